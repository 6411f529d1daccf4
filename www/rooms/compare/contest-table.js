/**
 * What a contest has found, as a chart of averages and a table of boards, and as text to copy.
 * @import { Heat, Score } from "../../jobs/contest.js"
 */

import { boardInfo, parseRule, rules } from "../../pkg/knights_tour.js";
import { linkTo } from "../../app/share/link.js";
import { boardOf, heats } from "../../jobs/contest.js";
import { make } from "../../widgets/dom.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import { interval } from "./interval.js";
import { route } from "./state.js";
import { shapeNames } from "#text/names.js";
import * as words from "#text/contest.js";

/** A contest: the visitor’s rule, all rules beginning with it, and the scores of each on all boards so far. @typedef {{ rule: string, all: { name: string, text: string }[], scores: Score[][] }} Contest */

/** The board that a result is shared for. */
const SHARED = "50x50";

/** Whether its runs are a sample of all that could be made. @type {(heat: Heat, rule: string) => boolean} */
const isSample = (heat, rule) => heat.starts !== undefined || parseRule(rule).last === "random";

/** The mean of the shares on all boards. @param {readonly Score[]} scores */
export const averageOf = (scores) =>
  scores.reduce((sum, { tours, runs }) => sum + tours / runs, 0) / scores.length;

/** @param {Heat} heat */
function nameOfHeat(heat) {
  const { width, height } = boardInfo(boardOf(heat).board);
  const shape = "shape" in heat ? (shapeNames[heat.shape] ?? heat.shape) : "";
  return words.heat(shape, width, height, heat.target);
}

/** A bar for each rule: its average so far. @param {Contest} contest */
export function makeChart({ all, scores }) {
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

/** A row for each board, a column for each rule. @param {Contest} contest */
export function makeScores({ all, scores }) {
  const table = makeTable(
    [words.board, ...all.map(({ name }) => name)],
    heats.map((heat, at) =>
      tableRow(nameOfHeat(heat), ...all.map(({ text }, i) => cellOf(heat, text, scores[i]?.[at]))),
    ),
  );
  table.prepend(make("caption", { class: "unseen" }, words.labels.contest));
  return make(
    "div",
    { class: "scrolls ruled", tabindex: "0", role: "group", "aria-label": words.labels.contest },
    table,
  );
}

/** The table as text: a line for each board and rule. @param {Contest} contest */
export function asCsv({ all, scores }) {
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

/** The result on one board beside that of the best known rule, with a link. @param {Contest} contest */
export function asLine({ rule, all, scores }) {
  const at = heats.findIndex((heat) => "board" in heat && heat.board === SHARED);
  const rival = all.findIndex(({ text }, i) => i > 0 && text === rules()[0]?.text);
  const [own = "", other = ""] = [0, rival].map((i) => {
    const { tours, runs } = scores[i]?.[at] ?? { tours: 0, runs: 1 };
    return words.share(tours, runs);
  });
  const heat = /** @type {Heat} */ (heats[at]);
  const line = words.score(rule, own, other, all[rival]?.name ?? "", nameOfHeat(heat));
  return words.scoreAt(line, linkTo(route.write({ contest: rule })));
}
