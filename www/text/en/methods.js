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
  square,
  onwardMoves,
  sentence,
  word,
  wordAtFirst,
} from "./sentence.js";

/** @param {number} n */
const squares = (n) => count(n, { one: "{square}", other: "{squares}" });

/** @param {number} n */
const moves = (n) => count(n, { one: "move", other: "moves" });

/** @param {number} n */
const loops = (n) => count(n, { one: "loop", other: "loops" });

/** @param {number} n */
const sweeps = (n) => count(n, { one: "sweep", other: "sweeps" });

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
  unreachable: (name) => sentence`no move leads to ${square(name)} any more`,
  "too-many-ends": (name) =>
    sentence`${square(name)} could only be an end, and the tour has both its ends already`,
  "cut-in-two": (name) => sentence`${square(name)} can no longer be reached from here`,
  "start-cut-off": (name) => sentence`no open {square} is a move from the start, ${square(name)}`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = {
  left: "left edge",
  right: "right edge",
  bottom: "lower edge",
  top: "upper edge",
};

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) => `The network settled on ${loops(cycles)} instead of one.`,
  "no-merge": ({ cycles }) => `The network cannot join its ${loops(cycles)} any further.`,
  "too-many-sweeps": (facts) => `The network did not settle within ${sweeps(facts.sweeps)}.`,
  frozen: () => "The network settled, but some {squares} do not have two moves.",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "From there the path can reach an open {square}.",
  closes: "From there the path can reach the start.",
  detour: "Now a detour fits.",
  none: "Of all possible ends, the path ended here longest ago.",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`Every {square} is visited, but ${square(start)} is not a move from ${square(focus)}.`
      : sentence`From ${square(focus)} the path can reach no open {square}.`;
  return sentence`${why} The method joins this end to ${square(at)} and turns the path from there around. It now ends on ${chosen(to)}. ${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `The next order, ${[...String(order)].join(" ")}`;

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "the rule" : "the method");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `You went to ${to}.`;
  }
  return to === preferred
    ? `You went to ${to}, as ${maker(moment)} would.`
    : `You went to ${to}; ${maker(moment)} preferred ${preferred}.`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
    const before = tried ? `, after ${word(tried)} that failed` : "";
    const after = left ? `; ${word(left)} more ${left === 1 ? "is" : "are"} left for later` : "";
    return sentence`From ${square(focus)} the {knight} tries the next {square} in order${before}: ${chosen(to)}${after}.`;
  },
  prune: (facts, { focus }) =>
    sentence`From ${square(focus)} no tour is possible: ${pruneCauses[facts.cause](facts.square)}. The {knight} goes back to ${chosen(facts.to)}.`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`You go from ${square(moment.focus)} to ${chosen(to)}, with ${onwardMoves(accessibility)}`;
    return to === preferred
      ? sentence`${went}, as ${maker(moment)} would.`
      : sentence`${went}; ${maker(moment)} preferred ${square(preferred)}.`;
  },
  "closed-by-hand": ({ to }) => sentence`You close the tour with the move to ${chosen(to)}.`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const rule =
      ways > fewest
        ? `. Warnsdorff’s rule would go to a {square} with ${number(fewest)}`
        : ways > 0 && candidates.length > 1
          ? ", the fewest, as Warnsdorff’s rule prefers"
          : "";
    return sentence`The tour goes from ${square(focus)} to ${chosen(to)}, which has ${onwardMoves(ways)}${rule}.`;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)}: from ${square(from)} to ${square(to)} is not a move.`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)}: every step is a move. But from ${square(from)} no move leads back to ${square(to)}.`,
  holds: ({ order }) => [`${nextOrder(order)}: every step is a move.`],
  // Restarts.
  "attempt-failed"({ attempts, complete, visited, cause }, moment) {
    const end =
      cause === "not-closed"
        ? "Every {square} is visited, but the tour is open."
        : `Dead end with ${number(visited)} of ${squares(moment.squares)} visited.`;
    const so = `${count(attempts, { one: "attempt", other: "attempts" })} so far: ${number(complete)} visited every {square} (${percent(complete, attempts)}), none closed.`;
    return [`${end} The {knight} takes all moves back. ${so}`];
  },
  "closed-after-attempts": ({ to, attempts, complete }) =>
    sentence`Every {square} is visited, and the move to ${chosen(to)} closes the tour. It is the first to close in ${count(attempts, { one: "attempt", other: "attempts" })} (${percent(1, attempts)}). Of these, ${number(complete)} visited every {square} (${percent(complete, attempts)}).`,
  // Rotations.
  grow: ({ to, accessibility, tied }, { focus }) =>
    sentence`The path goes on from ${square(focus)} to ${chosen(to)}, with ${onwardMoves(accessibility)}${tied > 1 ? ", at random among equals" : ""}.`,
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`The path goes on from ${square(focus)} to ${chosen(to)}, at random from ${squares(candidates)}.`,
  "rotations-failed": ({ attempts, visited, turns }, moment) => [
    `The method rotated the end ${count(turns, { one: "time", other: "times" })} without success, with ${number(visited)} of ${squares(moment.squares)} visited. It takes all moves back and begins attempt ${number(attempts + 1)}.`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `The method cuts the {board} after row ${number(after)} from below.`
      : `The method cuts the {board} after column ${number(after)} from the left.`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "gets the same tour as another of its size."
        : `gets ${kind === "closed" ? "a closed" : "an open"} tour, found by search.`;
    return width * height === moment.squares
      ? [`The {board} is a single block of ${size}. It ${origin}`]
      : sentence`The block of ${size} at ${square(corner)} ${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`Two blocks become one. Two moves across replace a move of each; one of them leads from ${square(from)} to ${square(to)}. ${left === 1 ? "One tour is left." : `${number(left)} tours are left.`}`,
  "piece-inserted": ({ from, to }) =>
    sentence`The move from ${square(from)} to ${square(to)} makes room for the tour of the next piece.`,
  "strand-ends": ({ corner, columns }) =>
    sentence`${count(columns, { one: "column", other: "columns" })} from ${square(corner)} get a tour from which four strands lead on.`,
  strands: ({ corner }) =>
    sentence`The four strands go on through two columns, from ${square(corner)}.`,
  "strands-tied": ({ corner }) =>
    sentence`The method ties the four strands to the columns from ${square(corner)}.`,
  opened: ({ last, start }) =>
    sentence`You asked for an open tour, so the move from ${square(last)} back to the start, ${square(start)}, is left out.`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`Four strands set out from ${square(from)} and its neighbours, joined in pairs. They go on side by side.`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`All four strands go straight on, the first to ${square(to)}.`
      : sentence`${count(strands, { one: "strand goes", other: "strands go" })} straight on, the first to ${square(to)}.`,
  "formation-turns": (facts) => [
    `At the ${formationSides[facts.side]} the strands turn into the next four lines, with ${moves(facts.moves)}.`,
  ],
  "formation-ends": ({ at }) =>
    sentence`In the last corner, at ${square(at)}, the first strand meets the third, and the second meets the fourth. These are not the pairs from the beginning, so all four become one closed tour.`,
  "formation-too-large": () => [
    "On this {board} four strands have no room to turn. A search for few turns and crossings found this tour beforehand.",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `One more move, for the {square} with the fewest to spare. ${stillMissing(facts.missing)}`
      : `${number(facts.moves)} more moves, each for the {square} with the fewest to spare. ${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `Two {squares} lack a move. Exchanging a chain of moves, ${number(facts.out)} out and ${number(facts.in)} in, gives both of them one. ${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `Two loops become one: two moves across replace a move of each. The smaller loop had ${squares(size)}. ${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `A longer exchange, ${moves(out)} out and as many in, joins ${loops(joined + 1)}. ${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `No two loops can be joined. Exchanging ${moves(out)} gives different loops, still ${number(cycles)} of them.`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `These ${number(cycles)} loops stay apart. The method removes all moves and begins attempt ${number(attempt)}.`,
  ],
  "try-all": ({ tried, ends }) => [
    `Now the method tries every possibility: ${number(tried)} of ${count(ends, { one: "case", other: "cases" })} settled.`,
  ],
  found: () => ["Trying every possibility has found a tour."],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `${askedAtFirst[method]} did not find the answer. Next comes ${askedMethods[next]}.`,
  ],
  decide: (facts, { focus }) =>
    sentence`This method tracks all ways through the {squares} at once: ${number(facts.finished)} of ${squares(facts.squares)} are done, and ${square(focus)} is next; ${count(facts.states, { one: "state", other: "states" })} so far.`,
  answered: ({ method }) => [`${askedAtFirst[method]} has found a tour.`],
  // Neural network.
  wake: (facts) => [
    `Attempt ${number(facts.attempt)}: of ${moves(facts.moves)}, ${number(facts.active)} ${plural(facts.active, { one: "is", other: "are" })} switched on at random.`,
  ],
  sweep: (facts) => [
    `Sweep ${number(facts.sweep)}: ${moves(facts.switched)} switched, ${number(facts.active)} active. ${number(facts.settled)} of ${squares(facts.squares)} ${plural(facts.settled, { one: "has the two it needs", other: "have the two they need" })}.`,
  ],
  "several-cycles": (facts) => [
    `After ${sweeps(facts.sweeps)} every {square} has two moves, but they form ${loops(facts.cycles)}.`,
  ],
  frozen: (facts) => [
    `After ${sweeps(facts.sweeps)} nothing changes any more, but only ${number(facts.settled)} of ${squares(facts.squares)} ${plural(facts.settled, { one: "has", other: "have" })} two moves.`,
  ],
  "merge-cycles": ({ cycles }) => [
    `Two loops become one: two moves across replace a move of each. ${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)} It removes all moves and begins attempt ${number(facts.attempt)}.`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`${wordAtFirst(tied)} corners can be reached, and corners come first. One of them at random: ${chosen(to)}.`
      : sentence`A corner can be reached, and corners come first: ${chosen(to)}.`,
  "near-edge"({ to, tied, distance }, { focus }) {
    const where =
      distance === 0
        ? "on the edge"
        : `${count(distance, { one: "square", other: "squares" })} from the edge`;
    const among = tied > 1 ? `, one of ${word(tied)} at random` : "";
    return sentence`From ${square(focus)} the {square} nearest to the edge is ${chosen(to)}, ${where}${among}.`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    return sentence`A detour: between ${square(facts.from)} and ${square(facts.to)}, ${squares(facts.letters)} left over ${first === last ? `fits in as ${first}` : `fit in as ${first} to ${last}`}.`;
  },
  renumber: ({ left, lettered }) => [
    `${left === 0 ? "Every {square} is visited." : `${squares(left)} did not fit in.`} ${lettered === 1 ? "The one with a letter gets a number." : `The ${number(lettered)} with letters get numbers.`}`,
  ],
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "put the {knight} on the start",
    "until-all-visited": "until every {square} is visited:",
    "count-onward-moves": "count each candidate’s onward moves",
    "go-to-fewest": "go to the one with the fewest",
    close: "close the tour: return to the start",
    "out-of-steps": "out of steps: restart, random ties",
    prune: "no tour left from here: take it back",
    "try-next": "go to the next {square} not tried",
    "take-back": "none left: take the last move back",
    "all-tried": "nothing left to try: there is no tour",
    "until-stuck": "until stuck:",
    "corner-or-nearest-edge": "go to a corner, else nearest the edge",
    "splice-detours": "visit {squares} left over as detours",
    "rotate-end": "if stuck, rotate the path’s end",
    renumber: "number the {squares} with letters",
    "break-tie-at-random": "on a tie: choose at random",
    "take-next": "go to the next {square} of the tour",
    restart: "if that fails, restart",
    grow: "extend it, fewest onward moves first",
    "grow-at-random": "extend it to any open {square}",
    "rotate-until-closed": "rotate the end until it closes",
    cut: "cut the {board} into blocks",
    "base-tours": "find a tour of each block by search",
    "until-one-tour": "until one tour is left:",
    join: "join two: one move of each for two across",
    insert: "put a piece in the place of a move",
    strands: "lead four strands through four rows",
    open: "open the tour at the start",
    "set-out": "four strands set out from a corner",
    "until-last-corner": "until they reach the opposite one:",
    advance: "go straight on side by side",
    turn: "at an edge, turn into the next lines",
    end: "there, join the strands crosswise",
    "written-down": "on small boards: a tour found before",
    diagnose: "look for what rules out a tour",
    "match-greedily": "give {squares} two moves, scarcest first",
    augment: "exchange along chains till all have two",
    "until-one-cycle": "until a single loop is left:",
    merge: "join two loops: two moves for two",
    exchange: "if none join, exchange more moves",
    "match-again": "if that fails, start with others",
    "try-all": "on small {boards}, try everything",
    "ask-theory": "ask theory",
    "ask-cycles": "join small loops, or else",
    "ask-rotations": "rotate a path’s end, or else",
    "ask-decision": "decide {square} by {square}, or else",
    "ask-cycles-again": "join other loops, or else",
    "ask-exhaustive": "try everything, or else",
    "give-up": "give up",
    wake: "switch moves on at random",
    "until-two-each": "until every {square} has two moves:",
    switch: "U over 3: switch on; U under 0: off",
    "one-cycle": "if they form one loop, it is a tour",
    reseed: "otherwise restart at random",
    "each-order": "for each order of the {squares}:",
    follow: "follow it while each step is a move",
    holds: "if all are moves, it is a tour",
    update: "U ← U + 4 − active moves at both ends",
    "update-printed": "U ← U + 2 − active moves that share a {square}",
  },
  ties: {
    first: "on a tie: first in order of moves",
    random: "on a tie: any of them, at random",
    "pohl-sum": "on a tie: least sum one move ahead",
    "pohl-min": "on a tie: fewest one move ahead",
    roth: "on a tie: farthest from the centre",
    "roth-random": "on a tie: farthest out, then random",
    "squirrel-cull": "on a tie: by region of the {board}",
  },
  deadEnds: {
    stop: "at a dead end: stop",
    backtrack: "at a dead end: go back one move",
    restart: "at a dead end: restart, random ties",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

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

/** The methods that are tried in turn, in a sentence. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "theory",
  cycles: "joining small loops",
  rotations: "rotating a path’s end",
  decision: "deciding {square} by {square}",
  "cycles-again": "joining other loops",
  exhaustive: "the exhaustive search",
};

/** The same at the beginning of a sentence. @type {Record<AskedMethod, string>} */
const askedAtFirst = {
  theory: "Theory",
  cycles: "Joining small loops",
  rotations: "Rotating a path’s end",
  decision: "Deciding {square} by {square}",
  "cycles-again": "Joining other loops",
  exhaustive: "The exhaustive search",
};
