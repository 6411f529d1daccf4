/** The npm package in real projects: built by each tool, run in a page or as a program. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { createProject, played, seen, served, thePackage } from "./project.js";

const embedding = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8");

/** A page makes a tour of 64 squares, and its element plays one of 25 to its end. */
const EXPECTED = "64 squares, and the element 24 moves";

const MARKUP = '<!doctype html><output></output><script type="module" src="./page.js"></script>';

/** @param {string} start how the solver is started @param {string} [before] */
const script = (start, before = "") => `
import init, { solve } from "knights-tour";
import "knights-tour/element";
${before}
${start};
const { squares } = solve({ board: "8x8", start: "c3" });
const element = document.createElement("knights-tour");
element.setAttribute("board", "5x5");
element.addEventListener("finish", ({ detail }) => {
  document.querySelector("output").textContent =
    squares.length + " squares, and the element " + detail.position + " moves";
});
document.body.append(element);
element.last();
`;

const PAGE = { "index.html": MARKUP, "page.js": script("await init()") };
/** For tools that leave the WebAssembly to us. */
const ASKING = {
  "index.html": MARKUP,
  "page.js": script(
    "await init({ module_or_path: new URL(file, import.meta.url) })",
    'import file from "knights-tour/wasm";',
  ),
};

/** A program makes the same tour, without a start. */
const PROGRAM = `console.log(solve({ board: "8x8" }).squares.length);`;
const ESM = `import { solve } from "knights-tour";\nimport "knights-tour/element";\n${PROGRAM}`;

for (const version of [7, 8]) {
  test(`Vite ${version} builds it, and its development server hands it out`, async () => {
    const exclude = 'export default { optimizeDeps: { exclude: ["knights-tour"] } };';
    const config = version < 8 ? exclude : "export default {};";
    const project = await createProject(
      `vite-${version}`,
      { ...PAGE, "vite.config.js": `${config}\n` },
      [`vite@${version}`],
    );
    await project.run("vite", "build", "--base", "./", "--target", "esnext");
    assert.equal(await served(join(project.folder, "dist"), seen), EXPECTED);
    const words = ["--port", "PORT", "--strictPort"];
    assert.equal(await project.serve(seen, "vite", ...words), EXPECTED);
  });
}

test("webpack builds it", async () => {
  const config = `export default { entry: "./page.js", mode: "production", target: ["web", "es2022"],
    output: { filename: "page.js", module: true, publicPath: "auto" }, experiments: { outputModule: true } };`;
  const files = { ...PAGE, "webpack.config.js": config };
  const project = await createProject("webpack", files, ["webpack@5", "webpack-cli@6"]);
  await project.run("webpack");
  await project.copy("index.html", "dist/index.html");
  assert.equal(await served(join(project.folder, "dist"), seen), EXPECTED);
});

test("Rollup builds it, with the address of the WebAssembly", async () => {
  const config = `import resolve from "@rollup/plugin-node-resolve";
    import url from "@rollup/plugin-url";
    export default { input: "page.js", output: { dir: "dist", format: "es" },
      plugins: [resolve({ browser: true }), url({ include: "**/*.wasm", limit: 0 })] };`;
  const files = { ...ASKING, "rollup.config.js": config };
  const plugins = ["@rollup/plugin-node-resolve@16", "@rollup/plugin-url@8"];
  const project = await createProject("rollup", files, ["rollup@4", ...plugins]);
  await project.run("rollup", "--config");
  await project.copy("index.html", "dist/index.html");
  await project.copy("node_modules/knights-tour/knights_tour_bg.wasm", "dist/knights_tour_bg.wasm");
  assert.equal(await served(join(project.folder, "dist"), seen), EXPECTED);
});

test("esbuild builds it, with a loader for the WebAssembly", async () => {
  const project = await createProject("esbuild", ASKING, ["esbuild@0.28"]);
  const words = ["--bundle", "--format=esm", "--loader:.wasm=file", "--outdir=dist"];
  await project.run("esbuild", "page.js", ...words);
  await project.copy("index.html", "dist/index.html");
  await project.copy("node_modules/knights-tour/knights_tour_bg.wasm", "dist/knights_tour_bg.wasm");
  assert.equal(await served(join(project.folder, "dist"), seen), EXPECTED);
});

test("esbuild builds it with the WebAssembly inside, for pages and for servers", async () => {
  const inside = {
    "index.html": MARKUP,
    "page.js": PAGE["page.js"].replace('"knights-tour"', '"knights-tour/inline"'),
  };
  const project = await createProject("inline", { ...inside, "esm.js": ESM }, ["esbuild@0.28"]);
  await project.run("esbuild", "page.js", "--bundle", "--format=esm", "--outdir=dist");
  await project.copy("index.html", "dist/index.html");
  assert.equal(await served(join(project.folder, "dist"), seen), EXPECTED);
  const words = ["--bundle", "--platform=node", "--outfile=server/esm.cjs"];
  await project.run("esbuild", "esm.js", ...words);
  assert.equal(await project.run("node", "server/esm.cjs"), "64");
});

test("Parcel builds it", async () => {
  const manifest = JSON.stringify({
    name: "scratch",
    private: true,
    "@parcel/resolver-default": { packageExports: true },
  });
  const project = await createProject("parcel", { ...PAGE, "package.json": manifest }, [
    "parcel@2",
  ]);
  await project.run("parcel", "build", "index.html", "--public-url", "./", "--no-cache");
  assert.equal(await served(join(project.folder, "dist"), seen), EXPECTED);
});

