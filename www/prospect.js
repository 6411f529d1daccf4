/**
 * Whether there is a tour, why, and which squares are to blame if not. To look for these takes the
 * whole solver.
 *
 * @import { Existence, RunSettings } from "./pkg/knights_tour.js"
 */

import { givenGround, groundOf } from "./ground.js";
import { pieceOf } from "./room.js";
import { diagnose, existence } from "./solver.js";
import * as words from "./words.js";

/** Larger boards and graphs are not looked at for what forbids a tour: it would take longer than a
 * frame. */
const MOST_DIAGNOSED = 4096;
const MOST_EDGES = 20_000;

/**
 * @typedef {object} Prospect
 * @property {Existence["answer"]} answer
 * @property {string} because
 * @property {string[]} marked squares to blame
 * @property {boolean} isHasty whether the whole solver, which is not here yet, may know more
 */

/** @type {(settings: Pick<RunSettings, "board" | "leaper" | "graph" | "target">, start?: string) => Prospect} */
export function prospect(settings, start) {
  const { leaper, target = "open" } = settings;
  const ground = givenGround(settings);
  const known = existence(ground, target, leaper, start);
  const { squares: size, edges } = groundOf(settings);
  const isSmall = size <= MOST_DIAGNOSED && edges <= MOST_EDGES;
  const isWorthALook = known.answer !== "yes" && isSmall;
  const findings = (isWorthALook && diagnose?.(ground, target, leaper, start)) || [];
  const told = known.answer === "no" ? [words.existence(known, target)] : [];
  const others = findings.filter(({ code }) => code !== known.reason.code);
  const causes = [...told, ...others.map((finding) => words.finding(finding, target))];
  const because = causes.join(" ") || words.existence(known, target);
  return {
    answer: causes.length > 0 ? "no" : known.answer,
    because: words.forPiece([because], pieceOf(settings)).join(""),
    marked: findings.flatMap(({ squares }) => squares),
    isHasty: isWorthALook && diagnose === null,
  };
}
