/**
 * The worker: does one job slice by slice and reports its progress. To cancel the job, the page terminates the
 * worker.
 * @import { Kind } from "./kinds.js"
 * @import { News, Order } from "./open-worker.js"
 */

import init from "../pkg/knights_tour.js";
import { thrownAs } from "../run/thrown.js";
import { kinds, sharedKinds, stayingKinds, waitingKinds } from "./kinds.js";
import { listen, rest } from "./turns.js";

/** How often it reports progress. */
const SLICE_MS = 60;

/** The last request. @type {Order | null} */
let order = null;
/** The job, kept for further requests. @type {any} */
let job = null;
let isAtWork = false;

const BINARY = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);

/** @type {(news: News, transfer?: ArrayBuffer[]) => void} */
const tell = (news, transfer = []) => postMessage({ ...news, number: order?.number }, { transfer });

/** Lets messages arrive and the browser do its part. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** @param {Kind} kind */
async function work(kind) {
  let told;
  do {
    told = job.advance(SLICE_MS);
    tell({ told }, told.transfer);
    if (sharedKinds.has(kind)) {
      await (told.waiting ? rest() : listen());
    } else if (stayingKinds.has(kind) || waitingKinds.has(kind)) {
      await pause();
    }
  } while (!told.done);
  tell({ result: job.result });
}

const loaded = init({ module_or_path: BINARY });
// The answer to a request, which may come later, reports the failure.
loaded.catch(() => {});

/** @param {Order} next */
async function take(next) {
  try {
    await loaded;
  } catch (error) {
    tell({ unloaded: thrownAs(error).message });
    return;
  }
  order = next;
  const { settings } = order;
  const kind = /** @type {Kind} */ (order.kind);
  try {
    if (job) {
      job.ask(settings);
    } else {
      job = kinds[kind](settings);
    }
    if (!isAtWork) {
      isAtWork = true;
      await work(kind);
      isAtWork = false;
    }
  } catch (error) {
    tell({ failed: thrownAs(error) });
  }
}

addEventListener("message", ({ data }) => take(data));
