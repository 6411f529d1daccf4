/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const style = "Stil";
export const styles = {
  numbered: "Nummeriert",
  line: "Linie",
  ribbon: "Band",
  woven: "Geflochten",
  turns: "Knicke",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  count(turns, { one: "Knick", other: "Knicke" }),
  `${number(straight)} geradeaus`,
];

export const paper = "Papier";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "US Letter",
  legal: "US Legal",
  tabloid: "US Tabloid",
  square: "Quadrat, 300 mm",
  other: "Andere Größe",
};
export const otherSize = "Papiergröße";
export const otherSizeHelp = "Breite × Höhe in mm oder px, etwa 300x400mm.";

export const orientation = "Ausrichtung";
export const orientations = {
  auto: "Wie das Brett",
  portrait: "Hochformat",
  landscape: "Querformat",
};

export const title = "Titel";
export const caption = "Bildunterschrift";
export const theme = "Farben";
export const blackAndWhite = "Schwarz-weiß";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `Die Seite macht Poster von Brettern mit bis zu ${number(most)} Feldern; dieses hat ${number(squares)}. Nimm für größere Bretter den Befehl knights-tour.`;

export const preview = "Vorschau des Posters";
export const saveSvg = "SVG speichern";
export const savePng = "PNG speichern";
export const print = "Drucken";
export const pixels = "PNG, längere Seite in Pixeln";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)} Pixel. Dein Browser braucht dafür etwa ${memory} MB Speicher.`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `Schreib eine ganze Zahl von Pixeln, von ${number(least)} bis ${number(most)}.`;

export const making = "Erstellt das PNG …";
/** @param {string} file */
export const saved = (file) => `Gespeichert als ${file}.`;
export const pngFailed =
  "Dieser Browser konnte ein so großes Bild nicht erstellen. Wähle weniger Pixel oder speichere das SVG, das sich in jeder Größe drucken lässt.";
export const printFailed =
  "Dieser Browser konnte das Poster nicht drucken. Speichere das SVG und drucke diese Datei.";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
