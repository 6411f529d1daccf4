/**
 * Posters, one after the other as somebody chooses: those of large boards take a second.
 *
 * @import { PosterSettings, Progress } from "../pkg/knights_tour.js"
 * @import { Askable } from "./resumable.js"
 */

import { poster } from "../pkg/knights_tour.js";

/** @param {PosterSettings} settings @returns {Askable<PosterSettings, Progress, string>} */
export function openPoster(settings) {
  let wanted = settings;
  /** Of what is wanted now. @type {string | null} */
  let svg = null;
  const made = () => (svg ??= poster(wanted));
  return {
    advance() {
      made();
      return { done: true, fraction: 1 };
    },
    get result() {
      return made();
    },
    ask(next) {
      wanted = next;
      svg = null;
    },
    free() {},
  };
}
