/**
 * Searches for a tour where no theorem decides. Results are kept until the board changes.
 * @import { Leaps, Target } from "../../pkg/knights_tour.js"
 * @import { Found } from "#text/build.js"
 * @import { Question } from "../../jobs/find-out.js"
 */

import { runJob } from "../../jobs/run-job.js";

/** Time limit of a search. */
const LIMIT_MS = 10_000;

/**
 * The result for a kind of tour.
 * @typedef {{ kind: "searching", fraction: number } | Found} Finding
 */

/** @param {(target: Target, finding: Finding) => void} changed called when a search starts, ends or makes progress */
export function createFindOut(changed) {
  /** @type {Map<Target, Finding>} */
  const findings = new Map();
  /** The board and the piece that the results belong to. */
  let subject = "";
  /** The current search. @type {{ target: Target, stop: () => void } | null} */
  let search = null;

  /** @type {(target: Target, finding: Finding) => void} */
  function note(target, finding) {
    if (finding.kind !== "searching") {
      search?.stop();
      search = null;
    }
    findings.set(target, finding);
    changed(target, finding);
  }

  function cancel() {
    if (search) {
      note(search.target, { kind: "cancelled" });
    }
  }

  return {
    /** The result for a kind of tour. @type {(target: Target) => Finding | undefined} */
    of: (target) => findings.get(target),
    /** Discards the results of another board or piece. @type {(board: string, leaper: Leaps) => void} */
    use(board, leaper) {
      const next = JSON.stringify([board, leaper]);
      if (next !== subject) {
        search?.stop();
        search = null;
        findings.clear();
        subject = next;
      }
    },
    /** @param {Question} question */
    begin(question) {
      cancel();
      const { target } = question;
      const { cancel: stop } = runJob({
        kind: "find-out",
        settings: { ...question, limit: LIMIT_MS },
        onProgress: ({ fraction }) => note(target, { kind: "searching", fraction }),
        onDone({ tour, isProof, by }) {
          const none = isProof ? "none" : "unknown";
          note(target, tour ? { kind: "tour", squares: tour, by } : { kind: none, by });
        },
        onFailed: (message) => note(target, { kind: "failed", message }),
      });
      search = { target, stop };
      note(target, { kind: "searching", fraction: 0 });
    },
    cancel,
  };
}
