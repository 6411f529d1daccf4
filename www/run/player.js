/**
 * The play head of a run: which steps are taken, and when. It is in one of five phases:
 *
 *   ready     at the start, nothing moving
 *   running playing at the chosen speed
 *   seeking on its way to a distant moment, in slices, so that the page stays responsive
 *   paused    between the start and the end, nothing moving
 *   finished  at the end of the run
 *
 * It does not depend on the page: its owner calls `tick` once a frame while it is moving.
 *
 * @import { Session } from "../pkg/knights_tour.js"
 */

import { tellListener } from "./listening.js";
import { fastestSpeed, paceOf, slowest, usualSpeed } from "./pace.js";

/** @typedef {"ready" | "running" | "seeking" | "paused" | "finished"} Phase */

/** Up to this speed nothing can flash, whatever the steps do. */
const FASTEST_STEADY = 3;
/** Up to this speed the knight glides from square to square and its choices are shown. */
const FASTEST_GLIDE = 8;
const GLIDE_MS = 230;
/** The greatest share of the time of a step: once the knight has landed, there is time to see the next choice. */
const GLIDE_SHARE = 0.5;
/**
 * On squares with sides of more CSS pixels it glides only up to this speed: a gliding knight changes the
 * picture and changes it back, and on so large an area that counts as a flash (WCAG 2.3.1).
 */
const LARGE_SQUARE = 80;
const FASTEST_LARGE_GLIDE = 1;
/** Time for computation within a frame, in milliseconds; the rest is for drawing. */
const SLICE_MS = 4;
/** A long seek takes this many steps in its first frame, and more in each later one, so that the board is seen
   to fill and each frame draws little. */
const FIRST_STRIDE = 1000;
const STRIDE_GROWTH = 1.1;
/** A late frame makes up for at most this much time. */
const MAX_FRAME_MS = 100;

/** Eases in and out. @param {number} t */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** @typedef {ReturnType<typeof createPlayer>} Player */

/** The part of a run that the player uses. @typedef {Pick<Session, "position" | "earliest" | "done" | "timeline" | "step" | "back" | "seek" | "finish" | "findNext">} Run */

/** @param {Run} session a new run */
export function createPlayer(session) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Phase} */
  let phase = "ready";
  let fastest = fastestSpeed(0);
  let usual = usualSpeed(0);
  let speed = usual;
  /** The chosen speed; `null` for the default of the board. @type {number | null} */
  let chosen = null;
  /** Steps that are due but not yet taken; fractions carry over to later frames. */
  let due = 0;
  let lastTick = 0;
  /** When the knight left the square it is gliding from. @type {number | null} */
  let left = null;
  let glide = 1;
  let glideMs = GLIDE_MS;
  /** One slice of a long seek: takes about `steps` steps and returns whether it has arrived. @type {((steps: number) => boolean) | null} */
  let job = null;
  /** The step that a seek leads to, if it is known. @type {number | null} */
  let goal = null;
  /** The steps between two looks at the clock. One step of a hard run takes as long as thousands of an easy one. */
  let chunk = 1;
  let stride = FIRST_STRIDE;

  const isMoving = () => phase === "running" || phase === "seeking";

  /** Stops at the current position. */
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

  /** Takes the steps that are due, as far as a frame has time for them. @type {(now: number) => void} */
  function run(now) {
    due += (Math.min(now - lastTick, MAX_FRAME_MS) / 1000) * speed;
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
      startGliding(now, Math.min(GLIDE_MS, (GLIDE_SHARE * 1000) / speed));
    }
    if (session.done || due >= 1) {
      // At the end, or waiting for a move by hand.
      rest();
    }
  }

  /** Continues a long seek for one frame. The number of steps in a chunk adapts to how long they take. */
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

  /** @type {(way: (steps: number) => boolean, to?: number) => void} */
  function goFar(way, to) {
    stopGliding();
    goal = to ?? null;
    if (phase !== "seeking") {
      [stride, chunk] = [FIRST_STRIDE, 1];
    }
    job = way;
    phase = "seeking";
  }

  /**
   * Goes to a moment, or to the end if the run is shorter.
   * @param {number} position
   * @param {(reached: number) => void} [onArrived] not called if the seek is interrupted
   */
  function seek(position, onArrived) {
    goFar((steps) => {
      const isForgotten = session.timeline && position < session.earliest;
      if (isForgotten) {
        // The run starts over and is recomputed in slices, as in every long seek.
        session.seek(0);
      }
      const from = session.position;
      const onward = position > from;
      session.seek(onward ? Math.min(position, from + steps) : Math.max(position, from - steps));
      const hasArrived = session.position === position || session.position === from;
      if (hasArrived) {
        onArrived?.(session.position);
      }
      return hasArrived;
    }, position);
  }

  return {
    get phase() {
      return phase;
    },
    get isMoving() {
      return isMoving();
    },
    /** The step that it is on its way to, or where it is. */
    get destination() {
      return phase === "seeking" && goal !== null ? goal : session.position;
    },
    /** Whether it moves too fast for a picture that goes back and forth. */
    get isFast() {
      return phase === "seeking" || (phase === "running" && speed > FASTEST_STEADY);
    },
    /** Whether it is at rest or slow enough for each choice to be seen. */
    get showsChoice() {
      return phase !== "seeking" && (phase !== "running" || speed <= FASTEST_GLIDE);
    },
    /** How far the knight has glided from the previous square, from 0 to 1, on squares of this side in CSS pixels. @param {number} side */
    glideOn: (side) =>
      phase === "running" && speed > FASTEST_LARGE_GLIDE && side > LARGE_SQUARE ? 1 : glide,
    get speed() {
      return speed;
    },
    /** What the speed is called. */
    get pace() {
      return paceOf(speed, usual);
    },
    /** The highest speed of this run. */
    get fastest() {
      return fastest;
    },
    /** @param {number | null} perSecond `null` for the default of the board */
    setSpeed(perSecond) {
      speed = Math.min(fastest, Math.max(slowest, perSecond ?? usual));
      chosen = perSecond === null ? null : speed;
    },
    /**
     * Switches to another run, at rest. A chosen speed stays, limited to what the new run allows.
     * @param {Run} next
     * @param {number} squares number of squares, which determines the default speed
     */
    use(next, squares) {
      session = next;
      fastest = fastestSpeed(squares);
      usual = usualSpeed(squares);
      speed = Math.min(fastest, chosen ?? usual);
      stopGliding();
      rest();
    },
    /** Plays from here. The first step is taken at once. */
    play() {
      phase = "running";
      due = 1;
      lastTick = performance.now();
    },
    /** Stops at the current position, also during a long seek. */
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
    /** Stops after a move by hand. */
    moved() {
      startGliding(performance.now());
      rest();
    },
    back() {
      rest();
      if (session.position > session.earliest && session.back()) {
        startGliding(performance.now());
        rest();
      } else if (session.timeline) {
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
     * @param {() => void} onNone called if there is none ahead
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
    /** The work of one frame. Returns true while more is to come. @param {number} now the frame's time */
    tick(now) {
      const isSeeking = phase === "seeking";
      advanceGlide(now);
      if (phase === "running") {
        run(now);
      } else if (isSeeking) {
        seekOn();
      }
      lastTick = now;
      tellListener(session, isSeeking);
      return isMoving() || left !== null;
    },
  };
}
