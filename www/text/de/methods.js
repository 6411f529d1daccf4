/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonCode, ReasonFacts, RunSettings, TieBreakId, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 */

import { fromEdge } from "./measures.js";
import { ruleLines } from "./rule.js";
import {
  chosen,
  count,
  number,
  percent,
  plural,
  square,
  withOnwardMoves,
  word,
} from "./sentence.js";

/** The steps that `stories.js` does not cover. @typedef {Exclude<ReasonCode, "fewest" | "tie" | "by-rule" | "close" | "backtrack" | "restart" | "end">} Code */

/**
 * The facts of a kind of step, by name.
 * @template {Code} C
 * @typedef {object} Facts
 * @property {(name: keyof ReasonFacts[C]) => string} name a square
 * @property {(name: keyof ReasonFacts[C]) => number} number
 * @property {<Name extends keyof ReasonFacts[C]>(name: Name) => ReasonFacts[C][Name]} word
 * @property {Moment} moment
 */

/** @param {Moment} moment */
function factsOf(moment) {
  const facts = /** @type {Record<string, any>} */ (moment.reason);
  return {
    name: (/** @type {string} */ name) => facts[name],
    number: (/** @type {string} */ name) => facts[name],
    word: (/** @type {string} */ name) => facts[name],
    moment,
  };
}

/** "3 Feldern" @param {number} n */
const ofSquares = (n) => count(n, { one: "{Feld}", other: "{Feldern}" });

