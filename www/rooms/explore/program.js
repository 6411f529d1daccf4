/**
 * The run as a program, beside the pseudo-code: the lines that do the coming step are marked in both.
 * @import { Algorithm, ProgramLanguageId, RunSettings, WrittenProgram } from "../../pkg/knights_tour.js"
 */

import { programLanguages, programOf } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import { startWhole } from "../../run/solver.js";
import * as shared from "#text/words.js";
import * as words from "#text/program.js";
import { button, find, labelled, make, setAttribute, setChoices } from "../../widgets/dom.js";
import { copyText, feedback, saveFile } from "../../widgets/files.js";

/**
 * @param {HTMLDetailsElement} root which the program is in; it is only written while that is open
 * @param {(text: string) => void} say for the live region
 */
export function createProgram(root, say) {
  const language = make("select", { id: "program-language" });
  const listing = make("pre", { class: "listing", tabindex: "0" });
  const error = make("p", { class: "error", role: "alert", hidden: "" });
  const copy = button(words.labels.copyProgram, async () => {
    const message = (await copyText(program?.text ?? "")) ? shared.copied : shared.copyFailed;
    feedback(copy, message);
    say(message);
  });
  const save = button(words.labels.saveProgram, () => {
    if (program) {
      saveFile(program.name, new Blob([program.text], { type: "text/plain" }));
    }
  });
  const buttons = make("div", { class: "chips" }, copy, save);
  find(root, "summary", HTMLElement).textContent = words.labels.program;
  root.append(
    make("p", { class: "note" }, words.labels.programHelp),
    labelled(language, words.labels.language),
    error,
    listing,
    buttons,
  );

  /** @type {WrittenProgram | null} */
  let program = null;
  /** @type {{ algorithm: Algorithm, settings: RunSettings } | null} */
  let run = null;
  /** What the program was written for. */
  let writtenFor = "";
  let line = -1;
  /** Whether what writes programs is there. */
  let isReady = false;

  async function open() {
    try {
      await startWhole();
      if (!isReady) {
        isReady = true;
        setChoices(language, programLanguages());
      }
      write();
    } catch (wrong) {
      say(shared.labels.roomFailed);
      console.error(wrong);
    }
  }

  function write() {
    const asked = JSON.stringify([run?.settings, language.value]);
    if (!isReady || !root.open || !run || asked === writtenFor) {
      return;
    }
    writtenFor = asked;
    try {
      // The program makes its own moves.
      program = programOf(
        { ...run.settings, byHand: undefined },
        /** @type {ProgramLanguageId} */ (language.value),
      );
      error.hidden = true;
    } catch (wrong) {
      program = null;
      error.textContent = words.wrong(messageOf(wrong));
      error.hidden = false;
    }
    listing.hidden = buttons.hidden = program === null;
    listing.setAttribute("aria-label", words.listing(program?.name ?? ""));
    // Words and comments of programs are English in every language.
    const lines = (program?.text ?? "").trimEnd().split("\n");
    listing.replaceChildren(
      ...lines.map((text) => make("span", { class: "line", lang: "en" }, `${text}\n`)),
    );
    mark();
  }

  /** Marks the lines that do the coming step. */
  function mark() {
    const code = run?.algorithm.pseudocode[line] ?? "";
    const [from = 0, to = 0] = program?.lines[code] ?? [];
    [...listing.children].forEach((each, i) =>
      setAttribute(each, "aria-current", from <= i + 1 && i + 1 <= to ? "step" : null),
    );
  }

  root.addEventListener("toggle", () => root.open && open());
  language.addEventListener("change", write);

  return {
    /** @type {(algorithm: Algorithm, settings: RunSettings) => void} */
    setRun(algorithm, settings) {
      run = { algorithm, settings };
      write();
    },
    /** The line of the pseudo-code that is lit; -1 for none. @param {number} lit */
    show(lit) {
      if (lit !== line) {
        line = lit;
        mark();
      }
    },
  };
}
