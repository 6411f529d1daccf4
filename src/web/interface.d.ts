/** A square as chess players write it: file letters, then rank number. `"a1"` is at the bottom left, `"aa27"` is beyond 26 files. Of a graph that is no board a vertex, as the list of edges calls it. */
export type SquareName = string;

/** A graph that is no board, in the place of one.
 *
 * A text lists edges, each as two names with a dash between them: `"1-2 2-3 3-1"`, or shorter `"1-2-3-1"`. Between edges there may be spaces, line ends, commas or semicolons. Names are letters, digits and underscores, at most 24 of them; one by itself is a vertex that need not have an edge. An edge that is listed twice counts once. There can be 10,000 vertices and 1,000,000 edges.
 *
 * Other common forms are found out and read too, and `graphInfo` says which it was: two names in a line (`1 2`, `1,2`), perhaps after a line with the numbers of vertices and edges; adjacency lists (`a: b c`); DIMACS (`p edge 3 2`, `e 1 2`); TSPLIB’s `.hcp` with `EDGE_LIST` or `ADJ_LIST`; graph6, with or without `>>graph6<<`. Several vertices without any edge are refused.
 *
 * Vertices are numbered from 0 in the order in which the list first names them; those of DIMACS and TSPLIB are called from 1 in order, those of graph6 from 0. They stand on a circle in that order, clockwise from the top, or where the usual drawing of a graph with a name has them, and moves are tried in that order. */
export interface OnGraph {
  graph: string;
}

/** How a graph is written: `"edges"` with dashes, `"pairs"` of names in lines, `"adjacency"` lists, `"dimacs"`, `"tsplib"` or `"graph6"`. */
export type GraphForm = "edges" | "pairs" | "adjacency" | "dimacs" | "tsplib" | "graph6";

/** How a tour is written in a text: its squares by name, `"a1 c2"`, with anything or nothing between them; a `"numbered-board"`, top row first, from 0 or 1; `"pairs"` of row and column from 0 or 1, the top row first; or `"numbers"` of squares, by rows from the bottom. */
export type TourForm = "squares" | "numbered-board" | "pairs" | "numbers";

/** What a run is asked for: a tour whose last square is a move from its first, or any tour at all (those that happen to close included). */
export type Target = "open" | "closed";

/** What the knight does when no open square is a move away. */
export type WhenStuck = "stop" | "backtrack" | "restart";

/** How Warnsdorff's rule chooses between squares with equally few onward moves. */
export type TieBreakId =
  "first" | "random" | "pohl-sum" | "pohl-min" | "roth" | "roth-random" | "squirrel-cull";

/** What a canvas or an SVG shows over the plain board. */
export type Layer = "graph" | "degrees" | "numbers" | "path" | "colours";

/** The colours a picture is drawn in. */
export type ThemeId = "light" | "dark" | "projector";

/** The settings of a run. Everything but `board` has a default. */
export interface RunSettings {
  /** `"8x8"` (width × height), or rows of `.` (square) and `#` (hole), top row first, separated by `/` or newlines. */
  board: string;
  /** The two lengths of the piece's leap. Default `[1, 2]`, the knight. */
  leaper?: [number, number];
  /** A graph that is no board, as `OnGraph` describes it. Where there is one, `board` and `leaper` are ignored. */
  graph?: string;
  /** Where the tour begins, or `"random"` (then the seed decides). `"any"` asks for an open tour from wherever there is one, of algorithms that have `startsAnywhere`; closed tours can begin anywhere. Default: the first square, by rows from the bottom, that is not a hole. */
  start?: SquareName | "random" | "any";
  /** For `"given"`: the tour to walk: its squares one after the other, `"a1b3c5"`, or any other form that `TourForm` names. */
  tour?: string;
  /** Default `"warnsdorff"`. */
  algorithm?: string;
  /** For `"backtracking"`: which square not tried comes first. Default `"tutorial"`. */
  order?: "tutorial" | "fewest-first";
  /** For `"backtracking"`: give up what is hopeless. Default `false`. */
  prune?: boolean | "true" | "false";
  /** For `"rotations"`: how the path grows. Default `"fewest"`. */
  growth?: "fewest" | "random";
  /** For `"neural"`: in which order neurons are updated. Default `"shuffled"`. */
  update?: "shuffled" | "fixed" | "all-at-once";
  /** For `"neural"`: the rule that works, or the one that is often printed. Default `"corrected"`. */
  rule?: "corrected" | "printed";
  /** For `"neural"`: merge cycles in the end. Default `false`. */
  merge?: boolean | "true" | "false";
  /** Default `"roth"`, on a graph `"first"`. */
  tieBreak?: TieBreakId;
  /** Default `"open"`, where the algorithm looks for such tours. */
  target?: Target;
  /** Default `"stop"`. */
  whenStuck?: WhenStuck;
  /** Any text, or a number, which counts as its digits. Default `"1"`. The same settings and seed give the same run on every machine. */
  seed?: string | number;
  /** For `Session`: moves that are made by hand, each with the number of steps before it, as `Session.byHand` tells them: `"12:e5,13:g6"`. One that turns out to be none is dropped, with those after it. */
  byHand?: string;
  /** For `solve`, `solveLarge` and `trials`: the milliseconds that the call may take, or `"none"` for as long as it needs, in scripts and workers. Default 1000. Ten steps for each square are always taken. */
  limit?: number | "none";
}

/** The settings of a run on a graph that is no board. Everything but `graph` has a default. */
export type GraphRunSettings = Omit<RunSettings, "board" | "leaper"> & OnGraph;

/** A run that `openRequest` has opened. */
export interface OpenedRun {
  session: Session;
  /** Every setting as it is used, in the words of a link. On a graph, `board` and `leaper` are ignored. */
  settings: RunSettings;
  /** Whether another seed may give another run. */
  usesSeed: boolean;
  /** The settings that could not be used. */
  problems: SettingProblem[];
}

/** A setting that could not be used. */
export interface SettingProblem {
  /** The setting, as `RunSettings` calls it. */
  name: string;
  code: ErrorCode;
  /** What is wrong with it. */
  message: string;
  /** What is used instead; nothing where the run has no such setting. */
  instead?: string;
}

