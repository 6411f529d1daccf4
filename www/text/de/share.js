/** The texts of the sheet behind “Share”. */

import { count, number } from "./sentence.js";

export const heading = "Teilen";
export const link = "Link";
export const copyLink = "Link kopieren";
export const linkCopied = "Link kopiert. Er öffnet die Seite so, wie du sie jetzt siehst.";
export const copied = "Kopiert";
/** @param {string} what the label of a field */
export const isCopied = (what) => `${what}: kopiert.`;
/** The browser refused to copy; the text in the field is selected instead. */
export const refused =
  "Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopiere ihn mit Strg+C.";

/** Who can open the link, if not everyone can. */
export const reach = {
  file: "Diese Seite wurde aus einer Datei geöffnet, deshalb funktioniert der Link nur auf diesem Computer. Zum Teilen schick auch die Datei mit und den Teil des Links, der mit # beginnt.",
  device: "Dieser Link funktioniert nur auf diesem Computer.",
};

export const qr = "QR-Code";
export const qrName = "QR-Code des Links";
export const showLarge = "Groß zeigen";
/** @type {(bytes: number, most: number) => string} */
export const tooLongForQr = (bytes, most) =>
  `Der Link ist zu lang für einen QR-Code: Er hat ${count(bytes, { one: "Zeichen", other: "Zeichen" })}, und Kameras lesen höchstens ${number(most)}. Kopiere stattdessen den Link.`;

export const picture = "Bild";
export const savePicture = "Bild speichern";
export const svg = "SVG";
export const png = "PNG";
export const svgTooLarge = "Dieses Brett ist zu groß für ein SVG. Speichere es als PNG.";
/** @param {string} file */
export const pictureSaved = (file) => `Gespeichert als ${file}.`;
export const pictureFailed =
  "Dieser Browser konnte das Bild nicht erstellen. Versuche ein kleineres Brett.";

export const animation = "Animation";
export const poster = "Poster";
export const embed = "Einbetten";
export const fromBeginning = "Von vorn beginnen";
export const frameCode = "Code für einen iframe";
export const frameOfRun = "Zeigt das Brett, die Knöpfe und einen Satz, bis zu 480 Pixel breit.";
export const frameOfRoom = "Zeigt diesen Bereich in einem Rahmen.";
export const elementCode = "Code für eine Web-Komponente";
/** How to host the element's script. */
export const elementHelp =
  "Passt sich der Breite und den Farben deiner Seite an. Das Skript wird von dieser Website geladen. Zeigt deine Seite nichts, kopiere die Ordner embed und pkg auf deine eigene Website: Eine fremde Website muss das Skript erlauben (Access-Control-Allow-Origin). Hat deine Seite eine Content Security Policy, braucht sie script-src und connect-src mit der Adresse des Skripts sowie 'wasm-unsafe-eval' in script-src.";
export const elementHelpFile =
  "Passt sich der Breite und den Farben deiner Seite an. Kopiere die Ordner embed und pkg der Website neben deine Seite. Hat deine Seite eine Content Security Policy, braucht sie script-src 'self' 'wasm-unsafe-eval' und connect-src 'self'.";
export const copy = "Kopieren";
