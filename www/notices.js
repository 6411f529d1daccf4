/** Calm sentences above the story: what a link got wrong, and where no tour can exist. */

import { make } from "./dom.js";
import { labels } from "./words.js";

/** @param {HTMLElement} root */
export function createNotices(root) {
  return {
    /**
     * @param {string[]} problems each can be dismissed
     * @param {string} impossible why no tour exists; empty where one may
     */
    show(problems, impossible) {
      const corrections = problems.map((problem) => {
        const dismiss = make(
          "button",
          { type: "button", class: "round", "aria-label": labels.dismiss },
          "×",
        );
        const notice = make(
          "div",
          { class: "notice", role: "alert" },
          make("p", {}, problem),
          dismiss,
        );
        dismiss.addEventListener("click", () => notice.remove());
        return notice;
      });
      const sentence = impossible
        ? [make("div", { class: "notice calm", role: "note" }, make("p", {}, impossible))]
        : [];
      root.replaceChildren(...corrections, ...sentence);
    },
  };
}
