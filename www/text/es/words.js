/**
 * The texts of the page in Spanish. Other modules pass codes, numbers and squares, and show the result. This
 * file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { SquareTexts } from "../square-label.js"
 */

import { clip, excerpt } from "../cut.js";
import { isTouched } from "../pointing.js";
import { paceOf, sidesOf } from "../quantities.js";
import { factsOf, neighboursIn } from "../square-label.js";
import { counters, labels, play, targets, themes, whenStuck } from "./labels.js";
import { measured } from "./measures.js";
import { optionName, optionValue } from "./methods.js";
import { between, count, locale, number, paragraph, plain, plural, quoted } from "./sentence.js";
import { walker } from "./terms.js";

export * from "./existence.js";
export * from "./labels.js";
export { measured, measuredInShort } from "./measures.js";
export { wentByHand } from "./methods.js";
export { codeLine, optionInShort, optionName, optionValue } from "./methods.js";
export {
  columnHead,
  headOf,
  name as ownRuleName,
  named as namedRule,
  opened as ownRuleOpened,
  own as ownRule,
  usual as usualRules,
  usualNumbers,
  valuesInWords,
} from "./rule.js";
export * from "./stories.js";
export { fillIn, piece, sayOn, termsOf, usualTerms } from "./terms.js";
export { between, locale, number, paragraph, plain };

/** How often a run takes a step. @param {number} perSecond */
export function speed(perSecond) {
  const pace = paceOf(perSecond);
  return "seconds" in pace
    ? `un paso cada ${number(pace.seconds)} s`
    : `${count(pace.steps, { one: "paso", other: "pasos" })}/s`;
}

/** What speeds are called. */
const paces = { slow: "lenta", normal: "normal", fast: "rápida" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) => `Velocidad: ${paces[pace]}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}, ${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name, n) => plural(n, counters[name]);

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "no en este tablero") => `${name} (${why})`;

/** @param {number} squares */
export const upTo = (squares) => `hasta ${number(squares)} casillas`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  withKnight
    ? `Usar ${valueName("board", board)} y el caballo`
    : `Usar ${valueName("board", board)}`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "Ya no hay más empates: este es el final."
    : "Ya no hay más callejones sin salida: este es el final.";

export const noTimeline =
  "Este {tablero} es demasiado grande para recordar cada paso. Se puede avanzar o reiniciar, pero no volver atrás.";

/** What is so of a candidate. */
const candidateTags = { chosen: "elegida", tied: "= empate", tried: "probada" };

/** Beside a candidate: "= empate, elegida" @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) => those.map((each) => candidateTags[each]).join(", ");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join(" · ");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name} (${key})`;

/** Keys that are pressed together: "Ctrl Mayús Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join(" ");

/** What the key of the button does. */
export const playOrPause = `${play.play} / ${play.pause}`;

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy}: ${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText}: ${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture}: ${labels[kind]}`;

/** “Toca una casilla”, or “Elige una casilla” with a mouse or the keyboard. */
export const press = isTouched ? "Toca" : "Elige";

/** What a click on the board does. */
const hints = {
  start: `${press} {una casilla} para empezar en {ella}.`,
  go: `${press} {una casilla} con anillo, u {otra} para empezar en {ella}.`,
  numberFrom: `${press} {la casilla} que lleva el número 1.`,
  answer: `${press} {la casilla} adonde va.`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `Correcto: ${to}.` : `No es ${to}.`);
/** @param {string} to */
export const noWay = (to) => `{El caballo} no puede ir a ${to}.`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `Empezar de nuevo en ${square}`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "hueco",
  start: "inicio, visita número 1",
  visited: (n) => `visita número ${typeof n === "number" ? number(n) : n}`,
  open: "libre",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "el próximo movimiento",
  candidate: "posible",
  joinedToNothing: "sin conexiones",
  joinedTo: (names) => `unido a ${names.join(", ")}`,
  joinedToMany: (vertices) => `unido a ${count(vertices, { one: "vértice", other: "vértices" })}`,
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "libre", ...joinedTo(info)].join(", ");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}, con marca`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) =>
  isGraph ? `el ${walker} está aquí` : "el caballo está aquí";

/** The description of a square: "d4, libre, 3 salidas, posible". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join(", ");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `Tablero, ${number(width)} por ${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) =>
  `Grafo, ${count(vertices, { one: "vértice", other: "vértices" })}`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "Leído como dos nombres por línea: ",
  adjacency: "Leído como listas de vecinos: ",
  dimacs: "Leído como DIMACS: ",
  tsplib: "Leído como TSPLIB: ",
  graph6: "Leído como graph6: ",
  sparse6: "Leído como sparse6: ",
  matrix: "Leído como una matriz: ",
  lad: "Leído como LAD: ",
  metis: "Leído como METIS: ",
  pajek: "Leído como Pajek: ",
  gml: "Leído como GML: ",
  dot: "Leído como DOT: ",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}${count(vertices, { one: "vértice", other: "vértices" })}, ${count(edges, { one: "arista", other: "aristas" })}.`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `Este tablero tiene ${count(squares, { one: "casilla", other: "casillas" })} y ${count(missing, { one: "hueco", other: "huecos" })}. Si eliges un tamaño, será un rectángulo completo.`;

/** @param {string} start */
export const randomStart = (start) => `Elegido al azar: ${start}.`;

