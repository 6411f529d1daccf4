/**
 * A run as a video, of the same frames as a GIF: the solver paints them for one, and what it has painted
 * is encoded by the browser.
 *
 * @import { AnimationProgress, AnimationSettings } from "../pkg/knights_tour.js"
 * @import { Sample } from "./mp4.js"
 * @import { Resumable } from "./resumable.js"
 */

import { renderGif } from "../pkg/knights_tour.js";
import { mp4 } from "./mp4.js";
import { workFor } from "./resumable.js";

/** With what the browser can encode it by. @typedef {{ animation: AnimationSettings, encoding: VideoEncoderConfig }} VideoSettings */

/** So many frames after one that can be looked at by itself, the next is such a one. */
const KEY_EVERY = 100;
/** So many frames may wait for the encoder. */
const MAX_WAITING = 4;

/** @param {VideoSettings} settings @returns {Resumable<AnimationProgress, Uint8Array<ArrayBuffer> | null>} */
export function openVideo({ animation, encoding }) {
  /** @type {OffscreenCanvas | null} */
  let canvas = null;
  const gif = renderGif({
    ...animation,
    canvas: (width, height) => (canvas = new OffscreenCanvas(width, height)),
  });
  /** @type {VideoEncoder | null} */
  let encoder = null;
  /** What is known of the video once its first frame is encoded. @type {VideoDecoderConfig | undefined} */
  let config;
  /** @type {Sample[]} */
  const samples = [];
  let [shown, bytes] = [0, 0];
  let [isPainted, isFlushed] = [false, false];
  /** @type {unknown} */
  let failure = null;

  function openEncoder() {
    const opened = new VideoEncoder({
      output(chunk, metadata) {
        config ??= metadata?.decoderConfig;
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        bytes += data.length;
        const milliseconds = Math.round(chunk.timestamp / 1000);
        samples.push({ data, milliseconds, isKey: chunk.type === "key" });
      },
      error(error) {
        failure = error;
      },
    });
    opened.configure(encoding);
    return opened;
  }

  /** Has a frame painted, and encodes it; whether there is nothing more to do for now. */
  function work() {
    if (encoder && encoder.encodeQueueSize >= MAX_WAITING) {
      return true;
    }
    const { done, fraction } = gif.advance(0);
    const { plan } = gif;
    const painted = plan ? Math.round(fraction * plan.frames) : 0;
    if (plan && canvas && painted > shown) {
      encoder ??= openEncoder();
      const timestamp = shown * plan.delay * 1000;
      const frame = new VideoFrame(canvas, { timestamp, duration: plan.delay * 1000 });
      // So is the last, which is seen longest: an encoder that takes frames out of turn keeps it last.
      const isKey = shown % KEY_EVERY === 0 || painted === plan.frames;
      encoder.encode(frame, { keyFrame: isKey });
      frame.close();
      shown = painted;
    }
    if (done) {
      isPainted = true;
      encoder?.flush().then(
        () => (isFlushed = true),
        (error) => (failure ??= error),
      );
    }
    return done;
  }

  return {
    advance(milliseconds) {
      if (failure) {
        throw failure;
      }
      if (!isPainted) {
        workFor(milliseconds, work);
      }
      const frames = gif.plan?.frames ?? 1;
      return { done: isFlushed, fraction: isFlushed ? 1 : samples.length / (frames + 1), bytes };
    },
    get result() {
      const { width = 0, height = 0, milliseconds = 0 } = gif.plan ?? {};
      const description = new Uint8Array(
        /** @type {ArrayBuffer} */ (config?.description ?? new ArrayBuffer(0)),
      );
      const { codec } = encoding;
      const colours = config?.colorSpace;
      return mp4({ width, height, codec, milliseconds, samples, description, colours });
    },
    free() {
      if (encoder?.state !== "closed") {
        encoder?.close();
      }
      gif.free();
    },
  };
}
