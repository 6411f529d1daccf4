/** Calm sentences above the story: what a link got wrong, and where no tour can exist. */

import { make, setText } from "./dom.js";
import { remedy } from "./failure.js";
import { labels } from "./words.js";

/**
 * @param {HTMLElement} root
 * @param {() => void} leave puts the focus elsewhere when the last one was dismissed
 * @param {(text: string) => void} [say] tells those who cannot see it that no tour exists
 */
export function createNotices(root, leave, say = () => {}) {
  /** Why no tour exists, as it is shown. */
  let impossible = "";

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
     * @param {string} [because] why no tour exists; empty where one may
     */
    show(problems, because = impossible) {
      replace("correction", ...problems.map(correction));
      this.showImpossible(because);
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
    /** One that only comes to light later. @param {string} problem */
    add(problem) {
      root.prepend(correction(problem));
    },
    /** Says what is waited for, until it is told that nothing is. @param {string} text empty when nothing is */
    wait(text) {
      const notice = () =>
        make("div", { class: "notice waiting", role: "status" }, make("p", {}, text));
      replace("waiting", ...(text ? [notice()] : []));
    },
    /** Says that what was waited for did not come, and offers what may help. @type {(text: string, error: unknown, again: () => void) => void} */
    lack(text, error, again) {
      const said = make("p", {}, text);
      const retry = () => {
        leave();
        again();
      };
      const help = remedy(error, retry, (message) => setText(said, message));
      replace("waiting", make("div", { class: "notice waiting", role: "alert" }, said, help));
    },
  };
}
