/**
 * The table of known numbers with their sources and checks, and beside them the numbers counted here. It can be
 * searched, sorted and copied.
 * @import { Target } from "../../pkg/knights_tour.js"
 * @import { KnownCheck, KnownCost, KnownFault } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { button, find, make, setText } from "../../widgets/dom.js";
import { copyAndSay } from "../../widgets/copy-and-say.js";
import { pause } from "../../widgets/redraw.js";
import { makeTable } from "../../widgets/table.js";
import { isKnight } from "../../text/leaps.js";
import { preflight } from "../../run/preflight.js";
import { asCsv, asJson, isFound, orders, upright } from "./arrange.js";
import { makeRow } from "./known-row.js";
import * as words from "#text/count.js";

/**
 * A number that somebody has published. @typedef {{ source: string, by?: string, year?: number, tours: string, directed?: boolean, wrong?: KnownFault }} Published
 * The number of a board, with a tour and its reverse as one. @typedef {{ board: string, target: Target, tours: string, published?: Published[], counted?: KnownCost, checks?: KnownCheck[] }} Known
 * @typedef {{ sources: Record<string, { name: string, link?: string }>, records: Known[] }} Register
 */

/** Converts a number of undirected tours: every tour but that of a single square can be traversed in both directions. @type {(tours: bigint, as: Pick<CountRequest, "board" | "directed">) => bigint} */
const inDirections = (tours, { board, directed }) =>
  directed && board !== "1x1" ? 2n * tours : tours;

/** @type {(one: Pick<CountRequest, "board" | "target">, other: Pick<CountRequest, "board" | "target">) => boolean} */
const isAlike = (one, other) =>
  one.target === other.target && upright(one.board) === upright(other.board);

/** @typedef {ReturnType<typeof makeRow>} Row */

/** As many as are made between two frames. */
const ROWS_AT_ONCE = 8;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(text: string) => void} on.say for the live region
 */
export async function createKnown(root, { say }) {
  const file = await preflight(new URL("counts.json", import.meta.url));
  const { records, sources } = /** @type {Register} */ (await file.json());
  /** @type {Row[]} */
  const rows = [];
  for (const known of records) {
    rows.push(makeRow(known, sources, say));
    if (rows.length % ROWS_AT_ONCE === 0) {
      await pause();
    }
  }
  const field = find(root, "input", HTMLInputElement);
  const foundRows = find(root, ".found-rows", HTMLElement);
  find(root, ".scrolls", HTMLElement).replaceChildren(sortedTable(rows));
  field.addEventListener("input", () => search(rows, field.value, foundRows));
  /** What a button copies of the rows that are found. @type {(selector: string, text: (shown: Row[]) => string) => void} */
  const copies = (selector, text) => {
    const copy = find(root, selector, HTMLElement);
    const shown = () => rows.filter(({ row }) => !row.hidden);
    copy.addEventListener("click", () => copyAndSay(copy, text(shown()), say));
  };
  // Beside the page in one file is nothing.
  find(root, ".register-files", HTMLElement).hidden = location.protocol === "file:";
  copies(".copy-csv", asCsv);
  copies(".copy-json", (shown) => asJson(shown, sources));

  /** @param {CountRequest} request */
  const alike = (request) =>
    isKnight(request.leaper) && request.wrap === undefined
      ? rows.find((row) => isAlike(row.request, request))
      : undefined;

  /** @param {CountRequest} request */
  const rowOf = (request) =>
    request.upToSymmetry || request.start !== undefined ? undefined : alike(request);

  return {
    /** The known number for a request, directed or undirected as requested. @param {CountRequest} request */
    of(request) {
      const row = rowOf(request);
      return row && { tours: inDirections(row.tours, request), source: row.source };
    },
    /** What the command took for the same tours. @param {CountRequest} request */
    costOf: (request) => (request.start === undefined ? alike(request)?.counted : undefined),
    /** Adds a number counted here. @type {(request: CountRequest, tours: bigint, ms: number) => void} */
    found(request, tours, ms) {
      const row = rowOf(request);
      if (row) {
        const agrees = tours === inDirections(row.tours, request);
        setText(row.here, words.countedHere(tours, agrees, ms));
      }
    },
    /** Marks the current request. @param {CountRequest} request */
    show(request) {
      const current = rowOf(request);
      for (const each of rows) {
        each.row.classList.toggle("current", each === current);
      }
    },
  };
}

/** The table of these rows, which are put into another order by the headings. @param {Row[]} rows */
function sortedTable(rows) {
  const heads = Object.entries(words.columns).map(([id, name]) => {
    const order = new Map(Object.entries(orders)).get(id);
    const head = make("th", { scope: "col" }, order ? button(name, sort) : name);
    function sort() {
      const isUp = head.getAttribute("aria-sort") !== "ascending";
      rows.sort((one, other) => (isUp ? 1 : -1) * (order?.(one.known, other.known) ?? 0));
      heads.forEach((each) => each.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      table.tBodies[0]?.append(...rows.map(({ row }) => row));
    }
    return head;
  });
  const table = makeTable(
    heads,
    rows.map(({ row }) => row),
  );
  return table;
}

/** Shows the rows in which something is found, and how many they are. @type {(rows: readonly Row[], typed: string, line: HTMLElement) => void} */
function search(rows, typed, line) {
  const found = rows.filter(({ row, request, tours, source }) => {
    const kind = words.kind(request.target, false);
    row.hidden = !isFound(request.board, [kind, String(tours), source], typed);
    return !row.hidden;
  });
  setText(line, words.foundRows(found.length, rows.length));
}
