/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { count, number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "Jouer au clavier",
  typed: "Un coup ou une question",
  typedHelp:
    "Écris un coup, comme b3 ou Cb3, et appuie sur Entrée. Écris aide pour savoir ce que tu peux demander d’autre. Échap te ramène au plateau.",
  sendTyped: "Entrée",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["où", "ou", "cavalier", "where", "knight", "w", "k"],
  ways: ["coups", "sauts", "aller", "moves", "go", "g"],
  row: ["ligne", "rangée", "rangee", "row", "rank", "x"],
  column: ["colonne", "column", "file", "y"],
  left: ["reste", "libres", "left", "n"],
  sum: ["plateau", "échiquier", "echiquier", "position", "board", "s"],
  back: ["retour", "annuler", "reprendre", "back", "undo"],
  hint: ["indice", "hint", "h"],
  lost: ["perdu", "lost", "l"],
  start: ["départ", "depart", "start", "b"],
  help: ["aide", "help", "?"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["c"];

/** What the keys say. */
export const actions = {
  typing: "Écrire un coup ou une question",
  where: "Dire où est {le cavalier}",
  ways: "Dire où aller",
  row: "Lire cette ligne",
  column: "Lire cette colonne",
  left: "Dire quelles {cases} restent",
  sum: "Résumer la position",
};

export const help =
  "Écris {une case}, comme b3, pour y jouer, ou b3? pour connaître ses sorties. Ou écris où, coups, ligne, ligne 3, colonne, colonne c, reste, plateau, retour, indice, perdu ou départ c3.";

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `{Le cavalier} est en ${name}. ${count(visited, { one: "{case visitée}", other: "{cases visitées}" })} sur ${number(squares)}.`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `De ${name}, {le cavalier} ne peut pas bouger.`
    : `De ${name}, {le cavalier} a ${count(squares.length, { one: "coup possible", other: "coups possibles" })} : ${squares.join(", ")}.`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square} trou`
    : knight
      ? `${square} {cavalier}`
      : visit > 0
        ? `${square} numéro ${number(visit)}`
        : `${square} libre`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `Ligne ${index} : ${squares.map(cell).join(", ")}.`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) =>
  `Colonne ${name}, d’en bas : ${squares.map(cell).join(", ")}.`;
export const noRows = "Un graphe n’a ni lignes ni colonnes.";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) =>
  `Il n’y a pas de ligne ${text}. Les lignes vont de 1 à ${rows}.`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) =>
  `Il n’y a pas de colonne ${text}. Les colonnes vont de a à ${last}.`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) => {
  const rest = `Il reste ${count(squares, { one: "{case}", other: "{cases}" })}`;
  return squares === 0
    ? "Il ne reste {aucune case}."
    : names === null
      ? `${rest}.`
      : `${rest} : ${names.join(", ")}.`;
};

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) => {
  const facts = `${board} : {le cavalier} est en ${name}, avec ${count(visited, { one: "{case visitée}", other: "{cases visitées}" })} sur ${number(squares)}.`;
  return next.length === 0
    ? `${facts} Aucun coup possible.`
    : `${facts} Coups possibles : ${next.join(", ")}.`;
};

/** @param {string} text */
export const unknown = (text) => `« ${text} » n’est ni {une case} ni une question. Écris aide.`;
