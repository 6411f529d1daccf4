/** The texts of the introduction. */

export { screens, labels, wrongScreen, canJump, lost, which } from "#messages/intro.js";
import * as messages from "#messages/intro.js";

/** @type {(screen: number, screens: number) => string} */
export const place = (screen, all) => messages.place({ screen, screens: all });

/** @param {string} name of the screen */
export const title = (name) => messages.title({ name });

/** How many of the jumps have been made. @type {(made: number, all: number) => string} */
export const jumps = (made, all) => messages.jumps({ made, all });

/** How many squares have been visited. @type {(visited: number, squares: number) => string} */
export const visited = (count, squares) => messages.visited({ visited: count, squares });

/** Nothing leads on; of so many knights that jump at random, some have arrived. @type {(of: { visited: number, squares: number, walks: number, arrived: number }) => string} */
export const stuck = ({ visited: count, squares, walks, arrived: some }) =>
  messages.stuck({ visited: count, squares, walks, arrived: some });

/** @type {(visited: number, squares: number) => string} */
export const stuckAgain = (count, squares) => messages.stuckAgain({ visited: count, squares });

/** @param {number} squares */
export const done = (squares) => messages.done({ squares });

/** @param {string} cut squares that can no longer be reached */
export const cutsOff = (cut) => messages.cutsOff({ cut });

/** The square was not the one with the smallest number. @param {string} square */
export const notSmallest = (square) => messages.notSmallest({ square });

/** Where the rule goes, after a right answer. @type {(square: string, ways: number) => string} */
export const right = (square, ways) => messages.right({ square, ways });

/** The same after a wrong one. @type {(square: string, ways: number) => string} */
export const wrong = (square, ways) => messages.wrong({ square, ways });

/** @param {number} squares */
export const larger = (squares) => messages.larger({ squares });

/** @param {number} squares */
export const arrived = (squares) => messages.arrived({ squares });
