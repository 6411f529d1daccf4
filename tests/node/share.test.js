/** What rooms give to be shared: from it the same run can be made again elsewhere; and what becomes of links. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session } from "./module.js";
import { page, textsIn } from "./page.js";
import { version } from "../../xtask/version.js";

const { runRoute, settingsIn } = await page("app/run-link.js");
const { bibtexOf } = await page("app/share/cite.js");
const { elementCode, frameCode } = await page("app/share/code.js");
const { forPupils, reachOf, withWords } = await page("app/share/link.js");
const { bytesOf, encodeQr, MAX_BYTES } = await page("app/share/qr.js");
const { savePicture } = await page("app/share/picture.js");
const { sharedRun } = await page("app/share/subject.js");
const { createSheets } = await page("app/sheets.js");
const { openGame } = await page("run/game.js");
const { sharedGame } = await page("rooms/play/share.js");
const { momentOf, openWalk, settingsOf } = await page("rooms/gallery/walk.js");
const { parseTours } = await page("rooms/gallery/tours.js");

const LOOK = { layers: ["path"], theme: "light", choice: true, marked: [], numberFrom: null };

/** The squares at a step of a run made of settings. @type {(settings: any, step: number) => string[]} */
function pathAt(settings, step) {
  const session = new Session(settings);
  session.seek(step);
  assert.equal(session.position, step);
  const { path } = session.state();
  session.free();
  return path;
}

test("a game is shared with its moves, those of a method too", () => {
  const game = openGame({ board: "5x5", start: "a1" });
  game.playAll(["c2", "e1"]);
  game.session.handOver({ algorithm: "warnsdorff" });
  game.session.step();
  const { run: seen, inExplore } = sharedGame(game, LOOK);
  const run = sharedRun(seen);
  assert.equal(run.step, 3);
  assert.deepEqual(pathAt(run.settings, run.step), game.path());
  assert.deepEqual([run.isDone, run.isTour, inExplore], [false, false, undefined]);
});

test("a tour that was played is seen in Explore as well", () => {
  const squares = "c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3".split(" ");
  const game = openGame({ board: "4x3", start: "a1" });
  assert.equal(game.playAll(squares), undefined);
  const { run, inExplore } = sharedGame(game, LOOK);
  assert.ok(sharedRun(run).isTour);
  const { state, problems } = runRoute.read(inExplore);
  assert.deepEqual(problems, []);
  assert.deepEqual(pathAt(settingsIn(state), state.step), ["a1", ...squares]);
});

test("what the Gallery shows can be made again, the path that is no tour too", () => {
  const text = readFileSync(new URL("../../www/rooms/gallery/tours.txt", import.meta.url), "utf8");
  for (const tour of parseTours(text)) {
    const session = openWalk(tour);
    session.seek(7);
    const moment = momentOf(tour, session);
    const run = sharedRun({ session, settings: settingsOf(tour), info: {}, look: LOOK, moment });
    assert.deepEqual(pathAt(run.settings, run.step), tour.squares.slice(0, 8), tour.id);
    session.free();
  }
});

test("a run is drawn without the pointer, and at rest", () => {
  const session = new Session({ board: "3x4" });
  session.finish();
  const look = { ...LOOK, glide: () => 0.3, cursor: "a1" };
  const run = sharedRun({ session, settings: {}, info: {}, look });
  assert.deepEqual([run.look.glide(50), run.look.cursor], [1, null]);
  assert.equal(run.isDone, true);
  assert.equal(run.step, session.position);
  session.free();
});

test("a picture is saved that is made after its run has gone", async () => {
  /** @type {((picture: Blob) => void)[]} */
  const made = [];
  const session = new Session({ board: "3x4" });
  session.paint = () => {};
  const canvas = { getContext: () => ({}), toBlob: (/** @type {any} */ done) => made.push(done) };
  const link = { click() {} };
  Object.assign(globalThis, {
    document: { createElement: (/** @type {string} */ tag) => (tag === "a" ? link : canvas) },
  });
  const info = { width: 3, height: 4, squares: 12 };
  const saved = savePicture("png", { session, settings: { board: "3x4" }, info, look: LOOK });
  session.free();
  made[0]?.(new Blob([]));
  assert.match(await saved, /knights-tour-3x4-a1\.png/);
});

test("nothing is shared of a room that was left before its sheet was there", async () => {
  /** @type {any} */
  let style;
  let shared = 0;
  let front = { entry: { id: "explore" }, room: { share: () => (shared += 1), say: assert.fail } };
  Object.assign(globalThis, {
    addEventListener() {},
    fetch: async () => ({ ok: true }),
    document: {
      createElement: () => ({
        ...{ setAttribute() {}, append() {} },
        addEventListener(/** @type {string} */ event, /** @type {any} */ heard) {
          Object.assign(this, { [event]: heard });
        },
      }),
      head: { append: (/** @type {any} */ added) => (style = added) },
      querySelector: () => ({}), // A dialog that is open already.
    },
  });
  const sheets = createSheets(() => front);
  for (const isLeft of [true, false]) {
    const opened = sheets.share();
    while (!style) {
      await new Promise(setImmediate);
    }
    const before = front;
    front = isLeft ? { ...front, room: { ...front.room } } : front;
    style.load();
    await opened;
    assert.equal(shared, isLeft ? 0 : 1);
    front = before;
  }
});

