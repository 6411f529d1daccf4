/**
 * The messages of a language, which are written in Fluent (projectfluent.org), as a script: a text for each message,
 * or a function of its facts. A message of nothing but attributes is a group of texts. Scripts of the page import
 * those of the page’s language as `#messages/…`.
 *
 * Messages are compiled rather than read by Fluent in the page: what no script uses is left out, and the facts that a
 * sentence needs are types. Where a language lacks a message, the English one stands in.
 *
 * @import { Comment, Entry, Expression, InlineExpression, SelectExpression, Term, VariableReference } from "@fluent/syntax"
 */

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { Message, Pattern, TextElement, parse } from "@fluent/syntax";

/** The language that the others are translated from, and that stands in for what is missing in them. */
export const SOURCE = "en";

/**
 * Files whose English is elsewhere: the solver says its errors and reasons itself, and the collection of the Gallery has
 * what is told of its tours. In other languages they have one group of messages, which is named as the file is.
 */
export const ELSEWHERE = ["errors", "reasons", "tours"];

/** The file of terms, in whose tables English texts need the English words, and others those of their language. */
const TERMS = "terms";

/** What a fact may be: a text, a number, true or false, one of some words, or what a function takes. @typedef {"text" | "number" | "flag" | "names" | "some" | "parts" | string[]} Kind */

/** The kinds of the facts of a message, by their names. @typedef {Map<string, Kind>} Facts */

/** The messages of a file by their names, and its terms, which other messages of the file refer to. @typedef {{ messages: Map<string, Message>, terms: Map<string, Term> }} Messages */

/** What a function takes, what it is called among the helpers of `sentence.js`, and whether it gives parts of a sentence. @type {Record<string, { takes: Kind, helper: string, isParts?: boolean }>} */
const FUNCTIONS = {
  NUMBER: { takes: "number", helper: "number" },
  WORD: { takes: "number", helper: "word" },
  WORD_AT_FIRST: { takes: "number", helper: "wordAtFirst" },
  PERCENT: { takes: "number", helper: "percent" },
  BYTES: { takes: "number", helper: "bytes" },
  ROUGHLY: { takes: "number", helper: "roughly" },
  TYPED: { takes: "text", helper: "typed" },
  QUOTED: { takes: "text", helper: "quoted" },
  LIST: { takes: "names", helper: "listed" },
  COMMAS: { takes: "names", helper: "commas" },
  EITHER: { takes: "names", helper: "either" },
  SQUARE: { takes: "text", helper: "square", isParts: true },
  CHOSEN: { takes: "text", helper: "chosen", isParts: true },
  SOME: { takes: "some", helper: "someOf", isParts: true },
  PARTS: { takes: "parts", helper: "", isParts: true },
  // What stands before the name of a vertex that is a number, in Japanese.
  VERTEX: { takes: "text", helper: "vertex" },
  // A text that only other languages say.
  UNUSED: { takes: "text", helper: "" },
};

/** The functions that choose a variant by a number. @type {Record<string, string>} */
const PLURALS = { NUMBER: "plural", ORDINAL: "ordinal" };
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

/** Types of facts in TypeScript. */
const TYPES = {
  text: "string | number",
  number: "number | bigint",
  flag: "boolean",
  names: "readonly string[]",
  some: 'import("../../www/text/choice.js").Some',
  parts:
    'string | import("../../www/text/language.js").Part | readonly import("../../www/text/language.js").Part[]',
  said: 'import("../../www/text/language.js").Part[]',
};

/** @type {(condition: unknown, what: string) => asserts condition} */
function expect(condition, what) {
  if (!condition) {
    throw new Error(what);
  }
}

/** Reads a file of messages. @type {(text: string) => Messages} */
export function readMessages(text) {
  /** @type {Messages} */
  const read = { messages: new Map(), terms: new Map() };
  for (const entry of parse(text, {}).body) {
    expect(entry.type !== "Junk", `this is no message: ${"content" in entry && entry.content}`);
    if (entry.type === "Message" || entry.type === "Term") {
      const { name } = entry.id;
      const among = entry.type === "Message" ? read.messages : read.terms;
      expect(!among.has(name), `${name} is there twice`);
      expect(!entry.value || !entry.attributes.length, `${name} is a text and a group at once`);
      among.set(name, /** @type {any} */ (entry));
    }
  }
  return read;
}

