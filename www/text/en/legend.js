/** The legend of rings, colours and signs on a board. */

export const signs = /** @type {const} */ ({
  number:
    "A number on an open square counts its onward moves: the unvisited squares one move away.",
  candidate: "A dashed ring: a square that the knight can go to next, with its onward moves.",
  chosen: "A full disc with an arrow: the square that the method takes.",
  tied: "A solid ring with =: a tie, as few onward moves as the square that is taken.",
  tried: "A struck ring: tried already, without success.",
  visited:
    "Visited squares go from one colour to the other as the tour goes on; their numbers say in which order.",
  marked: "A frame: a square that is pointed out, such as one that no tour can reach.",
  hole: "An empty place: a hole, where there is no square.",
});
