/** What the device keeps can be anything: another version, another project or a visitor may have written it. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";

const { PREFIX, onOtherWindow, recall, remembered, takeOver } = await page("widgets/storage.js");
const { recallLink } = await page("app/arrival.js");
const { createMarks } = await page("rooms/play/ladder.js");
const { createProgress } = await page("rooms/learn/progress.js");
const { keptSound } = await page("app/sound-choice.js");
const { keptScreen } = await page("rooms/intro/state.js");
const { createMarks: createPuzzleMarks } = await page("rooms/puzzle/source.js");
const { createOwnTours } = await page("rooms/gallery/own-tours.js");
const { particularsOf, verified } = await page("rooms/gallery/particulars.js");
const { keepPanel } = await page("rooms/explore/panels.js");
const { createGreeting } = await page("rooms/explore/first-visit.js");

const HOSTILE = [
  ...["", " ", "#", "0", "-1", "null", "true", "NaN", "[]", "{}", "{ broken", '"text"'],
  ...["https://example.org/", "//example.org", "javascript:alert(1)", "\ud800", "#\ud800%zz"],
  ...['{"hand":{"length":1e9},"five":[],"__proto__":null}', "[".repeat(100_000)],
  '{"format":"knights-tours","version":1,"tours":[null,{"board":[],"squares":{}}]}',
];

/** The storages of a browser, at an address that is no link. */
function browser() {
  const storages = ["localStorage", "sessionStorage"].map((name) => {
    /** @type {Map<string, string>} */
    const kept = new Map();
    const storage = {
      get length() {
        return kept.size;
      },
      key: (/** @type {number} */ at) => [...kept.keys()][at] ?? null,
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
      removeItem: (/** @type {string} */ key) => kept.delete(key),
    };
    Object.defineProperty(globalThis, name, { value: storage, configurable: true });
    return kept;
  });
  const dataset = /** @type {Record<string, string>} */ ({});
  const location = { hash: "" };
  const root = { dataset, lang: "", dir: "" };
  const document = {
    documentElement: root,
    ...{ querySelector: () => null, querySelectorAll: () => [], getElementById: () => null },
  };
  const history = {
    replaceState(/** @type {unknown} */ _, /** @type {unknown} */ __, /** @type {string} */ to) {
      const { origin, hash } = new URL(to, "https://lab.example/");
      assert.equal(origin, "https://lab.example");
      location.hash = hash;
    },
  };
  const getComputedStyle = () => ({ getPropertyValue: () => "" });
  const window = globalThis;
  Object.assign(globalThis, { window, document, location, history, getComputedStyle });
  Object.assign(globalThis, { addEventListener: () => {} });
  Object.defineProperty(globalThis, "navigator", {
    value: { languages: ["en"] },
    configurable: true,
  });
  return { kept: storages[0] ?? new Map(), session: storages[1] ?? new Map(), root, location };
}

/** Every start runs what begins at once. */
let starts = 0;
const start = () => page(`early.js?${(starts += 1)}`);

/** @type {ReturnType<typeof browser>} */
let here;

beforeEach(() => {
  here = browser();
});

