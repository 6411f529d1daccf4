/**
 * The page’s own texts, made from the facts that tests know. A test says what a sentence is about and takes its
 * wording from `www/text/`, or from the solver.
 */

import * as solver from "../node/module.js";
import { leastFirst } from "../../www/text/choice.js";
import { leapsText } from "../../www/text/leaps.js";
import { bestFirst, partsOf } from "../../www/text/rule-parts.js";
import { WALKER } from "../../www/text/terms.js";
import * as buildText from "#text/build.js";
import { graphNames, methodNames, shapeNames, tieBreakNames } from "#text/names.js";
import * as sharedText from "#text/words.js";

/** @import { Answering, Moment, Outcome, RunSettings } from "../../dist/pkg/knights_tour.js" */
/** @import { Run } from "../../www/text/story.js" */

/** Stands for any words in a text. */
export const ANY = "‹any›";

/** Stands for any number in a text. */
export const SOME = 876_543;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A regular expression for a text with `ANY` and `SOME` in it. @param {string} text */
export const pattern = (text) =>
  escaped(text)
    .replaceAll(/\s/g, "\\s")
    .replaceAll(ANY, "[^]*")
    .replaceAll(new RegExp(`${SOME}|${sharedText.number(SOME)}`, "g"), "[\\d,]+");

/** Matches this text. @param {string} text */
export const like = (text) => new RegExp(`^${pattern(text)}$`);

/** Matches what begins with this text. @param {string} text */
export const beginning = (text) => new RegExp(`^${pattern(text)}`);

/** Matches what has this text in it. @param {string} text */
export const having = (text) => new RegExp(pattern(text));

/** Matches what ends with this text. @param {string} text */
export const ending = (text) => new RegExp(`${pattern(text)}$`);

/** Terms in braces are filled in, as on a board or on a graph. @type {(text: string, settings?: Partial<RunSettings>) => string} */
export const filled = (text, settings = {}) => sharedText.sayOn(settings)(text);

/** A moment of a run, as far as texts about its progress need one. @param {Partial<Moment>} facts */
const moment = (facts) =>
  /** @type {Moment} */ ({ outcome: null, expected: null, recorded: 0, done: false, ...facts });

/** @type {(position: number, of: number) => Moment} */
const atMoveOf = (position, of) => moment({ unit: "move", position, expected: of, recorded: of });

/** The progress of a run of moves. @type {(position: number, of: number) => string} */
export const moveOf = (position, of) => sharedText.progress(atMoveOf(position, of));

/** The heading of a run of moves. @type {(position: number, of: number) => string} */
export const atMove = (position, of) => sharedText.heading(atMoveOf(position, of));

/** The progress of a run that may take moves back. @type {(position: number, visited: number, squares: number) => string} */
export const stepOf = (position, visited, squares) =>
  sharedText.progress({
    ...moment({ unit: "step", position, recorded: position, expected: squares }),
    squares,
    counters: { visited },
  });

/** The progress of a run whose length is known once it is over. @type {(position: number, recorded: number, isOver?: boolean) => string} */
export const stepsOf = (position, recorded, isOver = true) =>
  sharedText.progress({
    ...moment({ unit: "step", position, recorded }),
    outcome: isOver ? { kind: "tour", closed: false } : null,
  });

/** The progress of a run that tries orders of the squares. @type {(position: number, of: number) => string} */
export const orderOf = (position, of) =>
  sharedText.progress(moment({ unit: "order", position, expected: of, recorded: of }));

export const TOUR_FOUND = sharedText.heading(
  moment({ done: true, outcome: { kind: "tour", closed: false } }),
);
export const RUN_ENDED = sharedText.heading(moment({ done: true }));

/** The heading before anything is done. @param {Moment["unit"]} unit */
export const beforeFirst = (unit) => sharedText.heading(moment({ unit, position: 0 }));

/** The question in place of the story while a class is asked where the rule goes. */
export const ASKED = sharedText.question({ algorithm: "warnsdorff" });

/** The name of an entry of one of the page's lists. @type {(list: Readonly<Record<string, string>>, id: string) => string} */
function nameIn(list, id) {
  const name = list[id];
  if (name === undefined) {
    throw new Error(`there is no ${id}; there are ${Object.keys(list).join(", ")}`);
  }
  return name;
}

/** The name of a method. @param {string} id */
export const methodName = (id) => nameIn(methodNames, id);

/** The name of a tie-break. @param {string} id */
export const tieBreakName = (id) => nameIn(tieBreakNames, id);

/** The name of a known graph. @param {string} id */
export const graphName = (id) => nameIn(graphNames, id);

/** The name of a shape of boards. @param {string} id */
export const shapeName = (id) => nameIn(shapeNames, id);

/** What moves in a run. @param {Partial<RunSettings>} settings */
const pieceOf = ({ graph, leaper = [1, 2] }) => (graph === undefined ? leapsText(leaper) : WALKER);

/** The facts of a run that its story needs. @type {(settings: RunSettings, isImpossible?: boolean) => Run} */
const runOf = (settings, isImpossible = false) => ({
  settings,
  isImpossible,
  method: solver.algorithms().find(({ id }) => id === settings.algorithm),
  piece: pieceOf(settings),
});

/** The settings that the words of a link name. @param {string} words */
function wantedBy(words) {
  const { step, ...link } = Object.fromEntries(new URLSearchParams(words));
  return {
    step,
    /** @type {Partial<RunSettings>} */
    wanted: {
      ...link,
      ...("leaper" in link && {
        leaper: /** @type {[number, number]} */ (link.leaper.split(",").map(Number)),
      }),
    },
  };
}

