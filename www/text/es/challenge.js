/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "Proponer un reto",
  challengeHelp:
    "Crea un enlace a este rompecabezas. Quien lo resuelva recibe un código para enviártelo. Pega aquí abajo ese código para comprobarlo.",
  allowed: "Ayuda que permites",
  goal: "Aciertos seguidos",
  copyChallenge: "Copiar el enlace",
  leaveChallenge: "Dejar el reto",
  result: "Un código para comprobar",
  checkResult: "Comprobar el código",
  resultLine: "Tu código",
  copyResult: "Copiar el código",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "deshacer movimientos",
  ways: "adónde puedo ir",
  layers: "números y líneas",
  hint: "pistas",
  judge: "«¿Está perdida?»",
};

/** @param {number} n */
const times = (n) => count(n, { one: "vez", other: "veces" });

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (n) => count(n, { one: "movimiento deshecho", other: "movimientos deshechos" }),
  hint: (n) => count(n, { one: "pista", other: "pistas" }),
  restart: (n) => count(n, { one: "intento nuevo", other: "intentos nuevos" }),
  judge: (n) => `${times(n)} la pregunta «¿Está perdida?»`,
  watch: () => "un aviso cuando estaba perdida",
  ways: () => "movimientos posibles marcados",
  layers: () => "números o líneas a la vista",
  method: () => "movimientos hechos por un método",
  pasted: () => "movimientos pegados",
  link: () => "movimientos de un enlace",
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? goal === 1
        ? "predice 1 vez adónde va la regla"
        : `predice ${number(goal)} veces seguidas adónde va la regla`
      : target === "closed"
        ? "encuentra un recorrido cerrado desde aquí"
        : "encuentra un recorrido desde aquí";
  const help = joined(allowed.map((name) => helps[name] ?? name));
  return allowed.length === 0 ? `Reto: ${aim}, sin ayuda.` : `Reto: ${aim}. Se permite: ${help}.`;
}

export const reached = "¡Has resuelto el reto! Envía el código de abajo a quien te lo propuso.";
export const challengeCopied = "El enlace a tu reto está copiado.";
export const resultCopied = "Tu código está copiado.";
export const copyRefused = "Tu navegador no ha permitido copiar.";
export const notAllowed = "Este reto no permite esa ayuda.";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, n]) => uses[name]?.(n) ?? []);
  return pieces.length === 0 ? "sin ayuda" : `con ${joined(pieces)}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const from = `desde ${settings.start ?? ""}`;
  const given =
    locked.length > 0
      ? `${from} tras ${count(locked.length, { one: "movimiento dado", other: "movimientos dados" })}`
      : from;
  if (mode === "predict") {
    const hits = count(goal, { one: "acierto", other: "aciertos seguidos" });
    return `✓ Resuelto: ${hits} en ${board} ${given}, con ${count(done.length, { one: "respuesta", other: "respuestas" })}, ${helpUsed(used)}.`;
  }
  const tour = settings.target === "closed" ? "un recorrido cerrado" : "un recorrido";
  return `✓ Resuelto: ${tour} en ${board} ${given}, en ${count(done.length, { one: "movimiento", other: "movimientos" })}, ${helpUsed(used)}.`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "Esto no es un código. Pega la línea entera que empieza por «knights-tour-result».",
  changed: "Este código está cambiado o cortado. Copia otra vez la línea entera.",
  missed: "Los movimientos se pueden leer, pero no resuelven el reto.",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)} no es un número de movimientos fijos; escribe un número entero de ${number(least)} a ${number(most)}. No se fija ningún movimiento`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)} no es un número de aciertos seguidos; escribe un número entero de ${number(least)} a ${number(most)}. La meta es ${number(usual)}`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)} no es una ayuda que un reto pueda permitir; elige entre ${known.join(", ")}`,
};
