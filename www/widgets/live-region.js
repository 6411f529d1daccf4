/**
 * What is said to screen readers: a queue before the one live region, so that nothing is overwritten
 * before it was noticed, and what changes quickly is said once.
 */

/** How soon something is said: a refusal before news, news before where a run stands. */
const ranks = /** @type {const} */ (["error", "news", "progress"]);

/** @typedef {(typeof ranks)[number]} Rank */

/** Between two announcements: nobody follows more than one sentence a second. */
const GAP_MS = 1000;
/** Progress is said once it rests for so long, … */
const SETTLE_MS = 400;
/** … or, while it never rests, at the latest so long after what was first left out. */
const PATIENCE_MS = 2500;

/** @typedef {{ text: string, about: string, rank: number, since: number, due: number }} Announcement */

/** @typedef {{ now: () => number, wait: (act: () => void, milliseconds: number) => void }} Clock */

/** @type {Clock} */
const pageClock = {
  now: () => performance.now(),
  wait: (act, milliseconds) => setTimeout(act, milliseconds),
};

/** @typedef {ReturnType<typeof createSpeaker>} Speaker */

/**
 * @param {(text: string) => void} announce puts a text into the live region
 * @param {Clock} [clock]
 */
export function createSpeaker(announce, clock = pageClock) {
  /** @type {Announcement[]} */
  let waiting = [];
  let last = -Infinity;
  /** When the queue is looked at next, if nothing is added. */
  let awake = Infinity;

  /** The one to be said first of those that are due. @param {number} now */
  const nextOf = (now) =>
    waiting
      .filter(({ due }) => due <= now)
      .sort((one, other) => one.rank - other.rank || one.since - other.since)[0];

  /** Looks at the queue again when something in it may be said. */
  function sleep() {
    const due = Math.min(...waiting.map((each) => each.due));
    const at = Math.max(due, last + GAP_MS);
    if (at < awake) {
      awake = at;
      clock.wait(() => {
        if (awake === at) {
          awake = Infinity;
          wake();
        }
      }, at - clock.now());
    }
  }

  function wake() {
    const now = clock.now();
    const next = now < last + GAP_MS ? undefined : nextOf(now);
    if (next) {
      last = now;
      waiting = waiting.filter((each) => each !== next);
      announce(next.text);
    }
    if (waiting.length > 0) {
      sleep();
    }
  }

  return {
    /**
     * Says something as soon as it can be noticed.
     * @param {string} text nothing is said of an empty one
     * @param {object} [how]
     * @param {string} [how.about] what else waits about the same is not said any more
     * @param {Rank} [how.rank]
     */
    say(text, { about = "", rank = "news" } = {}) {
      const now = clock.now();
      const before = about ? waiting.find((each) => each.about === about) : undefined;
      waiting = waiting.filter((each) => each !== before);
      if (text) {
        const since = before?.since ?? now;
        const due = rank === "progress" ? Math.min(now + SETTLE_MS, since + PATIENCE_MS) : now;
        waiting.push({ text, about, rank: ranks.indexOf(rank), since, due });
        wake();
      }
    },
    /** What waits is of a room that is left. */
    clear() {
      waiting = [];
    },
  };
}

/**
 * Puts texts into a live region. Each is a new node: the same text twice is said twice.
 * @param {HTMLElement} region
 */
export const announceIn = (region) => (/** @type {string} */ text) => region.replaceChildren(text);
