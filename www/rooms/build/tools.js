/** The buttons under the board: pointer tools, undo and redo, and changes of the whole board. */

import { createChips } from "../../widgets/choices.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { changes, steps, tools } from "#text/build.js";

/** @typedef {keyof typeof tools} Tool */
/** @typedef {keyof typeof steps} Step */
/** @typedef {keyof typeof changes} Change */

/** A button for each entry of a table. @type {<Name extends string>(place: HTMLElement, names: Record<Name, string>, act: (name: Name) => void) => ReturnType<typeof createChips>} */
const addButtons = (place, names, act) =>
  createChips(place, keysOf(names), (name) => names[name], act);

/** @type {<Name extends string>(table: Record<Name, unknown>) => Name[]} */
const keysOf = (table) => /** @type {any} */ (Object.keys(table));

/**
 * @param {HTMLElement} strip
 * @param {object} on
 * @param {(tool: Tool) => void} on.tool
 * @param {(step: Step) => void} on.step
 * @param {(change: Change) => void} on.change
 */
export function createTools(strip, on) {
  const toolButtons = addButtons(find(strip, ".tool", HTMLElement), tools, on.tool);
  const stepButtons = addButtons(find(strip, ".step", HTMLElement), steps, on.step);
  addButtons(find(strip, ".whole", HTMLElement), changes, on.change);

  return {
    /** @type {(tool: Tool, canUndo: boolean, canRedo: boolean) => void} */
    show(tool, canUndo, canRedo) {
      toolButtons.press(tool);
      const can = { undo: canUndo, redo: canRedo };
      keysOf(steps).forEach((name, i) => {
        const button = /** @type {HTMLButtonElement} */ (stepButtons.chips[i]);
        setAttribute(button, "aria-disabled", can[name] ? null : "true");
      });
    },
  };
}
