/**
 * Gives every error that the module throws a `code`, also those that JavaScript makes by itself: of
 * a value that cannot become a number, of an object that is in use or was freed. After a trap, as for
 * lack of memory, nothing is called in the module any more until it is started again. The build puts
 * this into the module, and hands it all functions and classes.
 */

/**
 * Errors recognized by the beginning of their message.
 * @type {[start: string, code: string, message: string][]}
 */
const misuses = [
  [
    "null pointer passed",
    "freed",
    "this object was freed, or is none of this class; make a new one",
  ],
  ["recursive use", "in-use", "this object is in the middle of another call; wait for its end"],
  ["attempted to take", "in-use", "this object is in the middle of another call; wait for its end"],
  ["Invalid stale", "lost", "this object was lost when the solver failed; make a new one"],
];

/** What is said of a call that failed, and of those after it. */
const CRASHED = "the solver failed, most likely for lack of memory";

/** What is said of a call that comes too early. */
const NOT_STARTED = "the solver has not started; call `await init()` first";

/** @type {Set<() => void>} */
const listeners = new Set();
let hasTrapped = false;

/** @param {() => void} listener */
export const whenCrashed = (listener) => {
  listeners.add(listener);
};

/** Memory may be in any state after a trap: the module is dropped, and with it all that it made. */
function drop() {
  hasTrapped = true;
  wasm = undefined;
  __wbg_init_promise = undefined;
  __wbg_instance_id += 1;
  listeners.forEach(queueMicrotask);
}

/**
 * An error with a code, made of whatever was thrown. What the module itself throws has one.
 * @type {(name: string, thrown: unknown) => unknown}
 */
function coded(name, thrown) {
  if (thrown instanceof WebAssembly.RuntimeError) {
    drop();
  }
  if (Object(thrown).code) {
    return thrown;
  }
  const text = thrown instanceof Error ? thrown.message : `${typeof thrown} was thrown`;
  const known = misuses.find(([start]) => text.startsWith(start));
  if (!known && wasm === undefined) {
    const [message, code] = hasTrapped ? [CRASHED, "crashed"] : [NOT_STARTED, "not-started"];
    return Object.assign(new Error(message, { cause: thrown }), { code, kind: code, facts: {} });
  }
  const [, code, message] = known ?? ["", "bad-argument", `${text}; give it what it takes`];
  const facts = known ? { call: name } : { call: name, text };
  const error = new Error(`${name}: ${message}`, { cause: thrown });
  return Object.assign(error, { code, kind: code, facts });
}

/**
 * A function whose errors have codes.
 * @type {(name: string, guarded: Function) => (this: unknown, ...args: unknown[]) => unknown}
 */
export function guard(name, guarded) {
  return function (...args) {
    try {
      return Reflect.apply(guarded, this, args);
    } catch (thrown) {
      throw coded(name, thrown);
    }
  };
}

/**
 * A class whose constructor, methods and getters throw errors with codes.
 * @template {Function} C
 * @type {(name: string, guarded: C) => C}
 */
export function guardClass(name, guarded) {
  const { prototype } = guarded;
  const { free } = prototype;
  /** Gives back what the object holds, which a module that was dropped has taken along. @this {any} */
  prototype.free = function () {
    if (this.__wbg_inst === __wbg_instance_id) {
      free.call(this);
    }
  };
  if (Symbol.dispose) {
    prototype[Symbol.dispose] = prototype.free;
  }
  // Minification changes the name.
  Object.defineProperty(guarded, "name", { value: name });
  for (const key of Reflect.ownKeys(prototype)) {
    const property = Object.getOwnPropertyDescriptor(prototype, key);
    for (const part of /** @type {const} */ (["get", "value"])) {
      if (typeof property?.[part] === "function" && key !== "constructor") {
        property[part] = guard(`${name}.${String(key)}`, property[part]);
        Object.defineProperty(prototype, key, property);
      }
    }
  }
  prototype.constructor = new Proxy(guarded, {
    construct(target, args, made) {
      try {
        return Reflect.construct(target, args, made);
      } catch (thrown) {
        throw coded(`new ${name}`, thrown);
      }
    },
  });
  return prototype.constructor;
}
