hand =
    .title = A tour by hand
    .known = - On a knight’s tour the knight visits every square exactly once.
        - Boards of 2 × 2, 3 × 3 and 4 × 4 have no tour, but 5 × 5 has.
        - People have made such tours for almost 1200 years.
    .goOn = Play: find a tour of 5 × 5
hand_steps_watch =
    .text = A knight moves two squares in one direction and one to the side. On a knight’s tour it visits every square of the board exactly once. Press Play and watch a tour grow.
hand_steps_moves =
    .text = The knight stands in the corner, a1. In the middle of the board it has eight moves. Here it has far fewer.
    .ask = { $press } a square that the knight can go to.
    .right = Right. From a1 the knight has only two moves: to b3 and to c2.
    .nudge = Not there. Count two squares up or to the right, then one to the side, and try again.
    .wrong = Not there either. From a1 the knight can go to b3 and to c2.
hand_steps_first-tour =
    .text = Now it is your turn. This board is 4 squares wide and 3 high, and it has tours from the corner a1.
    .ask = Visit all 12 squares. Take moves back as often as you like.
    .right = A tour! Most people need several tries: a wrong move often shows only much later.
    .wrong = A dead end. Take some moves back: which square could the knight no longer enter?
hand_steps_smallest =
    .text = On 2 × 2 the knight cannot move at all, and on 3 × 3 it never reaches the middle. Try 4 × 4 here: whatever you do, a square is left over.
    .ask = How many squares wide is the smallest square board with a tour, not counting a single square?
    .right = Right: 5 × 5. It has tours, though none that returns to its start.
    .nudge = Not that one. You have just seen that 2, 3 and 4 are too small. Try again.
    .wrong = It is 5: the 5 × 5 board has tours. People checked every way on 4 × 4 and found none.
hand_steps_euler =
    .text = Leonhard Euler turned tours into mathematics. He drew this one in 1759. The first 32 squares fill the lower half. The upper half is the same path, turned upside down by half a turn.
    .ask = Square 1 is a4. { $press } the square that gets the number 33.
    .right = Right. Half a turn takes a4 to h5, and every lower number to one that is 32 higher.
    .nudge = Not there. Imagine turning the board upside down: where does a4 end up? Try once more.
    .wrong = It is h5: half a turn around the middle of the board takes a4 there.
hand_steps_al-adli =
    .text = Tours are older than Euler. This one is said to be by al-Adli, a chess master in Baghdad. It returns to its start. Press Forward to walk along it.
    .ask = How old is it?
    .options =
        | About 270 years | That is Euler’s time, but people wrote tours down long before him.
        | About 500 years | It is older still: al-Adli lived long before modern chess.
        | Almost 1200 years | Right: it is from about the year 840. Only one other tour that we know is as old.
guess =
    .title = Why guessing fails
    .known = - Random moves almost never make a tour.
        - Backtracking takes moves back and tries others. So it misses no tour.
        - That can take millions of placements: it notices a wrong move too late.
    .goOn = Explore: watch backtracking on 5 × 5
guess_steps_random-walk =
    .text = Suppose the knight moves at random. From each square it goes to any unvisited one, until it is stuck. Try it here: move without thinking.
    .ask = How many of the 64 squares does it visit on average? Make a guess.
    .exact = Exactly: it visits about 35. In the next step a thousand knights try it.
    .right = Near enough: it visits about 35. In the next step a thousand knights try it.
    .wrong = It visits about 35. In the next step a thousand knights try it.
guess_steps_thousand-walks =
    .text = A thousand knights are going to walk at random, all from d4. Guess first, then watch them. Each bar shows how many walks reached that number of squares.
    .ask = How many of the thousand walks will be tours?
    .options =
        | None | Right. Random moves almost never work: they leave squares stranded.
        | About ten | Fewer. To make a tour, a knight must guess right more than sixty times in a row.
        | About a hundred | Far fewer. Remember your own random walk: how many squares did it leave?
guess_steps_backtracking =
    .text = Backtracking also guesses. When it gets stuck, it undoes its last move and tries a different one. This run has already been stuck a few times. Press Forward or Play and watch.
