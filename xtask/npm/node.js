/**
 * The module for Node, Bun and Deno, which read its WebAssembly from beside it: it has started as soon as it is
 * imported.
 */

import { readFileSync } from "node:fs";
import start, { initSync } from "./knights_tour.js";

const read = () => readFileSync(new URL("./knights_tour_bg.wasm", import.meta.url));

initSync({ module: read() });

/** Starts the module again after it has failed. @param {{ module_or_path?: unknown }} [options] */
export default async function init({ module_or_path = read() } = {}) {
  return start({ module_or_path });
}

export * from "./knights_tour.js";
