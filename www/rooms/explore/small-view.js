/**
 * Explore in a small frame of another page: the board, its play head, what is about to happen, and the way to
 * the whole page. Fetched when a link asks for it.
 */

import { addStyle } from "../../app/stylesheet.js";
import { labels } from "#text/words.js";
import { find, make } from "../../widgets/dom.js";

const LOOK = new URL("../../style/small-view.css", import.meta.url);

/** Told to the whole page: its header goes. */
const MARK = "data-small";

/**
 * Fetches what it looks like; throws where that does not come.
 * @param {HTMLElement} root
 * @param {() => string} address of the same moment in the whole page
 */
export async function openSmallView(root, address) {
  await addStyle(LOOK);
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
    show(isOn) {
      if (isOn) {
        link.href = address();
        find(root, ".story", HTMLElement).after(line);
      } else {
        line.remove();
      }
      document.documentElement.toggleAttribute(MARK, isOn);
      // Its name stays for screen readers; nobody tabs to a link that is not seen.
      find(document, ".mark a", HTMLElement).tabIndex = isOn ? -1 : 0;
    },
  };
}
