/**
 * Keeps a picture from flashing. A picture that only grows may be shown in every frame. One that takes
 * something back, such as the path of a search that backtracks, would flash if it did so in every frame. It
 * is therefore shown less than three times a second, the limit of WCAG 2.3.1, and once a second for readers
 * who prefer reduced motion. What grows back at once would add to the flash, so it waits as well.
 * @import { Player } from "./player.js"
 */

/** A little longer than a third of a second, so that no second has more than three. */
const PERIOD_MS = 350;
const STILL_PERIOD_MS = 1000;
/**
 * Up to this many CSS pixels may be taken back in small parts within a period: less than half of what WCAG
 * calls small, a quarter of ten degrees of the field of view, or 341 × 256 pixels.
 */
const SMALL_AREA = 10_000;

export function createFlashGuard() {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let since = -Infinity;
  /** The area taken back since then. */
  let area = 0;

  return {
    /**
     * Whether the picture may be shown now. At rest it always may.
     * @type {(takenBack: number, now: number, player: Pick<Player, "isFast">) => boolean}
     */
    allows(takenBack, now, { isFast }) {
      const period = stillness.matches ? STILL_PERIOD_MS : PERIOD_MS;
      const small = stillness.matches ? 0 : SMALL_AREA;
      const isOver = now - since >= period;
      if (!isOver && isFast && area + takenBack > small) {
        return false;
      }
      if (takenBack > 0) {
        [since, area] = isOver ? [now, takenBack] : [since, area + takenBack];
      }
      return true;
    },
  };
}
