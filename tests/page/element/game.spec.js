/** `play`: the reader moves the knight in somebody else's page. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { SCRIPT, openHost, phaseOf, positionOf } from "./driver.js";
import * as playText from "#text/play.js";
import * as puzzleText from "#text/puzzle.js";
import { fillIn, usualTerms } from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** @param {string} text */
const filled = (text) => fillIn(text, usualTerms);

/** @param {Locator} element */
const parts = (element) => ({
  story: element.locator(".say"),
  caption: element.locator(".caption"),
  /** @param {string} name */
  button: (name) => element.getByRole("button", { name, exact: true }),
  /** @param {string} square */
  cell: (square) => element.getByRole("gridcell", { name: new RegExp(`^${square}\\b`) }),
});

/** @type {(page: Page, attributes: string) => Promise<Locator>} */
async function openGame(page, attributes) {
  await openHost(
    page,
    `${SCRIPT}<main><h1>A puzzle</h1><knights-tour play ${attributes}></knights-tour></main>`,
  );
  const element = page.locator("knights-tour");
  await expect.poll(() => phaseOf(element)).toBe("ready");
  return element;
}

test("the reader moves the knight by clicks and keys, takes moves back, and reads the verdict", async ({
  page,
}) => {
  const element = await openGame(page, 'board="3x4" start="a1"');
  const { story, caption, button, cell } = parts(element);
  await expect(story).toContainText(filled(playText.opening("a1", "open")));
  await expect(story).toContainText(filled(playText.howItMoves([1, 2])));
  await expect(element.getByRole("slider")).toHaveCount(0);
  await cell("c2").click({ force: true });
  await expect(story).toHaveText(filled(playText.standing("c2")));
  await expect(button(playText.labels.redo)).toBeDisabled();
  // The squares to go to are the next that an arrow leads to.
  await cell("c2").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => positionOf(element)).toBe(2);
  await button(playText.labels.takeBack).click();
  await expect(story).toHaveText(filled(playText.standing("c2")));
  await button(playText.labels.redo).click();
  await expect.poll(() => positionOf(element)).toBe(2);
  await button(playText.labels.judge).click();
  await expect(story).toContainText(new RegExp(`${playText.finishable}|^.*Lost: `));
  // What is impossible is said, and nothing moves.
  await cell("a1").click({ force: true });
  await expect(caption).toHaveText(
    filled(playText.noMove({ from: "", to: "a1", across: 0, up: 0 }, "visited")),
  );
  await expect.poll(() => positionOf(element)).toBe(2);
  await button(playText.labels.newGame).click();
  await expect.poll(() => positionOf(element)).toBe(0);
});

/** Notes from now on what the element tells the scripts of its page. @param {Locator} element */
async function listenTo(element) {
  await element.evaluate((it) => {
    const told = /** @type {any[]} */ ([]);
    Object.assign(window, { told });
    for (const type of ["step", "finish"]) {
      it.addEventListener(type, (event) =>
        told.push([type, /** @type {CustomEvent} */ (event).detail]),
      );
    }
  });
  return () => element.evaluate(() => /** @type {[string, any][]} */ (Reflect.get(window, "told")));
}

test("a tour by hand is announced to the reader and to scripts", async ({ page }) => {
  const element = await openGame(page, 'board=".../.#./..." start="a1" target="closed"');
  const heard = await listenTo(element);
  const { story, cell } = parts(element);
  for (const square of ["c2", "a3", "b1", "c3", "a2", "c1", "b3"]) {
    await cell(square).click({ force: true });
    await expect.poll(() => element.evaluate((it) => Reflect.get(it, "moment").focus)).toBe(square);
  }
  await expect(story).toHaveText(filled(playText.closable("a1")));
  await cell("a1").click({ force: true });
  await expect(story).toHaveText(filled(playText.won(true)));
  const told = await heard();
  expect(told.filter(([type = ""]) => type === "step")).toHaveLength(8);
  const [, finish] = told.at(-1) ?? [];
  expect(finish.outcome).toMatchObject({ kind: "tour", closed: true });
  expect(finish.tour).toEqual(["a1", "c2", "a3", "b1", "c3", "a2", "c1", "b3"]);
});

test("moves that are made faster than pictures are announced one by one", async ({ page }) => {
  const element = await openGame(page, 'board="5x5" start="a1"');
  const { story, cell } = parts(element);
  const heard = await listenTo(element);
  const cells = await Promise.all(["c2", "e3"].map((name) => cell(name).elementHandle()));
  await page.evaluate((all) => {
    all.forEach((each) => /** @type {HTMLElement} */ (each).click());
  }, cells);
  await expect(story).toHaveText(filled(playText.standing("e3")));
  expect((await heard()).map(([type, { square }]) => [type, square])).toEqual([
    ["step", "c2"],
    ["step", "e3"],
  ]);
});

