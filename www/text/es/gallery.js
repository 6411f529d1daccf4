/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { KNIGHT } from "../terms.js";
import { pieceNames } from "./names.js";
import { count, number, quoted } from "./sentence.js";
import { piece } from "./terms.js";
import {
  knightHere,
  labels as shared,
  paragraph,
  press,
  rooms,
  size,
  statistics,
} from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  toWall: "← Todos los recorridos",
  browse: "Recorrido anterior y siguiente",
  previous: "Recorrido anterior",
  next: "Recorrido siguiente",
  checked: "Qué tiene de especial",
  verse: "El verso",
  figures: "Estadísticas",
  numbers: "Los números y sus sumas",
  compare: "¿Qué haría la regla de Warnsdorff?",
  ruleBoard: "El recorrido que hace la regla",
  numbering: "Poner el número 1 en",
  fromKnight: "La casilla del caballo",
  fromFirst: "Numeración original",
  explore: "Abrir en Explorar",
  keepName: "Nombre",
  keepNow: "Guardar en este dispositivo",
  collection: "Recorridos famosos del caballo",
  intro:
    "El caballo pasa una vez por cada casilla. Elige una imagen para ver el recorrido entero y seguirlo paso a paso.",
  search: "Buscar",
  filters: "Filtros",
  clearAll: "Quitar todos los filtros",
  own: "Tus recorridos",
  ownHelp:
    "Aquí puedes guardar un recorrido que hayas terminado en Explorar o en Jugar, o encontrado en Construir. Se queda en este dispositivo.",
  export: "Guardar todos en un archivo",
  import: "Añadir desde un archivo…",
  bringBack: "Deshacer: recuperarlo",
  rescue: "Guardar los datos ilegibles",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "Inicio y final",
  symmetry: "Simetría",
  sums: "Sumas mágicas",
  piece: "Pieza",
  century: "Siglo",
  size: "Tablero",
});

/** The value that leaves all tours on the wall. */
export const any = "Todos";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "Cerrado: vuelve a su inicio",
    open: "Abierto: acaba en otro sitio",
    path: "Camino: no todas las casillas",
  },
  symmetry: {
    symmetric: "Simétrico",
    "half-turn": "Igual tras media vuelta",
    "quarter-turn": "Igual tras un cuarto de vuelta",
    mirror: "Igual en un espejo",
    none: "No simétrico",
  },
  sums: { magic: "Mágico", nearly: "Casi mágico" },
  piece: pieceNames,
  century: { none: "Hecho para esta página" },
  size: {},
};

