/** Build, and what is looked at in it. */

import { goTo } from "../room.js";
import * as buildText from "#text/build.js";

/** @import { Buffer } from "node:buffer" */
/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} [address] what follows `#build` */
export async function openBuild(page, address = "") {
  await goTo(page, `#build${address}`);
  const root = page.locator("#build");
  return {
    root,
    canvas: root.locator("canvas"),
    caption: root.locator(".caption"),
    text: root.getByLabel(buildText.labels.boardText),
    error: root.getByRole("alert").filter({ visible: true }),
    notices: root.locator(".notice"),
    feasibility: root.locator(".target-answer"),
    focused: root.locator(".grid :focus"),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** Chooses a picture, as from a disk. @type {(page: Page, buffer: Buffer) => Promise<void>} */
export const choosePicture = (page, buffer) =>
  page
    .getByLabel(buildText.labels.choosePicture)
    .setInputFiles({ name: "picture.png", mimeType: "image/png", buffer });
