colours =
    .title = Prove it with colours
    .known = - Every knight’s move changes the colour of the square.
        - So a board with an odd number of squares has no closed tour.
        - A proof saves you the search: nobody has to try all paths.
    .goOn = Possible? Ask about other boards
colours_steps_count =
    .text = Every knight’s move changes the colour of the square. This board has 25 squares.
    .ask = How many squares have the colour of the corner a1?
    .right = Right: 13, and 12 have the other colour.
    .nudge = Not quite. Count the squares of that colour row by row, and try again.
    .wrong = There are 13, one more than of the other colour, because the number of squares is odd.
colours_steps_odd =
    .text = A closed tour returns to its start. All the way round, light and dark squares alternate.
    .ask = Can 5 × 5 have a closed tour?
    .options =
        | Yes, with luck | Around a circle light and dark alternate, so there would be equally many of each. But there are 13 and 12.
        | No | Right: a circle has equally many light and dark squares, and 13 is not 12. So no board with an odd number of squares has a closed tour.
colours_steps_start =
    .text = An open tour of 25 squares begins and ends on the colour that has 13 squares.
    .ask = { $press } a square where no tour can start.
    .right = Right: it has the colour with 12 squares, so no tour can start there.
    .nudge = A tour can start there: it has the colour of the corners. Look for the other colour.
    .wrong = That square also has the colour of the corners. Take a square next to it, above or beside.
colours_steps_argument =
    .text = Can this board, 4 squares high, have a closed tour? It has as many light squares as dark ones. A second way to divide the squares gives a contradiction. Press Play or Forward.
    .ask = Where is the contradiction?
    .options =
        | Outer and inner would alternate, and so would light and dark | Right. Then every outer square would have one colour. But an outer row has both.
        | There are more outer squares than inner ones | There are 14 of each. That is why they would have to alternate.
        | Some squares have only two moves | They have, but two moves are enough to enter and leave.
colours_steps_map =
    .text = Which boards have closed tours? Here are all from 3 × 3 to 10 × 10. Colours rule out some of them, and a side of 4 rules out others. Small boards may simply be too small.
    .ask = Guess first: mark every board that has a closed tour. Then press Check.
colours_steps_blame =
    .text = Proofs find mistakes, too. This path on 5 × 5 can no longer become a tour: one square is cut off.
    .ask = Which square can no longer be reached?
    .right = Right: both ways into e1 are used up.
    .nudge = Not that one. Look for a square at the edge whose two ways in are both used up.
    .wrong = It is e1. Its two ways in, c2 and d3, are used up.
graph =
    .title = Draw a board as a graph
    .known = - In a graph, squares are points and moves are lines.
        - Where a point has only two lines, a round trip uses both.
        - A closed knight’s tour is a Hamiltonian cycle.
    .goOn = Explore: watch the rule play Hamilton’s game
graph_steps_ring =
    .text = Draw every square as a point and every move as a line: that is a graph. This board, 3 × 3 without its middle, unfolds into a circle. Press Unfold, or move the slider.
    .ask = How many closed tours does it have? Its start and its direction do not matter.
    .right = Right: one, the circle itself. There is no other way.
    .nudge = Not quite. Unfold the board, and follow the lines: how often do you have a choice?
    .wrong = It has one: the circle itself. Every point has just two lines.
graph_steps_cross =
    .text = This cross has 12 squares. Unfolded, it is nearly a ring: eight of its squares have three moves, and four have only two.
    .ask = A square has only two moves. What does a closed tour do there?
    .options =
        | It takes both | Right: it needs one to enter and one to leave. So most of the tour is forced.
        | It takes one of them | Then it could enter the square but not leave it.
graph_steps_cross-tour =
    .text = Here is the same cross, drawn as a ring. Your moves also appear on the board beside it. On the board this is a puzzle. On the ring you hardly have a choice.
    .ask = Find a closed tour: visit every square and return to b1.
    .right = A closed tour! On the ring it is easy; on the board it was a puzzle.
    .wrong = A dead end. Take some moves back: where a square has two lines, use both.
graph_steps_icosian =
    .text = In 1857 William Rowan Hamilton invented a game. You travel along the edges of a dodecahedron, visit all 20 cities once, and return. Such a round trip is called a Hamiltonian cycle. A closed knight’s tour is one.
    .ask = Visit every city and return to the first.
    .right = A Hamiltonian cycle, on a graph that is not a board.
    .wrong = A dead end. Take some moves back.
graph_steps_herschel =
    .text = The rule of lesson 3 needs no board. It only counts lines to unvisited points. This is the Herschel graph.
    .ask = Which point does the rule choose? Answer five times. If there is a tie, any of the tied points is right.
graph_steps_petersen =
    .text = The Petersen graph has ten points, each with three lines. Try it yourself.
    .ask = Is there a round trip through all ten points?
    .options =
        | Yes | You can visit all ten, but you cannot return. This is the best-known graph of that kind.
        | No | Right: you can visit all ten, but not return. Nobody knows a quick test that works for every graph.
