/**
 * The estimate: random walks, their mean as it settles, and the effect of a bad weight.
 * @import { Estimate } from "../../pkg/knights_tour.js"
 * @import { CountRequest, Walks } from "./state.js"
 * @import { Curve } from "./plot.js"
 */

import { messageOf } from "../../run/errors.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createWorkButtons } from "../../widgets/work-buttons.js";
import { showLine } from "../../widgets/show.js";
import { runJob } from "../../jobs/run-job.js";
import { Estimator } from "../../pkg/knights_tour.js";
import { makeEstimateTable } from "./estimate-table.js";
import { route, toursOf } from "./state.js";
import { createPlot } from "./plot.js";
import * as words from "#text/estimates.js";
import { createWalkForm } from "./walk-form.js";

/** A weight so greedy that it hardly ever finds most of the tours. */
const BAD_WEIGHT = 0.2;
/** Below this a weight is greedy. */
const GREEDY = 0.4;
/** A deviation of this many standard errors is not due to chance. */
const NO_CHANCE = 4;
/** Maximum number of curves for the same board in one plot. */
const MAX_CURVES = 3;

/** Boards whose tours nobody has counted. @type {Partial<CountRequest>[]} */
const uncounted = [
  { board: "9x9", target: "open" },
  { board: "10x10", target: "closed" },
  { board: "10x10", target: "open" },
];

/**
 * How far an estimate is from the true number, if that is not due to chance.
 * @type {(estimate: Estimate, off: number | null) => { off: number, errors: number } | null}
 */
function missOf({ relativeError }, off) {
  if (off === null || off === -1 || !relativeError) {
    return null;
  }
  // The relative error is relative to the estimate, not to the true number.
  const errors = Math.abs(1 / (1 + off) - 1) / relativeError;
  return errors > NO_CHANCE ? { off, errors } : null;
}

/** The common logarithm of a number of tours. @param {bigint} tours */
function logOf(tours) {
  const digits = tours.toString();
  return tours > 0n ? Math.log10(Number(`0.${digits}`)) + digits.length : -Infinity;
}

/** @typedef {ReturnType<typeof estimatesIn>} Estimates */

/**
 * No estimate yet, and where estimates are shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(request: CountRequest) => { tours: bigint } | undefined} on.known
 * @param {(walks: Walks) => void} on.walks called when the options have changed
 * @param {() => void} on.changed called when a job starts or ends
 * @param {(text: string) => void} on.say for the live region
 */
function estimatesIn(root, on) {
  const form = find(root, "form", HTMLFormElement);
  const start = find(form, ".start", HTMLButtonElement);
  const cancel = find(form, ".cancel", HTMLButtonElement);
  const found = find(root, ".found", HTMLElement);
  return {
    ...{ on, form, start, cancel, found },
    request: /** @type {CountRequest | null} */ (null),
    /** The curves; the last is the current one. */
    curves: /** @type {Curve[]} */ ([]),
    stop: /** @type {(() => void) | null} */ (null),
    /** Whether an estimate is running or finished. */
    isShown: false,
    bad: find(form, ".bad", HTMLButtonElement),
    work: createWorkButtons(start, cancel, find(root, ".running", HTMLElement)),
    number: find(found, ".number", HTMLElement),
    says: find(found, ".says", HTMLElement),
    warning: find(found, ".warning", HTMLElement),
    plot: createPlot(find(found, ".plot", HTMLElement)),
    table: find(found, ".scrolls", HTMLElement),
    fields: createWalkForm(form, on.walks),
  };
}

/**
 * @param {HTMLElement} root
 * @param {Estimates["on"]} on
 */
