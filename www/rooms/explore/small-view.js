/**
 * Explore in a small frame of another page: the board, its play head, what is about to happen, and the way to
 * the whole page. Fetched when a link asks for it.
 */

import { addStyle } from "../../app/stylesheet.js";
import { labels } from "../../text/words.js";
import { find, make } from "../../widgets/dom.js";

const LOOK = new URL("../../style/small-view.css", import.meta.url);

/** Told to the whole page: its header goes. */
const MARK = "data-small";

/**
 * @param {HTMLElement} root
 * @param {() => string} address of the same moment in the whole page
 */
export function createSmallView(root, address) {
  const link = make("a", { target: "_blank", rel: "noopener" }, labels.wholePage);
  const line = make("p", { class: "whole-page" }, link);
  // Where it leads to is known when somebody goes there.
  for (const type of ["pointerdown", "focus", "click"]) {
    link.addEventListener(type, () => {
      link.href = address();
    });
  }

  return {
    /** @param {boolean} isOn whether the room is seen, and seen so */
    async show(isOn) {
      if (isOn) {
        await addStyle(LOOK);
        link.href = address();
        find(root, ".story", HTMLElement).after(line);
      } else {
        line.remove();
      }
      document.documentElement.toggleAttribute(MARK, isOn);
    },
  };
}
