/** HTML code for other people’s pages: an iframe with the page, and the element that shows a run. */

import { attributeOf, elementEntries } from "../run-link.js";
import { wordsOf } from "./link.js";

/** A text escaped for a quoted attribute. @param {string} text */
const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** @param {string[][]} attributes */
const written = (attributes) =>
  attributes.map(([name = "", value = ""]) => `${name}="${escaped(value)}"`).join(" ");

/** As wide as its place, up to its width, and of its proportions; where a page takes styles away, of its size. @type {(frame: { link: string, title: string, width: number, height: number }) => string} */
export const frameCode = ({ link, title, width, height }) => {
  const attributes = [
    ["src", link],
    ["width", String(width)],
    ["height", String(height)],
    ["title", title],
    ["loading", "lazy"],
    ["allow", "clipboard-write"],
    [
      "style",
      `width:100%;max-width:${width}px;height:auto;aspect-ratio:${width}/${height};border:0`,
    ],
  ];
  return `<iframe ${written(attributes)}></iframe>`;
};

/** The element that shows the same run as an address to Explore, with the script tag that defines it, and a link for where it cannot. @type {(address: string, script: string, page: { link: string, title: string }) => string} */
export function elementCode(address, script, { link, title }) {
  const words = wordsOf(address).filter(([name]) => elementEntries.includes(name));
  const attributes = words.map(([name = "", value = ""]) => [attributeOf(name), value]);
  return [
    `<script type="module" ${written([["src", script]])}></script>`,
    `<knights-tour ${written(attributes)} controls>`,
    `  <a ${written([["href", link]])}>${escaped(title)}</a>`,
    "</knights-tour>",
  ].join("\n");
}