guess_steps_placements =
    .text = Let us count how often backtracking puts the knight on a square. A tour of 5 × 5 without any mistake needs 25 placements. Undoing a move does not count.
    .ask = How many placements does backtracking need from a1? A rough guess is fine: tens, hundreds, thousands, millions?
    .exact = Exactly: 8,839 placements, for a board of only 25 squares.
    .right = Near enough: it needs 8,839, for a board of only 25 squares.
    .wrong = It needs 8,839, for a board of only 25 squares.
guess_steps_growth =
    .text = On 6 × 6 the same method needs 248,168 placements, almost thirty times as many. Here it is on 8 × 8, after its first two thousand steps.
    .ask = How many placements does it need on 8 × 8 from a1?
    .options =
        | About 15,000 | More: even 6 × 6 needed many more than that.
        | About 500,000 | More: that is only twice as many as on 6 × 6.
        | More than 8 million | Right: it needs 8,250,732. And this corner is a lucky one.
guess_steps_race =
    .text = Watch three boards at once, with every placement counted. The third starts on d4 and stops after 20 million placements. Even 100 million would not be enough.
    .ask = Why does it take so long?
    .options =
        | It notices a wrong move too late | Right. After an early wrong move it tries every way to go on, and there are billions, before it undoes that move.
        | The computer is too slow | It is fast: it makes about a million placements a second.
        | No tour begins on d4 | One does. The next lesson has a rule that finds it in 63 moves.
guess_steps_orders =
    .text = Our order of the eight moves is only one of 40,320. Watch the same method on 6 × 6 from a1 in twelve of them, and nothing else is different. Each run stops after a million placements.
    .ask = The first order is ours, with 248,168 placements. How many does the best of the twelve need?
    .options =
        | About 200,000 | Far fewer. The order decides which wrong moves come first.
        | About 9,000 | Right: 8,910. And half of the orders were not done after a million.
        | 36 | That would be a tour without a mistake. Even a good order makes mistakes.
rule =
    .title = A rule that looks ahead
    .known = - Warnsdorff’s rule goes to the square with the fewest onward moves.
        - Such a square would soon be cut off, so the rule visits it while it can.
        - On 8 × 8 it almost always finds a tour, without taking back a single move.
    .goOn = Explore: see the reason for each move
rule_steps_degrees =
    .text = From a square in the middle the knight has eight moves.
    .ask = How many moves does the knight have from a corner?
    .right = Right: two. A knight that enters a corner has to leave it by the only other move.
    .nudge = Not quite. Two squares one way and one to the side: which squares of the board does that reach from a1?
    .wrong = It is two: from a1 the knight can go to b3 and to c2, and nowhere else.
rule_steps_onward-moves =
    .text = Here is a simple rule: go to the square that has the fewest moves onward. Those numbers are shown on the board. H. C. von Warnsdorff found this rule in 1823. The knight is on a2.
    .ask = { $press } the square where the rule goes.
    .right = Right: b4 has 4 onward moves, c3 has 7.
    .nudge = Not there. Look at the squares one move away from a2: which has the smallest number?
    .wrong = The knight can go to b4, with 4 onward moves, or to c3, with 7. The rule takes b4.
rule_steps_predict =
    .text = Now without the numbers. For each square that the knight can go to, count the moves that it would have from there.
    .ask = Which square does the rule choose? Answer ten times. If there is a tie, any of the tied squares is right.
rule_steps_edge =
    .text = This run of the rule began on d4. It soon reaches the edge and stays close to it.
    .ask = Why does the rule visit the edge first?
    .options =
        | The way round is shorter there | Every tour of a board has the same number of moves.
        | Squares there have few moves and would soon be cut off | Right. The rule visits hard squares while it still can. The middle can wait.
        | There are more squares at the edge | Count them: 28 are at the edge, and 36 are not.
ties =
    .title = When the rule has a tie
    .known = - In a tie, several squares have the fewest onward moves.
        - The choice among them can decide between a tour and a dead end.
        - A rule that works from every square of one board may fail on another.
    .goOn = Compare: see where the rule fails on 7 × 7
