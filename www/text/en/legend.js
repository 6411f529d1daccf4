/** The legend of rings, colours and signs on a board. */

export const signs = /** @type {const} */ ({
  number:
    "A small, light number on an open square counts its onward moves: the unvisited squares one move away.",
  order: "A bold number in a full disc: in which order the knight came to this square.",
  candidate:
    "A dashed ring: a square that the knight can go to next. The large number counts its onward moves.",
  chosen: "A full disc with an arrow: the square that the method takes.",
  tied: "A solid ring with =: a tie, as few onward moves as the square that is taken.",
  tried: "A struck ring: tried already, without success.",
  visited: "Visited squares go from one colour to the other as the tour goes on.",
  marked: "A frame: a square that is pointed out, such as one that no tour can reach.",
  piece: "A leaping arrow: a piece that is not a knight, with the two lengths of its leap.",
  hole: "A hatched place: a hole, where there is no square.",
});
