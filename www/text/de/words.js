/**
 * The texts of the page in German. Other modules pass codes, numbers and squares, and show the result. This
 * file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { SquareTexts } from "../square-label.js"
 */

import { clip, excerpt } from "../cut.js";
import { paceOf, sidesOf } from "../quantities.js";
import { factsOf, neighboursIn } from "../square-label.js";
import { counters, labels, play, targets, themes, whenStuck } from "./labels.js";
import { measured } from "./measures.js";
import { optionName, optionValue } from "./methods.js";
import { between, count, locale, number, paragraph, plain, plural, quoted } from "./sentence.js";

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
    ? `ein Schritt alle ${number(pace.seconds)} s`
    : `${count(pace.steps, { one: "Schritt", other: "Schritte" })}/s`;
}

/** What speeds are called. */
const paces = { slow: "langsam", normal: "normal", fast: "schnell" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) => `Tempo: ${paces[pace]}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}, ${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name, n) => plural(n, counters[name]);

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "nicht auf diesem Brett") => `${name} (${why})`;

/** @param {number} squares */
export const upTo = (squares) => `bis ${number(squares)} Felder`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  withKnight
    ? `${valueName("board", board)} und den Springer nehmen`
    : `${valueName("board", board)} nehmen`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "Kein weiterer Gleichstand: Hier ist das Ende des Laufs."
    : "Keine weitere Sackgasse: Hier ist das Ende des Laufs.";

export const noTimeline =
  "{Dieses Brett} ist zu groß, um sich jeden Schritt zu merken. Der Lauf kann vorwärts gehen oder neu beginnen, aber nicht zurück.";

/** What is so of a candidate. */
const candidateTags = { chosen: "gewählt", tied: "= gleich", tried: "versucht" };

/** Beside a candidate: "= gleich, gewählt" @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) => those.map((each) => candidateTags[each]).join(", ");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join(" · ");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name} (${key})`;

/** Keys that are pressed together: "Strg Umschalt Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join(" ");

/** What the key of the button does. */
export const playOrPause = `${play.play} / ${play.pause}`;

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy}: ${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText}: ${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture}: ${labels[kind]}`;

/** Also where one taps: the accusative follows. */
export const press = "Wähle";

/** What a click on the board does. */
const hints = {
  start: `${press} {einen Knoten}, um dort neu zu beginnen.`,
  go: `${press} {einen Knoten} mit Ring, um dorthin zu ziehen, oder {einen anderen}, um dort neu zu beginnen.`,
  numberFrom: `${press} {den Knoten}, {das} die Zahl 1 bekommt.`,
  answer: `${press} {den Knoten}, {auf das} es weitergeht.`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `${to} ist richtig.` : `Nicht ${to}.`);
/** @param {string} to */
export const noWay = (to) => `{Der Springer} kann nicht nach ${to} ziehen.`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `Auf ${square} neu beginnen`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "Loch",
  start: "Start, Nummer 1",
  visited: (n) => `Nummer ${typeof n === "number" ? number(n) : n}`,
  open: "frei",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "kommt als Nächstes",
  candidate: "Kandidat",
  joinedToNothing: "mit nichts verbunden",
  joinedTo: (names) => `verbunden mit ${names.join(", ")}`,
  joinedToMany: (vertices) => `verbunden mit ${number(vertices)} Knoten`,
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "frei", ...joinedTo(info)].join(", ");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}, markiert`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) =>
  isGraph ? "hier ist der Reisende" : "hier ist der Springer";

/** The description of a square: "d4, frei, 3 Folgezüge, Kandidat". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join(", ");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `Brett, ${number(width)} mal ${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) =>
  `Graph, ${count(vertices, { one: "Knoten", other: "Knoten" })}`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "Gelesen als zwei Namen pro Zeile: ",
  adjacency: "Gelesen als Nachbarschaftslisten: ",
  dimacs: "Gelesen als DIMACS: ",
  tsplib: "Gelesen als TSPLIB: ",
  graph6: "Gelesen als graph6: ",
  sparse6: "Gelesen als sparse6: ",
  matrix: "Gelesen als Matrix: ",
  lad: "Gelesen als LAD: ",
  metis: "Gelesen als METIS: ",
  pajek: "Gelesen als Pajek: ",
  gml: "Gelesen als GML: ",
  dot: "Gelesen als DOT: ",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}${count(vertices, { one: "Knoten", other: "Knoten" })}, ${count(edges, { one: "Kante", other: "Kanten" })}.`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `Dieses Brett hat ${count(squares, { one: "Feld", other: "Felder" })} und ${count(missing, { one: "Loch", other: "Löcher" })}. Wenn du eine Größe wählst, wird es ein volles Rechteck.`;

/** @param {string} start */
export const randomStart = (start) => `Zufällig gewählt: ${start}.`;

