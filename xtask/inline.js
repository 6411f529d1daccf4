/**
 * Puts messages where a script says them: `messages.moved({ n, to })` becomes the sentence itself. So nothing of a
 * message that no script says is in the page, and nobody loads the names of facts.
 *
 * @import { Expression, Node, ObjectLiteralExpression } from "typescript"
 * @import { Tree } from "./messages.js"
 */

import ts from "typescript";
import { HELPERS, Text, expressionOf, flatName } from "./messages.js";

/** How a script imports all messages of a file. */
const IMPORT = /^import \* as (\w+) from "#messages\/([\w-]+)\.js";$/gm;

/** What an expression such as `messages.wrong` or `messages["no-move"]` reads of another. @param {Node} node @returns {{ of: Node, member: string } | undefined} */
function memberIn(node) {
  if (ts.isPropertyAccessExpression(node)) {
    return { of: node.expression, member: node.name.text };
  }
  return ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
    ? { of: node.expression, member: node.argumentExpression.text }
    : undefined;
}

/** The names in an expression such as `messages.wrong.size`. @param {Node} node @returns {string[]} */
function pathOf(node) {
  const read = memberIn(node);
  return read ? [...pathOf(read.of), read.member] : [node.getText()];
}

/**
 * How to read each fact of an object, if it is written with its facts one by one, perhaps after those of another.
 * @type {(given: Node | undefined) => ((fact: string) => { node: Node, member?: string } | undefined) | undefined}
 */
function factsIn(given) {
  if (given && ts.isIdentifier(given)) {
    return (member) => ({ node: given, member });
  }
  if (!given || !ts.isObjectLiteralExpression(given)) {
    return undefined;
  }
  /** @type {Map<string, Node>} */
  const facts = new Map();
  const [first, ...others] = given.properties;
  const rest = first && ts.isSpreadAssignment(first) ? first.expression : undefined;
  for (const property of rest ? others : given.properties) {
    if (ts.isShorthandPropertyAssignment(property)) {
      facts.set(property.name.text, property.name);
    } else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
      facts.set(property.name.text, property.initializer);
    } else {
      return undefined;
    }
  }
  if (rest && !ts.isIdentifier(rest)) {
    return undefined;
  }
  return (fact) => {
    const node = facts.get(fact);
    return node ? { node } : rest && { node: rest, member: fact };
  };
}

/** Whether an expression may be read twice instead of once. @type {(node?: Node) => boolean} */
const isPlain = (node) =>
  !node ||
  ts.isIdentifier(node) ||
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  (ts.isPropertyAccessExpression(node) && isPlain(node.expression));

/** What a text says of these facts, of which some are plain. @type {(text: Text, written: (fact: string) => string, isPlainFact: (fact: string) => boolean) => string} */
function saidOf(text, written, isPlainFact) {
  /** @type {string[]} */
  const used = [];
  const code = text.code((fact) => {
    used.push(fact);
    return fact;
  });
  const names = [...new Set(used)];
  if (names.every((fact) => isPlainFact(fact) || used.indexOf(fact) === used.lastIndexOf(fact))) {
    return `(${text.code(written)})`;
  }
  return `((${names.join(", ")}) => ${code})(${names.map(written).join(", ")})`;
}

/** What was made of scripts before, by their texts: the page and the element, and one language after another, ask for the same. @type {WeakMap<Tree, Map<string, string>>} */
const made = new WeakMap();

/** A script with what its messages say. @type {(source: string, textsOf: (file: string) => Tree) => string} */
export function inlined(source, textsOf) {
  const imports = [...source.matchAll(IMPORT)];
  const modules = new Map(imports.map(([, name = "", file = ""]) => [name, textsOf(file)]));
  const [texts, ...others] = modules.values();
  if (!texts || others.length > 0) {
    return texts ? rewritten(source, modules) : source;
  }
  const before = made.get(texts) ?? new Map();
  made.set(texts, before);
  const code = before.get(source) ?? rewritten(source, modules);
  before.set(source, code);
  return code;
}

/** The same with these texts. @type {(source: string, modules: Map<string, Tree>) => string} */
function rewritten(source, modules) {
  const script = ts.createSourceFile("script.js", source, ts.ScriptTarget.Latest, true);

  /** The texts that an expression names. @param {Node} node @returns {Tree | Text | undefined} */
  function named(node) {
    if (ts.isIdentifier(node)) {
      return modules.get(node.text);
    }
    const read = memberIn(node);
    const texts = read && named(read.of);
    return texts instanceof Text ? undefined : texts?.[read?.member ?? ""];
  }

  /** What a call says, a text that it calls, or a group in another. @param {Node} node @returns {string | undefined} */
  function saidIn(node) {
    const text = named(ts.isCallExpression(node) ? node.expression : node);
    if (!(text instanceof Text)) {
      const [module = "", ...path] = text ? pathOf(node) : [];
      const name = path.length > 1 ? flatName(path) : "";
      return name && `${module}.${name}`;
    }
    const given = ts.isCallExpression(node) ? factsIn(node.arguments[0]) : undefined;
    if (given) {
      return saidOf(
        text,
        (fact) => {
          const { node: value, member } = given(fact) ?? {};
          return value ? `(${bare(value)}${member ? `.${member}` : ""})` : "undefined";
        },
        (fact) => isPlain(given(fact)?.node),
      );
    }
    return ts.isCallExpression(node) ? undefined : `(${expressionOf(text)})`;
  }

  /** An expression with what its messages say. @param {Node} node @returns {string} */
  function bare(node) {
    const said = saidIn(node);
    if (said) {
      return said;
    }
    let [code, at] = ["", node.getStart()];
    node.forEachChild((child) => {
      code += source.slice(at, child.getStart()) + bare(child);
      at = child.end;
    });
    return code + source.slice(at, node.end);
  }

  // What says all of its messages here imports none: the module would be fetched with it.
  const code = bare(script).replaceAll(IMPORT, (line, name, _file, at, whole) =>
    whole.replace(line, "").search(new RegExp(`\\b${name}\\b`)) < 0 ? "" : line,
  );
  return code.includes("say.") ? `${HELPERS}${code}` : code;
}
