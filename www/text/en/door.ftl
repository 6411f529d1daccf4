labels =
    .question = Can a knight visit every square exactly once?
    .meaning = On a knight’s tour, the knight jumps across the whole board and lands on each square just once.
    .begin = Find out in five minutes
    .tryIt = Try it yourself
    .tryItMore = Move the knight on a small board.
    .seeIt = See how it is done
    .seeItMore = Step through a simple rule, move by move.
    .teachIt = Teach it
    .teachItMore = For teachers: a lesson plan, worksheets and a projector view.
    .skip = Skip to the lab
    .solve = Solve a puzzle
    .stop = Stop the knight
    .goOn = Let the knight go on
    .jump = The knight is yours: jump to a ringed square.

# Squares visited, of all.
count = { NUMBER($visited) } of { NUMBER($squares) }

languageNotKept = { $language } is not saved on this device, and the network cannot be reached. The page stays in English.
