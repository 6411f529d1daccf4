/**
 * The editor of a rule: a row for each criterion, what breaks the last tie, and the rule as text. It is fetched
 * when somebody first writes a rule.
 *
 * @import { KnightsTourError, ParsedRule, RuleMeasure, RunSettings } from "../pkg/knights_tour.js"
 * @import { LastResort } from "../text/rule-parts.js"
 */

import { ruleMeasures } from "../pkg/knights_tour.js";
import { listChoices } from "./choices.js";
import { button, keepFocus, labelled, make, setAttribute } from "./dom.js";
import { setChoices, setText, textField } from "./dom.js";
import { createFieldError, makeErrorLine } from "./field-error.js";
import { copyText, feedback } from "./files.js";
import { copied, fillIn, sayOn, termsOf } from "#text/words.js";
import { pieceOf } from "../run/describe.js";
import { MAX_RULE_TEXT, readRule } from "../run/written-form.js";
import * as words from "#text/rule-editor.js";
import { measurePicture } from "./measure-picture.js";

/** Maximum number of changes that can be undone. */
const MAX_UNDO = 100;

/** Warnsdorff's rule. */
const USUAL = "fewest onward";

/**
 * A line of the rule.
 * @typedef {object} Line
 * @property {number} id
 * @property {boolean} least
 * @property {string} formula a measure, or what was typed
 * @property {boolean} isTyped whether it is a formula
 */

/** @typedef {{ lines: Line[], last: LastResort, text: string }} Draft */

