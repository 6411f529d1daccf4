/** The legend of rings, colours and signs on a board. */

export const signs = /** @type {const} */ ({
  number: "Number on an open square: how many moves you would have from there (its onward moves).",
  candidate: "Dashed ring: the knight can go here next. The number counts its onward moves.",
  chosen: "Full disc with an arrow: the square that the method goes to.",
  tied: "Solid ring with =: a tie, with as few onward moves as the chosen square.",
  tried: "Crossed-out ring: already tried; it led nowhere.",
  visited: "Coloured square: visited. Its number says when, and its colour changes along the tour.",
  marked: "Framed: a square mentioned in the text, such as one that can no longer be reached.",
  hole: "Hatched: a hole, where there is no square.",
});
