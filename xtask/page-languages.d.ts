/** What scripts of the page import as `#languages`. */

/** What is known of a language before its texts are loaded. */
export interface Language {
  /** As in `<html lang>`, and the name of its folder. */
  id: string;
  /** In the language itself. */
  name: string;
  /** `ltr` or `rtl`. */
  direction: string;
  /** What is said while the page is loading. */
  loading: string;
  /** The button that may help then. */
  loadAgain: string;
}

/** Those that the page is offered in, English first. */
export const languages: readonly Language[];
