/** The failure of the solver itself. */

/** Whether the solver failed, and with it all that rooms held of it: they begin anew. @param {unknown} error */
export const isCrash = (error) =>
  error instanceof Error && "code" in error && ["crashed", "lost"].includes(String(error.code));
