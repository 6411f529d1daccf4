/**
 * Bundles the page into one file that works without a server, for example from a USB stick: in the language that is
 * asked for, and once more in each. Run by `cargo xtask build`.
 *
 * The file contains all others and gives each a `blob:` address on first use. The solver is compressed, and is
 * unpacked before the page starts.
 */

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { LIBRARIES, MARKS, SOURCES, namedIn, renamed, replaced, squeezed } from "./bundle.js";
import { SOURCE, languagesIn } from "./languages.js";
import { PAGE_BINARY } from "./solver.js";
import { texts } from "./texts.js";

/** @import { BuildOptions, Plugin } from "esbuild" */

/** The types of other files by their extension; scripts are part of the page's own. */
const TYPES = /** @type {Record<string, string>} */ ({
  ".css": "text/css",
  ".html": "text/html",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
});

/** Scripts name the files by their place among the sources. @param {string} top @returns {Plugin} */
const carrying = (top) => ({
  name: "carrying",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const carried = (/** @type {string} */ source) => `carried(${JSON.stringify(source)})`;
      return { contents: await renamed(top, path, carried) };
    });
  },
});

/**
 * The beginning of the page's script: unpacks the solver, and defines `carried`, which returns the address of a
 * file. The text of the worker begins with the solver's address.
 * @param {Record<string, { type: string, text: string }>} files
 * @param {string} worker the name of its source
 * @param {string} binary the name of the solver's
 */
const prelude = (files, worker, binary) => `
const files = ${JSON.stringify(files).replaceAll("<", "\\u003c")};
const addresses = new Map();
function carried(name) {
  if (!addresses.has(name)) {
    const { type, text } = files[name] ?? { type: "text/javascript", text: "" };
    const start = name === ${JSON.stringify(worker)}
      ? "const carried = () => new URL(" + JSON.stringify(carried(${JSON.stringify(binary)}).href) + ");\\n"
      : "";
    addresses.set(name, URL.createObjectURL(new Blob([start, text], { type })));
  }
  return new URL(addresses.get(name));
}
async function unpack() {
  const packed = document.getElementById("packed-solver");
  const bytes = Uint8Array.from(atob(packed.textContent), (letter) => letter.charCodeAt(0));
  packed.remove();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const blob = new Blob([await new Response(stream).arrayBuffer()], { type: "application/wasm" });
  addresses.set(${JSON.stringify(binary)}, URL.createObjectURL(blob));
}
document.documentElement.dataset.started = "";
`;

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The text of the file. It speaks one language: with all of them it would be twice as large.
 * @param {string} sources the folder with the sources, the solver, and the generated files
 */
export async function single(sources, language = SOURCE) {
  const top = resolve(sources);
  const read = (/** @type {string} */ source) => readFile(join(top, source), "utf8");

  /** A source bundled with everything that it imports. @type {(source: string, options?: BuildOptions) => Promise<string>} */
  async function bundled(source, options = {}) {
    const { outputFiles = [] } = await build({
      absWorkingDir: top,
      bundle: true,
      charset: "utf8",
      define: { "import.meta.url": "location.href" },
      entryPoints: [`./${source}`],
      format: "iife",
      loader: { ".svg": "dataurl" },
      logLevel: "error",
      minify: true,
      nodePaths: [LIBRARIES],
      outdir: ".",
      plugins: [texts(top, language, [language]), carrying(top)],
      tsconfigRaw: {},
      write: false,
      ...options,
    });
    const [file] = outputFiles;
    return file?.text ?? "";
  }

  /** @type {Record<string, { type: string, text: string }>} */
  const files = {};
  for (const source of await namedIn(top)) {
    const end = extname(source);
    if (source === SOURCES.worker) {
      files[source] = { type: "text/javascript", text: await bundled(source) };
    } else if (end === ".css") {
      files[source] = { type: TYPES[end] ?? "", text: await bundled(source) };
    } else if (end !== ".js" && ![SOURCES.binary, PAGE_BINARY].includes(source)) {
      const type = TYPES[end];
      if (!type) {
        throw new Error(`it is not known how to carry ${source}`);
      }
      files[source] = { type, text: squeezed(await read(source)) };
    }
  }

  const page = await bundled(SOURCES.main);
  const start = prelude(files, SOURCES.worker, SOURCES.binary);
  const script = `(() => {${start}unpack().then(() => {${page}});})();`;
  const [early, style] = [await bundled(SOURCES.early), await bundled(SOURCES.style)];
  const icon = Buffer.from(await read(SOURCES.icon)).toString("base64");
  const solver = gzipSync(await readFile(join(top, SOURCES.binary)), { level: 9 });
  const packed = `<script id="packed-solver" type="application/gzip">${solver.toString("base64")}</script>`;

  const markup = await read(`rooms/${SOURCES.firstRoom}/room.html`);
  const room = `<main id="${SOURCES.firstRoom}" hidden>`;
  const policy = {
    "script-src 'self'": `script-src ${hashOf(early)} ${hashOf(script)}`,
    "style-src 'self'": `style-src ${hashOf(style)} blob:`,
    "img-src 'self'": "img-src",
    "connect-src 'self'": "connect-src blob:",
    "worker-src 'self'": "worker-src blob:",
    "; manifest-src 'self'": "",
  };
  const replace = (/** @type {string} */ text, /** @type {[string, string][]} */ pieces) =>
    pieces.reduce((all, [from, to]) => replaced(all, from, to), text);
  const html = replace(await read(SOURCES.page), [
    ...Object.entries(policy),
    [MARKS.manifest, ""],
    [MARKS.touchIcon, ""],
    [`href="${SOURCES.icon}"`, `href="data:image/svg+xml;base64,${icon}"`],
    [MARKS.main, ""],
    [MARKS.language, `<html lang="${language}">`],
    [MARKS.servers, "a browser of recent years is needed"],
    [room, `${room}\n${markup}`],
  ]);
  // Squeezing would change scripts and styles, of which the policy knows the hashes.
  return replace(squeezed(html), [
    [MARKS.style, `<style>${style}</style>`],
    [MARKS.early, `<script>${early}</script>`],
    ["</body>", `${packed}\n<script>${script}</script>\n</body>`],
  ]);
}

if (resolve(argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [from = "", folder = "", asked = SOURCE] = argv.slice(2);
  /** @type {(name: string, id: string) => Promise<void>} */
  const write = async (name, id) => writeFile(join(folder, name), await single(from, id));
  const others = (await languagesIn(resolve(from))).filter(({ id }) => id !== SOURCE);
  await Promise.all([
    write("knights-tour-lab.html", asked),
    ...others.map(({ id }) => write(`knights-tour-lab-${id}.html`, id)),
  ]);
}
