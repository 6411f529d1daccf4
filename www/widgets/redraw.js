/** When a picture is drawn: at most once a frame, however much has happened, and not at all if nothing has. */

/** Lets the page be drawn, and answer, between two pieces of work. @returns {Promise<void>} */
export const pause = () => new Promise((resolve) => setTimeout(resolve));

/** For how long work goes on before the page may answer, in milliseconds. */
const SLICE_MS = 4;

/** Divides long work: what it returns is awaited between two pieces, and pauses where a frame may be due. */
export function inSlices() {
  let began = performance.now();
  return async () => {
    if (performance.now() - began > SLICE_MS) {
      await pause();
      began = performance.now();
    }
  };
}

/**
 * @param {object} on
 * @param {() => boolean} on.isShown whether there is anything to draw on
 * @param {(now: number) => boolean | void} on.draw true where more is to come in the next frame
 */
export function createRedraw({ isShown, draw }) {
  let isAsked = false;
  /** The moment that was shown last of what is slower to read. */
  let told = "";

  function redraw() {
    if (!isAsked && isShown()) {
      isAsked = true;
      requestAnimationFrame(drawFrame);
    }
  }

  /** @param {number} now */
  function drawFrame(now) {
    isAsked = false;
    if (isShown() && draw(now)) {
      redraw();
    }
  }

  return {
    /** Draws soon. */
    redraw,
    /** Draws soon, and shows everything again. */
    changed() {
      told = "";
      redraw();
    },
    /** Shows what is slower to read, once for each moment. @type {(moment: string, show: () => void) => void} */
    once(moment, show) {
      if (moment !== told) {
        told = moment;
        show();
      }
    },
    /** Draws at once what is due. @param {number} passes maximum number of frames that it may need */
    drawNow(passes) {
      for (let pass = 0; isAsked && pass < passes; pass += 1) {
        drawFrame(performance.now());
      }
    },
  };
}
