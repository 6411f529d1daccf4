/** The solver, fetched when the first element of a page needs it, and shared by all of them. */

import { preflight } from "../app/preflight.js";
import init, { whenCrashed } from "../pkg/knights_tour.js";

const GLUE = new URL("../pkg/knights_tour.js", import.meta.url);
const BINARY = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);

/** @type {Promise<void> | null} */
let loading = null;

/** Called when the solver has failed, and with it all that was held of it. @type {Set<() => void>} */
const whenLost = new Set();

function lose() {
  loading = null;
  [...whenLost].forEach((tell) => tell());
}

async function load() {
  const [binary] = await Promise.all([preflight(BINARY), preflight(GLUE)]);
  await init({ module_or_path: binary });
  whenCrashed(lose);
}

/** Starts the solver, unless it has started. Where it could not be had, or has failed, it is tried again. */
export function startSolver() {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Tells of a failure of the solver, until what comes back is called. @param {() => void} tell */
export function hearOfCrashes(tell) {
  whenLost.add(tell);
  return () => whenLost.delete(tell);
}
