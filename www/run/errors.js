/** Reads errors. */

/** The message of an error. @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** The code of an error of the solver; empty for other errors. @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Whether the solver has crashed, now or earlier: it can no longer be used. @param {unknown} error */
export const isCrash = (error) => ["crashed", "lost"].includes(codeOf(error));
