/**
 * Opens runs, and tells which of the settings asked for could not be used. What is right and wrong
 * is the session's to say: settings are tried, one after the other if need be.
 *
 * @import { RunSettings } from "./pkg/knights_tour.js"
 */

import { Session } from "./pkg/knights_tour.js";

/** @typedef {{ name: string, message: string }} Problem A setting that could not be used, and why. */
/** @typedef {{ session: Session, settings: RunSettings, problems: Problem[] }} Opened */

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * A run with these settings, those that cannot be used replaced by their defaults.
 *
 * @param {Partial<RunSettings>} wanted
 * @param {RunSettings} defaults
 * @param {readonly string[]} [first] names of settings that matter most: others give way to them
 * @returns {Opened}
 */
export function openRun(wanted, defaults, first = []) {
  const all = { ...defaults, ...wanted };
  try {
    return { session: new Session(all), settings: all, problems: [] };
  } catch {
    return openPiecemeal(wanted, defaults, first);
  }
}

/** Adds one setting at a time and leaves out what does not fit. @type {typeof openRun} */
function openPiecemeal(wanted, defaults, first = []) {
  const rank = (/** @type {string} */ name) =>
    name === "board" ? 0 : first.includes(name) ? 1 : 2;
  const names = /** @type {(keyof RunSettings)[]} */ (Object.keys(wanted)).sort(
    (a, b) => rank(a) - rank(b),
  );
  let settings = defaults;
  let session = new Session(settings);
  const problems = [];
  for (const name of names) {
    const next = { ...settings, [name]: wanted[name] };
    try {
      const better = new Session(next);
      session.free();
      [session, settings] = [better, next];
    } catch (error) {
      problems.push({ name, message: messageOf(error) });
    }
  }
  return { session, settings, problems };
}
