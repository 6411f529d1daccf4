/**
 * The editor of a rule: a row for each criterion, what breaks the last tie, and the rule as text. It is fetched
 * when somebody first writes a rule.
 *
 * @import { KnightsTourError, ParsedRule, RunSettings } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../../text/rule-parts.js"
 * @import { FieldError } from "../../widgets/field-error.js"
 * @import { Draft, Line } from "./draft.js"
 * @import { Acts, Row } from "./row.js"
 */

import { pieceOf } from "../../run/describe.js";
import { MAX_RULE_TEXT, readRule } from "../../run/written-form.js";
import { listChoices } from "../../widgets/choices.js";
import { button, keepFocus, labelled, make, setAttribute } from "../../widgets/dom.js";
import { setText, textField } from "../../widgets/dom.js";
import { createFieldError, makeErrorLine } from "../../widgets/field-error.js";
import { copyText, feedback } from "../../widgets/files.js";
import * as words from "#text/rule-editor.js";
import { copied, fillIn, termsOf } from "#text/words.js";
import { copyOf, draftOf, freeMeasure, textOf } from "./draft.js";
import { kindOf, makeRow, showRow } from "./row.js";

/** Maximum number of changes that can be undone. */
const MAX_UNDO = 100;

/** Warnsdorff's rule. */
const USUAL = "fewest onward";

/**
 * What the editor asks of its place.
 * @typedef {object} Host
 * @property {(rule: ParsedRule) => string | null} change tells what is wrong, or `null` when the rule is in use
 * @property {(text: string) => void} say for the live region
 */

/**
 * @typedef {object} Editor
 * @property {string} id those of the fields begin with it
 * @property {Host} host
 * @property {Draft} draft
 * @property {Draft[]} before what was changed, to be undone
 * @property {number} made counts the lines, to tell them apart
 * @property {string} used the rule in use
 * @property {Partial<RunSettings>} settings
 * @property {Map<number, Row>} rows by the ids of their lines
 * @property {FieldError} error
 * @property {{ intro: HTMLElement, list: HTMLElement, last: HTMLSelectElement, text: HTMLInputElement, mistake: HTMLElement, add: HTMLElement, undo: HTMLElement, copy: HTMLElement }} parts
 */

/**
 * @param {HTMLElement} root whose id those of the fields begin with
 * @param {Host} host
 */
export function createRuleEditor(root, host) {
  const { id } = root;
  const title = make("h3", { id: `${id}-title` }, words.labels.title);
  const intro = make("p", { class: "note", id: `${id}-intro` });
  const list = make("ol", { class: "rule-lines", role: "list", "aria-label": words.labels.lines });
  const last = make("select", { id: `${id}-last` });
  const text = textField({
    id: `${id}-text`,
    maxlength: String(MAX_RULE_TEXT),
    class: "rule-text",
  });
  const copy = button(words.labels.copy, () => copyRule(editor));
  const undo = button(words.labels.undo, () => goBack(editor));
  const add = button(words.labels.add, () =>
    insert(editor, freeMeasure(editor.draft, editor.settings), false),
  );
  const addFormula = button(words.labels.addFormula, () => {
    const { graph } = editor.settings;
    insert(editor, words.formulas[graph === undefined ? "board" : "graph"], true);
  });
  const usual = button(words.labels.usual, () => {
    remember(editor);
    read(editor, readRule(USUAL));
    settle(editor);
  });
  last.addEventListener("change", () => {
    remember(editor);
    editor.draft.last = /** @type {LastResort} */ (last.value);
    settle(editor);
  });
  text.addEventListener("change", () => {
    const typed = text.value;
    remember(editor);
    editor.draft.text = typed;
    attempt(editor, text);
  });
  const errorLine = makeErrorLine(`${id}-error`);
  const mistake = make("p", { class: "mistake", "aria-hidden": "true", hidden: "" });
  root.classList.add("rule-editor");
  setAttribute(root, "role", "group");
  setAttribute(root, "aria-labelledby", title.id);
  setAttribute(root, "aria-describedby", intro.id);
  root.append(
    ...[title, intro, list, labelled(last, words.labels.last)],
    make("div", { class: "chips" }, add, addFormula, undo, usual),
    make("label", { for: text.id }, words.labels.text),
    make("span", { class: "paired" }, text, copy),
    ...[errorLine, mistake],
  );
  /** @type {Editor} */
  const editor = {
    ...{ id, host, draft: { lines: [], last: "order", text: "" }, before: [], made: 0 },
    ...{ used: "", settings: {}, rows: new Map(), error: createFieldError(errorLine) },
    parts: { intro, list, last, text, mistake, add, undo, copy },
  };
  return {
    /** Shows a rule that is in use; what is being written stays where it is that rule, unless it is to begin anew. @type {(rule: string, on: Partial<RunSettings>, isAnew?: boolean) => void} */
    show: (rule, on, isAnew = false) => show(editor, rule, on, isAnew),
  };
}

