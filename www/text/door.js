/** The first view. Its markup has these texts as well, as it is seen before any script has run. */

import * as messages from "#messages/door.js";
import * as shared from "#messages/labels.js";

/** What each room is about. */
export const { abouts } = messages;

export const labels = {
  title: shared.labels.title,
  language: shared.labels.language,
  question: messages.labels.question,
  meaning: messages.labels.meaning,
  begin: messages.labels.begin,
  tryIt: messages.labels.tryIt,
  tryItMore: messages.labels.tryItMore,
  seeIt: messages.labels.seeIt,
  seeItMore: messages.labels.seeItMore,
  teachIt: messages.labels.teachIt,
  teachItMore: messages.labels.teachItMore,
  skip: messages.labels.skip,
  solve: messages.labels.solve,
  stop: messages.labels.stop,
  goOn: messages.labels.goOn,
  jump: messages.labels.jump,
};

/** Squares that the knight has visited. @type {(visited: number, squares: number) => string} */
export const count = (visited, squares) => messages.count({ visited, squares });

/** A language that was chosen is not on the device, and there is no network. @param {string} language */
export const languageNotKept = (language) => messages.languageNotKept({ language });