/** The patterns of a message, by the name of each. @type {(message: Message) => [name: string, pattern: Pattern][]} */
const patternsOf = ({ value, attributes }) =>
  value ? [["", value]] : attributes.map((each) => [each.id.name, each.value]);

/** The elements of a pattern between separators. @type {(elements: Pattern["elements"], separator: string) => Pattern["elements"][]} */
function split(elements, separator) {
  /** @type {Pattern["elements"][]} */
  const parts = [[]];
  for (const element of elements) {
    const texts = element.type === "TextElement" ? element.value.split(separator) : [""];
    texts.forEach((text, i) => {
      if (i > 0) {
        parts.push([]);
      }
      const last = parts.at(-1);
      if (element.type !== "TextElement") {
        last?.push(element);
      } else if (text !== "") {
        last?.push(new TextElement(text));
      }
    });
  }
  return parts;
}

/** Elements without a text at their beginning, or nothing if they begin otherwise. @type {(elements: Pattern["elements"], start: string) => Pattern["elements"] | undefined} */
function after([first, ...rest], start) {
  if (first?.type !== "TextElement" || !first.value.startsWith(start)) {
    return undefined;
  }
  const text = first.value.slice(start.length);
  return text === "" ? rest : [new TextElement(text), ...rest];
}

/** A text, or the texts of a list, whose lines begin with `- `, or of a table, whose rows are as in `| one | other`. @type {(pattern: Pattern) => Pattern | Pattern[] | Pattern[][]} */
function rowsOf(pattern) {
  const lines = split(pattern.elements, "\n");
  const items = lines.map((line) => after(line, "- "));
  const rows = lines.map((line) => after(line, "| "));
  if (items.every((item) => item !== undefined)) {
    return items.map((item) => new Pattern(item));
  }
  return rows.every((row) => row !== undefined)
    ? rows.map((row) => split(row, " | ").map((cell) => new Pattern(cell)))
    : pattern;
}

/** One text: what it is made of and which facts it needs. */
export class Text {
  /** @type {Facts} */
  facts = new Map();
  isParts = false;
  write = (/** @type {string} */ fact) => fact;

  /** @param {Pattern} pattern @param {Messages} file @param {Facts} [known] the facts of the English text */
  constructor(pattern, file, known) {
    this.pattern = pattern;
    this.file = file;
    this.known = known;
    this.#look(pattern);
  }

