/** Lets a part of the page that opens tell what the signs on a board mean, fetched when it first does. */

import { labels } from "#text/words.js";
import { make } from "../widgets/dom.js";
import { preflight } from "../run/preflight.js";
import { addStyle } from "./stylesheet.js";

const LIST = new URL("../widgets/legend.js", import.meta.url);
const LOOK = new URL("../style/sign-list.css", import.meta.url);

/** @param {HTMLDetailsElement} details */
export function fillSigns(details) {
  details.addEventListener("toggle", async () => {
    const before = details.querySelector(":scope > :not(summary)");
    if (!details.open || before?.classList.contains("sign-list")) {
      return;
    }
    try {
      await Promise.all([preflight(LIST), addStyle(LOOK)]);
      const { makeLegend } = await import("../widgets/legend.js");
      before?.remove();
      details.append(makeLegend());
    } catch {
      before?.remove();
      details.append(make("p", { class: "error", role: "alert" }, labels.roomFailed));
    }
  });
}
