/**
 * Whether there is a tour, why, and which squares are to blame if not.
 *
 * @import { Existence, RunSettings, Target } from "../pkg/knights_tour.js"
 */

import { boardArgument } from "./board-or-graph.js";
import { pieceOf } from "./describe.js";
import { feasibility } from "../pkg/knights_tour.js";
import * as words from "../text/words.js";

/** So many tours that were found are remembered, for boards of which no theorem speaks. */
const MOST_REMEMBERED = 100;

/** What was found since the page was opened: kinds of tours on boards and graphs. @type {Set<string>} */
const found = new Set();

/** @typedef {Pick<RunSettings, "board" | "leaper" | "graph">} BoardOrGraph What a tour is on. */

/** @type {(on: BoardOrGraph, target: Target) => string} */
const keyOf = ({ board, leaper = [1, 2], graph }, target) =>
  JSON.stringify([target, graph ?? [board, ...leaper]]);

/**
 * Remembers that a tour was found: a closed one is an open one too.
 * @type {(on: BoardOrGraph, isClosed: boolean) => boolean} whether that is new
 */
export function rememberTour(on, isClosed) {
  /** @type {Target[]} */
  const kinds = isClosed ? ["open", "closed"] : ["open"];
  const news = kinds.map((kind) => keyOf(on, kind)).filter((key) => !found.has(key));
  for (const key of news) {
    found.add(key);
  }
  for (const key of [...found].slice(0, Math.max(0, found.size - MOST_REMEMBERED))) {
    found.delete(key);
  }
  return news.length > 0;
}

/**
 * @typedef {object} FeasibilityInWords
 * @property {Existence["answer"]} answer
 * @property {string} because
 * @property {string[]} marked squares to blame
 */

/** @type {(settings: Pick<RunSettings, "board" | "leaper" | "graph" | "target">, start?: string) => FeasibilityInWords} */
export function feasibilityInWords(settings, start) {
  const { leaper, target = "open" } = settings;
  const known = feasibility(boardArgument(settings), target, leaper, start);
  const { findings } = known;
  const terms = words.termsOf(pieceOf(settings));
  const told = known.answer === "no" ? [words.existence(known, target, terms)] : [];
  const others = findings.filter(({ code }) => code !== known.reason.code);
  const causes = [...told, ...others.map((finding) => words.finding(finding, target, terms))];
  const isFound =
    causes.length === 0 && known.answer === "unknown" && found.has(keyOf(settings, target));
  const otherwise = isFound
    ? words.foundHere(target, terms)
    : words.existence(known, target, terms);
  const because = causes.join(" ") || otherwise;
  return {
    answer: causes.length > 0 ? "no" : isFound ? "yes" : known.answer,
    because,
    marked: findings.flatMap(({ squares }) => squares),
  };
}
