/** A thousand knights that move randomly, and a histogram of how far they come. @import { Show } from "./demonstrations.js" */

import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { make, setText } from "../../../widgets/dom.js";
import { createBars } from "./bars.js";

const WALKS = 1000;
const SQUARES = 64;
/** Numbers of squares that share a bar. */
const BIN = 4;

/** @param {readonly number[]} visited squares, of each walk */
export function sumUp(visited) {
  const bins = Array.from({ length: SQUARES / BIN }, (_, i) => {
    const [from, to] = [i * BIN + 1, (i + 1) * BIN];
    return { from, to, walks: visited.filter((each) => each >= from && each <= to).length };
  });
  const sum = visited.reduce((all, each) => all + each, 0);
  return {
    bins,
    mean: visited.length > 0 ? sum / visited.length : 0,
    best: Math.max(0, ...visited),
    tours: visited.filter((each) => each === SQUARES).length,
  };
}

/** @type {Show} */
export function showRandomWalks(root, { signal, over, say, whenAnswered }) {
  const told = make("p", { class: "told-of" }, words.guessFirst);
  const bars = createBars();
  root.replaceChildren(told, bars.list);
  /** @type {number[]} */
  const visited = [];
  const text = () => {
    const { mean, best, tours } = sumUp(visited);
    return words.walksMade(visited.length, mean, best, SQUARES, tours);
  };
  // The bars would give the answer away.
  whenAnswered(() => {
    setText(told, words.running);
    runJob({
      ...{ kind: "random-walks", signal },
      settings: { board: "8x8", start: "d4", walks: WALKS },
      onProgress(now) {
        visited.push(...now.visited);
        const { bins } = sumUp(visited);
        const most = Math.max(1, ...bins.map(({ walks }) => walks));
        bars.show(
          bins.map(({ from, to, walks }) => ({
            text: words.bin(from, to, walks),
            share: walks / most,
          })),
        );
        setText(told, text());
      },
      onDone: () => over(text()),
      onFailed: (message) => say(words.failed(message)),
    });
  });
}
