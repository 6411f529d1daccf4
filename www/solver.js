/**
 * The solver. At first it is a small module, which has what Explore shows to begin with: every method
 * is listed in it, but only Warnsdorff’s rule can be run. The whole one, with the words for the other
 * methods, takes its place as soon as somebody needs it; sessions of the first stay as good as they were.
 *
 * Whatever runs before the whole solver is there imports from here. What is only fetched after it, as
 * the rooms are, may import from the whole module itself.
 *
 * @import { RunSettings } from "./pkg/knights_tour.js"
 */

import init, * as first from "./pkg/first.js";
import { reach } from "./reach.js";
import { learn } from "./words.js";

export let {
  Session,
  algorithms,
  boardInfo,
  existence,
  graphs,
  leapers,
  limits,
  randomSeed,
  squareName,
  tieBreaks,
  verify,
} = first;

/** @typedef {typeof import("./pkg/knights_tour.js")} Whole */

/** Only the whole solver looks for what forbids a tour. @type {Whole["diagnose"] | null} */
export let diagnose = null;
/** Only it reads graphs. @type {Whole["graphInfo"]} */
export let graphInfo = () => {
  throw new Error("graphs are read by the whole solver");
};

/** Who is told that a solver has failed, as it does for lack of memory, and was started again. */
let hasCrashed = () => {};

/** Tells it to one listener: sessions made before are lost. @param {() => void} listener */
export function whenCrashed(listener) {
  hasCrashed = listener;
}

/** Starts the first module. */
export async function begin() {
  first.whenCrashed(() => hasCrashed());
  await init({ module_or_path: await reach("pkg/first_bg.wasm") });
}

/** The whole solver, or about to be. @type {Promise<void> | null} */
let coming = null;

/** Fetches the whole solver unless it is here; where that fails it can be asked for again. */
export function whole() {
  coming ??= fetchWhole().catch((error) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function fetchWhole() {
  const files = ["pkg/knights_tour_bg.wasm", "pkg/knights_tour.js", "method-words.js"];
  const [binary] = await Promise.all(files.map(reach));
  const [module, methodWords] = await Promise.all([
    import("./pkg/knights_tour.js"),
    import("./method-words.js"),
  ]);
  await module.default({ module_or_path: binary });
  module.whenCrashed(() => hasCrashed());
  learn(methodWords);
  ({
    Session,
    algorithms,
    boardInfo,
    diagnose,
    existence,
    graphInfo,
    graphs,
    leapers,
    limits,
    randomSeed,
    squareName,
    tieBreaks,
    verify,
  } = module);
}

/** Whether only the whole solver can run this. @param {Pick<RunSettings, "algorithm" | "graph">} settings */
export function needsWhole({ algorithm, graph }) {
  if (diagnose) {
    return false;
  }
  try {
    new Session({ board: "1x1", algorithm, graph }).free();
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "elsewhere";
  }
}
