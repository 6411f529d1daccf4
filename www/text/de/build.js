/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { count, paragraph } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "Welche Brettformen haben eine Springertour? Schneide Löcher und sieh selbst: Ein einziges fehlendes Feld kann eine Tour unmöglich machen.",
  tools: "Was ein Klick oder die Leertaste tut",
  wholeBoard: "Das ganze Brett",
  back: "Rückgängig und wiederholen",
  openInExplore: "In „Erkunden“ öffnen",
  countTours: "Seine Touren zählen",
  isPossible: "Ist eine Tour möglich?",
  side: "Größe der Form",
  shapes: "Formen",
  boardText: "Text des Bretts",
  textHeading: "Das Brett als Text",
  writtenAs: "Format",
  takeText: "Diesen Text nehmen",
  readings: "Er lässt sich auch lesen als",
  copyText: "Kopieren",
  resetText: "Brett neu hinschreiben",
  pictureHeading: "Ein Brett aus einem Bild",
  choosePicture: "Bild auswählen …",
  dropPicture: "Oder zieh eines hierher. Es bleibt auf deinem Computer.",
  longest: "Längere Seite",
  threshold: "Helligkeit",
  takeLight: "Helle Teile werden Felder",
});

export const tools = /** @type {const} */ ({
  toggle: "Schneiden/füllen",
  add: "Füllen",
  erase: "Schneiden",
  start: "Start setzen",
});

export const changes = /** @type {const} */ ({
  fill: "Alles füllen",
  clear: "Alles schneiden",
  invert: "Alles tauschen",
});

export const steps = /** @type {const} */ ({ undo: "Rückgängig", redo: "Wiederholen" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "Zeilen aus . und #",
  puzzle: "Rätsel: 0, Leerzeichen, 1 für den Start",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "Letzte Änderung des Bretts zurücknehmen",
  redo: "Änderung wiederholen",
  help: "Die Tasten zeigen",
  move: "Sich auf dem Brett bewegen",
  rowStart: "Zum ersten Feld der Reihe",
  rowEnd: "Zum letzten Feld der Reihe",
  choose: "Das Feld schneiden oder füllen oder dort den Start setzen",
});

/** "60 Felder und 4 Löcher" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes
    ? `${count(squares, { one: "Feld", other: "Felder" })} und ${count(holes, { one: "Loch", other: "Löcher" })}`
    : count(squares, { one: "Feld", other: "Felder" });

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}. Ziehe, um Löcher zu schneiden oder wieder zu füllen.`,
    add: `${board}. Ziehe, um Löcher zu füllen. Die rechte Taste oder langes Drücken schneidet.`,
    erase: `${board}. Ziehe, um Löcher zu schneiden.`,
    start: `${board}. ${press} das Feld, auf dem die Tour beginnen soll.`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}, ${isStart ? "Start" : isSquare ? "Feld" : "Loch"}`;

/** @param {string} board */
export const undone = (board) => `Zurückgenommen. ${board}.`;
/** @param {string} board */
export const redone = (board) => `Wiederholt. ${board}.`;
export const copied = "Der Text des Bretts ist kopiert.";
export const notCopied =
  "Der Browser hat das Kopieren verweigert. Markiere den Text und kopiere ihn selbst.";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}, ${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "Offene Tour",
  closed: "Geschlossene Tour",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export const marked = (squares) =>
  squares.length <= MAX_NAMED
    ? `Auf dem Brett markiert: ${squares.join(", ")}.`
    : "Diese Felder sind auf dem Brett markiert.";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "Möglich",
  no: "Unmöglich",
  unknown: "Noch nicht bekannt",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]}: ${answers[answer]}. ${because}`.trim();

/** Shown if no theorem decides. */
export const undecided =
  "Kein bekannter Satz gilt für dieses Brett. Eine Suche dauert bis zu zehn Sekunden.";
export const findOut = "Suchen";
export const cancel = "Abbrechen";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) =>
  target === "open" ? "Nach einer offenen Tour suchen" : "Nach einer geschlossenen Tour suchen";
/** @param {Target} target */
export const cancelOf = (target) =>
  target === "open"
    ? "Die Suche nach einer offenen Tour abbrechen"
    : "Die Suche nach einer geschlossenen Tour abbrechen";
export const searching = "Dauer der Suche";
export const openTour = "In „Erkunden“ öffnen";

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
        `Eine Tour von ${found.squares[0]} nach ${found.squares.at(-1)} ist auf dem Brett gezeichnet.`,
        by(found),
      );
    case "none":
      return paragraph("Die Suche hat bewiesen, dass es keine Tour gibt.", by(found));
    case "unknown":
      return "Nach 10 Sekunden keine Antwort: Die Suche fand weder eine Tour noch einen Beweis, dass es keine gibt. Versuche ein kleineres Brett oder eines mit weniger Zügen.";
    case "cancelled":
      return "Abgebrochen.";
    case "failed":
      return `Die Suche ist gescheitert. Der Browser meldet: ${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]}: ${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "Breite und Höhe",
  rows: "Zeilen aus Zeichen",
  spaced: "Zeilen mit einem Leerzeichen zwischen den Feldern",
  separated: "Zeilen mit Trennzeichen zwischen den Feldern",
  flat: "alle Zeilen hintereinander",
};

/** "0 und x"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  [...symbols].map((symbol) => (symbol === " " ? "Leerzeichen" : symbol)).join(" und ");

/** What the characters mean: "0 für ein Feld, x für ein Loch". @param {Pick<BoardForm, "squares" | "holes">} form */
const meaningOf = ({ squares, holes }) =>
  [squares && `${symbolList(squares)} für ein Feld`, holes && `${symbolList(holes)} für ein Loch`]
    .filter(Boolean)
    .join(", ");

/** How a text was read. @param {BoardForm} form */
export function readAs(form) {
  const meaning = meaningOf(form);
  return meaning
    ? `Gelesen als ${layouts[form.layout]}: ${meaning}.`
    : `Gelesen als ${layouts[form.layout]}.`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, form) => `${size}: ${meaningOf(form)}`;

/** Replaces a start that could not be used. */
export const noStart = "kein Start";

export const noSquares = "Dieses Brett hat noch keine Felder. Fülle zuerst welche.";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `Ein Brett mit ${number(width)} × ${number(height)} Feldern ist zu groß, um es von Hand zu zeichnen; jede Seite darf höchstens ${most} lang sein`,
  /** @param {number} most */
  text: (most) => `Dieser Text ist zu lang; er darf hier höchstens ${number(most)} Zeichen haben`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `Schreib eine ganze Zahl von ${least} bis ${most}`,
};

/** Errors with a picture. */
export const picture = {
  unreadable:
    "Der Browser kann diese Datei nicht als Bild lesen; wähle eine PNG-, JPEG- oder WebP-Datei",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `Ein Bild mit ${number(width)} × ${number(height)} Pixeln ist zu groß; wähle eines mit höchstens ${number(most / 1e6)} Millionen Pixeln`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `Eine Datei mit ${number(Math.round(bytes / 1e6))} MB ist zu groß; wähle eine mit höchstens ${number(most / 1e6)} MB`,
};
