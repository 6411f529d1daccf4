/**
 * What a newcomer reads below the step by every way in: the rule that the run follows. It stays until five steps
 * were taken or somebody closes it.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import { recall, remember } from "../../widgets/storage.js";

const STORED = "hasVisited";
/** Steps after which the sentence is known. */
const STEPS = 5;

/**
 * @param {HTMLElement} line
 * @param {() => void} leave the focus goes on where the button was
 */
export function createGreeting(line, leave) {
  let isKnown = recall(STORED) !== null;
  let [run, position, steps] = [0, 0, 0];

  function end() {
    isKnown = line.hidden = true;
    remember(STORED, "yes");
  }

  line.querySelector("button")?.addEventListener("click", () => {
    end();
    leave();
  });

  /** @type {(room: Room, moment: Moment) => void} */
  return function greet({ settings, player, isSmall, ...room }, moment) {
    if (isKnown) {
      return;
    }
    // A link that opens later in the run, and other runs, are no steps of the visitor: those are taken one at a time,
    // or while it plays.
    const taken = run === room.run ? moment.position - position : 0;
    steps += player.phase === "running" ? Math.max(0, taken) : Number(taken === 1);
    [run, position] = [room.run, moment.position];
    const { algorithm = "warnsdorff", graph, rule } = settings;
    line.hidden =
      isSmall || algorithm !== "warnsdorff" || graph !== undefined || rule !== undefined;
    if (steps >= STEPS) {
      end();
    }
  };
}
