/**
 * Opens the page in Chromium on slow networks: how soon a room is painted and answers a press, and how much of the
 * site comes after that. Run by `cargo xtask bench network`; `RUNS` in the environment is the number of visits of which
 * each median is taken, and `DIST` the folder of another build.
 *
 * The browser throttles what the page asks for, but not what its service worker does. Bytes are counted where they are
 * sent. Files are compressed as they would be elsewhere: as the build did, if it did, else by gzip.
 */

import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../tests/page/browsers.js";
import { TYPES } from "../tests/site.js";
import { signature, table } from "./report.js";

/** @import { AddressInfo } from "node:net" */
/** @import { Page } from "@playwright/test" */

const { RUNS = "5", DIST = "dist" } = process.env;

const gzipped = promisify(gzip);

/** As browsers’ own tools have them. */
const NETWORKS = [
  { name: "Slow 3G", kbits: 400, latency: 400, goals: ["2.0 s", "9.0 s", "10.0 s", "10.0 s"] },
  { name: "Slow 4G", kbits: 1600, latency: 150, goals: ["", "2.7 s", "3.0 s", "3.0 s"] },
];

/** What is opened, what is pressed there, and by what one sees that the press was answered. */
const PLACES = [
  { name: "first view", hash: "", press: ".door-board", answer: ".door-board.is-taken" },
  {
    ...{ name: "Explore", hash: "#explore", press: "#explore [data-action=forward]" },
    answer: "#explore [data-action=back]:enabled",
  },
  {
    ...{ name: "Play", hash: "#play?board=5x5", press: "#play canvas" },
    answer: "#play [data-action=back]:enabled",
  },
  { name: "Learn", hash: "#learn", press: "#learn .lessons a", answer: "#learn-next" },
  {
    ...{ name: "Count", hash: "#count?board=5x5", press: "#count .exact .start" },
    answer: "#count .exact .result > .number:not(:empty)",
  },
];

/** How long nothing may come until all has, and how often a button is pressed that does not answer, in milliseconds. */
const QUIET_MS = 4000;
const AGAIN_MS = 20;

/** What is sent of a file. @typedef {{ body: Uint8Array, encoding: string }} Packed */

/** @type {(path: string) => Promise<{ plain: Packed, brotli?: Packed }>} */
async function pack(path) {
  const [body, br] = await Promise.all([readFile(path), readFile(`${path}.br`).catch(() => null)]);
  const isSmall = extname(path) === ".png";
  const plain = isSmall
    ? { body, encoding: "identity" }
    : { body: await gzipped(body, { level: 9 }), encoding: "gzip" };
  return br ? { plain, brotli: { body: br, encoding: "br" } } : { plain };
}

/** All files, compressed before anything is measured. */
const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
const paths = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
const files = new Map(
  await Promise.all(
    paths.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return /** @type {const} */ ([relative(DIST, path), await pack(path)]);
    }),
  ),
);

let sent = 0;
let sentAt = 0;
const server = createServer(({ url = "", headers }, response) => {
  const path = new URL(url, "http://host").pathname.slice(1) || "index.html";
  const { plain, brotli } = files.get(path) ?? {};
  const file = (/\bbr\b/.test(String(headers["accept-encoding"])) && brotli) || plain;
  // As docs/hosting.md says.
  const isForGood = path.startsWith("page-") || url.includes("?");
  response.writeHead(file ? 200 : 404, {
    "Content-Type": TYPES[extname(path)] ?? "text/plain",
    "Content-Encoding": file?.encoding ?? "identity",
    "Cache-Control": isForGood ? "public, max-age=31536000, immutable" : "no-cache",
  });
  response.end(file?.body);
  sent += file?.body.length ?? 0;
  sentAt = Date.now();
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const { port } = /** @type {AddressInfo} */ (server.address());

/** Notes in the page when the answer is first seen. @param {string} answer */
function watch(answer) {
  const look = () => {
    const isSeen = document.querySelector(answer)?.checkVisibility();
    return isSeen ? performance.mark("answered") : requestAnimationFrame(look);
  };
  look();
}

/** Presses a button until it answers. @type {(page: Page, press: string) => Promise<number>} */
async function answered(page, press) {
  const button = page.locator(press).first();
  for (;;) {
    await button.click({ timeout: 0 });
    await pause(AGAIN_MS);
    const at = await page.evaluate(() => performance.getEntriesByName("answered")[0]?.startTime);
    if (at) {
      return at;
    }
  }
}

/** @type {(network: typeof NETWORKS[number], place: typeof PLACES[number]) => Promise<number[]>} */
async function visit({ kbits, latency }, place) {
  const browser = await chromium.launch(chromiumOptions);
  const page = await browser.newPage();
  const client = await page.context().newCDPSession(page);
  const throughput = (kbits * 1000) / 8;
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await page.addInitScript(watch, place.answer);
  sent = 0;
  await page.goto(`http://127.0.0.1:${port}/${place.hash}`, { waitUntil: "commit" });
  const answer = await answered(page, place.press);
  const before = sent;
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  );
  while (Date.now() - sentAt < QUIET_MS) {
    await pause(QUIET_MS / 8);
  }
  version = browser.version();
  await browser.close();
  return [painted, answer, before, sent - before];
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

let version = "";
const row = table("Network, place", "Painted", "Answers", "Goal", "Sent until then", "Sent after");
for (const network of NETWORKS) {
  for (const [i, place] of PLACES.entries()) {
    /** @type {number[][]} */
    const visits = [];
    while (visits.length < Number(RUNS)) {
      visits.push(await visit(network, place));
    }
    const [painted = 0, answer = 0, before = 0, after = 0] = [0, 1, 2, 3].map((at) =>
      median(visits.map((each) => each[at] ?? NaN)),
    );
    const seconds = (/** @type {number} */ time) => `${(time / 1000).toFixed(1)} s`;
    const size = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(0)} kB`;
    const sizes = [size(before), size(after)];
    const goal = network.goals[i] ?? "";
    row(`${network.name}, ${place.name}`, seconds(painted), seconds(answer), goal, ...sizes);
  }
}
signature(`Chromium ${version}`, `medians of ${RUNS}`);
server.close();