/** One entry of the list of algorithms. */
export interface Algorithm {
  id: string;
  name: string;
  tieBreaks: TieBreakId[];
  targets: Target[];
  whenStuck: WhenStuck[];
  /** Settings of this algorithm alone, the default value first; `"false"` and `"true"` may be given as booleans. */
  options: { id: string; values: string[] }[];
  /** The totals of `Counters` that tell something about it. */
  counters: CounterId[];
  /** Its moves are a single path from the start at all times, at whose end the knight stands. */
  walks: boolean;
  /** It is randomized whatever its settings are: another seed gives another run. */
  drawsLots: boolean;
  /** It is for boards alone, not for graphs that are none. */
  needsBoard: boolean;
  /** It can look for open tours from `"any"` start. */
  startsAnywhere: boolean;
  /** It can go on from moves that it has not made: after `play`, and by `handOver`. */
  takesOver: boolean;
  /** It walks a tour that is given in `RunSettings.tour`, and makes none. */
  needsTour: boolean;
  /** Squares of the largest board it takes. */
  largest: number;
  /** One code a line; `State.line` is an index into this list. */
  pseudocode: string[];
}

/** One entry of the list of tie-breaks. */
export interface TieBreak {
  id: TieBreakId;
  name: string;
  /** It is for boards alone, not for graphs that are none. */
  needsBoard: boolean;
}

/**
 * What a choice goes by, or what numbers on squares stand for. `"onward-moves"`: open squares a move
 * away. `"edge-distance"`: 0 for a corner of the board, 1 for another square on the edge, 2 for one a
 * row or column away from it, and so on. `"order"`: the place among the candidates, from 1, in the
 * order in which they are tried. `"chance"`: 0 for all; one is drawn. `"moves"`: the moves that the
 * square has, of algorithms whose moves are no path.
 */
export type Measure = "onward-moves" | "edge-distance" | "order" | "chance" | "moves";

/** A square the knight could go to from where it stands. */
export interface Candidate {
  square: SquareName;
  /** Onward moves: open squares a move away from it, the knight's own square not counted. */
  accessibility: number;
  /** The next step goes here. */
  chosen: boolean;
  /** What the choice goes by: see `Moment.measure`. Of those not tried, a square with the least is taken. */
  value: number;
  /** Shares the least value, of those not tried, with at least one other candidate. */
  tied: boolean;
  /** Was tried from here before, and led to a dead end. */
  tried: boolean;
}

/** Why the next step is what it is: its `code`, and the facts that go with it. */
export type Reason = { [Code in ReasonCode]: { code: Code } & ReasonFacts[Code] }[ReasonCode];

/** The codes of steps. */
export type ReasonCode = keyof ReasonFacts;

/** The facts of each kind of step. */
export interface ReasonFacts {
  /** `to` alone has the fewest onward moves (`accessibility`) of the candidates not tried, or is the only one. `candidates` counts the tried ones too. */
  fewest: { to: SquareName; accessibility: number; candidates: number };
  /** `tied` candidates not tried share the fewest onward moves; `rule` chose `to` among them. */
  tie: {
    to: SquareName;
    accessibility: number;
    candidates: number;
    tied: number;
    rule: TieBreakId;
  };
  /** Every square is visited and the start is a move away: the tour closes. */
  close: { to: SquareName };
  /** No open square left to try: the knight goes back to `to`. `cause` says what was wrong here. */
  backtrack: { to: SquareName; cause: DeadEnd };
  /** The attempt is given up and a new one begins, number `attempt` (the first was 1), ties broken by `rule`. `cause`: a dead end, or its step budget spent. */
  restart: { attempt: number; rule: TieBreakId; cause: DeadEnd | "budget" };
  /** The caller went to `to`, which had `accessibility` onward moves; the fewest that any candidate had were `fewest`. The algorithm at work would have gone to `preferred`, which is `to` where it agrees or moves nothing. */
  "by-hand": { to: SquareName; accessibility: number; fewest: number; preferred: SquareName };
  /** The caller closed the tour. */
  "closed-by-hand": { to: SquareName };
  /** The given tour goes to `to`, with `ways` onward moves; the fewest of any candidate are `fewest`. */
  "take-next": { to: SquareName; ways: number; fewest: number };
  /** On to the next square not tried, after `tried` others and with `left` more to try. */
  forward: { to: SquareName; tried: number; left: number };
  /** The last move is taken back although there are onward moves, because of what it did to `square`. */
  "give-up": { to: SquareName; cause: Hopeless; square: SquareName };
  /** Order `number` of `orders` goes from `from` to `to`, which is no move. The digits of `order` tell the order itself: 1 is the square with the lowest number, 2 the next, up to 9. */
  breaks: { number: number; orders: number; order: number; from: SquareName; to: SquareName };
  /** The order holds from square to square, but no move leads from the last to the first. */
  "not-closed": { number: number; orders: number; order: number; from: SquareName; to: SquareName };
  /** The order is a tour. */
  holds: { number: number; orders: number; order: number };
  /** One of so many `attempts` came to nothing with `visited` squares, and all its moves are taken back. `complete` of them visited every square. */
  "begin-again": { attempts: number; complete: number; visited: number; cause: DeadEnd };
  /** The last move of a closed tour: one of so many `attempts` has closed, of which `complete` visited every square. */
  "closed-at-last": { to: SquareName; attempts: number; complete: number };
  /** The path goes on to `to`, which has as few onward moves as any, like `tied` of the candidates. */
  grow: { to: SquareName; accessibility: number; candidates: number; tied: number };
  /** The path goes on to `to`, drawn at random. */
  "grow-by-lot": { to: SquareName; candidates: number };
  /** After `turns` turns of the end, or where it cannot be turned, all moves are taken back. */
  "turned-in-vain": { attempts: number; visited: number; turns: number };
  /** The end is turned round, so that the path ends on `to`: `at` is the last square that stays where it is, `turned` change their numbers, `left` are not visited. */
  turn: {
    at: SquareName;
    to: SquareName;
    turned: number;
    use: "goes-on" | "closes" | "none";
    left: number;
  };
  /** The same on a walk with detours. */
  "turn-walk": {
    at: SquareName;
    to: SquareName;
    turned: number;
    use: "goes-on" | "closes" | "detour" | "none";
    left: number;
  };
  /** The board is cut beyond so many (`after`) of its columns or rows: one of `cuts` cuts. */
  cut: { side: "columns" | "rows"; after: number; cuts: number };
  /** A block gets its tour. */
  "base-tour": {
    corner: SquareName;
    width: number;
    height: number;
    how: "searched" | "copied";
    kind: "closed" | "open";
  };
  /** A move of one block and a move of the next are exchanged for the two across; `left` tours are left. */
  "blocks-joined": { from: SquareName; to: SquareName; left: number };
  /** The tour of a piece takes the place of the move between two squares. */
  "piece-inserted": { from: SquareName; to: SquareName };
  /** Some columns of a board of four rows are toured so that four strands lead out of them. */
  "strand-ends": { corner: SquareName; columns: number; width: number; height: number };
  /** The four strands go on through two columns. */
  strands: { corner: SquareName };
  /** The four strands reach the next columns that were toured. */
  "strands-tied": { corner: SquareName };
  /** The closed tour loses the move that leads back to its start. */
  opened: { last: SquareName; start: SquareName };
  /** Four strands begin at `from` and a square near it, where two and two of them are joined. */
  "formation-sets-out": { from: SquareName };
  /** So many of the four strands go straight on; the first has come to `to`. */
  "formation-advances": { strands: number; to: SquareName };
  /** The strands turn into the next four lines at a side of the board. */
  "formation-turns": { side: "left" | "right" | "bottom" | "top"; moves: number };
  /** The strands are joined in another way than where they began, near `at`. */
  "formation-ends": { at: SquareName };
  /** The board is too small for strands side by side: its moves are those that an earlier search found. */
  "formation-too-large": {};
  /** Moves are added, each for the square with the fewest to spare; `wanting` are still missing. */
  match: { moves: number; wanting: number };
  /** Two squares with too few moves get one more each, along a chain of `out` moves out and `in` moves in. */
  augment: { out: number; in: number; wanting: number };
  /** Two cycles become one: the smaller had `size` squares, `cycles` are left. */
  merge: { size: number; cycles: number };
  /** A longer exchange leaves fewer cycles. */
  exchange: { out: number; joined: number; cycles: number };
  /** An exchange that leaves as many cycles, but others. */
  shift: { out: number; cycles: number };
  /** All moves are taken out, to find other cycles. */
  "match-anew": { attempt: number; cycles: number };
  /** An exhaustive search goes on: `tried` of `ends` cases are settled. */
  "try-all": { tried: number; ends: number };
  /** The exhaustive search found a tour. */
  found: {};
  /** A method came to nothing, and another one is asked. */
  "next-method": { method: AskedMethod; next: AskedMethod };
  /** The decision square by square goes on. */
  decide: { finished: number; squares: number; states: number };
  /** A method that shows no moves before has found a tour. */
  answered: { method: AskedMethod };
  /** `active` of `moves` neurons become active, by chance. */
  wake: { attempt: number; active: number; moves: number };
  /** Every neuron is updated once: `settled` of `squares` squares have the two moves they need. */
  sweep: { sweep: number; switched: number; active: number; settled: number; squares: number };
  /** Every square has two moves, in several cycles. */
  "several-cycles": { cycles: number; sweeps: number };
  /** No sweep will change anything more, but not every square has two moves. */
  frozen: { sweeps: number; settled: number; squares: number };
  /** Two cycles become one. */
  "merge-cycles": { cycles: number };
  /** All moves are taken out, to restart. */
  reseed: { attempt: number; cause: NoTourOfNetwork; sweeps: number; cycles: number };
  /** The knight goes to a corner, one of `tied`. */
  "to-corner": { to: SquareName; candidates: number; tied: number };
  /** No square that can be reached is nearer to the edge than `to`, `distance` rows or columns from it. */
  "near-edge": { to: SquareName; candidates: number; tied: number; distance: number };
  /** Squares left over, `letters` of them, are visited between two squares of the walk: after number `after` and `passed` squares with letters. */
  detour: { from: SquareName; to: SquareName; after: number; passed: number; letters: number };
  /** Squares with letters get numbers; the moves stay as they are. */
  renumber: { lettered: number; left: number };
  /** Nothing more to do: see `outcome`. */
  end: {};
}

