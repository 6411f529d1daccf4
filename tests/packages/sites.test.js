/** Sites and decks with the element: built by their generators, and played in a page. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createProject, opened, played, served } from "./project.js";

const run = promisify(execFile);

const site = fileURLToPath(new URL("../../dist", import.meta.url));
const ELEMENT = '<knights-tour board="5x5" controls></knights-tour>';
const NO_PACKAGE = { "package.json": '{ "name": "scratch", "private": true }' };

/** Copies the files of the element into a site, as the docs have it. @param {string} folder */
async function copyElement(folder) {
  for (const part of ["embed", "pkg"]) {
    await cp(join(site, part), join(folder, part), { recursive: true });
  }
}

test("Astro builds a page with it", async () => {
  const files = {
    "src/pages/index.astro": `<html lang="en"><body>${ELEMENT}
      <script>import "knights-tour/element";</script></body></html>`,
  };
  const project = await createProject("astro", files, ["astro@5"]);
  await project.run("astro", "build", "--silent");
  assert.equal(await served(join(project.folder, "dist"), played), "tour");
});

test("Nuxt renders a page with it on its server, with a tour that was found there", async () => {
  const files = {
    "nuxt.config.js": `export default { compatibilityDate: "2025-06-01",
      vue: { compilerOptions: { isCustomElement: (tag) => tag === "knights-tour" } } };`,
    "app.vue": `<script setup>
      import { solve } from "knights-tour";
      import "knights-tour/element";
      const { data } = await useAsyncData("tour", async () => solve({ board: "8x8" }).squares.length);
      </script>
      <template><div><output>{{ data }} squares</output>${ELEMENT}</div></template>`,
  };
  const project = await createProject("nuxt", files, ["nuxt@4"]);
  await project.run("nuxt", "build");
  await project.serve(
    async (address) => {
      assert.match(await (await fetch(address)).text(), />64 squares</);
      assert.equal(await played(address), "tour");
    },
    ...["nuxt", "preview", "--port", "PORT"],
  );
});

test("Docusaurus builds a page with it", async () => {
  const files = {
    ...NO_PACKAGE,
    "docusaurus.config.js": `module.exports = { title: "Tours", url: "https://example.org", baseUrl: "/",
      presets: [["classic", { docs: false, blog: false }]] };`,
    "src/pages/index.js": `import Layout from "@theme/Layout";
      import "knights-tour/element";
      export default () => <Layout><knights-tour board="5x5" controls="" /></Layout>;`,
  };
  const packages = [
    "@docusaurus/core@3",
    "@docusaurus/preset-classic@3",
    "react@19",
    "react-dom@19",
  ];
  const project = await createProject("docusaurus", files, packages);
  await project.run("docusaurus", "build");
  assert.equal(await served(join(project.folder, "build"), played), "tour");
});

test("Eleventy copies it beside a page in Markdown", async () => {
  const files = {
    "eleventy.config.js": `export default (config) => {
      for (const part of ["embed", "pkg"]) config.addPassthroughCopy(part);
    };`,
    "index.md": `<script type="module" src="embed/knights-tour.js"></script>\n\n# A tour\n\n${ELEMENT}\n`,
  };
  const project = await createProject("eleventy", files, ["@11ty/eleventy@3"]);
  await copyElement(project.folder);
  await project.run("eleventy", "--quiet");
  assert.equal(await served(join(project.folder, "_site"), played), "tour");
});

test("MkDocs has it on a page", async () => {
  const files = {
    "mkdocs.yml": `site_name: Tours
extra_javascript:
  - path: embed/knights-tour.js
    type: module
`,
    "docs/index.md": `# A tour\n\n${ELEMENT}\n\nIt begins in a corner.\n`,
  };
  const { folder } = await createProject("mkdocs", files);
  await copyElement(join(folder, "docs"));
  await run("python3", ["-m", "venv", join(folder, "tools")]);
  await run(join(folder, "tools/bin/pip"), ["install", "--quiet", "mkdocs==1.6.1"]);
  await run(join(folder, "tools/bin/mkdocs"), ["build", "--quiet"], { cwd: folder });
  assert.equal(await served(join(folder, "site"), played), "tour");
});

test("reveal.js has it on a slide, where arrows belong to the run", async () => {
  const files = {
    "index.html": `<!doctype html><link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
      <div class="reveal"><div class="slides">
        <section>${ELEMENT.replace(">", ' style="display: block; height: 34rem">')}</section>
        <section><h2>The end</h2></section>
      </div></div>
      <script type="module" src="embed/knights-tour.js"></script>
      <script src="node_modules/reveal.js/dist/reveal.js"></script>
      <script>Reveal.initialize({ hash: true });</script>`,
  };
  const project = await createProject("reveal", files, ["reveal.js@5"]);
  await copyElement(project.folder);
  await served(project.folder, async (address) => {
    assert.equal(await played(address), "tour");
    await opened(address, async (page) => {
      const button = page.getByRole("button", { name: "Forward" });
      await button.focus();
      await page.keyboard.press("ArrowRight");
      const slide = page.getByRole("heading", { name: "The end" });
      assert.equal(await slide.isVisible(), false);
      await button.evaluate((it) => it.blur());
      await page.keyboard.press("ArrowRight");
      await slide.waitFor({ state: "visible" });
    });
  });
});
