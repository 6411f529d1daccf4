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

/** @param {number} n */
const squares = (n) => count(n, { one: "{square}", other: "{squares}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "move", other: "moves" });

/** @param {number} n */
const loopsLeft = (n) =>
  n === 1 ? "One loop is left: a closed tour." : `${number(n)} loops are left.`;

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) =>
  n === 0
    ? "Now every {square} has two."
    : `${count(n, { one: "move is", other: "moves are" })} still missing.`;

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => ["no move leads to ", square(name), " any more"],
  "too-many-ends": (name) => [
    square(name),
    " could only be an end, and the tour has both its ends already",
  ],
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

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: Facts<"reseed">) => string>} */
const causes = {
  "several-cycles": ({ number: fact }) =>
    `The network settled on ${count(fact("cycles"), { one: "loop", other: "loops" })} instead of one.`,
  "no-merge": ({ number: fact }) =>
    `The network cannot join its ${count(fact("cycles"), { one: "loop", other: "loops" })} any further.`,
  "too-many-sweeps": ({ number: fact }) =>
    `The network did not settle within ${count(fact("sweeps"), { one: "sweep", other: "sweeps" })}.`,
  frozen: () => "The network settled, but some {squares} do not have two moves.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "From there the path can reach an open {square}.",
  closes: "From there the path can reach the start.",
  detour: "Now a detour fits.",
  none: "Of all possible ends, the path ended here longest ago.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: Facts<"rotate"> | Facts<"rotate-walk">) => Part[]} */
function rotation({ name, number: fact, word: use, moment }) {
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
      : ["From ", square(moment.focus), " the path can reach no open {square}. "];
  return [
    ...why,
    "The method joins this end to ",
    square(name("at")),
    " and turns the path from there around. It now ends on ",
    chosen(name("to")),
    `. ${uses[use("use")]}`,
  ];
}

/** The next order to try: the squares by their numbers on the board. @param {Facts<"breaks" | "not-closed" | "holds">} facts */
const orderOf = ({ number: fact }) => `The next order, ${[...String(fact("order"))].join(" ")}`;

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "the rule" : "the method");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
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

