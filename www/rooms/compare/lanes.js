/**
 * What lanes are asked for and what they can be: settings are tried on sessions, and those that
 * cannot be used are named and replaced.
 *
 * @import { RunSettings, Session } from "../../pkg/knights_tour.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 * @import { Wanted } from "./address.js"
 */

import { methodOf, methods, nameOf } from "../../run/methods.js";
import { boardInfo, limits } from "../../pkg/knights_tour.js";
import { openRun } from "../../run/open-run.js";
import { ownSettings } from "./address.js";
import * as words from "../../text/compare.js";

export const FEWEST = 2;
export const MOST = 4;
/** What lanes are in common. @typedef {Pick<RunSettings, "board" | "leaper" | "start" | "target">} Common */

/** On this board and from this start the first order and this seed get stuck, and Roth's rule does not. */
export const WHY_TIES =
  "#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191";

/** Where a visitor without a link begins: the first order gets stuck, and Roth's rule does not. */
export const OPENING = {
  common: { board: "8x8", start: "e5" },
  /** @type {Wanted[]} */
  lanes: [
    { algorithm: "warnsdorff", tieBreak: "first" },
    { algorithm: "warnsdorff", tieBreak: "roth" },
  ],
};

/**
 * What all lanes share, what cannot be used of it replaced and told.
 * @param {Partial<RunSettings>} wanted
 * @returns {{ common: Common, problems: Problem[] }}
 */
export function openCommon(wanted) {
  const tooLarge = problemOfSize(wanted.board);
  const { session, settings, problems } = openRun({
    ...wanted,
    ...(tooLarge && { board: undefined }),
  });
  const { leaper, target } = settings;
  const { start } = session.moment();
  const board = boardInfo(settings.board).text;
  session.free();
  const common = { board, ...(leaper ? { leaper } : {}), start, target };
  return { common, problems: tooLarge ? [tooLarge, ...problems] : problems };
}

/** Runs in lanes can always go back, so boards are not too large for that. @param {string} [board] @returns {Problem | null} */
function problemOfSize(board = "") {
  const { maxRecordedSquares: most } = limits();
  try {
    const { width, height } = boardInfo(board);
    const isTooLarge = width * height > most;
    return isTooLarge
      ? { name: "board", message: words.boardTooLarge(width * height, most) }
      : null;
  } catch {
    return null; // The session says what is wrong with it.
  }
}

/**
 * A lane's run. A method that has not the kind of tour on offer looks for the one it has.
 * @type {(common: Common, wanted: Wanted, first?: string[]) => Opened}
 */
export function openLane({ target, ...common }, wanted, first = []) {
  const offers = methodOf(wanted.algorithm)?.targets.some((each) => each === target);
  return openRun({ ...common, ...(offers ? { target } : {}), ...wanted }, [
    "start",
    "target",
    ...first,
  ]);
}

/**
 * The lanes that a link asks for, what is wrong in them named and replaced.
 * @type {(common: Common, wanted: Wanted[]) => { opened: Opened[], problems: string[] }}
 */
export function openLanes(common, wanted) {
  const problems = wanted.length > MOST ? [words.tooManyLanes(wanted.length, MOST)] : [];
  const lanes = wanted.slice(0, MOST);
  while (lanes.length < FEWEST) {
    problems.push(words.tooFewLanes);
    lanes.push({ ...OPENING.lanes[lanes.length] });
  }
  const opened = lanes.map((lane, i) => {
    const run = openLane(common, lane);
    for (const { name, message, instead = "" } of run.problems) {
      problems.push(words.laneReplaced(i + 1, name, message, nameOf(name, instead)));
    }
    return isOn(common, run) ? run : anyLane(common, run.session);
  });
  return { opened, problems };
}

/**
 * A lane worth adding: the last method with a tie-break that no lane has yet, else a method that
 * none has; with both the same everywhere, the last once more.
 * @type {(common: Common, shown: RunSettings[]) => Opened} `shown` has at least one
 */
export function openAnother(common, shown) {
  const last = /** @type {RunSettings} */ (shown.at(-1));
  const rules = methodOf(last.algorithm)?.tieBreaks ?? [];
  const candidates = [
    ...rules.map((tieBreak) => ({ ...last, tieBreak })),
    ...methods().map(({ id }) => ({ ...last, algorithm: id })),
  ];
  /** @param {RunSettings} wanted */
  const isShown = ({ algorithm, tieBreak }) =>
    shown.some((each) => each.algorithm === algorithm && each.tieBreak === tieBreak);
  for (const wanted of candidates) {
    const run = openLane(common, ownSettings(wanted), ["algorithm"]);
    if (run.problems.length === 0 && isOn(common, run) && !isShown(run.settings)) {
      return run;
    }
    run.session.free();
  }
  return openLane(common, ownSettings(last));
}

/** Whether a run is on the board and from the start that all lanes have. @type {(common: Common, run: Opened) => boolean} */
export const isOn = ({ board, start }, { settings, session }) =>
  settings.board === board && session.moment().start === start;

/** A lane that can be on any board from any start, in place of one that cannot. @type {(common: Common, session: Session) => Opened} */
function anyLane(common, session) {
  session.free();
  return openLane(common, { algorithm: methods()[0]?.id });
}
