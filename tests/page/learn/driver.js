/** The room of lessons as a reader knows it: what its tests share. */

import { goTo } from "../room.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
export function learnRoomOf(page) {
  const root = page.locator("#learn");
  return {
    root,
    heading: root.locator("#learn-heading"),
    reply: root.locator(".reply"),
    caption: root.locator(".caption"),
    told: root.locator(".demo .told-of"),
    notices: root.locator(".notice"),
    number: root.locator("#learn-number"),
    next: root.locator("#learn-next"),
    badges: root.locator(".badge"),
    live: page.locator("#live"),
    /** @param {string | RegExp} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** Goes to a step, or what else the words of a link name. @type {(page: Page, words?: string) => Promise<ReturnType<typeof learnRoomOf>>} */
export async function openLearn(page, words) {
  await goTo(page, words === undefined ? "#learn" : `#learn?${words}`);
  return learnRoomOf(page);
}
