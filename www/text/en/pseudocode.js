/**
 * The lines of pseudo-code beside a run: those of Warnsdorff’s rule first, then those of all other methods.
 *
 * @import { RunSettings, TieBreakId, WhenStuck } from "../../pkg/knights_tour.js"
 */

/** The break-tie line of the pseudo-code. Lines are kept short enough for one line on the page. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "on a tie: first in order of moves",
  random: "on a tie: any of them, at random",
  "pohl-sum": "on a tie: least sum one move ahead",
  "pohl-min": "on a tie: fewest one move ahead",
  roth: "on a tie: farthest from the centre",
  "roth-random": "on a tie: farthest out, then random",
  "squirrel-cull": "on a tie: Squirrel and Cull’s table",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "at a dead end: stop",
  backtrack: "at a dead end: go back one move",
  restart: "at a dead end: restart, random ties",
});

/**
 * A line of pseudo-code, and how deep it stands; `null` where it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  switch (code) {
    case "place":
      return { text: "put the {knight} on the start", depth: 0 };
    case "until-all-visited":
      return { text: "until every {square} is visited:", depth: 0 };
    case "count-ways-on":
      return { text: "count each candidate’s onward moves", depth: 1 };
    case "go-to-fewest":
      return { text: "go to the one with the fewest", depth: 1 };
    case "break-tie":
      return { text: tieLines[tieBreak ?? "first"], depth: 1 };
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

/** Lines of pseudo-code, those with two spaces before them inside a loop. @type {Record<string, string>} */
const lines = {
  "give-up-hopeless": "  no tour left from here: take it back",
  "try-next": "  go to the next {square} not tried",
  "take-back": "  none left: take the last move back",
  "all-tried": "nothing left to try: there is no tour",
  "until-stuck": "until stuck:",
  "corner-or-nearest-edge": "  go to a corner, else nearest the edge",
  "splice-detours": "visit {squares} left over as detours",
  "turn-end-round": "if stuck, rotate the path’s end",
  renumber: "number the {squares} with letters",
  "draw-lots": "  on a tie: choose at random",
  "take-next": "go to the next {square} of the tour",
  "begin-again": "if that fails, restart",
  "go-on": "  extend it, fewest onward moves first",
  "go-on-by-lot": "  extend it to any open {square}",
  "turn-until-closed": "rotate the end until it closes",
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
  "until-one-cycle": "until a single cycle is left:",
  merge: "  merge two cycles: two moves for two",
  exchange: "  if none merge, exchange more moves",
  "match-anew": "  if that fails, start with others",
  "try-all": "  on small {boards}, try everything",
  "ask-theory": "ask theory",
  "ask-cycles": "merge cycles, or else",
  "ask-rotations": "rotate a path’s end, or else",
  "ask-decision": "decide {square} by {square}, or else",
  "ask-cycles-again": "merge other cycles, or else",
  "ask-exhaustive": "try everything, or else",
  "give-up": "give up",
  wake: "switch moves on at random",
  "until-two-each": "until every {square} has two moves:",
  switch: "  U over 3: switch on; U under 0: off",
  "one-cycle": "if they are a single cycle, it is a tour",
  reseed: "otherwise restart at random",
  "each-order": "for each order of the {squares}:",
  follow: "  follow it while each step is a move",
  holds: "  if all are moves, it is a tour",
};

/**
 * A line of pseudo-code, and how deep it stands.
 * @param {string} code
 * @param {RunSettings} settings
 */
function codeOf(code, { rule, merge, prune, growth }) {
  const update =
    rule === "printed"
      ? "  U ← U + 2 − active moves that share a {square}"
      : "  U ← U + 4 − active moves at both ends";
  const name = code === "go-on" && growth === "random" ? "go-on-by-lot" : code;
  const text = code === "update" ? update : (lines[name] ?? code);
  const isOff =
    (code === "merge" && merge === "false") || (code === "give-up-hopeless" && prune === "false");
  return isOff ? null : { text: text.trim(), depth: text.startsWith(" ") ? 1 : 0 };
}
