# Number puzzles: some numbers of a tour are given, the others are to be filled in.
# Fixed texts: `data-word` and `data-name` in the room’s markup name them.
labels =
    .boardHeading = The puzzle
    .missing = Numbers still missing
    .cancel = Cancel
    .takeBack = Undo
    .redo = Redo
    .erase = Erase
    .hint = Hint
    .check = Is it right?
    .tellWrong = Tell me at once when a number is wrong
    .clear = Erase all my numbers
    .day = Puzzle of the day
    .dayHelp = Everyone gets the same three puzzles. New ones come at midnight UTC.
    .ladder = The ladder
    .another = Another puzzle
    .size = Board
    .grade = How hard
    .target = Tour
    .symmetry = Pattern
    .piece = Piece
    .make = Make it
    .oneMore = Another one like it
    .own = Make your own
    .ownHelp = Write a row in each line: numbers, . for an open square, # for a hole. Put the numbers that you want to give, and see whether there is exactly one solution.
    .givens = Your puzzle
    .useGivens = Play it
    .keepEntries = Give all numbers on the board
    .solved = Solved!
    .shareLine = Share your result
    .copyShare = Copy it
    .making = Making a puzzle …
    .judging = Looking for solutions …
    .backToPlay = Back to the other games
    .thin = Thin it out
    .thinning = Taking numbers away …

# Names of actions in the sheet of keys.
actions =
    .back = Take an entry back
    .forward = Enter it again
    .erase = Erase the number
    .hint = Hint, stronger each time
    .check = Is it right so far?
    .restart = Erase all my numbers

# What the keys do while the board is in focus.
onBoard =
    .move = From square to square
    .rowStart = First square of the row
    .rowEnd = Last square of the row
    .choose = Enter the next number, or go on from this one
    .digits = Enter this number
    .erase = Erase the number

grades =
    .easy = Easy
    .medium = Medium
    .hard = Hard
    .very-hard = Very hard
targets =
    .open = Open: the last square may be anywhere
    .closed = Closed: the last number is a move from 1
symmetries =
    .none = Any
    .turned = The same turned upside down
    .quarter = The same turned sideways
    .mirrored = The same in a mirror
rungs =
    .five = 5 × 5, easy
    .six = 6 × 6, easy
    .closed = 6 × 6, closed tour
    .seven = 7 × 7, medium
    .eight = 8 × 8, hard
    .turned = 8 × 8, closed tour, hard

# $isReached: whether it was solved.
rungName = { $rung }: { $isReached ->
        [true] solved
       *[false] not solved yet
    }

nextRung = Next: { $rung }
heading = Fill in the numbers

# $leaps are those of a piece that is no knight, such as “(1, 3)”.
task = Fill in the numbers 1 to { NUMBER($squares) }, so that each is { $piece ->
        [knight] a knight’s move
       *[other] one move of the piece { $leaps }
    } from the next.{ $isClosed ->
        [true] {" "}The last number is a move from 1, too.
       *[false] {""}
    }
unique = There is only one solution.

# Under the board. $next is the number that a tap enters.
caption = { $hasNext ->
        [true] Next: { NUMBER($next) }. { $missing ->
            [one] 1 number is missing.
           *[other] { NUMBER($missing) } numbers are missing.
        }
       *[false] All numbers are on the board.
    }

nextNumber = Enter { NUMBER($number) } next
wherePlaces = { $hasNext ->
        [true] Show where { NUMBER($number) } can go
       *[false] Show where a number can go
    }

