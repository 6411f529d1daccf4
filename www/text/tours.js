/**
 * The texts of the tours in the Gallery, by their ids: what they are called, who made them and when, and what is
 * notable about them. In English the collection itself has them, `rooms/gallery/tours.txt`; a language shows those
 * wherever it has none of its own.
 */

import * as messages from "#messages/tours.js";

/** @typedef {{ name: string, by: string, year: string, about: string }} TourTexts */

/** @type {Readonly<Record<string, Partial<TourTexts>>>} */
export const tours = messages.tours;
