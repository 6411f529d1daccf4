# Fixed texts: `data-word` and `data-name` in the room's markup name them.
labels =
    .intro = How many different tours does a board have? Far too many to list on a chessboard, so people look for clever ways to count.
    .heading = What to count
    .withHoles = A board with holes
    .boardText = The board as rows of . and #, or as a size
    .takeBoard = Use this board
    .drawBoard = Draw it in Build
    .fromSquare = First square, or any
    .toSquare = Last square, or any
    .starts = How many begin on each square
    .directed = A reversed tour counts as
    .copies = A rotated or mirrored tour counts as
    .memory = Memory
    .exact = Exact count
    .howCounted = More: how does it count?
    .start = Count them
    .startAnyway = Count anyway
    .notNow = Not now
    .cancel = Cancel
    .countProgress = Progress of the count
    .estimates = Estimate
    .estimateIntro = Random walks hint at the number, even on boards that nobody has counted.
    .howEstimated = More: how do walks count tours?
    .chances = A walk that finds a tour with a chance of one in a million counts as a million tours. A dead end counts as no tour.
    .average = The average over many walks tends to the number of tours (Donald Knuth, 1975). Rotated and mirrored copies count separately.
    .fours = Four walks share their first third, which saves time (Herman Kahn and Theodore Harris, 1951).
    .walkSettings = How to estimate
    .weight = Weight
    .weightNote = With weight 1 a walk takes any move. The smaller the weight, the more closely it follows Warnsdorff’s rule.
    .weightMore = A small weight prefers squares with few onward moves, and spares the squares beside them. On 8 × 8 a weight of 0.75 comes closest to how tours move.
    .walks = Walks
    .estimate = Estimate
    .badWeight = Try a bad weight
    .estimateProgress = Progress of the estimate
    .asTable = The curve as a table
    .uncounted = Nobody has counted these:
    .tours = All tours
    .toursIntro = One after another, as a search finds them, with rotated and mirrored copies. Choose a tour to open it in Explore.
    .list = List them
    .previous = Previous
    .next = Next
    .known = Known numbers
    .findKnown = Find a board, a number or a name
    .copyCsv = Copy as CSV
    .copyJson = Copy as JSON
    .knownNote = “Counted here” means since you opened this page. Open tours include those that could be closed.
    .allAsCsv = All known numbers as CSV
    .allAsJson = All known numbers as JSON
    .history = The number that was wrong
    .announced = In 1996 two researchers announced that the 8 × 8 board has 33,439,123,484,294 closed tours (Martin Löbbing and Ingo Wegener, with binary decision diagrams).
    .corrected = That cannot be right. A reflection or a quarter turn always gives a different tour; a half turn sometimes gives the same one. So tours come in groups of four or eight, but four does not divide that number. Brendan McKay counted 13,267,364,410,532 in 1997, and so does this page.
    .countIt = Count it here

# How the directions of a tour are counted, by `directed`.
directions =
    .false = the same tour
    .true = another tour

# How turned and mirrored copies are counted, by `upToSymmetry`.
copies =
    .false = another tour
    .true = the same tour

# The answer for a board that is not in the list of known numbers.
unlisted = No published number is listed for this. Count it, or estimate it.

# How many of the known numbers a search has found.
foundRows = { NUMBER($found) } of { NUMBER($all) }

cancelled = Cancelled.
notYet = –
# The methods of counting.
methods =
    .folded = The count goes row by row through the upper half of the board, with mirror images as one. The lower half is the same upside down, so the two halves are joined at the end.
    .frontier = The count goes square by square. Of the moves chosen so far it remembers only the open ends, so it never visits the same situation twice.

# Added for a count up to symmetry.
keptFirst = Before that it counts the tours that look the same after a rotation or a reflection, on a folded board, because they have fewer copies.

outOfMemory = The count stopped, perhaps because memory ran out. Try a smaller board.
# The stages of a count apart from computing layers of states.
stages =
    .planning = making a plan
    .joining = joining the halves
    .symmetric = counting symmetric tours

