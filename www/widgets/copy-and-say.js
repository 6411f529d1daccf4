/** What buttons that copy do. Apart from `files.js`, which the first visit has without any words. */

import { copied, copyFailed } from "#text/words.js";
import { copyText, feedback } from "./files.js";

/** Copies a text, and says on the button and to screen readers whether it was. @type {(button: HTMLElement, text: string, say: (message: string) => void) => Promise<void>} */
export async function copyAndSay(button, text, say) {
  const message = (await copyText(text)) ? copied : copyFailed;
  feedback(button, message);
  say(message);
}
