/**
 * The texts of the page. Other modules pass codes, numbers and squares, and show the result. This
 * file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck, WrapId } from "../pkg/knights_tour.js"
 * @import { SquareTexts } from "./square-label.js"
 */

import { clip, excerpt } from "./cut.js";
import { isTouched } from "./pointing.js";
import { paceOf, sidesOf } from "./quantities.js";
import { factsOf, neighboursIn } from "./square-label.js";
import { labels, play, surfaceNotes, surfaces, targets, themes, whenStuck } from "#text/labels.js";
import { measured } from "#text/measures.js";
import { optionName, optionValue } from "#text/methods.js";
import { between, locale, number, paragraph, plain } from "#text/sentence.js";
import { walker } from "#text/terms.js";

export * from "#text/existence.js";
export * from "#text/labels.js";
export { measured, measuredInShort } from "#text/measures.js";
export { wentByHand } from "#text/methods.js";
export { codeLine, optionInShort, optionName, optionValue } from "#text/methods.js";
export {
  centreUnit,
  columnHead,
  headOf,
  name as ownRuleName,
  named as namedRule,
  opened as ownRuleOpened,
  own as ownRule,
  usual as usualRules,
  usualNumbers,
  valuesInWords,
} from "#text/rule.js";
export * from "#text/stories.js";
export { fillIn, piece, sayOn, termsOf, usualTerms } from "#text/terms.js";
import * as shared from "#messages/labels.js";
import * as messages from "#messages/words.js";
import { paces, candidateTags, graphForms, remedies } from "#messages/words.js";
export {
  noTimeline,
  anyStart,
  tooSmallFor,
  preparing,
  copied,
  saved,
  copyFailed,
  crashed,
  loadingMethod,
  loadingReader,
} from "#messages/words.js";

/** @type {Record<string, string>} */
const insteads = messages.insteads;
export { between, locale, number, paragraph, plain };

/** How often a run takes a step. @param {number} perSecond */
export function speed(perSecond) {
  const pace = paceOf(perSecond);
  return "seconds" in pace
    ? messages.speed.slow({ seconds: pace.seconds })
    : messages.speed.fast({ steps: pace.steps });
}

/** @typedef {keyof typeof import("#messages/words.js").paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) =>
  messages.speedText({ pace: paces[pace], unbroken: [...paces[pace]].join("\u2060") });

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) =>
  messages.namedSpeed({ pace: paces[of.pace], speed: speed(of.speed) });

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why) =>
  why === undefined ? messages.unfitHere({ name }) : messages.unfit({ name, why });

/** @param {number} squares */
export const upTo = (squares) => messages.upTo({ squares });

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  messages.useBoard({ valueName: valueName("board", board), withKnight });

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) => messages.noneAhead({ what });

/** Words one after the other. @param {readonly string[]} words */
export const inARow = (words) =>
  words.length === 0 ? "" : words.reduce((first, second) => messages.inARow({ first, second }));

/** Beside a candidate: "= tie, chosen" @param {readonly (keyof typeof import("#messages/words.js").candidateTags)[]} those */
export const tags = (those) =>
  those.join() === "tied,chosen"
    ? messages.tiedAndChosen
    : inARow(those.map((each) => candidateTags[each]));

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) =>
  settings.reduce((all, setting) => messages.methodWith({ method: all, setting }), method);

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => messages.withKey({ name, key });

/** Keys that are pressed together: "Ctrl Shift Z" @param {readonly string[]} keys */
export const keysTogether = (keys) =>
  keys.reduce((first, second) => messages.keysTogether({ first, second }));

/** What the key of the button does. */
export const playOrPause = messages.playOrPause(play);

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => messages.copyForm({ copy: labels.copy, form });
/** @param {string} form */
export const saveForm = (form) => messages.saveForm({ saveText: labels.saveText, form });
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) =>
  messages.savePictureAs({ savePicture: labels.savePicture, label: labels[kind] });

/** What is done to a {square}: with a mouse, a pen or the keyboard it is chosen. */
export const press = isTouched ? messages.press.tap : messages.press.choose;

/** The line under the board: what a click there does. @param {keyof typeof messages.hints} purpose */
export const clickHint = (purpose) => messages.hints[purpose]({ press });

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => messages.answered({ isRight, to });
/** @param {string} to */
export const noWay = (to) => messages.noWay({ to });

/** A button beside that. @param {string} square */
export const startOn = (square) => messages.startOn({ square });

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: messages.ofSquare.hole,
  start: messages.ofSquare.start,
  visited: (n) => messages.ofSquare.visited({ number: typeof n === "number" ? number(n) : n }),
  open: messages.ofSquare.open,
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: messages.ofSquare.chosen,
  candidate: messages.ofSquare.candidate,
  joinedToNothing: messages.ofSquare.joinedToNothing,
  joinedTo: (names) => messages.ofSquare.joinedTo({ names }),
  joinedToMany: (vertices) => messages.ofSquare.joinedToMany({ vertices }),
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden, with what else is said of it. @type {(info: SquareInfo, ...facts: string[]) => string} */
export const openSquare = (info, ...facts) =>
  inARow([info.square, messages.ofSquare.open, ...facts, ...joinedTo(info)]);

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => messages.markedSquare({ told });

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) => messages.knightHere({ isGraph, walker });

