/**
 * The texts of one language, as `#text/…`: where the language has none yet, the English ones stand in.
 *
 * @import { Plugin } from "esbuild"
 */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { SOURCE, languagesIn, run } from "./languages.js";
import { inlined } from "./inline.js";
import { messageFiles, messagesIn, misfits, scriptOf, treeIn } from "./messages.js";
import { version } from "./version.js";

/** @typedef {Record<string, any>} Module */

/** Whether something is an object with texts by name: no list or table, and not the forms of one word, of which languages have different ones. @param {any} value */
export const isGroup = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !Object.keys(value).every((name) => /^(?:zero|one|two|few|many|other)$/.test(name));

/** Whether a text is not there, or a group of texts lacks one that another has. @type {(own: any, whole: any) => boolean} */
export const lacks = (own, whole) =>
  own === undefined ||
  (isGroup(own) &&
    isGroup(whole) &&
    Object.keys(whole).some((name) => lacks(own[name], whole[name])));

/** A group of texts with what it lacks filled in from another. @type {(own: any, whole: any) => any} */
const filled = (own, whole) =>
  own === undefined
    ? whole
    : isGroup(own) && isGroup(whole)
      ? Object.fromEntries(
          Object.keys({ ...whole, ...own }).map((name) => [name, filled(own[name], whole[name])]),
        )
      : own;

/** The names of the scripts in a folder, without an ending. @param {string} folder */
const scriptsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => basename(name, ".js"));

/** The files of texts, by their names without an ending: scripts that say a language’s messages, and those of English. @param {string} top */
export function filesIn(top) {
  const folder = join(top, "text");
  const shared = scriptsIn(folder).filter((name) =>
    readFileSync(join(folder, `${name}.js`), "utf8").includes('from "#'),
  );
  return [...shared, ...scriptsIn(join(folder, SOURCE))];
}

/** The names that a module exports. @param {string} path @returns {string[]} */
export function exportsOf(path) {
  const text = readFileSync(path, "utf8");
  const declared = text.matchAll(/^export (?:const|let|function) (?:(\w+)|\{([^}]*)\})/gm);
  const listed = text.matchAll(/^export \{([^}]*)\}/gm);
  const names = [
    ...[...declared].flatMap(([, name, several]) => name ?? several?.split(",") ?? []),
    ...[...listed].flatMap(([, several]) => several?.split(",") ?? []),
  ];
  return names.map((name) => name.trim().replace(/^.*\bas\s+|^.*:\s*/, "")).filter(Boolean);
}

/** A module whose groups of texts are completed by the English ones. @type {(own: string, english: string, names: string[]) => string} */
const completed = (own, english, names) => `
import * as own from ${JSON.stringify(`${own}?own`)};
import * as english from ${JSON.stringify(english)};
const isGroup = ${isGroup};
const filled = ${filled};
${names.map((name) => `export const ${name} = filled(own.${name}, english.${name});`).join("\n")}
`;

/** The file of terms. English texts that stand in use English ones, whose keys are others. */
const TERMS = "terms.js";

/** What English texts take from a language that has not all of them: the names that the page shows, and its terms. */
const SHARED = ["labels.js", "names.js", TERMS];

/** The terms of a language, and beside them the English ones. @type {(own: string, english: string, shared: string) => string} */
const bothTerms = (own, english, shared) => `
import { KNIGHT, WALKER } from ${JSON.stringify(shared)};
import * as own from ${JSON.stringify(`${own}?own`)};
import * as english from ${JSON.stringify(english)};
export * from ${JSON.stringify(`${own}?own`)};
export const termsOf = (id) => ({ ...english.termsOf(id), ...own.termsOf(id) });
export const usualTerms = termsOf(KNIGHT);
export const sayOn = ({ graph }) => (text) =>
  own.fillIn(text, termsOf(graph === undefined ? KNIGHT : WALKER));
`;

/**
 * Resolves `#text/…` to the folder of a language, `#languages` to the list of all, or of those offered, and `#version`
 * to the version of the project.
 * Some of its files may have groups of texts that lack some, by the files’ names, and others may be missing.
 * @type {(top: string, language: string, how?: { offered?: readonly string[], unfinished?: ReadonlySet<string>, isMixed?: boolean }) => Plugin}
 */
