/** Keypad, and what is looked at in it. */

import { readFileSync } from "node:fs";
import { goTo } from "../room.js";
import * as keypadText from "#text/keypad.js";

/** @import { Page } from "@playwright/test" */

export const SOURCE = "keypad=ABCDE/FGHIJ/KLMNO/%20123";
export const PHONE = "keypad=123/456/789/%200";
/** The puzzle of the 18 keys, with a sequence. */
export const EIGHTEEN = `${SOURCE}&length=10&limits=AEIO:2&sequence=AHAHKBKBKB`;
/** So much to count that there is time to look at the page meanwhile. */
export const LONG = `${SOURCE}&length=10000&limits=AEIO:30`;

/** What begins with each key, in the source. */
export const counts = readFileSync(new URL("../../data/keypad-counts.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("|").map((column) => column.trim()))
  .map(([key, , count]) => `${key} ${Number(count).toLocaleString("en")}`);

/** @param {Page} page */
function keypadOf(page) {
  const root = page.locator("#keypad");
  return {
    root,
    total: root.locator(".total"),
    size: root.locator(".total-size"),
    question: root.locator(".question"),
    countError: root.locator(".count .error"),
    cancel: root.locator(".count").getByRole("button", { name: keypadText.labels.cancel }),
    counted: root.locator(".count .done"),
    starts: root.locator(".by-start tbody tr"),
    caption: root.locator(".caption"),
    field: root.getByLabel(keypadText.labels.sequence, { exact: true }),
    fault: root.locator("#keypad-fault"),
    progress: root.locator(".progress"),
    rows: root.getByLabel(keypadText.labels.padText),
    length: root.getByLabel(keypadText.labels.length, { exact: true }),
    error: root.locator(".settings .error:visible"),
    listed: root.locator(".listed"),
    sequences: root.locator(".sequences button"),
    pageField: root.getByLabel(keypadText.labels.page, { exact: true }),
    notices: root.locator(".notice"),
    live: page.locator("#live"),
    lowest: root.locator(".lowest-first"),
    highest: root.locator(".highest-first"),
    here: root.locator(".pad-key[data-here]"),
    following: root.locator(".pad-key[data-next]"),
    saved: root.locator(".saved"),
    /** A key of the pad. @param {string} name */
    key: (name) => root.locator(".pad-key").getByText(name, { exact: true }),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @param {Page} page @param {string} [address] what follows `#keypad?` */
export async function openKeypad(page, address) {
  await goTo(page, address === undefined ? "#keypad" : `#keypad?${address}`);
  return keypadOf(page);
}
