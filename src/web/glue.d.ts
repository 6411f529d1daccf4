/** What wasm-bindgen declares in the JavaScript around the module, and `guard.js` uses there. */

/** What the module exports; nothing before it is started. */
declare let wasm: { __depth_0: WebAssembly.Global; __depth_1: WebAssembly.Global } | undefined;
/** How often it was started, which objects remember as `__wbg_inst`. */
declare let __wbg_instance_id: number;
/** A start that is under way, or done. */
declare let __wbg_init_promise: Promise<unknown> | undefined;
