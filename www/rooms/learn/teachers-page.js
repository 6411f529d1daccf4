/** The page for teachers. @import { Block, Section } from "./teaching.js" */

import { locale } from "#text/sentence.js";
import * as words from "#text/teaching.js";
import { make } from "../../widgets/dom.js";
import { makeTable } from "../../widgets/table.js";
import { teachingSections } from "./teaching.js";

/** A link, emphasised text, or the name of a file. */
const MARKED = /\[([^\]]+)\]\(([^)]+)\)|_([^_]+)_|`([^`]+)`/g;

/** A text with its links. @param {string} text @returns {(Node | string)[]} */
function partsOf(text) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, name = "", href = "", strong = "", file = ""] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      href
        ? make("a", { href }, name)
        : strong
          ? make("strong", {}, strong)
          : make("code", {}, file),
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** @param {Block} block */
function drawBlock(block) {
  if ("text" in block) {
    return make("p", {}, ...partsOf(block.text));
  }
  if ("list" in block) {
    return make("ul", {}, ...block.list.map((item) => make("li", {}, ...partsOf(item))));
  }
  const rows = block.rows.map((row) =>
    make("tr", {}, ...row.map((text) => make("td", {}, ...partsOf(text)))),
  );
  return make("div", { class: "scrolls" }, makeTable(block.head, rows));
}

/** @param {Section} section */
const drawSection = ({ heading, level, blocks }) => [
  make(level === 2 ? "h3" : "h4", {}, heading),
  ...blocks.map(drawBlock),
];

/** The page in one file, which lies beside the page; whoever has opened that file has it. */
const SINGLE = "knights-tour-lab.html";
const ENGLISH = "en";
const single = locale === ENGLISH ? SINGLE : SINGLE.replace(".", `-${locale}.`);

const makeDownload = () =>
  location.protocol === "file:"
    ? []
    : [
        make(
          "p",
          { class: "row" },
          make("a", { class: "pill go", href: single, download: SINGLE }, words.download),
          make("span", { class: "soft" }, words.downloadNote),
        ),
      ];

export const makeTeachersPage = () =>
  make(
    "article",
    { class: "teachers column" },
    make("h2", {}, words.title),
    make("p", {}, words.intro),
    ...makeDownload(),
    ...teachingSections().flatMap(drawSection),
  );
