/**
 * The first four lessons in words: from a tour by hand to the rule and its ties.
 *
 * @import { LessonText } from "./lessons.js"
 */

import { press } from "./words.js";

/** @type {LessonText} */
export const hand = {
  title: "A tour by hand",
  steps: {
    watch: {
      text: "A knight moves two squares in one direction and one to the side. A knight’s tour visits every square of a board once. Press Step a few times and watch one grow.",
    },
    moves: {
      text: "The knight stands in the corner, a1. In the middle of the board it has eight moves; here it has far fewer.",
      ask: `${press} a square that it can go to.`,
      right: "Right. From a1 there are only two moves: to b3 and to c2.",
      wrong: "No: two squares one way and one to the side, so b3 or c2.",
    },
    "first-tour": {
      text: "Now you. This board is 4 squares wide and 3 high, and it has tours from the corner a1.",
      ask: "Visit all 12 squares. Take moves back as often as you like.",
      right: "A tour! Most people need several attempts: a wrong move often shows only much later.",
      wrong: "A dead end. Take some moves back: which square could no longer be entered?",
    },
    smallest: {
      text: "On 2 × 2 the knight cannot move at all, and on 3 × 3 it never reaches the middle. Try 4 × 4 here: however you move, a square is left over.",
      ask: "How many squares wide is the smallest square board, larger than one square, that has a tour?",
      right: "Right: 5 × 5. It has tours, though none that returns to its start.",
      wrong: "No, it is 5 × 5. That 4 × 4 has none was found by trying every possibility.",
    },
    euler: {
      text: "Leonhard Euler, who made tours a part of mathematics, drew this one in 1759. The first 32 squares fill the lower half. The upper half is the same path, turned by half a turn: what was at the bottom left is now at the top right.",
      ask: `Square 1 is a4. ${press} the square that gets the number 33.`,
      right:
        "Right. Half a turn takes a4 to h5, and every number of the lower half to one 32 higher.",
      wrong: "No: half a turn around the middle of the board takes a4 to h5.",
    },
    "al-adli": {
      text: "But Euler did not invent tours. This one is credited to al-Adli, a chess master in Baghdad, and it returns to its start. Press Step to walk along it.",
      ask: "How old is it?",
      options: [
        ["About 270 years", "That is Euler’s time, but tours were written down long before him."],
        ["About 500 years", "Older still: it was written down long before modern chess."],
        [
          "Almost 1200 years",
          "Right: it is from about the year 840, one of the two oldest tours that survive.",
        ],
      ],
    },
  },
};

/** @type {LessonText} */
export const guess = {
  title: "Why guessing fails",
  steps: {
    "random-walk": {
      text: "Suppose the knight moves randomly: from each square to any unvisited one, until it is stuck. Try it here: move without thinking.",
      ask: "How many of the 64 squares does it visit on average? Make a guess.",
      right: "Near enough: it is about 35. The next step tries it a thousand times.",
      wrong: "It is about 35. The next step tries it a thousand times.",
    },
    "thousand-walks": {
      text: "Here the knight walks randomly from d4, a thousand times. Each bar counts the walks that visited so many squares.",
      ask: "How many of these walks are tours?",
      options: [
        ["None", "Right. Random moves hardly ever make a tour: others leave too much behind."],
        ["About ten", "No. Look at the bar at the end: not one walk visits all 64 squares."],
        ["About a hundred", "No. Look at the bar at the end: not one walk visits all 64 squares."],
      ],
    },
    backtracking: {
      text: "Backtracking guesses as well, but when it is stuck it takes the last move back and tries the next one. Here it has already been stuck. Press Step or Play and watch.",
    },
    placements: {
      text: "Each time the knight is put on a square counts as one placement. A tour of 5 × 5 that is found without a mistake takes 25.",
      ask: "How many placements does backtracking need from a1? The right power of ten will do.",
      right: "Near enough: it is 8,839, for a board of 25 squares.",
      wrong: "It is 8,839, for a board of 25 squares.",
    },
    growth: {
      text: "On 6 × 6 the same method needs 248,168 placements, almost thirty times as many. This is 8 × 8 after the first two thousand steps.",
      ask: "How many does it need on 8 × 8 from a1?",
      options: [
        ["About 15,000", "No: even 6 × 6 took many more."],
        ["About 500,000", "No: that is only twice as many as on 6 × 6."],
        ["More than 8 million", "Right: 8,250,732. And this corner is a lucky one."],
      ],
    },
    race: {
      text: "Here is the proof: three boards at once, every placement counted. The third starts on d4 and is stopped after 20 million placements; even 100 million would not be enough.",
      ask: "Why does it take so long?",
      options: [
        [
          "A wrong move is noticed too late",
          "Right. After an early wrong move it tries every continuation, and there are billions, before it takes that move back.",
        ],
        ["The computer is too slow", "No: it makes about a million placements a second or more."],
        ["There is no tour from d4", "There is one: Warnsdorff’s rule finds it in 63 moves."],
      ],
    },
  },
};

