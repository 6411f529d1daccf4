/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { count, locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "A escada",
  ladderHelp: "Seis tabuleiros, cada um mais difícil que o anterior. Comece com 5 × 5.",
  marksHelp: "✓ resolvido · ★ sem dicas nem outra ajuda · ★★ também sem desfazer",
  rungs: "Tabuleiros da escada",
  forgetMarks: "Apagar minhas marcas",
  day: "Tabuleiro do dia",
  dayHelp: "Todo mundo recebe o mesmo tabuleiro. À meia-noite UTC chega outro.",
  playDay: "Jogar",
  shareLine: "Compartilhe seu resultado",
  copyShare: "Copiar",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6, passeio fechado",
  holes: "Um tabuleiro com buracos",
  camel: "As 32 casas do camelo",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "ainda por resolver" },
  { sign: "✓", name: "resolvido" },
  { sign: "★", name: "resolvido sem ajuda" },
  { sign: "★★", name: "resolvido sem ajuda e sem desfazer" },
]);

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]}: ${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  `${markSign(mark)} ${rungs[rung]}: ${marks[mark]?.name ?? ""}!`;

export const notKept =
  "Seu navegador não consegue salvar suas marcas. Elas somem quando você fechar esta página.";
export const forgotten = "Suas marcas foram apagadas.";

/** @param {string} rung */
export const nextRung = (rung) => `A seguir: ${rungs[rung]}`;

/** "22 de novembro de 2026" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  target === "closed"
    ? `${dayName(date)}: ${board}. Comece em ${start}, visite todas as casas e volte ao início.`
    : `${dayName(date)}: ${board}. Comece em ${start} e visite todas as casas.`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `${number(visited)} de ${count(squares, { one: "{casa}", other: "{casas}" })}, ${helpUsed(used)}.`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `Lab do Passeio do Cavalo, ${dayName(date)}, ${board}: ${isTour ? "★ " : ""}${number(visited)} de ${number(squares)}, ${helpUsed(used)}. ${link}`;

export const shareCopied = "Seu resultado foi copiado.";
export const copyRefused =
  "Seu navegador não permitiu copiar. Selecione a linha e copie você mesmo.";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)} não é um dia; escreva como 2026-11-22`,
};
