/** The glossary: each term with a sentence or two, and what the counters of runs count. */

import * as messages from "#messages/glossary.js";
export { labels } from "#messages/glossary.js";

const { tie, deadEnd, sweep } = messages.terms;

/** @type {{ term: string, meaning: string }[]} */
export const terms = Object.values(messages.terms);

/** @type {Record<keyof import("../pkg/knights_tour.js").Counters, string>} */
export const counted = {
  ...messages.counted,
  ...{ ties: tie.meaning, deadEnds: deadEnd.meaning, sweeps: sweep.meaning },
};
