methodNames =
    .warnsdorff = Warnsdorff’s rule
    .restarts = Warnsdorff’s rule until it closes
    .backtracking = Backtracking
    .permutations = Brute force
    .edges-first = Euler-style: fill the edges, then repair
    .rotations = Pósa’s rotations
    .blocks = Divide and conquer
    .smooth = Few turns
    .cycles = Join small loops
    .neural = Neural network
    .best = Several methods in turn
    .longest = Longest path
    .symmetric = Symmetric tour
    .given = A given tour
tieBreakNames =
    .roth = Farthest from the centre (Roth)
    .roth-random = Farthest out, then at random
    .first = First in a fixed order
    .random = At random
    .pohl-sum = Look ahead: smallest sum (Pohl)
    .pohl-min = Look ahead: smallest number (Pohl)
    .squirrel-cull = By region (Squirrel and Cull)

# Shapes of boards.
shapeNames =
    .ring = Ring
    .cross = Cross
    .small-cross = 12-square cross
    .diamond = Diamond
    .l = L
    .staircase = Staircase

# Graphs.
graphNames =
    .path = Path of 8
    .complete = Complete graph of 5
    .cube = Cube
    .petersen = Petersen graph
    .icosian = Icosian Game
    .herschel = Herschel graph

# Pieces in a list.
pieceNames =
    .knight = Knight
    .wazir = Wazir
    .king = King
    .camel = Camel
    .zebra = Zebra
    .giraffe = Giraffe
    .antelope = Antelope
    .gnu = Gnu
    .fiveLeaper = Five-leaper

# What pieces are called that ride, as in chess problems, and so are refused; one may have several names, with commas between.
riders =
    .rook = rook
    .queen = queen
    .bishop = bishop
    .nightrider = nightrider
