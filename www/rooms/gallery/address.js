/**
 * The room’s address: `#gallery?tour=al-adli&from=c3&step=17`, and for a tour that is not in the
 * collection all of it: `#gallery?board=6x6&squares=a1b3…&name=…`. The squares are verified before they
 * are used.
 *
 * @import { Layer, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Exhibit } from "./tours.js"
 */

import { joinAddress, readLeaper, readTheme, splitAddress } from "../../app/address.js";
import { keptWords } from "../../app/tour-link.js";
import { messageOf } from "../../run/errors.js";
import { allLayers } from "../../run/layers.js";
import { wrong } from "../../text/gallery.js";
import * as shared from "../../text/words.js";
import { readTour } from "./own-tours.js";

/**
 * @typedef {object} Route
 * @property {string | null} tour of the collection
 * @property {Exhibit | null} own one that the link tells all of
 * @property {string | null} from the square that it is numbered from
 * @property {number} step
 * @property {Layer[]} [layers]
 * @property {ThemeId} [theme]
 */

const names = ["tour", "board", "leaper", "squares", "name", "from", "step", "layers", "theme"];

/** The tour that a link tells all of. @type {(words: URLSearchParams, problems: Problem[]) => Exhibit | null} */
function readOwn(words, problems) {
  const [board, squares] = [words.get("board"), words.get("squares")];
  if (board === null && squares === null) {
    return null;
  }
  const { leaper = [1, 2], problems: wrongLeaper } = readLeaper(words);
  problems.push(...wrongLeaper);
  try {
    const name = words.get("name") ?? "";
    return readTour({ name, board: board ?? "8x8", leaper, squares: squares ?? "" });
  } catch (error) {
    problems.push({ name: "tour", message: messageOf(error) });
    return null;
  }
}

/** @type {(text: string | null, problems: Problem[]) => Layer[] | undefined} */
function readLayers(text, problems) {
  const named = text?.split(",").filter(Boolean);
  const unknown = named?.find((name) => !allLayers.some((layer) => layer === name));
  if (unknown !== undefined) {
    problems.push({ name: "layers", message: shared.wrong.layers(unknown, allLayers) });
    return undefined;
  }
  return named && allLayers.filter((layer) => named.includes(layer));
}

/** @type {(address: string, ids: readonly string[]) => { route: Route, problems: Problem[] }} */
export function readRoute(address, ids) {
  const { words, problems } = splitAddress(address, names, { squares: 100_000 });
  const { theme, problems: wrongTheme } = readTheme(words);
  problems.push(...wrongTheme);
  const [tour, step] = [words.get("tour"), words.get("step")];
  const isKnown = tour === null || ids.includes(tour);
  if (!isKnown) {
    problems.push({ name: "tour", message: wrong.tour(tour) });
  }
  const isNumber = step === null || /^\d{1,9}$/.test(step);
  if (!isNumber) {
    problems.push({ name: "step", message: shared.wrong.step(step) });
  }
  return {
    route: {
      tour: isKnown ? tour : null,
      own: tour === null ? readOwn(words, problems) : null,
      from: words.get("from"),
      step: isNumber ? Number(step ?? 0) : 0,
      layers: readLayers(words.get("layers"), problems),
      ...(theme && { theme }),
    },
    problems,
  };
}

/** The words that tell which tour it is. @param {Exhibit} exhibit */
const tourWords = (exhibit) => (exhibit.id ? [["tour", exhibit.id]] : keptWords(exhibit));

/** The link to a tour. @type {(exhibit: Exhibit, theme?: ThemeId) => string} */
export const linkTo = (exhibit, theme) =>
  joinAddress("gallery", [...tourWords(exhibit), ...(theme ? [["theme", theme]] : [])]);

/** @type {(exhibit: Exhibit, route: Pick<Route, "from" | "step" | "layers" | "theme">) => string} */
export const writeRoute = (exhibit, { from, step, layers, theme }) =>
  joinAddress("gallery", [
    ...tourWords(exhibit),
    ...(from ? [["from", from]] : []),
    ...(step > 0 ? [["step", String(step)]] : []),
    ...(layers ? [["layers", layers.join(",")]] : []),
    ...(theme ? [["theme", theme]] : []),
  ]);
