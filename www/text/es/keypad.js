/**
 * The texts that only this room uses.
 * @import { SequenceFault } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { count, list, number, plain, plural, quoted } from "./sentence.js";
import { rooms, valueName } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Un caballo salta por las teclas de un teléfono y marca cada tecla en la que cae. ¿Cuántos números distintos puede marcar?",
  why: "Es una pregunta frecuente en entrevistas de trabajo: probar todos los números no se acaba nunca, pero contar con ingenio es cosa de un momento.",
  tryPhone: "Poner el caballo en un teléfono",
  pad: "Teclado",
  position: "Posición en la secuencia",
  sequence: "Secuencia",
  erase: "Borrar la última tecla",
  clear: "Borrar todo",
  countHeading: "¿Cuántas secuencias?",
  progress: "Progreso del recuento",
  cancel: "Cancelar",
  countAgain: "Contar",
  copyCount: "Copiar el número",
  byStart: "Por primera tecla",
  codeHeading: "La secuencia como un solo número",
  lowestFirst: "La primera tecla es la cifra más baja",
  highestFirst: "La primera tecla es la cifra más alta",
  whyTwo: "¿Por qué dos números?",
  presets: "Teclados ya preparados",
  padText: "Filas del teclado",
  padNote:
    "Escribe un carácter por cada tecla, un espacio por cada hueco y una línea nueva por cada fila.",
  lessLimits: "Se han quitado los límites de teclas que ya no existen.",
  problem: "¿Qué secuencias?",
  length: "Teclas",
  start: "Inicio",
  limits: "Límites",
  addLimit: "Añadir un límite",
  listHeading: "Todas las secuencias, una a una",
  previous: "Anterior",
  next: "Siguiente",
  page: "Página",
  goOn: "Seguir buscando",
  exportAll: "Guardar todas como texto",
  exporting: "Progreso de la exportación",
  pieceHeading: "Pieza",
});

export const presets = /** @type {const} */ ({
  source: "18 teclas",
  phone: "Teléfono",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "en total", each: "cada una" });

export const anyStart = "cualquier tecla";
export const allKeys = "todas las teclas";
export const atMost = "Como máximo";
export const of = "de";
/** @param {number} n */
export const limitName = (n) => `Límite ${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `Quitar el límite ${number(n)}`;
/** @param {number} n */
export const limitKeys = (n) => `Teclas del límite ${number(n)}`;
/** @param {number} n */
export const limitMost = (n) => `Máximo del límite ${number(n)}`;
/** @param {number} n */
export const limitManner = (n) => `Cómo cuenta el límite ${number(n)}`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "Recorrer la secuencia, o parar",
  back: "Atrás",
  forward: "Avanzar",
  first: "Al principio",
  last: "Al final",
  cancel: "Dejar de contar o de guardar",
  help: "Ver las teclas",
  move: "Ir de tecla en tecla",
  press: "Pulsar la tecla",
  erase: "Borrar la última tecla de la secuencia",
  type: "Pulsar la tecla con ese nombre",
});
export const anyKey = "A … Z, 0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12);
  const rest = names.length - shown.length;
  return plain(
    list([...shown, ...(rest > 0 ? [`${number(rest)} más`] : [])].map((name) => [name])),
  );
}

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times: presses }) {
  const facts = [
    isHere ? "el caballo está aquí" : "",
    isNext ? "puede seguir" : "",
    presses > 0 ? `pulsada ${times(presses)}` : "",
  ].filter(Boolean);
  return [name, ...facts].join(", ");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `tecla ${number(step)} de ${number(all)}`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `Pulsa ${next[0]}: todas las secuencias empiezan por esa tecla.`
      : "Pulsa una tecla para empezar, o escribe una secuencia.";
  }
  const where = isKnight ? `El caballo está en ${last}` : `La pieza está en ${last}`;
  if (next.length > 0) {
    return `${where}. Puede seguir a ${some(next)}.`;
  }
  return step === length
    ? `${where}: una secuencia completa de ${count(length, { one: "tecla", other: "teclas" })}.`
    : `${where}, y ninguna tecla puede seguir.`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `Tecla ${number(place)}`;
  switch (found.code) {
    case "no-such-key":
      return `${where}: en este teclado no hay ${quoted(found.key)}.`;
    case "other-start":
      return `${where}: todas las secuencias deben empezar por ${found.start}, no por ${found.key}.`;
    case "no-move":
      return found.ways.length > 0
        ? `${where}: ningún movimiento lleva de ${found.from} a ${found.key}. Desde ${found.from} se puede ir a ${some(found.ways)}.`
        : `${where}: ningún movimiento lleva de ${found.from} a ${found.key}, ni a ninguna otra tecla.`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where}: los límites no permiten ${found.key}.`
        : found.keys.length === 1
          ? `${where}: ${found.key} puede aparecer como máximo ${times(found.atMost)}, y ya lo hace.`
          : `${where}: con ${found.key} habría una de más: como máximo ${found.atMost === 1 ? "puede aparecer 1" : `pueden aparecer ${number(found.atMost)}`} de ${some(found.keys)}.`;
    case "too-long":
      return `${where}: aquí una secuencia solo tiene ${count(found.length, { one: "tecla", other: "teclas" })}. Borra el resto.`;
  }
}

