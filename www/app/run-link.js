/**
 * What a link to a run holds, in Explore and as attributes of the element. Settings are taken as they are
 * written; whether they can be used, and what is usual in their place, is found out when the run is opened.
 *
 * @import { RunSettings } from "../pkg/knights_tour.js"
 * @import { Codec } from "./route.js"
 */

import { wrong } from "#text/words.js";
import { always, anyText, boardOrGraph, flag, layers, oneOf } from "./codecs.js";
import { squaresText, step, unlessEmpty } from "./codecs.js";
import { defineRoute } from "./route.js";

/** @typedef {ReturnType<typeof runRoute.read>["state"]} RunState */

/** Scripts may write some as numbers or as truth values. @type {Codec<string | number | boolean | undefined>} */
const setting = { ...anyText(undefined), write: String };

/** The settings of a run. */
const settings = {
  ...boardOrGraph(undefined),
  ...{ start: setting, end: setting, algorithm: setting, tour: squaresText(undefined) },
  ...{ tieBreak: setting, rule: setting, moves: setting, target: setting, whenStuck: setting },
  seed: setting,
  byHand: unlessEmpty(squaresText(undefined)),
  ...{ order: setting, prune: setting, growth: setting, symmetry: setting },
  crossings: setting,
  ...{ update: setting, equation: setting, merge: setting },
};

/** What is for a class or a frame, and means nothing to the element. */
const views = {
  /** Whether it is asked before each step where the method goes. */
  ask: flag,
  /** Whether it is shown to a class. */
  present: flag,
  /** What the numbers on open squares are, if not what the method goes by. */
  numbers: anyText(undefined),
  /** Whether the page fits a small frame. */
  view: oneOf(["small"], undefined, (name) => wrong.view(name, "small")),
};

const entries = {
  ...settings,
  step: always(step),
  layers,
  /** The square that a finished closed tour is numbered from. */
  numberFrom: unlessEmpty(anyText(undefined)),
  ...views,
};

export const runRoute = defineRoute("explore", entries);

/** The same in the room, where a visitor without a link begins with the knight amid eight candidates. */
export const exploreRoute = defineRoute("explore", entries, { start: "d4" });

/** Every entry that is an attribute of the element too. */
export const elementEntries = runRoute.names.filter((name) => !(name in views));

/** How an entry is written as an attribute. @param {string} name */
export const attributeOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The settings that a link names. @param {RunState} state @returns {Partial<RunSettings>} */
export const settingsIn = (state) =>
  Object.fromEntries(
    Object.entries(state).filter(([name, value]) => name in settings && value !== undefined),
  );
