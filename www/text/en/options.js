/** The settings that one method alone has, and their values. */

/** @type {Record<string, string>} */
const optionNames = {
  order: "Order",
  prune: "Look ahead",
  update: "Update",
  rule: "Rule",
  merge: "Merge",
  growth: "Growth",
};

/** @type {Record<string, Record<string, string>>} */
const optionValues = {
  order: { tutorial: "As the tutorial prints it", "fewest-first": "Fewest onward moves first" },
  prune: { false: "No", true: "Yes: give up where no tour is left" },
  update: {
    shuffled: "One by one, shuffled",
    fixed: "One by one, in order",
    "all-at-once": "All at once",
  },
  rule: { corrected: "Corrected", printed: "As printed: does not work" },
  merge: { false: "No", true: "Yes: the cycles at the end" },
  growth: { fewest: "Fewest onward moves first", random: "At random" },
};

/** What a setting that one method alone has is called. @param {string} id */
export const optionName = (id) => optionNames[id] ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => optionValues[id]?.[value] ?? value;
