/** Links of any kind: reading one never fails, and what is written of it reads as the same. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { englishTexts, page } from "./page.js";
import { routes } from "./room-routes.js";

const { runRoute } = await page("app/run-link.js");
const { openRun } = await page("run/open-run.js");
const { openUsable } = await page("run/game.js");

/** Words of links beside the names of their entries: some mean something only beside others. @type {Record<string, string[]>} */
const more = {
  play: ["challenge=none&locked", "challenge=none&mode=predict&goal"],
  learn: ["sheet=predict&board"],
};

/** What is wrong with a link of a room, by the word that it is about. @type {(room: string, words: string) => Record<string, string>} */
const problemsOf = (room, words) =>
  Object.fromEntries(
    routes[room]
      .read(`#${room}?${words}`)
      .problems.map((/** @type {{ name: string, message: string }} */ { name, message }) => [
        name,
        message,
      ]),
  );

/** Pieces that links are made of, and some that they should not be. */
const pieces = [
  ..."#?&=/.%-,:;+ \u0000💩é",
  ...["explore", "board", "start", "algorithm", "tieBreak", "seed", "step", "layers", "theme"],
  ...["8x8", "a1", "warnsdorff", "dark", "graph,path", "17", "-1", "1e9", "9".repeat(40)],
  ...["%E0%A4%A", "%00", "__proto__", "constructor", "<b>", "\ud83d", "x".repeat(500)],
];

/** Numbers that are the same in every run. @param {number} seed */
function* draws(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test("links of any kind are read, and written so that they read the same", () => {
  const chance = draws(7);
  const draw = () => Number(chance.next().value);
  for (let round = 0; round < 20_000; round += 1) {
    const length = Math.floor(draw() * 12);
    const text = Array.from({ length }, () => pieces[Math.floor(draw() * pieces.length)]).join("");
    const hash = draw() < 0.5 ? `#explore?${text}` : text;
    const { state, problems } = runRoute.read(hash);
    assert.ok(problems.length < 50, hash);
    const written = runRoute.write(state);
    const again = runRoute.read(written);
    assert.deepEqual(again.state, state, hash);
    assert.deepEqual(again.problems, [], hash);
  }
});

/** The most characters of what somebody wrote that a notice repeats. */
const MOST_TOLD = 80;
/** What nobody can use, in several lengths: some words can only have a few characters. */
const endless = [100, 999, 40_000].map((length) => "A".repeat(length));

test("no notice repeats more than a line of what a link says", () => {
  const told = [];
  for (const [room, route] of Object.entries(routes)) {
    for (const word of [...route.names, ...(more[room] ?? [])]) {
      for (const text of endless) {
        for (const { message } of route.read(`#${room}?${word}=${text}`).problems) {
          told.push([`${room} ${word}`, message]);
        }
      }
    }
  }
  for (const text of endless) {
    for (const word of ["board", "graph", "start", "algorithm", "tieBreak", "target", "byHand"]) {
      const { session, problems } = openRun({ [word]: text });
      session.free();
      for (const { message } of problems) {
        told.push([`a run's ${word}`, message]);
      }
    }
    const { game } = openUsable({ board: "8x8" });
    assert.equal(game.playAll([text]), text);
    game.session.free();
  }
  assert(told.length > 100);
  for (const [what, message] of told) {
    assert(!message?.includes("A".repeat(MOST_TOLD + 1)), `${what}: ${message?.slice(0, 200)}`);
  }
});

test("everything that the page says is wrong repeats no more than that either", async () => {
  const names = [
    ...["words", "play", "learn", "gallery", "compare", "count", "exist", "keypad"],
    ...["challenge", "ladder", "embed"],
  ];
  const text = "A".repeat(1000);
  let said = 0;
  for (const name of names) {
    const { wrong = {}, ...others } = await englishTexts(name);
    const { replaced, misspelt, wrongSeeds, notVisited } = others;
    const instead = replaced && (() => replaced("board", "it is wrong", text));
    for (const say of [...Object.values(wrong), instead, misspelt, wrongSeeds, notVisited]) {
      if (typeof say === "function") {
        const sentence = say(text, ["a", "b"], 3, 4);
        assert(!sentence.includes("A".repeat(MOST_TOLD + 1)), `${name}: ${sentence.slice(0, 200)}`);
        said += 1;
      }
    }
  }
  assert(said > 30, String(said));
});

test("a value that cannot be used is named, and what would be right", () => {
  for (const [room, words, name, right] of [
    ["explore", "ask=yes", "ask", /“yes” is neither true nor false; write true/],
    ["explore", "present=1", "present", /“1” is neither true nor false; write true/],
    ["explore", "view=tiny", "view", /“tiny” is not a view; write small/],
    ["explore", "step=4000000000", "step", /“4000000000” is not .* from 0 to 1,000,000,000/],
    ["exist", "step=4000000000", "step", /from 0 to 1,000,000,000/],
    ["gallery", "tour=al-adli&step=4000000000", "step", /from 0 to 1,000,000,000/],
    ["play", "legal=yes", "legal", /“yes” is neither true nor false; write true/],
    ["play", "watch=maybe", "watch", /“maybe” is neither true nor false; write true/],
    ["play", "challenge=none&locked=-1", "locked", /“-1” is not .* from 0 to 9,999/],
    ["play", "challenge=none&mode=predict&goal=0", "goal", /“0” is not .* from 1 to 9,999/],
    ["compare", "graph=1-2-3", "graph", /Compare only works on boards/],
  ]) {
    const told = problemsOf(String(room), String(words))[String(name)] ?? "";
    assert.match(told, RegExp(right), String(words));
  }
  for (const [room, words] of [
    ["explore", "ask=false&present=true&view=small&step=1000000000"],
    ["play", "legal=false&watch=true&challenge=none&locked=3&goal=20&mode=predict"],
    ["compare", "ask=yes&view=tiny"],
  ]) {
    assert.deepEqual(problemsOf(String(room), String(words)), {});
  }
});

test("every link in the markup of a room leads somewhere before anything is known of it", () => {
  const rooms = Object.keys(routes);
  let links = 0;
  for (const room of rooms) {
    const place = new URL(`../../www/rooms/${room}/room.html`, import.meta.url);
    for (const [link] of readFileSync(place, "utf8").matchAll(/<a\b[^>]*>/g)) {
      const [, there = "", file = ""] = /\bhref="(?:#(\w+)|(data\/))/.exec(link) ?? [];
      assert.ok(rooms.includes(there) || file, `${room}: ${link}`);
      links += 1;
    }
  }
  assert.ok(links > 10);
});

test("edges that are not joined may be said in a link of every room that has joined ones", () => {
  for (const room of ["count", "exist", "explore", "play"]) {
    assert.deepEqual(problemsOf(room, "board=6x6&wrap=none"), {}, room);
    assert.deepEqual(problemsOf(room, "board=6x6&wrap=both"), {}, room);
  }
  for (const room of ["count", "exist"]) {
    assert.ok(problemsOf(room, "board=6x6&wrap=rows").wrap, room);
  }
});

test("a tour that others wrote is in links as names of squares", () => {
  const wanted = { board: "3x4", algorithm: "given", tour: "10 5 8\n7 2 11\n4 9 6\n1 12 3" };
  const { session, settings, problems } = openRun(wanted);
  session.free();
  assert.deepEqual([settings.tour, problems], ["a1b3c1a2b4c2a3c4b2a4c3b1", []]);
});
