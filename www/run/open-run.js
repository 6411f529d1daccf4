/**
 * Opens runs and reports which of the requested settings could not be used. The solver decides what is valid
 * and what replaces an invalid setting.
 * @import { OpenedRun, RunSettings, SettingProblem } from "../pkg/knights_tour.js"
 */

import { openRequest, verify } from "../pkg/knights_tour.js";
import { wrong } from "#text/words.js";
import { saidOf } from "./errors.js";
import { withChanges } from "./methods.js";
import { isOwnTour } from "./own-form.js";
import { MAX_RULE_TEXT, writtenForm } from "./written-form.js";

/** @typedef {{ name: string, message: string, instead?: string }} Problem A setting that could not be used, why, and what is used in its place. */
/** @typedef {Omit<OpenedRun, "problems"> & { problems: Problem[] }} Opened */

/** What the solver could not use, in the page’s language. @param {SettingProblem[]} problems @returns {Problem[]} */
export const inWords = (problems) =>
  problems.map((each) => ({ name: each.name, message: saidOf(each), instead: each.instead }));

/** Opens a run, whose rule and whose tour a link can hold. @type {typeof openRequest} */
function ask(wanted, first) {
  const opened = openRequest(wanted, first);
  const { settings } = opened;
  const { board, leaper, graph, tour } = settings;
  if (tour !== undefined && graph === undefined && !isOwnTour(tour)) {
    settings.tour = verify(board, tour, leaper).squares?.join("");
  }
  if (settings.rule) {
    settings.rule = writtenForm(settings.rule, String(wanted.rule), MAX_RULE_TEXT);
  }
  return opened;
}

/**
 * A run with these settings; invalid ones are replaced by defaults.
 * @param {Partial<RunSettings>} wanted
 * @param {readonly string[]} [first] names of settings that take precedence over the others
 * @returns {Opened}
 */
export function openRun(wanted, first) {
  const opened = ask(wanted, first);
  if (!opened.session.waits) {
    return { ...opened, problems: inWords(opened.problems) };
  }
  opened.session.free();
  const usual = ask({ ...wanted, algorithm: undefined }, first);
  const instead = usual.settings.algorithm;
  const problem = { name: "algorithm", message: wrong.player, instead };
  return { ...usual, problems: [problem, ...inWords(usual.problems)] };
}

/**
 * The same run with other settings. A change that cannot be used is refused.
 * @type {(settings: RunSettings, changes: Partial<RunSettings>) => { opened: Opened, refusal?: undefined } | { opened?: undefined, refusal: Problem }}
 */
export function openChanged(settings, changes) {
  const opened = openRun(withChanges(settings, changes), Object.keys(changes));
  const refusal = opened.problems.find(({ name }) => name in changes);
  if (!refusal) {
    return { opened };
  }
  opened.session.free();
  return { refusal };
}
