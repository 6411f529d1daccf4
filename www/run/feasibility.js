/**
 * Whether there is a tour, why, and which squares rule one out.
 * @import { Existence, RunSettings, Target } from "../pkg/knights_tour.js"
 */

import { boardArgument } from "./board-or-graph.js";
import { pieceOf } from "./describe.js";
import { feasibility } from "../pkg/knights_tour.js";
import { sayExistence } from "./reasons.js";
import * as words from "#text/words.js";

/** Maximum number of remembered tours, for boards that no theorem covers. */
const MAX_REMEMBERED = 100;

/** Kinds of tours found on boards and graphs since the page was opened. @type {Set<string>} */
const found = new Set();

/** @typedef {Pick<RunSettings, "board" | "leaper" | "wrap" | "graph">} BoardOrGraph What a tour is on. */

/** @type {(on: BoardOrGraph, target: Target, start?: string) => string} */
const keyOf = ({ board, leaper = [1, 2], wrap, graph }, target, start) =>
  JSON.stringify([target, start, graph ?? [board, wrap, ...leaper]]);

/**
 * Remembers that a tour was found, and where it begins if it is open.
 * @type {(on: BoardOrGraph, isClosed: boolean, start: string) => boolean} whether this was not known before
 */
export function rememberTour(on, isClosed, start) {
  const keys = isClosed ? [keyOf(on, "closed")] : [keyOf(on, "open"), keyOf(on, "open", start)];
  const news = keys.filter((key) => !found.has(key));
  for (const key of news) {
    found.add(key);
  }
  for (const key of [...found].slice(0, Math.max(0, found.size - MAX_REMEMBERED))) {
    found.delete(key);
  }
  return news.length > 0;
}

/** Whether such a tour was found. A closed one is an open one from each of its squares. @type {(on: BoardOrGraph, target: Target, start?: string) => boolean} */
const isRemembered = (on, target, start) =>
  found.has(keyOf(on, "closed")) || (target === "open" && found.has(keyOf(on, "open", start)));

/**
 * @typedef {object} FeasibilityInWords
 * @property {Existence["answer"]} answer
 * @property {string} because
 * @property {string[]} marked squares that rule a tour out, each once
 */

/** @type {(settings: Pick<RunSettings, "board" | "leaper" | "wrap" | "graph" | "target" | "end">, start?: string) => FeasibilityInWords} */
export function feasibilityInWords(settings, start) {
  const { leaper, target = "open", end } = settings;
  const known = feasibility(boardArgument(settings), target, leaper, start, end);
  const { findings } = known;
  const others = findings.filter(({ code }) => code !== known.reason.code);
  const [first, ...rest] = known.answer === "unknown" ? others : [];
  const isUnknown = !first && known.answer === "unknown" && end === undefined;
  const isFound = isUnknown && isRemembered(settings, target, start);
  const answer = first ? "no" : isFound ? "yes" : known.answer;
  const because = first
    ? sayExistence({ answer: "no", reason: first }, settings, target, rest)
    : isFound
      ? words.foundHere(target, words.termsOf(pieceOf(settings)))
      : sayExistence(known, settings, target, others);
  const marked = [...new Set(findings.flatMap(({ squares }) => squares))];
  return { answer, because, marked };
}
