/** Texts in which something is wrong wherever something can be. */

export const labels = { open: "Abrir", more: { help: "Ayuda", about: "Acerca de" } };
export const parts = /** @type {const} */ (["rey"]);
export const papers = { letter: 1 };
/** @type {(squares: string) => string} */
export const told = (squares) => `${squares} casillas`;
/** @type {Record<"one" | "two", (square: string) => string>} */
export const sentences = { one: (square) => `a ${square}`, two: (square) => `de ${square}` };
export const farewell = "Adiós";
