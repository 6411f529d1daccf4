/**
 * Bundles the page's sources into few files, so that an open page never gets a file of another version. Run by
 * `cargo xtask build`.
 *
 * The files of one version are in a folder named after their hash. Files that keep their names, such as the
 * solver, are requested with their hash as a query. A service worker gets the list of all files.
 *
 * @import { BuildOptions, Metafile, Plugin } from "esbuild"
 */

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, relative, resolve, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { bundleElement } from "./embed.js";
import { CARD, introduction, listings } from "./finding.js";
import { SOURCE, languagesIn } from "./languages.js";
import { BINARY, CHOICE, PAGE_BINARY, PAGE_SOLVER, SOLVER, choiceOf } from "./solver.js";
import { ownTexts, texts } from "./texts.js";

/** Files that keep their names. */
const PAGE = "index.html";
const EARLY = "early.js";
const ICON = "knight.svg";
const MANIFEST = "manifest.webmanifest";
const APP_ICONS = ["icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png"];
const NOT_FOUND = "404.html";
const TYPES = "pkg/knights_tour.d.ts";

/** Where the page, its worker and its styles begin. */
const MAIN = "main.js";
const WORKER = "jobs/worker.js";
const STYLE = "style.css";

/** The service worker, which is published at the top: it controls only what is below it. */
const KEEPER = "offline/service-worker.js";

/** Everything that this imports is loaded on the first visit. */
const FIRST_SCRIPTS = "app/router.js";

/** What the first view has imported once it is painted. */
const START = "app/start.js";

/** The room whose markup comes with the page. */
const FIRST_ROOM = "explore";

/** The parts of the page, for the other build scripts. */
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

/** Pieces of the page that name its files, and a sentence that is only true on a server. */
export const MARKS = {
  manifest: `<link rel="manifest" href="${MANIFEST}" />`,
  touchIcon: `<link rel="apple-touch-icon" href="apple-touch-icon.png" />`,
  style: `<link rel="stylesheet" href="${STYLE}" />`,
  early: `<script src="${EARLY}"></script>`,
  main: `<script type="module" src="${MAIN}"></script>`,
  language: `<html lang="${SOURCE}">`,
  servers: "the page has to come from a web server, not from a file",
};

/** The folder of the libraries that the page's scripts import. */
export const LIBRARIES = fileURLToPath(new URL("../node_modules", import.meta.url));

/** How a script names a file, by where it lies beside it. */
const ADDRESS = /\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url,?\s*\)/g;

/**
 * A script in which the files that it names are named as they will be published.
 * @type {(top: string, path: string, named: (source: string) => string) => Promise<string>}
 */
export async function renamed(top, path, named) {
  const text = await readFile(path, "utf8");
  return text.replaceAll(ADDRESS, (_, address) =>
    named(slashed(relative(top, join(dirname(path), address)))),
  );
}

/** How a script in a module names an address beside it. @param {string} address */
export const urlOf = (address) => `new URL(${JSON.stringify(address)}, import.meta.url)`;

/** @param {string} path */
export const slashed = (path) => path.split(sep).join("/");

/** A short hash of files. @param {(string | Uint8Array)[]} contents */
export function stampOf(...contents) {
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
    throw new Error(`the page has to have this once: ${from}`);
  }
  return pieces.join(to);
}

/** Markup without comments and indentation. @param {string} markup */
export const squeezed = (markup) => markup.replaceAll(/<!--.*?-->/gs, "").replaceAll(/^\s+/gm, "");

/** The name of a source in the folder of the version. A room's files are named after the room. @param {string} source */
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

/** The language that a file belongs to, if not to all of them. @param {string} path */
function languageOf(path) {
  const [, folder, manifest] = /^page-\w+\/([^/]+)\/|^manifest-(.+)\.webmanifest$/.exec(path) ?? [];
  return folder ?? manifest;
}

/**
 * The list for the service worker: the address and hash of every file that pages request, how many bytes servers send of
 * it, and whose language it is for.
 * @type {(site: Map<string, string | Uint8Array>, stamped: (path: string) => string) => { version: string, files: { address: string, integrity: string, bytes: number, language?: string }[] }}
 */
