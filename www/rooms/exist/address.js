/**
 * The room's address, both ways: `#exist?target=closed&board=4x7&step=17`.
 *
 * @import { Target, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 */

import { messageOf } from "../../run/errors.js";
import { joinAddress, readTheme, splitAddress } from "../../app/address.js";
import { boardInfo, squareName } from "../../pkg/knights_tour.js";
import { wrong as wrongEverywhere } from "../../text/words.js";
import { wrong } from "../../text/exist.js";

/** The longest side on the map. */
export const SIDE = 30;

/** Of a board as a link draws it: the squares of each row, and what separates rows. */
const LONGEST_BOARD = SIDE * (SIDE + 1);

/** @typedef {{ target: Target, width: number, height: number }} Case A board, and the kind of tour. */

/** What is shown where an address says nothing. @type {Case} */
export const OPENING = { target: "closed", width: 4, height: 7 };

/** @typedef {Case & { step: number | null, theme?: ThemeId }} Route `step` is `null` where none is asked for. */

/** How a board is written. @type {(board: { width: number, height: number }) => string} */
export const textOf = ({ width, height }) => `${width}x${height}`;

/** What the squares of a board are called, by their numbers. @type {(board: { width: number, height: number }) => string[]} */
export const namesOf = ({ width, height }) =>
  Array.from({ length: width * height }, (_, number) =>
    squareName(number % width, Math.floor(number / width)),
  );

/** Whether a board has its place on the map. @type {(width: number, height: number) => boolean} */
export const isOnMap = (width, height) =>
  [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= SIDE);

/** The sides of a board, or what is wrong with it. @type {(text: string) => { width: number, height: number } | string} */
function readBoard(text) {
  try {
    const { width, height, squares } = boardInfo(text);
    const isFull = squares === width * height;
    return isFull && isOnMap(width, height) ? { width, height } : wrong.board(SIDE);
  } catch (error) {
    return messageOf(error);
  }
}

/** @param {string} address @returns {{ route: Route, problems: Problem[] }} */
export function readRoute(address) {
  const { words, problems } = splitAddress(address, ["target", "board", "step", "theme"], {
    board: LONGEST_BOARD,
  });
  const { theme, problems: wrongTheme } = readTheme(words);
  problems.push(...wrongTheme);
  /** @type {Route} */
  const route = { ...OPENING, step: null, ...(theme && { theme }) };
  const [target, board, step] = ["target", "board", "step"].map((name) => words.get(name));
  if (target === "open" || target === "closed") {
    route.target = target;
  } else if (target) {
    problems.push({ name: "target", message: wrong.target(target) });
  }
  if (board) {
    const sides = readBoard(board);
    if (typeof sides === "string") {
      problems.push({ name: "board", message: sides });
    } else {
      Object.assign(route, sides);
    }
  }
  if (step && /^\d{1,9}$/.test(step)) {
    route.step = Number(step);
  } else if (step) {
    problems.push({ name: "step", message: wrongEverywhere.step(step) });
  }
  return { route, problems };
}

/** @param {Route} route */
export function writeRoute({ target, width, height, step, theme }) {
  const words = [
    ["target", target],
    ["board", textOf({ width, height })],
  ];
  // Every argument begins at its beginning.
  if (step) {
    words.push(["step", String(step)]);
  }
  return joinAddress("exist", theme ? [...words, ["theme", theme]] : words);
}
