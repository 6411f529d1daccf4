/**
 * What is shown, and what links hold of it: `#intro?screen=3&present=true`. A link without a screen goes on where this device
 * has been.
 */

import { flag, integer } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrongScreen } from "#text/intro.js";
import { recall, remember } from "../../widgets/storage.js";

/** The number of screens. */
export const SCREENS = 5;

/** @typedef {ReturnType<typeof route.read>["state"]} State */

export const route = defineRoute("intro", {
  screen: integer(1, SCREENS, /** @type {number | null} */ (null), () => wrongScreen),
  present: flag,
});

/** The name under which the device keeps the screen. */
const KEPT = "intro-screen";

/** @param {number} screen */
export const keepScreen = (screen) => remember(KEPT, String(screen));

/** The screen where this device has been. */
export const keptScreen = () =>
  Math.min(SCREENS, Math.max(1, Math.trunc(Number(recall(KEPT))) || 1));
