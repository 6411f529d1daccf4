/** Everything that Learn says: its lessons, step by step, and what is told of answers. */

import { cut } from "../cut.js";
import { count, decimal, number } from "./sentence.js";
import { press } from "./words.js";

/** Texts that stand still. */
export const labels = /** @type {const} */ ({
  lessons: "Lessons",
  previous: "Previous",
  next: "Next",
  takeBack: "Take back",
  startOver: "Start over",
  step: "Step",
  play: "Play",
  answer: "Your answer",
  check: "Check",
  measure: "Measure",
  erase: "Erase my progress",
  teachers: "For teachers",
  worksheets: "Worksheets",
  printSheet: "Print",
  otherSeed: "Another sheet",
  drawing: "Drawing",
});

/**
 * A step: what is read, what is asked, and what is told of answers. Answers to choose from each have a
 * reply of their own.
 * @typedef {{ text: string, ask?: string, options?: readonly (readonly [string, string])[], right?: string, wrong?: string }} StepText
 */

/** By the names of lessons. @type {Record<"hand" | "guess" | "rule" | "ties" | "colours" | "graph" | "fast" | "many", { title: string, steps: readonly StepText[] }>} */
export const lessons = {
  hand: {
    title: "A tour by hand",
    steps: [
      {
        text: "A knight moves two squares in one direction and one to the side. A knight’s tour visits every square of a board once. Press Step a few times and watch one grow.",
      },
      {
        text: "The knight stands in the corner, a1. In the middle of the board it has eight moves; here it has far fewer.",
        ask: `${press} a square that it can go to.`,
        right: "Right. From a1 there are only two moves: to b3 and to c2.",
        wrong: "No: two squares one way and one to the side, so b3 or c2.",
      },
      {
        text: "Now you. This board is 4 squares wide and 3 high, and it has tours from the corner a1.",
        ask: "Visit all 12 squares. Take moves back as often as you like.",
        right:
          "A tour! Most people need several attempts: a wrong move often shows only much later.",
        wrong: "A dead end. Take some moves back: which square could no longer be entered?",
      },
      {
        text: "On 2 × 2 the knight cannot move at all, on 3 × 3 it never comes to the middle, and on 4 × 4 somebody always stays behind.",
        ask: "How many squares wide is the smallest square board, larger than one square, that has a tour?",
        right: "Right: 5 × 5. It has tours, though none that returns to its start.",
        wrong: "No: it is 5 × 5. That 4 × 4 has none was found by trying every possibility.",
      },
      {
        text: "Leonhard Euler studied tours in 1759 and turned them into mathematics. But he did not invent them.",
        ask: "How old are the oldest tours that we know?",
        options: [
          ["About 100 years", "Much older: Euler wrote about them in 1759."],
          ["About 250 years", "That is Euler’s time, but tours were written down long before him."],
          [
            "More than 1100 years",
            "Right. Al-Adli, a chess master of Baghdad, is credited with tours from about the year 840.",
          ],
        ],
      },
    ],
  },
  guess: {
    title: "Why guessing fails",
    steps: [
      {
        text: "Suppose the knight moves randomly: at each square it draws one of the unvisited squares it could go to, until it is stuck.",
        ask: "How many of the 64 squares does it visit on average? Make a guess.",
        right: "Near enough. The next step runs it a thousand times.",
        wrong: "It is about 35. The next step runs it a thousand times.",
      },
      {
        text: "Here are a thousand random runs from d4, made now, on your device. How far does the luckiest come?",
      },
      {
        text: "Backtracking guesses as well, but takes a move back when it is stuck and tries the next one. On 5 × 5 this works. Press Step or Play.",
      },
      {
        text: "Each time the knight is put on a square counts as one placement. A tour of 5 × 5 has 25.",
        ask: "How many placements does backtracking need from a1, with the usual order of moves? The right power of ten will do.",
        right: "Right: 8,839, for a board of 25 squares.",
        wrong: "It is 8,839, for a board of 25 squares.",
      },
      {
        text: "On 6 × 6 the same method needs 248,168 placements, thirty times as many. This is 8 × 8 after the first two thousand steps.",
        ask: "And on 8 × 8?",
        options: [
          ["About a million", "No: after a million placements it is not even near."],
          [
            "About ten million",
            "No: the board does not get larger evenly, but the number of paths explodes.",
          ],
          [
            "Far more than anyone waits for",
            "Right. An early wrong move spoils billions of continuations, and backtracking tries them all before it takes that move back.",
          ],
        ],
      },
    ],
  },
  rule: {
    title: "Warnsdorff’s rule",
    steps: [
      {
        text: "Each line is a knight’s move. The number of moves from a square is its degree: eight in the middle.",
        ask: "What is the degree of a corner?",
        right: "Right: two. Whoever enters a corner has to leave it by the only other move.",
        wrong: "Count the lines at a1: there are two.",
      },
      {
        text: "Warnsdorff’s rule from 1823: go to the square from which the fewest moves lead on. These are its onward moves, the numbers on the board. The knight is on a2.",
        ask: `${press} the square where the rule goes.`,
        right: "Right: b4 has 4 onward moves, c3 has 7.",
        wrong: "The knight can go to b4 with 4 onward moves and to c3 with 7. The rule takes b4.",
      },
      {
        text: "Now without the numbers. Count for each square where the knight could go from there.",
        ask: "Predict the rule ten times. A tie counts for every square that has as few.",
        right: "Ten in a row are done.",
      },
      {
        text: "From the middle the rule soon runs to the edge and keeps to it.",
        ask: "Why does the edge come first?",
        options: [
          [
            "Squares there have few moves, and would be cut off later",
            "Right. What is hard to reach is visited while it can be reached; the middle can wait.",
          ],
          ["The way round is shorter there", "No: every tour has the same number of moves."],
          ["There are more squares at the edge", "No: 28 are at the edge, and 36 are not."],
        ],
      },
    ],
  },
  ties: {
    title: "Ties",
    steps: [
      {
        text: "Often several squares have equally few onward moves, and the rule does not say which to take. This run from c1 takes the first in a fixed order: it is stuck after 16 moves.",
      },
      {
        text: "The same rule, the same start. On a tie this run takes the square farthest from the centre, as A. Roth proposed. It ends with a tour. Step back to see where the two differ.",
      },
      {
        text: "From all 64 starts of the chessboard, ties broken in the fixed order, the rule was run to its end.",
        ask: "From how many starts does it get stuck?",
        right:
          "Near: from three, b7, e5 and e8. So the rule nearly always works here, without a proof that it must.",
        wrong:
          "Only from three: b7, e5 and e8. The rule nearly always works here, without a proof that it must.",
      },
      {
        text: "On 20 × 20 the fixed order gets stuck from six of the 400 starts. This is the worst of them, s18, after 295 moves.",
        ask: "What happens on much larger boards?",
        options: [
          [
            "The rule always works there",
            "No: with more moves there are more ties to be broken wrongly.",
          ],
          [
            "It fails more and more often",
            "Right. Beyond a few hundred squares a side hardly a run succeeds, and other methods are needed.",
          ],
        ],
      },
    ],
  },
  colours: {
    title: "Colours and proofs",
    steps: [
      {
        text: "A knight’s move always changes the colour of the square. This board has 25 squares.",
        ask: "How many have the colour of the corner a1?",
        right: "Right: 13, and 12 have the other.",
        wrong: "13: one more than the other colour, for the number of squares is odd.",
      },
      {
        text: "A closed tour returns to its start, so that its colours alternate all the way round.",
        ask: "Can 5 × 5 have a closed tour?",
        options: [
          [
            "Yes, with luck",
            "No: round a circle light and dark alternate, so there would be as many of both. 13 and 12 are not.",
          ],
          [
            "No",
            "Right: round a circle there are as many light squares as dark ones, and 13 is not 12. So no board with an odd number of squares has one.",
          ],
        ],
      },
      {
        text: "An open tour of 25 squares begins and ends on the colour that has 13.",
        ask: `${press} a square from which no tour begins.`,
        right: "Right: it has the colour with 12 squares, so no tour begins there.",
        wrong:
          "Tours do begin there, or the colours do not forbid it: it has the colour of the corners. Take a square next to it.",
      },
      {
        text: "On a board 4 squares high, colour the two outer rows red and the two inner ones blue. From an outer row every move leads to an inner one, and there are as many of both.",
        ask: "In a closed tour, what would have to be true of red and blue?",
        options: [
          [
            "They alternate, like light and dark",
            "Right. But then red would be the same as light or as dark, which it is not: an outer row has both. So no board 4 squares high has a closed tour.",
          ],
          [
            "Nothing: blue squares can follow each other",
            "Each red one needs two blue neighbours. With as many blue as red none is left to stand beside another blue one.",
          ],
        ],
      },
      {
        text: "Schwenk’s theorem (1991) says which boards have closed tours: all but those with an odd number of squares, with a side of 1, 2 or 4, and 3 × 4, 3 × 6 and 3 × 8.",
        ask: "Guess first: which of these has a closed tour?",
        options: [
          ["3 × 8", "No: 3 × 8 is one of the exceptions."],
          ["4 × 7", "No: a side of 4 rules it out, as you have just seen."],
          ["5 × 7", "No: 35 is odd."],
          ["3 × 10", "Right: with 3 × 10 the narrow boards begin to have them."],
        ],
      },
      {
        text: "Proofs find faults, too. This path on 5 × 5 can no longer become a tour.",
        ask: `${press} a square that is to blame.`,
        right: "Right: that is where it fails.",
        wrong: "Not that one. The squares to blame are framed now.",
      },
    ],
  },
  graph: {
    title: "It is a graph",
    steps: [
      {
        text: "Squares are points, and moves are lines between them: that is a graph. The board with a hole in its middle unfolds into a circle. Move the slider, and fold it back.",
      },
      {
        text: "This board has 12 squares. Unfolded, it is nearly a ring: on most squares there is hardly a choice.",
        ask: "Find a closed tour: visit every square and return to the start.",
        right: "A closed tour. On the ring it is easy; on the board it was a puzzle.",
        wrong: "A dead end. Where a square has only two moves, both belong to the tour.",
      },
      {
        text: "In 1857 William Rowan Hamilton invented a game: travel along the edges of a dodecahedron and visit all 20 cities once. Such a round trip is named after him, a Hamiltonian cycle. A closed knight’s tour is one.",
        ask: "Visit every city and return. Warnsdorff’s rule helps here as well.",
        right: "A Hamiltonian cycle, on a graph that is no board.",
        wrong: "A dead end. Take moves back.",
      },
      {
        text: "This is the Petersen graph, with ten points and three lines at each.",
        ask: "Is there a round trip through all ten?",
        options: [
          [
            "Yes",
            "No: it is the most famous graph without one, though a path through all ten exists.",
          ],
          [
            "No",
            "Right: a path through all ten exists, but none that returns. No simple rule tells such graphs apart, for any graph, as far as anybody knows.",
          ],
        ],
      },
    ],
  },
  fast: {
    title: "Fast",
    steps: [
      {
        text: "Large boards are divided: each block gets a closed tour of its own, and neighbouring blocks are joined by exchanging two moves for two others. Press Step: one join at a time.",
      },
      {
        text: "How long do methods take? Three of them are measured here, now, on five boards, each four times as large as the one before.",
      },
      {
        text: "Time is linear when four times as many squares take four times as long.",
        ask: "A board of 100 × 100 takes 2 ms. How long does a linear method need for 1000 × 1000?",
        options: [
          [
            "20 ms",
            "No: the sides are ten times as long, but the squares are a hundred times as many.",
          ],
          ["200 ms", "Right: a hundred times as many squares, a hundred times as long."],
          [
            "2 s",
            "No: that would be a thousand times as long, for a hundred times as many squares.",
          ],
        ],
      },
      {
        text: "A board of 1000 × 1000 is solved in less than a second. In Explore you can watch it.",
        ask: "How many squares has it?",
        right: "Right: a million, and each has its place in the tour.",
        wrong: "1000 times 1000 is 1,000,000.",
      },
    ],
  },
  many: {
    title: "How many?",
    steps: [
      {
        text: "These are tours of 5 × 5, found one by one, now. Each is drawn once.",
      },
      {
        text: "Every one of them can be walked in two directions, which count as two here.",
        ask: "How many open tours has 5 × 5?",
        right: "Near: there are 1,728.",
        wrong: "There are 1,728.",
      },
      {
        text: "On 6 × 6 the pictures would fill a book, but they can still be counted exactly.",
        ask: "How many closed tours has 6 × 6? The right power of ten will do.",
        right: "Near: 9,862, directions not counted.",
        wrong: "There are 9,862, directions not counted.",
      },
      {
        text: "On 8 × 8 nobody lists them. They were counted by sweeping over the board and remembering only how the path lies across the edge of the sweep.",
        ask: "How many closed tours are there, directions not counted?",
        options: [
          ["About a million", "Many more: 6 × 6 alone has nearly ten thousand."],
          ["About a billion", "More still."],
          [
            "About 33 million million",
            "That was the answer of 1996. The next step tells what is wrong with it.",
          ],
          [
            "13,267,364,410,532",
            "Right: about thirteen million million. Brendan McKay counted them in 1997.",
          ],
        ],
      },
      {
        text: "In 1996 two researchers announced 33,439,123,484,294 closed tours of 8 × 8. No tour of 8 × 8 looks the same after a quarter turn, and a symmetry argument shows that the number must be divisible by 4.",
        ask: "How can you see that their number is wrong?",
        options: [
          [
            "94 is not divisible by 4",
            "Right: a number is divisible by 4 only if its last two digits are. Good results are checked in ways like this.",
          ],
          ["It is too large to be true", "That is no proof: the true number is large as well."],
          ["It is even", "It should be: tours come in pairs."],
        ],
      },
    ],
  },
};

