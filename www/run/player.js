/**
 * The play head of a run: which steps are taken, and when. It is in one of five phases:
 *
 *   ready     at the start, nothing moving
 *   running   playing, a step now and then
 *   seeking   on its way to a far moment, in slices, so that the page stays alive
 *   paused    between the start and the end, nothing moving
 *   finished  at the end of the run
 *
 * It knows nothing of the page: whoever owns it calls `tick` once a frame while it is moving.
 *
 * @import { Session } from "../pkg/knights_tour.js"
 */

import { fastestSpeed, slowest, usualSpeed } from "./pace.js";

/** @typedef {"ready" | "running" | "seeking" | "paused" | "finished"} Phase */

/** Up to this speed nothing can flash, whatever the steps do. */
const FASTEST_STEADY = 3;
/** Up to this speed the knight is seen gliding from square to square, and its choices can be read. */
const FASTEST_GLIDE = 8;
const GLIDE_MS = 230;
/** The most of a frame that may be computed in; the rest is for drawing. */
const SLICE_MS = 4;
/** On a long way the first frame takes so many steps, and each further one more, so that the board
 * is seen to fill and little has to be drawn at once. */
const FIRST_STRIDE = 1000;
const STRIDE_GROWTH = 1.1;
/** A frame that came late does not make up for more than this. */
const LONGEST_FRAME_MS = 100;

/** Slow at both ends. @param {number} t */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** @typedef {ReturnType<typeof createPlayer>} Player */

/** A run as far as the player knows it. @typedef {Pick<Session, "position" | "earliest" | "done" | "step" | "back" | "seek" | "finish" | "findNext"> & { moment: () => { timeline: boolean } }} Run */

