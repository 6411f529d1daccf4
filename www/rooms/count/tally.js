/**
 * The exact count: its cost, its progress, and the number.
 * @import { CountPlan, CountProgress } from "../../pkg/knights_tour.js"
 * @import { Stage } from "#text/count.js"
 * @import { Thrown } from "../../run/thrown.js"
 * @import { KnownCost } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { messageOf } from "../../run/errors.js";
import { sayExistence } from "../../run/reasons.js";
import { thrownAs } from "../../run/thrown.js";
import { find, setText } from "../../widgets/dom.js";
import { createWorkButtons, showInstead, showLine } from "../../widgets/show.js";
import { termsOf } from "../../widgets/table.js";
import { isToBePlanned } from "../../jobs/count.js";
import { runJob } from "../../jobs/run-job.js";
import { existence, TourCounter } from "../../pkg/knights_tour.js";
import { commandFor, commandInstead } from "./command.js";
import { createLayersChart } from "./layers-chart.js";
import { memories } from "./state.js";
import * as shared from "#text/words.js";
import * as words from "#text/count.js";

/** The remaining time is shown after this time and this share of the work. */
const [FIRST_GUESS_MS, FIRST_GUESS] = [1500, 0.02];

/** The page asks before it starts a longer count. */
const LONG_S = 3600;

/** Time limit for planning in milliseconds; beyond it the count itself plans. */
const PLAN_MS = 2000;

/** The most memory that can be allowed. */
const MAX_MEMORY = Math.max(...memories);

/** Whether a count takes longer than a visitor may want to wait, or more memory than can be allowed. @param {CountPlan} plan */
const isTooLarge = ({ forecast }) =>
  forecast !== null && (forecast.bytes > MAX_MEMORY || forecast.seconds >= LONG_S);

/** Whether a count failed for want of larger numbers, or of memory that cannot be allowed here. @type {(thrown: Thrown, limit: number) => boolean} */
const isForCommand = ({ code, facts }, limit) =>
  code === "count-overflow" ||
  (code === "too-much-memory" && (limit === MAX_MEMORY || Number(facts?.needed) > MAX_MEMORY));

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

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(request: CountRequest) => { tours: bigint, source: string } | undefined} on.known
 * @param {(request: CountRequest) => KnownCost | undefined} on.costOf what the command took for the same
 * @param {(request: CountRequest, counted: Counted) => void} on.counted
 * @param {() => void} on.changed called when a job starts or ends
 * @param {(text: string) => void} on.say for the live region
 */
