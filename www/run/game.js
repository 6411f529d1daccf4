/**
 * A game: a run whose moves are made by hand, and what can be done to it. It knows nothing of the page.
 *
 * @import { Hint, RunSettings, TieBreakId } from "../pkg/knights_tour.js"
 * @import { Problem } from "./open-run.js"
 */

import { boardOrGraphOf } from "./board-or-graph.js";
import { isCrash, messageOf } from "./errors.js";
import { openRequest, Session } from "../pkg/knights_tour.js";
import { wrong } from "../text/play.js";

/** Squares of the largest board that is played on: some moves cost a look at all of it. */
export const MOST_SQUARES = 4096;

const BY_HAND = "player";

/** @typedef {Pick<RunSettings, "board" | "leaper" | "graph" | "start" | "target" | "tieBreak">} GameSettings */
/** @typedef {{ column: number, row: number, square: string, value: number }} Way A square to go to. */
/** @typedef {ReturnType<typeof openGame>} Game */

/** What hints and predictions go by on a tie, unless asked otherwise. @type {(settings: Pick<RunSettings, "graph">) => TieBreakId} */
export const usualTieBreak = ({ graph }) => (graph === undefined ? "roth" : "first");

/** Squares around another, clockwise from the top; the vertices of a graph in their order. @type {(ways: Way[], from: { column: number, row: number }, isGraph: boolean) => Way[]} */
function clockwise(ways, from, isGraph) {
  const angle = (/** @type {Way} */ { column, row }) => {
    const turn = Math.atan2(column - from.column, row - from.row);
    return turn < 0 ? turn + 2 * Math.PI : turn;
  };
  return isGraph ? ways : [...ways].sort((a, b) => angle(a) - angle(b));
}

/** Why the rule cannot break ties so from the beginning of a game, if so. @type {(session: Session, tieBreak: TieBreakId) => unknown} */
function refusalOf(session, tieBreak) {
  try {
    if (session.moment().candidates.length > 0) {
      session.hint({ tieBreak });
    }
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Throws what is wrong with the settings.
 * @param {GameSettings} wanted
 */
export function openGame({ tieBreak, ...wanted }) {
  const info = boardOrGraphOf(wanted);
  if (info.squares > MOST_SQUARES) {
    throw new Error(wrong.size(info.squares, MOST_SQUARES));
  }
  const session = new Session({ ...wanted, algorithm: BY_HAND });
  const { start } = session.moment();
  const isGraph = wanted.graph !== undefined;
  /** The tie-break of the rule that hints and predictions go by. @type {TieBreakId} */
  const rule = tieBreak ?? usualTieBreak(wanted);
  const target = wanted.target ?? "open";
  const refusal = refusalOf(session, rule);
  if (refusal) {
    session.free();
    throw refusal;
  }
  const settings = { ...wanted, ...info.settings, start, target, tieBreak: rule };

  const visited = () => session.moment().counters.visited;
  const isOver = () => session.moment().outcome !== null;
  /** Whether one move is left, back to the start. */
  const canClose = () => target === "closed" && visited() === info.squares && !isOver();

  return {
    session,
    info,
    settings,
    start,
    rule,
    target,
    canClose,
    /** Whether a method makes the moves. */
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
    /** Whether hints can go by a tie-break. @param {string} id */
    allows: (id) => refusalOf(session, /** @type {TieBreakId} */ (id)) === null,
    /** Makes a move, and takes over from a method that is at work. Throws what is wrong with it. @param {string} square */
    play(square) {
      if (this.isAtWork) {
        session.handOver({ algorithm: BY_HAND });
      }
      session.play(square);
    },
    /** Makes as many of these moves as can be made. @param {readonly string[]} path @returns {string | undefined} the first that cannot */
    playAll(path) {
      return path.find((square) => {
        try {
          session.play(square);
          return false;
        } catch (error) {
          if (isCrash(error)) {
            throw error;
          }
          return true;
        }
      });
    },
    /** Takes moves back until so many squares are visited. @param {number} squares */
    takeBackTo(squares) {
      while (visited() > squares && session.position > 0) {
        session.back();
      }
    },
    /** What the rule would do from here, if anything. @returns {Hint | null} */
    hint() {
      const hasWays = session.moment().candidates.length > 0;
      return hasWays && !isOver() ? session.hint({ tieBreak: rule }) : null;
    },
    /** The squares visited, the start first. */
    path: () => session.state().path,
    /** The moves, the last of a closed tour back to its start included, as links tell them. */
    moves() {
      const { path, outcome } = session.state();
      const isClosed = target === "closed" && outcome?.kind === "tour";
      return isClosed ? [...path.slice(1), start] : path.slice(1);
    },
  };
}

/** A game with some settings changed; a tie-break that nobody asks for now gives way. @type {(wanted: GameSettings, changes: Partial<GameSettings>) => Game} */
export function openWith(wanted, changes) {
  try {
    return openGame(wanted);
  } catch (error) {
    if ("tieBreak" in changes || isCrash(error)) {
      throw error;
    }
    return openGame({ ...wanted, tieBreak: undefined });
  }
}

/**
 * A game with these settings, what cannot be used replaced by what is usual.
 * @param {GameSettings} wanted
 * @returns {{ game: Game, problems: Problem[] }}
 */
export function openUsable({ tieBreak, ...wanted }) {
  const { session, settings, problems } = openRequest({ ...wanted, algorithm: BY_HAND });
  session.free();
  const { board, leaper, graph, start, target } = settings;
  const usable = { board, leaper, graph, start, target };
  /** @type {Problem[]} */
  const told = problems.filter(({ name }) => name !== "algorithm");
  for (const each of [{ ...usable, tieBreak }, usable, { board: "8x8" }]) {
    try {
      return { game: openGame(each), problems: told };
    } catch (error) {
      const name = each === usable ? "board" : "tieBreak";
      told.push({ name, message: messageOf(error) });
    }
  }
  throw new Error(told.at(-1)?.message);
}
