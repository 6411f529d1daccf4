/** Graphs that are no boards, in Explore. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { expectWord, goTo, middleOf, pictureOf, wordsOf } from "../room.js";
import { WALKER } from "../../../www/text/terms.js";
import { openExplore } from "./driver.js";
import {
  RUN_ENDED,
  SOME,
  TOUR_FOUND,
  atMove,
  beforeFirst,
  feasibilityOf,
  filled,
  graphName,
  having,
  methodName,
  moveOf,
  problemsOf,
  refusalOf,
  runAt,
  solver,
  tieBreakName,
} from "../texts.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const PETERSEN = "1-2-3-4-5-1,6-8-10-7-9-6,1-6,2-7,3-8,4-9,5-10";

/** @param {Page} page */
const panelOf = (page) => ({
  summary: page.getByText(sharedText.labels.graph),
  edges: page.getByLabel(sharedText.labels.edges),
  use: page.getByRole("button", { name: sharedText.labels.useGraph }),
  error: page.locator(".graph .error"),
});

/** @type {(page: Page, name: string) => Promise<void>} */
const choose = (page, name) => page.getByRole("button", { name, exact: true }).click();

test("a link names a known graph", async ({ usedPage: page }) => {
  const room = await openExplore(page, "graph=petersen&start=1");
  await expect(room.progress).toHaveText(moveOf(0, 9));
  await expect(page.getByText(sharedText.graphSize(10, 15))).toBeAttached();
});

test("a link may hold a graph, or a tour of a board, as others write it", async ({ page }) => {
  const room = await openExplore(page, "board=5x5");
  const linked = (/** @type {Record<string, string>} */ words) =>
    `${new URLSearchParams({ ...words, step: "1" })}`;
  await goTo(page, `#explore?${linked({ graph: "p edge 3 3\ne 1 2\ne 2 3\ne 3 1" })}`);
  await expect(room.story).toHaveText(runAt("graph=1-2-3-1&step=1").story);
  await expect(page.getByText(sharedText.graphSize(3, 3, "dimacs"))).toBeAttached();
  await expectWord(page, "graph", "1-2-3-1");
  const wrong = linked({ graph: "1->2", board: "5x5" });
  await goTo(page, `#explore?${wrong}`);
  await expect(room.notices.first()).toContainText(problemsOf(wrong).graph);

  const on = { board: "3x4", algorithm: "given" };
  await goTo(page, `#explore?${linked({ ...on, tour: "10 5 8\n7 2 11\n4 9 6\n1 12 3" })}`);
  const tour = "a1b3c1a2b4c2a3c4b2a4c3b1";
  await expect(room.story).toHaveText(runAt(linked({ ...on, tour })).story);
  await expectWord(page, "tour", tour);
  const broken = linked({ ...on, tour: "10 5 8\n7 2 11\n4 9 6\n1 12 12" });
  await goTo(page, `#explore?${broken}`);
  await expect(room.notices.first()).toContainText(problemsOf(broken).tour);
});

test("the numbers on a graph are those of its vertices", async ({ usedPage: page }) => {
  const room = await openExplore(
    page,
    "graph=petersen&start=1&algorithm=cycles&target=open&step=3",
  );
  await expect(
    room.button(filled(sharedText.layerName("degrees", ["moves"]), { graph: "" })),
  ).toBeVisible();
  await openExplore(page, "board=6x6&algorithm=cycles&target=open&step=3");
  await expect(room.button(filled(sharedText.layerName("degrees", ["moves"])))).toBeVisible();
});

test("edges are typed, and what is wrong with them is said", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=6x6&start=a1&step=3");
  const { summary, edges, use, error } = panelOf(page);
  await summary.click();
  await edges.fill("north-south, south - west\nwest-north");
  await use.click();
  await expect(room.progress).toHaveText(moveOf(0, 2));
  const { story } = runAt("graph=north-south-west-north");
  expect(story).toMatch(/traveller.*north.*1.*south.*west.*south/);
  await expect(room.story).toHaveText(story);
  await expect(page.getByText(sharedText.graphSize(3, 3))).toBeVisible();
  await expectWord(page, "graph", "north-south-west-north");
  expect((await wordsOf(page)).has("board")).toBe(false);
  await room.button(sharedText.actions.forward).click();

  for (const text of ["1-1", "1-2 2-", "1>2", ""]) {
    await edges.fill(text);
    await use.click();
    await expect(error).toContainText(refusalOf(() => solver.graphInfo(text)));
    await expect(edges).toHaveAttribute("aria-invalid", "true");
    await expect(edges).toHaveValue(text);
    await expect(room.progress).toHaveText(moveOf(1, 2));
  }
  await edges.fill("1-2");
  await use.click();
  await expect(room.progress).toHaveText(moveOf(0, 1));
  await expect(error).toBeHidden();
  const back = page.getByRole("button", { name: sharedText.labels.backToBoard });
  await back.click();
  await expectWord(page, "board", "6x6");
  await expect(room.progress).toHaveText(moveOf(0, 35));
  await expect(back).toBeHidden();
  await expect(summary).toBeFocused();
});

