/**
 * Long computations about a position: whether it is lost, and how far the rule gets.
 * @import { VerdictResult } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { JUDGE_MS, verdictOf } from "../../run/game-words.js";
import * as words from "#text/play.js";
import { paragraph } from "#text/words.js";
import { ruleRunsOf, sayIn, sinceIn, standing } from "./tell.js";

/** @type {(room: Room, frame: RoomFrame) => { judge: () => void, countRuns: () => void, stop: () => void }} */
export function createInquiry(room, { announce, changed, say }) {
  let [stopCounting, stopJudging] = [() => {}, () => {}];

  function stop() {
    stopCounting();
    stopJudging();
    room.isJudging = false;
  }

  /** @param {string} message */
  function onFailed(message) {
    stop();
    say(message, "error");
  }

  /** Why there is no verdict stands in its place. @type {(message: string, code: string) => void} */
  function refused(message, code) {
    stop();
    if (code !== "crashed" && code !== "lost") {
      Object.assign(room, { refusal: message, isJudged: true });
      announce(verdictOf(room, room.game.settings), { about: "verdict" });
      changed();
    }
  }

  /** @type {(verdict: VerdictResult, isDone: boolean) => void} */
  function judged(verdict, isDone) {
    const wasKnown = room.verdict !== null && room.verdict.kind !== "unknown";
    Object.assign(room, { verdict, isJudged: isDone, isJudging: !isDone });
    const fill = sayIn(room);
    const isUsual = room.watch && verdict.kind === "finishable";
    if (!wasKnown && !isUsual) {
      const blamed = verdict.kind === "lost" ? words.listed(verdict.squares) : "";
      const told = paragraph(fill(verdictOf(room, room.game.settings)), blamed);
      announce(told, { about: "verdict" });
    }
    const since = sinceIn(room);
    if (since) {
      announce(fill(since.text), { about: "since" });
    }
    changed();
  }

  return {
    stop,
    /** Finds out whether the position is lost; of a tour it says what that is. */
    judge() {
      const moment = room.game.session.moment();
      if (moment.outcome?.kind === "tour") {
        say(sayIn(room)(standing(room, moment)));
        return;
      }
      const { board, leaper, wrap, graph, target, end } = room.game.settings;
      const path = room.game.path();
      stopJudging();
      Object.assign(room, { verdict: null, refusal: "", isJudged: false, isJudging: true });
      stopJudging = runJob({
        kind: "verdict",
        settings: { board, leaper, wrap, graph, target, end, path, limit: JUDGE_MS },
        onProgress({ done, known }) {
          if (done || (known.kind !== "unknown" && known.kind !== room.verdict?.kind)) {
            judged(known, done);
          }
        },
        onDone() {},
        onFailed: refused,
      }).cancel;
      changed();
    },
    /** Finds out how far the rule gets, for comparison. */
    countRuns() {
      const { board, leaper, wrap, graph, start } = room.game.settings;
      const { squares } = room.game.info;
      const { visited } = room.game.session.moment().counters;
      stopCounting = runJob({
        kind: "rule-runs",
        settings: { board, leaper, wrap, graph, start, squares, visited },
        onDone(ruleRuns) {
          room.ruleRuns = ruleRuns;
          announce(ruleRunsOf(room), { about: "rule-runs" });
          changed();
        },
        onFailed,
      }).cancel;
    },
  };
}
