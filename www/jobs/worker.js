/**
 * The worker: does one job slice by slice and tells how far it is, so that whoever waits can see. To
 * cancel it, the worker is terminated. It draws nothing and says nothing.
 *
 * @import { Kind } from "./kinds.js"
 */

import init from "../pkg/knights_tour.js";
import { codeOf, messageOf } from "../run/errors.js";
import { kinds, sharedKinds, stayingKinds, waitingKinds } from "./kinds.js";
import { listen, rest } from "./turns.js";

/** What is asked for; all that is told of it has its number. @typedef {{ kind: Kind, settings: any, number: number }} Order */
/** @typedef {{ told: any } | { result: any } | { failed: string, code: string } | { unloaded: string }} News */
/** @typedef {News & { number: number }} Answer */

/** How far it is, is told this often. */
const SLICE_MS = 60;

/** The order that came last. @type {Order | null} */
let order = null;
/** The job, kept for whoever asks it for more. @type {any} */
let job = null;
let isAtWork = false;

const BINARY = new URL("../pkg/knights_tour_bg.wasm", import.meta.url);

/** @type {(news: News, transfer?: ArrayBuffer[]) => void} */
const tell = (news, transfer = []) => postMessage({ ...news, number: order?.number }, { transfer });

/** Lets other orders come in, and the browser do its part. */
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
// That it failed is told with the answer to an order, which may come later.
loaded.catch(() => {});

/** @param {Order} next */
async function take(next) {
  try {
    await loaded;
  } catch (error) {
    tell({ unloaded: messageOf(error) });
    return;
  }
  order = next;
  const { kind, settings } = order;
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
    tell({ failed: messageOf(error), code: codeOf(error) });
  }
}

addEventListener("message", ({ data }) => take(data));
