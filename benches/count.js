/**
 * Measures exact counting: time and memory for each board, each in a worker of its own, and the
 * method that goes square by square as a yardstick. Run by `cargo xtask bench count`.
 */

import { readFile } from "node:fs/promises";
import process from "node:process";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import init, { TourCounter } from "../dist/pkg/knights_tour.js";

/**
 * @import { CountSettings } from "../dist/pkg/knights_tour.js"
 * @typedef {{ tours: bigint, seconds: number, megabytes: number, longest: number }} Counted
 */

/** Milliseconds that each call is asked to take. */
const slice = 10;

/** What it takes to count, in this thread. @type {(settings: CountSettings) => Promise<Counted>} */
async function count(settings) {
  const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
  const { memory } = await init({ module_or_path: wasm });
  const start = performance.now();
  const counter = new TourCounter(settings);
  let [last, longest] = [start, 0];
  while (!counter.advance(slice).done) {
    const now = performance.now();
    [last, longest] = [now, Math.max(longest, now - last)];
  }
  const seconds = (performance.now() - start) / 1000;
  // It never becomes smaller.
  const megabytes = memory.buffer.byteLength / 1e6;
  return { tours: counter.result ?? 0n, seconds, megabytes, longest };
}

/** @type {(settings: CountSettings) => Promise<Counted>} */
function inWorker(settings) {
  const worker = new Worker(new URL(import.meta.url), { workerData: settings });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** @type {(settings: CountSettings, known: bigint, goal: string) => Promise<Counted>} */
async function tell(settings, known, goal) {
  const counted = await inWorker(settings);
  const { tours, seconds, megabytes, longest } = counted;
  const { board, target = "open", method = "fastest" } = settings;
  const verdict = tours === known ? "" : `  WRONG: there are ${known}`;
  console.log(
    `${`${board} ${target}, ${method}`.padEnd(24)} ${String(tours).padStart(17)}` +
      `${seconds.toFixed(2).padStart(8)} s ${megabytes.toFixed(0).padStart(5)} MB` +
      `  longest call ${longest.toFixed(0).padStart(3)} ms  goal: ${goal}${verdict}`,
  );
  if (verdict) {
    process.exitCode = 1;
  }
  return counted;
}

if (isMainThread) {
  console.log("undirected tours, in Node on one thread\n");
  await tell({ board: "5x5" }, 864n, "-");
  await tell({ board: "6x6" }, 3_318_960n, "-");
  await tell({ board: "6x6", target: "closed" }, 9862n, "0.3 s");
  const six = /** @type {CountSettings} */ ({ board: "6x8", target: "closed" });
  const folded = await tell({ ...six, method: "folded" }, 55_488_142n, "-");
  const plain = await tell({ ...six, method: "frontier" }, 55_488_142n, "-");
  const ratio = plain.seconds / folded.seconds;
  console.log(`${"".padEnd(24)} folded is ${ratio.toFixed(0)} times faster; goal: 50 times`);
  await tell({ board: "7x7" }, 82_787_609_160n, "15 s");
  await tell({ board: "8x8", target: "closed" }, 13_267_364_410_532n, "15 s, 600 MB");
} else {
  parentPort?.postMessage(await count(workerData));
}
