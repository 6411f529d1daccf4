/**
 * Errors as data. Nothing here knows a language, so that workers can report them.
 * @import { KnightsTourError, Phrase } from "../pkg/knights_tour.js"
 */

/**
 * What is known of an error. The message is in English if there is a kind: then it is the solver’s. The code is
 * empty if the error has none.
 * @typedef {{ message: string, code: string } & Partial<Phrase>} Thrown
 */

/** @param {unknown} error @returns {Thrown} */
export function thrownAs(error) {
  if (!(error instanceof Error)) {
    return { message: String(error), code: "" };
  }
  const { message, code, kind, facts, phrases } = /** @type {Partial<KnightsTourError>} */ (error);
  const phrase = kind && facts ? { kind, facts, ...(phrases && { phrases }) } : {};
  return { message: String(message), code: code ?? "", ...phrase };
}

/** The code of an error of the solver; empty for other errors. @param {unknown} error */
export const codeOf = (error) => thrownAs(error).code;

/** Whether the solver has crashed, now or earlier: it can no longer be used. @param {unknown} error */
export const isCrash = (error) => ["crashed", "lost"].includes(codeOf(error));

/** The setting that an error is about, if it is one alone. @param {Partial<Phrase>} error */
export function settingOf({ kind, facts }) {
  switch (kind) {
    case "RunError.NoSuchSteps":
      return "from";
    case "PosterError.BadPaper":
      return "paper";
    default:
      return String(facts?.setting ?? "");
  }
}
