/**
 * How the entries of links are read and written (`route.js`). What several rooms have in their links is
 * here; what only one has is a codec beside its table.
 *
 * @import { Layer, Leaps, WrapId } from "../pkg/knights_tour.js"
 * @import { Codec } from "./route.js"
 */

import { languages } from "#languages";
import { checkLeaper } from "../pkg/knights_tour.js";
import { allLayers } from "../run/layers.js";
import { graphInLink } from "../run/measures.js";
import { MAX_SQUARES_TEXT } from "../run/written-form.js";
import { isKnight, leapsText } from "../text/leaps.js";
import { wrong } from "#text/words.js";
import { parseInteger } from "../widgets/parse-integer.js";
import { closest } from "./choose-language.js";
import { themes } from "./theme.js";

/** Steps beyond any that a reader could wait for are slips. */
const MAX_STEPS = 1e9;
/** Maximum characters of a keypad, a sequence, and lists of settings: many times what can be used. */
export const MAX_LIST_TEXT = 20_000;

/** @type {[number, number]} */
export const KNIGHT = [1, 2];

/** A list, separated by commas. @param {string} text */
export const itemsOf = (text) => text.split(",").filter(Boolean);

/** Without the signs that separate items and their parts; `decode` reads it again. @param {string} text */
export const escapeItem = (text) => text.replace(/[%:,=]/g, encodeURIComponent);

/** Without escapes, where they are whole: a link may be broken off in the midst of a character. @param {string} text */
export function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Any list of squares. @type {Codec<string[]>} */
export const squares = { usual: [], read: itemsOf, maxLength: MAX_SQUARES_TEXT };

/** A text, taken as it is written. @type {<T extends string | null | undefined>(usual: T) => Codec<T | string>} */
export const anyText = (usual) => ({ usual, read: (written) => written });

/** The same of a board, a graph or a list of squares. @type {<T extends string | null | undefined>(usual: T) => Codec<T | string>} */
export const squaresText = (usual) => ({ ...anyText(usual), maxLength: MAX_SQUARES_TEXT });

/**
 * One of these values.
 * @type {<const T, const U>(known: readonly T[], usual: U, refuse: (text: string, known: readonly string[]) => string) => Codec<T | U>}
 */
export const oneOf = (known, usual, refuse) => ({
  usual,
  read(written) {
    const value = known.find((each) => String(each) === written);
    if (value === undefined) {
      throw new Error(refuse(written, known.map(String)));
    }
    return value;
  },
});

/** The edges that are joined, in a room that judges its links itself; `none` is the same as nothing. @type {(refuse: (text: string, known: readonly string[]) => string) => Codec<WrapId | undefined>} */
export function surface(refuse) {
  /** @type {Codec<WrapId | undefined>} */
  const listed = oneOf(/** @type {WrapId[]} */ (["none", "columns", "both"]), undefined, refuse);
  const read = (/** @type {Parameters<typeof listed.read>} */ ...written) => {
    const wrap = listed.read(...written);
    return wrap === "none" ? undefined : wrap;
  };
  return { ...listed, read };
}

/**
 * Some of these, separated by commas; they are always in this order.
 * @type {<T extends string, None>(known: readonly T[], usual: None, refuse: (text: string, known: readonly string[]) => string) => Codec<T[] | None>}
 */
export const someOf = (known, usual, refuse) => ({
  usual,
  read(written) {
    const named = itemsOf(written);
    const unknown = named.find((name) => known.every((each) => each !== name));
    if (unknown !== undefined) {
      throw new Error(refuse(unknown, known));
    }
    return known.filter((each) => named.includes(each));
  },
});

/**
 * A whole number in this range.
 * @type {<T extends number | null>(least: number, most: number, usual: T, refuse: (text: string, least: number, most: number, usual: T) => string) => Codec<T | number>}
 */
export const integer = (least, most, usual, refuse) => ({
  usual,
  read(written) {
    const value = parseInteger(written, least, most);
    if (value === null) {
      throw new Error(refuse(written, least, most, usual));
    }
    return value;
  },
});

/** What can be asked for, and is left out otherwise. @type {Codec<boolean>} */
export const flag = oneOf([false, true], false, wrong.flag);

/** How many steps have been taken. */
export const step = integer(0, MAX_STEPS, 0, (written) => wrong.step(written, MAX_STEPS));

/** The layers that are drawn, where they are not the usual ones. @type {Codec<Layer[] | undefined>} */
export const layers = someOf(allLayers, undefined, wrong.layers);

/** The theme that is asked for, if any. */
export const theme = oneOf(themes, undefined, wrong.theme);

/** The language that is asked for: another module sees to it, so nothing is kept of it here. @type {Codec<undefined>} */
export const lang = {
  usual: undefined,
  read(written) {
    const known = languages.map(({ id }) => id);
    if (closest(written, known) === undefined) {
      throw new Error(wrong.language(written, known));
    }
    return undefined;
  },
};

/** The piece, by its leaps; a link names it where it is not the knight. @type {<T extends Leaps | undefined>(usual: T) => Codec<T | Leaps>} */
export const leaper = (usual) => ({
  usual,
  read(written) {
    // A plus sign of an address is read as a space.
    const leaps = checkLeaper(written.replace(/(\d)\s+(?=\d)/g, "$1+"));
    return isKnight(leaps) ? usual : leaps;
  },
  write: (leaps) => (isKnight(leaps) ? null : leapsText(leaps)),
});

/** The same entry, which a link names in any case. @type {<T>(codec: Codec<T>) => Codec<T>} */
export const always = (codec) => ({ ...codec, isWritten: true });

/** The same entry, which only means something beside certain others. @type {<T>(where: (state: any) => boolean, codec: Codec<T>) => Codec<T>} */
export const where = (condition, codec) => ({ ...codec, where: condition });

/** The same entry, where nothing is as good as no entry. @type {<T>(codec: Codec<T>) => Codec<T>} */
export const unlessEmpty = (codec) => ({
  ...codec,
  read: (written, ...rest) => (written === "" ? codec.usual : codec.read(written, ...rest)),
});

/** The same entry, which is read in any case, as a graph may be unusable, and written where there is none. @type {<T>(codec: Codec<T>) => Codec<T>} */
const unlessGraph = (codec) => ({
  ...codec,
  write: (value, state) =>
    state.graph === undefined ? (codec.write ?? String)(value, state) : null,
});

/** What says on what a run or a game is: a graph takes the place of a board and its piece. @param {string | undefined} board */
export const boardOrGraph = (board) => ({
  graph: { ...squaresText(/** @type {string | undefined} */ (undefined)), write: graphInLink },
  board: unlessGraph(always(squaresText(board))),
  leaper: unlessGraph(leaper(/** @type {Leaps | undefined} */ (undefined))),
  wrap: unlessGraph(/** @type {Codec<WrapId | undefined>} */ (anyText(undefined))),
});
