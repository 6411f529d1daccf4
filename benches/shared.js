/**
 * Measures shared counting: by two workers, each with its own WebAssembly instance, and by two threads of the
 * command; one of each is the yardstick. Run by `cargo xtask bench shared`, which passes the path of the
 * command.
 */

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { freemem } from "node:os";
import process from "node:process";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import init, { TourCounter } from "../dist/pkg/knights_tour.js";
import { grouped, signature, table } from "./report.js";

/**
 * @import { CountSettings } from "../dist/pkg/knights_tour.js"
 * @typedef {{ tours: string | null, seconds: number, megabytes: number }} Counted
 * @typedef {{ to: number, bytes: Uint8Array<ArrayBuffer> }} Message
 * @typedef {{ from: number, bytes: Uint8Array<ArrayBuffer> }} Delivery
 */

/** Slice length in milliseconds; messages are exchanged between slices. */
const SLICE_MS = 15;

const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
const { memory } = await init({ module_or_path: wasm });

/** How often a process is asked for its memory, in milliseconds. */
const ASKED_EVERY = 20;

/** The peak memory of this worker: memory never shrinks. */
const megabytes = () => memory.buffer.byteLength / 1e6;

let heard = () => {};

/** Delivers a message from another share. @type {(counter: TourCounter, delivery: Delivery) => void} */
function deliver(counter, { from, bytes }) {
  counter.deliver(from, bytes);
  heard();
}

/**
 * Advances a share to its end. @type {(counter: TourCounter, post: (message: Message) => void) =>
 * Promise<void>}
 */
async function goOn(counter, post) {
  let progress;
  do {
    progress = counter.advance(SLICE_MS);
    for (let message = counter.send(); message; message = counter.send()) {
      post(message);
    }
    if (counter.progress.waiting) {
      await new Promise((resolve) => {
        heard = () => resolve(null);
      });
    } else {
      await setImmediate();
    }
  } while (!progress.done);
}

/**
 * Counts with this many workers, including this one. @type {(settings: CountSettings, workers: number) =>
 * Promise<Counted>}
 */
async function count(settings, workers) {
  const counter = new TourCounter(settings);
  /** Messages that arrived while the count was being planned. @type {[number, Uint8Array][]} */
  const early = [];
  let isDivided = false;
  let elsewhere = 0;
  const start = performance.now();
  const others = Array.from({ length: workers - 1 }, (_, at) => {
    const share = { ...settings, share: at + 1, shares: workers };
    return new Worker(new URL(import.meta.url), { workerData: share });
  });
  /** @type {(from: number, message: Message) => void} */
  function post(from, { to, bytes }) {
    if (to > 0) {
      others[to - 1]?.postMessage({ from, bytes }, [bytes.buffer]);
    } else if (isDivided) {
      deliver(counter, { from, bytes });
    } else {
      early.push([from, bytes]);
    }
  }
  const ended = others.map(
    (worker, at) =>
      new Promise((resolve, reject) => {
        worker.on("error", reject);
        worker.on("message", (message) => {
          if (typeof message === "number") {
            elsewhere += message;
            resolve(null);
          } else {
            post(at + 1, message);
          }
        });
      }),
  );
  while (counter.plan.bytes === null) {
    counter.advance(SLICE_MS);
    await setImmediate();
  }
  counter.divide(workers);
  isDivided = true;
  early.forEach(([from, bytes]) => counter.deliver(from, bytes));
  await goOn(counter, (message) => post(0, message));
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(ended);
  return { tours: `${counter.result}`, seconds, megabytes: megabytes() + elsewhere };
}

/** Plans a count. @type {(settings: CountSettings) => Counted} */
function plan(settings) {
  const start = performance.now();
  const counter = new TourCounter(settings);
  while (counter.plan.bytes === null) {
    counter.advance(SLICE_MS);
  }
  const seconds = (performance.now() - start) / 1000;
  counter.free();
  return { tours: null, seconds, megabytes: megabytes() };
}

/**
 * The most memory that a process has had until now, as the system counts it, in megabytes; 0 where that is not known.
 * @type {(pid: number | undefined) => Promise<number>}
 */
async function resident(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}

/**
 * Counts by the command, with this many threads. @type {(board: string, target: string, threads: number, more?: string[]) =>
 * Promise<Counted>}
 */
