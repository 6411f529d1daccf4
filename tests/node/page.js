/** Modules of the built page, for tests in Node, which has no screen to ask about. */

import "./module.js";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });

/** A module of the built page. @param {string} path @returns {Promise<any>} */
export const page = (path) => import(new URL(`../../dist/${path}`, import.meta.url).href);
