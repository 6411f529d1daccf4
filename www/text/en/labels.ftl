# Fixed texts: `data-word` and `data-name` in the markup name them.
labels =
    .title = Knight’s Tour Lab
    .tagline = Visit every square exactly once, and see how
    .loadFailed = The solver could not be started.
    .loadHelp = Use a browser of the last few years, and open the page from a web server. The browser’s message:
    .wasmMissing = WebAssembly is switched off in this browser.
    .wasmForbidden = The policy of this page forbids WebAssembly: 'wasm-unsafe-eval' is missing in its script-src.
    .roomNotLoaded = This room could not be loaded.
    .roomFailed = A part of the page could not be loaded. Check the network and try again.
    .crashed = The solver stopped working.
    .crashedHelp = It probably ran out of memory. Load the page again to go on: the link still leads to what you saw.
    .crashedAgain = The solver stopped working again.
    .crashedAgainHelp = This device may have too little memory for this board. Try a smaller one.
    .tryAgain = Try again
    .loadAgain = Load the page again
    .notLoadedAgain = The page cannot be reached. Check the network and try again.
    .rooms = Rooms
    .introduction = Introduction
    .boardHeading = Board
    .zoom = Zoom
    .zoomIn = Zoom in
    .zoomOut = Zoom out
    .zoomFit = Show the whole board
    .settings = Settings
    .playHead = Play head
    .scrubber = Move
    .speed = Speed
    .tie = Tie
    .deadEnd = Dead end
    .presets = Sizes
    .width = Width
    .height = Height
    .size = Size
    .times = ×
    .start = Start
    .end = End
    .randomStart = At random
    .anyStart = Any
    .method = Method
    .algorithm = Algorithm
    .tieBreak = Rule
    .moves = Order of moves
    .moveBoard = Show and change the order
    .rule = Rule
    .target = Tour
    .askBest = Try other methods until one works
    .askLongest = Find the longest path
    .whenStuck = If stuck
    .leaper = Piece
    .wrap = Surface
    .otherLeaper = Another…
    .leaps = Leaps, such as 1,3 or 0,1+1,1
    .editBoard = Edit this board
    .graph = Use a graph instead
    .backToBoard = Back to a board
    .graphHelp = Write edges such as 1-2 2-3, or 1-2-3 for several in a row. You can also write two names in a line, the name of a known graph, or a matrix of 0 and 1. Files in DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML and DOT work as well. The page draws the vertices on a circle, and known graphs in their usual form.
    .graphs = Known graphs
    .edges = Edges
    .useGraph = Use these edges
    .seed = Seed
    .reroll = Another
    .rerollLong = Another seed
    .show = Show
    .savePicture = Save picture
    .svg = SVG
    .png = PNG
    .more = More
    .display = Display
    .theme = Theme
    .language = Language
    .sound = Sound
    .share = Share
    .help = Help
    .forTeachers = For teachers
    .checkTour = Check my tour
    .wholePage = Open the whole page
    .candidates = {"Squares"} the {"knight"} could go to
    .counters = Counters
    .dismiss = Dismiss
    .newVersion = A new version of this page is ready. Loading it keeps what you see; only unfinished calculations start again.
    .useNewVersion = Load it now
    .kept = This page is saved on this device. It works without a network.
    .undo = Undo
    .forClass = For a class
    .ask = Ask first
    .reveal = Show
    .present = Present
    .leave = Leave
    .leavePresentation = Leave the presentation
    .squareNumbers = Numbers to show
    .legend = What the signs mean
    .firstLine = The small number on a square says how many moves there would be from there. Warnsdorff’s rule: always go to the smallest number.
    .stepByStep = The method, step by step
    .forClassHelp = Ask first hides each answer until somebody chooses a square. Present fills the screen with the board.
    .why = Why?
    .tieSource = Who proposed this?
    .close = Close
    .keys = Keys
    .keysOnBoard = Keys while the board has the focus
    .characterKeys = Use keys of a single character, such as R, + and ?
    .glossary = What the words mean
    .numberedBoard = Numbers from 1
    .fromZero = Numbers from 0
    .pairs = (row, column) pairs
    .python = Python list
    .squareList = {"Squares"}
    .picture = Picture
    .playIt = Play from this start
    .compareIt = Compare methods
    .countAll = Count all tours
    .toPuzzle = Make a puzzle of it
    .figures = This tour in figures
    .json = JSON
    .copy = Copy
    .saveText = Save
    .numberFrom = Number from
    .pickOnBoard = Pick on {"board"}
    .turnsElsewhere = Compared with other methods
    .results = Save or copy this tour
    .keepInGallery = Keep in Gallery

