/** The buttons under the board: pointer tools, undo and redo, and changes of the whole board. */

import { find, make, setAttribute } from "../../widgets/dom.js";
import { changes, steps, tools } from "#text/build.js";

/** @typedef {keyof typeof tools} Tool */
/** @typedef {keyof typeof steps} Step */
/** @typedef {keyof typeof changes} Change */

/**
 * A button for each entry of a list.
 * @template {string} Name
 * @param {HTMLElement} place
 * @param {Record<Name, string>} names
 * @param {(name: Name) => void} act
 */
function addButtons(place, names, act) {
  const entries = /** @type {[Name, string][]} */ (Object.entries(names));
  const buttons = entries.map(([name, text]) => {
    const button = make("button", { type: "button", class: "pill" }, text);
    button.addEventListener("click", () => act(name));
    return { name, button };
  });
  place.append(...buttons.map(({ button }) => button));
  return buttons;
}

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
      for (const { name, button } of toolButtons) {
        setAttribute(button, "aria-pressed", String(name === tool));
      }
      const can = { undo: canUndo, redo: canRedo };
      for (const { name, button } of stepButtons) {
        setAttribute(button, "aria-disabled", can[name] ? null : "true");
      }
    },
  };
}
