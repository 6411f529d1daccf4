/**
 * What the room’s links hold: `#play?board=8x8&start=a1&target=open&mode=free&path=b3,c5`. The board, the
 * start and the moves are judged where a game is begun with them.
 *
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Codec } from "../../app/route.js"
 */

import { always, anyText, boardOrGraph, flag, integer } from "../../app/codecs.js";
import { layers, oneOf, squares, unlessEmpty, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { usualTieBreak } from "../../run/bare-game.js";
import { wrong as wrongChallenge } from "#text/challenge.js";
import { wrong as wrongDay } from "#text/ladder.js";
import { wrong } from "#text/play.js";
import { allowed, goals, MAX_MOVES } from "./challenge.js";
import { isDay } from "../../run/day.js";
import { boardOfDay } from "./day.js";

/** @typedef {"free" | "predict" | "uncrossed"} Mode */
/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** Whose board it is. @type {Codec<string | null>} */
const day = {
  usual: null,
  read(date) {
    if (!isDay(date)) {
      throw new Error(wrongDay.day(date));
    }
    return date;
  },
};

/** @type {Codec<string | undefined>} */
const tieBreak = {
  ...anyText(undefined),
  write: (rule, before) => (rule === usualTieBreak(before) ? null : rule),
};

/** A rule of one’s own for hints and predictions. @type {Codec<string | undefined>} */
const rule = anyText(undefined);

/** @typedef {{ day: string | null, mode: Mode, challenge: unknown }} Before */
/** @param {Before} before */
const isAnyDay = (before) => before.day === null;
/** @param {Before} before */
const isChallenge = ({ challenge }) => challenge !== null;

const { graph, board, leaper, wrap } = boardOrGraph("8x8");

export const route = defineRoute("play", {
  day,
  graph: where(isAnyDay, graph),
  board: where(isAnyDay, board),
  leaper: where(isAnyDay, leaper),
  wrap: where(isAnyDay, wrap),
  start: where(isAnyDay, unlessEmpty(anyText(undefined))),
  end: where(isAnyDay, unlessEmpty(anyText(undefined))),
  target: where(isAnyDay, always(anyText("open"))),
  mode: always(oneOf(["free", "predict", "uncrossed"], "free", wrong.mode)),
  tieBreak,
  rule,
  /** The squares after the start. */
  path: squares,
  layers,
  /** Whether squares to go to are marked. */
  legal: flag,
  /** Whether each move is judged. */
  watch: flag,
  /** Whether the panel for pasted tours is open; a link may name it without a value. */
  check: { ...flag, read: (text, ...rest) => text === "" || flag.read(text, ...rest) },
  challenge: allowed,
  locked: where(isChallenge, integer(0, MAX_MOVES, 0, wrongChallenge.locked)),
  goal: where(isChallenge, {
    ...always(integer(1, MAX_MOVES, goals[0] ?? 1, wrongChallenge.goal)),
    write: (goal, { mode }) => (mode === "predict" ? String(goal) : null),
  }),
});

/** What the game is asked for. @param {State} state @returns {GameSettings} */
export function settingsIn({ day: date, graph: edges, board: rows, leaper: piece, ...state }) {
  const { wrap: surface, start, end, target } = state;
  const asked =
    date === null
      ? { graph: edges, board: rows, leaper: piece, wrap: surface, start, end, target }
      : boardOfDay(date);
  const given = Object.entries({ ...asked, tieBreak: state.tieBreak, rule: state.rule });
  return /** @type {any} */ (Object.fromEntries(given.filter(([, value]) => value !== undefined)));
}
