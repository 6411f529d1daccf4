/**
 * A run as an animated GIF.
 *
 * @import { AnimationProgress, AnimationSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { renderGif } from "../pkg/knights_tour.js";

/** @param {AnimationSettings} settings @returns {Resumable<AnimationProgress, Uint8Array<ArrayBuffer> | null>} */
export const openGif = (settings) => renderGif(settings);
