/**
 * What the room’s links hold: what the wall is narrowed to, `#gallery?sums=magic&century=19`, and the tour that is
 * open: `#gallery?tour=al-adli&from=c3&step=17`. Of a tour that is not in the collection they hold all of it:
 * `#gallery?board=6x6&squares=a1b3…&name=…`.
 *
 * @import { Codec } from "../../app/route.js"
 * @import { Written } from "../../run/written-tour.js"
 * @import { Filters, Property } from "./filters.js"
 * @import { Exhibit } from "./tours.js"
 */

import { anyText, KNIGHT, layers, leaper, oneOf } from "../../app/codecs.js";
import { squaresText, step, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrong } from "#text/gallery.js";
import { MAX_TEXT, plainName } from "../../run/written-tour.js";
import { filterNames, properties } from "./filters.js";
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

/** The ids of pieces by their names, which older links have. @type {Readonly<Record<string, string>>} */
const oldPieces = {
  knight: "1,2",
  camel: "1,3",
  zebra: "2,3",
  giraffe: "1,4",
  antelope: "3,4",
};

/** @param {Codec<string | null>} codec @returns {Codec<string | null>} */
const withOldPieces = (codec) => ({
  ...codec,
  read: (text, ...others) =>
    codec.read(new Map(Object.entries(oldPieces)).get(text) ?? text, ...others),
});

/**
 * What the wall can be narrowed to. @type {(values?: Partial<Record<Property, string[]>>) => Record<Property, Codec<string | null>>}
 */
const propertiesOf = (values = {}) =>
  /** @type {any} */ (
    Object.fromEntries(
      properties.map((property) => {
        const codec = oneOf(values[property] ?? [], null, wrong.filter);
        return [property, property === "piece" ? withOldPieces(codec) : codec];
      }),
    )
  );

/** The links of the room, with a collection of tours that have these ids and values. @param {readonly string[]} ids @param {Known} [known] @param {Partial<Record<Property, string[]>>} [values] */
export const defineGallery = (ids, known, values) =>
  defineRoute("gallery", {
    ...propertiesOf(values),
    search: anyText(/** @type {string | null} */ (null)),
    tour: { ...oneOf(ids, null, wrong.tour), maxLength: MAX_TEXT },
    board: where(isOwn, squaresText(null)),
    leaper: where(isOwn, leaper(KNIGHT)),
    name: where(isOwn, { ...anyText(""), read: plainName }),
    squares: where(isOwn, squaresOf(known)),
    from: anyText(null),
    // A tour is opened at its end: all of it is seen.
    step: /** @type {Codec<number | null>} */ ({ ...step, usual: null }),
    layers,
  });

/** What a link says that the wall is narrowed to. @param {State} state @returns {Filters} */
export const filtersIn = (state) =>
  Object.fromEntries(filterNames.map((name) => [name, state[name]]));

/** What links tell of a tour. @param {Exhibit} exhibit @returns {Partial<State>} */
export const tourIn = (exhibit) =>
  exhibit.id
    ? { tour: exhibit.id }
    : { board: exhibit.board, leaper: exhibit.leaper, squares: exhibit, name: exhibit.name };

const anyGallery = defineGallery([]);

/** The link to the wall. @param {Partial<State>} [on] its filters */
export const linkToWall = (on) => anyGallery.write({ ...on });

/** The link to a tour. @type {(exhibit: Exhibit, on?: Partial<State>) => string} */
export const linkTo = (exhibit, on) => anyGallery.write({ ...tourIn(exhibit), ...on });
