/**
 * The page in languages made from English: what is shown without brackets is no text of a language, and what does
 * not fit has no room for most languages.
 */

import { cp, mkdtemp, rm, stat } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as plain } from "@playwright/test";
import { bundle } from "../../../xtask/bundle.js";
import { host } from "../../site.js";
import { faults, softly } from "../layout.js";
import { moments } from "../views.js";
import { PSEUDO, writePseudo } from "../pseudo.js";
import { settled } from "../room.js";

/** @import { Host } from "../../site.js" */
/** @import { Fixtures, Page } from "@playwright/test" */

const SOURCES = fileURLToPath(new URL("../../../target/bundle/sources/", import.meta.url));

/** What the Gallery’s tours are called, which languages have in a file that is no part of English. */
const TOURS = [
  ...readFileSync(
    new URL("../../../www/rooms/gallery/tours.txt", import.meta.url),
    "utf8",
  ).matchAll(/^name: (.+)$/gm),
].map(([, name = ""]) => name);

/** A moment: its address, and what is done there. @typedef {[string, ((page: Page) => Promise<void>)?]} State */

/**
 * The page has changed nothing for five frames. What never rests, as a count that runs, is not waited for: after a
 * hundred frames all that it says has been seen.
 * @param {Page} page
 */
const untilStill = (page) =>
  page.evaluate(async () => {
    let still = 0;
    const observer = new MutationObserver(() => (still = 0));
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.documentElement, all);
    for (let frame = 0; still < 5 && frame < 100; frame += 1) {
      await new Promise(requestAnimationFrame);
      still += 1;
    }
    observer.disconnect();
  });

/** Opens everything that is folded and shown, also what that brings along. @param {Page} page */
async function unfold(page) {
  const openAll = () =>
    page.evaluate(() => {
      const all = (document.querySelector("dialog[open]") ?? document).querySelectorAll(
        "details:not([open], main[hidden] *)",
      );
      const shown = [...all].filter((folded) => folded.checkVisibility());
      shown.forEach((folded) => folded.setAttribute("open", ""));
      return shown.length;
    });
  for (let round = 0; round < 3 && (await openAll()) > 0; round += 1) {
    await untilStill(page);
  }
}

/** @param {string} selector @param {(page: Page) => Promise<void>} [then] */
const click = (selector, then) => async (/** @type {Page} */ page) => {
  await page.locator(selector).filter({ visible: true }).first().click({ timeout: 5000 });
  await then?.(page);
};

/** @type {(...acts: ((page: Page) => Promise<void>)[]) => (page: Page) => Promise<void>} */
const inTurn =
  (...acts) =>
  async (page) => {
    for (const act of acts) {
      await act(page);
    }
  };

/** @type {(selector: string, text: string, key?: string) => (page: Page) => Promise<void>} */
const type = (selector, text, key) => async (page) => {
  const field = page.locator(selector).filter({ visible: true }).first();
  await field.fill(text, { timeout: 5000 });
  if (key) {
    await field.press(key);
  }
};

/** @param {string} selector */
const awaited = (selector) => async (/** @type {Page} */ page) => {
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
};

/** @param {string} room */
const usual = (room) =>
  /** @type {State} */ ([String(moments[room]?.[0]), awaited(String(moments[room]?.[1]))]);

const ON_TWO_MOVES = "#play?board=5x5&start=a1&path=a1,b3";

