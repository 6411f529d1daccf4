/**
 * The fields for choosing a method: algorithm, its options, and the seed.
 * @import { KnightsTourError, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Waiting } from "../../run/when-here.js"
 */

import { textIn } from "../../widgets/text-field.js";
import { listChoices, listNamed } from "../../widgets/choices.js";
import { icon, keepFocus, make, textField } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { choicesOf, methodOf, methods, nameOf } from "../../run/methods.js";
import { whenRunnable } from "../../run/when-here.js";
import { MAX_RULE_TEXT } from "../../run/written-form.js";
import { parseMoves, parseRule, randomSeed, rules } from "../../pkg/knights_tour.js";
import { byId } from "../../text/by-id.js";
import * as words from "#text/words.js";
import { labels } from "#text/compare.js";
import { orderNames, ownOrder } from "#text/move-order.js";

/** Settings that the page labels differently. @type {Record<string, string>} */
const names = {
  moves: words.labels.moves,
  algorithm: words.labels.algorithm,
  tieBreak: words.labels.tieBreak,
  whenStuck: words.labels.whenStuck,
  seed: words.labels.seed,
  rule: labels.rule,
  ownMoves: ownOrder,
};

/** The list's entry for a rule of one's own. */
const OWN = "own";

/** The name of an order of moves. @param {string} moves */
const orderName = (moves) => byId(orderNames, moves) ?? moves;

/** The algorithm, or the rule that somebody wrote, its tie-break if it has any, and its options that differ from their defaults. @param {RunSettings} settings */
export function shortName(settings) {
  const { algorithm = "", tieBreak, rule } = settings;
  const given = new Map(Object.entries(settings));
  const options = (methodOf(algorithm)?.options ?? []).flatMap(({ id, values }) => {
    const value = given.get(id);
    return value === undefined || value === values[0] ? [] : [words.optionInShort(id, value)];
  });
  const { moves } = settings;
  const order = moves === undefined ? [] : [orderName(moves)];
  return words.methodWith(
    rule === undefined ? nameOf("algorithm", algorithm) : words.namedRule(rule),
    [...(tieBreak ? [nameOf("tieBreak", tieBreak)] : []), ...options, ...order],
  );
}

/**
 * @typedef {object} Picker
 * @property {string} id prefix of the ids of the fields
 * @property {string | undefined} ofId id of what the fields belong to, which their names end with where several are alike
 * @property {(control: HTMLElement, changes: Partial<RunSettings>) => void} ask requests a change, and shows what is wrong with it
 */

/**
 * @typedef {object} On
 * @property {(changes: Partial<RunSettings>) => string | null} change returns what is wrong, or `null`
 * @property {Waiting} waiting for a method
 */

/** @type {(root: HTMLElement, id: string, on: On, ofId?: string) => { show: (settings: RunSettings, usesSeed: boolean) => void }} */
export function createPicker(root, id, { change, waiting }, ofId) {
  const errorLine = makeErrorLine(`${id}-error`);
  const error = createFieldError(errorLine);
  /** @type {Picker} */
  const picker = { id, ofId, ask: (control, changes) => error.refuse(change(changes), control) };
  const rule = makeRule(picker);
  /** Hidden while no rule is being written. One may be even if the rule in use has a name. */
  const ruleField = makeField(picker, "rule", rule);
  ruleField.hidden = true;
  const order = makeOrder(picker);
  /** The same for the order of moves. */
  const orderField = makeField(picker, "ownMoves", order);
  orderField.hidden = true;
  const seed = makeSeed(picker);
  const paired = make("span", { class: "paired" }, seed, makeReroll(picker, seed));
  const seedField = makeField(picker, "seed", paired);

  return {
    show(settings, usesSeed) {
      const { algorithm = "", tieBreak } = settings;
      const given = new Map(Object.entries(settings));
      ruleField.hidden =
        settings.rule === undefined && (ruleField.hidden || tieBreak === undefined);
      rule.value = ruleText(settings);
      const { usualMoves = null } = methodOf(algorithm) ?? {};
      const moves = settings.moves ?? usualMoves ?? "";
      const isNamed = Object.hasOwn(orderNames, moves);
      orderField.hidden = usualMoves === null || (isNamed && orderField.hidden);
      order.value = parsedOrder(moves, settings);
      seed.value = String(settings.seed ?? "");
      seedField.hidden = !usesSeed;
      error.clear();
      const ids = methods().map(({ id: each }) => each);
      const lists = [...choicesOf(methodOf(algorithm))].filter(
        ([name, values]) => name !== "target" && values.length > 0,
      );
      keepFocus(root, () =>
        root.replaceChildren(
          makeList(picker, "algorithm", ids, algorithm, waiting),
          ...lists.flatMap(([name, values]) =>
            name === "tieBreak"
              ? [makeRuleList(picker, values, tieBreak ?? "", ruleField), ruleField]
              : [makeList(picker, name, values, String(given.get(name) ?? values[0]))],
          ),
          ...(usualMoves === null
            ? []
            : [makeOrderList(picker, moves, usualMoves, orderField), orderField]),
          seedField,
          errorLine,
        ),
      );
    },
  };
}

