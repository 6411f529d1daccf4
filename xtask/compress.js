/**
 * Writes each file of a site once more as `.br` and as `.gz`, where that is smaller, for servers that send such files
 * as they are. Run by `cargo xtask build --release`, after the service worker has its list of files.
 */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The endings that servers know, each with its best compression. @type {Record<string, (content: Uint8Array) => Promise<Uint8Array>>} */
const WAYS = {
  ".br": promisify(brotliCompress),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/** The largest part of a file that is worth a second one. */
const MAX_SHARE = 0.95;

/** What a file becomes, by endings. @type {(content: Uint8Array) => Promise<[ending: string, small: Uint8Array][]>} */
export async function compressed(content) {
  const all = Object.entries(WAYS).map(
    async ([ending, pack]) => /** @type {[string, Uint8Array]} */ ([ending, await pack(content)]),
  );
  return (await Promise.all(all)).filter(([, small]) => small.length <= content.length * MAX_SHARE);
}

if (resolve(argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [site = ""] = argv.slice(2);
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  // No page asks for papers, and npm would publish what lies beside its README.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".md"));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      for (const [ending, small] of await compressed(await readFile(path))) {
        await writeFile(path + ending, small);
      }
    }),
  );
}
