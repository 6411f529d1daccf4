/**
 * The last four lessons in words: proofs, graphs, speed and numbers.
 *
 * @import { LessonText } from "./lessons.js"
 */

import { press } from "./words.js";

/** @type {LessonText} */
export const colours = {
  title: "Colours and proofs",
  steps: {
    count: {
      text: "A knight’s move always changes the colour of the square. This board has 25 squares.",
      ask: "How many have the colour of the corner a1?",
      right: "Right: 13, and 12 have the other.",
      wrong: "13: one more than the other colour, because the number of squares is odd.",
    },
    odd: {
      text: "A closed tour returns to its start. All the way round, light and dark alternate.",
      ask: "Can 5 × 5 have a closed tour?",
      options: [
        [
          "Yes, with luck",
          "No: around a circle light and dark alternate, so there would be as many of each. But there are 13 and 12.",
        ],
        [
          "No",
          "Right: a circle has as many light squares as dark ones, and 13 is not 12. So no board with an odd number of squares has a closed tour.",
        ],
      ],
    },
    start: {
      text: "An open tour of 25 squares begins and ends on the colour that has 13.",
      ask: `${press} a square from which no tour begins.`,
      right: "Right: it has the colour with 12 squares, so no tour begins there.",
      wrong:
        "That square has the colour of the corners, so the colours do not forbid it. Take a square next to it.",
    },
    argument: {
      text: "Can this board, 4 squares high, have a closed tour? It has as many light squares as dark ones. But a second way to divide the squares gives a contradiction: press Play, or Step.",
      ask: "Where is the contradiction?",
      options: [
        [
          "Outer and inner would alternate, and so would light and dark",
          "Right. Then every outer square would have one colour. But an outer row has both.",
        ],
        [
          "There are more outer squares than inner ones",
          "No, there are 14 of each. That is why they would have to alternate.",
        ],
        ["Some squares have only two moves", "They do, but two are enough to enter and leave."],
      ],
    },
    map: {
      text: "Which boards have closed tours? Here are all from 3 × 3 to 10 × 10. Colours rule out some of them, and a side of 4 others. Small boards may simply be too small.",
      ask: "Guess first: mark every board that has a closed tour. Then press Check.",
    },
    blame: {
      text: "Proofs find mistakes, too. This path on 5 × 5 can no longer become a tour.",
      ask: `${press} a square that is to blame.`,
      right: "Right: that is where it fails.",
      wrong: "Not that one. The squares to blame are framed now.",
    },
  },
};

/** @type {LessonText} */
export const graph = {
  title: "It is a graph",
  steps: {
    ring: {
      text: "Make every square a point and every move a line: that is a graph. This board, 3 × 3 without its middle, unfolds into a circle. Fold it and unfold it, or move the slider.",
      ask: "How many closed tours does it have, if it does not matter where they begin or which way they go?",
      right: "Right: one, the circle itself. There is no other way.",
      wrong: "Only one: the circle itself. Every point has just two lines.",
    },
    cross: {
      text: "This cross has 12 squares. Unfolded, it is nearly a ring: eight squares on it have three moves, and four have only two.",
      ask: "A square has only two moves. What does a closed tour do there?",
      options: [
        ["It takes both", "Right: one to enter, one to leave. So most of the tour is forced."],
        ["It takes one of them", "Then it could enter the square but not leave it."],
      ],
    },
    "cross-tour": {
      text: "The same cross, drawn as a ring. Your moves appear on the board beside it. On the board this is a puzzle; on the ring you hardly have a choice.",
      ask: "Find a closed tour: visit every square and return to b1.",
      right: "A closed tour. On the ring it is easy; on the board it was a puzzle.",
      wrong: "A dead end. Take some moves back: where a square has two lines, use both.",
    },
    icosian: {
      text: "In 1857 William Rowan Hamilton invented a game: travel along the edges of a dodecahedron, visit all 20 cities once, and return. Such a round trip is called a Hamiltonian cycle. A closed knight’s tour is one.",
      ask: "Visit every city and return to the first.",
      right: "A Hamiltonian cycle, on a graph that is no board.",
      wrong: "A dead end. Take some moves back.",
    },
    herschel: {
      text: "Warnsdorff’s rule needs no board: it only counts lines to unvisited points. This is the Herschel graph.",
      ask: "Predict the rule five times. If several points have equally few, each of them is right.",
    },
    petersen: {
      text: "The Petersen graph has ten points with three lines each. Try it yourself.",
      ask: "Is there a round trip through all ten points?",
      options: [
        [
          "Yes",
          "No. You can visit all ten, but you cannot return: this is the best known graph of that kind.",
        ],
        [
          "No",
          "Right: you can visit all ten, but not return. Nobody knows a quick test that works for every graph.",
        ],
      ],
    },
  },
};