test("a known graph is one click, and a size makes a board again", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=d4");
  await panelOf(page).summary.click();
  await choose(page, graphName("petersen"));
  await expectWord(page, "graph", PETERSEN);
  await expect(page.getByRole("button", { name: graphName("petersen") })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "8 × 8" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(room.notices).toHaveCount(0);
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(room.story).toContainText("10");
  await choose(page, "6 × 6");
  await expect(room.progress).toHaveText(moveOf(0, 35));
  await expect(room.story).toHaveText(runAt("board=6x6&start=a1&tieBreak=first").story);
  expect((await wordsOf(page)).has("graph")).toBe(false);
});

test("what needs a board is not on offer", async ({ usedPage: page }) => {
  await openExplore(page, `graph=${PETERSEN}`);
  const methods = page.getByLabel(sharedText.labels.algorithm).locator("option");
  await expect(methods.filter({ hasText: methodName("cycles") })).toHaveCount(1);
  await expect(methods.filter({ hasText: methodName("blocks") })).toHaveCount(0);
  await expect(page.getByLabel(sharedText.labels.tieBreak).locator("option")).toHaveText([
    ...["first", "random", "pohl-sum", "pohl-min"].map(tieBreakName),
    sharedText.ownRule,
  ]);
  await expect(page.getByLabel(sharedText.labels.leaper)).toBeHidden();
  await expect(page.getByText(sharedText.labels.editBoard)).toBeHidden();
  await choose(page, "8 × 8");
  await expect(methods.filter({ hasText: methodName("blocks") })).toHaveCount(1);
  await expect(page.getByLabel(sharedText.labels.tieBreak).locator("option")).toHaveCount(8);
  await expect(page.getByLabel(sharedText.labels.leaper)).toBeVisible();
});

test("a method that needs a board gives way to one that does not", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&algorithm=blocks");
  await panelOf(page).summary.click();
  await choose(page, graphName("cube"));
  await expect(room.progress).toHaveText(moveOf(0, 7));
  await expect(room.notices).toContainText(methodName("warnsdorff"));
});

test("a link holds the graph, and opens the same picture", async ({ usedPage: page }) => {
  const room = await openExplore(page, `graph=${PETERSEN}&start=7&tieBreak=pohl-sum&step=4`);
  await expect(room.heading).toHaveText(atMove(4, 9));
  await expect(page).toHaveTitle(runAt(`graph=${PETERSEN}&start=7&tieBreak=pohl-sum&step=4`).title);
  const [before, story] = [await pictureOf(page), await room.story.innerText()];
  await page.reload();
  await expect(room.story).toHaveText(story);
  await expect.poll(() => pictureOf(page)).toBe(before);
  await choose(page, graphName("cube"));
  await expect(room.progress).toHaveText(moveOf(0, 7));
  await page.goBack();
  await expect(room.heading).toHaveText(atMove(4, 9));
  await expect(room.story).toHaveText(story);
});

test("a graph that cannot be used is named, and the rest of the link kept", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=5x5&graph=1-1&target=closed");
  await expect(room.notices.first()).toContainText(
    problemsOf("board=5x5&graph=1-1&target=closed").graph,
  );
  await expect(room.progress).toHaveText(moveOf(0, 25));
  await page.evaluate(() => {
    location.hash = `#explore?graph=${"1-2,".repeat(30_000)}`;
  });
  await expect(room.notices.first()).toContainText(having(sharedText.wrong.tooLong(SOME)));
});

