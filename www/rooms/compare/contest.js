/**
 * The contest: a rule of the visitor's own against the usual ones, on boards that are always the same.
 * @import { TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Heat, Score } from "../../jobs/contest.js"
 */

import { boardInfo, parseRule, rules } from "../../pkg/knights_tour.js";
import { linkTo } from "../../app/share/link.js";
import { boardOf, heats } from "../../jobs/contest.js";
import { runJob } from "../../jobs/run-job.js";
import { messageOf } from "../../run/errors.js";
import { nameOf } from "../../run/methods.js";
import { readRule } from "../../run/written-form.js";
import { button, find, make } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { copyText, feedback } from "../../widgets/files.js";
import { createWorkButtons, showLine } from "../../widgets/show.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import { interval } from "./interval.js";
import { route } from "./state.js";
import { shapeNames } from "#text/names.js";
import * as shared from "#text/words.js";
import * as words from "#text/contest.js";

/** What a visitor finds in the field at first. */
const OPENING = "fewest onward, nearest edge";
/** The board that a result is shared for. */
const SHARED = "50x50";

/** The usual rules that can begin on any square. */
const usual = () => rules().filter(({ id }) => id !== "squirrel-cull");

/** Whether its runs are a sample of all that could be made. @type {(heat: Heat, rule: string) => boolean} */
const isSample = (heat, rule) => heat.starts !== undefined || parseRule(rule).last === "random";

/** The mean of the shares on all boards. @param {readonly Score[]} scores */
const averageOf = (scores) =>
  scores.reduce((sum, { tours, runs }) => sum + tours / runs, 0) / scores.length;

/** @param {Heat} heat */
function nameOfHeat(heat) {
  const { width, height } = boardInfo(boardOf(heat).board);
  const shape = "shape" in heat ? (shapeNames[heat.shape] ?? heat.shape) : "";
  return words.heat(shape, width, height, heat.target);
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => void} on.changed called when a contest begins, which a link then asks for
 * @param {(text: string) => void} on.say for the live region
 */
