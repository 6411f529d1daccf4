/**
 * Writing a rule: a line for each criterion, what becomes of squares that stay equal, and the same as a text.
 * @import { ParsedRule, RuleMeasureId } from "../pkg/knights_tour.js"
 */

import { parseRule, ruleMeasures, rules } from "../pkg/knights_tour.js";
import { messageOf } from "../run/errors.js";
import * as shared from "#text/words.js";
import * as words from "#text/rule.js";
import { button, labelled, make, setChoices, setText, textField } from "./dom.js";
import { createFieldError, makeErrorLine } from "./field-error.js";
import { copyText, feedback } from "./files.js";

/** A criterion as its line shows it; the measure is `""` for a formula. @typedef {{ least: boolean, measure: RuleMeasureId | "", formula: string }} Line */

const MAX_UNDO = 100;
/** A new line begins with this measure. */
const USUAL = "onward";

const warnsdorff = () => rules().find(({ id }) => id === "first")?.text ?? "";

/** @param {ParsedRule} rule @returns {Line[]} */
const linesOf = ({ criteria }) =>
  criteria.map(({ least, formula }) => {
    const measure = ruleMeasures().find(({ id }) => id === formula)?.id ?? "";
    return { least, measure, formula };
  });

/** @type {(lines: readonly Line[], last: string) => string} */
const textOf = (lines, last) =>
  [
    ...lines.map(({ least, formula }) => `${least ? "least" : "greatest"} ${formula}`),
    ...(last === "order" ? [] : [last]),
  ].join(", ");

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(rule: string) => string | null} on.change follows a rule; tells why it cannot be, and then nothing has changed
 * @param {(message: string) => void} on.say for the live region
 * @param {boolean} [on.isGraph]
 */
