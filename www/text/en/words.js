/**
 * The texts of the page in English. Other modules pass codes, numbers and squares, and show the result. This
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
    ? `a step every ${number(pace.seconds)} s`
    : `${count(pace.steps, { one: "step", other: "steps" })}/s`;
}

/** What speeds are called. */
const paces = { slow: "slow", normal: "normal", fast: "fast" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) => `Speed: ${paces[pace]}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}, ${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name, n) => plural(n, counters[name]);

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "not on this board") => `${name} (${why})`;

/** @param {number} squares */
export const upTo = (squares) => `up to ${number(squares)} squares`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  `Use ${valueName("board", board)}${withKnight ? " and the knight" : ""}`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "No further tie: this is the end of the run."
    : "No further dead end: this is the end of the run.";

export const noTimeline =
  "This {board} is too large to remember every step. The run can go forward or restart, but not back.";

/** What is so of a candidate. */
const candidateTags = { chosen: "chosen", tied: "= tie", tried: "tried" };

/** Beside a candidate: "= tie, chosen" @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) => those.map((each) => candidateTags[each]).join(", ");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join(", ");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name} (${key})`;

/** Keys that are pressed together: "Ctrl Shift Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join(" ");

/** What the key of the button does. */
export const playOrPause = `${play.play} / ${play.pause}`;

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy}: ${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText}: ${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture}: ${labels[kind]}`;

/** What is done to a {square}: with a mouse, a pen or the keyboard it is chosen. */
export const press = isTouched ? "Tap" : "Choose";

/** What a click on the board does. */
const hints = {
  start: `${press} a {square} to start again from there.`,
  go: `${press} a ringed {square} to move there, any other to start again from it.`,
  numberFrom: `${press} the {square} that gets number 1.`,
  answer: `${press} the {square} where it goes.`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `${to} is right.` : `Not ${to}.`);
/** @param {string} to */
export const noWay = (to) => `The {knight} cannot go to ${to}.`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `Start again from ${square}`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "hole",
  start: "start, visited as number 1",
  visited: (n) => `visited as number ${typeof n === "number" ? number(n) : n}`,
  open: "open",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "chosen next",
  candidate: "candidate",
  joinedToNothing: "joined to nothing",
  joinedTo: (names) => `joined to ${names.join(", ")}`,
  joinedToMany: (vertices) => `joined to ${count(vertices, { one: "vertex", other: "vertices" })}`,
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "open", ...joinedTo(info)].join(", ");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}, marked`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) => `the ${isGraph ? walker : "knight"} is here`;

/** The description of a square: "d4, open, 3 onward moves, candidate". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join(", ");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `Board, ${number(width)} by ${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) =>
  `Graph, ${count(vertices, { one: "vertex", other: "vertices" })}`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "Read as two names in a line: ",
  adjacency: "Read as lists of neighbours: ",
  dimacs: "Read as DIMACS: ",
  tsplib: "Read as TSPLIB: ",
  graph6: "Read as graph6: ",
  sparse6: "Read as sparse6: ",
  matrix: "Read as a matrix: ",
  lad: "Read as LAD: ",
  metis: "Read as METIS: ",
  pajek: "Read as Pajek: ",
  gml: "Read as GML: ",
  dot: "Read as DOT: ",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}${count(vertices, { one: "vertex", other: "vertices" })}, ${count(edges, { one: "edge", other: "edges" })}.`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `This board has ${count(squares, { one: "square", other: "squares" })} and ${count(missing, { one: "hole", other: "holes" })}. Choosing a size makes a full rectangle.`;

/** @param {string} start */
export const randomStart = (start) => `Chosen at random: ${start}.`;

/** A start that is left open. */
export const anyStart = "The tour may begin anywhere.";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "Room",
  board: labels.boardHeading,
  graph: "Graph",
  step: "Step",
  layers: labels.show,
  numbers: "Numbers",
  tour: "Given tour",
  byHand: "Moves by hand",
  view: "View",
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
export const refused = (message) => `Not changed: ${clip(message)}.`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "Explore is shown instead.",
  step: "The run is at its start.",
  tour: "Warnsdorff’s rule is shown instead.",
  layers: "The usual layers are shown.",
  rule: "The usual rule is used.",
  graph: "A board is shown instead.",
  byHand: "The method makes all moves.",
  ask: "The answers are shown.",
  present: "The usual page is shown.",
  view: "The usual page is shown.",
  numberFrom: "The numbers begin at the start.",
  numbers: "The squares show what the method looks at.",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settingName(name)}: ${clip(message)}. ${insteads[name] ?? (instead ? `${quoted(instead)} is used instead.` : "It is ignored.")}`;

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  `${fields.step}: this run has ${steps === 0 ? "no steps" : `only ${count(steps, { one: "step", other: "steps" })}`}. The page shows its end.`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove = `${fields.byHand}: a move in this link is not possible. From there on, the method makes the moves.`;

/** The method cannot take over. */
export const waits = `This method cannot continue from your moves. ${press} a square to make the next move yourself.`;

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = `${labels.numberFrom}: only a closed tour can be numbered from any of its squares. The numbers begin at the start.`;

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)} is a hole in this board; choose a square`,
  /** A method that makes no move by itself. */
  player: "moves cannot be made by hand here; choose a method that makes them",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => `${labels[name]} has to be a whole number from 1 to ${number(most)}`,
  /** @param {number} most */
  tooLong: (most) => `this is too long for a link; it can have at most ${number(most)} characters`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "it means nothing beside the other entries of this link",
  /** @param {string} value */
  room: (value) => `there is no room called ${quoted(value)}`,
  /** @param {string} value */
  leaper: (value) => `${quoted(value)} is not a piece; write its two leaps, such as 1,3`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) =>
    `${quoted(value)} is not a number of steps that a link can ask for; write a whole number from 0 to ${number(most)}`,
  /** @param {string} value */
  flag: (value) => `${quoted(value)} is neither true nor false; write true, or leave it out`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) => `${quoted(value)} is not a view; write ${known}, or leave it out`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) => `${quoted(value)} is not a layer; choose from ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => `${quoted(value)} is not a theme; choose from ${known.join(", ")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) =>
    `this page is not written in ${quoted(value)}; choose from ${known.join(", ")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "The squares are too small for this.";

export const preparing = "Preparing…";
export const copied = "Copied";
export const saved = "Saved";
export const copyFailed = "Could not copy";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${count(squares, { one: "{square}", other: "{squares}" })} are too many to show here. Copy or save them instead.`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `Loading ${what}…`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed =
  "The solver stopped working. It probably ran out of memory: try a smaller board.";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "Check the network and try again.",
  gone: "There is a newer version of this page. Load the page again: you come back to what you see.",
  broken:
    "A file of the page arrived incomplete. Load the page again: you come back to what you see.",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]} The browser’s message:`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because} You can still run it and see where it ends.`;
