/**
 * The state of the room in which a run is stepped through, all of it, and what can be read off it.
 * Events change it; `widgets/run-stage.js` shows it.
 *
 * @import { Layer, RuleMeasureId, RunSettings, ThemeId } from "../../pkg/knights_tour.js"
 * @import { RunState } from "../../app/run-link.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { ShownRun } from "../../run/shown-run.js"
 * @import { Look } from "../../widgets/board-view.js"
 */

import { createShownRun } from "../../run/shown-run.js";
import { lookOf as lookOfRun } from "../../widgets/run-stage.js";
import { isAsking, layersIn } from "./asking.js";

/**
 * @typedef {object} OwnState
 * @property {boolean} asks whether it is asked before each step where the method goes
 * @property {string} revealed the moment whose answer was shown
 * @property {RuleMeasureId | undefined} numbers what is written on open squares, if not what the method goes by
 * @property {boolean} picking the next click on the board says where to number from
 * @property {Before[]} before what clicks on the board have replaced, the last at the end
 * @property {Partial<RunSettings>} waiting settings that the visitor had chosen and the method in use does not offer: the next method may
 * @property {boolean} isSmall whether it fits a small frame of another page
 * @property {Awaited<ReturnType<typeof import("./small-view.js").openSmallView>> | null} smallView
 * @property {number} kept when a run that plays last wrote its address
 */
/** A moment to come back to. @typedef {{ settings: RunSettings, step: number }} Before */
/** @typedef {ShownRun & OwnState} Room */

/** @param {Opened} opened @returns {Room} */
export const createRoom = (opened) => ({
  ...createShownRun(opened),
  asks: false,
  revealed: "",
  numbers: undefined,
  picking: false,
  ...{ before: [], waiting: {}, isSmall: false, smallView: null, kept: 0 },
});

/** What shapes the picture besides the run. @type {(room: Room, layers: Layer[], theme: ThemeId) => Look} */
export function lookOf(room, layers, theme) {
  const look = lookOfRun(room, layersIn(room, layers), theme);
  return { ...look, choice: look.choice && !isAsking(room) };
}

/** What links tell of it, and the layers if the reader has chosen them. @type {(room: Room, layers: Layer[] | null) => Partial<RunState>} */
export const stateOf = ({ settings, session, numberFrom, asks, numbers }, layers) => ({
  ...settings,
  step: session.position,
  layers: layers ?? undefined,
  numberFrom: numberFrom ?? undefined,
  ask: asks,
  numbers,
});
