/**
 * The address of the room, both ways:
 * `#count?board=6x6&target=closed&directed=false&weight=0.7&walks=100000&seed=1&show=count`.
 *
 * @import { Target, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 */

import { messageOf } from "../../run/errors.js";
import { joinAddress, readLeaper, readTheme, splitAddress } from "../../app/address.js";
import { cut } from "../../text/cut.js";
import { boardInfo, Estimator, existence } from "../../pkg/knights_tour.js";
import { wrong } from "../../text/count.js";

/**
 * What is to be counted.
 * @typedef {object} CountRequest
 * @property {string} board
 * @property {[number, number]} leaper
 * @property {Target} target
 * @property {boolean} directed whether a tour and the same one backwards are two
 * @property {boolean} upToSymmetry whether turned and mirrored copies of a tour are one
 * @property {number} limit bytes that an exact count may take
 */

/** How it is to be estimated; a weight of `null` is the usual one. @typedef {{ weight: number | null, walks: number, seed: string }} Walks */

/** The parts of the room that a link can have at work. */
export const parts = /** @type {const} */ (["count", "estimate", "tours"]);
/** @typedef {(typeof parts)[number]} Part */

/**
 * @typedef {object} Route
 * @property {CountRequest} request
 * @property {Walks} walks
 * @property {readonly Part[]} show what is at work
 * @property {number} page of the list of tours, from 1
 * @property {ThemeId} [theme]
 */

/** What a link can tell. */
const names = [
  ...["board", "leaper", "target", "directed", "upToSymmetry", "limit"],
  ...["weight", "walks", "seed", "show", "page", "theme"],
];

/** How many bytes can be allowed: 1, 2 and 3.5 GiB. */
export const memories = [2 ** 30, 2 ** 31, 7 * 2 ** 29];

/** What a visitor without a link finds. @type {Route} */
export const OPENING = {
  request: {
    board: "8x8",
    leaper: [1, 2],
    target: "closed",
    directed: false,
    upToSymmetry: false,
    limit: 2 ** 31,
  },
  walks: { weight: null, walks: 100_000, seed: "1" },
  show: [],
  page: 1,
};

/** How many walks can be asked for. */
export const walkCounts = [1000, 10_000, 100_000, 1_000_000, 10_000_000];

/** Pages further on are slips: nobody turns so many. */
const LAST_PAGE = 1_000_000;
const LONGEST_SEED = 200;

/** A board in its usual writing. Throws what is wrong with it. @param {string} text */
export const boardOf = (text) => boardInfo(text).text;

/** @type {(text: string) => number} the weight; throws what is wrong with it */
export function weightOf(text) {
  const weight = Number(text.trim().replace(",", ".") || NaN);
  if (Number.isNaN(weight)) {
    throw new Error(wrong.weight(text));
  }
  new Estimator({ board: "1x1", weight }).free();
  return weight;
}

/** One of a list, by its word. @type {<T>(choices: Record<string, T>) => (text: string) => T} */
const oneOf = (choices) => (text) => {
  const found = Object.entries(choices).find(([word]) => word === text);
  if (!found) {
    throw new Error(wrong.choice(text, Object.keys(choices)));
  }
  return found[1];
};

/** Numbers by how they are written. @param {number[]} numbers */
const byText = (numbers) => Object.fromEntries(numbers.map((each) => [String(each), each]));

const yesOrNo = oneOf({ false: false, true: true });

/** @param {string} text */
function pageOf(text) {
  if (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= LAST_PAGE) {
    return Number(text);
  }
  throw new Error(wrong.page(text));
}

/** @param {string} text */
function partsOf(text) {
  const named = text.split(",").filter(Boolean);
  const unknown = named.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Error(wrong.choice(unknown, parts));
  }
  return parts.filter((part) => named.includes(part));
}

/** @param {[number, number]} leaper */
function checkLeaper(leaper) {
  existence("1x1", "open", leaper);
  return leaper;
}

/**
 * Reads an address; what it does not say is as in the opening.
 * @param {string} address
 * @returns {{ route: Route, problems: Problem[] }} what stands in the place of wrong values is in `route`
 */
export function readRoute(address) {
  const { words, problems } = splitAddress(address, names);
  const { theme, problems: wrongTheme } = readTheme(words);
  const { leaper, problems: wrongLeaper } = readLeaper(words);
  problems.push(...wrongTheme, ...wrongLeaper);
  /** @type {<T>(name: string, read: () => T, otherwise: T) => T} */
  const tried = (name, read, otherwise) => {
    try {
      return read();
    } catch (error) {
      problems.push({ name, message: messageOf(error) });
      return otherwise;
    }
  };
  /** @type {<T>(name: string, read: (text: string) => T, otherwise: T) => T} */
  const word = (name, read, otherwise) => {
    const text = words.get(name);
    return text === null ? otherwise : tried(name, () => read(text), otherwise);
  };
  const { request, walks } = OPENING;
  const targets = /** @type {Record<string, Target>} */ ({ closed: "closed", open: "open" });
  return {
    route: {
      request: {
        board: word("board", boardOf, request.board),
        leaper: tried("leaper", () => checkLeaper(leaper ?? request.leaper), request.leaper),
        target: word("target", oneOf(targets), request.target),
        directed: word("directed", yesOrNo, request.directed),
        upToSymmetry: word("upToSymmetry", yesOrNo, request.upToSymmetry),
        limit: word("limit", oneOf(byText(memories)), request.limit),
      },
      walks: {
        weight: word("weight", weightOf, walks.weight),
        walks: word("walks", oneOf(byText(walkCounts)), walks.walks),
        seed: word("seed", (text) => cut(text, LONGEST_SEED), walks.seed),
      },
      show: word("show", partsOf, []),
      page: word("page", pageOf, 1),
      theme,
    },
    problems,
  };
}

/** The address of a route. @param {Route} route */
export function writeRoute({ request, walks, show, page, theme }) {
  const words = [["board", request.board]];
  if (String(request.leaper) !== String(OPENING.request.leaper)) {
    words.push(["leaper", request.leaper.join(",")]);
  }
  words.push(["target", request.target], ["directed", String(request.directed)]);
  if (request.upToSymmetry) {
    words.push(["upToSymmetry", "true"]);
  }
  if (request.limit !== OPENING.request.limit) {
    words.push(["limit", String(request.limit)]);
  }
  const { weight, walks: many, seed } = walks;
  if (weight !== null) {
    words.push(["weight", String(weight)]);
  }
  words.push(["walks", String(many)], ["seed", seed]);
  if (show.length > 0) {
    words.push(["show", show.join(",")]);
  }
  if (page > 1) {
    words.push(["page", String(page)]);
  }
  if (theme) {
    words.push(["theme", theme]);
  }
  return joinAddress("count", words);
}

/** The address of something to be counted, with all else as usual. @type {(request: Partial<CountRequest>, theme?: ThemeId) => string} */
export const linkTo = (request, theme) =>
  writeRoute({ ...OPENING, request: { ...OPENING.request, ...request }, theme });
