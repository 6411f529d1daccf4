/**
 * How often a tour agrees with Warnsdorff’s rule: at how many of its moves it goes to a square with the fewest
 * onward moves.
 *
 * @import { Leaps, Progress, SquareName } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** @typedef {{ board: string, leaper: Leaps, squares: SquareName[] }} TourSettings */
/** @typedef {{ agreeing: number, choices: number }} Agreement */

/** @param {TourSettings} settings @returns {Resumable<Progress, Agreement>} */
export function openAgreement({ board, leaper, squares }) {
  const tour = squares.join(" ");
  const session = new Session({ board, leaper, algorithm: "given", tour, target: "open" });
  let [agreeing, choices] = [0, 0];

  /** Looks at one move; whether it was the last one. */
  function work() {
    const { reason } = session.moment();
    if (reason.code === "take-next") {
      choices += 1;
      agreeing += reason.accessibility === reason.fewest ? 1 : 0;
    }
    return !session.step();
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      return { done, fraction: done ? 1 : session.position / squares.length };
    },
    get result() {
      return { agreeing, choices };
    },
    free: () => session.free(),
  };
}
