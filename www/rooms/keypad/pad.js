/**
 * The keypad: a button for each key over a diagram of the moves, and the knight. Keys are buttons and not
 * part of the picture, so that fingers, the keyboard and screen readers can press them. They are a single Tab
 * stop; the arrow keys move between them.
 * @import { Diagram, KeyInfo, KeypadInfo, ThemeId } from "../../pkg/knights_tour.js"
 */

import { isKnight } from "../../app/codecs.js";
import { arrowSteps } from "../../widgets/arrows-move.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setAttribute } from "../../widgets/dom.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { readKeys } from "./problem.js";
import * as words from "#text/keypad.js";

/** On a pad with a larger area, in keys and gaps, the moves are not drawn. */
const MAX_PICTURED = 20_000;

/** The moves between keys as a diagram: keys are squares, and the gaps between them are holes. @type {(info: KeypadInfo, leaper: [number, number]) => Diagram} */
function diagramOf({ keys, columns, rows }, leaper) {
  const cells = Array.from({ length: rows }, () => new Array(columns).fill("#"));
  for (const { column, row } of keys) {
    /** @type {string[]} */ (cells[row])[column] = ".";
  }
  const board = cells.map((row) => row.join("")).join("/");
  return { board, leaper, squares: "none", coordinates: false, possible: true, plain: true };
}

/**
 * The key that an arrow leads to: the nearest in the row, or in the next row that has keys.
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
 * @param {() => ThemeId} on.theme
 */
export function createPad(root, on) {
  const frame = find(root, ".pad", HTMLElement);
  const picture = find(frame, ".moves", HTMLElement);
  const knight = find(frame, ".pad-knight", HTMLElement);
  /** @type {KeypadInfo | null} */
  let info = null;
  /** The moves to draw; `null` if there are too many. @type {Diagram | null} */
  let moves = null;
  /** Identifies the walk and the theme that are drawn. */
  let drawn = "";
  /** @type {Map<string, { cell: KeyInfo, button: HTMLButtonElement }>} */
  let keys = new Map();

  /** @param {string} name */
  function activate(name) {
    for (const [each, { button }] of keys) {
      setAttribute(button, "tabindex", each === name ? "0" : "-1");
    }
  }

  /** @type {(element: HTMLElement, cell: KeyInfo) => void} */
  function put(element, { column, row }) {
    element.style.setProperty("--column", String(column));
    element.style.setProperty("--row", String(row));
  }

  /** The square of a key in the diagram. @param {string} name */
  function squareOf(name) {
    const { column = 0, row = 0 } = keys.get(name)?.cell ?? {};
    return info ? (info.rows - 1 - row) * info.columns + column : 0;
  }

  /** Draws all moves, over them the walk and its last move. @param {readonly string[]} walk */
  function drawMoves(walk) {
    const wanted = `${on.theme()} ${walk.join("")}`;
    if (wanted === drawn) {
      return;
    }
    drawn = wanted;
    const path = walk.map(squareOf);
    const [from, to] = path.slice(-2);
    /** @type {Pick<Diagram, "moves">} */
    const last = from === undefined || to === undefined ? {} : { moves: [[from, to]] };
    picture.replaceChildren(
      ...(moves ? [drawDiagram({ ...moves, path, ...last }, on.theme())] : []),
    );
  }

  /** Scrolls a wide pad within its frame. @param {HTMLElement} button */
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

  /** @param {KeyInfo} cell */
  function makeButton(cell) {
    const button = make("button", { type: "button", tabindex: "-1", class: "pad-key" }, cell.key);
    put(button, cell);
    button.addEventListener("click", () => on.press(cell.key));
    button.addEventListener("focus", () => activate(cell.key));
    return button;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was handled */
  function onKey(event) {
    const here = [...keys.values()].find(({ button }) => button === event.target)?.cell;
    if (!here || !info || event.ctrlKey || event.altKey || event.metaKey) {
      return false;
    }
    const named = keys.get(readKeys(event.key, info));
    if (named && event.key !== " ") {
      named.button.focus();
      on.press(named.cell.key);
      return true;
    }
    if (event.key === "Backspace") {
      on.erase();
      return true;
    }
    const action = gridAction(event);
    const row = info.keys.filter((each) => each.row === here.row);
    const goals = {
      move: () => neighbour(info?.keys ?? [], here, arrowSteps[event.key] ?? [0, 0]),
      rowStart: () => row[0],
      rowEnd: () => row.at(-1),
      choose: () => undefined,
    };
    const goal = action && goals[action]();
    if (goal) {
      keys.get(goal.key)?.button.focus();
    }
    // The browser turns a key that chooses into a click.
    return action !== undefined && action !== "choose";
  }

  frame.addEventListener("keydown", (event) => {
    if (onKey(event)) {
      event.preventDefault();
    }
  });

  return {
    /** Switches to another pad. @type {(next: KeypadInfo, leaper: [number, number]) => void} */
    use(next, leaper) {
      const { columns, rows } = next;
      info = next;
      knight.dataset.leap = isKnight(leaper) ? "" : leaper.join(",");
      moves = columns * rows > MAX_PICTURED ? null : diagramOf(next, leaper);
      drawn = "";
      keys = new Map(next.keys.map((cell) => [cell.key, { cell, button: makeButton(cell) }]));
      frame.style.setProperty("--columns", String(columns));
      frame.style.setProperty("--rows", String(rows));
      frame.querySelectorAll("button").forEach((button) => button.remove());
      knight.before(...[...keys.values()].map(({ button }) => button));
      activate(next.keys[0]?.key ?? "");
    },
    /** Shows a walk along the keys, and the keys that could follow. @type {(walk: readonly string[], next: readonly string[]) => void} */
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
      drawMoves(walk);
      const standing = keys.get(here);
      knight.hidden = standing === undefined;
      if (standing) {
        put(knight, standing.cell);
        bringIntoView(standing.button);
      }
    },
  };
}
