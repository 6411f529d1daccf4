/** The room's markup and its style, which come with it. */

import { fillWords, make } from "../../dom.js";
import * as shared from "../../words.js";
import * as words from "./words.js";

/** Puts the room's markup and its style into the page. @param {HTMLElement} root */
export async function furnish(root) {
  const style = make("link", {
    rel: "stylesheet",
    href: new URL("room.css", import.meta.url).href,
  });
  const styled = new Promise((resolve, reject) => {
    style.addEventListener("load", resolve);
    style.addEventListener("error", () => reject(new Error(style.href)));
  });
  document.head.append(style);
  const markup = await fetch(new URL("room.html", import.meta.url));
  if (!markup.ok) {
    throw new Error(`${markup.url}: ${markup.status}`);
  }
  root.innerHTML = await markup.text();
  fillWords(root, { ...shared.labels, ...words.labels });
  await styled;
}