/** Why backtracking gives up a square that is not stuck: no move leads to another one any more, there are too many that could only be ends, one cannot be reached, or the start cannot. */
export type Hopeless = "no-way-in" | "too-many-ends" | "cut-in-two" | "start-cut-off";

/** Why an attempt of the network is given up. */
export type NoTourOfNetwork = "several-cycles" | "no-merge" | "too-many-sweeps" | "frozen";

/** The methods that `"best"` asks in turn. */
export type AskedMethod =
  "theory" | "cycles" | "rotations" | "decision" | "cycles-again" | "exhaustive";

/** `"no-way-on"`: squares are left but none is a move away. `"all-tried"`: every square a move away was tried before and failed.
 * `"not-closed"`: every square is visited but the start is not a move away. `"start-cut-off"`: none of the squares left is a
 * move away from the start, so a closed tour could not return. */
export type DeadEnd = "no-way-on" | "all-tried" | "not-closed" | "start-cut-off";

/** Which of the methods that `"best"` asks in turn had the answer. */
export type Answering = "theory" | "cycles" | "rotations" | "decision" | "exhaustive";

/** What a run came to. */
export type Outcome =
  /** Every square visited once; verified. `closed`: the last square is a move from the first. */
  | { kind: "tour"; closed: boolean; by?: Answering }
  /** No onward move after `visited` of `squares` squares. */
  | { kind: "stuck"; cause: DeadEnd; visited: number; squares: number }
  /** Every square has two moves, but they make several cycles. */
  | { kind: "cycles"; cycles: number }
  /** There is no such tour from this start. `"all-tried"`: every possibility was tried. */
  | { kind: "impossible"; reason: { code: ImpossibleCode }; by?: Answering }
  /** `limit` of `of` were made, and no tour was found. */
  | {
      kind: "gave-up";
      limit: number;
      of: Effort | "milliseconds";
    };

/** What efforts are counted in. */
export type Effort = "steps" | "sweeps" | "exchanges" | "guesses";

/** Why there is no such tour: every possibility was tried, or what `existence` or `diagnose` says. */
export type ImpossibleCode =
  | "all-tried"
  | Exclude<ExistenceReason["code"], "schwenk" | "open-theorem" | "no-theorem">
  | Finding["code"];

/** Running totals up to the play head. */
export interface Counters {
  /** Edits made: moves added, taken back, and restarts. */
  steps: number;
  /** Squares on the path now, the start included. */
  visited: number;
  ties: number;
  deadEnds: number;
  backtracks: number;
  restarts: number;
  /** Squares the knight was put on. */
  placements: number;
  /** Orders of the squares tried. */
  orders: number;
  /** Turns of the end of a path. */
  rotations: number;
  /** Blocks or cycles joined. */
  joins: number;
  /** Detours spliced in. */
  splices: number;
  /** Times every neuron was updated. */
  sweeps: number;
}

/** The name of a total. */
export type CounterId = Exclude<keyof Counters, "steps" | "visited">;

