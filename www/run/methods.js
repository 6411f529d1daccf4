/**
 * The settings and choices of each method, as the solver lists them.
 * @import { Algorithm, RunSettings } from "../pkg/knights_tour.js"
 */

import { algorithms, tieBreaks } from "../pkg/knights_tour.js";
import { methodNames, tieBreakNames } from "#text/names.js";
import { valueName } from "#text/words.js";

/** @type {readonly Algorithm[]} */
let known = [];

/** Every method under the page’s name for it, including the one that only replays a given tour. */
function all() {
  if (known.length === 0) {
    known = algorithms().map((each) => ({ ...each, name: nameOf("algorithm", each.id) }));
  }
  return known;
}

/** The method for boards without a tour. */
export const LONGEST = "longest";

/** The methods that search for tours. */
export const methods = () => all().filter(({ needsTour }) => !needsTour);

/** The method with this id, or the first one. @param {string | undefined} id */
export const methodOf = (id) => all().find((each) => each.id === id) ?? all()[0];

/** Whether trying several methods in turn may succeed where this one fails, on a board of this size. @type {(method: Algorithm | undefined, squares: number) => boolean} */
export const canAskBest = (method, squares) =>
  method?.id !== "best" && squares <= (methodOf("best")?.largest ?? 0);

/** Whether this method may give way to the one that finds the longest path. @type {(method: Algorithm | undefined, squares: number) => boolean} */
export const canAskLongest = (method, squares) =>
  method?.id !== LONGEST && squares <= (methodOf(LONGEST)?.largest ?? 0);

/** The tie-breaks that depend on the positions of squares on a board. */
const ofBoards = () => tieBreaks().flatMap(({ id, needsBoard }) => (needsBoard ? id : []));

/**
 * The choices that a method offers: the values of each setting.
 * @param {Algorithm | undefined} method
 * @param {boolean} [isGraph] on a general graph some do not apply
 * @returns {Map<string, string[]>}
 */
export const choicesOf = (method, isGraph = false) =>
  new Map([
    ["target", method?.targets ?? []],
    [
      "tieBreak",
      (method?.tieBreaks ?? []).filter((rule) => !isGraph || !ofBoards().includes(rule)),
    ],
    ["whenStuck", method?.whenStuck ?? []],
    ...(method?.options ?? [])
      .filter(({ id }) => !isGraph || id !== "crossings")
      .map(({ id, values }) => /** @type {[string, string[]]} */ ([id, values])),
  ]);

/** The page's name for a value of a setting. @type {(setting: string, value: string) => string} */
export function nameOf(setting, value) {
  /** @type {Readonly<Record<string, string>>} */
  const names = setting === "tieBreak" ? tieBreakNames : setting === "algorithm" ? methodNames : {};
  return Object.hasOwn(names, value) ? (names[value] ?? value) : valueName(setting, value);
}

/** The page's name for a method or a tie-break, by the solver's name for it. @param {string} english */
export function nameOfAny(english) {
  const isIt = (/** @type {{ name: string }} */ { name }) => name === english;
  const [method, tieBreak] = [algorithms().find(isIt), tieBreaks().find(isIt)];
  return method
    ? nameOf("algorithm", method.id)
    : tieBreak
      ? nameOf("tieBreak", tieBreak.id)
      : english;
}

/**
 * Settings with some changes applied. Moves made by hand belong to the previous run and are dropped. On
 * another kind of board or graph the run begins at its default start.
 * @type {(settings: RunSettings, changes: Partial<RunSettings>) => Partial<RunSettings>}
 */
export function withChanges(settings, changes) {
  const toBoard = changes.board !== undefined && settings.graph !== undefined;
  const isElsewhere = toBoard || changes.graph !== undefined;
  return {
    ...settings,
    byHand: undefined,
    ...(toBoard && { graph: undefined }),
    ...(isElsewhere && { start: undefined }),
    ...changes,
  };
}
