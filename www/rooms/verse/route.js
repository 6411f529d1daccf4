/**
 * What the room’s links hold: a text and how it is laid, `#verse?text=A%20verse%20of%20syl-la-bles&seed=3`, or a printed grid.
 * @import { WordPuzzleSettings } from "../../pkg/knights_tour.js"
 */

import { anyText, flag, oneOf, squaresText, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrong } from "#text/verse.js";

/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** Characters of the longest text, with its hyphens: what the solver takes. */
export const MAX_TEXT = 20_000;

/** What a part of a text is. */
export const cuts = /** @type {const} */ (["marks", "letters", "words"]);
/** Which tours it is laid along. */
export const targets = /** @type {const} */ (["any", "closed", "open"]);
export const styles = /** @type {const} */ (["any", "symmetric", "few-crossings"]);

/** @param {{ grid: string | null }} before */
const isLaid = ({ grid }) => grid === null;

export const route = defineRoute("verse", {
  grid: { ...squaresText(null), maxLength: MAX_TEXT },
  text: { ...anyText(/** @type {string | null} */ (null)), maxLength: MAX_TEXT },
  cut: where(isLaid, oneOf(cuts, "marks", wrong.choice)),
  board: where(isLaid, squaresText(/** @type {string | null} */ (null))),
  target: where(isLaid, oneOf(targets, "any", wrong.choice)),
  style: where(isLaid, oneOf(styles, "any", wrong.choice)),
  seed: where(isLaid, anyText(/** @type {string | null} */ (null))),
  mark: where(isLaid, flag),
  solve: flag,
  /** The squares that were read, in their order. */
  read: squaresText(""),
});

/** How the solver is asked for a text. @type {(state: State & { text: string }) => WordPuzzleSettings} */
export const settingsOf = ({ text, cut, board, target, style, seed, mark }) => ({
  ...{ text, cut, style },
  ...(board !== null && { board }),
  ...(target !== "any" && { target }),
  ...(seed !== null && { seed }),
  markStart: mark,
});
