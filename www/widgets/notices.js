/** Messages above the story: what a link got wrong, and why no tour can exist. */

import { make } from "./dom.js";
import { dismiss as dismissLabel } from "#text/words.js";

/**
 * @param {HTMLElement} root
 * @param {() => void} leave moves the focus elsewhere after the last one was dismissed
 * @param {(text: string) => void} [say] announces to screen readers that no tour exists
 */
export function createNotices(root, leave, say = () => {}) {
  /** The shown reason why no tour exists. */
  let impossible = "";
  /** The settings that could not be used, in a single notice. @type {string[]} */
  let problems = [];

  /**
   * Sentences that can be dismissed together. The focus then moves to the next such notice.
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
      { type: "button", class: "round small", "aria-label": dismissLabel },
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

  /** Replaces the notices of a kind. @type {(kind: string, ...others: HTMLElement[]) => void} */
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
     * @param {string[]} wrong what could not be used; these can be dismissed
     * @param {string} [because] why no tour exists; empty if one may
     */
    show(wrong, because = impossible) {
      correct(wrong);
      this.adapt([]);
      this.showImpossible(because);
    },
    /** Shows what the page itself changed to fit a change by the visitor. @param {string[]} changes */
    adapt(changes) {
      replace("adapted", ...dismissible("adapted", "status", changes));
    },
    /** Shows why no tour exists; empty if one may. @param {string} text */
    showImpossible(text) {
      const notice = () => make("div", { class: "notice calm", role: "note" }, make("p", {}, text));
      replace("calm", ...(text ? [notice()] : []));
      if (text !== impossible) {
        impossible = text;
        say(text);
      }
    },
    /** Adds problems that are found later. @param {string[]} others */
    add(...others) {
      if (others.length > 0) {
        correct([...problems, ...others]);
      }
    },
  };
}
