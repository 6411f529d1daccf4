/** The Gallery as a visitor knows it. */

import * as galleryText from "#text/gallery.js";
/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
export function galleryOf(page) {
  const root = page.locator("#gallery");
  return {
    root,
    heading: root.locator("#gallery-heading"),
    board: root.locator(".board"),
    /** The pictures on the wall, but for own tours. */
    cards: root.locator(".collection .card"),
    count: root.locator(".count"),
    wall: root.locator("#gallery-collection"),
    search: root.getByLabel(galleryText.labels.search),
    toWall: root.getByRole("link", { name: galleryText.labels.toWall }),
    /** @param {keyof typeof galleryText.properties} property */
    filter: (property) =>
      root.getByRole("combobox", { name: galleryText.properties[property], exact: true }),
    particulars: root.locator(".particulars"),
    progress: root.locator(".progress"),
    say: root.locator(".say"),
    from: root.getByLabel(galleryText.labels.numbering),
    caption: root.locator(".caption"),
    notices: root.locator(".notice"),
    own: root.locator(".own .card"),
    kept: root.locator(".own .kept"),
    told: root.locator(".own .told"),
    refused: root.locator(".own .refused li"),
    error: root.locator("#gallery-file-error"),
    file: root.locator("#gallery-file"),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}
