/**
 * The story of the moment: what is about to happen and why, the squares to choose from, the
 * pseudo-code with its current line, and the counters.
 *
 * @import { Algorithm, Candidate, Measure, Moment, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../../text/language.js"
 * @import { Run } from "../../text/story.js"
 * @import { Criterion } from "../../text/rule-parts.js"
 */

import { find, make, sentencePart, setAttribute, setText } from "../../widgets/dom.js";
import { createCounters, showLine } from "../../widgets/show.js";
import { preflight } from "../../run/preflight.js";
import { createProgram } from "./program.js";
import { canAskBest, canAskLongest } from "../../run/methods.js";
import { leastFirst } from "../../text/choice.js";
import { bestFirst, narrowed, partsOf } from "../../text/rule-parts.js";
import * as words from "#text/words.js";

/** Knights choose among eight squares at most; of the vertices of a graph the first are enough. */
const MAX_ROWS = 12;

const COUNTED = new URL("counted.js", import.meta.url);

/** Columns of criteria that fit beside each other. */
const MAX_COLUMNS = 4;

/**
 * The rule that chooses among several candidates, and which of its criteria have a column.
 * @typedef {object} Columns
 * @property {Criterion[]} criteria
 * @property {number[]} shown their indices
 * @property {number | null} decidedBy the index of the one that decides
 * @property {Candidate[][]} left the candidates that each leaves in the race
 */

/** What the list shows of a rule; `null` for Warnsdorff’s alone, without a tie also where ties have a rule, and where no rule chooses. @type {(moment: Moment, isOwn: boolean) => Columns | null} */
function columnsOf({ rule, candidates, decidedBy }, isOwn) {
  const { criteria } = partsOf(rule ?? "");
  const isAlone = criteria.length === 1 || (!isOwn && decidedBy === 0);
  if (rule === null || (isAlone && criteria[0]?.formula === "onward")) {
    return null;
  }
  const shown = criteria.map((_, i) => i).slice(0, MAX_COLUMNS);
  if (decidedBy !== null && decidedBy < criteria.length && !shown.includes(decidedBy)) {
    shown[MAX_COLUMNS - 1] = decidedBy;
  }
  return { criteria, shown, decidedBy, left: narrowed(candidates, criteria) };
}

/** A row of the list of candidates, used again and again. */
function makeRow() {
  const row = {
    item: make("li"),
    square: make("b"),
    bar: make("span", { class: "bar", "aria-hidden": "true" }),
    numbers: Array.from({ length: MAX_COLUMNS }, () =>
      make("span", { class: "number", "aria-hidden": "true" }),
    ),
    spoken: make("span", { class: "unseen" }),
    tag: make("span", { class: "tag" }),
  };
  row.item.append(row.square, row.bar, ...row.numbers, row.spoken, row.tag);
  return row;
}

/** @typedef {ReturnType<typeof makeRow>} Row */

/** @type {(row: Row, candidate: Candidate, measure: Measure, columns: Columns | null) => void} */
function fillRow(row, candidate, measure, columns) {
  const { square, value, chosen, tied, tried } = candidate;
  const tags = /** @type {const} */ (["tied", "tried", "chosen"]).filter((tag) => candidate[tag]);
  setText(row.square, square);
  setAttribute(row.item, "data-square", square);
  setText(row.tag, words.tags(tags));
  setAttribute(row.item, "aria-current", chosen ? "true" : null);
  row.item.classList.toggle("tied", tied);
  row.item.classList.toggle("tried", tried);
  row.item.classList.toggle("out", columns !== null && columns.decidedBy !== null && !chosen);
  if (columns) {
    fillValues(row, candidate, columns);
    return;
  }
  const { text, pieces } = words.measuredInShort(measure, value);
  row.bar.style.setProperty("--pieces", String(pieces));
  setText(row.spoken, ` ${words.measured(measure, value)} `);
  row.numbers.forEach((number, i) => {
    number.hidden = i > 0;
    setText(number, i > 0 ? "" : text);
    number.classList.remove("unread", "decides");
  });
}

