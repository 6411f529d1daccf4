/**
 * Opens runs, and tells which of the settings asked for could not be used. What is right and wrong
 * is the session's to say: settings are tried, one after the other if need be.
 *
 * @import { RunSettings } from "../pkg/knights_tour.js"
 */

import { isCrash, messageOf } from "./errors.js";
import { defaults, fitted, methodOf } from "./methods.js";
import { Session } from "../pkg/knights_tour.js";
import { wrong } from "../text/en/words.js";

/** @typedef {{ name: string, message: string }} Problem A setting that could not be used, and why. */
/** @typedef {{ session: import("../pkg/knights_tour.js").Session, settings: RunSettings, problems: Problem[] }} Opened */

/**
 * A run with these settings, those that cannot be used replaced by their defaults.
 *
 * @param {Partial<RunSettings>} wanted
 * @param {readonly string[]} [first] names of settings that matter most: others give way to them
 * @returns {Opened}
 */
export function openRun(wanted, first = []) {
  const all = { ...defaults(wanted), ...wanted };
  try {
    return { session: begin(all), settings: fitted(all), problems: [] };
  } catch {
    return openPiecemeal(wanted, first);
  }
}

/** A run that goes on by itself. @param {RunSettings} settings */
function begin(settings) {
  const session = new Session(settings);
  if (session.moment().waits) {
    session.free();
    throw new Error(wrong.player);
  }
  return session;
}

/** Adds one setting at a time and leaves out what does not fit. @type {typeof openRun} */
function openPiecemeal(wanted, first = []) {
  const rank = (/** @type {string} */ name) =>
    ({ board: 0, graph: 0, algorithm: 1 })[name] ?? (first.includes(name) ? 2 : 3);
  // A given tour and the method that walks it are nothing without each other.
  const names = /** @type {(keyof RunSettings)[]} */ (Object.keys(wanted))
    .filter((name) => name !== "tour")
    .sort((a, b) => rank(a) - rank(b));
  let settings = defaults();
  let session = begin(settings);
  const problems = [];
  for (const name of names) {
    const isGiven = name === "algorithm" && methodOf(wanted.algorithm)?.needsTour;
    const changed = { ...settings, [name]: wanted[name], ...(isGiven && { tour: wanted.tour }) };
    // An unknown method is refused as it is, and another one has other choices.
    const isMethod = name === "algorithm" && fitted(changed).algorithm === wanted.algorithm;
    const next = isMethod || name === "graph" ? fitted(changed) : changed;
    try {
      const better = begin(next);
      session.free();
      [session, settings] = [better, next];
    } catch (error) {
      problems.push({ name: isGiven ? "tour" : name, message: messageOf(error) });
      if (isCrash(error)) {
        session = new Session(settings);
      }
    }
  }
  return { session, settings, problems };
}
