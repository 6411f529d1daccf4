/** The built module, started for tests in Node. */

import { readFile } from "node:fs/promises";
import init from "../../dist/pkg/knights_tour.js";

const binary = new URL("../../dist/pkg/knights_tour_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(binary) });

export * from "../../dist/pkg/knights_tour.js";
