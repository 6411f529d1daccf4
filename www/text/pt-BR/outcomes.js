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
  steps: { one: "passo", other: "passos" },
  sweeps: { one: "varredura", other: "varreduras" },
  exchanges: { one: "troca de lances", other: "trocas de lances" },
  guesses: { one: "palpite", other: "palpites" },
  milliseconds: { one: "milissegundo", other: "milissegundos" },
};

/** What may be changed, after “Tente …”. @type {Record<string, string>} */
const others = {
  start: "outro início",
  seed: "outra semente",
  "start seed": "outro início ou outra semente",
  "seed tie-break": "outra semente ou outro desempate",
  "start seed tie-break": "outro início, outra semente ou outro desempate",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `Método que deu a resposta: ${askedMethods[by]}.`;

/** @type {EndingTexts} */
const texts = {
  over: ["O percurso terminou."],
  onlySquare: (start) =>
    sentence`Não falta {nenhuma casa}: só há ${square(start)}, e o passeio está pronto.`,
  closed: (squares, start) =>
    sentence`Um passeio fechado. Ele passa uma vez por {todas as} ${number(squares)} {casas}, e o fim fica a um lance do início, ${square(start)}.`,
  open: (squares, start, end) =>
    sentence`Um passeio aberto. Ele passa uma vez por {todas as} ${number(squares)} {casas}, de ${square(start)} a ${square(end)}.`,
  onlySquareNotClosed: ["Não falta {nenhuma casa}, mas nenhum lance fecha o passeio."],
  notClosed: (squares, start, end) =>
    sentence`O caminho passa por {todas as} ${number(squares)} {casas}. Você pediu um passeio fechado, mas ${square(start)} não fica a um lance de ${square(end)}.`,
  stuck(at, visited, squares) {
    const left = squares - visited;
    const rest =
      left === 1
        ? "{uma} ficou fora de alcance"
        : `{as outras} ${number(left)} ficaram fora de alcance`;
    return sentence`{O cavalo} travou em ${square(at)}: passou por ${number(visited)} de ${number(squares)} {casas}, e ${rest}.`;
  },
  cycles: (loops) => [
    `Cada {casa} tem dois lances, mas eles formam ${count(loops, { one: "ciclo", other: "ciclos" })}, e não um único passeio.`,
  ],
  impossible: (reason) => [`Não existe um passeio assim: ${why(reason)}.`],
  impossibleFrom: (reason, start) =>
    sentence`Nenhum passeio assim começa em ${square(start)}: ${why(reason)}.`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `Nenhum passeio fechado foi encontrado em ${count(limit, efforts[of])}.`
      : `Nenhum passeio foi encontrado em ${count(limit, efforts[of])}.`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join(", ");
    return [
      rounds > 1
        ? `Métodos que não encontraram nenhum, em ${number(rounds)} rodadas: ${names}.`
        : `Métodos que não encontraram nenhum: ${names}.`,
    ];
  },
  triedBy,
  tryBoard: ["Tente um {tabuleiro} menor, ou um com menos lances."],
  tryMethods: [
    "“Vários métodos em sequência” tenta outros métodos, e alguns deles podem provar que não há nenhum passeio.",
  ],
  printed: [
    `A regra não funciona como foi impressa: tente “${optionValue("equation", "corrected")}” em “${optionName("equation")}”.`,
  ],
  allAtOnce: [
    `Quando todos mudam de uma vez, os lances muitas vezes ligam e desligam sem parar: tente “${optionValue("update", "shuffled")}” em “${optionName("update")}”.`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `Tente ${others[changed.join(" ")]}, ou escolha “${whenStuck[policy]}” em “${labels.whenStuck}”.`
      : `Tente ${others[changed.join(" ")]}.`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
