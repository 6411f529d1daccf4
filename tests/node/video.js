/** An encoder of videos for Node, which keeps a byte of every frame: its number. */

import { createCanvas } from "./canvas.js";

class EncodedChunk {
  /** @param {number} number @param {boolean} isKey @param {number} timestamp */
  constructor(number, isKey, timestamp) {
    this.type = isKey ? "key" : "delta";
    this.byteLength = 1;
    this.timestamp = timestamp;
    this.number = number;
  }

  /** @param {Uint8Array} target */
  copyTo(target) {
    target[0] = this.number;
  }
}

class Encoder {
  encodeQueueSize = 0;
  state = "unconfigured";
  #frames = 0;

  /** @param {{ output: (chunk: EncodedChunk, metadata: object) => void }} on */
  constructor(on) {
    this.on = on;
  }

  configure() {
    this.state = "configured";
  }

  /** @param {{ timestamp: number }} frame @param {{ keyFrame: boolean }} how */
  encode({ timestamp }, { keyFrame }) {
    this.encodeQueueSize += 1;
    setTimeout(() => {
      this.encodeQueueSize -= 1;
      const description = Uint8Array.of(1, 2, 3).buffer;
      const chunk = new EncodedChunk(this.#frames, keyFrame, timestamp);
      this.#frames += 1;
      this.on.output(chunk, { decoderConfig: { description } });
    });
  }

  async flush() {
    while (this.encodeQueueSize > 0) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  close() {
    this.state = "closed";
  }
}

class Frame {
  /** @param {unknown} _ @param {{ timestamp: number }} times */
  constructor(_, { timestamp }) {
    this.timestamp = timestamp;
  }

  close() {}
}

/** Has Node encode videos from now on. */
export function provideEncoder() {
  function OffscreenCanvas(/** @type {number} */ width, /** @type {number} */ height) {
    return createCanvas(width, height);
  }
  Object.assign(globalThis, { VideoEncoder: Encoder, VideoFrame: Frame, OffscreenCanvas });
}
