/** Count as a visitor knows it. */

import { expect } from "@playwright/test";
import { goTo } from "../room.js";
import * as countText from "#text/count.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
export function countOf(page) {
  const root = page.locator("#count");
  const [exact, estimates, tours] = [".exact", ".estimates", ".tours"].map((part) =>
    root.locator(part),
  );
  return {
    meaning: root.locator(".meaning"),
    notices: root.locator(".notice"),
    refusal: root.locator("#count-error"),
    plan: exact.locator(".plan"),
    start: exact.getByRole("button", { name: countText.labels.start }),
    cancel: exact.getByRole("button", { name: countText.labels.cancel }),
    error: exact.locator(".error"),
    figures: exact.locator(".figures"),
    bars: exact.locator(".drawing rect"),
    answer: exact.locator(".answer"),
    number: exact.locator(".result .number"),
    says: exact.locator(".result .says"),
    known: root.locator(".known tbody tr"),
    /** A row of the known numbers. @param {string} board @param {"closed" | "open"} target */
    knownOf: (board, target) =>
      root
        .locator(".known tbody tr")
        .filter({
          has: page.getByRole("rowheader", { name: countText.sizeOf(board), exact: true }),
        })
        .filter({ hasText: countText.kind(target, false) }),
    estimate: estimates.getByRole("button", { name: countText.labels.estimates, exact: true }),
    badWeight: estimates.getByRole("button", { name: countText.labels.badWeight }),
    cancelEstimate: estimates.getByRole("button", { name: countText.labels.cancel }),
    about: estimates.locator(".number"),
    estimateSays: estimates.locator(".says"),
    warning: estimates.locator(".warning"),
    curves: estimates.locator(".drawing .curve:not(.exact)"),
    plot: estimates.locator(".plot svg").first(),
    list: tours.getByRole("button", { name: countText.labels.list }),
    next: tours.getByRole("button", { name: countText.labels.next }),
    previous: tours.getByRole("button", { name: countText.labels.previous }),
    where: tours.locator(".where"),
    thumbs: tours.locator(".thumbs a"),
    /** @param {string} label */
    field: (label) => root.getByLabel(label, { exact: true }),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @param {Page} page @param {string} [address] what follows `#count?` */
export async function openCount(page, address) {
  await goTo(page, address === undefined ? "#count" : `#count?${address}`);
  const room = countOf(page);
  await expect(room.meaning).not.toBeEmpty();
  return room;
}