  /** The pattern of another message or term. @param {InlineExpression} reference @returns {Pattern | undefined} */
  #referred(reference) {
    if (reference.type !== "MessageReference" && reference.type !== "TermReference") {
      return undefined;
    }
    const { name } = reference.id;
    const { messages, terms } = this.file;
    const entry = (reference.type === "MessageReference" ? messages : terms).get(name);
    const attribute = reference.attribute?.name ?? "";
    const found =
      entry && patternsOf(/** @type {Message} */ (entry)).find(([n]) => n === attribute);
    expect(found, `there is no ${name}${attribute && `.${attribute}`}`);
    return found[1];
  }

  /** @type {(name: string, kind: Kind) => void} */
  #need(name, kind) {
    const known = this.facts.get(name);
    if (Array.isArray(known) && Array.isArray(kind)) {
      this.facts.set(name, [...new Set([...known, ...kind])]);
    } else if (known === undefined || known === "text") {
      this.facts.set(name, kind);
    } else {
      const isSame = known === kind || kind === "text";
      expect(isSame, `$${name} is used as ${known} and as ${kind}`);
    }
  }

  /** Collects the facts. @param {Pattern} pattern */
  #look({ elements }) {
    for (const element of elements) {
      if (element.type === "Placeable") {
        this.#lookAt(element.expression);
      }
    }
  }

  /** @param {Expression} it */
  #lookAt(it) {
    if (it.type === "SelectExpression") {
      const kind = kindOfKeys(it);
      this.#need(selectorOf(it).name, kind);
      it.variants.forEach(({ value }) => this.#look(value));
    } else if (it.type === "VariableReference") {
      this.#need(it.id.name, "text");
    } else if (it.type === "FunctionReference") {
      const known = FUNCTIONS[it.id.name];
      expect(known, `there is no function ${it.id.name}`);
      it.arguments.positional.forEach((given) => {
        expect(given.type === "VariableReference", `${it.id.name} takes facts`);
        this.#need(given.id.name, known.takes);
      });
      this.isParts ||= known.isParts ?? false;
    } else if (it.type === "Placeable") {
      this.#lookAt(it.expression);
    } else {
      const other = this.#referred(it);
      if (other) {
        this.#look(other);
      }
    }
  }

  /** An expression in JavaScript. @param {(fact: string) => string} [write] how it writes facts */
  code(write = (fact) => fact) {
    this.write = write;
    const rows = rowsOf(this.pattern);
    const written = (/** @type {Pattern} */ row) => this.#codeOf(row);
    return Array.isArray(rows)
      ? `[${rows.map((row) => (Array.isArray(row) ? `[${row.map(written).join(", ")}]` : written(row))).join(", ")}]`
      : written(rows);
  }

  /** @param {Pattern} pattern @param {boolean} [isInner] whether it is in a sentence already @returns {string} */
  #codeOf(pattern, isInner = false) {
    const pieces = pattern.elements.map((element) =>
      element.type === "TextElement" ? { text: element.value } : this.#pieceOf(element.expression),
    );
    if (pieces.every((piece) => "text" in piece)) {
      const text = pieces.map((piece) => piece.text).join("");
      return this.isParts && pattern === this.pattern
        ? `[${JSON.stringify(text)}]`
        : JSON.stringify(text);
    }
    const [first] = pieces;
    if (isInner && pieces.length === 1 && first && "code" in first) {
      return first.code;
    }
    const template = pieces.map((piece) =>
      "text" in piece
        ? (piece.text ?? "").replaceAll(/[`\\]|\$(?=\{)/g, "\\$&")
        : `\${${piece.code}}`,
    );
    return `${this.isParts ? "say.sentence" : ""}\`${template.join("")}\``;
  }

  /** @param {Expression} it @returns {{ text: string } | { code: string, text?: undefined }} */
  #pieceOf(it) {
    switch (it.type) {
      case "StringLiteral": {
        // Words in quotation marks are a phrase that differs on a graph, or for another piece.
        const { value } = it.parse();
        return { text: /\p{L}/u.test(value) ? `{${value}}` : value };
      }
      case "NumberLiteral":
        return { text: it.value };
      case "VariableReference":
        return {
          code:
            (this.known ?? this.facts).get(it.id.name) === "number"
              ? `say.number(${this.write(it.id.name)})`
              : this.write(it.id.name),
        };
      case "FunctionReference": {
        const { positional, named } = it.arguments;
        const given = positional
          .map((each) => this.write(/** @type {VariableReference} */ (each).id.name))
          .join(", ");
        const digits = named.find(({ name }) => name.name === "minimumFractionDigits");
        const { helper = "" } = FUNCTIONS[it.id.name] ?? {};
        if (it.id.name === "UNUSED") {
          return { text: "" };
        }
        return {
          code: digits
            ? `say.decimal(${given}, ${digits.value.value})`
            : helper
              ? `say.${helper}(${given})`
              : given,
        };
      }
      case "SelectExpression":
        return { code: this.#chosen(it) };
      case "Placeable":
        return this.#pieceOf(it.expression);
      default: {
        const other = this.#referred(it);
        expect(other, `${it.type} is not understood`);
        return { code: this.#codeOf(other, true) };
      }
    }
  }

  /** The variant that fits. @param {SelectExpression} it */
  #chosen(it) {
    const { name: fact, by } = selectorOf(it);
    const variants = it.variants.map((each) => ({ ...each, code: this.#codeOf(each.value, true) }));
    const rest = variants.find((each) => each.default)?.code ?? "";
    const kind = kindOfKeys(it);
    const exact = variants.filter(({ key, default: isDefault }) =>
      kind === "number" ? key.type === "NumberLiteral" : !isDefault,
    );
    if (exact.every(({ code }) => code === rest) && variants.every(({ code }) => code === rest)) {
      return rest;
    }
    const last = kind === "number" ? this.#byCategory(by, fact, variants, rest) : rest;
    return exact.reduceRight((otherwise, { key, code }) => {
      const name = this.write(fact);
      const text = key.type === "NumberLiteral" ? key.value : key.name;
      const isIt =
        kind === "number"
          ? `Number(${name}) === ${text}`
          : kind === "flag"
            ? text === "true"
              ? name
              : `!${name}`
            : `${name} === ${JSON.stringify(text)}`;
      return `${isIt} ? ${code} : ${otherwise}`;
    }, last);
  }

  /** @type {(by: string, name: string, variants: { key: SelectExpression["variants"][number]["key"], code: string }[], rest: string) => string} */
  #byCategory(by, name, variants, rest) {
    const forms = variants.filter(({ key }) => key.type === "Identifier" && key.name !== "other");
    const written = forms.map(({ key, code }) => `${"name" in key && key.name}: ${code}`);
    return written.length === 0
      ? rest
      : `say.${by}(${this.write(name)}, { ${[...written, `other: ${rest}`].join(", ")} })`;
  }
}

/** By which fact a variant is chosen, and by which helper if it is a number. @param {SelectExpression} it */
function selectorOf({ selector }) {
  const [fact, by = ""] =
    selector.type === "FunctionReference"
      ? [selector.arguments.positional[0], PLURALS[selector.id.name]]
      : [selector, PLURALS["NUMBER"]];
  expect(fact?.type === "VariableReference", "a variant is chosen by a fact");
  return { name: fact.id.name, by };
}

/** What the fact is by which a variant is chosen. @type {(it: SelectExpression) => Kind} */
function kindOfKeys({ variants }) {
  const keys = variants.map(({ key }) => (key.type === "NumberLiteral" ? key.value : key.name));
  if (keys.every((key) => CATEGORIES.includes(key) || /^\d+$/.test(key))) {
    return "number";
  }
  return keys.every((key) => ["true", "false"].includes(key)) ? "flag" : keys;
}

/** Texts by their names, some of them in groups, which may have groups in them. @typedef {{ [name: string]: Text | Tree }} Tree */

/**
 * The texts of messages as a script has them: `about_app` is the group `app` in the group `about`.
 * @param {Messages} file
 * @param {Map<string, Text>} [english] the English texts by their names
 */
function treeOf(file, english, Kind = Text) {
  /** @type {Tree} */
  const tree = {};
  for (const [id, message] of file.messages) {
    for (const [key, pattern] of patternsOf(message)) {
      const path = [...id.split("_"), ...(key ? [key] : [])];
      const name = path.pop() ?? "";
      const group = path.reduce((at, each) => {
        const inner = (at[each] ??= {});
        expect(!(inner instanceof Text), `${id} is a text and a group at once`);
        return inner;
      }, tree);
      const text = new Kind(pattern, file, english?.get(key ? `${id}.${key}` : id)?.facts);
      expect(!(name in group), `${id} is a text and a group at once`);
      group[name] = text;
    }
  }
  return tree;
}

/** A text that is found by what the solver names it by: facts stand in it in braces, unless it chooses words by them. */
class FoundText extends Text {
  /** @returns {string} */
  expression() {
    const pieces = this.pattern.elements.map((element) =>
      element.type === "TextElement" ? element.value : pieceFilledIn(element.expression),
    );
    return pieces.includes(undefined)
      ? `(of) => ${this.code((fact) => `of.${fact}`)}`
      : JSON.stringify(pieces.join(""));
  }
}

/** A fact or a phrase in braces, unless it is something else. @param {Expression} it @returns {string | undefined} */
function pieceFilledIn(it) {
  if (it.type === "StringLiteral") {
    const { value } = it.parse();
    return /\p{L}/u.test(value) ? `{${value}}` : value;
  }
  const isNumber = it.type === "FunctionReference" && it.id.name === "NUMBER";
  const fact = isNumber ? it.arguments.positional[0] : it;
  return fact?.type === "VariableReference" ? `{${fact.id.name}}` : undefined;
}

/** A text, or a group of them, as an expression. @param {Text | Tree} it @returns {string} */
export function expressionOf(it) {
  if (!(it instanceof Text)) {
    return groupOf(it, (_, inner) => expressionOf(inner));
  }
  if (it instanceof FoundText) {
    return it.expression();
  }
  const facts = [...it.facts.keys()];
  if (facts.length > 0) {
    return `({ ${facts.join(", ")} }) => ${it.code()}`;
  }
  return it.known?.size ? `() => ${it.code()}` : it.code();
}

/** A group as an expression. @type {(group: Tree, written: (name: string, it: Text | Tree) => string) => string} */
const groupOf = (group, written) =>
  `{ ${Object.entries(group)
    .map(([name, it]) => `${nameOf(name)}: ${written(name, it)}`)
    .join(", ")} }`;

/** The name of a member. @param {string} name */
const nameOf = (name) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));

/** The type of a text, or of a group. @param {Text | Tree} it @returns {string} */
function typeOf(it) {
  if (!(it instanceof Text)) {
    const members = Object.entries(it).map(
      ([name, inner]) => `readonly ${nameOf(name)}: ${typeOf(inner)};`,
    );
    return `{\n${members.join("\n")}\n}`;
  }
  const { facts, isParts, pattern } = it;
  const rows = rowsOf(pattern);
  const one = isParts ? TYPES.said : "string";
  const said = !Array.isArray(rows)
    ? one
    : Array.isArray(rows[0])
      ? `[${rows[0].map(() => one).join(", ")}][]`
      : `${one}[]`;
  const given = [...facts].map(([name, kind]) => `${name}: ${typeOfFact(kind)}`);
  return given.length > 0 ? `(facts: { ${given.join("; ")} }) => ${said}` : said;
}

/** @param {Kind} kind */
function typeOfFact(kind) {
  if (!Array.isArray(kind)) {
    return TYPES[kind];
  }
  return kind.includes("other") ? "string" : kind.map((key) => JSON.stringify(key)).join(" | ");
}

/** The types of a file of messages. @param {Messages} file */
export const typesOf = (file) =>
  Object.entries(treeOf(file))
    .map(([name, it]) => {
      const comment = file.messages.get(name)?.comment;
      return `${comment ? `/** ${comment.content} */\n` : ""}export const ${name}: ${typeOf(it)};\n`;
    })
    .join("");

/** Files that were read before, by their paths: bundles of several languages and purposes ask for the same. @type {Map<string, { text: string, messages: Messages }>} */
const files = new Map();

/** A file of messages by its language. @type {(top: string, language: string, name: string) => Messages} */
export function messagesIn(top, language, name) {
  const path = join(top, "text", language, `${name}.ftl`);
  try {
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const before = files.get(path);
    const messages = before?.text === text ? before.messages : readMessages(text);
    files.set(path, { text, messages });
    return messages;
  } catch (error) {
    throw new Error(`text/${language}/${name}.ftl: ${error}`, { cause: error });
  }
}

/** The names of the files of messages. @param {string} top */
export const messageFiles = (top) =>
  readdirSync(join(top, "text", SOURCE))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => basename(name, ".ftl"));