# The names of the rooms.
rooms =
    .explore = Explore
    .play = Play
    .learn = Learn
    .gallery = Gallery
    .compare = Compare
    .build = Build
    .count = Count
    .exist = Possible?
    .keypad = Keypad
    .puzzle = Fill in the numbers
    .verse = Read words along a tour

# What buttons and keys do, by action.
actions =
    .play = Play
    .first = First
    .back = Back
    .forward = Forward
    .last = Last
    .nextTie = Next tie
    .nextDeadEnd = Next dead end
    .faster = Faster
    .slower = Slower
    .restart = Restart
    .undo = Undo
    .share = Share
    .help = Help
    .cancel = Stop the calculation

# The function of the play button, by its icon.
play =
    .play = Play
    .pause = Pause
    .again = Play again

# What the keys do while the board is in focus, by action.
gridActions =
    .move = Go from square to square
    .rowStart = First square of the row
    .rowEnd = Last square of the row
    .choose = Go to this square, or start from it

# What a key does on a board with a knight.
toKnight = Back to the knight

# Keys that move the camera, by action.
cameraActions =
    .zoomIn = Zoom in
    .zoomOut = Zoom out
    .zoomFit = Show the whole board

targets =
    .open = Open: ends anywhere
    .closed = Closed: returns to start
whenStuck =
    .stop = Stop and show
    .backtrack = Backtrack
    .restart = Restart
layers =
    .graph = all moves
    .degrees = onward moves
    .numbers = numbers
    .path = path
    .colours = colours

# The meaning of the numbers on open squares, unless they are onward moves.
squareNumbers =
    .edge-distance = distance from the edge
    .moves = moves of each {"square"}

themes =
    .auto = System
    .light = Light
    .dark = Dark
    .projector = Projector
surfaces =
    .none = Flat
    .columns = Ring (cylinder)
    .both = Doughnut (torus)
surfaceNotes =
    .columns = The left and right edges are joined: a move over one comes in at the other. It is drawn as two short lines, each with the name of the square it goes to.
    .both = Left and right edges are joined, and so are top and bottom: a move over one edge comes in at the opposite one. It is drawn as two short lines, each with the name of the square it goes to.
sounds =
    .off = Off
    .taps = Taps
    .pitch = Onward moves
keyNames =
    .Space = Space
    .Enter = Enter
    .Home = Home
    .End = End
    .Shift = Shift
    .Ctrl = Ctrl
    .Backspace = Backspace
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Page Up
    .PageDown = Page Down
    .Escape = Esc

# What is counted along a run, after the number.
counters =
    .steps = { $n ->
            [one] step
           *[other] steps
        }
    .visited = { $n ->
           *[other] visited
        }
    .ties = { $n ->
            [one] tie
           *[other] ties
        }
    .deadEnds = { $n ->
            [one] dead end
           *[other] dead ends
        }
    .backtracks = { $n ->
            [one] backtrack
           *[other] backtracks
        }
    .restarts = { $n ->
            [one] restart
           *[other] restarts
        }
    .placements = { $n ->
            [one] placement
           *[other] placements
        }
    .orders = { $n ->
            [one] order tried
           *[other] orders tried
        }
    .rotations = { $n ->
            [one] rotation
           *[other] rotations
        }
    .joins = { $n ->
            [one] join
           *[other] joins
        }
    .splices = { $n ->
            [one] detour
           *[other] detours
        }
    .sweeps = { $n ->
            [one] sweep
           *[other] sweeps
        }
