/**
 * Results of challenges: lines of text that record what was done, and that anybody can verify by replaying
 * them. It does not depend on the page.
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Codec } from "../../app/route.js"
 * @import { Room } from "./state.js"
 */

import {
  always,
  anyText,
  boardOrGraph,
  itemsOf,
  squares,
  unlessEmpty,
  where,
} from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";

/**
 * What was done, and with which help.
 * @typedef {object} Result
 * @property {GameSettings} settings
 * @property {"free" | "predict"} mode challenges are about tours
 * @property {string[]} locked moves that the challenge has locked
 * @property {string[]} done moves or predictions of the visitor
 * @property {number} goal
 * @property {Record<string, number>} used how often each kind of help was used
 */

/** The first word of such a line. */
const RESULT = "knights-tour-result";

/** How often each help was used. @type {Codec<Record<string, number>>} */
const used = {
  usual: {},
  read(entry) {
    const helped = itemsOf(entry).map((item) => /^([a-z]+):(\d{1,5})$/.exec(item));
    return Object.fromEntries(helped.map((found) => [found?.[1] ?? "", Number(found?.[2] ?? 0)]));
  },
  write: (times) =>
    Object.entries(times)
      .filter(([, often]) => often > 0)
      .map(([name, often]) => `${name}:${often}`)
      .join(","),
};

/** @type {Codec<number>} */
const goal = { usual: 0, read: Number };

/** @param {{ mode: string }} before */
const isPrediction = ({ mode }) => mode === "predict";

/** A line is written as a link to no room. */
const line = defineRoute(RESULT, {
  ...boardOrGraph("8x8"),
  start: always(anyText("")),
  end: unlessEmpty(anyText(undefined)),
  target: always(anyText("open")),
  mode: always(anyText("free")),
  tieBreak: where(isPrediction, always(anyText(undefined))),
  rule: where(isPrediction, always(anyText(undefined))),
  goal: where(isPrediction, always(goal)),
  locked: always(squares),
  done: always(squares),
  used: always(used),
  check: anyText(undefined),
});

/** A short number for a text (FNV-1a, 32 bits): slips show, forgery is not prevented. @param {string} text */
function checkValue(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, "0");
}

/** The line that tells a result. @param {Result} result */
function writeResult({ settings, ...done }) {
  const body = line.write({ ...settings, ...done }).slice(1);
  return `${body}&check=${checkValue(body)}`;
}

/** The line to hand in, once the challenge is met. @param {Pick<Room, "challenge" | "game" | "mode" | "round" | "answers" | "used">} room */
export function resultOf({ challenge, game, mode, round, answers, used: helps }) {
  if (!challenge) {
    return null;
  }
  const { goal: most, locked: count } = challenge;
  const isMet =
    mode === "predict"
      ? round.score().longest >= most
      : game.session.moment().outcome?.kind === "tour";
  const moves = game.moves();
  const [locked, made] = [moves.slice(0, count), moves.slice(count)];
  const asked =
    mode === "predict"
      ? { mode, done: answers }
      : { mode: /** @type {const} */ ("free"), done: made };
  return isMet
    ? writeResult({ settings: game.settings, ...asked, locked, goal: most, used: helps })
    : null;
}

/**
 * What a line tells: a result, unless it is none or was changed since it was written.
 * @param {string} pasted
 * @returns {{ kind: "unreadable" | "changed" } | { kind: "whole", result: Result }}
 */
export function readResult(pasted) {
  const given = pasted.trim();
  const { state, problems } = line.read(given);
  if (!given.startsWith(`${RESULT}?`) || problems.length > 0) {
    return { kind: "unreadable" };
  }
  const [body = "", check] = given.split("&check=");
  if (checkValue(body) !== check) {
    return { kind: "changed" };
  }
  const {
    board = "8x8",
    leaper,
    wrap,
    graph,
    start,
    end,
    target,
    tieBreak,
    rule,
    mode,
    ...done
  } = state;
  const settings = Object.entries({
    board,
    leaper,
    wrap,
    graph,
    start,
    end,
    target,
    tieBreak,
    rule,
  });
  return {
    kind: "whole",
    result: {
      ...{ locked: done.locked, done: done.done, goal: done.goal, used: done.used },
      settings: /** @type {any} */ (
        Object.fromEntries(settings.filter(([, value]) => value !== undefined))
      ),
      mode: mode === "predict" ? "predict" : "free",
    },
  };
}