export function createContest(root, on) {
  const field = find(root, "#contest-rule", HTMLInputElement);
  const error = createFieldError(find(root, "#contest-rule-error", HTMLElement));
  const begin = find(root, ".begin", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const work = createWorkButtons(begin, cancel, find(root, ".contest-progress", HTMLElement));
  const verdict = find(root, ".won", HTMLElement);
  const found = find(root, ".scores", HTMLElement);

  /** The contest that is shown or under way. @type {{ rule: string, all: { name: string, text: string }[], scores: Score[][] } | null} */
  let shown = null;
  /** @type {(() => void) | null} */
  let stop = null;

  /** A bar for each rule: its average so far. */
  function chart() {
    const { all, scores } = /** @type {NonNullable<typeof shown>} */ (shown);
    const bars = all.flatMap(({ name }, i) => {
      const share = averageOf((scores[i] ?? []).filter(({ runs }) => runs > 0));
      if (Number.isNaN(share)) {
        return [];
      }
      const bar = make("span", { class: "bar", "aria-hidden": "true" });
      bar.style.setProperty("--share", String(share));
      return [
        make("dt", { class: i === 0 ? "mine" : "" }, name),
        make("dd", {}, bar, words.share(share, 1)),
      ];
    });
    return make("dl", { class: "averages" }, ...bars);
  }

  /** @type {(heat: Heat, text: string, score: Score | undefined) => Node} */
  function cellOf(heat, text, score) {
    if (!score || score.runs === 0) {
      return make("td", {}, "…");
    }
    const { tours, runs } = score;
    const cell = make("td", {}, words.share(tours, runs));
    if (isSample(heat, text)) {
      const { low, high } = interval(tours, runs);
      cell.append(make("small", {}, words.between(low, high)));
    }
    return cell;
  }

  function draw() {
    if (!shown) {
      found.replaceChildren();
      return;
    }
    const { all, scores } = shown;
    const table = makeTable(
      [words.board, ...all.map(({ name }) => name)],
      heats.map((heat, at) =>
        tableRow(
          nameOfHeat(heat),
          ...all.map(({ text }, i) => cellOf(heat, text, scores[i]?.[at])),
        ),
      ),
    );
    table.prepend(make("caption", { class: "unseen" }, words.labels.contest));
    const frame = make(
      "div",
      { class: "scrolls ruled", tabindex: "0", role: "group", "aria-label": words.labels.contest },
      table,
    );
    const title = make("h3", {}, words.average);
    const note = make("p", { class: "note" }, words.explained);
    found.replaceChildren(
      title,
      chart(),
      frame,
      note,
      make("div", { class: "chips" }, copy, share),
    );
  }

  /** The table as text: a line for each board and rule. */
  function csv() {
    const { all, scores } = /** @type {NonNullable<typeof shown>} */ (shown);
    const lines = heats.flatMap((heat, at) =>
      all.flatMap(({ text }, i) => {
        const { tours, runs } = scores[i]?.[at] ?? { tours: 0, runs: 0 };
        return runs > 0
          ? [[boardOf(heat).board, heat.target, `"${text}"`, tours, runs].join(",")]
          : [];
      }),
    );
    return ["board,target,rule,tours,runs", ...lines].join("\r\n");
  }

  /** @type {(control: HTMLElement, text: string) => Promise<void>} */
  async function copyFrom(control, text) {
    const message = (await copyText(text)) ? shared.copied : shared.copyFailed;
    feedback(control, message);
    on.say(message);
  }

  const copy = button(words.labels.copyContest, () => copyFrom(copy, csv()));
  const share = button(words.labels.copyScore, () => {
    const { rule, all, scores } = /** @type {NonNullable<typeof shown>} */ (shown);
    const at = heats.findIndex((heat) => "board" in heat && heat.board === SHARED);
    const rival = all.findIndex(({ text }, i) => i > 0 && text === rules()[0]?.text);
    const [own, other] = [0, rival].map((i) => {
      const { tours, runs } = scores[i]?.[at] ?? { tours: 0, runs: 1 };
      return words.share(tours, runs);
    });
    const heat = /** @type {Heat} */ (heats[at]);
    const name = all[rival]?.name ?? "";
    const line = words.score(rule, own ?? "", other ?? "", name, nameOfHeat(heat));
    copyFrom(share, words.scoreAt(line, linkTo(route.write({ contest: rule }))));
  });

  function finish() {
    stop = null;
    work.end();
    share.hidden = copy.hidden = false;
  }

  function complete() {
    finish();
    const { all, scores } = /** @type {NonNullable<typeof shown>} */ (shown);
    const averages = scores.map(averageOf);
    const best = Math.max(...averages.slice(1));
    const name = all[averages.lastIndexOf(best)]?.name ?? "";
    showLine(verdict, words.result(averages[0] ?? 0, best, name));
    on.say(verdict.textContent ?? "");
  }

  function start() {
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
    stop?.();
    const rivals = usual().map(({ id, text }) => ({ name: nameOf("tieBreak", id), text }));
    const all = [{ name: words.mine, text: rule }, ...rivals];
    shown = { rule, all, scores: [] };
    share.hidden = true;
    showLine(verdict, "");
    work.begin();
    work.progress(words.progress(0), 0);
    draw();
    on.say(words.progress(0));
    let quarters = 0;
    stop = runJob({
      kind: "contest",
      settings: { rules: all.map(({ text }) => text) },
      onProgress({ fraction, scores }) {
        shown = { rule, all, scores };
        work.progress(words.progress(fraction), fraction);
        draw();
        // Heard from time to time, not at every percent.
        if (Math.floor(4 * fraction) > quarters && fraction < 1) {
          quarters = Math.floor(4 * fraction);
          on.say(words.progress(fraction));
        }
      },
      onDone: complete,
      onFailed(message) {
        finish();
        showLine(verdict, words.failed(message));
      },
    }).cancel;
    on.changed();
  }

  function halt() {
    stop?.();
    finish();
    showLine(verdict, words.cancelled);
    on.say(words.cancelled);
    begin.focus();
  }

  field.value = OPENING;
  find(root, "form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    start();
  });
  field.addEventListener("input", error.clear);
  cancel.addEventListener("click", halt);

  return {
    /** The rule of the contest that is shown. */
    request: () => shown?.rule ?? null,
    /** Holds the contest that a link asks for, or none. @param {string | null} rule */
    follow(rule) {
      if (rule === (shown?.rule ?? null)) {
        return;
      }
      if (rule === null) {
        stop?.();
        finish();
        shown = null;
        showLine(verdict, "");
        draw();
        return;
      }
      field.value = rule;
      start();
    },
  };
}