/** @type {(picker: Picker, name: string, ...controls: HTMLElement[]) => HTMLElement} */
function makeField({ id, ofId }, name, ...controls) {
  const text = names[name] ?? words.optionName(name);
  const labelId = `${id}-${name}-label`;
  const label = make("label", { id: labelId, for: `${id}-${name}` }, text);
  if (ofId) {
    for (const control of controls) {
      (control.querySelector("input") ?? control).setAttribute(
        "aria-labelledby",
        `${labelId} ${ofId}`,
      );
    }
  }
  return make("div", { class: "field" }, label, ...controls);
}

/** A list of choices, some of which have to be waited for. @type {(picker: Picker, name: string, values: readonly string[], value: string, waiting?: Waiting) => HTMLElement} */
function makeList(picker, name, values, value, waiting) {
  const select = make("select", { id: `${picker.id}-${name}` });
  listChoices(select, values, (each) => nameOf(name, each));
  select.value = value;
  const ask = () => picker.ask(select, { [name]: select.value });
  function failed() {
    select.value = value;
    waiting?.failed();
  }
  select.addEventListener("change", () =>
    waiting ? whenRunnable(select.value, ask, { ...waiting, failed }) : ask(),
  );
  return makeField(picker, name, select);
}

/** The rules that have names, and one's own, which is written into a field. @type {(picker: Picker, ids: readonly string[], used: string, ruleField: HTMLElement) => HTMLElement} */
function makeRuleList(picker, ids, used, ruleField) {
  const select = make("select", { id: `${picker.id}-tieBreak` });
  const named = make("optgroup", { label: words.usualRules });
  named.append(...ids.map((each) => make("option", { value: each }, nameOf("tieBreak", each))));
  select.append(named, make("option", { value: OWN }, words.ownRule));
  select.value = ruleField.hidden ? used : OWN;
  select.addEventListener("change", () => {
    ruleField.hidden = select.value !== OWN;
    if (ruleField.hidden) {
      const tieBreak = /** @type {TieBreakId} */ (select.value);
      picker.ask(select, { tieBreak, rule: undefined });
    }
  });
  return makeField(picker, "tieBreak", select);
}

/** The field for one’s own rule. @param {Picker} picker */
function makeRule({ id, ask }) {
  const rule = textField({ id: `${id}-rule`, maxlength: String(MAX_RULE_TEXT), class: "rule" });
  rule.addEventListener("change", () => {
    ask(rule, { rule: textIn(rule), tieBreak: undefined });
    selectMistake(rule);
  });
  return rule;
}

/** Selects the part of the rule that cannot be read. @param {HTMLInputElement} rule */
function selectMistake(rule) {
  try {
    parseRule(rule.value);
  } catch (thrown) {
    const { at = 0, length = 0 } = /** @type {KnightsTourError} */ (thrown);
    const letters = [...rule.value];
    const begin = letters.slice(0, at).join("").length;
    const end = begin + letters.slice(at, at + length).join("").length;
    rule.setSelectionRange(begin, end);
  }
}

/** The text of the rule that a lane follows. @param {RunSettings} settings */
const ruleText = ({ rule, tieBreak }) =>
  rule ?? rules().find((each) => each.id === tieBreak)?.text ?? "";

/** The orders of moves that have names, and one's own, which is written into a field. @type {(picker: Picker, used: string, usual: string, orderField: HTMLElement) => HTMLElement} */
function makeOrderList(picker, used, usual, orderField) {
  const select = make("select", { id: `${picker.id}-moves` });
  listNamed(select, { ...orderNames, [OWN]: ownOrder });
  select.value = orderField.hidden ? used : OWN;
  select.addEventListener("change", () => {
    orderField.hidden = select.value !== OWN;
    if (orderField.hidden) {
      picker.ask(select, { moves: select.value === usual ? undefined : select.value });
    }
  });
  return makeField(picker, "moves", select);
}

/** The field for one’s own order. @param {Picker} picker */
function makeOrder({ id, ask }) {
  const order = textField({ id: `${id}-ownMoves`, maxlength: "500" });
  order.addEventListener("change", () => ask(order, { moves: textIn(order) }));
  return order;
}

/** The moves of an order one by one, as a text to be changed. @type {(moves: string, settings: RunSettings) => string} */
const parsedOrder = (moves, { leaper }) =>
  moves &&
  parseMoves(moves, leaper)
    .moves.map((step) => step.join())
    .join(" ");

/** @param {Picker} picker */
function makeSeed({ id, ask }) {
  const seed = textField({ id: `${id}-seed`, maxlength: "200" });
  seed.addEventListener("change", () => ask(seed, { seed: textIn(seed) }));
  return seed;
}

/** The button for another seed. @type {(picker: Picker, seed: HTMLElement) => HTMLElement} */
function makeReroll({ ask }, seed) {
  const name = { "aria-label": labels.reroll, title: labels.reroll };
  const reroll = make("button", { type: "button", class: "round", ...name }, icon("dice"));
  reroll.addEventListener("click", () => ask(seed, { seed: randomSeed() }));
  return reroll;
}
