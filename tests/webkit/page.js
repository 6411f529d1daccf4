/** What a visitor does and sees in the page, in a window of WebKit. Controls are found by their roles and names. */

import assert from "node:assert/strict";
import { after } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { built, host } from "../site.js";
import { openWebKit } from "./browser.js";

/** @import { Element, Window } from "./webdriver.js" */

/** How long to wait for what should be seen, in milliseconds: a limit for what hangs, not for what is slow. */
const LIMIT = 60_000;

/** What may have a role, in CSS, and how WebKit calls it. */
const ROLES = /** @type {const} */ ({
  button: ["button", "button"],
  dialog: ["dialog", "dialog"],
  img: ["svg", "image"],
  link: ["a[href]", "link"],
  // WebKit tells a name, but no role.
  summary: ["summary", ""],
  textbox: ["input, textarea", "textbox"],
});

/**
 * Checks again and again until a check passes; what it last complained of is thrown at the limit.
 * @type {<T>(check: () => Promise<T>) => Promise<T>}
 */
export async function soon(check) {
  const limit = performance.now() + LIMIT;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      // Without a driver there is nothing to wait for.
      if (performance.now() > limit || error instanceof TypeError) {
        throw error;
      }
      await sleep(20);
    }
  }
}

/** The built site with more files, and a window of WebKit; both are closed after the tests. @param {[path: string, text: string][]} more */
export async function openSite(...more) {
  const site = await host();
  site.serve(new Map([...(await built()), ...more]));
  const { window, close } = await openWebKit();
  after(async () => {
    await close();
    await site.switchOff();
  });
  return { site, window };
}

/** Opens the page, and waits until the room of the address is seen. @type {(window: Window, address: string) => Promise<void>} */
export async function open(window, address) {
  await window.go(address);
  await expectRoom(window, /#(\w+)/.exec(address)?.[1] ?? "");
}

/** @type {(window: Window, room: string) => Promise<void>} */
export const expectRoom = (window, room) =>
  soon(async () =>
    assert.equal(
      await window.run(() =>
        performance.getEntriesByName("usable").length > 0
          ? document.querySelector("main:not([hidden])")?.id
          : "not yet a page",
      ),
      room,
    ),
  );

/**
 * Waits for a control, or another part that has a name.
 * @type {(window: Window, role: keyof typeof ROLES, name: string, within?: Element) => Promise<Element>}
 */
export function find(window, role, name, within) {
  const [selector, called] = ROLES[role];
  return soon(async () => {
    const shown = await window.run(
      (css, around) => {
        const root = around?.shadowRoot ?? around ?? document;
        const all = /** @type {NodeListOf<Element>} */ (root.querySelectorAll(css));
        return [...all].filter((it) => it.checkVisibility());
      },
      selector,
      within,
    );
    for (const element of shown) {
      if ((await window.nameOf(element)) === name && (await window.roleOf(element)) === called) {
        return element;
      }
    }
    return assert.fail(`there is no ${role} “${name}”`);
  });
}

/** @type {(window: Window, role: keyof typeof ROLES, name: string, within?: Element) => Promise<void>} */
export const click = async (window, role, name, within) =>
  window.click(await find(window, role, name, within));

/** Waits for an element by a selector, where nothing names it. @type {(window: Window, selector: string) => Promise<Element>} */
export const part = (window, selector) =>
  soon(async () => {
    const found = await window.run((css) => {
      const all = /** @type {NodeListOf<Element>} */ (document.querySelectorAll(css));
      return [...all].find((it) => it.checkVisibility());
    }, selector);
    return found ?? assert.fail(`there is no ${selector}`);
  });

/** A text, with plain spaces. @type {(window: Window, selector: string) => Promise<string | undefined>} */
export async function textOf(window, selector) {
  const text = await window.run((css) => document.querySelector(css)?.textContent, selector);
  return text && plain(text);
}

/** @param {string} text */
const plain = (text) => text.replaceAll(/\s+/g, " ").trim();

/** @type {(window: Window, selector: string, text: string | undefined) => Promise<void>} */
export const expectText = (window, selector, text) =>
  soon(async () => assert.equal(await textOf(window, selector), plain(text ?? "a text")));

/** Clicks on a square of the board in front. @type {(window: Window, square: string) => Promise<void>} */
export const clickOn = async (window, square) =>
  window.click(await part(window, `main:not([hidden]) [role=gridcell][aria-label^="${square}"]`));

/** The colours of an element on the screen, each with the share of its pixels. @type {(window: Window, element: Element) => Promise<[number, number][]>} */
async function coloursOf(window, element) {
  await window.scrollTo(element);
  return window.run(
    async (it, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const { left, top, width, height } = it.getBoundingClientRect();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.drawImage(image, -Math.round(left), -Math.round(top));
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      /** @type {Map<number, number>} */
      const shares = new Map();
      pixels.forEach((colour) => shares.set(colour, (shares.get(colour) ?? 0) + 1 / pixels.length));
      return [...shares];
    },
    element,
    await window.screenshot(),
  );
}

/**
 * There is a picture to be seen: two colours have a tenth of it each, such as those of light and dark squares, and
 * the edges of its lines have others.
 * @type {(window: Window, element: Element, what: string) => Promise<void>}
 */
export const expectPainted = (window, element, what) =>
  soon(async () => {
    const colours = await coloursOf(window, element);
    const large = colours.filter(([, share]) => share > 0.1).length;
    const found = `${what} has ${colours.length} colours, ${large} of them on a tenth of it`;
    assert.ok(large >= 2 && colours.length > 2, found);
  });
