/**
 * What is seen of the room: its picture, what links hold of it, and what can be shared.
 *
 * @import { RunState } from "../../app/run-link.js"
 * @import { SeenRun } from "../../app/share/subject.js"
 * @import { Look } from "../../widgets/board-view.js"
 * @import { Parts } from "./parts.js"
 */

import { runRoute } from "../../app/run-link.js";
import { labels } from "#text/words.js";
import { lookOf, stateOf } from "./state.js";

/** @typedef {Pick<Parts, "room" | "layers" | "frame">} Visible */

/** @type {(parts: Visible) => Look} */
export const lookIn = ({ room, layers, frame }) => lookOf(room, layers.shown, frame.theme);

/** @type {(parts: Visible) => SeenRun} */
export const seenIn = (parts) => ({ ...parts.room, look: lookIn(parts) });

/** @type {(parts: Parts) => Partial<RunState>} */
export const stateIn = ({ room, layers, forClass }) => ({
  ...stateOf(room, layers.chosen),
  present: forClass.isPresented,
  view: room.isSmall ? "small" : undefined,
});

/** The link to the run alone, without what only this room has. @type {(parts: Visible, more: Partial<RunState>) => string} */
export const linkToRun = ({ room, layers, frame }, more) =>
  runRoute.write({ ...stateOf(room, layers.chosen), ...more, theme: frame.themeInLink });

/** @type {(parts: Visible, kind: "svg" | "png") => void} */
export function savePictureAs(parts, kind) {
  const { say } = parts.frame;
  import("../../app/share/picture.js")
    .then(({ savePicture }) => savePicture(kind, seenIn(parts)))
    .then(say, () => say(labels.roomFailed));
}