/** A start that is left open. */
export const anyStart = "El recorrido puede empezar en cualquier sitio.";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "Sala",
  board: labels.boardHeading,
  graph: "Grafo",
  step: "Paso",
  layers: labels.show,
  numbers: "Números",
  tour: "Recorrido dado",
  byHand: "Movimientos a mano",
  view: "Vista",
});

/** The page’s name for a setting, or for another parameter of a link. @param {string} id */
const settingName = (id) => fields[id] ?? optionName(id);

/** The page's name for a value of a setting. @type {(setting: string, value: string) => string} */
export function valueName(setting, value) {
  switch (setting) {
    case "board": {
      const sides = sidesOf(value);
      return sides ? size(...sides) : value;
    }
    case "target":
      return targets[/** @type {Target} */ (value)] ?? value;
    case "whenStuck":
      return whenStuck[/** @type {WhenStuck} */ (value)] ?? value;
    case "theme":
      return themes[value] ?? value;
    case "leaper":
      return value.replace(",", ", ");
    default:
      return optionValue(setting, value);
  }
}

/** An error beside a setting's field. @param {string} message */
export const refused = (message) => `Sin cambios: ${clip(message)}.`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "Se muestra Explorar.",
  step: "Se muestra el inicio.",
  tour: "Se muestra la regla de Warnsdorff.",
  layers: "Se muestran las capas habituales.",
  rule: "Se usa la regla habitual.",
  graph: "Se muestra un tablero.",
  byHand: "El método hace todos los movimientos.",
  ask: "Se muestran las respuestas.",
  present: "Se muestra la página habitual.",
  view: "Se muestra la página habitual.",
  numberFrom: "Los números empiezan en el inicio.",
  numbers: "Las casillas muestran lo que mira el método.",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  paragraph(
    `${settingName(name)}: ${clip(message)}.`,
    insteads[name] ??
      (instead ? `En su lugar se usa ${quoted(instead)}.` : "No se tiene en cuenta."),
  );

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  steps === 0
    ? `${fields.step}: aquí no hay ningún paso. La página muestra el final.`
    : `${fields.step}: aquí solo hay ${count(steps, { one: "paso", other: "pasos" })}. La página muestra el final.`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove = `${fields.byHand}: un movimiento de este enlace no es posible. A partir de ahí, los movimientos los hace el método.`;

/** The method cannot take over. */
export const waits =
  "Este método no puede seguir a partir de tus movimientos. Elige una casilla para hacer tú el siguiente.";

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = `${labels.numberFrom}: solo un recorrido cerrado se puede numerar desde cualquiera de sus casillas. Los números empiezan en el inicio.`;

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)} es un hueco de este tablero; elige una casilla`,
  /** A method that makes no move by itself. */
  player: "aquí no se pueden hacer movimientos a mano; elige un método que los haga",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) =>
    name === "width"
      ? `el ancho tiene que ser un número entero de 1 a ${number(most)}`
      : `el alto tiene que ser un número entero de 1 a ${number(most)}`,
  /** @param {number} most */
  tooLong: (most) =>
    `esto es demasiado largo para un enlace; puede tener como máximo ${number(most)} caracteres`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "no significa nada junto a las demás entradas de este enlace",
  /** @param {string} value */
  room: (value) => `no hay ninguna sala llamada ${quoted(value)}`,
  /** @param {string} value */
  leaper: (value) =>
    `${quoted(value)} no es una pieza; escribe los dos lados de su salto, como 1,3`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) =>
    `${quoted(value)} no es un número de pasos que un enlace pueda pedir; escribe un número entero de 0 a ${number(most)}`,
  /** @param {string} value */
  flag: (value) => `${quoted(value)} no es ni verdadero ni falso; escribe true, o quítalo`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) => `${quoted(value)} no es una vista; escribe ${known}, o quítalo`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) => `${quoted(value)} no es una capa; elige entre ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => `${quoted(value)} no es un tema; elige entre ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) =>
    `esta página no está escrita en ${quoted(value)}; elige entre ${known.join(", ")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "Las casillas son demasiado pequeñas para esto.";

export const preparing = "Preparando…";
export const copied = "Copiado";
export const saved = "Guardado";
export const copyFailed = "No se pudo copiar";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${count(squares, { one: "{casilla}", other: "{casillas}" })} no caben aquí. Copia el recorrido o guárdalo.`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `Cargando ${what}…`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed =
  "El motor de cálculo se ha parado. Seguramente se quedó sin memoria: prueba con un tablero más pequeño.";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "Comprueba la conexión y vuelve a intentarlo.",
  gone: "Hay una versión más nueva de esta página. Vuelve a cargar la página: regresas a lo que estás viendo.",
  broken:
    "Un archivo de la página llegó incompleto. Vuelve a cargar la página: regresas a lo que estás viendo.",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]} Mensaje del navegador:`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because} Aun así, puedes reproducirlo y ver dónde acaba.`;