/** Each text of a file by its name, such as `labels.title`. @type {(file: Messages) => Map<string, Text>} */
export const namedTexts = (file) =>
  new Map(
    [...file.messages].flatMap(([name, message]) =>
      patternsOf(message).map(([key, pattern]) => [
        key ? `${name}.${key}` : name,
        new Text(pattern, file),
      ]),
    ),
  );

/**
 * What does not fit the English messages: texts that are missing, and those that say something else, or of other facts.
 * @type {(own: Messages, english: Messages) => { missing: string[], wrong: string[] }}
 */
export function misfits(own, english) {
  const [ours, whole] = [namedTexts(own), namedTexts(english)];
  const missing = [...whole.keys()].filter((name) => !ours.has(name));
  const wrong = [...ours].flatMap(([name, text]) => {
    const model = whole.get(name);
    if (!model) {
      return [`${name} is not in English`];
    }
    const unlike = [...text.facts].filter(([fact, kind]) => !fits(kind, model.facts.get(fact)));
    return unlike.map(([fact]) => `${name}: $${fact} is no such fact`);
  });
  return { missing, wrong };
}

/** Whether a fact that is of one kind in English may be used as another. @type {(own: Kind, whole?: Kind) => boolean} */
const fits = (own, whole) =>
  whole !== undefined &&
  (Array.isArray(own) && Array.isArray(whole)
    ? own.every((key) => key === "other" || whole.includes(key) || whole.includes("other"))
    : own === whole ||
      (own === "text" && whole === "number") ||
      (whole === "text" && own.includes("other")));

