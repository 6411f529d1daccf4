import type { CompiledModule } from "./knights_tour.js";

/** The compiled WebAssembly, for runtimes that import it: `initSync({ module })` starts the solver with it. */
declare const module: CompiledModule;
export default module;
