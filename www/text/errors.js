/**
 * What errors of the solver say, by their kind: `BoardError.TooLarge` is `TooLarge` in `BoardError`. In English the
 * solver says it itself; `error-kinds.d.ts` lists all kinds with their facts.
 */

import * as messages from "#messages/errors.js";

/** @type {Record<string, any>} */
export const errors = messages.errors;
