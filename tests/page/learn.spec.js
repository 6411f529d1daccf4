/** The room of lessons. */

import { expectAccessible } from "./accessibility.js";
import { listen } from "./ears.js";
import { expect, test } from "./fixtures.js";
import { drawn, expectWord, goTo, middleOf } from "./room.js";
import { inWindows } from "./windows.js";

/** @import { Page } from "@playwright/test" */

/** @type {(page: Page, words?: string) => Promise<ReturnType<typeof partsOf>>} */
async function openLearn(page, words) {
  await goTo(page, words === undefined ? "#learn" : `#learn?${words}`);
  return partsOf(page);
}

/** @param {Page} page */
function partsOf(page) {
  const root = page.locator("#learn");
  return {
    root,
    heading: root.locator("#learn-heading"),
    reply: root.locator(".reply"),
    caption: root.locator(".caption"),
    live: page.locator("#live"),
    /** @param {string | RegExp} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @type {(page: Page, square: string, board?: string) => Promise<void>} */
async function clickOn(page, square, board) {
  const { x, y } = await middleOf(page, square, board);
  await page.mouse.click(x, y);
}

test("a whole lesson is gone through: watched, found, played, estimated, chosen, and spoken @engines", async ({
  page,
}) => {
  const { heard, hears } = await listen(page);
  const room = await openLearn(page);
  await expect(room.heading).toHaveText("Step 1 of 5");
  await expect(room.caption).toHaveText("Move 30, h6.");
  await room.button("Step").click();
  await expect(room.caption).toContainText("Move 31");
  await room.button("Next").click();
  await expectWord(page, "step", "2");
  await expect(room.heading).toBeFocused();
  await clickOn(page, "a2");
  await expect(room.reply).toHaveText("No: two squares one way and one to the side, so b3 or c2.");
  await clickOn(page, "b3");
  await expect(room.reply).toHaveText("Right. From a1 there are only two moves: to b3 and to c2.");
  await room.button("Next").click();
  // A step that is not a move is refused; the tour by hand.
  await clickOn(page, "b1", "4x3");
  await expect(room.caption).toHaveText("The knight cannot go to b1.");
  for (const square of "c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3".split(" ")) {
    await clickOn(page, square, "4x3");
  }
  await expect(room.reply).toContainText("A tour!");
  await hears(/A tour! Most people need several attempts/);
  await room.button("Next").click();
  await room.root.locator("#learn-number").fill("four");
  await room.button("Check").click();
  await expect(room.root.locator("#learn-number-error")).toHaveText("Write a number, such as 40.");
  await room.root.locator("#learn-number").fill("5");
  await page.keyboard.press("Enter");
  await expect(room.reply).toContainText("Right: 5 × 5.");
  await room.button("Next").click();
  await room.button("About 100 years").click();
  await expect(room.reply).toHaveText("Much older: Euler wrote about them in 1759.");
  await room.button("More than 1100 years").click();
  await expect(room.reply).toContainText("Right. Al-Adli");
  await expect(room.root.locator(".lessons li").first()).toContainText("done");
  await room.button("Next").click();
  await expectWord(page, "lesson", "guess");
  const told = (await heard()).join("\n");
  expect(told).toContain("The knight stands in the corner, a1.");
  expect(told).toContain("Right. From a1 there are only two moves: to b3 and to c2.");
  expect(told).toContain("c2, 2 of 12.");
  await page.reload();
  await drawn(page);
  await expect(room.root.locator(".lessons li").first()).toContainText("done");
  await room.button("Erase my progress").click();
  await expect(room.caption).toHaveText("Your progress is erased.");
  await expect(room.root.locator(".state").first()).toHaveText("");
});

test("predictions of a lesson are told right or wrong, by keyboard as well", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=rule&step=3");
  await clickOn(page, "c6");
  await expect(room.reply).toContainText(/^No: .* 0 of 1 right, 9 to go\.$/);
  const grid = room.root.locator('[role="gridcell"][tabindex="0"]');
  await grid.focus();
  await page.keyboard.press("Enter");
  await expect(room.caption).toContainText("The knight cannot go to");
  await expect(room.live).toContainText("The knight cannot go to");
});

test("what is measured and drawn in lessons is there, and links beyond the last step are told", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=guess&step=2");
  await expect(room.root.locator(".told-of")).toHaveText(
    /^1,000 runs: \d\d\.\d of 64 squares on average, \d\d at most\.$/,
    { timeout: 60_000 },
  );
  await openLearn(page, "lesson=graph&step=1");
  const circle = room.root.locator(".unfolding circle").first();
  const before = await circle.getAttribute("cx");
  await room.root.getByRole("slider", { name: "Drawing" }).focus();
  await page.keyboard.press("End");
  await expect(room.root.locator(".told-of")).toHaveText("The same graph on a circle");
  expect(await circle.getAttribute("cx")).not.toBe(before);
  await openLearn(page, "lesson=many&step=1");
  await expect(room.root.locator(".tours svg")).toHaveCount(12);
  await openLearn(page, "lesson=graph&step=3");
  await expect(room.caption).toHaveText("1 of 20 vertices visited");
  await openLearn(page, "lesson=colours&step=77");
  await expect(room.heading).toHaveText("Step 6 of 6");
  await expect(room.root.locator(".notice")).toContainText("This lesson has 6 steps, not “77”.");
  await clickOn(page, "e1", "5x5");
  await expect(room.reply).toHaveText("Right: that is where it fails.");
});

test("lessons fit any window, the header too, and axe finds nothing", async ({
  usedPage: page,
}) => {
  for (const words of ["lesson=hand&step=5", "lesson=graph&step=1"]) {
    await openLearn(page, `${words}&theme=light`);
    await inWindows(
      page,
      [
        [1920, 1080],
        [390, 844],
        [360, 740],
      ],
      async (size) => {
        const rows = await page
          .locator(".rooms a")
          .evaluateAll(
            (links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size,
          );
        expect(rows, `${words} at ${size}`).toBe(1);
      },
    );
    await expectAccessible(page);
  }
});