# Unfolds what is known of a number.
details = Details

# Why a published number is wrong.
faults =
    .overflow = its program calculated with 64 bits, and a multiple of 2⁶⁴ is missing
    .symmetry = tours come in groups of four or eight, and four does not divide that number
    .by-hand = it was found by hand
    .unexplained = other programs, written independently, agree on another number

# Before a command, for boards that a browser cannot count.
tooLarge = Too large for a browser. Type this command:

copyCommand = Copy
# The column headings of the table of known numbers.
columns =
    .board = Board
    .known = Known number
    .kind = Tours
    .here = Counted here
    .source = Source
noTours = There are no such tours.
withHoles = a board with holes
-size = { $hasHoles ->
        [true] { withHoles }
       *[false] { $size }
    }

# For screen readers: the number that was counted.
spoken = { NUMBER($tours) } { $isClosed ->
        [true] closed
       *[false] open
    } { $tours ->
        [one] tour
       *[other] tours
    } of { -size }.

# The title of the window: the name of the room, what is counted, and the name of the page.
title = { $count }: { $isClosed ->
        [true] closed
       *[false] open
    } tours of { -size } · { $page }

# What is being counted. The piece may be any.
meaning =
    .closed = Closed tours of the { $piece } on { -size }, { NUMBER($squares) } { $squares ->
            [one] square
           *[other] squares
        }: every square once, and then one move back to the first. Where a tour begins makes no difference.
    .open = Open tours of the { $piece } on { -size }, { NUMBER($squares) } { $squares ->
            [one] square
           *[other] squares
        }: every square once, ending anywhere. Those whose ends happen to be a move apart are included.
    .directed = A tour and its reverse count as two.
    .undirected = A tour and its reverse count as one.
    .upToSymmetry = Rotated and mirrored copies count as the same tour.
    .separately = Rotated and mirrored copies count as different tours.
    .from = Only those from { $start }{ $hasEnd ->
            [true] {" "}to { $end }
           *[false] {""}
        } are counted, each in this direction.

# The kind of tours in the table of known numbers.
kind = { $isClosed ->
        [true] closed
       *[false] open
    }, { $isDirected ->
        [true] directed
       *[false] undirected
    }

bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB

# How long something takes; `isIn`: after “in”, as in “counted in 3 days”.
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) } s
    .seconds = { NUMBER($value) } s
    .minutes = { NUMBER($value) } min{ $seconds ->
            [0] {""}
           *[other] {" "}{ NUMBER($seconds) } s
        }
    .hours = { NUMBER($value) } hours
    .days = { NUMBER($value) } { $isIn ->
            [true] days
           *[false] days
        }
    .years = { NUMBER($value) } { $isIn ->
            [true] years
           *[false] years
        }

# The progress.
percent =
    .some = { $percent }%
    .least = less than 0.1%

memoryOf = Up to { NUMBER($nLess) } GiB
settings =
    .page = Page
    .show = At work
    .board = Board
    .leaper = Piece
    .theme = Theme
    .target = Tour
    .seed = Seed
wrong =
    .choice = { QUOTED($value) } is not available; choose from { COMMAS($known) }
    .page = { QUOTED($value) } is not a page; write a whole number such as 1

# A value of a link that was invalid, and what is used instead.
replaced =
    .other = { $name }: { $message }. { QUOTED($instead) } is used instead.
    .usual = { $name }: { $message }. The usual value is used instead.

taking = about { $inWords } and { $bytes } of memory
costs =
    .none = A theorem already gives the answer, so this takes no time.
    .known = { $hasSeconds ->
            [true] This takes about { $inWords } and up to { $bytes } of memory.
           *[false] This takes up to { $bytes } of memory.
        }
    .coming = Working out how much memory this takes…
    .guessed = By a rule of thumb this takes { $taking }. It stops at the limit under “{ $memory }”.
    .unknown = The memory that this takes shows as it goes. It stops at the limit under “{ $memory }”.
