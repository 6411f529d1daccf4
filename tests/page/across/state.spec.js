/** A link is the room's state: what it does not name is usual, whatever was seen before. */

import { expect, test } from "../fixtures.js";
import { drawn, goTo } from "../room.js";

/** @import { Page } from "@playwright/test" */

/** For each room a link in which nothing is usual. Build keeps the drawing that is there, so its link names no board. */
const full = {
  explore:
    "board=6x6&leaper=1,3&start=c3&algorithm=backtracking&tieBreak=first&order=fewest-first&prune=true" +
    "&target=closed&seed=9&step=12&layers=path&numberFrom=a1&ask=true&present=true&view=small&theme=dark",
  play:
    "board=6x6&leaper=1,3&start=e1&target=closed&mode=predict&tieBreak=first&path=d4&layers=path" +
    "&legal=true&watch=true&challenge=back,ways,layers,judge&locked=1&goal=10&theme=dark",
  learn: "sheet=counts&seed=7&board=6x6&theme=dark",
  gallery:
    "kind=open&size=8x8&search=euler&board=3x4&squares=a1b3c1a2b4c2a3c4b2a4c3b1&name=Mine&step=4" +
    "&layers=path&theme=dark",
  compare:
    "board=6x6&leaper=1,3&start=c3&target=closed&lanes=warnsdorff:pohl:restart:3,neural,cycles" +
    "&step=5&layers=path&present=true&theme=dark",
  build: "leaper=1,3&theme=dark",
  count:
    "board=5x6&leaper=1,3&target=open&directed=true&upToSymmetry=true&limit=1073741824&weight=0.5" +
    "&walks=1000&seed=7&show=count,tours&page=2&theme=dark",
  exist: "target=open&board=3x5&step=7&theme=dark",
  keypad:
    "keypad=123/456/789&leaper=1,3&length=4&start=1&limits=1:2&sequence=1&step=0&page=2&theme=dark",
};

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

for (const [room, words] of Object.entries(full)) {
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