fast =
    .title = Find tours of huge boards
    .known = - Divide and conquer makes small tours and joins them into a large one.
        - A linear method takes four times as long for four times as many squares.
        - That is why it can do a board of a million squares.
    .goOn = Compare: two methods race on 50 × 50
fast_steps_blocks =
    .text = Divide and conquer: this method cuts the 12 × 12 board into four blocks and gives each a closed tour. Then it joins neighbours: it replaces one move of each by two moves across. Press Forward and watch.
    .ask = How many joins turn four tours into one?
    .right = Right: three. Each join leaves one tour fewer.
    .nudge = Not quite. Each join turns two tours into one. Start from four, and try again.
    .wrong = It takes three: each join leaves one tour fewer, and four become one.
fast_steps_timings =
    .text = How long do methods take? Your device times three of them now. Each board has four times as many squares as the one before.
    .ask = A method is linear if four times as many squares take four times as long. Which methods look linear?
    .options =
        | All three | Backtracking is lost on the second board already.
        | Warnsdorff’s rule and divide and conquer | Right, roughly: they take about four times as long from board to board. Small boards are too quick to tell.
        | None | Look at the larger boards: two methods take about four times as long each time.
fast_steps_hundred =
    .text = Here is a board of 100 × 100, divided into blocks. Press Play and watch the method join them.
    .ask = Suppose it takes 2 ms. How long does a linear method need for 1,000 × 1,000?
    .options =
        | 20 ms | The sides are ten times as long. How many times as many squares are there?
        | 200 ms | Right: a hundred times as many squares take a hundred times as long.
        | 2 s | That is a thousand times as long. How many times as many squares are there?
fast_steps_thousand =
    .text = And this is 1,000 × 1,000. Press Play. Its squares are too small to draw, so their colours show when the knight visits them.
    .ask = How many moves does a closed tour of this board have?
    .right = Right: a million, one from each square. The last move leads home.
    .nudge = Not quite. A closed tour makes one move from each square. How many squares are there?
    .wrong = It has 1,000,000: one from each of the 1,000 × 1,000 squares.
many =
    .title = Count all tours
    .known = - 5 × 5 has 864 tours, and 8 × 8 has more than 13 million million closed ones.
        - You can count tours without finding each one: a sweep remembers only states and numbers.
        - Turn and mirror tours, and some wrong numbers show themselves.
    .goOn = Count: count the closed tours of 6 × 6
many_steps_five =
    .text = The smallest square board with tours is 5 × 5, and all its tours are open. Find one yourself if you like.
    .ask = How many tours does it have? Each counts once, whichever way you walk it. Guess.
    .exact = Exactly: it has 864, or 1,728 if both directions count.
    .right = Near enough: it has 864, or 1,728 if both directions count.
    .wrong = It has 864, or 1,728 if both directions count.
many_steps_all-tours =
    .text = Here are all of them, found one by one. The disc is one end and the ring the other. Each picture opens in Explore.
many_steps_six =
    .text = On 6 × 6 there are closed tours, too. Finding them one by one would take long, but there is a quicker way to count.
    .ask = How many closed tours does 6 × 6 have? A rough guess is fine: hundreds, thousands, millions?
    .exact = Exactly: it has 9,862. Each counts once, whichever way you walk it.
    .right = Near enough: it has 9,862. Each counts once, whichever way you walk it.
    .wrong = It has 9,862. Each counts once, whichever way you walk it.
many_steps_sweep =
    .text = This method sweeps over the board square by square. It remembers only how the unfinished paths are connected, and how many ways lead to each such state. Each bar is one step of the sweep.
    .ask = What does the method forget?
    .options =
        | The tours themselves | Right: many paths share a state, and the method keeps only their number.
        | How many paths there are | It keeps that: a number for every state.
many_steps_estimate =
    .text = On 8 × 8 the sweep takes about ten seconds; the room Count does it. An estimate is quicker. It makes many random walks and weighs each by how likely it was.
    .ask = Wait until the bar is short. Read it: how many closed tours does 8 × 8 have?
    .options =
        | About a million | Many more: 6 × 6 alone has nearly ten thousand.
        | About 13 million million | Right. The exact number is 13,267,364,410,532.
        | About 33 million million | That is far outside the bar. But two people once announced it: see the next step.
many_steps_positions =
    .text = Two people once announced 33,439,123,484,294 closed tours of 8 × 8, another found 13,267,364,410,532. To see that one is wrong, turn and mirror tours. Each has 8 positions, or 4 if half a turn leaves it unchanged.
    .ask = How does that show that 33,439,123,484,294 is wrong?
    .options =
        | 94 is not divisible by 4 | Right: groups of 8 and of 4 add up to a multiple of 4, and this number is not one. 13,267,364,410,532 is.
        | It is too large to be true | That is no proof: the true number is large as well. Look at its last two digits.
        | It is even | It has to be even: groups of 8 and of 4 add up to an even number. Can you say more?
