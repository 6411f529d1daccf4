/** The texts about posters, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const style = "Style";
export const styles = {
  numbered: "Numéroté",
  line: "Trait",
  ribbon: "Ruban",
  woven: "Tressé",
  turns: "Virages",
};

/** What the colours of the style “turns” mean: squares where the tour turns, and where it goes straight on. @type {(turns: number, straight: number) => [string, string]} */
export const legend = (turns, straight) => [
  count(turns, { one: "virage", other: "virages" }),
  `${number(straight)} tout droit`,
];

export const paper = "Papier";
/** Paper sizes whose names are not known everywhere. @type {Readonly<Record<string, string>>} */
export const papers = {
  letter: "Letter",
  legal: "Legal",
  tabloid: "Tabloid",
  square: "Carré, 300 mm",
  other: "Autre format",
};
export const otherSize = "Format du papier";
export const otherSizeHelp = "Largeur × hauteur en mm ou px, comme 300x400mm.";

export const orientation = "Orientation";
export const orientations = {
  auto: "Automatique",
  portrait: "Portrait",
  landscape: "Paysage",
};

export const title = "Titre";
export const caption = "Légende";
export const theme = "Couleurs";
export const blackAndWhite = "Noir et blanc";

/** @type {(squares: number, most: number) => string} */
export const tooLarge = (squares, most) =>
  `La page fait des affiches de plateaux de ${number(most)} cases au plus ; celui-ci en a ${number(squares)}. Pour de plus grands plateaux, utilise la commande knights-tour.`;

export const preview = "Aperçu de l’affiche";
export const saveSvg = "Enregistrer en SVG";
export const savePng = "Enregistrer en PNG";
export const print = "Imprimer";
export const pixels = "PNG, grand côté en pixels";

/** The size of a PNG. @type {(width: number, height: number, bytes: number) => string} */
export const size = (width, height, bytes) => {
  const megabytes = bytes / 1e6;
  const memory = megabytes < 10 ? decimal(megabytes, 1) : number(Math.round(megabytes));
  return `${number(width)} × ${number(height)} pixels. Il faut pour cela environ ${memory} Mo de mémoire à ton navigateur.`;
};
/** @type {(least: number, most: number) => string} */
export const badPixels = (least, most) =>
  `Écris un nombre entier de pixels, de ${number(least)} à ${number(most)}.`;

export const making = "Création du PNG…";
/** @param {string} file */
export const saved = (file) => `Enregistré sous ${file}.`;
export const pngFailed =
  "Ce navigateur n’a pas pu faire une image aussi grande. Prends moins de pixels, ou enregistre le SVG, qui s’imprime à toutes les tailles.";
export const printFailed =
  "Ce navigateur n’a pas pu imprimer l’affiche. Enregistre le SVG et imprime ce fichier.";
/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);
