/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "./stories.js"
 */

import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { because } from "./reasons.js";
import { count, number, plural, square } from "./sentence.js";

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
    return ["A execução terminou."];
  }
  switch (end.kind) {
    case "tour":
      if (squares === 1) {
        return ["Não falta {nenhuma casa}: só há ", square(start), ", e o passeio está pronto."];
      }
      return end.closed
        ? [
            `Um passeio fechado. Ele passa uma vez por {todas as} ${number(squares)} {casas}, e o fim fica a um lance do início, `,
            square(start),
            ".",
          ]
        : [
            `Um passeio aberto. Ele passa uma vez por {todas as} ${number(squares)} {casas}, de `,
            square(start),
            " a ",
            square(focus),
            ".",
          ];
    case "stuck":
      return stuck(end, focus, start);
    case "cycles":
      return [
        `Cada {casa} tem dois lances, mas eles formam ${count(end.cycles, { one: "ciclo", other: "ciclos" })}, e não um único passeio.`,
      ];
    case "impossible":
      return ofStart.includes(end.reason.code) && settings.start !== "any"
        ? ["Nenhum passeio assim começa em ", square(start), `: ${because(end.reason.code)}.`]
        : [`Não existe um passeio assim: ${because(end.reason.code)}.`];
    case "gave-up":
      return [
        target === "closed"
          ? `Nenhum passeio fechado foi encontrado em ${count(end.limit, efforts[end.of])}.`
          : `Nenhum passeio foi encontrado em ${count(end.limit, efforts[end.of])}.`,
      ];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["Não falta {nenhuma casa}, mas nenhum lance fecha o passeio."];
  }
  if (cause === "not-closed") {
    return [
      `O caminho passa por {todas as} ${number(squares)} {casas}. Você pediu um passeio fechado, mas `,
      square(start),
      " não fica a um lance de ",
      square(focus),
      ".",
    ];
  }
  const left = squares - visited;
  return [
    "{O cavalo} travou em ",
    square(focus),
    `: passou por ${number(visited)} de ${number(squares)} {casas}, e ${plural(left, { one: "{a outra} ficou", other: `{as outras} ${number(left)} ficaram` })} fora de alcance.`,
  ];
}

/** Reasons that speak of the start: from another one there may be a tour. @type {ImpossibleCode[]} */
const ofStart = ["all-tried", "start-colour", "inner-row", "start-exception"];

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "passo", other: "passos" },
  sweeps: { one: "varredura", other: "varreduras" },
  exchanges: { one: "troca de lances", other: "trocas de lances" },
  guesses: { one: "palpite", other: "palpites" },
  milliseconds: { one: "milissegundo", other: "milissegundos" },
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
export const answeredBy = (by) => ` Método que deu a resposta: ${askedMethods[by]}.`;

/** The methods that were tried in turn, and the number of rounds. @param {AskedMethod[]} methods @param {number} rounds */
const triedInTurn = (methods, rounds) => {
  const all = methods.map((each) => askedMethods[each]).join(", ");
  return rounds > 1
    ? `Métodos que não encontraram nenhum, em ${rounds} rodadas: ${all}.`
    : `Métodos que não encontraram nenhum: ${all}.`;
};

/** What was tried without success, and what may help. @type {(method: string, end: Extract<Outcome, { kind: "gave-up" }>) => Part[]} */
const gaveUp = (method, { tried, rounds = 1 }) => [
  ...(tried ? [` ${triedInTurn(tried, rounds)}`] : []),
  ...(triedBy[method] ? [` ${triedBy[method]}`] : []),
  method === "best"
    ? " Tente um {tabuleiro} menor, ou um com menos lances."
    : " O método “Vários métodos em sequência” tenta outros, e alguns deles podem provar que não há nenhum passeio.",
];

/** What else can be tried, by what a method depends on: start, seed and tie-break. @type {Record<string, string>} */
const others = {
  "true,false,false": "outro início",
  "true,true,false": "outro início ou outra semente",
  "true,true,true": "outro início, outra semente ou outro desempate",
  "false,true,false": "outra semente",
  "false,true,true": "outra semente ou outro desempate",
};

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
    return [
      ` A regra não funciona como foi impressa: tente “${optionValue("equation", "corrected")}” em “${optionName("equation")}”.`,
    ];
  }
  if (settings.update === "all-at-once") {
    return [
      ` Quando todos mudam de uma vez, os lances muitas vezes ligam e desligam sem parar: tente “${optionValue("update", "shuffled")}” em “${optionName("update")}”.`,
    ];
  }
  const hasTieBreaks = method.tieBreaks.length > 0;
  const depends = [method.buildsPath, method.randomized || hasTieBreaks, hasTieBreaks];
  const other = others[depends.map(Boolean).join()];
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  if (!other) {
    return [];
  }
  return better && settings.whenStuck === "stop"
    ? [` Tente ${other}, ou escolha “${whenStuck[better]}” em “${labels.whenStuck}”.`]
    : [` Tente ${other}.`];
}