/** The values of a candidate: those after it was out of the race were not looked at. @type {(row: Row, candidate: Candidate, columns: Columns) => void} */
function fillValues(row, candidate, { criteria, shown, decidedBy, left }) {
  const { values = [], chosen } = candidate;
  const isBar = criteria[0]?.formula === "onward";
  row.bar.style.setProperty("--pieces", String(isBar ? candidate.accessibility : 0));
  row.numbers.forEach((number, i) => {
    const index = shown[i];
    number.hidden = index === undefined;
    setText(number, index === undefined ? "" : words.number(values[index] ?? 0));
    if (index !== undefined) {
      const isOut = index > 0 && left[index - 1]?.includes(candidate) === false;
      number.classList.toggle("unread", isOut || (decidedBy !== null && index > decidedBy));
      number.classList.toggle("decides", chosen && index === decidedBy);
    }
  });
  const decisive = chosen && decidedBy !== null ? criteria[decidedBy] : undefined;
  setText(row.spoken, ` ${words.valuesInWords(criteria, values, decisive)} `);
}

/** The row of headings above the columns of a rule. @type {(row: HTMLElement, columns: Columns | null) => void} */
function fillHeadings(row, columns) {
  row.hidden = columns === null;
  if (!columns) {
    return;
  }
  const { criteria, shown, decidedBy } = columns;
  [...row.children].forEach((cell, i) => {
    const index = shown[i];
    const criterion = index === undefined ? undefined : criteria[index];
    cell.toggleAttribute("hidden", !criterion);
    if (criterion) {
      const isDecisive = index === decidedBy;
      setText(cell, words.columnHead(criterion, isDecisive));
      cell.classList.toggle("decides", isDecisive);
    }
  });
}

/**
 * @typedef {object} Story
 * @property {HTMLElement} heading
 * @property {HTMLElement} say
 * @property {HTMLButtonElement} askBest
 * @property {HTMLButtonElement} askLongest
 * @property {HTMLElement} candidates
 * @property {HTMLElement} methodName
 * @property {HTMLElement} code
 * @property {ReturnType<typeof createCounters<keyof Moment["counters"]>>} counters
 * @property {HTMLElement} counted what one of them counts
 * @property {ReturnType<typeof createProgram>} program
 * @property {Row[]} rows
 * @property {HTMLElement} headings
 * @property {HTMLElement} unit
 * @property {RunSettings} run
 * @property {Terms} terms
 * @property {{ name: string, item: HTMLElement | null }[]} lines one for each code of the algorithm; `null` where the line does not apply
 * @property {string} said
 */

/**
 * @param {HTMLElement} root
 * @param {(text: string) => void} announce for the live region
 * @returns {Story}
 */
export function createStory(root, announce) {
  const candidates = find(root, ".candidates", HTMLElement);
  const headings = make(
    "li",
    { class: "head", "aria-hidden": "true" },
    ...Array.from({ length: MAX_COLUMNS }, () => make("span")),
  );
  candidates.append(headings);
  const counters = find(root, ".counters", HTMLElement);
  const counted = find(root, ".counted", HTMLElement);
  counters.addEventListener("click", async ({ target }) => {
    if (target instanceof HTMLButtonElement) {
      try {
        await preflight(COUNTED);
        (await import("./counted.js")).explain(root, target, announce);
      } catch {
        showLine(counted, words.labels.roomFailed);
      }
    }
  });
  return {
    ...{ candidates, headings, rows: [], lines: [], said: "" },
    ...{ run: { board: "" }, terms: words.usualTerms },
    heading: find(root, "#story-heading", HTMLElement),
    unit: find(root, ".unit", HTMLElement),
    say: find(root, ".say", HTMLElement),
    askBest: find(root, ".ask-best", HTMLButtonElement),
    askLongest: find(root, ".ask-longest", HTMLButtonElement),
    methodName: find(root, ".method-name", HTMLElement),
    code: find(root, ".code", HTMLElement),
    counters: createCounters(counters, true),
    counted,
    program: createProgram(find(root, ".program", HTMLDetailsElement), announce),
  };
}

/** Writes out the method that runs. @type {(story: Story, algorithm: Algorithm | undefined, settings: RunSettings, piece: string) => void} */
export function setMethod(story, algorithm, settings, piece) {
  const { candidates, counters, counted, program } = story;
  const isOwn = settings.rule !== undefined;
  setText(story.methodName, isOwn ? words.ownRuleName : (algorithm?.name ?? ""));
  story.terms = words.termsOf(piece);
  setAttribute(candidates, "aria-label", words.fillIn(words.labels.candidates, story.terms));
  if (algorithm) {
    program.setRun(algorithm, settings);
    const names = [algorithm.buildsPath ? "visited" : "steps", ...algorithm.counters];
    counters.use(/** @type {(keyof Moment["counters"])[]} */ (names), words.counterName);
    showLine(counted, "");
  }
  story.run = settings;
  writeCode(story, algorithm?.pseudocode ?? []);
}