ties_steps_stuck =
    .text = Often several squares are tied with the fewest onward moves, and the rule does not say which to take. This run from c1 then takes the one farthest to the right. It is stuck after 16 moves.
ties_steps_roth =
    .text = Here are the same rule and the same start. In a tie, this run takes the square farthest from the centre, and it finds a tour. A. Roth had that idea. Go back to see where the two runs differ.
ties_steps_how-often =
    .text = We ran the rule from all 64 squares of the chessboard. In a tie it always tried the eight directions in the same order, those to the right first.
    .ask = From how many of the 64 squares does it get stuck?
    .exact = Exactly: it gets stuck from three. The next step shows which.
    .right = Near enough: it gets stuck from three. The next step shows which.
    .wrong = It gets stuck from only three. The next step shows which.
ties_steps_success-map =
    .text = Here the rule runs from every square. A tick is a tour, a cross a dead end. Choose another way to break ties, and compare.
    .ask = With Roth’s tie-break no cross appears. Does that prove that the rule always works with it?
    .options =
        | Yes | It proves it for this board only. On 7 × 7 the rule fails from some squares.
        | No | Right: 64 runs say nothing about other boards. On 7 × 7 it fails from some squares.
ties_steps_larger-boards =
    .text = Where else does the rule fail? Here it starts from every square of ten boards. In a tie it always takes the first direction. The links open a run that gets stuck.
    .ask = What does the chart show from 6 × 6 to 30 × 30?
    .options =
        | The share of failures falls from board to board | Compare 14 × 14 with 18 × 18, or 20 × 20 with 30 × 30: those bars grow.
        | The share goes up and down | Right: ten boards show no clear trend. Larger ones do: on 200 × 200 the rule fails more often than not, on 500 × 500 nearly always.
        | The share grows from board to board | Compare 8 × 8 with 10 × 10: that bar becomes shorter.
invent =
    .title = Invent a rule
    .known = - A good rule looks at what is left, not only at where a square lies.
        - The order of its lines matters: line 2 decides only where line 1 cannot.
        - To see which rule is better, let both begin on the same squares.
    .goOn = Compare: enter your rule in the contest
invent_steps_edge =
    .text = A rule tells the knight which square to take. Here is one that anyone might think of: go to the square nearest the edge. Press Play and see how far it comes.
    .ask = It gets stuck from 57 of the 64 squares, this one among them. What is wrong with it?
    .options =
        | It does not notice when squares are cut off | Right. The distance from the edge never changes, but the moves that are left do. This rule cannot see them.
        | It goes to the edge too early | Warnsdorff’s rule goes there early as well, and it works from 61 squares.
        | It began on the wrong square | It gets stuck from almost every square, so the start is not to blame.
invent_steps_three-rules =
    .text = Three rules begin once on each of the 64 squares: any move at random, nearest the edge, and fewest onward moves. They stop where they are stuck.
    .ask = From how many squares does “fewest onward moves” make a tour? Guess.
    .options =
        | About 7 | More. That is how often “nearest the edge” makes one.
        | About 30 | More. It hardly ever gets stuck on so small a board.
        | About 60 | Right: from 61. It counts what is left, and that is why it is so much better.
invent_steps_own-rule =
    .text = Now write rules of your own. The knight takes the best square by line 1, and if several are equally good, line 2 decides. Try as many rules as you like. Then put “nearest the edge” first and “fewest onward moves” second.
    .ask = From how many of the 64 squares does that rule make a tour?
    .right = Right: from 32. Now let the two lines change places. The order of the lines matters!
    .nudge = Not quite. Line 1 is “nearest the edge” and line 2 “fewest onward moves”. Press Try this rule, and read the number.
    .wrong = It is 32: many more than the edge alone, but only half. Now let the two lines change places.
invent_steps_beat-roth =
    .text = On 100 × 100 Warnsdorff’s rule often gets stuck. A. Roth added a second line: farthest from the centre. Write a rule that is even better. All rules begin on the same 1,000 squares.
    .ask = Can you beat Roth’s rule?
