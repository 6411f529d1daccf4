/** Puts soft hyphens into the words of a text; `null` in a language for which the library has no patterns. */
export const hyphenate: ((text: string) => string) | null;
