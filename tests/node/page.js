/** Modules of the page, for tests in Node, which has no screen to ask about. */

import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { ownTexts } from "../../xtask/texts.js";
import "./module.js";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
register("./beside-the-solver.js", import.meta.url);

/** A module of the page. @param {string} path @returns {Promise<any>} */
export const page = (path) => import(new URL(`../../www/${path}`, import.meta.url).href);

/** Texts in a language, by the name of their file. @type {(language: string, name: string) => Promise<any>} */
export const textsIn = async (language, name) =>
  (await ownTexts(fileURLToPath(new URL("../../www", import.meta.url)), language, [name]))[name];

/** Texts in English, by the name of their file. @param {string} name @returns {Promise<any>} */
export const englishTexts = (name) => import(`#text/${name}.js`);
