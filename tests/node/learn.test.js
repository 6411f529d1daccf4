/**
 * Lessons as data: every question can be answered, and every reply is true.
 *
 * @import { RunSettings } from "./module.js"
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  boardInfo,
  countTours,
  existence,
  existenceMap,
  graphs,
  openRequest,
  Session,
  solve,
  squareName,
  successMap,
  trials,
  verify,
  Verdict,
} from "./module.js";
import { languages } from "../../xtask/languages.js";
import { englishTexts, page, textsIn } from "./page.js";

const { lessons, isNear, CROSS } = await page("rooms/learn/lessons.js");
const { openScene, squaresToBlame } = await page("rooms/learn/scene.js");
const { AL_ADLI, EULER } = await page("rooms/learn/historic.js");
const { ringOf, graphOf } = await page("rooms/learn/ring.js");
const { route } = await page("rooms/learn/state.js");
const { createProgress } = await page("rooms/learn/progress.js");
const { cardIn } = await page("rooms/learn/turn.js");
const { labels } = await englishTexts("learn");
const { runRoute, settingsIn } = await page("app/run-link.js");
const { sumUp } = await page("rooms/learn/demonstrations/random-walks.js");
const { positionsOf, findTour, eulersTour } = await page("rooms/learn/demonstrations/positions.js");
const { SIDES, METHODS } = await page("rooms/learn/demonstrations/timings.js");
const { CHESSBOARD, LARGE } = await page("rooms/learn/demonstrations/rules.js");
const { openContest } = await page("jobs/contest.js");
const { openRandomWalks } = await page("jobs/random-walks.js");
const { isChoice } = await page("run/predict.js");
const { lessons: texts } = await englishTexts("lessons");
const teaching = await englishTexts("teaching");
const demonstrated = await englishTexts("demonstrations");

/** The rooms into which lessons lead. @type {Record<string, any>} */
const routes = {
  explore: runRoute,
  play: (await page("rooms/play/route.js")).route,
  compare: (await page("rooms/compare/state.js")).route,
  count: (await page("rooms/count/state.js")).route,
  exist: (await page("rooms/exist/state.js")).route,
};

/** Every step with its texts. @returns {any[]} */
const all = () =>
  lessons.flatMap((/** @type {any} */ { id, steps }) =>
    steps.map((/** @type {any} */ step, /** @type {number} */ at) => ({
      ...{ id, at, step, name: `${id} ${at + 1}` },
      texts: texts[id].steps[step.id],
    })),
  );

/** The step of this place in its lesson, from 1. @type {(id: string, at: number) => any} */
const stepOf = (id, at) => lessons.find((/** @type {any} */ each) => each.id === id).steps[at - 1];

/** Where a run ends. @param {any} settings */
function finish(settings) {
  const session = new Session(settings);
  session.finish(30_000_000);
  const moment = session.moment();
  session.free();
  return moment;
}

/** From which squares the rule gets stuck. @type {(side: number, tieBreak: any) => string[]} */
const stuckOn = (side, tieBreak) =>
  successMap({ board: `${side}x${side}`, algorithm: "warnsdorff", tieBreak }, ["1"], 0, side * side)
    .filter(({ endings }) => endings[0] === "stuck")
    .map(({ square }) => square);