test("before the first move as well, a square that cannot be reached says why, and a lost position too", async ({
  page,
}) => {
  const element = await openGame(page, 'board="5x5" start="b1"');
  const { story, caption, cell, button } = parts(element);
  await cell("c1").click({ force: true });
  await expect(caption).toHaveText(
    filled(
      playText.noMove({ from: "b1", to: "c1", lengths: [1, 2], across: 1, up: 0 }, "not-a-move"),
    ),
  );
  await expect(story).toContainText(filled(playText.opening("b1", "open")));
  await button(playText.labels.judge).click();
  await expect(story).toContainText("Lost: ");
  await expect(story).toContainText(playText.lostSince(0, "b1"));
});

test("a game is where it was after it was moved, and a run again without the attribute", async ({
  page,
}) => {
  const element = await openGame(page, 'board="5x5" start="a1"');
  const { story, cell } = parts(element);
  for (const square of ["c2", "e1"]) {
    await cell(square).click({ force: true });
    await expect(story).toHaveText(filled(playText.standing(square)));
  }
  await element.evaluate((it) => it.parentElement?.append(it));
  await expect(story).toHaveText(filled(playText.standing("e1")));
  await expect.poll(() => positionOf(element)).toBe(2);
  await element.evaluate((it) => Reflect.set(it, "playable", false));
  await expect(element.getByRole("button", { name: playText.labels.judge })).toHaveCount(0);
  await element.evaluate((it) => Reflect.get(it, "forward").call(it));
  await expect.poll(() => positionOf(element)).toBe(1);
  await expect(element).not.toHaveAttribute("play");
});

test("axe finds nothing to complain about in a game", async ({ page }) => {
  for (const theme of ["light", "dark", "projector"]) {
    await openGame(page, `board="5x5" start="a1" theme="${theme}"`);
    await expectAccessible(page, { of: `a game, ${theme}`, themes: [null] });
  }
});

test("a framework that sets the property of the attribute’s name begins a game", async ({
  page,
}) => {
  await openHost(page, `${SCRIPT}<knights-tour board="3x4" start="a1" controls></knights-tour>`);
  const element = page.locator("knights-tour");
  await expect.poll(() => phaseOf(element)).toBe("ready");
  await element.evaluate((it) => Reflect.set(it, "play", true));
  await expect(element).toHaveAttribute("play", "");
  const { story } = parts(element);
  await expect(story).toContainText(filled(playText.opening("a1", "open")));
  await element.evaluate((it) => Reflect.set(it, "play", undefined));
  await expect(element).not.toHaveAttribute("play");
  await element.evaluate((it) => /** @type {any} */ (it).play());
  await expect.poll(() => positionOf(element)).toBeGreaterThan(0);
});

test("a puzzle is filled in by taps and keys, checked and solved; a wrong one says what is wrong", async ({
  page,
}) => {
  // The ring of eight squares: a3 c2 a1 b3 c1 a2 c3 b1.
  await openHost(
    page,
    `${SCRIPT}<main><h1>A puzzle</h1><knights-tour givens="1 4 ./. # ./. . ." target="closed"></knights-tour></main>`,
  );
  const element = page.locator("knights-tour");
  const { story, caption, button, cell } = parts(element);
  await expect(caption).toHaveText(puzzleText.caption(6, 2));
  await cell("c2").click();
  await expect(cell("c2")).toHaveText("2");
  await cell("a1").press("5");
  await button(puzzleText.labels.check).click();
  await expect(story).toHaveText(puzzleText.checked(["a1"]));
  await expect(element.locator(".wrong")).toHaveText("5");
  await expectAccessible(page, { of: "a puzzle", themes: [null] });
  await button(puzzleText.labels.takeBack).click();
  // It goes on from the 2, and over the 4 that is given.
  for (const square of ["c2", "a1", "c1", "a2", "c3", "b1"]) {
    await cell(square).click();
  }
  await expect(story).toHaveText(puzzleText.labels.solved);
  await element.evaluate((it) => it.setAttribute("lang", "de"));
  await expect(element.getByRole("button", { name: "Löschen" })).toBeVisible();
  await element.evaluate((it) => {
    it.addEventListener("error", (event) =>
      it.setAttribute("title", Reflect.get(event, "detail").name),
    );
    it.setAttribute("givens", "1 1/. .");
  });
  await expect(element).toHaveAttribute("title", "givens");
  await expect(element.getByRole("alert").filter({ visible: true })).not.toBeEmpty();
});
