/**
 * What the room asks: a keypad, a piece, a length, a start and limits. Whether they can be used is
 * found out by trying.
 *
 * @import { Question } from "../../text/keypad.js"
 * @import { KeypadInfo, SequenceLimit, SequenceProblem } from "../../pkg/knights_tour.js"
 */

import { messageOf } from "../../run/errors.js";
import { checkSequence, keypadInfo } from "../../pkg/knights_tour.js";

/** What is asked, of a keypad as rows separated by `/`. @typedef {Question & { keypad: string }} SequenceRequest */

/** The pads to begin with, each with what is asked of it and a sequence to look at. @type {Record<"source" | "phone", { request: SequenceRequest, sequence: string }>} */
export const presets = {
  source: {
    request: {
      keypad: "ABCDE/FGHIJ/KLMNO/ 123",
      leaper: [1, 2],
      length: 10,
      start: "",
      limits: [{ keys: "AEIO", atMost: 2, each: false }],
    },
    sequence: "AHAHKBKBKB",
  },
  phone: {
    request: { keypad: "123/456/789/ 0", leaper: [1, 2], length: 10, start: "", limits: [] },
    sequence: "1618340",
  },
};

/** The same in the words of the module. @param {SequenceRequest} request @returns {SequenceProblem} */
export const problemOf = ({ start, limits, ...rest }) => ({
  ...rest,
  ...(start === "" ? {} : { start }),
  limits: limits.map(
    ({ keys, ...limit }) => /** @type {SequenceLimit} */ (keys === "" ? limit : { keys, ...limit }),
  ),
});

/** What is wrong with what is asked; `null` where nothing is. @param {SequenceRequest} request */
export function refusalOf(request) {
  try {
    checkSequence(problemOf(request), "");
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * What is asked, on another pad: what speaks of keys that are gone is taken away.
 * @type {(request: SequenceRequest, keypad: KeypadInfo) => { request: SequenceRequest, isLess: boolean }}
 */
export function movedTo(request, { text, keys }) {
  const known = new Set(keys.map(({ key }) => key));
  const limits = request.limits
    .map((limit) => ({ ...limit, left: [...limit.keys].filter((key) => known.has(key)).join("") }))
    .filter(({ keys: named, left }) => named === "" || left !== "");
  const start = known.has(request.start) ? request.start : "";
  const moved = limits.map(({ left, atMost, each }) => ({ keys: left, atMost, each }));
  const isLess =
    start !== request.start || JSON.stringify(moved) !== JSON.stringify(request.limits);
  return { request: { ...request, keypad: text, start, limits: moved }, isLess };
}

/**
 * What was typed, as keys: without spaces, and in capitals or small letters as the keys are.
 * @type {(text: string, keypad: KeypadInfo) => string}
 */
export function readKeys(text, { keys }) {
  const known = new Set(keys.map(({ key }) => key));
  const read = [...text.replace(/\s/g, "")].map((character) => {
    const forms = [character, character.toUpperCase(), character.toLowerCase()];
    return forms.find((form) => known.has(form)) ?? character;
  });
  return read.join("");
}

/** @type {(keypad: string, leaper: [number, number]) => KeypadInfo} */
export const infoOf = (keypad, leaper) => keypadInfo(keypad, leaper);
