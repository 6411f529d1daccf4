/** The list of known numbers that the page fetches, and its texts. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { textsIn } from "./page.js";

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
