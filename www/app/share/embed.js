/**
 * Codes for other people’s pages, in the sheet: an iframe of the page and, where Explore can show the same
 * run, the element.
 * @import { ShareSubject } from "./subject.js"
 */

import * as words from "#text/share.js";
import { make } from "../../widgets/dom.js";
import { elementCode, frameCode } from "./code.js";
import { createCopyField } from "./copy-field.js";
import { linkTo, reachOf, withWords, wordsOf } from "./link.js";

/** The size of the iframe in CSS pixels: the small view of Explore, or enough for any room. */
const SMALL = { width: 480, height: 640 };
const LARGE = { width: 800, height: 640 };

/** The address of the element’s script, relative to the page. */
const SCRIPT = "embed/knights-tour.js";

/** @type {(host: HTMLElement, subject: ShareSubject, say: (message: string) => void) => void} */
export function mountEmbed(host, { address, inExplore, title }, say) {
  const { copy } = words;
  const isFile = reachOf(location.href) === "file";
  const script = isFile ? SCRIPT : new URL(SCRIPT, document.baseURI).href;
  const frame = createCopyField({ id: "frame-code", label: words.frameCode, copy, say });
  const note = make("p", { class: "note" }, inExplore ? words.frameOfRun : words.frameOfRoom);
  host.append(frame.element, note);
  if (inExplore === undefined) {
    frame.show(frameCode({ link: linkTo(address), title, ...LARGE }));
    return;
  }

  const element = createCopyField({ id: "element-code", label: words.elementCode, copy, say });
  const help = isFile ? words.elementHelpFile : words.elementHelp;
  const fromBeginning = make("input", { type: "checkbox" });
  const hasSteps = wordsOf(inExplore).some(([name, value]) => name === "step" && value !== "0");

  /** @param {string} asked */
  function show(asked) {
    const small = linkTo(withWords(asked, { view: "small" }));
    frame.show(frameCode({ link: small, title, ...SMALL }));
    element.show(elementCode(asked, script, { link: linkTo(asked), title }));
  }

  fromBeginning.addEventListener("change", () =>
    show(fromBeginning.checked ? withWords(inExplore, { step: "0" }) : inExplore),
  );
  if (hasSteps) {
    host.prepend(make("label", { class: "switch" }, fromBeginning, words.fromBeginning));
  }
  host.append(element.element, make("p", { class: "note" }, help));
  show(inExplore);
}
