/**
 * Has the worker do a job.
 *
 * @import { Answer, JobKind } from "./worker.js"
 */

import { messageOf } from "../run/errors.js";

/**
 * Starts a worker with a job. It is gone when the job is done, unless it stays for more of them.
 * @template {{ kind: JobKind }} Job
 * @template Part
 * @param {Job} job
 * @param {object} on
 * @param {(part: Part) => void} on.part
 * @param {() => void} on.done
 * @param {(message: string, code: string) => void} on.failed the solver refused
 * @param {(message: string) => void} on.noWorker there is no worker to be had
 * @param {boolean} [stays]
 */
export function startJob(job, on, stays = false) {
  /** @type {Worker} */
  let worker;
  try {
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  } catch (error) {
    const message = messageOf(error);
    queueMicrotask(() => on.noWorker(message));
    return { ask() {}, stop() {} };
  }
  /** @param {MessageEvent<Answer>} event */
  worker.onmessage = ({ data }) => {
    if (data.kind === "part") {
      on.part(data.part);
      return;
    }
    if (!stays || data.kind !== "done") {
      worker.terminate();
    }
    if (data.kind === "done") {
      on.done();
    } else if (data.kind === "failed") {
      on.failed(data.message, data.code);
    } else {
      on.noWorker(data.message);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    on.noWorker(event.message ?? "");
  };
  worker.postMessage(job);
  return {
    /** Asks a worker that stayed for another job. @param {Job} another */
    ask(another) {
      worker.postMessage(another);
    },
    /** Cancels at once, and everything that the worker held is given back. */
    stop() {
      worker.terminate();
    },
  };
}