function listed(site, stamped) {
  const paths = [...site.keys()].filter((path) => path !== TYPES).sort();
  const files = paths.map((path) => {
    const content = site.get(path) ?? "";
    const hash = createHash("sha256").update(content);
    const language = languageOf(path);
    const isStamped = [EARLY, CHOICE, SOLVER, PAGE_SOLVER, BINARY, PAGE_BINARY].includes(path);
    return {
      address: path === PAGE ? "./" : isStamped ? stamped(path) : path,
      integrity: `sha256-${hash.digest("base64")}`,
      bytes: gzipSync(content).length,
      ...(language && { language }),
    };
  });
  return { version: stampOf(JSON.stringify(files)), files };
}

/**
 * Tells esbuild the published addresses. Scripts that are loaded later import all of `first` even if they do not
 * use it, because esbuild puts what all scripts import into one file.
 * @type {(top: string, addressOf: (source: string) => string, first?: string) => Plugin}
 */
export const places = (top, addressOf, first) => ({
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
      // A library of the older kind asks for its own parts by `require`: those are no scripts of the page.
      if (["dynamic-import", "entry-point"].includes(kind) && source !== MAIN) {
        late.add(file);
      }
      return undefined;
    });
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const script = await renamed(top, path, (source) => urlOf(addressOf(source)));
      const isLate = first && late.has(path);
      return {
        contents: isLate ? `${script}\nimport ${JSON.stringify(join(top, first))};` : script,
      };
    });
  },
});

/**
 * The page with the published addresses. It names all files of the first visit: a browser that finds each
 * script only in the one before would wait for the network again and again. The scripts are named for each
 * language: those that the first view needs, with the one first that starts the page, then all that every room needs,
 * and the others of each room. `www/app/ahead.js` asks for those of the visitor’s. The solver is by far the largest,
 * and the first view is painted without it: the one is preloaded that the room waits for.
 * @param {string} page its source
 * @param {{ folder: string, early: string, solvers: { id: string, script: string, binary: string }[], scripts: { id: string, first: string[], more?: string[], rooms?: Record<string, string[]> }[], markup: string, more: string[] }} parts
 */
export function assemble(page, { folder, early, solvers, scripts, markup, more }) {
  const named = scripts.map(({ id, first, more: after = [], rooms = {} }) => {
    const others = Object.entries({ more: after, ...rooms });
    const later = others.map(
      ([name, paths]) => paths.length > 0 && `data-${name}="${paths.join(" ")}"`,
    );
    const written = [`content="${first.join(" ")}"`, ...later].filter(Boolean).join(" ");
    return `<meta name="scripts" lang="${id}" ${written} />`;
  });
  const later = solvers.map(
    ({ id, script, binary }) =>
      `<link rel="preload" href="${binary}" as="fetch" type="application/wasm" media="not all" crossorigin data-solver="${id}" data-script="${script}" />`,
  );
  const room = `<main id="${FIRST_ROOM}" hidden>`;
  return [
    [MARKS.manifest, [MARKS.manifest, ...more].join("\n    ")],
    [MARKS.early, [...named, ...later, MARKS.early.replace(EARLY, early)].join("\n    ")],
    [`"${STYLE}"`, `"${folder}/${STYLE}"`],
    [MARKS.main, ""],
    [room, `${room}\n${markup}`],
  ].reduce((text, [from = "", to = ""]) => replaced(text, from, to), page);
}

/** The manifest of the page in another language than English, as `early.js` names it. @param {string} id */
const manifestOf = (id) => MANIFEST.replace(".", `-${id}.`);

/** The pictures of the page, by what a language calls them. */
const PICTURES = /** @type {const} */ ({
  "screenshots/explore.png": "explore",
  "screenshots/play.png": "play",
  "screenshots/explore-phone.png": "explorePhone",
  "screenshots/play-phone.png": "playPhone",
});

/** The manifest in another language. Its shortcuts lead to rooms, whose names are among the labels. @type {(manifest: any, id: string, texts: { about: typeof import("#messages/about.js").about, rooms: Record<string, string> }) => object} */
const translated = (manifest, id, { about, rooms }) => ({
  ...manifest,
  ...{ name: about.app.name, short_name: about.app.shortName, description: about.app.description },
  ...{ lang: id, dir: about.direction },
  screenshots: manifest.screenshots?.map((/** @type {{ src: keyof typeof PICTURES }} */ each) => ({
    ...each,
    label: about.app.pictures[PICTURES[each.src]],
  })),
  shortcuts: manifest.shortcuts?.map((/** @type {{ url: string }} */ each) => ({
    ...each,
    name: rooms[each.url.replace("./#", "")],
  })),
});

