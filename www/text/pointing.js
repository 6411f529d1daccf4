/** Whether visitors touch the page or click on it: texts tell them what to do. */
export const isTouched = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
