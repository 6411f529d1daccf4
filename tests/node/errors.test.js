/** Errors of the solver say which sentence they are, so that the page can say them in its language. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as module from "./module.js";
import { englishTexts, page } from "./page.js";

const { errors } = await englishTexts("errors");
const { messageOf, translated } = await page("run/errors.js");
const { settingOf, thrownAs } = await page("run/thrown.js");
const { runJob } = await page("jobs/run-job.js");
const { openRun } = await page("run/open-run.js");
const { readWritten } = await page("run/written-tour.js");
const { why } = await englishTexts("reasons");
const { tellingOf } = await page("text/reason-facts.js");

const www = fileURLToPath(new URL("../../www/", import.meta.url));

/** The facts of each kind, with their types, as translators read them. */
const declared = new Map(
  [
    ...readFileSync(join(www, "text/error-kinds.d.ts"), "utf8").matchAll(
      /^ {2}"?([\w.-]+)"?: \{([^}]*)\};$/gm,
    ),
  ].map(([, kind = "", facts = ""]) => [
    kind,
    Object.fromEntries([...facts.matchAll(/(\w+): (\w+)/g)].map(([, name, of]) => [name, of])),
  ]),
);

/** @type {any} */
const api = module;
const tourSettings = { board: "5x5", algorithm: "given" };

/** Calls that are refused, and how. @type {[kind: string, act: () => unknown][]} */
const refused = [
  ["BoardError.NoSquares", () => api.boardInfo("")],
  ["BoardError.ZeroSide", () => api.boardInfo("0x4")],
  ["BoardError.TooLarge", () => api.boardInfo("9000x8")],
  ["BoardError.RaggedRows", () => api.boardInfo("../...")],
  ["BoardError.UnknownCharacter", () => api.boardInfo("..?/...")],
  ["SquareError.NotASquare", () => new api.Session({ board: "8x8", start: "?" })],
  ["SquareError.OffBoard", () => new api.Session({ board: "8x8", start: "z9" })],
  ["SquareError.Hole", () => new api.Session({ board: "#../...", start: "a2" })],
  ["SquareError.NotAVertex", () => new api.Session({ graph: "1-2", start: "7" })],
  ["LeaperError.NotALeaper", () => new api.Session({ board: "8x8", leaper: [0, 0] })],
  ["LeaperError.TooManyLeaps", () => api.checkLeaper("0,1+0,2+0,3+0,4+0,5+0,6+0,7+0,8+0,9")],
  ["LeaperError.Rider", () => api.checkLeaper("bishop")],
  ["LeaperError.NotAPiece", () => api.checkLeaper("pawn")],
  ["MoveOrderError.NotAnOrder", () => api.parseMoves("sideways")],
  ["MoveOrderError.RepeatedMove", () => api.parseMoves("2,1 2,1")],
  ["MoveOrderError.NoSuchMove", () => api.parseMoves("9,9")],
  ["MoveOrderError.MissingMoves", () => new api.Session({ board: "8x8", moves: "2,1" })],
  ["MoveOrderError.NoDirections", () => new api.Session({ graph: "1-2", moves: "rows" })],
  ["GraphError.NoVertices", () => api.graphInfo("")],
  ["GraphError.UnknownName", () => api.graphInfo("nobody")],
  ["GraphError.LoopEdge", () => api.graphInfo("a-a")],
  ["GraphError.LongName", () => api.graphInfo(`${"a".repeat(30)}-b`)],
  ["CallError.MisspeltSetting", () => new api.Session({ board: "5x5", when_stuck: "stop" })],
  ["CallError.UnknownSetting", () => new api.Session({ board: "5x5", nothingLikeIt: 1 })],
  ["CallError.BadSetting", () => new api.Session({ board: 5 })],
  ["CallError.TooLargeToList", () => new api.Tours({ board: "70x70" })],
  ["ChoiceError.NotAChoice", () => new api.Session({ board: "5x5", target: "ajar" })],
  ["SearchError.UnknownAlgorithm", () => new api.Session({ board: "5x5", algorithm: "none" })],
  ["SearchError.NoTourGiven", () => new api.Session(tourSettings)],
  ["SearchError.NeedsRoomForFormation", () => api.solve({ board: "9x9", algorithm: "smooth" })],
  ["RunError.NotATour", () => new api.Session({ ...tourSettings, tour: "a1b3c1a2b4" })],
  ["RunError.IllegalMove", () => new api.Session({ board: "5x5" }).play("a2")],
  ["RunError.NoSuchSteps", () => api.renderGif({ board: "5x5", from: 9, to: 3 })],
  ["RuleError.BadRule", () => api.parseRule("fewest onward farthest centre")],
  ["ProgramError.NoSuchMethod", () => api.programOf({ board: "5x5", algorithm: "cycles" }, "c")],
  ["CountError.TooWide", () => api.countTours({ board: "60x60" })],
  ["KeypadError.NoKeys", () => api.keypadInfo("")],
  ["KeypadError.UnknownKey", () => api.countSequences({ keypad: "12/34", length: 2, start: "9" })],
  ["KeypadError.BadLength", () => api.countSequences({ keypad: "12/34", length: 0 })],
  ["KeypadError.RepeatedKey", () => api.keypadInfo("11")],
];

