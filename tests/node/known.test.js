/** The list of known numbers that the page fetches, and its texts. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { page, textsIn } from "./page.js";

/** @import { Known, Published } from "../../www/rooms/count/known.js" */

const site = new URL("../../dist/", import.meta.url);
const folder = readdirSync(site).find((name) => name.startsWith("page-"));
const file = readFileSync(new URL(`${folder}/counts.json`, site));

/** @type {{ sources: Record<string, { name: string }>, records: Known[] }} */
const { sources, records } = JSON.parse(file.toString());

test("the list is small, and each number has a source or was counted", () => {
  assert(gzipSync(file).length < 6000, `${gzipSync(file).length} bytes`);
  assert(records.length >= 65);
  for (const { board, tours, published = [], counted } of records) {
    assert.match(tours, /^\d+$/);
    assert(published.some(({ wrong }) => !wrong) || counted, board);
    for (const { source } of published) {
      assert(source in sources || /^A\d{6}$/.test(source), source);
    }
  }
});

test("the whole register lies beside the page, as JSON and as a table with a line for each number", () => {
  const [text, table] = ["json", "csv"].map((end) =>
    readFileSync(new URL(`data/counts.${end}`, site), "utf8"),
  );
  assert.deepEqual(
    JSON.parse(text ?? "").records.map((/** @type {Known} */ { board, tours }) => [board, tours]),
    records.map(({ board, tours }) => [board, tours]),
  );
  const [head, ...lines] = (table ?? "").trimEnd().split("\r\n");
  assert.equal(head, "board,target,tours,published,counted,checks");
  assert.equal(lines.length, records.length);
  const line = lines.find((each) => each.startsWith("6x6,closed,")) ?? "";
  assert.match(line, /^6x6,closed,9862,"OEIS A001230; .*mayhematics.*",\w+,[\w ]+$/);
  const room = readFileSync(new URL("../../www/rooms/count/room.html", import.meta.url), "utf8");
  for (const [, place = ""] of room.matchAll(/href="(data\/[^"]+)"/g)) {
    assert(readFileSync(new URL(place, site)).length > 0, place);
  }
});

test("every language says all of it, with its numbers", async () => {
  for (const id of readdirSync(new URL("../../www/text/", import.meta.url), {
    withFileTypes: true,
  })) {
    if (!id.isDirectory()) {
      continue;
    }
    /** @type {typeof import("#text/count.js")} */
    const words = await textsIn(id.name, "count");
    const cost = { seconds: 600, threads: 2, bytes: 5 * 2 ** 30, diskBytes: 7 * 2 ** 30 };
    for (const sentence of [words.byCommand(cost), words.takes(cost)]) {
      for (const part of [/10/, /2/, /5[.,]0/, /7[.,]0/]) {
        assert.match(sentence, part, id.name);
      }
    }
    assert.match(words.checked({ what: "seam", row: 4 }), /4/);
    assert.match(words.checked({ what: "threads", threads: 3 }), /3/);
    const classes = words.checked({ what: "symmetry", classes: "1658420855433" });
    assert(classes.includes(words.grouped(1658420855433n)), classes);
    const walks = words.checked({
      what: "estimate",
      walks: 1e8,
      low: `123${"0".repeat(20)}`,
      high: "9",
    });
    assert(walks.includes(words.grouped(123n * 10n ** 20n)), walks);
    assert(words.checked({ what: "order" }) !== words.checked({ what: "frontier" }));
    for (const fault of /** @type {const} */ (["overflow", "symmetry", "by-hand", "unexplained"])) {
      const said = words.differs("A001230", 33439123484294n, fault);
      assert(said.includes(words.grouped(33439123484294n)) && said.includes("A001230"), said);
    }
    assert.match(words.sourceOf("A001230", "Brendan McKay", 1997), /A001230.*McKay.*1997/);
    assert.equal(words.sourceOf("A175881"), "A175881");
    assert(words.knownFrom([]).length > 0);
  }
});

test("a number is found by its board, by its digits as anyone writes them, and by a name", async () => {
  /** @type {typeof import("../../www/rooms/count/arrange.js")} */
  const { isFound } = await page("rooms/count/arrange.js");
  const texts = ["closed, undirected", "13267364410532", "OEIS A001230 (Brendan McKay, 1997)"];
  const finds = [
    "",
    "8x8",
    "8 × 8 closed",
    "13,267,364,410,532",
    "13.267.364",
    "13\u202f267",
    "mckay 1997",
  ];
  for (const typed of finds) {
    assert(isFound("8x8", texts, typed), typed);
  }
  for (const typed of ["8x80", "8x9", "open", "mckay 1998"]) {
    assert(!isFound("8x8", texts, typed), typed);
  }
  assert(isFound("6x7", [], "7 x 6"));
});

test("known numbers are sorted by board, number and kind, and copied as CSV and JSON", async () => {
  /** @type {typeof import("../../www/rooms/count/arrange.js")} */
  const { asCsv, asJson, orders } = await page("rooms/count/arrange.js");
  const sorted = (/** @type {keyof typeof orders} */ by) =>
    [...records].sort(orders[by]).map(({ board }) => board);
  assert.deepEqual(sorted("board").slice(0, 3), ["1x1", "2x2", "3x3"]);
  assert.equal(sorted("board").at(-1), "9x12");
  assert.equal(sorted("kind")[0], "3x10");
  const numbers = [...records].sort(orders.known).map(({ tours }) => BigInt(tours));
  assert(numbers.every((tours, i) => i === 0 || tours >= Number(numbers[i - 1])));
  const rows = records.map((known) => ({ known, source: 'one, "two"' }));
  const lines = asCsv(rows).split("\r\n");
  assert.equal(lines.length, records.length + 1);
  assert(lines.includes('8x8,closed,13267364410532,"one, ""two"""'));
  const copied = JSON.parse(asJson(rows, /** @type {any} */ (sources)));
  assert.deepEqual(copied, { sources, records });
  assert.deepEqual(JSON.parse(asJson([], {})), { sources: {}, records: [] });
});
