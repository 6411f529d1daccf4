/** Where the parts of a number puzzle are. */

import { expect } from "../fixtures.js";
import { goTo } from "../room.js";
import * as words from "#text/puzzle.js";

/** @import { Page } from "@playwright/test" */

/** @type {(page: Page, link: string) => Promise<ReturnType<typeof puzzleOf>>} */
export async function openPuzzle(page, link) {
  await goTo(page, link);
  const room = puzzleOf(page);
  await expect(room.square("a1")).toBeVisible();
  await expect(room.root.locator(".making")).toBeHidden();
  return room;
}

/** @param {Page} page */
export function puzzleOf(page) {
  const root = page.locator("#puzzle");
  const button = (/** @type {string} */ name) => root.getByRole("button", { name, exact: true });
  const { labels } = words;
  return {
    root,
    heading: root.locator("#puzzle-heading"),
    caption: root.locator(".caption"),
    told: root.locator(".told"),
    /** @param {string} name */
    square: (name) => root.getByRole("gridcell", { name: RegExp(`^${name}\\b`) }),
    undo: button(labels.takeBack),
    redo: button(labels.redo),
    hint: button(labels.hint),
    check: button(labels.check),
    next: root.locator(".solved .next"),
    givens: root.getByLabel(labels.givens),
    use: button(labels.useGivens),
    thin: button(labels.thin),
    verdict: root.locator(".verdict"),
    error: root.locator("#puzzle-givens-error"),
    places: root.locator("#puzzle-places"),
  };
}
