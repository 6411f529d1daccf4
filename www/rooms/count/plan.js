/**
 * What an exact count would cost: its time, its memory and its method, and the command for what is too large here.
 * @import { CountPlan } from "../../pkg/knights_tour.js"
 * @import { Thrown } from "../../run/thrown.js"
 * @import { KnownCost } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { messageOf } from "../../run/errors.js";
import { thrownAs } from "../../run/thrown.js";
import { find, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { isToBePlanned } from "../../jobs/count.js";
import { runJob } from "../../jobs/run-job.js";
import { TourCounter } from "../../pkg/knights_tour.js";
import { commandFor, commandInstead } from "./command.js";
import { memories } from "./state.js";
import * as shared from "#text/words.js";
import * as words from "#text/count.js";

/** The page asks before it starts a longer count. */
export const LONG_S = 3600;

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

/** @typedef {ReturnType<typeof planIn>} Plan */

/**
 * The plan of no count yet, and where it is shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(request: CountRequest) => KnownCost | undefined} on.costOf what the command took for the same
 * @param {(text: string) => void} on.say for the live region
 */
export function planIn(root, on) {
  const how = find(root, ".how", HTMLElement);
  return {
    ...{ on, how },
    request: /** @type {CountRequest | null} */ (null),
    planned: /** @type {CountPlan | null} */ (null),
    stop() {},
    /** The command that is shown. */
    typed: /** @type {string | null} */ (null),
    line: find(root, ".plan", HTMLElement),
    method: find(how, ".method", HTMLElement),
    instead: find(root, ".instead", HTMLElement),
    start: find(root, ".start", HTMLButtonElement),
    error: find(root, ".error", HTMLElement),
  };
}

/** The plan of a count, or why it is impossible. @type {(plan: Plan, settings: CountRequest) => void} */
export function makePlan(plan, settings) {
  plan.stop();
  plan.request = settings;
  try {
    const counter = new TourCounter(settings);
    plan.planned = counter.plan;
    counter.free();
    const isComing = isToBePlanned(plan.planned);
    showPlan(plan, plan.planned, isComing);
    plan.start.removeAttribute("aria-disabled");
    if (isComing) {
      findMemory(plan, settings);
    }
  } catch (wrong) {
    forbid(plan, messageOf(wrong), thrownAs(wrong));
  }
}

/** @type {(plan: Plan, planned: CountPlan | null, isComing?: boolean) => void} */
export function showPlan(plan, planned, isComing = false) {
  if (planned) {
    plan.planned = planned;
    showMethod(plan, planned);
    setText(plan.line, words.plan(planned, isComing));
    showCommand(plan, isTooLarge(planned));
  }
}

/** @type {(plan: Plan, planned: CountPlan) => void} */
function showMethod({ how, method, request }, planned) {
  how.hidden = !planned.method;
  const main = planned.method ? words.methods[planned.method] : "";
  setText(method, request?.upToSymmetry ? shared.paragraph(main, words.keptFirst) : main);
}

/** Planning meet-in-the-middle takes a while, and a gigabyte on the widest boards: it is not done before anyone asks for it. @type {(plan: Plan, settings: CountRequest) => void} */
function findMemory(plan, settings) {
  const job = runJob({
    kind: "plan",
    settings,
    onDone: (found) => end(() => showPlan(plan, found)),
    onFailed: (why, code, thrown) =>
      end(() => (code ? forbid(plan, why, thrown) : showPlan(plan, plan.planned))),
  });
  /** @param {() => void} show */
  const end = (show) => {
    clearTimeout(patience);
    job.cancel();
    show();
  };
  const patience = setTimeout(() => end(() => showPlan(plan, plan.planned)), PLAN_MS);
  plan.stop = () => end(() => {});
}

/** Shows why there can be no count. @type {(plan: Plan, why: string, thrown: Thrown) => void} */
function forbid(plan, why, thrown) {
  setText(plan.line, "");
  showCommand(plan, plan.request !== null && isForCommand(thrown, plan.request.limit));
  plan.how.hidden = true;
  showLine(plan.error, words.refusal(why));
  plan.start.setAttribute("aria-disabled", "true");
}

/** Shows what to type instead after a count has failed, if that helps. @type {(plan: Plan, thrown: Thrown, limit: number) => void} */
export const showCommandAfter = (plan, thrown, limit) =>
  showCommand(plan, plan.typed !== null || isForCommand(thrown, limit));

/** Shows what to type instead, or nothing. @type {(plan: Plan, isWanted: boolean) => void} */
function showCommand(plan, isWanted) {
  const { request, instead, on } = plan;
  const typed = request && isWanted ? commandFor(request, on.costOf(request)) : null;
  if (typed !== plan.typed) {
    plan.typed = typed;
    instead.replaceChildren(
      ...(typed && request ? commandInstead(typed, request.board, on.say) : []),
    );
    instead.hidden = typed === null;
  }
}
