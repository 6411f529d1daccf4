/**
 * The estimate: random walks in the worker, their mean as it settles, and what a bad weight does.
 *
 * @import { Estimate } from "../../pkg/knights_tour.js"
 * @import { EstimateJob, EstimatePart } from "./estimate-work.js"
 * @import { Asked, Walks } from "./place.js"
 * @import { Curve } from "./plot.js"
 */

import { find, make, setAttribute, setChoices, setText } from "../../dom.js";
import { startJob } from "../../job.js";
import { Estimator } from "../../pkg/knights_tour.js";
import { refused } from "../../words.js";
import { createEstimateTable } from "./estimate-table.js";
import { linkTo, walkCounts, weightOf } from "./place.js";
import { createPlot } from "./plot.js";
import * as words from "./words.js";

/** A weight so greedy that most tours are hardly ever found. */
const BAD_WEIGHT = 0.25;
/** Below this a weight is greedy. */
export const GREEDY = 0.4;
/** So many standard errors from the truth are no chance. */
const NO_CHANCE = 4;
/** Estimates of the same board that are drawn together. */
const MOST_CURVES = 3;

/** Boards whose tours nobody has counted. @type {Partial<Asked>[]} */
const uncounted = [
  { board: "9x9", target: "open" },
  { board: "10x10", target: "closed" },
  { board: "10x10", target: "open" },
];

/**
 * How far an estimate is from the truth, where that is no chance.
 * @type {(estimate: Estimate, off: number | null) => { off: number, errors: number } | null}
 */
function missOf({ relativeError }, off) {
  if (off === null || off === -1 || !relativeError) {
    return null;
  }
  // The error is a part of the estimate, not of the truth.
  const errors = Math.abs(1 / (1 + off) - 1) / relativeError;
  return errors > NO_CHANCE ? { off, errors } : null;
}

/** The common logarithm of a number of tours. @param {bigint} tours */
export function logOf(tours) {
  const digits = tours.toString();
  return tours > 0n ? Math.log10(Number(`0.${digits}`)) + digits.length : -Infinity;
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(asked: Asked) => { tours: bigint } | undefined} on.known
 * @param {(walks: Walks) => void} on.walks how to estimate has changed
 * @param {() => void} on.changed what is at work has changed
 * @param {(text: string) => void} on.say for the live region
 */
