/**
 * What each method can be asked for, as the solver lists it.
 *
 * @import { Algorithm, RunSettings } from "../pkg/knights_tour.js"
 */

import { algorithms, tieBreaks } from "../pkg/knights_tour.js";
import { valueName } from "../text/words.js";

/** The settings that every run has, in the order in which a link names them. */
const common = [
  ...["board", "leaper", "graph", "start"],
  ...["algorithm", "tour", "tieBreak", "target", "whenStuck", "seed", "byHand"],
];

/** @type {readonly Algorithm[]} */
let known = [];

/** Every method there is, the one that only walks a given tour too. */
function all() {
  known = known.length > 0 ? known : algorithms();
  return known;
}

/** The methods that make tours. */
export const methods = () => all().filter(({ needsTour }) => !needsTour);

/** The method with this id, else the first. @param {string | undefined} id */
export const methodOf = (id) => all().find((each) => each.id === id) ?? all()[0];

/** Whether several methods in turn may settle what this one does not, on so many squares. @type {(method: Algorithm | undefined, squares: number) => boolean} */
export const canAskBest = (method, squares) =>
  method?.id !== "best" && squares <= (methodOf("best")?.largest ?? 0);

/** The settings that a link may name: those of every run, and those of one method alone. */
export const settingNames = () => [
  ...new Set([
    ...common,
    ...methods().flatMap((method) => method.options.map((option) => option.id)),
  ]),
];

/** The tie-breaks that ask where squares are on a board. */
const ofBoards = () => tieBreaks().flatMap(({ id, needsBoard }) => (needsBoard ? id : []));

/**
 * The choices that a method leaves: the words of each setting's values.
 * @param {Algorithm | undefined} method
 * @param {boolean} [isGraph] on a graph that is no board some make no sense
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
    ...(method?.options ?? []).map(
      ({ id, values }) => /** @type {[string, string[]]} */ ([id, values]),
    ),
  ]);

/** What the page calls a value of a setting. @type {(setting: string, value: string) => string} */
export function nameOf(setting, value) {
  const named = setting === "tieBreak" ? tieBreaks() : setting === "algorithm" ? all() : [];
  return named.find(({ id }) => id === value)?.name ?? valueName(setting, value);
}

/**
 * Settings with some of them changed. Moves made by hand belong to the run before. On another kind of
 * ground the run begins where it usually does.
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
