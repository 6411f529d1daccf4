/**
 * Lists and buttons to choose from, and the fields of a board’s sides.
 * @import { WrapId } from "../pkg/knights_tour.js"
 */

import { limits } from "../pkg/knights_tour.js";
import { surfaceNote, surfaces, wrong } from "#text/words.js";
import { button, setAttribute, setChoices } from "./dom.js";
import { parseInteger } from "./parse-integer.js";
import { showLine } from "./show.js";

/** Fills a `select` with these values. @type {<Id extends string | number>(select: HTMLSelectElement, ids: readonly Id[], nameOf?: (id: Id) => string) => void} */
export const listChoices = (select, ids, nameOf = String) =>
  setChoices(
    select,
    ids.map((id) => ({ id: String(id), name: nameOf(id) })),
  );

/** The same for values that a table names. @type {(select: HTMLSelectElement, names: Record<string, string>) => void} */
export const listNamed = (select, names) =>
  setChoices(
    select,
    Object.entries(names).map(([id, name]) => ({ id, name })),
  );

/** Lists the surfaces that a board can lie on. @type {(select: HTMLSelectElement, choose: (wrap: WrapId | undefined) => void) => void} */
export function listSurfaces(select, choose) {
  listNamed(select, surfaces);
  select.addEventListener("change", () => {
    const wrap = /** @type {WrapId} */ (select.value);
    choose(wrap === "none" ? undefined : wrap);
  });
}

/** The same where a note says beneath the field what joined edges are. @type {(select: HTMLSelectElement, choose: (wrap: WrapId | undefined) => void) => { show: (wrap: WrapId | undefined, isOffered?: boolean) => void }} */
export function createSurfaceChoice(select, choose) {
  const field = /** @type {HTMLElement} */ (select.parentElement);
  listSurfaces(select, choose);
  return {
    show(wrap, isOffered = true) {
      select.value = wrap ?? "none";
      field.hidden = !isOffered;
      const text = isOffered ? surfaceNote(wrap) : "";
      showLine(/** @type {HTMLElement} */ (field.nextElementSibling), text);
    },
  };
}

/**
 * A button for each choice; those that are in use are pressed.
 * @template {string} Id
 * @param {Element} place
 * @param {readonly Id[]} ids
 * @param {(id: Id) => string} nameOf
 * @param {(id: Id, chip: HTMLButtonElement) => void} choose
 */
export function createChips(place, ids, nameOf, choose) {
  const chips = ids.map((id) => {
    const chip = button(nameOf(id), () => choose(id, chip));
    return chip;
  });
  place.append(...chips);
  return {
    chips,
    /** Shows which are in use. @param {(string | undefined)[]} used */
    press(...used) {
      chips.forEach((chip, i) => setAttribute(chip, "aria-pressed", String(used.includes(ids[i]))));
    },
  };
}

/** @typedef {"width" | "height"} Side */

/**
 * Changes one side of a board at a time; the other stays that of the board, whatever its field contains.
 * @param {Record<Side, HTMLInputElement>} fields
 * @param {() => Record<Side, number>} now the sides of the board
 * @param {(board: string, side: Side) => void} change
 * @param {(why: string, side: Side) => void} refuse
 */
export function listenForSides(fields, now, change, refuse) {
  const { maxSide } = limits();
  for (const side of /** @type {const} */ (["width", "height"])) {
    fields[side].addEventListener("change", () => {
      const squares = parseInteger(fields[side].value, 1, maxSide);
      if (squares === null) {
        refuse(wrong.side(side, maxSide), side);
      } else {
        const board = { ...now() };
        board[side] = squares;
        change(`${board.width}x${board.height}`, side);
      }
    });
  }
}

/** In a field of several lines Enter begins a new one; with Ctrl or Cmd it sends the text. @type {(field: HTMLTextAreaElement, send: () => void) => void} */
export function listenForSending(field, send) {
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  });
}