export function createEstimates(root, on) {
  const form = find(root, "form", HTMLFormElement);
  const weight = find(form, "#count-weight", HTMLInputElement);
  const walks = find(form, "#count-walks", HTMLSelectElement);
  const seed = find(form, "#count-seed", HTMLInputElement);
  const error = find(form, "#count-walks-error", HTMLElement);
  const start = find(form, ".start", HTMLButtonElement);
  const bad = find(form, ".bad", HTMLButtonElement);
  const cancel = find(form, ".cancel", HTMLButtonElement);
  const running = find(root, ".running", HTMLElement);
  const progress = find(running, "progress", HTMLProgressElement);
  const percent = find(running, ".percent", HTMLElement);
  const found = find(root, ".found", HTMLElement);
  const warning = find(found, ".warning", HTMLElement);
  const plot = createPlot(find(found, ".plot", HTMLElement));
  const table = createEstimateTable(find(found, ".scrolls", HTMLElement));

  /** @type {Asked | null} */
  let asked = null;
  /** @type {Walks} */
  let how = { weight: null, walks: 1000, seed: "1" };
  /** The weight where none is asked for. */
  let usual = 1;
  /** The last is the present one. @type {Curve[]} */
  let curves = [];
  /** @type {(() => void) | null} */
  let stop = null;
  let isShown = false;

  /** @type {(message: string, control?: HTMLElement) => void} */
  function refuse(message, control) {
    error.hidden = message === "";
    setText(error, message);
    for (const each of [weight, walks, seed]) {
      setAttribute(each, "aria-invalid", each === control ? "true" : null);
    }
  }

  function rest() {
    const hadFocus = document.activeElement === cancel;
    stop = null;
    running.hidden = true;
    cancel.hidden = true;
    start.hidden = false;
    if (hadFocus) {
      start.focus();
    }
  }

  const weightNow = () => how.weight ?? usual;

  /** What is known exactly of what is estimated. */
  const exact = () => (asked ? on.known({ ...asked, upToSymmetry: false })?.tours : undefined);

  /** @param {Estimate} estimate */
  function show(estimate) {
    const known = exact();
    const log = known === undefined ? null : logOf(known);
    const off = log === null || log === -Infinity ? null : 10 ** (estimate.log10 - log) - 1;
    found.hidden = false;
    setText(find(found, ".number", HTMLElement), words.about(estimate));
    setText(find(found, ".says", HTMLElement), words.estimated(estimate, known, off));
    const text =
      weightNow() < GREEDY ? words.greedy(weightNow(), estimate, missOf(estimate, off)) : "";
    warning.hidden = text === "";
    setText(warning, text);
    const points = curves.at(-1)?.points ?? [];
    const shownLog = log === -Infinity ? null : log;
    plot.show({ curves, known: shownLog, walks: Math.max(how.walks, estimate.walks) });
    table.show(points, shownLog);
  }

  function begin() {
    if (!asked || start.hasAttribute("aria-disabled")) {
      return;
    }
    const settings = asked;
    const hadFocus = document.activeElement === start || document.activeElement === bad;
    stop?.();
    refuse("");
    /** @type {Curve} */
    const curve = { weight: weightNow(), points: [] };
    const others = curves.filter((each) => each.weight !== curve.weight && each.points.length > 0);
    curves = [...others, curve].slice(-MOST_CURVES);
    isShown = true;
    progress.max = how.walks;
    progress.value = 0;
    setText(percent, words.walked(0, how.walks));
    running.hidden = false;
    start.hidden = true;
    cancel.hidden = false;
    if (hadFocus) {
      cancel.focus();
    }
    /** @type {Estimate | null} */
    let last = null;
    /** @param {string} message */
    const fail = (message) => {
      rest();
      refuse(message);
    };
    /** @type {EstimateJob} */
    const job = { kind: "estimate", asked: settings, how };
    const worker = startJob(job, {
      /** @param {EstimatePart} part */
      part({ estimate, points }) {
        curve.points.push(...points);
        last = estimate;
        progress.value = estimate.walks;
        setText(percent, words.walked(estimate.walks, how.walks));
        show(estimate);
      },
      done() {
        rest();
        on.say(last ? words.estimateSpoken(last, warning.textContent ?? "") : "");
      },
      failed: (message) => fail(words.notEstimated(message)),
      noWorker: (message) => fail(words.noWorker(message)),
    });
    stop = worker.stop;
    on.changed();
  }

  /** Stops at once, and what was found stays; false when there is nothing to stop. */
  function halt() {
    const isRunning = stop !== null;
    if (stop) {
      stop();
      rest();
      on.say(words.cancelled);
    }
    return isRunning;
  }

  /** Takes what the fields say; false where that cannot be used. */
  function take() {
    try {
      const given = weight.value.trim() === "" ? usual : weightOf(weight.value);
      const asIsUsual = given === usual ? null : given;
      how = { weight: asIsUsual, walks: Number(walks.value), seed: seed.value };
      weight.value = String(given);
    } catch (wrong) {
      refuse(refused(wrong instanceof Error ? wrong.message : String(wrong)), weight);
      return false;
    }
    refuse("");
    on.walks(how);
    return true;
  }

  /** @param {Walks} wanted */
  function fill(wanted) {
    how = wanted;
    weight.value = String(weightNow());
    walks.value = String(wanted.walks);
    seed.value = wanted.seed;
    refuse("");
  }

  setChoices(
    walks,
    walkCounts.map((count) => ({ id: String(count), name: words.number(count) })),
  );
  for (const field of [weight, walks, seed]) {
    field.addEventListener("change", take);
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (take()) {
      begin();
    }
  });
  bad.addEventListener("click", () => {
    fill({ ...how, weight: BAD_WEIGHT });
    on.walks(how);
    begin();
  });
  cancel.addEventListener("click", halt);
  find(root, ".uncounted", HTMLElement).append(
    ...uncounted.map((each) =>
      make("a", { class: "pill", href: linkTo(each) }, words.uncountedName(each)),
    ),
  );

  return {
    /** @type {(settings: Asked, wanted: Walks) => void} */
    use(settings, wanted) {
      stop?.();
      rest();
      asked = settings;
      curves = [];
      isShown = false;
      found.hidden = true;
      /** Why there can be no estimate. */
      let refusal = "";
      try {
        const estimator = new Estimator(settings);
        usual = estimator.weight;
        estimator.free();
      } catch (wrong) {
        refusal = words.notEstimated(wrong instanceof Error ? wrong.message : String(wrong));
      }
      fill(wanted);
      refuse(refusal);
      for (const button of [start, bad]) {
        setAttribute(button, "aria-disabled", refusal ? "true" : null);
      }
    },
    begin,
    halt,
    /** Whether it estimates or has estimated. */
    isShown: () => isShown,
  };
}
