/**
 * A worker, and what is said between it and whoever has it work.
 *
 * @import { Kind } from "./kinds.js"
 * @import { Answer } from "./worker.js"
 */

/**
 * What comes of its work. After `onFailed` and `onMissing` the worker is gone.
 * @typedef {object} WorkerListeners
 * @property {(told: any) => void} [onProgress] after each slice, the last one as well
 * @property {(result: any) => void} onDone it waits for more then, unless it is closed
 * @property {(message: string, code: string) => void} onFailed the code is the solver’s; there is none where the work broke off
 * @property {() => void} onMissing it could not be loaded
 */

/**
 * Opens one for work of some kind. Throws where there are no workers.
 * @param {Kind} kind
 * @param {WorkerListeners} on
 */
export function openWorker(kind, { onProgress, onDone, onFailed, onMissing }) {
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  let [number, isLoaded] = [0, false];

  /** @param {MessageEvent<Answer>} event */
  worker.onmessage = ({ data }) => {
    isLoaded = !("unloaded" in data);
    if ("failed" in data) {
      worker.terminate();
      onFailed(data.failed, data.code);
    } else if ("unloaded" in data) {
      worker.terminate();
      onMissing();
    } else if (data.number !== number) {
      return; // Something else was asked for meanwhile.
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
      onFailed(event.message ?? "", "");
    } else {
      onMissing();
    }
  };

  /** Sends more for what it does. @type {(settings: any, transfer?: ArrayBuffer[]) => void} */
  const send = (settings, transfer = []) =>
    worker.postMessage({ kind, settings, number }, transfer);
  return {
    /** Asks for this, instead of what it does. @param {any} settings */
    ask(settings) {
      number += 1;
      send(settings);
    },
    send,
    /** Ends it at once; nothing more is told. */
    close: () => worker.terminate(),
  };
}
