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

/**
 * @param {HTMLElement} root
 * @param {(verdict: string) => void} say tells those who cannot see it
 */
export function createProspects(root, say) {
  /** The verdict as it was told last. */
  let told = "";

  /** @param {string} verdict */
  function tell(verdict) {
    if (verdict !== told) {
      told = verdict;
      say(verdict);
    }
  }

  return {
    /** Tells it, and which squares to point out: what rules out every tour before what only
     * rules out closed ones. @type {(board: string, leaper: [number, number], start: string | undefined) => string[]} */
    show(board, leaper, start) {
      const asked = targets.map((target) => ({
        target,
        ...prospect({ board, leaper, target }, start),
      }));
      const blamed = asked.findIndex(({ marked }) => marked.length > 0);
      const rows = asked.map(({ target, answer, because }, i) =>
        make(
          "div",
          { class: "prospect", "data-answer": answer },
          make("dt", {}, words.tour[target], " ", make("b", {}, words.answers[answer])),
          make("dd", {}, because, i === blamed ? ` ${words.marked}` : ""),
        ),
      );
      root.replaceChildren(...rows);
      tell(
        asked
          .map(({ target, answer, because }) => words.verdict(target, answer, because))
          .join(" "),
      );
      return asked[blamed]?.marked ?? [];
    },
    /** Says that there is nothing to ask about yet. */
    showNothing() {
      root.replaceChildren(make("p", { class: "note" }, words.noSquares));
      tell(words.noSquares);
    },
  };
}
