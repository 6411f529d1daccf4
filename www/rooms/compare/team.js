/**
 * Several runs under one play head: to the player they are one run. A run that is over stays at its
 * end while the others go on.
 *
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
    step() {
      // Each of them has to step, so no short cut.
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
    /** Goes on until one of the runs stands at such a moment. @type {Session["findNext"]} */
    findNext(what, limit) {
      for (let i = 0; i < (limit ?? Infinity) && !isDone(); i += 1) {
        const running = sessions.filter((session) => !session.done);
        if (running.filter((session) => session.findNext(what, 1) === "found").length > 0) {
          return "found";
        }
      }
      return isDone() ? "end" : "limit";
    },
    /** Where the play head stands, as the transport shows it: what every run counts, or else steps. */
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
        timeline: moments.every((moment) => moment.timeline),
        done: moments.every((moment) => moment.done),
        outcome: moments.every((moment) => moment.outcome) ? first.outcome : null,
      };
    },
  };
}
