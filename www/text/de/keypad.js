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
    "Ein Springer hüpft über die Tasten eines Telefons und wählt jede Taste, auf der er landet. Wie viele verschiedene Nummern kann er wählen?",
  why: "Das Rätsel wird gern in Bewerbungsgesprächen gestellt: Alle Nummern durchzuprobieren dauert ewig, aber geschicktes Zählen geht blitzschnell.",
  tryPhone: "Den Springer auf ein Telefon setzen",
  pad: "Tastenfeld",
  position: "Stelle in der Folge",
  sequence: "Folge",
  erase: "Letzte Taste löschen",
  clear: "Leeren",
  countHeading: "Wie viele Folgen?",
  progress: "Fortschritt der Zählung",
  cancel: "Abbrechen",
  countAgain: "Zählen",
  copyCount: "Zahl kopieren",
  byStart: "Nach der ersten Taste",
  codeHeading: "Die Folge als eine Zahl",
  lowestFirst: "Erste Taste als niedrigste Ziffer",
  highestFirst: "Erste Taste als höchste Ziffer",
  whyTwo: "Warum zwei Zahlen?",
  presets: "Fertige Tastenfelder",
  padText: "Reihen des Tastenfelds",
  padNote:
    "Schreib ein Zeichen für jede Taste, ein Leerzeichen für eine Lücke und eine neue Zeile für eine neue Reihe.",
  lessLimits: "Grenzen für Tasten, die es nicht mehr gibt, wurden entfernt.",
  problem: "Welche Folgen?",
  length: "Tasten",
  start: "Start",
  limits: "Grenzen",
  addLimit: "Grenze hinzufügen",
  listHeading: "Alle Folgen, eine nach der anderen",
  previous: "Vorige",
  next: "Nächste",
  page: "Seite",
  goOn: "Weitersuchen",
  exportAll: "Alle als Text speichern",
  exporting: "Fortschritt beim Speichern",
  pieceHeading: "Figur",
});

export const presets = /** @type {const} */ ({
  source: "18 Tasten",
  phone: "Telefon",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "zusammen", each: "je Taste" });

export const anyStart = "Beliebige Taste";
export const allKeys = "allen";
export const atMost = "Höchstens";
export const of = "von";
/** @param {number} n */
export const limitName = (n) => `Grenze ${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `Grenze ${number(n)} entfernen`;
/** @param {number} n */
export const limitKeys = (n) => `Tasten von Grenze ${number(n)}`;
/** @param {number} n */
export const limitMost = (n) => `Höchstzahl von Grenze ${number(n)}`;
/** @param {number} n */
export const limitManner = (n) => `Wie Grenze ${number(n)} zählt`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "Die Folge abspielen oder anhalten",
  back: "Zurück",
  forward: "Vor",
  first: "An den Anfang",
  last: "Ans Ende",
  cancel: "Zählen oder Speichern abbrechen",
  help: "Die Tasten zeigen",
  move: "Von Taste zu Taste gehen",
  press: "Die Taste drücken",
  erase: "Die letzte Taste der Folge löschen",
  type: "Die Taste mit diesem Namen drücken",
});
export const anyKey = "A … Z, 0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12);
  const rest = names.length - shown.length;
  return plain(
    list([...shown, ...(rest > 0 ? [`${number(rest)} weiteren`] : [])].map((name) => [name])),
  );
}

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times: pressed }) {
  const facts = [
    isHere ? "hier ist der Springer" : "",
    isNext ? "kann folgen" : "",
    pressed > 0 ? `${times(pressed)} gedrückt` : "",
  ].filter(Boolean);
  return [name, ...facts].join(", ");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `Taste ${number(step)} von ${number(all)}`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `Drücke ${next[0]}: Jede Folge beginnt damit.`
      : "Drücke eine Taste, um zu beginnen, oder schreib eine Folge.";
  }
  const where = isKnight ? `Der Springer ist auf ${last}` : `Die Figur ist auf ${last}`;
  if (next.length > 0) {
    return `${where}. Weiter geht es nach ${some(next)}.`;
  }
  return step === length
    ? `${where}: eine ganze Folge mit ${count(length, { one: "Taste", other: "Tasten" })}.`
    : `${where}, und keine Taste kann folgen.`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `Taste ${number(place)}`;
  switch (found.code) {
    case "no-such-key":
      return `${where}: ${quoted(found.key)} gibt es auf diesem Tastenfeld nicht.`;
    case "other-start":
      return `${where}: Jede Folge muss mit ${found.start} beginnen, nicht mit ${found.key}.`;
    case "no-move":
      return found.ways.length > 0
        ? `${where}: Kein Zug führt von ${found.from} nach ${found.key}. Von ${found.from} aus gibt es Züge nach ${some(found.ways)}.`
        : `${where}: Kein Zug führt von ${found.from} nach ${found.key} oder zu einer anderen Taste.`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where}: Die Grenzen erlauben ${found.key} nicht.`
        : found.keys.length === 1
          ? `${where}: ${found.key} darf höchstens ${times(found.atMost)} vorkommen und tut es schon.`
          : `${where}: ${found.key} wäre eine zu viel: Von ${some(found.keys)} dürfen höchstens ${number(found.atMost)} vorkommen.`;
    case "too-long":
      return `${where}: Eine Folge hat hier nur ${count(found.length, { one: "Taste", other: "Tasten" })}. Lösche den Rest.`;
  }
}

