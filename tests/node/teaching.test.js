/** The page for teachers and `docs/teaching.md` say the same, and their links lead somewhere. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openRequest } from "./module.js";
import { englishTexts, page } from "./page.js";

const { teachingSections } = await page("rooms/learn/teaching.js");
const { lessons } = await page("rooms/learn/lessons.js");
const { route: learn } = await page("rooms/learn/state.js");
const { runRoute, settingsIn } = await page("app/run-link.js");
const words = await englishTexts("teaching");
const { rooms } = await englishTexts("labels");

/** On paper a link is what follows the page’s address. @param {string} text */
const inMarkdown = (text) =>
  text.replace(/\[([^\]]+)\]\((#[^)]+)\)/g, (_, name, address) => `${name} (\`${address}\`)`);

/** A section as Markdown. @param {any} section */
function write({ heading, level, blocks }) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.map(inMarkdown).join(" | ")} |`;
  return [
    `${"#".repeat(level)} ${heading}`,
    ...blocks.map((/** @type {any} */ { text, list, head, rows }) =>
      text !== undefined
        ? inMarkdown(text)
        : list
          ? list.map((/** @type {string} */ item) => `- ${inMarkdown(item)}`).join("\n")
          : [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n"),
    ),
  ].join("\n\n");
}

/** What differs in nothing but how it is laid out is the same. @param {string} text */
const plain = (text) =>
  text
    .replace(/\|[\s|:-]+\|\n/g, "|\n")
    .replace(/\s+/g, " ")
    .replace(/ \|/g, "|")
    .trim();

test("the paper in docs/ says what the page for teachers says", () => {
  const expected = [
    `# ${words.title}`,
    words.intro,
    "What stands in brackets after a name is the end of a link: it follows the address of the page.",
    ...teachingSections().map(write),
  ].join("\n\n");
  const file = readFileSync(new URL("../../docs/teaching.md", import.meta.url), "utf8");
  assert.equal(plain(file), plain(expected), `docs/teaching.md should be:\n\n${expected}\n`);
});

test("every link leads to a room, a step or a sheet that there is, and every step has one", () => {
  const text = JSON.stringify(teachingSections());
  const links = [...text.matchAll(/\]\((#[^)]+)\)/g)].map(([, address = ""]) => address);
  const steps = lessons.flatMap((/** @type {any} */ each) => each.steps);
  assert.ok(links.length >= steps.length + 10);
  for (const link of links) {
    const room = /^#(\w+)/.exec(link)?.[1] ?? "";
    assert.ok(room in rooms, link);
    if (room === "learn") {
      assert.deepEqual(learn.read(link).problems, [], link);
    } else if (room === "explore") {
      const { state, problems } = runRoute.read(link);
      const opened = openRequest(settingsIn(state));
      opened.session.free();
      assert.deepEqual([...problems, ...opened.problems], [], link);
    }
  }
  for (const { id, steps: each } of lessons) {
    each.forEach((/** @type {unknown} */ _, /** @type {number} */ at) => {
      assert.ok(links.includes(`#learn?lesson=${id}&step=${at + 1}`), `${id} ${at + 1}`);
    });
  }
});

test("the plan takes 50 minutes without a gap", () => {
  const times = words.plan.map((/** @type {string[]} */ [minutes = ""]) =>
    minutes.split("–").map(Number),
  );
  assert.equal(times[0][0], 0);
  assert.equal(times.at(-1)[1], 50);
  times
    .slice(1)
    .forEach((/** @type {number[]} */ [from], /** @type {number} */ i) =>
      assert.equal(from, times[i][1]),
    );
});
