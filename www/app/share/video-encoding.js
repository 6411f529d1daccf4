/**
 * Which video formats this browser can encode.
 * @import { AnimationPlan } from "../../pkg/knights_tour.js"
 */

/**
 * Bits per frame for each pixel of a side. The edges of squares and lines take the bits, and their length
 * grows with the sides, not with the area. With half as many bits, flat squares show compression artefacts
 * beside moving parts.
 */
const BITS_A_SIDE = 500;
/** A slow video gets at least this many bits a second. */
const LEAST_BITS = 300_000;
/** A higher frame rate needs no more bits, because each frame changes less. */
const MAX_FRAMES = 20;

/** Codec levels, which limit the frame size: maximum number of pixels, level of H.264, level of VP9. @type {readonly [pixels: number, avc: string, vp9: string][]} */
const levels = [
  [1280 * 720, "1f", "31"],
  [1920 * 1080, "28", "41"],
  [2048 * 2048, "33", "50"],
];

/** @typedef {Pick<AnimationPlan, "width" | "height" | "delay">} Frames */

/** Bits a second. @param {Frames} frames */
const bitrateOf = ({ width, height, delay }) =>
  Math.max(
    LEAST_BITS,
    BITS_A_SIDE * Math.sqrt(width * height) * Math.min(MAX_FRAMES, 1000 / delay),
  );

/** The approximate size of a video in bytes. @param {AnimationPlan} plan */
export const videoBytes = (plan) => (bitrateOf(plan) / 8) * (plan.milliseconds / 1000);

/** The encodings to try, the most widely supported first. @param {Frames} frames @returns {VideoEncoderConfig[]} */
function encodings({ width, height, delay }) {
  const level = levels.find(([pixels]) => width * height <= pixels) ?? levels.at(-1);
  const [, avc = "", vp9 = ""] = level ?? [];
  const frame = { width, height, bitrate: Math.round(bitrateOf({ width, height, delay })) };
  /** @type {VideoEncoderConfig} */
  const both = { ...frame, codec: "", framerate: 1000 / delay, latencyMode: "quality" };
  return [
    { ...both, codec: `avc1.6400${avc}`, avc: { format: "avc" } },
    { ...both, codec: `avc1.4200${avc}`, avc: { format: "avc" } },
    { ...both, codec: `vp09.00.${vp9}.08` },
  ];
}

/** The encoding that this browser supports for such frames; `null` if there is none. @param {Frames} frames */
export async function encodingOf(frames) {
  if (!("VideoEncoder" in window)) {
    return null;
  }
  for (const encoding of encodings(frames)) {
    try {
      if ((await VideoEncoder.isConfigSupported(encoding)).supported) {
        return encoding;
      }
    } catch {
      // This browser does not know the codec.
    }
  }
  return null;
}
