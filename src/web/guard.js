/**
 * Gives every error that the module throws a `code`, also those that JavaScript makes by itself: of a value that
 * cannot become a number, of an object that is in use. Objects that were freed, or are of another class, are refused
 * before anything is called. After a trap, as for lack of memory, nothing is called in the module any more until it is
 * started again. The build puts this into the module, and hands it all functions and classes.
 */

/** How the module begins its own message about an object that was freed. */
const FREED = "null pointer passed";

/**
 * Errors recognized by the beginning of their message.
 * @type {[start: string, code: string, message: string][]}
 */
const misuses = [
  [FREED, "freed", "this object was freed; make a new one"],
  ["listener", "bad-argument", "a listener is a function; give it one"],
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
  if (typeof listener !== "function") {
    throw coded("whenCrashed", new TypeError("listener is not a function"));
  }
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
  const facts = code === "bad-argument" ? { call: name, text } : { call: name };
  const error = new Error(`${name}: ${message}`, { cause: thrown });
  return Object.assign(error, { code, kind: code, facts });
}

/** @param {any} object */
const isFreed = (object) => object?.__wbg_ptr === 0;

/**
 * Makes a call whose errors have codes. One that is thrown leaves both stacks of the module, of memory and of
 * JavaScript values, as deep as they were at that moment: unless they are set back, refused calls use them up.
 * @type {(name: string, args: unknown[], call: () => unknown) => unknown}
 */
function guarded(name, args, call) {
  const depths = wasm && [wasm.__depth_0, wasm.__depth_1];
  const before = depths?.map((depth) => depth.value);
  try {
    if (args.some(isFreed)) {
      throw new Error(FREED);
    }
    return call();
  } catch (thrown) {
    depths?.forEach((depth, at) => {
      depth.value = before?.[at];
    });
    throw coded(name, thrown);
  }
}

/**
 * A function whose errors have codes.
 * @type {(name: string, called: Function) => (this: unknown, ...args: unknown[]) => unknown}
 */
export function guard(name, called) {
  return (...args) => guarded(name, args, () => called(...args));
}

/**
 * A class whose constructor, methods and getters throw errors with codes.
 * @template {Function} C
 * @type {(name: string, owner: C) => C}
 */
export function guardClass(name, owner) {
  const { prototype } = owner;
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
  Object.defineProperty(owner, "name", { value: name });
  for (const key of Reflect.ownKeys(prototype)) {
    const property = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
    for (const part of /** @type {const} */ (["get", "value"])) {
      const member = property[part];
      if (typeof member === "function" && key !== "constructor") {
        property[part] = function (/** @type {unknown[]} */ ...args) {
          return guarded(`${name}.${String(key)}`, [this, ...args], () => {
            if (!(this instanceof owner)) {
              throw new TypeError(`it was called on no ${name}`);
            }
            return Reflect.apply(member, this, args);
          });
        };
        Object.defineProperty(prototype, key, property);
      }
    }
  }
  prototype.constructor = new Proxy(owner, {
    construct: (target, args, made) =>
      Object(guarded(`new ${name}`, args, () => Reflect.construct(target, args, made))),
  });
  return prototype.constructor;
}
