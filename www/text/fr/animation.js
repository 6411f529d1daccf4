/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const from = "Premier pas";
export const to = "Dernier pas";
export const size = "Taille, en pixels";
/** Sizes to choose from. */
export const sizes = "Tailles usuelles";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480 : page web", 720: "720", 1080: "1080 : diapos" };
export const delay = "Durée de chaque pas, en ms";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `de ${number(least)} à ${number(most)}`;
export const theme = "Couleurs";
export const choice = "Montrer les choix avant chaque coup";
export const kind = "Genre";
export const kinds = { gif: "GIF", video: "Vidéo (MP4)" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
/** @param {Kind} of */
export const make = (of) => (of === "gif" ? "Créer le GIF" : "Créer la vidéo");
export const cancel = "Arrêter";
export const save = "Enregistrer";
export const play = "Lecture";

/** Shown until the length of the run is known. */
export const looking = "Calcul de la longueur du parcours…";
/** @param {Kind} of */
export const making = (of) => (of === "gif" ? "Création du GIF…" : "Création de la vidéo…");
export const cancelled = "Arrêté.";
export const preview = "Aperçu de l’animation";
export const progress = "Avancement de l’animation";

/** The approximate size of a file. @param {number} n in bytes */
export function bytes(n) {
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  const rounded = Math.round(n / tens) * tens;
  return rounded < 1e6
    ? `${number(Math.max(1, Math.round(rounded / 1000)))} ko`
    : `${decimal(rounded / 1e6, rounded < 1e7 ? 1 : 0)} Mo`;
}

/** @param {number} ms */
const seconds = (ms) =>
  ms < 90_000 ? `${number(Math.round(ms / 1000))} s` : `${number(Math.round(ms / 60_000))} min`;

/**
 * Describes the planned animation.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export function plan({ frames, every, width, height, milliseconds, bytes: estimate }) {
  const pictures = count(frames, { one: "image", other: "images" });
  const thinned = every > 1 ? `, un pas sur ${number(every)}` : "";
  return `${pictures}${thinned}, ${width} × ${height} pixels, ${seconds(milliseconds)}, environ ${bytes(estimate)}.`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) =>
  `Ce parcours a ${number(steps)} pas. Écris un nombre jusqu’à ${number(steps)}.`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `${bytes(n)} pour l’instant`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) =>
  of === "gif" ? `GIF prêt (${bytes(n)})` : `Vidéo (MP4) prête (${bytes(n)})`;

/** @param {string} file */
export const saved = (file) => `Enregistré sous ${file}.`;

/** This browser has no encoder for frames of this size. */
export const noEncoder =
  "Ce navigateur ne peut pas faire de vidéo de cette taille. Choisis une taille plus petite, ou fais un GIF.";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? of === "gif"
      ? `Impossible de créer le GIF : ${message}.`
      : `Impossible de créer la vidéo : ${message}.`
    : of === "gif"
      ? "Ce navigateur n’a pas pu créer le GIF. Essaie une taille plus petite ou moins de pas."
      : "Ce navigateur n’a pas pu créer la vidéo. Essaie une taille plus petite ou moins de pas.";
