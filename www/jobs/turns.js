/** How a worker that shares a count alternates between its own work and messages. */

const { port1, port2 } = new MessageChannel();

let heard = () => {};

/** Lets messages arrive and continues at once; a timer would wait 4 ms. */
export const listen = () =>
  new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Waits for a message. */
export const rest = () =>
  new Promise((resolve) => {
    heard = () => resolve(null);
  });

/** Ends the waiting of `rest`. */
export const wake = () => heard();
