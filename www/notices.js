/** Calm sentences above the story: what a link got wrong, and where no tour can exist. */

import { button, make } from "./dom.js";
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
    const notice = make(
      "div",
      { class: "notice correction", role: "alert" },
      make("p", {}, text),
      dismiss,
    );
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

  /** Puts others in the place of those of a kind. @type {(kind: string, ...others: HTMLElement[]) => void} */
  function replace(kind, ...others) {
    for (const old of root.querySelectorAll(`.${kind}`)) {
      old.remove();
    }
    root[kind === "calm" ? "append" : "prepend"](...others);
  }

  return {
    /**
     * @param {string[]} problems each can be dismissed
     * @param {string} [impossible] why no tour exists; empty where one may
     */
    show(problems, impossible = "") {
      replace("correction", ...problems.map(correction));
      this.showImpossible(impossible);
    },
    /** Why no tour exists; empty where one may. @param {string} text */
    showImpossible(text) {
      const notice = () => make("div", { class: "notice calm", role: "note" }, make("p", {}, text));
      replace("calm", ...(text ? [notice()] : []));
    },
    /** One that only comes to light later. @param {string} problem */
    add(problem) {
      root.prepend(correction(problem));
    },
    /**
     * Says what a link waits for, or waited for in vain, until it is told that it waits no more.
     * @param {string} text empty when it waits no more
     * @param {() => void} [again] tries it once more
     */
    wait(text, again) {
      const role = again ? "alert" : "status";
      const retry = () => {
        leave();
        again?.();
      };
      const notice = () =>
        make(
          "div",
          { class: "notice waiting", role },
          make("p", {}, text),
          ...(again ? [button(labels.tryAgain, retry)] : []),
        );
      replace("waiting", ...(text ? [notice()] : []));
    },
  };
}
