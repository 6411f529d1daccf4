/** The line in the sheet of help that says what of the page is kept on the device, and the button that keeps everything. */

import { languages } from "#languages";
import * as words from "#text/help.js";
import { labels } from "#text/words.js";
import { find, make, setText } from "../widgets/dom.js";
import { createProgressLine } from "../widgets/work-buttons.js";

/** @import { Asked } from "./offline.js" */

const all = languages.map(({ id }) => id);

/** The bytes that are missing of what is asked for; infinite also where the script that knows did not come. @type {(asked: Asked, tell?: (fraction: number) => void) => Promise<number>} */
const askKeeper = (asked, tell) =>
  import("./offline.js").then(
    (offline) => offline.askKeeper(asked, tell),
    () => Infinity,
  );

/** Puts what keeps everything below the line. @param {HTMLElement} line */
export function createKeeping(line) {
  const button = make("button", { type: "button", class: "pill keep-everything", hidden: "" });
  const bar = make("p", { class: "row", hidden: "" });
  bar.append(make("progress", { "aria-label": words.keepingName }), make("span"));
  const told = make("p", { role: "status" });
  line.after(button, bar, told);
  const progress = createProgressLine(bar);

  /** Shows what is kept, and what is missing. */
  async function show() {
    const asked = [[document.documentElement.lang], all];
    const [own = 0, missing = 0] = await Promise.all(
      asked.map((wanted) => askKeeper({ languages: wanted, keeps: false })),
    );
    line.hidden = own > 0;
    setText(line, missing === 0 ? words.keptAll : labels.kept);
    button.hidden = missing === 0 || missing === Infinity;
    setText(button, words.keepEverything(missing));
    return missing;
  }

  async function keep() {
    const sheet = line.closest("dialog");
    button.disabled = true;
    setText(told, "");
    progress.show(words.percent(0), 0);
    await askKeeper({ languages: all, keeps: true }, (fraction) =>
      progress.show(words.percent(fraction), fraction),
    );
    progress.hide();
    button.disabled = false;
    const isMissing = (await show()) > 0;
    // The line says so when the sheet is opened again; here it is announced.
    line.hidden ||= !isMissing;
    setText(told, isMissing ? words.notKept : words.keptAll);
    if (!isMissing && document.activeElement === document.body && sheet?.open) {
      find(sheet, "form button", HTMLElement).focus();
    }
  }

  button.addEventListener("click", keep);
  return {
    show() {
      setText(told, "");
      void show();
    },
  };
}
