/**
 * What is heard of runs and games: a soft tap when the knight lands, or a note as high as its onward moves are many, a
 * low one when it is stuck, and four notes for a tour. Fetched when sound is switched on; it needs no files.
 *
 * @import { Moment, Session } from "../pkg/knights_tour.js"
 * @import { Run } from "../run/player.js"
 */

import { listenToRuns } from "../run/listening.js";

/** What is heard: nothing, taps, or onward moves as notes. @typedef {"off" | "taps" | "pitch"} Sound */

/** At most one sound in this time, in milliseconds: more would be noise. */
const GAP_MS = 125;
/** Browsers play nothing before one of these. */
const GESTURES = ["pointerup", "click", "keydown"];
const VOLUME = 0.2;

/** The notes for 0 to 8 onward moves, in semitones above the lowest: any of them sound well together. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19];
const LOWEST = 262;

/** A tone: its frequency in hertz, when it begins and how long it lasts, in seconds. @typedef {{ hertz: number, after?: number, lasts: number }} Tone */

/** The pitch of a number of onward moves, in hertz. @param {number} onward */
export const pitchOf = (onward) =>
  LOWEST * 2 ** ((SCALE[Math.min(onward, SCALE.length - 1)] ?? 0) / 12);

/** @type {Tone[]} */
const TAP = [{ hertz: 330, lasts: 0.06 }];
/** @type {Tone[]} */
const STUCK = [
  { hertz: 165, lasts: 0.2 },
  { hertz: 123, after: 0.15, lasts: 0.35 },
];
/** @type {Tone[]} */
const TOUR = [523, 659, 784, 1047].map((hertz, i) => ({ hertz, after: i * 0.13, lasts: 0.3 }));

/**
 * What is heard of a step that leads to a moment with this many onward moves; nothing of ways back, and on the way to a
 * distant moment only its end. Only a path, which has an expected length, is stuck where none is left.
 * @type {(now: Pick<Moment, "position" | "outcome" | "expected" | "squares"> & { counters: Pick<Moment["counters"], "visited"> }, onward: number, before: number, isSeeking: boolean) => "landing" | "stuck" | "tour" | null}
 */
export function soundOf(
  { position, outcome, expected, squares, counters },
  onward,
  before,
  isSeeking,
) {
  if (position <= before) {
    return null;
  }
  if (outcome) {
    return outcome.kind === "tour" ? "tour" : "stuck";
  }
  if (isSeeking) {
    return null;
  }
  const isStuck = expected !== null && onward === 0 && counters.visited < squares;
  return isStuck ? "stuck" : "landing";
}

/** @type {AudioContext | null} */
let context = null;
/** @type {Sound} */
let sound = "off";
let playedAt = -Infinity;

/** Lets the browser play, now that somebody has done something. */
function wake() {
  if ("AudioContext" in globalThis && sound !== "off" && !document.hidden) {
    context ??= new AudioContext();
    // Some browsers refuse; then nothing is heard.
    context.resume().catch(() => {});
  }
}

/** @param {readonly Tone[]} tones */
function play(tones) {
  if (context?.state !== "running" || document.hidden) {
    return;
  }
  for (const { hertz, after = 0, lasts } of tones) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const from = context.currentTime + after;
    tone.type = "triangle";
    tone.frequency.value = hertz;
    // Without a rise and a fall it would click.
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(VOLUME, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.001, from + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
}

/** Whether a run is of one knight: several have no sound. @type {(run: Run) => run is Session} */
const isSession = (run) => "squareInfo" in run;

/** @type {(run: Run, before: number, isSeeking: boolean) => void} */
function hear(run, before, isSeeking) {
  const now = performance.now();
  // The end is heard whatever came just before.
  if (!isSession(run) || (now - playedAt < GAP_MS && !run.done)) {
    return;
  }
  const moment = run.moment();
  const onward = run.squareInfo(moment.focus).accessibility;
  const what = soundOf(moment, onward, before, isSeeking);
  if (what) {
    playedAt = now;
    const landing = sound === "pitch" ? [{ hertz: pitchOf(onward), lasts: 0.2 }] : TAP;
    play({ landing, stuck: STUCK, tour: TOUR }[what]);
  }
}

function followWindow() {
  if (document.hidden) {
    void context?.suspend();
  } else {
    wake();
  }
}

/** Switches to this sound, or to none. @param {Sound} next */
export function useSound(next) {
  sound = next;
  const isOn = next !== "off";
  listenToRuns(isOn ? hear : null);
  const change = isOn ? addEventListener : removeEventListener;
  for (const gesture of GESTURES) {
    change(gesture, wake, { capture: true });
  }
  document.addEventListener("visibilitychange", followWindow);
  if (!isOn) {
    void context?.suspend();
  } else if (navigator.userActivation?.isActive) {
    wake();
  }
}
