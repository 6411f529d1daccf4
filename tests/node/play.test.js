/** The parts of Play that do not depend on the page: predictions, games, links, and suggestions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { existence, solve, Verdict } from "./module.js";
import { englishTexts, page, textsIn } from "./page.js";

const { createRound, isChoice, isRight } = await page("run/predict.js");
const { route, settingsIn } = await page("rooms/play/route.js");
const { challengeIn } = await page("rooms/play/challenge.js");
const { openGame, openUsable } = await page("run/game.js");
const { openDepartures } = await page("jobs/departures.js");
const { openReplay } = await page("jobs/replay-result.js");
const { checkTour } = await page("rooms/play/check.js");
const { nextAfter } = await page("rooms/play/offer.js");
const { linksIn } = await page("rooms/play/offer.js");
const { readResult, resultOf } = await page("rooms/play/result.js");
const { boardName, boards } = await page("rooms/play/boards.js");
const { createMarks, firstOpen, isBare, isSolved, markFor, rungs } =
  await page("rooms/play/ladder.js");
const { boardOfDay, boards: boardsOfDays } = await page("rooms/play/day.js");
const { isDay, today } = await page("run/day.js");
const { createRoom, isRinged, noteShown, showsWays, switchRings } =
  await page("rooms/play/state.js");
const { crossingIn, isLongestUncrossed, mostOn } = await page("rooms/play/uncrossed.js");
const ladderWords = await englishTexts("ladder");
const words = await englishTexts("play");
const challengeWords = await englishTexts("challenge");

const { questionTyped, squareTyped } = await page("rooms/play/position.js");

/** What becomes of a path. @param {import("../../dist/pkg/knights_tour.js").VerdictSettings} settings */
function fate(settings) {
  const verdict = new Verdict(settings);
  verdict.advance(5000);
  const { kind } = verdict.result;
  verdict.free();
  return kind;
}

/** The result of a job. @param {any} job */
function finish(job) {
  let isDone = false;
  while (!isDone) {
    isDone = job.advance(5).done;
  }
  const { result } = job;
  job.free();
  return result;
}

/** Whether a line that somebody handed in comes to its aim, and what it tells. @param {string} line */
function verify(line) {
  const read = readResult(line);
  assert.equal(read.kind, "whole");
  return { result: read.result, isReached: finish(openReplay(read.result)) };
}

/** A line with another check value, as somebody forges it. @type {(line: string, from: string | RegExp, to: string) => string} */
function forge(line, from, to) {
  const [body = ""] = line.replace(from, to).split("&check=");
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(body)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return `${body}&check=${hash.toString(36).padStart(7, "0")}`;
}

/** A choice among squares with so many onward moves each; the rule takes the first with the fewest. @param {Record<string, number>} values */
function choice(values) {
  const least = Math.min(...Object.values(values));
  const isTie = Object.values(values).filter((value) => value === least).length > 1;
  const candidates = Object.entries(values).map(([square, value]) => ({
    ...{ square, value, accessibility: value, chosen: false, tried: false },
    tied: isTie && value === least,
  }));
  const to = candidates.find(({ value }) => value === least)?.square ?? "";
  return { to, candidates, rule: "fewest onward", reason: { code: isTie ? "tie" : "fewest" } };
}

test("every square of a tie is right, and the reason is given", () => {
  const tie = choice({ c2: 3, b3: 3, d5: 6 });
  assert.ok(isRight(tie, "c2") && isRight(tie, "b3") && !isRight(tie, "d5"));
  assert.equal(
    words.right(tie, "b3"),
    "Right, it is a tie: c2 and b3 have the fewest onward moves, 3 each. The tie-break picks c2.",
  );
  const clear = choice({ a1: 1, c2: 2 });
  assert.equal(words.right(clear, "a1"), "Right: a1 has the fewest onward moves, 1.");
  assert.equal(
    words.mistaken(clear, "c2"),
    "No: a1 has 1 onward move; c2 has 2 onward moves. The rule goes to a1.",
  );
  const round = createRound();
  [tie, clear, choice({ a1: 1, b2: 4 })].forEach((asked, i) => round.answer(asked, "a1", i + 1));
  assert.deepEqual(
    round.tallies().map((/** @type {any} */ { kind, missed }) => [kind, missed]),
    [
      ["tie", 1],
      ["close", 0],
      ["clear", 0],
    ],
  );
  assert.ok(isChoice(clear) && !isChoice(choice({ a1: 1 })));
});

