/**
 * The ladder of boards, and the marks for results on them. Marks are kept on the device if it allows that,
 * else until the page is closed. It does not depend on the page.
 * @import { Leaps, Target } from "../../pkg/knights_tour.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 * @import { Game } from "../../run/game.js"
 */

import { KNIGHT } from "../../app/codecs.js";
import { isKnight } from "../../text/leaps.js";
import { createKept } from "../../widgets/storage.js";

const STORED = "play-ladder";

/** @typedef {{ id: string, board: string, target: Target, leaper?: Leaps, start: string, longest?: number }} Rung Where there is no tour, the longest path visits so many squares. */

/** From easy to hard. @type {readonly Rung[]} */
export const rungs = [
  { id: "five", board: "5x5", target: "open", start: "a1" },
  { id: "six", board: "6x6", target: "open", start: "a1" },
  { id: "eight", board: "8x8", target: "open", start: "a1" },
  { id: "closed", board: "6x6", target: "closed", start: "a1" },
  {
    ...{ id: "holes", target: "closed", start: "c1" },
    board: "##..##/##..##/....../....../##..##/##..##",
  },
  // A camel stays on squares of one colour.
  {
    ...{ id: "camel", target: "open", leaper: [1, 3], start: "a1" },
    board: "#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#",
  },
  { id: "longest", board: "4x4", target: "open", start: "a1", longest: 15 },
];

/** The values of marks, the higher the better. */
export const MARKS = /** @type {const} */ ({ none: 0, done: 1, unaided: 2, straight: 3 });

/** Pasted or machine moves earn no mark. */
const OTHERS = ["method", "pasted"];

/** Whether the visitor made all moves. @param {Readonly<Record<string, number>>} used */
export const isOwn = (used) => OTHERS.every((name) => !used[name]);

/** The mark for a tour, by the help that was used. @param {Readonly<Record<string, number>>} used */
export function markFor(used) {
  const helps = Object.keys(used).filter((name) => (used[name] ?? 0) > 0);
  if (!isOwn(used)) {
    return MARKS.none;
  }
  if (helps.length === 0) {
    return MARKS.straight;
  }
  return helps.every((name) => name === "back") ? MARKS.unaided : MARKS.done;
}

/** The rung that a game belongs to, from any start. @type {(settings: GameSettings) => Rung | undefined} */
export const rungOf = ({ board, leaper, wrap, graph, target }) =>
  rungs.find(
    (rung) =>
      graph === undefined &&
      wrap === undefined &&
      rung.board === board &&
      rung.target === target &&
      (rung.leaper ? String(leaper) === String(rung.leaper) : isKnight(leaper ?? KNIGHT)),
  );

/** Whether a game has ended in a longest path, on a board of the ladder without a tour. @param {Pick<Game, "settings" | "session">} game */
export function isLongest({ settings, session }) {
  const { outcome, counters } = session.moment();
  return outcome !== null && counters.visited === rungOf(settings)?.longest;
}

/** Whether a game has ended in a tour, or in the longest path where there is none. @param {Pick<Game, "settings" | "session">} game */
export const isSolved = (game) => game.session.moment().outcome?.kind === "tour" || isLongest(game);

/** Marks by rung; the stored text may be invalid. @param {string | null} text @returns {Record<string, number>} */
function readMarks(text) {
  try {
    const read = JSON.parse(text ?? "{}");
    const known = rungs.map(({ id }) => /** @type {const} */ ([id, read?.[id]]));
    const isMark = (/** @type {unknown} */ mark) =>
      Object.values(MARKS).some((each) => each === mark);
    return Object.fromEntries(known.filter(([, mark]) => isMark(mark)));
  } catch {
    return {};
  }
}

/** @param {Record<string, number>} marks */
const writeMarks = (marks) => (Object.keys(marks).length > 0 ? JSON.stringify(marks) : null);

/** The first rung that is not done: the one that comes next. @type {(markOf: (id: string) => number) => Rung | undefined} */
export const firstOpen = (markOf) => rungs.find(({ id }) => !markOf(id));

/** Whether a link names no board: by the tab Play is opened on the rung that comes next. @param {string} address */
export const isBare = (address) => /^#play(?:\?(?:(?:lang|theme)=[\w-]*(?:&|$))*)?$/.test(address);

export function createMarks() {
  const marks = createKept(STORED, { read: readMarks, write: writeMarks });
  const markOf = (/** @type {string} */ rung) => marks.value[rung] ?? MARKS.none;

  return {
    of: markOf,
    get any() {
      return Object.values(marks.value).some((mark) => mark > MARKS.none);
    },
    /** Whether the device stored them, judging by the last attempt. */
    get isKept() {
      return marks.isKept;
    },
    /** Records a tour. @type {(game: Pick<Game, "settings">, used: Readonly<Record<string, number>>) => { rung: Rung, mark: number } | null} the mark, if it earns one */
    reach({ settings }, used) {
      const [rung, mark] = [rungOf(settings), markFor(used)];
      if (!rung || mark === MARKS.none) {
        return null;
      }
      if (mark > markOf(rung.id)) {
        marks.change((all) => ({ ...all, [rung.id]: Math.max(mark, all[rung.id] ?? MARKS.none) }));
      }
      return { rung, mark };
    },
    forget: () => marks.change(() => ({})),
    /** The next rung that is not done. @param {Rung} after */
    next: (after) =>
      rungs.slice(rungs.indexOf(after) + 1).find(({ id }) => !markOf(id)) ?? firstOpen(markOf),
    onOtherWindow: marks.onOtherWindow,
  };
}
