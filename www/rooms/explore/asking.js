/**
 * Whether it is asked before a step where the method goes, and what is hidden meanwhile. What asks and
 * answers comes when a class needs it: see `for-class.js`.
 *
 * @import { Layer, SquareInfo } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/words.js";

/** A moment of a run. @param {Room} room */
export const momentOf = ({ run, session }) => `${run} ${session.position}`;

/** Whether the answer is hidden: where there is a choice, and nothing moves. @param {Room} room */
export function isAsking(room) {
  const { asks, player, session, revealed } = room;
  if (!asks || player.isMoving || revealed === momentOf(room)) {
    return false;
  }
  const { candidates, outcome } = session.moment();
  return candidates.length > 0 && outcome === null;
}

/** Numbers of onward moves would tell the answer. @type {(room: Room, layers: Layer[]) => Layer[]} */
export const layersIn = (room, layers) =>
  isAsking(room) ? layers.filter((layer) => layer !== "degrees") : layers;

/** What is told of a square, and no more than is seen of it. @type {(room: Room, info: SquareInfo, start: string) => string} */
export const labelIn = (room, info, start) =>
  isAsking(room) && !info.hole && !info.visit
    ? words.openSquare(info)
    : words.squareLabel(info, start);
