/**
 * Runs jobs: in a worker, or on the page in slices where that is quicker, or where no worker is to be
 * had.
 *
 * @import { Kind, ResultOf, SettingsOf, ToldOf } from "./kinds.js"
 * @import { Answer } from "./worker.js"
 */

import { codeOf, messageOf } from "../run/errors.js";
import { kinds, shortKinds, stayingKinds } from "./kinds.js";

/** The most of a slice that the page may wait for, in milliseconds. */
const SLICE_MS = 5;

/**
 * What becomes of a job is told by these, and never before `runJob` has returned.
 * @template Told, Result
 * @typedef {object} Listeners
 * @property {(told: Told) => void} [onProgress] after each slice, the last one as well
 * @property {(result: Result) => void} onDone
 * @property {(message: string, code: string) => void} onFailed the code is the solver’s; there is none where the work broke off
 */

/**
 * A job under way.
 * @template Settings
 * @typedef {object} Job
 * @property {() => void} cancel ends it at once, and what it held is given back; nothing more is told
 * @property {(settings: Settings) => void} ask asks one that stays for something else, instead of what it does
 */

/**
 * Runs a job of some kind.
 * @template {Kind} K
 * @param {{ kind: K, settings: SettingsOf<K> } & Listeners<ToldOf<K>, ResultOf<K>>} job
 * @returns {Job<SettingsOf<K>>}
 */
export function runJob({ kind, settings, ...on }) {
  if (shortKinds.has(kind)) {
    return runOnPage(kind, settings, on);
  }
  let job = runInWorker(kind, settings, on, (wanted) => {
    job = runOnPage(kind, wanted, on);
  });
  return {
    cancel: () => job.cancel(),
    ask: (more) => job.ask(more),
  };
}

/**
 * Has a worker do it. It is gone when the job is done, unless it stays to be asked for more.
 * @type {(kind: Kind, settings: any, on: Listeners<any, any>, noWorker: (wanted: any) => void) => Job<any>}
 */
function runInWorker(kind, settings, on, noWorker) {
  /** @type {Worker} */
  let worker;
  try {
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  } catch {
    return runOnPage(kind, settings, on);
  }
  const { onProgress, onDone, onFailed } = on;
  let [wanted, number, isLoaded] = [settings, 0, false];

  function order() {
    number += 1;
    worker.postMessage({ kind, settings: wanted, number });
  }

  /** @param {MessageEvent<Answer>} event */
  worker.onmessage = ({ data }) => {
    isLoaded = !("unloaded" in data);
    const isOutdated = data.number !== number && ("told" in data || "result" in data);
    if (isOutdated) {
      return;
    }
    if ("told" in data) {
      onProgress?.(data.told);
      return;
    }
    if (!stayingKinds.has(kind) || !("result" in data)) {
      worker.terminate();
    }
    if ("result" in data) {
      onDone(data.result);
    } else if ("failed" in data) {
      onFailed(data.failed, data.code);
    } else {
      noWorker(wanted);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    if (isLoaded) {
      onFailed(event.message ?? "", "");
    } else {
      noWorker(wanted);
    }
  };
  order();
  return {
    ask(more) {
      wanted = more;
      order();
    },
    cancel: () => worker.terminate(),
  };
}

/**
 * Does it on the page, with pauses in which the page lives on. What a slice is enough for is there
 * before the page is drawn again.
 * @type {(kind: Kind, settings: any, on: Listeners<any, any>) => Job<any>}
 */
function runOnPage(kind, settings, { onProgress, onDone, onFailed }) {
  /** @type {any} */
  let job = null;
  let [isCancelled, isAtWork] = [false, true];
  let pause = 0;

  function slice() {
    if (isCancelled) {
      return;
    }
    try {
      job ??= kinds[kind](settings);
      const told = job.advance(SLICE_MS);
      onProgress?.(told);
      if (!told.done) {
        pause = setTimeout(slice);
      } else if (!isCancelled) {
        finish();
      }
    } catch (error) {
      cancel();
      onFailed(messageOf(error), codeOf(error));
    }
  }

  function finish() {
    const { result } = job;
    isAtWork = false;
    if (!stayingKinds.has(kind)) {
      cancel();
    }
    onDone(result);
  }

  function cancel() {
    isCancelled = true;
    clearTimeout(pause);
    job?.free();
    job = null;
  }

  queueMicrotask(slice);
  return {
    cancel,
    ask(more) {
      settings = more;
      job?.ask(settings);
      if (!isAtWork) {
        isAtWork = true;
        queueMicrotask(slice);
      }
    },
  };
}
