/**
 * A rule of one’s own in the settings: the editor, fetched when it is first needed, and whether it is open.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { preflight } from "../../run/preflight.js";
import { addStyle } from "../../app/stylesheet.js";
import { rules } from "../../pkg/knights_tour.js";

const EDITOR = new URL("../../app/rule-editor/rule-editor.js", import.meta.url);
const LOOK = new URL("../../style/rule-editor.css", import.meta.url);

/**
 * @param {HTMLElement} place
 * @param {object} on
 * @param {(changes: Partial<RunSettings>) => string | null} on.change tells what is wrong, or `null` when the run was changed
 * @param {(text: string) => void} on.say for the live region
 * @param {() => void} on.failed the editor could not be fetched
 */
export function createOwnRule(place, on) {
  /** @type {ReturnType<typeof import("../../app/rule-editor/rule-editor.js").createRuleEditor> | null} */
  let editor = null;
  /** What the editor shows, as a setting has it: a rule, or the tie-break whose rule it is. */
  let written = "";
  /** @type {RunSettings} */
  let settings = { board: "" };

  /** The rule that a run follows, as a text. */
  const textOf = () =>
    settings.rule ?? rules().find(({ id }) => id === settings.tieBreak)?.text ?? "fewest onward";

  async function fetchEditor() {
    try {
      await Promise.all([preflight(EDITOR), addStyle(LOOK)]);
      const { createRuleEditor } = await import("../../app/rule-editor/rule-editor.js");
      editor ??= createRuleEditor(place, {
        say: on.say,
        change({ id, text }) {
          const before = written;
          written = id ?? text;
          const wrong = on.change({ rule: id ? undefined : text, tieBreak: id ?? undefined });
          written = wrong === null ? written : before;
          return wrong;
        },
      });
      show();
    } catch (error) {
      console.error(error);
      on.failed();
    }
  }

  /** @param {boolean} [isAnew] whether what was written before is forgotten */
  function show(isAnew) {
    if (editor && !place.hidden) {
      editor.show(textOf(), settings, isAnew);
    }
  }

  return {
    get isOpen() {
      return !place.hidden;
    },
    /** Opens the editor with the rule that the run follows. */
    open() {
      written = settings.rule ?? settings.tieBreak ?? "";
      const isAnew = place.hidden !== false;
      place.hidden = false;
      show(isAnew);
      if (!editor) {
        void fetchEditor();
      }
    },
    close() {
      place.hidden = true;
    },
    /** Shows the rule of a run: the editor stays open where it wrote it. @param {RunSettings} next */
    show(next) {
      settings = next;
      if (settings.rule !== undefined) {
        this.open();
      } else if (this.isOpen && settings.tieBreak === written) {
        show();
      } else {
        this.close();
      }
    },
  };
}
