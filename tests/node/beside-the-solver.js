/** Lets the page’s modules import the solver from beside them, where it lies in the built site. */

/** @import { ResolveHook } from "node:module" */

const solver = new URL("../../dist/pkg/knights_tour.js", import.meta.url).href;

/** @type {ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier.endsWith("/pkg/knights_tour.js")
    ? { url: solver, shortCircuit: true }
    : next(specifier, context);