test("every step has a text, and every question an answer and a reply", () => {
  assert.equal(lessons.length, 9);
  for (const { id, steps } of lessons) {
    const ids = steps.map((/** @type {any} */ step) => step.id);
    assert.deepEqual(Object.keys(texts[id].steps), ids);
    assert.equal(new Set(ids).size, ids.length, id);
    assert.ok(steps.length >= 4 && steps.length <= 7, id);
  }
  for (const { step, texts: text, name } of all()) {
    assert.ok(text.text.length > 20 && text.text.length < 430, `${name}: ${text.text.length}`);
    const kind = step.asks?.kind;
    assert.equal(text.ask !== undefined, kind !== undefined, name);
    assert.equal(text.options !== undefined, kind === "choose", name);
    if (kind === "choose") {
      assert.match(text.options[step.asks.right][1], /^Right/, name);
      text.options.forEach((/** @type {string[]} */ [, reply = ""], /** @type {number} */ at) => {
        assert.equal(/^Right/.test(reply), at === step.asks.right, `${name}: ${reply}`);
        assert.ok(reply.length > 20, name);
      });
    } else if (["number", "square", "move"].includes(kind)) {
      assert.ok(text.right.length > 10 && text.wrong.length > 10, name);
    }
    // A first wrong answer gets a hint; an estimate is told whether it is too large.
    const isEstimate = (step.asks?.within ?? 1) > 1;
    assert.equal(text.exact !== undefined, isEstimate, name);
    assert.equal(
      text.nudge !== undefined,
      kind === "square" || (kind === "number" && !isEstimate),
      name,
    );
  }
});

test("lessons stand in the order of their list, which has those for older pupils last", () => {
  const ages = lessons.map((/** @type {any} */ { age }) => age);
  assert.deepEqual(ages, ages.toSorted());
  assert.deepEqual(
    Object.keys(texts),
    lessons.map((/** @type {any} */ { id }) => id),
  );
});

/** The room that a link leads into. @param {string} link */
const roomOf = (link) => /^#(\w+)\?/.exec(link)?.[1] ?? "";

test("the card at the end of every lesson links to a room that shows what the link says", () => {
  for (const { id, goesOn } of lessons) {
    const { state, problems } = routes[roomOf(goesOn)].read(goesOn);
    assert.deepEqual(problems, [], `${id}: ${goesOn}`);
    const runs = roomOf(goesOn) === "explore" ? [settingsIn(state)] : (state.lanes ?? []);
    for (const asked of runs) {
      const { session, problems: refused } = openRequest({ board: state.board, ...asked });
      session.finish(1_000_000);
      assert.equal(session.moment().outcome?.kind, "tour", goesOn);
      assert.deepEqual(refused, [], goesOn);
      session.free();
    }
  }
});

test("the card at the end of every lesson says three short things in every language", async () => {
  for (const { id: language } of languages) {
    const { rooms } = await textsIn(language, "labels");
    const { lessons: said } = await textsIn(language, "lessons");
    for (const { id, goesOn } of lessons) {
      const { known, goOn } = said[id];
      assert.equal(known.length, 3, `${language} ${id}`);
      known.forEach((/** @type {string} */ line) => {
        assert.match(line, /[.。]$/, line);
        assert.ok(line.length <= 100, line);
      });
      assert.ok(goOn.startsWith(rooms[roomOf(goesOn)]), `${language}: ${goOn}`);
    }
  }
});

test("every board opens, and every tour, prediction and square that is asked for is there", () => {
  for (const { step, name } of all()) {
    const { shows, asks } = step;
    const { session, game, argument } = openScene(shows);
    if (asks?.kind === "move") {
      const { board, graph, target } = game.settings;
      const on = graph === undefined ? { board } : { graph };
      const verdict = new Verdict({ ...on, target, path: game.path() });
      verdict.advance(5000);
      assert.equal(verdict.result.kind, "finishable", name);
      verdict.free();
    }
    if (asks?.kind === "predict") {
      let choices = 0;
      for (let hint = game.hint(); hint; hint = game.hint()) {
        choices += Number(isChoice(hint));
        game.play(hint.to);
      }
      assert.ok(choices >= asks.times, `${name}: ${choices}`);
    }
    if (asks?.kind === "square") {
      const squares = asks.squares ?? squaresToBlame(shows);
      assert.ok(squares.length > 0, name);
      assert.ok(
        squares.every((/** @type {string} */ square) => !session.squareInfo(square).hole),
        name,
      );
    }
    if ("run" in shows) {
      assert.equal(session.position, shows.at ?? 0, name);
    }
    assert.equal(argument !== null, "argument" in shows, name);
    session.free();
  }
});

