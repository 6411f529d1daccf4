/**
 * Which videos this browser makes.
 *
 * @import { AnimationPlan } from "../../pkg/knights_tour.js"
 */

/** Bits a second for each pixel that is shown in a second; of a board little changes. */
const BITS_A_PIXEL = 0.25;
/** Fewer would be seen. */
const LEAST_BITS = 300_000;
/** More frames a second take no more: each changes less. */
const MOST_FRAMES = 20;

/** Levels, which say how large a frame may be: the most pixels, the level of H.264, that of VP9. @type {readonly [pixels: number, avc: string, vp9: string][]} */
const levels = [
  [1280 * 720, "1f", "31"],
  [1920 * 1080, "28", "41"],
  [2048 * 2048, "33", "50"],
];

/** @typedef {Pick<AnimationPlan, "width" | "height" | "delay">} Frames */

/** Bits a second. @param {Frames} frames */
const bitrateOf = ({ width, height, delay }) =>
  Math.max(LEAST_BITS, BITS_A_PIXEL * width * height * Math.min(MOST_FRAMES, 1000 / delay));

/** About how many bytes a video has. @param {AnimationPlan} plan */
export const videoBytes = (plan) => (bitrateOf(plan) / 8) * (plan.milliseconds / 1000);

/** The ways to encode frames, the one that most players know first. @param {Frames} frames @returns {VideoEncoderConfig[]} */
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

/** How this browser encodes such frames; `null` where it does not. @param {Frames} frames */
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
      // A codec that it has never heard of.
    }
  }
  return null;
}
