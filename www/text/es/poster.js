/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const style = "Estilo";
export const styles = {
  numbered: "Números",
  line: "Línea",
  ribbon: "Cinta",
  woven: "Trenzado",
  turns: "Giros",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  count(turns, { one: "giro", other: "giros" }),
  `${number(straight)} en línea recta`,
];

export const paper = "Papel";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "Carta",
  legal: "Oficio (Legal)",
  tabloid: "Tabloide",
  square: "Cuadrado, 300 mm",
  other: "Otro tamaño",
};
export const otherSize = "Tamaño del papel";
export const otherSizeHelp = "Ancho × alto en mm o px, como 300x400mm.";

export const orientation = "Orientación";
export const orientations = {
  auto: "Como el tablero",
  portrait: "Vertical",
  landscape: "Horizontal",
};

export const title = "Título";
export const caption = "Pie de imagen";
export const theme = "Colores";
export const blackAndWhite = "Blanco y negro";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `La página hace carteles de tableros de hasta ${number(most)} casillas; este tiene ${number(squares)}. Para tableros más grandes, usa el comando knights-tour.`;

export const preview = "Vista previa del cartel";
export const saveSvg = "Guardar SVG";
export const savePng = "Guardar PNG";
export const print = "Imprimir";
export const pixels = "PNG, lado más largo en píxeles";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)} píxeles. Tu navegador necesita unos ${memory} MB de memoria.`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `Escribe un número entero de píxeles de ${number(least)} a ${number(most)}.`;

export const making = "Creando el PNG…";
/** @param {string} file */
export const saved = (file) => `Guardado como ${file}.`;
export const pngFailed =
  "Este navegador no pudo crear una imagen tan grande. Elige menos píxeles, o guarda el SVG, que se imprime a cualquier tamaño.";
export const printFailed =
  "Este navegador no pudo imprimir el cartel. Guarda el SVG e imprime ese archivo.";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