/** The page for lost links, with its words in the other languages below the English ones. @type {(page: string, others: { id: string, direction: string, notFound?: Record<string, string> }[]) => string} */
const toldInAll = (page, others) =>
  others.reduceRight(
    (text, { id, direction, notFound: { heading, why, home } = {} }) =>
      text.replace(
        "</main>",
        `</main>\n<section lang="${id}" dir="${direction}"><h2>${heading}</h2><p>${why}</p><p><a href="/">${home}</a></p></section>`,
      ),
    page,
  );

/** The page, with what it says where scripts are switched off in the other languages as well. @type {(page: string, others: { id: string, direction: string, withoutScripts?: string }[]) => string} */
const withoutScriptsInAll = (page, others) =>
  page.replace("</noscript>", (end) => {
    const sentences = others.map(
      ({ id, direction, withoutScripts }) =>
        withoutScripts && `<p lang="${id}" dir="${direction}">${withoutScripts}</p>`,
    );
    return [...sentences.filter(Boolean), end].join("\n");
  });

/** The static imports of a script, direct and indirect. @type {(outputs: Metafile["outputs"], script: string) => string[]} */
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
 * The scripts of a language, each named once: those that the first view needs, all that every room needs, and the others
 * of each room.
 * @type {(outputs: Metafile["outputs"], folder: string) => { first: string[], more: string[], rooms: Record<string, string[]> }}
 */
function scriptsFor(outputs, folder) {
  const within = (/** @type {string} */ path) => posix.join(folder, path);
  const all = (/** @type {string} */ script) => [script, ...importedBy(outputs, script)];
  const first = all(MAIN);
  const start = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === START);
  const more = (start ? all(start) : []).filter((path) => !first.includes(path));
  /** @type {Record<string, string[]>} */
  const rooms = {};
  for (const [path, { entryPoint = "" }] of Object.entries(outputs)) {
    const [, room] = /^rooms\/(\w+)\/\1\.js$/.exec(entryPoint) ?? [];
    if (room) {
      rooms[room] = all(path).filter((each) => !first.includes(each) && !more.includes(each));
    }
  }
  return { first: first.map(within), more: more.map(within), rooms };
}

/**
 * A site in the making.
 * @typedef {object} Site
 * @property {string} top the folder with the sources, the solver, and the generated files
 * @property {boolean} isSmall whether it is minified
 * @property {string | undefined} url the address where it will be, if that is known
 * @property {Map<string, string | Uint8Array>} files what is in it so far, by path
 */

/**
 * The files of the site, by path.
 * @param {string} sources the folder with the sources, the solver, and the generated files
 * @param {{ isSmall: boolean, url?: string }} how whether it is minified, and the address where it will be, if that is known
 */
export async function bundle(sources, { isSmall, url }) {
  /** @type {Site} */
  const site = { top: resolve(sources), isSmall, url, files: new Map() };
  await putSolvers(site);
  const version = await putVersion(site);
  const translations = await translationsIn(site.top);
  await putManifests(site, translations);
  await putPage(site, version, translations);
  const elements = await bundleElement(site.top, {
    isSmall,
    addressOf: (/** @type {string} */ source) => addressIn(site, source),
  });
  await putKeeper(site);
  // What pages of this site do not ask for is not kept on the device.
  elements.forEach(([path, text]) => site.files.set(path, text));
  await putForOthers(site, translations);
  return site.files;
}

/** @type {(site: Site, source: string) => Promise<Buffer>} */
const read = ({ top }, source) => readFile(join(top, source));

/** A path with the hash of its file. @type {(site: Site, path: string) => string} */
const stamped = ({ files }, path) => `${path}?${stampOf(files.get(path) ?? "")}`;

