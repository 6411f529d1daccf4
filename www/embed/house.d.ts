/** What the build writes into the element: the page's look, and the markup with the page's parts. */
declare const HOUSE: { style: string; markup: string };

/** Whether it is built for the npm package, where bundlers take care of its parts. */
declare const IS_PACKED: boolean;

/** The look of puzzles, which only elements with a puzzle have. */
declare const PUZZLE_STYLE: string;
