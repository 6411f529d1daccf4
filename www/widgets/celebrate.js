/** Celebrates a tour: small knights leap from the board, for those who do not want less motion. */

import { make } from "./dom.js";

const KNIGHTS = 12;
const LEAP_MS = 1400;

/** @param {HTMLElement} board */
export async function celebrate(board) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const knights = Array.from({ length: KNIGHTS }, () => make("i"));
  const cheer = make("div", { class: "cheer", "aria-hidden": "true" }, ...knights);
  board.append(cheer);
  const reach = 0.55 * board.clientWidth;
  const leaps = knights.map((knight, at) => {
    const angle = (2 * Math.PI * at) / KNIGHTS;
    const goal = `${reach * Math.cos(angle)}px ${reach * Math.sin(angle)}px`;
    return knight.animate(
      [
        { translate: "0 0", opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { translate: goal, opacity: 0 },
      ],
      { duration: LEAP_MS, easing: "ease-out" },
    );
  });
  await Promise.allSettled(leaps.map(({ finished }) => finished));
  cheer.remove();
}