/** @param {Run} session a new run */
export function createPlayer(session) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Phase} */
  let phase = "ready";
  let fastest = fastestSpeed(0);
  let speed = usualSpeed(0);
  /** The speed that was asked for; without one it follows the board. @type {number | null} */
  let chosen = null;
  /** Steps that are due but not taken yet; fractions wait for later frames. */
  let due = 0;
  let lastTick = 0;
  /** When the knight left the square it is gliding from. @type {number | null} */
  let left = null;
  let glide = 1;
  let glideMs = GLIDE_MS;
  /** One slice of a long way: takes about `steps` steps, and tells whether it has arrived. @type {((steps: number) => boolean) | null} */
  let job = null;
  let chunk = 64;
  let stride = FIRST_STRIDE;

  const isMoving = () => phase === "running" || phase === "seeking";

  /** Comes to rest wherever the play head is. */
  function rest() {
    job = null;
    phase = session.done ? "finished" : session.position === 0 ? "ready" : "paused";
  }

  function stopGliding() {
    left = null;
    glide = 1;
  }

  /** @type {(now: number, duration?: number) => void} */
  function startGliding(now, duration = GLIDE_MS) {
    if (stillness.matches) {
      stopGliding();
    } else {
      [left, glide, glideMs] = [now, 0, duration];
    }
  }

  /** @param {number} now */
  function advanceGlide(now) {
    if (left !== null) {
      const share = Math.min(1, (now - left) / glideMs);
      glide = ease(Math.max(0, share));
      left = share < 1 ? left : null;
    }
  }

  /** Takes the steps that are due, as many as a frame has time for. @type {(now: number) => void} */
  function run(now) {
    due += (Math.min(now - lastTick, LONGEST_FRAME_MS) / 1000) * speed;
    const until = performance.now() + SLICE_MS;
    let stepped = false;
    while (due >= 1 && session.step()) {
      due -= 1;
      stepped = true;
      if (performance.now() > until) {
        due = 0;
      }
    }
    if (stepped && speed <= FASTEST_GLIDE) {
      startGliding(now, Math.min(GLIDE_MS, 800 / speed));
    }
    if (session.done || due >= 1) {
      // At the end, or waiting for a move by hand.
      rest();
    }
  }

  /** Goes on with a long way for a frame. The steps in a chunk adapt to how long they take. */
  function seekOn() {
    let [now, stepsLeft, hasArrived] = [performance.now(), stride, false];
    const until = now + SLICE_MS;
    while (!hasArrived && stepsLeft > 0 && now < until) {
      const steps = Math.min(chunk, stepsLeft);
      hasArrived = job?.(steps) ?? true;
      stepsLeft -= steps;
      const took = performance.now() - now;
      chunk = took < 1 ? Math.min(chunk * 2, 65_536) : took > 2 ? Math.max(1, chunk >> 1) : chunk;
      now += took;
    }
    stride = Math.ceil(stride * STRIDE_GROWTH);
    if (hasArrived) {
      rest();
    }
  }

  /** @param {(steps: number) => boolean} way */
  function goFar(way) {
    stopGliding();
    stride = phase === "seeking" ? stride : FIRST_STRIDE;
    job = way;
    phase = "seeking";
  }

  /**
   * Goes to a moment, or to the end when there is none so far on.
   * @param {number} position
   * @param {() => void} [onArrived] not called when something else is done on the way
   */
  function seek(position, onArrived) {
    goFar((steps) => {
      const isForgotten = session.moment().timeline && position < session.earliest;
      if (isForgotten) {
        // The run is made again, in slices as every long way.
        session.seek(0);
      }
      const from = session.position;
      const onward = position > from;
      session.seek(onward ? Math.min(position, from + steps) : Math.max(position, from - steps));
      const hasArrived = session.position === position || session.position === from;
      if (hasArrived) {
        onArrived?.();
      }
      return hasArrived;
    });
  }

  return {
    get phase() {
      return phase;
    },
    get isMoving() {
      return isMoving();
    },
    /** Whether it moves faster than a picture may go back and forth. */
    get isFast() {
      return phase === "seeking" || (phase === "running" && speed > FASTEST_STEADY);
    },
    /** Whether it moves slowly enough for each choice to be seen, or not at all. */
    get showsChoice() {
      return phase !== "seeking" && (phase !== "running" || speed <= FASTEST_GLIDE);
    },
    /** How far the knight has come on its way from the last square, 0 to 1. */
    get glide() {
      return glide;
    },
    get speed() {
      return speed;
    },
    /** The highest speed that this run can be played at. */
    get fastest() {
      return fastest;
    },
    /** @param {number} perSecond */
    setSpeed(perSecond) {
      speed = Math.min(fastest, Math.max(slowest, perSecond));
      chosen = speed;
    },
    /**
     * Puts another run on, at rest. A speed that was chosen stays, as far as the run allows it.
     * @param {Run} next
     * @param {number} squares how many the run is about, which its usual speed goes by
     */
    use(next, squares) {
      session = next;
      fastest = fastestSpeed(squares);
      speed = Math.min(fastest, chosen ?? usualSpeed(squares));
      stopGliding();
      rest();
    },
    /** Plays from here. The first step is taken at once. */
    play() {
      phase = "running";
      due = 1;
      lastTick = performance.now();
    },
    /** Stops where it is, on a long way too. */
    pause() {
      rest();
    },
    forward() {
      rest();
      if (session.step()) {
        startGliding(performance.now());
      }
      rest();
    },
    /** Comes to rest after a move that was made by hand. */
    moved() {
      startGliding(performance.now());
      rest();
    },
    back() {
      rest();
      if (session.position > session.earliest && session.back()) {
        startGliding(performance.now());
        rest();
      } else if (session.moment().timeline) {
        seek(session.position - 1);
      }
    },
    seek,
    last() {
      goFar((steps) => session.finish(steps));
    },
    /**
     * Goes to the next moment of a kind, or to the end.
     * @param {"tie" | "dead-end"} what
     * @param {() => void} onNone called when there is none ahead
     */
    find(what, onNone) {
      goFar((steps) => {
        const found = session.findNext(what, steps);
        if (found === "end") {
          onNone();
        }
        return found !== "limit";
      });
    },
    /** A frame's work. True when there is more to come. @param {number} now the frame's time */
    tick(now) {
      advanceGlide(now);
      if (phase === "running") {
        run(now);
      } else if (phase === "seeking") {
        seekOn();
      }
      lastTick = now;
      return isMoving() || left !== null;
    },
  };
}
