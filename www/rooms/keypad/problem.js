/**
 * The problem of this room: a keypad, a piece, a length, a start and limits. It is validated by trying it.
 * @import { Question } from "#text/keypad.js"
 * @import { KeypadInfo, Leaps, SequenceLimit, SequenceProblem } from "../../pkg/knights_tour.js"
 */

import { messageOf } from "../../run/errors.js";
import { checkSequence, keypadInfo } from "../../pkg/knights_tour.js";

/** A problem whose keypad is given as rows separated by `/`. @typedef {Question & { keypad: string }} SequenceRequest */

/** The initial pads, each with a problem and a sequence. @type {Record<"phone" | "source", { request: SequenceRequest, sequence: string }>} */
export const presets = {
  phone: {
    request: { keypad: "123/456/789/ 0", leaper: [1, 2], length: 10, start: "", limits: [] },
    sequence: "1618340",
  },
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
};

/** The same in the terms of the solver. @param {SequenceRequest} request @returns {SequenceProblem} */
export const problemOf = ({ start, limits, ...rest }) => ({
  ...rest,
  ...(start === "" ? {} : { start }),
  limits: limits.map(
    ({ keys, ...limit }) => /** @type {SequenceLimit} */ (keys === "" ? limit : { keys, ...limit }),
  ),
});

/** What is wrong with a problem; `null` if it is valid. @param {SequenceRequest} request */
export function refusalOf(request) {
  try {
    checkSequence(problemOf(request), "");
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * The problem on another pad: references to keys that it does not have are removed.
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
 * Typed text as keys: without spaces, and in the case of the keys.
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

/** @type {(keypad: string, leaper: Leaps) => KeypadInfo} */
export const infoOf = (keypad, leaper) => keypadInfo(keypad, leaper);
