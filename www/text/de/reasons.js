/**
 * Why there is no tour, or one: with a capital and without a full stop, as it follows "Es gibt keine solche Tour: ".
 * @import { Telling } from "../telling.js"
 */

import { count, listed, number, word } from "./sentence.js";
import { WALKER } from "../terms.js";
import { fillIn, termsOf, usualTerms } from "./terms.js";

/** Maximum number of squares of which a reason names all; of more it names three. */
const MAX_NAMED = 4;

/** "a1, b2 und c3"; "a1, b2, c3 und noch 7". @type {(squares: readonly string[], all?: number) => string} */
function names(squares, all = 0) {
  const most = Math.max(squares.length, all);
  const shown = most > MAX_NAMED ? squares.slice(0, 3) : squares;
  const rest = most - shown.length;
  return listed(rest > 0 ? [...shown, `noch ${number(rest)}`] : shown);
}

/** @param {Telling} telling */
export const why = (telling) =>
  fillIn(sentenceFor(telling), telling.isGraph ? termsOf(WALKER) : usualTerms);

/** The sentence, with terms in braces. @param {Telling} telling */
function sentenceFor({ sentence, code, squares, numbers, isHigh }) {
  const [first = 0, second = 0] = numbers;
  const isKnown = squares.length > 0;
  const these = names(squares);
  const counted = names(squares, first);
  const isOne = squares.length === 1 && first <= 1;
  const start = squares[0] ?? "der Start";
  const [line, lines] = isHigh ? ["Spalte", "Spalten"] : ["Reihe", "Reihen"];
  switch (code) {
    case "one-square":
      return "{Ein einzelnes Feld} ist schon eine offene Tour, aber kein Zug kann sie schließen";
    case "odd-area":
      return "Jeder Zug wechselt die Farbe; eine geschlossene Tour braucht also gleich viele helle und dunkle Felder, aber dieses Brett hat eine ungerade Felderzahl";
    case "side-1":
      return `Auf einer einzigen ${line} von Feldern hat der Springer keinen Zug`;
    case "side-2":
      return second === 2
        ? "Auf 2 × 2 Feldern hat der Springer keinen Zug"
        : `Auf nur zwei ${lines} führt jeder Zug zwei Felder am Brett entlang, und der Springer kommt nie zu den Feldern zurück, die er überspringt`;
    case "side-4":
      return `Auf vier ${lines} führt jeder Zug aus einer äußeren ${line} in eine innere; eine geschlossene Tour könnte also nur die Hälfte der Felder erreichen`;
    case "small-exception":
      return first > 0
        ? `${first} × ${second} ist eines der wenigen kleinen Bretter ohne eine; das zeigt eine vollständige Suche`
        : "Dies ist eines der wenigen kleinen Bretter ohne eine; das zeigt eine vollständige Suche";
    case "schwenk":
      return "Jedes volle Rechteck hat eine, außer wenn seine Felderzahl ungerade ist, eine Seite 1, 2 oder 4 lang ist oder es 3 × 4, 3 × 6 oder 3 × 8 ist (Schwenk, 1991)";
    case "open-theorem":
      return "Jedes volle Rechteck hat eine, außer ein paar kleinen oder schmalen (Cull und De Curtins, 1978; Conrad und andere, 1994)";
    case "no-theorem":
      return "Kein bekannter Satz gilt für diesen Fall";
    case "all-tried":
      return "Alle Möglichkeiten wurden versucht";
    case "colours":
      return numbers.length === 0
        ? "Jeder Zug wechselt die Farbe, und von einer Farbe gibt es zu viele {Felder}"
        : `Jeder Zug wechselt die Farbe, aber ${count(first, { one: "{Feld} ist", other: "{Felder} sind" })} hell und ${number(second)} dunkel`;
    case "start-colour":
      return `Eine Tour beginnt und endet auf der Farbe, die {ein Feld} mehr hat, aber ${start} hat die andere Farbe`;
    case "inner-row":
      return `Auf vier ${lines} führt jeder Zug aus einer äußeren ${line} in eine innere; eine Tour muss also in einer äußeren ${line} beginnen und enden, aber ${start} liegt in einer inneren`;
    case "start-exception":
      return isKnown
        ? `Eine vollständige Suche fand keine, die auf ${start} beginnt`
        : "Eine vollständige Suche fand keine, die dort beginnt";
    case "too-few-moves":
      return first === 0
        ? "{Ein Feld} hat zu wenige Züge"
        : second === 1
          ? `${counted} ${isOne ? "hat" : "haben"} keinen Zug`
          : `${counted} ${isOne ? "hat" : "haben"} weniger als die zwei Züge, die {jedes Feld} für eine geschlossene Tour braucht`;
    case "too-many-ends":
      return !isKnown
        ? "Zu viele {Felder} haben nur einen Zug, und eine Tour hat nur zwei Enden"
        : isOne
          ? `Mit ${these} {hat schon ein drittes Feld} nur einen Zug, und eine Tour hat nur zwei Enden`
          : second === 1
            ? `${counted} haben je nur einen Zug, und nur {eines davon} kann ein Ende der Tour sein`
            : `${counted} haben je nur einen Zug, und nur ${word(second)} davon können Enden der Tour sein`;
    case "not-connected":
      return isKnown ? `Kein Zug führt nach ${counted}` : "Zu einigen {Feldern} führt kein Zug";
    case "cut-squares":
      return isKnown
        ? `Ohne ${these} zerfallen die anderen {Felder} in mehr Teile, als eine Tour besuchen kann`
        : "Ohne einige {Felder} zerfallen die anderen in mehr Teile, als eine Tour besuchen kann";
    case "end-parts":
      return !isKnown
        ? "Zu viele Teile hängen nur über wenige {Felder} mit dem Rest zusammen, und jeder bräuchte ein Ende der Tour"
        : second === 1
          ? `${number(first)} Teile hängen nur über ${these} zusammen, und jeder bräuchte ein Ende der Tour, aber nur einer kann eines haben`
          : `${number(first)} Teile hängen nur über ${these} zusammen, und jeder bräuchte ein Ende der Tour, aber nur ${word(second)} können eines haben`;
    case "forced-moves":
      return isKnown
        ? `${start} würde mehr als zwei Züge brauchen: ${names(squares.slice(1), first)} haben je zwei und brauchen davon den nach ${start}`
        : "{Ein Feld} würde mehr als zwei Züge brauchen";
    case "forced-cycle":
      return isKnown
        ? `Die Züge, die jede Tour nehmen muss, bilden schon einen Kreis allein durch ${counted}`
        : "Die Züge, die jede Tour nehmen muss, bilden schon einen Kreis durch nur einige {Felder}";
    case "no-two-factor":
      return isKnown
        ? `${these} brauchen zusammen ${number(first)} Züge, aber die {Felder} ringsum haben nur Platz für ${number(second)}`
        : "Keine Auswahl von Zügen gibt {jedem Feld} die zwei, die eine geschlossene Tour braucht";
    case "no-cycle-cover":
      return isKnown
        ? `Die Züge von ${these} führen nur zu ${number(second)} {Feldern}, aber ${number(first)} sind nötig`
        : "Keine Auswahl von Zügen führt von {jedem Feld} zu einem anderen";
    case "separate-cycles":
      return !isKnown
        ? "Einige {Felder} bleiben vom Rest abgeschnitten, welche Züge man auch wählt"
        : second === 0
          ? "Welche zwei Züge {jedes Feld} auch bekommt, keiner führt zu einem Ende der Tour"
          : `${counted} ${isOne ? "bleibt" : "bleiben"} vom Rest abgeschnitten, welche Züge man auch wählt`;
    case "separate-parts":
      return isKnown
        ? `Eine Tour, die ${names(squares.slice(0, first), first)} besucht, kann nicht auch noch ${names(squares.slice(first), second)} besuchen`
        : "Zwei Teile {des Bretts} lassen sich einzeln besuchen, aber nicht beide mit einer Tour";
    case "stuck":
      return isKnown
        ? `Von ${start} führt kein Zug {auf ein unbesuchtes Feld}`
        : "Vom Ende führt kein Zug {auf ein unbesuchtes Feld}";
    case "not-closed":
      return `{Jedes Feld} ist besucht, und von ${squares[1] ?? "dort"} führt kein Zug nach ${start}`;
    case "never-entered":
      return isKnown
        ? `Kein Zug führt mehr nach ${counted}`
        : "Zu einigen {Feldern} führt kein Zug mehr";
    case "start-cut-off":
      return isKnown
        ? `{Jedes Feld}, von dem aus ein Zug nach ${start} führt, ist verbraucht, also kann sich die Tour nicht schließen`
        : "{Jedes Feld}, von dem aus ein Zug zum Start führt, ist verbraucht, also kann sich die Tour nicht schließen";
    case "too-many-dead-ends":
      return !isKnown
        ? "Zu viele {Felder} haben nur noch einen Zug"
        : isOne
          ? `${counted} hat nur noch einen Zug, also würde die Tour dort enden und sich nicht schließen`
          : second === 0
            ? `${counted} haben je nur noch einen Zug, also würde die Tour dort enden und sich nicht schließen`
            : `${counted} haben je nur noch einen Zug, und nur auf einem davon kann die Tour enden`;
    case "cut-in-two":
      return isKnown
        ? `Vom Ende des Weges führen keine Züge mehr nach ${counted}`
        : "Vom Ende des Weges führen zu einigen {Feldern} keine Züge mehr";
    default:
      return sentence;
  }
}
