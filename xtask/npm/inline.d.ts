/**
 * The solver and the element in one file, with the WebAssembly in it: it needs no address, and has started as soon as
 * it is imported. `init` may be called all the same, and starts it again after it has failed.
 */

export * from "./knights_tour.js";
export { default } from "./knights_tour.js";
