/** The exports of the page's modules: each is used by another module. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { languages } from "../../xtask/languages.js";
import { ELSEWHERE, messageFiles, scriptOf } from "../../xtask/messages.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every script below a folder, by its path from the root. @param {string} folder */
const scriptsIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));

/** What the build puts in the place of a name. @type {Record<string, string>} */
const named = { "#puzzle-card": join("www", "embed", "puzzle-card.js") };

/** The names that a script exports by itself. @param {string} text */
const exported = (text) =>
  [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );

/** Where texts are: some are each language’s own. @param {string} name */
const textsAt = (name) => {
  const own = join("www", "text", "en", name);
  return existsSync(join(root, own)) ? own : join("www", "text", name);
};

/**
 * What a script takes from others: names, or `*` for all of them.
 * @type {(script: string, text: string) => { from: string, names: string[], isHandedOn: boolean }[]}
 */
function taken(script, text) {
  const statements = text.matchAll(/^(import|export) ([^;]*?) from "([.#][^"]+)";/gms);
  const onDemand = text.matchAll(/\b(import)(\()"((?:\.|#puzzle)[^"]+)"\)/g);
  const namesIn = (/** @type {string} */ what) =>
    what.startsWith("{")
      ? [...what.matchAll(/(\w+)(?: as \w+|: \w+)?\s*[,}]/g)].map(([, name = ""]) => name)
      : ["*"];
  const uses = [...statements, ...onDemand].map(([, how = "", what = "", source = ""]) => ({
    from: source.startsWith("#text/")
      ? textsAt(source.slice("#text/".length))
      : (named[source] ?? normalize(join(dirname(script), source))),
    names: namesIn(what),
    isHandedOn: how === "export",
  }));
  // Tests load what needs the built module so.
  const loaded = text.matchAll(
    /^const (\{[^=]*?\}|\w+) = await (page|englishTexts)\("([^"]+)"\);/gms,
  );
  for (const [, what = "", how, source = ""] of loaded) {
    const from = how === "page" ? normalize(join("www", source)) : textsAt(`${source}.js`);
    uses.push({ from, names: namesIn(what), isHandedOn: false });
  }
  return uses;
}

/** The exports of some scripts that nobody takes. @param {Map<string, string>} texts of all scripts @param {string[]} own */
function unused(texts, own) {
  const uses = [...texts].flatMap(([script, text]) =>
    taken(script, text).map((use) => ({ ...use, script, text })),
  );
  /** @type {(script: string, name: string) => boolean} */
  const isUsed = (script, name) =>
    uses
      .filter((use) => use.from === script)
      .some((use) => {
        const isMeant = use.names.includes(name) || use.names.includes("*");
        if (use.isHandedOn) {
          return isMeant && isUsed(use.script, name);
        }
        return use.names.includes("*") ? new RegExp(`\\b${name}\\b`).test(use.text) : isMeant;
      });
  return own.flatMap((script) =>
    exported(texts.get(script) ?? "")
      .filter((name) => !isUsed(script, name))
      .map((name) => `${script}: ${name}`),
  );
}

test("everything that a module of the page exports is used by another", () => {
  // The build takes what a language says of itself; the other languages have the exports of English.
  const ofTheBuild = /^www\/text\/(?:(?!en\/)[\w-]+\/|about\.js$)/;
  const own = scriptsIn("www").filter((script) => !ofTheBuild.test(script));
  const all = [...own, ...scriptsIn("tests"), ...scriptsIn("benches")];
  const texts = new Map(all.map((script) => [script, readFileSync(join(root, script), "utf8")]));
  // Messages are compiled to scripts, in which some languages need what English does not.
  const top = join(root, "www");
  for (const name of [...messageFiles(top), ...ELSEWHERE]) {
    for (const { id } of languages) {
      texts.set(`messages/${id}/${name}.js`, scriptOf(top, id, name));
    }
  }
  assert.ok(own.length > 100);
  assert.deepEqual(unused(texts, own), []);
});

test("unused exports are found", () => {
  const texts = new Map([
    [
      join("www", "a.js"),
      "export const one = 1;\nexport function two() {}\nexport class Three {}\n",
    ],
    [join("www", "b.js"), 'import { one } from "./a.js";\n'],
    [join("www", "c.js"), 'import * as all from "./a.js";\nall.Three;\n'],
    [join("www", "d.js"), "export const four = 4;\nexport const five = 5;\n"],
    [join("tests", "d.test.js"), 'const { four } = await page("d.js");\n'],
  ]);
  const own = ["a.js", "d.js"].map((name) => join("www", name));
  assert.deepEqual(unused(texts, own), [`${own[0]}: two`, `${own[1]}: five`]);
});
