/**
 * How workers that share a count take turns: each has its work, and what others send.
 */

const { port1, port2 } = new MessageChannel();

let heard = () => {};

/** Lets come in what was sent, and goes on at once: after a timer that would be 4 ms later. */
export const listen = () =>
  new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Waits until something was heard. */
export const rest = () =>
  new Promise((resolve) => {
    heard = () => resolve(null);
  });

/** Tells who rests that there is something to do. */
export const wake = () => heard();
