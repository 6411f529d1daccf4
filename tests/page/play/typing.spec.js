/** Playing without seeing the board: typed moves and questions, and keys that read the position out. */

import { expectAccessible } from "../accessibility.js";
import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { expectWord, goTo } from "../room.js";
import { filled, like } from "../texts.js";
import { openPlay } from "./driver.js";
import * as ladderText from "#text/ladder.js";
import * as playText from "#text/play.js";
import * as positionText from "#text/position.js";
import { paragraph } from "#text/words.js";

/** @type {[number, number]} */
const KNIGHT = [1, 2];

test("typed moves are made, and typed questions answered, and all of it is read out", async ({
  page,
}) => {
  const ears = await listen(page);
  const room = await openPlay(page, "board=5x5&start=a1");
  // A key opens the field from anywhere in the room.
  await page.keyboard.press("m");
  const field = page.getByLabel(positionText.labels.typed);
  await expect(field).toBeFocused();
  const answer = room.root.locator(".answer");
  /** @param {string} text */
  const type = async (text) => {
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveValue("");
  };
  for (const [text, path] of [
    ["b3", "b3"],
    ["Nd4", "b3,d4"],
    ["nb5", "b3,d4,b5"],
    ["A3", "b3,d4,b5,a3"],
  ]) {
    await type(text ?? "");
    await expectWord(page, "path", path ?? "");
  }
  await ears.hears(like(filled(playText.went("a3", 5, 25, 3))));
  for (const [text, said] of /** @type {const} */ ([
    ["where", positionText.where("a3", 5, 25)],
    ["moves", positionText.ways("a3", ["c4", "c2", "b1"])],
    ["row", "Row 3: a3 {knight}, b3 number 2, c3 open, d3 open, e3 open."],
    ["row 1", "Row 1: a1 number 1, b1 open, c1 open, d1 open, e1 open."],
    ["column d", "Column d, from the bottom: d1 open, d2 open, d3 open, d4 number 3, d5 open."],
    ["row 9", positionText.noRow("9", 5)],
    ["e3?", "e3, open, 4 onward moves"],
    ["d4 ?", "d4, visited as number 3"],
    ["file z", positionText.noColumn("z", "e")],
    ["board", positionText.sum("5 × 5", "a3", 5, 25, ["c4", "c2", "b1"])],
    ["", positionText.sum("5 × 5", "a3", 5, 25, ["c4", "c2", "b1"])],
    ["help", positionText.help],
    ["castle", positionText.unknown("castle")],
  ])) {
    await type(text);
    await expect(answer).toHaveText(filled(said));
    await ears.hears(like(filled(said)));
  }
  await type("left");
  await expect(answer).toHaveText(/^20 squares are left: b1, c1, .*, e5\.$/);
  // An impossible move is refused with its reason, and changes nothing.
  await type("e5");
  const miss = { from: "a3", to: "e5", lengths: KNIGHT, across: 4, up: 2 };
  await expect(answer).toHaveText(filled(playText.noMove(miss, "not-a-move")));
  await expectWord(page, "path", "b3,d4,b5,a3");
  await type("back");
  await expectWord(page, "path", "b3,d4,b5");
  await type("start c3");
  await expectWord(page, "start", "c3");
  await ears.hears(like(filled(paragraph(playText.begins("c3"), playText.undoOffer))));
  await type("back");
  await expectWord(page, "path", "b3,d4,b5");
  await expectAccessible(page, { of: "typing" });
  // An answer goes with its position.
  await field.press("Escape");
  await expect(room.root.locator(".grid [tabindex='0']")).toBeFocused();
  await room.button(playText.labels.takeBack).click();
  await expect(answer).toBeHidden();
});

test("keys say where the knight is, what it can do, this row and column, and what is left", async ({
  page,
}) => {
  const ears = await listen(page);
  const room = await openPlay(page, "board=4x3&start=a1&path=c2,a3");
  for (const [key, said] of /** @type {const} */ ([
    ["w", positionText.where("a3", 3, 12)],
    ["g", positionText.ways("a3", ["b1"])],
    ["x", "Row 3: a3 {knight}, b3 open, c3 open, d3 open."],
    ["y", "Column a, from the bottom: a1 number 1, a2 open, a3 {knight}."],
    ["n", positionText.left(9, ["b1", "c1", "d1", "a2", "b2", "d2", "b3", "c3", "d3"])],
    ["s", positionText.sum("4 × 3", "a3", 3, 12, ["b1"])],
  ])) {
    await page.keyboard.press(key);
    await expect(room.caption).toHaveText(filled(said));
    await ears.hears(like(filled(said)));
  }
  // On the board it is the row of the square in focus.
  await room.root.locator(".grid [tabindex='0']").focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("x");
  await expect(room.caption).toHaveText("Row 2: a2 open, b2 open, c2 number 2, d2 open.");
  await goTo(page, "#play?graph=1-2-3-1&start=1");
  await page.keyboard.press("x");
  await expect(room.caption).toHaveText(positionText.noRows);
});

test("to hear onward moves, and whether a finished tour is lost, counts as no help", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=4x3&start=a1&path=c2,a3,b1,d2,b3,c1,d3,b2,d1,c3");
  await page.keyboard.press("m");
  const field = page.getByLabel(positionText.labels.typed);
  await field.fill("a2?");
  await field.press("Enter");
  await expect(room.root.locator(".answer")).toContainText("no onward move");
  await field.fill("a2");
  await field.press("Enter");
  await room.look();
  await field.press("Escape");
  await page.keyboard.press("l");
  await expect(room.caption).toHaveText(filled(playText.won(false)));
  const summary = filled(ladderText.summary(12, 12, { link: 1 }));
  await expect(room.root.locator(".summary")).toHaveText(summary);
});
