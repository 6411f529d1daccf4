/**
 * What the room’s links hold: `#gallery?tour=al-adli&from=c3&step=17`, and of a tour that is not in the
 * collection all of it: `#gallery?board=6x6&squares=a1b3…&name=…`.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Codec } from "../../app/route.js"
 * @import { Written } from "../../run/written-tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { anyText, KNIGHT, layers, leaper, oneOf } from "../../app/codecs.js";
import { squaresText, step, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrong } from "#text/gallery.js";
import { MAX_TEXT, plainName } from "../../run/written-tour.js";
import { readTour, textOf } from "./own-tours.js";

/** @typedef {ReturnType<ReturnType<typeof defineGallery>["read"]>["state"]} State */

/** The tour that is kept already, of those that somebody wrote. @typedef {(written: Written) => Exhibit | undefined} Known */

/** The squares, which are a tour with what is named before them, and are verified. @type {(known?: Known) => Codec<Exhibit | null>} */
const squaresOf = (known) => ({
  usual: null,
  read: (squares, { board, leaper: piece, name }) =>
    readTour({ name, board: board ?? "8x8", leaper: piece, squares }, known),
  write: textOf,
  maxLength: MAX_TEXT,
});

/** @param {{ tour: string | null }} before */
const isOwn = ({ tour }) => tour === null;

/** The links of the room, with a collection of these tours. @param {readonly string[]} ids @param {Known} [known] */
export const defineGallery = (ids, known) =>
  defineRoute("gallery", {
    tour: { ...oneOf(ids, null, wrong.tour), maxLength: MAX_TEXT },
    board: where(isOwn, squaresText(null)),
    leaper: where(isOwn, leaper(KNIGHT)),
    name: where(isOwn, { ...anyText(""), read: plainName }),
    squares: where(isOwn, squaresOf(known)),
    from: anyText(null),
    step,
    layers,
  });

/** What links tell of a tour. @param {Exhibit} exhibit @returns {Partial<State>} */
export const tourIn = (exhibit) =>
  exhibit.id
    ? { tour: exhibit.id }
    : { board: exhibit.board, leaper: exhibit.leaper, squares: exhibit, name: exhibit.name };

const anyGallery = defineGallery([]);

/** The link to a tour. @type {(exhibit: Exhibit, theme?: ThemeId) => string} */
export const linkTo = (exhibit, theme) => anyGallery.write({ ...tourIn(exhibit), theme });
