/**
 * Makes of the page's sources what is published: few files, of which an open page never gets one that
 * belongs to another version. Run by `cargo xtask build`.
 *
 * What belongs to one version lies side by side in a folder that is named after what is in it. What
 * keeps its name, such as the solver, is asked for with a stamp of what is in it. A service worker is told
 * of all of it.
 *
 * @import { BuildOptions, Metafile, Plugin } from "esbuild"
 */

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, relative, resolve, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { bundleElement } from "./embed.js";

/** What keeps its name. */
const PAGE = "index.html";
const EARLY = "early.js";
const ICON = "knight.svg";
const MANIFEST = "manifest.webmanifest";
const APP_ICONS = ["icon-192.png", "icon-512.png"];
const SOLVER = "pkg/knights_tour.js";
const BINARY = "pkg/knights_tour_bg.wasm";
const TYPES = "pkg/knights_tour.d.ts";

/** What the page and its worker begin with, and the look. */
const MAIN = "main.js";
const WORKER = "jobs/worker.js";
const STYLE = "style.css";

/** What keeps the site on the device lies at its top: a service worker sees only what is below it. */
const KEEPER = "offline/service-worker.js";

/** All that this imports comes with the first visit. */
const FIRST_SCRIPTS = "app/router.js";

/** The room whose markup comes with the page. */
const FIRST_ROOM = "explore";

/** What the page consists of, for whoever makes something else of it. */
export const SOURCES = {
  page: PAGE,
  early: EARLY,
  main: MAIN,
  worker: WORKER,
  style: STYLE,
  icon: ICON,
  binary: BINARY,
  firstRoom: FIRST_ROOM,
};

/** Pieces of the page that name its files, and what only one from a server says. */
export const MARKS = {
  manifest: `<link rel="manifest" href="${MANIFEST}" />`,
  style: `<link rel="stylesheet" href="${STYLE}" />`,
  early: `<script src="${EARLY}"></script>`,
  main: `<script type="module" src="${MAIN}"></script>`,
  servers: "the page has to come from a web server, not from a file",
};

/** Where libraries are that the page's scripts name, wherever its sources are. */
export const LIBRARIES = fileURLToPath(new URL("../node_modules", import.meta.url));

/** The texts that scripts import as `#text/…`: those of the page’s language. @param {string} top */
export const texts = (top) => ({ "#text": join(top, "text/en") });

/** How a script names a file, by where it lies beside it. */
export const ADDRESS = /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url,?\s*\)/g;

/** @param {string} path */
export const slashed = (path) => path.split(sep).join("/");

/** Tells what is in files from what was in them. @param {(string | Uint8Array)[]} contents */
function stampOf(...contents) {
  const hash = createHash("sha256");
  for (const content of contents) {
    hash.update(`${content.length} `).update(content);
  }
  return hash.digest("hex").slice(0, 10);
}

/** The page with a piece of it replaced, which has to be there once. @type {(page: string, from: string, to: string) => string} */
export function replaced(page, from, to) {
  const pieces = page.split(from);
  if (pieces.length !== 2) {
    throw new Error(`${PAGE} has to have this once: ${from}`);
  }
  return pieces.join(to);
}

/** Markup without comments and indentation, which are for those who read the source. @param {string} markup */
export const squeezed = (markup) => markup.replaceAll(/<!--.*?-->/gs, "").replaceAll(/^\s+/gm, "");

/** What a source is called in the folder of the version. A room's files are called after it. @param {string} source */
const publishedName = (source) =>
  basename(source).replace(/^room(?=\.)/, basename(dirname(source)));

/** The files that the scripts of a folder name, each once. @param {string} top */
export async function namedIn(top) {
  const scripts = (await readdir(top, { recursive: true })).filter((name) => name.endsWith(".js"));
  const named = new Set();
  for (const script of scripts) {
    const text = await readFile(join(top, script), "utf8");
    for (const [, address = ""] of text.matchAll(ADDRESS)) {
      named.add(slashed(join(dirname(script), address)));
    }
  }
  return [...named];
}

