/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Forms, Part } from "../language.js"
 * @import { Run } from "./stories.js"
 */

import { because } from "./existence.js";
import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
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
    return ["Der Lauf ist zu Ende."];
  }
  switch (end.kind) {
    case "tour":
      if (squares === 1) {
        return ["{Das einzige Feld}, ", square(start), ", ist besucht: Die Tour ist fertig."];
      }
      return end.closed
        ? [
            `Eine geschlossene Tour. Alle ${number(squares)} {Felder} sind einmal besucht, und vom Ende führt ein Zug zurück zum Anfang, `,
            square(start),
            ".",
          ]
        : [
            `Eine offene Tour. Alle ${number(squares)} {Felder} sind einmal besucht, von `,
            square(start),
            " bis ",
            square(focus),
            ".",
          ];
    case "stuck":
      return stuck(end, focus, start);
    case "cycles":
      return [
        `{Jedes Feld} hat zwei Züge, aber sie bilden ${count(end.cycles, { one: "Kreis", other: "Kreise" })} statt einer einzigen Tour.`,
      ];
    case "impossible":
      return ofStart.includes(end.reason.code) && settings.start !== "any"
        ? ["Auf ", square(start), ` beginnt keine solche Tour: ${because(end.reason)}.`]
        : [`Es gibt keine solche Tour: ${because(end.reason)}.`];
    case "gave-up":
      return [
        target === "closed"
          ? `In ${count(end.limit, efforts[end.of])} hat sich keine geschlossene Tour gefunden.`
          : `In ${count(end.limit, efforts[end.of])} hat sich keine Tour gefunden.`,
      ];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["{Das einzige Feld} ist besucht, aber kein Zug schließt die Tour."];
  }
  if (cause === "not-closed") {
    return [
      `Alle ${number(squares)} {Felder} sind besucht. Du wolltest eine geschlossene Tour, aber von `,
      square(focus),
      " führt kein Zug nach ",
      square(start),
      ".",
    ];
  }
  const left = squares - visited;
  const are = visited === 1 ? "ist" : "sind";
  const rest =
    left === 1
      ? "{das übrige} ist nicht mehr zu erreichen"
      : `die übrigen ${number(left)} sind nicht mehr zu erreichen`;
  return [
    "{Der Springer} steckt fest auf ",
    square(focus),
    `: ${number(visited)} von ${number(squares)} {Feldern} ${are} besucht, ${rest}.`,
  ];
}

/** Reasons that speak of the start: from another one there may be a tour. @type {ImpossibleCode[]} */
const ofStart = ["all-tried", "start-colour", "inner-row", "start-exception"];

/** The units of effort. @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "Schritt", other: "Schritten" },
  sweeps: { one: "Durchlauf", other: "Durchläufen" },
  exchanges: { one: "Tausch von Zügen", other: "Tauschen von Zügen" },
  guesses: { one: "Rateversuch", other: "Rateversuchen" },
  milliseconds: { one: "Millisekunde", other: "Millisekunden" },
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
export const answeredBy = (by) => ` So kam die Antwort zustande: ${askedMethods[by]}.`;

/** The methods that were tried in turn, and the number of rounds. @param {AskedMethod[]} methods @param {number} rounds */
const triedInTurn = (methods, rounds) =>
  `Diese Verfahren fanden keine: ${methods.map((each) => askedMethods[each]).join(", ")}${rounds > 1 ? `, in ${rounds} Runden` : ""}.`;

/** What was tried without success, and what may help. @type {(method: string, end: Extract<Outcome, { kind: "gave-up" }>) => Part[]} */
const gaveUp = (method, { tried, rounds = 1 }) => [
  ...(tried ? [` ${triedInTurn(tried, rounds)}`] : []),
  ...(triedBy[method] ? [` ${triedBy[method]}`] : []),
  method === "best"
    ? " Versuche {einen kleineren Graphen} oder {einen} mit weniger Zügen."
    : " „Mehrere Verfahren nacheinander“ versucht andere Verfahren, und einige davon können beweisen, dass es keine Tour gibt.",
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
    return [hint("Die Regel klappt nicht, wie sie gedruckt ist", "equation", "corrected")];
  }
  if (settings.update === "all-at-once") {
    return [
      hint(
        "Wenn sich alle auf einmal ändern, gehen Züge oft für immer an und aus",
        "update",
        "shuffled",
      ),
    ];
  }
  const others = [
    method.buildsPath ? "anderen Start" : "",
    method.randomized || method.tieBreaks.length > 0 ? "anderen Startwert" : "",
    method.tieBreaks.length > 0 ? "anderen Stichentscheid" : "",
  ].filter(Boolean);
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  const policy =
    better && settings.whenStuck === "stop"
      ? `, oder stell „${labels.whenStuck}“ auf „${whenStuck[better]}“`
      : "";
  const other =
    others.length > 1 ? `${others.slice(0, -1).join(", ")} oder ${others.at(-1)}` : others[0];
  return other ? [` Versuche einen ${other}${policy}.`] : [];
}

/** @type {(what: string, option: string, value: string) => string} */
const hint = (what, option, value) =>
  ` ${what}: Versuche „${optionValue(option, value)}“ unter „${optionName(option)}“.`;