test("a first hint does not name a square that is right", () => {
  for (const { step, texts: text, name } of all()) {
    const squares = step.asks?.kind === "square" ? (step.asks.squares ?? ["e1"]) : [];
    for (const square of squares) {
      assert.ok(!text.nudge.includes(square), `${name}: ${square}`);
    }
  }
});

test("the first lesson begins at the start, and the first prediction is easy, at the edge", () => {
  assert.equal(stepOf("hand", 1).shows.at ?? 0, 0);
  const { game, session } = openScene(stepOf("rule", 3).shows);
  const values = game.hint().candidates.map((/** @type {any} */ { value }) => value);
  values.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  assert.ok(values.length <= 3 && values[1] - values[0] >= 2, values.join(" "));
  session.free();
});

test("no knight covers the corner whose colour is asked for", () => {
  const { shows } = stepOf("colours", 1);
  assert.notEqual(shows.position.start, "a1");
  assert.ok(!shows.layers.includes("colours"));
});

test("the chart of failures shows no trend, as its lesson says", () => {
  const share = (/** @type {number} */ side) => stuckOn(side, "first").length / side ** 2;
  assert.ok(share(14) < share(18) && share(20) < share(30) && share(8) > share(10));
});

test("squares that are right are those that the solver names", () => {
  const from = new Session({ board: "8x8", start: "a1", algorithm: "player" });
  assert.deepEqual(
    stepOf("hand", 2).asks.squares,
    from
      .moment()
      .candidates.map(({ square }) => square)
      .sort(),
  );
  from.free();
  const { game, session } = openScene(stepOf("rule", 2).shows);
  const { to, candidates } = game.hint();
  assert.deepEqual([session.moment().focus, to], ["a2", "b4"]);
  assert.deepEqual(
    candidates.map((/** @type {any} */ { square, value }) => `${square} ${value}`).sort(),
    ["b4 4", "c3 7"],
  );
  session.free();
  const impossible = Array.from({ length: 25 }, (_, at) =>
    squareName(at % 5, Math.floor(at / 5)),
  ).filter((start) => existence("5x5", "open", undefined, start).answer === "no");
  assert.deepEqual([...stepOf("colours", 3).asks.squares].sort(), impossible.sort());
  assert.deepEqual([...squaresToBlame(stepOf("colours", 6).shows)], ["e1"]);
});

test("historic tours are those of the tests, and turn as the lesson says", () => {
  const file = readFileSync(new URL("../data/historic-tours.txt", import.meta.url), "utf8");
  for (const [name, tour] of [
    ["al-Adli", AL_ADLI],
    ["Euler", EULER],
  ]) {
    const [, ...rows] =
      file
        .split("\n\n")
        .find((part) => part.includes(`${name} |`) || part.includes(`${name} ar-Rumi |`))
        ?.split("\n")
        .filter((line) => !line.startsWith("#")) ?? [];
    const { squares, problem } = verify("8x8", rows.join("\n"));
    assert.equal(problem, undefined, name);
    assert.equal(squares?.join(""), tour, name);
  }
  const euler = eulersTour();
  assert.deepEqual([euler[0], euler[32]], ["a4", "h5"]);
  assert.ok(euler.slice(0, 32).every((/** @type {string} */ square) => Number(square[1]) <= 4));
  assert.deepEqual(verify("8x8", euler).statistics?.symmetries, ["identity", "half-turn"]);
  assert.equal(positionsOf(euler).length, 4);
  assert.equal(positionsOf(findTour()).length, 8);
});

