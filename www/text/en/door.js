/** The first view. Its markup has these texts as well, as it is seen before any script has run. */

import { labels as shared } from "./labels.js";

export const labels = {
  title: shared.title,
  question: "Can a knight visit every square exactly once?",
  meaning:
    "On a knight’s tour it does: the knight hops over the whole board and lands on every square once.",
  begin: "Start the first lesson",
  tryIt: "Try it yourself",
  tryItMore: "Move the knight on a small board.",
  seeIt: "See how it is done",
  seeItMore: "One simple rule, with the reason for every move.",
  teachIt: "Teach it",
  teachItMore: "A plan for a lesson, worksheets, and a view for the projector.",
  skip: "Skip to the lab",
  stop: "Stop the knight",
  goOn: "Let the knight go on",
};