/** The moment the play head stands at, without the whole path: cheap on any board. */
export interface Moment {
  /** Steps taken to get here. */
  position: number;
  /** Steps that can be sought at once. */
  recorded: number;
  /** False when the board is too large for a timeline: the run can only go on, not back. */
  timeline: boolean;
  /** The play head is at the end of a finished run. */
  done: boolean;
  /** The run goes on only when the caller plays a move. */
  waits: boolean;
  /** The id of the algorithm that makes the coming step; `"player"` where nobody moves but the caller. */
  algorithm: string;
  /** Who made the step that led here: an algorithm, the replay of a known tour, or the caller. `null` at the beginning. */
  madeBy: "algorithm" | "replay" | "player" | null;
  /** Squares of the board, holes not counted. */
  squares: number;
  /** What the steps are: moves of the knight, none of them ever taken back; orders of the squares that are tried; or else steps that may add a move, take one back, restart, or change many moves at once. */
  unit: "move" | "order" | "step";
  /** Steps a run without dead ends takes: one fewer than the squares, and one more to close; where orders are tried, how many there are. `null` for algorithms that do not walk. */
  expected: number | null;
  /** The first square of the tour, where it is known, and else the start. */
  start: SquareName;
  /** The square the knight stands on, or that the next step is about. */
  focus: SquareName;
  /** What the choice goes by: what the candidates' `value` means. */
  measure: Measure;
  /** What the layer `degrees` shows on open squares. */
  squareMeasure: Measure;
  /** The choice about to be made from `focus`, in the board's order of moves; `step()` makes it. Of more than 32 a moment tells the chosen one, then those not tried with the least value; a state tells all. */
  candidates: Candidate[];
  /** How many candidates were not tried before, told or not. */
  untried: number;
  /** Why the next step is what it is. */
  reason: Reason;
  /** Index into the algorithm's `pseudocode`: the line that says what is done next, or at which the run ended. */
  line: number;
  counters: Counters;
  /** `null` while the run goes on. */
  outcome: Outcome | null;
}

/** A moment with everything drawn so far. Cost grows with the path. */
export interface State extends Moment {
  /** Squares in visiting order. */
  path: SquareName[];
  /** Every move now in the set. */
  moves: [SquareName, SquareName][];
}

/** What goes on from a path that is there; whatever is missing has a default. */
export type TakeoverSettings = Omit<
  RunSettings,
  "board" | "leaper" | "graph" | "start" | "target" | "tour"
>;

/** What Warnsdorff's rule would do next. */
export interface Hint {
  to: SquareName;
  /** What the candidates' `value` means. */
  measure: Measure;
  candidates: Candidate[];
  reason: Reason;
}

/** How to draw. Lengths are CSS pixels. */
export interface View {
  /** Size of the canvas; the board is centred in it. */
  width: number;
  height: number;
  /** Canvas pixels to a CSS pixel. Default 1. */
  pixelRatio?: number;
  /** Default: all. */
  layers?: Layer[];
  /** Default `"light"`. */
  theme?: ThemeId;
  /** 0 to 1: how far the knight has come on its way from the square it last left. Default 1. */
  glide?: number;
  /** Whether to show the choice that is about to be made: the candidates, or the moves to come and go. Default true. */
  choice?: boolean;
  /** The part of the board to show. Default, and `null`: all of it. */
  camera?: Camera | null;
  /** For `CanvasPainter.paint`, how long it may take when only the camera has moved. The rest is painted by the next calls. Default: as long as it takes. */
  milliseconds?: number;
  /** A square to outline, for a keyboard cursor or a pointer. */
  cursor?: SquareName | null;
  /** For a finished closed tour: number the squares from here. */
  numberFrom?: SquareName | null;
  /** Squares to point out. */
  marked?: SquareName[];
}

/** How a run is shown as an animation, on a canvas that the module makes for itself. The choice that is about to be made is shown where frames are seen for an eighth of a second or longer. */
export interface AnimationView extends Pick<
  View,
  "layers" | "theme" | "choice" | "camera" | "numberFrom"
> {
  /** Steps before the first frame. Default 0. */
  from?: number;
  /** Steps before the last frame, at most 400,000. Default, and where the run is shorter: its end. */
  to?: number;
  /** Pixels on the longer side of a frame, 64 to 2000. Default 480. */
  size?: number;
  /** Milliseconds that each frame but the last is seen, 20 to 10,000, rounded up to tens. Default 200. */
  delay?: number;
  /** Where there is no `OffscreenCanvas`, as in Node: makes a canvas that has 2D contexts with `getImageData`. `Path2D` must be global as well. */
  canvas?: (width: number, height: number) => object;
}

/** What `renderGif` is asked for. */
export type AnimationSettings = RunSettings & AnimationView;

/** The same of a run on a graph that is no board. */
export type GraphAnimationSettings = GraphRunSettings & AnimationView;

/** What is made of a run. */
export interface AnimationPlan {
  /** Steps before the first frame, and before the last. */
  from: number;
  to: number;
  /** Steps from a frame to the next. More than 1 where there would be more than 2000 frames. */
  every: number;
  frames: number;
  /** Pixels of a frame. */
  width: number;
  height: number;
  /** Milliseconds that each frame but the last is seen; that one stays for two seconds at least. */
  delay: number;
  /** How long all takes. */
  milliseconds: number;
  /** About how many bytes the file has: it may be half as large, or twice. */
  bytes: number;
}

/** How far an animation is. */
export interface AnimationProgress extends Progress {
  /** Bytes so far. */
  bytes: number;
}

/** A part of a board or a graph, as `Session.moveCamera` makes it. */
export interface Camera {
  /** How many times larger everything is than when all is shown, at least 1. Too much of it is as much as there can be. */
  zoom: number;
  /** The point in the middle, in squares from the upper left corner. */
  x: number;
  y: number;
}

/** A sign on a square: another square inside it, a dot, a tick, a cross, a disc or a frame. */
export type Mark = "inset" | "dot" | "tick" | "cross" | "disc" | "ring" | "frame";

/** A picture of a board or a graph and of what is to be shown on it, for `diagramSvg` and `paintDiagram`. Everything but `board` has a default, which is nothing. At most 65,536 moves of one kind are shown, and as many squares of a path, unless the board has more. */
export interface Diagram {
  /** As in `RunSettings`. */
  board?: string;
  leaper?: [number, number];
  graph?: string;
  /** How squares look: light and dark by turns, all alike, or not at all. Default `"chequered"`. */
  squares?: "chequered" | "blank" | "none";
  /**
   * Whether the coordinates of squares, or the names of vertices, stand around it. Large ones are as large as
   * becomes the squares. Default `true`.
   */
  coordinates?: boolean | "large";
  /** All moves that there are, if they are not too many. */
  possible?: boolean;
  /** Squares, one after the other, joined by lines in the colours of their order. */
  path?: readonly AnySquare[];
  /** Whether its lines are alike instead: in one colour, and fine where no squares are seen. */
  plain?: boolean;
  /** Whether a dashed line leads from the last square of the path to the first. */
  closed?: boolean;
  /** Whether squares of the path have the colour of their place in it. */
  colours?: boolean;
  /** Whether they have its number. Then `labels` is not read. */
  numbers?: boolean;
  /** Moves to be seen over all others, and pale ones that are only to be remembered. */
  moves?: readonly (readonly [AnySquare, AnySquare])[];
  faint?: readonly (readonly [AnySquare, AnySquare])[];
  /** From the first square of each pair to the second. */
  arrows?: readonly (readonly [AnySquare, AnySquare])[];
  /** Squares with signs, and such as are strongly light or dark. */
  marks?: Partial<Record<Mark | "light" | "dark", readonly AnySquare[]>>;
  /** Squares, each with a text of at most 12 characters. */
  labels?: readonly (readonly [AnySquare, string])[];
  /** Where the knight stands. */
  knight?: AnySquare;
  /** A line under the picture, of at most 200 characters. */
  caption?: string;
}

