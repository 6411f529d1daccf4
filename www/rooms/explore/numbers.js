/**
 * What the numbers on open squares are: what the method goes by, or any measure of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { Room } from "./state.js"
 */

import { ruleMeasures } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/words.js";
import { listNamed } from "../../widgets/choices.js";

/** Measures of moves, which squares do not have. */
const OF_MOVES = ["turn", "order"];
/** The list's entry for what the method goes by. */
const USUAL = "usual";

/**
 * @param {HTMLSelectElement} list
 * @param {Room} room
 * @param {() => void} changed
 */
export function createNumbers(list, room, changed) {
  let listed = "";

  /** The measures that squares of this board or graph have. */
  function listMeasures() {
    const isGraph = room.settings.graph !== undefined;
    const able = ruleMeasures().filter(
      ({ id, needsBoard }) => !OF_MOVES.includes(id) && !(isGraph && needsBoard),
    );
    const names = [
      [USUAL, words.usualNumbers],
      ...able.map(({ id }) => [id, words.headOf({ formula: id })]),
    ];
    if (listed !== JSON.stringify(names)) {
      listed = JSON.stringify(names);
      listNamed(list, Object.fromEntries(names));
    }
    list.value = room.numbers ?? USUAL;
  }

  /** Writes a measure on the squares of the run, or what its method goes by. @param {string | undefined} measure @returns {string | null} why it cannot */
  function use(measure) {
    try {
      room.session.numberBy(/** @type {RuleMeasureId | undefined} */ (measure));
      room.numbers = /** @type {RuleMeasureId | undefined} */ (measure);
      return null;
    } catch (error) {
      room.numbers = undefined;
      room.session.numberBy(undefined);
      return messageOf(error);
    } finally {
      listMeasures();
    }
  }

  list.addEventListener("change", () => {
    use(list.value === USUAL ? undefined : list.value);
    changed();
  });

  return {
    use,
    /** After another run was put on: the same, if its squares have it. */
    keep: () => void use(room.numbers),
  };
}
