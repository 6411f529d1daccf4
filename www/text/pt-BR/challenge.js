/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "Lançar um desafio",
  challengeHelp:
    "Crie um link para este quebra-cabeça. Quem resolver recebe um código para mandar a você. Cole esse código abaixo para conferir.",
  allowed: "Ajudas que você permite",
  goal: "Acertos seguidos",
  copyChallenge: "Copiar o link",
  leaveChallenge: "Sair do desafio",
  result: "Um código para conferir",
  checkResult: "Conferir o código",
  resultLine: "Seu código",
  copyResult: "Copiar o código",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "voltar lances",
  ways: "aonde posso ir",
  layers: "números e linhas",
  hint: "dicas",
  judge: "“Está perdido?”",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => count(times, { one: "lance desfeito", other: "lances desfeitos" }),
  hint: (times) => count(times, { one: "dica", other: "dicas" }),
  restart: (times) => count(times, { one: "nova tentativa", other: "novas tentativas" }),
  judge: (times) =>
    count(times, { one: "pergunta “Está perdido?”", other: "perguntas “Está perdido?”" }),
  watch: () => "um aviso quando ficou perdido",
  ways: () => "lances possíveis marcados",
  layers: () => "números ou linhas à mostra",
  method: () => "lances feitos por um método",
  pasted: () => "lances colados",
  link: () => "lances vindos de um link",
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? goal === 1
        ? "preveja o lance da regra 1 vez"
        : `preveja o lance da regra ${number(goal)} vezes seguidas`
      : target === "closed"
        ? "encontre um passeio fechado a partir daqui"
        : "encontre um passeio a partir daqui";
  const help = joined(allowed.map((name) => helps[name] ?? name));
  return allowed.length === 0
    ? `Desafio: ${aim}, sem ajuda.`
    : `Desafio: ${aim}. Permitido: ${help}.`;
}

export const reached = "Você resolveu o desafio! Mande o código abaixo a quem o lançou.";
export const challengeCopied = "O link do seu desafio foi copiado.";
export const resultCopied = "Seu código foi copiado.";
export const copyRefused = "Seu navegador não permitiu copiar.";
export const notAllowed = "Este desafio não permite essa ajuda.";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "sem ajuda" : `com ${joined(pieces)}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const tour = settings.target === "closed" ? "um passeio fechado" : "um passeio";
  const from = `a partir de ${settings.start ?? ""}`;
  const given =
    locked.length > 0
      ? `${from}, depois de ${count(locked.length, { one: "lance dado", other: "lances dados" })}`
      : from;
  return mode === "predict"
    ? `✓ Resolvido: ${count(goal, { one: "acerto", other: "acertos seguidos" })} em ${board} ${given}, em ${count(done.length, { one: "resposta", other: "respostas" })}, ${helpUsed(used)}.`
    : `✓ Resolvido: ${tour} em ${board} ${given}, em ${count(done.length, { one: "lance", other: "lances" })}, ${helpUsed(used)}.`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "Isto não é um código. Cole a linha inteira que começa com “knights-tour-result”.",
  changed: "Este código foi alterado ou cortado. Copie de novo a linha inteira.",
  missed: "Conseguimos ler os lances, mas eles não resolvem o desafio.",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)} não é um número de lances travados; escreva um número inteiro de ${number(least)} a ${number(most)}. Nenhum lance fica travado`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)} não é um número de previsões seguidas; escreva um número inteiro de ${number(least)} a ${number(most)}. A meta é ${number(usual)}`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)} não é uma ajuda que um desafio possa permitir; escolha entre ${known.join(", ")}`,
};
