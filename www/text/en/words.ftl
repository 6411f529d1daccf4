# What speeds are called.
paces =
    .slow = slow
    .normal = normal
    .fast = fast

noTimeline = This {"board"} is too large to remember every step. The run can go forward or restart, but not back.
# What is so of a candidate.
candidateTags =
    .chosen = chosen
    .tied = = tie
    .tried = tried

# The format of a graph.
graphForms =
    .edges = {""}
    .pairs = Read as two names in a line:{" "}
    .adjacency = Read as lists of neighbours:{" "}
    .dimacs = Read as DIMACS:{" "}
    .tsplib = Read as TSPLIB:{" "}
    .graph6 = Read as graph6:{" "}
    .sparse6 = Read as sparse6:{" "}
    .matrix = Read as a matrix:{" "}
    .lad = Read as LAD:{" "}
    .metis = Read as METIS:{" "}
    .pajek = Read as Pajek:{" "}
    .gml = Read as GML:{" "}
    .dot = Read as DOT:{" "}
    .name = {""}

# A start that is left open.
anyStart = The tour may begin anywhere.

# Replacements for invalid values that are not settings of a run.
insteads =
    .room = Explore is shown instead.
    .step = The run is at its start.
    .tour = Warnsdorff’s rule is shown instead.
    .layers = The usual layers are shown.
    .rule = The usual rule is used.
    .graph = A board is shown instead.
    .byHand = The method makes all moves.
    .ask = The answers are shown.
    .present = The usual page is shown.
    .view = The usual page is shown.
    .numberFrom = The numbers begin at the start.
    .numbers = The squares show what the method looks at.

# Why a layer cannot be shown.
tooSmallFor = The squares are too small for this.

preparing = Preparing…
copied = Copied
saved = Saved
copyFailed = Could not copy
# The solver has failed, and what was seen of it is gone.
crashed = The solver stopped working. It probably ran out of memory: try a smaller board.

# Remedies if a file did not arrive, no longer exists, or was truncated.
remedies =
    .unreachable = Check the network and try again.
    .gone = There is a newer version of this page. Load the page again: you come back to what you see.
    .broken = A file of the page arrived incomplete. Load the page again: you come back to what you see.

# How often a run takes a step: every few seconds, or some in each second.
speed =
    .slow = a step every { NUMBER($seconds) } s
    .fast = { NUMBER($steps) } { $steps ->
            [one] step
           *[other] steps
        }/s

# Beside the speed slider; `unbroken` is the pace with signs at which no line ends.
speedText = Speed: { $pace }{ UNUSED($unbroken) }

namedSpeed = { $pace }, { $speed }

# A method that the board rules out, in the list of methods.
unfit = { $name } ({ $why })
unfitHere = { $name } (not on this board)

upTo = up to { NUMBER($squares) } squares
useBoard = Use { $valueName }{ $withKnight ->
            [true] {" "}and the knight
           *[false] {""}
        }
noneAhead = { $what ->
            [tie] No further tie: this is the end of the run.
           *[other] No further dead end: this is the end of the run.
        }

# Two words, or parts of a description, one after the other.
inARow = { $first }, { $second }

# Beside a candidate that is both.
tiedAndChosen = = tie, chosen

# A method, and a setting that differs from the usual.
methodWith = { $method }, { $setting }

withKey = { $name } ({ $key })

# Two keys that are pressed together.
keysTogether = { $first } { $second }

# What the key of the button does.
playOrPause = { $play } / { $pause }

copyForm = { $copy }: { $form }
saveForm = { $saveText }: { $form }
savePictureAs = { $savePicture }: { $label }

# What is done to a square with a finger, and with a mouse or the keyboard.
press =
    .tap = Tap
    .choose = Choose

# The line under the board: what a click there does.
hints =
    .start = { $press } a {"square"} to start again from there.
    .go = { $press } a ringed {"square"} to move there, any other to start again from it.
    .numberFrom = { $press } the {"square"} that gets number 1.
    .answer = { $press } the {"square"} where it goes.

