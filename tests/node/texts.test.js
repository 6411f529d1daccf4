/** Every language has the same texts as English: of the same names, and made of the same facts. */

import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const top = fileURLToPath(new URL("../../", import.meta.url));
const texts = join(top, "www", "text");

/** What the compiler is asked, as if it were a file beside the languages. */
const ASKED = join(texts, "every-language.js");

const filesIn = (/** @type {string} */ id) =>
  readdirSync(join(texts, id)).filter((name) => name.endsWith(".js"));

/** Asks whether the files of a language fit, one by one. @param {string} id */
const questionsOf = (id) =>
  filesIn(id)
    .filter((name) => existsSync(join(texts, "en", name)))
    .map((name) => {
      return `/** @typedef {Fits<Misfits<typeof import("./en/${name}"), typeof import("./${id}/${name}"), "${id}/${name} ">>} T${name.replace(/\W/g, "_")}${id.replace(/\W/g, "_")} */`;
    });

/** Files that were read for an earlier question. @type {Map<string, ts.SourceFile | undefined>} */
const read = new Map();

/** The errors of types in a script beside the languages. @param {string} script */
function errorsIn(script) {
  const { config } = ts.readConfigFile(join(top, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, top);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === ASKED || fileExists(name);
  host.readFile = (name) => (name === ASKED ? script : readFile(name));
  host.getSourceFile = (name, version, ...given) => {
    if (name === ASKED) {
      return ts.createSourceFile(name, script, version, true);
    }
    if (!read.has(name)) {
      read.set(name, getSourceFile(name, version, ...given));
    }
    return read.get(name);
  };
  const program = ts.createProgram([ASKED], { ...options, noErrorTruncation: true }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(ASKED))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const IMPORT = '/** @import { Fits, Misfits, Texts } from "./language.js" */';

test("no language lacks a text, has one too many, or one of another kind", () => {
  const ids = readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const id of ids) {
    assert.deepEqual(filesIn(id), filesIn("en"), id);
  }
  const others = ids.filter((id) => id !== "en");
  assert.deepEqual(errorsIn([IMPORT, ...others.flatMap(questionsOf)].join("\n")), []);
});

test("what does not fit is named", () => {
  const [error, ...more] = errorsIn(
    `${IMPORT}\n/** @typedef {Fits<Misfits<Texts["terms"], { walker: string }>>} Nothing */`,
  );
  assert.match(error ?? "", /"termsOf is missing"/);
  assert.doesNotMatch(error ?? "", /walker/);
  assert.deepEqual(more, []);
});
