/**
 * What a class needs, fetched when it is first asked for.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { createAsk } from "./ask.js";
import { createPresentation } from "../../app/presentation.js";

/** @type {(root: HTMLElement, room: Room, frame: RoomFrame, on: { leave: () => void, failed: () => void }) => ClassTools} */
export const createClassTools = (root, room, frame, { leave, failed }) => ({
  ask: createAsk(root, room, frame, leave),
  presentation: createPresentation(root, frame.changed, failed),
});

/** @typedef {{ ask: ReturnType<typeof createAsk>, presentation: ReturnType<typeof createPresentation> }} ClassTools */
