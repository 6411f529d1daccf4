labels =
    .heading = What the words mean

# The glossary: each term with a sentence or two. Later terms use earlier ones.
terms_tour =
    .term = Knight’s tour
    .meaning = A sequence of knight’s moves that visits every square of a board exactly once.

terms_closed =
    .term = Open, closed
    .meaning = A tour is closed if its last square is one knight’s move from the first, so you could go round again for ever. Otherwise it is open. If you ask for an open tour, you may get a closed one by chance.
terms_degree =
    .term = Degree
    .meaning = The number of moves that a square has on the empty board. On the chessboard it is 2 in a corner and 8 in the middle.
terms_onward =
    .term = Onward moves
    .meaning = The moves that you would have from a square: one for each unvisited square a move away. Warnsdorff’s rule always goes to the square with the fewest.
terms_tie =
    .term = Tie
    .meaning = Two or more squares that a rule likes equally well. A second rule, the tie-break, has to choose between them.
terms_deadEnd =
    .term = Dead end
    .meaning = A square where the run is stuck: unvisited squares are left, but none is a move away. If you ask for a closed tour, it is also stuck when no move can lead back to the start.
terms_seed =
    .term = Seed
    .meaning = A text from which the page makes all random choices of a run. The same settings with the same seed always give the same run.
terms_sweep =
    .term = Sweep
    .meaning = One step of the neural network. It has a neuron for each move of the board, and a sweep updates each of them once.
terms_weight =
    .term = Weight
    .meaning = How closely the random walks of an estimate follow Warnsdorff’s rule. With weight 1, all unvisited squares a move away are equally likely. With a smaller weight, squares with few onward moves are likelier.
terms_error =
    .term = Standard error
    .meaning = How far an estimate is typically off by chance. About two in three estimates lie within one standard error of the truth, and 19 in 20 within two.
terms_semiMagic =
    .term = Semi-magic
    .meaning = Number the squares of a square board along the tour. If all rows and columns add up to the same sum, the tour is semi-magic. If both long diagonals do as well, it is magic.

# What the counters of a run count.
counted =
    .steps = Everything that the method has done so far: moves made, moves taken back, and restarts.
    .visited = The squares on the path at this moment, with the start.
    .backtracks = Moves that were taken back because they led nowhere.
    .restarts = How often the method took everything back and tried again from the start.
    .placements = How often the knight was put on a square. Squares that it had to leave again count each time.
    .orders = Orders of the squares that were tried. An order is a tour if each square is a knight’s move from the one before.
    .rotations = How often the end of the path was turned round. The path keeps its squares but ends on another one, from which it may go on.
    .joins = How often two pieces of the tour became one, because some of their moves were exchanged for others.
    .splices = How often squares that were left out came into the path, as a detour in place of one of its moves.
