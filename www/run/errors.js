/** What errors tell. */

/** What is wrong, in words. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** The code of an error of the solver; empty where it is another’s. @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether the solver failed, and with it all that rooms held of it: they begin anew. @param {unknown} error */
export const isCrash = (error) => ["crashed", "lost"].includes(codeOf(error));
