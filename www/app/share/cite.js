/**
 * How to cite the page, in the sheet: as a line of text and as an entry of BibTeX, with the version and the link.
 * @import { ShareSubject } from "./subject.js"
 */

import * as words from "#text/share.js";
import { labels } from "#text/words.js";
import { version } from "#version";
import { createCopyField } from "./copy-field.js";
import { linkTo } from "./link.js";

/** Letters that are commands in TeX, but for those that a backslash makes letters. @type {Record<string, string>} */
const COMMANDS = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
};

/** A text as TeX sets it. @param {string} text */
const escaped = (text) =>
  text.replaceAll(/[\\^~{}$&#%_]/g, (letter) => COMMANDS[letter] ?? `\\${letter}`);

/** A link for `url = {…}`, which is read as it stands: only braces, and the backslash before one, have another meaning. @param {string} link */
const plain = (link) => link.replaceAll(/[\\{}]/g, encodeURIComponent);

/** The entry of BibTeX. @type {(source: { name: string, version: string, link: string, note: string }) => string} */
export const bibtexOf = (source) =>
  [
    "@misc{knights-tour-lab,",
    `  title = {{${escaped(source.name)}}},`,
    `  version = {${escaped(source.version)}},`,
    `  url = {${plain(source.link)}},`,
    `  note = {${escaped(source.note)}}`,
    "}",
  ].join("\n");

/** @type {(host: HTMLElement, subject: Pick<ShareSubject, "address">, say: (message: string) => void) => void} */
export function mountCitation(host, { address }, say) {
  const { copy } = words;
  const day = new Date();
  const source = { name: labels.title, version, link: linkTo(address) };
  const text = createCopyField({ id: "citation", label: words.citation, copy, say });
  const entry = createCopyField({ id: "bibtex", label: words.bibtex, copy, say });
  text.show(words.citationOf({ ...source, day }));
  entry.show(bibtexOf({ ...source, note: words.accessed(day) }));
  host.append(text.element, entry.element);
}