/** The address of a file for those in the folder of the version, or in a folder in it. @type {(site: Site, source: string, up?: string) => string} */
function addressIn(site, source, up = ".") {
  if (source === ICON) {
    return posix.join(up, "..", source);
  }
  if (source === KEEPER) {
    return posix.join(up, "..", publishedName(source));
  }
  return site.files.has(source)
    ? posix.join(up, "..", stamped(site, source))
    : `./${posix.join(up, publishedName(source))}`;
}

/** Puts on what keeps its name: the solvers, with the script that tells them apart, and the icons. @param {Site} site */
async function putSolvers(site) {
  const { top, files, isSmall } = site;
  const solvers = [SOLVER, PAGE_SOLVER];
  for (const source of [ICON, MANIFEST, ...APP_ICONS, TYPES, BINARY, PAGE_BINARY, ...solvers]) {
    files.set(source, await read(site, source));
  }
  const minified = async (/** @type {string | Uint8Array} */ script) =>
    (await transform(script, { charset: "utf8", minify: isSmall })).code;
  if (isSmall) {
    for (const source of solvers) {
      files.set(source, await minified(await read(site, source)));
    }
  }
  const [all = "", forPage = ""] = solvers.map((file) => `../${stamped(site, file)}`);
  files.set(CHOICE, await minified(await choiceOf(top, { all, forPage })));
}

/** Bundles each of these with what it imports, and with the texts of a language. @type {(site: Site, entries: string[], options: BuildOptions, how?: { language?: string, addressOf?: (source: string) => string, first?: string }) => Promise<{ files: [string, string][], outputs: Metafile["outputs"] }>} */
async function bundled(site, entries, options, { language = SOURCE, first, ...how } = {}) {
  const { top, isSmall } = site;
  const named = how.addressOf ?? ((source) => addressIn(site, source));
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: top,
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
    plugins: [texts(top, language), places(top, named, first)],
    tsconfigRaw: {},
    write: false,
    ...options,
  });
  const outputs = metafile?.outputs ?? {};
  const numbered = chunksNumbered(outputs);
  return {
    files: outputFiles.map(({ path, text }) => [numbered(basename(path)), numbered(text)]),
    outputs: JSON.parse(numbered(JSON.stringify(outputs))),
  };
}

/** Numbers the shared parts of scripts in a text, in the order in which scripts import them: their hashes, which the name of the folder makes unnecessary, are most of what the head of the page says of them. @type {(outputs: Metafile["outputs"]) => (text: string) => string} */
function chunksNumbered(outputs) {
  const entries = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint);
  const all = [...new Set(entries.sort().flatMap((path) => importedBy(outputs, path)))];
  const numbers = new Map(all.map((path, at) => [path, `chunk-${at + 1}.js`]));
  return (text) => text.replace(/chunk-[A-Z0-9]{8}\.js/g, (name) => numbers.get(name) ?? name);
}

/** The page once for each language: nobody loads the texts of another. @type {(site: Site, scripts: string[], options: BuildOptions) => Promise<{ id: string, files: [string, string][], outputs: Metafile["outputs"] }[]>} */
const bundlePages = async (site, scripts, options) =>
  Promise.all(
    (await languagesIn(site.top)).map(async ({ id }) => {
      const beside = (/** @type {string} */ source) =>
        scripts.includes(source)
          ? addressIn(site, source)
          : addressIn(site, source === SOLVER ? CHOICE : source, "..");
      const how = { language: id, addressOf: beside, first: FIRST_SCRIPTS };
      return { id, ...(await bundled(site, scripts, options, how)) };
    }),
  );

