/**
 * The table of known numbers with their sources and checks, and beside them the numbers counted here. It can be
 * searched, sorted and copied.
 * @import { Target } from "../../pkg/knights_tour.js"
 * @import { KnownCheck, KnownCost, KnownFault } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { button, find, make, setText } from "../../widgets/dom.js";
import { copyAndSay } from "../../widgets/files.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import { preflight } from "../../run/preflight.js";
import { KNIGHT } from "../../app/codecs.js";
import { asCsv, asJson, isFound, orders, upright } from "./arrange.js";
import { commandFor, commandInstead, isKnight, MAX_USUAL_BYTES } from "./command.js";
import { route } from "./state.js";
import * as words from "#text/count.js";

/** What a browser can count: seconds of one processor core by the command, and columns. */
const [MAX_SECONDS, MAX_WIDTH] = [1800, 8];

/** Boards up to this size are counted at once anywhere; those without tours were never timed. */
const MAX_SQUARES = 25;

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

/** Whether a browser can count it. @param {Known} known */
function isForBrowser({ board, counted }) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  const { bytes = 0, diskBytes = 0, seconds = 0, threads = 1 } = counted ?? {};
  return counted
    ? bytes + diskBytes <= MAX_USUAL_BYTES && seconds * threads <= MAX_SECONDS && width <= MAX_WIDTH
    : width * height <= MAX_SQUARES;
}

/** A long number, whose lines may end after each separator. @param {string} number */
const inGroups = (number) =>
  number.split(/(?<=\D)/).flatMap((group, at) => (at > 0 ? [make("wbr", {}), group] : [group]));

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(text: string) => void} on.say for the live region
 */
export async function createKnown(root, on) {
  const file = await preflight(new URL("counts.json", import.meta.url));
  const register = /** @type {Register} */ (await file.json());
  const rows = register.records.map((known) => {
    const { board, target, tours, published = [] } = known;
    const size = words.sizeOf(board);
    const here = make("td", { class: "here" }, words.notYet);
    const row = tableRow(
      isForBrowser(known) ? make("a", { href: route.write({ board, target }) }, size) : size,
      make("td", { class: "number" }, ...inGroups(words.grouped(BigInt(tours)))),
      words.kind(target, false),
      here,
      make("td", { class: "source" }, ...sourcesOf(known), ...insteadOf(known), detailsOf(known)),
    );
    const names = published.filter(({ wrong }) => !wrong).map(nameOf);
    return {
      ...{ request: { board, target }, tours: BigInt(tours), counted: known.counted },
      ...{ source: words.knownFrom(names), row, here, known },
    };
  });
  const field = find(root, "input", HTMLInputElement);
  const heads = Object.entries(words.columns).map(([id, name]) => headOf(id, name));
  const table = makeTable(
    heads,
    rows.map(({ row }) => row),
  );
  find(root, ".scrolls", HTMLElement).replaceChildren(table);
  field.addEventListener("input", search);
  copies(".copy-csv", () => asCsv(shown()));
  copies(".copy-json", () => asJson(shown(), register.sources));

  /** The rows that are found. */
  const shown = () => rows.filter(({ row }) => !row.hidden);

  function search() {
    for (const { row, request, tours, source } of rows) {
      const kind = words.kind(request.target, false);
      row.hidden = !isFound(request.board, [kind, String(tours), source], field.value);
    }
    const found = shown().length;
    setText(find(root, ".found-rows", HTMLElement), words.foundRows(found, rows.length));
  }

  /** The heading of a column, with a button where rows can be sorted by it. @type {(id: string, name: string) => HTMLElement} */
  function headOf(id, name) {
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
  }

  /** What a button copies. @type {(selector: string, text: () => string) => void} */
  function copies(selector, text) {
    const copy = find(root, selector, HTMLElement);
    copy.addEventListener("click", () => copyAndSay(copy, text(), on.say));
  }

  /** @param {Published} published */
  function nameOf({ source, by, year }) {
    return words.sourceOf(register.sources[source]?.name ?? `OEIS ${source}`, by, year);
  }

  /** The sources that have the number, with links. @param {Known} known */
  function sourcesOf({ published = [] }) {
    const right = published.filter(({ wrong }) => !wrong);
    if (right.length === 0) {
      return [make("p", {}, words.knownFrom([]))];
    }
    return right.map((each) => {
      const { source } = each;
      const known = register.sources[source];
      const href = known ? known.link : `https://oeis.org/${source}`;
      const name = nameOf(each);
      return make("p", {}, href ? make("a", { href, rel: "noopener" }, name) : name);
    });
  }

  /** What to type where the browser cannot count. @param {Known} known @returns {Node[]} */
  function insteadOf(known) {
    const { board, target, counted } = known;
    const asked = { board, target, leaper: KNIGHT, directed: false, upToSymmetry: false };
    const typed = isForBrowser(known) ? null : commandFor(asked, counted);
    if (typed === null) {
      return [];
    }
    const takes = counted ? [make("p", {}, words.takes(counted))] : [];
    return [...commandInstead(typed, board, on.say), ...takes];
  }

  /** How it was counted and checked, and who differs. @param {Known} known */
  function detailsOf(known) {
    const { counted, checks = [], published = [] } = known;
    const lines = [
      ...(counted && isForBrowser(known) ? [words.byCommand(counted)] : []),
      ...checks.map((check) => words.checked(check)),
      ...published.flatMap((each) => {
        const tours = BigInt(each.tours);
        const isTwice = each.directed && tours > 1n;
        return [
          ...(each.wrong
            ? [words.differs(nameOf(each), isTwice ? tours / 2n : tours, each.wrong)]
            : []),
          ...(isTwice ? [words.bothWays(nameOf(each), tours)] : []),
        ];
      }),
    ];
    return lines.length === 0
      ? ""
      : make(
          "details",
          {},
          make("summary", {}, words.details),
          make("ul", {}, ...lines.map((line) => make("li", {}, line))),
        );
  }

  /** @param {CountRequest} request */
  const alike = (request) =>
    isKnight(request) ? rows.find((row) => isAlike(row.request, request)) : undefined;

  /** @param {CountRequest} request */
  const rowOf = (request) => (request.upToSymmetry ? undefined : alike(request));

  return {
    /** The known number for a request, directed or undirected as requested. @param {CountRequest} request */
    of(request) {
      const row = rowOf(request);
      return row && { tours: inDirections(row.tours, request), source: row.source };
    },
    /** What the command took for the same tours. @param {CountRequest} request */
    costOf: (request) => alike(request)?.counted,
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