/** The description of a square: "d4, open, 3 onward moves, candidate". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  inARow([info.square, ...factsOf(info, start, ofSquare)]);

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => messages.gridName({ width, height });

/** @param {number} vertices */
export const graphName = (vertices) => messages.graphName({ vertices });

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  messages.graphSize({ form: graphForms[form], vertices, edges });

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => messages.size({ width, height });

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) => messages.holes({ squares, missing });

/** @param {string} start */
export const randomStart = (start) => messages.randomStart({ start });

/** The page’s names for parameters of a link. */
const fields = /** @type {Record<string, string>} */ ({
  room: messages.fields.room,
  board: shared.labels.boardHeading,
  graph: messages.fields.graph,
  step: messages.fields.step,
  layers: shared.labels.show,
  numbers: messages.fields.numbers,
  tour: messages.fields.tour,
  byHand: messages.fields.byHand,
  view: messages.fields.view,
  algorithm: shared.labels.algorithm,
  moves: shared.labels.moves,
  ask: shared.labels.ask,
  end: shared.labels.end,
  lang: shared.labels.language,
  leaper: shared.labels.leaper,
  wrap: shared.labels.wrap,
  numberFrom: shared.labels.numberFrom,
  present: shared.labels.present,
  rule: shared.labels.rule,
  seed: shared.labels.seed,
  speed: shared.labels.speed,
  start: shared.labels.start,
  target: shared.labels.target,
  theme: shared.labels.theme,
  tieBreak: shared.labels.tieBreak,
  whenStuck: shared.labels.whenStuck,
});

/** The page’s name for a setting, or for another parameter of a link. @param {string} id */
const settingName = (id) => fields[id] ?? optionName(id);

/** What is said of joined edges beside their list. @param {string | undefined} wrap */
export const surfaceNote = (wrap) =>
  wrap === "columns" || wrap === "both" ? surfaceNotes[wrap] : "";

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
      return value.replaceAll(",", ", ");
    case "wrap":
      return surfaces[/** @type {WrapId} */ (value)] ?? value;
    default:
      return optionValue(setting, value);
  }
}

/** An error beside a setting's field. @param {string} message */
export const refused = (message) => messages.refused({ clip: clip(message) });

/** What the English solver says of a setting, beside its label: without its word in links, and with the quotation marks of texts. @type {(name: string, message: string) => string} */
const besideLabel = (name, message) =>
  message.startsWith(`${name} cannot be `)
    ? message.slice(name.length + 1).replace(/"(.*?)"/, "“$1”")
    : message;

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  paragraph(
    messages.replaced.what({
      name: settingName(name),
      message: clip(besideLabel(name, message)),
    }),
    insteads[name] ??
      (instead ? messages.replaced.instead({ instead }) : messages.replaced.ignored),
  );

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) => messages.beyondEnd({ step: fields.step ?? "", steps });

/** A link contains moves that are impossible at that position. */
export const noSuchMove = messages.noSuchMove({ name: fields.byHand ?? "" });

/** The labels of a board’s sides. */
const sides = { width: shared.labels.width, height: shared.labels.height };

/** The method cannot take over. */
export const waits = messages.waits({ press });

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = messages.notRenumbered({ name: shared.labels.numberFrom });

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => messages.wrong.hole({ excerpt: excerpt(name) }),
  /** A method that makes no move by itself. */
  player: messages.wrong.player,
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => messages.wrong.side({ side: name, label: sides[name], most }),
  /** @param {number} most */
  tooLong: (most) => messages.wrong.tooLong({ most }),
  /** Of an entry that only means something beside others. */
  outOfPlace: messages.wrong.outOfPlace,
  /** @param {string} value */
  room: (value) => messages.wrong.room({ value }),
  /** @type {(value: string, most: number) => string} */
  step: (value, most) => messages.wrong.step({ value, most }),
  /** @param {string} value */
  flag: (value) => messages.wrong.flag({ value }),
  /** @type {(value: string, known: string) => string} */
  view: (value, known) => messages.wrong.view({ value, known }),
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) => messages.wrong.layers({ value, known }),
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => messages.wrong.theme({ value, known }),
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) => messages.wrong.language({ value, known }),
};

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) => messages.tooLargeToShow({ squares });

/** A room is being loaded. @param {string} what */
export const loading = (what) => messages.loading({ what });

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => messages.roomHelp({ remedie: remedies[cause] });

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) => messages.noTour({ isOver, because });
