/**
 * The worker: long jobs, worked out in pieces and told piece by piece, so that whoever waits sees
 * how far it is. To cancel one, the worker is terminated. It draws nothing and says nothing.
 */

import { codeOf, messageOf } from "../run/errors.js";
import init from "../pkg/knights_tour.js";

/** Works something out and tells it. @typedef {(job: any, tell: (part: unknown) => void) => void} Work */
/** @typedef {{ kind: "part", part: any } | { kind: "done" } | { kind: "failed", message: string, code: string } | { kind: "unloaded", message: string }} Answer */

/** @typedef {"map" | "count" | "estimate" | "list" | "find-out"} JobKind */

/** Who does which kind of job; what is not asked for is not fetched. @type {Record<JobKind, () => Promise<{ work: Work }>>} */
const jobs = {
  map: () => import("./map.js"),
  count: () => import("./count.js"),
  estimate: () => import("./estimate.js"),
  list: () => import("./list.js"),
  "find-out": () => import("./find-out.js"),
};

const BINARY = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);

/** @param {Answer} answer */
const tell = (answer) => postMessage(answer);

/** The job before: they are done one after the other. */
let before = Promise.resolve();

/** @param {{ kind: JobKind }} job */
async function run(job) {
  /** @type {{ work: Work }} */
  let worker;
  try {
    [worker] = await Promise.all([jobs[job.kind](), init({ module_or_path: BINARY })]);
  } catch (error) {
    tell({ kind: "unloaded", message: messageOf(error) });
    return;
  }
  try {
    worker.work(job, (part) => tell({ kind: "part", part }));
    tell({ kind: "done" });
  } catch (error) {
    const code = codeOf(error);
    tell({ kind: "failed", message: messageOf(error), code });
  }
}

addEventListener("message", ({ data }) => {
  before = before.then(() => run(data));
});
