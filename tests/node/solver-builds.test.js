/** Which scripts of the page may ask what only the whole solver can do. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { needsWhole } from "../../www/app/arrival.js";
import { PAGE_SOLVER, SOLVER, namesOf } from "../../xtask/solver.js";

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
