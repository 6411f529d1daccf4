/**
 * The worker's part of finding out whether a board has a tour of which no theorem speaks: at first
 * a search that is quick where there is one, and then the exact one, which also proves that there is
 * none.
 *
 * @import { SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { Session, Tours } from "../../pkg/knights_tour.js";

/** @typedef {{ board: string, leaper: [number, number], target: Target, start?: string }} Question */
/** To be answered in so many milliseconds. @typedef {{ kind: "find-out", question: Question, limit: number }} FindOutJob */
/** After so many milliseconds: a tour, that there is none, or that nothing is known yet. @typedef {{ ms: number, tour: SquareName[] | null, isProof: boolean }} FindOutPart */

/** How far it is, is told this often. */
const SLICE_MS = 60;
/** The share of the time that the quick search has. */
const QUICK = 0.3;
/** Its steps between two looks at the clock. */
const CHUNK = 200;

/** @type {(job: FindOutJob, tell: (part: FindOutPart) => void) => void} */
export function work({ question, limit }, tell) {
  const began = performance.now();
  const spent = () => performance.now() - began;
  /** @type {(tour?: SquareName[] | null, isProof?: boolean) => void} */
  const say = (tour = null, isProof = false) => tell({ ms: spent(), tour, isProof });

  const quick = new Session({ ...question, algorithm: "cycles" });
  let told = 0;
  while (!quick.finish(CHUNK) && spent() < QUICK * limit) {
    if (spent() > told + SLICE_MS) {
      told = spent();
      say();
    }
  }
  const { outcome, path } = quick.state();
  quick.free();
  // What is impossible may be so from this start only; the exact search tells of all.
  if (outcome?.kind === "tour") {
    say(path);
    return;
  }
  const { board, leaper, target } = question;
  const exact = new Tours({ board, leaper, target });
  while (spent() < limit) {
    const [tour] = exact.next(1, SLICE_MS);
    if (tour || exact.done) {
      say(tour ?? null, !tour);
      break;
    }
    say();
  }
  exact.free();
}