export function createTally(root, on) {
  const plan = find(root, ".plan", HTMLElement);
  const instead = find(root, ".instead", HTMLElement);
  const how = find(root, ".how", HTMLElement);
  const method = find(how, ".method", HTMLElement);
  const start = find(root, ".start", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const question = find(root, ".question", HTMLElement);
  const notNow = find(question, ".not-now", HTMLElement);
  const error = find(root, ".error", HTMLElement);
  const running = find(root, ".running", HTMLElement);
  const work = createWorkButtons(start, cancel, running);
  const figures = find(running, ".figures", HTMLElement);
  const answer = find(root, ".answer", HTMLElement);
  const result = find(root, ".result", HTMLElement);
  const chart = createLayersChart(find(root, ".layers", HTMLElement));

  /** @type {CountRequest | null} */
  let request = null;
  /** @type {(() => void) | null} */
  let stop = null;
  let stopPlan = () => {};
  /** @type {CountPlan | null} */
  let planned = null;
  /** The command that is shown. @type {string | null} */
  let typed = null;
  let began = 0;
  let isShown = false;

  /** The plan of a count, or why it is impossible. @param {CountRequest} settings */
  function makePlan(settings) {
    try {
      const counter = new TourCounter(settings);
      planned = counter.plan;
      counter.free();
      const isComing = isToBePlanned(planned);
      setText(plan, words.plan(planned, isComing));
      showMethod();
      showCommand(isTooLarge(planned));
      start.removeAttribute("aria-disabled");
      if (isComing) {
        findMemory(settings);
      }
    } catch (wrong) {
      forbid(messageOf(wrong), thrownAs(wrong));
    }
  }

  /** Shows what to type instead, or nothing. @param {boolean} isWanted */
  function showCommand(isWanted) {
    const next = request && isWanted ? commandFor(request, on.costOf(request)) : null;
    if (next !== typed) {
      typed = next;
      const shown = typed && request ? commandInstead(typed, request.board, on.say) : [];
      instead.replaceChildren(...shown);
      instead.hidden = typed === null;
    }
  }

  /** Shows why there can be no count. @type {(why: string, thrown: Thrown) => void} */
  function forbid(why, thrown) {
    setText(plan, "");
    showCommand(request !== null && isForCommand(thrown, request.limit));
    how.hidden = true;
    refuse(words.refusal(why));
    start.setAttribute("aria-disabled", "true");
  }

  /** Planning meet-in-the-middle takes a while, and a gigabyte on the widest boards: it is not done before anyone asks for it. @param {CountRequest} settings */
  function findMemory(settings) {
    const job = runJob({
      kind: "plan",
      settings,
      onDone: (found) =>
        end(() => {
          planned = found;
          showPlan();
        }),
      onFailed: (why, code, thrown) => end(() => (code ? forbid(why, thrown) : showPlan())),
    });
    /** @param {() => void} show */
    const end = (show) => {
      clearTimeout(patience);
      job.cancel();
      show();
    };
    const patience = setTimeout(() => end(showPlan), PLAN_MS);
    stopPlan = () => end(() => {});
  }

  function showMethod() {
    how.hidden = !planned?.method;
    const main = planned?.method ? words.methods[planned.method] : "";
    setText(method, request?.upToSymmetry ? shared.paragraph(main, words.keptFirst) : main);
  }

  function showPlan() {
    if (planned) {
      showMethod();
      setText(plan, words.plan(planned, false));
      showCommand(isTooLarge(planned));
    }
  }

  const refuse = (/** @type {string} */ message) => showLine(error, message);

  /** Puts a number and what it is. @type {(place: HTMLElement, tours: bigint | null, says: string) => void} */
  function put(place, tours, says) {
    showLine(find(place, ".number", HTMLElement), tours === null ? "" : words.grouped(tours));
    setText(find(place, ".says", HTMLElement), says);
  }

  /** Returns to the state before a count. */
  function rest() {
    stop = null;
    answer.hidden = false;
    work.end();
    showInstead(start, question);
  }

  /** @type {(now: CountProgress & { workers: number }, plan: CountPlan) => void} */
  function showProgress(now, going) {
    const { fraction, states, bytes, layers, workers } = now;
    const ms = performance.now() - began;
    work.progress(words.percent(fraction), fraction);
    const isGuess = ms > FIRST_GUESS_MS && fraction > FIRST_GUESS;
    const foreseen = going.forecast && 1000 * going.forecast.seconds * (1 - fraction);
    const left = isGuess ? (ms / fraction) * (1 - fraction) : foreseen;
    const [stage, all] = [stageOf(going, now), going.layers];
    if (going.bytes !== null || going.forecast) {
      planned = going;
      showPlan();
    }
    const made = layers.length;
    const rows = words.progress({ stage, states, bytes, layers: made, all, ms, left, workers });
    figures.replaceChildren(...termsOf(rows));
    chart.show(layers, stage ? 0 : states, all);
  }

  /** @type {(settings: CountRequest, tours: bigint) => void} */
  function finish(settings, tours) {
    const ms = performance.now() - began;
    rest();
    chart.finish();
    on.counted(settings, { tours, ms });
    const known = on.known(settings);
    [answer.hidden, result.hidden] = [true, false];
    const { board, target, leaper } = settings;
    const theory = existence(board, target, leaper);
    const why =
      tours === 0n && theory.answer === "no" ? sayExistence(theory, settings, target) : "";
    put(result, tours, why || words.counted(settings, tours, ms, known));
    on.say(words.spoken(settings, tours));
  }

  /** Asks before a long count; true if it has to ask. @param {CountPlan | null} going */
  function asks(going) {
    const forecast = going?.forecast;
    if (!forecast || forecast.seconds < LONG_S) {
      return false;
    }
    stop?.();
    rest();
    isShown = false;
    chart.clear();
    const text = words.tooLong(forecast);
    setText(find(question, "p", HTMLElement), text);
    question.hidden = false;
    showInstead(notNow, start);
    on.say(text);
    return true;
  }

  /** @param {boolean} [isAgreed] whether the visitor has agreed to a long count */
  function begin(isAgreed = false) {
    if (!request || start.getAttribute("aria-disabled") === "true") {
      return;
    }
    stopPlan();
    if (!isAgreed && asks(planned)) {
      return;
    }
    const settings = request;
    showPlan();
    refuse("");
    [answer.hidden, result.hidden] = [true, true];
    chart.clear();
    [began, isShown] = [performance.now(), true];
    work.begin(question);
    work.progress(words.percent(0), 0);
    figures.replaceChildren();
    stop = runJob({
      kind: "count",
      settings,
      onProgress({ plan: going, ...now }) {
        if (isAgreed || !asks(going)) {
          showProgress(now, going);
        }
      },
      onDone: (tours) => finish(settings, tours),
      onFailed(message, code, thrown) {
        rest();
        refuse(words.notCounted(message, code));
        showCommand(typed !== null || isForCommand(thrown, settings.limit));
      },
    }).cancel;
    on.changed();
  }

  /** Stops immediately; false if there is nothing to stop. */
  function halt() {
    const isRunning = stop !== null;
    if (stop) {
      stop();
      rest();
      isShown = false;
      chart.clear();
      setText(plan, shared.paragraph(words.cancelled, plan.textContent ?? ""));
      on.say(words.cancelled);
      on.changed();
    }
    return isRunning;
  }

  start.addEventListener("click", () => begin());
  find(question, ".anyway", HTMLElement).addEventListener("click", () => begin(true));
  notNow.addEventListener("click", rest);
  cancel.addEventListener("click", halt);

  return {
    /** Switches to another request. @param {CountRequest} settings */
    use(settings) {
      stop?.();
      rest();
      request = settings;
      isShown = false;
      refuse("");
      result.hidden = true;
      const known = on.known(settings);
      put(answer, known?.tours ?? null, words.known(known?.source));
      chart.clear();
      stopPlan();
      makePlan(settings);
    },
    begin: () => begin(),
    halt,
    /** Whether a count is running or finished. */
    isShown: () => isShown,
  };
}
