/** The order of focus in Explore’s desk, which is the order on screen. */

import { keepFocus } from "../../widgets/dom.js";

/**
 * In a window where the buttons and the scrubber stick to its foot they lie below the jumps and the
 * speed, and so come after them; elsewhere they come first. What explains the signs comes right under the
 * board where one thing stands below the other, and after all buttons elsewhere.
 * @param {HTMLElement} desk
 * @param {{ head: HTMLElement, stage: HTMLElement, signs: HTMLElement }} parts the head is the buttons and the scrubber
 */
export function followScreen(desk, { head, stage, signs }) {
  const all = [...desk.children].filter((child) => child !== signs);
  const others = all.slice(all.indexOf(head) + 1);
  /** Whether the head comes after the others. */
  const isLast = () => head.previousElementSibling === others.at(-1);
  const arrange = () => {
    const isAtFoot = getComputedStyle(head).position === "sticky";
    if (isAtFoot !== isLast()) {
      keepFocus(desk, () => (isAtFoot ? others.at(-1)?.after(head) : head.after(...others)));
    }
    const isStacked = getComputedStyle(desk).display === "contents";
    if (isStacked !== (signs.parentElement === stage)) {
      keepFocus(desk, () => (isStacked ? stage : desk).append(signs));
    }
  };
  addEventListener("resize", arrange);
  arrange();
}
