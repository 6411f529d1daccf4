/**
 * The success map: the results of a method from every square of the board, as a table of links.
 * @import { FromStart, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Opened } from "../../run/open-run.js"
 * @import { Share } from "#text/compare.js"
 * @import { Common } from "./lanes.js"
 * @import { Wanted } from "./state.js"
 */

import { runRoute } from "../../app/run-link.js";
import { listChoices } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createWorkButtons, showLine } from "../../widgets/show.js";
import { runJob } from "../../jobs/run-job.js";
import { methods, nameOf } from "../../run/methods.js";
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

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => Common} on.common what all lanes share
 * @param {() => void} on.changed called when the request has changed
 * @param {(text: string) => void} on.say for the live region
 */
export function createMap(root, on) {
  const error = find(root, ".error", HTMLElement);
  const compute = find(root, ".compute", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const work = createWorkButtons(compute, cancel, find(root, ".map-progress", HTMLElement));
  const rate = find(root, ".rate", HTMLElement);
  const verdict = find(root, ".verdict", HTMLElement);
  const runsList = find(root, "#map-seeds", HTMLSelectElement);
  const table = createMapTable(find(root, ".map-found", HTMLElement));
  const picker = createPicker(find(root, ".picker", HTMLElement), "map-method", change);

  let { settings, usesSeed } = open(claims.warnsdorff.wanted);
  let runs = 1;
  /** The map that is shown or being computed. @type {{ settings: RunSettings, runs: number, claim: Claim | null } | null} */
  let shown = null;
  /** @type {Map<string, Share>} */
  let shares = new Map();
  /** @type {(() => void) | null} */
  let stop = null;

  /** Settings with invalid ones replaced. @type {(wanted: Wanted, first?: string[]) => Omit<Opened, "session">} */
  function open(wanted, first) {
    const { session, ...opened } = openLane(on.common(), wanted, first);
    session.free();
    // A method may refuse one start and not another: the map shows this for each.
    const { board, start } = on.common();
    return { ...opened, settings: { ...opened.settings, board, start } };
  }

  /** @param {Partial<RunSettings>} changes */
  function change(changes) {
    const next = open({ ...ownSettings(settings), ...changes }, Object.keys(changes));
    const refusal = next.problems.find(({ name }) => name in changes);
    if (refusal) {
      return refusal.message;
    }
    ({ settings, usesSeed } = next);
    picker.show(settings, usesSeed);
    return null;
  }

  /** @param {Share} share */
  const linkOf = (share, /** @type {string} */ square, /** @type {number} */ index) => {
    const { settings: wanted, runs: each } = /** @type {NonNullable<typeof shown>} */ (shown);
    const seed = seedAfter(String(wanted.seed), index * each + share.worst.run);
    return runRoute.write({ ...wanted, start: square, seed });
  };

  function showProgress() {
    const all = shares.size * (shown?.runs ?? 1);
    const sum = total(shares.values());
    work.progress(words.mapProgress(sum.runs, all), sum.runs, all);
    showLine(rate, sum.runs > 0 ? words.rate(sum, shares.size) : "");
  }

  /** @param {FromStart[]} parts */
  function take(parts) {
    for (const part of parts) {
      const share = shares.get(part.square);
      if (share) {
        add(share, part);
      }
    }
    table.show(shares, new Set(parts.map(({ square }) => square)), linkOf);
    showProgress();
  }

  /** @param {string} [wrong] */
  function finish(wrong = "") {
    stop = null;
    showLine(error, wrong);
    work.end();
  }

  function complete() {
    finish();
    const sum = total(shares.values());
    const { claim } = shown ?? {};
    showLine(verdict, claim ? words.verdict(claim, sum) : "");
    on.say(shared.paragraph(words.rate(sum, shares.size), verdict.textContent ?? ""));
  }

  /** @param {Claim | null} claim */
  function begin(claim) {
    stop?.();
    const { board } = settings;
    const { width, height, squares } = boardInfo(board);
    if (width * height > MAX_SQUARES) {
      finish(words.mapTooLarge(MAX_SQUARES));
      return;
    }
    shown = { settings, runs, claim };
    finish();
    verdict.hidden = true;
    shares = new Map(table.build(width, height, board).map((square) => [square, noRuns()]));
    table.show(shares, new Set(shares.keys()), linkOf);
    work.begin();
    showProgress();
    stop = runJob({
      kind: "map",
      // All starts are tried; one that is refused must not stop the map.
      settings: { settings: { ...settings, start: undefined }, squares, runs },
      onProgress: ({ parts }) => take(parts),
      onDone: complete,
      onFailed: (message) => finish(words.mapFailed(message)),
    }).cancel;
    on.changed();
  }

  /** Stops immediately; results so far stay. */
  function halt() {
    if (stop) {
      stop();
      finish();
      showLine(verdict, words.mapCancelled);
      on.say(words.mapCancelled);
    }
  }

  listChoices(runsList, seedCounts);
  runsList.addEventListener("change", () => {
    runs = Number(runsList.value);
  });
  compute.addEventListener("click", () => begin(null));
  cancel.addEventListener("click", halt);
  for (const button of root.querySelectorAll("[data-claim]")) {
    const claim = /** @type {Claim} */ (button.getAttribute("data-claim"));
    const { wanted, runs: each } = claims[claim];
    if (button instanceof HTMLElement) {
      button.hidden = !methods().some(({ id }) => id === wanted.algorithm);
    }
    button.addEventListener("click", () => {
      ({ settings, usesSeed } = open(wanted));
      runs = each;
      show();
      begin(claim);
    });
  }

  function show() {
    picker.show(settings, usesSeed);
    runsList.value = String(runs);
  }

  return {
    /** Resets the map when the shared settings have changed. */
    rebase() {
      const common = on.common();
      if (common.board !== settings.board || common.target !== settings.target) {
        const { board } = settings;
        ({ settings, usesSeed } = open(ownSettings(settings)));
        show();
        if (board !== settings.board) {
          stop?.();
          finish();
          shown = null;
          shares = new Map();
          table.clear();
          rate.hidden = true;
          verdict.hidden = true;
        }
      }
    },
    /** The map's part of the address. */
    request: () => (shown ? { settings: shown.settings, seeds: shown.runs } : null),
    /**
     * Makes the map that a link asks for.
     * @type {(wanted: Wanted, count: string) => string[]} what is wrong with it
     */
    follow(wanted, count) {
      const opened = open(wanted);
      const isKnown = seedCounts.some((each) => String(each) === count);
      const problems = opened.problems.map(({ name, message, instead = "" }) =>
        words.ofMap(shared.replaced(name, message, nameOf(name, instead))),
      );
      ({ settings, usesSeed } = opened);
      runs = isKnown ? Number(count) : (seedCounts[0] ?? 1);
      show();
      begin(null);
      return isKnown ? problems : [...problems, words.ofMap(words.wrongSeeds(count, seedCounts))];
    },
    show,
  };
}
