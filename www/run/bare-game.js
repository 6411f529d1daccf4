/**
 * A game: a run whose moves are made by hand, and the operations on it. It has no words, so that workers can
 * play it.
 * @import { Hint, RunSettings, TieBreakId } from "../pkg/knights_tour.js"
 * @import { Measures } from "./measures.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { readRule } from "./written-form.js";

/** Squares of the largest board for play: some moves examine the whole board. */
export const MAX_SQUARES = 4096;

/** The driver of a run whose moves are made by hand. */
export const BY_HAND = "player";

/** @typedef {Pick<RunSettings, "board" | "leaper" | "wrap" | "graph" | "start" | "end" | "target" | "tieBreak" | "rule">} GameSettings */
/** @typedef {{ column: number, row: number, square: string, value: number }} Way A square to go to. */

/** The default tie-break of hints and predictions. @type {(settings: Pick<RunSettings, "graph">) => TieBreakId} */
export const usualTieBreak = ({ graph }) => (graph === undefined ? "roth" : "first");

/** The squares a move away, clockwise from the top; on a graph, its vertices in their own order. @type {(ways: Way[], from: { column: number, row: number }, isGraph: boolean) => Way[]} */
function clockwise(ways, from, isGraph) {
  const angle = (/** @type {Way} */ { column, row }) => {
    const turn = Math.atan2(column - from.column, row - from.row);
    return turn < 0 ? turn + 2 * Math.PI : turn;
  };
  return isGraph ? ways : [...ways].sort((a, b) => angle(a) - angle(b));
}

/** The rule of hints and predictions: one of its own, or Warnsdorff's with a tie-break. @typedef {{ rule: string, tieBreak?: undefined } | { tieBreak: TieBreakId, rule?: undefined }} ByRule */

/** The rule that settings ask for; one that has a name goes by it. Throws what is wrong with it. @param {GameSettings} settings @returns {ByRule} */
function ruleIn({ rule, tieBreak, graph }) {
  const { id, text } = rule === undefined ? { id: null, text: "" } : readRule(rule);
  return text !== "" && !id
    ? { rule: text }
    : { tieBreak: id ?? tieBreak ?? usualTieBreak({ graph }) };
}

/** Why this rule cannot be used from the start of a game, if it cannot. @type {(session: Session, by: ByRule) => unknown} */
function refusalOf(session, by) {
  try {
    if (session.moment().candidates.length > 0) {
      session.hint(by);
    }
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * A game on what the settings say. Throws what is wrong with them.
 * @template {Measures} Info
 * @param {GameSettings} wanted
 * @param {Info} info
 */
export function createGame({ tieBreak, rule, ...wanted }, info) {
  if (info.squares > MAX_SQUARES) {
    throw new Error(`more than ${MAX_SQUARES} squares`); // The page says it before, in its words.
  }
  const by = ruleIn({ ...wanted, tieBreak, rule });
  const session = new Session({ ...wanted, ...info.settings, algorithm: BY_HAND });
  const { start } = session.moment();
  const isGraph = wanted.graph !== undefined;
  const target = wanted.target ?? "open";
  const refusal = refusalOf(session, by);
  if (refusal) {
    session.free();
    throw refusal;
  }
  const settings = { ...wanted, ...info.settings, start, target, ...by };

  const visited = () => session.moment().counters.visited;
  const isOver = () => session.moment().outcome !== null;
  /** Whether only the move back to the start is missing. */
  const canClose = () => target === "closed" && visited() === info.squares && !isOver();

  return {
    session,
    info,
    settings,
    start,
    target,
    canClose,
    /** Whether a method is making the moves. */
    get isAtWork() {
      return session.moment().algorithm !== BY_HAND;
    },
    /** The squares that the knight can go to, clockwise. @returns {Way[]} */
    ways() {
      const { candidates, focus, outcome } = session.moment();
      const squares = canClose() ? [{ square: start, value: 0 }] : candidates;
      const ways = squares.map(({ square, value }) => {
        const { column, row } = session.squareInfo(square);
        return { square, value, column, row };
      });
      return outcome ? [] : clockwise(ways, session.squareInfo(focus), isGraph);
    },
    /** Where an arrow key leads from a square: to the next onward square around the knight. @type {(square: string, isOnward: boolean) => Way | null} */
    nextWay(square, isOnward) {
      const ways = this.ways();
      const at = ways.findIndex((way) => way.square === square);
      const next = at < 0 ? (isOnward ? 0 : -1) : at + (isOnward ? 1 : -1);
      return ways.at(next % ways.length) ?? null;
    },
    /** Whether hints can use a tie-break. @param {string} id */
    allows: (id) => refusalOf(session, { tieBreak: /** @type {TieBreakId} */ (id) }) === null,
    /** Makes a move. If a method is at work, the player takes over from it. Throws what is wrong with the move. @param {string} square */
    play(square) {
      if (this.isAtWork) {
        session.handOver({ algorithm: BY_HAND });
      }
      session.play(square);
    },
    /** Makes these moves until one is impossible. @param {readonly string[]} path @returns {string | undefined} the first that cannot */
    playAll(path) {
      return path.find((square) => {
        try {
          session.play(square);
          return false;
        } catch {
          return true;
        }
      });
    },
    /** Takes moves back until this many squares are visited. @param {number} squares */
    takeBackTo(squares) {
      while (visited() > squares && session.position > 0) {
        session.back();
      }
    },
    /** The move that the rule would make here, if there is one. @returns {Hint | null} */
    hint() {
      const hasWays = session.moment().candidates.length > 0;
      return hasWays && !isOver() ? session.hint(by) : null;
    },
    /** The squares visited, the start first. */
    path: () => session.state().path,
    /** The moves as links write them; those of a closed tour include the one back to its start. */
    moves() {
      const { path, outcome } = session.state();
      const isClosed = target === "closed" && outcome?.kind === "tour";
      return isClosed ? [...path.slice(1), start] : path.slice(1);
    },
  };
}
