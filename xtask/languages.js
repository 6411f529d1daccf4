/**
 * The languages of the page: each is a folder in `www/text/`. Scripts of the page import this as `#languages`; the
 * bundler puts the list itself in its place.
 *
 * @import { Language, Opening } from "./page-languages.js"
 */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SOURCE, scriptOf } from "./messages.js";

export { SOURCE };

/**
 * A script without imports, wherever it lies: its folder need not say that its scripts are modules.
 * @param {string} text
 */
export const run = (text) =>
  import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);

/** What a language says of itself. @type {(top: string, id: string) => Promise<typeof import("#messages/about.js").about>} */
const aboutOf = async (top, id) => (await run(scriptOf(top, id, "about"))).about;

/** The languages in a folder of sources, the source of all others first. @param {string} top @returns {Promise<(Language & Opening)[]>} */
export async function languagesIn(top) {
  const entries = await readdir(join(top, "text"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const ids = [SOURCE, ...folders.filter((id) => id !== SOURCE).sort()];
  return Promise.all(
    ids.map(async (id) => {
      const { name, direction, loading, loadAgain } = await aboutOf(top, id);
      return { id, name, direction, loading, loadAgain };
    }),
  );
}

/** What each language says before its texts are loaded. @param {(Language & Opening)[]} known */
export const openingsOf = (known) =>
  Object.fromEntries(
    known.map(({ id, direction, loading, loadAgain }) => [id, { direction, loading, loadAgain }]),
  );

export const languages = await languagesIn(fileURLToPath(new URL("../www", import.meta.url)));
export const openings = openingsOf(languages);
