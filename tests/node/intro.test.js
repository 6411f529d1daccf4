/** What the introduction says and shows is so: of its boards, of its texts in every language. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { languages } from "../../xtask/languages.js";
import { englishTexts, page, textsIn } from "./page.js";

const { openRuled, isLastRuled, isQuestion, screens, SMALL } = await page("rooms/intro/screens.js");
const { openGame } = await page("run/game.js");
const { begin, createTale, findOut, pick, replyOf } = await page("rooms/intro/tale.js");
const told = await englishTexts("intro");

/** @import { Session } from "../../dist/pkg/knights_tour.js" */

test("on the small board the rule finds a tour from its corner, however ties are broken", () => {
  const { session } = openGame(SMALL);
  let arrived = 0;
  const goOn = () => {
    const { candidates, outcome } = session.moment();
    assert.notEqual(outcome?.kind, "stuck");
    arrived += outcome?.kind === "tour" ? 1 : 0;
    const least = Math.min(...candidates.map((/** @type {any} */ { value }) => value));
    for (const { square, value } of candidates) {
      if (value === least) {
        session.play(square);
        goOn();
        session.back();
      }
    }
  };
  goOn();
  assert.equal(arrived, 32);
  session.free();
});

test("a jump against the rule is harmless, or shows the squares that it cuts off", () => {
  const tale = createTale();
  const after = (/** @type {string} */ jumps) => {
    begin(tale, 3);
    for (const square of jumps.split(" ")) {
      assert.ok(pick(tale, square), square);
      while (findOut(tale)) {
        // The verdict goes on.
      }
    }
    return replyOf(tale);
  };
  assert.equal(after("c2"), told.visited(2, 25));
  // From c2 the corner e1 has the smallest number.
  assert.equal(after("c2 d4"), told.notSmallest("d4"));
  assert.equal(after("c2 e3 d5 c3"), told.cutsOff("e1, b4, and e5"));
  assert.deepEqual(tale.marked, ["e1", "b4", "e5"]);
  assert.equal(after("c2 e3 d5 b4 d3"), told.lost);
  begin(tale, 1);
});

test("the last screen has the number of the register, its year, and that one before it was wrong", async () => {
  const register = new URL("../data/counts.json", import.meta.url);
  const { records } = JSON.parse(readFileSync(register, "utf8"));
  const { tours, published } = records.find(
    (/** @type {any} */ { board, target }) => board === "8x8" && target === "closed",
  );
  const { year } = published.find((/** @type {any} */ each) => each.by && each.tours === tours);
  assert.ok(published.some((/** @type {any} */ each) => each.wrong && each.year < year));
  for (const { id } of languages) {
    const { screens: texts } = await textsIn(id, "intro");
    const said = texts.wonders.text.replaceAll(/(?<=\d)[,.\s](?=\d{3})/g, "");
    assert.ok(said.includes(tours) && said.includes(String(year)), `${id}: ${said}`);
  }
});

test("the machine asks three times, each time with one answer, and makes a tour of each board", () => {
  const asked = [];
  for (let at = 0; at === 0 || !isLastRuled(at - 1); at += 1) {
    const { session, info, questions } = openRuled(at);
    for (const position of questions) {
      session.seek(position);
      assert.ok(isQuestion(session), `${position}`);
    }
    asked.push(questions.length);
    session.finish(info.squares);
    assert.equal(session.moment().outcome?.kind, "tour");
    session.free();
  }
  assert.deepEqual(asked, [3, 0]);
});

test("on the last screen the rule is stuck", () => {
  const { session, info } = screens.at(-1).open();
  const { outcome, counters } = session.moment();
  assert.notEqual(outcome?.kind, "tour");
  assert.ok(counters.visited < info.squares);
  session.free();
});

test("each screen has at most forty words, in every language", async () => {
  for (const { id } of languages) {
    const { screens: texts } = await textsIn(id, "intro");
    const words = new Intl.Segmenter(id, { granularity: "word" });
    for (const { name, text } of Object.values(texts)) {
      // A number whose thousands are set apart by spaces is one word.
      const counted = text.replaceAll(/(?<=\d)\s(?=\d{3})/g, "");
      const count = [...words.segment(counted)].filter(({ isWordLike }) => isWordLike).length;
      // Segmenters part Japanese and Chinese into smaller pieces than words.
      assert.ok(
        count > 5 && count <= (["ja", "zh-CN"].includes(id) ? 60 : 40),
        `${id}, ${name}: ${count}`,
      );
    }
  }
});
