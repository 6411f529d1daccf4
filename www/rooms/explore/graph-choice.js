/** The choice of a graph that is no board: one with a name, or any list of edges. */

import { find, make, setAttribute } from "../../widgets/dom.js";
import { graphs } from "../../pkg/knights_tour.js";

/**
 * @param {ParentNode} root
 * @param {(graph: string) => void} choose
 * @param {() => void} leave back to a board
 */
export function createGraphChoice(root, choose, leave) {
  const details = find(root, ".graph", HTMLDetailsElement);
  const list = find(details, "textarea[name=graph]", HTMLTextAreaElement);
  const chips = graphs().map(({ name, graph }) => {
    const chip = make("button", { type: "button", class: "pill" }, name);
    chip.dataset.graph = graph;
    chip.addEventListener("click", () => choose(graph));
    return chip;
  });
  find(details, ".graphs", HTMLElement).append(...chips);
  find(details, "#use-graph", HTMLElement).addEventListener("click", () => choose(list.value));

  const back = find(details, "#back-to-board", HTMLElement);
  back.addEventListener("click", leave);

  return {
    list,
    /** @param {string} [graph] the one that is in use */
    show(graph) {
      details.open ||= graph !== undefined;
      back.hidden = graph === undefined;
      for (const chip of chips) {
        setAttribute(chip, "aria-pressed", String(chip.dataset.graph === graph));
      }
    },
  };
}
