/**
 * The page in languages made from English: what is shown without brackets is no text of a language, and what does
 * not fit has no room for most languages.
 */

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as plain } from "@playwright/test";
import { bundle } from "../../../xtask/bundle.js";
import { host } from "../../site.js";
import { ROOMS, faults } from "../layout.js";
import { PSEUDO, writePseudo } from "../pseudo.js";

/** @import { Host } from "../../site.js" */
/** @import { Fixtures, Page } from "@playwright/test" */

const SOURCES = fileURLToPath(new URL("../../../target/bundle/sources/", import.meta.url));

/** Whoever has a link to these sees them at once. */
const STATES = /** @type {Record<string, string>} */ ({
  ...Object.fromEntries(Object.entries(ROOMS).map(([name, [address = ""]]) => [name, address])),
  door: "#door",
  "a tie": "#explore?board=8x8&start=a1&step=12&lang=en-XA",
  graph: "#explore?graph=petersen&step=4",
  stuck: "#explore?board=4x4&start=a1&step=99",
  impossible: "#explore?board=3x5&target=closed&step=99",
  network: "#explore?board=6x6&algorithm=neural&target=closed&step=3",
  "bad link": "#explore?board=9x&start=q7&theme=mauve",
  predict: "#play?mode=predict",
  checked: "#play?check",
  "a lesson": "#learn?lesson=guess&step=2",
  question: "#learn?lesson=hand&step=4",
  teachers: "#learn?page=teachers",
  worksheet: "#learn?page=worksheets",
  "a count": "#count?board=5x6",
  "no tour": "#exist?board=4x4&target=closed",
  "own keys": "#keypad?length=3&keypad=123/456",
  gallery: "#gallery",
});

const test = plain.extend(
  /** @type {Fixtures<{}, { server: Host }>} */ ({
    server: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what the fixture needs.
      async ({}, use) => {
        const scratch = await mkdtemp(join(tmpdir(), "pseudo-"));
        await cp(SOURCES, scratch, { recursive: true });
        await writePseudo(scratch);
        const server = await host();
        server.serve(await bundle(scratch, { isSmall: false }));
        await rm(scratch, { recursive: true });
        await use(server);
        await server.switchOff();
      },
      { scope: "worker" },
    ],
  }),
);

/** @type {(page: Page, server: Host, address: string, language: string) => Promise<void>} */
async function open(page, server, address, language) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    try {
      localStorage.openPanels ??= "class board method picture code figures results";
    } catch {
      // Some pages have no storage.
    }
  });
  const words = `${address.includes("?") ? "&" : "?"}lang=${language}`;
  await page.goto("about:blank");
  await page.goto(`${server.address}${address}${words}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("main:not([hidden])").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}

/**
 * Words that are shown, or read to screen readers, and stand in no brackets.
 * @param {Page} page
 */
const bare = (page) =>
  page.evaluate(() => {
    /** Words that are the same in all languages: names of squares, of files and of formats, and what is typed. */
    const known =
      /^(?:[a-z]{1,2}\d+|\d+\w?|SVG|PNG|GIF|JSON|CSV|MP4|QR|MiB|GiB|kB|px|Ctrl|Esc|Enter|Shift)$/;
    /** @param {string} text */
    function wordsIn(text) {
      let rest = text;
      for (let shorter = ""; shorter !== rest; rest = shorter) {
        shorter = rest;
        rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
        if (rest === shorter) {
          break;
        }
        [shorter, rest] = ["", rest];
      }
      return (rest.match(/[\p{L}\d'’]+/gu) ?? []).filter(
        (word) => /\p{L}{2}/u.test(word) && !known.test(word),
      );
    }
    const others = "script, style, pre, code, textarea, [lang]:not(html), .code-of-run";
    /** @type {string[]} */
    const found = [];
    /** What a text is a part of: some words of it may be links, or strong. @param {Element | null} element @returns {Element | null} */
    const blockOf = (element) =>
      element &&
      getComputedStyle(element).display.startsWith("inline") &&
      element.localName !== "button"
        ? blockOf(element.parentElement)
        : element;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blocks = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        parent &&
        node.textContent?.trim() &&
        parent.checkVisibility() &&
        !parent.closest(others)
      ) {
        blocks.add(blockOf(parent));
      }
    }
    for (const block of blocks) {
      const words = wordsIn(block.textContent ?? "");
      if (words.length > 0) {
        found.push(`${block.localName}.${block.className}: ${words.join(" ").slice(0, 80)}`);
      }
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const words = wordsIn(element.getAttribute(name) ?? "");
        if (words.length > 0 && element.checkVisibility() && !element.closest(others)) {
          found.push(`${element.localName}[${name}]: ${words.join(" ").slice(0, 80)}`);
        }
      }
    }
    found.push(...wordsIn(document.title).map((word) => `title: ${word}`));
    return [...new Set(found)];
  });

/** Texts that are cut off, or over others. @param {Page} page */
const cropped = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll("body *")) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = ["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis";
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (isText && hides && element.checkVisibility() && !element.closest(".unseen")) {
        if (element.scrollWidth > element.clientWidth + 1) {
          found.push(
            `${element.localName}.${element.className} cuts “${element.textContent?.slice(0, 40)}” off`,
          );
        }
      }
    }
    return found;
  });

for (const [name, address] of Object.entries(STATES)) {
  test(`every text comes from the language, and has room: ${name}`, async ({ page, server }) => {
    await open(page, server, address, "en-XA");
    expect.soft(await bare(page)).toEqual([]);
    for (const [width, height] of /** @type {const} */ ([
      [1440, 900],
      [820, 1180],
      [360, 740],
    ])) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      expect.soft(await faults(page), `${width} × ${height}`).toEqual([]);
      expect.soft(await cropped(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

for (const [name, address] of Object.entries(STATES)) {
  test(`nothing overlaps where lines begin on the right: ${name}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await open(page, server, address, "ar-XB");
    await expect(page.locator("html")).toHaveAttribute("dir", String(PSEUDO["ar-XB"]));
    expect.soft(await faults(page)).toEqual([]);
  });
}
