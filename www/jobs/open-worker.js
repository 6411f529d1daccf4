/**
 * The protocol between a worker (`worker.js`) and the page, or the worker, that opened it.
 * @import { Thrown } from "../run/thrown.js"
 */

import { trustedScript } from "../run/trusted-types.js";

/** A request; every answer to it has its number. @typedef {{ kind: string, settings: any, number: number }} Order */
/** @typedef {{ told: any } | { result: any } | { failed: Thrown } | { unloaded: string }} News */
/** @typedef {News & { number: number }} Answer */

/**
 * After `onFailed` and `onMissing` the worker has ended.
 * @typedef {object} WorkerListeners
 * @property {(told: any) => void} [onProgress] called after each slice, including the last
 * @property {(result: any) => void} onDone the worker then waits for further requests until it is closed
 * @property {(thrown: Thrown) => void} onFailed with a code if it comes from the solver; without one if the worker broke down
 * @property {() => void} onMissing the worker could not be loaded
 */

/**
 * Opens a worker for one kind of job. Throws where the browser has no workers.
 * @param {string} kind
 * @param {WorkerListeners} on
 */
export function openWorker(kind, { onProgress, onDone, onFailed, onMissing }) {
  const address = trustedScript(new URL("worker.js", import.meta.url));
  const worker = new Worker(address, { type: "module" });
  let [number, isLoaded] = [0, false];

  /** @param {MessageEvent<Answer>} event */
  worker.onmessage = ({ data }) => {
    isLoaded = !("unloaded" in data);
    if ("failed" in data) {
      worker.terminate();
      onFailed(data.failed);
    } else if ("unloaded" in data) {
      worker.terminate();
      onMissing();
    } else if (data.number !== number) {
      return; // It answers an earlier request.
    } else if ("told" in data) {
      onProgress?.(data.told);
    } else {
      onDone(data.result);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    if (isLoaded) {
      onFailed({ message: event.message ?? "", code: "" });
    } else {
      onMissing();
    }
  };

  /** Sends something that belongs to the current request. @type {(settings: any, transfer?: ArrayBuffer[]) => void} */
  const send = (settings, transfer = []) =>
    worker.postMessage({ kind, settings, number }, transfer);
  return {
    /** Requests this instead of what was requested before. @param {any} settings */
    ask(settings) {
      number += 1;
      send(settings);
    },
    send,
    /** Ends the worker at once, without further calls. */
    close: () => worker.terminate(),
  };
}
