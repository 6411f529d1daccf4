/** Where the look of boards with texts is (`cell-grid.js`); rooms that have one add it to their own. */
export const cellGridStyle = new URL("cell-grid.css", import.meta.url);
