/**
 * The lesson of `docs/notebook.ipynb` in JupyterLab: all its cells run, and its board is drawn and plays. Run by
 * `cargo xtask python --notebook`, which has installed JupyterLab and the package; `JUPYTER` is where its command is.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../page/browsers.js";

const NOTEBOOK = "notebook.ipynb";
const TOKEN = "lesson";
/** A laboratory starts slowly where it has never been started. */
const START_MS = 120_000;
/** Colours of a canvas on which a board, a knight and numbers are drawn. */
const MANY_COLOURS = 20;

const folder = await mkdtemp(join(tmpdir(), "notebook-"));
await copyFile(
  fileURLToPath(new URL(`../../docs/${NOTEBOOK}`, import.meta.url)),
  join(folder, NOTEBOOK),
);

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const port = await freePort();
const lab = spawn(
  env["JUPYTER"] ?? "jupyter",
  [
    ...["lab", "--no-browser", "--allow-root", `--port=${port}`, "--ServerApp.port_retries=0"],
    ...[`--IdentityProvider.token=${TOKEN}`, `--ServerApp.root_dir=${folder}`],
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
const browser = await chromium.launch(chromiumOptions);

after(async () => {
  await browser.close();
  const over = new Promise((resolve) => lab.once("exit", resolve));
  lab.kill();
  await over;
  await rm(folder, { recursive: true });
});

/** Waits until the laboratory answers. @param {string} address */
async function started(address) {
  for (const until = Date.now() + START_MS; Date.now() < until;) {
    assert.equal(lab.exitCode, null, "JupyterLab has ended");
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  assert.fail(`JupyterLab does not answer after ${START_MS / 1000} s`);
}

test("every cell of the lesson runs in JupyterLab, and its board is drawn and plays", async () => {
  const address = `http://127.0.0.1:${port}`;
  await started(`${address}/api`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.goto(`${address}/lab/tree/${NOTEBOOK}?token=${TOKEN}`);
  await page.locator(".jp-Notebook .jp-Cell").first().waitFor({ timeout: START_MS });
  // What is run before the kernel is there is lost.
  await page.getByText("| Idle").waitFor({ timeout: START_MS });
  await page.getByRole("menuitem", { name: "Run", exact: true }).click();
  await page.getByText("Run All Cells", { exact: true }).click();

  const board = page.locator("knights-tour");
  await board.waitFor({ state: "attached", timeout: START_MS });
  await board.scrollIntoViewIfNeeded();
  const position = () => board.evaluate((it) => Reflect.get(it, "position"));
  await page.waitForFunction(
    () => Reflect.get(document.querySelector("knights-tour") ?? {}, "phase") === "ready",
  );
  assert.equal(await position(), 0);
  await page.waitForFunction((most) => {
    const canvas = document.querySelector("knights-tour")?.shadowRoot?.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size > most;
  }, MANY_COLOURS);
  await board.locator("[data-action=forward]").first().click();
  await page.waitForFunction(
    () => Reflect.get(document.querySelector("knights-tour") ?? {}, "position") === 1,
  );
  const errors = page.locator(
    ".jp-OutputArea-output[data-mime-type*='error'], [data-mime-type*='stderr']",
  );
  assert.deepEqual(await errors.allTextContents(), []);
  const cells = await page.locator(".jp-CodeCell .jp-InputPrompt").allTextContents();
  assert.ok(cells.length > 5);
  cells.forEach((prompt) => assert.match(prompt, /^\[\d+\]:$/, "every cell has run"));
});
