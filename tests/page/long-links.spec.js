import { expect, test } from "@playwright/test";
import { addressOf, drawn, open } from "./room.js";

const MEGABYTE = 1_000_000;

/** What each room shows when it works, and the words of its links. @type {Record<string, { works: string, names: string[] }>} */
const rooms = {
  explore: {
    works: ".progress",
    names: [
      ...["board", "leaper", "graph", "start", "algorithm", "tour", "tieBreak", "target"],
      ...["whenStuck", "seed", "step", "layers", "theme", "numberFrom", "prune"],
    ],
  },
  compare: {
    works: ".lanes canvas",
    names: ["board", "start", "target", "lanes", "map", "seeds", "step", "layers"],
  },
  build: { works: "canvas", names: ["board", "leaper", "start"] },
  count: {
    works: "#count-heading",
    names: ["board", "leaper", "target", "directed", "limit", "weight", "walks", "seed", "show"],
  },
  exist: { works: "canvas, svg", names: ["target", "board", "step"] },
  keypad: {
    works: ".pad-key",
    names: ["keypad", "leaper", "length", "start", "limits", "sequence", "step", "page"],
  },
};

test("in every room a word of a megabyte is one short notice, and the room works", async ({
  page,
}) => {
  test.slow(); // Some fifty links.
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await open(page, "board=5x5");
  for (const [room, { works, names }] of Object.entries(rooms)) {
    const root = page.locator(`#${room}`);
    for (const name of names) {
      await page.evaluate(
        ([link, length]) => {
          location.hash = `${link}${"1".repeat(Number(length))}`;
        },
        [`#${room}?${name}=`, MEGABYTE],
      );
      const notice = root.locator(".notice.correction");
      await expect(notice, `${room}: ${name}`).toContainText(
        /too long for a link; it can have at most (1|20|100),000 characters/,
      );
      await expect(notice).toHaveCount(1);
      expect((await notice.innerText()).length, `${room}: ${name}`).toBeLessThan(250);
      expect(await notice.innerText(), `${room}: ${name}`).not.toContain("“”");
      await expect(root.locator(works).first()).toBeVisible();
      await notice.getByRole("button").click();
      await expect(notice).toHaveCount(0);
      // It is gone from all links as well, soon.
      await expect.poll(async () => (await addressOf(page)).length).toBeLessThan(3000);
    }
  }
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.length ?? 0));
  expect(Math.max(...links)).toBeLessThan(3000);
  await page.goto("#explore?board=5x5");
  await page.getByRole("button", { name: "Forward", exact: true }).click();
  await expect(page.locator("#story-heading")).toHaveText(/^Move 1 of/);
  expect(wrong).toEqual([]);
});

test("a megabyte of words that mean nothing opens the page as usual", async ({ page }) => {
  await open(page, "board=5x5");
  for (const text of ["a&", "board&", "%", "?"]) {
    await page.goto("#exist");
    await page.evaluate(
      ([piece, length]) => {
        location.hash = `#explore?start=b2&${String(piece).repeat(Number(length))}`;
      },
      [text, MEGABYTE / text.length],
    );
    await expect(page.locator(".progress").first()).toHaveText("move 0 of 63");
  }
});

test("a megabyte that is pasted is refused beside its field, and what stood there stays", async ({
  page,
}) => {
  await page.goto("#count");
  await drawn(page);
  for (const [room, field, keep] of [
    ["count", "#count-board", "before"],
    ["keypad", "#keypad-rows", "before"],
    ["explore", "textarea[name=graph]", "1-2"],
  ]) {
    await page.goto(`#${room}`);
    const root = page.locator(`#${room}`);
    const text = root.locator(String(field));
    await text.evaluate((element) => {
      for (let around = element.closest("details"); around; around = null) {
        around.open = true;
      }
    });
    await text.fill(String(keep));
    // As a paste does it, without a clipboard that some browsers lock.
    await text.evaluate((element, length) => {
      const area = /** @type {HTMLTextAreaElement} */ (element);
      area.value = "1".repeat(length);
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, MEGABYTE);
    await expect(text).toHaveValue(String(keep));
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await expect(
      root.locator(".error:visible, [role=alert]:visible").filter({ hasText: "too long" }),
    ).toHaveCount(1);
  }
});
