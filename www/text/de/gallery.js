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
  toWall: "← Zurück zu allen Touren",
  browse: "Vorige und nächste Tour",
  previous: "Vorige Tour",
  next: "Nächste Tour",
  checked: "Was an ihr bemerkenswert ist",
  verse: "Der Vers",
  figures: "In Zahlen",
  numbers: "Zahlen und ihre Summen",
  compare: "Was würde Warnsdorffs Regel tun?",
  ruleBoard: "Die Tour, die die Regel findet",
  numbering: "Die Zahl 1 setzen auf",
  fromKnight: "Feld des Springers",
  fromFirst: "Ursprüngliche Zählung",
  explore: "In „Erkunden“ öffnen",
  keepName: "Name",
  keepNow: "Auf diesem Gerät behalten",
  collection: "Berühmte Springertouren",
  intro:
    "Der Springer besucht jedes Feld genau einmal. Wähle ein Bild, um die ganze Tour zu sehen und sie Schritt für Schritt durchzugehen.",
  search: "Suchen",
  filters: "Filter",
  clearAll: "Alle Filter löschen",
  own: "Deine Touren",
  ownHelp:
    "Hier kannst du Touren behalten, die du in „Erkunden“ oder „Spielen“ vollendet oder in „Bauen“ gefunden hast. Sie bleiben auf diesem Gerät.",
  export: "Alle als Datei speichern",
  import: "Aus einer Datei hinzufügen …",
  bringBack: "Rückgängig: zurückholen",
  rescue: "Unlesbare Daten speichern",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "Anfang und Ende",
  symmetry: "Symmetrie",
  sums: "Magische Summen",
  piece: "Figur",
  century: "Jahrhundert",
  size: "Brett",
});

/** The value that leaves all tours on the wall. */
export const any = "Alle";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "Geschlossen: zurück zum Start",
    open: "Offen: endet anderswo",
    path: "Weg: nicht alle Felder",
  },
  symmetry: {
    symmetric: "Symmetrisch",
    "half-turn": "Gleich nach halber Drehung",
    "quarter-turn": "Gleich nach Vierteldrehung",
    mirror: "Gleich im Spiegel",
    none: "Nicht symmetrisch",
  },
  sums: { magic: "Magisch", nearly: "Fast magisch" },
  piece: pieceNames,
  century: { none: "Für diese Seite gemacht" },
  size: {},
};

