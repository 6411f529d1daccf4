/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted, square } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  intro:
    "Hat dieses Brett eine Springertour? Frag, bevor du suchst: Auf manchen Brettern würdest du ewig suchen.",
  map: "Wo Springertouren möglich sind",
  kind: "Art der Tour",
  board: "Brett",
  legend: "Was die Zeichen bedeuten",
  seeWhy: "Sieh, warum",
  more: "Mehr: Wer hat das bewiesen?",
  closedTheorem:
    "Ein volles Brett hat keine geschlossene Tour, wenn seine Felderzahl ungerade ist oder eine Seite 1, 2 oder 4 lang ist. Auch die Bretter 3 × 4, 3 × 6 und 3 × 8 haben keine. Alle anderen haben eine: Das hat Allen Schwenk 1991 bewiesen.",
  fourLines:
    "Der Beweis für Bretter mit einer Seite der Länge 4, den du hier ansehen kannst, ist von Louis Pósa.",
  openTheorem:
    "Offene Touren gibt es auf jedem vollen Brett mit Seiten ab 3, außer auf 3 × 3, 3 × 5, 3 × 6 und 4 × 4. Beweise stammen von Paul Cull und Jeffery De Curtins (1978) und von Axel Conrad und anderen (1994).",
  why: "Warum",
  sides: "Höhe und Breite",
  picture: "Das Brett",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "Geschlossene Touren", open: "Offene Touren" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "Von Brett zu Brett gehen",
  rowStart: "Erstes Brett der Reihe",
  rowEnd: "Letztes Brett der Reihe",
  choose: "Dieses Brett erklären",
});

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading} ${answer}`;

/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "eine geschlossene Tour" : "eine offene Tour");
/** @param {Target} target */
const noTour = (target) => (target === "closed" ? "keine geschlossene Tour" : "keine offene Tour");

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "durch einen Satz bewiesen" },
  "open-theorem": { sign: "✓", short: "durch einen Satz bewiesen" },
  "one-square": { sign: "•", short: "ein einziges Feld" },
  "odd-area": { sign: "≠", short: "beide Seiten ungerade" },
  "side-1": { sign: "1", short: "eine Seite der Länge 1" },
  "side-2": { sign: "2", short: "eine Seite der Länge 2" },
  "side-4": { sign: "4", short: "eine Seite der Länge 4" },
  "small-exception": { sign: "!", short: "ein kleines Brett, vollständig durchsucht" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `Es gibt eine Tour: ${signs[reason.code].short}.`
    : `Keine Tour: ${signs[reason.code].short}.`;

/** @param {number} n */
export const boards = (n) => count(n, { one: "Brett", other: "Bretter" });

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed"
    ? "Bretter nach Breite und Höhe: geschlossene Touren"
    : "Bretter nach Breite und Höhe: offene Touren";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  `${size(width, height)}: ${answer === "yes" ? aTour(target) : noTour(target)}, ${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = `${press} ein Brett, um zu sehen, warum.`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) => `Hat ${size(width, height)} ${aTour(target)}?`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${targets[target]} auf ${size(width, height)} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "In „Erkunden“ ausprobieren";
export const watchSearch = "Diese Suche in „Erkunden“ ansehen";
export const watchConstruction = "In „Erkunden“ sehen, wie sie entsteht";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** The marks as they are counted: "7 dunkle". @type {Record<ArgumentStep["mark"], string>} */
const markNames = {
  light: "helle",
  dark: "dunkle",
  outer: "äußere",
  inner: "innere",
  bound: "gebundene",
  met: "erreichte",
  missed: "verfehlte",
  reached: "erreichte",
};

