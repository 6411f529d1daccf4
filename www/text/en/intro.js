/** The introduction: five screens, each of at most forty words. */

/** What each screen is called, and what it says. */
export const screens = {
  jump: {
    name: "The jump",
    text: "A knight jumps two squares one way and one square to the side. Jump three times: choose a ringed square.",
  },
  attempt: {
    name: "Try it",
    text: "Now visit all 25 squares, and none of them twice. How far do you get?",
  },
  trick: {
    name: "The trick",
    text: "Each number is the number of ways on from that square. Always jump to the smallest: squares with few ways in are the first to be cut off.",
  },
  machine: {
    name: "The machine",
    text: "A computer keeps to the same rule. Three times it stops and asks you: which square is next?",
  },
  wonders: {
    name: "What nobody would guess",
    text: "The board of 8 × 8 has 13,267,364,410,532 closed tours: one a second would take 420,000 years. The oldest tour known is from about 840. And the rule, of 1823, can fail: here it is stuck.",
  },
};

export const labels = {
  steps: "Screens",
  before: "Back",
  takeBack: "Take back",
  again: "Again",
  next: "Next",
  answer: "Show the answer",
  skip: "Skip to the lab",
  ladder: "Play on larger boards",
  fails: "See the rule fail",
  ownRule: "Write your own rule",
  teach: "Teach it",
};

/** `{screen}` of `{screens}`. */
export const place = "{screen} of {screens}";
export const title = "{name} · Knight’s Tour Lab";
export const wrongScreen = "there are the screens 1 to 5";

/** How many of the jumps have been made. */
export const jumps = "{made} of {all} jumps";
export const canJump = "That is all a knight can do.";
/** How many squares have been visited. */
export const visited = "{visited} of {squares} squares";
/** Nothing leads on, and how 1000 knights came out that jump at random. */
export const stuck =
  "Stuck, with {visited} of {squares}. Most people get stuck here. Of {walks} knights that jumped anywhere, {arrived} came to the end.";
export const stuckAgain = "Stuck, with {visited} of {squares}. Take jumps back, or try again.";
export const done = "You did it: a knight’s tour! {squares} squares, each of them once.";
/** The square was not the one with the smallest number. */
export const cutsOff = "That jump cuts off {cut}. Take it back and look at the numbers.";
export const lost = "After that jump, no tour can be finished. Take it back.";
export const notSmallest = "{square} was not the smallest, but you can still finish.";
/** The question of the machine, and its answers. */
export const which = "Which square is next?";
export const right = "Right: {square} has the smallest number, {ways}.";
export const wrong = "It is {square}: it has the smallest number, {ways}.";
export const larger = "All {squares} squares. Now a larger board!";
export const arrived = "All {squares} squares, without one wrong turn.";
