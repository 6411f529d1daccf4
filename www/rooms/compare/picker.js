/**
 * The fields for choosing a method: algorithm, its options, and the seed.
 * @import { KnightsTourError, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 */

import { textIn } from "../../widgets/text-field.js";
import { listChoices } from "../../widgets/choices.js";
import { icon, keepFocus, make, textField } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { choicesOf, methodOf, methods, nameOf } from "../../run/methods.js";
import { MAX_RULE_TEXT } from "../../run/written-form.js";
import { parseRule, randomSeed, rules } from "../../pkg/knights_tour.js";
import * as words from "#text/words.js";
import { labels } from "#text/compare.js";

/** Settings that the page labels differently. @type {Record<string, string>} */
const names = {
  algorithm: words.labels.algorithm,
  tieBreak: words.labels.tieBreak,
  whenStuck: words.labels.whenStuck,
  seed: words.labels.seed,
  rule: labels.rule,
};

/** The list's entry for a rule of one's own. */
const OWN = "own";

/** The algorithm, or the rule that somebody wrote, its tie-break if it has any, and its options that differ from their defaults. @param {RunSettings} settings */
export function shortName(settings) {
  const { algorithm = "", tieBreak, rule } = settings;
  const given = new Map(Object.entries(settings));
  const options = (methodOf(algorithm)?.options ?? []).flatMap(({ id, values }) => {
    const value = given.get(id);
    return value === undefined || value === values[0] ? [] : [words.optionInShort(id, value)];
  });
  return words.methodWith(
    rule === undefined ? nameOf("algorithm", algorithm) : words.namedRule(rule),
    tieBreak ? [nameOf("tieBreak", tieBreak), ...options] : options,
  );
}

/**
 * @param {HTMLElement} root
 * @param {string} id prefix of the ids of the fields
 * @param {(changes: Partial<RunSettings>) => string | null} change returns what is wrong, or `null`
 * @param {string} [ofId] id of what the fields belong to, which their names end with where several are alike
 */
export function createPicker(root, id, change, ofId) {
  const errorLine = makeErrorLine(`${id}-error`);
  const error = createFieldError(errorLine);

  /** Requests a change, and shows what is wrong with it. @type {(control: HTMLElement, changes: Partial<RunSettings>) => void} */
  function ask(control, changes) {
    error.refuse(change(changes), control);
  }

  /** @type {(name: string, ...controls: HTMLElement[]) => HTMLElement} */
  function field(name, ...controls) {
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

  /** A list of choices. @type {(name: string, values: readonly string[], value: string) => HTMLElement} */
  function list(name, values, value) {
    const select = make("select", { id: `${id}-${name}` });
    listChoices(select, values, (each) => nameOf(name, each));
    select.value = value;
    select.addEventListener("change", () => ask(select, { [name]: select.value }));
    return field(name, select);
  }

  /** Whether a rule is being written, even if the one in use has a name. */
  let isWriting = false;
  /** @type {RunSettings} */
  let shown = { board: "" };

  /** The rules that have names, and one's own. @param {readonly string[]} ids */
  function ruleList(ids) {
    const select = make("select", { id: `${id}-tieBreak` });
    const named = make("optgroup", { label: words.usualRules });
    named.append(...ids.map((each) => make("option", { value: each }, nameOf("tieBreak", each))));
    select.append(named, make("option", { value: OWN }, words.ownRule));
    select.value = isWriting ? OWN : (shown.tieBreak ?? "");
    select.addEventListener("change", () => {
      isWriting = select.value === OWN;
      ruleField.hidden = !isWriting;
      if (!isWriting) {
        ask(select, { tieBreak: /** @type {TieBreakId} */ (select.value), rule: undefined });
      }
    });
    return field("tieBreak", select);
  }

  const rule = textField({ id: `${id}-rule`, maxlength: String(MAX_RULE_TEXT), class: "rule" });
  rule.addEventListener("change", () => {
    ask(rule, { rule: textIn(rule), tieBreak: undefined });
    selectMistake();
  });
  const ruleField = field("rule", rule);

  /** Selects the part of the rule that cannot be read. */
  function selectMistake() {
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

  /** The text of the rule that a lane follows. */
  const ruleText = () =>
    shown.rule ?? rules().find((each) => each.id === shown.tieBreak)?.text ?? "";

  const seed = textField({ id: `${id}-seed`, maxlength: "200" });
  seed.addEventListener("change", () => ask(seed, { seed: textIn(seed) }));
  const reroll = make(
    "button",
    { type: "button", class: "round", "aria-label": labels.reroll, title: labels.reroll },
    icon("dice"),
  );
  reroll.addEventListener("click", () => ask(seed, { seed: randomSeed() }));
  const seedField = field("seed", make("span", { class: "paired" }, seed, reroll));

  return {
    /** @type {(settings: RunSettings, usesSeed: boolean) => void} */
    show(settings, usesSeed) {
      const given = new Map(Object.entries(settings));
      shown = settings;
      isWriting = settings.rule !== undefined || (isWriting && settings.tieBreak !== undefined);
      ruleField.hidden = !isWriting;
      rule.value = ruleText();
      const lists = [...choicesOf(methodOf(settings.algorithm))].filter(
        ([name, values]) => name !== "target" && values.length > 0,
      );
      seed.value = String(settings.seed ?? "");
      seedField.hidden = !usesSeed;
      error.clear();
      keepFocus(root, () =>
        root.replaceChildren(
          list(
            "algorithm",
            methods().map((method) => method.id),
            settings.algorithm ?? "",
          ),
          ...lists.flatMap(([name, values]) =>
            name === "tieBreak"
              ? [ruleList(values), ruleField]
              : [list(name, values, String(given.get(name) ?? values[0]))],
          ),
          seedField,
          errorLine,
        ),
      );
    },
  };
}
