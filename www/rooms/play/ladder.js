/**
 * The ladder of boards, and the marks for what was done on them. Marks are kept on the device where it
 * keeps anything, else as long as the page. It knows nothing of the page.
 *
 * @import { Target } from "../../pkg/knights_tour.js"
 * @import { Game, GameSettings } from "../../run/game.js"
 */

import { leaperWords } from "../../app/address.js";
import { recall, remember } from "../../widgets/storage.js";

const STORED = "play-ladder";

/** @typedef {{ id: string, board: string, target: Target, leaper?: [number, number], start: string }} Rung */

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
  // A camel stays on the squares of one colour.
  {
    ...{ id: "camel", target: "open", leaper: [1, 3], start: "a1" },
    board: "#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#",
  },
];

/** What is worth what: the more, the better. */
const MARKS = /** @type {const} */ ({ none: 0, done: 1, unaided: 2, straight: 3 });

/** Moves of others are no help but the answer. */
const OTHERS = ["method", "pasted"];

/** What a tour is worth, by the help that was used. @param {Readonly<Record<string, number>>} used */
export function markFor(used) {
  const helps = Object.keys(used).filter((name) => (used[name] ?? 0) > 0);
  if (helps.some((name) => OTHERS.includes(name))) {
    return MARKS.none;
  }
  if (helps.length === 0) {
    return MARKS.straight;
  }
  return helps.every((name) => name === "back") ? MARKS.unaided : MARKS.done;
}

/** The rung that a game is on, from whichever start. @type {(settings: GameSettings) => Rung | undefined} */
export const rungOf = ({ board, leaper, graph, target }) =>
  rungs.find(
    (rung) =>
      graph === undefined &&
      rung.board === board &&
      rung.target === target &&
      (rung.leaper ? String(leaper) === String(rung.leaper) : leaperWords(leaper).length === 0),
  );

/** Marks by their rungs, from what somebody may have changed. @param {string | null} text @returns {Record<string, number>} */
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

export function createMarks() {
  let marks = readMarks(recall(STORED));
  let isKept = true;

  return {
    /** @param {string} rung */
    of: (rung) => marks[rung] ?? MARKS.none,
    get any() {
      return Object.values(marks).some((mark) => mark > MARKS.none);
    },
    /** Whether the device keeps them, as far as that was tried. */
    get isKept() {
      return isKept;
    },
    /** A game came to a tour. @type {(game: Pick<Game, "settings">, used: Readonly<Record<string, number>>) => { rung: Rung, mark: number } | null} what it is worth, if anything */
    reach({ settings }, used) {
      const [rung, mark] = [rungOf(settings), markFor(used)];
      if (!rung || mark === MARKS.none) {
        return null;
      }
      if (mark > (marks[rung.id] ?? MARKS.none)) {
        marks = { ...marks, [rung.id]: mark };
        isKept = remember(STORED, JSON.stringify(marks));
      }
      return { rung, mark };
    },
    forget() {
      marks = {};
      isKept = remember(STORED, null);
    },
    /** The next rung that is not done yet. @param {Rung} after */
    next: (after) =>
      rungs.slice(rungs.indexOf(after) + 1).find(({ id }) => !marks[id]) ??
      rungs.find(({ id }) => !marks[id]),
  };
}
