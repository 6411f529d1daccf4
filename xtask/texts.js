/**
 * The texts of one language, as `#text/…`: where the language has none yet, the English ones stand in.
 *
 * @import { Plugin } from "esbuild"
 */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { SOURCE, languagesIn, openingsOf, run } from "./languages.js";
import { inlined } from "./inline.js";
import { messageFiles, messagesIn, misfits, scriptOf, treeIn } from "./messages.js";
import { version } from "./version.js";

/** @typedef {Record<string, any>} Module */

/** The library that knows where words can be cut, a folder for each language. */
const LIBRARY = fileURLToPath(new URL("../node_modules/hyphen", import.meta.url));

/** The names of the scripts that say a language’s messages, without an ending. @param {string} top */
export const filesIn = (top) =>
  readdirSync(join(top, "text"))
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(join(top, "text", name), "utf8").includes('from "#'))
    .map((name) => basename(name, ".js"));

/**
 * Resolves `#text/…` to the scripts that say texts, `#messages/…` to what they say in a language, `#languages` to the
 * list of all, or of those offered, `#hyphenation` to where words of the language can be cut, and `#version` to the
 * version of the project. A made-up language has scripts of
 * its own. English texts that stand in a language that has not all of them use English terms.
 * @type {(top: string, language: string, how?: { offered?: readonly string[], isMixed?: boolean }) => Plugin}
 */
const resolver = (top, language, { offered, isMixed } = {}) => ({
  name: "texts",
  setup({ onLoad, onResolve }) {
    const folder = join(top, "text");
    onResolve({ filter: /^#text\// }, ({ path }) => {
      const name = path.slice("#text/".length);
      const own = join(folder, language, name);
      return { path: existsSync(own) ? own : join(folder, name) };
    });
    onResolve({ filter: /^#messages\// }, ({ path }) => ({
      path: basename(path, ".js"),
      namespace: "messages",
    }));
    onLoad({ filter: /.*/, namespace: "messages" }, ({ path }) => ({
      contents: scriptOf(top, language, path, isMixed),
      resolveDir: top,
    }));
    onLoad({ filter: /\.js$/, namespace: "file" }, ({ path }) =>
      path.startsWith(folder)
        ? {
            contents: inlined(readFileSync(path, "utf8"), (name) =>
              treeIn(top, language, name, isMixed),
            ),
          }
        : undefined,
    );

    onResolve({ filter: /^#languages$/ }, () => ({ path: "languages", namespace: "languages" }));
    onLoad({ filter: /.*/, namespace: "languages" }, async () => {
      const all = await languagesIn(top);
      const some = all.filter(({ id }) => offered?.includes(id) ?? true);
      const contents = `export const languages = ${JSON.stringify(some.map(({ id, name }) => ({ id, name })))};
export const openings = ${JSON.stringify(openingsOf(some))};`;
      return { contents };
    });

    onResolve({ filter: /^#hyphenation$/ }, () => ({ path: "cuts", namespace: "hyphenation" }));
    onLoad({ filter: /.*/, namespace: "hyphenation" }, () => ({
      contents: hyphenation(language),
      resolveDir: top,
    }));

    onResolve({ filter: /^#version$/ }, () => ({ path: "version", namespace: "version" }));
    onLoad({ filter: /.*/, namespace: "version" }, () => ({
      contents: `export const version = ${JSON.stringify(version)};`,
    }));
  },
});

/** A script of the library, which is of the older kind, as a value. @param {string} path */
const valueOf = (path) =>
  `((module) => {${readFileSync(join(LIBRARY, path), "utf8")}\nreturn module.exports;})({ exports: {} })`;

/** The patterns of a language, whose folder may lead on to another. @param {string} id @returns {string} */
function patternsOf(id) {
  const script = readFileSync(join(LIBRARY, id, "index.js"), "utf8");
  const [, patterns, other = ""] =
    /"[.][.]\/(?:(patterns\/.+)|(.+)\/index\.js)"/.exec(script) ?? [];
  return patterns ?? patternsOf(other);
}

/** Where words of a language can be cut, with the licence of the library: the patterns of `pt` serve `pt-BR`. @param {string} language */
function hyphenation(language) {
  const [base = ""] = language.split("-");
  const id = [language, base].find((each) => existsSync(join(LIBRARY, each, "index.js")));
  return id === undefined
    ? "export const hyphenate = null;"
    : `/*! Hyphenation is hyphen, https://github.com/ytiurin/hyphen, under the ISC licence, Copyright (c) Yevhen Tiurin, with patterns of TeX. */
const hyphen = ${valueOf("hyphen.js")}(${valueOf(patternsOf(id))});
export const hyphenate = (text) => hyphen(text, { minWordLength: 3 });`;
}

/** The texts of a language by file, of all or of some; where it lacks one, the English one. @type {(top: string, language: string, files?: string[]) => Promise<Record<string, Module>>} */
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

/** Puts a language’s texts in the place of `#text/…`, and the languages that are offered in that of `#languages`. @type {(top: string, language: string, offered?: readonly string[]) => Plugin} */
export function texts(top, language, offered) {
  const isWhole = (/** @type {string} */ name) =>
    misfits(messagesIn(top, language, name), messagesIn(top, SOURCE, name)).missing.length === 0;
  return resolver(top, language, { offered, isMixed: !messageFiles(top).every(isWhole) });
}
