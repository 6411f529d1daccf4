# Fixed texts.
labels =
    .title = Compare methods
    .intro = Every lane has the same board and the same start, but its own method. Which one visits every square?
    .parts = What to compare
    .lanes = Lanes
    .addLane = Add a lane
    .common = Board and start
    .whyTies = Why ties matter
    .picker = Change this lane’s method
    .reroll = Another seed
    .runs = Finished runs
    .noRuns = Every run that you play to its end is listed here.
    .copyCsv = Copy as CSV
    .clear = Clear the list
    .map = Success map
    .mapIntro = Does it matter where the knight starts? The map starts a run on every square and marks how it ends.
    .testWarnsdorff = Test the claim “Warnsdorff’s rule always gives a closed tour”
    .testNeural = Test the claim “the neural network always comes to rest”
    .compute = Make the map
    .cancel = Cancel
    .seeds = Runs per square
    .progress = Progress of the map
    .method = Method
    .rule = Your rule
    .seedNote = The runs use this seed and the ones after it. Choose a square of the map to open its run.

# The parts of the room, as the buttons that show them.
parts =
    .race = Race
    .map = Map
    .contest = Contest

# What is to be seen in the race that shows why ties matter.
tiesIntro = Three knights follow Warnsdorff’s rule. They differ only in what they do on a tie: which one gets stuck first? The race takes { NUMBER($seconds) } seconds.

lane = Lane { NUMBER($n) }
removeLane = Remove lane { NUMBER($n) }

# What a method does, in words that a class can vote on.
methods =
    .warnsdorff = Goes where the fewest moves lead on
    .backtracking = Takes moves back when stuck
    .restarts = Starts again when stuck
    .rotations = Turns its path round when stuck
    .edges-first = Edges first, then repairs
    .blocks = Joins the tours of small blocks
    .cycles = Joins small loops
    .smooth = Makes few turns
    .neural = All squares decide at once
    .permutations = Tries every order of the squares
    .best = Tries several methods
    .longest = Visits as many squares as it can
    .symmetric = Moves and their images together

# The same of a tie-break, where several lanes have the same method.
tieBreaks =
    .first = On a tie: first on a fixed list
    .random = On a tie: picks at random
    .pohl-sum = On a tie: looks one move ahead
    .pohl-min = On a tie: looks for the narrowest way on
    .roth = On a tie: away from the centre
    .roth-random = On a tie: away from the centre, then at random
    .squirrel-cull = On a tie: a plan for each part of the board

# What a lane does that follows a rule of one’s own.
ownRule = Follows a rule of your own

# A method that cannot be used on this board or from this start, with no further reason.
notHere = this method does not work on this board from this start; choose another start

# A method that cannot search for the kind of tour that is asked for.
otherTarget = { $target ->
            [closed] This method only looks for closed tours.
           *[other] This method only looks for another kind of tour ({ $name }).
        }

# The progress of a lane, or its result.
status =
    .start = At the start
    .step = Step { NUMBER($position) }
    .closed = Closed tour
    .open = Open tour
    .stuck = Stuck: { NUMBER($visited) } of { NUMBER($squares) } squares
    .longest = Path: { NUMBER($visited) } of { NUMBER($squares) } squares
    .cycles = { NUMBER($cycles) } { $cycles ->
                [one] loop
               *[other] loops
            }, not one tour
    .impossible = No such tour
    .gave-up = Gave up

# For screen readers: lanes with the same result are told together.
ofLanes = { COMMAS($lanes) }: { $status }.

# The same if all lanes have it.
ofAllLanes = { $status }.

title = { $compare } on { $board }, { $progress } · { $page }
caption = { $press } a square to start all lanes from it.
computing = Working: step { NUMBER($position) }. Press Esc to stop.

# Problems with the settings of lanes, and with a link.
ofLane = { $lane }: { $problem }

tooFewLanes = Lanes: it takes two to compare. The page added another one.
tooManyLanes = Lanes: the link has { NUMBER($found) }, and there is room for { NUMBER($most) }. The page shows the first { NUMBER($most) }.
boardTooLarge = a board of { NUMBER($squares) } squares is too large for this room; choose one of at most { NUMBER($most) }
wrongSeeds = { $seeds }: { QUOTED($value) } is not available; choose from { COMMAS($known) }. The page uses { $usual } instead.

