/**
 * Finding out whether a board has a tour of which no theorem speaks: several methods in turn, some of
 * which also prove that there is none.
 *
 * @import { Answering, Progress, SquareName, Target } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** @typedef {{ board: string, leaper: [number, number], target: Target, start?: string }} Question */
/** To be answered in so many milliseconds. @typedef {Question & { limit: number }} FindOutSettings */
/** A tour, that there is none, or that nothing is known yet; and which method had the answer. @typedef {{ tour: SquareName[] | null, isProof: boolean, by?: Answering }} Found */

/** The share of the time that open tours from the start that was chosen have. */
const FROM_START = 0.4;
/** Steps between two looks at the clock: some take milliseconds. */
const CHUNK = 4;

/** @param {FindOutSettings} settings @returns {Resumable<Progress, Found>} */
export function openFindOut({ board, leaper, target, start, limit }) {
  const began = performance.now();
  const spent = () => performance.now() - began;
  // A closed tour begins on any of its squares.
  const anywhere = { from: (target === "closed" && start) || "any", until: limit };
  const fromStart = { from: start ?? "any", until: FROM_START * limit };
  const turns = target === "open" && start !== undefined ? [fromStart, anywhere] : [anywhere];
  /** @type {Found} */
  let result = { tour: null, isProof: false };
  /** @type {Session | null} */
  let session = null;
  let rounds = 0;

  /** What a search has come to, if that is an answer. @type {(search: Session, from: string) => Found | null} */
  function answerOf(search, from) {
    const { outcome, path } = search.state();
    const tour = outcome?.kind === "tour" ? path : null;
    // What is impossible may be so from this start only.
    const isProof = outcome?.kind === "impossible" && (target === "closed" || from === "any");
    const by = outcome && "by" in outcome ? outcome.by : undefined;
    return tour || isProof ? { tour, isProof, ...(by && { by }) } : null;
  }

  /** Some steps of the search whose turn it is; whether all is done. */
  function work() {
    const [turn] = turns;
    if (!turn) {
      return true;
    }
    session ??= new Session({
      board,
      leaper,
      target,
      start: turn.from,
      algorithm: "best",
      seed: String((rounds += 1)),
    });
    const isTimeUp = spent() > turn.until;
    if (session.finish(CHUNK) || isTimeUp) {
      const answer = answerOf(session, turn.from);
      const isSettled = answer !== null || session.state().outcome?.kind === "impossible";
      session.free();
      session = null;
      // A search that gave up before its time is up begins again with other chances.
      if (isSettled || isTimeUp) {
        turns.splice(0, answer ? turns.length : 1);
      }
      result = answer ?? result;
    }
    return turns.length === 0;
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      return { done, fraction: done ? 1 : Math.min(1, spent() / limit) };
    },
    get result() {
      return result;
    },
    free: () => session?.free(),
  };
}