tooLong = This count would take { $taking }, by a rule of thumb. Start it anyway?
refusal = This cannot be counted here: { $message }.

# The count stopped; `bare` is what the browser said without its full stop.
notCounted =
    .refused = The count stopped: { $message }.
    .said = What the browser said: { QUOTED($message) }.{ UNUSED($bare) }

notListed = These tours cannot be listed: { $message }.

# The progress of a count.
progress =
    .now = Now
    .layer = layer { NUMBER($layer) } of { NUMBER($all) }
    .states = States in it
    .memory = Memory
    .cores = Processor cores
    .time = Time so far
    .timeLeft = Time left
    .about = about { $duration }

# Under the chart of layers, while the count goes on and at its end.
layersCaption =
    .soFar = States kept after each finished layer of squares, { NUMBER($most) } at most so far.
    .over = States kept after each layer of squares, { NUMBER($most) } at most.

# The chart in words.
layersSummary = Bars: { NUMBER($done) } of { NUMBER($steps) } layers done. The largest is layer { NUMBER($largest) } with { NUMBER($most) } states.

# What the number means.
counted = { $isClosed ->
        [true] Closed
       *[false] Open
    } tours of { -size }, { $isDirected ->
        [true] the two directions counted separately
       *[false] both directions counted as one
    }, { $isUpToSymmetry ->
        [true] rotated and mirrored copies counted as one
       *[false] rotated and mirrored copies counted separately
    }. Counted in { $duration }.
countedFrom = Open tours of { -size } from { $start }{ $hasEnd ->
        [true] {" "}to { $end }
       *[false] {""}
    }, each in this direction. Counted in { $duration }.

# The number if directions are counted in the other way.
otherWay =
    .undirected = With both directions as one there are { $tours }.
    .directed = With the directions counted separately there are { $tours }.

# The published number, and its source.
published =
    .same = This is the known number: { $source }.
    .other = The known number is { $tours }: { $source }.

# A source with its author, or year, or both.
source =
    .byOne = { $name } ({ $by })
    .byBoth = { $name } ({ $by }, { $year })

# Two sources, one after the other.
sources = { $first }; { $second }

countedByCommand = counted by the command
using = { NUMBER($threads) } { $threads ->
            [one] thread
           *[other] threads
        } and { $bytes } of memory{ $hasDiskBytes ->
            [true] , and { $bytes2 } of disk
           *[false] {""}
        }
byCommand = The command counted it in { $knownTime }, with { $using }.

# What a check of a known number gave.
checked =
    .seam = Joined below row { NUMBER($row) } instead of the middle, the two halves give the same number.
    .order = Taking the squares in another order gives the same number.
    .frontier = Counting square by square, without halves, gives the same number.
    .threads = { NUMBER($threads) } { $threads ->
            [one] thread gives
           *[other] threads give
        } the same number.
    .symmetry = With rotated and mirrored copies as one tour there are { $classes }. It fits: with the tours that symmetries leave alone, the number can be divided without remainder.
    .estimate = { NUMBER($walks) } random walks put it between { $low } and { $high }.

differs = { $source } has { $grouped }. That is wrong: { $fault }.
bothWays = { $source } counts the two directions separately: { $grouped }.
takes = It takes { $knownTime }, with { $using }.
copyCommandFor = Copy the command for { $sizeOf }

# A number counted here that is the known one.
same = the same, in { $duration }

openTour = Tour { NUMBER($index) }: open in Explore
toursShown = Tours { NUMBER($first) } to { NUMBER($last) }{ $hasAll ->
            [true] {" "}of { $grouped }
           *[false] {""}
        }
searching = { $passed ->
            [0] Searching…
           *[other] Searching… { NUMBER($passed) } skipped
        }

# How many tours begin on each square.
startsSoFar = Counting: { NUMBER($done) } of { NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = { NUMBER($tours) } { $tours ->
        [one] open tour
       *[other] open tours
    }, the two directions counted separately. { LIST($list) }.
