/**
 * What an animation with these settings would be, or what is wrong with them: the solver is asked.
 * @import { AnimationPlan, AnimationSettings } from "../../pkg/knights_tour.js"
 */

import { renderGif } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import { settingOf, thrownAs } from "../../run/thrown.js";
import * as words from "#text/animation.js";

/** The settings that are numbers, named as the solver's. */
export const names = /** @type {const} */ (["from", "to", "size", "delay"]);
/** @typedef {(typeof names)[number]} Name */

/** A record with an entry for each of these. @template T @param {(name: Name) => T} of @returns {Record<Name, T>} */
export const mapped = (of) =>
  /** @type {Record<Name, any>} */ (Object.fromEntries(names.map((name) => [name, of(name)])));

/** Default size in pixels and delay in milliseconds. */
export const USUAL_SIZE = 480;
export const USUAL_DELAY = 200;

/** The plan for these settings. @param {AnimationSettings} wanted */
function planned(wanted) {
  const gif = renderGif(wanted);
  const told = /** @type {AnimationPlan} */ (gif.plan);
  gif.free();
  return told;
}

/** The error of one setting while all others have their defaults; empty if it is valid. @type {(name: Name, wanted: AnimationSettings, most: number) => string} */
function faultOf(name, wanted, most) {
  if (name === "to" && Number(wanted.to) > most) {
    return words.beyond(most);
  }
  const usual = { from: 0, to: most, size: USUAL_SIZE, delay: USUAL_DELAY };
  try {
    planned({ ...wanted, ...usual, [name]: wanted[name] });
    return "";
  } catch (wrong) {
    return settingOf(thrownAs(wrong)) === name ? words.refused(messageOf(wrong)) : "";
  }
}

/**
 * The plan for these settings, or the errors: of single settings, or of the combination.
 * @param {AnimationSettings} wanted
 * @param {number} most the number of steps that can be shown
 * @returns {{ plan: AnimationPlan } | { plan: null, faults: Record<Name, string>, whole: string }}
 */
export function judge(wanted, most) {
  let [refusal, setting] = ["", ""];
  try {
    if (Number(wanted.to) <= most || Number.isNaN(Number(wanted.to))) {
      return { plan: planned(wanted) };
    }
  } catch (wrong) {
    [refusal, setting] = [messageOf(wrong), settingOf(thrownAs(wrong))];
  }
  const faults = mapped((name) => faultOf(name, wanted, most));
  if (Object.values(faults).some((fault) => fault !== "")) {
    return { plan: null, faults, whole: "" };
  }
  // Settings that cannot be combined: the solver names one of them.
  const blamed = names.find((name) => name === setting);
  const told = words.refused(refusal);
  return blamed
    ? { plan: null, faults: { ...faults, [blamed]: told }, whole: "" }
    : { plan: null, faults, whole: told };
}