/** What can be seen of each room. @type {Record<string, Record<string, State>>} */
const STATES = {
  door: {
    "the first view": ["#door"],
  },
  explore: {
    "a step": usual("explore"),
    "a tour": usual("a tour"),
    "a tour unfolded": [usual("a tour")[0], unfold],
    "a tie": ["#explore?board=8x8&start=a1&step=12"],
    graph: ["#explore?graph=petersen&step=4"],
    stuck: ["#explore?board=4x4&start=a1&step=99"],
    impossible: ["#explore?board=3x5&target=closed&step=99"],
    network: ["#explore?board=6x6&algorithm=neural&target=closed&step=3"],
    "bad link": ["#explore?board=9x&start=q7&theme=mauve"],
    "a rule": ["#explore?board=8x8&rule=onward,-centre&step=5", unfold],
    "a program": ["#explore?board=6x6&start=a1&step=3", unfold],
    "asked first": ["#explore?board=6x6&start=a1&ask=true&step=3"],
    "a small view": ["#explore?board=6x6&start=a1&step=3&view=small"],
    "for a class": ["#explore?board=6x6&start=a1&step=3&present=true"],
    display: ["#explore?board=8x8&start=c2&step=23", click("[data-name=display]")],
    share: ["#explore?board=8x8&start=c2&step=63", click("[data-action=share]", unfold)],
    help: [
      "#explore?board=8x8&start=c2&step=23",
      inTurn(click("[data-action=help]"), awaited("#help .first-steps"), unfold),
    ],
    glossary: [
      "#explore?board=8x8&start=c2&step=23",
      inTurn(click("[data-action=help]"), click("#open-glossary")),
    ],
  },
  intro: {
    jump: ["#intro?screen=1", awaited("#intro .reply")],
    trick: ["#intro?screen=3", awaited("#intro .reply")],
    wonders: ["#intro?screen=5", awaited("#intro .ways")],
  },
  puzzle: {
    "a rung": ["#puzzle?rung=five", awaited("#puzzle .given")],
  },
  verse: {
    "a text": ["#verse?text=1+2+3+4+5+6+7+8+9+10+11+12", awaited("#verse [role=gridcell]")],
  },
  play: {
    "an empty board": usual("play"),
    unfolded: [ON_TWO_MOVES, unfold],
    hint: [ON_TWO_MOVES, click("[data-action=hint]")],
    judged: [ON_TWO_MOVES, click("[data-action=judge]")],
    predict: ["#play?mode=predict"],
    checked: ["#play?check", unfold],
    stuck: ["#play?board=4x4&path=a1,b3,c1,d3,b2,d1,c3"],
    won: [
      "#play?board=3x4&path=a3,c4,b2,d1,c3,a4,b2".replace(
        /path.*/,
        "path=a1,c2,a3,b1,d2,b3,c1,a2,c3,d1,b2,d3",
      ),
      unfold,
    ],
  },
  learn: {
    lessons: usual("learn"),
    "a guess": ["#learn?lesson=guess&step=2"],
    question: ["#learn?lesson=hand&step=4"],
    teachers: ["#learn?page=teachers", unfold],
    worksheets: ["#learn?page=worksheets", unfold],
    "a worksheet": ["#learn?sheet=predict", unfold],
  },
  gallery: {
    "the wall": ["#gallery", unfold],
    verses: usual("gallery"),
    "a square": ["#gallery?tour=wenzelides&step=40", unfold],
  },
  compare: {
    lanes: usual("compare"),
    unfolded: ["#compare?board=5x5", unfold],
    "a map": ["#compare?board=5x5&part=map", click(".compute", awaited("#compare table a"))],
    contest: [
      "#compare?part=contest",
      inTurn(unfold, click("#compare .begin", awaited("#compare .contest .won"))),
    ],
  },
  build: {
    drawn: usual("build"),
    unfolded: [usual("build")[0], unfold],
  },
  count: {
    known: usual("count"),
    unfolded: ["#count?board=5x6", unfold],
    counted: [
      "#count?board=5x5&target=open&show=count,estimate&walks=1000",
      inTurn(awaited("#count .exact .says"), awaited("#count .estimates .says"), unfold),
    ],
    list: [
      "#count?board=5x5&target=open",
      click("#count [data-word=list]", awaited("#count .thumbs svg")),
    ],
    running: [
      "#count?board=7x7&target=open&directed=yes",
      async (page) => {
        await click("#count .start")(page);
        const anyway = page.locator("#count .anyway");
        if (await anyway.isVisible()) {
          await anyway.click();
        }
      },
    ],
  },
  exist: {
    "an argument": usual("exist"),
    "no tour": ["#exist?board=4x4&target=closed", unfold],
    "part-way": ["#exist?target=closed&board=4x4&step=3"],
    "nothing against it": ["#exist?board=8x8&target=closed", unfold],
  },
  keypad: {
    sequences: usual("keypad"),
    "own keys": ["#keypad?length=3&keypad=123/456", unfold],
    typed: ["#keypad?length=5", type("#keypad-sequence", "ALCXX")],
    limits: ["#keypad?length=5&sequence=ALCJ", inTurn(click("#keypad .add-limit"), unfold)],
  },
};

