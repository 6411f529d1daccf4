/** Long work in slices, with pauses in which the page lives on. */

/** The most of a slice that may be worked in, in milliseconds. */
export const SLICE_MS = 5;

/**
 * Works on until the work is done or it is stopped.
 * @param {() => boolean} work a slice of it, of about `SLICE_MS`; whether it is done
 * @param {(error: unknown) => void} failed
 * @returns {() => void} stops it
 */
export function inSlices(work, failed) {
  let pause = 0;
  function slice() {
    try {
      if (!work()) {
        pause = setTimeout(slice);
      }
    } catch (error) {
      failed(error);
    }
  }
  pause = setTimeout(slice);
  return () => clearTimeout(pause);
}
