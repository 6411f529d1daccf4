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

/**
 * A play head. Nothing outside this file changes it.
 * @typedef {object} Head
 * @property {Run} session
 * @property {Phase} phase
 * @property {number} fastest the highest speed of this run
 * @property {number} usual the default speed of its board
 * @property {number} speed
 * @property {number | null} chosen the chosen speed; `null` for the default of the board
 * @property {number} due steps that are due but not yet taken; fractions carry over to later frames
 * @property {number} ticked when the last frame was
 * @property {number | null} left when the knight left the square it is gliding from
 * @property {number} glide
 * @property {number} glideMs
 * @property {((steps: number) => boolean) | null} job one slice of a long seek: takes about `steps` steps and returns whether it has arrived
 * @property {number | null} goal the step that a seek leads to, if it is known
 * @property {number} chunk the steps between two looks at the clock: one step of a hard run takes as long as thousands of an easy one
 * @property {number} stride
 * @property {MediaQueryList} stillness
 */

/** @param {Run} session a new run */
export function createPlayer(session) {
  /** @type {Head} */
  const head = {
    ...{ session, phase: "ready", ...speedsOf(0), chosen: null, due: 0, ticked: 0 },
    ...{ left: null, glide: 1, glideMs: GLIDE_MS, job: null, goal: null },
    ...{ chunk: 1, stride: FIRST_STRIDE },
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
  };

  return {
    get phase() {
      return head.phase;
    },
    get isMoving() {
      return isMoving(head);
    },
    /** The step that it is on its way to, or where it is. */
    get destination() {
      const { phase, goal } = head;
      return phase === "seeking" && goal !== null ? goal : head.session.position;
    },
    /** Whether it moves too fast for a picture that goes back and forth. */
    get isFast() {
      const { phase, speed } = head;
      return phase === "seeking" || (phase === "running" && speed > FASTEST_STEADY);
    },
    /** Whether it is at rest or slow enough for each choice to be seen. */
    get showsChoice() {
      const { phase, speed } = head;
      return phase !== "seeking" && (phase !== "running" || speed <= FASTEST_GLIDE);
    },
    /** How far the knight has glided from the previous square, from 0 to 1, on squares of this side in CSS pixels. @param {number} side */
    glideOn(side) {
      const { phase, speed, glide } = head;
      const isLarge = speed > FASTEST_LARGE_GLIDE && side > LARGE_SQUARE;
      return phase === "running" && isLarge ? 1 : glide;
    },
    get speed() {
      return head.speed;
    },
    /** What the speed is called. */
    get pace() {
      return paceOf(head.speed, head.usual);
    },
    /** The highest speed of this run. */
    get fastest() {
      return head.fastest;
    },
    /** @param {number | null} perSecond `null` for the default of the board */
    setSpeed(perSecond) {
      head.speed = Math.min(head.fastest, Math.max(slowest, perSecond ?? head.usual));
      head.chosen = perSecond === null ? null : head.speed;
    },
    /**
     * Switches to another run, at rest. A chosen speed stays, limited to what the new run allows.
     * @param {Run} next
     * @param {number} squares number of squares, which determines the default speed
     */
    use(next, squares) {
      Object.assign(head, { session: next, ...speedsOf(squares) });
      head.speed = Math.min(head.fastest, head.chosen ?? head.usual);
      stopGliding(head);
      rest(head);
    },
    /** Plays from here. The first step is taken at once. */
    play: () => void Object.assign(head, { phase: "running", due: 1, ticked: performance.now() }),
    /** Stops at the current position, also during a long seek. */
    pause: () => rest(head),
    forward() {
      rest(head);
      if (head.session.step()) {
        startGliding(head);
      }
      rest(head);
    },
    /** Stops after a move by hand. */
    moved() {
      startGliding(head);
      rest(head);
    },
    back: () => goBack(head),
    /**
     * Goes to a moment, or to the end if the run is shorter.
     * @param {number} position
     * @param {(reached: number) => void} [onArrived] not called if the seek is interrupted
     */
    seek: (position, onArrived) => seek(head, position, onArrived),
    last: () => goFar(head, (steps) => head.session.finish(steps)),
    /**
     * Goes to the next moment of a kind, or to the end.
     * @param {"tie" | "dead-end"} what
     * @param {() => void} onNone called if there is none ahead
     */
    find: (what, onNone) =>
      goFar(head, (steps) => {
        const found = head.session.findNext(what, steps);
        if (found === "end") {
          onNone();
        }
        return found !== "limit";
      }),
    /** The work of one frame. Returns true while more is to come. @param {number} now the frame's time */
    tick(now) {
      const isSeeking = head.phase === "seeking";
      advanceGlide(head, now);
      if (head.phase === "running") {
        run(head, now);
      } else if (isSeeking) {
        seekOn(head);
      }
      head.ticked = now;
      tellListener(head.session, isSeeking);
      return isMoving(head) || head.left !== null;
    },
  };
}