# Other words of a link that were wrong. The last one is “contest”.
wordReplaced = { $called }: { $message }. { $name ->
            [lanes] The page shows its usual lanes.
            [map] The page uses its usual method.
            [seeds] The page uses its usual number.
           *[other] The page holds no contest.
        }

# Errors in a link.
wrong =
    .graph = Compare only works on boards; open the graph in Explore
    .part = { QUOTED($value) } is not a part of this room; choose from { COMMAS($known) }

# The column headings of the table of runs, in order.
columns =
    .board = Board
    .start = Start
    .method = Method
    .outcome = Result
    .steps = Steps
    .backtracks = Backtracks
    .restarts = Restarts
    .closed = Closed?

yes = yes
no = no

# A run’s method in the table, with what it does at a dead end.
method = { $method }{ $whenStuck ->
            [backtrack] , backtrack
            [restart] , restart
           *[other] {""}
        }, seed { $seed }

mapProgress = { NUMBER($done) } of { NUMBER($all) } runs
mapCancelled = Cancelled. The map shows the results so far.
mapFailed = The map could not be made: { $message }
mapTooLarge = The map needs a board of at most { NUMBER($most) } squares. Choose a smaller board above.
ofMap = { $map }: { $problem }

# How many runs of the map gave a tour. $tried are those that could start.
rate = { NUMBER($tours) } of { $isOncePerSquare ->
            [true] { NUMBER($tried) } { $tried ->
                [one] start
               *[other] starts
            }
           *[false] { NUMBER($tried) } { $tried ->
                [one] run
               *[other] runs
            }
        } gave a tour, { NUMBER($closed) } of them closed.{ $refused ->
            [0] {""}
           *[other] {" "}The method cannot start on { NUMBER($refused) } { $refused ->
                [one] other square
               *[other] other squares
            }.
        }

# What the map says of a claim, for the board that it shows.
claims =
    .warnsdorff = { $failed ->
                [0] On this board the claim is true: every run gave a closed tour.
               *[other] On this board the claim is false: { NUMBER($failed) } { $failed ->
                    [one] run
                   *[other] runs
                } gave no closed tour.
            }
    .neural = { $isImpossible ->
                [true] This board has no closed tour, so the network has nothing to find.
               *[false] { $restless ->
                    [0] On this board the claim is true: all { NUMBER($tried) } { $tried ->
                        [one] run
                       *[other] runs
                    } came to rest.
                   *[other] On this board the claim is false: { NUMBER($restless) } { $restless ->
                        [one] run
                       *[other] runs
                    } never came to rest.
                }{ $cycles ->
                    [0] {""}
                   *[other] {" "}But { NUMBER($cycles) } { $cycles ->
                        [one] run
                       *[other] runs
                    } ended in several loops instead of one tour.
                }
            }

# What is known about each claim on other boards.
inGeneral =
    .warnsdorff = On other boards it is not true either. The rule never looks at the way back to the start, so a tour closes only by luck. On 8 × 8 that happens in about 13% of the runs with random ties. On large boards, random ties hardly ever give a tour at all.
    .neural = In general it is not true. With the rule as it is often printed, none of 442,000 measured runs came to rest with two moves on every square. With the corrected rule all runs did when the neurons took their turns in shuffled order. In a fixed order, 91 to 97% did. Nobody has proved that it always works. And the moves rarely make one single tour: on 8 × 8 they do in about 20% of the runs.

endings =
    .closed = closed tour
    .open = open tour
    .stuck = stuck
    .cycles = several loops
    .impossible = no such tour
    .gave-up = gave up
    .refused = the method cannot start here

# A square of the map: with no run yet, with one, and with many.
cell =
    .idle = { $square }: not run yet
    .one = { $square }: { $ending }. Open this run in Explore
    .many = { $square }: { NUMBER($tours) } of { NUMBER($runs) } runs gave a tour, { $percent }%, { NUMBER($closed) } closed. Open one that ended with “{ $ending }” in Explore

# The meanings of the signs on the map.
legend =
    .closed = closed tour
    .open = open tour
    .failed = no tour
    .refused = cannot start here

shareLegend = With several runs per square, the number is the percentage that gave a tour. Choose a square to open one of its runs, a failed one if there is any.