/** Roman numerals, as Spanish writes centuries. @type {readonly [number, string][]} */
const NUMERALS = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A century by its number: "siglo XVIII". @param {number} century */
function centuryName(century) {
  let [left, text] = [century, ""];
  for (const [value, numeral] of NUMERALS) {
    text += numeral.repeat(Math.floor(left / value));
    left %= value;
  }
  return `siglo ${text}`;
}

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, tours) => `${valueOf(property, value)} (${number(tours)})`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `Los ${number(all)} recorridos`
    : left === 0
      ? "Ningún recorrido cumple todo esto. Quita uno de estos filtros:"
      : `${number(left)} de ${number(all)} recorridos`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  `Quitar ${quoted(name === "search" ? value : valueOf(name, value))}: ${count(tours, { one: "recorrido", other: "recorridos" })}`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}, ${count(squares, { one: "casilla", other: "casillas" })}`;

/** @param {string} text */
export const source = (text) => `Fuente: ${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited
    ? `Encontrado para esta página y comprobado al construirla. ${cited}`
    : "Encontrado para esta página y comprobado al construirla.";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "Cerrado: con un movimiento más vuelve a su inicio.",
  open: () => "Abierto: sus extremos no están a un salto de caballo.",
  path: ([visited], squares) =>
    `Un camino, no un recorrido: pasa por ${visited} de ${squares} casillas.`,
  asymmetric: () => "No tiene ninguna simetría.",
  "half-turn": () => "Simétrico: si giras el tablero media vuelta, queda igual.",
  "quarter-turn": () => "Simétrico: si giras el tablero un cuarto de vuelta, queda igual.",
  mirror: () => "Simétrico: en un espejo se ve igual.",
  halves: () => "Llena una mitad del tablero antes de entrar en la otra.",
  opposite: ([apart]) => `Los números de casillas opuestas se diferencian siempre en ${apart}.`,
  "opposites add": ([sum]) => `Los números de casillas opuestas suman siempre ${sum}.`,
  "quarters differ": ([apart]) =>
    `Si giras el tablero un cuarto de vuelta, cada número cambia en ${apart}.`,
  "semi-magic": ([sum]) => `Cada fila y cada columna suman ${sum}.`,
  magic: ([sum]) => `Mágico: cada fila, cada columna y las dos diagonales suman ${sum}.`,
  rows: ([sum]) => `Cada fila suma ${sum}.`,
  columns: ([sum]) => `Cada columna suma ${sum}.`,
  diagonals: ([first, second = first]) => `Las diagonales no: suman ${first} y ${second}.`,
  sums: ([first, second]) => `Cada fila y cada columna suman ${first} o ${second}.`,
  quarters: ([sum]) => `Dentro de cada cuarto del tablero, cada fila y cada columna suman ${sum}.`,
  crossings: () => "Ningún movimiento suyo se cruza con otro.",
  verse: () => "Leídas en el orden del recorrido, las sílabas forman un verso.",
  "verse as rows": () =>
    "Las sílabas forman el mismo verso en el orden del recorrido y fila por fila.",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `El número 1 está ahora en ${square}.`;
export const notClosed = "solo un recorrido cerrado puede empezar en cualquiera de sus casillas";
/** @param {string} square */
export const notVisited = (square) =>
  `${quoted(square)} no es una casilla de este recorrido; escribe una, como c3`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `El camino empieza en ${square}.` : `Movimiento ${step} de ${of}: a ${square}.`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `número ${number(place)}` : "sin visitar",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join(", ");

export const caption = `${press} una casilla para ver cómo se llega a ella.`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read ? (isAll ? `Leído: ${read}` : `Leído hasta ahora: ${read}`) : "Todavía no se ha leído nada.";

/** The names of the tour and of the rule's run in their comparison. */
export const compared = {
  tour: "Este recorrido",
  path: "Este camino",
  rule: "El de la regla",
};

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `sin salida tras ${number(visited)} de ${number(squares)} casillas`
    : isClosed
      ? "un recorrido cerrado"
      : "un recorrido abierto";

export const comparedRows = {
  end: "Resultado",
  turns: "Giros",
  crossings: "Cruces",
};
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  isUsual
    ? `La regla de Warnsdorff desde ${start}. Si hay empate, va a la casilla más alejada del centro:`
    : `La regla de Warnsdorff desde ${start}. Si hay empate, va a la primera de las casillas empatadas:`;

export const counting = "Contando cuántas veces sigue el recorrido la regla…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `Este recorrido sigue siempre la regla: cada uno de sus ${number(choices)} movimientos va a una casilla con el menor número de salidas.`
    : `Este recorrido sigue la regla en ${number(agreeing)} de sus ${number(choices)} movimientos: en ellos va a una casilla con el menor número de salidas.`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}, ${progress} · ${rooms.gallery} · ${shared.title}`;

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `Un recorrido de ${board}`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)} está guardado en este dispositivo.`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)} se ha eliminado.`,
  /** @param {string} name */
  back: (name) => `${quoted(name)} está de vuelta.`,
  none: "Todavía no has guardado ningún recorrido.",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) =>
    found === 1
      ? `1 de tus ${number(all)} recorridos cumple los filtros.`
      : `${number(found)} de tus ${number(all)} recorridos cumplen los filtros.`,
  denied:
    "No se pueden guardar tus recorridos en este dispositivo: su almacenamiento está lleno o bloqueado. Guárdalos en un archivo, o se perderán cuando cierres la página.",
  unreadable:
    "La página no puede leer los recorridos guardados en este dispositivo. No se ha perdido nada: guarda los datos en un archivo antes de eliminarlos.",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0
        ? "El archivo no tiene ningún recorrido nuevo."
        : added === 1
          ? "1 recorrido añadido."
          : `${number(added)} recorridos añadidos.`,
      same === 0
        ? ""
        : same === 1
          ? "1 recorrido ya estaba aquí."
          : `${number(same)} recorridos ya estaban aquí.`,
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)} no se ha añadido: ${cut(why, 300)}.`,
  saved: "Guardado.",
  file: "recorridos-del-caballo.json",
};

/** @param {string} name */
export const remove = (name) => `Eliminar ${quoted(name)}`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "escribe un nombre para el recorrido",
  /** @param {number} most */
  longName: (most) => `este nombre es demasiado largo; usa como máximo ${number(most)} caracteres`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `ya habías guardado este recorrido con el nombre ${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) =>
    `se pueden guardar como máximo ${number(most)} recorridos; guárdalos en un archivo y después elimina algunos`,
  /** @param {number} most */
  tooLarge: (most) => `no se puede guardar un recorrido de más de ${number(most)} casillas`,
  /** @param {number} most */
  file: (most) => `el archivo es demasiado grande: tiene más de ${number(most)} bytes`,
  unreadableFile: "no se puede abrir el archivo; elígelo otra vez",
  notJson: "esto no es JSON válido; elige un archivo guardado por esta página",
  notOurs: "esto no es una lista de recorridos guardada por esta página",
  newer:
    "el archivo lo guardó una versión más nueva de esta página; vuelve a cargar la página para actualizarla",
  notATour: "sus casillas no forman un recorrido",
  noSquares: "no tiene casillas",
  tour: (/** @type {string} */ id) => `no hay ningún recorrido ${quoted(id)} en la colección`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) => `aquí no hay ${quoted(value)}; elige entre ${known.join(", ")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) =>
  `Recorrido: ${cut(message, 300)}. Se muestran todos los recorridos.`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]}: ${cut(message, 300)}. Se usan los demás filtros del enlace.`;

/** What the keys do on the board. */
export const keys = {
  move: "Ir de casilla en casilla",
  rowStart: "Primera casilla de la fila",
  rowEnd: "Última casilla de la fila",
  choose: "Ver el movimiento que llega a esta casilla",
};
