/**
 * A map of a small board: how many open tours begin on each square. It is counted when it is unfolded.
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Starts } from "../../jobs/starts.js"
 * @import { CountRequest } from "./state.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, setText } from "../../widgets/dom.js";
import * as words from "#text/count.js";

/** Squares of the largest board with a map. */
const MAX_SQUARES = 36;

/**
 * @param {HTMLDetailsElement} root
 * @param {object} on
 * @param {() => ThemeId} on.theme
 * @param {(text: string) => void} on.say for the live region
 */
export function createStarts(root, on) {
  const drawing = find(root, ".drawing", HTMLElement);
  const line = find(root, ".says", HTMLElement);
  /** @type {CountRequest | null} */
  let request = null;
  /** @type {Starts | null} */
  let found = null;
  let stop = () => {};

  function draw() {
    const labels = found?.map(([square, tours]) => /** @type {const} */ ([square, String(tours)]));
    drawing.hidden = !labels;
    if (request && labels) {
      drawing.replaceChildren(drawDiagram({ board: request.board, labels }, on.theme()));
    }
  }

  function begin() {
    if (!root.open || !request || found) {
      return;
    }
    const { board, leaper, wrap } = request;
    setText(line, words.startsSoFar(0, 0));
    stop = runJob({
      kind: "starts",
      settings: { board, leaper, wrap },
      onProgress: ({ counted, squares }) => setText(line, words.startsSoFar(counted, squares)),
      onDone(starts) {
        found = starts;
        const text = words.starts(starts);
        setText(line, text);
        on.say(text);
        draw();
      },
      onFailed: (message, code) => setText(line, words.notCounted(message, code)),
    }).cancel;
  }

  root.addEventListener("toggle", () => {
    stop();
    begin();
  });

  return {
    /** Switches to another request. @param {CountRequest} next */
    use(next) {
      const isSame =
        request?.board === next.board &&
        request.wrap === next.wrap &&
        String(request.leaper) === String(next.leaper);
      request = next;
      root.hidden = next.target !== "open" || boardInfo(next.board).squares > MAX_SQUARES;
      if (!isSame || root.hidden) {
        stop();
        found = null;
        drawing.hidden = true;
        setText(line, "");
      }
      if (root.hidden) {
        root.open = false;
      }
      begin();
    },
    /** Redraws for another theme. */
    restyle: draw,
  };
}
