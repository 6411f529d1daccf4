/** The order of focus in Explore’s play head, which is the order on screen. */

import { keepFocus } from "../../widgets/dom.js";

/**
 * In a window where the buttons and the scrubber stick to its foot they lie below the jumps and the
 * speed, and so come after them; elsewhere they come first.
 * @param {HTMLElement} desk
 * @param {HTMLElement} head the buttons and the scrubber
 */
export function followScreen(desk, head) {
  const others = [...desk.children].slice([...desk.children].indexOf(head) + 1);
  const arrange = () => {
    const isAtFoot = getComputedStyle(head).position === "sticky";
    if (isAtFoot !== (desk.lastElementChild === head)) {
      keepFocus(desk, () => (isAtFoot ? desk.append(head) : head.after(...others)));
    }
  };
  addEventListener("resize", arrange);
  arrange();
}
