/**
 * Measures exact counting: time and memory for each board, each in its own worker. The method that goes
 * square by square is the yardstick: joining two halves in the middle should take a fiftieth of its time. Run
 * by `cargo xtask bench count`.
 */

import { readFile } from "node:fs/promises";
import process from "node:process";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import init, { TourCounter } from "../dist/pkg/knights_tour.js";
import { grouped, milliseconds, signature, table } from "./report.js";

/**
 * @import { CountSettings } from "../dist/pkg/knights_tour.js"
 * @typedef {{ tours: bigint, seconds: number, megabytes: number, longest: number }} Counted
 */

/** Requested milliseconds per call. */
const slice = 10;

/** The cost of a count, in this thread. @type {(settings: CountSettings) => Promise<Counted>} */
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
  // Memory never shrinks.
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

/**
 * Boards, their numbers of undirected tours, and the time goals. @type {[CountSettings, bigint, string][]}
 */
const boards = [
  [{ board: "5x5" }, 864n, ""],
  [{ board: "6x6" }, 3_318_960n, ""],
  [{ board: "6x6", target: "closed" }, 9862n, "0.3 s"],
  [{ board: "6x8", target: "closed" }, 55_488_142n, ""],
  [{ board: "6x8", target: "closed", method: "frontier" }, 55_488_142n, ""],
  [{ board: "7x7" }, 82_787_609_160n, "15 s"],
  [{ board: "8x8", target: "closed" }, 13_267_364_410_532n, "15 s"],
];

if (isMainThread) {
  const row = table(
    "Board                          ",
    "Tours            ",
    "Time  ",
    "Memory",
    "Longest call",
    "Goal",
  );
  for (const [settings, known, goal] of boards) {
    const { tours, seconds, megabytes, longest } = await inWorker(settings);
    const { board = "", target = "open", method } = settings;
    const how = method === "frontier" ? ", square by square" : "";
    row(
      `${board.replace("x", " × ")} ${target}${how}`,
      grouped(tours),
      `${seconds.toFixed(2)} s`,
      `${megabytes.toFixed(0)} MB`,
      milliseconds(longest),
      goal,
    );
    if (tours !== known) {
      console.error(`${board} ${target}: there are ${known} tours, not ${tours}`);
      process.exitCode = 1;
    }
  }
  signature();
} else {
  parentPort?.postMessage(await count(workerData));
}
