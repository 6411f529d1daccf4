# The names of the figures of a tour.
figures =
    .turns = Turns
    .crossings = Crossings
    .lines = Straight lines
    .symmetry = Symmetry
    .sums = Sums

# What each of them means.
meanings =
    .turns = How often the path changes its direction.
    .crossings = How often two moves of the path cross each other.
    .lines = Places where the path goes straight on for several moves.
    .symmetry = Turning or mirroring the tour in this way gives the same path.
    .sums = What the numbers of each row and each column add up to.

symmetries =
    .half-turn = a half turn
    .quarter-turn = a quarter turn
    .three-quarter-turn = three quarters of a turn
    .left-right = a mirror from left to right
    .top-bottom = a mirror from top to bottom
    .diagonal = the diagonal from the first square
    .anti-diagonal = the other diagonal
straightLines = { NUMBER($lines) } { $lines ->
            [one] line
           *[other] lines
        } of { NUMBER($moves) } moves

# What a figure says if there is nothing to count.
noFigure =
    .crossings = not counted
    .lines = none
    .symmetry = none

sums =
    .magic = magic: every row, column and diagonal adds up to { NUMBER($sum) }
    .semiMagic = semi-magic: every row and column adds up to { NUMBER($sum) }
    .unlike = rows and columns do not add up to one number