/** @type {(step: number, steps: number) => string} */
export const progress = (step, steps) => `Step ${number(step)} of ${number(steps)}`;
/** @type {(step: number, isDone: boolean) => string} */
export const stepName = (step, isDone) => `Step ${number(step)}${isDone ? ", done" : ""}`;
/** @type {(lesson: number, title: string) => string} */
export const lessonTitle = (lesson, title) => `${number(lesson)}. ${title}`;
/** @type {(done: number, steps: number) => string} */
export const doneOf = (done, steps) =>
  done === 0 ? "" : done === steps ? "done" : `${number(done)} of ${number(steps)}`;

/** How a round of predictions goes. @type {(right: number, asked: number, left: number) => string} */
export const predicted = (right, asked, left) =>
  `${number(right)} of ${number(asked)} right${left > 0 ? `, ${number(left)} to go` : ""}.`;
/** @type {(right: number, asked: number) => string} */
export const roundOver = (right, asked) =>
  `The round is over: ${number(right)} of ${number(asked)} predictions were right.`;

/** @type {(visited: number, squares: number) => string} */
export const visitedOf = (visited, squares) =>
  `${number(visited)} of ${count(squares, { one: "{square}", other: "{squares}" })} visited`;
/** @param {string} to */
export const noWay = (to) => `The {knight} cannot go to ${to}.`;
export const wantsNumber = "Write a number, such as 40.";
export const finished = "This was the last step. The next lesson waits in the list.";

