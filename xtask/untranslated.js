/**
 * Lists what a language lacks, and what in it is still as in English. Run by `cargo xtask texts`.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { SOURCE } from "./languages.js";
import { messageFiles, messagesIn, misfits } from "./messages.js";
import { filesIn, ownTexts } from "./texts.js";

/** Whether something is an object with texts by name: no list or table, and not the forms of one word, of which languages have different ones. @param {any} value */
const isGroup = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !Object.keys(value).every((name) => /^(?:zero|one|two|few|many|other)$/.test(name));

/** Two words or more; one alone may be the same in two languages. */
const PROSE = /\p{L}{2,}[ ,.:;!?’']+\p{L}{2,}/u;

/** What is still as in English has words in it. @type {(own: any, whole: any) => boolean} */
const isSame = (own, whole) =>
  typeof own === typeof whole &&
  ["string", "function"].includes(typeof own) &&
  String(own) === String(whole) &&
  (typeof own === "string" ? PROSE : /["'`][^"'`]*\p{L}{3,} \p{L}{2,}/u).test(String(own));

/** @typedef {{ missing: string[], same: string[] }} Untranslated names of texts, such as `words.labels.title` */

/** @type {(name: string, own: any, whole: any, found: Untranslated) => void} */
function compare(name, own, whole, found) {
  if (own === undefined) {
    found.missing.push(name);
  } else if (isGroup(own) && isGroup(whole)) {
    Object.keys(whole).forEach((key) => compare(`${name}.${key}`, own[key], whole[key], found));
  } else if (isSame(own, whole)) {
    found.same.push(name);
  }
}

/** What is not translated yet. @type {(top: string, language: string) => Promise<Untranslated>} */
export async function untranslated(top, language) {
  const [own, whole] = [await ownTexts(top, language), await ownTexts(top, SOURCE)];
  /** @type {Untranslated} */
  const found = { missing: [], same: [] };
  for (const file of filesIn(top)) {
    for (const [name, text] of Object.entries(whole[file] ?? {})) {
      compare(`${file}.${name}`, own[file]?.[name], text, found);
    }
  }
  for (const file of messageFiles(top)) {
    const [ours, english] = [messagesIn(top, language, file), messagesIn(top, SOURCE, file)];
    const { missing } = misfits(ours, english);
    found.missing.push(...missing.map((name) => `${file}.${name}`));
  }
  const { tours = {} } = own.tours ?? {};
  const collection = await readFile(join(top, "rooms/gallery/tours.txt"), "utf8");
  for (const [, id = ""] of collection.matchAll(/^\[([\w-]+)\]$/gm)) {
    if (!(id in tours)) {
      found.missing.push(`tours.tours.${id}`);
    }
  }
  return found;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [language = ""] = argv.slice(2);
  const top = fileURLToPath(new URL("../www", import.meta.url));
  const { missing, same } = await untranslated(top, language);
  for (const [heading, names] of /** @type {const} */ ([
    ["Missing, so English is shown", missing],
    ["As in English", same],
  ])) {
    console.log(names.length === 0 ? `${heading}: nothing.` : `${heading}:`);
    names.forEach((name) => console.log(`  ${name}`));
  }
}