/** @type {LessonText} */
export const fast = {
  title: "Fast",
  steps: {
    blocks: {
      text: "Divide and conquer: this board of 12 × 12 is cut into four blocks, each gets a closed tour, and neighbouring tours are joined: a move of each is replaced by two moves across. Press Step and follow it join by join.",
      ask: "How many joins make one tour of four?",
      right: "Right: three. Each join leaves one tour fewer.",
      wrong: "Three: each join leaves one tour fewer, and four become one.",
    },
    timings: {
      text: "How long do methods take? Three of them are timed here, now, on your device. Each board has four times as many squares as the one before.",
      ask: "Time is linear if four times as many squares take four times as long. Which methods look linear?",
      options: [
        ["All three", "No: backtracking is lost on the second board already."],
        [
          "Warnsdorff’s rule and divide and conquer",
          "Right, roughly: from board to board they take about four times as long. Small boards are too quick to tell.",
        ],
        ["None", "Look at the larger boards: two methods take about four times as long each time."],
      ],
    },
    hundred: {
      text: "A board of 100 × 100, divided into blocks. Press Play and watch the blocks being joined.",
      ask: "Suppose it takes 2 ms. How long does a linear method need for 1000 × 1000?",
      options: [
        [
          "20 ms",
          "No: the sides are ten times as long, but there are a hundred times as many squares.",
        ],
        ["200 ms", "Right: a hundred times as many squares take a hundred times as long."],
        ["2 s", "No: that would be a thousand times as long, for a hundred times as many squares."],
      ],
    },
    thousand: {
      text: "And this is 1000 × 1000. Press Play. Its squares are too small to be drawn, so their colours tell when they are visited.",
      ask: "How many squares does it have?",
      right: "Right: a million, and each has its place in the tour.",
      wrong: "1000 times 1000 is 1,000,000.",
    },
  },
};

/** @type {LessonText} */
export const many = {
  title: "How many?",
  steps: {
    five: {
      text: "5 × 5 is the smallest square board with tours, all of them open. Find one yourself if you like.",
      ask: "How many are there, if each counts once, whichever way it is walked? Guess.",
      right: "Near enough: there are 864, or 1,728 if both directions count.",
      wrong: "There are 864, or 1,728 if both directions count.",
    },
    "all-tours": {
      text: "Here are all of them, found one by one. The disc is one end and the ring the other. Each picture opens in Explore.",
    },
    six: {
      text: "On 6 × 6 there are closed tours, too. Finding them one by one would take long, but there is a quicker way to count.",
      ask: "How many closed tours does 6 × 6 have? The right power of ten will do.",
      right: "Near enough: 9,862, each counted once whichever way it is walked.",
      wrong: "There are 9,862, each counted once whichever way it is walked.",
    },
    sweep: {
      text: "Counted now: a sweep goes over the board square by square and remembers only how unfinished paths are connected, and how many ways lead there. Each bar is a step of the sweep.",
      ask: "What is not remembered?",
      options: [
        ["The tours themselves", "Right: many paths share a state, and only their number is kept."],
        ["How many paths there are", "No, that is what is kept: a number for every state."],
      ],
    },
    estimate: {
      text: "On 8 × 8 the sweep takes some ten seconds; the room Count does it. An estimate is quicker: many random walks, each weighted by how likely it was.",
      ask: "Wait until the bar is short. How many closed tours does 8 × 8 have?",
      options: [
        ["About a million", "Many more: 6 × 6 alone has nearly ten thousand."],
        ["About 13 million million", "Right. Exactly there are 13,267,364,410,532."],
        [
          "About 33 million million",
          "That is far outside the bar. But it was once announced: see the next step.",
        ],
      ],
    },
    positions: {
      text: "In 1996 two researchers announced 33,439,123,484,294 closed tours of 8 × 8. Brendan McKay found 13,267,364,410,532 in 1997. To see that the first is wrong, turn and mirror tours: a closed tour of 8 × 8 comes in 8 different positions, or in 4 if half a turn leaves it as it is. There are no others.",
      ask: "How does that show that 33,439,123,484,294 is wrong?",
      options: [
        [
          "94 is not divisible by 4",
          "Right: groups of 8 and of 4 add up to a number divisible by 4, and this one is not. 13,267,364,410,532 is.",
        ],
        ["It is too large to be true", "That is no proof: the true number is large as well."],
        ["It is even", "It has to be even: groups of 8 and of 4 add up to an even number."],
      ],
    },
  },
};
