/** What is told of runs: every step of every method has a sentence, in the terms of what it is on. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { algorithms, graphs, leapers, openRequest, shapes, tieBreaks } from "./module.js";
import { leapsText } from "../../www/text/leaps.js";
import { englishTexts, page } from "./page.js";

const words = await englishTexts("words");
const { runOf } = await page("run/describe.js");
const { createLanguage } = await page("text/language.js");

/** Steps of a run that are listened to, and runs in which different things happen. */
const MOST_STEPS = 400;
const RUNS = [
  { board: "8x8" },
  { board: "6x6", target: "closed", whenStuck: "backtrack" },
  { board: "5x6", whenStuck: "restart", tieBreak: "random" },
  { board: "3x4", target: "open" },
  { board: "4x4" },
  { board: "5x5", start: "b1" },
  { board: "1x1" },
  { board: "12x12", target: "closed" },
  { board: "18x16", target: "closed" },
];
const GRAPHS = [
  "1-2-3-4-5-1 1-3 2-4",
  "1-2-3 2-4 2-5",
  "1-2-3-4-5-1 1-6 2-7 3-8 4-9 5-10 6-8-10-7-9-6",
];

/** Sessions of a method on boards, or on graphs; those that it refuses are left out. @type {(id: string, runs: any[]) => { session: any, settings: any }[]} */
const sessionsOf = (id, runs) =>
  runs.flatMap((run) => {
    const { session, settings, problems } = openRequest({ ...run, algorithm: id }, ["algorithm"]);
    if (problems.length === 0) {
      return [{ session, settings }];
    }
    session.free();
    return [];
  });

/** Everything that is said along a run. @type {(session: any, settings: any) => string[]} */
function heard(session, settings) {
  const run = runOf({ settings, isImpossible: false });
  const say = words.sayOn(settings);
  const texts = run.method.pseudocode.map((/** @type {string} */ line) =>
    words.fillIn(words.codeLine(line, settings)?.text ?? "", words.termsOf(run.piece)),
  );
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const moment = session.moment();
    const story = words.plain(words.story(moment, run));
    assert.ok(
      story.trim().length > 0,
      `${settings.algorithm}: nothing is said of ${moment.reason.code}`,
    );
    const terms = words.termsOf(run.piece);
    texts.push(story, say(words.computing(moment)));
    texts.push(words.progress(moment, terms), words.heading(moment, terms));
    if (!session.step()) {
      break;
    }
  }
  session.free();
  return texts;
}

test("every step of every method has its sentence, with no place left open", () => {
  for (const { id, needsTour } of algorithms()) {
    const sessions = sessionsOf(id, RUNS);
    assert.ok(needsTour || sessions.length > 0, id);
    for (const { session, settings } of sessions) {
      for (const text of heard(session, settings)) {
        assert.doesNotMatch(text, /[{}]|undefined|NaN/, `${id}: ${text}`);
        assert.doesNotMatch(text, /\b(vertex|vertices|traveller)\b/i, `${id}: ${text}`);
        assert.doesNotMatch(text, /\b(one|1) \w+ are\b/i, `${id}: ${text}`);
      }
    }
  }
});

test("every line of pseudo-code and every setting of a method has words of its own", () => {
  const settings = { target: "closed", whenStuck: "backtrack", merge: "true", prune: "true" };
  for (const { id, pseudocode, options } of algorithms()) {
    for (const code of pseudocode) {
      const line = words.codeLine(code, settings);
      assert.ok(line && line.text !== code, `${id}: ${code}`);
    }
    for (const { id: option, values } of options) {
      assert.notEqual(words.optionName(option), option);
      for (const value of values) {
        assert.notEqual(words.optionValue(option, value), value, option);
      }
    }
  }
});

test("everything that can be chosen has a name, in English the solver’s", async () => {
  const names = await englishTexts("names");
  /** @type {[Record<string, string>, { id: string, name: string }[]][]} */
  const lists = [
    [names.methodNames, algorithms()],
    [names.tieBreakNames, tieBreaks()],
    [names.shapeNames, shapes()],
    [names.graphNames, graphs()],
    [names.pieceNames, leapers().map(({ name, lengths }) => ({ id: leapsText(lengths), name }))],
  ];
  for (const [named, list] of lists) {
    assert.deepEqual(named, Object.fromEntries(list.map(({ id, name }) => [id, name])));
  }
});

test("no sentence about another piece names a knight", () => {
  const zebra = { board: "8x8", leaper: [2, 3], prune: "true" };
  for (const { id } of algorithms()) {
    const runs = [zebra, { ...zebra, whenStuck: "backtrack" }];
    for (const { session, settings } of sessionsOf(id, runs)) {
      for (const text of heard(session, settings)) {
        assert.doesNotMatch(text, /\bknight\b/i, `${id}: ${text}`);
      }
    }
  }
});

test("no sentence about a graph names squares, boards or knights", () => {
  let told = 0;
  for (const { id } of algorithms()) {
    for (const { session, settings } of sessionsOf(
      id,
      GRAPHS.map((graph) => ({ graph })),
    )) {
      for (const text of heard(session, settings)) {
        assert.doesNotMatch(text, /[{}]|\b(squares?|boards?|knights?)\b/i, `${id}: ${text}`);
        told += 1;
      }
    }
  }
  assert.ok(told > 100);
});

test("a language chooses the forms of its words by itself", () => {
  const forms = { one: "pole", few: "pola", many: "pól", other: "pola" };
  const polish = createLanguage("pl");
  const chosen = [1, 3, 5, 22, 25n].map((n) => `${polish.number(n)} ${polish.plural(n, forms)}`);
  assert.deepEqual(chosen, ["1 pole", "3 pola", "5 pól", "22 pola", "25 pól"]);
  const german = createLanguage("de");
  assert.deepEqual(
    [german.number(12345), german.decimal(2.5, 1), german.percent(1, 8), german.typed(1234.75)],
    ["12.345", "2,5", "13\u00a0%", "1234,75"],
  );
  const english = createLanguage("en");
  const endings = { one: "st", two: "nd", few: "rd", other: "th" };
  assert.deepEqual(
    [1, 2, 3, 4, 11, 21].map((n) => english.ordinal(n, endings)),
    ["st", "nd", "rd", "th", "th", "st"],
  );
});
