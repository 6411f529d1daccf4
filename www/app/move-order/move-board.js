/**
 * A small board with an arrow for each move of a piece, on which their order is changed: by dragging a number onto
 * another one, by tapping both, and by keys.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { parseMoves } from "../../pkg/knights_tour.js";
import * as words from "#text/move-order.js";
import { button, make, setAttribute, setText, shape } from "../../widgets/dom.js";
import { moved, placeByKey } from "./places.js";

/** Maximum number of changes that can be undone. */
const MAX_UNDO = 100;

/** Sides of an arrow's head, and how far from the middle of a square it ends, in squares. */
const HEAD = 0.16;
const GAP = 0.36;

/** @typedef {[number, number]} Step Columns to the right and rows up. */

/**
 * @typedef {object} Host
 * @property {(moves: string | undefined) => string | null} change tells what is wrong, or `null` when the order is in use; the usual one is `undefined`
 * @property {(text: string) => void} say for the live region
 */

/** @type {(steps: readonly Step[]) => string} */
const textOf = (steps) => steps.map((step) => step.join()).join(" ");

/** The columns of the steps, and the middle one, without those that none goes to. @param {number[]} values */
const linesOf = (values) => [...new Set([0, ...values])].sort((one, other) => one - other);

/**
 * @typedef {object} MoveBoard
 * @property {Host} host
 * @property {HTMLElement} board
 * @property {HTMLButtonElement} undo
 * @property {Step[]} steps in their order
 * @property {string} drawn whose moves the buttons are
 * @property {string[]} before what was in use before each change
 * @property {Map<string, HTMLButtonElement>} buttons
 * @property {Step | null} picked the step whose new place is chosen next
 */

/** @type {(root: HTMLElement, host: Host) => { show: (text: string, leaper: RunSettings["leaper"]) => void }} */
export function createMoveBoard(root, host) {
  /** @type {MoveBoard} */
  const editor = {
    ...{ host, board: make("div", { class: "move-board" }), undo: button(words.undo, goBack) },
    ...{ steps: [], drawn: "", before: [], buttons: new Map(), picked: null },
  };
  const { board, undo, before } = editor;
  const usual = button(words.usual, () => use(editor, undefined));
  root.replaceChildren(
    make("p", { class: "note" }, words.intro),
    board,
    make("div", { class: "chips" }, undo, usual),
  );

  function goBack() {
    const last = before.pop();
    if (last !== undefined) {
      host.change(last);
      render(editor);
    }
  }

  return {
    show(text, leaper) {
      editor.steps = parseMoves(text, leaper).moves;
      if (editor.drawn !== piecesIn(editor.steps)) {
        // The moves of another piece.
        before.length = 0;
        editor.picked = null;
      }
      render(editor);
    },
  };
}

/** The moves whatever their order. @param {readonly Step[]} steps */
const piecesIn = (steps) => textOf([...steps].sort(([x, y], [toX, toY]) => x - toX || y - toY));

/** Puts another order to use. @type {(editor: MoveBoard, text: string | undefined) => void} */
function use(editor, text) {
  const { host, before } = editor;
  const was = textOf(editor.steps);
  if (host.change(text) === null && textOf(editor.steps) !== was) {
    before.push(was);
    before.splice(0, before.length - MAX_UNDO);
  }
  render(editor);
}

/** @type {(editor: MoveBoard, step: Step) => number} */
const indexOf = ({ steps }, step) => steps.findIndex((other) => other.join() === step.join());

/** @type {(editor: MoveBoard, step: Step, to: number) => void} */
function move(editor, step, to) {
  editor.picked = null;
  const from = indexOf(editor, step);
  if (from === to) {
    render(editor);
  } else {
    use(editor, textOf(moved(editor.steps, from, to)));
  }
  editor.host.say(words.moveAt(step, indexOf(editor, step) + 1, editor.steps.length));
}

