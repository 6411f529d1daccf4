/**
 * Bundles the custom element from the page's sources: one script for other people's pages, with one more for each
 * other language, beside the solver that it shares with the page; all of them once more for the npm package, beside the
 * solver there; and for places where nothing can lie beside a script, the element and the solver in one file.
 *
 * @import { Plugin } from "esbuild"
 */

import { readFile } from "node:fs/promises";
import { join, posix, relative } from "node:path";
import { build } from "esbuild";
import { SOURCES, renamed, slashed, squeezed, stampOf, urlOf } from "./bundle.js";
import { SOURCE, languagesIn } from "./languages.js";
import { BINARY, SOLVER, namesOf } from "./solver.js";
import { texts } from "./texts.js";

const ENTRY = "embed/knights-tour.js";
const STYLE = "embed/knights-tour.css";
const MARKUP = "embed/card.html";

/**
 * The solver is loaded when the first element needs it: the default export loads and starts it, and the other
 * exports have their values after that.
 * @type {(address: string, names: string[]) => string}
 */
const fetchedLate = (address, names) => `
export let ${names.join(", ")};
export default async function start(options) {
  const solver = await import(${JSON.stringify(address)});
  ({ ${names.join(", ")} } = solver);
  return solver.default(options);
}
`;

/**
 * Tells esbuild the address of the solver. The element is one file and may name no other.
 * @type {(top: string, addressOf: (source: string) => string, names: string[]) => Plugin}
 */
const beside = (top, addressOf, names) => ({
  name: "beside",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, resolveDir, namespace }) => {
      if (namespace === "solver") {
        return { path, external: true };
      }
      return slashed(relative(top, join(resolveDir, path))) === SOLVER
        ? { path: SOLVER, namespace: "solver" }
        : undefined;
    });
    onLoad({ filter: /.*/, namespace: "solver" }, () => ({
      contents: fetchedLate(addressOf(SOLVER), names),
    }));
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      return { contents: await renamed(top, path, (source) => urlOf(addressOf(source))) };
    });
  },
});

/** A part of the page's markup that has to be there once. @type {(page: string, part: RegExp) => string} */
function partOf(page, part) {
  const [found, ...others] = page.matchAll(new RegExp(part, "gs"));
  if (!found || others.length > 0) {
    throw new Error(`${SOURCES.page} has to have this once: ${part.source}`);
  }
  return found[1] ?? found[0];
}

/** The element's markup, with the icons and the parts that the page has. @type {(markup: string, page: string) => string} */
function furnished(markup, page) {
  const filled = markup.replaceAll(/(data-part="([\w-]+)">)/g, (_, place, part) => {
    const template = new RegExp(`<template id="${part}">(.*?)</template>`);
    return `${place}${partOf(page, template)}`;
  });
  return squeezed(
    `${partOf(page, /<svg class="sprite".*?<\/svg>(?=\s*<!--|\s*<template)/)}${filled}`,
  );
}

/**
 * The page's styles for a shadow tree: rules for the page's root and body apply to the element's, and lengths
 * depend on its own font size, not on that of the surrounding page.
 * @param {string} style
 */
