/**
 * The keypad: a button for each key over a diagram of the moves, and the knight. Keys are buttons and not
 * part of the picture, so that fingers, the keyboard and screen readers can press them. They are a single Tab
 * stop; the arrow keys move between them.
 * @import { Diagram, KeyInfo, KeypadInfo, Leaps, ThemeId } from "../../pkg/knights_tour.js"
 */

import { isKnight, leapsText } from "../../text/leaps.js";
import { arrowSteps } from "../../widgets/arrows-move.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setAttribute } from "../../widgets/dom.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { readKeys } from "./problem.js";
import * as words from "#text/keypad.js";

/** On a pad with a larger area, in keys and gaps, the moves are not drawn. */
const MAX_PICTURED = 20_000;

/** The moves between keys as a diagram: keys are squares, and the gaps between them are holes. @type {(info: KeypadInfo, leaper: Leaps) => Diagram} */
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

/** @typedef {ReturnType<typeof padIn>} Pad */

/**
 * A pad without keys yet.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(key: string) => void} on.press
 * @param {() => void} on.erase
 * @param {() => ThemeId} on.theme
 */
function padIn(root, on) {
  const frame = find(root, ".pad", HTMLElement);
  return {
    ...{ on, frame },
    info: /** @type {KeypadInfo | null} */ (null),
    keys: /** @type {Map<string, { cell: KeyInfo, button: HTMLButtonElement }>} */ (new Map()),
    /** The moves to draw; `null` if there are too many. */
    moves: /** @type {Diagram | null} */ (null),
    /** Identifies the walk and the theme that are drawn. */
    drawn: "",
    picture: find(frame, ".moves", HTMLElement),
    knight: find(frame, ".pad-knight", HTMLElement),
  };
}

/**
 * @param {HTMLElement} root
 * @param {Pad["on"]} on
 */
export function createPad(root, on) {
  const pad = padIn(root, on);
  pad.frame.addEventListener("keydown", (event) => {
    if (onKey(pad, event)) {
      event.preventDefault();
    }
  });
  return {
    /** Switches to another pad. @type {(next: KeypadInfo, leaper: Leaps) => void} */
    use: (next, leaper) => use(pad, next, leaper),
    /** Shows a walk along the keys, and the keys that could follow. @type {(walk: readonly string[], next: readonly string[]) => void} */
    show: (walk, next) => show(pad, walk, next),
  };
}

/** @type {(pad: Pad, info: KeypadInfo, leaper: Leaps) => void} */
function use(pad, info, leaper) {
  const { frame, knight } = pad;
  const { columns, rows, keys } = info;
  pad.info = info;
  knight.dataset.leap = isKnight(leaper) ? "" : leapsText(leaper);
  pad.moves = columns * rows > MAX_PICTURED ? null : diagramOf(info, leaper);
  pad.drawn = "";
  pad.keys = new Map(keys.map((cell) => [cell.key, { cell, button: makeButton(pad, cell) }]));
  frame.style.setProperty("--columns", String(columns));
  frame.style.setProperty("--rows", String(rows));
  frame.querySelectorAll("button").forEach((button) => button.remove());
  knight.before(...[...pad.keys.values()].map(({ button }) => button));
  activate(pad, keys[0]?.key ?? "");
}

/** @type {(pad: Pad, cell: KeyInfo) => HTMLButtonElement} */
function makeButton(pad, cell) {
  const button = make("button", { type: "button", tabindex: "-1", class: "pad-key" }, cell.key);
  place(button, cell);
  button.addEventListener("click", () => pad.on.press(cell.key));
  button.addEventListener("focus", () => activate(pad, cell.key));
  return button;
}

/** @type {(element: HTMLElement, cell: KeyInfo) => void} */
function place(element, { column, row }) {
  element.style.setProperty("--column", String(column));
  element.style.setProperty("--row", String(row));
}

/** Makes this key the Tab stop. @type {(pad: Pad, key: string) => void} */
function activate({ keys }, key) {
  for (const [each, { button }] of keys) {
    setAttribute(button, "tabindex", each === key ? "0" : "-1");
  }
}

/** @type {(pad: Pad, walk: readonly string[], next: readonly string[]) => void} */
function show(pad, walk, next) {
  const { keys, knight } = pad;
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
  drawMoves(pad, walk);
  const standing = keys.get(here);
  knight.hidden = standing === undefined;
  if (standing) {
    place(knight, standing.cell);
    bringIntoView(pad.frame, standing.button);
  }
}

/** Draws all moves, over them the walk and its last move. @type {(pad: Pad, walk: readonly string[]) => void} */
function drawMoves(pad, walk) {
  const { on, moves, picture } = pad;
  const wanted = `${on.theme()} ${walk.join("")}`;
  if (wanted === pad.drawn) {
    return;
  }
  pad.drawn = wanted;
  const path = walk.map((key) => squareOf(pad, key));
  const [from, to] = path.slice(-2);
  /** @type {Pick<Diagram, "moves">} */
  const last = from === undefined || to === undefined ? {} : { moves: [[from, to]] };
  picture.replaceChildren(...(moves ? [drawDiagram({ ...moves, path, ...last }, on.theme())] : []));
}

/** The square of a key in the diagram. @type {(pad: Pad, key: string) => number} */
function squareOf({ keys, info }, key) {
  const { column = 0, row = 0 } = keys.get(key)?.cell ?? {};
  return info ? (info.rows - 1 - row) * info.columns + column : 0;
}

/** Scrolls a wide pad within its frame. @type {(frame: HTMLElement, button: HTMLElement) => void} */
function bringIntoView({ parentElement: view }, { offsetLeft, offsetWidth }) {
  const isHidden =
    view &&
    (offsetLeft - offsetWidth < view.scrollLeft ||
      offsetLeft + offsetWidth > view.scrollLeft + view.clientWidth);
  if (isHidden) {
    view.scrollLeft = offsetLeft - view.clientWidth / 2;
  }
}

/** @type {(pad: Pad, event: KeyboardEvent) => boolean} whether the key was handled */
function onKey({ keys, info, on }, event) {
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
    move: () => neighbour(info.keys, here, arrowSteps[event.key] ?? [0, 0]),
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
