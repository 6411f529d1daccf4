/**
 * The exact count: its progress, and the number. What it would cost is said by `plan.js`.
 * @import { CountPlan, CountProgress } from "../../pkg/knights_tour.js"
 * @import { Stage } from "#text/count.js"
 * @import { KnownCost } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { boardArgument } from "../../run/board-or-graph.js";
import { sayExistence } from "../../run/reasons.js";
import { find, setText } from "../../widgets/dom.js";
import { createWorkButtons, showInstead } from "../../widgets/work-buttons.js";
import { showLine } from "../../widgets/show.js";
import { termsOf } from "../../widgets/table.js";
import { isToBePlanned } from "../../jobs/count.js";
import { runJob } from "../../jobs/run-job.js";
import { existence } from "../../pkg/knights_tour.js";
import { createLayersChart } from "./layers-chart.js";
import { LONG_S, makePlan, planIn, showCommandAfter, showPlan } from "./plan.js";
import * as shared from "#text/words.js";
import * as words from "#text/count.js";

/** The remaining time is shown after this time and this share of the work. */
const [FIRST_GUESS_MS, FIRST_GUESS] = [1500, 0.02];

/** @typedef {{ tours: bigint, ms: number }} Counted */

/** The stage of a count apart from computing layers of states. @type {(plan: CountPlan, now: CountProgress) => Stage | null} */
function stageOf(plan, { layers, symmetry }) {
  if (symmetry) {
    return "symmetric";
  }
  if (plan.layers === 0 || isToBePlanned(plan)) {
    return "planning";
  }
  return layers.length < plan.layers ? null : "joining";
}

/** @typedef {ReturnType<typeof tallyIn>} Tally */

/**
 * No count yet, and where it is shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(request: CountRequest) => { tours: bigint, source: string } | undefined} on.known
 * @param {(request: CountRequest) => KnownCost | undefined} on.costOf what the command took for the same
 * @param {(request: CountRequest, counted: Counted) => void} on.counted
 * @param {() => void} on.changed called when a job starts or ends
 * @param {(text: string) => void} on.say for the live region
 */
function tallyIn(root, on) {
  const plan = planIn(root, on);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const question = find(root, ".question", HTMLElement);
  const running = find(root, ".running", HTMLElement);
  return {
    ...{ on, plan, start: plan.start, error: plan.error, cancel, question },
    request: /** @type {CountRequest | null} */ (null),
    stop: /** @type {(() => void) | null} */ (null),
    began: 0,
    /** Whether a count is running or finished. */
    isShown: false,
    notNow: find(question, ".not-now", HTMLElement),
    work: createWorkButtons(plan.start, cancel, running),
    figures: find(running, ".figures", HTMLElement),
    answer: find(root, ".answer", HTMLElement),
    result: find(root, ".result", HTMLElement),
    chart: createLayersChart(find(root, ".layers", HTMLElement)),
  };
}

/**
 * @param {HTMLElement} root
 * @param {Tally["on"]} on
 */
export function createExactCount(root, on) {
  const tally = tallyIn(root, on);
  const { start, question, notNow, cancel } = tally;
  start.addEventListener("click", () => begin(tally));
  find(question, ".anyway", HTMLElement).addEventListener("click", () => begin(tally, true));
  notNow.addEventListener("click", () => rest(tally));
  cancel.addEventListener("click", () => halt(tally));
  return {
    /** Switches to another request. @param {CountRequest} settings */
    use: (settings) => use(tally, settings),
    begin: () => begin(tally),
    /** Stops immediately; false if there is nothing to stop. */
    halt: () => halt(tally),
    /** Whether a count is running or finished. */
    isShown: () => tally.isShown,
  };
}

/** @type {(tally: Tally, settings: CountRequest) => void} */
function use(tally, settings) {
  tally.stop?.();
  rest(tally);
  tally.request = settings;
  showLine(tally.error, "");
  tally.result.hidden = true;
  const known = tally.on.known(settings);
  put(tally.answer, known?.tours ?? null, words.known(known?.source));
  discard(tally);
  makePlan(tally.plan, settings);
}

/** Puts a number and what it is. @type {(place: HTMLElement, tours: bigint | null, says: string) => void} */
function put(place, tours, says) {
  showLine(find(place, ".number", HTMLElement), tours === null ? "" : words.grouped(tours));
  setText(find(place, ".says", HTMLElement), says);
}

