/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const from = "Del paso";
export const to = "Al paso";
export const size = "Tamaño, en píxeles";
/** Sizes to choose from. */
export const sizes = "Tamaños habituales";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480: página web", 720: "720", 1080: "1080: diapositivas" };
export const delay = "Tiempo por paso, en ms";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `de ${number(least)} a ${number(most)}`;
export const theme = "Colores";
export const choice = "Mostrar las opciones antes de cada movimiento";
export const kind = "Tipo";
export const kinds = { gif: "GIF", video: "Vídeo (MP4)" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
/** @param {Kind} of */
export const make = (of) => (of === "gif" ? "Crear GIF" : "Crear video");
export const cancel = "Cancelar";
export const save = "Guardar";
export const play = "Reproducir";

/** Shown until the length of the run is known. */
export const looking = "Calculando cuántos pasos son…";
/** @param {Kind} of */
export const making = (of) => (of === "gif" ? "Creando el GIF…" : "Creando el video…");
export const cancelled = "Cancelado.";
export const preview = "Vista previa de la animación";
export const progress = "Progreso de la animación";

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
  const pictures = count(frames, { one: "fotograma", other: "fotogramas" });
  const thinned = every > 1 ? `, uno cada ${number(every)} pasos` : "";
  return `${pictures}${thinned}, ${width} × ${height} píxeles, ${seconds(milliseconds)}, más o menos ${bytes(estimate)}.`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) =>
  `Solo hay ${count(steps, { one: "paso", other: "pasos" })}. Escribe un número hasta ${number(steps)}.`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `${bytes(n)} hasta ahora`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) => `${kinds[of]}, listo (${bytes(n)})`;

/** @param {string} file */
export const saved = (file) => `Guardado como ${file}.`;

/** This browser has no encoder for frames of this size. */
export const noEncoder =
  "Este navegador no puede crear un video de este tamaño. Elige uno menor, o crea un GIF.";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? `No se pudo crear el ${of === "gif" ? "GIF" : "video"}: ${message}.`
    : `Este navegador no pudo crear el ${of === "gif" ? "GIF" : "video"}. Prueba con un tamaño menor o con menos pasos.`;
