/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const from = "Von Schritt";
export const to = "Bis Schritt";
export const size = "Größe in Pixeln";
/** Sizes to choose from. */
export const sizes = "Übliche Größen";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480: Webseite", 720: "720", 1080: "1080: Folien" };
export const delay = "Zeit pro Schritt in ms";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `${number(least)} bis ${number(most)}`;
export const theme = "Farben";
export const choice = "Vor jedem Zug die Möglichkeiten zeigen";
export const kind = "Art";
export const kinds = { gif: "GIF", video: "Video (MP4)" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
const names = { gif: "GIF", video: "Video" };
/** @param {Kind} of */
export const make = (of) => `${names[of]} erstellen`;
export const cancel = "Abbrechen";
export const save = "Speichern";
export const play = "Abspielen";

/** Shown until the length of the run is known. */
export const looking = "Berechnet, wie lang der Lauf ist …";
/** @param {Kind} of */
export const making = (of) => `Erstellt das ${names[of]} …`;
export const cancelled = "Abgebrochen.";
export const preview = "Vorschau der Animation";
export const progress = "Fortschritt der Animation";

/** The approximate size of a file. @param {number} n in bytes */
export function bytes(n) {
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  const rounded = Math.round(n / tens) * tens;
  return rounded < 1e6
    ? `${number(Math.max(1, Math.round(rounded / 1000)))} kB`
    : `${decimal(rounded / 1e6, rounded < 1e7 ? 1 : 0)} MB`;
}

/** @param {number} ms */
const seconds = (ms) =>
  ms < 90_000 ? `${number(Math.round(ms / 1000))} s` : `${number(Math.round(ms / 60_000))} min`;

/**
 * Describes the planned animation.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export function plan({ frames, every, width, height, milliseconds, bytes: estimate }) {
  const pictures = count(frames, { one: "Bild", other: "Bilder" });
  const thinned = every > 1 ? `, jeder ${number(every)}. Schritt` : "";
  return `${pictures}${thinned}, ${width} × ${height} Pixel, ${seconds(milliseconds)}, etwa ${bytes(estimate)}.`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) =>
  `Der Lauf hat ${count(steps, { one: "Schritt", other: "Schritte" })}. Schreib eine Zahl bis ${number(steps)}.`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `bisher ${bytes(n)}`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) => `${kinds[of]} fertig (${bytes(n)})`;

/** @param {string} file */
export const saved = (file) => `Gespeichert als ${file}.`;

/** This browser has no encoder for frames of this size. */
export const noEncoder =
  "Dieser Browser kann kein Video in dieser Größe erstellen. Wähle eine kleinere Größe oder erstelle ein GIF.";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? `Das ${names[of]} konnte nicht erstellt werden: ${message}.`
    : `Dieser Browser konnte das ${names[of]} nicht erstellen. Versuche eine kleinere Größe oder weniger Schritte.`;