/** @param {number} n */
const squares = (n) => count(n, { one: "{Feld}", other: "{Felder}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "Zug", other: "Züge" });

/** @param {number} n */
const ofMoves = (n) => count(n, { one: "Zug", other: "Zügen" });

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "Ein Kreis ist übrig: eine geschlossene Tour." : `${number(n)} Kreise sind übrig.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0
    ? "Jetzt hat {jedes Feld} zwei."
    : `${count(n, { one: "Zug fehlt", other: "Züge fehlen" })} noch.`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => ["Kein Zug führt mehr nach ", square(name)],
  "too-many-ends": (name) => [
    square(name),
    " könnte nur ein Ende sein, und die Tour hat schon beide Enden",
  ],
  "cut-in-two": (name) => [square(name), " ist von hier aus nicht mehr zu erreichen"],
  "start-cut-off": (name) => [
    "{Kein freies Feld} ist einen Zug vom Start entfernt, von ",
    square(name),
  ],
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "Am linken Rand",
  right: "Am rechten Rand",
  bottom: "Am unteren Rand",
  top: "Am oberen Rand",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: Facts<"reseed">) => string>} */
const causes = {
  "several-cycles": ({ number: fact }) =>
    `Das Netz ist mit ${count(fact("cycles"), { one: "Kreis", other: "Kreisen" })} statt einem zur Ruhe gekommen.`,
  "no-merge": ({ number: fact }) =>
    `Das Netz kann seine ${number(fact("cycles"))} Kreise nicht weiter verbinden.`,
  "too-many-sweeps": ({ number: fact }) =>
    `Das Netz ist nach ${count(fact("sweeps"), { one: "Durchlauf", other: "Durchläufen" })} nicht zur Ruhe gekommen.`,
  frozen: () => "Das Netz ist zur Ruhe gekommen, aber manche {Felder} haben nicht zwei Züge.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "Von dort kommt der Weg {auf ein freies Feld}.",
  closes: "Von dort kommt der Weg zum Start.",
  detour: "Jetzt passt ein Umweg hinein.",
  none: "Von allen möglichen Enden ist es am längsten her, dass der Weg hier endete.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: Facts<"rotate"> | Facts<"rotate-walk">) => Part[]} */
function rotation({ name, number: fact, word: use, moment }) {
  const left = fact("left");
  const why =
    left === 0
      ? [
          "{Jedes Feld} ist besucht, aber von ",
          square(moment.focus),
          " führt kein Zug nach ",
          square(moment.start),
          ". ",
        ]
      : ["Von ", square(moment.focus), " aus kommt der Weg {auf kein freies Feld}. "];
  return [
    ...why,
    "Das Verfahren verbindet dieses Ende mit ",
    square(name("at")),
    " und dreht den Weg von dort an um. Er endet jetzt auf ",
    chosen(name("to")),
    `. ${uses[use("use")]}`,
  ];
}

/** The next order to try: the squares by their numbers on the board. @param {Facts<"breaks" | "not-closed" | "holds">} facts */
const orderOf = ({ number: fact }) =>
  `Die nächste Reihenfolge, ${[...String(fact("order"))].join(" ")}`;

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** A move by hand that the method would have made, or not. @type {(moment: Moment) => { same: string, other: string }} */
const compared = ({ algorithm }) =>
  algorithm === "warnsdorff"
    ? { same: "wie es die Regel täte", other: "die Regel hätte lieber" }
    : { same: "wie es das Verfahren täte", other: "das Verfahren hätte lieber" };

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const { reason, candidates } = moment;
  const preferred =
    reason.code === "by-hand"
      ? reason.preferred
      : candidates.find((candidate) => candidate.chosen)?.square;
  if (preferred === undefined) {
    return `Du bist nach ${to} gezogen.`;
  }
  return to === preferred
    ? `Du bist nach ${to} gezogen, ${compared(moment).same}.`
    : `Du bist nach ${to} gezogen; ${compared(moment).other} ${preferred} genommen.`;
}

/** A sentence for every code. @type {{ [C in Code]: (facts: Facts<C>) => Part[] }} */
const stories = {
  // Backtracking.
  forward({ name, number: fact, moment }) {
    const [tried, left] = [fact("tried"), fact("left")];
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
    return [
      "Von ",
      square(moment.focus),
      ` aus versucht {der Springer} {den nächsten Knoten} der Reihe nach${before}: `,
      chosen(name("to")),
      `${after}.`,
    ];
  },
  prune: ({ name, word: fact, moment }) => [
    "Von ",
    square(moment.focus),
    " aus ist keine Tour möglich: ",
    ...pruneCauses[fact("cause")](name("square")),
    ". {Der Springer} geht zurück nach ",
    chosen(name("to")),
    ".",
  ],
  // By hand.
  "by-hand": ({ name, number: fact, moment }) => [
    "Du ziehst von ",
    square(moment.focus),
    " nach ",
    chosen(name("to")),
    `, ${withOnwardMoves(fact("accessibility"))}`,
    ...(name("to") === name("preferred")
      ? [`, ${compared(moment).same}.`]
      : [`; ${compared(moment).other} `, square(name("preferred")), " genommen."]),
  ],
  "closed-by-hand": ({ name }) => [
    "Du schließt die Tour mit dem Zug nach ",
    chosen(name("to")),
    ".",
  ],
  // A given tour.
  "take-next"({ name, number: fact, moment }) {
    const [ways, fewest] = [fact("accessibility"), fact("fewest")];
    const rule =
      ways > fewest
        ? `. Warnsdorffs Regel würde {auf ein Feld} mit ${number(fewest)} gehen`
        : ways > 0 && moment.candidates.length > 1
          ? ", den wenigsten, wie Warnsdorffs Regel es will"
          : "";
    return [
      "Die Tour geht von ",
      square(moment.focus),
      " nach ",
      chosen(name("to")),
      `, ${withOnwardMoves(ways)}${rule}.`,
    ];
  },
  // Permutations.
  breaks: (facts) => [
    `${orderOf(facts)}: Von `,
    square(facts.name("from")),
    " nach ",
    square(facts.name("to")),
    " führt kein Zug.",
  ],
  "not-closed": (facts) => [
    `${orderOf(facts)}: Jeder Schritt ist ein Zug. Aber von `,
    square(facts.name("from")),
    " führt kein Zug zurück nach ",
    square(facts.name("to")),
    ".",
  ],
  holds: (facts) => [`${orderOf(facts)}: Jeder Schritt ist ein Zug.`],
  // Restarts.
  "attempt-failed"({ number: fact, word: cause, moment }) {
    const [attempts, complete] = [fact("attempts"), fact("complete")];
    const end =
      cause("cause") === "not-closed"
        ? "{Jedes Feld} ist besucht, aber die Tour ist offen."
        : `Sackgasse nach ${number(fact("visited"))} von ${ofSquares(moment.squares)}.`;
    const so = `Bisher ${count(attempts, { one: "Versuch", other: "Versuche" })}: ${number(complete)} ${plural(complete, { one: "besuchte", other: "besuchten" })} {jeden Knoten} (${percent(complete, attempts)}), keiner schloss sich.`;
    return [`${end} {Der Springer} nimmt alle Züge zurück. ${so}`];
  },
  "closed-after-attempts": ({ name, number: fact }) => [
    "{Jedes Feld} ist besucht, und der Zug nach ",
    chosen(name("to")),
    ` schließt die Tour. In ${count(fact("attempts"), { one: "Versuch", other: "Versuchen" })} ist es die erste, die sich schließt (${percent(1, fact("attempts"))}). ${number(fact("complete"))} davon ${plural(fact("complete"), { one: "besuchte", other: "besuchten" })} {jeden Knoten} (${percent(fact("complete"), fact("attempts"))}).`,
  ],
  // Rotations.
  grow: ({ name, number: fact, moment }) => [
    "Der Weg geht von ",
    square(moment.focus),
    " nach ",
    chosen(name("to")),
    ` weiter, ${withOnwardMoves(fact("accessibility"))}${fact("tied") > 1 ? ", zufällig unter gleichen gewählt" : ""}.`,
  ],
  "grow-at-random": ({ name, number: fact, moment }) => [
    "Der Weg geht von ",
    square(moment.focus),
    " nach ",
    chosen(name("to")),
    ` weiter, zufällig aus ${ofSquares(fact("candidates"))} gewählt.`,
  ],
  "rotations-failed": ({ number: fact, moment }) => [
    `Das Verfahren hat das Ende ${number(fact("turns"))}-mal ohne Erfolg gedreht; besucht sind ${number(fact("visited"))} von ${ofSquares(moment.squares)}. Es nimmt alle Züge zurück und beginnt Versuch ${number(fact("attempts") + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ word: side, number: fact }) => [
    side("side") === "rows"
      ? `Das Verfahren zerschneidet {den Graphen} nach Reihe ${number(fact("after"))} von unten.`
      : `Das Verfahren zerschneidet {den Graphen} nach Spalte ${number(fact("after"))} von links.`,
  ],
  "base-tour"({ name, number: fact, word: how, moment }) {
    const size = `${fact("width")} × ${fact("height")}`;
    const origin =
      how("how") === "copied"
        ? "bekommt dieselbe Tour wie ein anderer dieser Größe."
        : how("kind") === "closed"
          ? "bekommt eine geschlossene Tour, durch Suchen gefunden."
          : "bekommt eine offene Tour, durch Suchen gefunden.";
    const isWhole = fact("width") * fact("height") === moment.squares;
    return isWhole
      ? [`{Das Brett} ist ein einziger Block, ${size}. Er ${origin}`]
      : [`Der Block ${size} bei `, square(name("corner")), ` ${origin}`];
  },
  "blocks-joined": ({ name, number: fact }) => [
    "Aus zwei Blöcken wird einer. Zwei Züge hinüber ersetzen je einen Zug von beiden; einer davon führt von ",
    square(name("from")),
    " nach ",
    square(name("to")),
    `. ${fact("left") === 1 ? "Eine Tour ist übrig." : `${number(fact("left"))} Touren sind übrig.`}`,
  ],
  "piece-inserted": ({ name }) => [
    "Der Zug von ",
    square(name("from")),
    " nach ",
    square(name("to")),
    " macht Platz für die Tour des nächsten Stücks.",
  ],
  "strand-ends": ({ name, number: fact }) => [
    fact("columns") === 1 ? "Eine Spalte ab " : `${number(fact("columns"))} Spalten ab `,
    square(name("corner")),
    fact("columns") === 1
      ? " bekommt eine Tour, aus der vier Stränge weiterführen."
      : " bekommen eine Tour, aus der vier Stränge weiterführen.",
  ],
  strands: ({ name }) => [
    "Die vier Stränge gehen durch zwei Spalten weiter, ab ",
    square(name("corner")),
    ".",
  ],
  "strands-tied": ({ name }) => [
    "Das Verfahren verknüpft die vier Stränge mit den Spalten ab ",
    square(name("corner")),
    ".",
  ],
  opened: ({ name }) => [
    "Du wolltest eine offene Tour, also fällt der Zug von ",
    square(name("last")),
    " zurück zum Start, nach ",
    square(name("start")),
    ", weg.",
  ],
  // Few turns and crossings.
  "formation-sets-out": ({ name }) => [
    "Vier Stränge brechen von ",
    square(name("from")),
    " und den Nachbarn auf, paarweise verbunden. Sie gehen nebeneinander weiter.",
  ],
  "formation-advances": ({ name, number: fact }) => [
    fact("strands") === 4
      ? "Alle vier Stränge gehen geradeaus, der erste nach "
      : fact("strands") === 1
        ? "Ein Strang geht geradeaus, nach "
        : `${number(fact("strands"))} Stränge gehen geradeaus, der erste nach `,
    square(name("to")),
    ".",
  ],
  "formation-turns": ({ word: fact, number: value }) => [
    `${formationSides[fact("side")]} biegen die Stränge in die nächsten vier Reihen ein, mit ${ofMoves(value("moves"))}.`,
  ],
  "formation-ends": ({ name }) => [
    "In der letzten Ecke, bei ",
    square(name("at")),
    ", trifft der erste Strang den dritten und der zweite den vierten. Das sind nicht die Paare vom Anfang, also werden alle vier eine geschlossene Tour.",
  ],
  "formation-too-large": () => [
    "{Auf diesem Brett} haben vier Stränge keinen Platz zum Abbiegen. Diese Tour fand vorher eine Suche nach wenigen Knicken und Kreuzungen.",
  ],
  // Cycles.
  match: ({ number: fact }) => [
    fact("moves") === 1
      ? "Ein Zug mehr, {für das Feld} mit der knappsten Auswahl. "
      : `${number(fact("moves"))} Züge mehr, jeder {für das Feld} mit der knappsten Auswahl. `,
    stillMissing(fact("missing")),
  ],
  augment: ({ number: fact }) => [
    `Zwei {Feldern} fehlt ein Zug. Eine Kette von Zügen wird getauscht, ${number(fact("out"))} hinaus und ${number(fact("in"))} hinein; so bekommen beide einen. ${stillMissing(fact("missing"))}`,
  ],
  merge: ({ number: fact }) => [
    `Aus zwei Kreisen wird einer: Zwei Züge hinüber ersetzen je einen Zug von beiden. Der kleinere Kreis hatte ${squares(fact("size"))}. ${loopsLeft(fact("cycles"))}`,
  ],
  exchange: ({ number: fact }) => [
    `Ein längerer Tausch, ${moves(fact("out"))} hinaus und ebenso viele hinein, verbindet ${count(fact("joined"), { one: "Kreis", other: "Kreise" })}. ${loopsLeft(fact("cycles"))}`,
  ],
  shift: ({ number: fact }) => [
    `Keine zwei Kreise lassen sich verbinden. Ein Tausch von ${ofMoves(fact("out"))} ergibt andere Kreise, es bleiben aber ${number(fact("cycles"))}.`,
  ],
  "match-again": ({ number: fact }) => [
    `Diese ${number(fact("cycles"))} Kreise bleiben getrennt. Das Verfahren entfernt alle Züge und beginnt Versuch ${number(fact("attempt"))}.`,
  ],
  "try-all": ({ number: fact }) => [
    `Jetzt probiert das Verfahren alle Möglichkeiten: ${number(fact("tried"))} von ${count(fact("ends"), { one: "Fall", other: "Fällen" })} erledigt.`,
  ],
  found: () => ["Beim Probieren aller Möglichkeiten hat sich eine Tour gefunden."],
  // Several methods in turn.
  "next-method": ({ word: fact }) => [
    `${turns[fact("method")].failed} Als Nächstes: ${askedMethods[fact("next")]}.`,
  ],
  decide: ({ number: fact, moment }) => [
    "Dieses Verfahren verfolgt alle Wege durch die {Felder} zugleich: ",
    `${number(fact("finished"))} von ${ofSquares(fact("squares"))} sind erledigt, und `,
    square(moment.focus),
    ` ist an der Reihe; bisher ${count(fact("states"), { one: "Zustand", other: "Zustände" })}.`,
  ],
  answered: ({ word: fact }) => [turns[fact("method")].found],
  // Neural network.
  wake: ({ number: fact }) => [
    `Versuch ${number(fact("attempt"))}: Von ${ofMoves(fact("moves"))} ${plural(fact("active"), { one: "wird einer", other: `werden ${number(fact("active"))}` })} zufällig eingeschaltet.`,
  ],
  sweep: ({ number: fact }) => [
    `Durchlauf ${number(fact("sweep"))}: ${moves(fact("switched"))} umgeschaltet, ${number(fact("active"))} aktiv. ${number(fact("settled"))} von ${ofSquares(fact("squares"))} ${plural(fact("settled"), { one: "hat die zwei, die es braucht", other: "haben die zwei, die sie brauchen" })}.`,
  ],
  "several-cycles": ({ number: fact }) => [
    `Nach ${count(fact("sweeps"), { one: "Durchlauf", other: "Durchläufen" })} hat {jedes Feld} zwei Züge, aber sie bilden ${count(fact("cycles"), { one: "Kreis", other: "Kreise" })}.`,
  ],
  frozen: ({ number: fact }) => [
    `Nach ${count(fact("sweeps"), { one: "Durchlauf", other: "Durchläufen" })} ändert sich nichts mehr, aber nur ${number(fact("settled"))} von ${ofSquares(fact("squares"))} ${plural(fact("settled"), { one: "hat", other: "haben" })} zwei Züge.`,
  ],
  "merge-cycles": ({ number: fact }) => [
    `Aus zwei Kreisen wird einer: Zwei Züge hinüber ersetzen je einen Zug von beiden. ${loopsLeft(fact("cycles"))}`,
  ],
  reseed: (facts) => [
    `${causes[facts.word("cause")](facts)} Es entfernt alle Züge und beginnt Versuch ${number(facts.number("attempt"))}.`,
  ],
  // Edges first.
  "to-corner": ({ name, number: fact }) => [
    fact("tied") > 1
      ? fact("tied") === 2
        ? "Zwei Ecken sind erreichbar, und Ecken haben Vorrang. Eine davon, zufällig: "
        : `${number(fact("tied"))} Ecken sind erreichbar, und Ecken haben Vorrang. Eine davon, zufällig: `
      : "Eine Ecke ist erreichbar, und Ecken haben Vorrang: ",
    chosen(name("to")),
    ".",
  ],
  "near-edge"({ name, number: fact, moment }) {
    const where = fromEdge(fact("distance"));
    const tied = fact("tied") > 1 ? `, zufällig aus ${word(fact("tied"))} gleichen gewählt` : "";
    return [
      "Von ",
      square(moment.focus),
      " aus liegt ",
      chosen(name("to")),
      ` dem Rand am nächsten, ${where}${tied}.`,
    ];
  },
  detour({ name, number: fact }) {
    const [after, passed, letters] = [fact("after"), fact("passed"), fact("letters")];
    const label = (/** @type {number} */ at) => `${after}${letterAt(at)}`;
    return [
      "Ein Umweg: Zwischen ",
      square(name("from")),
      " und ",
      square(name("to")),
      letters === 1
        ? ` passt {ein übriges Feld} hinein, als ${label(passed)}.`
        : ` passen ${squares(letters)} hinein, die übrig waren, als ${label(passed)} bis ${label(passed + letters - 1)}.`,
    ];
  },
  renumber: ({ number: fact }) => [
    fact("left") === 0
      ? "{Jedes Feld} ist besucht."
      : fact("left") === 1
        ? "{Ein Feld} passte nicht hinein."
        : `${squares(fact("left"))} passten nicht hinein.`,
    fact("lettered") === 1
      ? " {Das Feld} mit Buchstaben bekommt eine Zahl."
      : ` Die ${number(fact("lettered"))} {Felder} mit Buchstaben bekommen Zahlen.`,
  ],
};

/** One or two sentences for a step of any method. @type {(moment: Moment, code: Code) => Part[]} */
export const storyOf = (moment, code) =>
  /** @type {(facts: ReturnType<typeof factsOf>) => Part[]} */ (stories[code])(factsOf(moment));

/** The line that breaks ties. Lines are short enough to fit the page without wrapping. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "bei Gleichstand: nach der Zugreihenfolge",
  random: "bei Gleichstand: zufällig",
  "pohl-sum": "bei Gleichstand: kleinste Summe danach",
  "pohl-min": "bei Gleichstand: wenigste danach",
  roth: "bei Gleichstand: weit weg von der Mitte",
  "roth-random": "bei Gleichstand: weit weg, dann zufällig",
  "squirrel-cull": "bei Gleichstand: nach Bereich {des Bretts}",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "in der Sackgasse: anhalten",
  backtrack: "in der Sackgasse: einen Zug zurück",
  restart: "in der Sackgasse: neu, Zufall entscheidet",
});

/**
 * A line of pseudo-code with its indentation; `null` if it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  const own = settings.rule === undefined ? null : ruleLines(settings.rule);
  switch (code) {
    case "place":
      return { text: "setze {den Springer} auf den Start", depth: 0 };
    case "until-all-visited":
      return { text: "bis {jedes Feld} besucht ist:", depth: 0 };
    case "count-onward-moves":
      return { text: own?.measure ?? "zähle die Folgezüge der Kandidaten", depth: 1 };
    case "go-to-fewest":
      return { text: own?.go ?? "geh dorthin, wo es die wenigsten sind", depth: 1 };
    case "break-tie":
      return { text: own?.tie ?? tieLines[tieBreak ?? "first"], depth: 1 };
    case "close":
      return target === "closed" ? { text: "schließe die Tour: zurück zum Start", depth: 0 } : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? "stop"], depth: 0 };
    case "out-of-steps":
      return policy === "backtrack"
        ? { text: "keine Schritte mehr: neu, Zufall entscheidet", depth: 0 }
        : null;
    default:
      return codeOf(code, settings);
  }
}

/** Lines of pseudo-code; two leading spaces indent a line within a loop. @type {Record<string, string>} */
const lines = {
  prune: "  von hier keine Tour mehr: zurücknehmen",
  "try-next": "  geh {auf das nächste unversuchte Feld}",
  "take-back": "  nichts mehr: letzten Zug zurücknehmen",
  "all-tried": "nichts mehr zu versuchen: keine Tour",
  "until-stuck": "bis es nicht weitergeht:",
  "corner-or-nearest-edge": "  geh in eine Ecke, sonst nah zum Rand",
  "splice-detours": "besuche übrige {Felder} als Umwege",
  "rotate-end": "geht es nicht weiter, dreh das Ende",
  renumber: "nummeriere die {Felder} mit Buchstaben",
  "break-tie-at-random": "  bei Gleichstand: wähle zufällig",
  "take-next": "geh {auf das nächste Feld} der Tour",
  restart: "klappt das nicht, beginne neu",
  grow: "  geh weiter, wenigste Folgezüge zuerst",
  "grow-at-random": "  geh {auf irgendein freies Feld}",
  "rotate-until-closed": "dreh das Ende, bis es sich schließt",
  cut: "zerlege {den Graphen} in Blöcke",
  "base-tours": "suche in jedem Block eine Tour",
  "until-one-tour": "bis nur eine Tour übrig ist:",
  join: "  verbinde zwei: je ein Zug für zwei hinüber",
  insert: "  setze ein Stück an die Stelle eines Zuges",
  strands: "  führe vier Stränge durch vier Reihen",
  open: "öffne die Tour am Start",
  "set-out": "vier Stränge beginnen in einer Ecke",
  "until-last-corner": "bis sie gegenüber ankommen:",
  advance: "  geh nebeneinander geradeaus",
  turn: "  am Rand: bieg in die nächsten Reihen ein",
  end: "verbinde dort die Stränge über Kreuz",
  "written-down": "kleine Bretter: eine schon bekannte Tour",
  diagnose: "suche, was eine Tour ausschließt",
  "match-greedily": "gib {Feldern} zwei Züge, knappste zuerst",
  augment: "tausche Ketten, bis alle zwei haben",
  "until-one-cycle": "bis nur ein Kreis übrig ist:",
  merge: "  verbinde zwei Kreise: zwei Züge für zwei",
  exchange: "  geht das nicht, tausche mehr Züge",
  "match-again": "  klappt das nicht, beginne anders",
  "try-all": "  {auf kleinen Brettern}: versuche alles",
  "ask-theory": "frag die Theorie",
  "ask-cycles": "verbinde kleine Kreise, sonst",
  "ask-rotations": "dreh das Ende eines Weges, sonst",
  "ask-decision": "entscheide {Feld für Feld}, sonst",
  "ask-cycles-again": "verbinde andere Kreise, sonst",
  "ask-exhaustive": "versuche alles, sonst",
  "give-up": "gib auf",
  wake: "schalte zufällig Züge ein",
  "until-two-each": "bis {jedes Feld} zwei Züge hat:",
  switch: "  U über 3: einschalten; U unter 0: aus",
  "one-cycle": "bilden sie einen Kreis, ist es eine Tour",
  reseed: "sonst beginne zufällig neu",
  "each-order": "für jede Reihenfolge der {Felder}:",
  follow: "  folge ihr, solange jeder Schritt ein Zug ist",
  holds: "  sind alle Züge, ist es eine Tour",
};

/**
 * A line of pseudo-code with its indentation.
 * @param {string} code
 * @param {RunSettings} settings
 */
function codeOf(code, { equation, merge, prune, growth }) {
  const update =
    equation === "printed"
      ? "  U ← U + 2 − aktive Züge mit gemeinsamem {Feld}"
      : "  U ← U + 4 − aktive Züge an beiden Enden";
  const name = code === "grow" && growth === "random" ? "grow-at-random" : code;
  const text = code === "update" ? update : (lines[name] ?? code);
  const isOff = (code === "merge" && merge === "false") || (code === "prune" && prune === "false");
  return isOff ? null : { text: text.trim(), depth: text.startsWith(" ") ? 1 : 0 };
}

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

/** The methods that are tried in turn, by code. @type {Record<AskedMethod, string>} */
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
