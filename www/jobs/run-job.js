/**
 * Runs jobs: in a worker, or in slices on the page if that is quicker or no worker can be started.
 * @import { Thrown } from "../run/thrown.js"
 * @import { Kind, ResultOf, SettingsOf, ToldOf } from "./kinds.js"
 */

import { saidOf } from "../run/errors.js";
import { startWhole } from "../run/solver.js";
import { thrownAs } from "../run/thrown.js";
import { kinds, ownKinds, shortKinds, stayingKinds } from "./kinds.js";
import { openWorker } from "./open-worker.js";

/** Maximum length of a slice on the page. */
const SLICE_MS = 5;

/**
 * None of these is called before `runJob` has returned.
 * @template Told, Result
 * @typedef {object} Listeners
 * @property {(told: Told) => void} [onProgress] called after each slice, including the last
 * @property {(result: Result) => void} onDone
 * @property {(message: string, code: string, thrown: Thrown) => void} onFailed the message is in the page’s language; the code is the solver’s, and empty if the worker broke down
 */

/**
 * A running job.
 * @template Settings
 * @typedef {object} Job
 * @property {() => void} cancel ends it at once, without further calls, and frees its memory
 * @property {(settings: Settings) => void} ask sends another request to a job that is kept, instead of the current one
 */

/**
 * Runs a job. Its signal, which several jobs may share, cancels it too.
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
 * Runs it in a worker, which ends with the job unless it is kept for further requests.
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
      onFailed: (thrown) => on.onFailed(saidOf(thrown), thrown.code, thrown),
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
 * Runs it on the page, with pauses in which the page responds. A job that a single slice completes is done
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
      fail(error);
    }
  }

  /** @param {unknown} error */
  function fail(error) {
    cancel();
    const thrown = thrownAs(error);
    onFailed(saidOf(thrown), thrown.code, thrown);
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

  const ready = ownKinds.has(kind) ? Promise.resolve() : startWhole();
  ready.then(slice, (error) => isCancelled || fail(error));
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
