/**
 * The folder of the module as an npm package: packed, installed elsewhere, and used in Node, with Vite and
 * with types. `cargo xtask packages` tries it with many more tools.
 */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { languages } from "../../xtask/languages.js";
import { page } from "./page.js";

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
    "THIRD-PARTY.txt",
    "custom-elements.json",
    ...languages.slice(1).map(({ id }) => `element-${id}.js`),
    ...languages.slice(1).map(({ id }) => `element-puzzle-${id}.js`),
    "element-puzzle.js",
    "element.d.ts",
    "element.js",
    "inline.d.ts",
    "inline.js",
    "knights_tour.d.ts",
    "knights_tour.js",
    "knights_tour_bg.wasm",
    "package.json",
    "wasm.d.ts",
  ].sort();
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), files);
  assert.deepEqual((await readdir(built)).sort(), files);
  // Byte by byte what pages import from the site.
  for (const file of files.filter((name) => name !== "package.json")) {
    const [one, other] = [built, installed].map((folder) => readFile(join(folder, file)));
    assert.ok((await one)?.equals(/** @type {Buffer} */ (await other)), file);
  }
});

test("the README’s example for Node works, without a start", async () => {
  const readme = await readFile(join(installed, "README.md"), "utf8");
  const example = /## In Node, Bun and Deno\n[^]*?```js\n([^]*?)```/.exec(readme)?.[1] ?? "";
  const told = await printed("node.js", example);
  assert.match(told, /^\{ code: 'fewest', to: 'a1', accessibility: 1, candidates: 6 \}\n/);
  assert.equal(told.match(/\d+/g)?.length, 2 + 1 + 64, told);
});

test("it works at once in CommonJS too, and can be started all the same", async () => {
  const required = `const { default: init, solve } = require("knights-tour");
    console.log(solve({ board: "5x5" }).squares.length);
    init().then(() => console.log(solve({ board: "6x6" }).squares.length));`;
  assert.equal(await printed("required.cjs", required), "25\n36");
  const started = `import { readFileSync } from "node:fs";
    import init, { initSync, solve } from "knights-tour";
    const file = new URL(import.meta.resolve("knights-tour/wasm"));
    initSync({ module: readFileSync(file) });
    await init({ module_or_path: readFileSync(file) });
    console.log(solve({ board: "5x5" }).squares.length);`;
  assert.equal(await printed("started.js", started), "25");
});

test("in one file it starts from an address that has nothing beside it, and from a bundle", async () => {
  const named = `import { readFileSync } from "node:fs";
    const file = readFileSync(new URL(import.meta.resolve("knights-tour/inline")));
    const { solve } = await import("data:text/javascript;base64," + file.toString("base64"));
    console.log(solve({ board: "5x5" }).squares.length);`;
  assert.equal(await printed("named.js", named), "25");

  await writeFile(
    join(project, "bundled.js"),
    `import { solve } from "knights-tour";
    console.log(solve({ board: "6x6" }).squares.length);`,
  );
  const outfile = join(project, "bundle/bundled.cjs");
  await build({
    entryPoints: [join(project, "bundled.js")],
    bundle: true,
    platform: "node",
    outfile,
    logLevel: "error",
  });
  assert.equal((await run(process.execPath, [outfile], { cwd: root })).stdout.trim(), "36");
});

test("a call before the start says how to start", async () => {
  const early = `import { solve, Session } from "./node_modules/knights-tour/knights_tour.js";
    for (const call of [() => solve({ board: "5x5" }), () => new Session({ board: "5x5" })]) {
      try { call(); } catch ({ code, message }) { console.log(code, message); }
    }`;
  const told = "not-started the solver has not started; call `await init()` first";
  assert.equal(await printed("early.js", early), `${told}\n${told}`);
});

test("the element is imported where there is no DOM, and does nothing", async () => {
  const server = `import * as element from "knights-tour/element";
    console.log(Object.keys(element).length, typeof customElements);`;
  assert.equal(await printed("server.js", server), "0 undefined");
});

test("the names that the WebAssembly imports are no reserved words", async () => {
  const module = await WebAssembly.compile(await readFile(join(built, "knights_tour_bg.wasm")));
  const names = WebAssembly.Module.imports(module).map(({ name }) => name);
  assert.ok(names.length > 0);
  // Some tools write them as names of variables.
  assert.doesNotThrow(() => new Function(`"use strict"; let ${names.join(", ")};`));
  assert.throws(() => new Function('"use strict"; let typeof;'));
});