test("the page starts whatever is stored", async () => {
  for (const value of HOSTILE) {
    here = browser();
    for (const name of ["last-link", "theme", "language", "taken-over"]) {
      here.kept.set(PREFIX + name, value);
      here.session.set(PREFIX + name, value);
    }
    await start();
    const { dataset, lang } = here.root;
    assert.match(here.location.hash, /^(?:#.+)?$/, value);
    assert.deepEqual([dataset.theme, dataset.text, lang], ["light", "usual", "en"], value);
  }
});

test("a stored link that the browser refuses is forgotten", async () => {
  here.kept.set(`${PREFIX}last-link`, "#play");
  history.replaceState = () => {
    throw new DOMException("refused", "SecurityError");
  };
  await start();
  assert.equal(here.root.dataset.view, "door");
  assert.equal(recall("last-link"), null);
});

test("only a text that begins with # is a stored link", () => {
  for (const value of HOSTILE) {
    here.session.set(`${PREFIX}link-play`, value);
    const link = recallLink("link-play", () => sessionStorage);
    assert.equal(link, value.startsWith("#") ? value : null);
  }
});

test("the rooms open whatever is stored", async () => {
  const [tour = ""] = HOSTILE.slice(-1);
  for (const value of [...HOSTILE, tour.replace("null", '{"board":"1x1","squares":"a1"}')]) {
    here = browser();
    const tours = [`own-tour ${value}`, `own-tour ["8x8",[1,2],${JSON.stringify(value)}]`];
    const others = [
      "play-ladder",
      "learn-progress",
      "openPanels",
      "hasVisited",
      "characterKeys",
      "intro-screen",
      "sound",
      "puzzle-ladder",
      "puzzle-places",
      "puzzle-tell-wrong",
      "puzzle-place",
      "verse-hides-rings",
    ];
    for (const name of [...tours, ...others, "own-tours", "own-tours-unreadable"]) {
      here.kept.set(PREFIX + name, value);
    }
    assert.equal(createMarks().any, false, value);
    assert.equal(createProgress().any, false, value);
    assert.ok([1, 2, 3, 4, 5].includes(keptScreen()), value);
    assert.equal(keptSound(), "off", value);
    assert.equal(createPuzzleMarks().coming()?.id, "five", value);
    for (const shown of createOwnTours().look().tours) {
      const found = verified(shown);
      assert.ok(!found.tour || particularsOf(shown, found), value);
    }
    const panel = { dataset: { panel: "code" }, open: true, addEventListener: () => {} };
    keepPanel(panel);
    const line = { hidden: true, querySelector: () => null };
    const greet = createGreeting(line, () => {});
    greet({ settings: { board: "8x8" }, player: { phase: "idle" }, run: 1 }, { position: 0 });
    assert.deepEqual([panel.open, line.hidden], [false, true], value);
    const shortcuts = await page(`widgets/shortcuts.js?${(starts += 1)}`);
    assert.ok(shortcuts.areCharactersOn(), value);
  }
});

test("these tests know all that reads the storage", () => {
  const folder = new URL("../../www/", import.meta.url);
  const readers = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js") && name !== "widgets/storage.js")
    .filter((name) =>
      /\b(?:recall|createKept|(?:local|session)Storage)\b/.test(
        readFileSync(new URL(name, folder), "utf8"),
      ),
    );
  assert.deepEqual(readers.sort(), [
    "app/arrival.js",
    "app/router.js",
    "app/sound-choice.js",
    "app/theme.js",
    "early.js",
    "rooms/explore/first-visit.js",
    "rooms/explore/panels.js",
    "rooms/gallery/own-tours.js",
    "rooms/intro/state.js",
    "rooms/learn/progress.js",
    "rooms/play/ladder.js",
    "rooms/play/state.js",
    "rooms/puzzle/own.js",
    "rooms/puzzle/parts.js",
    "rooms/puzzle/source.js",
    "rooms/verse/verse.js",
    "widgets/shortcuts.js",
  ]);
});

test("what older versions stored is taken over once, and other projects keep theirs", () => {
  const entries = [
    ["theme", "dark"],
    ["last-link", "#play"],
    ["own-tour [1]", "a\nb"],
    ["cart", "full"],
  ];
  entries.forEach(([name = "", value = ""]) => here.kept.set(name, value));
  takeOver();
  assert.deepEqual([recall("theme"), recall("last-link"), recall("cart")], ["dark", "#play", null]);
  assert.deepEqual(remembered("own-tour "), ["own-tour [1]"]);
  const left = [...here.kept.keys()].filter((name) => !name.startsWith(PREFIX));
  assert.deepEqual(left, ["theme", "cart"]);
  here.kept.delete(`${PREFIX}theme`);
  takeOver();
  assert.equal(recall("theme"), null);
});

test("a full storage loses nothing of what older versions stored", () => {
  here.kept.set("play-ladder", '{"five":3}');
  const { setItem } = localStorage;
  localStorage.setItem = (key, value) => {
    if (key.startsWith(PREFIX)) {
      throw new DOMException("full", "QuotaExceededError");
    }
    setItem(key, value);
  };
  takeOver();
  assert.deepEqual([...here.kept], [["play-ladder", '{"five":3}']]);
  localStorage.setItem = setItem;
  takeOver();
  assert.equal(recall("play-ladder"), '{"five":3}');
});

test("other windows are heard, and other projects are not", () => {
  /** @type {(event: { key: string | null }) => void} */
  let hear = () => {};
  Object.assign(globalThis, {
    addEventListener(/** @type {string} */ _, /** @type {typeof hear} */ listener) {
      hear = listener;
    },
  });
  let times = 0;
  onOtherWindow(
    (/** @type {string} */ name) => name === "theme",
    () => (times += 1),
  );
  [null, "theme", `${PREFIX}theme`, `${PREFIX}language`].forEach((key) => hear({ key }));
  assert.equal(times, 2);
});
