/** What is seen on paper, by its pixels. */

/** @import { Page } from "@playwright/test" */

/** What a printer makes of the page if it leaves out backgrounds, as browsers have it unless asked. @param {Page} page */
export async function printOut(page) {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media print { * { background: none !important; } }");
    document.adoptedStyleSheets.push(sheet);
    dispatchEvent(new Event("beforeprint"));
  });
  return page.screenshot({ fullPage: true });
}

/**
 * The sides of squares, as CSS pixels of a printed page, that no line is seen along. A line has a contrast of
 * 3 : 1 to white paper.
 * @typedef {{ name: string, left: number, top: number, width: number, height: number }} Square
 * @type {(page: Page, print: Buffer, squares: Square[]) => Promise<string[]>}
 */
export const sidesNotSeen = (page, print, squares) =>
  page.evaluate(
    async ({ base64, all }) => {
      /** How far from where it should be a line may be, and how much of it other things may cover. */
      const [NEAR, COVERED] = [3, 0.3];
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
        new OffscreenCanvas(picture.width, picture.height).getContext("2d")
      );
      context.drawImage(picture, 0, 0);
      const { data, width } = context.getImageData(0, 0, picture.width, picture.height);
      /** How much light each value of a colour gives. */
      const light = Float64Array.from(
        { length: 256 },
        (_, i) => ((i / 255 + 0.055) / 1.055) ** 2.4,
      );
      const part = (/** @type {number} */ at) => light[data[at] ?? 0] ?? 0;
      /** @type {(x: number, y: number) => boolean} */
      const isDark = (x, y) => {
        const at =
          4 * (Math.round(y * devicePixelRatio) * width + Math.round(x * devicePixelRatio));
        const sum = 0.2126 * part(at) + 0.7152 * part(at + 1) + 0.0722 * part(at + 2);
        return 1.05 / (sum + 0.05) >= 3;
      };
      /** Whether there is a line at most so far from x = 0, seen from many places along it. @type {(at: (along: number, across: number) => boolean) => boolean} */
      const isLine = (at) => {
        const places = 40;
        const reach = Array.from(
          { length: 2 * NEAR * devicePixelRatio + 1 },
          (_, i) => i / devicePixelRatio - NEAR,
        );
        const seen = Array.from({ length: places }, (_, i) =>
          reach.some((across) => at((i + 0.5) / places, across)),
        );
        return seen.filter(Boolean).length >= (1 - COVERED) * places;
      };
      return all.flatMap(({ name, left, top, width: wide, height: high }) =>
        Object.entries({
          left: isLine((along, across) => isDark(left + across, top + along * high)),
          right: isLine((along, across) => isDark(left + wide + across, top + along * high)),
          top: isLine((along, across) => isDark(left + along * wide, top + across)),
          bottom: isLine((along, across) => isDark(left + along * wide, top + high + across)),
        }).flatMap(([side, isSeen]) => (isSeen ? [] : [`${name}: ${side}`])),
      );
    },
    { base64: print.toString("base64"), all: squares },
  );
