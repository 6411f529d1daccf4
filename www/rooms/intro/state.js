/**
 * What is shown, and what links hold of it: `#intro?screen=3`. A link without a screen goes on where this device
 * has been.
 */

import { integer } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrongScreen } from "#text/intro.js";

/** The number of screens. */
export const SCREENS = 5;

/** @typedef {ReturnType<typeof route.read>["state"]} State */

export const route = defineRoute("intro", {
  screen: integer(1, SCREENS, /** @type {number | null} */ (null), () => wrongScreen),
});
