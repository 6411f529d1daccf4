/**
 * Put into the JavaScript around the module when it is built: a call that ends the module, as one
 * does for which there is no more memory, is followed by a new start. Without it every later call
 * would fail.
 */

/** The solver failed in the middle of a call, and was started again. */
class Crash extends Error {
  code = "crashed";

  constructor() {
    super("the solver failed, most likely for lack of memory, and was started again");
  }
}

/** An object was made before the solver was started again. */
export class Lost extends Error {
  code = "lost";

  constructor() {
    super("this was lost when the solver was started again: make a new one");
  }
}

/** @type {(() => void)[]} */
const listeners = [];

/** @param {() => void} listener */
export function whenCrashed(listener) {
  listeners.push(listener);
}

/**
 * The same functions, which start the module again when one of them ends it.
 * @param {WebAssembly.Exports} exports
 * @param {() => void} restart
 */
export function revived(exports, restart) {
  /** Calls that are not over: the module may call JavaScript that calls the module. */
  let depth = 0;
  let isOver = false;

  /** @type {(call: Function) => (...values: unknown[]) => unknown} */
  const watched =
    (call) =>
    (...values) => {
      depth += 1;
      try {
        return call(...values);
      } catch (error) {
        isOver ||= error instanceof WebAssembly.RuntimeError;
        if (!isOver || depth > 1) {
          throw error;
        }
        restart();
        listeners.forEach(queueMicrotask);
        throw new Crash();
      } finally {
        depth -= 1;
      }
    };
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === "function" ? watched(value) : value,
    ]),
  );
}
