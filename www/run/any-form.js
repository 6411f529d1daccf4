/** Runs on a graph, or along a tour, that somebody wrote in any form. */

/** @import * as solver from "../pkg/knights_tour.js" */

import { isOwnGraph, isOwnTour } from "./own-form.js";

/**
 * How the page’s part of the solver opens a run once everything else is there too: that reads what is not in the page’s
 * own form, and says what is wrong with it; the run is one of the page’s part in any case.
 * @type {(openRequest: typeof solver.openRequest, whole: typeof solver) => typeof solver.openRequest}
 */
export const openingAnyForm = (openRequest, whole) => (wanted, first) => {
  const { graph, tour } = wanted;
  const isOwn =
    (graph === undefined || isOwnGraph(graph)) && (tour === undefined || isOwnTour(String(tour)));
  if (isOwn) {
    return openRequest(wanted, first);
  }
  const { session, settings, ...told } = whole.openRequest(wanted, first);
  session.free();
  if (settings.tour !== undefined) {
    const { squares = [] } = whole.verify(settings.board, settings.tour, settings.leaper);
    settings.tour = squares.join("");
  }
  // Who shows a graph says in what form it came.
  const { graph: written } = settings;
  const own = written === undefined ? {} : { graph: whole.graphInfo(written).text };
  return { ...told, settings, session: openRequest({ ...settings, ...own }).session };
};
