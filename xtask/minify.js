/**
 * Writes scripts and stylesheets in fewer characters, from one folder into another: those whose paths
 * are given after the two. Run by `cargo xtask build --release`.
 */

import { argv } from "node:process";
import { build } from "esbuild";

const [from = "", to = "", ...paths] = argv.slice(2);

await build({
  entryPoints: paths.map((path) => `${from}/${path}`),
  outbase: from,
  outdir: to,
  charset: "utf8",
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: true,
});
