/** The order of focus in Explore’s desk, which is the order on screen. */

import { keepFocus } from "../../widgets/dom.js";

/**
 * In a window where the buttons and the scrubber stick to its foot they lie below the jumps and the
 * speed, and so come after them; elsewhere they come first.
 * @param {HTMLElement} desk
 * @param {HTMLElement} head the buttons and the scrubber
 */
export function followScreen(desk, head) {
  const all = [...desk.children];
  const others = all.slice(all.indexOf(head) + 1);
  /** Whether the head comes after the others. */
  const isLast = () => head.previousElementSibling === others.at(-1);
  const arrange = () => {
    const isAtFoot = getComputedStyle(head).position === "sticky";
    if (isAtFoot !== isLast()) {
      keepFocus(desk, () => (isAtFoot ? others.at(-1)?.after(head) : head.after(...others)));
    }
  };
  addEventListener("resize", arrange);
  arrange();
}
