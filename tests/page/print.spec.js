/** What comes out on paper: A4, less its margins. */

import { expect, test } from "./fixtures.js";
import { CLOSED } from "./room.js";

/** 210 mm less 12 mm on each side, in CSS pixels. */
const PAPER = { width: 702, height: 1031 };

/** Every room, from a dark screen: its address, and what of it belongs on paper. @type {Record<string, [string, string[]]>} */
const ROOMS = {
  explore: ["#explore?board=8x8&start=c2&step=23", ["canvas", ".say", ".candidates", ".code"]],
  "a tour": [`#explore?${CLOSED}`, ["canvas", ".outcome .figures", ".outcome pre"]],
  "a wide tour": ["#explore?board=40x12&start=a1&step=479", ["canvas", ".say"]],
  compare: [
    "#compare?board=20x20&start=e5&step=999&map=warnsdorff:roth:stop:1",
    [".lane canvas", ".lane .status", ".runs td", ".squares .sign", ".rate", ".legend"],
  ],
  build: [
    "#build?board=..%23%23../....../....../....../....../..%23%23..",
    ["canvas", ".target-answer"],
  ],
  count: [
    "#count?board=5x5&target=open&show=count,estimate&walks=1000",
    [".meaning", ".exact .result .number", ".estimates .plot", ".known td"],
  ],
  exist: [
    "#exist?target=closed&board=4x7&step=40",
    [".chart-grid", ".signs", ".answer", ".picture", ".lines"],
  ],
  gallery: [
    "#gallery?tour=rudrata&step=20",
    [
      ".board canvas",
      "#gallery-heading",
      ".particulars",
      ".syllables",
      ".read",
      ".figures",
      ".source",
    ],
  ],
  keypad: ["#keypad?length=6", [".pad", ".question", ".total", ".by-start td", ".sequences"]],
};

for (const [room, [address, content]] of Object.entries(ROOMS)) {
  test(`on paper ${room} has its content, not its controls, and nothing is cut off`, async ({
    page,
  }) => {
    await page.goto(`/${address}&theme=dark`);
    const main = page.locator("main:not([hidden])");
    for (const selector of content) {
      await expect(main.locator(selector).first(), selector).toBeVisible();
    }
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
    for (const selector of content) {
      await expect(main.locator(selector).first(), `${selector} on paper`).toBeVisible();
    }
    const faults = await page.evaluate(() => {
      const found = [];
      const width = document.documentElement.clientWidth;
      const kept = ".pad-key, .sequences button, #keypad-sequence";
      for (const element of document.querySelectorAll("body *")) {
        if (!element.checkVisibility() || element.closest(".unseen, .sprite, svg svg, dialog")) {
          continue;
        }
        const name = `${element.localName}.${element.getAttribute("class")} ${element.textContent?.trim().slice(0, 20)}`;
        const { right, left } = element.getBoundingClientRect();
        if (right > width + 1 || left < -1) {
          found.push(`${name} hangs over the edge: ${left} to ${right}`);
        }
        if (
          element.matches("button, select, textarea, input, nav, .pill") &&
          !element.matches(kept)
        ) {
          found.push(`${name} is a control`);
        }
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1);
        if (isCut && !element.matches("canvas, svg, svg *, input, .chart-grid *, .squares *")) {
          found.push(`${name} is cut off`);
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
    // Pictures are drawn anew before the sheet is: dark ones would be black holes on it.
    const [before, after] = await page.evaluate(() => {
      const corners = () =>
        [...document.querySelectorAll("main:not([hidden]) canvas")].map((each) => {
          const { width, height } = /** @type {HTMLCanvasElement} */ (each);
          const context = /** @type {HTMLCanvasElement} */ (each).getContext("2d");
          return Math.min(...(context?.getImageData(width - 3, height - 3, 1, 1).data ?? [0]));
        });
      dispatchEvent(new Event("beforeprint"));
      const printed = corners();
      dispatchEvent(new Event("afterprint"));
      return [corners(), printed];
    });
    expect(after.every((value) => value > 240)).toBe(true);
    expect(before.every((value) => value < 60)).toBe(true);
    // Without anything on it a sheet is white, whatever the theme of the screen.
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe("rgb(255, 255, 255)");
  });
}
