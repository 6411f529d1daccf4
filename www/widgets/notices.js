/** Calm sentences above the story: what a link got wrong, and where no tour can exist. */

import { make } from "./dom.js";
import { labels } from "../text/words.js";

/**
 * @param {HTMLElement} root
 * @param {() => void} leave puts the focus elsewhere when the last one was dismissed
 * @param {(text: string) => void} [say] tells those who cannot see it that no tour exists
 */
export function createNotices(root, leave, say = () => {}) {
  /** Why no tour exists, as it is shown. */
  let impossible = "";
  /** What could not be used, all in one notice. @type {string[]} */
  let problems = [];

  /**
   * Sentences that can be dismissed together. The focus goes on to the next notice that can.
   * @type {(kind: string, role: "alert" | "status", texts: string[]) => HTMLElement[]}
   */
  function dismissible(kind, role, texts) {
    if (texts.length === 0) {
      return [];
    }
    const said =
      texts.length === 1
        ? make("p", {}, ...texts)
        : make("ul", {}, ...texts.map((text) => make("li", {}, text)));
    const dismiss = make(
      "button",
      { type: "button", class: "round", "aria-label": labels.dismiss },
      "×",
    );
    const notice = make("div", { class: `notice ${kind}`, role }, said, dismiss);
    dismiss.addEventListener("click", () => {
      if (kind === "correction") {
        problems = [];
      }
      notice.remove();
      const next = root.querySelector("button");
      if (next) {
        next.focus();
      } else {
        leave();
      }
    });
    return [notice];
  }

  /** Puts others in the place of those of a kind. @type {(kind: string, ...others: HTMLElement[]) => void} */
  function replace(kind, ...others) {
    for (const old of root.querySelectorAll(`.${kind}`)) {
      old.remove();
    }
    root[kind === "calm" ? "append" : "prepend"](...others);
  }

  /** @param {string[]} all */
  function correct(all) {
    problems = all;
    replace("correction", ...dismissible("correction", "alert", problems));
  }

  return {
    /**
     * @param {string[]} wrong what could not be used, to be dismissed
     * @param {string} [because] why no tour exists; empty where one may
     */
    show(wrong, because = impossible) {
      correct(wrong);
      this.adapt([]);
      this.showImpossible(because);
    },
    /** What the page chose otherwise by itself, so that it fits a change. @param {string[]} changes */
    adapt(changes) {
      replace("adapted", ...dismissible("adapted", "status", changes));
    },
    /** Why no tour exists; empty where one may. @param {string} text */
    showImpossible(text) {
      const notice = () => make("div", { class: "notice calm", role: "note" }, make("p", {}, text));
      replace("calm", ...(text ? [notice()] : []));
      if (text !== impossible) {
        impossible = text;
        say(text);
      }
    },
    /** A problem that only comes to light later. @param {string} problem */
    add(problem) {
      correct([...problems, problem]);
    },
  };
}