test("a round counts streaks, and which kinds of choice were missed; second answers do not count", () => {
  const round = createRound();
  const answers = [
    [choice({ a1: 1, c2: 2 }), "a1", 1],
    [choice({ a1: 1, c2: 2 }), "c2", 2],
    [choice({ a1: 1, c2: 2 }), "a1", 2],
    [choice({ a1: 2, c2: 2 }), "c2", 3],
    [choice({ a1: 2, c2: 5 }), "a1", 4],
  ];
  assert.deepEqual(
    answers.map((answer) => round.answer(...answer)),
    [true, false, true, true, true],
  );
  assert.deepEqual(round.score(), { asked: 4, right: 3, streak: 2, longest: 2 });
  assert.equal(
    words.score(round.score()),
    "3 of 4 answers right, 2 in a row. Your longest streak is 2.",
  );
  assert.equal(
    words.missed(round.tallies()),
    "You missed: 1 of 2 choices with a difference of one.",
  );
});

test("a board too large to play on gives way by itself, and all else stays", () => {
  const asked = { board: "300x300", start: "e1", target: "closed", tieBreak: "first" };
  const { game, problems } = openUsable(asked);
  assert.deepEqual(problems, [
    {
      name: "board",
      message: "a board to play on can have 4,096 squares at most; this one has 90,000",
    },
  ]);
  const { board, start, target, tieBreak } = game.settings;
  assert.deepEqual({ board, start, target, tieBreak }, { ...asked, board: "8x8" });
  game.session.free();
  const wrongRule = openUsable({ ...asked, board: "6x6", tieBreak: "squirrel-cull" });
  assert.deepEqual(
    wrongRule.problems.map((/** @type {{ name: string }} */ { name }) => name),
    ["tieBreak"],
  );
  assert.equal(wrongRule.game.start, "e1");
  wrongRule.game.session.free();
});

test("a link tells all of a game, and a game all of a link", () => {
  const address = "#play?board=6x6&start=a1&target=closed&mode=predict&path=b3,c5&legal=true";
  const { state, problems } = route.read(address);
  assert.deepEqual(problems, []);
  assert.deepEqual(state.path, ["b3", "c5"]);
  assert.equal(route.write(state), address);
  // Plus signs of addresses are spaces to their readers.
  const king = "#play?board=6x6&leaper=0,1+1,1&start=a1";
  for (const written of [king, king.replace("+", "%2B"), king.replace("0,1+1,1", "king")]) {
    assert.ok(route.write(route.read(written).state).startsWith(king), written);
  }
  const wrong = route.read("#play?mode=x&layers=y&theme=z&leaper=9");
  assert.deepEqual(wrong.problems.map((/** @type {any} */ { name }) => name).sort(), [
    "layers",
    "leaper",
    "mode",
    "theme",
  ]);
  assert.equal(wrong.state.mode, "free");
});

test("a game takes moves back without end, and goes by hand, by hint and by method", () => {
  const game = openGame({ board: "6x6", start: "a1" });
  assert.equal(game.playAll(["b3", "c5", "z9", "d3"]), "z9");
  assert.deepEqual(game.moves(), ["b3", "c5"]);
  assert.deepEqual(
    game.ways().map((/** @type {any} */ { square }) => square),
    ["e6", "e4", "d3", "a4", "a6"],
  );
  assert.ok(game.hint()?.candidates.length > 0);
  game.session.handOver({ algorithm: "warnsdorff" });
  game.session.step();
  assert.ok(game.isAtWork);
  game.play(game.ways()[0].square);
  assert.ok(!game.isAtWork);
  assert.equal(game.path().length, 5);
  game.takeBackTo(1);
  assert.deepEqual(game.path(), ["a1"]);
  game.session.free();
});

test("a closed tour is closed by one more move, which its link tells", () => {
  const ring = ["c2", "a3", "b1", "c3", "a2", "c1", "b3"];
  const game = openGame({ board: ".../.#./...", start: "a1", target: "closed" });
  assert.equal(game.playAll(ring), undefined);
  assert.ok(game.canClose());
  assert.deepEqual(
    game.ways().map((/** @type {any} */ { square }) => square),
    ["a1"],
  );
  game.play("a1");
  assert.equal(game.session.moment().outcome?.kind, "tour");
  assert.deepEqual(game.moves(), [...ring, "a1"]);
  game.session.free();
});

test("what cannot be played on is refused", () => {
  assert.throws(() => openGame({ board: "100x100" }), /4,096 squares at most/);
  assert.throws(() => openGame({ board: "8x8", start: "d4", tieBreak: "squirrel-cull" }), {
    code: "not-for-this-board",
  });
  assert.throws(() => openGame({ board: "8x8", start: "z9" }), { code: "bad-square" });
});

