/** Modules of the page, for tests in Node, which has no screen to ask about. */

import { register } from "node:module";
import "./module.js";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
register("./beside-the-solver.js", import.meta.url);

/** A module of the page. @param {string} path @returns {Promise<any>} */
export const page = (path) => import(new URL(`../../www/${path}`, import.meta.url).href);