/** The progress of a part of an argument that has started: "Gefunden: 7 dunkle, 6 helle." @type {(counts: Counts, marks: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, marks) {
  const found = marks.map((mark) => `${number(counts[mark] ?? 0)} ${markNames[mark]}`);
  return marks.some((mark) => counts[mark]) ? ` Gefunden: ${found.join(", ")}.` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  const names = lines === "columns" ? "Spalten" : "Reihen";
  switch (code) {
    case "colours":
      return `Färbe die Felder wie auf einem Schachbrett. Jeder Zug wechselt die Farbe.${foundSoFar(counts, ["dark", "light"])}`;
    case "rows":
    case "columns":
      return `Teile sie jetzt anders ein, in die äußeren ${names} und die inneren.${foundSoFar(counts, ["outer", "inner"])}`;
    case "outer-moves":
      return `Sieh dir die Züge von den äußeren ${names} an: Alle führen in innere. Eine geschlossene Tour besucht also nie zwei äußere Felder nacheinander. Die Hälfte der Felder ist außen, also muss sie rundherum immer abwechseln: außen, innen, außen, innen.`;
    case "alternation":
      return `Jeder Zug wechselt auch die Farbe. Von a1, das außen liegt und dunkel ist, erreicht die Tour nur dunkle äußere und helle innere Felder.${foundSoFar(counts, ["met", "missed"])}`;
    case "reach":
      return `Folge den Zügen von a1 aus, so weit sie führen.${foundSoFar(counts, ["reached"])}`;
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "Also …";
  }
  switch (last) {
    case "alternation":
      return `Also würde die Tour ${number(counts.missed ?? 0)} der ${number(area)} Felder nie besuchen: Es gibt keine geschlossene Tour.`;
    case "reach": {
      const left = area - (counts.reached ?? 0);
      return area === 1
        ? "Also verlässt der Springer sein Feld nie: Es gibt keine geschlossene Tour."
        : `Also ${left === 1 ? "ist" : "sind"} ${number(left)} der ${number(area)} Felder unerreichbar: Es gibt ${noTour(target)}.`;
    }
    default:
      return `Eine geschlossene Tour geht dunkel, hell, dunkel, hell, also braucht sie von beiden gleich viele. Hier sind es ${number(counts.dark ?? 0)} dunkle und ${number(counts.light ?? 0)} helle: Es gibt keine geschlossene Tour.`;
  }
}

/** "b3 und c2" @param {string[]} names */
const listed = (names) => plain(list(names.map((name) => [square(name)])));

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  const isColumns = lines === "columns";
  switch (mark) {
    case "light":
      return `${name} ist hell.`;
    case "dark":
      return `${name} ist dunkel.`;
    case "outer":
      return `${name} liegt in einer äußeren ${isColumns ? "Spalte" : "Reihe"}.`;
    case "inner":
      return `${name} liegt in einer inneren ${isColumns ? "Spalte" : "Reihe"}.`;
    case "bound":
      return `Von ${name} führen die Züge nach ${listed(moves)}: nur in innere ${isColumns ? "Spalten" : "Reihen"}.`;
    case "met":
      return `Eine Tour, die abwechselt, kann ${name} erreichen.`;
    case "missed":
      return `Eine Tour, die abwechselt, erreicht ${name} nie.`;
    case "reached":
      return moves.length > 0
        ? `Ein Zug führt von ${listed(moves)} nach ${name}.`
        : `Beginne auf ${name}.`;
  }
}

export const beforeArgument = "Drücke „Abspielen“, um den Beweis Feld für Feld zu sehen.";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "Die Farben schließen hier keine Tour aus, also probieren wir alles. Der Springer versucht jeden Zug und kehrt aus jeder Sackgasse um. Eine geschlossene Tour besucht jedes Feld, also genügt ein Start: a1."
    : `Die Farben schließen hier keine Tour aus, also probieren wir alles. Der Springer versucht jeden Zug und kehrt aus jeder Sackgasse um. Er beginnt auf jedem der ${number(starts)} Felder; von a1 aus kannst du zusehen.`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  const times = placements === 1 ? "einmal" : `${number(placements)}-mal`;
  if (starts < of) {
    return `Der Springer wurde bisher ${times} gesetzt, jetzt von Start ${number(starts + 1)} von ${number(of)} aus.`;
  }
  return tours === 0
    ? `Der Springer wurde ${times} gesetzt, bis nichts mehr zu versuchen war: Es gibt ${noTour(target)}.`
    : `Der Springer wurde ${times} gesetzt, und ${count(tours, { one: "Tour wurde", other: "Touren wurden" })} gefunden.`;
}

/** The search failed. */
export const searchBrokenOff =
  "Die Suche brach ab, bevor sie alles versucht hatte. Wähle das Brett noch einmal, um sie neu zu beginnen.";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "Der Springer steht schon auf dem einzigen Feld."
    : `Hier ist ${aTour(target)} über ${number(squares)} Felder, eben erst gemacht. Kleine Bretter werden durchsucht, schmale wiederholen ein Muster, und große verbinden die Touren kleiner Blöcke. Das klappt auf jedem Brett, das eine Tour hat.`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "Drücke „Abspielen“, um der Tour Feld für Feld zu folgen.";
  }
  if (!isDone) {
    return `Feld ${number(position)} von ${number(squares.length)}: ${squares[position - 1]}.`;
  }
  if (squares.length === 1) {
    return `Die Tour besteht nur aus ${first}.`;
  }
  return target === "closed"
    ? `Alle ${number(squares.length)} Felder sind besucht, und ein Zug führt von ${last} zurück nach ${first}.`
    : `Alle ${number(squares.length)} Felder sind besucht, von ${first} bis ${last}.`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name} (${progress}) ${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `Die Karte zeigt volle Bretter mit Seiten von 1 bis ${number(most)}; schreib eines wie 4x7`,
  /** @param {number} most */
  side: (most) => `Schreib eine ganze Zahl von 1 bis ${number(most)}.`,
  /** @param {string} value */
  target: (value) => `${quoted(value)} ist keine Art von Tour; wähle closed oder open`,
};