test("a path is held against the rule, move by move", () => {
  const game = openGame({ board: "5x5", start: "a1" });
  game.playAll(["b3", "c1"]);
  const found = finish(openDepartures({ settings: game.settings, path: game.path() }));
  const [departure, ...others] = found.departures;
  assert.deepEqual(others, []);
  assert.deepEqual(departure, { move: 2, to: "c1", value: 3, best: ["a5"], least: 1 });
  assert.equal(words.departure(departure), "Move 2 went to c1 with 3 onward moves; a5 had 1.");
  assert.equal(found.rule[0], "a1");
  assert.deepEqual(game.moves(), ["b3", "c1"]);
  game.session.free();
});

test("a pasted tour is read as JSON of any kind, and on the board that it is numbered on", () => {
  const settings = { board: "8x8" };
  const squares = ["a8", "b6", "a4"];
  for (const text of [
    "(0,0) (2,1) (4,0)",
    "(1,1) (3,2) (5,1)",
    "[[0,0],[2,1],[4,0]]",
    '{"tour": ["a8", "b6", "a4"]}',
    '[{"row": 0, "column": 0}, {"row": 2, "column": 1}, {"row": 4, "column": 0}]',
  ]) {
    const { found, board } = checkTour(settings, text);
    assert.deepEqual([found.squares, found.holds, board], [squares, 3, undefined], text);
  }
  const five = "1 14 9 20 3\n24 19 2 15 10\n13 8 25 4 21\n18 23 6 11 16\n7 12 17 22 5";
  for (const text of [five, `[[${five.replaceAll(" ", ",").replaceAll("\n", "],[")}]]`]) {
    const { found, board } = checkTour(settings, text);
    assert.deepEqual([board, found.holds, found.problem], ["5x5", 25, undefined]);
    assert.equal(
      words.checked(found, { size: "5 × 5", isTour: true }),
      "Read as a numbered board on 5 × 5: 25 {squares} are right.",
    );
    assert.equal(checkTour({ board: "5x5" }, text).board, undefined);
  }
  for (const text of ["", "{", "null", "[null]", '{"a":1}', "[[[]]]", '{"__proto__": [1]}']) {
    assert.equal(checkTour(settings, text).board, undefined, text);
  }
});

test("a pasted tour is read as it is published: as moves of a knight, or as a table with a header", () => {
  const settings = { board: "8x8" };
  const squares = ["a1", "b3", "c5"];
  for (const [text, form] of [
    ["Na1 Nb3 Nc5", "moves"],
    ["1. Na1 2. Nb3 3. Nc5", "moves"],
    ["1.Na1 Nb3 2.Nc5", "moves"],
    ["a1 Nb3 Nc5", "moves"],
    ["Na1Nb3Nc5", "moves"],
    ["1. a1 2. b3 3. c5", "squares"],
    ["move,square\n1,a1\n2,b3\n3,c5\n", "table"],
    ['"Step";"Square";"Onward moves"\r\n1;"a1";2\r\n2;"b3";5\r\n3;"c5";7', "table"],
    ["square\na1\nb3\nc5", "table"],
    ["row,col\n7,0\n5,1\n3,2", "table"],
    ["x,y\n0,7\n1,5\n2,3", "table"],
    ["step\tcolumn\trow\n1\t0\t7\n2\t1\t5\n3\t2\t3", "table"],
  ]) {
    const { found, board } = checkTour(settings, text);
    assert.deepEqual([found.form, found.squares, board], [form, squares, undefined], text);
    assert.equal(found.holds, 3, text);
  }
  const { found } = checkTour(settings, "Na1 Nb3 Nc5 Nc6");
  assert.deepEqual([found.form, found.holds], ["moves", 3]);
  assert.match(
    words.checked(found, { isTour: false }),
    /the step from c5 to c6, .* is not a knight’s move\. Read as a list of moves: 3 /,
  );
  const cut = checkTour(settings, "row,col\n7,0\n5,1\n3").found;
  assert.deepEqual([cut.squares, cut.holds], [["a1", "b3"], 2]);
  // File na of a wide board is meant where it is there.
  const wide = checkTour({ board: "400x10" }, "Na1 Nb3").found;
  assert.deepEqual([wide.form, wide.squares], ["squares", ["na1", "nb3"]]);
  // Of other texts nothing holds.
  for (const text of ["Nz9 Nb3", "name,score", "row,col", "row,col\nx,y"]) {
    const refused = checkTour(settings, text).found;
    assert.equal(refused.holds, 0, text);
    assert.ok(refused.problem, text);
  }
});

test("a list that has all squares of another board is of that board, and no other list is", () => {
  const settings = { board: "3x5" };
  const list = "a1 b3 d2 c4 a3 b1 c3 a4 c5 d3 b4 a2 c1 d5 b2 d1 b5 d4 c2 a5";
  const { found, board } = checkTour(settings, list);
  assert.deepEqual([board, found.squares.length, found.form], ["4x5", 20, "squares"]);
  for (const text of [list.replace("b5", "h8"), list.replace(" a5", ""), "a1 b3 d2"]) {
    const other = checkTour(settings, text);
    assert.equal(other.board, undefined, text);
    assert.match(other.found.problem ?? "", /is not on this board/, text);
  }
});

