import assert from "node:assert/strict";
import { test } from "node:test";
import { createSpeaker } from "../../www/widgets/live-region.js";

/** A speaker whose clock is moved by hand, and what it has said, each with its time. */
function speakerByHand() {
  let now = 0;
  /** @type {{ at: number, act: () => void }[]} */
  let timers = [];
  /** @type {[number, string][]} */
  const said = [];
  const speaker = createSpeaker((text) => said.push([now, text]), {
    now: () => now,
    wait: (act, milliseconds) => timers.push({ at: now + milliseconds, act }),
  });
  return {
    ...speaker,
    said,
    texts: () => said.map(([, text]) => text),
    /** @param {number} milliseconds */
    pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) {
          break;
        }
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.act();
      }
      now = until;
    },
  };
}

const step = /** @type {const} */ ({ about: "moment", rank: "progress" });

test("news is said at once, and what follows on it waits instead of overwriting it", () => {
  const speaker = speakerByHand();
  for (const text of ["one", "two", "three"]) {
    speaker.say(text);
  }
  assert.deepEqual(speaker.said, [[0, "one"]]);
  speaker.pass(10_000);
  assert.deepEqual(speaker.said, [
    [0, "one"],
    [1000, "two"],
    [2000, "three"],
  ]);
});

test("ten quick steps give one announcement, the last", () => {
  const speaker = speakerByHand();
  for (let i = 1; i <= 10; i += 1) {
    speaker.say(`step ${i}`, step);
    speaker.pass(120);
  }
  speaker.pass(10_000);
  assert.deepEqual(speaker.texts(), ["step 10"]);
});

test("every step is said at a step a second", () => {
  const speaker = speakerByHand();
  const steps = Array.from({ length: 8 }, (_, i) => `step ${i + 1}`);
  for (const text of steps) {
    speaker.say(text, step);
    speaker.pass(1000);
  }
  assert.deepEqual(speaker.texts(), steps);
});

test("what never rests is said now and then", () => {
  const speaker = speakerByHand();
  for (let i = 1; i <= 100; i += 1) {
    speaker.say(`step ${i}`, step);
    speaker.pass(100);
  }
  speaker.pass(10_000);
  const times = speaker.said.map(([at]) => at);
  assert.ok(times.length >= 4 && times.length <= 6, String(times));
  assert.equal(speaker.texts().at(-1), "step 100");
});

test("an error goes before news, and news before progress; none is lost", () => {
  const speaker = speakerByHand();
  speaker.say("first");
  speaker.say("step 1", step);
  speaker.say("news");
  speaker.pass(500);
  speaker.say("refused", { rank: "error" });
  speaker.pass(10_000);
  assert.deepEqual(speaker.texts(), ["first", "refused", "news", "step 1"]);
});

test("what waits gives way to what is newer about the same, and to nothing else", () => {
  const speaker = speakerByHand();
  speaker.say("board chosen");
  speaker.say("2 sequences", { about: "count" });
  speaker.say("no tour", { about: "verdict" });
  speaker.say("3 sequences", { about: "count" });
  speaker.pass(10_000);
  assert.deepEqual(speaker.texts().sort(), ["3 sequences", "board chosen", "no tour"]);
});

test("an empty text takes back what waits about the same, and says nothing", () => {
  const speaker = speakerByHand();
  speaker.say("board chosen");
  speaker.say("no tour", { about: "verdict" });
  speaker.say("", { about: "verdict" });
  speaker.say("");
  speaker.pass(10_000);
  assert.deepEqual(speaker.texts(), ["board chosen"]);
});

test("what waits is forgotten when a room is left, and the next room is heard", () => {
  const speaker = speakerByHand();
  speaker.say("one");
  speaker.say("two");
  speaker.clear();
  speaker.pass(300);
  speaker.say("three");
  speaker.pass(10_000);
  assert.deepEqual(speaker.said, [
    [0, "one"],
    [1000, "three"],
  ]);
});
