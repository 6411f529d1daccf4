/**
 * Opens runs, and tells which of the settings asked for could not be used. What is right and wrong, and
 * what is used instead, is the solver’s to say.
 *
 * @import { OpenedRun, RunSettings } from "../pkg/knights_tour.js"
 */

import { openRequest } from "../pkg/knights_tour.js";
import { wrong } from "../text/words.js";

/** @typedef {{ name: string, message: string, instead?: string }} Problem A setting that could not be used, why, and what is used in its place. */
/** @typedef {Omit<OpenedRun, "problems"> & { problems: Problem[] }} Opened */

/**
 * A run with these settings, those that cannot be used replaced by what is usual. It goes on by itself.
 *
 * @param {Partial<RunSettings>} wanted
 * @param {readonly string[]} [first] names of settings that matter most: others give way to them
 * @returns {Opened}
 */
export function openRun(wanted, first) {
  const opened = openRequest(wanted, first);
  if (!opened.session.moment().waits) {
    return opened;
  }
  opened.session.free();
  const usual = openRequest({ ...wanted, algorithm: undefined }, first);
  const instead = usual.settings.algorithm;
  const problem = { name: "algorithm", message: wrong.player, instead };
  return { ...usual, problems: [problem, ...usual.problems] };
}