test("pairs and numbers of another board are of that board, and errors quote what was written", () => {
  const list = "a1 b3 d2 c4 a3 b1 c3 a4 c5 d3 b4 a2 c1 d5 b2 d1 b5 d4 c2 a5".split(" ");
  const places = list.map((name) => [name.charCodeAt(0) - 97, Number(name[1]) - 1]);
  const pairs = places.map(([x = 0, y = 0]) => `(${4 - y}, ${x})`).join(" ");
  const numbers = places.map(([x = 0, y = 0]) => 4 * y + x).join(" ");
  for (const [text, form] of /** @type {const} */ ([
    [pairs, "pairs"],
    [numbers, "numbers"],
  ])) {
    const { found, board } = checkTour({ board: "3x3" }, text);
    assert.deepEqual([found.form, found.squares, board], [form, list, "4x5"], text);
  }
  const { found } = checkTour({ board: "8x8" }, "57 42 44");
  assert.equal(
    found.problem,
    "the step from 42 to 44, c6 to e6, number 3 of the list, is not a knight’s move",
  );
});

test("what stands around a pasted tour is left out, and quoted", () => {
  const text = "My tour, by hand\na1 b3 c5\nand so on\nto the end";
  const { found } = checkTour({ board: "8x8" }, text);
  assert.deepEqual(found.squares, ["a1", "b3", "c5"]);
  assert.match(
    words.checked(found, { isTour: false }),
    / Ignored: “My tour, by hand”, “and so on”, “to the end”\.$/,
  );
  const many = { ...found, leftOut: ["a", "b", "c", "d", "e"] };
  assert.match(words.checked(many, { isTour: false }), / Ignored: “a”, “b”, “c” and 2 more\.$/);
  const marked = { ...found, open: ["q", "free"] };
  assert.match(words.checked(marked, { isTour: false }), / Taken as open squares: “q”, “free”\. /);
});

test("after a game the next one is offered", () => {
  const game = { isTour: true, isJudged: false, target: "open", board: "6x6", mayClose: true };
  assert.deepEqual(nextAfter(game), { kind: "closed" });
  assert.deepEqual(nextAfter({ ...game, mayClose: false }), { kind: "board", board: "10x3" });
  assert.deepEqual(nextAfter({ ...game, target: "closed" }), { kind: "board", board: "10x3" });
  assert.deepEqual(nextAfter({ ...game, isTour: false }), { kind: "fault" });
  assert.equal(nextAfter({ ...game, isTour: false, isJudged: true }), null);
  assert.equal(nextAfter({ ...game, board: "7x9", mayClose: false }), null);
  const tour = ["b1", "d2"];
  assert.deepEqual(
    linksIn({ board: "6x6", start: "b1" }, tour).map((/** @type {any} */ { href }) => href),
    [
      "#gallery?board=6x6&squares=b1d2",
      "#explore?board=6x6&start=b1&target=open",
      "#compare?board=6x6&start=b1&target=open",
      "#learn?lesson=rule",
    ],
  );
  const kept = (/** @type {any} */ { href }) => href.startsWith("#gallery");
  assert.ok(!linksIn({ board: "6x6", start: "b1" }, null).some(kept));
  assert.ok(!linksIn({ graph: "1-2-3-1", board: "8x8", start: "1" }, ["1", "2", "3"]).some(kept));
});

test("a challenge is locked in its link", () => {
  const address =
    "#play?board=6x6&start=a1&target=closed&mode=free&path=b3&challenge=back,hint&locked=1";
  const { state, problems } = route.read(address);
  assert.deepEqual(problems, []);
  assert.deepEqual(challengeIn(state), { allowed: ["back", "hint"], locked: 1, goal: 5 });
  assert.equal(route.write(state), address);
  const edited = route.read("#play?challenge=hint,magic&locked=-1&goal=x");
  assert.deepEqual(challengeIn(edited.state), { allowed: ["hint"], locked: 0, goal: 5 });
  assert.match(edited.problems[0].message, /“magic” is not a help/);
  const none = route.read("#play?challenge=none&goal=20").state;
  assert.deepEqual(challengeIn(none), { allowed: [], locked: 0, goal: 20 });
  assert.equal(challengeIn(route.read("#play").state), null);
});

