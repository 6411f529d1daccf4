/**
 * Keeps a picture from flashing. What merely grows may be shown in every frame; what falls back, such as
 * the path of a search that backtracks, would flash when it is shown so often. So it is shown less often
 * than the three times a second that WCAG 2.3.1 allows, and once a second to those who ask for less
 * motion. What grows again at once would add to the flash, and waits as well.
 *
 * @import { Player } from "./player.js"
 */

/** A little longer than a third of a second, so that no second has more than three. */
const PERIOD_MS = 350;
const STILL_PERIOD_MS = 1000;
/**
 * So many CSS pixels may fall back in a period besides, in parts: less than half of what WCAG calls
 * small, a quarter of ten degrees of the field of view, or 341 × 256 pixels.
 */
const SMALL_AREA = 10_000;

export function createFlashGuard() {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let since = -Infinity;
  /** What has fallen back since then. */
  let area = 0;

  return {
    /**
     * Whether the picture may be shown now. It may always when it has come to rest.
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
