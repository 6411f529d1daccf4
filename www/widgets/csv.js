/** Tables as CSV. */

/** A value in a line. Text that a spreadsheet would take for a formula is escaped: seeds come from links. @param {string} value */
function csvValue(value) {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {readonly (readonly string[])[]} lines the first has the names of the columns */
export const csvOf = (lines) => lines.map((line) => line.map(csvValue).join(",")).join("\r\n");