/** A square by its name, or by its number: by rows from the bottom, from 0. */
export type AnySquare = SquareName | number;

/** What an SVG shows. */
export interface SvgView {
  layers?: Layer[];
  theme?: ThemeId;
  numberFrom?: SquareName | null;
}

/** What is known of one square at this moment. */
export interface SquareInfo {
  square: SquareName;
  /** 0 at the left; of a vertex its number. */
  column: number;
  /** 0 at the bottom; of a vertex always 0. */
  row: number;
  hole: boolean;
  /** 1 for the start; 0 while open, and as long as the moves have no order. */
  visit: number;
  /** What it is called while some squares have letters: `"5"`, or `"5a"` for the first of a detour after it. */
  label?: string;
  /** Open squares a move away. */
  accessibility: number;
  /** What `value` means: for candidates `Moment.measure`, else `Moment.squareMeasure`. */
  measure: Measure;
  /** What the method goes by; 0 for holes. */
  value: number;
  /** A candidate of the choice about to be made. */
  candidate: boolean;
  chosen: boolean;
}

/** A verified tour, ready to copy. */
export interface FinishedTour {
  closed: boolean;
  /** In visiting order. */
  squares: SquareName[];
  /** The numbered board, top row first, columns aligned; empty on a graph that is no board. */
  numbers: string;
}

/** What is known: there is a tour, there is none, or nothing here settles it. */
export type ExistenceAnswer = "yes" | "no" | "unknown";

/** Whether a tour exists. */
export interface Existence {
  answer: ExistenceAnswer;
  reason: ExistenceReason;
}

/** What `feasibility` tells. */
export interface Feasibility extends Existence {
  /** As of `diagnose`. */
  findings: Finding[];
}

/** Why. Sides are given as the theorem orders them: `short` ≤ `long`. */
export type ExistenceReason =
  /** There is one square: an open tour is done before it begins, a closed one has no move to close with. Whoever is asked for a closed tour of one square answers so, on boards and graphs: `existence`, `diagnose`, and every method, as the reason why it is impossible. */
  | { code: "one-square" }
  /** Closed, and both sides odd: one colour has a square more than the other, but a closed tour alternates. */
  | { code: "odd-area" }
  /** The board is too narrow: a side of 1 or 2 (or, for closed tours, 4). */
  | { code: "side-1" | "side-2" | "side-4"; short: number; long: number }
  /** One of the small boards that were searched to the end. */
  | { code: "small-exception"; short: number; long: number }
  /** Schwenk's theorem (1991): every other rectangle has a closed tour. */
  | { code: "schwenk" }
  /** Cull and De Curtins (1978), Conrad et al. (1994), and the narrow boards: an open tour exists. */
  | { code: "open-theorem" }
  /** Each move changes colour, and the colours are out of balance: `light` and `dark` squares. */
  | { code: "colours"; light: number; dark: number }
  /** The board has one square more of one colour, and `start` is of the other. */
  | { code: "start-colour"; start: SquareName }
  /** On a board four squares wide no open tour begins in an inner row, where `start` is. */
  | { code: "inner-row"; start: SquareName }
  /** An exhaustive search found no open tour from `start`: the middle of 3 × 7, and two squares of 3 × 8. */
  | { code: "start-exception"; start: SquareName }
  /** `square` has `degree` moves: too few. */
  | { code: "too-few-moves"; square: SquareName; degree: number }
  /** `square` cannot be reached from `from`. */
  | { code: "not-connected"; square: SquareName; from: SquareName }
  /** No theorem here covers this board. */
  | { code: "no-theorem" };

/** Why a full board has a knight’s tour, or none. */
export type RectangleReason = Extract<
  ExistenceReason,
  {
    code:
      | "one-square"
      | "odd-area"
      | "side-1"
      | "side-2"
      | "side-4"
      | "small-exception"
      | "schwenk"
      | "open-theorem";
  }
>;

/** Whether a knight’s tour exists on a full board: theorems settle it. */
export interface RectangleExistence {
  answer: "yes" | "no";
  reason: RectangleReason;
}

/** A part of an argument why there is no tour. */
export interface ArgumentPart {
  code:
    /** Every square gets one of two colours that each move changes. */
    | "colours"
    /** On a board four squares wide every square is in an outer row or an inner one. */
    | "rows"
    /** All moves of the outer rows lead to the inner ones. */
    | "outer-moves"
    /** So a closed tour from the first square, which is outer and dark, alternates twice, and meets only half of the squares. */
    | "alternation"
    /** Chains of moves lead from the first square to these, and to no others. */
    | "reach";
  /** One square after the other. */
  steps: ArgumentStep[];
}

/** One square of an argument. */
export interface ArgumentStep {
  /** The square's number. */
  square: number;
  /** What it is found to be. */
  mark: "light" | "dark" | "outer" | "inner" | "bound" | "met" | "missed" | "reached";
  /** The squares that the moves of this step lead to, by number: all of a bound one, the one that a square was reached from. */
  moves: number[];
}

