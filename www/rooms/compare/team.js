/**
 * Several runs under one play head: the player treats them as one run. A finished run stays at its end while
 * the others continue.
 * @import { Moment, Session } from "../../pkg/knights_tour.js"
 */

/** @typedef {ReturnType<typeof createTeam>} Team */

/** @param {readonly Session[]} sessions at least one, all of them new and on boards whose runs can go back */
export function createTeam(sessions) {
  const position = () => Math.max(...sessions.map((session) => session.position));
  const isDone = () => sessions.every((session) => session.done);

  /** @param {number} wanted */
  function seek(wanted) {
    for (const session of sessions) {
      session.seek(wanted);
    }
  }

  return {
    get position() {
      return position();
    },
    get earliest() {
      return Math.max(...sessions.map((session) => session.earliest));
    },
    get done() {
      return isDone();
    },
    get timeline() {
      return sessions.every((session) => session.timeline);
    },
    step() {
      // Every run has to step, so the loop must not stop early.
      return sessions.filter((session) => session.step()).length > 0;
    },
    back() {
      const here = position();
      const farthest = sessions.filter((session) => session.position === here);
      return farthest.filter((session) => session.back()).length > 0;
    },
    seek,
    /** @param {number} limit */
    finish(limit) {
      seek(position() + limit);
      return isDone();
    },
    /** Continues until one of the runs reaches such a moment. @type {Session["findNext"]} */
    findNext(what, limit) {
      for (let i = 0; i < (limit ?? Infinity) && !isDone(); i += 1) {
        const running = sessions.filter((session) => !session.done);
        if (running.filter((session) => session.findNext(what, 1) === "found").length > 0) {
          return "found";
        }
      }
      return isDone() ? "end" : "limit";
    },
    /** The position of the play head for the transport: in the unit that all runs share, or else in steps. */
    moment() {
      const moments = sessions.map((session) => session.moment());
      const first = /** @type {Moment} */ (moments[0]);
      /** @param {(moment: Moment) => number} read */
      const most = (read) => Math.max(...moments.map(read));
      return {
        unit: moments.every(({ unit }) => unit === first.unit) ? first.unit : "step",
        position: most((moment) => moment.position),
        recorded: most((moment) => moment.recorded),
        expected: most((moment) => moment.expected ?? 0),
        timeline: sessions.every((session) => session.timeline),
        done: moments.every((moment) => moment.done),
        outcome: moments.every((moment) => moment.outcome) ? first.outcome : null,
      };
    },
  };
}