/** The default speed and the highest for a number of squares. @param {number} squares */
const speedsOf = (squares) => ({
  fastest: fastestSpeed(squares),
  usual: usualSpeed(squares),
  speed: usualSpeed(squares),
});

/** @param {Head} head */
const isMoving = ({ phase }) => phase === "running" || phase === "seeking";

/** Stops at the current position. @param {Head} head */
function rest(head) {
  const { done, position } = head.session;
  head.job = null;
  head.phase = done ? "finished" : position === 0 ? "ready" : "paused";
}

/** @param {Head} head */
function stopGliding(head) {
  head.left = null;
  head.glide = 1;
}

/** @type {(head: Head, now?: number, glideMs?: number) => void} */
function startGliding(head, now = performance.now(), glideMs = GLIDE_MS) {
  if (head.stillness.matches) {
    stopGliding(head);
  } else {
    Object.assign(head, { left: now, glide: 0, glideMs });
  }
}

/** @type {(head: Head, now: number) => void} */
function advanceGlide(head, now) {
  if (head.left !== null) {
    const share = Math.min(1, (now - head.left) / head.glideMs);
    head.glide = ease(Math.max(0, share));
    head.left = share < 1 ? head.left : null;
  }
}

/** Takes the steps that are due, as far as a frame has time for them. @type {(head: Head, now: number) => void} */
function run(head, now) {
  const { session, speed } = head;
  head.due += (Math.min(now - head.ticked, MAX_FRAME_MS) / 1000) * speed;
  const until = performance.now() + SLICE_MS;
  let stepped = false;
  while (head.due >= 1 && session.step()) {
    head.due -= 1;
    stepped = true;
    if (performance.now() > until) {
      head.due = 0;
    }
  }
  if (stepped && speed <= FASTEST_GLIDE) {
    startGliding(head, now, Math.min(GLIDE_MS, (GLIDE_SHARE * 1000) / speed));
  }
  if (session.done || head.due >= 1) {
    // At the end, or waiting for a move by hand.
    rest(head);
  }
}

/** Continues a long seek for one frame. The number of steps in a chunk adapts to how long they take. @param {Head} head */
function seekOn(head) {
  let [now, stepsLeft, hasArrived] = [performance.now(), head.stride, false];
  const until = now + SLICE_MS;
  while (!hasArrived && stepsLeft > 0 && now < until) {
    const { chunk } = head;
    const steps = Math.min(chunk, stepsLeft);
    hasArrived = head.job?.(steps) ?? true;
    stepsLeft -= steps;
    const took = performance.now() - now;
    head.chunk =
      took < 1 ? Math.min(chunk * 2, 65_536) : took > 2 ? Math.max(1, chunk >> 1) : chunk;
    now += took;
  }
  head.stride = Math.ceil(head.stride * STRIDE_GROWTH);
  if (hasArrived) {
    rest(head);
  }
}

/** @type {(head: Head, job: (steps: number) => boolean, goal?: number | null) => void} */
function goFar(head, job, goal = null) {
  stopGliding(head);
  const isNew = head.phase !== "seeking";
  Object.assign(head, { goal, job, phase: "seeking" }, isNew && { stride: FIRST_STRIDE, chunk: 1 });
}

/** @type {(head: Head, position: number, onArrived?: (reached: number) => void) => void} */
function seek(head, position, onArrived) {
  goFar(
    head,
    (steps) => {
      const { session } = head;
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
    },
    position,
  );
}

/** @param {Head} head */
function goBack(head) {
  const { session } = head;
  rest(head);
  if (session.position > session.earliest && session.back()) {
    startGliding(head);
    rest(head);
  } else if (session.timeline) {
    seek(head, session.position - 1);
  }
}
