/**
 * The solver: started once, for what the page needs first. All that it can do is in a file of its own, twice as large,
 * which is fetched when something is asked that only some rooms, jobs and links need.
 *
 * A published page imports names from either file as if they were one: those of the first, and from when the other is
 * there, those of that. An object of the one is a stranger to the other, and lives on beside it.
 */

import init, * as solver from "../pkg/knights_tour.js";
import { preflight, preflightScript } from "./preflight.js";

const ALL = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);
const FOR_PAGE = new URL("../solver/knights_tour_page_bg.wasm", import.meta.url);

/**
 * What a published page has of the rest. Where all is in one file, there is none.
 * @typedef {object} Rest
 * @property {URL} script where it is
 * @property {() => Promise<typeof solver>} load
 * @property {(all: typeof solver) => void} adopt has every name mean what it is there
 */

/** @type {Rest | undefined} */
const rest = /** @type {{ rest?: Rest }} */ (solver).rest;

/** @type {Promise<void> | null} */
let whole = rest ? null : Promise.resolve();

let isWhole = !rest;

let end = () => {};

/** What to do once it has crashed. @param {() => void} listener */
export function whenSolverCrashes(listener) {
  end = listener;
  solver.whenCrashed(listener);
}

export async function startSolver() {
  await init({ module_or_path: await preflight(rest ? FOR_PAGE : ALL) });
}

/** @param {Rest} rest */
async function startRest({ script, load, adopt }) {
  await preflightScript(script);
  const loaded = await load();
  await loaded.default({ module_or_path: await preflight(ALL) });
  loaded.whenCrashed(() => end());
  adopt(loaded);
  isWhole = true;
}

/** Whether everything that the solver can do is there. */
export const hasWhole = () => isWhole;

/** Has everything that the solver can do. What could not be fetched may be asked for again. */
export function startWhole() {
  whole ??= startRest(/** @type {Rest} */ (rest)).catch((error) => {
    whole = null;
    throw error;
  });
  return whole;
}
