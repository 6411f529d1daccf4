/**
 * The success map: the results of a method from every square of the board, as a table of links.
 * @import { FromStart, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { Waiting } from "../../run/when-here.js"
 * @import { Share } from "#text/compare.js"
 * @import { Common } from "./lanes.js"
 * @import { Wanted } from "./state.js"
 */

import { runRoute } from "../../app/run-link.js";
import { listChoices } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createWorkButtons } from "../../widgets/work-buttons.js";
import { showLine } from "../../widgets/show.js";
import { runJob } from "../../jobs/run-job.js";
import { methods, nameOf } from "../../run/methods.js";
import { whenRunnable } from "../../run/when-here.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import { seedAfter } from "../../jobs/seeds.js";
import { add, noRuns, total } from "./chart.js";
import { openLane } from "./lanes.js";
import { createMapTable } from "./map-table.js";
import { createPicker } from "./picker.js";
import { ownSettings } from "./state.js";
import * as shared from "#text/words.js";
import * as words from "#text/compare.js";

/** Squares of the largest board with a map. */
const MAX_SQUARES = 1024;
/** The choices for the number of runs from each square. */
const seedCounts = [1, 10, 100];

/** The method and number of runs that test each claim. @type {Record<"warnsdorff" | "neural", { wanted: Wanted, runs: number }>} */
const claims = {
  warnsdorff: { wanted: { algorithm: "warnsdorff", tieBreak: "random", seed: "1" }, runs: 1 },
  neural: { wanted: { algorithm: "neural", seed: "1" }, runs: 1 },
};

/** @typedef {keyof typeof claims} Claim */

/** @typedef {ReturnType<typeof mapIn>} SuccessMap */

/**
 * The state of the map, and where it is shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => Common} on.common what all lanes share
 * @param {() => void} on.changed called when the request has changed
 * @param {(text: string) => void} on.say for the live region
 * @param {Waiting} on.waiting
 * @param {ReturnType<typeof createPicker>} picker
 */