/** Something that rules out a tour. */
export interface Finding {
  code:
    /** The only square: there is no move to close a tour with. No `numbers`. */
    | "one-square"
    /** The squares have too few moves. `numbers`: how many such squares, and how many moves each needs. */
    | "too-few-moves"
    /** No chain of moves leads to the squares. `numbers`: how many, and how many others. */
    | "not-connected"
    /** Moves alternate between two colours, one of which has too many squares. `numbers`: light, dark. */
    | "colours"
    /** The square is the start, and of the colour with one square less. `numbers`: light, dark. */
    | "start-colour"
    /** The squares have one move each, so each would be an end. `numbers`: how many, and how many there may be. */
    | "too-many-ends"
    /** Without the square the board falls into more parts than a tour can visit. `numbers`: the parts each leaves. */
    | "cut-squares"
    /** Parts that hang on the squares would each have to hold an end. `numbers`: how many, and how many there may be. */
    | "end-parts"
    /** The first square is the neighbour of more than two squares, the others, that need it. `numbers`: how many. */
    | "forced-moves"
    /** Moves that must be taken make a cycle of these squares alone. `numbers`: how many. */
    | "forced-cycle"
    /** All moves of the squares lead to few others, which cannot give each two. `numbers`: moves needed, moves there are. */
    | "no-two-factor"
    /** All moves of the squares lead to fewer squares. `numbers`: as before. */
    | "no-cycle-cover"
    /** However every square is given two moves, none joins these squares to the others. `numbers`: how many they are, how many others. */
    | "separate-cycles"
    /** An open tour can lead to the first of the squares or to the rest of them, but not to both. `numbers`: how many of the ones, of the others. */
    | "separate-parts"
    /** What `existence` says of the start: see `ExistenceReason`. `squares`: the start. */
    | "inner-row"
    | "start-exception"
    /** What `existence` says of the board. `numbers`: the shorter side, the longer side. */
    | "side-4"
    | "small-exception";
  /** To blame, at most 4096 of them. */
  squares: SquareName[];
  numbers: number[];
}

/** What there is to say of a tour on a board. */
export interface Statistics {
  /** Squares at which it leaves in another direction than it came from. */
  turns: number;
  /** How many straight runs of 1, 2, 3, … moves there are. */
  runs: number[];
  /** How often it crosses itself, drawn as straight lines between the centres of squares; `null` for very long leaps. */
  crossings: number | null;
  /** The symmetries of the board that take it to itself, whichever way it is walked: the identity first. */
  symmetries: SymmetryId[];
  /** The sums of the numbered board; `null` where there are holes. */
  sums: {
    /** The bottom row first. */
    rows: number[];
    /** The left column first. */
    columns: number[];
    /** Of the one from a1 and of the other; `null` on boards that are not square. */
    diagonals: number[] | null;
    /** All rows have the same sum, and all columns. */
    semiMagic: boolean;
    /** Both diagonals of a square board have it as well. */
    magic: boolean;
  } | null;
}

/** A symmetry of the square. */
export type SymmetryId =
  | "identity"
  | "half-turn"
  | "left-right"
  | "top-bottom"
  | "quarter-turn"
  | "three-quarter-turn"
  | "diagonal"
  | "anti-diagonal";

/** What `verify` found. */
export interface Verification {
  tour: boolean;
  closed: boolean;
  /** Of a text, or of a list of pairs or rows: how it was read. */
  form?: TourForm;
  /** Of the same: the squares that could be read. */
  squares?: SquareName[];
  /** How many of them hold, from the first: each a move from the one before, and none twice. What is wrong stands right after them. */
  holds?: number;
  /** For a tour. */
  statistics?: Statistics;
  /** The first thing wrong, when it is not a tour. */
  problem?: string;
}

/** How a tour is drawn on a poster. `"numbered"`: the board with its squares numbered, over a faint line. `"line"`: the line alone. `"ribbon"`: a ribbon that is coloured and broadens along the tour, with its beginning and its end marked. `"woven"`: a line that goes over and under itself by turns. `"turns"`: the squares at which the tour turns filled, with their number below. */
export type PosterStyle = "numbered" | "line" | "ribbon" | "woven" | "turns";

/** Which way a sheet is turned; `"auto"`: as the board is, where the paper has a name, and else as it is written. */
export type Orientation = "auto" | "portrait" | "landscape";

/** The colours of a poster. */
export type PosterTheme = ThemeId | "black-and-white";

/** A finished tour, and how it is drawn as a poster. */
export interface PosterSettings {
  /** As in `RunSettings`. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: [number, number];
  /** The tour, in any way that `verify` reads. */
  squares: string | readonly (SquareName | number)[] | readonly (readonly number[])[] | Uint32Array;
  /** Default `"numbered"`. */
  style?: PosterStyle;
  /** `"A0"` to `"A5"`, `"letter"`, `"legal"`, `"tabloid"`, `"square"` (300 mm), or two whole numbers: `"300x400mm"`, of 20 to 5000 mm, or `"1200x800px"`, of 64 to 10,000 px. Default `"A4"`. */
  paper?: string;
  /** Default `"auto"`. */
  orientation?: Orientation;
  /** Over the board; at most 100 characters. Default none. */
  title?: string;
  /** Under the board; at most 300 characters. Default none. */
  caption?: string;
  /** Default `"light"`. */
  theme?: PosterTheme;
}

/** A path on a board, and the tour that it is to become. */
export interface VerdictSettings {
  /** As in `RunSettings`. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: [number, number];
  /** A graph that is no board, as `OnGraph` describes it. Where there is one, `board` and `leaper` are ignored. */
  graph?: string;
  /** Its squares in visiting order, at least one. */
  path: readonly AnySquare[];
  /** Default `"open"`. A closed tour comes back to the first square of the path. */
  target?: Target;
}

/** A path on a graph that is no board. */
export type GraphVerdictSettings = Omit<VerdictSettings, "board" | "leaper"> & OnGraph;

/** What becomes of a path. */
export type VerdictResult =
  /** It can be completed: `squares` is a tour that begins with it. */
  | { kind: "finishable"; squares: SquareName[] }
  /** It cannot be completed. `squares`: to blame. `since`: the place in the path, 0 for the start, of the square since which it is lost; only once that is known. */
  | {
      kind: "lost";
      code: LostCode;
      numbers: number[];
      squares: SquareName[];
      since?: number;
    }
  /** Nobody knows after so many steps of the search. */
  | { kind: "unknown"; after: number };

/** Why a path is lost: a word of its own, or what a `Finding` about the part of the board that is left says. */
export type LostCode =
  /** No unvisited square is a move from the end of the path, which is to blame. */
  | "stuck"
  /** All squares are visited, and the last is no move from the first. Both are to blame. */
  | "not-closed"
  /** No move leads to the squares any more. `numbers`: how many. */
  | "never-entered"
  /** A closed tour cannot come back to the start, which is to blame: none of its neighbours is left. */
  | "start-cut-off"
  /** The squares have one move left each, so that the tour would have to end on each of them. `numbers`: how many, and how many there may be. */
  | "too-many-dead-ends"
  /** No moves join the squares to the end of the path. `numbers`: how many. */
  | "cut-in-two"
  /** Moves alternate between two colours, of which too many squares of one are left. `numbers`: light, dark. */
  | "colours"
  /** Every possibility was tried. */
  | "all-tried"
  | Finding["code"];

/** What `solve` found. `squares` is the path at the end, a verified tour when `outcome.kind` is `"tour"`. */
export interface Solution {
  outcome: Outcome;
  squares: SquareName[];
  steps: number;
  backtracks: number;
  restarts: number;
}