test("types and manifest of the element have its attributes, and no others", async () => {
  const { attributes, flags, values } = await page("embed/attributes.js");
  const types = await readFile(join(built, "element.d.ts"), "utf8");
  const properties = /interface KnightsTourProperties \{\n([^]*?)\n\}/.exec(types)?.[1] ?? "";
  const typed = [...properties.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
  assert.deepEqual(typed.sort(), [...values, ...Object.keys(flags)].sort());

  const manifest = JSON.parse(await readFile(join(built, "custom-elements.json"), "utf8"));
  const [declared] = manifest.modules[0].declarations;
  const named = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name).sort();
  // `givens` is no word of a run, and has no property.
  assert.deepEqual(named(declared.attributes), [...attributes, "givens"].sort());
  const events = /interface KnightsTourEventMap \{\n([^]*?)\n\}/.exec(types)?.[1] ?? "";
  assert.deepEqual(
    [...events.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name).sort(),
    named(declared.events),
  );
});

/** What TypeScript finds wrong with a program of the project. @type {(name: string, source: string, ...words: string[]) => Promise<void>} */
async function compile(name, source, ...words) {
  await writeFile(join(project, name), source);
  const usual = ["--ignoreConfig", "--noEmit", "--strict", "--target", "es2022"];
  const types = words.includes("--types") ? [] : ["--types", "nothing", "--typeRoots", "types"];
  await run(process.execPath, [TOOLS.tsc, ...usual, ...words, ...types, name], {
    cwd: project,
  }).catch(({ stdout }) => assert.fail(`${name} ${words.join(" ")}: ${stdout}`));
}

const BUNDLED = ["--module", "esnext", "--moduleResolution", "bundler"];

test("TypeScript finds the types, in Node, in workers and for bundlers", async () => {
  await mkdir(join(project, "types/nothing"), { recursive: true });
  await writeFile(join(project, "types/nothing/index.d.ts"), "export {};");
  const source = `
    import init, { initSync, Session, solve, type Solution } from "knights-tour";
    import module from "knights-tour/wasm";
    import sameModule from "knights-tour/knights_tour_bg.wasm";
    await init();
    initSync({ module });
    initSync({ module: sameModule });
    const found: Solution = solve({ board: "8x8", algorithm: "best" });
    // @ts-expect-error a board is needed
    solve({ bord: "8x8" });
    // @ts-expect-error there is no such method
    solve({ board: "8x8", algorithm: "magic" });
    new Session({ board: "8x8" }).free();
    export const squares: string[] = found.squares;`;
  const canvas = `
    import { Session } from "knights-tour";
    const session = new Session({ board: "8x8" });
    const context = new OffscreenCanvas(8, 8).getContext("2d")!;
    session.paint(context, { width: 8, height: 8 });
    using other = new Session({ board: "8x8" });
    other.step();`;
  const node = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  await Promise.all([
    compile("bare.ts", source, "--lib", "es2022", ...BUNDLED),
    compile("node.ts", source, "--lib", "es2022", "--module", "nodenext", ...node),
    compile("page.ts", source, "--lib", "es2022,dom", "--module", "nodenext"),
    compile("canvas.ts", canvas, "--lib", "es2022,dom,esnext.disposable", ...BUNDLED),
    compile("worker.ts", canvas, "--lib", "es2022,webworker,esnext.disposable", ...BUNDLED),
  ]);
});

test("TypeScript knows the element, its events and what it can be asked for", async () => {
  const source = `
    import "knights-tour/element";
    const element = document.createElement("knights-tour");
    element.whenStuck = "backtrack";
    // @ts-expect-error there is no such choice
    element.whenStuck = "despair";
    element.addEventListener("step", ({ detail }) => element.seek(detail.position + 1));
    element.addEventListener("error", ({ detail }) => console.log(detail.message));
    element.addEventListener("click", ({ clientX }) => console.log(clientX));
    document.querySelector("knights-tour")?.play();
    element.playable = true;
    document.body.append(element);`;
  await compile("element.ts", source, "--lib", "es2022,dom", ...BUNDLED);
});

test("Vite builds a page with it, WebAssembly included", async () => {
  const markup = '<!doctype html><pre></pre><script type="module" src="./page.js"></script>';
  await writeFile(join(project, "index.html"), markup);
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
