/**
 * Workers that share a count with the worker that starts them.
 * @import { CountProgress, CountSettings, TourCounter } from "../pkg/knights_tour.js"
 * @import { ShareTold } from "./count-share.js"
 */

import { messagesOf } from "./count-share.js";
import { openWorker } from "./open-worker.js";
import { wake } from "./turns.js";

/** More workers hardly help. */
const MAX_WORKERS = 8;

/** How many workers can share a count. */
export const workersAtMost = () =>
  "WorkerGlobalScope" in globalThis && "Worker" in globalThis
    ? Math.min(MAX_WORKERS, navigator.hardwareConcurrency ?? 1)
    : 1;

/** @typedef {NonNullable<ReturnType<typeof createTeam>>} Team */

/**
 * Starts the other workers, perhaps while the count is still being planned; `null` if they cannot start.
 * @param {TourCounter} counter
 * @param {CountSettings} settings
 * @param {number} size number of workers, including this one
 * @param {() => void} failed one of the others broke down; all of them have ended then
 */
export function createTeam(counter, settings, size, failed) {
  /** @type {ReturnType<typeof openWorker>[]} */
  const others = [];
  /** The last report of each. @type {(ShareTold | null)[]} */
  const told = [];
  /** Messages that arrived before the counter was divided; `null` after that. @type {[number, Uint8Array][] | null} */
  let waiting = [];

  function dismiss() {
    others.forEach((worker) => worker.close());
    others.length = 0;
  }

  function fail() {
    if (others.length > 0) {
      dismiss();
      failed();
      wake();
    }
  }

  /** @type {(from: number, to: number, bytes: Uint8Array<ArrayBuffer>) => void} */
  function deliver(from, to, bytes) {
    if (to === 0) {
      if (waiting) {
        waiting.push([from, bytes]);
      } else {
        counter.deliver(from, bytes);
        wake();
      }
    } else {
      others[to - 1]?.send({ from, bytes }, [bytes.buffer]);
    }
  }

  /** @type {(from: number, now: ShareTold) => void} */
  function hear(from, now) {
    told[from - 1] = now;
    for (const { to, bytes } of now.messages) {
      deliver(from, to, bytes);
    }
  }

  function start() {
    for (let share = 1; share < size; share += 1) {
      const worker = openWorker("count-share", {
        onProgress: (now) => hear(share, now),
        onDone() {}, // This worker knows when the whole count is done.
        onFailed: fail,
        onMissing: fail,
      });
      others.push(worker);
      told.push(null);
      worker.ask({ ...settings, share, shares: size });
    }
  }

  try {
    start();
  } catch {
    dismiss();
    return null;
  }
  return {
    /** Divides the planned count among all. */
    divide() {
      counter.divide(size);
      waiting?.forEach(([from, bytes]) => counter.deliver(from, bytes));
      waiting = null;
    },
    /** How many workers count: only this one until the count is divided. */
    get size() {
      return waiting ? 1 : size;
    },
    /** Sends the messages that the counter has for the others. */
    send() {
      messagesOf(counter).forEach(({ to, bytes }) => deliver(0, to, bytes));
    },
    /** The progress of all together, after all messages were sent. @param {CountProgress} own @returns {CountProgress} */
    sum(own) {
      if (waiting) {
        return own;
      }
      const all = [own, ...told.flatMap((each) => each ?? [])];
      const layers = Math.min(...all.map((each) => each.layers.length));
      /** @param {(each: CountProgress) => number} of */
      const sum = (of) => all.reduce((total, each) => total + of(each), 0);
      return {
        ...own,
        waiting: counter.progress.waiting,
        states: sum(({ states }) => states),
        layers: own.layers.slice(0, layers).map((_, at) => sum((each) => each.layers[at] ?? 0)),
      };
    },
    dismiss,
  };
}
