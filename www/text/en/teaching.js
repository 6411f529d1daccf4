/**
 * The page for teachers. Links are written as in Markdown, `[words](#room?…)`, emphasis between underscores.
 */

import { number } from "./sentence.js";

export const title = "For teachers";

export const intro =
  "Eight lessons of five to ten minutes each, about a puzzle that pupils can try at once and computers took two hundred years to solve well. You need to know how a knight moves, and nothing else. There are no accounts, and nothing is sent anywhere.";

export const headings = {
  before: "Before the class",
  plan: "A plan for 50 minutes",
  lessons: "The lessons, step by step",
  mistakes: "What pupils often believe",
  sheets: "Worksheets",
};

/** What to prepare. */
export const before = [
  "_Without a network:_ open the page once while there is a network; the browser keeps it, and from then on it works without one, in every room. For computers that never see a network, take the page in one file (`knights-tour-lab.html`) on a stick: it opens by a double click. Nothing is loaded from anywhere else.",
  "_With a projector:_ choose the theme Projector at the top of the page. In Explore, press F: the board fills the height, the story stands beside it in large letters, and the settings are in a drawer. Esc leads back. [Explore for a class](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)",
  "_With a clicker:_ in Explore, press A for Ask first. The answer is hidden everywhere until you press forward; forward again makes the move.",
  "_With a keyboard only:_ N and P go to the next and the previous step, the arrow keys walk on the board, Enter answers. Everything is spoken to screen readers as well.",
  "_Without devices:_ print the worksheets below. Chessboards and a knight, or squares chalked on the floor and a pupil as the knight, do as well.",
  "_Links:_ every step has its own address. Share, at the top of the page, copies it, and fills the screen with its QR code: the class points its phones at it and is there.",
];

/** The columns of the plan. */
export const planHead = ["Minutes", "What", "Pupils"];

/** Minutes, activity, and how pupils take part. */
export const plan = [
  ["0–8", "[A tour by hand](#learn?lesson=hand&step=3) on a board of 4 × 3, in pairs", "play"],
  [
    "8–15",
    "[Random moves](#learn?lesson=guess&step=1): all write down an estimate, then [a thousand walks](#learn?lesson=guess&step=2) are made",
    "estimate",
  ],
  [
    "15–25",
    "[Warnsdorff’s rule](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector) on the projector, with Ask first: the class votes on every move",
    "predict",
  ],
  [
    "25–35",
    "[Ten predictions](#learn?lesson=rule&step=3), each pupil on a device or on paper",
    "predict",
  ],
  [
    "35–43",
    "[Why ties matter](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191): which of the three gets stuck?",
    "vote",
  ],
  [
    "43–50",
    "[Can 5 × 5 have a closed tour?](#learn?lesson=colours&step=2) First discuss, then answer. Homework: [the 12-square puzzle](#learn?sheet=cross)",
    "argue",
  ],
];

/** The prerequisites of a lesson, and its subject. */
export const about = {
  hand: "Needs nothing. Pupils learn what a tour is and that it is hard to find.",
  guess: "Needs lesson 1. Randomness and systematic search, and how fast the work grows.",
  rule: "Needs lesson 1. A rule of thumb that looks one move ahead; counting and predicting.",
  ties: "Needs lesson 3. A rule that works almost always is not a theorem.",
  colours: "Needs odd and even numbers. Proofs that something is impossible.",
  graph: "Needs nothing. The same puzzle drawn differently; Hamiltonian cycles.",
  fast: "Needs lesson 3. Divide and conquer, and what linear time means.",
  many: "Needs large numbers. Listing, counting, estimating, and checking a result.",
};

/** The columns of a lesson’s steps. */
export const stepHead = ["Step", "Pupils", "Answer"];

/** How pupils take part in a step, by its kind of question. */
export const engagement = {
  none: "watch",
  move: "play",
  predict: "predict",
  square: "find a square",
  choose: "choose",
  number: "count or work out",
  estimate: "estimate",
  mark: "mark boards",
};

/** Answers that are not texts of a lesson. */
export const answers = {
  move: "a tour; there are several",
  mark: "Schwenk’s theorem, which the step tells",
  predict: "each is told with its reason",
  /** @type {(right: number, isEstimate: boolean) => string} */
  number: (right, isEstimate) => `${isEstimate ? "about " : ""}${number(right)}`,
  /** @param {readonly string[]} squares */
  squares: (squares) =>
    squares.length > 2 ? `any of ${squares.join(", ")}` : squares.join(" or "),
};

export const note =
  "Wrong answers teach: each is told why, and nobody has to be right to go on. Progress stays on the device and can be erased.";

/** Misconceptions, and the facts. */
export const mistakes = [
  "_“The rule always works.”_ With ties broken in a fixed order it fails from 3 of the 64 squares of the chessboard, and on large boards nearly always. [See where](#learn?lesson=ties&step=5)",
  "_“If I am stuck, my last move was wrong.”_ Mostly it was an earlier one. In [Play](#play), Is it lost? tells since when.",
  "_“Twice as large a board takes twice as long.”_ Backtracking needs 8,839 placements on 5 × 5 and 248,168 on 6 × 6. [Count them](#learn?lesson=guess&step=6)",
  "_“We found no tour, so there is none.”_ Only a proof or a complete search shows that. [Possible?](#exist?target=closed&board=4x7) has both.",
  "_“A shorter way round would be better.”_ Every tour of a board has the same number of moves.",
  "_“A computer can simply count them all.”_ Not one by one: at a million tours a second, the closed ones of the chessboard would take five months. [How else?](#learn?lesson=many&step=4)",
];

/** On worksheets. */
export const sheets = [
  "The browser prints them, in black and white, on A4 or Letter. The solutions are on a page of their own. The seed is printed on both, and the same seed gives the same sheet again.",
  "[Blank boards](#learn?sheet=blank&board=6x6) from 3 × 3 to 20 × 20, and [boards with onward moves](#learn?sheet=counts&board=6x6)",
  "[The next five moves to predict](#learn?sheet=predict&seed=1)",
  "[An error to find](#learn?sheet=error&seed=1)",
  "[The 12-square puzzle](#learn?sheet=cross)",
];
