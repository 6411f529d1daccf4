/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, Moment } from "../../pkg/knights_tour.js"
 * @import { EndingTexts } from "../ending.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "../story.js"
 */

import { endingOf } from "../ending.js";
import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { why } from "./reasons.js";
import { count, number, passage, sentence, square } from "./sentence.js";

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "paso", other: "pasos" },
  sweeps: { one: "barrido", other: "barridos" },
  exchanges: { one: "cambio de movimientos", other: "cambios de movimientos" },
  guesses: { one: "intento", other: "intentos" },
  milliseconds: { one: "milisegundo", other: "milisegundos" },
};

/** What may be changed, after “Prueba con …”. @type {Record<string, string>} */
const others = {
  start: "otro inicio",
  seed: "otra semilla",
  "start seed": "otro inicio u otra semilla",
  "seed tie-break": "otra semilla u otro desempate",
  "start seed tie-break": "otro inicio, otra semilla u otro desempate",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `La respuesta la dio ${askedMethods[by]}.`;

/** @type {EndingTexts} */
const texts = {
  over: ["Aquí termina."],
  onlySquare: (start) =>
    sentence`{La única} {casilla}, ${square(start)}, está {visitada}: el recorrido está completo.`,
  closed: (squares, start) =>
    sentence`Un recorrido cerrado. Pasa una vez por {las} ${number(squares)} {casillas}, y {la última} está a un movimiento {de la primera}, ${square(start)}.`,
  open: (squares, start, end) =>
    sentence`Un recorrido abierto. Pasa una vez por {las} ${number(squares)} {casillas}, de ${square(start)} a ${square(end)}.`,
  onlySquareNotClosed: [
    "{La única} {casilla} está {visitada}, pero ningún movimiento cierra el recorrido.",
  ],
  notClosed: (squares, start, end) =>
    sentence`Ya están {visitadas} {las} ${number(squares)} {casillas}. Pediste un recorrido cerrado, pero ${square(start)} no está a un movimiento de ${square(end)}.`,
  stuck(at, visited, squares) {
    const left = squares - visited;
    const rest =
      left === 1
        ? "a {la} que queda no puede llegar"
        : `a {las otras} ${number(left)} no puede llegar`;
    return sentence`{El caballo} se atasca en ${square(at)}: ha pasado por ${number(visited)} de ${number(squares)} {casillas}, y ${rest}.`;
  },
  cycles: (loops) => [
    `Cada {casilla} tiene dos movimientos, pero forman ${count(loops, { one: "ciclo", other: "ciclos" })}, no un único recorrido.`,
  ],
  impossible: (reason) => [`No hay ningún recorrido así: ${why(reason)}.`],
  impossibleFrom: (reason, start) =>
    sentence`Ningún recorrido así empieza en ${square(start)}: ${why(reason)}.`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `No se encontró ningún recorrido cerrado en ${count(limit, efforts[of])}.`
      : `No se encontró ningún recorrido en ${count(limit, efforts[of])}.`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join(", ");
    return [
      rounds > 1
        ? `Lo intentaron sin éxito, en ${number(rounds)} rondas: ${names}.`
        : `Lo intentaron sin éxito: ${names}.`,
    ];
  },
  triedBy,
  tryBoard: ["Prueba con un {tablero} más pequeño o con menos movimientos."],
  tryMethods: [
    "«Varios métodos por turno» prueba otros métodos, y algunos pueden demostrar que no hay ningún recorrido.",
  ],
  printed: [
    `La regla no funciona tal como está impresa: prueba «${optionValue("equation", "corrected")}» en «${optionName("equation")}».`,
  ],
  allAtOnce: [
    `Si todas cambian a la vez, muchos movimientos se encienden y se apagan sin fin: prueba «${optionValue("update", "shuffled")}» en «${optionName("update")}».`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `Prueba con ${others[changed.join(" ")]}, o elige «${whenStuck[policy]}» en «${labels.whenStuck}».`
      : `Prueba con ${others[changed.join(" ")]}.`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
