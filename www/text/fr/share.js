/** The texts of the sheet behind “Share”. */

import { count, number } from "./sentence.js";

export const heading = "Partager";
export const link = "Lien";
export const copyLink = "Copier le lien";
export const linkCopied = "Lien copié. Il ouvre la page telle que tu la vois.";
export const copied = "Copié";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what} : copié.`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused =
  "Le navigateur n’a pas permis de copier. Le texte est sélectionné : copie-le avec Ctrl+C.";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "Cette page a été ouverte depuis un fichier : le lien ne marche que sur cet ordinateur. Pour la partager, envoie aussi le fichier, et la partie du lien qui commence par #.",
  device: "Ce lien ne marche que sur cet ordinateur.",
};

export const qr = "Code QR";
export const qrName = "Code QR du lien";
export const showLarge = "Montrer en grand";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `Le lien est trop long pour un code QR : il a ${count(bytes, { one: "caractère", other: "caractères" })}, et les appareils photo en lisent ${number(most)} au plus. Copie plutôt le lien.`;

export const picture = "Image";
export const savePicture = "Enregistrer l’image";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "Ce plateau est trop grand pour un SVG. Enregistre-le en PNG.";
/** @param {string} file */
export const pictureSaved = (file) => `Enregistré sous ${file}.`;
export const pictureFailed =
  "Ce navigateur n’a pas pu faire l’image. Essaie un plateau plus petit.";

export const animation = "Animation";
export const poster = "Affiche";
export const embed = "Intégrer";
export const fromBeginning = "Partir du début";
export const frameCode = "Code de l’iframe";
export const frameOfRun =
  "Montre le plateau, les boutons et une phrase, sur 480 pixels de large au plus.";
export const frameOfRoom = "Montre cette salle dans un cadre.";
export const elementCode = "Code du composant web";
/** How to host the element's script. */
export const elementHelp =
  "S’adapte à la largeur et aux couleurs de ta page. Il charge son script depuis ce site. Si ta page ne montre rien, copie les dossiers embed et pkg sur ton propre site : un autre site doit autoriser le script (Access-Control-Allow-Origin). Si ta page a une politique de sécurité du contenu, il lui faut l’adresse du script dans script-src et connect-src, et 'wasm-unsafe-eval' dans script-src.";
export const elementHelpFile =
  "S’adapte à la largeur et aux couleurs de ta page. Copie les dossiers embed et pkg du site à côté de ta page. Si ta page a une politique de sécurité du contenu, il lui faut script-src 'self' 'wasm-unsafe-eval' et connect-src 'self'.";
export const copy = "Copier";
