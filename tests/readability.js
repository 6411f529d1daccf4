/**
 * How hard the page's English is to read, file by file: `node tests/readability.js` prints the
 * Flesch–Kincaid grade of each (Kincaid and others, 1975), which is the number of years at school that
 * reading it takes, and the sentences that are too long.
 */

import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { SOURCE, messageFiles, scriptOf } from "../xtask/messages.js";
import { filesIn } from "../xtask/texts.js";

const TOP = fileURLToPath(new URL("../www/", import.meta.url));

/** The maximum number of words in a sentence. */
export const MAX_WORDS = 25;

/** The files for pupils of about twelve: the first view, Play and the first lessons. */
const FOR_PUPILS = ["door", "play", "challenge", "ladder", "learn", "lessons", "lessons-rule"];

/** The files about theorems and counts. */
const THEORY = ["lessons-theory", "existence", "exist", "estimates", "count"];

/** The maximum grade of a file, by its name. @param {string} name */
export function maxGrade(name) {
  if (FOR_PUPILS.includes(name)) {
    return 6;
  }
  return THEORY.includes(name) ? 11 : 9;
}

/**
 * The sentences in a file of texts: its strings of several words that end as a sentence does. A value that
 * is filled in later reads as one short word.
 * @param {string} source
 */
export function sentences(source) {
  /** @type {string[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node)) {
      texts.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      texts.push(
        node.head.text + node.templateSpans.map(({ literal }) => `six${literal.text}`).join(""),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("texts.js", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return texts
    .flatMap((text) => text.replace(/[{}]/g, "").split(/(?<=[.?!])["”’)]*\s+/))
    .map((text) => text.trim())
    .filter((text) => /[.?!]["”’)]*$/.test(text) && words(text).length > 1);
}

/** @param {string} sentence */
function words(sentence) {
  return sentence.split(/[\s–—/]+/).filter((word) => /[\p{L}\d]/u.test(word));
}

/** About how many syllables a word has: its groups of vowels, without a silent e. @param {string} word */
export function syllables(word) {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, "");
  const groups = letters
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "")
    .match(/[aeiouyáéíóúöäü]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/** The Flesch–Kincaid grade of some sentences. @param {string[]} all */
export function grade(all) {
  const spoken = all.flatMap(words);
  const sounds = spoken.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (spoken.length / all.length) + 11.8 * (sounds / spoken.length) - 15.59;
}

/** The grade and the sentences that are too long of each file of texts, by name. */
export function report() {
  return [...new Set([...filesIn(TOP), ...messageFiles(TOP)])].toSorted().flatMap((name) => {
    const script = path.join(TOP, "text", SOURCE, `${name}.js`);
    const all = [
      ...sentences(fs.existsSync(script) ? fs.readFileSync(script, "utf8") : ""),
      ...sentences(scriptOf(TOP, SOURCE, name)),
    ];
    const tooLong = all.filter((sentence) => words(sentence).length > MAX_WORDS);
    return all.length === 0 ? [] : [{ name, count: all.length, grade: grade(all), tooLong }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of report()) {
    const measured = `${file.grade.toFixed(1).padStart(5)} of at most ${maxGrade(file.name)}`;
    console.log(`${file.name.padEnd(16)} ${String(file.count).padStart(4)} sentences ${measured}`);
    for (const sentence of file.tooLong) {
      console.log(`    too long: ${sentence}`);
    }
  }
}
