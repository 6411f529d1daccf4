/**
 * A share of an exact count that another worker has divided.
 *
 * @import { CountProgress, CountSettings } from "../pkg/knights_tour.js"
 * @import { Askable } from "./resumable.js"
 */

import { TourCounter } from "../pkg/knights_tour.js";
import { wake } from "./turns.js";

/** So often it is looked whether others have sent something. */
const SLICE_MS = 15;

/** For the share with a number. @typedef {{ to: number, bytes: Uint8Array<ArrayBuffer> }} Message */
/** What came from the share with a number. @typedef {{ from: number, bytes: Uint8Array<ArrayBuffer> }} Delivery */
/** @typedef {CountProgress & { messages: Message[], transfer: ArrayBuffer[] }} ShareTold */

/** All that a counter has for others. @param {TourCounter} counter */
export function messagesOf(counter) {
  const messages = [];
  for (let message = counter.send(); message; message = counter.send()) {
    messages.push(message);
  }
  return messages;
}

/** It is asked to take what others send. @param {CountSettings | Delivery} settings @returns {Askable<CountSettings | Delivery, ShareTold, null>} */
export function openCountShare(settings) {
  const counter = new TourCounter(/** @type {CountSettings} */ (settings));
  return {
    advance(milliseconds) {
      const progress = counter.advance(Math.min(milliseconds, SLICE_MS));
      const messages = messagesOf(counter);
      const transfer = messages.map(({ bytes }) => bytes.buffer);
      // All may be there that is waited for once all is sent.
      const { waiting } = counter.progress;
      return { ...progress, waiting, messages, transfer };
    },
    ask(delivery) {
      const { from, bytes } = /** @type {Delivery} */ (delivery);
      counter.deliver(from, bytes);
      wake();
    },
    result: null,
    free: () => counter.free(),
  };
}
