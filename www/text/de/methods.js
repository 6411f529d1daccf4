/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonFacts, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { MethodStories } from "../story.js"
 */

import { preferredIn } from "../choice.js";
import { detourLabels } from "../detour.js";
import { lineOf } from "../pseudo-code.js";
import { ownLines } from "./rule.js";
import {
  chosen,
  count,
  number,
  percent,
  plural,
  sentence,
  square,
  withOnwardMoves,
  word,
} from "./sentence.js";

/** @param {number} n */
const squares = (n) => count(n, { one: "{Feld}", other: "{Felder}" });

/** "12 von 64 Feldern" @type {(n: number, of: number) => string} */
const ofSquares = (n, of) => `${number(n)} von ${count(of, { one: "{Feld}", other: "{Feldern}" })}`;

/** @param {number} n */
const moves = (n) => count(n, { one: "Zug", other: "Züge" });

/** After "mit", "von" and their like. @param {number} n */
const ofMoves = (n) => count(n, { one: "Zug", other: "Zügen" });

/** @param {number} n */
const loops = (n) => count(n, { one: "Kreis", other: "Kreise" });

/** "Nach 5 Durchläufen" @param {number} n */
const afterSweeps = (n) => `Nach ${count(n, { one: "Durchlauf", other: "Durchläufen" })}`;

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "Ein Kreis ist übrig: eine geschlossene Tour." : `${number(n)} Kreise sind übrig.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0
    ? "Jetzt hat {jedes Feld} zwei."
    : `${count(n, { one: "Zug fehlt", other: "Züge fehlen" })} noch.`;

/** "7 besuchten jedes Feld (2 %)" @type {(complete: number, attempts: number) => string} */
const completed = (complete, attempts) =>
  `${count(complete, { one: "besuchte", other: "besuchten" })} {jeden Knoten} (${percent(complete, attempts)})`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => sentence`Kein Zug führt mehr nach ${square(name)}`,
  "too-many-ends": (name) =>
    sentence`${square(name)} könnte nur ein Ende sein, und die Tour hat schon beide Enden`,
  "cut-in-two": (name) => sentence`${square(name)} ist von hier aus nicht mehr zu erreichen`,
  "start-cut-off": (name) =>
    sentence`{Kein freies Feld} ist einen Zug vom Start entfernt, von ${square(name)}`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "Am linken Rand",
  right: "Am rechten Rand",
  bottom: "Am unteren Rand",
  top: "Am oberen Rand",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) =>
    `Das Netz ist mit ${count(cycles, { one: "Kreis", other: "Kreisen" })} statt einem zur Ruhe gekommen.`,
  "no-merge": ({ cycles }) => `Das Netz kann seine ${loops(cycles)} nicht weiter verbinden.`,
  "too-many-sweeps": (facts) =>
    `${afterSweeps(facts.sweeps)} ist das Netz noch nicht zur Ruhe gekommen.`,
  frozen: () => "Das Netz ist zur Ruhe gekommen, aber manche {Felder} haben nicht zwei Züge.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "Von dort kommt der Weg {auf ein freies Feld}.",
  closes: "Von dort kommt der Weg zum Start.",
  detour: "Jetzt passt ein Umweg hinein.",
  none: "Von allen möglichen Enden ist es am längsten her, dass der Weg hier endete.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`{Jedes Feld} ist besucht, aber von ${square(focus)} führt kein Zug nach ${square(start)}.`
      : sentence`Von ${square(focus)} aus kommt der Weg {auf kein freies Feld}.`;
  return sentence`${why} Das Verfahren verbindet dieses Ende mit ${square(at)} und dreht den Weg von dort an um. Er endet jetzt auf ${chosen(to)}. ${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `Die nächste Reihenfolge, ${[...String(order)].join(" ")}`;

/** A move by hand beside the one that the method would make. @type {(moment: Moment) => { same: string, other: string }} */
const compared = ({ algorithm }) =>
  algorithm === "warnsdorff"
    ? { same: "wie es die Regel täte", other: "die Regel hätte lieber" }
    : { same: "wie es das Verfahren täte", other: "das Verfahren hätte lieber" };

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `Du bist nach ${to} gezogen.`;
  }
  return to === preferred
    ? `Du bist nach ${to} gezogen, ${compared(moment).same}.`
    : `Du bist nach ${to} gezogen; ${compared(moment).other} ${preferred} genommen.`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
    const before =
      tried === 0
        ? ""
        : tried === 1
          ? ", nach einem Fehlschlag"
          : `, nach ${word(tried)} Fehlschlägen`;
    const after =
      left === 0
        ? ""
        : left === 1
          ? "; {noch eines} bleibt für später"
          : `; noch ${word(left)} bleiben für später`;
    return sentence`Von ${square(focus)} aus versucht {der Springer} {den nächsten Knoten} der Reihe nach${before}: ${chosen(to)}${after}.`;
  },
  prune: (facts, { focus }) =>
    sentence`Von ${square(focus)} aus ist keine Tour möglich: ${pruneCauses[facts.cause](facts.square)}. {Der Springer} geht zurück nach ${chosen(facts.to)}.`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`Du ziehst von ${square(moment.focus)} nach ${chosen(to)}, ${withOnwardMoves(accessibility)}`;
    return to === preferred
      ? sentence`${went}, ${compared(moment).same}.`
      : sentence`${went}; ${compared(moment).other} ${square(preferred)} genommen.`;
  },
  "closed-by-hand": ({ to }) => sentence`Du schließt die Tour mit dem Zug nach ${chosen(to)}.`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const rule =
      ways > fewest
        ? `. Warnsdorffs Regel würde {auf ein Feld} mit ${number(fewest)} gehen`
        : ways > 0 && candidates.length > 1
          ? ": die wenigsten, wie Warnsdorffs Regel es will"
          : "";
    return sentence`Die Tour geht von ${square(focus)} nach ${chosen(to)}, ${withOnwardMoves(ways)}${rule}.`;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)}: Von ${square(from)} nach ${square(to)} führt kein Zug.`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)}: Jeder Schritt ist ein Zug. Aber von ${square(from)} führt kein Zug zurück nach ${square(to)}.`,
  holds: ({ order }) => [`${nextOrder(order)}: Jeder Schritt ist ein Zug.`],
  // Restarts.
  "attempt-failed"({ attempts, complete, visited, cause }, moment) {
    const end =
      cause === "not-closed"
        ? "{Jedes Feld} ist besucht, aber die Tour ist offen."
        : `Sackgasse nach ${ofSquares(visited, moment.squares)}.`;
    const so = `Bisher ${count(attempts, { one: "Versuch", other: "Versuche" })}: ${completed(complete, attempts)}; keine Tour schloss sich.`;
    return [`${end} {Der Springer} nimmt alle Züge zurück. ${so}`];
  },
  "closed-after-attempts": ({ to, attempts, complete }) =>
    sentence`{Jedes Feld} ist besucht, und der Zug nach ${chosen(to)} schließt die Tour. In ${count(attempts, { one: "Versuch", other: "Versuchen" })} ist es die erste, die sich schließt (${percent(1, attempts)}). Von den Versuchen ${completed(complete, attempts)}.`,
  // Rotations.
  grow: ({ to, accessibility, tied }, { focus }) =>
    sentence`Der Weg geht von ${square(focus)} nach ${chosen(to)} weiter, ${withOnwardMoves(accessibility)}${tied > 1 ? ", zufällig unter gleichen gewählt" : ""}.`,
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`Der Weg geht von ${square(focus)} nach ${chosen(to)} weiter, zufällig aus ${count(candidates, { one: "{Feld}", other: "{Feldern}" })} gewählt.`,
  "rotations-failed": ({ attempts, visited, turns }, moment) => [
    `Das Verfahren hat das Ende ${number(turns)}-mal ohne Erfolg gedreht und ${ofSquares(visited, moment.squares)} besucht. Es nimmt alle Züge zurück und beginnt Versuch ${number(attempts + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `Das Verfahren zerschneidet {den Graphen} nach Reihe ${number(after)} von unten.`
      : `Das Verfahren zerschneidet {den Graphen} nach Spalte ${number(after)} von links.`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "bekommt dieselbe Tour wie ein anderer dieser Größe."
        : kind === "closed"
          ? "bekommt eine geschlossene Tour, durch Suchen gefunden."
          : "bekommt eine offene Tour, durch Suchen gefunden.";
    return width * height === moment.squares
      ? [`{Das Brett} ist ein einziger Block, ${size}. Er ${origin}`]
      : sentence`Der Block ${size} bei ${square(corner)} ${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`Aus zwei Blöcken wird einer. Zwei Züge hinüber ersetzen je einen Zug von beiden; einer davon führt von ${square(from)} nach ${square(to)}. ${left === 1 ? "Eine Tour ist übrig." : `${number(left)} Touren sind übrig.`}`,
  "piece-inserted": ({ from, to }) =>
    sentence`Der Zug von ${square(from)} nach ${square(to)} macht Platz für die Tour des nächsten Stücks.`,
  "strand-ends": ({ corner, columns }) =>
    columns === 1
      ? sentence`Eine Spalte ab ${square(corner)} bekommt eine Tour, aus der vier Stränge weiterführen.`
      : sentence`${number(columns)} Spalten ab ${square(corner)} bekommen eine Tour, aus der vier Stränge weiterführen.`,
  strands: ({ corner }) =>
    sentence`Die vier Stränge gehen durch zwei Spalten weiter, ab ${square(corner)}.`,
  "strands-tied": ({ corner }) =>
    sentence`Das Verfahren verknüpft die vier Stränge mit den Spalten ab ${square(corner)}.`,
  opened: ({ last, start }) =>
    sentence`Du wolltest eine offene Tour, also fällt der Zug von ${square(last)} zurück zum Start, nach ${square(start)}, weg.`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`Vier Stränge brechen von ${square(from)} und den Nachbarn auf, paarweise verbunden. Sie gehen nebeneinander weiter.`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`Alle vier Stränge gehen geradeaus, der erste nach ${square(to)}.`
      : strands === 1
        ? sentence`Ein Strang geht geradeaus, nach ${square(to)}.`
        : sentence`${number(strands)} Stränge gehen geradeaus, der erste nach ${square(to)}.`,
  "formation-turns": (facts) => [
    `${formationSides[facts.side]} biegen die Stränge in die nächsten vier Reihen ein, mit ${ofMoves(facts.moves)}.`,
  ],
  "formation-ends": ({ at }) =>
    sentence`In der letzten Ecke, bei ${square(at)}, trifft der erste Strang den dritten und der zweite den vierten. Das sind nicht die Paare vom Anfang, also werden alle vier eine geschlossene Tour.`,
  "formation-too-large": () => [
    "{Auf diesem Brett} haben vier Stränge keinen Platz zum Abbiegen. Diese Tour fand vorher eine Suche nach wenigen Knicken und Kreuzungen.",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `Ein Zug mehr, {für das Feld} mit der knappsten Auswahl. ${stillMissing(facts.missing)}`
      : `${number(facts.moves)} Züge mehr, jeder {für das Feld} mit der knappsten Auswahl. ${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `Zwei {Feldern} fehlt ein Zug. Eine Kette von Zügen wird getauscht, ${number(facts.out)} hinaus und ${number(facts.in)} hinein; so bekommen beide einen. ${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `Aus zwei Kreisen wird einer: Zwei Züge hinüber ersetzen je einen Zug von beiden. Der kleinere Kreis hatte ${squares(size)}. ${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `Ein längerer Tausch, ${moves(out)} hinaus und ebenso viele hinein, verbindet ${number(joined + 1)} Kreise. ${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `Keine zwei Kreise lassen sich verbinden. Ein Tausch von ${ofMoves(out)} ergibt andere Kreise, es bleiben aber ${number(cycles)}.`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `Diese ${number(cycles)} Kreise bleiben getrennt. Das Verfahren entfernt alle Züge und beginnt Versuch ${number(attempt)}.`,
  ],
  "try-all": ({ tried, ends }) => [
    `Jetzt probiert das Verfahren alle Möglichkeiten: ${number(tried)} von ${count(ends, { one: "Fall", other: "Fällen" })} erledigt.`,
  ],
  found: () => ["Beim Probieren aller Möglichkeiten hat sich eine Tour gefunden."],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `${turns[method].failed} Als Nächstes: ${askedMethods[next]}.`,
  ],
  decide: (facts, { focus }) =>
    sentence`Dieses Verfahren verfolgt alle Wege durch die {Felder} zugleich: ${ofSquares(facts.finished, facts.squares)} sind erledigt, und ${square(focus)} ist an der Reihe; bisher ${count(facts.states, { one: "Zustand", other: "Zustände" })}.`,
  answered: ({ method }) => [turns[method].found],
  // Neural network.
  wake: (facts) => [
    `Versuch ${number(facts.attempt)}: Von ${ofMoves(facts.moves)} ${plural(facts.active, { one: "wird einer", other: `werden ${number(facts.active)}` })} zufällig eingeschaltet.`,
  ],
  sweep: (facts) => [
    `Durchlauf ${number(facts.sweep)}: ${moves(facts.switched)} umgeschaltet, ${number(facts.active)} aktiv. ${ofSquares(facts.settled, facts.squares)} ${plural(facts.settled, { one: "hat schon zwei Züge", other: "haben schon zwei Züge" })}.`,
  ],
  "several-cycles": (facts) => [
    `${afterSweeps(facts.sweeps)} hat {jedes Feld} zwei Züge, aber sie bilden ${loops(facts.cycles)}.`,
  ],
  frozen: (facts) => [
    `${afterSweeps(facts.sweeps)} ändert sich nichts mehr, aber nur ${ofSquares(facts.settled, facts.squares)} ${plural(facts.settled, { one: "hat", other: "haben" })} zwei Züge.`,
  ],
  "merge-cycles": ({ cycles }) => [
    `Aus zwei Kreisen wird einer: Zwei Züge hinüber ersetzen je einen Zug von beiden. ${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)} Es entfernt alle Züge und beginnt Versuch ${number(facts.attempt)}.`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`Ecken haben Vorrang, und ${word(tied)} sind erreichbar. Eine davon, zufällig: ${chosen(to)}.`
      : sentence`Ecken haben Vorrang, und eine ist erreichbar: ${chosen(to)}.`,
  "near-edge"({ to, tied, distance }, { focus }) {
    if (distance === 0) {
      return tied > 1
        ? sentence`Von ${square(focus)} aus sind ${word(tied)} Felder am Rand erreichbar. Eines davon, zufällig: ${chosen(to)}.`
        : sentence`Von ${square(focus)} aus ist ein Feld am Rand erreichbar: ${chosen(to)}.`;
    }
    const where = `${count(distance, { one: "Feld", other: "Felder" })} davon entfernt`;
    const among = tied > 1 ? `, zufällig aus ${word(tied)} gleichen gewählt` : "";
    return sentence`Von ${square(focus)} aus liegt ${chosen(to)} dem Rand am nächsten, ${where}${among}.`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    return first === last
      ? sentence`Ein Umweg: Zwischen ${square(facts.from)} und ${square(facts.to)} passt {ein übriges Feld} hinein, als ${first}.`
      : sentence`Ein Umweg: Zwischen ${square(facts.from)} und ${square(facts.to)} passen ${number(facts.letters)} übrige {Felder} hinein, als ${first} bis ${last}.`;
  },
  renumber({ left, lettered }) {
    const rest =
      left === 0
        ? "{Jedes Feld} ist besucht."
        : left === 1
          ? "{Ein Feld} passte nicht hinein."
          : `${squares(left)} passten nicht hinein.`;
    return [
      lettered === 1
        ? `${rest} {Das Feld} mit Buchstaben bekommt eine Zahl.`
        : `${rest} Die ${number(lettered)} {Felder} mit Buchstaben bekommen Zahlen.`,
    ];
  },
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "setze {den Springer} auf den Start",
    "until-all-visited": "bis {jedes Feld} besucht ist:",
    "count-onward-moves": "zähle die Folgezüge der Kandidaten",
    "go-to-fewest": "geh zum Kandidaten mit den wenigsten",
    close: "schließe die Tour: zurück zum Start",
    "out-of-steps": "keine Schritte mehr: neu, mit Zufall",
    prune: "keine Tour mehr möglich: zurück",
    "try-next": "geh {auf das nächste unversuchte Feld}",
    "take-back": "nichts mehr: letzten Zug zurück",
    "all-tried": "nichts mehr zu versuchen: keine Tour",
    "until-stuck": "bis es nicht weitergeht:",
    "corner-or-nearest-edge": "geh in eine Ecke, sonst nah zum Rand",
    "splice-detours": "besuche übrige {Felder} als Umwege",
    "rotate-end": "geht es nicht weiter, dreh das Ende",
    renumber: "nummeriere die {Felder} mit Buchstaben",
    "break-tie-at-random": "Gleichstand: wähle zufällig",
    "take-next": "geh {auf das nächste Feld} der Tour",
    restart: "klappt das nicht, beginne neu",
    grow: "geh weiter: wenigste Folgezüge",
    "grow-at-random": "geh {auf irgendein freies Feld}",
    "rotate-until-closed": "dreh das Ende, bis es sich schließt",
    cut: "zerlege {den Graphen} in Blöcke",
    "base-tours": "suche in jedem Block eine Tour",
    "until-one-tour": "bis nur eine Tour übrig ist:",
    join: "verbinde zwei: tausche je einen Zug",
    insert: "ersetze einen Zug durch ein Stück",
    strands: "führe vier Stränge durch vier Reihen",
    open: "öffne die Tour am Start",
    "set-out": "vier Stränge beginnen in einer Ecke",
    "until-last-corner": "bis sie gegenüber ankommen:",
    advance: "geh nebeneinander geradeaus",
    turn: "am Rand: bieg ab, vier Reihen weiter",
    end: "verbinde dort die Stränge über Kreuz",
    "written-down": "kleine Bretter: eine bekannte Tour",
    diagnose: "suche, was eine Tour ausschließt",
    "match-greedily": "gib {Feldern} zwei Züge, knappe zuerst",
    augment: "tausche Ketten, bis alle zwei haben",
    "until-one-cycle": "bis nur ein Kreis übrig ist:",
    merge: "verbinde zwei Kreise mit zwei Zügen",
    exchange: "geht das nicht, tausche mehr Züge",
    "match-again": "klappt das nicht, beginne anders",
    "try-all": "{auf kleinen Brettern}: versuche alles",
    "ask-theory": "frag die Theorie",
    "ask-cycles": "verbinde kleine Kreise, sonst",
    "ask-rotations": "dreh das Ende eines Weges, sonst",
    "ask-decision": "entscheide {Feld für Feld}, sonst",
    "ask-cycles-again": "verbinde andere Kreise, sonst",
    "ask-exhaustive": "versuche alles, sonst",
    "give-up": "gib auf",
    wake: "schalte zufällig Züge ein",
    "until-two-each": "bis {jedes Feld} zwei Züge hat:",
    switch: "U über 3: an; U unter 0: aus",
    "one-cycle": "ist es ein einziger Kreis: eine Tour",
    reseed: "sonst beginne zufällig neu",
    "each-order": "für jede Reihenfolge der {Felder}:",
    follow: "folge ihr, solange es Züge sind",
    holds: "sind alle Züge, ist es eine Tour",
    update: "U ← U + 4 − aktive an beiden Enden",
    "update-printed": "U ← U + 2 − aktive am selben {Feld}",
  },
  ties: {
    first: "Gleichstand: nach Zugreihenfolge",
    random: "Gleichstand: zufällig",
    "pohl-sum": "Gleichstand: kleinste Summe danach",
    "pohl-min": "Gleichstand: wenigste danach",
    roth: "Gleichstand: weit weg von der Mitte",
    "roth-random": "Gleichstand: weit weg, dann zufällig",
    "squirrel-cull": "Gleichstand: nach Bereich {des Bretts}",
  },
  deadEnds: {
    stop: "in der Sackgasse: anhalten",
    backtrack: "in der Sackgasse: einen Zug zurück",
    restart: "in der Sackgasse: neu, mit Zufall",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "Reihenfolge",
    values: {
      tutorial: {
        name: "Wie in der Anleitung gedruckt",
        short: "Reihenfolge: wie in der Anleitung",
      },
      "fewest-first": {
        name: "Wenigste Folgezüge zuerst",
        short: "Reihenfolge: wenigste Folgezüge zuerst",
      },
    },
  },
  prune: {
    name: "Vorausschauen",
    values: {
      false: { name: "Nein", short: "Vorausschauen: nein" },
      true: { name: "Ja: aufgeben, wo keine Tour bleibt", short: "Vorausschauen: ja" },
    },
  },
  update: {
    name: "Erneuern",
    values: {
      shuffled: { name: "Einzeln, gemischt", short: "Erneuern: einzeln, gemischt" },
      fixed: { name: "Einzeln, der Reihe nach", short: "Erneuern: einzeln, der Reihe nach" },
      "all-at-once": { name: "Alle auf einmal", short: "Erneuern: alle auf einmal" },
    },
  },
  equation: {
    name: "Regel",
    values: {
      corrected: { name: "Berichtigt", short: "Regel: berichtigt" },
      printed: { name: "Wie gedruckt: klappt nicht", short: "Regel: wie gedruckt" },
    },
  },
  merge: {
    name: "Verbinden",
    values: {
      false: { name: "Nein", short: "Verbinden: nein" },
      true: { name: "Ja: die Kreise am Ende", short: "Verbinden: ja" },
    },
  },
  growth: {
    name: "Weitergehen",
    values: {
      fewest: {
        name: "Wenigste Folgezüge zuerst",
        short: "Weitergehen: wenigste Folgezüge zuerst",
      },
      random: { name: "Zufällig", short: "Weitergehen: zufällig" },
    },
  },
};

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => options[id]?.values[value]?.short ?? `${id}: ${value}`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
export const triedBy = {
  warnsdorff:
    "Jeder Versuch folgte der Regel in eine Sackgasse oder verbrauchte alle seine Schritte.",
  restarts: "Jeder Versuch endete in einer Sackgasse oder schloss sich nicht.",
  backtracking: "Die Zeit reichte nicht, um alle Möglichkeiten zu versuchen.",
  "edges-first": "Nicht alle übrigen {Felder} passten als Umwege hinein.",
  blocks:
    "Das Verfahren fand für einen der Blöcke keine Tour oder keinen Weg, zwei davon zu verbinden.",
  rotations: "Das Verfahren hat die ganze Zeit das Ende seines Weges gedreht und neu begonnen.",
  cycles: "Kein Tausch verband die übrigen Kreise, und alles zu versuchen würde zu lange dauern.",
  neural: "Das Netz kam mit mehreren Kreisen zur Ruhe oder gar nicht.",
};

/** The methods that are tried in turn, after a colon or in a list. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "die Theorie",
  cycles: "kleine Kreise verbinden",
  rotations: "das Ende eines Weges drehen",
  decision: "{Feld für Feld} entscheiden",
  "cycles-again": "andere Kreise verbinden",
  exhaustive: "die vollständige Suche",
};

/** What is told when one of them is done. @type {Record<AskedMethod, { failed: string, found: string }>} */
const turns = {
  theory: {
    failed: "Die Theorie hat keine Antwort.",
    found: "Die Theorie hat eine Tour gefunden.",
  },
  cycles: {
    failed: "Das Verbinden kleiner Kreise fand keine Antwort.",
    found: "Das Verbinden kleiner Kreise hat eine Tour gefunden.",
  },
  rotations: {
    failed: "Das Drehen am Ende eines Weges fand keine Antwort.",
    found: "Das Drehen am Ende eines Weges hat eine Tour gefunden.",
  },
  decision: {
    failed: "Das Entscheiden {Feld für Feld} fand keine Antwort.",
    found: "Das Entscheiden {Feld für Feld} hat eine Tour gefunden.",
  },
  "cycles-again": {
    failed: "Das Verbinden anderer Kreise fand keine Antwort.",
    found: "Das Verbinden anderer Kreise hat eine Tour gefunden.",
  },
  exhaustive: {
    failed: "Die vollständige Suche fand keine Antwort.",
    found: "Die vollständige Suche hat eine Tour gefunden.",
  },
};