/** The rows of the candidates of a moment. @type {(now: Moment, isOwn: boolean) => string[]} */
function rowsOf({ candidates, measure, rule, decidedBy }, isOwn) {
  const { criteria } = partsOf(rule ?? "");
  const isAlone = criteria.length === 1 || (!isOwn && decidedBy === 0);
  const isPlain = rule === null || (isAlone && criteria[0]?.formula === "onward");
  const sorted = isPlain ? leastFirst(candidates) : bestFirst(candidates, criteria);
  return sorted.map((each) => {
    const tags = /** @type {const} */ (["tied", "tried", "chosen"]).filter((tag) => each[tag]);
    const values = each.values ?? [];
    const decisive = each.chosen ? criteria[decidedBy ?? criteria.length] : undefined;
    const numbers = isPlain
      ? sharedText.measuredInShort(measure, each.value).text
      : values.join("");
    const inWords = isPlain
      ? sharedText.measured(measure, each.value)
      : sharedText.valuesInWords(criteria, values, decisive);
    return `${each.square}${numbers} ${inWords} ${sharedText.tags(tags)}`;
  });
}

/**
 * What the page says of a run at one of its steps.
 * @param {string} words what follows `#explore?` in a link; `step=end` for its end, `step=dead-end` for its first dead end
 * @param {boolean} [isImpossible] whether it is known that there is no such tour
 */
export function runAt(words, isImpossible = false) {
  const { step = "0", wanted } = wantedBy(words);
  const { session, settings } = solver.openRequest(wanted, []);
  if (step === "end") {
    session.finish();
  } else if (step === "dead-end") {
    session.findNext(step);
  } else {
    session.seek(Number(step));
  }
  const run = runOf(settings, isImpossible);
  const [now, terms] = [session.moment(), sharedText.termsOf(run.piece)];
  const on = sharedText.sayOn(settings);
  /** @type {(code: string, other?: Partial<RunSettings>) => string} */
  const lineOf = (code, other = {}) =>
    sharedText.fillIn(sharedText.codeLine(code, { ...settings, ...other })?.text ?? "", terms);
  return {
    moment: now,
    story: sharedText.plain(sharedText.story(now, run)),
    spoken: sharedText.spoken(now, run),
    shortly: sharedText.shortly(now),
    progress: sharedText.progress(now, terms),
    heading: sharedText.heading(now, terms),
    title: sharedText.title(
      now,
      settings.graph === undefined
        ? sharedText.valueName("board", settings.board)
        : sharedText.graphName(now.squares),
      terms,
    ),
    /** A line of the pseudo-code. */
    line: lineOf,
    /** The line that is at work. */
    lineNow: lineOf(
      run.method?.pseudocode[now.line] ?? "",
      now.reason.code === "tie" ? { tieBreak: now.reason.rule } : {},
    ),
    /** The rows of candidates: square, numbers, and both in words. */
    candidates: rowsOf(now, settings.rule !== undefined),
    /** How a square is described. @param {string} name */
    square: (name) => on(sharedText.squareLabel(session.squareInfo(name), now.start)),
    /** What is said of a move by hand. @param {string} to */
    byHand: (to) => on(sharedText.wentByHand(now, to)),
  };
}

/** Why the page says that there is no tour, or that there is one. @type {(words: string, start?: string) => string} */
export function feasibilityOf(words, start) {
  const { wanted } = wantedBy(words);
  const { graph, board = "8x8", leaper, target = "open" } = wanted;
  const known = solver.feasibility(graph === undefined ? board : { graph }, target, leaper, start);
  const others = known.findings.filter(({ code }) => code !== known.reason.code);
  const [first, ...rest] = known.answer === "unknown" ? others : [];
  return first
    ? sharedText.existence({ answer: "no", reason: first }, target, rest)
    : sharedText.existence(known, target, others);
}

/** The page’s name for a value of a setting. @type {(setting: string, value: string) => string} */
function nameOf(setting, value) {
  switch (setting) {
    case "algorithm":
      return value && methodName(value);
    case "tieBreak":
      return value && tieBreakName(value);
    default:
      return sharedText.valueName(setting, value);
  }
}

/** What the page says of the settings of a link that cannot be used, each by its name. @param {string} words @returns {Record<string, string>} */
export function problemsOf(words) {
  const { problems } = solver.openRequest(wantedBy(words).wanted, []);
  return Object.fromEntries(
    problems.map(({ name, message, instead = "" }) => [
      name,
      sharedText.replaced(name, message, nameOf(name, instead)),
    ]),
  );
}

/** The sentence with which the solver refuses a call. @param {() => unknown} call */
export function refusalOf(call) {
  try {
    call();
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  throw new Error("nothing was refused");
}

/** What is said of the method that had the answer. @param {Answering} by */
export const answeredBy = (by) =>
  buildText
    .finding({ kind: "none", by })
    .slice(buildText.finding({ kind: "none" }).length)
    .trim();

/** What is said of a run that gave up, after how long it has tried. @param {string} words */
export function afterGivingUp(words) {
  const run = runOf(solver.openRequest(wantedBy(words).wanted, []).settings);
  /** @type {Outcome} */
  const outcome = { kind: "gave-up", of: "steps", limit: SOME };
  const story = sharedText.story(moment({ outcome, reason: { code: "end" } }), run);
  return sharedText.plain(story).replace(/^.*?[.] /, "");
}

export { solver };
