/** Bars, each with what it stands for in words. */

import { make, setText } from "../../../widgets/dom.js";

/** A share of the longest bar there may be. @typedef {{ text: string, share: number }} Bar */

/** A list of bars that can be shown anew: the items stay where they are. */
export function createBars() {
  const list = make("ul", { class: "bars", role: "list" });
  /** @type {{ item: HTMLElement, text: HTMLElement, bar: HTMLElement }[]} */
  const rows = [];

  function addRow() {
    const text = make("span", { class: "text" });
    const bar = make("span", { class: "bar", "aria-hidden": "true" });
    const item = make("li", {}, text, bar);
    list.append(item);
    rows.push({ item, text, bar });
  }

  return {
    list,
    /** @param {readonly Bar[]} bars */
    show(bars) {
      while (rows.length < bars.length) {
        addRow();
      }
      rows.forEach((row, i) => {
        const { text, share } = bars[i] ?? { text: "", share: 0 };
        row.item.hidden = bars[i] === undefined;
        setText(row.text, text);
        row.bar.style.setProperty("--share", String(share));
      });
    },
  };
}
