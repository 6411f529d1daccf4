/**
 * Has the worker compute a map.
 *
 * @import { FromStart } from "../../pkg/knights_tour.js"
 * @import { Answer, MapJob } from "../../worker.js"
 */

/**
 * @param {MapJob} job
 * @param {object} on
 * @param {(parts: FromStart[]) => void} on.parts
 * @param {() => void} on.done
 * @param {(message: string) => void} on.failed the solver refused
 * @param {(message: string) => void} on.noWorker there is no worker to be had
 * @returns {() => void} cancels it at once
 */
export function startMap(job, on) {
  /** @type {Worker} */
  let worker;
  try {
    worker = new Worker(new URL("../../worker.js", import.meta.url), { type: "module" });
  } catch (error) {
    on.noWorker(error instanceof Error ? error.message : String(error));
    return () => {};
  }
  /** @param {MessageEvent<Answer>} event */
  worker.onmessage = ({ data }) => {
    if (data.kind === "part") {
      on.parts(data.parts);
      return;
    }
    worker.terminate();
    if (data.kind === "done") {
      on.done();
    } else {
      on.failed(data.message);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    on.noWorker(event.message ?? "");
  };
  worker.postMessage(job);
  return () => worker.terminate();
}
