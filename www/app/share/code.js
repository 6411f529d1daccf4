/** Codes for other people’s pages: a frame that shows the page, and the element that shows a run. */

import { attributeOf, linkWords } from "./element-words.js";
import { wordsOf } from "./link.js";

/** A text within the quotes of an attribute. @param {string} text */
const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** @param {string[][]} attributes */
const written = (attributes) =>
  attributes.map(([name = "", value = ""]) => `${name}="${escaped(value)}"`).join(" ");

/** @type {(frame: { link: string, title: string, width: number, height: number }) => string} */
export const frameCode = ({ link, title, width, height }) => {
  const attributes = [
    ["src", link],
    ["width", String(width)],
    ["height", String(height)],
    ["title", title],
    ["loading", "lazy"],
  ];
  return `<iframe ${written(attributes)}></iframe>`;
};

/** The element that shows what an address to Explore shows, and where its script is. @type {(address: string, script: string) => string} */
export function elementCode(address, script) {
  const words = wordsOf(address).filter(([name]) => linkWords.some((word) => word === name));
  const attributes = words.map(([name = "", value = ""]) => [attributeOf(name), value]);
  return [
    `<script type="module" ${written([["src", script]])}></script>`,
    `<knights-tour ${written(attributes)} controls></knights-tour>`,
  ].join("\n");
}
