/** All kinds of jobs. */

import { openAgreement } from "./agreement.js";
import { openContest } from "./contest.js";
import { openCount, openPlan } from "./count.js";
import { openCountShare } from "./count-share.js";
import { openDepartures } from "./departures.js";
import { openEstimate } from "./estimate.js";
import { openExhaustiveSearch } from "./exhaustive-search.js";
import { openFindOut } from "./find-out.js";
import { openGif } from "./gif.js";
import { openMap } from "./map.js";
import { openPoster } from "./poster.js";
import { openPuzzle, openPuzzleHint, openPuzzleMaker } from "./puzzle.js";
import { openPuzzleAdvice, openPuzzleThinner } from "./puzzle-advice.js";
import { openRandomWalks } from "./random-walks.js";
import { openReplay } from "./replay-result.js";
import { openRuleRuns } from "./rule-runs.js";
import { openRunLength } from "./run-length.js";
import { openSequenceCount } from "./sequence-count.js";
import { openSequenceFile } from "./sequence-file.js";
import { openSequences } from "./sequences.js";
import { openStarts } from "./starts.js";
import { openTimings } from "./timings.js";
import { openTourFile } from "./tour-file.js";
import { openTours } from "./tours.js";
import { openVerdict } from "./verdict.js";
import { openVideo } from "./video.js";
import { openWatchedRun } from "./watched-run.js";
import { openWordGrid, openWordPuzzle } from "./words.js";

export const kinds = {
  agreement: openAgreement,
  count: openCount,
  "count-share": openCountShare,
  plan: openPlan,
  estimate: openEstimate,
  map: openMap,
  contest: openContest,
  tours: openTours,
  starts: openStarts,
  "tour-file": openTourFile,
  "find-out": openFindOut,
  "exhaustive-search": openExhaustiveSearch,
  "sequence-count": openSequenceCount,
  sequences: openSequences,
  "sequence-file": openSequenceFile,
  verdict: openVerdict,
  "rule-runs": openRuleRuns,
  departures: openDepartures,
  "replay-result": openReplay,
  "random-walks": openRandomWalks,
  "watched-run": openWatchedRun,
  timings: openTimings,
  "run-length": openRunLength,
  gif: openGif,
  video: openVideo,
  poster: openPoster,
  puzzle: openPuzzle,
  "puzzle-hint": openPuzzleHint,
  "puzzle-maker": openPuzzleMaker,
  "puzzle-advice": openPuzzleAdvice,
  "puzzle-thinner": openPuzzleThinner,
  "word-puzzle": openWordPuzzle,
  "word-grid": openWordGrid,
};

/** @typedef {keyof typeof kinds} Kind */
/** @template {Kind} K @typedef {Parameters<(typeof kinds)[K]>[0]} SettingsOf its request */
/** @template {Kind} K @typedef {ReturnType<ReturnType<(typeof kinds)[K]>["advance"]>} ToldOf its progress */
/** @template {Kind} K @typedef {NonNullable<ReturnType<(typeof kinds)[K]>["result"]>} ResultOf its result */

/** Short jobs that the page’s part of the solver can do. @type {ReadonlySet<Kind>} */
export const ownKinds = new Set(["rule-runs", "departures", "replay-result"]);

/** Jobs that finish before a worker would have started, whatever a visitor chooses. @type {ReadonlySet<Kind>} */
export const shortKinds = new Set([...ownKinds, "verdict"]);

/** Jobs that wait for the browser, which works between two slices. @type {ReadonlySet<Kind>} */
export const waitingKinds = new Set(["video"]);

/** Jobs that several workers share. @type {ReadonlySet<Kind>} */
export const sharedKinds = new Set(["count", "count-share"]);

/** Jobs whose worker is kept after a result, for further requests. @type {ReadonlySet<Kind>} */
export const stayingKinds = new Set(["tours", "sequences", "poster", "count-share"]);
