/** Whether and when the page is kept on the device. */

/** A page of its own can be; what shows it as a part of another page decides for itself. */
export const canBeKept = () => "serviceWorker" in navigator && window.top === window;

/** Whether the visitor wants as little as possible to be fetched; not every browser tells. */
export const savesData = () =>
  /** @type {{ connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData === true;

/** The latest that one waits for, in milliseconds: a page that plays is never idle. */
const LATEST_MS = 5000;

/** Waits until the browser has nothing else to do. */
export const idle = () =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      if ("requestIdleCallback" in window) {
        requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
      } else {
        setTimeout(resolve); // Safari
      }
    })
  );
