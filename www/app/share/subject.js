/**
 * What is shared: the current moment of a room and, if it shows a single run, everything needed to draw or
 * recompute it elsewhere. A room provides it (`share` in `mount-room.js`), and the frame adds what every room
 * has. It is requested when the sheet opens and stays valid until something moves; its session is freed when another
 * run is shown, so nothing that waits may ask it afterwards.
 * @import { Moment, RunSettings, Session } from "../../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Look } from "../../widgets/board-view.js"
 */

/**
 * @typedef {object} ShareSubject
 * @property {string} address the link to the current moment, from its `#`
 * @property {string} title the title of the window
 * @property {string} [inExplore] the link to the same run in Explore, if Explore can show it; used by the small iframe and by the element for other people’s pages
 * @property {SharedRun} [run] if the room shows a single run
 */

/**
 * One run, as a room shows it.
 * @typedef {object} SeenRun
 * @property {RunSettings} settings settings to recompute it, also in another thread
 * @property {Session} session the shown session: may be queried and painted, must not be moved or freed
 * @property {BoardOrGraph} info its board or graph
 * @property {Look} look how it is drawn: layers, theme, where a closed tour is numbered from
 * @property {Moment} [moment] if it differs from the session's
 */

/**
 * The same with values taken from its moment.
 * @typedef {object} RunAtStep
 * @property {number} step position of the play head; a session made from `settings` is in the same state at this step
 * @property {string} start the square that it begins on
 * @property {number} recorded number of steps known so far, at least `step`; there may be more
 * @property {boolean} isDone whether the play head is at the end of a finished run
 * @property {boolean} isTour whether it shows a tour there
 */

/** @typedef {SeenRun & RunAtStep} SharedRun */

/** What a room provides. @typedef {Omit<ShareSubject, "run"> & { run?: SeenRun }} Seen */

/** @param {SeenRun} run @returns {SharedRun} */
export function sharedRun(run) {
  const { look, moment = run.session.moment() } = run;
  const { position, start, recorded, done, outcome } = moment;
  return {
    ...run,
    look: { ...look, glide: () => 1, cursor: null },
    ...{ step: position, start, recorded, isDone: done },
    isTour: done && outcome?.kind === "tour",
  };
}

/** What a room provides, in the form that the parts of the sheet need. @param {Seen} seen @returns {ShareSubject} */
export const subjectOf = ({ run, ...seen }) => ({ ...seen, ...(run && { run: sharedRun(run) }) });