/** @type {(editor: Editor, rule: string, on: Partial<RunSettings>, isAnew: boolean) => void} */
function show(editor, rule, settings, isAnew) {
  const isOtherKind = (editor.settings.graph === undefined) !== (settings.graph === undefined);
  editor.settings = settings;
  const parsed = readRule(rule);
  if (isAnew || parsed.text !== editor.used) {
    if (editor.used !== "") {
      remember(editor);
    }
    editor.used = parsed.text;
    read(editor, parsed);
    editor.error.clear();
    mark(editor, { at: -1, length: 0 });
    render(editor);
  } else if (isOtherKind) {
    render(editor);
  }
}

/** Remembers the draft before a change. @param {Editor} editor */
function remember({ before, draft }) {
  before.push(copyOf(draft));
  before.splice(0, before.length - MAX_UNDO);
}

/** Undoes the last change. @param {Editor} editor */
function goBack(editor) {
  const found = editor.before.pop();
  if (found) {
    editor.draft = found;
    attempt(editor);
  }
}

/** Takes the lines of a rule that was read. @type {(editor: Editor, rule: ParsedRule) => void} */
function read(editor, rule) {
  editor.draft = draftOf(rule, editor.draft, () => (editor.made += 1));
}

/** Tries what the lines say. @type {(editor: Editor, from?: HTMLElement) => void} the field that was changed */
function settle(editor, from) {
  editor.draft.text = textOf(editor.draft);
  attempt(editor, from);
}

/** Puts the draft to use, or says what is wrong with it. @type {(editor: Editor, from?: HTMLElement) => void} */
function attempt(editor, from) {
  const { parts, error } = editor;
  /** @type {ParsedRule | null} */
  let rule = null;
  /** @type {string | null} */
  let wrong = null;
  let place = { at: -1, length: 0 };
  try {
    rule = readRule(editor.draft.text);
  } catch (thrown) {
    const { message, at = -1, length = 0 } = /** @type {KnightsTourError} */ (thrown);
    wrong = message;
    place = { at, length };
  }
  if (rule) {
    read(editor, rule);
    wrong = use(editor, rule);
  }
  render(editor);
  const typed = parts.list.querySelectorAll("input");
  const isLine = from !== undefined && from !== parts.text;
  const field = isLine ? [...typed].find(({ id }) => id === from.id) : undefined;
  error.refuse(wrong || null, parts.text, ...(field ? [field] : []));
  mark(editor, place);
}

/** Puts another rule to use. @type {(editor: Editor, rule: ParsedRule) => string | null} why it is refused */
function use(editor, rule) {
  const { host, used } = editor;
  if (rule.text === used) {
    return null;
  }
  editor.used = rule.text;
  const refusal = host.change(rule);
  if (refusal === null) {
    host.say(words.told.used(rule.text));
  } else {
    editor.used = used;
  }
  return refusal;
}

/** Shows the text with its mistaken part marked. @type {(editor: Editor, place: { at: number, length: number }) => void} in characters */
function mark({ draft, parts: { mistake } }, { at, length }) {
  const letters = [...draft.text];
  mistake.hidden = at < 0 || letters.length === 0;
  const wrong = letters.slice(at, at + length).join("") || words.missing;
  mistake.replaceChildren(
    letters.slice(0, Math.max(at, 0)).join(""),
    make("mark", {}, wrong),
    letters.slice(at + length).join(""),
  );
}

