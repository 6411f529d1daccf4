/**
 * Whether there is a tour, why, and which squares are to blame if not.
 *
 * @import { Existence, RunSettings } from "./pkg/knights_tour.js"
 */

import { pieceOf } from "./room.js";
import { boardInfo, diagnose, existence } from "./pkg/knights_tour.js";
import * as words from "./words.js";

/** Larger boards are not looked at for what forbids a tour: it would take longer than a frame. */
const MOST_DIAGNOSED = 4096;

/** @typedef {{ answer: Existence["answer"], because: string, marked: string[] }} Prospect */

/** @type {(settings: Pick<RunSettings, "board" | "leaper" | "target">, start?: string) => Prospect} */
export function prospect({ board, leaper, target = "open" }, start) {
  const known = existence(board, target, leaper, start);
  const isWorthALook = known.answer !== "yes" && boardInfo(board).squares <= MOST_DIAGNOSED;
  const findings = isWorthALook ? diagnose(board, target, leaper, start) : [];
  const told = known.answer === "no" ? [words.existence(known, target)] : [];
  const others = findings.filter(({ code }) => code !== known.reason.code);
  const causes = [...told, ...others.map((finding) => words.finding(finding, target))];
  const because = causes.join(" ") || words.existence(known, target);
  return {
    answer: causes.length > 0 ? "no" : known.answer,
    because: words.forPiece([because], pieceOf({ leaper })).join(""),
    marked: findings.flatMap(({ squares }) => squares),
  };
}
