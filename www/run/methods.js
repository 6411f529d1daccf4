/**
 * What each method can be asked for, as the solver lists it.
 *
 * @import { Algorithm, RunSettings } from "../pkg/knights_tour.js"
 */

import { algorithms, tieBreaks } from "../pkg/knights_tour.js";
import { valueName } from "../text/en/words.js";

/** The settings that every run has, in the order in which a link names them. */
const common = [
  ...["board", "leaper", "graph", "start"],
  ...["algorithm", "tour", "tieBreak", "target", "whenStuck", "seed", "byHand"],
];

/** What is chosen where the method offers it. */
const usual = { tieBreak: "roth", target: "open", whenStuck: "stop" };

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

/**
 * The settings as far as their method has them; what it lacks is left out, and what it has not on
 * offer becomes what is usual.
 * @param {RunSettings} settings
 * @returns {RunSettings}
 */
export function fitted(settings) {
  const method = methodOf(settings.algorithm);
  const isGraph = settings.graph !== undefined;
  const choices = choicesOf(method, isGraph);
  const given = new Map(Object.entries(settings));
  /** @type {Record<string, unknown>} */
  const fit = {};
  for (const name of settingNames().filter((each) => isGraph || each !== "graph")) {
    const values = choices.get(name);
    const isTooOpen = name === "start" && given.get(name) === "any" && !method?.startsAnywhere;
    const isIdle =
      (name === "tour" && !method?.needsTour) ||
      (name === "byHand" && !(given.get(name) && method?.takesOver));
    if (isIdle || isTooOpen) {
      continue;
    }
    if (common.includes(name) && !values) {
      fit[name] = given.get(name);
    } else if (values && values.length > 0) {
      const wanted = [given.get(name), Object.entries(usual).find(([key]) => key === name)?.[1]];
      fit[name] = wanted.find((value) => values.some((each) => each === value)) ?? values[0];
    }
  }
  return /** @type {RunSettings} */ (/** @type {unknown} */ ({ ...fit, algorithm: method?.id }));
}

/** What the page calls a value of a setting. @type {(setting: string, value: string) => string} */
export function nameOf(setting, value) {
  const named = setting === "tieBreak" ? tieBreaks() : setting === "algorithm" ? all() : [];
  return named.find(({ id }) => id === value)?.name ?? valueName(setting, value);
}

/** What a link that says nothing means, or nothing besides the method and the graph. @type {(wanted?: Partial<RunSettings>) => RunSettings} */
export const defaults = ({ algorithm, graph } = {}) =>
  fitted({ board: "8x8", leaper: [1, 2], seed: "1", algorithm, graph });

/**
 * Settings with some of them changed. Moves made by hand belong to the run before. On another kind of
 * ground the run begins where it usually does.
 * @type {(settings: RunSettings, changes: Partial<RunSettings>) => RunSettings}
 */
export function withChanges(settings, changes) {
  const toBoard = changes.board !== undefined && settings.graph !== undefined;
  const isElsewhere = toBoard || changes.graph !== undefined;
  const kept = { ...settings };
  delete kept.byHand;
  const given = isElsewhere ? { ...kept, start: undefined } : kept;
  const wanted = { ...given, ...(toBoard ? { graph: undefined } : {}), ...changes };
  return isElsewhere || changes.algorithm ? fitted(wanted) : wanted;
}

/** The choices that make a run depend on its seed. @type {Record<string, string[]>} */
const chances = {
  start: ["random"],
  tieBreak: ["random", "roth-random"],
  whenStuck: ["backtrack", "restart"],
};

/** Whether another seed may give another run. @param {Partial<RunSettings>} settings */
export const usesSeed = (settings) =>
  methodOf(settings.algorithm)?.drawsLots === true ||
  Object.entries(settings).some(([name, value]) => chances[name]?.includes(String(value)));
