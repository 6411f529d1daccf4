# The introduction: five screens, each of at most forty words.

screens_jump =
    .name = The jump
    .text = A knight jumps two squares one way and one square to the side. Jump three times: choose a ringed square.
screens_attempt =
    .name = Try it
    .text = Now visit all 25 squares, and none of them twice. How far do you get?
screens_trick =
    .name = The trick
    .text = Each number is the number of ways on from that square. Always jump to the smallest: squares with few ways in are the first to be cut off.
screens_machine =
    .name = The machine
    .text = A computer keeps to the same rule. Three times it stops and asks you: which square is next?
screens_wonders =
    .name = What nobody would guess
    .text = 8 × 8 has 13,267,364,410,532 closed tours: 420,000 years at one a second. A computer counted them in 1997, after a first number was wrong. The oldest known tour is from about 840. The rule of 1823 can fail, as here.
labels =
    .steps = Screens
    .before = Back
    .takeBack = Take back
    .again = Again
    .next = Next
    .answer = Show the answer
    .skip = Skip to the lab
    .ladder = Play on larger boards
    .fails = See the rule fail
    .ownRule = Write your own rule
    .teach = Teach it

# The number of the screen, and of how many.
place = { NUMBER($screen) } of { NUMBER($screens) }
title = { $name } · Knight’s Tour Lab

# What is right, after what is wrong with a link.
wrongScreen = there are the screens 1 to 5
jumps = { NUMBER($made) } of { NUMBER($all) } jumps
canJump = That is all a knight can do.
visited = { NUMBER($visited) } of { NUMBER($squares) } squares

# Nothing leads on, and how knights fared that jump at random.
stuck = Stuck, with { NUMBER($visited) } of { NUMBER($squares) }. Most people get stuck here. Of { NUMBER($walks) } knights that jumped anywhere, { NUMBER($arrived) } came to the end.
stuckAgain = Stuck, with { NUMBER($visited) } of { NUMBER($squares) }. Take jumps back, or try again.
done = You did it: a knight’s tour! { NUMBER($squares) } squares, each of them once.
cutsOff = That jump cuts off { $cut }. Take it back and look at the numbers.
lost = After that jump, no tour can be finished. Take it back.

# The square was not the one with the smallest number.
notSmallest = { $square } was not the smallest, but you can still finish.

# The question of the machine, and its answers.
which = Which square is next?
right = Right: { $square } has the smallest number, { NUMBER($ways) }.
wrong = It is { $square }: it has the smallest number, { NUMBER($ways) }.
larger = All { NUMBER($squares) } squares. Now a larger board!
arrived = All { NUMBER($squares) } squares, without one wrong turn.
