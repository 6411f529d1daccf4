/** Modules of the built page, for tests in Node, which has no screen to ask about. */

import { readFile } from "node:fs/promises";
import init from "../../dist/pkg/first.js";
import "./module.js";

const binary = new URL("../../dist/pkg/first_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(binary) });

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

/** A module of the built page. @param {string} path @returns {Promise<any>} */
export const page = (path) => import(new URL(`../../dist/${path}`, import.meta.url).href);
