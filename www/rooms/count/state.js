/**
 * What is to be counted, and what the room’s links hold of it:
 * `#count?board=6x6&target=closed&directed=false&weight=0.7&walks=100000&seed=1&show=count`.
 *
 * @import { Codec } from "../../app/route.js"
 */

import { always, anyText, integer, KNIGHT, leaper } from "../../app/codecs.js";
import { oneOf, someOf, squaresText, surface, unlessEmpty, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { cut } from "../../text/cut.js";
import { boardInfo, checkWeight } from "../../pkg/knights_tour.js";
import { wrong } from "#text/count.js";

/** @typedef {ReturnType<typeof route.read>["state"]} State */
/** What is to be counted. @typedef {Pick<State, "board" | "leaper" | "wrap" | "target" | "start" | "end" | "directed" | "upToSymmetry" | "limit">} CountRequest */
/** How it is to be estimated. @typedef {Pick<State, "weight" | "walks" | "seed">} Walks */

/** The parts of the room that a link can have at work. */
export const parts = /** @type {const} */ (["count", "estimate", "tours"]);
/** @typedef {(typeof parts)[number]} Part */

/** How many bytes can be allowed: 1, 2 and 3.5 GiB. */
export const memories = [2 ** 30, 2 ** 31, 7 * 2 ** 29];

/** How many walks can be asked for. */
export const walkCounts = [1000, 10_000, 100_000, 1_000_000, 10_000_000];

/** Page numbers beyond this are typing errors. */
const LAST_PAGE = 1_000_000;
const MAX_SEED = 200;

/** A board in its usual writing. Throws what is wrong with it. @param {string} written */
export const boardOf = (written) => boardInfo(written).text;

/** @type {(text: string) => number} the weight; throws what is wrong with it */
export function weightOf(written) {
  const weight = Number(written.normalize("NFKC").trim().replace(",", ".") || NaN);
  // What is no number is quoted as it was written.
  checkWeight(Number.isNaN(weight) ? /** @type {any} */ (written) : weight);
  return weight;
}

/** `null` is the usual one. @type {Codec<number | null>} */
const weight = { usual: null, read: weightOf };

/** @type {Codec<boolean>} */
const yesOrNo = oneOf([false, true], false, wrong.choice);

/** @param {{ target: string }} before */
const isOpen = ({ target }) => target === "open";

export const route = defineRoute("count", {
  board: always({ ...squaresText("8x8"), read: boardOf }),
  leaper: leaper(KNIGHT),
  /** Which edges are joined. */
  wrap: surface(wrong.choice),
  target: always(oneOf(["closed", "open"], "closed", wrong.choice)),
  /** Where open tours begin and end; then each of them is one. */
  start: where(isOpen, unlessEmpty(anyText(undefined))),
  end: where(
    ({ target, start }) => isOpen({ target }) && start !== undefined,
    unlessEmpty(anyText(undefined)),
  ),
  /** Whether a tour and the same one backwards are two. */
  directed: always(yesOrNo),
  /** Whether turned and mirrored copies of a tour are one. */
  upToSymmetry: yesOrNo,
  /** Bytes that an exact count may take. */
  limit: oneOf(memories, 2 ** 31, wrong.choice),
  weight,
  walks: always(oneOf(walkCounts, 100_000, wrong.choice)),
  seed: always({ ...anyText("1"), read: (seed) => cut(seed, MAX_SEED) }),
  show: someOf(parts, /** @type {Part[]} */ ([]), wrong.choice),
  page: integer(1, LAST_PAGE, 1, wrong.page),
});

/** What is to be counted. @param {State} state @returns {CountRequest} */
export const requestOf = ({ leaper: piece, wrap, start, upToSymmetry, ...state }) => {
  const { board, target, end, directed, limit } = state;
  const copies = upToSymmetry && start === undefined && wrap === undefined;
  return { board, leaper: piece, wrap, target, start, end, directed, upToSymmetry: copies, limit };
};

/** How it is to be estimated. @param {State} state @returns {Walks} */
export const walksOf = ({ weight: theta, walks, seed }) => ({ weight: theta, walks, seed });

/** Which of them are listed. @param {CountRequest} request */
export const listOf = ({ start, end, ...request }) => ({ ...toursOf(request), start, end });

/** Which tours it is about, without what only an exact count can be asked for. @param {Omit<CountRequest, "start" | "end">} request */
export const toursOf = ({ board, leaper: piece, wrap, target, directed }) => ({
  ...{ board, leaper: piece, wrap, target, directed },
});