/** @param {Element} row */
function middleOf(row) {
  const { top, bottom } = row.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** @param {string} formula */
const measureOf = (formula) => ruleMeasures().find(({ id }) => id === formula);

/** The words for the least and the greatest. @param {Line} line */
function superlativesOf({ formula, isTyped }) {
  const measure = isTyped ? undefined : measureOf(formula);
  return { least: measure?.least ?? "least", greatest: measure?.greatest ?? "greatest" };
}

/** @param {Line} line */
const textOf = (line) =>
  `${superlativesOf(line)[line.least ? "least" : "greatest"]} ${line.formula}`;

/**
 * @param {HTMLElement} root whose id those of the fields begin with
 * @param {object} on
 * @param {(rule: ParsedRule) => string | null} on.change tells what is wrong, or `null` when the rule is in use
 * @param {(text: string) => void} on.say for the live region
 */
export function createRuleEditor(root, on) {
  /** @type {Draft} */
  let draft = { lines: [], last: "order", text: "" };
  /** @type {Draft[]} */
  const before = [];
  let made = 0;
  /** The rule in use. */
  let used = "";
  /** @type {Partial<RunSettings>} */
  let settings = {};

  const errorLine = makeErrorLine(`${root.id}-error`);
  const error = createFieldError(errorLine);
  const mistake = make("p", { class: "mistake", "aria-hidden": "true", hidden: "" });
  const title = make("h3", { id: `${root.id}-title` }, words.labels.title);
  const intro = make("p", { class: "note", id: `${root.id}-intro` });
  const list = make("ol", { class: "rule-lines", role: "list", "aria-label": words.labels.lines });
  const last = make("select", { id: `${root.id}-last` });
  const text = textField({
    id: `${root.id}-text`,
    maxlength: String(MAX_RULE_TEXT),
    class: "rule-text",
  });
  const copy = button(words.labels.copy, copyRule);
  const undoButton = button(words.labels.undo, undo);
  const add = button(words.labels.add, () => insert(freeMeasure(), false));
  const addFormula = button(words.labels.addFormula, () =>
    insert(words.formulas[settings.graph === undefined ? "board" : "graph"], true),
  );
  const usual = button(words.labels.usual, () => {
    remember();
    read(readRule(USUAL));
    settle();
  });
  last.addEventListener("change", () => {
    remember();
    draft.last = /** @type {LastResort} */ (last.value);
    settle();
  });
  text.addEventListener("change", () => {
    const typed = text.value;
    remember();
    draft.text = typed;
    attempt(text);
  });
  root.classList.add("rule-editor");
  setAttribute(root, "role", "group");
  setAttribute(root, "aria-labelledby", title.id);
  setAttribute(root, "aria-describedby", intro.id);
  root.append(
    ...[title, intro, list, labelled(last, words.labels.last)],
    make("div", { class: "chips" }, add, addFormula, undoButton, usual),
    make("label", { for: text.id }, words.labels.text),
    make("span", { class: "paired" }, text, copy),
    ...[errorLine, mistake],
  );

  /** @returns {Draft} */
  const snapshot = () => ({ ...draft, lines: draft.lines.map((line) => ({ ...line })) });

  /** Remembers the draft before a change. */
  function remember() {
    before.push(snapshot());
    before.splice(0, before.length - MAX_UNDO);
  }

  function undo() {
    const found = before.pop();
    if (found) {
      draft = found;
      attempt();
    }
  }

  /** Takes the lines of a rule that was read; those that are the same keep their place on the page. @param {ParsedRule} rule */
  function read(rule) {
    const lines = rule.criteria.map(({ least, formula }, i) => {
      const old = draft.lines[i];
      const wasTyped = old?.isTyped === true && old.formula === formula;
      const isTyped = wasTyped || measureOf(formula) === undefined;
      return { id: old?.id ?? (made += 1), least, formula, isTyped };
    });
    draft = { lines, last: rule.last, text: rule.text };
  }

  /** Tries what the lines say. @param {HTMLElement} [from] the field that was changed */
  function settle(from) {
    const ending = draft.last === "order" ? [] : [draft.last];
    draft.text = [...draft.lines.map(textOf), ...ending].join(", ");
    attempt(from);
  }

  /** Puts the draft to use, or says what is wrong with it. @param {HTMLElement} [from] */
  function attempt(from) {
    /** @type {ParsedRule | null} */
    let rule = null;
    let wrong = "";
    let place = { at: -1, length: 0 };
    try {
      rule = readRule(draft.text);
    } catch (thrown) {
      const { message, at = -1, length = 0 } = /** @type {KnightsTourError} */ (thrown);
      wrong = message;
      place = { at, length };
    }
    if (rule) {
      read(rule);
      if (rule.text !== used) {
        const previous = used;
        used = rule.text;
        const refusal = on.change(rule);
        if (refusal === null) {
          on.say(words.told.used(rule.text));
        } else {
          used = previous;
          wrong = refusal;
        }
      }
    }
    render();
    const typed = list.querySelectorAll("input");
    const field = from && from !== text ? [...typed].find(({ id }) => id === from.id) : undefined;
    error.refuse(wrong === "" ? null : wrong, text, ...(field ? [field] : []));
    mark(place);
  }

  /** Shows the text with its mistaken part marked. @param {{ at: number, length: number }} place in characters */
  function mark({ at, length }) {
    const letters = [...draft.text];
    mistake.hidden = at < 0 || letters.length === 0;
    const wrong = letters.slice(at, at + length).join("") || words.missing;
    mistake.replaceChildren(
      letters.slice(0, Math.max(at, 0)).join(""),
      make("mark", {}, wrong),
      letters.slice(at + length).join(""),
    );
  }

  /** The first measure that no line has. */
  function freeMeasure() {
    const taken = draft.lines.map(({ formula }) => formula);
    return offered().find(({ id }) => !taken.includes(id))?.id ?? "onward";
  }

  /** @returns {RuleMeasure[]} */
  const offered = () =>
    ruleMeasures().filter(({ needsBoard }) => !needsBoard || settings.graph === undefined);

  /** @type {(formula: string, isTyped: boolean) => void} */
  function insert(formula, isTyped) {
    remember();
    made += 1;
    const line = { id: made, least: true, formula, isTyped };
    draft.lines.push(line);
    settle();
    focus(line.id, isTyped ? "formula" : "measure");
  }

  /** Moves a line to another place. @type {(index: number, to: number) => boolean} */
  function move(index, to) {
    const line = draft.lines[index];
    if (!line || index === to || to < 0 || to >= draft.lines.length) {
      return false;
    }
    remember();
    draft.lines.splice(index, 1);
    draft.lines.splice(to, 0, line);
    settle();
    return true;
  }

  /** The same by a button, which keeps the focus. @type {(index: number, by: 1 | -1) => void} */
  function shift(index, by) {
    const id = draft.lines[index]?.id ?? 0;
    if (move(index, index + by)) {
      focus(id, by < 0 ? "up" : "down");
    }
  }

  /** A row follows the pointer among the others until that is let go. @type {(handle: HTMLElement, row: HTMLElement) => void} */
  function letDrag(handle, row) {
    const index = () => [...list.children].indexOf(row);
    /** @param {PointerEvent} event */
    function follow({ clientY }) {
      const { previousElementSibling: above, nextElementSibling: below } = row;
      if (above && clientY < middleOf(above)) {
        above.before(row);
      } else if (below && clientY > middleOf(below)) {
        below.after(row);
      }
    }
    handle.addEventListener("pointerdown", (down) => {
      if (down.button !== 0) {
        return;
      }
      down.preventDefault();
      const from = index();
      const listening = new AbortController();
      const { signal } = listening;
      row.classList.add("dragged");
      addEventListener("pointermove", follow, { signal });
      for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
        const finish = () => {
          listening.abort();
          row.classList.remove("dragged");
          if (end === "pointercancel" || !move(from, index())) {
            render();
          }
        };
        addEventListener(end, finish, { signal });
      }
    });
  }

  /** @param {number} index */
  function remove(index) {
    remember();
    draft.lines.splice(index, 1);
    settle();
    const next = draft.lines[Math.min(index, draft.lines.length - 1)];
    if (next) {
      focus(next.id, "remove");
    } else {
      add.focus();
    }
  }

  /** @type {(id: number, part: string) => void} */
  const focus = (id, part) => document.getElementById(`${root.id}-${id}-${part}`)?.focus();

  /** A button of a line. @type {(id: string, sign: string, act: () => void) => HTMLElement} */
  function tool(id, sign, act) {
    const control = make("button", { type: "button", class: "round", id }, sign);
    control.addEventListener("click", () => {
      if (!control.hasAttribute("aria-disabled")) {
        act();
      }
    });
    return control;
  }

  /** @type {(control: Element, name: string, isIdle?: boolean) => void} */
  function nameTool(control, name, isIdle = false) {
    setAttribute(control, "aria-label", name);
    setAttribute(control, "title", name);
    setAttribute(control, "aria-disabled", isIdle ? "true" : null);
  }

  /** The field of a formula. @param {string} id */
  function makeFormula(id) {
    const field = textField({ id: `${id}-formula`, maxlength: "200", class: "rule-text" });
    field.setAttribute("aria-describedby", `${id}-means`);
    return field;
  }

  /** The choice of a measure. @type {(id: string, formula: string) => HTMLSelectElement} */
  function makeMeasure(id, formula) {
    const choice = make("select", { id: `${id}-measure`, "aria-describedby": `${id}-means` });
    const ids = offered().map((measure) => measure.id);
    const known = measureOf(formula)?.id;
    const listed = known === undefined || ids.includes(known) ? ids : [...ids, known];
    const say = sayOn(settings);
    listChoices(choice, listed, (each) => say(words.measures[each].name));
    return choice;
  }

  /** A row of the list. Its controls stay while the line changes, so that the focus does. @param {Line} first */
  function makeRow(first) {
    const id = `${root.id}-${first.id}`;
    let line = first;
    const index = () => draft.lines.findIndex((each) => each.id === first.id);
    /** @param {Partial<Line>} changes @param {HTMLElement} from */
    const change = (changes, from) => {
      remember();
      Object.assign(line, changes);
      settle(from);
    };
    const direction = make("select", { id: `${id}-direction`, class: "direction" });
    const subject = first.isTyped ? makeFormula(id) : makeMeasure(id, first.formula);
    subject.classList.add("subject");
    const means = make("p", { class: "note", id: `${id}-means` });
    const up = tool(`${id}-up`, "↑", () => shift(index(), -1));
    const down = tool(`${id}-down`, "↓", () => shift(index(), 1));
    const away = tool(`${id}-remove`, "×", () => remove(index()));
    const picture = make("span", { class: "measure-picture", "aria-hidden": "true" });
    direction.addEventListener("change", () =>
      change({ least: direction.value === "least" }, direction),
    );
    subject.addEventListener("change", () => change({ formula: subject.value.trim() }, subject));
    const handle = make("span", { class: "handle", "aria-hidden": "true" });
    const element = make(
      "li",
      { class: "rule-line" },
      picture,
      direction,
      subject,
      means,
      make("span", { class: "order" }, handle, up, down, away),
    );
    letDrag(handle, element);
    let pictured = "";

    return {
      element,
      kind: kindOf(first),
      /** @type {(now: Line, at: number) => void} */
      show(now, at) {
        line = now;
        const n = at + 1;
        const { least, greatest } = superlativesOf(line);
        if (direction.options[0]?.text !== words.superlative(least)) {
          setChoices(direction, [
            { id: "least", name: words.superlative(least) },
            { id: "greatest", name: words.superlative(greatest) },
          ]);
        }
        direction.value = line.least ? "least" : "greatest";
        subject.value = line.formula;
        setAttribute(direction, "aria-label", words.ofLine.superlative(n));
        setAttribute(subject, "aria-label", words.ofLine[line.isTyped ? "formula" : "measure"](n));
        const measure = line.isTyped ? undefined : measureOf(line.formula);
        const meaning = measure ? words.measures[measure.id].means : words.formulaHelp;
        setText(means, sayOn(settings)(meaning));
        if (pictured !== (measure?.id ?? "+")) {
          pictured = measure?.id ?? "+";
          picture.replaceChildren(measurePicture(measure?.id ?? ""));
        }
        nameTool(up, words.ofLine.up(n), at === 0);
        nameTool(down, words.ofLine.down(n), n === draft.lines.length);
        nameTool(away, words.ofLine.remove(n));
      },
    };
  }

  /** A row is made again where its controls would be others. @param {Line} line */
  const kindOf = ({ isTyped, formula }) =>
    `${isTyped} ${settings.graph === undefined} ${!isTyped && !offered().some(({ id }) => id === formula)}`;

  /** @type {Map<number, ReturnType<typeof makeRow>>} */
  let rows = new Map();

  function render() {
    const resorts = /** @type {LastResort[]} */ (["order", "random"]);
    setText(intro, fillIn(words.labels.intro, termsOf(pieceOf(settings))));
    rows = new Map(
      draft.lines.map((line) => {
        const row = rows.get(line.id);
        return [line.id, row?.kind === kindOf(line) ? row : makeRow(line)];
      }),
    );
    const items = [...rows.values()].map(({ element }) => element);
    if (
      items.length !== list.children.length ||
      items.some((item, i) => item !== list.children[i])
    ) {
      keepFocus(
        list,
        () => list.replaceChildren(...items),
        () => add.focus(),
      );
    }
    draft.lines.forEach((line, i) => rows.get(line.id)?.show(line, i));
    const ends = draft.last === "regions" ? [...resorts, draft.last] : resorts;
    if (last.options.length !== ends.length) {
      listChoices(last, ends, (each) => words.lasts[each]);
    }
    last.value = draft.last;
    text.value = draft.text;
    setAttribute(undoButton, "aria-disabled", before.length > 0 ? null : "true");
  }

  async function copyRule() {
    if (await copyText(text.value)) {
      feedback(copy, copied);
      on.say(words.told.copied);
    } else {
      text.select();
      on.say(words.told.notCopied);
    }
  }

  return {
    /** Shows a rule that is in use; what is being written stays where it is that rule, unless it is to begin anew. @type {(rule: string, on: Partial<RunSettings>, isAnew?: boolean) => void} */
    show(rule, shown, isAnew = false) {
      const isOtherKind = (settings.graph === undefined) !== (shown.graph === undefined);
      settings = shown;
      const parsed = readRule(rule);
      if (isAnew || parsed.text !== used) {
        if (used !== "") {
          remember();
        }
        used = parsed.text;
        read(parsed);
        error.clear();
        mark({ at: -1, length: 0 });
        render();
      } else if (isOtherKind) {
        render();
      }
    },
  };
}
