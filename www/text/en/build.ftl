# Fixed texts: `data-word` and `data-name` in the room's markup name them.
labels =
    .intro = Which shapes of board have a knight’s tour? Cut holes and see: a single missing square can make a tour impossible.
    .tools = What a click or the Space key does
    .wholeBoard = The whole board
    .back = Undo and redo
    .openInExplore = Open in Explore
    .countTours = Count its tours
    .isPossible = Is a tour possible?
    .side = Size of shape
    .shapes = Shapes
    .boardText = Text of the board
    .textHeading = The board as text
    .writtenAs = Format
    .takeText = Use this text
    .readings = It can also be read as
    .copyText = Copy
    .resetText = Write the board again
    .pictureHeading = A board from a picture
    .choosePicture = Choose a picture…
    .dropPicture = Or drop one here. It stays on your computer.
    .longest = Longer side
    .threshold = Brightness
    .takeLight = Light parts become squares

tools =
    .toggle = Cut or fill
    .add = Fill
    .erase = Cut
    .start = Set start
changes =
    .fill = Fill all
    .clear = Cut all
    .invert = Swap all
steps =
    .undo = Undo
    .redo = Redo

# Notations of a board.
forms =
    .rows = Rows of . and #
    .puzzle = Puzzle: 0, space, 1 for start

# What the keys do, for the sheet of keys.
keys =
    .undo = Undo the last change of the board
    .redo = Redo it
    .help = Show the keys
    .move = Move over the board
    .rowStart = Go to the first square of the row
    .rowEnd = Go to the last square of the row
    .choose = Cut or fill the square, or set the start there

copied = The text of the board is copied.
notCopied = The browser refused to copy. Select the text and copy it yourself.
tour =
    .open = Open tour
    .closed = Closed tour

# The short answer, before its reason.
answers =
    .yes = Possible
    .no = Impossible
    .unknown = We don’t know yet

# Shown if no theorem decides.
undecided = No known theorem covers this board. A search takes up to ten seconds.

findOut = Search
cancel = Cancel
searching = Time of the search
openTour = Open it in Explore

# How the squares of a board are arranged in a text.
layouts =
    .size = a width and a height
    .rows = rows of characters
    .spaced = rows with a space between squares
    .separated = rows with separators between squares
    .flat = all rows on one line

# A character of a text, by its name, and several of them: “0 and space”. $list is what has been said so far as a list.
space = space

both = { $before } and { $symbol }{ UNUSED($list) }

# How a text was read: which characters mean what, as far as it has both.
-meaning = { $known ->
            [both] { $squares } for a square, { $holes } for a hole
            [squares] { $squares } for a square
            [holes] { $holes } for a hole
           *[neither] {""}
        }

readAs = { $known ->
            [neither] Read as { $layout }.
           *[other] Read as { $layout }: { -meaning }.
        }

# One of several readings.
reading = { $size }: { $squares } for a square{ $known ->
            [squares] {""}
            [neither] {""}
           *[other] , { $holes } for a hole
        }

# Replaces a start that could not be used.
noStart = no start

noSquares = This board has no squares yet. Fill some first.
contents = { $hasHoles ->
            [true] { NUMBER($squares) } { $squares ->
                    [one] square
                   *[other] squares
                } and { NUMBER($holes) } { $holes ->
                    [one] hole
                   *[other] holes
                }
           *[false] { NUMBER($squares) } { $squares ->
                    [one] square
                   *[other] squares
                }
        }

# Under the board: what it contains, and what the chosen tool does.
hint = { $board }. { $tool ->
            [toggle] Drag to cut holes or fill them again.
            [add] Drag to fill holes. The right button or a long press cuts.
            [erase] Drag to cut holes.
           *[start] { $press } the square where the tour should start.
        }

cell = { $name }, { $isStart ->
            [true] start
           *[false] { $isSquare ->
                    [true] square
                   *[false] hole
                }
        }
undone = Undone. { $board }.
redone = Redone. { $board }.
title = { $build } · { $size }, { $squares } · { $page }

# Follows the reason that rules a tour out. The number is 0 if the squares are too many to be named. A square that is part of two reasons is among them twice, but only once in $commas and $list, as “c2, e4, f5” and “c2, e4 and f5”; $manyOnce is their number.
marked = { $many ->
            [0] These squares are marked on the board.
           *[other] Marked on the board: { COMMAS($squares) }.
        }{ $manyOnce ->
            [one] {""}
           *[other] {""}
        }{ UNUSED($commas) }{ UNUSED($list) }

# For screen readers; the reason follows.
verdict = { $tour }: { $answer }.

findOutOf = { $target ->
            [open] Search for an open tour
           *[other] Search for a closed tour
        }
cancelOf = { $target ->
            [open] Cancel the search for an open tour
           *[other] Cancel the search for a closed tour
        }

# The result of a search.
found =
    .tour = A tour from { $first } to { $last } is drawn on the board.
    .none = The search proved that there is no tour.
    .unknown = No answer after 10 seconds: the search found neither a tour nor a proof that none exists. Try a smaller board, or one with fewer moves.
    .cancelled = Cancelled.
    .failed = The search failed. What the browser said: { $message }

findingOf = { $tour }: { $finding }
wrong =
    .size = a board of { NUMBER($width) } × { NUMBER($height) } is too large to draw by hand; each side can be at most { $most }
    .text = this text is too long; it can have at most { NUMBER($most) } characters here
    .side = write a whole number from { $least } to { $most }

# Errors with a picture; $myriads is the number of pixels in tens of thousands.
picture =
    .unreadable = the browser cannot read this file as a picture; choose a PNG, JPEG or WebP file
    .tooLarge = a picture of { NUMBER($width) } × { NUMBER($height) } pixels is too large; choose one with at most { NUMBER($millions) } million pixels{ UNUSED($myriads) }
    .tooHeavy = a file of { NUMBER($megabytes) } MB is too large; choose one with at most { NUMBER($most) } MB
