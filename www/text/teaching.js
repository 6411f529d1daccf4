/**
 * The page for teachers. Links are written as in Markdown, `[words](#room?…)`, emphasis between underscores.
 */

export {
  title,
  intro,
  download,
  downloadNote,
  headings,
  before,
  planHead,
  plan,
  about,
  stepHead,
  engagement,
  note,
  mistakes,
  sheets,
} from "#messages/teaching.js";
import * as messages from "#messages/teaching.js";

/** Answers that are not texts of a lesson. */
export const answers = {
  move: messages.answers.move,
  mark: messages.answers.mark,
  try: messages.answers.try,
  predict: messages.answers.predict,
  /** @type {(right: number, isEstimate: boolean) => string} */
  number: (right, isEstimate) => messages.answers.number({ isEstimate, right }),
  /** @param {readonly string[]} squares */
  squares: (squares) => {
    const [first = "", second = ""] = squares;
    return messages.answers.squares({ many: squares.length, first, second, squares });
  },
};