# A square, for a screen reader.
square = { $square }, { $kind ->
        [given] { NUMBER($number) }, given
        [entered] { NUMBER($number) }
       *[open] open
    }{ $isWrong ->
        [true] , wrong
       *[false] {""}
    }{ $isPlace ->
        [true] , the next number can go here
       *[false] {""}
    }{ $isPointedOut ->
        [true] , the hint is about this square
       *[false] {""}
    }{ $isStruck ->
        [true] , ruled out
       *[false] {""}
    }{ $isDiffering ->
        [true] , different in two solutions
       *[false] {""}
    }{ $hasNeighbours ->
        [true] ; { LIST($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] { NUMBER($number) } on { $square }
       *[false] { NUMBER($number) } missing
    }

begins = { $board }: { NUMBER($given) } of { NUMBER($squares) } numbers are given.

# A number was tapped. $next is the missing number after it.
goesOn = { $square }: { NUMBER($number) }.{ $hasNext ->
        [true] {" "}The next tap enters { NUMBER($next) }.
       *[false] {""}
    }

refused =
    .given = { $square } is given and stays as it is.
    .taken = { NUMBER($number) } is given on { $square }.
    .beyond = The numbers go from 1 to { NUMBER($squares) }.
checked = { $wrong ->
        [0] Everything is right so far.
        [one] 1 number is wrong. It is marked on the board.
       *[other] { NUMBER($wrong) } numbers are wrong. They are marked on the board.
    }
notKnown = This puzzle does not have exactly one solution, so nobody can say which numbers are right.
full = { $isKnown ->
        [true] All numbers are on the board, but some are wrong. “Is it right?” shows them.
       *[false] All numbers are on the board.
    }
wrongHere = { NUMBER($number) } on { $square } is wrong. Erase it first.
nothingLeft = All numbers are on the board.
contradiction = With these numbers the puzzle cannot be solved: one of them is wrong.
noHint = No step from here is easy enough to explain. Look at another part of the board, or take a number back.
entered = { NUMBER($number) } is on { $square } now.

# Hints. First where to look, then why.
where =
    .number = Look for { NUMBER($number) }: only one square is left for it.
    .square = Look at { $square }: only one number is left for it.
because =
    .too-far = { NUMBER($number) } must be exactly { NUMBER($moves) } { $moves ->
            [one] move
           *[other] moves
        } from { NUMBER($from) } on { $at }.
    .no-neighbour = { NUMBER($number) } needs a square for the number before it and one for the number after it, each a move away.
    .two-ways = { $square } has only two neighbours left, { $one } and { $other }: the tour comes from one and goes to the other.
    .cut-off = With { NUMBER($number) } on { $square }, the squares around { $part } could not be filled.
    .try = Try { NUMBER($number) } on { $square }: after { NUMBER($steps) } more { $steps ->
            [one] number
           *[other] numbers
        } nothing goes on.
    .long-try = { NUMBER($number) } on { $square } fails, but only after a long look ahead.
so =
    .number = So { NUMBER($number) } goes on { $square }.
    .square = So { $square } gets { NUMBER($number) }.

# How it was solved.
result = { $isLong ->
        [true] { NUMBER($minutes) } min
       *[false] { NUMBER($seconds) } s
    }, { $hints ->
        [0] without hints
        [one] with 1 hint
       *[other] with { NUMBER($hints) } hints
    }
solvedAloud = Solved: { $result }.
shareLine = Knight’s Tour Lab, { $name }: { $result }. { $link }
puzzleOfDay = { $date }, { $grade }
ownPuzzle = numbers on { $board }

# What is known of one’s own puzzle.
verdict =
    .unique = It has exactly one solution.{ $grade ->
            [easy] {" "}It is easy.
            [medium] {" "}It is of medium difficulty.
            [hard] {" "}It is hard.
            [very-hard] {" "}It is very hard.
           *[none] {""}
        }
    .several = It has several solutions. Two of them differ on { $count ->
            [one] 1 square
           *[other] { NUMBER($count) } squares
        }.
    .none = It has no solution.
    .clash = It has no solution: { LIST($numbers) } cannot be given together.
    .unknown = Whether it has one solution is not known: the search was ended.
    .spare = { $count ->
            [0] Every given number is needed.
            [one] { LIST($numbers) } is not needed.
           *[other] Each of these could be left out alone: { LIST($numbers) }.
        }
    .settling = { $isEnough ->
            [true] With { NUMBER($number) } on { $square } it would have exactly one solution.
           *[false] One more number that would settle a lot is { NUMBER($number) } on { $square }.
        }

otherGrade = A puzzle of that kind was not found in time. This one is { $grade ->
        [easy] easy
        [medium] of medium difficulty
        [hard] hard
       *[very-hard] very hard
    }.
copied = Your result is copied.
copyRefused = Your browser did not allow copying. Select the line and copy it yourself.
tooLong = A puzzle can have up to { NUMBER($most) } characters.
title = Fill in the numbers: { $board } · Knight’s Tour Lab
wrong =
    .day = { QUOTED($text) } is not a day; write it as 2026-11-22
    .grade = { QUOTED($text) } is not a grade; it can be { COMMAS($known) }
    .rung = { QUOTED($text) } is not on the ladder; it can be { COMMAS($known) }
    .target = { QUOTED($text) } is not a kind of tour; it can be { COMMAS($known) }
    .filled = { QUOTED($text) } is not a number on a square; write it as c2:5