/**
 * What the service worker has to know: all that pages ask for, by address, with what is in it.
 * @type {(site: Map<string, string | Uint8Array>, stamped: (path: string) => string) => { version: string, files: { address: string, integrity: string }[] }}
 */
function listed(site, stamped) {
  const paths = [...site.keys()].filter((path) => path !== TYPES).sort();
  const files = paths.map((path) => {
    const hash = createHash("sha256").update(site.get(path) ?? "");
    const isStamped = [EARLY, SOLVER, BINARY].includes(path);
    return {
      address: path === PAGE ? "./" : isStamped ? stamped(path) : path,
      integrity: `sha256-${hash.digest("base64")}`,
    };
  });
  return { version: stampOf(JSON.stringify(files)), files };
}

/**
 * Tells esbuild where everything will be. Scripts that are fetched late import all of `first`, whether
 * they use it or not: what is imported by all becomes one file.
 * @type {(top: string, addressOf: (source: string) => string, first?: string) => Plugin}
 */
const places = (top, addressOf, first) => ({
  name: "places",
  setup({ onLoad, onResolve }) {
    /** @type {Set<string>} */
    const late = new Set();
    onResolve({ filter: /\.(?:js|svg)$/ }, ({ path, resolveDir, kind }) => {
      const file = join(resolveDir, path);
      const source = slashed(relative(top, file));
      if (source === SOLVER || source === ICON) {
        return { path: addressOf(source), external: true };
      }
      if (kind !== "import-statement" && source !== MAIN) {
        late.add(file);
      }
      return undefined;
    });
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const script = text.replaceAll(ADDRESS, (_, address) => {
        const source = slashed(relative(top, join(dirname(path), address)));
        return `new URL(${JSON.stringify(addressOf(source))}, import.meta.url)`;
      });
      const isLate = first && late.has(path);
      return {
        contents: isLate ? `${script}\nimport ${JSON.stringify(join(top, first))};` : script,
      };
    });
  },
});

/**
 * The page, which asks for its files from the folder of the version, and for those of the first visit
 * at once: a browser that has to read one script to find out about the next would wait for the network
 * again and again.
 * @param {string} page as it is written
 * @param {{ folder: string, early: string, binary: string, scripts: string[], markup: string }} parts
 */
function assemble(page, { folder, early, binary, scripts, markup }) {
  const start = MARKS.main;
  const preloads = [
    `<link rel="preload" href="${binary}" as="fetch" type="application/wasm" crossorigin />`,
    ...scripts.map((path) => `<link rel="modulepreload" href="${path}" />`),
    start.replace(MAIN, `${folder}/${MAIN}`),
  ];
  const room = `<main id="${FIRST_ROOM}" hidden>`;
  return [
    [`"${EARLY}"`, `"${early}"`],
    [`"${STYLE}"`, `"${folder}/${STYLE}"`],
    [start, preloads.join("\n    ")],
    [room, `${room}\n${markup}`],
  ].reduce((text, [from = "", to = ""]) => replaced(text, from, to), page);
}

/** What a script imports before it runs, directly or through others. @type {(outputs: Metafile["outputs"], script: string) => string[]} */
function importedBy(outputs, script) {
  const all = new Set([script]);
  for (const each of all) {
    const imports = outputs[each]?.imports ?? [];
    const atOnce = imports.filter(({ kind }) => kind === "import-statement");
    atOnce.forEach(({ path }) => all.add(path));
  }
  all.delete(script);
  return [...all];
}

/**
 * Gives the site, by paths.
 * @param {string} sources the folder of the sources, the solver, and what the library makes
 * @param {{ isSmall: boolean }} how whether it is written in as few characters as possible
 */
