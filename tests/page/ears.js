/** What screen readers are told: what the live region has said. */

import { expect } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

/** In the page: writes down what the live region says, as one announcement soon takes the place of another. */
function writeDown() {
  const heard = /** @type {string[]} */ ([]);
  Object.assign(window, { heard });
  const begin = () => {
    const region = /** @type {Node} */ (document.querySelector("[aria-live]"));
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  if (document.querySelector("[aria-live]")) {
    begin();
  } else {
    document.addEventListener("DOMContentLoaded", begin);
  }
}

/**
 * Writes down every text that is put into the live region: from the first on where the page is not open yet, else
 * from now on.
 * @param {Page} page
 */
export async function listen(page) {
  await (page.url() === "about:blank" ? page.addInitScript(writeDown) : page.evaluate(writeDown));
  return {
    /** @returns {Promise<string[]>} */
    heard: () => page.evaluate(() => /** @type {any} */ (window).heard),
    /** From here on. */
    clear: () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0)),
    /** All of these are heard, in this order, whatever is heard between them. @param {RegExp[]} wanted */
    async hears(...wanted) {
      await expect
        .poll(async () => {
          const heard = /** @type {string[]} */ (
            await page.evaluate(() => /** @type {any} */ (window).heard)
          );
          const left = [...wanted];
          for (const text of heard) {
            if (left[0]?.test(text)) {
              left.shift();
            }
          }
          return left.length === 0 ? "" : `${left[0]} after ${JSON.stringify(heard)}`;
        })
        .toBe("");
    },
  };
}

/** In the page: in the place of what makes sounds, it writes down the frequency of every tone. */
function writeDownTones() {
  const tones = /** @type {number[]} */ ([]);
  const setting = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const connect = (/** @type {unknown} */ to) => to;
  class AudioContext {
    state = "suspended";
    currentTime = 0;
    async resume() {
      this.state = "running";
    }
    async suspend() {
      this.state = "suspended";
    }
    createGain() {
      return { connect, gain: setting() };
    }
    createOscillator() {
      const frequency = setting();
      return { connect, frequency, start: () => tones.push(frequency.value), stop() {} };
    }
  }
  Object.assign(window, { tones, AudioContext });
}

/** Writes down the tones of a page that is not open yet, in hertz. @param {Page} page @returns {Promise<() => Promise<number[]>>} gives those since it was asked last */
export async function listenToTones(page) {
  await page.addInitScript(writeDownTones);
  return () => page.evaluate(() => /** @type {any} */ (window).tones.splice(0));
}
