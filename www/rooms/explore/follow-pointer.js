/**
 * The words and the board answer each other. What does that is fetched when somebody first points at something.
 * @import { Pointing } from "../../widgets/run-board.js"
 * @import { Room } from "./state.js"
 */

/** @type {(root: HTMLElement, room: Room, pointing: Pointing, redraw: () => void) => void} */
export function followPointer(root, room, pointing, redraw) {
  const kinds = ["pointerover", "focusin", "click"];
  /** @type {Event} */
  let last;
  let isComing = false;

  /** @param {Event} event */
  async function fetchFirst(event) {
    last = event;
    if (isComing) {
      return;
    }
    isComing = true;
    try {
      const { followStory } = await import("./line-squares.js");
      kinds.forEach((kind) => root.removeEventListener(kind, fetchFirst));
      followStory(root, room, pointing, redraw)(last);
    } catch (error) {
      // Nothing else waits for it.
      console.error(error);
      isComing = false;
    }
  }

  kinds.forEach((kind) => root.addEventListener(kind, fetchFirst));
}