/** A sentence for every code. @type {{ [C in Code]: (facts: Facts<C>) => Part[] }} */
const stories = {
  // Backtracking.
  forward({ name, number: fact, moment }) {
    const [tried, left] = [fact("tried"), fact("left")];
    const before = tried ? `, after ${word(tried)} that failed` : "";
    const after = left ? `; ${word(left)} more are left for later` : "";
    return [
      "From ",
      square(moment.focus),
      ` the {knight} tries the next {square} in order${before}: `,
      chosen(name("to")),
      `${after}.`,
    ];
  },
  prune: ({ name, word: fact, moment }) => [
    "From ",
    square(moment.focus),
    " no tour is possible: ",
    ...pruneCauses[fact("cause")](name("square")),
    ". The {knight} goes back to ",
    chosen(name("to")),
    ".",
  ],
  // By hand.
  "by-hand": ({ name, number: fact, moment }) => [
    "You go from ",
    square(moment.focus),
    " to ",
    chosen(name("to")),
    `, with ${onwardMoves(fact("accessibility"))}`,
    ...(name("to") === name("preferred")
      ? [`, as ${maker(moment)} would.`]
      : [`; ${maker(moment)} preferred `, square(name("preferred")), "."]),
  ],
  "closed-by-hand": ({ name }) => ["You close the tour with the move to ", chosen(name("to")), "."],
  // A given tour.
  "take-next"({ name, number: fact, moment }) {
    const [ways, fewest] = [fact("accessibility"), fact("fewest")];
    const rule =
      ways > fewest
        ? `. Warnsdorff’s rule would go to a {square} with ${number(fewest)}`
        : ways > 0 && moment.candidates.length > 1
          ? ", the fewest, as Warnsdorff’s rule prefers"
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
    " is not a move.",
  ],
  "not-closed": (facts) => [
    `${orderOf(facts)}: every step is a move. But from `,
    square(facts.name("from")),
    " no move leads back to ",
    square(facts.name("to")),
    ".",
  ],
  holds: (facts) => [`${orderOf(facts)}: every step is a move.`],
  // Restarts.
  "attempt-failed"({ number: fact, word: cause, moment }) {
    const [attempts, complete] = [fact("attempts"), fact("complete")];
    const end =
      cause("cause") === "not-closed"
        ? "Every {square} is visited, but the tour is open."
        : `Dead end with ${number(fact("visited"))} of ${squares(moment.squares)} visited.`;
    const so = `${count(attempts, { one: "attempt", other: "attempts" })} so far: ${number(complete)} visited every {square} (${percent(complete, attempts)}), none closed.`;
    return [`${end} The {knight} takes all moves back. ${so}`];
  },
  "closed-after-attempts": ({ name, number: fact }) => [
    "Every {square} is visited, and the move to ",
    chosen(name("to")),
    ` closes the tour. It is the first to close in ${count(fact("attempts"), { one: "attempt", other: "attempts" })} (${percent(1, fact("attempts"))}). Of these, ${number(fact("complete"))} visited every {square} (${percent(fact("complete"), fact("attempts"))}).`,
  ],
  // Rotations.
  grow: ({ name, number: fact, moment }) => [
    "The path goes on from ",
    square(moment.focus),
    " to ",
    chosen(name("to")),
    `, with ${onwardMoves(fact("accessibility"))}${fact("tied") > 1 ? ", at random among equals" : ""}.`,
  ],
  "grow-at-random": ({ name, number: fact, moment }) => [
    "The path goes on from ",
    square(moment.focus),
    " to ",
    chosen(name("to")),
    `, at random from ${squares(fact("candidates"))}.`,
  ],
  "rotations-failed": ({ number: fact, moment }) => [
    `The method rotated the end ${count(fact("turns"), { one: "time", other: "times" })} without success, with ${number(fact("visited"))} of ${squares(moment.squares)} visited. It takes all moves back and begins attempt ${number(fact("attempts") + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ word: side, number: fact }) => [
    side("side") === "rows"
      ? `The method cuts the {board} after row ${number(fact("after"))} from below.`
      : `The method cuts the {board} after column ${number(fact("after"))} from the left.`,
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
    "Two blocks become one. Two moves across replace a move of each; one of them leads from ",
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
    " makes room for the tour of the next piece.",
  ],
  "strand-ends": ({ name, number: fact }) => [
    `${capital(count(fact("columns"), { one: "column", other: "columns" }))} from `,
    square(name("corner")),
    " get a tour from which four strands lead on.",
  ],
  strands: ({ name }) => [
    "The four strands go on through two columns, from ",
    square(name("corner")),
    ".",
  ],
  "strands-tied": ({ name }) => [
    "The method ties the four strands to the columns from ",
    square(name("corner")),
    ".",
  ],
  opened: ({ name }) => [
    "You asked for an open tour, so the move from ",
    square(name("last")),
    " back to the start, ",
    square(name("start")),
    ", is left out.",
  ],
  // Few turns and crossings.
  "formation-sets-out": ({ name }) => [
    "Four strands set out from ",
    square(name("from")),
    " and its neighbours, joined in pairs. They go on side by side.",
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
    ", the first strand meets the third, and the second meets the fourth. These are not the pairs from the beginning, so all four become one closed tour.",
  ],
  "formation-too-large": () => [
    "On this {board} four strands have no room to turn. A search for few turns and crossings found this tour beforehand.",
  ],
  // Cycles.
  match: ({ number: fact }) => [
    fact("moves") === 1
      ? "One more move, for the {square} with the fewest to spare. "
      : `${number(fact("moves"))} more moves, each for the {square} with the fewest to spare. `,
    stillMissing(fact("missing")),
  ],
  augment: ({ number: fact }) => [
    `Two {squares} lack a move. Exchanging a chain of moves, ${number(fact("out"))} out and ${number(fact("in"))} in, gives both of them one. ${stillMissing(fact("missing"))}`,
  ],
  merge: ({ number: fact }) => [
    `Two loops become one: two moves across replace a move of each. The smaller loop had ${squares(fact("size"))}. ${loopsLeft(fact("cycles"))}`,
  ],
  exchange: ({ number: fact }) => [
    `A longer exchange, ${moves(fact("out"))} out and as many in, joins ${count(fact("joined"), { one: "loop", other: "loops" })}. ${loopsLeft(fact("cycles"))}`,
  ],
  shift: ({ number: fact }) => [
    `No two loops can be joined. Exchanging ${moves(fact("out"))} gives different loops, still ${number(fact("cycles"))} of them.`,
  ],
  "match-again": ({ number: fact }) => [
    `These ${number(fact("cycles"))} loops stay apart. The method removes all moves and begins attempt ${number(fact("attempt"))}.`,
  ],
  "try-all": ({ number: fact }) => [
    `Now the method tries every possibility: ${number(fact("tried"))} of ${count(fact("ends"), { one: "case", other: "cases" })} settled.`,
  ],
  found: () => ["Trying every possibility has found a tour."],
  // Several methods in turn.
  "next-method": ({ word: fact }) => [
    `${capital(askedMethods[fact("method")])} did not find the answer. Next comes ${askedMethods[fact("next")]}.`,
  ],
  decide: ({ number: fact, moment }) => [
    "This method tracks all ways through the {squares} at once: ",
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
    `After ${count(fact("sweeps"), { one: "sweep", other: "sweeps" })} every {square} has two moves, but they form ${count(fact("cycles"), { one: "loop", other: "loops" })}.`,
  ],
  frozen: ({ number: fact }) => [
    `After ${count(fact("sweeps"), { one: "sweep", other: "sweeps" })} nothing changes any more, but only ${number(fact("settled"))} of ${squares(fact("squares"))} ${plural(fact("settled"), { one: "has", other: "have" })} two moves.`,
  ],
  "merge-cycles": ({ number: fact }) => [
    `Two loops become one: two moves across replace a move of each. ${loopsLeft(fact("cycles"))}`,
  ],
  reseed: (facts) => [
    `${causes[facts.word("cause")](facts)} It removes all moves and begins attempt ${number(facts.number("attempt"))}.`,
  ],
  // Edges first.
  "to-corner": ({ name, number: fact }) => [
    fact("tied") > 1
      ? `${capital(word(fact("tied")))} corners can be reached, and corners come first. One of them at random: `
      : "A corner can be reached, and corners come first: ",
    chosen(name("to")),
    ".",
  ],
  "near-edge"({ name, number: fact, moment }) {
    const where = fromEdge(fact("distance"));
    const tied = fact("tied") > 1 ? `, one of ${word(fact("tied"))} at random` : "";
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
      `, ${squares(letters)} left over ${letters === 1 ? "fits" : "fit"} in as ${labels}.`,
    ];
  },
  renumber: ({ number: fact }) => [
    `${fact("left") === 0 ? "Every {square} is visited." : `${capital(squares(fact("left")))} did not fit in.`} ${fact("lettered") === 1 ? "The one with a letter gets a number." : `The ${number(fact("lettered"))} with letters get numbers.`}`,
  ],
};

/** One or two sentences for a step of any method. @type {(moment: Moment, code: Code) => Part[]} */
export const storyOf = (moment, code) =>
  /** @type {(facts: ReturnType<typeof factsOf>) => Part[]} */ (stories[code])(factsOf(moment));

/** The line that breaks ties. Lines are short enough to fit the page without wrapping. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "on a tie: first in order of moves",
  random: "on a tie: any of them, at random",
  "pohl-sum": "on a tie: least sum one move ahead",
  "pohl-min": "on a tie: fewest one move ahead",
  roth: "on a tie: farthest from the centre",
  "roth-random": "on a tie: farthest out, then random",
  "squirrel-cull": "on a tie: by region of the {board}",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "at a dead end: stop",
  backtrack: "at a dead end: go back one move",
  restart: "at a dead end: restart, random ties",
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
      return { text: "put the {knight} on the start", depth: 0 };
    case "until-all-visited":
      return { text: "until every {square} is visited:", depth: 0 };
    case "count-onward-moves":
      return { text: own?.measure ?? "count each candidate’s onward moves", depth: 1 };
    case "go-to-fewest":
      return { text: own?.go ?? "go to the one with the fewest", depth: 1 };
    case "break-tie":
      return { text: own?.tie ?? tieLines[tieBreak ?? "first"], depth: 1 };
    case "close":
      return target === "closed" ? { text: "close the tour: return to the start", depth: 0 } : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? "stop"], depth: 0 };
    case "out-of-steps":
      return policy === "backtrack"
        ? { text: "out of steps: restart, random ties", depth: 0 }
        : null;
    default:
      return codeOf(code, settings);
  }
}

/** Lines of pseudo-code; two leading spaces indent a line within a loop. @type {Record<string, string>} */
const lines = {
  prune: "  no tour left from here: take it back",
  "try-next": "  go to the next {square} not tried",
  "take-back": "  none left: take the last move back",
  "all-tried": "nothing left to try: there is no tour",
  "until-stuck": "until stuck:",
  "corner-or-nearest-edge": "  go to a corner, else nearest the edge",
  "splice-detours": "visit {squares} left over as detours",
  "rotate-end": "if stuck, rotate the path’s end",
  renumber: "number the {squares} with letters",
  "break-tie-at-random": "  on a tie: choose at random",
  "take-next": "go to the next {square} of the tour",
  restart: "if that fails, restart",
  grow: "  extend it, fewest onward moves first",
  "grow-at-random": "  extend it to any open {square}",
  "rotate-until-closed": "rotate the end until it closes",
  cut: "cut the {board} into blocks",
  "base-tours": "find a tour of each block by search",
  "until-one-tour": "until one tour is left:",
  join: "  join two: one move of each for two across",
  insert: "  put a piece in the place of a move",
  strands: "  lead four strands through four rows",
  open: "open the tour at the start",
  "set-out": "four strands set out from a corner",
  "until-last-corner": "until they reach the opposite one:",
  advance: "  go straight on side by side",
  turn: "  at an edge, turn into the next lines",
  end: "there, join the strands crosswise",
  "written-down": "on small boards: a tour found before",
  diagnose: "look for what rules out a tour",
  "match-greedily": "give {squares} two moves, scarcest first",
  augment: "exchange along chains till all have two",
  "until-one-cycle": "until a single loop is left:",
  merge: "  join two loops: two moves for two",
  exchange: "  if none join, exchange more moves",
  "match-again": "  if that fails, start with others",
  "try-all": "  on small {boards}, try everything",
  "ask-theory": "ask theory",
  "ask-cycles": "join small loops, or else",
  "ask-rotations": "rotate a path’s end, or else",
  "ask-decision": "decide {square} by {square}, or else",
  "ask-cycles-again": "join other loops, or else",
  "ask-exhaustive": "try everything, or else",
  "give-up": "give up",
  wake: "switch moves on at random",
  "until-two-each": "until every {square} has two moves:",
  switch: "  U over 3: switch on; U under 0: off",
  "one-cycle": "if they form one loop, it is a tour",
  reseed: "otherwise restart at random",
  "each-order": "for each order of the {squares}:",
  follow: "  follow it while each step is a move",
  holds: "  if all are moves, it is a tour",
};

/**
 * A line of pseudo-code with its indentation.
 * @param {string} code
 * @param {RunSettings} settings
 */
function codeOf(code, { equation, merge, prune, growth }) {
  const update =
    equation === "printed"
      ? "  U ← U + 2 − active moves that share a {square}"
      : "  U ← U + 4 − active moves at both ends";
  const name = code === "grow" && growth === "random" ? "grow-at-random" : code;
  const text = code === "update" ? update : (lines[name] ?? code);
  const isOff = (code === "merge" && merge === "false") || (code === "prune" && prune === "false");
  return isOff ? null : { text: text.trim(), depth: text.startsWith(" ") ? 1 : 0 };
}

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "Order",
    values: {
      tutorial: {
        name: "As the tutorial prints it",
        short: "order: as the tutorial prints it",
      },
      "fewest-first": {
        name: "Fewest onward moves first",
        short: "order: fewest onward moves first",
      },
    },
  },
  prune: {
    name: "Look ahead",
    values: {
      false: { name: "No", short: "look ahead: no" },
      true: { name: "Yes: give up where no tour is left", short: "look ahead: yes" },
    },
  },
  update: {
    name: "Update",
    values: {
      shuffled: { name: "One by one, shuffled", short: "update: one by one, shuffled" },
      fixed: { name: "One by one, in order", short: "update: one by one, in order" },
      "all-at-once": { name: "All at once", short: "update: all at once" },
    },
  },
  equation: {
    name: "Rule",
    values: {
      corrected: { name: "Corrected", short: "rule: corrected" },
      printed: { name: "As printed: does not work", short: "rule: as printed" },
    },
  },
  merge: {
    name: "Merge",
    values: {
      false: { name: "No", short: "merge: no" },
      true: { name: "Yes: the loops at the end", short: "merge: yes" },
    },
  },
  growth: {
    name: "Growth",
    values: {
      fewest: {
        name: "Fewest onward moves first",
        short: "growth: fewest onward moves first",
      },
      random: { name: "At random", short: "growth: at random" },
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
  warnsdorff: "Each attempt followed the rule to a dead end, or used up its steps.",
  restarts: "Every attempt ended in a dead end, or did not close.",
  backtracking: "There was no time to try every possibility.",
  "edges-first": "Not all the {squares} left over fit in as detours.",
  blocks: "The method found no tour of one of the blocks, or no way to join two of them.",
  rotations: "The method rotated the end of its path and restarted all that time.",
  cycles: "No exchange joined the loops that were left, and trying everything would take too long.",
  neural: "The network settled on several loops, or not at all.",
};

/** The methods that are tried in turn, by code. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "theory",
  cycles: "joining small loops",
  rotations: "rotating a path’s end",
  decision: "deciding {square} by {square}",
  "cycles-again": "joining other loops",
  exhaustive: "the exhaustive search",
};