/** @type {(editor: Editor, id: number, part: string) => void} */
const focus = (editor, id, part) => document.getElementById(`${editor.id}-${id}-${part}`)?.focus();

/** @type {(editor: Editor, formula: string, isTyped: boolean) => void} */
function insert(editor, formula, isTyped) {
  remember(editor);
  editor.made += 1;
  const id = editor.made;
  editor.draft.lines.push({ id, least: true, formula, isTyped });
  settle(editor);
  focus(editor, id, isTyped ? "formula" : "measure");
}

/** Moves a line to another place. @type {(editor: Editor, index: number, to: number) => boolean} */
function move(editor, index, to) {
  const { lines } = editor.draft;
  const line = lines[index];
  if (!line || index === to || to < 0 || to >= lines.length) {
    return false;
  }
  remember(editor);
  lines.splice(index, 1);
  lines.splice(to, 0, line);
  settle(editor);
  return true;
}

/** @type {(editor: Editor, index: number) => void} */
function remove(editor, index) {
  remember(editor);
  editor.draft.lines.splice(index, 1);
  settle(editor);
  const { lines } = editor.draft;
  const next = lines[Math.min(index, lines.length - 1)];
  if (next) {
    focus(editor, next.id, "remove");
  } else {
    editor.parts.add.focus();
  }
}

/** What the row of a line does. @type {(editor: Editor, id: number) => Acts} */
function actsOf(editor, id) {
  const index = () => editor.draft.lines.findIndex((line) => line.id === id);
  return {
    change(changes, from) {
      remember(editor);
      Object.assign(editor.draft.lines[index()] ?? {}, changes);
      settle(editor, from);
    },
    shift(by) {
      // The focus stays on the button.
      if (move(editor, index(), index() + by)) {
        focus(editor, id, by < 0 ? "up" : "down");
      }
    },
    remove: () => remove(editor, index()),
    dropped(from, to) {
      if (to === null || !move(editor, from, to)) {
        render(editor);
      }
    },
  };
}

/** @type {(editor: Editor, line: Line) => Row} */
function rowOf(editor, line) {
  const { id, rows, settings } = editor;
  const row = rows.get(line.id);
  return row?.kind === kindOf(line, settings)
    ? row
    : makeRow(`${id}-${line.id}`, line, settings, actsOf(editor, line.id));
}

/** @param {Editor} editor */
function render(editor) {
  const { draft, settings, parts } = editor;
  const { list, last, add } = parts;
  const resorts = /** @type {LastResort[]} */ (["order", "random"]);
  setText(parts.intro, fillIn(words.labels.intro, termsOf(pieceOf(settings))));
  editor.rows = new Map(draft.lines.map((line) => [line.id, rowOf(editor, line)]));
  const items = [...editor.rows.values()].map(({ element }) => element);
  if (items.length !== list.children.length || items.some((item, i) => item !== list.children[i])) {
    keepFocus(
      list,
      () => list.replaceChildren(...items),
      () => add.focus(),
    );
  }
  draft.lines.forEach((line, i) => {
    const row = /** @type {Row} */ (editor.rows.get(line.id));
    showRow(row, line, i + 1, draft.lines.length, settings);
  });
  const ends = draft.last === "regions" ? [...resorts, draft.last] : resorts;
  if (last.options.length !== ends.length) {
    listChoices(last, ends, (each) => words.lasts[each]);
  }
  last.value = draft.last;
  parts.text.value = draft.text;
  setAttribute(parts.undo, "aria-disabled", editor.before.length > 0 ? null : "true");
}

/** @param {Editor} editor */
async function copyRule({ host, parts: { text, copy } }) {
  if (await copyText(text.value)) {
    feedback(copy, copied);
    host.say(words.told.copied);
  } else {
    text.select();
    host.say(words.told.notCopied);
  }
}
