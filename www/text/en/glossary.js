/** The glossary: each term with a sentence or two. Later terms use earlier ones. */

export const labels = /** @type {const} */ ({ heading: "What the words mean" });

/** @type {{ term: string, meaning: string }[]} */
export const terms = [
  {
    term: "Knight’s tour",
    meaning: "A sequence of knight’s moves that visits every square of a board exactly once.",
  },
  {
    term: "Open, closed",
    meaning:
      "A tour is closed, or re-entrant, if its last square is a move away from its first, so that it can be walked round and round. Otherwise it is open. A run that looks for an open tour may end anywhere, and so may find a closed one.",
  },
  {
    term: "Degree",
    meaning:
      "The number of moves that a square has on the empty board. On the chessboard it is 2 in a corner and 8 in the middle.",
  },
  {
    term: "Onward moves",
    meaning:
      "The number of unvisited squares that are a move away from a square. It is the degree at first and falls as squares are visited; Warnsdorff’s rule goes to the square with the fewest.",
  },
  {
    term: "Tie",
    meaning:
      "Two or more squares that a rule likes equally well. Something else, the tie-break, has to choose between them.",
  },
  {
    term: "Dead end",
    meaning:
      "A square from which the run cannot go on to a tour: squares are left, but none of them is a move away; or a closed tour was asked for, and its start can no longer be reached.",
  },
  {
    term: "Seed",
    meaning:
      "The text that all random choices of a run are computed from. The same settings with the same seed always give the same run.",
  },
  {
    term: "Sweep",
    meaning:
      "A step of the neural network in which every neuron, one for each move of the board, is updated once.",
  },
  {
    term: "Weight",
    meaning:
      "How closely the random walks of an estimate keep to Warnsdorff’s rule. With weight 1 all unvisited squares a move away are equally likely; below 1, those with few onward moves are likelier, and those beside squares with few less likely.",
  },
  {
    term: "Standard error",
    meaning:
      "How far an estimate is typically off by chance. If estimates are about normally distributed, two in three lie within one standard error of the truth and 19 in 20 within two.",
  },
  {
    term: "Semi-magic",
    meaning:
      "A tour of a square board, numbered from 1 in the order of its squares, is semi-magic if all rows and all columns have the same sum. If both long diagonals have that sum as well, it is magic.",
  },
];
