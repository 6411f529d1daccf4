/** A link is the room's state: what it does not name is usual, whatever was seen before. */

import { expect, test } from "../fixtures.js";
import { drawn, goTo } from "../room.js";
import { viewsOf } from "../views.js";

/** @import { Page } from "@playwright/test" */

/** What a room shows: its address, its title, its theme, its fields and its buttons. @type {(page: Page, room: string) => Promise<object>} */
const seen = (page, room) =>
  page.evaluate((id) => {
    // As before whoever looks at another page comes back.
    dispatchEvent(new Event("pagehide"));
    const root = document.querySelector(`main#${id}`);
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ (
      root?.querySelectorAll("input:not([type=file]), select, textarea")
    );
    const pressed = root?.querySelectorAll(
      "[aria-pressed=true], [aria-current], [aria-selected=true]",
    );
    return {
      address: location.hash,
      title: document.title,
      theme: document.documentElement.dataset.theme,
      fields: [...fields]
        .filter((each) => each.checkVisibility())
        .map(({ id: name, value, checked }) => `${name} ${value} ${checked}`),
      pressed: [...(pressed ?? [])].map(({ textContent }) => textContent),
      headings: [...(root?.querySelectorAll("h2, h3, .caption") ?? [])]
        .filter((each) => each.checkVisibility())
        .map(({ textContent }) => textContent),
    };
  }, room);

for (const [room, words] of viewsOf("unusual")) {
  test(`${room}: after a full link, a bare one shows what a fresh page shows`, async ({
    page,
    context,
  }) => {
    const fresh = await context.newPage();
    await fresh.goto(`#${room}`);
    await drawn(fresh);
    await goTo(page, `#${room}?${words}`);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("theme=dark");
    await expect.poll(() => seen(page, room)).not.toEqual(await seen(fresh, room));
    await page.evaluate((name) => {
      location.hash = name;
    }, room);
    await expect
      .poll(async () => JSON.stringify(await seen(page, room), null, 1))
      .toBe(JSON.stringify(await seen(fresh, room), null, 1));
  });
}

test("in Count, links to other counts ask for the theme that its link asks for", async ({
  usedPage: page,
}) => {
  await goTo(page, "#count?theme=dark");
  await page.locator("#count .history a").click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("show=count&theme=dark");
});