test("a result is verified by replaying it, and no other line is", () => {
  const ring = ["c2", "a3", "b1", "c3", "a2", "c1", "b3"];
  const game = openGame({ board: ".../.#./...", start: "a1", target: "closed" });
  game.playAll(ring);
  const challenge = { allowed: [], locked: 2, goal: 5 };
  const room = {
    ...{ challenge, game, mode: "free", round: createRound(), answers: [] },
    used: { back: 2, hint: 0 },
  };
  assert.equal(resultOf(room), null);
  game.play("a1");
  const line = resultOf(room);
  assert.match(
    line,
    /^knights-tour-result\?board=\S+&locked=c2,a3&done=b1,c3,a2,c1,b3,a1&used=back:2&/,
  );
  const { result, isReached } = verify(` ${line}\n`);
  assert.ok(isReached);
  assert.equal(
    challengeWords.verified(result, "the ring"),
    "✓ Solved: a closed tour on the ring from a1 after 2 given moves, in 6 moves, with 2 moves taken back.",
  );
  assert.equal(readResult(line.replace("back:2", "back:1")).kind, "changed");
  assert.equal(readResult(line.slice(0, -3)).kind, "changed");
  assert.equal(readResult("a1 b3").kind, "unreadable");
  assert.equal(readResult("").kind, "unreadable");
  // Forged lines have the right check value, and do not replay.
  for (const [from, to] of [
    ["c1,b3,a1", "c1,b3"],
    ["c1,b3,a1", "c1,b3,a1,c2"],
    ["b1,c3", "c3,b1"],
    ["locked=c2,a3", "locked=c2"],
    ["start=a1", "start=b1"],
    ["mode=free", "mode=predict&goal=1"],
    ["mode=free", "mode=predict&goal=-1"],
  ]) {
    assert.ok(!verify(forge(line, from, to)).isReached, to);
  }
  const magic = verify(forge(line, "back:2", "constructor:2,magic:3")).result;
  assert.match(challengeWords.verified(magic, "the ring"), /, without help\.$/);
  for (const [name, value] of /** @type {const} */ ([
    ["board", "9999x9999"],
    ["board", "100x100"],
    ["start", "z9"],
  ])) {
    const read = readResult(forge(line, new RegExp(`${name}=[^&]*`), `${name}=${value}`));
    assert.throws(() => openReplay(read.result), /./u, value);
  }
  game.session.free();
  assert.equal(resultOf({ ...room, challenge: null }), null);
});

test("predictions in a row are replayed as well", () => {
  const game = openGame({ board: "8x8", start: "d4" });
  const round = createRound();
  const answers = [];
  for (let move = 1; move <= 7; move += 1) {
    const hint = game.hint();
    const wrong = hint.candidates.find(
      (/** @type {any} */ { square, tied }) => !tied && square !== hint.to,
    );
    const answer = move === 1 && wrong ? wrong.square : hint.to;
    round.answer(hint, answer, move);
    answers.push(answer);
    game.play(hint.to);
    while (!isChoice(game.hint())) {
      game.play(game.hint().to);
    }
  }
  const room = { game, mode: "predict", round, answers, used: {} };
  const challenge = { allowed: [], locked: 0, goal: 5 };
  const line = resultOf({ ...room, challenge });
  assert.ok(verify(line).isReached);
  assert.ok(!verify(forge(line, "goal=5", "goal=20")).isReached);
  assert.ok(!verify(forge(line, `,${answers.slice(-2).join()}&`, "&")).isReached);
  assert.equal(resultOf({ ...room, challenge: { ...challenge, goal: 20 } }), null);
  game.session.free();
});

