/**
 * The forms in which the page itself writes tours and graphs: squares by name, and edges. The solver’s file for the page
 * reads these alone; for a text in any other form, all of the solver has to be there. Both say yes only where both files
 * read the same, so a text that they refuse may still be in such a form.
 */

/** Whether a text is names of squares and nothing else: `a1b3c5`, `a1 b3 c5`. @param {string} text */
export const isOwnTour = (text) => !/[^a-z\d ,]|(?:^|[ ,])\d|[a-z](?:[ ,]|$)|[a-z]{3}/.test(text);

/** Whether a text is the id of a graph, or edges with neither blanks nor arrows: `petersen`, `1-2-3-1,4-5`. @param {string} text */
export const isOwnGraph = (text) =>
  /^[a-z]{2,40}$/.test(text) || (text.includes("-") && !/[^\p{L}\p{Nd}_,-]/u.test(text));