answered = { $isRight ->
            [true] { $to } is right.
           *[false] Not { $to }.
        }
noWay = The {"knight"} cannot go to { $to }.
startOn = Start again from { $square }
ofSquare =
    .hole = hole
    .start = start, visited as number 1
    .open = open
    .chosen = chosen next
    .candidate = candidate
    .joinedToNothing = joined to nothing
    .joinedTo = joined to { COMMAS($names) }
    .visited = visited as number { $number }
    .joinedToMany = joined to { NUMBER($vertices) } { $vertices ->
            [one] vertex
           *[other] vertices
        }
markedSquare = { $told }, marked
knightHere = the { $isGraph ->
            [true] { $walker }
           *[false] knight
        } is here
gridName = Board, { NUMBER($width) } by { NUMBER($height) }
graphName = Graph, { NUMBER($vertices) } { $vertices ->
        [one] vertex
       *[other] vertices
    }

# The size of a graph; before it, perhaps the format that it was read as.
graphSize = { $form }{ NUMBER($vertices) } { $vertices ->
        [one] vertex
       *[other] vertices
    }, { NUMBER($edges) } { $edges ->
        [one] edge
       *[other] edges
    }.

size = { $width } × { $height }
holes = This board has { NUMBER($squares) } { $squares ->
            [one] square
           *[other] squares
        } and { NUMBER($missing) } { $missing ->
            [one] hole
           *[other] holes
        }. Choosing a size makes a full rectangle.
randomStart = Chosen at random: { $start }.
fields =
    .room = Room
    .graph = Graph
    .step = Step
    .numbers = Numbers
    .tour = Given tour
    .byHand = Moves by hand
    .view = View
refused = Not changed: { $clip }.

# A value of a link that was invalid: what is wrong with it, and what is used instead.
replaced =
    .what = { $name }: { $message }.
    .instead = { QUOTED($instead) } is used instead.
    .ignored = It is ignored.

beyondEnd = { $step }: this run has { $steps ->
            [0] no steps
           *[other] only { NUMBER($steps) } { $steps ->
                    [one] step
                   *[other] steps
                }
        }. The page shows its end.

# A link contains moves that are impossible at that position. `name` is “Moves by hand”.
noSuchMove = { $name }: a move in this link is not possible. From there on, the method makes the moves.

# The method cannot take over.
waits = This method cannot continue from your moves. { $press } a square to make the next move yourself.

# A link asked for a renumbering of a tour that cannot be renumbered. `name` is “Number from”.
notRenumbered = { $name }: only a closed tour can be numbered from any of its squares. The numbers begin at the start.

wrong =
    .hole = { $excerpt } is a hole in this board; choose a square
    .player = moves cannot be made by hand here; choose a method that makes them
    .side = { $side ->
            [width] { $label }
           *[height] { $label }
        } has to be a whole number from 1 to { NUMBER($most) }
    .tooLong = this is too long for a link; it can have at most { NUMBER($most) } characters
    .outOfPlace = it means nothing beside the other entries of this link
    .room = there is no room called { QUOTED($value) }
    .step = { QUOTED($value) } is not a number of steps that a link can ask for; write a whole number from 0 to { NUMBER($most) }
    .flag = { QUOTED($value) } is neither true nor false; write true, or leave it out
    .view = { QUOTED($value) } is not a view; write { $known }, or leave it out
    .layers = { QUOTED($value) } is not a layer; choose from { COMMAS($known) }
    .theme = { QUOTED($value) } is not a theme; choose from { COMMAS($known) }
    .language = this page is not written in { QUOTED($value) }; choose from { COMMAS($known) }
tooLargeToShow = { NUMBER($squares) } { $squares ->
            [one] {"square"}
           *[other] {"squares"}
        } are too many to show here. Copy or save them instead.
loading = Loading { $what }…
loadingReader = Loading what reads this form…
loadingMethod = Loading this method…
roomHelp = { $remedie } The browser’s message:
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because } You can still run it and see where it ends.
        }
