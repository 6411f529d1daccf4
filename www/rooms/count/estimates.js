/**
 * The estimate: random walks, their mean as it settles, and the effect of a bad weight.
 * @import { Estimate } from "../../pkg/knights_tour.js"
 * @import { CountRequest, Walks } from "./state.js"
 * @import { Curve } from "./plot.js"
 */

import { messageOf } from "../../run/errors.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createWorkButtons, showLine } from "../../widgets/show.js";
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

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(request: CountRequest) => { tours: bigint } | undefined} on.known
 * @param {(walks: Walks) => void} on.walks called when the options have changed
 * @param {() => void} on.changed called when a job starts or ends
 * @param {(text: string) => void} on.say for the live region
 */
export function createEstimates(root, on) {
  const form = find(root, "form", HTMLFormElement);
  const start = find(form, ".start", HTMLButtonElement);
  const bad = find(form, ".bad", HTMLButtonElement);
  const cancel = find(form, ".cancel", HTMLButtonElement);
  const work = createWorkButtons(start, cancel, find(root, ".running", HTMLElement));
  const found = find(root, ".found", HTMLElement);
  const warning = find(found, ".warning", HTMLElement);
  const plot = createPlot(find(found, ".plot", HTMLElement));
  const table = find(found, ".scrolls", HTMLElement);
  const fields = createWalkForm(form, on.walks);

  /** @type {CountRequest | null} */
  let request = null;
  /** The curves; the last is the current one. @type {Curve[]} */
  let curves = [];
  /** @type {(() => void) | null} */
  let stop = null;
  let isShown = false;

  function rest() {
    stop = null;
    work.end();
  }

  /** The exact number for the current request, if it is known. */
  const exact = () => (request ? on.known({ ...request, upToSymmetry: false })?.tours : undefined);

  /** @type {(estimate: Estimate, curve: Curve, walks: number) => void} */
  function show(estimate, { weight, points }, walks) {
    const known = exact();
    const log = known === undefined ? null : logOf(known);
    const off = log === null || log === -Infinity ? null : 10 ** (estimate.log10 - log) - 1;
    found.hidden = false;
    setText(find(found, ".number", HTMLElement), words.about(estimate, walks));
    setText(find(found, ".says", HTMLElement), words.estimated(estimate, known, off));
    const text = weight < GREEDY ? words.greedy(weight, estimate, missOf(estimate, off)) : "";
    showLine(warning, text);
    const shownLog = log === -Infinity ? null : log;
    plot.show({ curves, known: shownLog, walks });
    table.replaceChildren(makeEstimateTable(points, shownLog));
  }

  function begin() {
    if (!request || start.hasAttribute("aria-disabled")) {
      return;
    }
    const settings = request;
    const how = fields.how();
    stop?.();
    fields.refuse("");
    /** @type {Curve} */
    const curve = { weight: fields.weight(), points: [] };
    const others = curves.filter((each) => each.weight !== curve.weight && each.points.length > 0);
    curves = [...others, curve].slice(-MAX_CURVES);
    isShown = true;
    work.begin();
    if (document.activeElement === bad) {
      cancel.focus();
    }
    work.progress(words.walked(0, how.walks), 0, how.walks);
    stop = runJob({
      kind: "estimate",
      settings: { ...toursOf(settings), ...how, weight: how.weight ?? undefined },
      onProgress({ estimate, points }) {
        curve.points.push(...points);
        work.progress(words.walked(estimate.walks, how.walks), estimate.walks, how.walks);
        show(estimate, curve, how.walks);
      },
      onDone(estimate) {
        rest();
        on.say(words.estimateSpoken(estimate, warning.textContent ?? ""));
      },
      onFailed(message) {
        rest();
        fields.refuse(words.notEstimated(message));
      },
    }).cancel;
    on.changed();
  }

  /** Stops immediately and keeps the result so far; false if there is nothing to stop. */
  function halt() {
    const isRunning = stop !== null;
    if (stop) {
      stop();
      rest();
      on.say(words.cancelled);
    }
    return isRunning;
  }

  form.addEventListener("submit", () => {
    if (fields.take()) {
      begin();
    }
  });
  bad.addEventListener("click", () => {
    fields.fill({ ...fields.how(), weight: BAD_WEIGHT });
    on.walks(fields.how());
    begin();
  });
  cancel.addEventListener("click", halt);
  find(root, ".uncounted", HTMLElement).append(
    ...uncounted.map((each) =>
      make("a", { class: "pill", href: route.write(each) }, words.uncountedName(each)),
    ),
  );

  return {
    /** @type {(settings: CountRequest, wanted: Walks) => void} */
    use(settings, wanted) {
      stop?.();
      rest();
      request = settings;
      curves = [];
      isShown = false;
      found.hidden = true;
      /** The reason why there can be no estimate. */
      let refusal = "";
      let usual;
      try {
        const estimator = new Estimator(toursOf(settings));
        usual = estimator.weight;
        estimator.free();
      } catch (wrong) {
        refusal = words.notEstimated(messageOf(wrong));
      }
      fields.fill(wanted, usual);
      if (refusal) {
        fields.refuse(refusal);
      }
      for (const button of [start, bad]) {
        setAttribute(button, "aria-disabled", refusal ? "true" : null);
      }
    },
    begin,
    halt,
    forget: fields.forget,
    /** Whether an estimate is running or finished. */
    isShown: () => isShown,
  };
}