test("every rung of the ladder and every board of a day has a tour from where it begins", () => {
  for (const { board, leaper, target, start, longest } of rungs) {
    if (longest === undefined) {
      assert.equal(fate({ board, leaper, target, path: [start] }), "finishable", board);
      continue;
    }
    // Where there is no tour, the longest path is asked for.
    const { outcome, squares } = solve({ board, start, algorithm: "longest" });
    const counted = { visited: longest, squares: 16, most: longest };
    assert.deepEqual(outcome, { kind: "longest", ...counted });
    const game = openGame({ board, start, target });
    game.playAll(squares.slice(1, -1));
    assert.ok(!isSolved(game));
    game.playAll(squares.slice(-1));
    assert.ok(isSolved(game));
    game.session.free();
  }
  for (const board of boards) {
    const begins = openGame({ board }).settings.start;
    assert.notEqual(existence(board, "open").answer, "no", board);
    assert.equal(fate({ board, target: "open", path: [begins] }), "finishable", board);
  }
  for (const board of boardsOfDays) {
    const begins = openGame({ board }).settings.start;
    assert.equal(fate({ board, target: "closed", path: [begins] }), "finishable", board);
  }
  const days = Array.from({ length: 33 }, (_, i) => today(new Date(Date.UTC(2026, 10, 1 + i))));
  const drawn = days.map(boardOfDay);
  for (const { board, target, start } of drawn) {
    assert.equal(fate({ board, target, path: [start] }), "finishable", board);
  }
  const some = drawn.slice(0, boardsOfDays.length);
  assert.equal(new Set(some.map(({ board }) => board)).size, boardsOfDays.length);
  assert.ok(drawn.some(({ target }) => target === "closed"));
  assert.deepEqual(boardOfDay("2026-11-22"), boardOfDay("2026-11-22"));
  assert.ok(isDay("2024-02-29"));
  for (const text of ["2026-02-30", "22.11.2026", "", "2026-11-22T00:00", "999999-01-01"]) {
    assert.ok(!isDay(text), text);
  }
  assert.equal(boardName("##..##/##..##/....../....../##..##/##..##"), "6 × 6 with 16 holes");
  assert.equal(boardName(".../.#./..."), "3 × 3 ring");
  const { state, problems } = route.read("#play?day=2026-11-22&board=3x3");
  assert.deepEqual(problems, [
    { name: "board", message: "it means nothing beside the other entries of this link" },
  ]);
  assert.equal(settingsIn(state).board, boardOfDay("2026-11-22").board);
  assert.match(route.write(state), /^#play\?day=2026-11-22&mode=free/);
  const wrong = route.read("#play?day=soon");
  assert.deepEqual(wrong.problems, [
    { name: "day", message: "“soon” is not a day; write it as 2026-11-22" },
  ]);
});

test("marks tell a tour from one without help, and outlive neither a full storage nor nonsense in it", () => {
  const used = [{}, { back: 2 }, { back: 1, hint: 1 }, { layers: 1 }, { method: 1 }, { pasted: 1 }];
  assert.deepEqual(used.map(markFor), [3, 2, 1, 1, 0, 0]);
  const stored = { value: '{"five":2,"six":9,"eight":"x"}', isFull: false };
  const storage = {
    getItem: () => stored.value,
    setItem(/** @type {string} */ _, /** @type {string} */ value) {
      if (stored.isFull) {
        throw new Error("full");
      }
      stored.value = value;
    },
    removeItem() {
      stored.value = "";
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  const marks = createMarks();
  assert.deepEqual(
    rungs.map((/** @type {any} */ { id }) => marks.of(id)),
    [2, 0, 0, 0, 0, 0, 0],
  );
  const game = { settings: { board: "6x6", target: "open", leaper: [2, 1] } };
  assert.equal(marks.reach(game, { hint: 1 })?.mark, 1);
  assert.equal(JSON.parse(stored.value).six, 1);
  stored.isFull = true;
  assert.equal(marks.reach(game, {})?.rung.id, "six");
  assert.deepEqual([marks.of("six"), marks.isKept], [3, false]);
  assert.equal(marks.reach({ settings: { ...game.settings, leaper: [1, 3] } }, {}), null);
  assert.equal(marks.next(rungs[0])?.id, "eight");
  marks.forget();
  assert.deepEqual([marks.any, createMarks().any], [false, false]);
  stored.value = "not JSON";
  assert.equal(createMarks().any, false);
  assert.equal(
    ladderWords.shareLine("2026-11-22", "6 × 6", 36, 36, true, { back: 1, hint: 2 }, "link"),
    "Knight’s Tour Lab, 22 November 2026, 6 × 6: ★ 36 of 36, with 1 move taken back and 2 hints. link",
  );
});

test("two windows merge their marks, and keep the better one of a board", () => {
  /** @type {string | null} */
  let stored = null;
  const storage = {
    getItem: () => stored,
    setItem(/** @type {string} */ _, /** @type {string} */ value) {
      stored = value;
    },
    removeItem() {
      stored = null;
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  const [one, other] = [createMarks(), createMarks()];
  const on = (/** @type {string} */ board) => ({ settings: { board, target: "open" } });
  one.reach(on("5x5"), {});
  other.reach(on("6x6"), { hint: 1 });
  other.reach(on("5x5"), { hint: 1 });
  for (const marks of [one, other, createMarks()]) {
    assert.deepEqual([marks.of("five"), marks.of("six")], [3, 1]);
  }
  one.forget();
  assert.ok(!other.any);
});

test("hints, predictions and departures follow a rule of one’s own", () => {
  const rule = "nearest edge, fewest onward";
  const game = openGame({ board: "8x8", start: "c3", rule: ` ${rule.replace(", ", " ,  ")} ` });
  assert.equal(game.settings.rule, rule);
  assert.equal(game.settings.tieBreak, undefined);
  const hint = game.hint();
  const { squares } = solve({ board: "8x8", start: "c3", rule, whenStuck: "stop" });
  assert.equal(hint.to, squares[1]);
  assert.deepEqual([hint.rule, hint.reason.code], [rule, "by-rule"]);
  assert.ok(hint.candidates.every((/** @type {any} */ { values }) => values.length === 2));
  // From c3 four squares are on the edge, of which a2 and b1 have the fewest onward moves.
  assert.equal(
    words.weakHint(hint),
    "b1: edge 1, 2 onward moves; a2: edge 1, 2 onward moves; d1: edge 1, 3 onward moves; a4: edge 1, 3 onward moves; e2: edge 2, 5 onward moves; b5: edge 2, 5 onward moves; e4: edge 4, 7 onward moves; d5: edge 4, 7 onward moves. Another hint says where the rule goes.",
  );
  assert.equal(
    words.hintChoice(hint),
    "Your rule keeps those nearest the edge: d1, b1, a4 and a2. Of these it keeps those with the fewest onward moves: b1 and a2. These are equal, so it takes the first in the order of moves: b1.",
  );
  assert.equal(
    words.predictOpening("c3", rule),
    "The {knight} starts on c3. The rule takes the {square} nearest the edge. If several are left, it takes the one with the fewest onward moves.",
  );
  assert.ok(isRight(hint, "a2") && isRight(hint, "b1") && !isRight(hint, "d1"));
  assert.equal(
    words.right(hint, "a2"),
    "Right, it is a tie: b1 and a2 are equally good by the rule. It picks b1.",
  );
  assert.equal(
    words.mistaken(hint, "d1"),
    "No: b1: edge 1, 2 onward moves; d1: edge 1, 3 onward moves. The rule goes to b1.",
  );
  const round = createRound();
  round.answer(hint, "d1", 1);
  assert.deepEqual(round.tallies(), [{ kind: "tie", asked: 1, missed: 1 }]);

  const found = finish(openDepartures({ settings: game.settings, path: ["c3", "d1", "b2"] }));
  assert.deepEqual(found.rule, squares);
  assert.deepEqual(found.departures[0], { move: 1, to: "d1", best: ["b1", "a2"] });
  assert.equal(
    words.departure(found.departures[0]),
    "Move 1 went to d1; the rule would have gone to b1 or a2.",
  );
  game.session.free();
});

test("a rule in a link to Play has a name, is one’s own, or is an error", () => {
  const open = (/** @type {string} */ link) => openUsable(settingsIn(route.read(link).state));
  const named = open("#play?board=6x6&rule=onward,%20most%20centre");
  assert.deepEqual(
    [named.game.settings.tieBreak, named.game.settings.rule, named.problems],
    ["roth", undefined, []],
  );
  const own = open("#play?board=6x6&rule=edge,%20onward");
  assert.equal(own.game.settings.rule, "nearest edge, fewest onward");
  const written = route.write({ ...route.read("#play").state, ...own.game.settings });
  assert.match(written, /rule=nearest/);
  assert.equal(open(written).game.settings.rule, own.game.settings.rule);
  const wrong = open("#play?board=6x6&rule=fewest%20onwrad");
  assert.equal(wrong.game.settings.tieBreak, "roth");
  assert.deepEqual(
    wrong.problems.map((/** @type {any} */ { name }) => name),
    ["rule"],
  );
  assert.match(wrong.problems[0]?.message ?? "", /onwrad/);
  // On a graph there is no edge.
  const graph = open("#play?graph=1-2-3-4-1&rule=nearest%20edge");
  assert.deepEqual(
    graph.problems.map((/** @type {any} */ { name }) => name),
    ["rule"],
  );
});

test("entries of a challenge are refused without one", () => {
  const { problems } = route.read("#play?goal=3&locked=2");
  assert.deepEqual(
    problems.map((/** @type {any} */ { name }) => name),
    ["locked", "goal"],
  );
  assert.equal(
    words.replaced("goal", problems[1].message),
    "goal: it means nothing beside the other entries of this link. It is ignored.",
  );
});

test("a typed move may have the letter of the piece, in English or in the page’s language", async () => {
  const game = openGame({ board: "8x8", start: "a1" });
  for (const text of ["b3", "Nb3", "nb3", "Ｎｂ３", " N b3 "]) {
    assert.equal(squareTyped(game, text), "b3", text);
  }
  assert.equal(squareTyped(game, "Rb3"), null);
  for (const [language, text] of [
    ["de", "Sb3"],
    ["es", "Cb3"],
    ["fr", "Cb3"],
    ["pt-BR", "Cb3"],
    ["zh-CN", "马b3"],
    ["ja", "ナイトｂ３"],
  ]) {
    const { pieceLetters } = await textsIn(language, "position");
    assert.equal(squareTyped(game, text, pieceLetters), "b3", text);
    assert.equal(squareTyped(game, "Nb3", pieceLetters), "b3", language);
  }
  game.session.free();
});

test("a question and what it is about need no space between them", async () => {
  for (const [text, question, about] of [
    ["row", "row", ""],
    ["row 3", "row", "3"],
    ["Row3?", "row", "3"],
    ["column c", "column", "c"],
    ["start c3", "start", "c3"],
    ["?", "help", ""],
  ]) {
    assert.deepEqual(questionTyped(text), { question, about }, text);
  }
  for (const text of ["columns", "rows", "b3"]) {
    assert.equal(questionTyped(text), null, text);
  }
  for (const [language, text, question, about] of [
    ["zh-CN", "行3", "row", "3"],
    ["zh-CN", "３行", "row", "3"],
    ["zh-CN", "起点ｃ3", "start", "c3"],
    ["zh-CN", "c列", "column", "c"],
    ["ja", "列ｃ", "column", "c"],
    ["ja", "行　3", "row", "3"],
    ["ja", "？", "help", ""],
    ["de", "hilfe!", "help", ""],
  ]) {
    const { spellings } = await textsIn(language, "position");
    assert.deepEqual(questionTyped(text, spellings), { question, about }, text);
  }
});

test("where the knight can go is shown on boards up to 6 × 6 at no cost, and on larger ones as a help", () => {
  const room = createRoom(openGame({ board: "6x6" }));
  const used = () => {
    room.used = {};
    noteShown(room, []);
    return room.used;
  };
  assert.ok(isRinged(room) && showsWays(room));
  assert.deepEqual(used(), {});
  // A link may ask for it on any board.
  room.legal = true;
  assert.deepEqual(used(), {});
  switchRings(room, false);
  assert.ok(!isRinged(room) && !room.legal);
  room.game = openGame({ board: "8x8" });
  room.rings = true;
  assert.ok(!isRinged(room));
  switchRings(room, true);
  assert.ok(isRinged(room) && room.legal);
  assert.deepEqual(used(), { ways: 1 });
  // A challenge and a round of predictions say themselves what is shown.
  switchRings(room, false);
  room.game = openGame({ board: "5x5" });
  assert.ok(isRinged(room));
  assert.ok(!isRinged({ ...room, mode: "predict" }));
  assert.ok(!isRinged({ ...room, challenge: { allowed: [], locked: 0, goal: 0 } }));
});

test("a link that names nothing but a language and a theme asks for the rung that comes next", () => {
  for (const bare of ["#play", "#play?", "#play?lang=de", "#play?theme=dark&lang=pt-BR"]) {
    assert.ok(isBare(bare), bare);
  }
  for (const link of [
    "",
    "#play?check",
    "#play?board=8x8",
    "#play?lang=de&mode=predict",
    "#players",
  ]) {
    assert.ok(!isBare(link), link);
  }
  const done = new Set(["five", "eight"]);
  const markOf = (/** @type {string} */ id) => Number(done.has(id));
  assert.equal(firstOpen(markOf).id, "six");
  assert.equal(
    firstOpen(() => 1),
    undefined,
  );
});

test("a path that may not cross itself names the move that does, and knows when it is as long as one can be", () => {
  const game = openGame({ board: "3x3", start: "a1" });
  assert.deepEqual(crossingIn(game), { moves: 0, crossing: null, ways: 2 });
  game.playAll(["b3", "c1"]);
  assert.deepEqual(crossingIn(game), { moves: 2, crossing: null, ways: 0 });
  assert.ok(isLongestUncrossed(game));
  game.play("a2");
  assert.deepEqual(crossingIn(game).crossing, { move: ["c1", "a2"], crossed: ["a1", "b3"] });
  assert.ok(!isLongestUncrossed(game));
  game.session.free();
  // Wazirs go along the lines of the board, and moves that meet at a square do not cross.
  const wazir = openGame({ board: "3x3", leaper: [0, 1], start: "a1" });
  wazir.playAll(["a2", "a3", "b3", "b2", "b1"]);
  assert.deepEqual(crossingIn(wazir), { moves: 5, crossing: null, ways: 1 });
  assert.equal(mostOn(wazir), 0);
  wazir.session.free();
});

test("the lengths that a path without crossings is measured by are those that the search proves", () => {
  for (const side of [3, 4, 5, 6]) {
    const board = `${side}x${side}`;
    const on = { board, algorithm: "longest", start: "any", crossings: "none" };
    const { outcome, squares } = solve(/** @type {any} */ (on));
    const game = openGame({ board, start: squares[0] });
    assert.equal(game.playAll(squares.slice(1)), undefined);
    assert.ok(isLongestUncrossed(game), `${board}: ${squares.join(" ")}`);
    const visited = squares.length;
    const counted = { visited, squares: side * side, most: visited, uncrossed: true };
    assert.deepEqual(outcome, { kind: "longest", ...counted });
    game.session.free();
  }
});
