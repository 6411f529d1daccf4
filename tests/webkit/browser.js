/**
 * WebKitGTK on a screen of its own, which nobody sees. Each call of `openWebKit` starts its own programs, and none
 * of them outlives this process.
 */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { isReady, openWindow } from "./webdriver.js";

/** @import { ChildProcess } from "node:child_process" */
/** @import { AddressInfo } from "node:net" */
/** @import { Readable } from "node:stream" */

/** Where the programs are, if `cargo xtask` or a developer says so. */
const { XVFB = "Xvfb", WEBKIT_DRIVER = "WebKitWebDriver", PATH } = process.env;

/** As large as a laptop’s. */
const SCREEN = { width: 1280, height: 900 };

/** How long a program may take to start, in milliseconds: a limit for what hangs, not for what is slow. */
const LIMIT = 60_000;

/** What is still to be undone. @type {Set<() => void>} */
const left = new Set();

function undoAll() {
  [...left].reverse().forEach((undo) => undo());
  left.clear();
}

process.on("exit", undoAll);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => process.exit(1));
}

/** Ends a program and all that it has started. @param {ChildProcess} program */
function end({ pid }) {
  try {
    process.kill(-Number(pid), "SIGKILL");
  } catch {
    // All of them have ended.
  }
}

/**
 * Starts a program in a group of its own, and rejects if it ends before it is ready.
 * @type {<T>(name: string, args: string[], env: NodeJS.ProcessEnv, ready: (program: ChildProcess) => Promise<T>) => Promise<T>}
 */
async function start(name, args, env, ready) {
  const stdio = /** @type {const} */ (["ignore", "ignore", "inherit", "pipe"]);
  const program = spawn(name, args, { detached: true, env, stdio: [...stdio] });
  left.add(() => end(program));
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    program.on("error", reject);
    program.on("exit", () => reject(new Error(`${name} ended before it was ready`)));
    setTimeout(() => reject(new Error(`${name} does not answer`)), LIMIT).unref();
  });
  const told = await Promise.race([ready(program), failed]);
  program.removeAllListeners("exit");
  program.unref();
  return told;
}

/** The number of the display, a line that Xvfb writes into its fourth stream. @type {(xvfb: ChildProcess) => Promise<string>} */
const displayOf = (xvfb) =>
  new Promise((resolve) => {
    const stream = /** @type {Readable} */ (xvfb.stdio[3]);
    createInterface({ input: stream }).once("line", (line) => {
      resolve(line);
      stream.destroy();
    });
  });

/** A port that nobody uses. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Opens a window of WebKit with an empty profile. */
export async function openWebKit() {
  const { width, height } = SCREEN;
  const screen = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`];
  const display = await start(XVFB, screen, { PATH }, displayOf);

  const profile = mkdtempSync(join(tmpdir(), "webkit-"));
  left.add(() => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }));
  const env = {
    ...{ PATH, HOME: profile, XDG_RUNTIME_DIR: profile, LANG: "C.UTF-8" },
    ...{ DISPLAY: `:${display}`, GDK_BACKEND: "x11" },
    // There may be no graphics card.
    LIBGL_ALWAYS_SOFTWARE: "1",
    // There is no desktop to talk to, and asking for one would start a program that stays.
    ...{ DBUS_SESSION_BUS_ADDRESS: "disabled:", NO_AT_BRIDGE: "1" },
    // Root cannot have a sandbox, nor can many containers, and the pages are all ours.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  await start(WEBKIT_DRIVER, [`--port=${port}`, "--host=127.0.0.1"], env, async () => {
    while (!(await isReady(driver))) {
      await sleep(20);
    }
  });
  const window = await openWindow(driver);
  await window.resize(width, height);
  return {
    window,
    async close() {
      await window.close().catch(() => undefined);
      undoAll();
    },
  };
}
