/* global IS_PACKED */

/** The solver, fetched when the first element of a page needs it, and shared by all of them. */

import { compileOnce } from "../app/compile-once.js";
import { preflight } from "../run/preflight.js";
import init, { whenCrashed } from "../pkg/knights_tour.js";

/** @type {Promise<void> | null} */
let loading = null;
let isThere = false;

/** Whether it has been started, and runs can be opened at once. */
export const isStarted = () => isThere;

/** Reports crashes of the solver, after which none of its objects can be used. */
export const crashes = new EventTarget();

function lose() {
  loading = null;
  isThere = false;
  crashes.dispatchEvent(new Event("crash"));
}

/** The script and the WebAssembly of a site, side by side. */
async function fetched() {
  const glue = preflight(new URL("../pkg/knights_tour.js", import.meta.url));
  const binary = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);
  const [compiled] = await Promise.all([compileOnce(binary), glue]);
  return { module_or_path: compiled };
}

async function load() {
  // The module of a package knows where its WebAssembly is, and its page may have started it already, with bytes from
  // anywhere.
  await (IS_PACKED ? init() : init(await fetched()));
  whenCrashed(lose);
  isThere = true;
}

/** Starts the solver unless it has started. After a failed download or a crash it tries again. */
export function startSolver() {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