/** @param {number} n */
const times = (n) => (n === 1 ? "einmal" : n === 2 ? "zweimal" : `${number(n)}-mal`);

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: named, atMost: most, each }) {
  const different = [...new Set(named)];
  if (named === "") {
    return most === 0
      ? "gar keine Taste"
      : each
        ? `jede Taste höchstens ${times(most)}`
        : `höchstens ${number(most)} von allen Tasten`;
  }
  if (most === 0) {
    return different.length === 1 ? `kein ${some(different)}` : `keine von ${some(different)}`;
  }
  if (each) {
    return different.length === 1
      ? `${some(different)} höchstens ${times(most)}`
      : `jede von ${some(different)} höchstens ${times(most)}`;
  }
  return different.length === 1
    ? `höchstens ${number(most)}-mal ${some(different)}`
    : `höchstens ${number(most)} von ${some(different)}`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const move =
    String(leaper) === "1,2"
      ? "einen Springerzug"
      : `einen (${valueName("leaper", String(leaper))})-Sprung`;
  const each = length > 1 ? `, jede ${move} von der vorigen entfernt` : "";
  const begin = start === "" ? "" : `, mit ${start} am Anfang`;
  const kept = limits.length === 0 ? "" : `; Grenzen: ${limits.map(limit).join("; ")}`;
  return `Folgen mit ${count(length, { one: "Taste", other: "Tasten" })}${each}${begin}${kept}.`;
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
  `${count(String(value).length, { one: "Stelle", other: "Stellen" })}, etwa ${short(value)}`;

export const cancelled = "Die Zählung wurde abgebrochen.";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)}\u00a0%`;
/** @param {string} message */
export const notCounted = (message) => `Nicht gezählt: ${message}.`;
/** "1 Folge", "20 Folgen" @param {bigint} value */
const sequences = (value) => `${short(value)} ${plural(value, { one: "Folge", other: "Folgen" })}`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}.`;

/** The column headings of the table of starts. */
export const columns = ["Taste", "Folgen"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "Mit einer einzigen Taste ist jede Zahl 0."
    : `Jede Taste ist eine Ziffer zur Basis ${number(base)}: ${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join(", ")}.`;

/** Why there are two codes. */
export const whyTwo = [
  "Jede Taste ist eine Ziffer, also ist eine Folge eine lange Zahl. Man kann sie von beiden Enden her lesen.",
  "Der Artikel, aus dem die 18 Tasten stammen, nennt 309.514.218.678 für A H A H K B K B K B. Dort zählt die erste Taste 1, die zweite 18, die dritte 18² und so weiter.",
  "Das Programm im selben Artikel liefert dagegen 77.396.869.081. Es rechnet Code = Code × 18 + Ziffer (Horner-Schema), also wird die erste Taste zur höchsten Ziffer.",
  "So oder so bekommen zwei gleich lange Folgen nie dieselbe Zahl.",
];

export const noCode = "Schreib eine Folge, um ihre Zahl zu sehen.";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from
    ? "Keine."
    : all
      ? `${number(from)} bis ${number(to)} von ${all}`
      : `${number(from)} bis ${number(to)}`;
/** @param {number} page */
export const beyondList = (page) => `Die Liste endet vor Seite ${number(page)}.`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `Seite ${number(page)}: ${what}`;
export const searching = "Suche läuft …";
export const searchedLong =
  "Noch keine gefunden. Nur wenige Folgen halten diese Grenzen ein: Such weiter oder lockere sie.";
export const none = "Es gibt keine solche Folge.";
/** @param {string} sequence */
export const walkIt = (sequence) => `${sequence} entlanggehen`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null ? count(done, { one: "Folge", other: "Folgen" }) : `${number(done)} von ${big(all)}`;
export const exportCancelled = "Abgebrochen. Nichts wurde gespeichert.";
/** @param {number} lines */
export const exportDone = (lines) =>
  `${count(lines, { one: "Folge", other: "Folgen" })} gespeichert.`;
export const nothingToExport = "Es gibt nichts zu speichern.";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `Alle Folgen zusammen wären größer als ${number(most / 1e6)} MB, zu viel für einen Browser. Nimm kürzere oder nur einen Start.`;
/** @param {number} length */
export const fileName = (length) => `springerfolgen-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  `${rooms.keypad} · ${count(length, { one: "Taste", other: "Tasten" })}${total === null ? "" : `: ${sequences(total)}`} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "Schritt",
  page: labels.page,
  theme: "Farbschema",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name}: ${message.length > 300 ? `${cut(message, 300)}…` : message}. Die Seite beachtet das nicht.`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) =>
    `${quoted(value)} ist keine ganze Zahl von ${number(least)} bis ${number(most)}`,
  /** @param {string} value */
  limit: (value) =>
    `${quoted(value)} ist keine Grenze; schreib Tasten und eine Zahl, wie in AEIO:2`,
};
