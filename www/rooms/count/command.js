/**
 * The command that counts what a browser cannot, to be typed or copied.
 * @import { KnownCost } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import { isKnight } from "../../text/leaps.js";
import { button, make } from "../../widgets/dom.js";
import { copyText, feedback } from "../../widgets/files.js";
import { copied, isCopied, refused } from "#text/share.js";
import * as words from "#text/count.js";

/** The sides of rectangles that the command counts in two halves. */
const [LEAST, WIDEST, LONGEST] = [3, 10, 255];

/** What it is given for a board that nobody has measured: what does not fit into that memory goes to files. */
const USUAL_ROOM = ["--memory", "16GiB", "--scratch", "DIR"];

/** Bytes of a count that the usual 2 GiB are enough for, of which a plan asks for more than the count takes in the end. */
export const MAX_USUAL_BYTES = 1.5e9;

/** How many times the memory of a count its plan may ask for. */
const PLANNED = 1.6;

/** What the command is told of memory and files. @param {KnownCost | undefined} counted what it took before */
function roomFor(counted) {
  if (!counted) {
    return USUAL_ROOM;
  }
  const { bytes, diskBytes = 0 } = counted;
  const memory = `${Math.ceil((PLANNED * bytes) / 2 ** 30)}GiB`;
  return [
    ...(bytes > MAX_USUAL_BYTES ? ["--memory", memory] : []),
    ...(diskBytes > 0 ? ["--scratch", "DIR"] : []),
  ];
}

/**
 * The command for a rectangle; `null` for other boards and pieces, and joined edges.
 * @param {Omit<CountRequest, "limit" | "start" | "end"> & { start?: string, end?: string }} request
 * @param {KnownCost} [counted] what it took before
 */
export function commandFor(request, counted) {
  const { board, leaper, wrap, target, start, end, directed, upToSymmetry } = request;
  const { width, height, squares } = boardInfo(board);
  const [across, along] = [Math.min(width, height), Math.max(width, height)];
  const isRectangle = squares === width * height && across >= LEAST && across <= WIDEST;
  if (!isRectangle || along > LONGEST || !isKnight(leaper) || wrap !== undefined) {
    return null;
  }
  return [
    ...["knights-tour", "count", `${width}x${height}`, "--target", target],
    ...(start === undefined ? [] : ["--start", start]),
    ...(end === undefined ? [] : ["--end", end]),
    ...(directed && start === undefined ? ["--directed"] : []),
    ...(upToSymmetry ? ["--up-to-symmetry"] : []),
    ...(start === undefined ? roomFor(counted) : []),
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
