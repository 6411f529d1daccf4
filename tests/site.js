/** The built site on a server of one’s own, which serves another version, or nothing any more, when a test asks it to. */

import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** @import { AddressInfo } from "node:net" */

/** Files by their paths. @typedef {Map<string, string | Uint8Array>} Site */
/** @typedef {Awaited<ReturnType<typeof host>>} Host */

const BUILT = fileURLToPath(new URL("../dist/", import.meta.url));

export const TYPES = /** @type {Record<string, string>} */ ({
  ".css": "text/css",
  ".csv": "text/csv",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
});

/** The site as it was built. @returns {Promise<Site>} */
export async function built() {
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => /** @type {const} */ ([relative(BUILT, path), await readFile(path)]),
      ),
    ),
  );
}

/** Serves whatever site it is given, until it is switched off. */
export async function host() {
  /** @type {Site} */
  let site = new Map();
  /** The paths that were asked for. @type {string[]} */
  const asked = [];
  const server = createServer(({ url = "" }, response) => {
    const path = new URL(url, "http://host").pathname.slice(1) || "index.html";
    asked.push(path);
    const content = site.get(path);
    response.writeHead(content === undefined ? 404 : 200, {
      "Content-Type": TYPES[extname(path)] ?? "text/plain",
      "Cache-Control": "no-cache",
    });
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    asked,
    /** @param {Site} next */
    serve: (next) => (site = next),
    async switchOff() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