/** @param {number} n */
const times = (n) => (n === 1 ? "una vez" : n === 2 ? "dos veces" : `${number(n)} veces`);

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: named, atMost: most, each }) {
  const different = [...new Set(named)];
  const those = some(different);
  if (most === 0) {
    return named === ""
      ? "sin ninguna tecla"
      : different.length === 1
        ? `sin ${those}`
        : `sin ninguna de ${those}`;
  }
  if (each) {
    return named === ""
      ? `cada tecla como máximo ${times(most)}`
      : different.length === 1
        ? `${those} como máximo ${times(most)}`
        : `cada una de ${those} como máximo ${times(most)}`;
  }
  return named === ""
    ? `como máximo ${number(most)} de todas las teclas`
    : `como máximo ${number(most)} de ${those}`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const move =
    String(leaper) === "1,2"
      ? "un salto de caballo"
      : `un salto (${valueName("leaper", String(leaper))})`;
  const parts = [
    `Secuencias de ${count(length, { one: "tecla", other: "teclas" })}`,
    length > 1 ? `cada una a ${move} de la anterior` : "",
    start === "" ? "" : `empezando por ${start}`,
  ].filter(Boolean);
  return limits.length === 0
    ? `${parts.join(", ")}.`
    : `${parts.join(", ")}; ${plain(list(limits.map((each) => [limit(each)])))}.`;
}

/** All digits, with separators between thousands. @param {bigint} value */
export const big = (value) => number(value);

/** A short form of a number with many digits. @param {bigint} value */
export function short(value) {
  const digits = String(value);
  if (digits.length <= 15) {
    return big(value);
  }
  const power = [...String(digits.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${digits[0]},${digits.slice(1, 4)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) =>
  `${count(String(value).length, { one: "cifra", other: "cifras" })}, más o menos ${short(value)}`;

export const cancelled = "El recuento se ha cancelado.";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)}\u00a0%`;
/** @param {string} message */
export const notCounted = (message) => `No se ha contado: ${message}.`;
/** "1 secuencia", "20 secuencias" @param {bigint} value */
const sequences = (value) =>
  `${short(value)} ${plural(value, { one: "secuencia", other: "secuencias" })}`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}.`;

/** The column headings of the table of starts. */
export const columns = ["Tecla", "Secuencias"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "Con una sola tecla, todos los números son 0."
    : `Cada tecla es una cifra en base ${number(base)}: ${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join(", ")}.`;

/** Why there are two codes. */
export const whyTwo = [
  "Cada tecla es una cifra, así que una secuencia es un número largo. Puedes leerlo desde cualquiera de sus extremos.",
  "El artículo del que vienen las 18 teclas da 309\u202f514\u202f218\u202f678 para A H A H K B K B K B. Ahí la primera tecla vale 1, la segunda 18, la tercera 18², y así sucesivamente.",
  "El programa del mismo artículo da en cambio 77\u202f396\u202f869\u202f081. Calcula código = código × 18 + cifra (la regla de Horner), de modo que la primera tecla acaba siendo la cifra más alta.",
  "De las dos maneras, dos secuencias de la misma longitud nunca reciben el mismo número.",
];

export const noCode = "Escribe una secuencia para ver su número.";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from
    ? "Ninguna."
    : all
      ? `De la ${number(from)} a la ${number(to)}, de ${all}`
      : `De la ${number(from)} a la ${number(to)}`;
/** @param {number} page */
export const beyondList = (page) => `La lista acaba antes de la página ${number(page)}.`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `Página ${number(page)}: ${what}`;
export const searching = "Buscando…";
export const searchedLong =
  "Todavía ninguna. Pocas secuencias respetan estos límites: sigue buscando, o afloja los límites.";
export const none = "No hay ninguna secuencia así.";
/** @param {string} sequence */
export const walkIt = (sequence) => `Recorrer ${sequence}`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null
    ? count(done, { one: "secuencia", other: "secuencias" })
    : `${number(done)} de ${big(all)}`;
export const exportCancelled = "Cancelado. No se ha guardado nada.";
/** @param {number} lines */
export const exportDone = (lines) =>
  count(lines, { one: "secuencia guardada.", other: "secuencias guardadas." });
export const nothingToExport = "No hay nada que guardar.";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `Todas las secuencias ocuparían más de ${number(most / 1e6)} MB, demasiado para un navegador. Pide secuencias más cortas, o un solo inicio.`;
/** @param {number} length */
export const fileName = (length) => `secuencias-del-caballo-de-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  `${rooms.keypad} · ${count(length, { one: "tecla", other: "teclas" })}${total === null ? "" : `: ${sequences(total)}`} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "Paso",
  page: labels.page,
  theme: "Tema",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name}: ${message.length > 300 ? `${cut(message, 300)}…` : message}. La página no lo tiene en cuenta.`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) =>
    `${quoted(value)} no es un número entero de ${number(least)} a ${number(most)}`,
  /** @param {string} value */
  limit: (value) => `${quoted(value)} no es un límite; escribe teclas y un número, como AEIO:2`,
};
