/**
 * What must fail on this board: for each kind of tour whether there is one, and why. A closer
 * diagnosis would follow the two answers.
 *
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { make } from "../../dom.js";
import { existence } from "../../pkg/knights_tour.js";
import * as shared from "../../words.js";
import * as words from "./words.js";

/** @type {readonly Target[]} */
const targets = ["open", "closed"];

/** @param {HTMLElement} root */
export function createProspects(root) {
  return {
    /** @type {(board: string, leaper: [number, number], start: string | undefined) => void} */
    show(board, leaper, start) {
      const rows = targets.map((target) => {
        const known = existence(board, target, leaper, start);
        return make(
          "div",
          { class: "prospect", "data-answer": known.answer },
          make("dt", {}, words.tour[target], " ", make("b", {}, words.answers[known.answer])),
          make("dd", {}, shared.existence(known, target)),
        );
      });
      root.replaceChildren(...rows);
    },
    /** Says that there is nothing to ask about yet. */
    showNothing: () => root.replaceChildren(make("p", { class: "note" }, words.noSquares)),
  };
}
