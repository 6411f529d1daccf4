# Fixed texts.
labels =
    .stop = Stop
    .again = Again
    .unfold = Unfold
    .fold = Fold
    .pause = Pause
    .drawing = From board to graph
    .previous = Previous page
    .next = Next page
    .check = Check
    .clear = Clear
    .tryRule = Try this rule
    .contest = Hold a contest with it

running = Running…

# Instead of a result that would give the answer away.
guessFirst = Answer first: then the knights set off.

tieBreaks = Tie-break

# Instead of the shares of three rules, until the question is answered.
rulesGuessFirst = Answer first: then each rule begins once on every square.

# No rule, nearest the edge, and Warnsdorff’s rule.
threeRules = - Any move, at random
    - Nearest the edge
    - Fewest onward moves

guessMap = Boards by width and height

# What the signs on the map mean.
mapSigns =
    .schwenk = a closed tour exists
    .open-theorem = a tour exists
    .one-square = a single square
    .odd-area = no tour: the number of squares is odd
    .side-1 = no tour: a side of 1
    .side-2 = no tour: a side of 2
    .side-4 = no tour: a side of 4
    .small-exception = no tour: the board is too small

timed = All runs are timed. The longest bar of each method fills the width.
searching = Searching…
estimateBar = The true number lies in the thick bar about two times out of three, and in the thin one 19 times out of 20.

# The marks on the scale.
estimateMarks =
    .known = McKay, 1997
    .wrong = announced in 1996

scaleName = million million closed tours
imagesOf =
    .found = A tour found now
    .euler = Euler’s tour of 1759
failed = Your browser could not work this out: { $message }

# The results of random walks, and how many squares they reached.
walksMade = { NUMBER($walks) } { $walks ->
            [one] walk
           *[other] walks
        }: { NUMBER($mean, minimumFractionDigits: 1) } of { NUMBER($squares) } squares on average, { NUMBER($best) } at most, { $tours ->
            [0] no tour
           *[other] { NUMBER($tours) } { $tours ->
                [one] tour
               *[other] tours
            }
        }.

# The walks of an estimate, while its number has still to be read.
walksSoFar = { NUMBER($walks) } { $walks ->
            [one] walk
           *[other] walks
        } so far. Read the number from the bar.

bin = { NUMBER($from) }–{ NUMBER($to) } squares: { NUMBER($walks) }
lane = { $board } from { $start }
placements = { NUMBER($n) } { $n ->
            [one] placement
           *[other] placements
        }

# The result of a watched run.
laneOver = { $isTour ->
            [true] A tour after { placements }.
           *[false] { $isStopped ->
                    [true] Stopped after { placements }.
                   *[false] No tour after { placements }.
                }
        }

mapMade = { $rule }: tours from { NUMBER($tours) } of { NUMBER($starts) } squares.
stuckFrom = Stuck from { $start }: see in Explore
failuresOn = { $stuck ->
            [0] { $board }: never stuck
           *[other] { $board }: stuck from { NUMBER($stuck) } of { NUMBER($starts) } ({ NUMBER($percent, minimumFractionDigits: 1) }%)
        }
failuresFound = { NUMBER($boards) } { $boards ->
            [one] board
           *[other] boards
        } searched. The rule gets stuck on all but { WORD($without) }.
orderInExplore = Backtracking in the order { $moves }: see in Explore
ordersTried = Of { NUMBER($orders) } orders { NUMBER($done) } came to a tour within { NUMBER($most) } placements; the best took { NUMBER($least) }.
usualRule = { $isLarge ->
            [true] Roth’s rule
           *[false] Warnsdorff’s rule
        }

# How often a rule has made a tour so far.
ruleTried = { $rule }: { NUMBER($tours) } { $tours ->
            [one] tour
           *[other] tours
        } from { NUMBER($runs) } { $runs ->
            [one] start
           *[other] starts
        }

# Whether a rule has beaten Roth’s, and the tours of both.
againstRoth = { $lead ->
            [ahead] You have beaten Roth: { NUMBER($own) } tours, and his rule { NUMBER($roths) }. So small a lead can be luck. A contest on other boards shows more.
            [level] As good as Roth’s: { NUMBER($own) } { $own ->
                    [one] tour
                   *[other] tours
                } each. Can you find one more?
           *[behind] Roth’s rule is ahead: { NUMBER($roths) } tours to { NUMBER($own) }. Try something else.
        }

unfolded = { $share ->
            [0] The board
            [1] The graph, drawn in a ring
           *[other] On the way
        }
guessCell = { $size }{ $isMarked ->
            [true] , marked
           *[false] {""}
        }

# The same after the check; the reason is one of the signs on the map.
guessedCell = { $size }: { $exists ->
            [true] a closed tour
           *[false] no closed tour
        }, { $reason }; { $isRight ->
            [true] your guess was right
           *[false] your guess was wrong
        }

guessing = { NUMBER($marked) } of { NUMBER($boards) } boards marked
guessed = You were right about { NUMBER($right) } of { NUMBER($boards) } boards; the others have a thick frame. A board has a closed tour except in three cases. Its number of squares is odd, it has a side of 1, 2 or 4, or it is 3 × 4, 3 × 6 or 3 × 8. A. J. Schwenk proved that in 1991.

# How long something took.
seconds = { $n } s

milliseconds = { $n } ms
timing = { $hasMs ->
            [true] { $board }: { $duration }{ $hasTimes ->
                    [true] {" "}(× { NUMBER($times, minimumFractionDigits: 1) })
                   *[false] {""}
                }
           *[false] { $board }: no tour in a second
        }
notTimed = { $board }: not tried
toursPage = Page { NUMBER($page) } of { NUMBER($pages) }, { NUMBER($tours) } { $tours ->
            [one] tour
           *[other] tours
        } in all
openTour = Tour { NUMBER($n) }: see in Explore
counted = { $what }: { $tours }, counted in { $duration }
laneEnded = { $name }: { $outcome }

# Such a result, as a sentence of its own.
asSentence = { $result }.

counting = { $what }: { NUMBER($states) } { $states ->
            [one] state
           *[other] states
        } so far
toursOf = { $isClosed ->
            [true] Closed
           *[false] Open
        } tours of { $board }

# A bar of a sweep, for those who cannot see it.
sweep = { $what }: { NUMBER($layers) } { $layers ->
            [one] step
           *[other] steps
        }, at most { NUMBER($most) } { $most ->
            [one] state
           *[other] states
        } at once

# The estimate is in millions of millions.
estimated = After { NUMBER($walks) } { $walks ->
            [one] walk
           *[other] walks
        }: about { NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } million million closed tours.

positions = { $what }: { NUMBER($different) } different positions
positionsTold = One tour has { NUMBER($found) } different positions, Euler’s has { NUMBER($eulers) }.
