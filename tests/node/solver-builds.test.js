/** Which scripts of the page may ask what only the whole solver can do, and which texts both of its files read alike. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { needsWhole } from "../../www/app/arrival.js";
import { isOwnGraph, isOwnTour } from "../../www/run/own-form.js";
import { isOwnMethod } from "../../www/run/own-methods.js";
import { PAGE_BINARY, PAGE_SOLVER, SOLVER, namesOf } from "../../xtask/solver.js";
import * as whole from "./module.js";
import { page } from "./page.js";

const [www, dist] = ["www", "dist"].map((folder) =>
  fileURLToPath(new URL(`../../${folder}/`, import.meta.url)),
);

/** Those that have it fetched before they ask. */
const WAITING = ["rooms/explore/program.js", "app/share/animation-plan.js"];

/** The names that a script imports from the solver. @param {string} script */
function asked(script) {
  const text = readFileSync(join(www ?? "", script), "utf8");
  const found = text.matchAll(/^import (?:\w+, )?\{([^}]+)\} from "[^"]*pkg\/knights_tour\.js"/gm);
  return [...found].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
}

test("scripts that run before the whole solver is loaded call only the page’s part", async () => {
  const [all, first] = await Promise.all(
    [SOLVER, PAGE_SOLVER].map((file) => namesOf(dist ?? "", file)),
  );
  assert.ok(first?.includes("Session") && !first.includes("TourCounter"));
  assert.ok(first.every((name) => all?.includes(name)));
  const scripts = readdirSync(www ?? "", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => name.split(sep).join("/"));
  const asking = scripts.filter((script) => asked(script).some((name) => !first.includes(name)));
  const roomOf = (/** @type {string} */ script) => /^rooms\/(\w+)\//.exec(script)?.[1] ?? "";
  const early = asking.filter(
    (script) => !script.startsWith("jobs/") && !needsWhole(`#${roomOf(script)}`),
  );
  assert.deepEqual(early.sort(), [...WAITING].sort());
  const rooms = readdirSync(join(www ?? "", "rooms"));
  const waiting = rooms.filter((room) => needsWhole(`#${room}`));
  const needing = rooms.filter((room) => asking.some((script) => roomOf(script) === room));
  assert.deepEqual(
    waiting,
    needing.filter((room) => room !== "explore"),
  );
});

const site = new URL("../../dist/", import.meta.url);
const loaded = await import(new URL(PAGE_SOLVER, site).href);
await loaded.default({ module_or_path: readFileSync(new URL(PAGE_BINARY, site)) });
/** The page’s part of the solver. @type {typeof whole} */
const part = loaded;

/** What a call returns or throws, as far as it is plain data. @param {() => unknown} call */
function outcome(call) {
  try {
    return { returned: call() };
  } catch (error) {
    const { message, code, kind, facts } = /** @type {any} */ (error);
    return { thrown: { message, code, kind, facts } };
  }
}

/** What opening a run says, without the run. @type {(solver: typeof whole, wanted: object) => unknown} */
function opened(solver, wanted) {
  const { session, ...told } = solver.openRequest(wanted);
  const begins = session.moment();
  session.free();
  return { ...told, begins };
}

/** Numbers below this, the same in every run of the test. @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(state / 65536) % below;
  };
}

const BOARDS = ["3x4", "5x5", "8x8", "1x9", "30x3", ".../.#./...", "....#/.#.../....."];

/** Lists of squares as the page writes them, and with every fault that one can have. @param {string} board @param {number} seed */
function listed(board, seed) {
  const draw = chance(seed);
  const { width, height } = whole.boardInfo(board);
  const { squares = [] } = whole.solve({ board, target: "open", limit: 200, seed: `${seed}` });
  const list = draw(3) === 0 ? [] : [...squares];
  const anywhere = () => whole.squareName(draw(width + draw(2)), draw(height + draw(2)));
  for (let changes = draw(5); changes > 0; changes -= 1) {
    list.splice(draw(list.length + 1), draw(3), ...Array.from({ length: draw(3) }, anywhere));
  }
  // Moves with both of their squares, and a tour that comes back.
  const again = draw(6) === 0 ? list.flatMap((square) => [square, square]).slice(1, -1) : list;
  const text = draw(5) === 0 ? [...again, again[0] ?? ""] : again;
  return text.join(["", "", " ", ",", ", "][draw(5)]);
}

