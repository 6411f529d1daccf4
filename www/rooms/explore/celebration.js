/**
 * A moment of motion when a tour has been found: its line is drawn once round over the board, then a few knights
 * hop. It changes each place of the picture once at a time, so that nothing flashes.
 *
 * @import { SquareBox } from "../../pkg/knights_tour.js"
 */

import { make, shape } from "../../widgets/dom.js";

const KNIGHTS = 7;

/**
 * @param {HTMLElement} board
 * @param {(square: string) => SquareBox | null} boxOf where a square is drawn
 */
export function createCelebration(board, boxOf) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {HTMLElement | null} */
  let shown = null;

  function stop() {
    shown?.remove();
    shown = null;
  }

  return {
    stop,
    /** @type {(squares: readonly string[], isClosed: boolean) => void} */
    start(squares, isClosed) {
      stop();
      const places = squares
        .map(boxOf)
        .flatMap((box) =>
          box ? [{ x: box.left + box.size / 2, y: box.top + box.size / 2, size: box.size }] : [],
        );
      if (stillness.matches || places.length < 2) {
        return;
      }
      const points = places.map(({ x, y }) => `${x},${y}`).join(" ");
      const line = shape(isClosed ? "polygon" : "polyline", { points, pathLength: 1 });
      const every = Math.ceil(places.length / KNIGHTS);
      const knights = places
        .filter((_, i) => i % every === 0)
        .map(({ x, y, size }, i) => {
          const knight = shape("text", { x, y, "font-size": Math.min(size, 40) }, "♞");
          knight.style.setProperty("--turn", String(i));
          return knight;
        });
      shown = make("div", { class: "celebration", "aria-hidden": "true" });
      shown.append(shape("svg", {}, line, ...knights));
      // The animations within it end before its own.
      shown.addEventListener("animationend", ({ target }) => target === shown && stop());
      board.append(shown);
    },
  };
}