const resolver = (top, language, { offered, unfinished, isMixed } = {}) => ({
  name: "texts",
  setup({ onLoad, onResolve }) {
    const folder = join(top, "text", language);
    const english = join(top, "text", SOURCE);

    /** @param {string} name with its ending */
    function placeOf(name) {
      const own = join(folder, name);
      if (!existsSync(own)) {
        const whole = join(english, name);
        return { path: existsSync(whole) ? whole : join(top, "text", name) };
      }
      if (isMixed && name === TERMS) {
        return { path: own, namespace: "terms" };
      }
      const isUnfinished = unfinished?.has(basename(name, ".js"));
      return isUnfinished ? { path: own, namespace: "completed" } : { path: own };
    }

    onResolve({ filter: /^#text\// }, ({ path }) => placeOf(path.slice("#text/".length)));
    onResolve({ filter: /^#messages\// }, ({ path }) => ({
      path: basename(path, ".js"),
      namespace: "messages",
    }));
    onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => ({
      contents: scriptOf(top, language, path),
      resolveDir: top,
    }));
    onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path, importer }) =>
      dirname(importer) === folder ||
      (dirname(importer) === english && SHARED.includes(basename(path)))
        ? placeOf(basename(path))
        : undefined,
    );
    onResolve({ filter: /\?own$/ }, ({ path }) => ({ path: path.slice(0, -"?own".length) }));
    onLoad({ filter: /\.js$/, namespace: "file" }, ({ path }) => {
      if (!path.startsWith(join(top, "text"))) {
        return undefined;
      }
      const text = inlined(readFileSync(path, "utf8"), (name) => treeIn(top, language, name));
      const whole = join(english, basename(path));
      if (dirname(path) !== folder || language === SOURCE || !existsSync(whole)) {
        return { contents: text };
      }
      const own = exportsOf(path);
      const missing = exportsOf(whole).filter((name) => !own.includes(name));
      const instead = `export { ${missing.join(", ")} } from ${JSON.stringify(whole)};`;
      return { contents: missing.length > 0 ? `${text}\n${instead}` : text };
    });
    onLoad({ filter: /.*/, namespace: "completed" }, ({ path }) => {
      const whole = join(english, basename(path));
      return { contents: completed(path, whole, exportsOf(whole)), resolveDir: dirname(path) };
    });

    onLoad({ filter: /.*/, namespace: "terms" }, ({ path }) => ({
      contents: bothTerms(path, join(english, TERMS), join(top, "text", TERMS)),
      resolveDir: dirname(path),
    }));

    onResolve({ filter: /^#languages$/ }, () => ({ path: "languages", namespace: "languages" }));
    onLoad({ filter: /.*/, namespace: "languages" }, async () => {
      const all = await languagesIn(top);
      const some = all.filter(({ id }) => offered?.includes(id) ?? true);
      return { contents: `export const languages = ${JSON.stringify(some)};` };
    });

    onResolve({ filter: /^#version$/ }, () => ({ path: "version", namespace: "version" }));
    onLoad({ filter: /.*/, namespace: "version" }, () => ({
      contents: `export const version = ${JSON.stringify(version)};`,
    }));
  },
});

/** The texts of a language by file, of all or of some, as far as it has them; where an export is missing, the English one. @type {(top: string, language: string, files?: string[]) => Promise<Record<string, Module>>} */
export async function ownTexts(top, language, files = filesIn(top)) {
  const all = files.map((name, i) => `export * as file${i} from "#text/${name}.js";`);
  const { outputFiles } = await build({
    bundle: true,
    format: "esm",
    logLevel: "error",
    plugins: [resolver(top, language)],
    stdin: { contents: all.join("\n"), resolveDir: top },
    write: false,
  });
  const modules = await run(outputFiles[0]?.text ?? "");
  return Object.fromEntries(files.map((name, i) => [name, { ...modules[`file${i}`] }]));
}

/** Exports that are tables of a language’s own: its terms. */
const OWN = ["usualTerms"];

/** The files of a language in which groups of texts lack some. @type {(top: string, language: string) => Promise<Set<string>>} */
async function unfinishedIn(top, language) {
  if (language === SOURCE) {
    return new Set();
  }
  const [own, whole] = [await ownTexts(top, language), await ownTexts(top, SOURCE)];
  const isUnfinished = (/** @type {string} */ file) =>
    Object.keys(whole[file] ?? {}).some(
      (name) => !OWN.includes(name) && lacks(own[file]?.[name], whole[file]?.[name]),
    );
  return new Set(Object.keys(whole).filter(isUnfinished));
}

/** Puts a language’s texts in the place of `#text/…`, and the languages that are offered in that of `#languages`. @type {(top: string, language: string, offered?: readonly string[]) => Promise<Plugin>} */
export async function texts(top, language, offered) {
  const unfinished = await unfinishedIn(top, language);
  const isThere = (/** @type {string} */ name) =>
    [language, "."].some((folder) => existsSync(join(top, "text", folder, `${name}.js`)));
  const isWhole = (/** @type {string} */ name) =>
    misfits(messagesIn(top, language, name), messagesIn(top, SOURCE, name)).missing.length === 0;
  const isMixed =
    unfinished.size > 0 || !filesIn(top).every(isThere) || !messageFiles(top).every(isWhole);
  return resolver(top, language, { offered, unfinished, isMixed });
}

/** The texts of a language by file, completed by the English ones. @type {(top: string, language: string) => Promise<Record<string, any>>} */
export async function allTexts(top, language) {
  return filled(await ownTexts(top, language), await ownTexts(top, SOURCE));
}
