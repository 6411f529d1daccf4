/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { count, list, paragraph, plain } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "¿Qué formas de tablero tienen un recorrido del caballo? Recorta huecos y míralo: con una sola casilla menos, puede volverse imposible.",
  tools: "Qué hace un clic o la barra espaciadora",
  wholeBoard: "Todo el tablero",
  back: "Deshacer y rehacer",
  openInExplore: "Abrir en Explorar",
  countTours: "Contar sus recorridos",
  isPossible: "¿Hay un recorrido posible?",
  side: "Tamaño de la forma",
  shapes: "Formas",
  boardText: "Texto del tablero",
  textHeading: "El tablero como texto",
  writtenAs: "Formato",
  takeText: "Usar este texto",
  readings: "También se puede leer como",
  copyText: "Copiar",
  resetText: "Escribir el tablero otra vez",
  pictureHeading: "Un tablero a partir de una imagen",
  choosePicture: "Elegir una imagen…",
  dropPicture: "O suéltala aquí. No sale de tu dispositivo.",
  longest: "Lado más largo",
  threshold: "Brillo",
  takeLight: "Las partes claras son casillas",
});

export const tools = /** @type {const} */ ({
  toggle: "Recortar o rellenar",
  add: "Rellenar",
  erase: "Recortar",
  start: "Poner el inicio",
});

export const changes = /** @type {const} */ ({
  fill: "Rellenar todo",
  clear: "Recortar todo",
  invert: "Invertir todo",
});

export const steps = /** @type {const} */ ({ undo: "Deshacer", redo: "Rehacer" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "Filas de . y #",
  puzzle: "Rompecabezas: 0, espacio, 1 para el inicio",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "Deshacer el último cambio del tablero",
  redo: "Rehacerlo",
  help: "Ver las teclas",
  move: "Moverse por el tablero",
  rowStart: "Ir a la primera casilla de la fila",
  rowEnd: "Ir a la última casilla de la fila",
  choose: "Recortar o rellenar la casilla, o poner ahí el inicio",
});

/** "60 casillas y 4 huecos" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes
    ? `${count(squares, { one: "casilla", other: "casillas" })} y ${count(holes, { one: "hueco", other: "huecos" })}`
    : count(squares, { one: "casilla", other: "casillas" });

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}. Arrastra para recortar huecos o volver a rellenarlos.`,
    add: `${board}. Arrastra para rellenar huecos. El botón derecho o una pulsación larga recorta.`,
    erase: `${board}. Arrastra para recortar huecos.`,
    start: `${board}. ${press} la casilla donde debe empezar el recorrido.`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}, ${isStart ? "inicio" : isSquare ? "casilla" : "hueco"}`;

/** @param {string} board */
export const undone = (board) => `Deshecho. ${board}.`;
/** @param {string} board */
export const redone = (board) => `Rehecho. ${board}.`;
export const copied = "El texto del tablero está copiado.";
export const notCopied = "El navegador no ha permitido copiar. Selecciona el texto y cópialo tú.";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}, ${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "Recorrido abierto",
  closed: "Recorrido cerrado",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export function marked(squares) {
  const names = [...new Set(squares)];
  if (names.length > MAX_NAMED) {
    return "Esas casillas están marcadas en el tablero.";
  }
  const all = plain(list(names.map((square) => [square])));
  return names.length === 1
    ? `En el tablero está marcada ${all}.`
    : `En el tablero están marcadas ${all}.`;
}

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "Posible",
  no: "Imposible",
  unknown: "Aún no lo sabemos",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  paragraph(`${tour[target]}: ${answers[answer]}.`, because);

/** Shown if no theorem decides. */
export const undecided =
  "Ningún teorema conocido sirve para este tablero. Una búsqueda tarda como mucho diez segundos.";
export const findOut = "Buscar";
export const cancel = "Cancelar";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) =>
  target === "open" ? "Buscar un recorrido abierto" : "Buscar un recorrido cerrado";
/** @param {Target} target */
export const cancelOf = (target) =>
  target === "open"
    ? "Cancelar la búsqueda de un recorrido abierto"
    : "Cancelar la búsqueda de un recorrido cerrado";
export const searching = "Tiempo de la búsqueda";
export const openTour = "Abrirlo en Explorar";

/** The method that found the answer. @param {{ by?: Answering }} found */
const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour":
      return paragraph(
        `En el tablero está dibujado un recorrido de ${found.squares[0]} a ${found.squares.at(-1)}.`,
        by(found),
      );
    case "none":
      return paragraph("La búsqueda ha demostrado que no hay ningún recorrido.", by(found));
    case "unknown":
      return "Sin respuesta después de 10 segundos: la búsqueda no ha encontrado ni un recorrido ni una demostración de que no lo haya. Prueba con un tablero más pequeño o con menos movimientos.";
    case "cancelled":
      return "Cancelado.";
    case "failed":
      return `La búsqueda ha fallado. Mensaje del navegador: ${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]}: ${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "un ancho y un alto",
  rows: "filas de caracteres",
  spaced: "filas con un espacio entre casillas",
  separated: "filas con separadores entre casillas",
  flat: "todas las filas en una línea",
};

/** "0 y x"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  plain(list([...symbols].map((symbol) => [symbol === " " ? "espacio" : symbol])));

/** How a text was read. @param {BoardForm} form */
export function readAs({ layout, squares, holes }) {
  const meanings = [
    squares && `${symbolList(squares)} para una casilla`,
    holes && `${symbolList(holes)} para un hueco`,
  ].filter(Boolean);
  return meanings.length > 0
    ? `Leído como ${layouts[layout]}: ${meanings.join(", ")}.`
    : `Leído como ${layouts[layout]}.`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, { squares, holes }) =>
  holes
    ? `${size}: casilla ${symbolList(squares)}, hueco ${symbolList(holes)}`
    : `${size}: casilla ${symbolList(squares)}`;

/** Replaces a start that could not be used. */
export const noStart = "ningún inicio";

export const noSquares = "Este tablero todavía no tiene casillas. Rellena antes algunas.";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `un tablero de ${number(width)} × ${number(height)} es demasiado grande para dibujarlo a mano; cada lado puede medir como máximo ${most}`,
  /** @param {number} most */
  text: (most) =>
    `este texto es demasiado largo; aquí puede tener como máximo ${number(most)} caracteres`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `escribe un número entero de ${least} a ${most}`,
};

/** Errors with a picture. */
export const picture = {
  unreadable:
    "el navegador no puede leer este archivo como imagen; elige un archivo PNG, JPEG o WebP",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `una imagen de ${number(width)} × ${number(height)} píxeles es demasiado grande; elige una de ${number(most / 1e6)} millones de píxeles como máximo`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `un archivo de ${number(Math.round(bytes / 1e6))} MB es demasiado grande; elige uno de ${number(most / 1e6)} MB como máximo`,
};