export function createRuleEditor(root, on) {
  const measures = ruleMeasures();
  const errorLine = makeErrorLine("rule-error");
  const error = createFieldError(errorLine);
  const mistake = make("p", { class: "note mistake", hidden: "" });
  const list = make("ol", { class: "rule-lines column", "aria-label": words.labels.criteria });
  const last = make("select", { id: "rule-last" });
  const text = textField({ id: "rule-text", maxlength: "400" });
  const undo = button(words.labels.undo, () => {
    const before = history.pop();
    if (before !== undefined) {
      follow(before, false);
    }
  });
  const copy = button(words.labels.copy, async () => {
    const message = (await copyText(text.value)) ? shared.copied : shared.copyFailed;
    feedback(copy, message);
    on.say(message);
  });

  /** The lines as they are shown. @type {Line[]} */
  let lines = [];
  /** The rule that is followed, in its normal form. */
  let shown = "";
  /** Rules that were followed before, to go back to. @type {string[]} */
  const history = [];

  /** Follows a rule, or says what is wrong and keeps what was written. @type {(asked: string, isNew?: boolean) => boolean} */
  function follow(asked, isNew = true) {
    /** @type {string} */
    let rule;
    try {
      ({ text: rule } = parseRule(asked));
    } catch (wrong) {
      const { at = 0, length = 0 } = /** @type {{ at?: number, length?: number }} */ (wrong);
      error.say(words.wrong(messageOf(wrong)), text);
      const part = [...asked].slice(at, at + length).join("");
      mistake.hidden = part === "";
      mistake.replaceChildren(
        [...asked].slice(0, at).join(""),
        make("mark", {}, part),
        [...asked].slice(at + length).join(""),
      );
      return false;
    }
    const refusal = rule === shown ? null : on.change(rule);
    error.refuse(refusal, text);
    mistake.hidden = true;
    if (refusal !== null) {
      return false;
    }
    if (isNew && shown !== "" && rule !== shown) {
      history.push(shown);
      history.splice(0, history.length - MAX_UNDO);
    }
    if (rule !== shown) {
      on.say(words.changed(rule));
    }
    show(rule);
    return true;
  }

  /** Takes the lines as they are written now. */
  function changed() {
    const asked = textOf(lines, last.value);
    text.value = asked;
    follow(asked);
  }

  /** @type {(line: Line, index: number) => HTMLElement} */
  function makeLine(line, index) {
    const known = measures.find(({ id }) => id === line.measure);
    const best = make("select", { "aria-label": words.labels.best });
    setChoices(best, [
      { id: "least", name: known?.least ?? "least" },
      { id: "greatest", name: known?.greatest ?? "greatest" },
    ]);
    best.value = line.least ? "least" : "greatest";
    best.addEventListener("change", () => {
      line.least = best.value === "least";
      changed();
    });
    const measure = make("select", { "aria-label": words.labels.measure });
    setChoices(measure, [
      ...measures.map(({ id }) => ({ id, name: words.measures[id].name })),
      { id: "", name: words.labels.formula },
    ]);
    measure.value = line.measure;
    const formula = textField({ "aria-label": words.labels.formula, maxlength: "200" });
    formula.value = line.formula;
    formula.hidden = line.measure !== "";
    measure.addEventListener("change", () => {
      line.measure = /** @type {RuleMeasureId | ""} */ (measure.value);
      if (line.measure !== "") {
        line.formula = line.measure;
        changed();
      } else {
        formula.hidden = false;
        setText(about, words.labels.formulaHelp);
        formula.focus();
      }
    });
    formula.addEventListener("change", () => {
      line.formula = formula.value;
      changed();
    });
    const about = make(
      "p",
      { class: "note" },
      line.measure === "" ? words.labels.formulaHelp : words.measures[line.measure].about,
    );
    const tools = make(
      "div",
      { class: "chips" },
      tool(words.labels.up, index, index > 0, () => move(index, index - 1)),
      tool(words.labels.down, index, index < lines.length - 1, () => move(index, index + 1)),
      tool(words.labels.remove, index, lines.length > 1, () => remove(index)),
    );
    const item = make("li", { class: "column" }, make("div", { class: "row" }, best, measure));
    item.setAttribute("aria-label", words.line(index + 1));
    item.append(formula, about, tools);
    return item;
  }

  /** @type {(name: string, index: number, isUsable: boolean, act: () => void) => HTMLButtonElement} */
  function tool(name, index, isUsable, act) {
    const made = button(name, act);
    made.setAttribute("aria-label", words.ofLine(name, index + 1));
    made.disabled = !isUsable;
    return made;
  }

  /** The focus goes along with a line. @type {(from: number, to: number) => void} */
  function move(from, to) {
    lines.splice(to, 0, ...lines.splice(from, 1));
    changed();
    drawLines();
    focusLine(to);
  }

  /** @param {number} index */
  function remove(index) {
    lines.splice(index, 1);
    changed();
    drawLines();
    focusLine(Math.min(index, lines.length - 1));
  }

  /** @param {number} index */
  const focusLine = (index) => list.children[index]?.querySelector("select")?.focus();

  function drawLines() {
    list.replaceChildren(...lines.map(makeLine));
  }

  /** Shows the rule that is followed. @param {string} rule */
  function show(rule) {
    const focused = [...list.querySelectorAll("select, input")].indexOf(
      /** @type {Element} */ (document.activeElement),
    );
    const parsed = parseRule(rule);
    shown = parsed.text;
    lines = linesOf(parsed);
    last.value = parsed.last;
    text.value = parsed.text;
    error.clear();
    mistake.hidden = true;
    undo.disabled = history.length === 0;
    drawLines();
    if (focused >= 0) {
      /** @type {HTMLElement | undefined} */ (
        list.querySelectorAll("select, input")[focused]
      )?.focus();
    }
  }

  const add = button(words.labels.add, () => {
    const used = lines.map(({ measure }) => measure);
    const measure = measures.find(({ id }) => !used.includes(id))?.id ?? USUAL;
    lines.push({ least: true, measure, formula: measure });
    changed();
    drawLines();
    focusLine(lines.length - 1);
  });
  const again = button(words.labels.again, () => follow(warnsdorff()));

  setChoices(
    last,
    Object.entries(words.lasts).map(([id, name]) => ({ id, name })),
  );
  last.addEventListener("change", changed);
  text.addEventListener("change", () => follow(text.value));
  root.append(
    list,
    labelled(last, words.labels.last),
    make("div", { class: "chips" }, add, undo, again),
    make("div", { class: "field" }, make("label", { for: text.id }, words.labels.asText), text),
    errorLine,
    mistake,
    make("div", { class: "chips" }, copy),
  );

  return {
    /** The rule that is shown, in its normal form. */
    get rule() {
      return shown;
    },
    /** Whether something is written that cannot be followed. */
    get isWrong() {
      return error.isShown;
    },
    show,
    /** Moves the focus into the editor. */
    focus: () => focusLine(0),
  };
}