export async function bundle(sources, { isSmall }) {
  const top = resolve(sources);
  const read = (/** @type {string} */ source) => readFile(join(top, source));

  /** @type {Map<string, string | Uint8Array>} */
  const site = new Map();
  for (const source of [ICON, MANIFEST, ...APP_ICONS, TYPES, BINARY, SOLVER]) {
    site.set(source, await read(source));
  }
  if (isSmall) {
    const { code } = await transform(await read(SOLVER), { charset: "utf8", minify: true });
    site.set(SOLVER, code);
  }
  const stamped = (/** @type {string} */ path) => `${path}?${stampOf(site.get(path) ?? "")}`;
  const addressOf = (/** @type {string} */ source) => {
    if (source === ICON) {
      return `../${source}`;
    }
    if (source === KEEPER) {
      return `../${publishedName(source)}`;
    }
    return site.has(source) ? `../${stamped(source)}` : `./${publishedName(source)}`;
  };

  /** Bundles each of these with what it imports. @type {(entries: string[], options: BuildOptions, first?: string) => Promise<{ files: [string, string][], outputs: Metafile["outputs"] }>} */
  async function bundled(entries, options, first) {
    const { outputFiles = [], metafile } = await build({
      absWorkingDir: top,
      alias: texts(top),
      bundle: true,
      charset: "utf8",
      entryPoints: entries.map((source) => ({
        in: `./${source}`,
        out: publishedName(source).replace(/\.\w+$/, ""),
      })),
      minify: isSmall,
      metafile: true,
      nodePaths: [LIBRARIES],
      outdir: ".",
      plugins: [places(top, addressOf, first)],
      tsconfigRaw: {},
      write: false,
      ...options,
    });
    return {
      files: outputFiles.map(({ path, text }) => [basename(path), text]),
      outputs: metafile?.outputs ?? {},
    };
  }

  const others = [WORKER, KEEPER];
  const named = (await namedIn(top)).filter(
    (source) => !site.has(source) && !others.includes(source),
  );
  const ending = (/** @type {RegExp} */ end) => named.filter((source) => end.test(source));
  const modules = /** @type {const} */ ({ format: "esm", splitting: true });
  const page = await bundled([MAIN, ...ending(/\.js$/)], modules, FIRST_SCRIPTS);
  const worker = await bundled([WORKER], modules);
  const styles = await bundled([STYLE, ...ending(/\.css$/)], {});
  const early = await bundled([EARLY], { format: "iife" });
  early.files.forEach(([name, text]) => site.set(name, text));

  /** @type {[string, string | Uint8Array][]} */
  const version = [...page.files, ...worker.files, ...styles.files];
  for (const source of ending(/\.(?!js$|css$)\w+$/)) {
    const text = String(await read(source));
    const isMarkup = source.endsWith(".html");
    version.push([publishedName(source), isSmall && isMarkup ? squeezed(text) : text]);
  }
  const folder = `page-${stampOf(...version.flat())}`;
  for (const [name, content] of version) {
    const path = `${folder}/${name}`;
    if (stampOf(site.get(path) ?? content) !== stampOf(content)) {
      throw new Error(`two files would be called ${name}`);
    }
    site.set(path, content);
  }

  const html = assemble(String(await read(PAGE)), {
    folder,
    early: stamped(EARLY),
    binary: stamped(BINARY),
    scripts: importedBy(page.outputs, MAIN).map((path) => posix.join(folder, path)),
    markup: String(await read(`rooms/${FIRST_ROOM}/room.html`)),
  });
  site.set(PAGE, isSmall ? squeezed(html) : html);

  const element = await bundleElement(top, { isSmall, addressOf });
  const define = { SITE: JSON.stringify(listed(site, stamped)) };
  const keeper = await bundled([KEEPER], { format: "iife", define });
  keeper.files.forEach(([name, text]) => site.set(name, text));
  // Other people's pages ask for it, and visitors of this one do not.
  site.set(element.path, element.text);
  return site;
}

if (resolve(argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [from = "", to = "", how] = argv.slice(2);
  for (const [path, content] of await bundle(from, { isSmall: how === "--small" })) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), content);
  }
}
