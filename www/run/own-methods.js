/**
 * The methods that the solver’s file for the page only lists: all of the solver has to be there to run them. This is a
 * list of its own, since a link is judged before either file is there.
 */
const ELSEWHERE = ["best", "cycles", "longest", "neural", "smooth", "symmetric"];

/** Whether the solver’s file for the page runs a method. @param {string | undefined} id */
export const isOwnMethod = (id) => id === undefined || !ELSEWHERE.includes(id);