/** Texts, with those that are missing filled in from others. @param {Tree} own @param {Tree} whole @returns {Tree} */
const filled = (own, whole) =>
  Object.fromEntries(
    Object.entries(whole).map(([name, text]) => {
      const ours = own[name];
      return ours && !(ours instanceof Text) && !(text instanceof Text)
        ? [name, filled(ours, text)]
        : [name, ours ?? text];
    }),
  );

/** The texts of messages, with the English ones where they lack some. @type {(own: Messages, english: Messages) => Tree} */
export const textsFor = (own, english) => filled(treeOf(own, namedTexts(english)), treeOf(english));

/** Messages whose tables have the rows of the English ones before their own. @type {(own: Messages, english: Messages) => Messages} */
function withRowsOf(own, english) {
  const both = [...own.messages].map(([name, ours]) => {
    const whole = english.messages.get(name)?.value;
    if (!ours.value || !whole || !Array.isArray(rowsOf(whole))) {
      return /** @type {const} */ ([name, ours]);
    }
    const rows = [...whole.elements, new TextElement("\n"), ...ours.value.elements];
    return /** @type {const} */ ([name, new Message(ours.id, new Pattern(rows))]);
  });
  return { ...own, messages: new Map(both) };
}

/** What a script needs for texts that are made of facts. */
export const HELPERS = `import * as say from "#text/sentence.js";\n`;

