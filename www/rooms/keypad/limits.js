/**
 * The limits, one on each row: "at most 2 of AEIO, together". An invalid row keeps its text, and the previous
 * limits stay in use.
 * @import { Limit } from "#text/keypad.js"
 */

import { listNamed } from "../../widgets/choices.js";
import { button, find, make, setAttribute, textField } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { MAX_LIST_TEXT } from "../../app/codecs.js";
import { wrong } from "#text/words.js";
import { MAX_LENGTH } from "./state.js";
import * as words from "#text/keypad.js";

/** A row of the editor. @typedef {{ root: HTMLElement, most: HTMLInputElement, keys: HTMLInputElement, manner: HTMLSelectElement, remove: HTMLButtonElement }} Row */

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(limits: Limit[]) => string | null} on.change returns what is wrong, or `null`
 * @param {(limits: Limit[]) => boolean} on.isRefused whether these limits are invalid by themselves
 * @param {(text: string) => string} on.read converts typed text to keys
 */
export function createLimits(root, on) {
  const list = find(root, ".limit-rows", HTMLElement);
  const add = find(root, ".add-limit", HTMLButtonElement);
  const error = createFieldError(find(root, ".error", HTMLElement));
  /** @type {Row[]} */
  let rows = [];
  /** The limits in use, as text: rows are rewritten only if they differ from these. */
  let used = "[]";

  /** The limits in the rows, or `null` with an error shown if they cannot be read. @returns {Limit[] | null} */
  function read() {
    /** @type {Limit[]} */
    const limits = [];
    for (const { most, keys, manner } of rows) {
      const atMost = parseInteger(most.value, 0, MAX_LENGTH);
      if (atMost === null) {
        error.refuse(words.wrong.number(most.value, 0, MAX_LENGTH), most);
        return null;
      }
      if (keys.value.length > MAX_LIST_TEXT) {
        error.refuse(wrong.tooLong(MAX_LIST_TEXT), keys);
        return null;
      }
      limits.push({ keys: on.read(keys.value), atMost, each: manner.value === "each" });
    }
    return limits;
  }

  function change() {
    const limits = read();
    if (!limits) {
      return;
    }
    const before = used;
    used = JSON.stringify(limits);
    const message = on.change(limits);
    if (message !== null) {
      used = before;
    }
    const wrongRows = rows.filter((_, i) => on.isRefused(limits.slice(i, i + 1)));
    error.refuse(message, ...wrongRows.map(({ keys }) => keys));
  }

  function name() {
    rows.forEach(({ root: each, most, keys, manner, remove }, i) => {
      setAttribute(each, "aria-label", words.limitName(i + 1));
      setAttribute(most, "aria-label", words.limitMost(i + 1));
      setAttribute(keys, "aria-label", words.limitKeys(i + 1));
      setAttribute(manner, "aria-label", words.limitManner(i + 1));
      setAttribute(remove, "aria-label", words.removeLimit(i + 1));
    });
  }

  /** @param {Row} row */
  function drop(row) {
    const i = rows.indexOf(row);
    rows = rows.filter((other) => other !== row);
    row.root.remove();
    name();
    (rows[Math.min(i, rows.length - 1)]?.remove ?? add).focus();
    change();
  }

  /** @param {Limit} limit */
  function append({ keys: named, atMost, each }) {
    const most = textField({ inputmode: "numeric", maxlength: "9", value: String(atMost) });
    const keys = textField({
      // A longer paste is cut, and the rest is still too long.
      maxlength: String(MAX_LIST_TEXT + 1),
      placeholder: words.allKeys,
      value: named,
    });
    const manner = make("select");
    listNamed(manner, words.manners);
    manner.value = each ? "each" : "together";
    const remove = button("×", () => drop(made));
    remove.className = "round small";
    const row = make(
      "div",
      { class: "limit", role: "group" },
      make("span", { class: "soft" }, words.atMost),
      most,
      make("span", { class: "soft" }, words.of),
      keys,
      manner,
      remove,
    );
    /** @type {Row} */
    const made = { root: row, most, keys, manner, remove };
    for (const control of [most, keys, manner]) {
      control.addEventListener("change", change);
    }
    rows.push(made);
    list.append(row);
    name();
    return made;
  }

  add.addEventListener("click", () => {
    append({ keys: "", atMost: 1, each: true }).keys.focus();
    change();
  });

  return {
    /** @param {Limit[]} limits the limits in use */
    show(limits) {
      const text = JSON.stringify(limits);
      if (text !== used) {
        used = text;
        rows = [];
        list.replaceChildren();
        limits.forEach(append);
        error.clear();
      }
    },
  };
}