async function command(board, target, threads, more = []) {
  const settings = [
    "count",
    board,
    "--target",
    target,
    "--threads",
    `${threads}`,
    "--json",
    ...more,
  ];
  const running = spawn(process.argv[2] ?? "knights-tour", settings, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let most = 0;
  const asking = setInterval(async () => {
    most = Math.max(most, await resident(running.pid));
  }, ASKED_EVERY);
  const answer = await text(running.stdout);
  clearInterval(asking);
  const { tours, seconds, bytes } = JSON.parse(answer);
  return { tours, seconds, megabytes: most || bytes / 1e6 };
}

/**
 * Runs each measurement in its own worker, so that each has its own memory. @type {(task: object) =>
 * Promise<Counted>}
 */
const apart = (task) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** @type {CountSettings} */
const closed = { board: "8x8", target: "closed" };
/** @type {CountSettings} */
const open = { board: "8x8", target: "open" };

/** How often the shorter counts are repeated; the best of each is reported. */
const TIMES = 3;

/** What 9 × 10 takes, in gigabytes; it is left out where there is less. */
const NINE_BY_TEN_GB = 14;

/** The known numbers of tours, by board and target. */
const register = JSON.parse(
  await readFile(new URL("../tests/data/counts.json", import.meta.url), "utf8"),
);

/** @type {(board: string, target: string) => bigint} */
const knownTours = (board, target) =>
  BigInt(
    register.records.find(
      (/** @type {{ board: string, target: string }} */ each) =>
        each.board === board && each.target === target,
    ).tours,
  );

/** The fastest of some counts. @type {(each: Counted[]) => Counted} */
const fastest = (each) => each.reduce((best, next) => (next.seconds < best.seconds ? next : best));

/**
 * The best of one worker or thread, and of two, in turns. @type {(counted: (shares: number) => Counted |
 * Promise<Counted>) => Promise<[Counted, Counted]>}
 */
async function compare(counted) {
  /** @type {[Counted[], Counted[]]} */
  const [ones, twos] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    ones.push(await counted(1));
    twos.push(await counted(2));
  }
  if (new Set([...ones, ...twos].map(({ tours }) => tours)).size > 1) {
    throw new Error("The same count came to different numbers.");
  }
  return [fastest(ones), fastest(twos)];
}

if (isMainThread) {
  const row = table("What", "Tours", "One", "Two", "Ratio", "Memory", "Goal");
  /** @type {(what: string, known: bigint, one: Counted, two: Counted, goal: string) => void} */
  const tell = (what, known, one, two, goal) => {
    const ratio = (two.seconds / one.seconds).toFixed(2);
    const [alone, both] = [one, two].map(({ seconds }) => `${seconds.toFixed(2)} s`);
    const all = `${two.megabytes.toFixed(0)} MB, one ${one.megabytes.toFixed(0)} MB`;
    row(what, grouped(known), alone ?? "", both ?? "", ratio, all, goal);
    for (const wrong of [one, two].filter(({ tours }) => tours !== `${known}`)) {
      console.error(`${what}: there are ${known} tours, not ${wrong.tours}`);
      process.exitCode = 1;
    }
  };
  const closedTours = knownTours("8x8", "closed");
  const workers = await compare((shares) => apart({ workers: shares, settings: closed }));
  tell("8 × 8 closed, workers", closedTours, ...workers, "0.6 times, 400 MB");
  const threads = await compare((shares) => command("8x8", "closed", shares));
  tell("8 × 8 closed, threads", closedTours, ...threads, "0.6 times");
  /** Once each: these take longer. @type {(what: string, board: string, target: string, goal: string, more?: string[]) => Promise<void>} */
  const tellOnce = async (what, board, target, goal, more) => {
    const one = await command(board, target, 1, more);
    tell(what, knownTours(board, target), one, await command(board, target, 2, more), goal);
  };
  await tellOnce("8 × 8 open, threads", "8x8", "open", "0.6 times, 2147 MB");
  await tellOnce("8 × 10 closed, threads", "8x10", "closed", "0.6 times");
  const free = freemem() / 1e9;
  if (free >= NINE_BY_TEN_GB) {
    const more = ["--method", "folded", "--memory", `${NINE_BY_TEN_GB}GiB`];
    await tellOnce("9 × 10 closed, threads", "9x10", "closed", "", more);
  } else {
    console.error(
      `9 × 10 is left out: it takes ${NINE_BY_TEN_GB} GB of memory, and ${free.toFixed(0)} GB are free.`,
    );
  }
  const planned = await apart({ settings: open });
  const [time, taken] = [planned.seconds.toFixed(2), planned.megabytes.toFixed(0)];
  row("8 × 8 open, the plan alone", "", `${time} s`, "", "", `${taken} MB`, "3 s, 200 MB");
  signature();
} else if ("share" in workerData) {
  const counter = new TourCounter(workerData);
  const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
  port.on("message", (/** @type {Delivery} */ delivery) => deliver(counter, delivery));
  await goOn(counter, (message) => port.postMessage(message, [message.bytes.buffer]));
  port.postMessage(megabytes());
  port.close();
} else {
  const { settings, workers } = workerData;
  parentPort?.postMessage(workers ? await count(settings, workers) : plan(settings));
}
