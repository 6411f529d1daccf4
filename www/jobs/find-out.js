/**
 * The worker’s part of finding out whether a board has a tour of which no theorem speaks: several
 * methods in turn, some of which also prove that there is none.
 *
 * @import { RunSettings, SquareName, Target } from "../pkg/knights_tour.js"
 */

import { Session } from "../pkg/knights_tour.js";

/** @typedef {{ board: string, leaper: [number, number], target: Target, start?: string }} Question */
/** To be answered in so many milliseconds. @typedef {{ kind: "find-out", question: Question, limit: number }} FindOutJob */
/** After so many milliseconds: a tour, that there is none, or that nothing is known yet; and which method had the answer. @typedef {{ ms: number, tour: SquareName[] | null, isProof: boolean, by?: string }} FindOutPart */

/** How far it is, is told this often. */
const SLICE_MS = 60;
/** The share of the time that open tours from the start that was chosen have. */
const FROM_START = 0.4;
/** Steps between two looks at the clock: some take milliseconds. */
const CHUNK = 4;

/** @type {(job: FindOutJob, tell: (part: FindOutPart) => void) => void} */
export function work({ question: { board, leaper, target, start }, limit }, tell) {
  const began = performance.now();
  const spent = () => performance.now() - began;
  let told = 0;

  /** Asks for tours from a start until some moment; whether there was an answer. @type {(from: string, until: number) => boolean} */
  function ask(from, until) {
    const session = new Session({ board, leaper, target, start: from, algorithm: "best" });
    while (!session.finish(CHUNK) && spent() < until) {
      if (spent() > told + SLICE_MS) {
        told = spent();
        tell({ ms: told, tour: null, isProof: false });
      }
    }
    const { outcome, path } = session.state();
    session.free();
    const tour = outcome?.kind === "tour" ? path : null;
    // What is impossible may be so from this start only.
    const isProof = outcome?.kind === "impossible" && (target === "closed" || from === "any");
    if (tour || isProof) {
      const by = outcome && "by" in outcome ? outcome.by : undefined;
      tell({ ms: spent(), tour, isProof, ...(by && { by }) });
    }
    return tour !== null || isProof;
  }

  // A closed tour begins on any of its squares.
  const isAnswered = target === "open" && start !== undefined && ask(start, FROM_START * limit);
  if (!isAnswered) {
    ask((target === "closed" && start) || "any", limit);
  }
}
