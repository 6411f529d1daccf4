/**
 * The settings of lanes: each is tried on a session, and invalid ones are reported and replaced.
 * @import { RunSettings, Session } from "../../pkg/knights_tour.js"
 * @import { Opened, Problem } from "../../run/open-run.js"
 * @import { Wanted } from "./state.js"
 */

import { methodOf, methods, nameOf } from "../../run/methods.js";
import { boardInfo, limits } from "../../pkg/knights_tour.js";
import { openRun } from "../../run/open-run.js";
import { OPENING, ownSettings, TIES } from "./state.js";
import * as words from "#text/compare.js";

export const FEWEST = 2;
export const MAX_LANES = 4;
/** The settings that all lanes share. @typedef {Pick<RunSettings, "board" | "leaper" | "start" | "target">} Common */

/** Whether these are the lanes that show why ties matter. @type {(common: Common, lanes: readonly RunSettings[]) => boolean} */
export function showTies(common, lanes) {
  /** @type {(wanted: Wanted, settings: object) => boolean} */
  const isAs = (wanted, settings) =>
    Object.entries(wanted).every(
      ([name, value]) => new Map(Object.entries(settings)).get(name) === value,
    );
  return (
    isAs(TIES.common, common) &&
    lanes.length === TIES.lanes.length &&
    lanes.every((lane, i) => isAs(TIES.lanes[i] ?? {}, lane))
  );
}

/**
 * The shared settings; invalid ones are replaced and reported.
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

/** Runs in lanes must be able to go back, which limits the size of boards. @param {string} [board] @returns {Problem | null} */
function problemOfSize(board = "") {
  const { maxRecordedSquares: most } = limits();
  try {
    const { width, height } = boardInfo(board);
    const isTooLarge = width * height > most;
    return isTooLarge
      ? { name: "board", message: words.boardTooLarge(width * height, most) }
      : null;
  } catch {
    return null; // The session reports what is wrong with it.
  }
}

/**
 * A lane's run. A method that cannot search for the requested kind of tour searches for the other kind.
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
 * The lanes of a link; invalid settings are reported and replaced.
 * @type {(common: Common, wanted: Wanted[]) => { opened: Opened[], problems: string[] }}
 */
export function openLanes(common, wanted) {
  const problems = wanted.length > MAX_LANES ? [words.tooManyLanes(wanted.length, MAX_LANES)] : [];
  const lanes = wanted.slice(0, MAX_LANES);
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
 * A useful next lane: the last method with a tie-break that no lane has yet, else a method that no lane has;
 * if that is impossible, the last lane again.
 * @type {(common: Common, shown: RunSettings[]) => Opened} `shown` has at least one
 */
export function openAnother(common, shown) {
  const last = /** @type {RunSettings} */ (shown.at(-1));
  const rules = methodOf(last.algorithm)?.tieBreaks ?? [];
  const candidates = [
    ...rules.map((tieBreak) => ({ ...last, tieBreak, rule: undefined })),
    ...methods().map(({ id }) => ({ ...last, algorithm: id })),
  ];
  /** @param {RunSettings} wanted */
  const isShown = ({ algorithm, tieBreak, rule }) =>
    shown.some(
      (each) => each.algorithm === algorithm && each.tieBreak === tieBreak && each.rule === rule,
    );
  for (const wanted of candidates) {
    const run = openLane(common, ownSettings(wanted), ["algorithm"]);
    if (run.problems.length === 0 && isOn(common, run) && !isShown(run.settings)) {
      return run;
    }
    run.session.free();
  }
  return openLane(common, ownSettings(last));
}

/** Whether a run is on the board and from the start that all lanes share. @type {(common: Common, run: Opened) => boolean} */
export const isOn = ({ board, start }, { settings, session }) =>
  settings.board === board && session.moment().start === start;

/** A lane that works on any board from any start, to replace one that does not. @type {(common: Common, session: Session) => Opened} */
function anyLane(common, session) {
  session.free();
  return openLane(common, { algorithm: methods()[0]?.id });
}
