/** What the element imports as `#insides`. */

import type { Inside } from "../www/embed/inside.js";

/** Loads the inside of an element in another language than English, by its id. */
export const insides: Readonly<Record<string, () => Promise<{ inside: Inside }>>>;
