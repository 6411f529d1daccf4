/** Play as a question: where does the rule go? */

import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { clickOn, expectWord, goTo } from "../room.js";
import { ANY, SOME, beginning, filled, like, pattern } from "../texts.js";
import { hintOf, openPlay } from "./driver.js";
import * as playText from "#text/play.js";
import * as sharedText from "#text/words.js";

/** @type {[number, number]} */
const KNIGHT = [1, 2];

/** What is said of a round, and of the choices that were missed in it. */
const SCORE = playText.score({ asked: SOME, right: SOME, streak: SOME, longest: SOME });
const MISSED = new RegExp(
  `^(${pattern(playText.missed([]))}|${pattern(
    playText.missed([{ kind: "tie", asked: 2, missed: 1 }]).replace(/: .*[.]$/, `: ${ANY}.`),
  )})$`,
);

test("predictions are judged with the reason, and a round sums up what was missed", async ({
  page,
}) => {
  const ears = await listen(page);
  const room = await openPlay(page, "board=4x3&start=a1&mode=predict&tieBreak=first&legal=true");
  await expect(room.heading).toHaveText(playText.predictHeading);
  const hint = hintOf(
    [
      ["c2", 1],
      ["b3", 2],
    ],
    "c2",
  );
  const right = `${playText.right(hint, "c2")} ${playText.onlyWay(["a3", "b1"])}`;
  await clickOn(page, "c2");
  await expect(room.told).toHaveText(right);
  await ears.hears(like(`${right}${ANY}${filled(playText.went("b1", 4, 12, 2))}`));
  await expect(room.score).toHaveText(
    playText.score({ asked: 1, right: 1, streak: 1, longest: 1 }),
  );
  for (let answers = 1; (await room.ways.count()) > 0; answers += 1) {
    await room.ways.last().click();
    await expect(room.score).toHaveText(
      like(playText.score({ asked: answers + 1, right: SOME, streak: SOME, longest: SOME })),
    );
  }
  await expect(room.root.locator(".missed")).toHaveText(MISSED);
  await ears.hears(new RegExp(`${pattern(SCORE)}.*${MISSED.source.slice(1)}`));
  await goTo(page, "#play?board=5x5&start=a1&mode=predict&path=b3");
  // What was refused is no longer told of once there is an answer.
  await clickOn(page, "e5");
  const miss = { from: "b3", to: "e5", lengths: KNIGHT, across: 3, up: 2 };
  await expect(room.caption).toHaveText(filled(playText.noMove(miss, "not-a-move")));
  const wrong = playText.mistaken(
    hintOf(
      [
        ["c1", 3],
        ["a5", 1],
      ],
      "a5",
    ),
    "c1",
  );
  await clickOn(page, "c1");
  await expect(room.caption).toHaveText(filled(playText.predictHint));
  await expect(room.told).toHaveText(beginning(wrong));
  await ears.hears(beginning(wrong));
  // A5 was followed by the only square left to go to.
  await expect(room.told).toContainText(playText.onlyWay(["c4"]));
  await expectWord(page, "path", "b3,a5,c4");
});

test("a rule of one’s own is written, predicted and linked to", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=8x8&start=c3&mode=predict");
  const rules = page.locator("#play").getByLabel(playText.labels.tieRule, { exact: true });
  const own = page.locator("#play").getByLabel(playText.labels.ownRule, { exact: true });
  await expect(own).toBeHidden();
  await rules.selectOption({ label: sharedText.ownRule });
  await expect(own).toBeFocused();
  await expect(own).toHaveValue("fewest onward, farthest centre");
  await own.fill("nearest edge, fewest onwrad");
  await own.press("Enter");
  await expect(page.locator("#play-rule-error")).toContainText("onwrad");
  await expect(own).toHaveValue("nearest edge, fewest onwrad");
  await own.fill("edge, onward");
  await own.press("Enter");
  await expectWord(page, "rule", "nearest edge, fewest onward");
  await expect(own).toHaveValue("nearest edge, fewest onward");
  await clickOn(page, "a2");
  await expect(room.told).toContainText(/^Right, it is a tie: b1 and a2/);
  await rules.selectOption("first");
  await expect(own).toBeHidden();
  await expectWord(page, "tieBreak", "first");
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain("rule=");
});