/** What a moment is about; while it is asked where the method goes, nothing that tells it. @type {(story: Story, moment: Moment, of: Run, isAsked: boolean) => void} */
export function showStory(story, moment, of, isAsked) {
  setText(story.heading, words.heading(moment, story.terms));
  showSentence(story, isAsked ? [words.question(moment)] : words.story(moment, of));
  showAskBest(story, moment, of);
  showCandidates(story, isAsked ? { ...moment, candidates: [] } : moment);
  const line = isAsked ? -1 : moment.line;
  showCode(story, { ...moment, line });
  story.program.show(line);
}

/** @type {(story: Story, parts: ReturnType<typeof words.story>) => void} */
function showSentence(story, parts) {
  const text = words.plain(parts);
  if (text !== story.said) {
    story.said = text;
    story.say.replaceChildren(...parts.map(sentencePart));
  }
}

/** A run that ended without a tour leads on to the other methods where there may be one, else to the longest path. @type {(story: Story, moment: Moment, of: Run) => void} */
function showAskBest({ askBest, askLongest }, { outcome, squares }, run) {
  const { method, isImpossible, settings } = run;
  const isRuledOut =
    isImpossible || (outcome?.kind === "impossible" && settings.symmetry === undefined);
  const isSettled = isRuledOut || ["tour", "longest", "impossible"].includes(outcome?.kind ?? "");
  askBest.hidden = !outcome || isSettled || !canAskBest(method, squares);
  const mayAsk = settings.target === "open" && canAskLongest(method, squares);
  askLongest.hidden = !outcome || !isRuledOut || !mayAsk;
}

/** @type {(story: Story, moment: Moment) => void} */
function showCandidates({ candidates, headings, unit, rows, run }, moment) {
  const columns = columnsOf(moment, run.rule !== undefined);
  const sorted = columns
    ? bestFirst(moment.candidates, columns.criteria)
    : leastFirst(moment.candidates);
  const list = sorted.slice(0, MAX_ROWS);
  while (rows.length < list.length) {
    const row = makeRow();
    rows.push(row);
    candidates.append(row.item);
  }
  rows.forEach((row, i) => {
    const candidate = list[i];
    row.item.hidden = !candidate;
    if (candidate) {
      fillRow(row, candidate, moment.measure, columns);
    }
  });
  fillHeadings(headings, columns);
  candidates.style.setProperty("--columns", String(columns?.shown.length ?? 1));
  candidates.hidden = list.length === 0;
  const { criteria = [], shown = [] } = columns ?? {};
  unit.hidden = list.length === 0 || !shown.some((at) => criteria[at]?.formula === "centre");
  setText(unit, unit.hidden ? "" : words.centreUnit());
}

/** An indented line is in a list within the line above it. @type {(story: Story, names: readonly string[]) => void} */
function writeCode(story, names) {
  const { code, run, terms } = story;
  /** From the outermost to the innermost that is still open. */
  const lists = [code];
  code.replaceChildren();
  story.lines = names.map((name) => {
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
    const item = make("div", { class: "line", "data-line": name }, text);
    lists.at(-1)?.append(make("li", {}, item));
    return { name, item };
  });
}

/** Lights the current line. Later attempts break ties in other ways than the first. @type {(story: Story, moment: Moment) => void} */
function showCode({ lines, run, terms }, { line, reason, rule }) {
  const other =
    reason.code === "tie"
      ? { rule: undefined, tieBreak: reason.rule }
      : reason.code === "by-rule" && rule !== null
        ? { rule }
        : null;
  lines.forEach(({ name, item }, i) => {
    if (item) {
      setAttribute(item, "aria-current", i === line ? "step" : null);
    }
    if (item && i === line && other) {
      const changed = words.codeLine(name, { ...run, ...other });
      setText(item, words.fillIn(changed?.text ?? "", terms));
    }
  });
}
