/**
 * A row of the editor for each line of the rule.
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Line } from "./draft.js"
 */

import { listChoices } from "../../widgets/choices.js";
import { make, setAttribute, setChoices, setText, textField } from "../../widgets/dom.js";
import * as words from "#text/rule-editor.js";
import { sayOn } from "#text/words.js";
import { letDrag } from "./drag.js";
import { measureOf, offeredOn, superlativesOf } from "./draft.js";
import { measurePicture } from "./measure-picture.js";

/**
 * What a row asks of the editor.
 * @typedef {object} Acts
 * @property {(changes: Partial<Line>, from: HTMLElement) => void} change
 * @property {(by: 1 | -1) => void} shift
 * @property {() => void} remove
 * @property {(from: number, to: number | null) => void} dropped
 */

/**
 * @typedef {object} Row
 * @property {string} kind which controls it has
 * @property {HTMLElement} element
 * @property {HTMLSelectElement} direction
 * @property {HTMLSelectElement | HTMLInputElement} subject the measure or the formula
 * @property {HTMLElement} means
 * @property {HTMLElement} picture
 * @property {string} pictured whose picture it is
 * @property {Record<"up" | "down" | "away", HTMLElement>} tools
 */

/** A row is made again where its controls would be others. @type {(line: Line, settings: Partial<RunSettings>) => string} */
export const kindOf = ({ isTyped, formula }, settings) =>
  `${isTyped} ${settings.graph === undefined} ${!isTyped && !offeredOn(settings).some(({ id }) => id === formula)}`;

/** A row, whose controls stay while the line changes, so that the focus does. @type {(id: string, line: Line, settings: Partial<RunSettings>, acts: Acts) => Row} */
export function makeRow(id, line, settings, { change, shift, remove, dropped }) {
  const direction = make("select", { id: `${id}-direction`, class: "direction" });
  const subject = line.isTyped ? makeFormula(id) : makeMeasure(id, line, settings);
  subject.classList.add("subject");
  const means = make("p", { class: "note", id: `${id}-means` });
  const up = makeTool(`${id}-up`, "↑", () => shift(-1));
  const down = makeTool(`${id}-down`, "↓", () => shift(1));
  const away = makeTool(`${id}-remove`, "×", remove);
  const picture = make("span", { class: "measure-picture", "aria-hidden": "true" });
  direction.addEventListener("change", () =>
    change({ least: direction.value === "least" }, direction),
  );
  subject.addEventListener("change", () => change({ formula: subject.value.trim() }, subject));
  const handle = make("span", { class: "handle", "aria-hidden": "true" });
  const order = make("span", { class: "order" }, handle, up, down, away);
  const parts = [picture, direction, subject, means, order];
  const element = make("li", { class: "rule-line" }, ...parts);
  letDrag(handle, element, dropped);
  const kind = kindOf(line, settings);
  const tools = { up, down, away };
  return { kind, element, direction, subject, means, picture, pictured: "", tools };
}

/** The field of a formula. @param {string} id */
function makeFormula(id) {
  const field = textField({ id: `${id}-formula`, maxlength: "200", class: "rule-text" });
  field.setAttribute("aria-describedby", `${id}-means`);
  return field;
}

/** The choice of a measure. @type {(id: string, line: Line, settings: Partial<RunSettings>) => HTMLSelectElement} */
function makeMeasure(id, line, settings) {
  const choice = make("select", { id: `${id}-measure`, "aria-describedby": `${id}-means` });
  const ids = offeredOn(settings).map((measure) => measure.id);
  const known = measureOf(line)?.id;
  const listed = known === undefined || ids.includes(known) ? ids : [...ids, known];
  const say = sayOn(settings);
  listChoices(choice, listed, (each) => say(words.measures[each].name));
  return choice;
}

/** @type {(id: string, sign: string, act: () => void) => HTMLElement} */
function makeTool(id, sign, act) {
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

/** Shows a line, the `n`th of `all`. @type {(row: Row, line: Line, n: number, all: number, settings: Partial<RunSettings>) => void} */
export function showRow(row, line, n, all, settings) {
  const { direction, subject, tools } = row;
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
  const measure = measureOf(line);
  const meaning = measure ? words.measures[measure.id].means : words.formulaHelp;
  setText(row.means, sayOn(settings)(meaning));
  if (row.pictured !== (measure?.id ?? "+")) {
    row.pictured = measure?.id ?? "+";
    row.picture.replaceChildren(measurePicture(measure?.id ?? ""));
  }
  nameTool(tools.up, words.ofLine.up(n), n === 1);
  nameTool(tools.down, words.ofLine.down(n), n === all);
  nameTool(tools.away, words.ofLine.remove(n));
}
