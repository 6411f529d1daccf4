/** A few texts in English, which those beside this folder fit or do not. */

export const greeting = "Hello";
export const labels = /** @type {const} */ ({
  open: "Open",
  close: "Close",
  more: { help: "Help" },
});
export const parts = /** @type {const} */ (["king", "queen"]);
/** @type {Readonly<Record<string, string>>} */
export const papers = { letter: "Letter" };
/** @type {(squares: number, start: string) => string} */
export const told = (squares, start) => `${squares} squares from ${start}`;
/** @type {Record<"one" | "two", (square: string) => (string | { square: string })[]>} */
export const sentences = {
  one: (square) => ["To ", { square }],
  two: (square) => ["From ", { square }],
};
