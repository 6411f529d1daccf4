/** Orders of moves: their names, and the small board on which one is changed. */

export { intro, picked, undo, usual, ownOrder } from "#messages/move-order.js";
import * as messages from "#messages/move-order.js";

/** The names of orders in the list. @type {Record<import("../pkg/knights_tour.js").MoveOrderId, string>} */
export const orderNames = messages.orderNames;

/** A move and its place in the order, from 1: "2 right, 1 up: number 1 of 8". @type {(step: readonly [number, number], place: number, all: number) => string} */
export const moveAt = ([x, y], place, all) =>
  messages.move({
    ...{ isRight: x >= 0, across: Math.abs(x), isUp: y >= 0, along: Math.abs(y) },
    ...{ place, all },
  });
