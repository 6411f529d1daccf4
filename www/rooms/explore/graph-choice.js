/** The choice of a graph that is no board: one with a name, or any list of edges. */

import { createChips } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { graphs } from "../../pkg/knights_tour.js";
import { graphNames } from "#text/names.js";

/**
 * @param {ParentNode} root
 * @param {(graph: string) => void} choose
 * @param {() => void} leave back to a board
 */
export function createGraphChoice(root, choose, leave) {
  const details = find(root, ".graph", HTMLDetailsElement);
  const list = find(details, "textarea[name=graph]", HTMLTextAreaElement);
  const named = new Map(graphs().map(({ id, graph }) => [graph, graphNames[id] ?? id]));
  const chips = createChips(
    find(details, ".graphs", HTMLElement),
    [...named.keys()],
    (graph) => named.get(graph) ?? graph,
    choose,
  );
  find(details, "#use-graph", HTMLElement).addEventListener("click", () => choose(list.value));

  const back = find(details, "#back-to-board", HTMLElement);
  back.addEventListener("click", leave);

  return {
    list,
    /** @param {string} [graph] the one that is in use */
    show(graph) {
      details.open ||= graph !== undefined;
      back.hidden = graph === undefined;
      chips.press(graph);
    },
  };
}
