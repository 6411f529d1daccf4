/**
 * WebAssembly that a page fetches and compiles once, however many scripts ask for it: the copies of this file in the
 * element’s languages and in each copy of the module share a list on `globalThis`. The build puts it into the module.
 */

/** What is asked for, by its address, in all versions. @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = (Object(globalThis)[Symbol.for("knights-tour.compiled")] ??= new Map());

/** @param {string | URL | Request} source @param {string} url */
async function compile(source, url) {
  const response = await fetch(source);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  // Nothing else can be compiled while it arrives.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** What could not be had may be asked for again. @param {string | URL | Request} source @returns {Promise<WebAssembly.Module>} */
export function compileOnce(source) {
  const { url } = new Request(source);
  const known = compiled.get(url);
  if (known) {
    return known;
  }
  const fresh = compile(source, url);
  compiled.set(url, fresh);
  fresh.catch(() => compiled.delete(url));
  return fresh;
}
