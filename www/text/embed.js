/** The texts of the element for other people's pages. */

import { paragraph } from "#text/sentence.js";
import { press } from "#text/words.js";
import * as messages from "#messages/embed.js";
import * as shared from "#messages/labels.js";
import { gameLabels } from "#messages/play.js";

/** The accessible name of the element. @param {string} what its board */
export const elementName = (what) => messages.elementName({ what });

/** The words in its markup: those alone, as each language’s are a part of its file. @type {Record<string, string>} */
export const elementLabels = {
  ...gameLabels,
  deadEnd: shared.labels.deadEnd,
  playHead: shared.labels.playHead,
  scrubber: shared.labels.scrubber,
  speed: shared.labels.speed,
  tie: shared.labels.tie,
  tryAgain: shared.labels.tryAgain,
};

/** Why a browser does not run WebAssembly. */
export const noWasm = {
  missing: shared.labels.wasmMissing,
  forbidden: shared.labels.wasmForbidden,
};

/** The solver could not be fetched or started. @param {string} message what the browser said */
export const notLoaded = (message) => paragraph(shared.labels.loadFailed, message);

/** An unknown attribute. @type {(name: string, meant: string) => string} */
export const misspelt = (name, meant) => messages.misspelt({ name, meant });

/** What a click on the board does in a game. */
export const moveHint = messages.moveHint({ press });

/** A speed that is none. @type {(value: string, least: number, most: number) => string} */
export const wrongSpeed = (value, least, most) => messages.wrongSpeed({ value, least, most });