/** What became of a number of runs. */
export interface Trials {
  runs: number;
  /** Runs that found a tour. */
  tours: number;
  /** Tours among them that are closed. */
  closed: number;
  /** Squares on the paths at the ends of the runs, added up. */
  visited: number;
  /** Steps taken, added up. */
  steps: number;
}

/** How far work is that is taken up again for one slice after the other. */
export interface Progress {
  /** `result` has the answer. */
  done: boolean;
  /** 0 to 1; never becomes less. In proportion to time, roughly. */
  fraction: number;
}

/**
 * What takes long, and is resumed: the one shape of `TourCounter`, `Estimator`, `SequenceCounter` and `SuccessMap`.
 */
export interface Resumable<Told extends Progress, Result> {
  /** Goes on for about so many milliseconds, 8 unless given, and tells how far it is. It always gets on a little. */
  advance(milliseconds?: number): Told;
  /** The answer; `null` or `undefined` until it is done. */
  readonly result: Result | null | undefined;
  /** Gives back what it holds, done or not. To cancel it, this is enough. */
  free(): void;
}

/** What became of one run: a tour, closed or not; a dead end; several cycles; shown to be impossible; ended by the limit; or the algorithm does not begin from this start. */
export type Ending = "closed" | "open" | "stuck" | "cycles" | "impossible" | "gave-up" | "refused";

/** What became of the runs from one start. */
export interface FromStart {
  square: SquareName;
  /** One for each seed, in their order. */
  endings: Ending[];
  /** Steps taken, added up. */
  steps: number;
}

/** What tours are to be estimated, and how. Everything but `board` or `graph` has a default. */
export interface EstimateSettings {
  /** As in `RunSettings`; at most 1024 squares, holes counted. */
  board?: string;
  /** A graph that is no board, as `OnGraph` describes it. With it `board` and `leaper` are ignored. */
  graph?: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: [number, number];
  /** Closed tours, or open ones, those that happen to close included. Default `"open"`. */
  target?: Target;
  /** Whether a tour and the same one backwards are two. Default `false`. */
  directed?: boolean;
  /** How many walks are to be made. Default 1,000,000. Four at a time go the first third of their way together. */
  walks?: number;
  /** As in `RunSettings`. */
  seed?: string | number;
  /** The weight θ, 0.01 to 10: the smaller, the more the walks keep to Warnsdorff's rule. Default 0.75 for up to 100
   * squares, else 0.7. Small ones succeed often, seem certain, and are wrong. */
  weight?: number;
}

/** What a number of random walks say about the number of tours. */
export interface Estimate {
  /** How many walks there were. */
  walks: number;
  /** How many of them came out as tours. */
  completed: number;
  /** The estimated number of tours; `Infinity` beyond 1.8 · 10³⁰⁸, and 0 when no walk came out. */
  estimate: number;
  /** How far the walks suggest that it may be off: two times out of three not more, if they are typical. `null` when no
   * two batches of walks can be compared, or none has found a tour. 19 times out of 20 it is off by less than twice
   * as much. */
  standardError: number | null;
  /** The same as a part of the estimate. */
  relativeError: number | null;
  /** The common logarithm of the estimate; `-Infinity` for 0. */
  log10: number;
}

/** What an estimate says on the way. */
export interface EstimateSoFar extends Estimate, Progress {
  /** What it said before: after the first walk, and each time that there were about 5 % more. */
  series: Estimate[];
}

/** What is listed. Everything but `board` has a default. */
export interface TourSettings {
  /** As in `RunSettings`. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: [number, number];
  /** A graph that is no board, as `OnGraph` describes it. Where there is one, `board` and `leaper` are ignored. */
  graph?: string;
  /** Default `"open"`: any tour, those that could be closed included. */
  target?: Target;
  /** Whether a tour walked the other way is another one. Where a closed tour begins makes no difference. Default `false`. */
  directed?: boolean;
}

/** What is counted, and how. Everything but `board` has a default. */
export interface CountSettings extends TourSettings {
  /** Count tours that are the same but for turning the board, or turning it over, once: how many are essentially different. They are looked at one by one, at most 100 million of them. Default `false`. */
  upToSymmetry?: boolean;
  /** Default: the fastest. `"frontier"` goes square by square with a table of states, on any board; `"folded"` joins two halves of a full rectangle, for the knight. */
  method?: "frontier" | "folded";
  /** Bytes that may be taken, from 1 MiB to 3.5 GiB. Default 2 GiB. */
  memory?: number;
  /** `"none"`: `countTours` may take as long as it needs, in scripts and workers. A number is the same as in `memory`. */
  limit?: number | "none";
  /** For a `TourCounter` only: which share of the count it is, from 1 to below `shares`, of a counter that was [divided](TourCounter.divide). */
  share?: number;
  /** How many shares there are, from 2 to 64. */
  shares?: number;
}

/** What is listed of a graph that is no board. Everything but `graph` has a default. */
export type GraphTourSettings = Omit<TourSettings, "board" | "leaper"> & OnGraph;

/** What is counted of a graph that is no board. Everything but `graph` has a default. */
export type GraphCountSettings = Omit<CountSettings, "board" | "leaper"> & OnGraph;

/** How far a count is. */
export interface CountProgress extends Progress {
  /** States of the layer that is being made; tours looked at, when `plan.method` is `"listing"` and `layers` is complete. */
  states: number;
  /** In use for states. */
  bytes: number;
  /** States of each layer that is complete. */
  layers: number[];
  /** It cannot go on before other shares have got what it `send`s, or have sent what it is to `deliver`. */
  waiting: boolean;
}

/** How a count goes about it. */
export interface CountPlan {
  /** `"listing"`: the tours are counted first and then looked at one by one. `null` where there is nothing to count: theory rules out every tour, or the board is one square. */
  method: "frontier" | "folded" | "listing" | null;
  /** About how many bytes it will take. `null` while, or where, that is not known. */
  bytes: number | null;
  /** How many layers there will be. */
  layers: number;
  /** What it will take by a rule of thumb, good to a factor of about ten: enough to tell seconds from days. `null` while, or where, that is not known. */
  forecast: { seconds: number; bytes: number } | null;
}

