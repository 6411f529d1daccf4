/** Animations of what is seen, made in the sheet behind “Share”. */

import { readGif } from "../../gif.js";
import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { catchFiles, prefer } from "../room.js";
import { openExplore } from "./driver.js";
import { ANY, SOME, ending, like } from "../texts.js";
import * as animationText from "#text/animation.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** What is planned, whatever its height and its size. @type {(frames: number, width: number, milliseconds: number) => RegExp} */
const planOf = (frames, width, milliseconds) =>
  like(
    animationText
      .plan({ frames, width, milliseconds, every: 1, height: SOME, bytes: 1000 })
      .replace(animationText.bytes(1000), ANY),
  );

/** What is said of a file, whatever its size. @param {"gif" | "video"} kind */
const madeOf = (kind) =>
  like(animationText.made(kind, 1000).replace(animationText.bytes(1000), ANY));

/** Opens the part of the sheet that makes animations. @param {Page} page */
async function openAnimation(page) {
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await sheet.locator("summary", { hasText: shareText.animation }).click();
  return {
    sheet,
    plan: sheet.locator(".plan"),
    error: sheet.locator("#animation-error"),
    said: sheet.getByRole("status"),
    preview: sheet.getByRole("img", { name: animationText.preview }),
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

/** How far two pictures are from each other at one byte of four. @typedef {(one: Uint8Array, other: Uint8Array, at: number) => number} Distance */

/** By the channel that differs most. @type {Distance} */
const inColour = (one, other, at) =>
  Math.max(...[0, 1, 2].map((c) => Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0))));

/**
 * By how light they are. A video has a colour for every two by two pixels only, so that beside an edge
 * between strong colours it never has the right one; how light each pixel is, it has for every one.
 * @type {Distance}
 */
const inLightness = (one, other, at) =>
  Math.abs(
    [0.2126, 0.7152, 0.0722].reduce(
      (sum, weight, c) => sum + weight * ((one[at + c] ?? 0) - (other[at + c] ?? 0)),
      0,
    ),
  );

/** Which part of two pictures is not nearly the same. @type {(one: Uint8Array, other: Uint8Array, distance?: Distance) => number} */
function difference(one, other, distance = inColour) {
  const NEARLY = 32;
  let differing = 0;
  for (let at = 0; at < one.length; at += 4) {
    differing += Number(distance(one, other, at) > NEARLY);
  }
  return one.length === other.length ? (4 * differing) / one.length : 1;
}

/** Which part of the flat areas of a picture, away from all edges, has another colour. @param {Uint8Array} shown @param {Uint8Array} wanted @param {number} width */
function speckles(shown, wanted, width) {
  const AWAY = 3;
  // Colours may be some levels off everywhere: Firefox converts them by BT.601 and says that it was BT.709.
  const NEARLY = 16;
  const colours = new Uint32Array(wanted.buffer);
  const around = Array.from({ length: (2 * AWAY + 1) ** 2 }, (_, at) => {
    const [row, column] = [Math.floor(at / (2 * AWAY + 1)), at % (2 * AWAY + 1)];
    return (row - AWAY) * width + column - AWAY;
  });
  let [flat, off] = [0, 0];
  colours.forEach((colour, pixel) => {
    if (around.every((offset) => colours[pixel + offset] === colour)) {
      flat += 1;
      off += Number(inColour(shown, wanted, 4 * pixel) > NEARLY);
    }
  });
  expect(flat / colours.length, "flat areas").toBeGreaterThan(0.2);
  return off / flat;
}

test("a run becomes a GIF that shows it as the board does @engines", async ({ usedPage: page }) => {
  const saved = await catchFiles(page);
  await openExplore(page, "board=6x6&start=c2&step=10&layers=path,numbers,colours&theme=dark");
  const animation = await openAnimation(page);
  await expect(animation.plan).toHaveText(planOf(36, 480, 9000));
  const size = animation.field(animationText.size);
  await expect(size).toHaveAccessibleDescription(animationText.range(64, 2000));
  await size.fill("300");
  await animation.field(animationText.delay).fill("150");
  await expect(animation.plan).toHaveText(planOf(36, 300, 7000));
  const estimate = Number(/(\d+) kB/.exec((await animation.plan.textContent()) ?? "")?.[1]);
  await animation.button(animationText.make("gif")).click();
  await expect(animation.said).toHaveText(madeOf("gif"));
  await expect(animation.button(animationText.save)).toBeFocused();
  await expect(animation.preview).toBeVisible();
  await expect
    .poll(() =>
      animation.preview.evaluate((it) => /** @type {HTMLImageElement} */ (it).naturalWidth),
    )
    .toBe(300);

  await animation.button(animationText.save).click();
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

test("a field that is being typed in is left alone when the end is known", async ({ page }) => {
  // Nothing comes from a worker before it is let go.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const held = new Promise((resolve) => Object.assign(window, { letGo: resolve }));
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      held.then(() => Reflect.apply(post, this, message));
    };
  });
  await openExplore(page, "board=5x5&start=a1&step=4");
  const animation = await openAnimation(page);
  const end = animation.field(animationText.to);
  // Where no worker can be opened, the end is known at once.
  await end.fill("");
  await page.evaluate(() => /** @type {any} */ (window).letGo());
  await expect(animation.plan).toHaveText(/^25 frames/);
  await end.pressSequentially("4");
  await expect(end).toHaveValue("4");
  await expect(animation.plan).toHaveText(/^5 frames/);
});

