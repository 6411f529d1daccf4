/**
 * Serves the page from its sources while one works on it, and has it reload when told of an edit. A language’s
 * scripts are bundled when somebody asks for them, and again with every edit; everything else is sent as it lies
 * there. Run by `cargo xtask serve`.
 */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join, relative, resolve } from "node:path";
import { argv, exit, stdin } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { LIBRARIES, SOURCES, assemble, places, slashed } from "./bundle.js";
import { SOURCE, languagesIn } from "./languages.js";
import { PAGE_BINARY, SOLVER } from "./solver.js";
import { texts } from "./texts.js";

/** @import { ServerResponse } from "node:http" */

const { page, early, main, worker, binary, firstRoom } = SOURCES;

/** What a page reloads by, with the version that it was loaded in: it may have missed the news of another. */
const RELOAD = "reload.js";
const NEWS = "news";
const RELOADING = `const { search } = new URL(document.currentScript.src);
new EventSource("${NEWS}").onmessage = ({ data }) => search === "?" + data || location.reload();
`;

/** Ends the one that an earlier build has left in the browser, where it would hide every edit, and all that it kept. */
const KEEPER = "service-worker.js";
const LEAVING = `oninstall = () => skipWaiting();
onactivate = async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
  // With the same address but for what is after the \`#\`, it would not be loaded again.
  (await clients.matchAll()).forEach((client) => client.navigate(client.url.replace("#", "?#")));
};
`;

const TYPES = /** @type {Record<string, string>} */ ({
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
});

/** As the published site is served to the tests, so that the page has precise clocks and shared memory. */
const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-opener-policy": "same-origin",
};

const MISSING = "There is no such file, or only `cargo xtask build` makes it.\n";

/**
 * Serves the page at a port, or at any free one. `renew` is to be called after an edit: pages reload, unless what they
 * need cannot be built any more. Then it throws, and they stay as they were.
 * @param {string} top the folder of the page’s sources
 * @param {string} made the folder of the solver, and of the generated files
 */
export async function develop(top, made, port = 0) {
  /** The version of what is served. */
  let version = Date.now();
  /** The pages that wait for news. @type {Set<ServerResponse>} */
  const waiting = new Set();
  /** The bundled scripts: those of a language that was asked for, or the one of all languages. @type {Map<string, Promise<Map<string, string>>>} */
  let bundles = new Map();
  /** The names of those that were asked for in this version. @type {Set<string>} */
  const asked = new Set();

  /** @param {string} name of the folder, which is the language, or of the one script */
  async function bundled(name) {
    const inFolder = (/** @type {string} */ source) =>
      [main, worker].includes(source) ? `/${name}/${source}` : `/${source}`;
    const { outputFiles } = await build({
      absWorkingDir: top,
      bundle: true,
      charset: "utf8",
      entryPoints: name === early ? [early] : [main, worker],
      format: name === early ? "iife" : "esm",
      logLevel: "silent",
      nodePaths: [LIBRARIES],
      outdir: name === early ? "." : name,
      plugins: [texts(top, name === early ? SOURCE : name), places(top, inFolder)],
      splitting: name !== early,
      tsconfigRaw: {},
      write: false,
    });
    return new Map(outputFiles.map(({ path, text }) => [slashed(relative(top, path)), text]));
  }

  async function assembled() {
    const scripts = (await languagesIn(top)).map(({ id }) => ({ id, first: [`${id}/${main}`] }));
    const [html, markup] = await Promise.all(
      [page, `rooms/${firstRoom}/room.html`].map((path) => readFile(join(top, path), "utf8")),
    );
    const more = [`<script src="${RELOAD}?${version}"></script>`];
    return assemble(html ?? "", {
      folder: ".",
      early,
      // While one works, all is in one file.
      solvers: ["whole", "page"].map((id) => ({ id, script: SOLVER, binary })),
      scripts,
      markup: markup ?? "",
      more,
    });
  }

  /** What is at an address of the site. @param {string} path @returns {Promise<string | Uint8Array | undefined>} */
  async function found(path) {
    const own = { [RELOAD]: RELOADING, [KEEPER]: LEAVING }[basename(path)];
    if (own !== undefined) {
      return own;
    }
    if (path === "" || path === page) {
      return assembled();
    }
    const [folder = ""] = path.split("/");
    if (folder === early || existsSync(join(top, "text", folder, "about.ftl"))) {
      asked.add(folder);
      const bundle = bundles.get(folder) ?? bundled(folder);
      bundles.set(folder, bundle);
      bundle.catch(() => bundles.delete(folder));
      return (await bundle).get(path);
    }
    // The page names a manifest for each language, and two files of the solver, of which one has all here.
    const plain = path.replace(/^manifest-.*\./, "manifest.").replace(PAGE_BINARY, binary);
    const place = [top, made].map((each) => join(each, plain)).find((each) => existsSync(each));
    return place && readFile(place);
  }

  const server = createServer(async ({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname.slice(1);
    Object.entries(HEADERS).forEach(([name, value]) => response.setHeader(name, value));
    if (path === NEWS) {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`data: ${version}\n\n`);
      waiting.add(response);
      response.on("close", () => waiting.delete(response));
      return;
    }
    try {
      const content = await found(path);
      const type = TYPES[extname(path || page)] ?? "application/octet-stream";
      response.writeHead(content === undefined ? 404 : 200, {
        "content-type": content === undefined ? "text/plain" : type,
      });
      response.end(content ?? MISSING);
    } catch (error) {
      console.error(`error: ${error}`);
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise((done, failed) => {
    server.on("error", failed).listen(port, "127.0.0.1", () => done(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());

  return {
    address: `http://127.0.0.1:${address.port}/`,
    async renew() {
      const next = new Map([...asked].map((name) => [name, bundled(name)]));
      await Promise.all([assembled(), ...next.values()]);
      bundles = next;
      asked.clear();
      version += 1;
      waiting.forEach((response) => response.write(`data: ${version}\n\n`));
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

if (resolve(argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [top = "", made = "", port] = argv.slice(2);
  const { address, renew } = await develop(top, made, Number(port));
  console.log(`The page is at ${address} (stop with Ctrl+C)`);
  // A line for each edit, until `cargo xtask serve` ends.
  const edits = createInterface(stdin)[Symbol.asyncIterator]();
  while (!(await edits.next()).done) {
    try {
      const start = performance.now();
      await renew();
      console.log(`Reloaded after ${Math.ceil(performance.now() - start)} ms`);
    } catch (error) {
      console.error(`${error}\nThe page stays as it was.`);
    }
  }
  exit();
}
