/** A walk through the rooms in WebKit, and what visitors do there. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { atMove, moveOf } from "../page/texts.js";
import { viewsOf } from "../page/views.js";
import {
  click,
  clickOn,
  expectPainted,
  expectRoom,
  expectText,
  find,
  open,
  openSite,
  part,
  soon,
  textOf,
} from "./page.js";
import { KEYS } from "./webdriver.js";
import * as countText from "#text/count.js";
import * as learnText from "#text/learn.js";
import { lessons } from "#text/lessons.js";
import * as shareText from "#text/share.js";
import { actions, rooms } from "#text/words.js";

const { site, window } = await openSite();

test("every room is painted, and links lead from one to the next", async () => {
  await open(window, `${site.address}#explore`);
  const pictures = viewsOf("picture");
  const { puzzle, verse, ...painted } = rooms;
  assert.deepEqual(pictures.map(([room]) => room).sort(), Object.keys(painted).sort());
  for (const [room, picture] of pictures) {
    await click(window, "link", rooms[/** @type {keyof typeof rooms} */ (room)]);
    await expectRoom(window, room);
    await expectPainted(window, await part(window, picture), room);
  }
  // Puzzles have no picture, and belong to Play.
  await click(window, "link", rooms.play);
  await click(window, "link", puzzle);
  await expectRoom(window, "puzzle");
  await part(window, "#puzzle .given");
  await click(window, "link", rooms.play);
  await click(window, "link", verse);
  await expectRoom(window, "verse");
  await part(window, "#verse [role=gridcell]");
});

test("the first view draws its board inside the frame", async () => {
  await open(window, `${site.address}#door`);
  const board = await part(window, ".door-board svg");
  const { width, height } = await window.run((it) => it.getBoundingClientRect(), board);
  assert.equal(height, width);
});

test("a step is taken by a key, by a button and by a click on a square", async () => {
  await open(window, `${site.address}#explore?board=8x8&start=a1`);
  await window.press(KEYS.right);
  await expectText(window, "#explore .progress", moveOf(1, 63));
  await click(window, "button", actions.forward);
  await expectText(window, "#explore #story-heading", atMove(2, 63));
  await click(window, "button", actions.first);
  await expectText(window, "#explore .progress", moveOf(0, 63));
  // The rule would go to c2.
  await clickOn(window, "b3");
  await expectText(window, "#explore .progress", moveOf(1, 63));
  await soon(async () =>
    assert.match(await window.run(() => location.hash), /[?&]byHand=0:b3(&|$)/),
  );
});

test("workers share a count", async () => {
  await open(window, `${site.address}#count?board=7x10&target=closed`);
  await click(window, "button", countText.labels.start);
  await expectText(window, "#count .exact .result > .number", "1,250,063,279,938,854");
  const workers = await window.run(() => navigator.hardwareConcurrency);
  const figures = await textOf(window, "#count .figures");
  const nothing = { stage: null, states: 0, bytes: 0, layers: 0, all: 1, ms: 0, left: null };
  const [cores = []] = countText.progress({ ...nothing, workers }).slice(3);
  assert.ok(workers > 1 && figures?.includes(cores.join("")), figures);
});

test("a lesson answers a click and a number that is typed", async () => {
  const { moves, smallest } = lessons.hand.steps;
  await open(window, `${site.address}#learn?lesson=hand&step=2`);
  await clickOn(window, "a2");
  await expectText(window, "#learn .reply", moves?.nudge);
  await clickOn(window, "b3");
  await expectText(window, "#learn .reply", moves?.right);
  await open(window, `${site.address}?number#learn?lesson=hand&step=4`);
  await click(window, "textbox", learnText.labels.answer);
  await window.press("5");
  await click(window, "button", learnText.labels.check);
  await expectText(window, "#learn .reply", smallest?.right);
});

// The sheet’s “Animation” is left out: WebKitGTK’s `VideoEncoder` asks GStreamer for its list of plugins, and where
// there is none, as on a machine without a desktop, the process of the page ends.
test("the sheet has the link, its code, and the code for other pages", async () => {
  await open(window, `${site.address}#explore?board=8x8&start=a1&step=5`);
  await click(window, "button", actions.share);
  const sheet = await find(window, "dialog", shareText.heading);
  const valueOf = async (/** @type {string} */ name) => {
    const field = await find(window, "textbox", name, sheet);
    return window.run((it) => (it instanceof HTMLTextAreaElement ? it.value : ""), field);
  };
  assert.equal(await valueOf(shareText.link), await window.run(() => location.href));
  await expectPainted(window, await find(window, "img", shareText.qrName, sheet), shareText.qrName);
  await click(window, "summary", shareText.embed, sheet);
  assert.match(await valueOf(shareText.elementCode), /<knights-tour [^>]*step="5"/);
  await window.press(KEYS.escape);
  await soon(async () =>
    assert.equal(await window.run(() => document.querySelector("dialog[open]")), null),
  );
});
