/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { count, list, number, paragraph, plain, word } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "eine geschlossene Tour" : "eine offene Tour");
/** @param {Target} target */
const noTour = (target) => (target === "closed" ? "keine geschlossene Tour" : "keine offene Tour");

/** Maximum number of squares of which a reason names all; of more it names three. */
const MAX_NAMED = 4;

/** "a1, b2 und c3"; "a1, b2, c3 und noch 7". @type {(squares: readonly string[], all?: number) => string} */
function names(squares, all = 0) {
  const most = Math.max(squares.length, all);
  const shown = most > MAX_NAMED ? squares.slice(0, 3) : squares;
  const rest = most - shown.length;
  return plain(
    list([...shown, ...(rest > 0 ? [`noch ${number(rest)}`] : [])].map((each) => [each])),
  );
}

/** What reasons are made of: existence names its facts, findings list them. @typedef {{ code?: string, sentence?: string, short?: number, long?: number, light?: number, dark?: number, start?: string, square?: string, squares?: readonly string[], numbers?: readonly number[] }} Because */

/** A reason as a sentence without a full stop; it holds on boards and on graphs alike. @param {Because} reason */
export function because({ code, sentence = "", ...facts }) {
  const squares = facts.squares ?? [facts.start ?? facts.square ?? []].flat();
  const [first = 0, second = 0] = facts.numbers ?? [
    facts.short ?? facts.light ?? 0,
    facts.long ?? facts.dark ?? 0,
  ];
  const known = squares.length > 0;
  const counted = names(squares, first);
  const isOne = squares.length === 1 && first <= 1;
  const start = squares[0] ?? "der Start";
  switch (code) {
    case "one-square":
      return "Wo es nur einen einzigen Platz gibt, ist die offene Tour schon fertig, aber kein Zug kann sie schließen";
    case "odd-area":
      return "Jeder Zug wechselt die Farbe; eine geschlossene Tour braucht also gleich viele helle und dunkle Felder, aber dieses Brett hat eine ungerade Anzahl";
    case "side-1":
      return "Auf einer einzigen Reihe von Feldern hat der Springer keinen Zug";
    case "side-2":
      return second === 2
        ? "Auf 2 × 2 Feldern hat der Springer keinen Zug"
        : "Auf nur zwei Reihen führt jeder Zug zwei Felder am Brett entlang, und der Springer kommt nie zu den Feldern zurück, die er überspringt";
    case "side-4":
      return "Auf vier Reihen führt jeder Zug aus einer äußeren Reihe in eine innere; eine geschlossene Tour könnte also nur die Hälfte der Felder erreichen";
    case "small-exception":
      return `${first > 0 ? `${first} × ${second}` : "Dies"} ist eines der wenigen kleinen Bretter ohne eine; das zeigt die Suche durch alle Möglichkeiten`;
    case "schwenk":
      return "Jedes volle Rechteck hat eine, außer wenn seine Felderzahl ungerade ist, eine Seite 1, 2 oder 4 lang ist oder es 3 × 4, 3 × 6 oder 3 × 8 ist (Schwenk, 1991)";
    case "open-theorem":
      return "Jedes volle Rechteck hat eine, außer ein paar kleinen oder schmalen (Cull und De Curtins, 1978; Conrad und andere, 1994)";
    case "no-theorem":
      return "Kein bekannter Satz gilt für diesen Fall";
    case "all-tried":
      return "Alle Möglichkeiten wurden versucht";
    case "colours":
      return first + second > 0
        ? `Jeder Zug wechselt die Farbe, aber zu besuchen sind ${number(first)} in Hell und ${number(second)} in Dunkel`
        : "Jeder Zug wechselt die Farbe, und von einer Farbe gibt es zu viel";
    case "start-colour":
      return `Eine Tour beginnt und endet auf der Farbe, die einmal öfter vorkommt, aber ${start} hat die andere`;
    case "inner-row":
      return `Auf vier Reihen führt jeder Zug aus einer äußeren Reihe in eine innere; eine Tour muss also außen beginnen und enden, aber ${start} liegt innen`;
    case "start-exception":
      return known
        ? `Eine vollständige Suche fand keine, die auf ${start} beginnt`
        : "Eine vollständige Suche fand keine mit diesem Start";
    case "too-few-moves":
      return !known
        ? "Irgendwo gibt es zu wenige Züge"
        : second === 1
          ? `${counted} ${isOne ? "hat" : "haben"} keinen Zug`
          : `${counted} ${isOne ? "hat" : "haben"} weniger als die zwei Züge, die eine geschlossene Tour überall braucht`;
    case "too-many-ends":
      return !known
        ? "An zu vielen Stellen gibt es nur einen Zug, und eine Tour hat nur zwei Enden"
        : isOne
          ? `Auch ${names(squares)} hat nur einen Zug, ist damit die dritte solche Stelle, und eine Tour hat nur zwei Enden`
          : `${counted} haben je nur einen Zug, und nur ${second === 1 ? "an einer Stelle" : `an ${word(second)} Stellen`} davon kann die Tour enden`;
    case "not-connected":
      return known ? `Kein Zug führt nach ${counted}` : "Ein Teil ist mit keinem Zug zu erreichen";
    case "cut-squares":
      return known
        ? `Ohne ${names(squares)} zerfällt der Rest in mehr Teile, als eine Tour besuchen kann`
        : "An einer Engstelle zerfällt alles in mehr Teile, als eine Tour besuchen kann";
    case "end-parts":
      return known
        ? `${number(first)} Teile hängen nur über ${names(squares)} zusammen, und jeder bräuchte ein Ende der Tour; aber nur ${second === 1 ? "einer kann" : `${word(second)} können`} eines haben`
        : "Zu viele Teile hängen nur an einer Engstelle mit dem Rest zusammen, und jeder bräuchte ein Ende der Tour";
    case "forced-moves":
      return known
        ? `${start} würde mehr als zwei Züge brauchen: ${names(squares.slice(1), first)} haben je zwei und brauchen davon den Zug nach ${start}`
        : "An einer Stelle wären mehr als zwei Züge nötig";
    case "forced-cycle":
      return known
        ? `Die Züge, die jede Tour nehmen muss, bilden schon einen Kreis allein durch ${counted}`
        : "Die Züge, die jede Tour nehmen muss, bilden schon einen zu kleinen Kreis";
    case "no-two-factor":
      return known
        ? `${names(squares)} brauchen zusammen ${number(first)} Züge, aber ringsum ist nur Platz für ${number(second)}`
        : "Wie man die Züge auch wählt, nie bekommen alle die zwei, die eine geschlossene Tour braucht";
    case "no-cycle-cover":
      return known
        ? `Die Züge von ${names(squares)} führen nur an ${number(second)} Stellen, aber ${number(first)} sind nötig`
        : "Wie man die Züge auch wählt, nie kommt man von überall her anderswohin weiter";
    case "separate-cycles":
      return known && second === 0
        ? "Welche zwei Züge man auch überall wählt, keiner führt zu einem Ende der Tour"
        : known
          ? `${counted} ${isOne ? "bleibt" : "bleiben"} vom Rest abgeschnitten, welche Züge man auch wählt`
          : "Ein Teil bleibt vom Rest abgeschnitten, welche Züge man auch wählt";
    case "separate-parts":
      return known
        ? `Eine Tour, die ${names(squares.slice(0, first), first)} besucht, kann nicht auch noch ${names(squares.slice(first), second)} besuchen`
        : "Zwei Teile lassen sich einzeln besuchen, aber nicht beide mit einer Tour";
    case "stuck":
      return known
        ? `Von ${start} führt kein Zug mehr an eine unbesuchte Stelle`
        : "Vom Ende führt kein Zug mehr an eine unbesuchte Stelle";
    case "not-closed":
      return `Alles ist besucht, und von ${squares[1] ?? "dort"} führt kein Zug zurück nach ${start}`;
    case "never-entered":
      return known ? `Kein Zug führt mehr nach ${counted}` : "Ein Teil ist nicht mehr zu erreichen";
    case "start-cut-off":
      return known
        ? `Alles, von dem ein Zug nach ${start} führt, ist verbraucht, also kann sich die Tour nicht schließen`
        : "Alles, von dem ein Zug zum Start führt, ist verbraucht, also kann sich die Tour nicht schließen";
    case "too-many-dead-ends":
      return !known
        ? "An zu vielen Stellen ist nur noch ein Zug übrig"
        : second === 0
          ? `${counted} ${isOne ? "hat" : "haben je"} nur noch einen Zug, also würde die Tour dort enden und sich nicht schließen`
          : `${counted} haben je nur noch einen Zug, und nur an einer dieser Stellen kann die Tour enden`;
    case "cut-in-two":
      return `Vom Ende des Weges führen keine Züge mehr nach ${counted}`;
    default:
      return sentence;
  }
}

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const more = others.map((other) => `${because(other)}.`);
  const why = because(reason);
  switch (answer) {
    case "yes":
      return paragraph(`Hier gibt es ${aTour(target)}: ${why}.`, ...more);
    case "no":
      return "start" in reason
        ? paragraph(`Auf ${reason.start} beginnt ${noTour(target)}: ${why}.`, ...more)
        : paragraph(`Hier gibt es ${noTour(target)}: ${why}.`, ...more);
    case "unknown":
      return paragraph(`Man weiß nicht, ob es hier ${aTour(target)} gibt: ${why}.`, ...more);
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `{Dieses Brett} hat ${aTour(target)}.`;
    case "no":
      return `{Dieses Brett} hat ${noTour(target)}.`;
    case "unknown":
      return `Wir wissen noch nicht, ob {dieses Brett} ${aTour(target)} hat.`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`{Dieses Brett} hat ${aTour(target)}: Eben wurde eine gefunden.`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "halbe Drehung",
  "quarter-turn": "Vierteldrehung",
  "three-quarter-turn": "Dreivierteldrehung",
  "left-right": "Spiegelung von links nach rechts",
  "top-bottom": "Spiegelung von oben nach unten",
  diagonal: "Diagonale durch das erste Feld",
  "anti-diagonal": "andere Diagonale",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4 Geraden mit 2 Zügen". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  `${count(lines, { one: "Gerade", other: "Geraden" })} mit ${number(moves)} Zügen`;

/** What each figure of a tour means. @type {Record<string, string>} */
const meanings = {
  Knicke: "Wie oft der Weg seine Richtung ändert.",
  Kreuzungen: "Wie oft sich zwei Züge des Weges kreuzen.",
  Geraden: "Stellen, an denen der Weg mehrere Züge lang geradeaus geht.",
  Symmetrie: "Wenn man die Tour so dreht oder spiegelt, ergibt sich derselbe Weg.",
  Summen: "Was die Zahlen jeder Zeile und jeder Spalte zusammen ergeben.",
};

/** @param {string} figure */
export const statisticMeaning = (figure) => meanings[figure] ?? "";

/** The figures of a tour: names and values. @type {(statistics: Statistics, isClosed: boolean) => [string, string][]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [straightLines(lines, i + 1)] : [],
  );
  if (straight.length > MAX_LENGTHS) {
    straight.splice(MAX_LENGTHS - 2, straight.length - MAX_LENGTHS + 1, "…");
  }
  /** @type {[string, string][]} */
  const rows = [
    ["Knicke", number(turns)],
    ["Kreuzungen", crossings === null ? "nicht gezählt" : number(crossings)],
    ["Geraden", straight.length > 0 ? straight.join(", ") : "keine"],
    ["Symmetrie", others.length > 0 ? others.join(", ") : "keine"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "Summen",
      sums.magic
        ? `magisch: Jede Zeile, Spalte und Diagonale hat die Summe ${sum}`
        : `halbmagisch: Jede Zeile und Spalte hat die Summe ${sum}`,
    ]);
  } else if (sums) {
    rows.push(["Summen", "Zeilen und Spalten haben keine gemeinsame Summe"]);
  }
  return isClosed ? rows : rows.filter(([name]) => name !== "Symmetrie" || others.length > 0);
}
