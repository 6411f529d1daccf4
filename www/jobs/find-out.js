/**
 * Finds out whether a board that no theorem covers has a tour: tries several methods in turn, some of which can
 * also prove that there is none.
 * @import { Answering, Leaps, Progress, SquareName, Target, WrapId } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** An open tour from the start is preferred to others; from these ends it is wanted and no other. @typedef {{ board: string, leaper: Leaps, wrap?: WrapId, target: Target, start?: string, ends?: { start: string, end?: string } }} Question */
/** `limit` is the time in milliseconds. @typedef {Question & { limit: number }} FindOutSettings */
/** A tour, a proof that there is none, or neither; and the method that answered. @typedef {{ tour: SquareName[] | null, isProof: boolean, by?: Answering }} Found */

/** The share of the time for open tours from the chosen start. */
const FROM_START = 0.4;
/** Steps between two looks at the clock; some steps take milliseconds. */
const CHUNK = 4;

/** @param {FindOutSettings} settings @returns {Resumable<Progress, Found>} */
export function openFindOut({ board, leaper, wrap, target, start, ends, limit }) {
  const began = performance.now();
  const spent = () => performance.now() - began;
  // A closed tour begins on any of its squares.
  const anywhere = {
    from: ends?.start ?? ((target === "closed" && start) || "any"),
    until: limit,
  };
  const fromStart = { from: start ?? "any", until: FROM_START * limit };
  const turns = target === "open" && start !== undefined ? [fromStart, anywhere] : [anywhere];
  /** @type {Found} */
  let result = { tour: null, isProof: false };
  /** @type {Session | null} */
  let session = null;
  let rounds = 0;

  /** The result of a search, if it answers the question. @type {(search: Session, from: string) => Found | null} */
  function answerOf(search, from) {
    const { outcome, path } = search.state();
    const tour = outcome?.kind === "tour" ? path : null;
    // A tour may be impossible from this start only.
    const isProof =
      outcome?.kind === "impossible" && (target === "closed" || from === anywhere.from);
    const by = outcome && "by" in outcome ? outcome.by : undefined;
    return tour || isProof ? { tour, isProof, ...(by && { by }) } : null;
  }

  /** Takes some steps of the current search; returns whether all is done. */
  function work() {
    const [turn] = turns;
    if (!turn) {
      return true;
    }
    session ??= new Session({
      board,
      leaper,
      wrap,
      target,
      start: turn.from,
      end: ends?.end,
      algorithm: "best",
      seed: String((rounds += 1)),
    });
    const isTimeUp = spent() > turn.until;
    if (session.finish(CHUNK) || isTimeUp) {
      const answer = answerOf(session, turn.from);
      const isSettled = answer !== null || session.state().outcome?.kind === "impossible";
      session.free();
      session = null;
      // A search that gives up before its time is over restarts with another seed.
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
