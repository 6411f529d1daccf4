/**
 * The command that counts what a browser cannot, to be typed or copied.
 * @import { CountRequest } from "./state.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import { button, make } from "../../widgets/dom.js";
import { copyText, feedback } from "../../widgets/files.js";
import { copied, isCopied, refused } from "#text/share.js";
import * as words from "#text/count.js";

/** The sides of rectangles that the command counts in two halves. */
const [LEAST, WIDEST, LONGEST] = [3, 10, 255];

/** What it is given for a board that nobody has measured: what does not fit into that memory goes to files. */
const USUAL_ROOM = ["--memory", "16GiB", "--scratch", "DIR"];

/** @param {Pick<CountRequest, "leaper">} request */
export const isKnight = ({ leaper }) => String([...leaper].sort()) === "1,2";

/** The command for a rectangle; `null` for other boards and pieces. @type {(request: CountRequest) => string | null} */
export function commandFor(request) {
  const { width, height, squares } = boardInfo(request.board);
  const [across, along] = [Math.min(width, height), Math.max(width, height)];
  const isRectangle = squares === width * height && across >= LEAST && across <= WIDEST;
  if (!isRectangle || along > LONGEST || !isKnight(request)) {
    return null;
  }
  return [
    ...["knights-tour", "count", `${width}x${height}`, "--target", request.target],
    ...(request.directed ? ["--directed"] : []),
    ...(request.upToSymmetry ? ["--up-to-symmetry"] : []),
    ...USUAL_ROOM,
  ].join(" ");
}

/** That a board is too large for a browser, and what to type instead. @type {(typed: string, board: string, say: (text: string) => void) => HTMLElement[]} */
export function commandInstead(typed, board, say) {
  // A line may end between words, and at no hyphen of an option.
  const parts = typed.split(" ").flatMap((word) => [make("span", {}, word), " "]);
  const command = make("code", {}, ...parts);
  const name = words.copyCommandFor(board);
  const copy = button(words.copyCommand, async () => {
    if (await copyText(typed)) {
      feedback(copy, copied);
      say(isCopied(name));
    } else {
      getSelection()?.selectAllChildren(command);
      say(refused);
    }
  });
  copy.classList.add("screen-only");
  copy.setAttribute("aria-label", name);
  return [make("p", {}, words.tooLarge), make("p", { class: "command" }, command, copy)];
}
