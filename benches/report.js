/**
 * How the benchmarks print: as Markdown, which `cargo xtask bench --write` puts into
 * `docs/figures.md`.
 */

import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import process from "node:process";

/**
 * Prints the head of a table, and returns a function that prints a row as soon as it is measured.
 * @type {(...columns: string[]) => (...cells: string[]) => void}
 */
export function table(...columns) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, at) => cell.padEnd((columns[at] ?? "").length)).join(" | ")} |`;
  console.log(`\n${line(columns)}`);
  console.log(`|${columns.map((column) => "-".repeat(column.length + 2)).join("|")}|`);
  return (...cells) => console.log(line(cells));
}

/** Prints where and when it was measured, and with which other programs. @param {string[]} programs */
export function signature(...programs) {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? "a processor"}`;
  const date = new Date().toISOString().slice(0, 10);
  console.log(`\n${[date, machine, `Node ${process.version}`, ...programs].join(", ")}.`);
}

/** The C compiler of the yardsticks, with its version. */
export function compiler() {
  const answer = execFileSync(process.env.CC ?? "cc", ["--version"], { encoding: "utf8" });
  return `${answer.split("\n")[0]} with -O3 -march=native`;
}

/** @param {number | bigint} value */
export const grouped = (value) => value.toLocaleString("en");

/** @param {number} ms */
export const milliseconds = (ms) => `${ms < 10 ? ms.toPrecision(2) : ms.toFixed(0)} ms`;
