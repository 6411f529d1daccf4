/**
 * A row of the table of known numbers: the number, who has published it, and how it was counted and checked.
 * @import { Known, Published, Register } from "./known.js"
 */

import { make } from "../../widgets/dom.js";
import { tableRow } from "../../widgets/table.js";
import { KNIGHT } from "../../app/codecs.js";
import { commandFor, commandInstead, MAX_USUAL_BYTES } from "./command.js";
import { route } from "./state.js";
import * as words from "#text/count.js";

/** What a browser can count: seconds of one processor core by the command, and columns. */
const [MAX_SECONDS, MAX_WIDTH] = [1800, 8];

/** Boards up to this size are counted at once anywhere; those without tours were never timed. */
const MAX_SQUARES = 25;

/** Whether a browser can count it. @param {Known} known */
function isForBrowser({ board, counted }) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  const { bytes = 0, diskBytes = 0, seconds = 0, threads = 1 } = counted ?? {};
  return counted
    ? bytes + diskBytes <= MAX_USUAL_BYTES && seconds * threads <= MAX_SECONDS && width <= MAX_WIDTH
    : width * height <= MAX_SQUARES;
}

/**
 * @param {Known} known
 * @param {Register["sources"]} sources
 * @param {(text: string) => void} say for the live region
 */
export function makeRow(known, sources, say) {
  const { board, target, tours, published = [], counted } = known;
  const size = words.sizeOf(board);
  const here = make("td", { class: "here" }, words.notYet);
  const row = tableRow(
    isForBrowser(known) ? make("a", { href: route.write({ board, target }) }, size) : size,
    make("td", { class: "number" }, ...inGroups(words.grouped(BigInt(tours)))),
    words.kind(target, false),
    here,
    make(
      "td",
      { class: "source" },
      ...sourcesOf(known, sources),
      ...insteadOf(known, say),
      detailsOf(known, sources),
    ),
  );
  const names = published.filter(({ wrong }) => !wrong).map((each) => nameOf(each, sources));
  return {
    ...{ request: { board, target }, tours: BigInt(tours), counted },
    ...{ source: words.knownFrom(names), row, here, known },
  };
}

/** A long number, whose lines may end after each separator. @param {string} number */
const inGroups = (number) =>
  number.split(/(?<=\D)/).flatMap((group, at) => (at > 0 ? [make("wbr", {}), group] : [group]));

/** @type {(published: Published, sources: Register["sources"]) => string} */
const nameOf = ({ source, by, year }, sources) =>
  words.sourceOf(sources[source]?.name ?? `OEIS ${source}`, by, year);

/** The sources that have the number, with links. @type {(known: Known, sources: Register["sources"]) => Node[]} */
function sourcesOf({ published = [] }, sources) {
  const right = published.filter(({ wrong }) => !wrong);
  if (right.length === 0) {
    return [make("p", {}, words.knownFrom([]))];
  }
  return right.map((each) => {
    const { source } = each;
    const known = sources[source];
    const href = known ? known.link : `https://oeis.org/${source}`;
    const name = nameOf(each, sources);
    return make("p", {}, href ? make("a", { href, rel: "noopener" }, name) : name);
  });
}

/** What to type where the browser cannot count. @type {(known: Known, say: (text: string) => void) => Node[]} */
function insteadOf(known, say) {
  const { board, target, counted } = known;
  const asked = {
    board,
    target,
    leaper: KNIGHT,
    wrap: undefined,
    directed: false,
    upToSymmetry: false,
  };
  const typed = isForBrowser(known) ? null : commandFor(asked, counted);
  if (typed === null) {
    return [];
  }
  const takes = counted ? [make("p", {}, words.takes(counted))] : [];
  return [...commandInstead(typed, board, say), ...takes];
}

/** How it was counted and checked, and who differs. @type {(known: Known, sources: Register["sources"]) => Node | string} */
function detailsOf(known, sources) {
  const { counted, checks = [], published = [] } = known;
  const lines = [
    ...(counted && isForBrowser(known) ? [words.byCommand(counted)] : []),
    ...checks.map((check) => words.checked(check)),
    ...published.flatMap((each) => {
      const tours = BigInt(each.tours);
      const isTwice = each.directed && tours > 1n;
      const name = nameOf(each, sources);
      return [
        ...(each.wrong ? [words.differs(name, isTwice ? tours / 2n : tours, each.wrong)] : []),
        ...(isTwice ? [words.bothWays(name, tours)] : []),
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