/** The name by which a script has the texts of a group in groups; none if scripts have no such names. @param {readonly string[]} path */
export const flatName = (path) => (path.every((name) => /^\w+$/.test(name)) ? path.join("_") : "");

/** The script of texts, in which groups in groups have names as well. @param {Tree} texts */
const scriptWith = (texts) => {
  /** @type {string[]} */
  const lines = [];
  /** @param {Text | Tree} it @param {string[]} path @returns {string} */
  const written = (it, path) => {
    const name = flatName(path);
    const code =
      it instanceof Text
        ? expressionOf(it)
        : groupOf(it, (key, inner) => written(inner, [...path, key]));
    if (!name || (it instanceof Text && path.length > 1)) {
      return code;
    }
    lines.push(`export const ${name} = ${code};`);
    return name;
  };
  Object.entries(texts).forEach(([name, it]) => written(it, [name]));
  const code = lines.join("\n");
  return `${code.includes("say.") ? HELPERS : ""}${code}\n`;
};

/** The script of messages, with the English ones where they lack some. @type {(own: Messages, english: Messages) => string} */
export const scriptFor = (own, english) => scriptWith(textsFor(own, english));

/** Texts that were made of messages before, with the English ones. @type {WeakMap<Messages, { english: Messages, isMixed: boolean, tree: Tree }>} */
const made = new WeakMap();

/** The texts of a file of messages in a language, which may be mixed with English texts. @type {(top: string, language: string, name: string, isMixed?: boolean) => Tree} */
export function treeIn(top, language, name, isMixed = false) {
  const [own, english] = [messagesIn(top, language, name), messagesIn(top, SOURCE, name)];
  const before = made.get(own);
  if (before?.english === english && before.isMixed === isMixed) {
    return before.tree;
  }
  const isElsewhere = ELSEWHERE.includes(name);
  const wrong = isElsewhere ? [] : misfits(own, english).wrong;
  expect(wrong.length === 0, `text/${language}/${name}.ftl: ${wrong.join(", ")}`);
  const tree = isElsewhere
    ? { [name]: {}, ...treeOf(own, undefined, FoundText) }
    : textsFor(isMixed && name === TERMS ? withRowsOf(own, english) : own, english);
  made.set(own, { english, isMixed, tree });
  return tree;
}

/** The script of a file of messages in a language. @type {(top: string, language: string, name: string, isMixed?: boolean) => string} */
export const scriptOf = (top, language, name, isMixed) =>
  scriptWith(treeIn(top, language, name, isMixed));

if (resolve(argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [to = ""] = argv.slice(2);
  const top = fileURLToPath(new URL("../www", import.meta.url));
  mkdirSync(to, { recursive: true });
  for (const name of [...messageFiles(top), ...ELSEWHERE]) {
    const types = ELSEWHERE.includes(name)
      ? `export const ${name}: Readonly<Record<string, any>>;\n`
      : typesOf(messagesIn(top, SOURCE, name));
    writeFileSync(join(to, `${name}.js`), scriptOf(top, SOURCE, name));
    writeFileSync(join(to, `${name}.d.ts`), types);
  }
}
