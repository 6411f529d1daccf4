/**
 * The table of known numbers with their sources, and beside them the numbers counted here.
 * @import { KnownFrom } from "../../text/quantities.js"
 * @import { CountRequest } from "./state.js"
 */

import { find, make, setText } from "../../widgets/dom.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import { preflight } from "../../app/preflight.js";
import { route } from "./state.js";
import * as words from "#text/count.js";

/** @typedef {{ request: Pick<CountRequest, "board" | "target" | "directed">, tours: bigint, source: string }} Known */

/** @param {string} text @returns {KnownFrom} */
function readSource(text) {
  const [, published, measured, seconds, wrong] =
    /^(OEIS [^;]+)?(?:; )?(measured twice .*)?(?:([\d.]+) s by 2 threads [^.]*)?(?:\. A table on the web has (\d+), wrongly)?$/.exec(
      text,
    ) ?? [undefined, text];
  return {
    ...(published && { published }),
    isMeasured: measured !== undefined,
    ...(seconds && { seconds: Number(seconds) }),
    ...(wrong && { wrong: BigInt(wrong) }),
  };
}

/** The known numbers: one on each line, after a header line. @param {string} text @returns {Known[]} */
function readKnown(text) {
  const [, ...lines] = text.trim().split("\n");
  return lines.map((line) => {
    const [board = "", kind, directed, tours = "", ...source] = line.trim().split(",");
    const target = kind === "open" ? "open" : "closed";
    return {
      request: { board, target, directed: directed === "yes" },
      tours: BigInt(tours),
      // A source may have commas of its own.
      source: words.knownFrom(readSource(source.join(","))),
    };
  });
}

/** The same for boards that are rotated. @param {string} board */
const upright = (board) =>
  board
    .split("x")
    .sort((a, b) => Number(a) - Number(b))
    .join("x");

/** Converts a number between directed and undirected tours: every tour but that of a single square can be traversed in both directions. @type {(tours: bigint, from: Pick<CountRequest, "board" | "directed">, to: Pick<CountRequest, "directed">) => bigint} */
function inDirections(tours, from, to) {
  if (from.directed === to.directed || from.board === "1x1") {
    return tours;
  }
  return to.directed ? 2n * tours : tours / 2n;
}

/** @type {(one: Pick<CountRequest, "board" | "target">, other: Pick<CountRequest, "board" | "target">) => boolean} */
const isAlike = (one, other) =>
  one.target === other.target && upright(one.board) === upright(other.board);

/** @param {HTMLElement} root */
export async function createKnown(root) {
  const file = await preflight(new URL("known-counts.csv", import.meta.url));
  const known = readKnown(await file.text());
  const rows = known.map((each) => {
    const { board, target, directed } = each.request;
    const link = make("a", { href: route.write(each.request) }, words.sizeOf(board));
    const here = make("td", { class: "here" }, words.notYet);
    const row = tableRow(
      link,
      make("td", { class: "number" }, words.grouped(each.tours)),
      words.kind(target, directed),
      here,
      make("td", { class: "source" }, ...sourceOf(each.source)),
    );
    return { ...each, row, here };
  });
  const table = makeTable(
    Object.values(words.columns),
    rows.map(({ row }) => row),
  );
  find(root, ".scrolls", HTMLElement).replaceChildren(table);

  /** @param {CountRequest} request */
  const isKnight = ({ leaper }) => String([...leaper].sort()) === "1,2";

  /** @param {CountRequest} request */
  const rowsOf = (request) =>
    isKnight(request) && !request.upToSymmetry
      ? rows.filter((row) => isAlike(row.request, request))
      : [];

  return {
    /** The known number for a request, directed or undirected as requested. @param {CountRequest} request */
    of(request) {
      const row = rowsOf(request)[0];
      return row && { tours: inDirections(row.tours, row.request, request), source: row.source };
    },
    /** Adds a number counted here. @type {(request: CountRequest, tours: bigint, ms: number) => void} */
    found(request, tours, ms) {
      for (const { here, request: listed, tours: expected } of rowsOf(request)) {
        const ours = inDirections(tours, request, listed);
        setText(here, words.countedHere(ours, ours === expected, ms));
      }
    },
    /** Marks the current request. @param {CountRequest} request */
    show(request) {
      const current = rowsOf(request);
      for (const each of rows) {
        each.row.classList.toggle("current", current.includes(each));
      }
    },
  };
}

/** A source, with a link if it is a sequence of the OEIS. @param {string} source */
function sourceOf(source) {
  return source.split(/(OEIS A\d{6})/).map((part) => {
    const id = /^OEIS (A\d{6})$/.exec(part)?.[1];
    return id ? make("a", { href: `https://oeis.org/${id}`, rel: "noopener" }, part) : part;
  });
}