const indoors = (style) =>
  style
    .replaceAll(/(^|[\s,{}])(?::root|body)(?=[\s,{])/g, "$1.page")
    .split(/(@[^{;]*[{;])/)
    .map((piece) =>
      piece.startsWith("@")
        ? piece
        : piece.replaceAll(/(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g, "calc($1*var(--text))"),
    )
    .join("");

/** The scripts in the npm package. */
const PACKED = "pkg/element.js";

/** The element and the solver in one file, with the WebAssembly in it. */
const INLINE = "pkg/inline.js";

/** What the module says of where its WebAssembly lies: there is none beside this file, and a bundler would look for it. */
const PLACE = "new URL('knights_tour_bg.wasm', import.meta.url)";

/**
 * The solver starts as soon as it is imported, and after it has failed it is started again with the same bytes. At the
 * edge none may be compiled: there it waits for a module, as `knights_tour.js` does.
 */
const STARTED = `
import start, { initSync } from "./${posix.basename(SOLVER)}";
import bytes from "./${posix.basename(BINARY)}";
export * from "./${posix.basename(SOLVER)}";
export default async function init({ module_or_path = bytes } = {}) {
  return start({ module_or_path });
}
try {
  initSync({ module: bytes });
} catch (error) {
  if (!(error instanceof WebAssembly.CompileError)) {
    throw error;
  }
}
`;

/** Gives the element, and whoever imports the file, the solver that has started. @param {string} top @returns {Plugin} */
const within = (top) => ({
  name: "within",
  setup({ onLoad, onResolve }) {
    const folder = join(top, posix.dirname(SOLVER));
    onResolve({ filter: /\/knights_tour\.js$/ }, ({ namespace }) =>
      namespace === "started" ? undefined : { path: SOLVER, namespace: "started" },
    );
    onLoad({ filter: /.*/, namespace: "started" }, () => ({
      contents: STARTED,
      resolveDir: folder,
    }));
    onLoad({ filter: /knights_tour\.js$/, namespace: "file" }, async ({ path }) => {
      const script = await readFile(path, "utf8");
      if (script.split(PLACE).length !== 2) {
        throw new Error(`${SOLVER} has to say this once: ${PLACE}`);
      }
      return { contents: script.replace(PLACE, "undefined") };
    });
  },
});

/** Where the element’s inside begins, for languages that are files of their own. */
const INSIDE = "embed/inside.js";

/** The file of a language beside a script. @type {(script: string, id: string) => string} */
const languageBeside = (script, id) => script.replace(/\.js$/, `-${id}.js`);

/** The puzzles of elements, a file of its own in each language, and their look. */
const PUZZLE = "embed/puzzle-card.js";
const PUZZLE_STYLE = "embed/puzzle-card.css";

/** The file of puzzles beside a script. @param {string} script */
const puzzleBeside = (script) => script.replace(/(?=(?:-[\w]{2}(?:-[A-Z]{2})?)?\.js$)/, "-puzzle");

/** Puts an address in the place of `#puzzle-card`. @param {string} address @returns {Plugin} */
const puzzleAt = (address) => ({
  name: "puzzle",
  setup({ onResolve }) {
    onResolve({ filter: /^#puzzle-card$/ }, () => ({ path: address, external: true }));
  },
});

/** Puts puzzles into the file itself. @param {string} top @returns {Plugin} */
const puzzleIn = (top) => ({
  name: "puzzle",
  setup({ onResolve }) {
    onResolve({ filter: /^#puzzle-card$/ }, () => ({ path: join(top, PUZZLE) }));
  },
});

/** Puts the addresses of other languages in the place of `#insides`. @type {(addresses: [id: string, address: string][]) => Plugin} */
const insides = (addresses) => ({
  name: "insides",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^#insides$/ }, () => ({ path: "insides", namespace: "insides" }));
    onResolve({ filter: /.*/, namespace: "insides" }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: "insides" }, () => ({
      contents: `export const insides = {
${addresses.map(([id, address]) => `${JSON.stringify(id)}: () => import(${JSON.stringify(address)}),`).join("\n")}
};`,
    }));
  },
});

/**
 * The path and text of each script: the element, and its insides in other languages, for sites and for the npm
 * package.
 * @param {string} top the folder of the sources
 * @param {{ isSmall: boolean, addressOf: (source: string) => string }} how
 * @returns {Promise<[path: string, text: string][]>}
 */
export async function bundleElement(top, { isSmall, addressOf }) {
  const read = (/** @type {string} */ source) => readFile(join(top, source), "utf8");
  /** @type {import("esbuild").BuildOptions & { write: false }} */
  const usual = {
    absWorkingDir: top,
    charset: "utf8",
    format: "esm",
    logLevel: "error",
    metafile: true,
    outdir: ".",
    tsconfigRaw: {},
    write: false,
  };
  const late = await namesOf(top, SOLVER);
  const styled = async (/** @type {string} */ source) => {
    const { outputFiles } = await build({
      ...usual,
      bundle: true,
      entryPoints: [`./${source}`],
      external: ["*.svg"],
      minify: isSmall,
    });
    return indoors(outputFiles[0]?.text ?? "");
  };
  const puzzleStyle = JSON.stringify(await styled(PUZZLE_STYLE));
  const house = {
    style: await styled(STYLE),
    markup: furnished(await read(MARKUP), await read(SOURCES.page)),
  };

  /** @type {(entry: string, language: string, script: string, plugins?: Plugin[]) => Promise<[path: string, text: string]>} */
  async function bundled(entry, language, script, plugins = []) {
    const isPacked = posix.dirname(script) === posix.dirname(SOLVER);
    const besides = (/** @type {string} */ source) => {
      if (posix.dirname(source) !== posix.dirname(SOLVER)) {
        throw new Error(`${ENTRY} is one file, and cannot name ${source}`);
      }
      return isPacked ? `./${posix.basename(source)}` : addressOf(source);
    };
    const { outputFiles } = await build({
      ...usual,
      bundle: true,
      define: {
        HOUSE: JSON.stringify(house),
        IS_PACKED: String(isPacked),
        PUZZLE_STYLE: puzzleStyle,
      },
      entryPoints: [`./${entry}`],
      minify: isSmall,
      plugins: [...plugins, texts(top, language), beside(top, besides, late)],
    });
    return [script, outputFiles[0]?.text ?? ""];
  }

  /** The element and its languages. @param {string} script */
  async function withLanguages(script) {
    const ids = (await languagesIn(top)).map(({ id }) => id).filter((id) => id !== SOURCE);
    // A site may be changed while browsers keep what they have of it.
    const addressOfFile = (/** @type {[path: string, text: string]} */ [path, text]) =>
      `./${posix.basename(path)}${script === PACKED ? "" : `?${stampOf(text)}`}`;
    /** The inside of a language, and its puzzles. @type {(entry: string, language: string, file: string, plugins: Plugin[]) => Promise<[path: string, text: string][]>} */
    const withPuzzles = async (entry, language, file, plugins) => {
      const puzzle = await bundled(PUZZLE, language, puzzleBeside(file));
      const plugin = puzzleAt(addressOfFile(puzzle));
      return [await bundled(entry, language, file, [...plugins, plugin]), puzzle];
    };
    const others = await Promise.all(
      ids.map((id) => withPuzzles(INSIDE, id, languageBeside(script, id), [insides([])])),
    );
    const addresses = others.map(
      ([inside = ["", ""]], i) =>
        /** @type {[string, string]} */ ([ids[i] ?? "", addressOfFile(inside)]),
    );
    return [...(await withPuzzles(ENTRY, SOURCE, script, [insides(addresses)])), ...others.flat()];
  }

  /** In one language: a file that lies nowhere has nothing beside it. @returns {Promise<[path: string, text: string]>} */
  async function inOneFile() {
    const { outputFiles } = await build({
      ...usual,
      bundle: true,
      define: { HOUSE: JSON.stringify(house), IS_PACKED: "true", PUZZLE_STYLE: puzzleStyle },
      loader: { ".wasm": "binary" },
      minify: isSmall,
      // Browsers of today have no decoder of their own yet, and neither has Node.
      target: "es2022",
      platform: "neutral",
      plugins: [insides([]), puzzleIn(top), texts(top, SOURCE), within(top)],
      stdin: {
        contents: `import "./${ENTRY}";
export * from "./${SOLVER}";
export { default } from "./${SOLVER}";`,
        resolveDir: top,
      },
    });
    return [INLINE, outputFiles[0]?.text ?? ""];
  }
  return [...(await withLanguages(ENTRY)), ...(await withLanguages(PACKED)), await inOneFile()];
}