/** What is wrong, the same word in every release. */
export type ErrorCode =
  /** A file of frames becomes larger than 100 MiB. */
  | "animation-too-large"
  /** A value that cannot be read at all, such as a symbol in the place of a number. What was thrown is the `cause`, and the message begins with the method’s name, as with `"freed"` and `"in-use"`. */
  | "bad-argument"
  | "bad-board"
  | "bad-graph"
  | "bad-keypad"
  | "bad-leaper"
  | "bad-length"
  | "bad-limit"
  /** What another share of a count is said to have sent, but cannot have. */
  | "bad-message"
  | "bad-setting"
  | "bad-square"
  | "bad-start"
  | "bad-tour"
  | "board-too-large"
  | "count-overflow"
  /** The module failed in the middle of the call and was started again: see `whenCrashed`. */
  | "crashed"
  /** An object was used after `free()`. */
  | "freed"
  | "graph-too-large"
  /** A move by hand is none: `what` says why. */
  | "illegal-move"
  /** An object is in the middle of another call. */
  | "in-use"
  | "keypad-too-large"
  /** The object was made before the module was started again. */
  | "lost"
  /** There is nothing to paint an animation on. */
  | "needs-canvas"
  | "no-tour"
  | "not-for-this-board"
  | "not-supported"
  | "out-of-memory"
  | "square-is-a-hole"
  /** A text is longer than anything that it could say. */
  | "too-long"
  /** What was asked for takes too long to be done at once. */
  | "too-long-for-one-call"
  | "too-many-tours"
  | "too-much-memory"
  | "too-much-to-count"
  | "too-wide-to-count"
  | "unknown-algorithm"
  | "unknown-key";

/** Why a move by hand is none. */
export type IllegalMove = "not-a-move" | "visited" | "hole" | "over";

/** What every error thrown here carries besides its message. */
export interface KnightsTourError extends Error {
  code: ErrorCode;
  /** Of `"illegal-move"`. */
  what?: IllegalMove;
}

/** How a board is laid out in a text, and with which characters: `layout` is `"size"` for `8x8`, `"rows"` with a character a square, `"spaced"` or `"separated"` (by commas, tabs or bars), or `"flat"` for all rows in one line. */
export interface BoardForm {
  layout: "size" | "rows" | "spaced" | "separated" | "flat";
  /** What stands for squares, that of the start not among them. */
  squares: string;
  holes: string;
}

/** What a board's text says. */
export interface BoardInfo {
  width: number;
  height: number;
  /** Holes not counted. */
  squares: number;
  /** The board in the shortest form: `"8x8"` when it is full. */
  text: string;
}

/** What a graph's text says. */
export interface GraphInfo {
  /** What the vertices are called, by number. */
  names: string[];
  /** Each counted once. */
  edges: number;
  /** How the text is written. */
  form: GraphForm;
  /** The list in the shortest form, `"1-2-3-1"`: edges that go on from one another are chains, separated by commas. */
  text: string;
}

/** A graph that is known by a name. */
export interface NamedGraph {
  id: string;
  name: string;
  graph: string;
}

/** A board as a text can be read. */
export interface BoardReading {
  /** Squares in a row, holes counted. */
  width: number;
  height: number;
  /** In the shortest form: `"8x8"` when it is full. */
  board: string;
  /** The square that the tour begins on, where the text marks one. */
  start?: SquareName;
  /** How it was read. */
  form: BoardForm;
}

/** A board as a text is likeliest meant. */
export interface ParsedBoard extends BoardReading {
  /** How else it can be read, the likelier first. */
  alternatives: BoardReading[];
}

/** A board of a well-known shape. */
export interface Shape {
  id: string;
  name: string;
  board: string;
}

/** A piece that leaps, and what it is called. */
export interface NamedLeaper {
  name: string;
  /** The two lengths of its leap, the shorter first. */
  lengths: [number, number];
}

/** The largest numbers that are taken. */
export interface Limits {
  /** Squares along a side. */
  maxSide: number;
  /** Squares, holes counted, of the largest board whose runs can go back. */
  maxRecordedSquares: number;
  /** Steps that can be gone back at once; further back a run is made again. */
  maxRecordedSteps: number;
  /** Vertices of a graph that is no board. */
  maxVertices: number;
  /** Edges in the list of such a graph. */
  maxEdges: number;
}

/**
 * Which sequences of keys are asked for. What is refused about them has a `code` of its own: `"bad-keypad"`, `"keypad-too-large"`,
 * `"unknown-key"`, `"bad-start"`, `"bad-length"`, `"bad-limit"`, `"too-much-to-count"` or `"out-of-memory"`.
 */
export interface SequenceProblem {
  /** Rows of characters, top row first, separated by `/` or newlines; a space is a gap: `"123/456/789/ 0 "`. At most 1000 keys, all different. */
  keypad: string;
  /** Keys of each sequence, 1 to 10,000. */
  length: number;
  /** The two lengths of the piece's leap, by which one key follows another. Default `[1, 2]`, the knight. */
  leaper?: [number, number];
  /** The key that they begin with. Default: any. */
  start?: string;
  /** What they must keep, at most 100. Default: nothing. */
  limits?: SequenceLimit[];
}

/** "At most so many of these keys." */
export interface SequenceLimit {
  /** The keys, in any order. Default: all keys of the keypad. */
  keys?: string;
  /** How often they may come. */
  atMost: number;
  /** Whether each of them may come so often, rather than all of them together. Default `false`. */
  each?: boolean;
}

/** A keypad as it lies. */
export interface KeypadInfo {
  /** Its rows, separated by `/`, in the shortest form. */
  text: string;
  columns: number;
  rows: number;
  /** In reading order: the first has number 0. */
  keys: KeyInfo[];
  /** The most keys that a keypad can have. */
  maxKeys: number;
  /** The most keys that a sequence can have. */
  maxLength: number;
}

/** A key of a keypad. */
export interface KeyInfo {
  key: string;
  /** 0 at the left. */
  column: number;
  /** 0 at the top. */
  row: number;
  /** The keys one move away, in reading order. */
  moves: string[];
}

/** How far a sequence holds. */
export interface SequenceCheck {
  /** How many keys hold, from the first. */
  holds: number;
  /** The keys that could follow these, in reading order; none when the sequence has its length. */
  next: string[];
  /** What is wrong with the key after them, if there is one. */
  fault?: SequenceFault;
}

/** What is wrong with `key`. */
export type SequenceFault =
  /** The keypad has no such key. */
  | { code: "no-such-key"; key: string }
  /** All were to begin with `start`. */
  | { code: "other-start"; key: string; start: string }
  /** From `from` moves lead to `ways` only. */
  | { code: "no-move"; key: string; from: string; ways: string[] }
  /** There are `atMost` of `keys` already, by the limit of this number, counted from 0. */
  | { code: "limit-broken"; key: string; limit: number; atMost: number; keys: string[] }
  /** The sequence has its length already. */
  | { code: "too-long"; key: string; length: number };

/**
 * Tells whenever the module has failed in the middle of a call, as it does for lack of memory, and was started again. The call
 * throws an `Error` with the code `"crashed"`. Objects made before, such as a `Session`, are lost: what is asked of them throws one
 * with the code `"lost"`, and freeing them does nothing.
 */
export function whenCrashed(listener: () => void): void;
