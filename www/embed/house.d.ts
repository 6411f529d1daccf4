/** What the build writes into the element: the page's look, and the markup with the page's parts. */
declare const HOUSE: { style: string; markup: string };
