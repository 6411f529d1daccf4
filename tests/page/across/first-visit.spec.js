import { Buffer } from "node:buffer";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { needsWhole } from "../../../www/app/arrival.js";
import { built, host } from "../../site.js";
import { expect, test } from "../fixtures.js";
import { expectWord, roomsOf } from "../room.js";
import { openExplore } from "../explore/driver.js";
import { TOUR_FOUND, graphName, having, moveOf, runAt } from "../texts.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

test.use({ isFirstVisit: true });

/** The files of the site that the page asks for, each as often as it does. @param {Page} page @param {string | undefined} site */
function watchFiles(page, site) {
  /** @type {Map<string, Promise<Buffer>[]>} */
  const files = new Map();
  page.on("requestfinished", (request) => {
    const name = request.url().slice(site?.length).split("#")[0] || "index.html";
    const body = request.response().then((response) => response?.body() ?? Buffer.of());
    files.set(name, [...(files.get(name) ?? []), body]);
  });
  return files;
}

test("a first visit fetches what the page names at its top, and then needs no network", async ({
  page,
  baseURL,
}) => {
  const files = watchFiles(page, baseURL);
  const room = await openExplore(page);
  const named = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        "[href]:not([rel='apple-touch-icon'], [rel='expect'], [data-solver='whole']), [src]",
      ),
    ].map((each) => each.getAttribute("href") ?? each.getAttribute("src") ?? ""),
  );
  // Browsers decide for themselves whether they want these.
  const wanted = ["knight.svg", "manifest.webmanifest"];
  const fetched = () => [...new Set([...files.keys(), ...wanted])].sort();
  await expect.poll(fetched).toEqual([...new Set(["index.html", ...named])].sort());
  const many = [...files].filter(([name, bodies]) => bodies.length > 1 && name !== "knight.svg");
  const twice = many.map(([name]) => name);
  expect(twice, "what is asked for early is not asked for again").toEqual([]);

  // What the build holds against its budget is what the browser fetches.
  const bodies = await Promise.all([...files.values()].map(([body]) => body ?? Buffer.of()));
  const icon = await (await page.request.get("knight.svg")).body();
  if (!files.has("knight.svg")) {
    bodies.push(icon);
  }
  const gzipped = bodies.map((body) => gzipSync(body).length).reduce((sum, size) => sum + size, 0);
  const counted = Number(process.env.FIRST_VISIT);
  expect(Math.abs(gzipped / counted - 1), `${gzipped} and ${counted} bytes`).toBeLessThan(0.02);

  // No second solver, and no words, are waited for.
  for (const panel of [sharedText.labels.method, sharedText.labels.boardHeading]) {
    await page.locator("#explore .panel > summary").getByText(panel, { exact: true }).click();
  }
  const algorithm = page.getByLabel(sharedText.labels.algorithm);
  await page.route("**/*", (route) => route.abort());
  await expect(algorithm.locator("option")).toHaveCount(13);
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await algorithm.selectOption("edges-first");
  await expect(room.story).toHaveText(runAt("board=8x8&start=d4&algorithm=edges-first").story);
  await page.getByRole("button", { name: "6 × 6" }).click();
  await expectWord(page, "algorithm", "edges-first");
  await page.getByText(sharedText.labels.graph).click();
  await page.getByRole("button", { name: graphName("cube") }).click();
  await expect(page).toHaveTitle(having(sharedText.graphName(8)));
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(algorithm).toHaveValue("warnsdorff");
  await expectWord(page, "board", "8x8");
});

test("nothing that a link’s room needs is sent twice by a server that lets nothing be kept @engines", async ({
  page,
}) => {
  const server = await host();
  server.serve(await built());
  await page.goto(`${server.address}#play`);
  await expect(page.locator("#play .story")).toBeVisible();
  const asked = server.asked.filter((path) => path !== "knight.svg");
  expect(asked.filter((path, i) => asked.indexOf(path) < i)).toEqual([]);
  await server.switchOff();
});

test("a room that does not come can be asked for again, and the way back stays @engines", async ({
  page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=9");
  await expect(room.progress).toHaveText(moveOf(9, 63));
  await page.route("**/build.*", (route) => route.abort());
  await page.getByRole("link", { name: sharedText.rooms.build }).click();
  await expect(page.getByRole("alert")).toContainText(sharedText.labels.roomNotLoaded);
  await page.getByRole("link", { name: sharedText.rooms.explore }).click();
  await expect(room.progress).toHaveText(moveOf(9, 63));
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("link", { name: sharedText.rooms.build }).click();
  await expect(page.getByRole("alert")).toContainText(sharedText.labels.roomNotLoaded);
  await page.unroute("**/build.*");
  await page.getByRole("button", { name: sharedText.labels.tryAgain }).click();
  await expect(page.locator("#build")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("some rooms wait for the rest of the solver, which the first of them fetches, and no other room does @engines", async ({
  page,
}) => {
  await openExplore(page);
  /** @param {string} room */
  const open = (room) => page.locator(`.rooms a[href^="#${room}"]`).click();
  await page.route("**/pkg/*", (route) => route.abort());
  const rooms = await roomsOf(page);
  const waiting = rooms.filter((room) => needsWhole(`#${room}`));
  for (const room of rooms) {
    await open(room);
    if (waiting.includes(room)) {
      // Not that a file came broken, which only loading the page again would mend.
      await expect(page.getByRole("alert")).toContainText(sharedText.roomHelp("unreachable"));
    } else {
      await expect(page.locator(`#${room}`)).toBeVisible();
    }
  }
  await page.unroute("**/pkg/*");
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(...(/[\w.]+[.]wasm/.exec(request.url()) ?? [])));
  expect(waiting).not.toEqual([]);
  for (const [i, room] of waiting.entries()) {
    await open(room);
    await expect(page.locator(`#${room}`)).toBeVisible();
    if (i === 0) {
      expect(asked).toEqual(["knights_tour_bg.wasm"]);
    }
  }
});

test("a method that the page’s part of the solver does not run is fetched when it is chosen @engines", async ({
  page,
}) => {
  const room = await openExplore(page, "board=6x6&start=a1&step=7");
  await page.route("**/pkg/*", (route) => route.abort());
  const heading = page.locator("#explore .panel > summary");
  await heading.getByText(sharedText.labels.method, { exact: true }).click();
  const algorithm = page.getByLabel(sharedText.labels.algorithm);
  await algorithm.selectOption("neural");
  await expect(room.caption).toHaveText(sharedText.labels.roomFailed);
  await expect(algorithm).toHaveValue("warnsdorff");
  await expect(room.progress).toHaveText(moveOf(7, 35));
  await page.unroute("**/pkg/*");
  // What is drawn before and after belongs to either file of the solver.
  const drawn = () =>
    page
      .locator("#explore canvas")
      .first()
      .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const before = await drawn();
  await algorithm.selectOption("neural");
  const { story } = runAt("board=6x6&start=a1&algorithm=neural");
  await expect(room.story).toHaveText(story);
  await expect.poll(drawn).not.toBe(before);
  await page.goBack();
  await expect(room.progress).toHaveText(moveOf(7, 35));
  await expect.poll(drawn).toBe(before);
  await page.locator(".rooms a[href^='#compare']").click();
  const lane = page.locator("#compare .lane").first();
  await lane.getByLabel(sharedText.labels.algorithm).selectOption("cycles");
  await expect(page).toHaveURL(/lanes=cycles/);
  await page.locator(".rooms a[href^='#explore']").click();
  await expect.poll(drawn).toBe(before);
});
