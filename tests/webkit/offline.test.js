/** The site without a network in WebKit. */

import { test } from "node:test";
import { moveOf } from "../page/texts.js";
import { click, expectRoom, expectText, open, openSite, part } from "./page.js";
import { actions, labels, rooms } from "#text/words.js";

const { site, window } = await openSite();

test("once visited, the page loads again without a server, with its rooms", async () => {
  await open(window, `${site.address}#explore?board=6x6&start=c3&step=5`);
  await click(window, "button", actions.help);
  await part(window, "#kept-on-device");
  await expectText(window, "#kept-on-device", labels.kept);
  await site.switchOff();

  await window.reload();
  await expectRoom(window, "explore");
  await expectText(window, "#explore .progress", moveOf(5, 35));
  for (const room of /** @type {const} */ (["keypad", "count", "learn"])) {
    await click(window, "link", rooms[room]);
    await expectRoom(window, room);
  }
});
