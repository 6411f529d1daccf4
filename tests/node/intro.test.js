/** What the introduction says and shows is so: of its boards, of its texts in every language. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../xtask/languages.js";
import { page, textsIn } from "./page.js";

const { openRuled, isLastRuled, isQuestion, screens, SMALL } = await page("rooms/intro/screens.js");
const { openGame } = await page("run/game.js");

/** @import { Session } from "../../dist/pkg/knights_tour.js" */

test("from its corner of the small board, whoever keeps to the rule arrives, whatever the ties", () => {
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
      const count = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
      // Segmenters part Japanese and Chinese into smaller pieces than words.
      assert.ok(
        count > 5 && count <= (["ja", "zh-CN"].includes(id) ? 60 : 40),
        `${id}, ${name}: ${count}`,
      );
    }
  }
});
