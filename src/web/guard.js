/**
 * Gives every error that the module throws a `code`, also those that JavaScript makes by itself: of
 * a value that cannot become a number, of an object that is in use or was freed. The build puts this
 * into the module, and hands it all functions and classes.
 */

/**
 * What has happened, by what wasm-bindgen says.
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
];

/**
 * An error with a code, made of whatever was thrown. What the module itself throws has one. A trap
 * is no refusal and stays what it is.
 * @type {(name: string, thrown: unknown) => unknown}
 */
function coded(name, thrown) {
  if (thrown instanceof WebAssembly.RuntimeError || Object(thrown).code) {
    return thrown;
  }
  const text = thrown instanceof Error ? thrown.message : `${typeof thrown} was thrown`;
  const known = misuses.find(([start]) => text.startsWith(start));
  const [, code, message] = known ?? ["", "bad-argument", `${text}; give it what it takes`];
  return Object.assign(new Error(`${name}: ${message}`, { cause: thrown }), { code });
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
 * A class whose errors have codes: those of its constructor, its methods and its getters.
 * @template {Function} C
 * @type {(name: string, guarded: C) => C}
 */
export function guardClass(name, guarded) {
  const { prototype } = guarded;
  // It is called otherwise where the script was made shorter.
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