/** Returns to the state before a count. @param {Tally} tally */
function rest(tally) {
  tally.stop = null;
  tally.answer.hidden = false;
  tally.work.end();
  showInstead(tally.start, tally.question);
}

/** Shows nothing of a count any more. @param {Tally} tally */
function discard(tally) {
  tally.isShown = false;
  tally.chart.clear();
}

/** Begins the count, unless it asks first whether it may take long. @type {(tally: Tally, isAgreed?: boolean) => void} */
function begin(tally, isAgreed = false) {
  const { request, plan, start, question, error, work, chart } = tally;
  if (!request || start.getAttribute("aria-disabled") === "true") {
    return;
  }
  plan.stop();
  if (!isAgreed && asks(tally, plan.planned)) {
    return;
  }
  showPlan(plan, plan.planned);
  showLine(error, "");
  [tally.answer.hidden, tally.result.hidden] = [true, true];
  chart.clear();
  [tally.began, tally.isShown] = [performance.now(), true];
  work.begin(question);
  work.progress(words.percent(0), 0);
  tally.figures.replaceChildren();
  tally.stop = runJob({
    kind: "count",
    settings: request,
    onProgress({ plan: going, ...now }) {
      if (isAgreed || !asks(tally, going)) {
        showProgress(tally, now, going);
      }
    },
    onDone: (tours) => finish(tally, request, tours),
    onFailed(message, code, thrown) {
      rest(tally);
      showLine(error, words.notCounted(message, code));
      showCommandAfter(plan, thrown, request.limit);
    },
  }).cancel;
  tally.on.changed();
}

/** Asks before a long count; true if it has to ask. @type {(tally: Tally, going: CountPlan | null) => boolean} */
function asks(tally, going) {
  const forecast = going?.forecast;
  if (!forecast || forecast.seconds < LONG_S) {
    return false;
  }
  const { start, question, notNow, on } = tally;
  tally.stop?.();
  rest(tally);
  discard(tally);
  const text = words.tooLong(forecast);
  setText(find(question, "p", HTMLElement), text);
  question.hidden = false;
  showInstead(notNow, start);
  on.say(text);
  return true;
}

/** @type {(tally: Tally, now: CountProgress & { workers: number }, going: CountPlan) => void} */
function showProgress({ began, work, plan, figures, chart }, now, going) {
  const { fraction, states, bytes, layers, workers } = now;
  const ms = performance.now() - began;
  work.progress(words.percent(fraction), fraction);
  const isGuess = ms > FIRST_GUESS_MS && fraction > FIRST_GUESS;
  const foreseen = going.forecast && 1000 * going.forecast.seconds * (1 - fraction);
  const left = isGuess ? (ms / fraction) * (1 - fraction) : foreseen;
  const [stage, all] = [stageOf(going, now), going.layers];
  if (going.bytes !== null || going.forecast) {
    showPlan(plan, going);
  }
  const made = layers.length;
  const rows = words.progress({ stage, states, bytes, layers: made, all, ms, left, workers });
  figures.replaceChildren(...termsOf(rows));
  chart.show(layers, stage ? 0 : states, all);
}

/** @type {(tally: Tally, settings: CountRequest, tours: bigint) => void} */
function finish(tally, settings, tours) {
  const { on, answer, result } = tally;
  const ms = performance.now() - tally.began;
  rest(tally);
  tally.chart.finish();
  on.counted(settings, { tours, ms });
  [answer.hidden, result.hidden] = [true, false];
  const { target, leaper, start, end } = settings;
  const theory = existence(boardArgument(settings), target, leaper, start, end);
  const why = tours === 0n && theory.answer === "no" ? sayExistence(theory, settings, target) : "";
  put(result, tours, why || words.counted(settings, tours, ms, on.known(settings)));
  on.say(words.spoken(settings, tours));
}

/** @type {(tally: Tally) => boolean} false if there is nothing to stop */
function halt(tally) {
  const { stop, plan, on } = tally;
  if (!stop) {
    return false;
  }
  stop();
  rest(tally);
  discard(tally);
  setText(plan.line, shared.paragraph(words.cancelled, plan.line.textContent ?? ""));
  on.say(words.cancelled);
  on.changed();
  return true;
}
