/** What scripts of the page import as `#languages`. */

/** One that the page is offered in. */
export interface Language {
  /** As in `<html lang>`, and the name of its folder. */
  id: string;
  /** In the language itself. */
  name: string;
}

/** What a language says before its texts are loaded. */
export interface Opening {
  /** `ltr` or `rtl`. */
  direction: string;
  /** What is said while the page is loading. */
  loading: string;
  /** The button that may help then. */
  loadAgain: string;
}

/** Those that the page is offered in, English first. */
export const languages: readonly Language[];

/** By language. */
export const openings: Readonly<Record<string, Opening>>;
