/** The QR code of a link in the sheet, and in full screen for a class to scan. */

import * as words from "#text/share.js";
import { labels } from "#text/words.js";
import { button, make } from "../../widgets/dom.js";
import { bytesOf, drawQr, encodeQr, MAX_BYTES } from "./qr.js";

/** Nobody types a longer address, in characters. */
const MAX_TYPED = 200;

/** With the address in text for those who cannot scan it. @type {(code: ReturnType<typeof encodeQr>, link: string) => void} */
function showLarge(code, link) {
  const name = words.qrName;
  const close = make("button", { class: "pill" }, labels.close);
  const form = make("form", { method: "dialog" }, close);
  const screen = make("dialog", { id: "qr-large", "aria-label": name }, drawQr(code, name), form);
  if (link.length <= MAX_TYPED) {
    form.before(make("p", { class: "address" }, link));
  }
  screen.addEventListener("click", () => screen.close());
  screen.addEventListener("close", () => screen.remove());
  document.body.append(screen);
  screen.showModal();
}

/** @param {string} link */
export function createQrView(link) {
  const bytes = bytesOf(link);
  if (bytes > MAX_BYTES) {
    return make("p", { class: "note" }, words.tooLongForQr(bytes, MAX_BYTES));
  }
  const code = encodeQr(link);
  return make(
    "div",
    { class: "qr-view row" },
    drawQr(code, words.qrName),
    button(words.showLarge, () => showLarge(code, link)),
  );
}