test("what the first lessons state is what the solver finds", () => {
  for (const side of [2, 3, 4]) {
    assert.equal(existence(`${side}x${side}`, "open").answer, "no");
  }
  assert.deepEqual(
    ["open", "closed"].map((/** @type {any} */ target) => existence("5x5", target).answer),
    ["yes", "no"],
  );
  const placements = (/** @type {string} */ board) => {
    /** @type {RunSettings} */
    const search = { board, start: "a1", algorithm: "backtracking" };
    const { steps, backtracks } = solve({ ...search, limit: "none" });
    return steps - backtracks;
  };
  assert.deepEqual(["5x5", "6x6", "8x8"].map(placements), [8839, 248_168, 8_250_732]);
  assert.equal(
    finish({ board: "8x8", start: "d4", algorithm: "warnsdorff" }).outcome?.kind,
    "tour",
  );
  const walks = openRandomWalks({ board: "8x8", start: "d4", walks: 1000 });
  const { visited } = walks.advance(60_000);
  const { mean, tours, best } = sumUp(visited);
  assert.equal(visited.length, 1000);
  assert.ok(Math.round(mean) === 35 && tours === 0 && best > 50, `${mean} ${best}`);
  const ends = [1, 2].map((at) => {
    const { session } = openScene(stepOf("ties", at).shows);
    session.finish(1000);
    const { outcome, position } = { ...session.moment(), position: session.position };
    session.free();
    return [outcome?.kind, position];
  });
  assert.deepEqual(ends, [
    ["stuck", 16],
    ["tour", 24],
  ]);
  assert.deepEqual(stuckOn(8, "first").sort(), ["b7", "e5", "e8"]);
  assert.deepEqual(stuckOn(8, "roth"), []);
  const odd = stuckOn(7, "roth").filter(
    (start) => existence("7x7", "open", undefined, start).answer === "yes",
  );
  assert.ok(odd.length > 0);
  const [half = 1, few = 1] = [200, 500].map((side) => {
    const board = `${side}x${side}`;
    /** @type {RunSettings} */
    const rule = { board, start: "random", algorithm: "warnsdorff" };
    const { runs, tours: found } = trials({ ...rule, tieBreak: "first", limit: "none" }, 30);
    return found / runs;
  });
  assert.ok(half < 0.5 && few < 0.2, `${half} ${few}`);
});

test("what the last lessons state is what the solver finds", () => {
  const map = existenceMap("closed", 10);
  /** Schwenk’s theorem, in the words of the lesson. @type {(a: number, b: number) => boolean} */
  const schwenk = (a, b) => {
    const [short, long] = [Math.min(a, b), Math.max(a, b)];
    const isSmall = short === 3 && [4, 6, 8].includes(long);
    return (a * b) % 2 === 0 && ![1, 2, 4].includes(short) && !isSmall;
  };
  map.forEach((row, i) =>
    row.forEach(({ answer }, j) =>
      assert.equal(answer === "yes", schwenk(i + 1, j + 1), `${i + 1} ${j + 1}`),
    ),
  );
  assert.deepEqual(
    ["3x3", "8x8"].map((text) => boardInfo(text).squares),
    [9, 64],
  );
  const { points, moves } = ringOf(CROSS);
  const degrees = points.map(
    (/** @type {unknown} */ _, /** @type {number} */ at) =>
      moves.filter((/** @type {number[]} */ ends) => ends.includes(at)).length,
  );
  assert.deepEqual(degrees.sort().join(""), "222233333333");
  assert.equal(
    countTours({ graph: graphOf(CROSS), target: "closed" }),
    countTours({ board: CROSS, target: "closed" }),
  );
  assert.equal(countTours({ board: ".../.#./...", target: "closed" }), 1n);
  const petersen = graphs().find(({ id }) => id === "petersen")?.graph ?? "";
  assert.deepEqual(
    ["open", "closed"].map(
      (/** @type {any} */ target) =>
        solve({ graph: petersen, target, algorithm: "best" }).outcome?.kind,
    ),
    ["tour", "impossible"],
  );
  const blocks = new Session({ board: "12x12", algorithm: "blocks", target: "closed" });
  let joins = 0;
  for (; !blocks.done; blocks.step()) {
    joins += Number(blocks.moment().reason.code === "blocks-joined");
  }
  blocks.free();
  assert.equal(joins, stepOf("fast", 1).asks.right);
  assert.deepEqual([SIDES.length, METHODS.length], [5, 3]);
  assert.ok(
    SIDES.every(
      (/** @type {number} */ side, /** @type {number} */ i) => i === 0 || side === 2 * SIDES[i - 1],
    ),
  );
  assert.equal(countTours({ board: "5x5", target: "open" }), 864n);
  assert.equal(countTours({ board: "5x5", target: "open", directed: true }), 1728n);
  assert.equal(countTours({ board: "6x6", target: "closed" }), 9862n);
  assert.equal(33_439_123_484_294n % 4n, 2n);
  assert.equal(13_267_364_410_532n % 4n, 0n);
});