/** What a thousand random runs came to. @type {(runs: number, mean: number, best: number, squares: number) => string} */
export const randomRuns = (runs, mean, best, squares) =>
  `${number(runs)} runs: ${decimal(mean, 1)} of ${number(squares)} squares on average, ${number(best)} at most.`;
/** @type {(from: number, to: number, runs: number) => string} */
export const bin = (from, to, runs) =>
  `${number(from)} to ${number(to)} squares: ${count(runs, { one: "run", other: "runs" })}`;
export const running = "Running…";

/** @type {(method: string, board: string, ms: number | null) => string} */
export const time = (method, board, ms) =>
  `${method}, ${board}: ${ms === null ? "not found in a second" : `${decimal(ms, ms < 10 ? 1 : 0)} ms`}`;

/** @type {(share: number) => string} */
export const unfolded = (share) =>
  share === 0 ? "A board" : share === 1 ? "The same graph on a circle" : "On the way";

/** @type {(shown: number) => string} */
export const toursShown = (shown) =>
  `The first ${count(shown, { one: "tour", other: "tours" })} from a1`;

/** What worksheets are called, and what they ask. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "A blank board",
    task: "Write 1 where you begin, and number every move of the knight.",
  },
  counts: {
    title: "A board with its moves counted",
    task: "The numbers count the moves from each square. Begin anywhere and always go where the fewest are left; strike numbers out and correct them as you go.",
  },
  predict: {
    title: "Predict the next five moves",
    task: "Where does Warnsdorff’s rule go from the last number? No move is a tie. Write the next five numbers.",
  },
  error: {
    title: "Find the error",
    task: "Each board should show a tour, but two numbers were exchanged. Which is the first move that is wrong?",
  },
  cross: {
    title: "The puzzle of the 12 squares",
    task: "Visit all 12 squares and return to the start. Hint: draw the squares as points on a ring.",
  },
});
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `Solutions: ${title}`;
/** @type {(board: string, seed: string) => string} */
export const sheetFoot = (board, seed) => `Knight’s Tour Lab · ${board} · seed ${seed}`;

export const notKept =
  "This device does not keep your progress: its storage is full or was denied. It lasts as long as this page.";
export const erased = "Your progress is erased.";

export const wrong = {
  /** @param {string} text */
  lesson: (text) => `“${cut(text, 40)}” is not a lesson; the first one is shown`,
  /** @type {(text: string, steps: number) => string} */
  step: (text, steps) => `this lesson has ${number(steps)} steps, not “${cut(text, 20)}”`,
};
/** What a link got wrong. @param {string} message */
export const corrected = (message) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

/** @type {(lesson: string, step: number, page: string) => string} */
export const title = (lesson, step, page) => `${lesson}, step ${number(step)} · Learn · ${page}`;