test("a range of steps is shown, moves by hand among them", async ({ page }) => {
  const saved = await catchFiles(page);
  await openExplore(page, "board=5x5&start=a1&byHand=0:c2&step=4");
  const animation = await openAnimation(page);
  await animation.field(animationText.from).fill("2");
  await animation.field(animationText.to).fill("4");
  await animation.field(animationText.theme).selectOption("projector");
  await expect(animation.plan).toHaveText(/^3 frames/);
  await animation.button(animationText.make("gif")).click();
  await animation.button(animationText.save).click();
  const { bytes } = await saved();
  const { frames, width, height } = readGif(bytes);
  const settings = { board: "5x5", start: "a1", byHand: "0:c2" };
  const wanted = await painted(page, settings, 4, { width, height, theme: "projector" });
  expect(difference(frames[2]?.pixels ?? new Uint8Array(), wanted)).toBeLessThan(0.01);
});

/** What a video shows at a time, in seconds. @type {(film: Locator, time: number) => Promise<Uint8Array>} */
async function shownAt(film, time) {
  const text = await film.evaluate(async (it, at) => {
    const video = /** @type {HTMLVideoElement} */ (it);
    video.pause();
    const isThere = new Promise((resolve) =>
      video.addEventListener("seeked", resolve, { once: true }),
    );
    video.currentTime = at;
    await isThere;
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(video, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
  }, time);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** A video of the run on 5 × 5 shows some of its steps as the solver paints them, and what both show of each. @type {(page: Page, film: Locator, steps: readonly number[]) => Promise<{ step: number, width: number, shown: Uint8Array, wanted: Uint8Array }[]>} */
async function expectSteps(page, film, steps) {
  const view = await film.evaluate((it) => {
    const { videoWidth: width, videoHeight: height } = /** @type {HTMLVideoElement} */ (it);
    return { width, height, theme: "light" };
  });
  const all = [];
  for (const step of steps) {
    const wanted = await painted(page, { board: "5x5", start: "a1" }, step, view);
    /** @type {Uint8Array} */
    let shown = new Uint8Array();
    // On a busy machine a browser may say that it is there while it still shows the frame before.
    await expect
      .poll(async () => {
        // The last is seen for two seconds, and is still there when they are nearly over.
        shown = await shownAt(film, step === 24 ? 6.6 : 0.2 * step + 0.1);
        return difference(shown, wanted, inLightness);
      }, `step ${step}`)
      .toBeLessThan(0.02);
    all.push({ step, width: view.width, shown, wanted });
  }
  return all;
}

test("a run becomes a video that plays and shows it @engines", async ({ usedPage: page }) => {
  const saved = await catchFiles(page);
  await openExplore(page, "board=5x5&start=a1");
  const animation = await openAnimation(page);
  await animation.field(animationText.kind).selectOption({ label: animationText.kinds.video });
  await animation.field(animationText.size).fill("241");
  await expect(animation.plan).toHaveText(planOf(25, 240, 7000));
  await animation.button(animationText.make("video")).click();
  await expect(animation.said).toHaveText(madeOf("video"));
  await animation.button(animationText.save).click();
  const { name, type, bytes } = await saved();
  expect([name, type]).toEqual(["knights-tour-5x5-a1.mp4", "video/mp4"]);
  expect(bytes.length).toBeGreaterThan(5000);

  const film = animation.sheet.locator("video");
  const length = () => film.evaluate((it) => /** @type {HTMLVideoElement} */ (it).duration);
  await expect.poll(length).toBeCloseTo(24 * 0.2 + 2, 1);
  // Several in a row: encoders may take frames out of turn.
  await expectSteps(page, film, [0, 5, 6, 7, 8, 23, 24]);
});

test("flat squares in a video have no speckles @engines", async ({ usedPage: page }) => {
  await openExplore(page, "board=5x5&start=a1");
  const animation = await openAnimation(page);
  await animation.field(animationText.kind).selectOption({ label: animationText.kinds.video });
  await expect(animation.plan).toHaveText(planOf(25, 480, 7000));
  await animation.button(animationText.make("video")).click();
  await expect(animation.said).toHaveText(madeOf("video"));
  const film = animation.sheet.locator("video");
  await expect
    .poll(() => film.evaluate((it) => /** @type {HTMLVideoElement} */ (it).videoWidth))
    .toBe(480);
  for (const { step, width, shown, wanted } of await expectSteps(page, film, [3, 7, 18, 24])) {
    expect(speckles(shown, wanted, width), `speckles at step ${step}`).toBeLessThan(0.001);
  }
});

test("what cannot be made is refused beside its field", async ({ usedPage: page }) => {
  await openExplore(page, "board=5x5");
  const animation = await openAnimation(page);
  await expect(animation.plan).toHaveText(planOf(25, 480, 7000));
  for (const [field, value, message] of /** @type {const} */ ([
    [animationText.size, "63", /"63".*\b64\b.*\b2000\b/],
    [animationText.size, "large", /"large"/],
    [animationText.delay, "5", /"5".*\b20\b/],
    [animationText.from, "25", /"25".*\b24\b/],
    [animationText.to, "25", animationText.beyond(24)],
    [animationText.to, "-1", /"-1".*\b0\b/],
  ])) {
    const before = await animation.field(field).inputValue();
    const input = animation.field(field);
    await input.fill(value);
    await expect(animation.button(animationText.make("gif"))).toBeDisabled();
    // Nobody is told while they type.
    await expect(input).not.toHaveAttribute("aria-invalid");
    await input.press("Tab");
    await expect(input).toHaveAccessibleDescription(message);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await input.fill(before);
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(animation.button(animationText.make("gif"))).toBeEnabled();
  }
  // Each field has a message of its own.
  const [size, delay] = [animation.field(animationText.size), animation.field(animationText.delay)];
  await size.fill("1");
  await delay.fill("1");
  await delay.press("Tab");
  await expect(size).toHaveAccessibleDescription(/"1".*\b64\b/);
  await expect(delay).toHaveAccessibleDescription(/"1".*\b20\b/);
  await size.fill("300");
  await expect(size).not.toHaveAttribute("aria-invalid");
  await expect(delay).toHaveAttribute("aria-invalid", "true");
});

test("a board whose runs are not kept is refused at once", async ({ usedPage: page }) => {
  await openExplore(page, "board=300x300");
  const animation = await openAnimation(page);
  await expect(animation.error).toHaveText(/\b65,536\b/);
  await expect(animation.plan).toBeHidden();
  await expect(animation.button(animationText.make("gif"))).toBeDisabled();
});

test("a long film shows its progress and can be cancelled", async ({ usedPage: page }) => {
  await openExplore(page, "board=30x30");
  const animation = await openAnimation(page);
  await animation.field(animationText.size).fill("2000");
  await expect(animation.plan).toHaveText(/^900\b.* MB\b/);
  await animation.button(animationText.make("gif")).click();
  await expect(animation.button(animationText.cancel)).toBeFocused();
  const bar = animation.sheet.getByRole("progressbar");
  await expect
    .poll(() => bar.evaluate((it) => /** @type {HTMLProgressElement} */ (it).value))
    .toBeGreaterThan(0);
  await expect(animation.sheet.locator(".so-far")).toHaveText(
    ending(animationText.soFar(0).replace(animationText.bytes(0), "")),
  );
  await animation.button(animationText.cancel).click();
  await expect(animation.said).toHaveText(animationText.cancelled);
  await expect(animation.button(animationText.make("gif"))).toBeFocused();
  await expect(bar).toBeHidden();
  await expect(animation.preview).toBeHidden();
  // What it asks for now can be made at once.
  await animation.field(animationText.to).fill("1");
  await animation.button(animationText.make("gif")).click();
  await expect(animation.said).toHaveText(madeOf("gif"));
});

test("nothing moves for those who ask for less motion until they say so", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion");
  await openExplore(page, "board=5x5");
  const animation = await openAnimation(page);
  await animation.button(animationText.make("gif")).click();
  await expect(animation.button(animationText.save)).toBeVisible();
  await expect(animation.preview).toBeHidden();
  await animation.button(animationText.play).click();
  await expect(animation.preview).toBeVisible();
  await expect(animation.button(animationText.save)).toBeFocused();
});

test("the form and what was made can be used by everyone", async ({ page }) => {
  await openExplore(page, "board=5x5");
  const animation = await openAnimation(page);
  await expect(animation.plan).toHaveText(planOf(25, 480, 7000));
  await animation.button(animationText.make("gif")).click();
  await expect(animation.preview).toBeVisible();
  await expectAccessible(page);
});