/** Puts on the folder of the version, and the script that picks a page. @param {Site} site */
async function putVersion(site) {
  const { top, files, isSmall } = site;
  const others = [WORKER, KEEPER];
  const named = (await namedIn(top)).filter(
    (source) => !files.has(source) && !others.includes(source),
  );
  const ending = (/** @type {RegExp} */ end) => named.filter((source) => end.test(source));
  const modules = /** @type {const} */ ({ format: "esm", splitting: true });
  const pages = await bundlePages(site, [MAIN, ...ending(/\.js$/)], modules);
  const worker = await bundled(site, [WORKER], modules);
  const styles = await bundled(site, [STYLE, ...ending(/\.css$/)], {});
  const early = await bundled(site, [EARLY], { format: "iife" });
  early.files.forEach(([name, text]) => files.set(name, text));

  /** @type {[string, string | Uint8Array][]} */
  const version = [
    ...pages.flatMap(({ id, files: made }) =>
      made.map(([name, text]) => /** @type {[string, string]} */ ([posix.join(id, name), text])),
    ),
    ...worker.files,
    ...styles.files,
  ];
  for (const source of ending(/\.(?!js$|css$)\w+$/)) {
    const text = String(await read(site, source));
    const isMarkup = source.endsWith(".html");
    version.push([publishedName(source), isSmall && isMarkup ? squeezed(text) : text]);
  }
  const folder = `page-${stampOf(...version.flat())}`;
  for (const [name, content] of version) {
    const path = `${folder}/${name}`;
    if (stampOf(files.get(path) ?? content) !== stampOf(content)) {
      throw new Error(`two files would be called ${name}`);
    }
    files.set(path, content);
  }
  const scripts = pages.map(({ id, outputs }) => ({
    id,
    ...scriptsFor(outputs, posix.join(folder, id)),
  }));
  return { folder, scripts };
}

/** What the languages other than English say outside the page. @param {string} top */
async function translationsIn(top) {
  const ids = (await languagesIn(top)).map(({ id }) => id).filter((id) => id !== SOURCE);
  return Promise.all(
    ids.map(async (id) => {
      const {
        about: { about },
        labels: { rooms },
      } = await ownTexts(top, id, ["about", "labels"]);
      return { id, about, rooms };
    }),
  );
}

/** @typedef {Awaited<ReturnType<typeof translationsIn>>} Translations */

/** The same in the form that pages need. @param {Translations} translations */
const abouts = (translations) => translations.map(({ id, about }) => ({ id, ...about }));

/** @type {(site: Site, translations: Translations) => Promise<void>} */
async function putManifests(site, translations) {
  for (const { id, ...told } of translations) {
    const written = JSON.parse(String(await read(site, MANIFEST)));
    site.files.set(manifestOf(id), JSON.stringify(translated(written, id, told)));
  }
}

/** @type {(site: Site, version: Awaited<ReturnType<typeof putVersion>>, translations: Translations) => Promise<void>} */
async function putPage(site, version, translations) {
  const { files, isSmall, url } = site;
  const page = withoutScriptsInAll(String(await read(site, PAGE)), abouts(translations));
  const html = assemble(page, {
    ...version,
    early: stamped(site, EARLY),
    solvers: [
      { id: "whole", script: stamped(site, SOLVER), binary: stamped(site, BINARY) },
      { id: "page", script: stamped(site, PAGE_SOLVER), binary: stamped(site, PAGE_BINARY) },
    ],
    markup: String(await read(site, `rooms/${FIRST_ROOM}/room.html`)),
    more: url ? introduction(page, url, await read(site, CARD)) : [],
  });
  files.set(PAGE, isSmall ? squeezed(html) : html);
}

/** Puts on the service worker, which keeps what there is so far. @param {Site} site */
async function putKeeper(site) {
  const kept = listed(site.files, (path) => stamped(site, path));
  const define = { SITE: JSON.stringify(kept) };
  const keeper = await bundled(site, [KEEPER], { format: "iife", define });
  keeper.files.forEach(([name, text]) => site.files.set(name, text));
}

/** Puts on what devices, lost links and search engines ask for. @type {(site: Site, translations: Translations) => Promise<void>} */
async function putForOthers(site, translations) {
  const { files, url } = site;
  const manifest = JSON.parse(String(await read(site, MANIFEST)));
  for (const { src } of manifest.screenshots ?? []) {
    files.set(src, await read(site, src));
  }
  const notFound = toldInAll(String(await read(site, NOT_FOUND)), abouts(translations));
  files.set(NOT_FOUND, url ? notFound.replaceAll(`href="/"`, `href="${url}"`) : notFound);
  if (url) {
    files.set(CARD, await read(site, CARD));
    listings(url).forEach(([name, text]) => files.set(name, text));
  }
}

if (resolve(argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [from = "", to = "", how, url] = argv.slice(2);
  for (const [path, content] of await bundle(from, { isSmall: how === "--small", url })) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), content);
  }
}
