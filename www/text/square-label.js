/**
 * What is said of a square of a picture, fact by fact.
 * @import { Measure, RuleMeasureId, SquareInfo } from "../pkg/knights_tour.js"
 */

/** Maximum number of neighbours named; more are counted. */
const MAX_NEIGHBOURS = 12;

/**
 * The words for the facts of a square; empty ones are left out.
 * @typedef {object} SquareTexts
 * @property {string} hole
 * @property {string} start it is the first of the tour
 * @property {(number: string | number) => string} visited
 * @property {string} open
 * @property {(measure: Measure | RuleMeasureId, value: number) => string} measured
 * @property {(isGraph: boolean) => string} here the knight is on it
 * @property {string} chosen
 * @property {string} candidate
 * @property {string} joinedToNothing
 * @property {(names: readonly string[]) => string} joinedTo of a vertex
 * @property {(vertices: number) => string} joinedToMany of a vertex with more neighbours than are named
 */

/** The neighbours of a vertex; nothing on a board. @type {(info: SquareInfo, texts: Pick<SquareTexts, "joinedToNothing" | "joinedTo" | "joinedToMany">) => string[]} */
export function neighboursIn({ neighbours }, texts) {
  if (neighbours === undefined) {
    return [];
  }
  if (neighbours.length === 0) {
    return [texts.joinedToNothing];
  }
  return [
    neighbours.length <= MAX_NEIGHBOURS
      ? texts.joinedTo(neighbours)
      : texts.joinedToMany(neighbours.length),
  ];
}

/** The facts of a square, after its name. @type {(info: SquareInfo, start: string, texts: SquareTexts) => string[]} */
export function factsOf(info, start, texts) {
  if (info.hole) {
    return [texts.hole];
  }
  const { square: name, visit, label, measure, value, neighbours } = info;
  const state = visit
    ? [visit === 1 && name === start ? texts.start : texts.visited(label ?? visit)]
    : [measure === "moves" ? "" : texts.open, texts.measured(measure, value)];
  const knight = info.knight ? texts.here(neighbours !== undefined) : "";
  const choice = info.chosen ? texts.chosen : info.candidate ? texts.candidate : "";
  return [...state, knight, choice, ...neighboursIn(info, texts)].filter(Boolean);
}