/** @type {LessonText} */
export const rule = {
  title: "Warnsdorff’s rule",
  steps: {
    degrees: {
      text: "Each line is a knight’s move. The number of moves from a square is its degree: eight in the middle.",
      ask: "What is the degree of a corner?",
      right: "Right: two. Whoever enters a corner has to leave it by the only other move.",
      wrong: "Count the lines at a1: there are two.",
    },
    "onward-moves": {
      text: "Warnsdorff’s rule of 1823: go to the square from which the fewest moves lead on. These are its onward moves, the numbers on the board. The knight is on a2.",
      ask: `${press} the square where the rule goes.`,
      right: "Right: b4 has 4 onward moves, c3 has 7.",
      wrong: "The knight can go to b4, with 4 onward moves, and to c3, with 7. The rule takes b4.",
    },
    predict: {
      text: "Now without the numbers. For each square that the knight can go to, count where it could go from there.",
      ask: "Predict the rule ten times. If several squares have equally few, each of them is right.",
    },
    edge: {
      text: "This run of the rule began on d4. It soon reaches the edge and keeps to it.",
      ask: "Why does the edge come first?",
      options: [
        ["The way round is shorter there", "No: every tour has the same number of moves."],
        [
          "Squares there have few moves and would soon be cut off",
          "Right. What is hard to reach is visited while it can still be reached; the middle can wait.",
        ],
        ["There are more squares at the edge", "No: 28 are at the edge, and 36 are not."],
      ],
    },
  },
};

/** @type {LessonText} */
export const ties = {
  title: "Ties",
  steps: {
    stuck: {
      text: "Often several squares have equally few onward moves, and the rule does not say which to take. This run from c1 takes the first in a fixed order. It is stuck after 16 moves.",
    },
    roth: {
      text: "The same rule and the same start. On a tie this run takes the square farthest from the centre, as A. Roth proposed, and it ends with a tour. Step back to see where the two differ.",
    },
    "how-often": {
      text: "The rule was run from all 64 squares of the chessboard, ties broken in the fixed order.",
      ask: "From how many of them does it get stuck?",
      right: "Near enough: from three. The next step shows which.",
      wrong: "Only from three. The next step shows which.",
    },
    "success-map": {
      text: "This success map runs the rule from every square, here and now. A tick is a tour, a cross a dead end. Choose another tie-break and compare.",
      ask: "With Roth’s tie-break there is no cross. Does that prove that the rule always works with it?",
      options: [
        ["Yes", "No: it proves it for this board only. On 7 × 7 it fails."],
        [
          "No",
          "Right: 64 runs say nothing about other boards. On 7 × 7 it fails from some squares.",
        ],
      ],
    },
    "larger-boards": {
      text: "Where else does the rule fail? Every square of each board is tried, ties broken in the fixed order. The links open a run that gets stuck.",
      ask: "What happens on larger boards?",
      options: [
        ["The rule gets better", "No: the share of failures grows. More moves mean more ties."],
        [
          "It fails more and more often",
          "Right. On 200 × 200 more than half of the runs get stuck, on 500 × 500 nearly all.",
        ],
      ],
    },
  },
};
