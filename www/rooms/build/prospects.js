/**
 * What must fail on this board: for each kind of tour whether there is one, and why.
 *
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { make } from "../../dom.js";
import { prospect } from "../../prospect.js";
import * as words from "./words.js";

/** @type {readonly Target[]} */
const targets = ["open", "closed"];

/** @param {HTMLElement} root */
export function createProspects(root) {
  return {
    /** @type {(board: string, leaper: [number, number], start: string | undefined) => void} */
    show(board, leaper, start) {
      const rows = targets.map((target) => {
        const { answer, because } = prospect({ board, leaper, target }, start);
        return make(
          "div",
          { class: "prospect", "data-answer": answer },
          make("dt", {}, words.tour[target], " ", make("b", {}, words.answers[answer])),
          make("dd", {}, because),
        );
      });
      root.replaceChildren(...rows);
    },
    /** Says that there is nothing to ask about yet. */
    showNothing: () => root.replaceChildren(make("p", { class: "note" }, words.noSquares)),
  };
}
