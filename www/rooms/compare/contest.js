/**
 * The contest: a rule of the visitor's own against the usual ones, on boards that are always the same.
 * @import { Contest } from "./contest-table.js"
 */

import { rules } from "../../pkg/knights_tour.js";
import { runJob } from "../../jobs/run-job.js";
import { messageOf } from "../../run/errors.js";
import { nameOf } from "../../run/methods.js";
import { readRule } from "../../run/written-form.js";
import { find, make } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { copyAndSay } from "../../widgets/copy-and-say.js";
import { createWorkButtons } from "../../widgets/work-buttons.js";
import { showLine } from "../../widgets/show.js";
import { asCsv, asLine, averageOf, makeChart, makeScores } from "./contest-table.js";
import * as words from "#text/contest.js";

/** What a visitor finds in the field at first. */
const OPENING = "fewest onward, nearest edge";

/** The usual rules that can begin on any square. */
const usual = () => rules().filter(({ id }) => id !== "squirrel-cull");

/** @typedef {ReturnType<typeof panelIn>} Panel */

/**
 * The state of the panel, and where it is shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => void} on.changed called when a contest begins, which a link then asks for
 * @param {(text: string) => void} on.say for the live region
 */
function panelIn(root, on) {
  const begin = find(root, ".begin", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  return {
    ...{ on, begin, cancel },
    /** The contest that is shown or under way. */
    shown: /** @type {Contest | null} */ (null),
    stop: /** @type {(() => void) | null} */ (null),
    field: find(root, "#contest-rule", HTMLInputElement),
    error: createFieldError(find(root, "#contest-rule-error", HTMLElement)),
    work: createWorkButtons(begin, cancel, find(root, ".contest-progress", HTMLElement)),
    verdict: find(root, ".won", HTMLElement),
    found: find(root, ".scores", HTMLElement),
    copy: make("button", { type: "button", class: "pill" }, words.labels.copyContest),
    share: make("button", { type: "button", class: "pill" }, words.labels.copyScore),
  };
}

/**
 * @param {HTMLElement} root
 * @param {Panel["on"]} on
 */
export function createContest(root, on) {
  const panel = panelIn(root, on);
  const { field, error, copy, share } = panel;
  field.value = OPENING;
  find(root, "form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    start(panel);
  });
  field.addEventListener("input", error.clear);
  panel.cancel.addEventListener("click", () => halt(panel));
  /** @type {(button: HTMLElement, write: (contest: Contest) => string) => void} */
  const copies = (button, write) =>
    button.addEventListener("click", () => {
      if (panel.shown) {
        copyAndSay(button, write(panel.shown), on.say);
      }
    });
  copies(copy, asCsv);
  copies(share, asLine);
  return {
    /** The rule of the contest that is shown. */
    request: () => panel.shown?.rule ?? null,
    /** Holds the contest that a link asks for, or none. @param {string | null} rule */
    follow: (rule) => follow(panel, rule),
  };
}

/** @type {(panel: Panel, rule: string | null) => void} */
function follow(panel, rule) {
  if (rule === (panel.shown?.rule ?? null)) {
    return;
  }
  if (rule !== null) {
    panel.field.value = rule;
    start(panel);
    return;
  }
  panel.stop?.();
  finish(panel);
  panel.shown = null;
  showLine(panel.verdict, "");
  panel.found.replaceChildren();
}

/** Begins the contest of the rule in the field. @param {Panel} panel */
function start(panel) {
  const { field, error, work, on } = panel;
  /** @type {string} */
  let rule;
  try {
    ({ text: rule } = readRule(field.value));
  } catch (wrong) {
    error.say(words.wrongRule(messageOf(wrong)), field);
    field.focus();
    return;
  }
  error.clear();
  field.value = rule;
  panel.stop?.();
  const rivals = usual().map(({ id, text }) => ({ name: nameOf("tieBreak", id), text }));
  const all = [{ name: words.mine, text: rule }, ...rivals];
  panel.share.hidden = true;
  showLine(panel.verdict, "");
  work.begin();
  work.progress(words.progress(0), 0);
  show(panel, { rule, all, scores: [] });
  on.say(words.progress(0));
  let quarters = 0;
  panel.stop = runJob({
    kind: "contest",
    settings: { rules: all.map(({ text }) => text) },
    onProgress({ fraction, scores }) {
      work.progress(words.progress(fraction), fraction);
      show(panel, { rule, all, scores });
      // Heard from time to time, not at every percent.
      if (Math.floor(4 * fraction) > quarters && fraction < 1) {
        quarters = Math.floor(4 * fraction);
        on.say(words.progress(fraction));
      }
    },
    onDone: () => complete(panel),
    onFailed(message) {
      finish(panel);
      showLine(panel.verdict, words.failed(message));
    },
  }).cancel;
  on.changed();
}

/** @type {(panel: Panel, contest: Contest) => void} */
function show(panel, contest) {
  panel.shown = contest;
  panel.found.replaceChildren(
    make("h3", {}, words.average),
    makeChart(contest),
    makeScores(contest),
    make("p", { class: "note" }, words.explained),
    make("div", { class: "chips" }, panel.copy, panel.share),
  );
}

/** @param {Panel} panel */
function finish(panel) {
  panel.stop = null;
  panel.work.end();
  panel.share.hidden = panel.copy.hidden = false;
}

/** Says who has won. @param {Panel} panel */
function complete(panel) {
  const { all = [], scores = [] } = panel.shown ?? {};
  finish(panel);
  const [own = 0, ...others] = scores.map(averageOf);
  const best = Math.max(...others);
  const name = all[1 + others.lastIndexOf(best)]?.name ?? "";
  showLine(panel.verdict, words.result(own, best, name));
  panel.on.say(panel.verdict.textContent ?? "");
}

/** @param {Panel} panel */
function halt(panel) {
  panel.stop?.();
  finish(panel);
  showLine(panel.verdict, words.cancelled);
  panel.on.say(words.cancelled);
  panel.begin.focus();
}