test("both files of the solver read alike what is in the page’s own form", () => {
  let [texts, tours] = [0, 0];
  for (const board of BOARDS) {
    for (let seed = 1; seed <= 120; seed += 1) {
      const text = listed(board, seed);
      if (!isOwnTour(text)) {
        continue;
      }
      const [one, other] = [part, whole].map((solver) => outcome(() => solver.verify(board, text)));
      assert.deepEqual(one, other, `${board}: ${text}`);
      const wanted = { board, algorithm: "given", tour: text };
      assert.deepEqual(opened(part, wanted), opened(whole, wanted), `${board}: ${text}`);
      texts += 1;
      tours += Number(/** @type {any} */ (other).returned?.tour ?? 0);
    }
  }
  assert.ok(texts > 500 && tours > 50, `${texts} texts, ${tours} tours`);
  const draw = chance(7);
  const names = ["1", "2", "0", "11", "a", "b", "Ä_x", "e", "p", "graph", "東"];
  const graphs = [
    "petersen",
    "cube",
    "nobody",
    "graph",
    "edges",
    ...whole.graphs().map(({ graph }) => graph),
  ];
  for (let count = 0; count < 1000; count += 1) {
    const parts = Array.from({ length: 1 + draw(9) }, () => names[draw(names.length)]);
    graphs.push(
      parts
        .map((name) => `${name}${["-", "-", ","][draw(3)]}`)
        .join("")
        .slice(0, draw(6) ? -1 : undefined),
    );
  }
  for (const graph of graphs.filter(isOwnGraph)) {
    const [one, other] = [part, whole].map((solver) => outcome(() => solver.graphInfo(graph)));
    assert.deepEqual(one, other, graph);
    assert.deepEqual(opened(part, { graph }), opened(whole, { graph }), graph);
  }
});

test("the page writes tours and graphs in its own form, and waits for all of the solver where a link has another", () => {
  const { squares = [] } = whole.solve({ board: "8x8" });
  assert.ok(isOwnTour(squares.join("")) && isOwnTour(squares.join(" ")));
  for (const form of [
    "1-2\n2-3\n3-1",
    "a: b c\nb: c",
    ">>graph6<<Cl",
    "graph { a -- b }",
    "1->2 2->1",
  ]) {
    assert.ok(!isOwnGraph(form) && isOwnGraph(whole.graphInfo(form).text), form);
    assert.ok(needsWhole(`#explore?graph=${encodeURIComponent(form)}`), form);
    assert.ok(needsWhole(`#play?mode=free&graph=${encodeURIComponent(form)}`), form);
  }
  for (const form of ["1 2\n3 4", "Na1 Nb3", "row,col\n7,0", "a1-b3", "[0, 17]", "8x8: a1"]) {
    assert.ok(!isOwnTour(form), form);
    assert.ok(needsWhole(`#explore?board=8x8&tour=${encodeURIComponent(form)}`), form);
    assert.ok(needsWhole(`#gallery?squares=${encodeURIComponent(form)}`), form);
  }
  for (const link of [
    "#gallery?tour=al-adli",
    "#explore?graph=petersen",
    "#explore?tour=a1b3",
    "#play",
    "",
  ]) {
    assert.ok(!needsWhole(link), link);
  }
});

test("the page’s part lists every method, and links to those that it cannot run wait for all of the solver", () => {
  assert.deepEqual(part.algorithms(), whole.algorithms());
  for (const { id: algorithm, needsTour } of whole.algorithms()) {
    const wanted = {
      board: "16x16",
      target: "closed",
      algorithm,
      ...(needsTour && { tour: "a1" }),
    };
    const [here, there] = [part, whole].map((solver) => opened(solver, wanted));
    const links = [
      `#explore?board=16x16&algorithm=${algorithm}`,
      `#explore?target=${algorithm}`,
      `#compare?lanes=warnsdorff:first,${algorithm}:::7`,
      `#compare?lanes=warnsdorff:first&map=${algorithm}:random`,
    ];
    if (isOwnMethod(algorithm)) {
      assert.deepEqual(here, there, algorithm);
    } else {
      const { problems } = /** @type {{ problems: { kind: string }[] }} */ (here);
      assert.equal(problems[0]?.kind, "SearchError.NotHere", algorithm);
    }
    for (const link of links) {
      assert.equal(needsWhole(link), !isOwnMethod(algorithm), link);
    }
  }
  assert.ok(!needsWhole("#explore?algorithm=nobody"));
});

test("lessons go by with the page’s part of the solver", async () => {
  /** @type {{ lessons: readonly import("../../www/rooms/learn/lessons.js").Lesson[] }} */
  const { lessons } = await page("rooms/learn/lessons.js");
  const { openScene } = await page("rooms/learn/scene.js");
  let blamed = 0;
  for (const { shows, asks } of lessons.flatMap(({ steps }) => steps)) {
    if ("run" in shows) {
      assert.deepEqual(opened(part, shows.run), opened(whole, shows.run));
    }
    if (asks?.kind === "square" && !asks.squares) {
      const { game, session } = openScene(shows);
      const { board, graph, target } = game.settings;
      const [one, other] = [part, whole].map((solver) => {
        const verdict = new solver.Verdict({ board, graph, target, path: game.path() });
        verdict.advance(500);
        const { kind, squares = [] } = /** @type {{ kind: string, squares?: string[] }} */ (
          verdict.result
        );
        verdict.free();
        return { kind, squares };
      });
      assert.deepEqual(one, other);
      blamed += one?.kind === "lost" && one.squares.length > 0 ? 1 : 0;
      session.free();
    }
  }
  assert.ok(blamed > 0);
});
