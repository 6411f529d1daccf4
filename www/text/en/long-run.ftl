# What is told of backtracking that has taken very many steps without a tour.
manySteps = More than { NUMBER($steps) } steps, and no tour yet. Perhaps an early move was wrong: backtracking tries every way on from there before it takes that move back.

# How long it takes: not known, or known on 8 × 8 by how often it places the knight. `time`: “40 years”, with all moves taken back.
howLong =
    .unknown = That can take longer than anyone can wait; nobody can say beforehand how long.
    .fromA1 = From a1 the tour comes after { NUMBER($placements) } placements: about { $time } at this speed.
    .most = From most squares of 8 × 8 it takes more than { NUMBER($placements) } placements: { $time } or more at this speed.

# What another method does from the same square, on the same board.
warnsdorff = Warnsdorff’s rule finds a tour from the same start in { NUMBER($moves) } moves.