test("vertices are clicked, pointed at, and reached by keyboard", async ({ usedPage: page }) => {
  const room = await openExplore(page, `graph=${PETERSEN}`);
  const { x, y } = await middleOf(page, "8");
  await page.mouse.move(x, y);
  await expect(room.caption).toHaveText(runAt(`graph=${PETERSEN}`).square("8"));
  await page.mouse.click(x, y);
  await expect(room.start).toHaveValue("8");
  await expect(room.story).toHaveText(runAt(`graph=${PETERSEN}&start=8`).story);
  await page.mouse.move(1, 1);
  await expect(room.caption).toHaveText(filled(sharedText.clickHint("go"), { graph: PETERSEN }));

  const grid = page.getByRole("grid", { name: sharedText.graphName(10) });
  await expect(grid.getByRole("gridcell")).toHaveCount(10);
  await grid.getByRole("gridcell", { name: /^8, start,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(room.caption).toHaveText(runAt(`graph=${PETERSEN}&start=8`).square("10"));
  await page.keyboard.press("Home");
  await expect(room.caption).toHaveText(/^1, open,/);
  await page.keyboard.press("Enter");
  await expect(room.start).toHaveValue("1");
});

test("a tour of the Icosian Game is taken along, numbered from any vertex", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&target=closed&algorithm=backtracking");
  await panelOf(page).summary.click();
  await choose(page, graphName("icosian"));
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  const outcome = page.locator(".outcome");
  await expect(outcome.locator("summary")).toHaveText([
    sharedText.labels.results,
    filled(sharedText.labels.squareList, { graph: "" }),
    sharedText.labels.json,
  ]);
  const list = outcome.locator("pre").first();
  await expect(list).toHaveText("B C D F G H J K L M N P Q R S T V W X Z");
  await page.getByLabel(sharedText.labels.numberFrom).fill("Q");
  await page.getByLabel(sharedText.labels.numberFrom).press("Enter");
  await expect(list).toHaveText("Q R S T V W X Z B C D F G H J K L M N P");
  await outcome.locator("summary").last().click();
  // It is written out when it opens, which the browser tells a moment later.
  const written = outcome.locator("pre").last();
  await expect(written).not.toBeEmpty();
  const json = JSON.parse(await written.innerText());
  expect(json).toMatchObject({ closed: true, run: { algorithm: "backtracking", start: "B" } });
  expect(json.graph).toContain("B-C-D");
  expect(json.board).toBeUndefined();
  await page.getByLabel(sharedText.labels.numberFrom).fill("a1");
  await page.getByLabel(sharedText.labels.numberFrom).press("Enter");
  await expect(page.getByRole("alert").filter({ visible: true })).toContainText("not a vertex");
});

test("what forbids a tour is said in words of graphs", async ({ usedPage: page }) => {
  const room = await openExplore(page, "graph=1-2-x-1,3-4-x-3&target=closed");
  await expect(room.notices).toContainText(feasibilityOf("graph=1-2-x-1,3-4-x-3&target=closed"));
  await openExplore(page, "graph=a-b-c-d&target=closed");
  await expect(room.notices).toContainText(feasibilityOf("graph=a-b-c-d&target=closed"));
  await expect(room.notices).not.toContainText("square");
});

test("a vertex with thousands of edges leaves the page alive", async ({ usedPage: page }) => {
  const leaves = Array.from({ length: 3000 }, (_, i) => `m-${i}`).join(",");
  const room = await openExplore(page, `graph=${leaves}`);
  await expect(room.story).toHaveText(runAt(`graph=${leaves}`).story);
  await expect(room.story).toContainText(sharedText.number(2992));
  await expect(room.candidates).toHaveCount(12);
  await page.getByLabel(sharedText.labels.whenStuck).selectOption("backtrack");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(RUN_ENDED);
  await room.button(sharedText.actions.first).click();
  await expect(room.heading).toHaveText(beforeFirst("step"));
});

test("other rooms take no notice of a graph in their links", async ({ usedPage: page }) => {
  for (const name of ["compare", "build"]) {
    await page.goto(`#${name}?board=5x5&graph=1-2,2-3&lanes=warnsdorff::::graph=1-2,backtracking`);
    await expect(page.locator(`#${name} canvas`).first()).toBeVisible();
    await expect(page.locator(`#${name}`)).not.toContainText(sharedText.piece(WALKER));
  }
});

test("axe finds nothing to complain about in a graph", async ({ usedPage: page }) => {
  await openExplore(page, `graph=${PETERSEN}&target=closed&step=3`);
  const { edges, use } = panelOf(page);
  await edges.fill("1-1");
  await use.click();
  await expectAccessible(page);
});

test("on a narrow screen nothing of it is sideways", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openExplore(page, `graph=Konstanz-Winterthur-Frauenfeld-Konstanz&step=1`);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