const test = plain.extend(
  /** @type {Fixtures<{}, { server: Host }>} */ ({
    server: [
      async ({}, use) => {
        const scratch = await mkdtemp(join(tmpdir(), "pseudo-"));
        // To bundle the other languages as well would take as long as all the rest.
        const isOther = /[/\\]text[/\\](?!en(?:[/\\]|$))[\w-]+$/;
        const isWanted = async (/** @type {string} */ path) =>
          !isOther.test(path) || !(await stat(path)).isDirectory();
        await cp(SOURCES, scratch, { recursive: true, filter: isWanted });
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

/** Loads the page, with its panels open. @type {(page: Page, server: Host, language: string) => Promise<void>} */
async function load(page, server, language) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    try {
      localStorage["knights-tour-lab/openPanels"] ??=
        "class board method picture code figures results";
    } catch {
      // Some pages have no storage.
    }
  });
  await page.goto(`${server.address}#explore?lang=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("main:not([hidden])").first()).toBeVisible();
}

/** Follows a link within the page. @type {(page: Page, state: State) => Promise<void>} */
async function follow(page, [address, act]) {
  await page.setViewportSize(WINDOWS[0]);
  await page.evaluate(
    (hash) => {
      for (const dialog of document.querySelectorAll("dialog")) {
        dialog.close();
      }
      for (const menu of document.querySelectorAll(":popover-open")) {
        /** @type {HTMLElement} */ (menu).hidePopover();
      }
      document.documentElement.removeAttribute("dir");
      location.hash = hash;
    },
    `${address}${address.includes("?") ? "&" : "?"}lang=en-XA`,
  );
  const room = /^#(\w+)/.exec(address)?.[1];
  await expect(page.locator(`main#${room}`)).toBeVisible();
  await untilStill(page);
  if (act) {
    await act(page);
    await untilStill(page);
  }
}

/**
 * Words that are shown, or read to screen readers, and stand in no brackets.
 * @param {Page} page
 */
const bare = (page) =>
  page.evaluate((names) => {
    /** Words that are the same in all languages: names of squares, of files and of formats, and what is typed. */
    const known =
      /^(?:[a-z]{1,2}\d+|\d+\w?|SVG|PNG|GIF|JSON|CSV|MP4|QR|MiB|GiB|kB|px|Ctrl|Esc|Enter|Shift|Home|End)$/;
    /** @param {string} text */
    function wordsIn(text) {
      let rest = names.reduce((left, name) => left.replaceAll(name, " "), text);
      // Texts within texts, from the inside out.
      while (/⟦[^⟦⟧]*⟧/.test(rest)) {
        rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
      }
      return (rest.match(/[\p{L}\d'’]+/gu) ?? []).filter(
        (word) => /\p{L}{2}/u.test(word) && !known.test(word),
      );
    }
    // What is written in a language of its own, in none, or in the code of a keypad.
    const others = "script, style, pre, code, textarea, [lang]:not(html), .sequences button";
    /** @type {string[]} */
    const found = [];
    /** What a text is a part of: some words of it may be links, or strong. @param {Element | null} element @returns {Element | null} */
    const blockOf = (element) =>
      element &&
      getComputedStyle(element).display.startsWith("inline") &&
      element.localName !== "button"
        ? blockOf(element.parentElement)
        : element;
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      // Most of the page are the rooms that are hidden.
      (node) =>
        node instanceof Element && node.matches("main[hidden], script")
          ? NodeFilter.FILTER_REJECT
          : node instanceof Text
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP,
    );
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
      for (const element of document.querySelectorAll(`[${name}]:not(main[hidden] *)`)) {
        const words = wordsIn(element.getAttribute(name) ?? "");
        if (words.length > 0 && element.checkVisibility() && !element.closest(others)) {
          found.push(`${element.localName}[${name}]: ${words.join(" ").slice(0, 80)}`);
        }
      }
    }
    found.push(...wordsIn(document.title).map((word) => `title: ${word}`));
    return [...new Set(found)];
  }, TOURS);

/** Texts that are cut off, or over others. @param {Page} page */
const cropped = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const element of document.querySelectorAll("body :not(main[hidden], main[hidden] *)")) {
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (isText && element.scrollWidth > element.clientWidth + 1) {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = ["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis";
        if (hides && element.checkVisibility() && !element.closest(".unseen")) {
          found.push(
            `${element.localName}.${element.className} cuts “${element.textContent?.slice(0, 40)}” off`,
          );
        }
      }
    }
    return found;
  });

/** The last one is that of a tablet, in which the page is also turned from right to left. */
const WINDOWS = /** @type {const} */ ([
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
]);

/** A long label may need three lines on a phone. */
const MOST_LINES = 3;

// One after the other, on one server: to bundle the page takes as long as several of them.
test.describe.configure({ mode: "default" });

for (const [room, states] of Object.entries(STATES)) {
  test(`every text comes from the language, and has room: ${room}`, async ({ page, server }) => {
    await load(page, server, "en-XA");
    for (const [name, state] of Object.entries(states)) {
      await test.step(name, async () => {
        await follow(page, state);
        await softly.poll(() => bare(page), name).toEqual([]);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          await settled(page);
          const where = `${name}, ${size.width} × ${size.height}`;
          await softly.poll(() => faults(page, MOST_LINES), where).toEqual([]);
          await softly.poll(() => cropped(page), where).toEqual([]);
        }
        await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
        await settled(page);
        const turned = `${name}, from right to left`;
        await softly.poll(() => faults(page, MOST_LINES), turned).toEqual([]);
      });
    }
  });
}

test("a language that is read from right to left says so", async ({ page, server }) => {
  await load(page, server, "ar-XB");
  await expect(page.locator("html")).toHaveAttribute("dir", String(PSEUDO["ar-XB"]));
});
