/**
 * What is shared: the moment that a room shows, and where it is one run, all that it takes to draw it or
 * to make it again elsewhere. A room says what it has to give (`share` in `mount-room.js`); the frame adds
 * what every room has. It is asked for when somebody wants to share, and holds until something moves.
 *
 * @import { Moment, RunSettings, Session } from "../../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Look } from "../../widgets/board-view.js"
 */

/**
 * @typedef {object} ShareSubject
 * @property {string} address the link to what is seen, from its `#`
 * @property {string} title what is seen, as the window is called
 * @property {string} [inExplore] the link to the same run in Explore, where it can be seen there: a small frame
 *   and the element for other people’s pages show it by this
 * @property {SharedRun} [run] where one run is seen
 */

/**
 * One run, as a room shows it.
 * @typedef {object} SeenRun
 * @property {RunSettings} settings what the solver is asked for to make it again, in another thread too
 * @property {Session} session the one that is seen: to be asked and painted, never to be moved or freed
 * @property {BoardOrGraph} info what it is on
 * @property {Look} look how it is drawn: layers, theme, where a closed tour is numbered from
 * @property {Moment} [moment] where the room tells another than the session does
 */

/**
 * The same with what is read off its moment.
 * @typedef {object} RunAtStep
 * @property {number} step where the play head stands; a session made of `settings` stands there at this step
 * @property {number} recorded steps that are known by now, the play head’s included; there may be more
 * @property {boolean} isDone whether the play head stands at the end of a finished run
 * @property {boolean} isTour whether what it shows there is a tour
 */

/** @typedef {SeenRun & RunAtStep} SharedRun */

/** What a room gives. @typedef {Omit<ShareSubject, "run"> & { run?: SeenRun }} Seen */

/** @param {SeenRun} run @returns {SharedRun} */
export function sharedRun(run) {
  const { look, moment = run.session.moment() } = run;
  const { position, recorded, done, outcome } = moment;
  return {
    ...run,
    look: { ...look, glide: 1, cursor: null },
    ...{ step: position, recorded, isDone: done },
    isTour: done && outcome?.kind === "tour",
  };
}

/** What a room gives, as the parts of the sheet take it. @param {Seen} seen @returns {ShareSubject} */
export const subjectOf = ({ run, ...seen }) => ({ ...seen, ...(run && { run: sharedRun(run) }) });
