/**
 * What the page says of the methods besides Warnsdorff’s rule: a sentence for each kind of step, by
 * its code.
 *
 * @import { Hopeless, Moment, NoTourOfNetwork, ReasonCode, ReasonFacts, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 */

import { fromEdge } from "./measures.js";
import { askedMethods } from "./outcomes.js";
import {
  capital,
  chosen,
  count,
  number,
  percent,
  plural,
  square,
  onwardMoves,
  word,
} from "./sentence.js";

/** The steps that `stories.js` does not tell of. @typedef {Exclude<ReasonCode, "fewest" | "tie" | "close" | "backtrack" | "restart" | "end">} Code */

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

/** @param {number} n */
const squares = (n) => count(n, { one: "{square}", other: "{squares}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "move", other: "moves" });

/** @param {number} n */
const cyclesLeft = (n) =>
  n === 1 ? "A single cycle is left: a closed tour." : `${number(n)} cycles are left.`;

/** @param {number} n moves that every square's having two is short of */
const stillWanting = (n) =>
  n === 0
    ? "Now every {square} has two."
    : `${count(n, { one: "move is", other: "moves are" })} still to be found.`;

/** Why backtracking gives a square up before it is stuck. @type {Record<Hopeless, (name: string) => Part[]>} */
const hopeless = {
  "no-way-in": (name) => ["no move leads to ", square(name), " any more"],
  "too-many-ends": (name) => [square(name), " is one too many {squares} that could only be an end"],
  "cut-in-two": (name) => [square(name), " can no longer be reached from here"],
  "start-cut-off": (name) => ["no open {square} is a move from the start, ", square(name)],
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "left edge",
  right: "right edge",
  bottom: "lower edge",
  top: "upper edge",
};

/** Why an attempt of the network is given up. @type {Record<NoTourOfNetwork, (facts: Facts<"reseed">) => string>} */
const causes = {
  "several-cycles": ({ number: fact }) =>
    `It came to rest in ${count(fact("cycles"), { one: "cycle", other: "cycles" })}, not in one.`,
  "no-merge": ({ number: fact }) =>
    `Its ${count(fact("cycles"), { one: "cycle", other: "cycles" })} cannot be merged any further.`,
  "too-many-sweeps": ({ number: fact }) =>
    `It did not come to rest in ${count(fact("sweeps"), { one: "sweep", other: "sweeps" })}.`,
  frozen: () => "It came to rest, but without two moves on every {square}.",
};

/** What turning the end of a path round is good for. @type {Record<ReasonFacts["turn-walk"]["use"], string>} */
const uses = {
  "goes-on": "From there an open {square} can be reached.",
  closes: "From there the start can be reached.",
  detour: "Now a detour fits.",
  none: "Of the possible ends, this one was the end longest ago.",
};

/** A path ends in a dead end, or not where it should. @type {(facts: Facts<"turn"> | Facts<"turn-walk">) => Part[]} */
function turn({ name, number: fact, word: use, moment }) {
  const left = fact("left");
  const why =
    left === 0
      ? [
          "Every {square} is visited, but ",
          square(moment.start),
          " is not a move from ",
          square(moment.focus),
          ". ",
        ]
      : ["From ", square(moment.focus), " no open {square} can be reached. "];
  return [
    ...why,
    "It is joined to ",
    square(name("at")),
    " instead, and the path from there is reversed: it now ends on ",
    chosen(name("to")),
    `. ${uses[use("use")]}`,
  ];
}

/** The order that is tried next: the squares by their numbers on the board. @param {Facts<"breaks" | "not-closed" | "holds">} facts */
const orderOf = ({ number: fact }) => `The next order, ${[...String(fact("order"))].join(" ")}`;

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Who makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "the rule" : "the method");

/** A move by hand has been made, from a moment: what it was, and what would have been chosen. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const { reason, candidates } = moment;
  const preferred =
    reason.code === "by-hand"
      ? reason.preferred
      : candidates.find((candidate) => candidate.chosen)?.square;
  if (preferred === undefined) {
    return `You went to ${to}.`;
  }
  return to === preferred
    ? `You went to ${to}, as ${maker(moment)} would.`
    : `You went to ${to}; ${maker(moment)} preferred ${preferred}.`;
}

/** A sentence for every code there is. @type {{ [C in Code]: (facts: Facts<C>) => Part[] }} */
const stories = {
  // Backtracking.
  forward({ name, number: fact, moment }) {
    const [tried, left] = [fact("tried"), fact("left")];
    const before = tried ? `, after ${word(tried)} that failed` : "";
    const after = left ? `; ${word(left)} more can be tried later` : "";
    return [
      "From ",
      square(moment.focus),
      ` the next {square} in order${before}: `,
      chosen(name("to")),
      `${after}.`,
    ];
  },
  "give-up": ({ name, word: fact, moment }) => [
    "From ",
    square(moment.focus),
    " no tour can be completed: ",
    ...hopeless[fact("cause")](name("square")),
    ". The {knight} goes back to ",
    chosen(name("to")),
    ".",
  ],
  // By hand.
  "by-hand": ({ name, number: fact, moment }) => [
    "By hand you go from ",
    square(moment.focus),
    " to ",
    chosen(name("to")),
    `, with ${onwardMoves(fact("accessibility"))}`,
    ...(name("to") === name("preferred")
      ? [`, as ${maker(moment)} would.`]
      : [`; ${maker(moment)} preferred `, square(name("preferred")), "."]),
  ],
  "closed-by-hand": ({ name }) => [
    "By hand you close the tour, with the move to ",
    chosen(name("to")),
    ".",
  ],
  // A given tour.
  "take-next"({ name, number: fact, moment }) {
    const [ways, fewest] = [fact("ways"), fact("fewest")];
    const rule =
      ways > fewest
        ? `. Warnsdorff’s rule would have taken a square with ${number(fewest)}`
        : ways > 0 && moment.candidates.length > 1
          ? ", as few as any, as Warnsdorff’s rule would have it"
          : "";
    return [
      "The tour goes from ",
      square(moment.focus),
      " to ",
      chosen(name("to")),
      `, which has ${onwardMoves(ways)}${rule}.`,
    ];
  },
  // Permutations.
  breaks: (facts) => [
    `${orderOf(facts)}: from `,
    square(facts.name("from")),
    " to ",
    square(facts.name("to")),
    " is no move.",
  ],
  "not-closed": (facts) => [
    `${orderOf(facts)}: every step is a move, but from `,
    square(facts.name("from")),
    " no move leads back to ",
    square(facts.name("to")),
    ".",
  ],
  holds: (facts) => [`${orderOf(facts)}: every step is a move.`],
  // Restarts.
  "begin-again"({ number: fact, word: cause, moment }) {
    const [attempts, complete] = [fact("attempts"), fact("complete")];
    const end =
      cause("cause") === "not-closed"
        ? "Every {square} is visited, but the tour is open."
        : `Dead end with ${number(fact("visited"))} of ${squares(moment.squares)} visited.`;
    const so = `${count(attempts, { one: "attempt", other: "attempts" })} so far: ${number(complete)} visited every {square} (${percent(complete, attempts)}), none closed.`;
    return [`${end} All moves are taken back: ${so}`];
  },
  "closed-at-last": ({ name, number: fact }) => [
    "Every {square} is visited, and one more move, to ",
    chosen(name("to")),
    `, closes the tour: the first to close of ${count(fact("attempts"), { one: "attempt", other: "attempts" })} (${percent(1, fact("attempts"))}), of which ${number(fact("complete"))} visited every {square} (${percent(fact("complete"), fact("attempts"))}).`,
  ],
  // Rotations.
  grow: ({ name, number: fact, moment }) => [
    "The path goes on from ",
    square(moment.focus),
    " to ",
    chosen(name("to")),
    `, with ${onwardMoves(fact("accessibility"))}${fact("tied") > 1 ? ", chosen at random among equals" : ""}.`,
  ],
  "grow-by-lot": ({ name, number: fact, moment }) => [
    "The path goes on from ",
    square(moment.focus),
    " to ",
    chosen(name("to")),
    `, chosen at random from ${squares(fact("candidates"))}.`,
  ],
  "turned-in-vain": ({ number: fact, moment }) => [
    `The end was rotated ${count(fact("turns"), { one: "time", other: "times" })} without success, with ${number(fact("visited"))} of ${squares(moment.squares)} visited. All moves are taken back: attempt ${number(fact("attempts") + 1)} begins.`,
  ],
  turn,
  "turn-walk": turn,
  // Blocks.
  cut: ({ word: side, number: fact }) => [
    `The {board} is cut after ${side("side") === "rows" ? "row" : "column"} ${number(fact("after"))} from ${side("side") === "rows" ? "below" : "the left"}.`,
  ],
  "base-tour"({ name, number: fact, word: how, moment }) {
    const size = `${fact("width")} × ${fact("height")}`;
    const origin =
      how("how") === "copied"
        ? "gets the same tour as another of its size."
        : `gets ${how("kind") === "closed" ? "a closed" : "an open"} tour, found by search.`;
    const isWhole = fact("width") * fact("height") === moment.squares;
    return isWhole
      ? [`The {board} is a single block of ${size}. It ${origin}`]
      : [`The block of ${size} at `, square(name("corner")), ` ${origin}`];
  },
  "blocks-joined": ({ name, number: fact }) => [
    "Two blocks become one: a move of each is replaced by two moves across, one from ",
    square(name("from")),
    " to ",
    square(name("to")),
    `. ${fact("left") === 1 ? "One tour is left." : `${number(fact("left"))} tours are left.`}`,
  ],
  "piece-inserted": ({ name }) => [
    "The move from ",
    square(name("from")),
    " to ",
    square(name("to")),
    " gives way to the tour of the next piece.",
  ],
  "strand-ends": ({ name, number: fact }) => [
    `${capital(count(fact("columns"), { one: "column", other: "columns" }))} from `,
    square(name("corner")),
    " are toured so that four strands lead out of them.",
  ],
  strands: ({ name }) => [
    "The four strands go on through two columns, from ",
    square(name("corner")),
    ".",
  ],
  "strands-tied": ({ name }) => [
    "The four strands are tied to the columns from ",
    square(name("corner")),
    ".",
  ],
  opened: ({ name }) => [
    "An open tour was asked for: the move from ",
    square(name("last")),
    " back to the start, ",
    square(name("start")),
    ", is left out. It could be put back at any time.",
  ],
  // Few turns and crossings.
  "formation-sets-out": ({ name }) => [
    "Four strands set out from ",
    square(name("from")),
    " and its neighbours, where two and two of them are joined. They will go side by side.",
  ],
  "formation-advances": ({ name, number: fact }) => [
    fact("strands") === 4
      ? "All four strands go straight on"
      : `${capital(count(fact("strands"), { one: "strand goes", other: "strands go" }))} straight on`,
    ", the first to ",
    square(name("to")),
    ".",
  ],
  "formation-turns": ({ word: fact, number: value }) => [
    `At the ${formationSides[fact("side")]} the strands turn into the next four lines, with ${moves(value("moves"))}.`,
  ],
  "formation-ends": ({ name }) => [
    "In the last corner, at ",
    square(name("at")),
    ", the first strand is joined to the third, and the second to the fourth: not those that were joined in the beginning, so that all four are one closed tour.",
  ],
  "formation-too-large": () => [
    "The {board} is too small for four strands to turn on. This tour was found beforehand, by a search for few turns and crossings.",
  ],
  // Cycles.
  match: ({ number: fact }) => [
    fact("moves") === 1
      ? "One more move, for the {square} with the fewest to spare. "
      : `${number(fact("moves"))} more moves, each for the {square} with the fewest to spare. `,
    stillWanting(fact("wanting")),
  ],
  augment: ({ number: fact }) => [
    `Two {squares} lack a move. Along a chain of moves, ${number(fact("out"))} out and ${number(fact("in"))} in, both get one. ${stillWanting(fact("wanting"))}`,
  ],
  merge: ({ number: fact }) => [
    `Two cycles become one: a move of each is replaced by two moves across. The smaller had ${squares(fact("size"))}. ${cyclesLeft(fact("cycles"))}`,
  ],
  exchange: ({ number: fact }) => [
    `A longer exchange, ${moves(fact("out"))} out and as many in, joins ${count(fact("joined"), { one: "cycle", other: "cycles" })}. ${cyclesLeft(fact("cycles"))}`,
  ],
  shift: ({ number: fact }) => [
    `No two cycles can be merged. Exchanging ${moves(fact("out"))} makes other cycles, as many as before: ${number(fact("cycles"))}.`,
  ],
  "match-anew": ({ number: fact }) => [
    `These ${number(fact("cycles"))} cycles stay apart. All moves are taken out: attempt ${number(fact("attempt"))}.`,
  ],
  "try-all": ({ number: fact }) => [
    `Now every possibility is tried: ${number(fact("tried"))} of ${count(fact("ends"), { one: "case", other: "cases" })} settled.`,
  ],
  found: () => ["Trying every possibility has found a tour."],
  // Several methods in turn.
  "next-method": ({ word: fact }) => [
    `${capital(askedMethods[fact("method")])} did not settle it. Its moves are taken out, and ${askedMethods[fact("next")]} is next.`,
  ],
  decide: ({ number: fact, moment }) => [
    "All ways through the {squares} so far are tracked at once: ",
    `${number(fact("finished"))} of ${squares(fact("squares"))} are done, and `,
    square(moment.focus),
    ` is next; ${count(fact("states"), { one: "state", other: "states" })} so far.`,
  ],
  answered: ({ word: fact }) => [`${capital(askedMethods[fact("method")])} has found a tour.`],
  // Neural network.
  wake: ({ number: fact }) => [
    `Attempt ${number(fact("attempt"))}: of ${moves(fact("moves"))}, ${number(fact("active"))} ${plural(fact("active"), { one: "is", other: "are" })} switched on at random.`,
  ],
  sweep: ({ number: fact }) => [
    `Sweep ${number(fact("sweep"))}: ${moves(fact("switched"))} switched, ${number(fact("active"))} active. ${number(fact("settled"))} of ${squares(fact("squares"))} ${plural(fact("settled"), { one: "has the two it needs", other: "have the two they need" })}.`,
  ],
  "several-cycles": ({ number: fact }) => [
    `After ${count(fact("sweeps"), { one: "sweep", other: "sweeps" })} every {square} has two moves, but in ${count(fact("cycles"), { one: "cycle", other: "cycles" })}.`,
  ],
  frozen: ({ number: fact }) => [
    `After ${count(fact("sweeps"), { one: "sweep", other: "sweeps" })} nothing changes any more, though only ${number(fact("settled"))} of ${squares(fact("squares"))} ${plural(fact("settled"), { one: "has", other: "have" })} two moves.`,
  ],
  "merge-cycles": ({ number: fact }) => [
    `Two cycles become one: a move of each is replaced by two moves across. ${cyclesLeft(fact("cycles"))}`,
  ],
  reseed: (facts) => [
    `${causes[facts.word("cause")](facts)} All moves are taken out, and attempt ${number(facts.number("attempt"))} begins.`,
  ],
  // Edges first.
  "to-corner": ({ name, number: fact }) => [
    fact("tied") > 1
      ? `${capital(word(fact("tied")))} corners can be reached, and corners come first; chosen at random: `
      : "A corner can be reached, and corners come first: ",
    chosen(name("to")),
    ".",
  ],
  "near-edge"({ name, number: fact, moment }) {
    const where = fromEdge(fact("distance"));
    const tied = fact("tied") > 1 ? `, one of ${word(fact("tied"))} and chosen at random` : "";
    return [
      "From ",
      square(moment.focus),
      " the {square} nearest to the edge is ",
      chosen(name("to")),
      `, ${where}${tied}.`,
    ];
  },
  detour({ name, number: fact }) {
    const [after, passed, letters] = [fact("after"), fact("passed"), fact("letters")];
    const label = (/** @type {number} */ at) => `${after}${letterAt(at)}`;
    const labels =
      letters === 1 ? label(passed) : `${label(passed)} to ${label(passed + letters - 1)}`;
    return [
      `A detour: between `,
      square(name("from")),
      " and ",
      square(name("to")),
      `, ${squares(letters)} left over ${letters === 1 ? "is" : "are"} visited as ${labels}.`,
    ];
  },
  renumber: ({ number: fact }) => [
    `${fact("left") === 0 ? "Every {square} is visited." : `${capital(squares(fact("left")))} could not be fitted in.`} ${fact("lettered") === 1 ? "The one with a letter gets its number." : `Those with letters, ${number(fact("lettered"))} of them, get their numbers.`}`,
  ],
};

/** One or two sentences for a step of any method. @type {(moment: Moment, code: Code) => Part[]} */
export const storyOf = (moment, code) =>
  /** @type {(facts: ReturnType<typeof factsOf>) => Part[]} */ (stories[code])(factsOf(moment));