export function createEstimates(root, on) {
  const estimates = estimatesIn(root, on);
  const { form, fields, bad, cancel } = estimates;
  form.addEventListener("submit", () => {
    if (fields.take()) {
      begin(estimates);
    }
  });
  bad.addEventListener("click", () => {
    fields.fill({ ...fields.how(), weight: BAD_WEIGHT });
    on.walks(fields.how());
    begin(estimates);
  });
  cancel.addEventListener("click", () => halt(estimates));
  find(root, ".uncounted", HTMLElement).append(
    ...uncounted.map((each) =>
      make("a", { class: "pill", href: route.write(each) }, words.uncountedName(each)),
    ),
  );

  return {
    /** @type {(request: CountRequest, walks: Walks) => void} */
    use: (request, walks) => use(estimates, request, walks),
    begin: () => begin(estimates),
    /** Stops immediately and keeps the result so far; false if there is nothing to stop. */
    halt: () => halt(estimates),
    forget: fields.forget,
    /** Whether an estimate is running or finished. */
    isShown: () => estimates.isShown,
  };
}

/** @type {(estimates: Estimates, request: CountRequest, walks: Walks) => void} */
function use(estimates, request, walks) {
  const { fields, start, bad } = estimates;
  estimates.stop?.();
  rest(estimates);
  Object.assign(estimates, { request, curves: [], isShown: false });
  estimates.found.hidden = true;
  /** The reason why there can be no estimate. */
  let refusal = "";
  let usual;
  try {
    const estimator = new Estimator(toursOf(request));
    usual = estimator.weight;
    estimator.free();
  } catch (wrong) {
    refusal = words.notEstimated(messageOf(wrong));
  }
  fields.fill(walks, usual);
  if (refusal) {
    fields.refuse(refusal);
  }
  for (const button of [start, bad]) {
    setAttribute(button, "aria-disabled", refusal ? "true" : null);
  }
}

/** @param {Estimates} estimates */
function rest(estimates) {
  estimates.stop = null;
  estimates.work.end();
}

/** @param {Estimates} estimates */
function begin(estimates) {
  const { request, fields, start, bad, cancel, work, on } = estimates;
  if (!request || start.hasAttribute("aria-disabled")) {
    return;
  }
  const how = fields.how();
  estimates.stop?.();
  fields.refuse("");
  /** @type {Curve} */
  const curve = { weight: fields.weight(), points: [] };
  const others = estimates.curves.filter(
    ({ weight, points }) => weight !== curve.weight && points.length > 0,
  );
  estimates.curves = [...others, curve].slice(-MAX_CURVES);
  estimates.isShown = true;
  work.begin();
  if (document.activeElement === bad) {
    cancel.focus();
  }
  work.progress(words.walked(0, how.walks), 0, how.walks);
  estimates.stop = runJob({
    kind: "estimate",
    settings: { ...toursOf(request), ...how, weight: how.weight ?? undefined },
    onProgress({ estimate, points }) {
      curve.points.push(...points);
      work.progress(words.walked(estimate.walks, how.walks), estimate.walks, how.walks);
      show(estimates, estimate, curve, how.walks);
    },
    onDone(estimate) {
      rest(estimates);
      on.say(words.estimateSpoken(estimate, estimates.warning.textContent ?? ""));
    },
    onFailed(message) {
      rest(estimates);
      fields.refuse(words.notEstimated(message));
    },
  }).cancel;
  on.changed();
}

/** @type {(estimates: Estimates, estimate: Estimate, curve: Curve, walks: number) => void} */
function show({ request, on, ...shown }, estimate, { weight, points }, walks) {
  const known = request ? on.known({ ...request, upToSymmetry: false })?.tours : undefined;
  const exact = known === undefined ? null : logOf(known);
  const log = exact === -Infinity ? null : exact;
  const off = log === null ? null : 10 ** (estimate.log10 - log) - 1;
  shown.found.hidden = false;
  setText(shown.number, words.about(estimate, walks));
  setText(shown.says, words.estimated(estimate, known, off));
  const text = weight < GREEDY ? words.greedy(weight, estimate, missOf(estimate, off)) : "";
  showLine(shown.warning, text);
  shown.plot.show({ curves: shown.curves, known: log, walks });
  shown.table.replaceChildren(makeEstimateTable(points, log));
}

/** @type {(estimates: Estimates) => boolean} */
function halt(estimates) {
  const isRunning = estimates.stop !== null;
  if (estimates.stop) {
    estimates.stop();
    rest(estimates);
    estimates.on.say(words.cancelled);
  }
  return isRunning;
}
