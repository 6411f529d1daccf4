/**
 * Workers that share a count with the one that they are started from.
 *
 * @import { CountProgress, CountSettings, TourCounter } from "../pkg/knights_tour.js"
 * @import { ShareTold } from "./count-share.js"
 */

import { messagesOf } from "./count-share.js";
import { openWorker } from "./open-worker.js";
import { wake } from "./turns.js";

/** More of them hardly help. */
const MAX_WORKERS = 8;

/** How many workers there can be. */
export const workersAtMost = () =>
  "WorkerGlobalScope" in globalThis && "Worker" in globalThis
    ? Math.min(MAX_WORKERS, navigator.hardwareConcurrency ?? 1)
    : 1;

/** @typedef {NonNullable<ReturnType<typeof createTeam>>} Team */

/**
 * Has other workers begin, while the count may still be planned; `null` where that cannot be.
 * @param {TourCounter} counter
 * @param {CountSettings} settings
 * @param {number} size how many workers there are, with this one
 * @param {() => void} failed one of the others cannot go on; they are gone then
 */
export function createTeam(counter, settings, size, failed) {
  /** @type {ReturnType<typeof openWorker>[]} */
  const others = [];
  /** What each of them told last. @type {(ShareTold | null)[]} */
  const told = [];
  /** What came before the counter was divided; then nothing waits. @type {[number, Uint8Array][] | null} */
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
        onDone() {}, // The whole is done when the one that it is shared with says so.
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
    /** Divides the count, which is planned, among all. */
    divide() {
      counter.divide(size);
      waiting?.forEach(([from, bytes]) => counter.deliver(from, bytes));
      waiting = null;
    },
    /** How many count: this one alone until it is divided. */
    get size() {
      return waiting ? 1 : size;
    },
    /** Sends what the counter has for the others. */
    send() {
      messagesOf(counter).forEach(({ to, bytes }) => deliver(0, to, bytes));
    },
    /** What all have done together; all is sent. @param {CountProgress} own @returns {CountProgress} */
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
