/**
 * What is told at the end of a run: its result, the method that found it, and what may help. The sentences are each
 * language’s `outcomes.js`.
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings, Target } from "../pkg/knights_tour.js"
 * @import { Part } from "./language.js"
 * @import { Run } from "./story.js"
 * @import { Telling } from "./reason-facts.js"
 */

import { tellingOf } from "./reason-facts.js";

/** What may be changed for another attempt. @typedef {"start" | "seed" | "tie-break"} Changed */

/**
 * The sentences at the end of a run; an empty one is left out.
 * @typedef {object} EndingTexts
 * @property {Part[]} over nothing else is known
 * @property {(start: string) => Part[]} onlySquare a tour of a board with one square
 * @property {(squares: number, start: string) => Part[]} closed a closed tour
 * @property {(squares: number, start: string, end: string) => Part[]} open an open tour
 * @property {Part[]} onlySquareNotClosed the only square is visited, but a closed tour was asked for
 * @property {(squares: number, start: string, end: string) => Part[]} notClosed all squares are visited, but a closed tour was asked for
 * @property {(at: string, visited: number, squares: number) => Part[]} stuck
 * @property {(loops: number) => Part[]} cycles
 * @property {(end: Extract<Outcome, { kind: "longest" }>, start: string, last: string) => Part[]} longest
 * @property {(reason: Telling) => Part[]} impossible there is no such tour
 * @property {(reason: Telling, start: string) => Part[]} impossibleFrom there is none from this start
 * @property {(target: Target | undefined, limit: number, of: Effort | "milliseconds") => Part[]} gaveUp
 * @property {(by: AskedMethod) => Part[]} answeredBy the method that had the answer
 * @property {(methods: readonly AskedMethod[], rounds: number) => Part[]} triedInTurn methods that found none
 * @property {Readonly<Record<string, string>>} triedBy what a method has tried in vain, by its id
 * @property {Part[]} tryBoard after several methods in turn
 * @property {Part[]} tryMethods after any other
 * @property {Part[]} printed the equation as it is printed does not work
 * @property {Part[]} allAtOnce updates all at once do not work
 * @property {(changed: readonly Changed[], policy: "backtrack" | "restart" | null) => Part[]} tryAnother
 * @property {(...sentences: (readonly Part[])[]) => Part[]} passage joins sentences
 */

/** Reasons that speak of the start: from another one there may be a tour. @type {ImpossibleCode[]} */
const ofStart = ["all-tried", "start-colour", "inner-row", "start-exception"];

/** The result of a run. @type {(moment: Moment, settings: RunSettings, texts: EndingTexts) => Part[]} */
function outcomeOf({ outcome: end, focus, start, squares }, settings, texts) {
  switch (end?.kind) {
    case undefined:
      return texts.over;
    case "tour":
      if (squares === 1) {
        return texts.onlySquare(start);
      }
      return end.closed ? texts.closed(squares, start) : texts.open(squares, start, focus);
    case "stuck":
      if (end.squares === 1) {
        return texts.onlySquareNotClosed;
      }
      return end.cause === "not-closed"
        ? texts.notClosed(end.squares, start, focus)
        : texts.stuck(focus, end.visited, end.squares);
    case "cycles":
      return texts.cycles(end.cycles);
    case "longest":
      return texts.longest(end, start, focus);
    case "impossible": {
      const reason = tellingOf(end.reason, settings, settings.target ?? "open");
      return ofStart.includes(end.reason.code) && settings.start !== "any"
        ? texts.impossibleFrom(reason, start)
        : texts.impossible(reason);
    }
    case "gave-up":
      return texts.gaveUp(settings.target, end.limit, end.of);
  }
}

/** What was tried without success, and what may help. @type {(method: string, end: Extract<Outcome, { kind: "gave-up" }>, texts: EndingTexts) => Part[][]} */
const triedIn = (method, { tried, rounds = 1 }, texts) => [
  tried ? texts.triedInTurn(tried, rounds) : [],
  [texts.triedBy[method] ?? ""].filter(Boolean),
  method === "best" ? texts.tryBoard : texts.tryMethods,
];

/** Suggestions for finding a tour after a failure. @type {(moment: Moment, run: Run, texts: EndingTexts) => Part[]} */
function adviceIn({ outcome: end }, { settings, method, isImpossible }, texts) {
  const isClosed = settings.target === "closed";
  const isOver = ["tour", "longest", "impossible"].includes(end?.kind ?? "");
  if (isImpossible || !method || isOver || (end?.kind === "stuck" && !isClosed)) {
    return [];
  }
  if (settings.equation === "printed") {
    return texts.printed;
  }
  if (settings.update === "all-at-once") {
    return texts.allAtOnce;
  }
  /** @type {Changed[]} */
  const changed = [];
  if (method.buildsPath) {
    changed.push("start");
  }
  if (method.randomized || method.tieBreaks.length > 0) {
    changed.push("seed");
  }
  if (method.tieBreaks.length > 0) {
    changed.push("tie-break");
  }
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  return changed.length > 0
    ? texts.tryAnother(changed, settings.whenStuck === "stop" ? (better ?? null) : null)
    : [];
}

/** The sentences at the end of a run. @type {(moment: Moment, run: Run, texts: EndingTexts) => Part[]} */
export function endingOf(moment, run, texts) {
  const { outcome: end } = moment;
  const { method, isImpossible, settings } = run;
  const by = end && "by" in end ? end.by : undefined;
  const further =
    end?.kind === "gave-up" && method && !isImpossible
      ? triedIn(method.id, end, texts)
      : [by ? texts.answeredBy(by) : []];
  return texts.passage(
    outcomeOf(moment, settings, texts),
    ...further,
    adviceIn(moment, run, texts),
  );
}
