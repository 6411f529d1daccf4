/**
 * Languages that nobody speaks, made from English: each text is longer by a third, has accents on its letters, and
 * stands in brackets. Whatever the page shows without brackets does not come from the texts, and what has room for
 * these has room for most languages. One of them is read from right to left.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownTexts } from "../../xtask/texts.js";

/** Their names are those that CLDR has for such languages. @type {Record<string, string>} */
export const PSEUDO = { "en-XA": "ltr", "ar-XB": "rtl" };

export const [OPEN, CLOSE] = ["⟦", "⟧"];

/** What is no text: the name of the language, words that are typed, and what a scale of numbers is. */
const AS_IT_IS = ["locale", "spellings", "readNumber"];

/** Runs beside the texts. @type {(open: string, close: string) => (value: any) => any} */
function maker(open, close) {
  const accents = /** @type {Record<string, string>} */ ({
    ...{ a: "á", c: "ç", d: "ð", e: "é", i: "î", n: "ñ", o: "ö", r: "ŕ", s: "š", u: "û", y: "ý" },
    ...{ A: "Å", C: "Ç", E: "É", I: "Î", N: "Ñ", O: "Ö", S: "Š", T: "Ţ", U: "Û", W: "Ŵ" },
  });
  /** Whether all of it was told before. @param {string} text */
  const isTold = (text) =>
    text.startsWith(open) && !/\p{L}/u.test(text.replaceAll(/⟦[^⟦⟧]*⟧/g, ""));
  /** @param {string} text */
  function told(text) {
    if (!/\p{L}{2}|^\p{L}$/u.test(text) || isTold(text)) {
      return text;
    }
    // Terms in braces, squares and what was told already stay as they are.
    const pieces = text.split(/(\{[^{}]*\}|⟦[^⟧]*⟧|\b[a-z]{1,2}\d+\b|#\S+|https?:\S+)/);
    const accented = pieces.map((piece, i) =>
      i % 2 ? piece : piece.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
    );
    const more = Math.ceil(text.trim().length / 3);
    const longer = " mōŕé ẁöŕðš ţö ƒîļļ îţ üþ".repeat(Math.ceil(more / 24)).slice(0, more);
    const [, before = "", , after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    return `${before}${open}${accented.join("").trim()}${longer}${close}${after}`;
  }
  /** @param {any} value @returns {any} */
  function pseudo(value) {
    if (typeof value === "string") {
      return told(value);
    }
    if (typeof value === "function") {
      return (/** @type {any[]} */ ...given) => pseudo(value(...given));
    }
    if (Array.isArray(value)) {
      return value.map(pseudo);
    }
    const isGroup = value && Object.getPrototypeOf(value) === Object.prototype;
    // An `id` is for the page itself.
    const isSquare = isGroup && /^[a-z]+\d+$/.test(value.square);
    return isGroup && !isSquare
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, name === "id" ? each : pseudo(each)]),
        )
      : value;
  }
  return pseudo;
}

/** A group of texts as messages. @type {(name: string, group: Record<string, any>) => string} */
function messagesOf(name, group) {
  const [groups, texts] = [true, false].map((isGroup) =>
    Object.entries(group).filter(([, it]) => (typeof it === "object") === isGroup),
  );
  const lines = texts?.map(([key, text]) => `    .${key} = ${text}`) ?? [];
  const inner = groups?.map(([key, it]) => messagesOf(`${name}_${key}`, it)) ?? [];
  return [`${name} =`, ...lines, "", ...inner].join("\n");
}

/** Writes their folders beside that of English. @param {string} sources the sources of the page */
export async function writePseudo(sources) {
  const english = await ownTexts(sources, "en");
  const pseudo = maker(OPEN, CLOSE);
  for (const [id, direction] of Object.entries(PSEUDO)) {
    const folder = join(sources, "text", id);
    await mkdir(folder, { recursive: true });
    const write = (/** @type {string} */ name, /** @type {string} */ text) =>
      writeFile(join(folder, `${name}.js`), text);
    await write("pseudo", `export const pseudo = (${maker})("${OPEN}", "${CLOSE}");\n`);
    const { about, ...others } = english;
    const own = { ...pseudo(about?.about), direction, name: id };
    await writeFile(join(folder, "about.ftl"), messagesOf("about", own));
    for (const [name, texts] of Object.entries(others)) {
      const lines = Object.keys(texts).map((each) =>
        AS_IT_IS.includes(each)
          ? `export const ${each} = ${each === "locale" ? JSON.stringify(id) : `english.${each}`};`
          : `export const ${each} = pseudo(english.${each});`,
      );
      const imports = `import { pseudo } from "./pseudo.js";\nimport * as english from "../${name}.js";\n`;
      await write(name, `${imports}${lines.join("\n")}\n`);
    }
  }
}
