/** Play as a visitor knows it. */

import { goTo, middleOf } from "../room.js";
import * as playText from "#text/play.js";

/** @import { Page } from "@playwright/test" */
/** @import { Hint } from "../../../dist/pkg/knights_tour.js" */

/** A tour of the first board of the ladder. */
export const SMALLEST_TOUR =
  "a1 c2 e1 d3 e5 c4 a5 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";

/** Opens Play. @type {(page: Page, words?: string) => Promise<ReturnType<typeof playOf>>} */
export async function openPlay(page, words) {
  await goTo(page, words === undefined ? "#play" : `#play?${words}`);
  return playOf(page);
}

/** The visitor of a page that is not open yet has switched off where the knight can go. @param {Page} page */
export const withoutRings = (page) =>
  page.addInitScript(() => localStorage.setItem("knights-tour-lab/play-rings", "false"));

/** @param {Page} page */
export function playOf(page) {
  const root = page.locator("#play");
  return {
    root,
    heading: root.locator("#play-heading"),
    say: root.locator(".say"),
    told: root.locator(".told"),
    verdict: root.locator(".verdict"),
    since: root.locator(".since"),
    score: root.locator(".score"),
    caption: root.locator(".caption"),
    notices: root.locator(".notice"),
    ways: root.locator(".candidates button"),
    live: page.locator("#live"),
    /** The switch under the board. */
    rings: root.getByLabel(playText.labels.legal),
    /** The sheet over a tour. */
    win: root.getByRole("dialog"),
    /** Opens a folded panel. @param {string} name */
    async unfold(name) {
      const panel = root
        .locator("details")
        .filter({ has: page.locator("summary").filter({ hasText: name }) });
      if ((await panel.getAttribute("open")) === null) {
        await panel.locator("summary").click();
      }
    },
    /** What comes after a tour, in that sheet. */
    next: root.locator(".win .next"),
    /** Closes the sheet. */
    look: () => root.locator(".win .look").click(),
    /** @param {string | RegExp} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** A square that the knight has not been to. @param {string} name */
export const openSquare = (name) =>
  playText.openSquare(/** @type {any} */ ({ square: name }), null, false);

/** A hint, as the solver gives it: squares with their onward moves, and where the rule goes. @type {(squares: [string, number][], to: string) => Hint} */
export function hintOf(squares, to) {
  const least = Math.min(...squares.map(([, value]) => value));
  const candidates = squares.map(([square, value]) => ({ square, value, tied: value === least }));
  return /** @type {Hint} */ (
    /** @type {unknown} */ ({ to, candidates, reason: { code: "fewest" } })
  );
}

/** How many pixels of a square are of the colour that points out. @type {(page: Page, square: string) => Promise<number>} */
export async function pointedOut(page, square) {
  const point = await middleOf(page, square);
  return page.locator("#play canvas").evaluate((element, { x, y }) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const side = 40 * scale;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const [right, down] = [(x - left) * scale, (y - top) * scale];
    const { data } = context.getImageData(right - side, down - side, 2 * side, 2 * side);
    const [red, green, blue] = [0xa8, 0x32, 0x1a];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isAccent =
        Math.abs(data[at] - red) < 12 &&
        Math.abs(data[at + 1] - green) < 12 &&
        Math.abs(data[at + 2] - blue) < 12;
      count += Number(isAccent);
    }
    return count;
  }, point);
}
