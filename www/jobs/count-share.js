/**
 * A share of an exact count that another worker has divided.
 * @import { CountProgress, CountSettings } from "../pkg/knights_tour.js"
 * @import { Askable } from "./resumable.js"
 */

import { TourCounter } from "../pkg/knights_tour.js";
import { wake } from "./turns.js";

/** How often to poll for messages from other shares. */
const SLICE_MS = 15;

/** For the share with a number. @typedef {{ to: number, bytes: Uint8Array<ArrayBuffer> }} Message */
/** What came from the share with a number. @typedef {{ from: number, bytes: Uint8Array<ArrayBuffer> }} Delivery */
/** @typedef {CountProgress & { messages: Message[], transfer: ArrayBuffer[] }} ShareTold */

/** The messages that a counter has for other shares. @param {TourCounter} counter */
export function messagesOf(counter) {
  const messages = [];
  for (let message = counter.send(); message; message = counter.send()) {
    messages.push(message);
  }
  return messages;
}

/** Further requests deliver messages of other shares. @param {CountSettings | Delivery} settings @returns {Askable<CountSettings | Delivery, ShareTold, null>} */
export function openCountShare(settings) {
  const counter = new TourCounter(/** @type {CountSettings} */ (settings));
  return {
    advance(milliseconds) {
      const progress = counter.advance(Math.min(milliseconds, SLICE_MS));
      const messages = messagesOf(counter);
      const transfer = messages.map(({ bytes }) => bytes.buffer);
      // Sending may end the waiting.
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
