/** Calm sentences above the story: what a link got wrong, and where no tour can exist. */

import { make } from "./dom.js";
import { labels } from "./words.js";

/**
 * @param {HTMLElement} root
 * @param {() => void} leave puts the focus elsewhere when the last one was dismissed
 */
export function createNotices(root, leave) {
  /** One that can be dismissed. The focus goes on to its neighbour. @param {string} text */
  function correction(text) {
    const dismiss = make(
      "button",
      { type: "button", class: "round", "aria-label": labels.dismiss },
      "×",
    );
    const notice = make("div", { class: "notice", role: "alert" }, make("p", {}, text), dismiss);
    dismiss.addEventListener("click", () => {
      const others = [...root.querySelectorAll("button")];
      const i = others.indexOf(dismiss);
      const next = others[i + 1] ?? others[i - 1];
      notice.remove();
      if (next) {
        next.focus();
      } else {
        leave();
      }
    });
    return notice;
  }

  return {
    /**
     * @param {string[]} problems each can be dismissed
     * @param {string} impossible why no tour exists; empty where one may
     */
    show(problems, impossible) {
      const sentence = impossible
        ? [make("div", { class: "notice calm", role: "note" }, make("p", {}, impossible))]
        : [];
      root.replaceChildren(...problems.map(correction), ...sentence);
    },
    /** One that only comes to light later. @param {string} problem */
    add(problem) {
      root.prepend(correction(problem));
    },
  };
}
