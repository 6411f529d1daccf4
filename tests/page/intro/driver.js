/** Where the parts of the introduction are. */

import { expect } from "../fixtures.js";
import { drawn, goTo } from "../room.js";
import * as words from "#text/intro.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
export function introOf(page) {
  const root = page.locator("#intro");
  const button = (/** @type {string} */ name) => root.getByRole("button", { name, exact: true });
  return {
    root,
    heading: root.getByRole("heading", { level: 2 }).last(),
    reply: root.locator(".reply"),
    next: button(words.labels.next),
    answer: button(words.labels.answer),
    back: button(words.labels.before),
    again: button(words.labels.again),
    takeBack: button(words.labels.takeBack),
    link: (/** @type {string} */ name) => root.getByRole("link", { name, exact: true }),
    /** The screen that is shown. @param {keyof typeof words.screens} id */
    expectScreen: (id) => expect(root.locator("#intro-heading")).toHaveText(words.screens[id].name),
  };
}

/** @type {(page: Page, screen?: number, lang?: string) => Promise<ReturnType<typeof introOf>>} */
export async function openIntro(page, screen, lang = "en") {
  const language = lang === "en" ? "" : `&lang=${lang}`;
  await goTo(page, screen === undefined ? "#intro" : `#intro?screen=${screen}${language}`);
  await drawn(page);
  const room = introOf(page);
  await expect(room.root.locator("#intro-heading")).not.toBeEmpty();
  return room;
}
