/** The room of lessons as a reader knows it: what its tests share. */

import { goTo, middleOf } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
export function learnRoomOf(page) {
  const root = page.locator("#learn");
  return {
    root,
    heading: root.locator("#learn-heading"),
    reply: root.locator(".reply"),
    caption: root.locator(".caption"),
    told: root.locator(".demo .told-of"),
    notices: root.locator(".notice"),
    number: root.locator("#learn-number"),
    live: page.locator("#live"),
    /** @param {string | RegExp} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** Goes to a step, or what else the words of a link name. @type {(page: Page, words?: string) => Promise<ReturnType<typeof learnRoomOf>>} */
export async function openLearn(page, words) {
  await goTo(page, words === undefined ? "#learn" : `#learn?${words}`);
  return learnRoomOf(page);
}

/** Clicks on squares of a full board, one after the other: where they are follows from two corners. @type {(page: Page, squares: string[], board: string) => Promise<void>} */
export async function clickAlong(page, squares, board) {
  const [columns = 1, rows = 1] = board.split("x").map(Number);
  const last = `${String.fromCharCode(96 + columns)}${rows}`;
  const [low, high] = [await middleOf(page, "a1", board), await middleOf(page, last, board)];
  for (const square of squares) {
    const column = square.charCodeAt(0) - 97;
    const row = Number(square.slice(1)) - 1;
    await page.mouse.click(
      low.x + ((high.x - low.x) * column) / (columns - 1),
      low.y + ((high.y - low.y) * row) / (rows - 1),
    );
  }
}

/** @type {(page: Page, square: string, board?: string) => Promise<void>} */
export async function clickOn(page, square, board) {
  const { x, y } = await middleOf(page, square, board);
  await page.mouse.click(x, y);
}