/** @param {() => unknown} act @returns {any} */
function thrownBy(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

/** A phrase has the facts that are declared, and so have those within. @param {any} phrase */
function assertDeclared({ kind, facts, phrases = {} }) {
  const types = declared.get(kind);
  assert.ok(types, `${kind} is not declared`);
  const found = Object.entries(facts).map(([name, fact]) => [name, typeof fact]);
  assert.deepEqual(Object.fromEntries(found), types, kind);
  for (const [name, within] of Object.entries(phrases)) {
    assert.equal(typeof facts[name], "string", `${kind}: ${name}`);
    assertDeclared(within);
  }
}

test("every error says its kind, and has the facts that are declared for it", () => {
  assert.ok(declared.size > 150);
  for (const [kind, act] of refused) {
    const error = thrownBy(act);
    assert.ok(error, `${kind} is not thrown`);
    assert.equal(error.kind, kind, error.message);
    assertDeclared(error);
  }
});

test("parts of a sentence in English are phrases of their own", () => {
  const tour = thrownBy(() => new api.Session({ ...tourSettings, tour: "a1b3c1a2b4" }));
  assert.equal(tour.facts.fault, "only 5 of 25 squares are visited");
  assert.deepEqual(tour.phrases, {
    fault: { kind: "NotATour.Incomplete", facts: { visited: 5, squares: 25 } },
  });
  const rule = thrownBy(() => api.parseRule("min(onward)"));
  assert.equal(rule.facts.why, "there should be “,” instead of “)”");
  assert.deepEqual(rule.phrases.why.phrases.wanted, {
    kind: "WantedInRule.Sign",
    facts: { sign: "," },
  });
  assert.deepEqual([rule.at, rule.length, rule.what], [10, 1, undefined]);
  const move = thrownBy(() => new api.Session({ board: "5x5" }).play("a2"));
  assert.deepEqual([move.what, move.facts.what], ["not-a-move", "not-a-move"]);
  assert.equal(move.phrases.what.kind, "IllegalMove.NotAMove");
});

test("problems of a request and of a tour say their kind as well", () => {
  const { session, problems } = api.openRequest({ board: "9000x8", start: "?" });
  session.free();
  assert.deepEqual(
    problems.map((/** @type {any} */ each) => each.kind),
    ["BoardError.TooLarge", "SquareError.NotASquare"],
  );
  problems.forEach(assertDeclared);
  const { problem, because } = api.verify("5x5", "a1 a2");
  assert.equal(because.message, problem);
  assert.equal(because.phrases.kind.kind, "MoveKind.Knight");
  assertDeclared(because);
});

test("a phrase is said in another language, with its numbers, methods and phrases", () => {
  const texts = {
    RunError: { NotATour: "Keine Tour: {fault}" },
    NotATour: {
      Incomplete: (/** @type {any} */ { visited, squares }) => `${visited} von ${squares}`,
    },
    CountError: { TooLargeToCount: "bis {largest}, {unknown}" },
    SearchError: { NoCentre: "{method} geht hier nicht" },
  };
  const fault = { kind: "NotATour.Incomplete", facts: { visited: 5, squares: 25 } };
  const phrase = { kind: "RunError.NotATour", facts: { fault: "only" }, phrases: { fault } };
  assert.equal(translated(texts, phrase, ""), "Keine Tour: 5 von 25");
  const large = { kind: "CountError.TooLargeToCount", facts: { squares: 9, largest: 10_000 } };
  assert.equal(translated(texts, large, ""), "bis 10,000, {unknown}");
  const method = { kind: "SearchError.NoCentre", facts: { method: "Warnsdorff’s rule" } };
  assert.equal(translated(texts, method, ""), "Warnsdorff’s rule geht hier nicht");
  assert.equal(translated(texts, { kind: "toString", facts: {} }, "English"), "English");
});

test("no sentence is built around the name of a setting, which stands before it on the page", () => {
  for (const id of readdirSync(join(www, "text"))) {
    const file = join(www, "text", id, "errors.ftl");
    if (existsSync(file)) {
      assert.doesNotMatch(readFileSync(file, "utf8"), /\bsetting\b|\bbyHand\b/, id);
    }
  }
});

test("in English the sentence of the solver loses the name that its label says already", async () => {
  const { replaced } = await englishTexts("words");
  const { problems } = openRun({ board: "5x5", start: "a1", whenStuck: "foo" });
  const [{ name = "", message = "" } = {}] = problems;
  assert.match(message, /^whenStuck cannot be "foo"; it can be /);
  assert.match(replaced(name, message, ""), /^[^“”"]*: cannot be “foo”; it can be /);
  assert.match(
    replaced("a(b", 'a(b cannot be "c"; it can be d', ""),
    /: cannot be “c”; it can be d/,
  );
  assert.match(replaced("start", "z9 is not on the board", ""), /: z9 is not on the board/);
});

test("the page says errors in its language, wherever they come from", async () => {
  errors.BoardError = { TooLarge: "höchstens {most}" };
  errors.RunError = { NotATour: "keine Tour" };
  errors.NotATour = { Incomplete: "{visited} von {squares}" };
  errors.CountError = { TooWide: "höchstens {widest} auf einmal" };
  const settings = { ...{ board: "60x60", leaper: [1, 2], target: "closed", limit: 2 ** 30 } };
  /** @returns {Promise<string>} */
  const failure = () =>
    new Promise((resolve) => {
      runJob({ kind: "count", settings, onDone: assert.fail, onFailed: resolve });
    });
  try {
    const error = thrownBy(() => api.boardInfo("9000x8"));
    assert.equal(messageOf(error), "höchstens 4,096");
    assert.equal(messageOf(new Error("vom Browser")), "vom Browser");

    const { session, problems } = openRun({ board: "9000x8" });
    session.free();
    assert.deepEqual(problems, [{ name: "board", message: "höchstens 4,096", instead: "8x8" }]);

    const short = { name: "", board: "5x5", leaper: [1, 2], squares: "a1b3c1" };
    assert.equal(messageOf(thrownBy(() => readWritten(short))), "3 von 25");

    assert.match(await failure(), /^höchstens \d+ auf einmal$/);

    // What a worker sends is the error as data, which can be cloned.
    const sent = structuredClone(thrownAs(thrownBy(() => api.countTours({ board: "60x60" }))));
    assert.match(sent.message, /^this is too wide/);
    Object.assign(globalThis, {
      Worker: class {
        postMessage() {
          queueMicrotask(() => this.onmessage({ data: { failed: sent, number: 1 } }));
        }
        /** @type {any} */
        onmessage = null;
        terminate() {}
      },
    });
    assert.match(await failure(), /^höchstens \d+ auf einmal$/);
  } finally {
    Reflect.deleteProperty(globalThis, "Worker");
    Object.keys(errors).forEach((kind) => delete errors[kind]);
  }
});

test("a field is found by the facts of its error, not by its words", () => {
  const steps = thrownBy(() => api.renderGif({ board: "5x5", from: 9, to: 3 }));
  assert.equal(settingOf(steps), "from");
  const size = thrownBy(() => api.renderGif({ board: "5x5", size: 1 }));
  assert.equal(settingOf(size), "size");
  assert.equal(settingOf({}), "");
});

test("what a reason tells is enough for the sentence in any language", () => {
  /** @type {(board: string, target: "open" | "closed", start?: string) => any} */
  const told = (board, target, start) =>
    tellingOf(module.existence(board, target, undefined, start).reason, { board }, target);
  const { sentence, ...narrow } = told("4x9", "closed");
  assert.equal(why({ sentence, ...narrow }), sentence);
  assert.deepEqual(narrow, {
    ...{ code: "side-4", squares: [], numbers: [4, 9] },
    ...{ isGraph: false, isHigh: true },
  });
  assert.deepEqual(told("4x12", "open", "b1").squares, ["b1"]);
  assert.equal(told("..#/.../...", "closed").isHigh, false);
  const graph = { graph: "a-b-c" };
  const reason = module.existence(graph, "closed").reason;
  const { code, squares, numbers, isGraph } = tellingOf(
    reason,
    { board: "8x8", ...graph },
    "closed",
  );
  assert.deepEqual([code, squares, numbers, isGraph], ["too-few-moves", ["a"], [1, 2], true]);
  const [finding] = module.diagnose("3x3", "open");
  assert.ok(finding);
  assert.deepEqual(tellingOf(finding, { board: "3x3" }, "open").numbers, finding.numbers);
});

test("workers know no language", () => {
  const seen = new Set(["jobs/worker.js"]);
  for (const script of seen) {
    const code = readFileSync(join(www, script), "utf8").replace(/\/\*\*.*?\*\//gs, "");
    for (const [, source = ""] of code.matchAll(/(?:\bfrom |\bimport )"([.#][^"]+)"/g)) {
      assert.ok(!source.startsWith("#text"), `${script} imports ${source}`);
      if (!source.includes("pkg/")) {
        seen.add(join(dirname(script), source));
      }
    }
  }
  assert.ok(seen.size > 15, "the kinds of jobs are seen");
});