test("codes for other pages keep within their quotes, and say what the link says", () => {
  const link = 'https://example.org/#explore?board="<8x8>"&step=3';
  const frame = frameCode({ link, title: "A & B", width: 480, height: 400 });
  assert.equal(
    frame,
    '<iframe src="https://example.org/#explore?board=&quot;&lt;8x8&gt;&quot;&amp;step=3" width="480" height="400" title="A &amp; B" loading="lazy" allow="clipboard-write" style="width:100%;max-width:480px;height:auto;aspect-ratio:480/400;border:0"></iframe>',
  );
  const address = "#explore?board=.../.%23./...&tieBreak=roth&ask=true&step=3&view=small";
  assert.equal(
    elementCode(address, "embed/knights-tour.js", { link, title: "A & B" }),
    '<script type="module" src="embed/knights-tour.js"></script>\n' +
      '<knights-tour board=".../.#./..." tie-break="roth" step="3" controls>\n' +
      '  <a href="https://example.org/#explore?board=&quot;&lt;8x8&gt;&quot;&amp;step=3">A &amp; B</a>\n' +
      "</knights-tour>",
  );
});

test("words of an address are changed, and the others stay as they are", () => {
  const address = "#explore?board=.../.%23./...&step=3&seed=a+b%26c";
  const changed = withWords(address, { step: "0", view: "small" });
  const { state, problems } = runRoute.read(changed);
  assert.deepEqual(problems, []);
  assert.deepEqual(settingsIn(state), { board: ".../.#./...", seed: "a b&c" });
  assert.deepEqual([state.step, state.view], [0, "small"]);
});

test("a page is cited with its version, its link and the day", async () => {
  const crate = readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8");
  assert.ok(crate.includes(`\nversion = "${version}"\n`), version);
  const link = "https://example.org/a_b/?x=1&y=%20~#explore?board=.../.%23./...&seed={a}\\";
  const note = "100 % of {A} & B_C #1, ~$2, x^y, \\";
  assert.equal(
    bibtexOf({ name: "Knight’s Tour Lab", version: "1.2.3-beta_1", link, note }),
    String.raw`@misc{knights-tour-lab,
  title = {{Knight’s Tour Lab}},
  version = {1.2.3-beta\_1},
  url = {https://example.org/a_b/?x=1&y=%20~#explore?board=.../.%23./...&seed=%7Ba%7D%5C},
  note = {100 \% of \{A\} \& B\_C \#1, \textasciitilde{}\$2, x\textasciicircum{}y, \textbackslash{}}
}`,
  );
  const day = new Date(2026, 10, 7);
  const said = { en: "7 November 2026", de: "7. November 2026", ja: "2026年11月7日" };
  for (const [language, name] of Object.entries(said)) {
    const { accessed, citationOf } = await textsIn(language, "share");
    const text = citationOf({ name: "Lab", version: "1.2.3", link, day });
    for (const part of ["Lab", "1.2.3", link, name]) {
      assert.ok(text.includes(part), text);
    }
    assert.ok(accessed(day).includes(name));
  }
});

test("it is known who can open a link", () => {
  const known = {
    "https://example.org/lab/#explore": "anyone",
    "http://192.168.0.7:8000/#explore": "anyone",
    "http://localhost:8000/#explore": "device",
    "http://127.0.0.1/": "device",
    "http://[::1]:8000/": "device",
    "https://localhost.example.org/": "anyone",
    "file:///home/a/knights-tour-lab.html#explore": "file",
  };
  for (const [link, reach] of Object.entries(known)) {
    assert.equal(reachOf(link), reach, link);
  }
});

test("a code has its quiet zone, and the longest text that cameras are asked to read", () => {
  for (const text of ["https://example.org/#explore?step=3", "x".repeat(MAX_BYTES)]) {
    const { side, path } = encodeQr(text);
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)];
    assert.equal(bars.map(([bar]) => bar).join(""), path);
    const squares = bars.flatMap(([, x = "", y = "", width = ""]) => [
      Number(x),
      Number(y),
      side - Number(x) - Number(width),
      side - 1 - Number(y),
    ]);
    assert.equal(Math.min(...squares), 4);
  }
  assert.equal(bytesOf("tour é"), 7);
});

test("a link for pupils has no theme, no presentation and no “Ask first”, and all else", () => {
  for (const [seen, wanted] of [
    [
      "#explore?board=8x8&start=b1&ask=true&present=true&theme=projector",
      "#explore?board=8x8&start=b1",
    ],
    ["#compare?present=true&board=8x8&lang=de", "#compare?board=8x8&lang=de"],
    ["#learn?theme=projector", "#learn"],
    ["#explore?board=8x8&rule=fewest%20onward", "#explore?board=8x8&rule=fewest%20onward"],
  ]) {
    assert.equal(forPupils(seen), wanted);
  }
});
