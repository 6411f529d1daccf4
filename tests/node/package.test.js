/**
 * The folder of the module as an npm package: packed, installed elsewhere, and used in Node, with Vite and
 * with types.
 */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "dist/pkg");
const project = join(root, "target/npm-package");
const installed = join(project, "node_modules/knights-tour");

const TOOLS = {
  tsc: join(root, "node_modules/typescript/bin/tsc"),
  vite: join(root, "node_modules/vite/bin/vite.js"),
};

/** npm without its network and its advice. @type {(...words: string[]) => Promise<string>} */
async function npm(...words) {
  const quiet = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: project, shell: process.platform === "win32" };
  return (await run("npm", [...words, ...quiet], options)).stdout;
}

/** What Node prints when it runs a script of the project. @type {(name: string, text: string) => Promise<string>} */
async function printed(name, text) {
  await writeFile(join(project, name), text);
  return (await run(process.execPath, [name], { cwd: project })).stdout.trim();
}

/** @type {{ name: string, version: string, files: { path: string }[] }} */
let packed;

before(async () => {
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  const manifest = { name: "scratch", version: "1.0.0", private: true, type: "module" };
  await writeFile(join(project, "package.json"), JSON.stringify(manifest));
  [packed] = JSON.parse(await npm("pack", built, "--json"));
  await npm("install", `./${packed.name}-${packed.version}.tgz`);
});

test("the package has the module, its papers and nothing else", async () => {
  const crate = await readFile(join(root, "Cargo.toml"), "utf8");
  assert.equal(packed.name, "knights-tour");
  assert.equal(packed.version, /^version = "(.*)"$/m.exec(crate)?.[1]);
  const files = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "knights_tour.d.ts",
    "knights_tour.js",
    "knights_tour_bg.wasm",
    "package.json",
  ];
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), files);
  assert.deepEqual((await readdir(built)).sort(), files);
  // Byte by byte what pages import from the site.
  for (const file of files.filter((name) => name !== "package.json")) {
    const [one, other] = [built, installed].map((folder) => readFile(join(folder, file)));
    assert.ok((await one)?.equals(/** @type {Buffer} */ (await other)), file);
  }
});

test("the README’s example for Node works", async () => {
  const readme = await readFile(join(installed, "README.md"), "utf8");
  const example = /## In Node\n\n```js\n([^]*?)```/.exec(readme)?.[1] ?? "";
  const told = await printed("node.js", example);
  assert.match(told, /^\{ code: 'fewest', to: 'a1', accessibility: 1, candidates: 6 \}\n/);
  assert.equal(told.match(/\d+/g)?.length, 2 + 1 + 64, told);
});

test("TypeScript finds the types, in Node and for bundlers", async () => {
  const source = `
    import init, { solve, type Solution } from "knights-tour";
    await init();
    const found: Solution = solve({ board: "8x8" });
    // @ts-expect-error a board is needed
    solve({ bord: "8x8" });
    export const squares: string[] = found.squares;`;
  await writeFile(join(project, "types.ts"), source);
  const common = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--target",
    "es2022",
    "--lib",
    "es2022,dom,esnext.disposable",
  ];
  const kinds = [
    ["--module", "nodenext"],
    ["--module", "esnext", "--moduleResolution", "bundler"],
  ];
  await Promise.all(
    kinds.map((kind) =>
      run(process.execPath, [TOOLS.tsc, ...common, ...kind, "types.ts"], { cwd: project }).catch(
        ({ stdout }) => assert.fail(`${kind}: ${stdout}`),
      ),
    ),
  );
});

test("Vite builds a page with it, WebAssembly included", async () => {
  const page = '<!doctype html><pre></pre><script type="module" src="./page.js"></script>';
  await writeFile(join(project, "index.html"), page);
  const readme = await readFile(join(installed, "README.md"), "utf8");
  const example = /## In a page\n[^]*?```js\n([^]*?)```/.exec(readme)?.[1] ?? "";
  await writeFile(join(project, "page.js"), example);
  const words = ["build", "--base", "./", "--target", "esnext", "--logLevel", "warn"];
  const { stdout, stderr } = await run(process.execPath, [TOOLS.vite, ...words], { cwd: project });
  assert.equal(stdout + stderr, "");
  const assets = await readdir(join(project, "dist/assets"));
  const script = assets.find((name) => name.endsWith(".js"));
  const binary = assets.find((name) => name.endsWith(".wasm")) ?? "";
  assert.equal(assets.length, 2, String(assets));
  const published = await readFile(join(built, "knights_tour_bg.wasm"));
  assert.ok(published.equals(await readFile(join(project, "dist/assets", binary))));
  // What a browser would fetch is read from the folder.
  const told = await printed(
    "built.js",
    `import { readFile } from "node:fs/promises";
     globalThis.document = { getElementsByTagName: () => [], querySelector: () => null,
       createElement: () => ({ relList: { supports: () => true } }) };
     globalThis.fetch = async (address) =>
       new Response(await readFile(address), { headers: { "Content-Type": "application/wasm" } });
     await import("./dist/assets/${script}");`,
  );
  assert.match(told, /^tour a1 /);
  assert.equal(told.split(" ").length, 1 + 64, told);
});
