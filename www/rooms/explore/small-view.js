/**
 * Explore in a small frame of another page: the board, its play head, what is about to happen, and the way to
 * the whole page. Fetched when a link asks for it.
 */

import { addStyle } from "../../app/stylesheet.js";
import { labels } from "#text/words.js";
import { find, make } from "../../widgets/dom.js";

const LOOK = new URL("../../style/small-view.css", import.meta.url);

/** The type of the message that tells the page around how high the frame is to be. */
const HEIGHT = "knights-tour-height";

/**
 * Tells the page around the height at which the board fills the width, whenever that is another. Anybody may be
 * told: it says nothing but a number that every page around can choose itself.
 * @param {HTMLElement} root
 */
function tellHeight(root) {
  const board = find(root, ".board", HTMLElement);
  const stage = find(root, ".stage", HTMLElement);
  let told = 0;
  function tell() {
    const shape = Number(board.style.getPropertyValue("--shape")) || 1;
    // The rest is as high as it is, whatever the frame’s height.
    const rest = root.scrollHeight - stage.clientHeight;
    const height = Math.ceil(rest + stage.clientWidth / shape);
    if (height !== told && document.documentElement.hasAttribute(MARK)) {
      told = height;
      parent.postMessage({ type: HEIGHT, height }, "*");
    }
  }
  const observer = new ResizeObserver(tell);
  for (const part of [stage, board, find(root, ".story", HTMLElement)]) {
    observer.observe(part);
  }
}

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
  if (parent !== window) {
    tellHeight(root);
  }
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
