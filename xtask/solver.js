/** The solver's two files, and the script by which a page has both. */

import { build } from "esbuild";

/** All that the solver can do. */
export const SOLVER = "pkg/knights_tour.js";
export const BINARY = "pkg/knights_tour_bg.wasm";

/** What the page needs first. */
export const PAGE_SOLVER = "solver/knights_tour_page.js";
export const PAGE_BINARY = "solver/knights_tour_page_bg.wasm";

/** What the page imports. */
export const CHOICE = "solver/page.js";

/** The names that a script exports, but for the start. @type {(top: string, source: string) => Promise<string[]>} */
export async function namesOf(top, source) {
  const { metafile } = await build({
    absWorkingDir: top,
    entryPoints: [`./${source}`],
    format: "esm",
    logLevel: "error",
    metafile: true,
    outdir: ".",
    write: false,
  });
  const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  return names.filter((name) => name !== "default");
}

/**
 * The script that a page imports: the file that its first room needs, as `early.js` says, with the names of both. Once
 * the one with everything is there (`run/solver.js`), all names mean what they are in that.
 * @type {(top: string, addresses: { all: string, forPage: string }) => Promise<string>}
 */
export async function choiceOf(top, { all, forPage }) {
  const names = (await namesOf(top, SOLVER)).join(", ");
  const [whole, page] = [all, forPage].map((address) => JSON.stringify(address));
  return `const load = () => import(${whole});
const isWhole = document.documentElement.dataset.solver === "whole";
const solver = await (isWhole ? load() : import(${page}));
export default solver.default;
export let { ${names} } = solver;
const adopt = (all) => void ({ ${names} } = all);
const script = new URL(${whole}, import.meta.url);
export const rest = isWhole ? undefined : { script, load, adopt };
`;
}
