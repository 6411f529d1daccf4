/**
 * The story of the moment: what is about to happen and why, the squares to choose from, the
 * pseudo-code with its current line, and the counters.
 *
 * @import { Algorithm, Candidate, Measure, Moment, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Run } from "#text/words.js"
 */

import { find, make, sentencePart, setAttribute, setText } from "../../widgets/dom.js";
import { createCounters } from "../../widgets/show.js";
import { canAskBest } from "../../run/methods.js";
import * as words from "#text/words.js";

/** Knights choose among eight squares at most; of the vertices of a graph the first are enough. */
const MAX_ROWS = 12;

/** A row of the list of candidates, used again and again. */
function makeRow() {
  const row = {
    item: make("li"),
    square: make("b"),
    bar: make("span", { class: "bar", "aria-hidden": "true" }),
    number: make("span", { class: "number", "aria-hidden": "true" }),
    spoken: make("span", { class: "unseen" }),
    tag: make("span", { class: "tag" }),
  };
  row.item.append(row.square, row.bar, row.number, row.spoken, row.tag);
  return row;
}

/** @type {(row: ReturnType<typeof makeRow>, candidate: Candidate, measure: Measure) => void} */
function fillRow(row, { square, value, chosen, tied, tried }, measure) {
  const { text, pieces } = words.measuredInShort(measure, value);
  const tags = [tied && "tied", tried && "tried", chosen && "chosen"].filter(
    (tag) => tag !== false,
  );
  setText(row.square, square);
  setText(row.number, text);
  setText(row.spoken, ` ${words.measured(measure, value)} `);
  setText(row.tag, tags.map(words.tag).join(", "));
  row.bar.style.setProperty("--pieces", String(pieces));
  setAttribute(row.item, "aria-current", chosen ? "true" : null);
  row.item.classList.toggle("tied", tied);
  row.item.classList.toggle("tried", tried);
}

/** @param {HTMLElement} root */
export function createStory(root) {
  const heading = find(root, "#story-heading", HTMLElement);
  const say = find(root, ".say", HTMLElement);
  const askBest = find(root, ".ask-best", HTMLButtonElement);
  const candidates = find(root, ".candidates", HTMLElement);
  const methodName = find(root, ".method-name", HTMLElement);
  const code = find(root, ".code", HTMLElement);
  /** @type {ReturnType<typeof createCounters<keyof Moment["counters"]>>} */
  const counters = createCounters(find(root, ".counters", HTMLElement));
  /** @type {ReturnType<typeof makeRow>[]} */
  const rows = [];
  /** @type {RunSettings} */
  let run = { board: "" };
  let terms = words.usualTerms;
  /** One for each code of the algorithm; `null` where the line does not apply. @type {{ name: string, item: HTMLElement | null }[]} */
  let lines = [];
  let said = "";

  /** @type {(moment: Moment, of: Run, isAsked: boolean) => void} */
  function showSentence(moment, of, isAsked) {
    const parts = isAsked ? [words.question(moment)] : words.story(moment, of);
    const text = words.plain(parts);
    if (text !== said) {
      said = text;
      say.replaceChildren(...parts.map(sentencePart));
    }
  }

  /** A run that ended without a tour, where there may be one, leads on to the other methods. @type {(moment: Moment, of: Run) => void} */
  function showAskBest({ outcome, squares }, { method, isImpossible }) {
    const isSettled = isImpossible || outcome?.kind === "tour" || outcome?.kind === "impossible";
    askBest.hidden = !outcome || isSettled || !canAskBest(method, squares);
  }

  /** @type {(all: Candidate[], measure: Measure) => void} */
  function showCandidates(all, measure) {
    const list = words.leastFirst(all).slice(0, MAX_ROWS);
    while (rows.length < list.length) {
      const row = makeRow();
      rows.push(row);
      candidates.append(row.item);
    }
    rows.forEach((row, i) => {
      const candidate = list[i];
      row.item.hidden = !candidate;
      if (candidate) {
        fillRow(row, candidate, measure);
      }
    });
    candidates.hidden = list.length === 0;
  }

  /** An indented line is in a list within the line above it. @param {readonly string[]} names */
  function writeCode(names) {
    /** From the outermost to the innermost that is still open. */
    const lists = [code];
    code.replaceChildren();
    lines = names.map((name) => {
      const line = words.codeLine(name, run);
      if (!line) {
        return { name, item: null };
      }
      lists.length = Math.min(lists.length, line.depth + 1);
      const above = lists.at(-1)?.lastElementChild;
      if (above && line.depth >= lists.length) {
        const inner = make("ol", { role: "list" });
        above.append(inner);
        lists.push(inner);
      }
      const text = words.fillIn(line.text, terms);
      const item = make("div", { class: "line" }, text);
      lists.at(-1)?.append(make("li", {}, item));
      return { name, item };
    });
  }

  /**
   * Lights the current line. Later attempts break ties in other ways than the first.
   * @param {Moment} moment
   */
  function showCode({ line, reason }) {
    lines.forEach(({ name, item }, i) => {
      if (item) {
        setAttribute(item, "aria-current", i === line ? "step" : null);
      }
      if (item && i === line && reason.code === "tie") {
        const changed = words.codeLine(name, { ...run, tieBreak: reason.rule });
        setText(item, words.fillIn(changed?.text ?? "", terms));
      }
    });
  }

  return {
    focus: () => heading.focus(),
    /** Writes out the method that runs. @type {(algorithm: Algorithm | undefined, settings: RunSettings, piece: string) => void} */
    setMethod(algorithm, settings, piece) {
      setText(methodName, algorithm?.name ?? "");
      terms = words.termsOf(piece);
      setAttribute(candidates, "aria-label", words.fillIn(words.labels.candidates, terms));
      if (algorithm) {
        const names = [algorithm.buildsPath ? "visited" : "steps", ...algorithm.counters];
        counters.use(/** @type {(keyof Moment["counters"])[]} */ (names), words.counterName);
      }
      run = settings;
      writeCode(algorithm?.pseudocode ?? []);
    },
    /** Cheap enough for every frame. @param {Moment} moment */
    showCounters: (moment) => counters.show(moment.counters),
    /** What a moment is about; while it is asked where the method goes, nothing that tells it. @type {(moment: Moment, of: Run, isAsked: boolean) => void} */
    show(moment, of, isAsked) {
      setText(heading, words.heading(moment, terms));
      showSentence(moment, of, isAsked);
      showAskBest(moment, of);
      showCandidates(isAsked ? [] : moment.candidates, moment.measure);
      showCode(isAsked ? { ...moment, line: -1 } : moment);
    },
  };
}
