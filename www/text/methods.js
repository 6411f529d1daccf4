/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { Moment, ReasonFacts, RunSettings } from "../pkg/knights_tour.js"
 * @import { Part } from "./language.js"
 * @import { CodeTexts } from "./pseudo-code.js"
 * @import { MethodStories } from "./story.js"
 */

import { preferredIn } from "./choice.js";
import { detourLabels } from "./detour.js";
import { lineOf } from "./pseudo-code.js";
import { ownLines } from "#text/rule.js";
import * as messages from "#messages/methods.js";
import { askedMethods, formationSides, pruneCauses, uses } from "#messages/methods.js";
export { askedMethods } from "#messages/methods.js";

/** @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = messages.options;

/** @type {Record<string, string>} */
export const triedBy = messages.triedBy;

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  return messages.rotation({ left, start, focus, at, to, use: uses[use] });
}

/** An order to try: the squares by their numbers on the board. @param {number} order */
const inOrder = (order) => [...String(order)].join(" ");

/** Whether a rule makes the moves, not a method. @param {Moment} moment */
const isByRule = ({ algorithm }) => algorithm === "warnsdorff";

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  const isRule = isByRule(moment);
  if (preferred === undefined) {
    return messages.wentByHand.alone({ to });
  }
  return to === preferred
    ? messages.wentByHand.same({ to, isRule })
    : messages.wentByHand.other({ to, isRule, preferred });
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward: ({ to, tried, left }, { focus }) => messages.stories.forward({ focus, to, tried, left }),
  prune: ({ cause, square, to }, { focus }) =>
    messages.stories.prune({ focus, why: pruneCauses[cause]({ name: square }), to }),
  // By hand.
  "by-hand": ({ to, accessibility: ways, preferred }, moment) =>
    messages.stories["by-hand"]({
      focus: moment.focus,
      to,
      ways,
      isRule: isByRule(moment),
      isSame: to === preferred,
      preferred,
    }),
  "closed-by-hand": ({ to }) => messages.stories["closed-by-hand"]({ to }),
  // A given tour.
  "take-next": ({ to, accessibility: ways, fewest }, { focus, candidates }) =>
    messages.stories["take-next"]({
      focus,
      to,
      ways,
      fewest,
      kind: ways > fewest ? "more" : ways > 0 && candidates.length > 1 ? "fewest" : "other",
    }),
  // Permutations.
  breaks: ({ order, from, to }) => messages.stories.breaks({ order: inOrder(order), from, to }),
  "not-closed": ({ order, from, to }) =>
    messages.stories["not-closed"]({ order: inOrder(order), from, to }),
  holds: ({ order }) => [messages.stories.holds({ order: inOrder(order) })],
  // Restarts.
  "attempt-failed": ({ attempts, complete, visited, cause }, { squares }) => [
    messages.stories["attempt-failed"]({
      isOpen: cause === "not-closed",
      visited,
      squares,
      attempts,
      complete,
    }),
  ],
  "closed-after-attempts": ({ to, attempts, complete }) =>
    messages.stories["closed-after-attempts"]({ to, attempts, one: 1, complete }),
  // Rotations.
  grow: ({ to, accessibility: ways, tied }, { focus }) =>
    messages.stories.grow({ focus, to, ways, isTied: tied > 1 }),
  "grow-at-random": ({ to, candidates }, { focus }) =>
    messages.stories["grow-at-random"]({ focus, to, candidates }),
  "rotations-failed": ({ attempts, visited, turns }, { squares }) => [
    messages.stories["rotations-failed"]({ turns, visited, squares, next: attempts + 1 }),
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // The longest path.
  longer: (facts) => [messages.stories.longer(facts)],
  "grow-paths": (facts) => [messages.stories["grow-paths"](facts)],
  "try-longer": (facts) => [messages.stories["try-longer"](facts)],
  // Symmetric tours.
  "grow-alike": ({ to, images }, { focus }) =>
    messages.stories["grow-alike"]({ focus, to, images }),
  "rotate-alike": ({ to, left }, { focus }) =>
    messages.stories["rotate-alike"]({ focus, to, left }),
  "close-alike": () => [messages.stories["close-alike"]],
  "restart-alike": ({ attempts }) => [messages.stories["restart-alike"]({ next: attempts + 1 })],
  "try-alike": ({ positions }) => [messages.stories["try-alike"]({ positions })],
  // Blocks.
  cut: ({ side, after }) => [messages.stories.cut({ side, after })],
  "base-tour": ({ corner, width, height, how, kind }, { squares }) =>
    messages.stories["base-tour"]({
      isWhole: width * height === squares,
      size: `${width} × ${height}`,
      corner,
      origin: how === "copied" ? "copied" : kind,
    }),
  "blocks-joined": ({ from, to, left }) => messages.stories["blocks-joined"]({ from, to, left }),
  "piece-inserted": ({ from, to }) => messages.stories["piece-inserted"]({ from, to }),
  "strand-ends": ({ corner, columns }) => messages.stories["strand-ends"]({ columns, corner }),
  strands: ({ corner }) => messages.stories.strands({ corner }),
  "strands-tied": ({ corner }) => messages.stories["strands-tied"]({ corner }),
  opened: ({ last, start }) => messages.stories.opened({ last, start }),
  // Few turns and crossings.
  "formation-sets-out": ({ from }) => messages.stories["formation-sets-out"]({ from }),
  "formation-advances": ({ strands, to }) =>
    messages.stories["formation-advances"]({ strands, to }),
  "formation-turns": ({ side, moves }) => [
    messages.stories["formation-turns"]({ edge: formationSides[side], moves }),
  ],
  "formation-ends": ({ at }) => messages.stories["formation-ends"]({ at }),
  "formation-too-large": () => [messages.stories["formation-too-large"]],
  // Cycles.
  match: ({ moves, missing }) => [messages.stories.match({ moves, missing })],
  augment: ({ out, in: added, missing }) => [messages.stories.augment({ out, added, missing })],
  merge: ({ size, cycles }) => [messages.stories.merge({ size, cycles })],
  exchange: ({ out, joined, cycles }) => [
    messages.stories.exchange({ out, joined: joined + 1, cycles }),
  ],
  shift: ({ out, cycles }) => [messages.stories.shift({ out, cycles })],
  "match-again": ({ attempt, cycles }) => [messages.stories["match-again"]({ cycles, attempt })],
  "try-all": ({ tried, ends }) => [messages.stories["try-all"]({ tried, ends })],
  found: () => [messages.stories.found],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    messages.stories["next-method"]({
      method,
      name: askedMethods[method],
      next: askedMethods[next],
    }),
  ],
  decide: ({ finished, squares, states }, { focus }) =>
    messages.stories.decide({ finished, squares, focus, states }),
  answered: ({ method }) => [messages.stories.answered({ method, name: askedMethods[method] })],
  // Neural network.
  wake: ({ attempt, moves, active }) => [messages.stories.wake({ attempt, moves, active })],
  sweep: (facts) => [messages.stories.sweep(facts)],
  "several-cycles": ({ sweeps, cycles }) => [
    messages.stories["several-cycles"]({ sweeps, cycles }),
  ],
  frozen: (facts) => [messages.stories.frozen(facts)],
  "merge-cycles": ({ cycles }) => [messages.stories["merge-cycles"]({ cycles })],
  reseed: (facts) => [messages.stories.reseed(facts)],
  // Edges first.
  "to-corner": ({ to, tied }) => messages.stories["to-corner"]({ to, tied }),
  "near-edge": ({ to, tied, distance }, { focus }) =>
    messages.stories["near-edge"]({ focus, to, distance, tied }),
  detour(facts) {
    const [first, last] = detourLabels(facts);
    const { from, to, letters } = facts;
    return messages.stories.detour({ from, to, letters, first, last });
  },
  renumber: ({ left, lettered }) => [messages.stories.renumber({ left, lettered })],
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: messages.code.lines,
  ties: messages.code.ties,
  deadEnds: messages.code.deadEnds,
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) =>
  options[id]?.values[value]?.short ?? messages.otherOption({ id, value });
