/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, count, decimal, number } from "./sentence.js";

export const from = "Do passo";
export const to = "Até o passo";
export const size = "Tamanho, em pixels";
/** Sizes to choose from. */
export const sizes = "Tamanhos usuais";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480: página web", 720: "720", 1080: "1080: slides" };
export const delay = "Tempo de cada passo, em ms";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `de ${number(least)} a ${number(most)}`;
export const theme = "Cores";
export const choice = "Mostrar as opções antes de cada lance";
export const kind = "Tipo";
export const kinds = { gif: "GIF", video: "Vídeo (MP4)" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
const names = { gif: "GIF", video: "vídeo" };
/** @param {Kind} of */
export const make = (of) => `Criar ${names[of]}`;
export const cancel = "Cancelar";
export const save = "Salvar";
export const play = "Reproduzir";

/** Shown until the length of the run is known. */
export const looking = "Calculando a duração do percurso…";
/** @param {Kind} of */
export const making = (of) => `Criando o ${names[of]}…`;
export const cancelled = "Cancelado.";
export const preview = "Prévia da animação";
export const progress = "Progresso da animação";

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
  const pictures = count(frames, { one: "quadro", other: "quadros" });
  const thinned = every > 1 ? `, um a cada ${number(every)} passos` : "";
  return `${pictures}${thinned}, ${width} × ${height} pixels, ${seconds(milliseconds)}, cerca de ${bytes(estimate)}.`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) =>
  `O percurso tem ${count(steps, { one: "passo", other: "passos" })}. Escreva um número até ${number(steps)}.`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `${bytes(n)} até agora`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) => `${kinds[of]} pronto (${bytes(n)})`;

/** @param {string} file */
export const saved = (file) => `Salvo em ${file}.`;

/** This browser has no encoder for frames of this size. */
export const noEncoder =
  "Este navegador não consegue criar um vídeo deste tamanho. Escolha um tamanho menor, ou crie um GIF.";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? `Não foi possível criar o ${names[of]}: ${message}.`
    : `Este navegador não conseguiu criar o ${names[of]}. Tente um tamanho menor ou menos passos.`;