/** A start that is left open. */
export const anyStart = "Die Tour darf überall beginnen.";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "Bereich",
  board: labels.boardHeading,
  graph: "Graph",
  step: "Schritt",
  layers: labels.show,
  numbers: "Zahlen",
  tour: "Vorgegebene Tour",
  byHand: "Züge von Hand",
  view: "Ansicht",
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
export const refused = (message) => `Nicht geändert: ${clip(message)}.`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "Stattdessen wird „Erkunden“ gezeigt.",
  step: "Der Lauf steht am Anfang.",
  tour: "Stattdessen wird Warnsdorffs Regel gezeigt.",
  layers: "Gezeigt wird das Übliche.",
  rule: "Es gilt die übliche Regel.",
  graph: "Stattdessen wird ein Brett gezeigt.",
  byHand: "Das Verfahren macht alle Züge.",
  ask: "Die Antworten werden gezeigt.",
  present: "Gezeigt wird die übliche Seite.",
  view: "Gezeigt wird die übliche Seite.",
  numberFrom: "Die Zahlen beginnen am Start.",
  numbers: "Die Felder zeigen, worauf das Verfahren achtet.",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settingName(name)}: ${clip(message)}. ${insteads[name] ?? (instead ? `Stattdessen gilt ${quoted(instead)}.` : "Das wird nicht beachtet.")}`;

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  steps === 0
    ? `${fields.step}: Dieser Lauf hat keine Schritte. Die Seite zeigt sein Ende.`
    : `${fields.step}: Dieser Lauf hat nur ${count(steps, { one: "Schritt", other: "Schritte" })}. Die Seite zeigt sein Ende.`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove = `${fields.byHand}: Ein Zug in diesem Link ist nicht möglich. Von dort an macht das Verfahren die Züge.`;

/** The method cannot take over. */
export const waits = `Dieses Verfahren kann nach deinen Zügen nicht weitermachen. ${press} ein Feld, um den nächsten Zug selbst zu machen.`;

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = `${labels.numberFrom}: Nur eine geschlossene Tour lässt sich von jedem ihrer Felder aus nummerieren. Die Zahlen beginnen am Start.`;

/** The sides in the nominative, with their articles. */
const sides = { width: "Die Breite", height: "Die Höhe" };

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)} ist auf diesem Brett ein Loch; wähle ein Feld`,
  /** A method that makes no move by itself. */
  player: "Hier kann man nicht von Hand ziehen; wähle ein Verfahren, das die Züge macht",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => `${sides[name]} muss eine ganze Zahl von 1 bis ${number(most)} sein`,
  /** @param {number} most */
  tooLong: (most) =>
    `Das ist zu lang für einen Link; er darf höchstens ${number(most)} Zeichen haben`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "Neben den anderen Angaben dieses Links bedeutet das nichts",
  /** @param {string} value */
  room: (value) => `Es gibt keinen Bereich namens ${quoted(value)}`,
  /** @param {string} value */
  leaper: (value) =>
    `${quoted(value)} ist keine Figur; schreib die beiden Längen ihres Sprungs, etwa 1,3`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) =>
    `${quoted(value)} ist keine Schrittzahl für einen Link; schreib eine ganze Zahl von 0 bis ${number(most)}`,
  /** @param {string} value */
  flag: (value) => `${quoted(value)} ist weder true noch false; schreib true oder lass es weg`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) => `${quoted(value)} ist keine Ansicht; schreib ${known} oder lass es weg`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) =>
    `${quoted(value)} lässt sich nicht einblenden; wähle aus ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => `${quoted(value)} ist kein Farbschema; wähle aus ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) =>
    `Diese Seite gibt es nicht in der Sprache ${quoted(value)}; wähle aus ${known.join(", ")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "Die Felder sind dafür zu klein.";

export const preparing = "Wird vorbereitet …";
export const copied = "Kopiert";
export const saved = "Gespeichert";
export const copyFailed = "Kopieren ging nicht";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${count(squares, { one: "{Feld} ist zu viel", other: "{Felder} sind zu viele" })}, um sie hier zu zeigen. Kopiere oder speichere sie stattdessen.`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `„${what}“ wird geladen …`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed =
  "Das Rechenprogramm ist stehen geblieben. Wahrscheinlich reichte der Speicher nicht: Versuche ein kleineres Brett.";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "Prüfe die Netzverbindung und versuche es noch einmal.",
  gone: "Es gibt eine neuere Fassung dieser Seite. Lade die Seite neu: Du kommst wieder dorthin, wo du bist.",
  broken:
    "Eine Datei der Seite ist unvollständig angekommen. Lade die Seite neu: Du kommst wieder dorthin, wo du bist.",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]} Meldung des Browsers:`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because} Du kannst trotzdem zusehen, wo der Lauf endet.`;
