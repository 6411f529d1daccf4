# Fixed texts: `data-word` and `data-name` in the room's markup name them.
labels =
    .game = This game
    .modes = How you play
    .newGame = Start over
    .takeBack = Take back
    .redo = Redo
    .undo = Undo
    .place = Choose another start
    .step = Step
    .hint = Hint
    .judge = Is it lost?
    .watch = Tell me as soon as it is lost
    .boards = Other boards
    .target = Aim
    .otherBoard = Draw a board of your own
    .legal = Where I can go
    .show = Help on the board
    .candidates = {"Squares"} to go to
    .handOver = Let a method go on
    .handOverNow = Let it go on
    .tieRule = Rule
    .ownRule = Your rule
    .score = This round
    .check = Check my tour
    .checkHelp = Paste your tour here. It can be a list of squares such as a1 c2, or the board with its numbers. Lists that a program prints work too, such as (0, 1).
    .tourText = Your tour
    .checkNow = Check it
    .takeTour = Copy this tour
    .against = Compared with the rule
    .ghost = The rule from the same start.
    .tryNext = What to try next

modes =
    .free = Find a tour
    .predict = Predict the rule’s moves

# Names of actions that differ from those in other rooms.
actions =
    .back = Take a move back
    .forward = Make it again
    .restart = Start over
    .undo = Bring the last game back
    .hint = Hint, stronger each time
    .judge = Is it lost?

# What the keys do while the board is in focus.
onBoard =
    .move = Next {"square"} to go to; with Shift, from {"square"} to {"square"}
    .rowStart = First {"square"} of the row
    .rowEnd = Last {"square"} of the row
    .choose = Go there

# The aims.
aims =
    .open = Visit every square
    .closed = Visit all and return to the start

predictHeading = Which move does the rule choose?
startFixed = The start is fixed here.
# After that, if moves were lost by it.
undoOffer = “Undo” brings your moves back.

# They have been brought back.
undone = Your moves are back.

noHint = There is no move left, so there is no hint.
# The kinds of choices, by how hard they are to predict.
kinds =
    .tie = with a tie
    .close = with a difference of one
    .clear = with a larger difference
    .own = without a tie

finishable = Not lost: you can still complete a tour from here.
judging = Searching for a way to finish…
# Links to more about a game.
elsewhere =
    .explore = Explore: watch the rule from the same start
    .compare = Compare: several methods from the same start
    .guess = Learn: why guessing fails
    .rule = Learn: Warnsdorff’s rule

# The notation of a pasted tour.
forms =
    .squares = Read as a list of squares
    .moves = Read as a list of moves
    .table = Read as a table
    .numbered-board = Read as a numbered board
    .pairs = Read as rows and columns
    .numbers = Read as numbers of squares

# How a tour is written for other places.
writings =
    .numberedBoard = Numbers from 1
    .fromZero = Numbers from 0
    .pairs = (row, column) pairs
    .python = Python list
    .squareList = Squares

copyRefused = Your browser did not allow copying.

boardWithHoles = { NUMBER($width) } × { NUMBER($height) } with { NUMBER($holes) } { $holes ->
            [one] hole
           *[other] holes
        }

atWork = { $method } goes on from here. { $press } a {"square"} to take over again.

stuck = The {"knight"} is stuck, with { NUMBER($left) } { $left ->
            [one] {"square"}
           *[other] {"squares"}
        } left. Take moves back, or start over.

notClosed = You visited every {"square"}, but no move leads back to { $start }. So this is an open tour, not a closed one.

closable = You visited every {"square"}. One more move, back to { $start }, closes the tour.

noMoves =
    .hole = There is no {"square"} at { $to }.
    .visited = The {"knight"} has already been on { $to }.
    .not-a-move = { $hasLengths ->
            [true] Not { $to }: it is { $distance }. { $howItMoves }
           *[false] No edge leads from { $from } to { $to }.
        }
    .over = The tour is complete.

went =
    { $to }, { NUMBER($visited) } of { NUMBER($squares) }. { NUMBER($ways) } { $ways ->
            [one] {"square"}
           *[other] {"squares"}
        } to go to.

tookBack = Taken back to { $to }.

hints =
    .onlyMove = There is only one move: { $looksAt }.
    .moves = { $looksAt }. Another hint says where the rule goes.
    .ownRight = Right. { $told }
    .ownTie = Right, it is a tie: { $named } are equally good by the rule.

strongHint = { $hintChoice } Another hint makes the move.

score =
    { $asked ->
            [0] No answer yet.
           *[other] { NUMBER($right) } of { NUMBER($asked) } { $asked ->
                    [one] answer
                   *[other] answers
                } right, { NUMBER($streak) } in a row. Your longest streak is { NUMBER($longest) }.
        }

lost = Lost: { $why }.

lostSince =
    { $move ->
            [0] It was lost from the start, on { $name }.
           *[other] It has been lost since move { NUMBER($move) }, to { $name }.
        }

undecided = We don’t know: in { NUMBER($seconds) } { $seconds ->
            [one] second
           *[other] seconds
        } the search found no way to finish, and no proof against one.

takeBackTo = Go back to before move { NUMBER($move) }

handedOver = { $method } takes over. { $press } Step or Play.

next =
    .closed = Next challenge: a closed tour
    .findFault = Find where it went wrong
    .board = Next: { $board }

wrong =
    .size = a board to play on can have { NUMBER($most) } squares at most; this one has { NUMBER($squares) }
    .path = { QUOTED($text) } is not a move there; the moves before it are kept
    .mode = { QUOTED($text) } cannot be played; write free or predict

tooLong = This is too long. A tour can have at most { NUMBER($most) } characters.

tourCopied = Copied: { $writing }.