test("Next has it in a component of the browser and in a route of the server", async () => {
  const files = {
    "package.json": JSON.stringify({ name: "scratch", private: true }),
    "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
    "app/tour/route.js": `import { solve } from "knights-tour";
      export const GET = () => Response.json(solve({ board: "8x8" }).squares.length);`,
    "app/page.jsx": `"use client";
      import { useEffect, useRef, useState } from "react";
      import init, { solve } from "knights-tour";
      import "knights-tour/element";
      export default function Page() {
        const [told, tell] = useState("");
        const shown = useRef(null);
        useEffect(() => {
          init().then(() => {
            const { squares } = solve({ board: "8x8", start: "c3" });
            shown.current.addEventListener("finish", ({ detail }) =>
              tell(squares.length + " squares, and the element " + detail.position + " moves"));
            shown.current.last();
          });
        }, []);
        return <><output>{told}</output><knights-tour ref={shown} board="5x5" /></>;
      }`,
  };
  const project = await createProject("next", files, ["next@16", "react@19", "react-dom@19"]);
  await project.run("next", "build");
  await project.serve(
    async (address) => {
      assert.equal(await (await fetch(`${address}/tour`)).text(), "64");
      assert.equal(await seen(address), EXPECTED);
    },
    ...["next", "start", "--port", "PORT"],
  );
});

/** Each framework with Vite: what it takes, the name of a component’s file, and how one is put on the page. */
const FRAMEWORKS = {
  jsx: {
    packages: ["react@19", "react-dom@19"],
    config: "export default { esbuild: { jsx: 'automatic' } };",
    script: `import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      import { Tour } from "./Tour.jsx";
      createRoot(document.body).render(createElement(Tour));`,
  },
  vue: {
    packages: ["vue@3", "@vitejs/plugin-vue@6"],
    config: `import vue from "@vitejs/plugin-vue";
      export default { plugins: [${/`(vue\(.*\))`/.exec(embedding)?.[1]}] };`,
    script: `import { createApp } from "vue";
      import Tour from "./Tour.vue";
      createApp(Tour).mount(document.body);`,
  },
  svelte: {
    packages: ["svelte@5", "@sveltejs/vite-plugin-svelte@6"],
    config: `import { svelte } from "@sveltejs/vite-plugin-svelte";
      export default { plugins: [svelte()] };`,
    script: `import { mount } from "svelte";
      import Tour from "./Tour.svelte";
      mount(Tour, { target: document.body });`,
  },
};

for (const [kind, { packages, config, script: entry }] of Object.entries(FRAMEWORKS)) {
  test(`the element is in a component as the docs have it: ${kind}`, async () => {
    const [, component = ""] = new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(embedding) ?? [];
    assert.match(component, /<knights-tour/);
    const files = {
      "index.html": '<!doctype html><script type="module" src="./page.js"></script><body></body>',
      "page.js": entry,
      [`Tour.${kind}`]: component,
      "vite.config.js": config,
    };
    const project = await createProject(kind, files, ["vite@7", ...packages]);
    await project.run("vite", "build", "--base", "./", "--target", "esnext");
    assert.equal(await served(join(project.folder, "dist"), played), "tour");
  });
}

test("Node takes it as an ES module and as CommonJS", async () => {
  const required = `const { solve } = require("knights-tour");\n${PROGRAM}`;
  const project = await createProject("node", { "esm.js": ESM, "required.cjs": required });
  assert.equal(await project.run("node", "esm.js"), "64");
  assert.equal(await project.run("node", "required.cjs"), "64");
});

test("Bun takes it", async () => {
  const project = await createProject("bun", { "esm.js": ESM }, ["bun@1"]);
  assert.equal(await project.run("bun", "esm.js"), "64");
  await project.run("bun", "build", "--compile", "esm.js", "--outfile", "compiled");
  assert.equal(await project.run("./compiled"), "64");
});

test("Deno takes it", async () => {
  const project = await createProject("deno", { "esm.js": ESM }, ["deno@2"]);
  const words = ["run", "--allow-read", "--node-modules-dir=manual", "esm.js"];
  assert.equal(await project.run("deno", ...words), "64");
});

test("a worker at the edge starts with the WebAssembly that it imports, as the README has it", async () => {
  const readme = await readFile(new URL("../../xtask/npm/README.md", import.meta.url), "utf8");
  const [, example = ""] = /## At the edge\n[^]*?```js\n([^]*?)```/.exec(readme) ?? [];
  const files = {
    "worker.js": example.replace("knights-tour/wasm", "knights-tour/knights_tour_bg.wasm"),
    "wrangler.json": '{ "name": "edge", "main": "worker.js", "compatibility_date": "2025-06-01" }',
  };
  const project = await createProject("edge", files, ["wrangler@4"]);
  await project.serve(
    async (address) => {
      const squares = await (await fetch(address)).json();
      assert.equal(new Set(squares).size, 64);
    },
    ...["wrangler", "dev", "--port", "PORT", "--ip", "localhost", "--inspector-port", "0"],
  );
});

test("publint and arethetypeswrong find nothing", async () => {
  const tools = ["publint@0.3", "@arethetypeswrong/cli@0.18"];
  const project = await createProject("lints", {}, tools);
  const told = await project.run("publint", join(project.folder, "node_modules/knights-tour"));
  assert.match(told, /All good/);
  // It fails where it finds a problem. Node 10 knows no `exports`, Node 20 can require an ES module, and
  // what is no script has no types to be wrong.
  const left = ["custom-elements.json", "knights_tour_bg.wasm", "wasm"];
  const words = ["--profile", "esm-only", "--no-emoji", "--exclude-entrypoints", ...left];
  const types = await project.run("attw", await thePackage(), ...words);
  assert.match(types, /knights-tour\/element/);
});
