/**
 * Runs jobs: in a worker, or on the page in slices where that is quicker, or where no worker is to be
 * had.
 *
 * @import { Kind, ResultOf, SettingsOf, ToldOf } from "./kinds.js"
 */

import { codeOf, messageOf } from "../run/errors.js";
import { kinds, shortKinds, stayingKinds } from "./kinds.js";
import { openWorker } from "./open-worker.js";

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
 * Runs a job of some kind. It is cancelled by its signal too, which several jobs may have.
 * @template {Kind} K
 * @param {{ kind: K, settings: SettingsOf<K>, signal?: AbortSignal } & Listeners<ToldOf<K>, ResultOf<K>>} job
 * @returns {Job<SettingsOf<K>>}
 */
export function runJob({ kind, settings, signal, ...on }) {
  let job = shortKinds.has(kind)
    ? runOnPage(kind, settings, on)
    : runInWorker(kind, settings, on, (wanted) => {
        job = runOnPage(kind, wanted, on);
      });
  const cancel = () => job.cancel();
  signal?.addEventListener("abort", cancel, { once: true });
  return { cancel, ask: (more) => job.ask(more) };
}

/**
 * Has a worker do it. It is gone when the job is done, unless it stays to be asked for more.
 * @type {(kind: Kind, settings: any, on: Listeners<any, any>, noWorker: (wanted: any) => void) => Job<any>}
 */
function runInWorker(kind, settings, on, noWorker) {
  let wanted = settings;
  /** @type {ReturnType<typeof openWorker>} */
  let worker;
  try {
    worker = openWorker(kind, {
      ...on,
      onDone(result) {
        if (!stayingKinds.has(kind)) {
          worker.close();
        }
        on.onDone(result);
      },
      onMissing: () => noWorker(wanted),
    });
  } catch {
    return runOnPage(kind, settings, on);
  }
  worker.ask(settings);
  return {
    ask(more) {
      wanted = more;
      worker.ask(more);
    },
    cancel: worker.close,
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