function mapIn(root, on, picker) {
  const compute = find(root, ".compute", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const { settings, usesSeed } = open(on.common(), claims.warnsdorff.wanted);
  return {
    ...{ on, picker, compute, cancel, settings, usesSeed },
    runs: 1,
    /** The map that is shown or being computed. */
    shown: /** @type {{ settings: RunSettings, runs: number, claim: Claim | null } | null} */ (
      null
    ),
    shares: /** @type {Map<string, Share>} */ (new Map()),
    stop: /** @type {(() => void) | null} */ (null),
    runsList: find(root, "#map-seeds", HTMLSelectElement),
    table: createMapTable(find(root, ".map-found", HTMLElement)),
    work: createWorkButtons(compute, cancel, find(root, ".map-progress", HTMLElement)),
    error: find(root, ".error", HTMLElement),
    rate: find(root, ".rate", HTMLElement),
    verdict: find(root, ".verdict", HTMLElement),
  };
}

/**
 * @param {HTMLElement} root
 * @param {SuccessMap["on"]} on
 */
export function createMap(root, on) {
  const place = find(root, ".picker", HTMLElement);
  const picker = createPicker(place, "map-method", {
    change: (changes) => change(map, changes),
    waiting: on.waiting,
  });
  const map = mapIn(root, on, picker);
  const { compute, cancel, runsList } = map;
  listChoices(runsList, seedCounts);
  runsList.addEventListener("change", () => {
    map.runs = Number(runsList.value);
  });
  compute.addEventListener("click", () => begin(map, null));
  cancel.addEventListener("click", () => halt(map));
  for (const button of root.querySelectorAll("[data-claim]")) {
    const claim = /** @type {Claim} */ (button.getAttribute("data-claim"));
    const { wanted, runs } = claims[claim];
    if (button instanceof HTMLElement) {
      button.hidden = !methods().some(({ id }) => id === wanted.algorithm);
    }
    const test = () => {
      put(map, open(on.common(), wanted), runs);
      begin(map, claim);
    };
    button.addEventListener("click", () => whenRunnable(wanted.algorithm, test, on.waiting));
  }
  return {
    /** Resets the map when the shared settings have changed. */
    rebase: () => rebase(map),
    /** The map's part of the address. */
    request: () => map.shown && { settings: map.shown.settings, seeds: map.shown.runs },
    /** Makes the map that a link asks for. @type {(wanted: Wanted, count: string) => string[]} what is wrong with it */
    follow: (wanted, count) => follow(map, wanted, count),
    show: () => show(map),
  };
}

/** Settings with invalid ones replaced. @type {(common: Common, wanted: Wanted, first?: string[]) => Omit<Opened, "session">} */
function open(common, wanted, first) {
  const { session, ...opened } = openLane(common, wanted, first);
  session.free();
  // A method may refuse one start and not another: the map shows this for each.
  const { board, start } = common;
  return { ...opened, settings: { ...opened.settings, board, start } };
}

/** @param {SuccessMap} map */
function show({ picker, runsList, settings, usesSeed, runs }) {
  picker.show(settings, usesSeed);
  runsList.value = String(runs);
}

/** Puts other settings into the fields. @type {(map: SuccessMap, opened: Omit<Opened, "session">, runs?: number) => void} */
function put(map, { settings, usesSeed }, runs = map.runs) {
  Object.assign(map, { settings, usesSeed, runs });
  show(map);
}

/** @type {(map: SuccessMap, changes: Partial<RunSettings>) => string | null} what is wrong with them */
function change(map, changes) {
  const wanted = { ...ownSettings(map.settings), ...changes };
  const next = open(map.on.common(), wanted, Object.keys(changes));
  const refusal = next.problems.find(({ name }) => name in changes);
  if (refusal) {
    return refusal.message;
  }
  put(map, next);
  return null;
}

/** @param {SuccessMap} map */
function rebase(map) {
  const { board, leaper, target } = map.settings;
  const common = map.on.common();
  const isSame = common.board === board && String(common.leaper) === String(leaper);
  if (isSame && common.target === target) {
    return;
  }
  put(map, open(common, ownSettings(map.settings)));
  if (!isSame) {
    map.stop?.();
    finish(map);
    map.shown = null;
    map.shares = new Map();
    map.table.clear();
    map.rate.hidden = true;
    map.verdict.hidden = true;
  }
}

/** @type {(map: SuccessMap, wanted: Wanted, count: string) => string[]} */
function follow(map, wanted, count) {
  const opened = open(map.on.common(), wanted);
  const isKnown = seedCounts.some((each) => String(each) === count);
  const problems = opened.problems.map(({ name, message, instead = "" }) =>
    words.ofMap(shared.replaced(name, message, nameOf(name, instead))),
  );
  put(map, opened, isKnown ? Number(count) : seedCounts[0]);
  begin(map, null);
  return isKnown ? problems : [...problems, words.ofMap(words.wrongSeeds(count, seedCounts))];
}

/** @type {(map: SuccessMap, claim: Claim | null) => void} */
function begin(map, claim) {
  const { settings, runs, table, work } = map;
  map.stop?.();
  const { board } = settings;
  const { width, height, squares } = boardInfo(board);
  if (width * height > MAX_SQUARES) {
    finish(map, words.mapTooLarge(MAX_SQUARES));
    return;
  }
  map.shown = { settings, runs, claim };
  finish(map);
  map.verdict.hidden = true;
  map.shares = new Map(table.build(width, height, board).map((square) => [square, noRuns()]));
  showShares(map, map.shares.keys());
  work.begin();
  showProgress(map);
  map.stop = runJob({
    kind: "map",
    // All starts are tried; one that is refused must not stop the map.
    settings: { settings: { ...settings, start: undefined }, squares, runs },
    onProgress: ({ parts }) => take(map, parts),
    onDone: () => complete(map),
    onFailed: (message) => finish(map, words.mapFailed(message)),
  }).cancel;
  map.on.changed();
}

/** @type {(map: SuccessMap, parts: FromStart[]) => void} */
function take(map, parts) {
  for (const part of parts) {
    const share = map.shares.get(part.square);
    if (share) {
      add(share, part);
    }
  }
  showShares(
    map,
    parts.map(({ square }) => square),
  );
  showProgress(map);
}

/** Shows the cells of these squares, each of which links to its most interesting run. @type {(map: SuccessMap, squares: Iterable<string>) => void} */
function showShares({ table, shares, shown }, squares) {
  table.show(shares, new Set(squares), (share, square, index) => {
    const { settings, runs } = /** @type {NonNullable<typeof shown>} */ (shown);
    const seed = seedAfter(String(settings.seed), index * runs + share.worst.run);
    return runRoute.write({ ...settings, start: square, seed });
  });
}

/** @param {SuccessMap} map */
function showProgress({ shares, shown, work, rate }) {
  const all = shares.size * (shown?.runs ?? 1);
  const sum = total(shares.values());
  work.progress(words.mapProgress(sum.runs, all), sum.runs, all);
  showLine(rate, sum.runs > 0 ? words.rate(sum, shares.size) : "");
}

/** @type {(map: SuccessMap, wrong?: string) => void} */
function finish(map, wrong = "") {
  map.stop = null;
  showLine(map.error, wrong);
  map.work.end();
}

/** @param {SuccessMap} map */
function complete(map) {
  const { shares, shown, verdict, on } = map;
  finish(map);
  const sum = total(shares.values());
  showLine(verdict, shown?.claim ? words.verdict(shown.claim, sum) : "");
  on.say(shared.paragraph(words.rate(sum, shares.size), verdict.textContent ?? ""));
}

/** Stops immediately; results so far stay. @param {SuccessMap} map */
function halt(map) {
  if (map.stop) {
    map.stop();
    finish(map);
    showLine(map.verdict, words.mapCancelled);
    map.on.say(words.mapCancelled);
  }
}
