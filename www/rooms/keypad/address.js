/**
 * The room's address, both ways: `#keypad?keypad=123/456/789/ 0&length=7&start=1&limits=13:2,:1:each`.
 * A limit is its keys and its most, separated by a colon; no keys are all keys, and `each` says that
 * each of them may come so often. What cannot be used is named, and the rest stays.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Limit } from "../../text/keypad.js"
 * @import { SequenceRequest } from "./problem.js"
 */

import { messageOf } from "../../run/errors.js";
import { joinAddress, readLeaper, readTheme, splitAddress } from "../../app/address.js";
import { cut } from "../../text/cut.js";
import { infoOf, presets, refusalOf } from "./problem.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { decode } from "../../app/word-lengths.js";
import { wrong } from "../../text/keypad.js";

/**
 * @typedef {object} Route
 * @property {SequenceRequest} request
 * @property {string} sequence
 * @property {number | null} step `null` for the end
 * @property {number} page of the list, from 1
 * @property {ThemeId} [theme]
 */

const ROOM = "keypad";
/** What a link can tell, besides the theme. */
const names = ["keypad", "leaper", "length", "start", "limits", "sequence", "step", "page"];
/** More of what is wrong would tell nobody anything. */
const MOST_REFUSED = 10;
/** Keys of the longest sequences. */
export const LONGEST = 10_000;
/** Of a longer sequence no more is read; it is too long in any case. */
const LONGEST_READ = LONGEST + 1;

/** What has a meaning among limits. @param {string} text */
const escape = (text) => text.replace(/[%:,]/g, encodeURIComponent);

/** @param {Limit} limit */
const writeLimit = ({ keys, atMost, each }) => `${escape(keys)}:${atMost}${each ? ":each" : ""}`;

/** @param {string} text @returns {Limit | null} */
function readLimit(text) {
  const [, keys = "", atMost, each] = /^([^:]*):(\d{1,9})(:each)?$/.exec(text) ?? [];
  return atMost === undefined
    ? null
    : { keys: decode(keys), atMost: Number(atMost), each: each !== undefined };
}

/** The last page of the list that can be asked for. */
export const LAST_PAGE = 999_999_999;

/** @type {(address: string) => { route: Route, problems: Problem[] }} */
export function readRoute(address) {
  const { words, problems } = splitAddress(address, [...names, "theme"]);
  const { theme, problems: wrongTheme } = readTheme(words);
  problems.push(...wrongTheme);
  const isBare = [...words.keys()].every((name) => name === "theme");
  const opening = presets.source;
  if (isBare) {
    return { route: { ...opening, step: null, page: 1, theme }, problems };
  }
  /** @type {SequenceRequest} */
  let request = { ...opening.request, limits: [] };

  /** Takes a change on if it can be. @type {(name: string, change: Partial<SequenceRequest>) => boolean} */
  function take(name, change) {
    const next = { ...request, ...change };
    const message = refusalOf(next);
    if (message === null) {
      request = next;
    } else if (!problems.some((problem) => problem.message === message)) {
      problems.push({ name, message });
    }
    return message === null;
  }

  let refused = 0;

  /** Takes all limits on that can be: many at once, as each trial takes its time. @param {Limit[]} limits */
  function takeLimits(limits) {
    const half = limits.length >> 1;
    if (refused > MOST_REFUSED || limits.length === 0) {
      return;
    }
    if (limits.length === 1) {
      refused += take("limits", { limits: [...request.limits, ...limits] }) ? 0 : 1;
    } else if (refusalOf({ ...request, limits: [...request.limits, ...limits] }) === null) {
      request = { ...request, limits: [...request.limits, ...limits] };
    } else {
      takeLimits(limits.slice(0, half));
      takeLimits(limits.slice(half));
    }
  }

  /** A number that has to be one. @type {(name: "length" | "step" | "page", most: number, use: (value: number) => void) => void} */
  function count(name, most, use) {
    const text = words.get(name);
    const value = parseInteger(text ?? "", name === "step" ? 0 : 1, most);
    if (value !== null) {
      use(value);
    } else if (text !== null) {
      problems.push({ name, message: wrong.number(text, name === "step" ? 0 : 1, most) });
    }
  }

  const keypad = words.get("keypad");
  if (keypad !== null) {
    try {
      request.keypad = infoOf(keypad, request.leaper).text;
    } catch (error) {
      problems.push({ name: "keypad", message: messageOf(error) });
    }
  }
  const { leaper, problems: wrongLeaper } = readLeaper(words);
  problems.push(...wrongLeaper);
  if (leaper) {
    take("leaper", { leaper });
  }
  count("length", LONGEST, (length) => take("length", { length }));
  const start = words.get("start");
  if (start) {
    take("start", { start });
  }
  /** @type {Limit[]} */
  const limits = [];
  let unreadable = 0;
  for (const text of (words.get("limits") ?? "").split(",").filter(Boolean)) {
    const limit = readLimit(text);
    if (limit) {
      limits.push(limit);
    } else {
      problems.push({ name: "limits", message: wrong.limit(text) });
      unreadable += 1;
    }
    if (unreadable > MOST_REFUSED) {
      break;
    }
  }
  takeLimits(limits);
  /** @type {Route} */
  const route = { request, sequence: "", step: null, page: 1, theme };
  route.sequence = cut(words.get("sequence") ?? "", LONGEST_READ);
  count("step", LONGEST, (step) => (route.step = step));
  count("page", LAST_PAGE, (page) => (route.page = page));
  return { route, problems };
}

/** @param {Route} route */
export function writeRoute({ request, sequence, step, page, theme }) {
  const { keypad, leaper, length, start, limits } = request;
  const words = [["keypad", keypad]];
  if (String(leaper) !== "1,2") {
    words.push(["leaper", leaper.join(",")]);
  }
  words.push(["length", String(length)]);
  if (start !== "") {
    words.push(["start", start]);
  }
  if (limits.length > 0) {
    words.push(["limits", limits.map(writeLimit).join(",")]);
  }
  if (sequence !== "") {
    words.push(["sequence", sequence]);
  }
  if (step !== null) {
    words.push(["step", String(step)]);
  }
  if (page > 1) {
    words.push(["page", String(page)]);
  }
  if (theme) {
    words.push(["theme", theme]);
  }
  return joinAddress(ROOM, words);
}
