/**
 * What the solver’s reasons tell, for languages that put them into words themselves. `src/theory/reasons.rs` has
 * the English sentences, made of the same.
 * @import { ExistenceReason, Finding, ImpossibleCode, InEnglish, LostCode, RunSettings, Target } from "../pkg/knights_tour.js"
 */

/**
 * @typedef {object} Telling
 * @property {string} sentence in English
 * @property {ExistenceReason["code"] | ImpossibleCode | LostCode} code
 * @property {readonly string[]} squares to blame; perhaps fewer than `numbers` counts, and none if it is about any
 * @property {readonly number[]} numbers as `Finding` and `LostCode` list them; none if they are not known
 * @property {boolean} isGraph whether squares are vertices of a graph
 * @property {boolean} isHigh whether the longer lines of the board are columns; on a ring it is about rows
 */

/** @typedef {InEnglish & (ExistenceReason | Pick<Finding, "code"> | { code: ImpossibleCode | LostCode, squares?: string[], numbers?: number[] })} AnyReason */

/** Whether a board is higher than wide. @param {string} board */
function isHigher(board) {
  const [, width, height] = /^\s*(\d+)\s*x\s*(\d+)\s*$/.exec(board) ?? [];
  const rows = board.trim().split(/[/\n]/);
  return width === undefined
    ? (rows[0] ?? "").length < rows.length
    : Number(width) < Number(height);
}

/** @type {(reason: AnyReason, on: Pick<RunSettings, "board" | "wrap" | "graph">, target: Target) => Telling} */
export function tellingOf({ code, sentence, ...facts }, { board, wrap, graph }, target) {
  const isGraph = graph !== undefined;
  const place = { sentence, isGraph, isHigh: !isGraph && wrap === undefined && isHigher(board) };
  if ("degree" in facts) {
    const { square, degree } = facts;
    return target === "open" && degree === 1
      ? { ...place, code: "too-many-ends", squares: [square], numbers: [] }
      : { ...place, code: "too-few-moves", squares: [square], numbers: [1, degree + 1] };
  }
  if ("from" in facts) {
    return { ...place, code, squares: [facts.square], numbers: [] };
  }
  const { squares, numbers, ...others } = /** @type {Partial<Finding>} */ (facts);
  const values = /** @type {unknown[]} */ (squares || numbers ? [] : Object.values(others));
  return {
    ...{ ...place, code },
    squares: squares ?? values.filter((value) => typeof value === "string"),
    numbers: numbers ?? values.filter((value) => typeof value === "number"),
  };
}
