/** Projects as others have them: made in a folder, with the package and tools from npm, built, and run. */

import { execFile, spawn } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../page/browsers.js";

/** @import { Page } from "@playwright/test" */

const run = promisify(execFile);

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "dist/pkg");
const target = join(root, "target/packages");

/** Milliseconds that a page, a server or a tool has. */
const PATIENCE = 300_000;

/** The packed package, made once. @type {Promise<string> | undefined} */
let packed;

async function pack() {
  await mkdir(target, { recursive: true });
  const { stdout } = await run("npm", ["pack", built, "--json"], { cwd: target });
  return join(target, JSON.parse(stdout)[0].filename);
}

/** The packed package. */
export const thePackage = () => (packed ??= pack());

/**
 * A fresh project with these files, the package, and what else it asks npm for.
 * @param {string} name
 * @param {Record<string, string>} files
 * @param {string[]} [packages]
 */
export async function createProject(name, files, packages = []) {
  const folder = join(target, name);
  await rm(folder, { recursive: true, force: true });
  const manifest = JSON.stringify({ name: "scratch", private: true, type: "module" });
  for (const [path, text] of Object.entries({ "package.json": manifest, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...quiet, await thePackage(), ...packages], { cwd: folder });
  return {
    folder,
    /** What a tool of the project, or a program, prints. @param {string} tool @param {string[]} words */
    async run(tool, ...words) {
      const path = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
      const env = { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" };
      const { stdout } = await run(tool, words, { cwd: folder, env, timeout: PATIENCE }).catch(
        (error) => {
          throw new Error(`${tool} ${words.join(" ")}:\n${error.stdout}\n${error.stderr}`);
        },
      );
      return stdout.trim();
    },
    /** Starts a server of the project for as long as something is done. @type {<T>(use: (address: string) => Promise<T>, tool: string, ...words: string[]) => Promise<T>} */
    async serve(use, tool, ...words) {
      const port = String(await freePort());
      const asked = words.map((word) => (word === "PORT" ? port : word));
      const program = join(folder, "node_modules/.bin", tool);
      const server = spawn(program, asked, { cwd: folder, detached: true, stdio: "ignore" });
      const address = `http://localhost:${port}`;
      try {
        await answering(address);
        return await use(address);
      } finally {
        process.kill(-Number(server.pid), "SIGKILL");
      }
    },
    /** @param {string} path */
    files: (path) => readdir(join(folder, path), { recursive: true }),
    /** @param {string} from @param {string} to */
    copy: (from, to) => cp(join(folder, from), join(folder, to), { recursive: true }),
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((ready) => server.close(ready));
  return port;
}

/** Waits until a server answers. @param {string} address */
async function answering(address) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await fetch(address).catch(() => null)) {
      return;
    }
    await new Promise((ready) => setTimeout(ready, 200));
  }
  throw new Error(`nothing answers at ${address}`);
}

/** @type {Record<string, string>} */
const KINDS = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** Hands out a folder for as long as something is done. @type {<T>(folder: string, use: (address: string) => Promise<T>) => Promise<T>} */
export async function served(folder, use) {
  const server = createServer(async ({ url = "/" }, answer) => {
    const path = new URL(url, "http://localhost").pathname.replace(/\/$/, "/index.html");
    const bytes = await readFile(join(folder, path)).catch(() => null);
    answer.writeHead(bytes ? 200 : 404, { "Content-Type": KINDS[extname(path)] ?? "text/plain" });
    answer.end(bytes ?? "not found");
  });
  await new Promise((ready) => server.listen(0, () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    return await use(`http://localhost:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Opens a page for as long as something is done with it; what went wrong on it is thrown. @type {<T>(address: string, use: (page: Page) => Promise<T>) => Promise<T>} */
export async function opened(address, use) {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const wrong = [];
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (told) => told.type() === "error" && wrong.push(told.text()));
    page.setDefaultTimeout(60_000);
    await page.goto(address);
    return await use(page).catch((error) => {
      throw new Error([...wrong, error].join("\n"));
    });
  } finally {
    await browser.close();
  }
}

/** What a page says in its `output` when its tour is made and its element is at the end of a run. @param {string} address */
export const seen = (address) =>
  opened(address, (page) => page.locator("output", { hasText: /\d/ }).textContent());

/** How the run of the page’s element ends, and its buttons are there. @param {string} address */
export const played = (address) =>
  opened(address, async (page) => {
    const element = page.locator("knights-tour[controls]");
    await element.getByRole("button").first().waitFor();
    return element.evaluate(
      (it) =>
        new Promise((tell) => {
          it.addEventListener("finish", (event) => {
            tell(/** @type {CustomEvent} */ (event).detail.outcome.kind);
          });
          /** @type {any} */ (it).last();
        }),
    );
  });