/** The tours that rules make on a board. @type {(heat: any, rules: string[]) => number[]} */
function toursOf(heat, rules) {
  const contest = openContest({ rules, on: [heat] });
  while (!contest.advance(1000).done) {
    // It goes on.
  }
  return contest.result.map((/** @type {any} */ [{ tours }]) => tours);
}

test("what the lesson about rules of one’s own states is what the rules do", () => {
  const tours = toursOf(CHESSBOARD, [
    "nearest edge",
    "fewest onward",
    "nearest edge, fewest onward",
    "fewest onward, nearest edge",
  ]);
  assert.deepEqual(tours, [64 - 57, 61, stepOf("invent", 3).asks.right, 64]);
  const { run } = stepOf("invent", 1).shows;
  assert.equal(finish(run).outcome?.kind, "stuck");
  const [roth = 0, better = 0] = toursOf(LARGE, [
    "fewest onward, farthest centre",
    /“(.*)”/.exec(teaching.answers.try)?.[1] ?? "",
  ]);
  assert.ok(roth > 980 && roth < better && better <= LARGE.starts, `${roth} ${better}`);
});

test("every large number of a lesson has been checked", () => {
  const years = ["1759", "840", "1823", "1857", "1991", "1996", "1997", "1200", "270", "500"];
  const checked = [
    ...["8,839", "248,168", "8,250,732", "15,000", "500,000", "20 million", "100 million"],
    ...["40,320", "200,000", "9,000", "8,910"],
    ...["864", "1,728", "9,862", "13,267,364,410,532", "33,439,123,484,294"],
    ...["1000", "1,000", "1,000,000", "100", "200", "400"],
  ];
  const known = new Set([...years, ...checked]);
  const spoken = [
    JSON.stringify(texts),
    JSON.stringify(teaching.mistakes),
    demonstrated.guessed(1, 1),
  ];
  const found = spoken.join(" ").match(/\d[\d,]*\d{2}/g) ?? [];
  assert.ok(found.length > 40);
  assert.deepEqual([...new Set(found.filter((each) => !known.has(each)))], []);
});

test("numbers are right within a factor, and random walks are summed up", () => {
  assert.ok(isNear({ right: 40, within: 1.5 }, 50) && !isNear({ right: 40, within: 1.5 }, 80));
  assert.ok(isNear({ right: 5 }, 5) && !isNear({ right: 5 }, 6) && !isNear({ right: 5 }, -5));
  const { mean, best, bins, tours } = sumUp([4, 30, 64]);
  assert.deepEqual([Math.round(mean), best, bins.length, tours], [33, 64, 16, 1]);
  assert.deepEqual(
    bins
      .filter((/** @type {any} */ { walks }) => walks > 0)
      .map((/** @type {any} */ { from, to }) => [from, to]),
    [
      [1, 4],
      [29, 32],
      [61, 64],
    ],
  );
});