/** A century by its number. @param {number} century */
const centuryName = (century) => `${century}. Jahrhundert`;

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, tours) => `${valueOf(property, value)} (${number(tours)})`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `Alle ${number(all)} Touren`
    : left === 0
      ? "Keine Tour erfüllt das alles. Lösche einen dieser Filter:"
      : `${number(left)} von ${number(all)} Touren`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  `${quoted(name === "search" ? value : valueOf(name, value))} löschen: ${count(tours, { one: "Tour", other: "Touren" })}`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}, ${count(squares, { one: "Feld", other: "Felder" })}`;

/** @param {string} text */
export const source = (text) => `Quelle: ${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited
    ? `Für diese Seite gefunden und bei ihrem Bau geprüft. ${cited}`
    : "Für diese Seite gefunden und bei ihrem Bau geprüft.";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "Geschlossen: Ein weiterer Zug führt zurück zum Start.",
  open: () => "Offen: Zwischen Anfang und Ende liegt kein Springerzug.",
  path: ([visited], squares) =>
    `Ein Weg, keine Tour: Er besucht ${visited} von ${squares} Feldern.`,
  asymmetric: () => "Sie hat keine Symmetrie.",
  "half-turn": () => "Symmetrisch: Nach einer halben Drehung des Bretts sieht sie genauso aus.",
  "quarter-turn": () => "Symmetrisch: Nach einer Vierteldrehung des Bretts sieht sie genauso aus.",
  mirror: () => "Symmetrisch: Im Spiegel sieht sie genauso aus.",
  halves: () => "Sie füllt eine Hälfte des Bretts, bevor sie die andere betritt.",
  opposite: ([apart]) =>
    `Die Zahlen auf gegenüberliegenden Feldern unterscheiden sich immer um ${apart}.`,
  "opposites add": ([sum]) => `Die Zahlen auf gegenüberliegenden Feldern ergeben immer ${sum}.`,
  "quarters differ": ([apart]) =>
    `Drehst du das Brett um ein Viertel, ändert sich jede Zahl um ${apart}.`,
  "semi-magic": ([sum]) => `Jede Zeile und jede Spalte hat die Summe ${sum}.`,
  magic: ([sum]) => `Magisch: Jede Zeile, jede Spalte und beide Diagonalen haben die Summe ${sum}.`,
  rows: ([sum]) => `Jede Zeile hat die Summe ${sum}.`,
  columns: ([sum]) => `Jede Spalte hat die Summe ${sum}.`,
  diagonals: ([first, second = first]) =>
    `Die Diagonalen nicht: Ihre Summen sind ${first} und ${second}.`,
  sums: ([first, second]) => `Jede Zeile und jede Spalte hat die Summe ${first} oder ${second}.`,
  quarters: ([sum]) =>
    `In jedem Viertel des Bretts hat jede Zeile und jede Spalte die Summe ${sum}.`,
  crossings: () => "Keine zwei Züge kreuzen sich.",
  verse: () => "In der Reihenfolge der Tour gelesen, ergeben die Silben einen Vers.",
  "verse as rows": () =>
    "Die Silben ergeben denselben Vers in der Reihenfolge der Tour und Zeile für Zeile.",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `Die Zahl 1 steht jetzt auf ${square}.`;
export const notClosed = "Nur eine geschlossene Tour kann auf jedem ihrer Felder beginnen";
/** @param {string} square */
export const notVisited = (square) =>
  `${quoted(square)} ist kein Feld dieser Tour; schreib eines wie c3`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `Der Weg beginnt auf ${square}.` : `Zug ${step} von ${of}: nach ${square}.`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `Nummer ${number(place)}` : "nicht besucht",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join(", ");

export const caption = `${press} ein Feld, um den Zug zu sehen, der dorthin führt.`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read ? (isAll ? `Gelesen: ${read}` : `Bisher gelesen: ${read}`) : "Noch nichts gelesen.";

/** The names of the tour and of the rule's run in their comparison. */
export const compared = { tour: "Diese Tour", path: "Dieser Weg", rule: "Tour der Regel" };

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `bleibt nach ${number(visited)} von ${number(squares)} Feldern stecken`
    : isClosed
      ? "eine geschlossene Tour"
      : "eine offene Tour";

export const comparedRows = { end: "Ergebnis", turns: "Knicke", crossings: "Kreuzungen" };
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  isUsual
    ? `Warnsdorffs Regel von ${start} aus. Bei Gleichstand geht sie auf das Feld, das weiter von der Mitte entfernt ist:`
    : `Warnsdorffs Regel von ${start} aus. Bei Gleichstand geht sie auf das erste der gleich guten Felder:`;

export const counting = "Zählt, wie oft die Tour der Regel folgt …";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `Diese Tour folgt immer der Regel: Jeder ihrer ${number(choices)} Züge führt auf ein Feld mit den wenigsten Folgezügen.`
    : `Diese Tour folgt der Regel bei ${number(agreeing)} ihrer ${number(choices)} Züge: Dort geht sie auf ein Feld mit den wenigsten Folgezügen.`;

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
export const unnamed = (board) => `Eine Tour auf ${board}`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)} ist auf diesem Gerät gespeichert.`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)} ist entfernt.`,
  /** @param {string} name */
  back: (name) => `${quoted(name)} ist wieder da.`,
  none: "Du hast noch keine Tour behalten.",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) =>
    `${number(found)} deiner ${number(all)} Touren ${found === 1 ? "passt" : "passen"} zu den Filtern.`,
  denied:
    "Deine Touren können auf diesem Gerät nicht gespeichert werden: Sein Speicher ist voll oder gesperrt. Speichere sie als Datei, sonst sind sie weg, wenn du die Seite schließt.",
  unreadable:
    "Die Seite kann die Touren auf diesem Gerät nicht lesen. Nichts ist verloren: Speichere die Daten als Datei, bevor du sie entfernst.",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0
        ? "Die Datei hat keine neue Tour."
        : `${count(added, { one: "Tour", other: "Touren" })} hinzugefügt.`,
      same > 0 ? `${count(same, { one: "Tour war", other: "Touren waren" })} schon hier.` : "",
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)} wurde ausgelassen: ${cut(why, 300)}.`,
  saved: "Gespeichert.",
  file: "springertouren.json",
};

/** @param {string} name */
export const remove = (name) => `${quoted(name)} entfernen`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "Gib der Tour einen Namen",
  /** @param {number} most */
  longName: (most) => `Dieser Name ist zu lang; nimm höchstens ${number(most)} Zeichen`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `Du hast diese Tour schon, als ${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) =>
    `Höchstens ${number(most)} Touren haben Platz; speichere sie als Datei und entferne dann einige`,
  /** @param {number} most */
  tooLarge: (most) => `Eine Tour mit mehr als ${number(most)} Feldern kann nicht behalten werden`,
  /** @param {number} most */
  file: (most) => `Die Datei ist zu groß: Sie hat mehr als ${number(most)} Byte`,
  unreadableFile: "Die Datei lässt sich nicht öffnen; wähle sie noch einmal",
  notJson: "Das ist kein gültiges JSON; wähle eine Datei, die diese Seite gespeichert hat",
  notOurs: "Das ist keine Liste von Touren, die diese Seite gespeichert hat",
  newer:
    "Eine neuere Fassung dieser Seite hat die Datei gespeichert; lade die Seite neu, um sie zu aktualisieren",
  notATour: "Ihre Felder ergeben keine Tour",
  noSquares: "Sie hat keine Felder",
  tour: (/** @type {string} */ id) => `In der Sammlung gibt es keine Tour ${quoted(id)}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) => `${quoted(value)} gibt es hier nicht; wähle aus ${known.join(", ")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) =>
  `Tour: ${cut(message, 300)}. Stattdessen werden alle Touren gezeigt.`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]}: ${cut(message, 300)}. Die anderen Filter des Links gelten.`;

/** What the keys do on the board. */
export const keys = {
  move: "Von Feld zu Feld gehen",
  rowStart: "Erstes Feld der Reihe",
  rowEnd: "Letztes Feld der Reihe",
  choose: "Den Zug sehen, der zu diesem Feld führt",
};
