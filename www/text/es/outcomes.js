/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "./stories.js"
 */

import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { because } from "./reasons.js";
import { count, number, square } from "./sentence.js";

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => [
  ...outcome(moment, run.settings),
  ...furtherWords(moment, run),
  ...advice(moment, run),
];

/** The result of a run. @type {(moment: Moment, settings: RunSettings) => Part[]} */
function outcome(moment, settings) {
  const { target } = settings;
  const { outcome: end, focus, start, squares } = moment;
  if (!end) {
    return ["Aquí termina."];
  }
  switch (end.kind) {
    case "tour":
      if (squares === 1) {
        return [
          "{La única} {casilla}, ",
          square(start),
          ", está {visitada}: el recorrido está completo.",
        ];
      }
      return end.closed
        ? [
            `Un recorrido cerrado. Pasa una vez por {las} ${number(squares)} {casillas}, y la última está a un movimiento de la primera, `,
            square(start),
            ".",
          ]
        : [
            `Un recorrido abierto. Pasa una vez por {las} ${number(squares)} {casillas}, de `,
            square(start),
            " a ",
            square(focus),
            ".",
          ];
    case "stuck":
      return stuck(end, focus, start);
    case "cycles":
      return [
        `Cada {casilla} tiene dos movimientos, pero forman ${count(end.cycles, { one: "vuelta", other: "vueltas" })}, no un único recorrido.`,
      ];
    case "impossible":
      return ofStart.includes(end.reason.code) && settings.start !== "any"
        ? [
            "Ningún recorrido así empieza en ",
            square(start),
            `: ${because({ ...end.reason, start })}.`,
          ]
        : [`No hay ningún recorrido así: ${because(end.reason)}.`];
    case "gave-up":
      return [
        target === "closed"
          ? `No se encontró ningún recorrido cerrado en ${count(end.limit, efforts[end.of])}.`
          : `No se encontró ningún recorrido en ${count(end.limit, efforts[end.of])}.`,
      ];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["{La única} {casilla} está {visitada}, pero ningún movimiento cierra el recorrido."];
  }
  if (cause === "not-closed") {
    return [
      `Ya están {visitadas} {las} ${number(squares)} {casillas}. Pediste un recorrido cerrado, pero `,
      square(start),
      " no está a un movimiento de ",
      square(focus),
      ".",
    ];
  }
  const left = squares - visited;
  return [
    "{El caballo} se atasca en ",
    square(focus),
    left === 1
      ? `: ha pasado por ${number(visited)} de ${number(squares)} {casillas}, y a {la} que queda no puede llegar.`
      : `: ha pasado por ${number(visited)} de ${number(squares)} {casillas}, y a {las} otras ${number(left)} no puede llegar.`,
  ];
}

/** Reasons that speak of the start: from another one there may be a tour. @type {ImpossibleCode[]} */
const ofStart = ["all-tried", "start-colour", "inner-row", "start-exception"];

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "paso", other: "pasos" },
  sweeps: { one: "barrido", other: "barridos" },
  exchanges: { one: "cambio de movimientos", other: "cambios de movimientos" },
  guesses: { one: "intento", other: "intentos" },
  milliseconds: { one: "milisegundo", other: "milisegundos" },
};

/** Additions to an outcome: the method that found it, and what was tried. @type {(moment: Moment, run: Run) => Part[]} */
function furtherWords({ outcome: end }, { method, isImpossible }) {
  if (end?.kind === "gave-up" && method && !isImpossible) {
    return gaveUp(method.id, end);
  }
  const by = end && "by" in end ? end.by : undefined;
  return by ? [answeredBy(by)] : [];
}

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => ` La respuesta la dio ${askedMethods[by]}.`;

/** The methods that were tried in turn, and the number of rounds. @param {AskedMethod[]} methods @param {number} rounds */
const triedInTurn = (methods, rounds) => {
  const all = methods.map((each) => askedMethods[each]).join(", ");
  return rounds > 1
    ? `Lo intentaron sin éxito, en ${rounds} rondas: ${all}.`
    : `Lo intentaron sin éxito: ${all}.`;
};

/** What was tried without success, and what may help. @type {(method: string, end: Extract<Outcome, { kind: "gave-up" }>) => Part[]} */
const gaveUp = (method, { tried, rounds = 1 }) => [
  ...(tried ? [` ${triedInTurn(tried, rounds)}`] : []),
  ...(triedBy[method] ? [` ${triedBy[method]}`] : []),
  method === "best"
    ? " Prueba con un {tablero} más pequeño o con menos movimientos."
    : " «Varios métodos por turno» prueba otros métodos, y algunos pueden demostrar que no hay ningún recorrido.",
];

/**
 * Suggestions for finding a tour after a failure.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
function advice({ outcome: end }, { settings, method, isImpossible }) {
  const isClosed = settings.target === "closed";
  const isOver = end?.kind === "tour" || end?.kind === "impossible";
  if (isImpossible || !method || isOver || (end?.kind === "stuck" && !isClosed)) {
    return [];
  }
  if (settings.equation === "printed") {
    return [hint("La regla no funciona tal como está impresa", "equation", "corrected")];
  }
  if (settings.update === "all-at-once") {
    return [
      hint(
        "Si todas cambian a la vez, muchos movimientos se encienden y se apagan sin fin",
        "update",
        "shuffled",
      ),
    ];
  }
  const others = [
    method.buildsPath ? "otro inicio" : "",
    method.randomized || method.tieBreaks.length > 0 ? "otra semilla" : "",
    method.tieBreaks.length > 0 ? "otro desempate" : "",
  ].filter(Boolean);
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  const other =
    others.length > 1 ? `${others.slice(0, -1).join(", ")} u ${others.at(-1)}` : others[0];
  if (!other) {
    return [];
  }
  return better && settings.whenStuck === "stop"
    ? [` Prueba con ${other}, o elige «${whenStuck[better]}» en «${labels.whenStuck}».`]
    : [` Prueba con ${other}.`];
}

/** @type {(what: string, option: string, value: string) => string} */
const hint = (what, option, value) =>
  ` ${what}: prueba «${optionValue(option, value)}» en «${optionName(option)}».`;
