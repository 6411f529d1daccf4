/** Animations of what is seen, made in the sheet behind “Share”. */

import { readGif } from "../gif.js";
import { expectAccessible } from "./accessibility.js";
import { expect, test } from "./fixtures.js";
import { catchFiles, open, prefer } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** Opens the part of the sheet that makes animations. @param {Page} page */
async function openAnimation(page) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share" });
  await sheet.locator("summary", { hasText: "Animation" }).click();
  return {
    sheet,
    plan: sheet.locator(".plan"),
    error: sheet.locator("#animation-error"),
    said: sheet.getByRole("status"),
    preview: sheet.getByRole("img", { name: "Preview of the animation" }),
    /** @param {string} name */
    field: (name) => sheet.getByLabel(name, { exact: true }),
    /** @param {string} name */
    button: (name) => sheet.getByRole("button", { name, exact: true }),
  };
}

/** The pixels of a run as the solver paints them. @type {(page: Page, settings: object, step: number, view: object) => Promise<Uint8Array>} */
async function painted(page, settings, step, view) {
  const text = await page.evaluate(async ([asked, position, look]) => {
    const address = new URL("pkg/knights_tour.js", document.baseURI).href;
    const solver = await import(address);
    await solver.default();
    const session = new solver.Session(asked);
    session.seek(position);
    const { width, height } = /** @type {{ width: number, height: number }} */ (look);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    session.paint(context, look);
    session.free();
    const { data } = /** @type {OffscreenCanvasRenderingContext2D} */ (context).getImageData(
      ...[0, 0, width, height],
    );
    return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
  }, /** @type {const} */ ([settings, step, view]));
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Which part of two pictures is not nearly the same colour. @param {Uint8Array} one @param {Uint8Array} other */
function difference(one, other) {
  const NEARLY = 32;
  let differing = 0;
  for (let at = 0; at < one.length; at += 4) {
    const isOff = [0, 1, 2].some((channel) => {
      const [here, there] = [one[at + channel] ?? 0, other[at + channel] ?? 0];
      return Math.abs(here - there) > NEARLY;
    });
    differing += Number(isOff);
  }
  return one.length === other.length ? (4 * differing) / one.length : 1;
}

test("a run becomes a GIF that shows it as the board does @engines", async ({ page }) => {
  const saved = await catchFiles(page);
  await open(page, "board=6x6&start=c2&step=10&layers=path,numbers,colours&theme=dark");
  const animation = await openAnimation(page);
  await expect(animation.plan).toHaveText(/^36 frames, 480\s×\s4\d\d pixels, 9 s, about \d+ kB\.$/);
  await animation.field("Size, in pixels").fill("300");
  await animation.field("Delay, in ms").fill("150");
  await expect(animation.plan).toHaveText(/^36 frames, 300\s×\s\d+ pixels, 7 s, about \d+ kB\.$/);
  const estimate = Number(/about (\d+) kB/.exec((await animation.plan.textContent()) ?? "")?.[1]);
  await animation.button("Make GIF").click();
  await expect(animation.said).toHaveText(/^The GIF is made: \d+ kB\.$/);
  await expect(animation.button("Save")).toBeFocused();
  await expect(animation.preview).toBeVisible();
  await expect
    .poll(() =>
      animation.preview.evaluate((it) => /** @type {HTMLImageElement} */ (it).naturalWidth),
    )
    .toBe(300);

  await animation.button("Save").click();
  const { name, type, bytes } = await saved();
  expect([name, type]).toEqual(["knights-tour-6x6-c2.gif", "image/gif"]);
  expect(bytes.length / 1000).toBeGreaterThan(estimate / 2.5);
  expect(bytes.length / 1000).toBeLessThan(estimate * 2.5);
  const { frames, width, height, isRepeated } = readGif(bytes);
  expect([width, frames.length, isRepeated]).toEqual([300, 36, true]);
  expect(frames.map(({ milliseconds }) => milliseconds)).toEqual([...Array(35).fill(150), 2000]);
  const settings = { board: "6x6", start: "c2" };
  const view = { width, height, theme: "dark", layers: ["path", "numbers", "colours"] };
  for (const step of [0, 17, 35]) {
    const wanted = await painted(page, settings, step, view);
    const off = difference(frames[step]?.pixels ?? new Uint8Array(), wanted);
    expect(off, `step ${step}`).toBeLessThan(0.01);
  }
});

test("a range of steps is shown, moves by hand among them", async ({ page }) => {
  const saved = await catchFiles(page);
  await open(page, "board=5x5&start=a1&byHand=0:c2&step=4");
  const animation = await openAnimation(page);
  await animation.field("From step").fill("2");
  await animation.field("To step").fill("4");
  await animation.field("Colours").selectOption("projector");
  await expect(animation.plan).toHaveText(/^3 frames/);
  await animation.button("Make GIF").click();
  await animation.button("Save").click();
  const { bytes } = await saved();
  const { frames, width, height } = readGif(bytes);
  const settings = { board: "5x5", start: "a1", byHand: "0:c2" };
  const wanted = await painted(page, settings, 4, { width, height, theme: "projector" });
  expect(difference(frames[2]?.pixels ?? new Uint8Array(), wanted)).toBeLessThan(0.01);
});

test("a run becomes a video that plays and shows it @engines", async ({ page }) => {
  const saved = await catchFiles(page);
  await open(page, "board=5x5&start=a1");
  const animation = await openAnimation(page);
  await animation.field("Kind").selectOption({ label: "Video (MP4)" });
  await animation.field("Size, in pixels").fill("241");
  await expect(animation.plan).toHaveText(/^25 frames, 240\s×\s2\d\d pixels, 7 s, about \d+ kB\.$/);
  await animation.button("Make video").click();
  await expect(animation.said).toHaveText(/^The video is made: \d+ kB\.$/);
  await animation.button("Save").click();
  const { name, type, bytes } = await saved();
  expect([name, type]).toEqual(["knights-tour-5x5-a1.mp4", "video/mp4"]);
  expect(bytes.length).toBeGreaterThan(5000);

  const film = animation.sheet.locator("video");
  const length = () => film.evaluate((it) => /** @type {HTMLVideoElement} */ (it).duration);
  await expect.poll(length).toBeCloseTo(24 * 0.2 + 2, 1);
  /** What it shows at a time, in seconds. @param {number} time */
  const shownAt = async (time) => {
    const text = await film.evaluate(async (it, at) => {
      const video = /** @type {HTMLVideoElement} */ (it);
      video.pause();
      video.currentTime = at;
      await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.drawImage(video, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
    }, time);
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  };
  const view = await film.evaluate((it) => {
    const { videoWidth: width, videoHeight: height } = /** @type {HTMLVideoElement} */ (it);
    return { width, height, theme: "light" };
  });
  for (const [step, time] of /** @type {const} */ ([
    [6, 1.3],
    [24, 6],
  ])) {
    const wanted = await painted(page, { board: "5x5", start: "a1" }, step, view);
    expect(difference(await shownAt(time), wanted), `step ${step}`).toBeLessThan(0.1);
  }
});

test("what cannot be made is refused beside its field", async ({ page }) => {
  await open(page, "board=5x5");
  const animation = await openAnimation(page);
  await expect(animation.plan).toHaveText(/^25 frames/);
  for (const [field, value, message] of /** @type {const} */ ([
    [
      "Size, in pixels",
      "63",
      'Size cannot be "63"; it can be a whole number of pixels from 64 to 2000.',
    ],
    ["Size, in pixels", "large", /^Size cannot be "large"; it can be a whole number of pixels/],
    ["Delay, in ms", "5", /^Delay cannot be "5"; it can be a whole number of milliseconds from 20/],
    ["From step", "25", /^From cannot be "25"; it can be a whole number up to 24,/],
    ["To step", "25", "The last step that can be shown is 24."],
    ["To step", "-1", /^To cannot be "-1"; it can be a whole number of steps from 0/],
  ])) {
    const before = await animation.field(field).inputValue();
    await animation.field(field).fill(value);
    await expect(animation.error).toHaveText(message);
    await expect(animation.field(field)).toHaveAttribute("aria-invalid", "true");
    await expect(animation.button("Make GIF")).toBeDisabled();
    await animation.field(field).fill(before);
    await expect(animation.error).toBeHidden();
    await expect(animation.button("Make GIF")).toBeEnabled();
  }
});

test("a board whose runs are not kept is refused at once", async ({ page }) => {
  await open(page, "board=300x300");
  const animation = await openAnimation(page);
  await expect(animation.error).toHaveText(/^An animation takes boards of at most 65,536 squares/);
  await expect(animation.plan).toBeHidden();
  await expect(animation.button("Make GIF")).toBeDisabled();
});

test("a long making tells how far it is and can be cancelled @engines", async ({ page }) => {
  await open(page, "board=30x30");
  const animation = await openAnimation(page);
  await animation.field("Size, in pixels").fill("2000");
  await expect(animation.plan).toHaveText(/^900 frames, .* about \d+(\.\d)? MB\.$/);
  await animation.button("Make GIF").click();
  await expect(animation.button("Cancel")).toBeFocused();
  const bar = animation.sheet.getByRole("progressbar");
  await expect
    .poll(() => bar.evaluate((it) => /** @type {HTMLProgressElement} */ (it).value))
    .toBeGreaterThan(0);
  await expect(animation.sheet.locator(".so-far")).toHaveText(/ so far$/);
  await animation.button("Cancel").click();
  await expect(animation.said).toHaveText("Cancelled.");
  await expect(animation.button("Make GIF")).toBeFocused();
  await expect(bar).toBeHidden();
  await expect(animation.preview).toBeHidden();
  // What it asks for now can be made at once.
  await animation.field("To step").fill("1");
  await animation.button("Make GIF").click();
  await expect(animation.said).toHaveText(/^The GIF is made/);
});

test("nothing moves for those who ask for less motion until they say so", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion");
  await open(page, "board=5x5");
  const animation = await openAnimation(page);
  await animation.button("Make GIF").click();
  await expect(animation.button("Save")).toBeVisible();
  await expect(animation.preview).toBeHidden();
  await animation.button("Play").click();
  await expect(animation.preview).toBeVisible();
  await expect(animation.button("Save")).toBeFocused();
});

test("the form and what was made can be used by everyone", async ({ page }) => {
  await open(page, "board=5x5");
  const animation = await openAnimation(page);
  await expect(animation.plan).toHaveText(/frames/);
  await animation.button("Make GIF").click();
  await expect(animation.preview).toBeVisible();
  await expectAccessible(page);
});
