/**
 * The keypad: a button for each key over the lines of the moves, and the knight. One key at a time is
 * in the order of Tab; the arrow keys go on from there.
 *
 * @import { KeyInfo, KeypadInfo } from "../../pkg/knights_tour.js"
 */

import { find, make, setAttribute } from "../../widgets/dom.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { readKeys } from "./problem.js";
import * as words from "../../text/en/keypad.js";

/** @type {Record<string, [number, number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The line between the middles of two keys, as SVG writes it. @type {(from: KeyInfo, to: KeyInfo) => string} */
const line = (from, to) =>
  `M${from.column + 0.5} ${from.row + 0.5}L${to.column + 0.5} ${to.row + 0.5}`;

/**
 * The key that an arrow leads to: the nearest of the row, or of the next row that has keys.
 * @type {(keys: readonly KeyInfo[], from: KeyInfo, step: [number, number]) => KeyInfo | undefined}
 */
function neighbour(keys, from, [right, down]) {
  const ahead = keys.filter(
    ({ column, row }) =>
      (right !== 0 && row === from.row && (column - from.column) * right > 0) ||
      (down !== 0 && (row - from.row) * down > 0),
  );
  /** @param {KeyInfo} key */
  const distance = ({ column, row }) =>
    1000 * Math.abs(row - from.row) + Math.abs(column - from.column);
  return ahead.sort((one, other) => distance(one) - distance(other))[0];
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(key: string) => void} on.press
 * @param {() => void} on.erase
 */
export function createPad(root, on) {
  const frame = find(root, ".pad", HTMLElement);
  const picture = find(frame, "svg", SVGSVGElement);
  const graph = find(picture, ".graph", SVGPathElement);
  const walked = find(picture, ".walked", SVGPathElement);
  const last = find(picture, ".last", SVGPathElement);
  const knight = find(frame, ".pad-knight", HTMLElement);
  /** @type {KeypadInfo | null} */
  let info = null;
  /** @type {Map<string, { place: KeyInfo, button: HTMLButtonElement }>} */
  let keys = new Map();

  /** @param {string} name */
  function activate(name) {
    for (const [each, { button }] of keys) {
      setAttribute(button, "tabindex", each === name ? "0" : "-1");
    }
  }

  /** @type {(element: HTMLElement, place: KeyInfo) => void} */
  function put(element, { column, row }) {
    element.style.setProperty("--column", String(column));
    element.style.setProperty("--row", String(row));
  }

  /** A wide pad scrolls within its frame. @param {HTMLElement} button */
  function bringIntoView({ offsetLeft, offsetWidth }) {
    const view = frame.parentElement;
    const isHidden =
      view &&
      (offsetLeft - offsetWidth < view.scrollLeft ||
        offsetLeft + offsetWidth > view.scrollLeft + view.clientWidth);
    if (isHidden) {
      view.scrollLeft = offsetLeft - view.clientWidth / 2;
    }
  }

  /** @param {KeyInfo} place */
  function makeButton(place) {
    const button = make("button", { type: "button", tabindex: "-1", class: "pad-key" }, place.key);
    put(button, place);
    button.addEventListener("click", () => on.press(place.key));
    button.addEventListener("focus", () => activate(place.key));
    return button;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key meant something here */
  function onKey(event) {
    const here = [...keys.values()].find(({ button }) => button === event.target)?.place;
    if (!here || !info || event.ctrlKey || event.altKey || event.metaKey) {
      return false;
    }
    const named = keys.get(readKeys(event.key, info));
    if (named && event.key !== " ") {
      named.button.focus();
      on.press(named.place.key);
      return true;
    }
    if (event.key === "Backspace") {
      on.erase();
      return true;
    }
    const action = gridAction(event);
    const row = info.keys.filter((each) => each.row === here.row);
    const goals = {
      move: () => neighbour(info?.keys ?? [], here, steps[event.key] ?? [0, 0]),
      rowStart: () => row[0],
      rowEnd: () => row.at(-1),
      choose: () => undefined,
    };
    const goal = action && goals[action]();
    if (goal) {
      keys.get(goal.key)?.button.focus();
    }
    // What chooses a key is a click to the browser.
    return action !== undefined && action !== "choose";
  }

  frame.addEventListener("keydown", (event) => {
    if (onKey(event)) {
      event.preventDefault();
    }
  });

  return {
    /** Draws another pad. @param {KeypadInfo} next */
    use(next) {
      info = next;
      keys = new Map(next.keys.map((place) => [place.key, { place, button: makeButton(place) }]));
      frame.style.setProperty("--columns", String(next.columns));
      frame.style.setProperty("--rows", String(next.rows));
      picture.setAttribute("viewBox", `0 0 ${next.columns} ${next.rows}`);
      const lines = next.keys.flatMap((from, i) =>
        from.moves
          .map((name) => keys.get(name)?.place)
          .filter((to) => to !== undefined)
          .filter((to) => next.keys.indexOf(to) > i)
          .map((to) => line(from, to)),
      );
      graph.setAttribute("d", lines.join(""));
      frame.querySelectorAll("button").forEach((button) => button.remove());
      knight.before(...[...keys.values()].map(({ button }) => button));
      activate(next.keys[0]?.key ?? "");
    },
    /** Shows a walk along the keys, and those that could follow. @type {(walk: readonly string[], next: readonly string[]) => void} */
    show(walk, next) {
      const following = new Set(next);
      /** @type {Map<string, number>} */
      const times = new Map();
      walk.forEach((name) => times.set(name, (times.get(name) ?? 0) + 1));
      const here = walk.at(-1) ?? "";
      for (const [name, { button }] of keys) {
        const [isHere, isNext] = [name === here, following.has(name)];
        const pressed = times.get(name) ?? 0;
        setAttribute(button, "data-here", isHere ? "" : null);
        setAttribute(button, "data-next", isNext ? "" : null);
        setAttribute(button, "data-times", pressed > 0 ? String(pressed) : null);
        setAttribute(button, "aria-label", words.key(name, { isHere, isNext, times: pressed }));
      }
      /** @param {number} i */
      const move = (i) => {
        const [from, to] = [keys.get(walk[i - 1] ?? ""), keys.get(walk[i] ?? "")];
        return from && to ? line(from.place, to.place) : "";
      };
      walked.setAttribute("d", [...new Set(walk.map((_, i) => move(i)))].join(""));
      last.setAttribute("d", move(walk.length - 1));
      const standing = keys.get(here);
      knight.hidden = standing === undefined;
      if (standing) {
        put(knight, standing.place);
        bringIntoView(standing.button);
      }
    },
  };
}
