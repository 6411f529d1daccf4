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

# What a room is about: its help begins with it, and it can be read while the room is on its way.
abouts =
    .explore = Watch a rule lead the knight over the board. The page gives the reason for each move.
    .play = Find a tour yourself: move the knight until it has visited every square.
    .learn = Nine short lessons lead from the first move to questions that nobody has answered yet.
    .gallery = Look at tours that people have made in more than a thousand years.
    .compare = Let several methods work on the same board, side by side.
    .build = Make a board of any shape. The page says at once whether it has a tour.
    .count = Find out how many tours a board has. Small boards are counted one tour at a time, large ones by cleverer ways, and the largest are estimated.
    .exist = See which boards have a tour and which have none.
    .keypad = A knight hops from key to key of a keypad, such as a telephone’s. How many numbers can it dial?
    .puzzle = Some numbers of a tour are given. Find the others: each is one knight’s move from the next.
    .verse = A text stands on a board in pieces. The knight reads it: each part is one knight’s move from the next.
