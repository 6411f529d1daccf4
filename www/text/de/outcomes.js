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

/** The units of effort, after "in". @type {Record<Effort | "milliseconds", Forms>} */
const efforts = {
  steps: { one: "Schritt", other: "Schritten" },
  sweeps: { one: "Durchlauf", other: "Durchläufen" },
  exchanges: { one: "Tauschvorgang", other: "Tauschvorgängen" },
  guesses: { one: "Rateversuch", other: "Rateversuchen" },
  milliseconds: { one: "Millisekunde", other: "Millisekunden" },
};

/** What may be changed. @type {Record<string, string>} */
const others = {
  start: "einen anderen Start",
  seed: "einen anderen Startwert",
  "start seed": "einen anderen Start oder Startwert",
  "seed tie-break": "einen anderen Startwert oder Stichentscheid",
  "start seed tie-break": "einen anderen Start, Startwert oder Stichentscheid",
};

/** Where an answer comes from. @type {Record<AskedMethod, string>} */
const answers = {
  theory: "Die Antwort kommt aus der Theorie.",
  cycles: "Die Antwort kommt vom Verbinden kleiner Kreise.",
  rotations: "Die Antwort kommt vom Drehen am Ende eines Weges.",
  decision: "Die Antwort kommt vom Entscheiden {Feld für Feld}.",
  "cycles-again": "Die Antwort kommt vom Verbinden anderer Kreise.",
  exhaustive: "Die Antwort kommt von der vollständigen Suche.",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => answers[by];

/** @type {EndingTexts} */
const texts = {
  over: ["Der Lauf ist zu Ende."],
  onlySquare: (start) =>
    sentence`{Das einzige Feld}, ${square(start)}, ist besucht: Die Tour ist fertig.`,
  closed: (squares, start) =>
    sentence`Eine geschlossene Tour. Alle ${number(squares)} {Felder} sind einmal besucht, und vom letzten führt ein Zug zurück zum ersten, ${square(start)}.`,
  open: (squares, start, end) =>
    sentence`Eine offene Tour. Alle ${number(squares)} {Felder} sind einmal besucht, von ${square(start)} bis ${square(end)}.`,
  onlySquareNotClosed: ["{Das einzige Feld} ist besucht, aber kein Zug schließt die Tour."],
  notClosed: (squares, start, end) =>
    sentence`Alle ${number(squares)} {Felder} sind besucht. Du wolltest eine geschlossene Tour, aber von ${square(end)} führt kein Zug nach ${square(start)}.`,
  stuck(at, visited, squares) {
    const left = squares - visited;
    const are = visited === 1 ? "ist" : "sind";
    const rest =
      left === 1
        ? "{das übrige} ist nicht mehr zu erreichen"
        : `die übrigen ${number(left)} sind nicht mehr zu erreichen`;
    return sentence`{Der Springer} steckt fest auf ${square(at)}: ${number(visited)} von ${number(squares)} {Feldern} ${are} besucht, ${rest}.`;
  },
  cycles: (loops) => [
    `{Jedes Feld} hat zwei Züge, aber sie bilden ${count(loops, { one: "Kreis", other: "Kreise" })} statt einer einzigen Tour.`,
  ],
  impossible: (reason) => [`Es gibt keine solche Tour: ${why(reason)}.`],
  impossibleFrom: (reason, start) =>
    sentence`Auf ${square(start)} beginnt keine solche Tour: ${why(reason)}.`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `In ${count(limit, efforts[of])} hat sich keine geschlossene Tour gefunden.`
      : `In ${count(limit, efforts[of])} hat sich keine Tour gefunden.`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join(", ");
    return [
      rounds > 1
        ? `Diese Verfahren fanden in ${number(rounds)} Runden keine: ${names}.`
        : `Diese Verfahren fanden keine: ${names}.`,
    ];
  },
  triedBy,
  tryBoard: ["Versuche {einen kleineren Graphen} oder {einen} mit weniger Zügen."],
  tryMethods: [
    "„Mehrere Verfahren nacheinander“ versucht andere Verfahren, und einige davon können beweisen, dass es keine Tour gibt.",
  ],
  printed: [
    `So, wie sie gedruckt ist, klappt die Regel nicht: Versuche „${optionValue("equation", "corrected")}“ unter „${optionName("equation")}“.`,
  ],
  allAtOnce: [
    `Wenn sich alle auf einmal ändern, gehen Züge oft für immer an und aus: Versuche „${optionValue("update", "shuffled")}“ unter „${optionName("update")}“.`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `Versuche ${others[changed.join(" ")]}, oder stell „${labels.whenStuck}“ auf „${whenStuck[policy]}“.`
      : `Versuche ${others[changed.join(" ")]}.`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
