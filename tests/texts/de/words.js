/** The same in German: all fit. */

export const greeting = "Hallo";
export const labels = { open: "Öffnen", close: "Schließen", more: { help: "Hilfe" } };
export const parts = /** @type {const} */ (["König", "Dame"]);
/** @type {Readonly<Record<string, string>>} */
export const papers = { letter: "Letter", legal: "Legal" };
/** @type {(squares: number, start: string) => string} */
export const told = (squares, start) => `${squares} Felder ab ${start}`;
/** @type {Record<"one" | "two", (square: string) => (string | { square: string })[]>} */
export const sentences = {
  one: (square) => ["Nach ", { square }],
  two: (square) => ["Von ", { square }],
};
