/**
 * What the room’s links hold: `#build?board=…&leaper=1,3&start=a1`.
 *
 * @import { Codec } from "../../app/route.js"
 * @import { Draft } from "./draft.js"
 */

import { anyText, KNIGHT, leaper, squares } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { boardTextOf, readDrafts } from "./read-drafts.js";

/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** The drawing; `null` where the link leaves the one that is there. @type {Codec<Draft | null>} */
const board = {
  usual: null,
  read: (written) => readDrafts(written)[0].draft,
  write: boardTextOf,
  maxLength: squares.maxLength,
};

/** A start is one on the drawing that is there then. */
export const route = defineRoute("build", {
  board,
  leaper: leaper(KNIGHT),
  start: anyText(undefined),
});