/** Follows a number until it is dropped: on another one it takes its place. @type {(editor: MoveBoard, step: Step, down: PointerEvent) => void} */
function drag(editor, step, down) {
  if (down.button !== 0) {
    return;
  }
  // A touch would send all that follows to where it began.
  /** @type {Element} */ (down.target).releasePointerCapture(down.pointerId);
  const listening = new AbortController();
  const control = editor.buttons.get(step.join());
  control?.classList.add("dragged");
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    const finish = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      listening.abort();
      control?.classList.remove("dragged");
      const found = document.elementFromPoint(clientX, clientY)?.closest("button");
      const onto = editor.steps.find((each) => editor.buttons.get(each.join()) === found);
      if (end === "pointerup" && onto && onto.join() !== step.join()) {
        move(editor, step, indexOf(editor, onto));
      }
    };
    addEventListener(end, finish, { signal: listening.signal });
  }
}

/** A tap picks a number, and another one gives it its place. @type {(editor: MoveBoard, step: Step) => void} */
function tap(editor, step) {
  const { picked, host } = editor;
  if (picked && picked.join() !== step.join()) {
    move(editor, picked, indexOf(editor, step));
    return;
  }
  editor.picked = picked ? null : step;
  if (editor.picked) {
    host.say(words.picked);
  }
  render(editor);
}

/** @type {(editor: MoveBoard, step: Step, event: KeyboardEvent) => void} */
function press(editor, step, event) {
  const { key, altKey, ctrlKey, metaKey } = event;
  const to = placeByKey(key, indexOf(editor, step), editor.steps.length - 1);
  if (to !== null && !altKey && !ctrlKey && !metaKey) {
    // These keys play the run elsewhere on the page.
    event.preventDefault();
    event.stopPropagation();
    move(editor, step, to);
  }
}

/** @param {MoveBoard} editor */
function draw(editor) {
  const { steps, board, buttons } = editor;
  const columns = linesOf(steps.map(([x]) => x));
  const rows = linesOf(steps.map(([, y]) => y)).reverse();
  board.style.setProperty("--columns", String(columns.length));
  /** @type {(step: Step) => Step} */
  const cellOf = ([x, y]) => [columns.indexOf(x), rows.indexOf(y)];
  const arrows = steps.map((step) => arrow(cellOf([0, 0]), cellOf(step)));
  buttons.clear();
  const cells = rows.flatMap((y) =>
    columns.map((x) => {
      const cell = make("span", { class: x === 0 && y === 0 ? "cell piece" : "cell" });
      if (steps.some((step) => step[0] === x && step[1] === y)) {
        cell.append(buttonOf(editor, [x, y]));
      }
      return cell;
    }),
  );
  const viewBox = `0 0 ${columns.length} ${rows.length}`;
  board.replaceChildren(shape("svg", { viewBox, "aria-hidden": "true" }, ...arrows), ...cells);
}

/** @type {(editor: MoveBoard, step: Step) => HTMLButtonElement} */
function buttonOf(editor, step) {
  const control = make("button", { type: "button", class: "move" });
  control.addEventListener("pointerdown", (event) => drag(editor, step, event));
  control.addEventListener("click", () => tap(editor, step));
  control.addEventListener("keydown", (event) => press(editor, step, event));
  editor.buttons.set(step.join(), control);
  return control;
}

/** @param {MoveBoard} editor */
function render(editor) {
  const { steps, buttons, picked, undo, before } = editor;
  if (editor.drawn !== piecesIn(steps)) {
    editor.drawn = piecesIn(steps);
    draw(editor);
  }
  steps.forEach((step, i) => {
    const control = buttons.get(step.join());
    if (control) {
      setText(control, String(i + 1));
      setAttribute(control, "aria-label", words.moveAt(step, i + 1, steps.length));
      setAttribute(control, "aria-pressed", String(picked?.join() === step.join()));
    }
  });
  setAttribute(undo, "aria-disabled", before.length > 0 ? null : "true");
}

/** An arrow from the middle of one square nearly to that of another. @type {(from: Step, to: Step) => SVGElement} */
function arrow([fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [x, y] = [(toX - fromX) / length, (toY - fromY) / length];
  /** @type {(along: number, aside: number) => string} */
  const point = (along, aside) =>
    `${fromX + 0.5 + along * x - aside * y} ${fromY + 0.5 + along * y + aside * x}`;
  const end = length - GAP;
  const head = end - HEAD;
  return shape("path", {
    d: `M ${point(0.2, 0)} L ${point(head, 0)} M ${point(end, 0)} L ${point(head, HEAD / 2)} L ${point(head, -HEAD / 2)} Z`,
  });
}