test("links beyond the last step lead to it, and wrong words are named", () => {
  const { state, problems } = route.read("#learn?lesson=ties&step=99");
  assert.equal(problems[0].message, "this lesson has 5 steps, not “99”; step 5 is shown");
  assert.equal(route.write(state), "#learn?lesson=ties&step=5");
  assert.equal(route.read("#learn?lesson=nothing").problems[0].name, "lesson");
  assert.deepEqual(route.read("#learn").problems, []);
  assert.equal(route.read("#learn?step=0").state.step, 0);
  assert.equal(route.read(`#learn?step=${"9".repeat(500)}`).problems.length, 1);
  for (const address of [
    "#learn?lesson=graph&step=2&theme=dark",
    "#learn?sheet=error&board=6x6&seed=a%20b",
    "#learn?sheet=cross&seed=1",
    "#learn?page=teachers",
  ]) {
    const read = route.read(address);
    assert.deepEqual(read.problems, []);
    assert.equal(route.write(read.state), address);
  }
  const wrong = route.read("#learn?sheet=riddle&board=99x1");
  assert.deepEqual(
    wrong.problems.map((/** @type {any} */ { name }) => name),
    ["sheet", "board"],
  );
  assert.equal(route.write(wrong.state), "#learn?sheet=predict&board=12x3&seed=1");
});

test("progress outlives nonsense and a denied storage", () => {
  let stored = '{"hand":["watch",77,"x"],"nothing":["watch"]}';
  const storage = {
    getItem: () => stored,
    setItem(/** @type {string} */ _, /** @type {string} */ value) {
      stored = value;
    },
    removeItem() {
      throw new Error("denied");
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  const progress = createProgress();
  assert.deepEqual([progress.count("hand"), progress.has("hand", "watch")], [1, true]);
  progress.add("ties", "how-often");
  assert.deepEqual(JSON.parse(stored).ties, ["how-often"]);
  progress.forget();
  assert.deepEqual([progress.any, progress.isKept], [false, false]);
  for (const nonsense of ["nonsense", "null", "[]", '{"hand":{"length":1e9}}']) {
    stored = nonsense;
    assert.equal(createProgress().any, false, nonsense);
  }
});

test("a step put in between keeps the progress of the others, also where it was kept by numbers", () => {
  const added = lessons.map((/** @type {any} */ lesson) =>
    lesson.id === "hand"
      ? { ...lesson, steps: lesson.steps.toSpliced(1, 0, { ...lesson.steps[0], id: "new" }) }
      : lesson,
  );
  for (const kept of ['{"hand":["watch","euler"]}', '{"hand":[0,4]}']) {
    const storage = { getItem: () => kept };
    Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
    for (const progress of [createProgress(), createProgress(added)]) {
      const steps = added[0].steps.map((/** @type {any} */ { id }) => id);
      const done = steps.filter((/** @type {string} */ id) => progress.has("hand", id));
      assert.deepEqual(done, ["watch", "euler"], kept);
      assert.equal(progress.count("hand"), 2, kept);
    }
  }
});

test("two windows merge their progress, also after a failed save", () => {
  /** @type {string | null} */
  let stored = null;
  let isFull = false;
  const storage = {
    getItem: () => stored,
    setItem(/** @type {string} */ _, /** @type {string} */ value) {
      if (isFull) {
        throw new Error("full");
      }
      stored = value;
    },
    removeItem() {
      stored = null;
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  const [one, other] = [createProgress(), createProgress()];
  one.add("hand", "watch");
  other.add("ties", "roth");
  assert.deepEqual(JSON.parse(String(stored)).hand, ["watch"]);
  assert.ok(one.has("ties", "roth") && other.has("hand", "watch"));
  isFull = true;
  one.add("hand", "moves");
  assert.ok(one.has("hand", "moves") && !one.isKept);
  isFull = false;
  other.add("ties", "how-often");
  one.add("hand", "first-tour");
  assert.ok(one.isKept);
  assert.deepEqual([other.count("hand"), other.count("ties")], [3, 2]);
  one.forget();
  assert.ok(!other.any);
  other.add("ties", "roth");
  assert.deepEqual([one.count("hand"), one.count("ties")], [0, 1]);
});

test("the last card says that all lessons are done only where they are", () => {
  const progress = createProgress();
  const last = { lesson: lessons.at(-1), isAtCard: true, progress };
  assert.equal(cardIn(last).done, labels.lastSeen);
  for (const { id, steps } of lessons) {
    steps.forEach((/** @type {{ id: string }} */ step) => progress.add(id, step.id));
  }
  assert.equal(cardIn(last).done, labels.allDone);
});
