/** A type of the browser, in programs that have it. */
type FromBrowser<Name extends string> = typeof globalThis extends {
  [name in Name]: { prototype: infer T };
}
  ? T
  : never;

/** A compiled module, in programs that have its type. */
export type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer T } };
}
  ? T
  : never;

/** What can be declared by `using`, in programs that know it. */
type Disposing = SymbolConstructor extends { readonly dispose: infer D extends symbol }
  ? { [name in D]: () => void }
  : object;

/** The 2D context of a canvas: a `CanvasRenderingContext2D`, or that of an `OffscreenCanvas`. */
export type CanvasContext =
  FromBrowser<"CanvasRenderingContext2D"> | FromBrowser<"OffscreenCanvasRenderingContext2D">;

/** The WebAssembly of the module: its bytes, or compiled. */
export type ModuleBytes = ArrayBuffer | ArrayBufferView | CompiledModule;

/** The WebAssembly of the module: its address, the answer to a request for it, its bytes, or compiled. */
export type ModuleSource =
  string | FromBrowser<"URL"> | FromBrowser<"Request"> | FromBrowser<"Response"> | ModuleBytes;

/** Starts the module; every other call throws `not-started` before. Without `module_or_path` the WebAssembly is where the package has it. A module that has started is left as it is; one that has failed starts again. */
export default function init(options?: {
  module_or_path?: ModuleSource | Promise<ModuleSource>;
}): Promise<Started>;

/** Starts the module at once, as `init` does. */
export function initSync(options: { module: ModuleBytes }): Started;

/** The module that has started. Its memory can be watched, and nothing else. */
export interface Started {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** A square as chess players write it: file letters, then rank number. `"a1"` is at the bottom left, `"aa27"` is beyond 26 files. For a graph that is not a board, the name of a vertex in the list of edges. */
export type SquareName = string;

/** A graph that is not a board, in place of one.
 *
 * A text lists edges, each as two names with a dash between them: `"1-2 2-3 3-1"`, or shorter `"1-2-3-1"`. Edges are separated by spaces, line ends, commas or semicolons. Names consist of at most 24 letters, digits and underscores; a single name is a vertex, which need not have an edge. Repeated edges count once. There can be up to 10,000 vertices and 1,000,000 edges.
 *
 * Instead of edges a text can be the name of a graph that `graphs` lists, such as `"petersen"`. Any other single word is an error; followed by a comma, it is a single vertex.
 *
 * Other common formats are detected and read too, and `graphInfo` says which it was: two names per line (`1 2`, `1,2`); adjacency lists (`a: b c`); arrows that go both ways (`a -> b`, `b -> a`); a matrix of 0 and 1; DIMACS (`p edge 3 2`, `e 1 2`); TSPLIB’s `.hcp` with `EDGE_LIST` or `ADJ_LIST`; graph6 and sparse6, with or without their headers; LAD; METIS without weights; Pajek; GML; and DOT. Above two names per line there may be the number of vertices, the numbers of vertices and edges, or column headers such as `source,target`. Comments begin with `#`. Several vertices without any edge are an error, and so are directed graphs.
 *
 * Vertices are numbered from 0 in the order in which the list first names them. In formats that only give their number, they are named by consecutive numbers: from 1 in DIMACS, TSPLIB, METIS, Pajek and matrices, from 0 in graph6, sparse6 and LAD. They stand on a circle in that order, clockwise from the top, or where the customary drawing of a named graph has them, and moves are tried in that order. */
export interface OnGraph {
  graph: string;
}

/** Which opposite edges of a board are joined, so that moves go on over them: `"columns"` the left and the right one, as on a ring (a cylinder), `"both"` the upper and the lower one as well, as on a torus. */
export type WrapId = "none" | "columns" | "both";

/** A board whose edges may be joined, for calls that have no settings. */
export interface WrappedBoard {
  /** As in `RunSettings`. */
  board: string;
  wrap?: WrapId;
}

/** The format of a graph: `"edges"` with dashes, `"pairs"` of names in lines, `"adjacency"` lists, a `"matrix"` of 0 and 1, the format of a program or a collection, or the `"name"` of a graph. */
export type GraphForm =
  | "name"
  | "edges"
  | "pairs"
  | "adjacency"
  | "dimacs"
  | "tsplib"
  | "graph6"
  | "sparse6"
  | "matrix"
  | "lad"
  | "metis"
  | "pajek"
  | "gml"
  | "dot";

/** The format of a tour in a text: its squares by name, `"a1 c2"`, with anything or nothing between them; `"moves"` of the piece, `"Na1 Nb3"` or `"a1-b3 b3-c5"`; a `"table"` whose header line names its columns; a `"numbered-board"`, top row first, from 0 or 1; `"pairs"` of row and column from 0 or 1, the top row first; or `"numbers"` of squares, by rows from the bottom. */
export type TourForm = "squares" | "moves" | "table" | "numbered-board" | "pairs" | "numbers";

/** The kind of tour to search for: one whose last square is a move from its first, or any tour at all, including those that could be closed. */
export type Target = "open" | "closed";

/** What to do when no open square is a move away. */
export type WhenStuck = "stop" | "backtrack" | "restart";

/** Who makes the moves of a run: an algorithm of `algorithms`, the replay of a `"given"` tour, or only the caller, the `"player"`. */
export type AlgorithmId =
  | "warnsdorff"
  | "restarts"
  | "backtracking"
  | "permutations"
  | "edges-first"
  | "rotations"
  | "blocks"
  | "smooth"
  | "cycles"
  | "neural"
  | "best"
  | "longest"
  | "symmetric"
  | "given"
  | "player";

/** An order of the knight's moves that has a name; other pieces try theirs in the order of the directions. `"encyclopaedia"` and `"tutorial"`: as old programs have them. `"geeksforgeeks"`: anticlockwise from below. `"clockwise"`: from above. `"rows"`: the topmost squares first. `"columns"`: the leftmost. */
export type MoveOrderId =
  "encyclopaedia" | "tutorial" | "geeksforgeeks" | "clockwise" | "rows" | "columns";

/** An order of moves for a piece. */
export interface ParsedMoves {
  /** Its normal text: its name, or all moves. */
  text: string;
  /** The moves as columns to the right and rows up. */
  moves: [number, number][];
}

/** How Warnsdorff's rule chooses between squares with equally few onward moves. */
export type TieBreakId =
  "first" | "random" | "pohl-sum" | "pohl-min" | "roth" | "roth-random" | "squirrel-cull";

/** A layer drawn over the empty board, on a canvas or in an SVG. */
export type Layer = "graph" | "degrees" | "numbers" | "path" | "colours";

/** The colours of a picture. */
export type ThemeId = "light" | "dark" | "projector";

/** The settings of a run. Everything but `board` has a default. */
export interface RunSettings {
  /** `"8x8"` (width × height), or rows of `.` (square) and `#` (hole), top row first, separated by `/` or newlines. */
  board: string;
  /** The piece, by its leaps. Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** Which edges are joined. Default `"none"`. */
  wrap?: WrapId;
  /** A graph that is not a board, as `OnGraph` describes it. If given, `board`, `leaper` and `wrap` are ignored. */
  graph?: string;
  /** The start of the tour, or `"random"` to let the seed decide. `"any"` asks for an open tour from any start, for algorithms that have `startsAnywhere`; closed tours can begin anywhere. Default: the first square, by rows from the bottom, that is not a hole. */
  start?: SquareName | "random" | "any";
  /** The last square of an open tour, for algorithms that have `canEnd`. Default: any. */
  end?: SquareName;
  /** For `"given"`: the tour to replay: its squares one after the other, `"a1b3c5"`, or any other format of `TourForm`. */
  tour?: string;
  /** Default `"warnsdorff"`. */
  algorithm?: AlgorithmId;
  /** For algorithms that have `usualMoves`: the order in which the moves of the piece are tried, a `MoveOrderId`, or all of them as columns to the right and rows up: `"2,1 1,2 -1,2"` and so on. It decides what is first among equals, and where backtracking goes first. Default: the algorithm's. */
  moves?: string;
  /** For `"backtracking"`: untried squares in the order of `moves`, `"tutorial"`, or those with the fewest onward moves first. Default `"tutorial"`. */
  order?: "tutorial" | "fewest-first";
  /** For `"backtracking"`: backtrack as soon as the path cannot be completed. Default `false`. */
  prune?: boolean | "true" | "false";
  /** For `"rotations"`: how the path grows. Default `"fewest"`. */
  growth?: "fewest" | "random";
  /** For `"symmetric"`: which symmetry the tour has. Default `"any"`, the first that is possible. */
  symmetry?: "any" | "half-turn" | "quarter-turn" | "mirror";
  /** For `"longest"`: whether the path may cross itself, on boards up to 400 squares. Default `"any"`. */
  crossings?: "any" | "none";
  /** For `"neural"`: the order in which neurons are updated. Default `"shuffled"`. */
  update?: "shuffled" | "fixed" | "all-at-once";
  /** For `"neural"`: the rule that works, or the one often printed. Default `"corrected"`. It used to be called `rule`, which still means it there. */
  equation?: "corrected" | "printed";
  /** For `"warnsdorff"`: a rule of one's own in place of `tieBreak`, as `parseRule` reads it: `"fewest onward, farthest centre"`. A rule that has a name becomes a `tieBreak`. */
  rule?: string;
  /** For `"neural"`: finally merge cycles. Default `false`. */
  merge?: boolean | "true" | "false";
  /** Default `"roth"`; on a graph that is not a board `"first"`. */
  tieBreak?: TieBreakId;
  /** Default `"open"`, if the algorithm offers it. In links, `longest` asks for the algorithm of that name. */
  target?: Target;
  /** Default `"stop"`. */
  whenStuck?: WhenStuck;
  /** Any text, or a number, which is read as its digits. Default `"1"`. The same settings and seed give the same run on every machine. */
  seed?: string | number;
  /** For `Session`: moves to be made by hand, each with the number of steps before it, in the format of `Session.byHand`: `"12:e5,13:g6"`. For methods whose moves form one path; one that cannot continue from moves it has not made leaves all later moves to the player. An illegal move is dropped, with all after it. */
  byHand?: string;
  /** For `solve`, `solveLarge` and `trials`: the maximum duration of the call in milliseconds, or `"none"` for no limit, in scripts and workers. Default 1000. Ten steps for each square are always allowed. */
  limit?: number | "none";
}

/** The settings of a run on a graph that is not a board. Everything but `graph` has a default. */
export type GraphRunSettings = Omit<RunSettings, "board" | "leaper" | "wrap"> & OnGraph;

/** A run opened by `openRequest`. */
export interface OpenedRun {
  session: Session;
  /** Every setting with its effective value, as written in a link. On a graph, `board`, `leaper` and `wrap` are ignored. */
  settings: RunSettings;
  /** Whether another seed can give another run. */
  usesSeed: boolean;
  /** The invalid settings. */
  problems: SettingProblem[];
}

/** An invalid setting. */
export interface SettingProblem extends Phrase {
  /** The name of the setting in `RunSettings`. */
  name: string;
  code: ErrorCode;
  /** What is wrong with it. */
  message: string;
  /** The value used instead; missing if the run has no such setting. */
  instead?: string;
}

/** One entry of the list of algorithms. */
export interface Algorithm {
  id: AlgorithmId;
  name: string;
  tieBreaks: TieBreakId[];
  /** The order in which it tries the moves of a piece by default; `null` if their order does not matter to it. */
  usualMoves: MoveOrderId | null;
  targets: Target[];
  whenStuck: WhenStuck[];
  /** Settings specific to this algorithm, the default value first; `"false"` and `"true"` may be given as booleans. */
  options: { id: string; values: string[] }[];
  /** The totals of `Counters` that are informative for it. */
  counters: CounterId[];
  /** Its moves always form a single path from the start, with the knight at its end. */
  buildsPath: boolean;
  /** It is randomized whatever its settings: another seed gives another run. */
  randomized: boolean;
  /** It works only on boards, not on other graphs. */
  needsBoard: boolean;
  /** It can search for open tours from `"any"` start. */
  startsAnywhere: boolean;
  /** It can search for open tours that end on a given square. */
  canEnd: boolean;
  /** It can continue from moves that it has not made: after `play`, and by `handOver`. */
  canTakeOver: boolean;
  /** It replays the tour in `RunSettings.tour`, and makes none. */
  needsTour: boolean;
  /** Squares of the largest board it accepts. */
  largest: number;
  /** One code per line; `State.line` is an index into this list. */
  pseudocode: string[];
}

/** One entry of the list of tie-breaks. */
export interface TieBreak {
  id: TieBreakId;
  name: string;
  /** It works only on boards, not on other graphs. */
  needsBoard: boolean;
}

/** A rule that has a name. */
export interface NamedRule {
  id: TieBreakId;
  /** Its text, as `parseRule` reads it. */
  text: string;
}

/** A rule that was read from a text. */
export interface ParsedRule {
  /** Its one normal form. */
  text: string;
  /** The tie-break that it is the rule of, if it has a name. */
  id: TieBreakId | null;
  /** What squares are compared by, one after the other. `least`: the least value wins, else the greatest. `text` is the criterion as the rule has it. */
  criteria: { least: boolean; formula: string; text: string }[];
  /** Who wins among squares that all criteria leave equal: the first in the order of moves, a random one, or the first in Squirrel and Cull's order for the region of the board. */
  last: "order" | "random" | "regions";
  /** It works only on boards, not on other graphs. */
  needsBoard: boolean;
}

/** What a rule can compare squares by. */
export interface RuleMeasure {
  id: RuleMeasureId;
  /** It needs rows and columns, which only a board has. */
  needsBoard: boolean;
  /** The words for the least and the greatest of it: `"fewest"` and `"most"`, or others. */
  least: string;
  greatest: string;
}

/** The measures. `"onward"`: open squares a move from the square. `"onward-sum"`, `"onward-min"`, `"onward-max"`: the sum, the least and the greatest of that over the open squares a move from it. `"onward2"`: different open squares two moves from it. `"degree"`: its moves on the empty board. `"centre"`: four times its squared distance from the centre. `"edge"`: 0 in a corner, 1 on the edge, 2 one square further in, and so on. `"corner"` and `"start"`: squared distances from the nearest corner and from the start. `"turn"`: the squared distance from the square that lies straight on; 0 for the first move. `"visited"`: visited squares a move from it. `"row"` and `"column"`, from 1 at the bottom and at the left. `"quadrant"`: 1 at the top right, then against the clock; 0 in a middle row or column. `"order"`: its place among the squares that the knight can go to, in the order of moves, from 1. `"move"`: the place of the move in that order, from 1. */
export type RuleMeasureId =
  | "onward"
  | "onward-sum"
  | "onward-min"
  | "onward-max"
  | "onward2"
  | "degree"
  | "centre"
  | "edge"
  | "corner"
  | "start"
  | "turn"
  | "visited"
  | "row"
  | "column"
  | "quadrant"
  | "order"
  | "move";

/** A programming language. */
export type ProgramLanguageId = "python" | "javascript" | "java" | "c" | "rust";

/** One entry of the list of languages. */
export interface ProgramLanguage {
  id: ProgramLanguageId;
  name: string;
}

/** A run as a program in another language. */
export interface WrittenProgram {
  /** The name of its file, such as `"KnightsTour.java"`. */
  name: string;
  /** Its text, with a line end after each of its 80 lines at most. */
  text: string;
  /** For each code of `Algorithm.pseudocode` the first and the last line that do it, from 1. A code is missing if the program never does it, such as `"close"`. */
  lines: Record<string, [number, number]>;
}

/** The measure of a choice, or the meaning of numbers on squares. `"onward-moves"`: open squares a move
 * away. `"edge-distance"`: 0 for a corner of the board, 1 for another square on the edge, 2 for one a
 * row or column away from it, and so on. `"order"`: the index among the candidates, from 1, in the
 * order in which they are tried. `"chance"`: 0 for all; the choice is random. `"moves"`: the moves of
 * the square, for algorithms whose moves do not form a path. */
export type Measure = "onward-moves" | "edge-distance" | "order" | "chance" | "moves";

/** A square the knight could go to. */
export interface Candidate {
  square: SquareName;
  /** Onward moves: open squares a move away from it, except the knight's own square. */
  accessibility: number;
  /** The next step goes here. */
  chosen: boolean;
  /** Its value by `Moment.measure`. The choice is an untried square with the least value. */
  value: number;
  /** It shares the least value among untried candidates with at least one other. */
  tied: boolean;
  /** It was tried from here before, and led to a dead end. */
  tried: boolean;
  /** In a moment or a hint of `"warnsdorff"`: its value by each criterion of `Moment.rule`, in order. */
  values?: number[];
}

/** The reason of the next step: its `code`, and the facts of that kind. */
export type Reason = { [Code in ReasonCode]: { code: Code } & ReasonFacts[Code] }[ReasonCode];

/** The codes of steps. */
export type ReasonCode = keyof ReasonFacts;

/** The facts of each kind of step. */
export interface ReasonFacts {
  /** `to` has the fewest onward moves (`accessibility`) of the untried candidates, without a tie, or is the only one. `candidates` includes the tried ones. */
  fewest: { to: SquareName; accessibility: number; candidates: number };
  /** `tied` untried candidates share the fewest onward moves; `rule` chose `to` among them. */
  tie: {
    to: SquareName;
    accessibility: number;
    candidates: number;
    tied: number;
    rule: TieBreakId;
  };
  /** A rule of one's own chose `to`. Its first criterion left `tied` of the `candidates`. Criterion number `decided`, from 1, was the last that was needed; one more than there are means that `last` of `ParsedRule` decided. */
  "by-rule": { to: SquareName; candidates: number; tied: number; decided: number };
  /** Every square is visited and the start is a move away: the tour closes. */
  close: { to: SquareName };
  /** No open square is left to try: the knight goes back to `to`. `cause` is the reason. */
  backtrack: { to: SquareName; cause: DeadEnd };
  /** The attempt ends and attempt number `attempt` begins (the first was 1), with ties broken by `rule`; `"own"` is the rule of one's own, and then at random. `cause`: a dead end, or the attempt has used up its steps. */
  restart: { attempt: number; rule: TieBreakId | "own"; cause: DeadEnd | "budget" };
  /** The caller went to `to`, which had `accessibility` onward moves; the fewest of any candidate were `fewest`. The current algorithm would have gone to `preferred`, which is `to` if it agrees or makes no moves. */
  "by-hand": { to: SquareName; accessibility: number; fewest: number; preferred: SquareName };
  /** The caller closed the tour. */
  "closed-by-hand": { to: SquareName };
  /** The given tour goes to `to`, with `accessibility` onward moves; the fewest of any candidate are `fewest`. */
  "take-next": { to: SquareName; accessibility: number; fewest: number };
  /** A move to the next untried square, after `tried` others and with `left` more to try. */
  forward: { to: SquareName; tried: number; left: number };
  /** The last move is taken back although there are onward moves, because it left `square` unreachable or unusable. */
  prune: { to: SquareName; cause: PruneCause; square: SquareName };
  /** In order `number` of `orders`, the step from `from` to `to` is not a move. The digits of `order` are the order itself: 1 is the square with the lowest number, 2 the next, up to 9. */
  breaks: { number: number; orders: number; order: number; from: SquareName; to: SquareName };
  /** All steps of the order are moves, but the last square is not a move from the first. */
  "not-closed": { number: number; orders: number; order: number; from: SquareName; to: SquareName };
  /** The order is a tour. */
  holds: { number: number; orders: number; order: number };
  /** Attempt number `attempts` failed after `visited` squares, and all its moves are taken back. `complete` of the attempts visited every square. */
  "attempt-failed": { attempts: number; complete: number; visited: number; cause: DeadEnd };
  /** The last move of a closed tour, in attempt number `attempts`; `complete` of the attempts visited every square. */
  "closed-after-attempts": { to: SquareName; attempts: number; complete: number };
  /** The path grows to `to`, which has the fewest onward moves, like `tied` of the candidates. */
  grow: { to: SquareName; accessibility: number; candidates: number; tied: number };
  /** The path grows to `to`, chosen randomly. */
  "grow-at-random": { to: SquareName; candidates: number };
  /** After `turns` rotations of the end, or if it cannot be rotated, all moves are taken back. */
  "rotations-failed": { attempts: number; visited: number; turns: number };
  /** The end is rotated, so that the path ends on `to`: `at` is the last square that keeps its place, `turned` squares get other numbers, `left` are unvisited. */
  rotate: {
    at: SquareName;
    to: SquareName;
    turned: number;
    use: "goes-on" | "closes" | "none";
    left: number;
  };
  /** The same on a walk with detours. */
  "rotate-walk": {
    at: SquareName;
    to: SquareName;
    turned: number;
    use: "goes-on" | "closes" | "detour" | "none";
    left: number;
  };
  /** The board is cut after column or row number `after`: one of `cuts` cuts. */
  cut: { side: "columns" | "rows"; after: number; cuts: number };
  /** A block gets its tour. */
  "base-tour": {
    corner: SquareName;
    width: number;
    height: number;
    how: "searched" | "copied";
    kind: "closed" | "open";
  };
  /** A move of one block and a move of the next are exchanged for two moves between them; `left` tours are left. */
  "blocks-joined": { from: SquareName; to: SquareName; left: number };
  /** The tour of a piece replaces the move between two squares. */
  "piece-inserted": { from: SquareName; to: SquareName };
  /** Some columns of a four-row board get moves from which four strands lead out. */
  "strand-ends": { corner: SquareName; columns: number; width: number; height: number };
  /** The four strands continue through two columns. */
  strands: { corner: SquareName };
  /** The four strands reach the next section that has its moves. */
  "strands-tied": { corner: SquareName };
  /** The closed tour loses the move back to its start. */
  opened: { last: SquareName; start: SquareName };
  /** Four strands begin at `from` and a square near it, where they are joined in pairs. */
  "formation-sets-out": { from: SquareName };
  /** `strands` of the four strands go straight on; the first has reached `to`. */
  "formation-advances": { strands: number; to: SquareName };
  /** The strands turn into the next four lines at a side of the board. */
  "formation-turns": { side: "left" | "right" | "bottom" | "top"; moves: number };
  /** The strands are joined in other pairs than where they began, near `at`. */
  "formation-ends": { at: SquareName };
  /** The board is too small for parallel strands: its moves come from a stored tour. */
  "formation-too-large": {};
  /** Moves are added, each for the square with the fewest moves to choose from; `missing` are still missing. */
  match: { moves: number; missing: number };
  /** Two squares with too few moves get one more each, along an alternating path that removes `out` moves and adds `in` moves. */
  augment: { out: number; in: number; missing: number };
  /** Two cycles become one: the smaller had `size` squares, `cycles` are left. */
  merge: { size: number; cycles: number };
  /** A longer exchange leaves fewer cycles. */
  exchange: { out: number; joined: number; cycles: number };
  /** An exchange that leaves equally many cycles, but different ones. */
  shift: { out: number; cycles: number };
  /** All moves are removed, to find other cycles. */
  "match-again": { attempt: number; cycles: number };
  /** The exhaustive search continues: `tried` of `ends` cases are settled. */
  "try-all": { tried: number; ends: number };
  /** The exhaustive search found a tour. */
  found: {};
  /** A method failed, and the next one begins. */
  "next-method": { method: AskedMethod; next: AskedMethod };
  /** The decision square by square continues. */
  decide: { finished: number; squares: number; states: number };
  /** A method without visible moves has found a tour. */
  answered: { method: AskedMethod };
  /** `active` of `moves` neurons become active, at random. */
  wake: { attempt: number; active: number; moves: number };
  /** Every neuron is updated once: `settled` of `squares` squares have the two moves they need. */
  sweep: { sweep: number; switched: number; active: number; settled: number; squares: number };
  /** Every square has two moves, in several cycles. */
  "several-cycles": { cycles: number; sweeps: number };
  /** No further sweep will change anything, but not every square has two moves. */
  frozen: { sweeps: number; settled: number; squares: number };
  /** Two cycles become one. */
  "merge-cycles": { cycles: number };
  /** All moves are removed for a restart. */
  reseed: { attempt: number; cause: NoTourOfNetwork; sweeps: number; cycles: number };
  /** The knight goes to a corner, one of `tied`. */
  "to-corner": { to: SquareName; candidates: number; tied: number };
  /** No reachable square is nearer to the edge than `to`, `distance` rows or columns from it. */
  "near-edge": { to: SquareName; candidates: number; tied: number; distance: number };
  /** `letters` leftover squares are visited between two squares of the walk: after number `after` and `passed` squares with letters. */
  detour: { from: SquareName; to: SquareName; after: number; passed: number; letters: number };
  /** Squares with letters get numbers; the moves do not change. */
  renumber: { lettered: number; left: number };
  /** A longer path was found; no path visits more than `most` squares. */
  longer: { visited: number; most: number };
  /** No longer path yet, after `paths` that grew from different starts. */
  "grow-paths": { paths: number; visited: number; most: number };
  /** The exhaustive search for a longer path continues. */
  "try-longer": { positions: number; visited: number; most: number };
  /** The path grows to `to`, and its `images` by a symmetry with it; `candidates` were possible. */
  "grow-alike": { to: SquareName; images: number; candidates: number };
  /** The end is rotated, and its images with it: the path ends on `to`. `left` squares are not visited, those that the symmetry maps to each other counted once. */
  "rotate-alike": { to: SquareName; left: number };
  /** The path and its images are joined to a tour. */
  "close-alike": { images: number };
  /** The rotations did not help, and all moves are taken back. */
  "restart-alike": { attempts: number; visited: number };
  /** The exhaustive search on the folded board continues. */
  "try-alike": { positions: number };
  /** The run is over: see `outcome`. */
  end: {};
}

/** Why backtracking leaves a square that is not stuck: an unvisited square has no unvisited neighbour, too many squares could only be ends, one cannot be reached, or the start cannot. */
export type PruneCause = "unreachable" | "too-many-ends" | "cut-in-two" | "start-cut-off";

/** Why an attempt of the network is given up. */
export type NoTourOfNetwork = "several-cycles" | "no-merge" | "too-many-sweeps" | "frozen";

/** The methods that `"best"` runs in turn. */
export type AskedMethod =
  "theory" | "cycles" | "rotations" | "decision" | "cycles-again" | "exhaustive";

/** `"no-onward-move"`: squares are left but none is a move away. `"all-tried"`: every square a move away was tried and failed.
 * `"not-closed"`: every square is visited but the start is not a move away. `"start-cut-off"`: none of the squares left is a
 * move away from the start, so a closed tour could not return. */
export type DeadEnd = "no-onward-move" | "all-tried" | "not-closed" | "start-cut-off";

/** Which of the methods that `"best"` runs in turn had the answer. */
export type Answering = "theory" | "cycles" | "rotations" | "decision" | "exhaustive";

/** The outcome of a run. */
export type Outcome =
  /** Every square visited once; verified. `closed`: the last square is a move from the first. */
  | { kind: "tour"; closed: boolean; by?: Answering }
  /** No onward move after `visited` of `squares` squares. */
  | { kind: "stuck"; cause: DeadEnd; visited: number; squares: number }
  /** Every square has two moves, but they make several cycles. */
  | { kind: "cycles"; cycles: number }
  /** The longest path visits `visited` of `squares` squares, or the longest that was found if no path visits more than `most`; `uncrossed` if it may not cross itself. */
  | { kind: "longest"; visited: number; squares: number; most: number; uncrossed?: true }
  /** There is no such tour from this start. `"all-tried"`: every possibility was tried. */
  | { kind: "impossible"; reason: { code: ImpossibleCode } & InEnglish; by?: Answering }
  /** The limit of `limit` of the unit `of` was reached, and no tour was found. */
  | {
      kind: "gave-up";
      limit: number;
      of: Effort | "milliseconds";
      /** For `"best"`: the methods that ran, and the number of rounds. */
      tried?: AskedMethod[];
      rounds?: number;
    };

/** What efforts are counted in. */
export type Effort = "steps" | "sweeps" | "exchanges" | "guesses";

/** Why there is no such tour: every possibility was tried, or a code of `existence` or `diagnose`. */
export type ImpossibleCode =
  | "all-tried"
  /** For `"symmetric"`, why no tour has the symmetry: the board has not; too many squares stay in place; the colours do not fit; no move leads from a square to its image; an open tour would have four ends. */
  | "not-symmetric"
  | "symmetry-fixed"
  | "symmetry-colours"
  | "symmetry-no-middle"
  | "symmetry-ends"
  | Exclude<
      ExistenceReason["code"],
      | "schwenk"
      | "open-theorem"
      | "knights-tour"
      | "torus-theorem"
      | "cylinder-theorem"
      | "found"
      | "steps"
      | "circuit"
      | "no-theorem"
    >
  | Finding["code"];

/** Running totals up to the play head. */
export interface Counters {
  /** Edits made: moves added, taken back, and restarts. */
  steps: number;
  /** Squares on the path now, including the start. */
  visited: number;
  ties: number;
  deadEnds: number;
  backtracks: number;
  restarts: number;
  /** Squares on which the knight was placed. */
  placements: number;
  /** Orders of the squares tried. */
  orders: number;
  /** Rotations of the end of a path. */
  rotations: number;
  /** Blocks or cycles joined. */
  joins: number;
  /** Detours spliced in. */
  splices: number;
  /** Updates of all neurons. */
  sweeps: number;
}

/** The name of a total. */
export type CounterId = Exclude<keyof Counters, "steps" | "visited">;

/** A description of the run at the play head, without the whole path: cheap on any board. */
export interface Moment {
  /** Steps taken so far. */
  position: number;
  /** The last position that can be sought at once. */
  recorded: number;
  /** False if the board is too large for a timeline: the run can only go forward. */
  timeline: boolean;
  /** The play head is at the end of a finished run. */
  done: boolean;
  /** The run continues only when the caller plays a move. */
  waits: boolean;
  /** Who makes the coming step. */
  algorithm: AlgorithmId;
  /** Who made the step that led here: an algorithm, the replay of a known tour, or the caller. `null` at the beginning. */
  madeBy: "algorithm" | "replay" | "player" | null;
  /** Squares of the board, excluding holes. */
  squares: number;
  /** What one step is: a move of the knight, never taken back; an order of the squares, tried out; or a step that may add a move, take one back, restart, or change many moves at once. */
  unit: "move" | "order" | "step";
  /** Steps of a run without dead ends: one fewer than the squares, and one more to close; or the number of orders to try. `null` for algorithms that do not build a path. */
  expected: number | null;
  /** The first square of the tour once one is found, otherwise the start. */
  start: SquareName;
  /** The square on which the knight stands, or which the next step concerns. */
  focus: SquareName;
  /** The measure of the choice: the meaning of the candidates' `value`. */
  measure: Measure;
  /** The numbers in the layer `degrees` on open squares. */
  squareMeasure: Measure | RuleMeasureId;
  /** The choice about to be made from `focus`, in the board's order of moves; `step()` makes it. If there are more than 32, a moment has the chosen one, then untried ones with the least value; a state has all. */
  candidates: Candidate[];
  /** The rule by which the next step chooses, in its normal form, and the criterion that decides: its index in the candidates' `values`, or their number if they leave several squares. `null` where no rule chooses. */
  rule: string | null;
  decidedBy: number | null;
  /** The number of untried candidates, listed or not. */
  untried: number;
  /** The reason of the next step. */
  reason: Reason;
  /** Index into the algorithm's `pseudocode`: the line of the next step, or at which the run ended. */
  line: number;
  counters: Counters;
  /** `null` while the run goes on. */
  outcome: Outcome | null;
}

/** A moment with the whole path and all moves. Cost grows with the path. */
export interface State extends Moment {
  /** Squares in visiting order. */
  path: SquareName[];
  /** Every move now in the set. */
  moves: [SquareName, SquareName][];
}

/** The algorithm that continues from the current path; missing settings have defaults. */
export type TakeoverSettings = Omit<
  RunSettings,
  "board" | "leaper" | "graph" | "start" | "target" | "tour"
>;

/** What Warnsdorff's rule would do next. */
export interface Hint {
  to: SquareName;
  /** The meaning of the candidates' `value`. */
  measure: Measure;
  candidates: Candidate[];
  /** As in a moment. */
  rule: string | null;
  decidedBy: number | null;
  reason: Reason;
}

/** How to draw. Lengths are CSS pixels. */
export interface View {
  /** Size of the canvas; the board is centred in it. */
  width: number;
  height: number;
  /** Canvas pixels per CSS pixel. Default 1. */
  pixelRatio?: number;
  /** Default: all. */
  layers?: Layer[];
  /** Default `"light"`. */
  theme?: ThemeId;
  /** 0 to 1: the progress of the knight from its last square. Default 1. */
  glide?: number;
  /** Whether to show the coming choice: the candidates, or the moves to remove and add. Default true. */
  choice?: boolean;
  /** The part of the board to show. Default, and `null`: all of it. */
  camera?: Camera | null;
  /** For `CanvasPainter.paint`, its maximum duration if only the camera has moved. Later calls paint the rest. Default: no limit. */
  milliseconds?: number;
  /** A square or a hole to outline, for a keyboard cursor or a pointer. */
  cursor?: SquareName | null;
  /** For a finished closed tour: number the squares from here. */
  numberFrom?: SquareName | null;
  /** Highlighted squares. */
  marked?: SquareName[];
}

/** How to show a run as an animation, on a canvas that the module creates. The coming choice is shown if frames last at least an eighth of a second. */
export interface AnimationView extends Pick<
  View,
  "layers" | "theme" | "choice" | "camera" | "numberFrom"
> {
  /** The position of the first frame, in steps. Default 0. */
  from?: number;
  /** The position of the last frame, in steps, at most 400,000. Default, and at most: the end of the run. */
  to?: number;
  /** Pixels on the longer side of a frame, 64 to 2000. Default 480. */
  size?: number;
  /** The duration of each frame but the last in milliseconds, 20 to 10,000, rounded up to tens. Default 200. */
  delay?: number;
  /** If there is no `OffscreenCanvas`, as in Node: creates a canvas that has 2D contexts with `getImageData`. `Path2D` must be global as well. */
  canvas?: (width: number, height: number) => object;
}

/** The settings of `renderGif`. */
export type AnimationSettings = RunSettings & AnimationView;

/** The same for a run on a graph that is not a board. */
export type GraphAnimationSettings = GraphRunSettings & AnimationView;

/** The frames of an animation. */
export interface AnimationPlan {
  /** The positions of the first frame and of the last, in steps. */
  from: number;
  to: number;
  /** Steps from one frame to the next. More than 1 if there would be more than 2000 frames. */
  every: number;
  frames: number;
  /** Pixels of a frame. */
  width: number;
  height: number;
  /** The duration of each frame but the last in milliseconds; the last one lasts at least two seconds. */
  delay: number;
  /** The duration of the whole animation. */
  milliseconds: number;
  /** The approximate file size in bytes: the file may be between half and twice as large. */
  bytes: number;
}

/** The progress of an animation. */
export interface AnimationProgress extends Progress {
  /** Bytes so far. */
  bytes: number;
}

/** A part of a board or a graph, as `Session.moveCamera` returns it. */
export interface Camera {
  /** The scale relative to showing the whole, at least 1. Larger values than possible are reduced. */
  zoom: number;
  /** The point at the centre, in squares from the upper left corner. */
  x: number;
  y: number;
}

/** A mark on a square: a smaller square inside it, a dot, a tick, a cross, a disc, a ring or a frame. */
export type Mark = "inset" | "dot" | "tick" | "cross" | "disc" | "ring" | "frame";

/** A picture of a board or a graph and of what to show on it, for `diagramSvg` and `paintDiagram`. By default nothing but `board` is shown. The maximum is 65,536 moves of one kind, and as many squares of a path, or the number of squares of the board if that is larger. */
export interface Diagram {
  /** As in `RunSettings`. */
  board?: string;
  leaper?: Leaps;
  wrap?: WrapId;
  graph?: string;
  /** How squares look: alternately light and dark, all alike, or invisible. Default `"chequered"`. */
  squares?: "chequered" | "blank" | "none";
  /** Whether to show the coordinates of squares, or the names of vertices, around it. Large ones are in proportion
   * to the squares. Default `true`. */
  coordinates?: boolean | "large";
  /** All possible moves, if there are not too many. */
  possible?: boolean;
  /** Squares in order, joined by lines in the colours of their order. */
  path?: readonly AnySquare[];
  /** Whether these lines look alike instead: in one colour, and fine if no squares are visible. */
  plain?: boolean;
  /** Whether a dashed line joins the last square of the path to the first. */
  closed?: boolean;
  /** Whether squares of the path are coloured by their index in it. */
  colours?: boolean;
  /** Whether squares of the path show their number. Then `labels` is ignored. */
  numbers?: boolean;
  /** Moves drawn over all others, and faint ones of the past. */
  moves?: readonly (readonly [AnySquare, AnySquare])[];
  faint?: readonly (readonly [AnySquare, AnySquare])[];
  /** From the first square of each pair to the second. */
  arrows?: readonly (readonly [AnySquare, AnySquare])[];
  /** Squares with marks, and strongly light or dark ones. */
  marks?: Partial<Record<Mark | "light" | "dark", readonly AnySquare[]>>;
  /** Squares, each with a text of at most 12 characters. */
  labels?: readonly (readonly [AnySquare, string])[];
  /** The knight's square. */
  knight?: AnySquare;
  /** A caption below the picture, at most 200 characters. */
  caption?: string;
}

/** A square by its name, or by its number: by rows from the bottom, from 0. */
export type AnySquare = SquareName | number;

/** The content of an SVG image. */
export interface SvgView {
  layers?: Layer[];
  theme?: ThemeId;
  numberFrom?: SquareName | null;
}

/** A description of one square at the play head. */
export interface SquareInfo {
  square: SquareName;
  /** 0 at the left; the number of a vertex. */
  column: number;
  /** 0 at the bottom; always 0 for a vertex. */
  row: number;
  hole: boolean;
  /** Whether the knight, or the walker on a graph, stands there. */
  knight: boolean;
  /** For a vertex: its neighbours. */
  neighbours?: SquareName[];
  /** 1 for the start; 0 while open, and while the moves have no order. */
  visit: number;
  /** Its label while some squares have letters: `"5"`, or `"5a"` for the first of a detour after it. */
  label?: string;
  /** Open squares a move away. */
  accessibility: number;
  /** The meaning of `value`: for candidates `Moment.measure`, otherwise `Moment.squareMeasure`; what `numberBy` asked for on all of them. */
  measure: Measure | RuleMeasureId;
  /** Its value; 0 for holes. */
  value: number;
  /** Whether it is a candidate of the coming choice. */
  candidate: boolean;
  chosen: boolean;
}

/** The position of a square on a canvas, in CSS pixels from its top left corner. */
export interface SquareBox {
  left: number;
  top: number;
  /** Its side. */
  size: number;
}

/** A verified tour, ready to copy. */
export interface FinishedTour {
  closed: boolean;
  /** In visiting order. */
  squares: SquareName[];
  /** The numbered board, top row first, columns aligned; empty on a graph that is not a board. */
  numbers: string;
}

/** There is a tour, there is none, or the question is undecided. */
export type ExistenceAnswer = "yes" | "no" | "unknown";

/** Whether a tour exists. */
export interface Existence {
  answer: ExistenceAnswer;
  reason: ExistenceReason & InEnglish;
}

/** The result of `feasibility`. */
export interface Feasibility extends Existence {
  /** The findings of `diagnose`. */
  findings: Finding[];
}

/** A reason in words. */
export interface InEnglish {
  /** Why there is a tour, or none: it follows “there is no such tour: ”, without a full stop. */
  sentence: string;
}

/** Why. Sides are given as the theorem orders them: `short` ≤ `long`. */
export type ExistenceReason =
  /** There is one square: an open tour is complete before it begins, a closed one has no move to close with. For a closed tour of one square, on a board or a graph, `existence`, `diagnose` and the outcome `impossible` of every method have this same code. */
  | { code: "one-square" }
  /** Closed, and both sides odd: one colour has one square more than the other, but a closed tour alternates. */
  | { code: "odd-area" }
  /** The board is too narrow: a side of 1 or 2 (or, for closed tours, 4). */
  | { code: "side-1" | "side-2" | "side-4"; short: number; long: number }
  /** One of the small boards that were searched exhaustively. */
  | { code: "small-exception"; short: number; long: number }
  /** Schwenk's theorem (1991): every other rectangle has a closed tour. */
  | { code: "schwenk" }
  /** Cull and De Curtins (1978), Conrad et al. (1994), and the narrow boards: an open tour exists. */
  | { code: "open-theorem" }
  /** The piece can make every move of the knight, and the knight has such a tour. */
  | { code: "knights-tour" }
  /** Watkins and Hoenigman (1997): every torus of at least three squares has a closed tour. */
  | { code: "torus-theorem" }
  /** Watkins (2004): so has every cylinder, except of one row, or of two or four rows and an even number of columns. */
  | { code: "cylinder-theorem" }
  /** On one of the few smallest boards with joined edges: a search finds a tour. */
  | { code: "found" }
  /** The piece can step to the next square, and goes through the rows to and fro. */
  | { code: "steps" }
  /** The piece can step to the next square, and goes around a board with an even number of squares, or with a diagonal step. */
  | { code: "circuit" }
  /** Each move changes colour, and the colours are unbalanced: `light` and `dark` squares. */
  | { code: "colours"; light: number; dark: number }
  /** The board has one square more of one colour, and `start` is of the other: `light` and `dark` squares. */
  | { code: "start-colour"; start: SquareName; light: number; dark: number }
  /** On a board four squares wide no open tour begins in an inner row, where `start` is. */
  | { code: "inner-row"; start: SquareName }
  /** An exhaustive search found no open tour from `start`: the centre of 3 × 7, and two squares of 3 × 8. */
  | { code: "start-exception"; start: SquareName }
  /** A tour of several squares cannot end on `start`, where it begins. */
  | { code: "end-is-start"; start: SquareName }
  /** Each move changes colour, and after all squares, `total`, a tour from `start` has another colour than `end`. */
  | { code: "end-colour"; end: SquareName; start: SquareName; total: number }
  /** Conrad et al. (1994): on every square board from 6 × 6 a tour leads between any two squares whose colours allow it. */
  | { code: "between-theorem" }
  /** `square` has `degree` moves: too few. */
  | { code: "too-few-moves"; square: SquareName; degree: number }
  /** `square` cannot be reached from `from`. */
  | { code: "not-connected"; square: SquareName; from: SquareName }
  /** No theorem covers this board. */
  | { code: "no-theorem" };

/** Why a full board has a tour, or has none. */
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
      | "open-theorem"
      | "knights-tour"
      | "steps"
      | "circuit"
      | "colours"
      | "too-few-moves"
      | "not-connected"
      | "no-theorem";
  }
>;

/** Whether a tour exists on a full board: for the knight, theorems decide it. */
export interface RectangleExistence {
  answer: ExistenceAnswer;
  reason: RectangleReason & InEnglish;
}

/** A part of an argument why there is no tour. */
export interface ArgumentPart {
  code:
    /** Every square gets one of two colours that each move changes. */
    | "colours"
    /** On a board four squares high every square is in an outer or an inner row. */
    | "rows"
    /** On a board four squares wide it is in an outer or an inner column. */
    | "columns"
    /** All moves of the outer rows or columns lead to the inner ones. */
    | "outer-moves"
    /** So a closed tour from the first square, which is outer and dark, alternates in both ways, and visits only half of the squares. */
    | "alternation"
    /** Chains of moves lead from the first square to these, and to no others. */
    | "reach";
  /** The squares in turn. */
  steps: ArgumentStep[];
}

/** One square of an argument. */
export interface ArgumentStep {
  /** The square's number. */
  square: number;
  /** What is shown about it. */
  mark: "light" | "dark" | "outer" | "inner" | "bound" | "met" | "missed" | "reached";
  /** The squares that the moves of this step lead to, by number: all of them for a bound square, or the one from which a square was reached. */
  moves: number[];
}

/** Something that rules out a tour. */
export interface Finding extends InEnglish {
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
    /** Without the square the board falls into more parts than a tour can visit. `numbers`: how many parts each leaves. */
    | "cut-squares"
    /** Parts connected only through these squares would each have to contain an end. `numbers`: how many, and how many there may be. */
    | "end-parts"
    /** The first square is a neighbour of more than two squares, the others, that need it. `numbers`: how many. */
    | "forced-moves"
    /** Forced moves make a cycle of only these squares. `numbers`: how many. */
    | "forced-cycle"
    /** All moves of the squares lead to few others, which cannot give each two. `numbers`: moves needed, moves available. */
    | "no-two-factor"
    /** All moves of the squares lead to fewer squares. `numbers`: as before. */
    | "no-cycle-cover"
    /** In every choice of two moves for every square, none joins these squares to the others. `numbers`: how many they are, how many others. */
    | "separate-cycles"
    /** An open tour can visit either the first of the squares or the rest of them, but not both. `numbers`: how many squares each group has. */
    | "separate-parts"
    /** The code of `existence` for the start: see `ExistenceReason`. `squares`: the start. */
    | "inner-row"
    | "start-exception"
    /** The code of `existence` for the board. `numbers`: the shorter side, the longer side. */
    | "side-4"
    | "small-exception"
    /** The tour is to end on this square, where it begins. No `numbers`. */
    | "end-is-start"
    /** The first square is the end, and has another colour than tours from the second, the start, have there. `numbers`: squares of the board. */
    | "end-colour"
    /** An end has no move that a tour between the ends could use. No `numbers`. */
    | "end-cut-off"
    /** The tour has to end on another square, and would have to end on these, which have one move each. `numbers`: how many. */
    | "ends-elsewhere";
  /** To blame, at most 4096 squares. */
  squares: SquareName[];
  numbers: number[];
}

/** Statistics of a tour on a board. */
export interface Statistics {
  /** Squares at which it changes its direction. */
  turns: number;
  /** The number of straight runs of 1, 2, 3, … moves. */
  runs: number[];
  /** How often it crosses itself, drawn as straight lines between the centres of squares; `null` for very long leaps. */
  crossings: number | null;
  /** The symmetries of the board that preserve it, ignoring its direction: the identity first. */
  symmetries: SymmetryId[];
  /** The sums of the numbered board; `null` if there are holes. */
  sums: {
    /** The bottom row first. */
    rows: number[];
    /** The left column first. */
    columns: number[];
    /** Sums of the diagonal from a1 and of the other one; `null` on boards that are not square. */
    diagonals: number[] | null;
    /** Whether all rows have the same sum, and all columns. */
    semiMagic: boolean;
    /** Whether both diagonals of a square board also have that sum. */
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

/** The result of `verify`. */
export interface Verification {
  tour: boolean;
  closed: boolean;
  /** For a text, or a list of pairs or rows: the format detected. */
  form?: TourForm;
  /** For the same: the squares that could be read. */
  squares?: SquareName[];
  /** How many of them are correct, from the first: each a move from the one before, and none repeated. The fault comes directly after them. */
  holds?: number;
  /** For the same: ignored text around the tour, without repetitions, at most 20 items. */
  leftOut?: string[];
  /** For the same: unusual marks in a numbered board that were taken as squares without a number. */
  open?: string[];
  /** For the same: whether the first square is repeated at the end, as is common for closed tours. */
  returns?: boolean;
  /** For the same, if it is not a tour of this board but of another one: that board. */
  board?: string;
  /** For a tour. */
  statistics?: Statistics;
  /** The first fault, if it is not a tour. */
  problem?: string;
  /** The same as data. */
  because?: Phrase & { code: ErrorCode; message: string };
}

/** How a tour is drawn on a poster. `"numbered"`: the board with numbered squares, over a faint line. `"line"`: the line alone. `"ribbon"`: a ribbon that changes colour and widens along the tour, with its ends marked. `"woven"`: a line that goes alternately over and under itself. `"turns"`: squares at which the tour turns are filled, and counted below. */
export type PosterStyle = "numbered" | "line" | "ribbon" | "woven" | "turns";

/** The orientation of a sheet; `"auto"`: that of the board for a named paper size, otherwise as written. */
export type Orientation = "auto" | "portrait" | "landscape";

/** The colours of a poster. */
export type PosterTheme = ThemeId | "black-and-white";

/** A finished tour, and the settings of its poster. */
export interface PosterSettings {
  /** As in `RunSettings`. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** The tour, in any format that `verify` reads. */
  squares: string | readonly (SquareName | number)[] | readonly (readonly number[])[] | Uint32Array;
  /** Default `"numbered"`. */
  style?: PosterStyle;
  /** `"A0"` to `"A5"`, `"letter"`, `"legal"`, `"tabloid"`, `"square"` (300 mm), or two integers: `"300x400mm"`, of 20 to 5000 mm, or `"1200x800px"`, of 64 to 10,000 px. Default `"A4"`. */
  paper?: string;
  /** Default `"auto"`. */
  orientation?: Orientation;
  /** Above the board; at most 100 characters. Default none. */
  title?: string;
  /** Below the board; at most 300 characters. Default none. */
  caption?: string;
  /** Default `"light"`. */
  theme?: PosterTheme;
  /** In the legend of the style `"turns"`, what stands beside the colour of squares where the tour turns; at most 100 characters. Default their number in English, such as `"12 turns"`. */
  turnsText?: string;
  /** The same for squares where it goes straight on, such as `"52 straight on"`. */
  straightText?: string;
}

/** A path on a board, and the kind of tour that it should become. */
export interface VerdictSettings {
  /** As in `RunSettings`. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** Which edges are joined. Default `"none"`. */
  wrap?: WrapId;
  /** A graph that is not a board, as `OnGraph` describes it. If given, `board`, `leaper` and `wrap` are ignored. */
  graph?: string;
  /** Its squares in visiting order, at least one. On boards of more than 65,536 squares only complete paths are accepted. */
  path: readonly AnySquare[];
  /** Default `"open"`. A closed tour returns to the first square of the path. */
  target?: Target;
  /** Where an open tour has to end. Default: anywhere. */
  end?: AnySquare;
}

/** A path on a graph that is not a board. */
export type GraphVerdictSettings = Omit<VerdictSettings, "board" | "leaper" | "wrap"> & OnGraph;

/** The fate of a path. */
export type VerdictResult =
  /** It can be completed: `squares` is a tour that begins with it. */
  | { kind: "finishable"; squares: SquareName[] }
  /** It cannot be completed. `squares`: to blame. `since`: the index in the path, 0 for the start, of the square since which it is lost; only once that is known. */
  | ({
      kind: "lost";
      code: LostCode;
      numbers: number[];
      squares: SquareName[];
      since?: number;
    } & InEnglish)
  /** Undecided after this many steps of the search. */
  | { kind: "unknown"; after: number };

/** Why a path is lost: a code of its own, or that of a `Finding` about the rest of the board. */
export type LostCode =
  /** No unvisited square is a move from the end of the path, which is to blame. */
  | "stuck"
  /** All squares are visited, and the last is not a move from the first. Both are to blame. */
  | "not-closed"
  /** No unvisited square is a move from these squares. `numbers`: how many. */
  | "never-entered"
  /** A closed tour cannot return to the start, which is to blame: none of its neighbours is unvisited. */
  | "start-cut-off"
  /** The squares have one move left each, so that the tour would have to end on each of them. `numbers`: how many, and how many there may be. */
  | "too-many-dead-ends"
  /** No moves join the squares to the end of the path. `numbers`: how many. */
  | "cut-in-two"
  /** Moves alternate between two colours, and too many squares of one are left. `numbers`: light, dark. */
  | "colours"
  /** Every possibility was tried. */
  | "all-tried"
  | Finding["code"];

/** The result of `solve`. `squares` is the path at the end, a verified tour if `outcome.kind` is `"tour"`. */
export interface Solution {
  outcome: Outcome;
  squares: SquareName[];
  steps: number;
  backtracks: number;
  restarts: number;
}

/** The results of a number of runs. */
export interface Trials {
  runs: number;
  /** Runs that found a tour. */
  tours: number;
  /** Tours among them that are closed. */
  closed: number;
  /** Squares on the final paths, summed over all runs. */
  visited: number;
  /** Steps, summed over all runs. */
  steps: number;
}

/** The progress of work that is done in slices. */
export interface Progress {
  /** `result` has the answer. */
  done: boolean;
  /** 0 to 1; never decreases. Roughly proportional to time. */
  fraction: number;
}

/** Long, resumable work: the common interface of `TourCounter`, `Estimator`, `SequenceCounter` and `SuccessMap`. */
export interface Resumable<Told extends Progress, Result> {
  /** Works for about this many milliseconds, by default 8, and returns the progress. It always makes some progress. */
  advance(milliseconds?: number): Told;
  /** The answer; `null` or `undefined` until it is done. */
  readonly result: Result | null | undefined;
  /** Frees its memory, done or not. This is enough to cancel it. */
  free(): void;
}

/** The result of one run: a tour, closed or not; a dead end; several cycles; shown to be impossible; ended by the limit; or the algorithm does not support this start. */
export type Ending = "closed" | "open" | "stuck" | "cycles" | "impossible" | "gave-up" | "refused";

/** The results of the runs from one start. */
export interface FromStart {
  square: SquareName;
  /** One for each seed, in order. */
  endings: Ending[];
  /** The sum of the steps taken. */
  steps: number;
}

/** The settings of an estimate. Everything but `board` or `graph` has a default. */
export interface EstimateSettings {
  /** As in `RunSettings`; at most 1024 squares, including holes. */
  board?: string;
  /** A graph that is not a board, as `OnGraph` describes it. If given, `board`, `leaper` and `wrap` are ignored. */
  graph?: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** Which edges are joined. Default `"none"`. */
  wrap?: WrapId;
  /** Closed tours, or open ones including those that could be closed. Default `"open"`. */
  target?: Target;
  /** Whether a tour and its reverse count as two. Default `false`. */
  directed?: boolean;
  /** The number of walks. Default 1,000,000. Groups of four share the first third of their way. */
  walks?: number;
  /** As in `RunSettings`. */
  seed?: string | number;
  /** The weight θ, 0.01 to 10: with a smaller one, walks follow Warnsdorff's rule more closely. Default 0.75 for up to 100
   * squares, otherwise 0.7. With a small θ walks succeed often, and the estimate seems certain but is wrong. */
  weight?: number;
}

/** An estimate of the number of tours from a number of random walks. */
export interface Estimate {
  /** The number of walks. */
  walks: number;
  /** The number of walks that became tours. */
  completed: number;
  /** The estimated number of tours; `Infinity` beyond 1.8 · 10³⁰⁸, and 0 if no walk became a tour. */
  estimate: number;
  /** The standard error: if the walks are typical, the estimate is off by at most this much two times out of three, and
   * by less than twice as much 19 times out of 20. `null` if there are no two batches of walks to compare, or
   * no walk became a tour. */
  standardError: number | null;
  /** The standard error relative to the estimate. */
  relativeError: number | null;
  /** The common logarithm of the estimate; `-Infinity` for 0. */
  log10: number;
}

/** An unfinished estimate. */
export interface EstimateSoFar extends Estimate, Progress {
  /** The estimates so far: one after the first walk, and one after each increase of about 5 % in the number of walks. */
  series: Estimate[];
}

/** The settings of a list of tours. Everything but `board` has a default. */
export interface TourSettings {
  /** As in `RunSettings`. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** Which edges are joined. Default `"none"`. */
  wrap?: WrapId;
  /** A graph that is not a board, as `OnGraph` describes it. If given, `board`, `leaper` and `wrap` are ignored. */
  graph?: string;
  /** Default `"open"`: any tour, including those that could be closed. */
  target?: Target;
  /** Whether a tour and its reverse count as two. Where a closed tour begins makes no difference. Default `false`. */
  directed?: boolean;
  /** Only open tours that begin on this square, each in this direction alone. Default: anywhere. */
  start?: AnySquare;
  /** Only open tours that end on this square. Default: anywhere. */
  end?: AnySquare;
}

/** The settings of a count. Everything but `board` has a default. */
export interface CountSettings extends TourSettings {
  /** Count tours that are images of each other under the board's symmetries once. The tours that each symmetry keeps are counted first. Default `false`. */
  upToSymmetry?: boolean;
  /** Default: the fastest. `"frontier"` goes square by square with a table of states, on any board; `"folded"` joins two halves of a full rectangle, for the knight. */
  method?: "frontier" | "folded";
  /** The memory limit in bytes, from 1 MiB to 3.5 GiB. Default 2 GiB. */
  memory?: number;
  /** `"none"`: `countTours` may take as long as it needs, in scripts and workers. A number means the same as in `memory`. */
  limit?: number | "none";
  /** For a `TourCounter` only: the number of this share, from 1 to below `shares`, of a counter that was [divided](TourCounter.divide). */
  share?: number;
  /** The number of shares, from 2 to 64. */
  shares?: number;
}

/** The settings of a list of tours of a graph that is not a board. Everything but `graph` has a default. */
export type GraphTourSettings = Omit<TourSettings, "board" | "leaper" | "wrap"> & OnGraph;

/** The settings of a count on a graph that is not a board. Everything but `graph` has a default. */
export type GraphCountSettings = Omit<CountSettings, "board" | "leaper" | "wrap"> & OnGraph;

/** The progress of a count. */
export interface CountProgress extends Progress {
  /** States of the layer being made. */
  states: number;
  /** Memory in use for states. */
  bytes: number;
  /** The number of states of each complete layer; the tours that symmetries keep have none here. */
  layers: number[];
  /** In the first part of a count up to symmetry, the symmetry whose tours are being counted; else `null`. */
  symmetry: SymmetryId | null;
  /** It cannot continue until other shares have been sent its messages, or theirs have been delivered. */
  waiting: boolean;
}

/** How a count will be done. */
export interface CountPlan {
  /** `null` if there is nothing to count: theory rules out every tour, or the board is one square. */
  method: "frontier" | "folded" | null;
  /** The approximate memory in bytes; `null` if unknown. */
  bytes: number | null;
  /** The number of layers. */
  layers: number;
  /** The cost by a rule of thumb, accurate to a factor of about ten: enough to tell seconds from days. `null` if unknown. */
  forecast: { seconds: number; bytes: number } | null;
}

/** The settings of a puzzle. Everything but `givens` has a default. */
export interface PuzzleSettings {
  /** The numbers as rows, the top one first, separated by line ends or `/`; in a row numbers, `.` for open squares and `#` for holes, separated by spaces. `..`, `_`, `-`, `?` and `0` are open squares as well, cells can be separated by tabs, commas, semicolons or bars, and where numbers stand in columns, spaces alone are open squares. */
  givens: string;
  /** A text such as `"8x8"`, as in `RunSettings`. If given, the rows must be those of the board, and its holes need no sign. */
  board?: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** Whether the last number must be a move from 1. Default `"open"`. */
  target?: Target;
}

/** Numbers by the names of their squares, such as `{ c5: 17 }`. Those that repeat a given number are ignored. */
export type PuzzleEntries = Record<SquareName, number>;

/** The answer to a puzzle. Boards are rows from the top, with 0 for holes. */
export type PuzzleResult =
  /** Exactly one tour has these numbers. `squares` are those of 1, 2, 3 and so on. */
  | { kind: "unique"; board: number[][]; squares: SquareName[] }
  /** Several do: two of them, and the squares where these differ. */
  | { kind: "several"; boards: [number[][], number[][]]; differ: SquareName[] }
  /** None does. `givens` are numbers that contradict each other, each of them needed for that: empty if only trying every possibility shows it. After some steps no square is left for `number`, or no number for `square`; otherwise they are `null`. */
  | {
      kind: "none";
      contradiction: { givens: number[]; number: number | null; square: SquareName | null };
    }
  /** It is not known yet, or was not found before the limit. */
  | { kind: "unknown" };

/** The facts of each reason of a step, by its code. */
export interface PuzzleReasonFacts {
  /** Only one square is left for the number. */
  "only-square": { number: number; square: SquareName };
  /** Only one number is left for the square. */
  "only-number": { square: SquareName; number: number };
  /** From the struck squares the piece cannot reach the number `from`, on the square `at`, in exactly this many moves over squares without a number. */
  "too-far": { number: number; from: number; at: SquareName; moves: number };
  /** The struck squares have no neighbour left for the number before, or none for the number after, or only one for both. */
  "no-neighbour": { number: number };
  /** The square has only the neighbours `one` and `other` left, so the tour comes from one and goes to the other. */
  "two-ways": { square: SquareName; one: SquareName; other: SquareName };
  /** With the number there, the missing numbers cannot fill the part of the board around the square `part`: it would be cut off, or its squares have the wrong colours. */
  "cut-off": { number: number; square: SquareName; part: SquareName };
  /** With the number there, after `steps` more numbers nothing goes on. */
  try: { number: number; square: SquareName; steps: number };
  /** The same after more numbers than people look ahead, or only after further tries, which `tries` counts. */
  "long-try": { number: number; square: SquareName; steps: number; tries: number };
}

/** Why a step is taken: its code, and its facts. */
export type PuzzleReason = {
  [C in keyof PuzzleReasonFacts]: { code: C } & PuzzleReasonFacts[C];
}[keyof PuzzleReasonFacts];

/** A step to the solution: a number for a square, or numbers that are struck out of squares. */
export interface PuzzleStep {
  reason: PuzzleReason;
  /** The number that is found, and its square; `null` if something is only struck out. */
  number: number | null;
  square: SquareName | null;
  /** What is struck out: numbers, each with a square where it cannot be. */
  struck: { number: number; square: SquareName }[];
  /** Moves that the tour does not make. */
  unused: [SquareName, SquareName][];
}

/** Help with the next number. */
export interface PuzzleHint {
  /** `"step"`: the number can be found. `"wrong"`: this entry is not that of the solution. `"solved"`: no number is missing. `"contradiction"`: the entries allow no solution, as `steps` show. `"unknown"`: nothing was found, because there are several solutions or it takes too long. */
  kind: "step" | "wrong" | "solved" | "contradiction" | "unknown";
  number: number | null;
  square: SquareName | null;
  /** What is to be struck out first, and last the number itself. */
  steps: PuzzleStep[];
}

/** How hard a puzzle is. `"easy"`: one sees how far every number is from those that are known, and no more. `"medium"`: squares and numbers are crossed out because of others that are. `"hard"`: some squares have to be tried. `"very-hard"`: many, or far ahead. */
export type PuzzleGrade = "easy" | "medium" | "hard" | "very-hard";

/** The grade of a puzzle, the hardest reason that it needs, and how many steps need that. */
export interface PuzzleGrading {
  grade: PuzzleGrade;
  hardest: keyof PuzzleReasonFacts;
  count: number;
}

/** How the squares of the givens lie: they stay when the board is turned by half, or by a quarter, or when it is mirrored. */
export type PuzzleSymmetry = "none" | "turned" | "quarter" | "mirrored";

/** The settings of a maker of puzzles. Everything but `board` has a default. */
export interface PuzzleMakerSettings {
  /** A text such as `"8x8"`, as in `RunSettings`; at most 400 squares. */
  board: string;
  /** Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** Default `"open"`. */
  target?: Target;
  /** As in `RunSettings`. */
  seed?: string | number;
  /** Default: any grade, with as few givens as possible. */
  grade?: PuzzleGrade;
  /** How many numbers are given. Default: as few as the grade allows. */
  givens?: number;
  /** Default `"none"`. */
  symmetry?: PuzzleSymmetry;
}

/** A puzzle with exactly one solution. */
export interface MadePuzzle extends PuzzleGrading {
  /** The givens as rows, as `PuzzleSettings` takes them. */
  givens: string;
  /** The same in one line, for links. */
  line: string;
  /** How many numbers are given. */
  numbers: number;
  /** The solution: rows from the top, with 0 for holes. */
  board: number[][];
  /** The squares of 1, 2, 3 and so on. */
  squares: SquareName[];
  /** Whether the puzzle has the grade and the number of givens that were asked for; if not, it is the nearest that was found. */
  reached: { grade: boolean; givens: boolean };
}

/** What a part of a text is: what lies between blanks and marks, or a letter with the punctuation beside it, or a word. */
export type WordCut = "marks" | "letters" | "words";

/** What kind of tour a text is laid along. */
export type WordStyle = "any" | "symmetric" | "few-crossings";

/** The settings of a puzzle of words. Everything but `text` has a default. */
export interface WordPuzzleSettings {
  /** The text, with hyphens or bars between the syllables of a word, as in `"a verse of syl-la-bles"`. A hyphen that stays is `--`. At most 10,000 letters, and 400 parts of at most 24 letters. */
  text: string;
  /** What stands on a square. Default `"marks"`. */
  cut?: WordCut;
  /** A text such as `"8x8"`, as in `RunSettings`. Default: the best board with as many squares as the text has parts. Squares that are left over have `"·"`. */
  board?: string;
  /** Default: any tour. */
  target?: Target;
  /** The square of the first part. Default: any. */
  start?: SquareName;
  /** Any random tour, a closed one that stays the same when the board is turned by half, or the one of some that crosses itself least. Default `"any"`. */
  style?: WordStyle;
  /** As in `RunSettings`. */
  seed?: string | number;
  /** Whether the picture shows where the text begins. Default `false`. */
  markStart?: boolean;
}

/** What stands on a square, and whether the next part belongs to the same word. */
export interface WordPart {
  text: string;
  joins: boolean;
}

/** How many ways there are: `"exactly"` this number, `"more-than"` 1000, or `"at-least"` this number if the search ended at its limit. */
export interface WordReadings {
  kind: "exactly" | "more-than" | "at-least";
  number: number;
}

/** A text along a knight’s tour. */
export interface WordPuzzle {
  /** The text as it is read. */
  text: string;
  /** What stands on the squares, along the tour. */
  parts: WordPart[];
  /** The same as rows, the top one first, with tabs between the parts and `#` for holes. */
  grid: string;
  /** The board, as its text. */
  board: string;
  /** The squares along the tour. */
  squares: SquareName[];
  /** Whether the last square is a move from the first. */
  closed: boolean;
  /** All boards with as many squares as the text has parts, as their texts, the best first. */
  boards: string[];
  /** How many squares the text leaves over. */
  rests: number;
  /** Whether a tour of the style that was asked for was found; if not, it is any. */
  reached: { style: boolean };
  /** In how many ways the knight can read the same text. */
  readings: WordReadings;
  /** In how many from the same start. */
  fromStart: WordReadings;
  /** A seed with which there are fewer ways; `null` if there is one way, or none of some seeds has fewer. */
  betterSeed: string | null;
  /** An SVG image of the puzzle. */
  svg: string;
  /** An SVG image with its tour. */
  solution: string;
}

/** A published grid. */
export interface WordGridSettings {
  /** Its rows, the top one first. Cells are separated by tabs, else by bars, else by semicolons, else by spaces; `#` and `.` are holes, and a hyphen at the end joins a part to the next. */
  grid: string;
  /** The text that it should read as; blanks, marks, capitals and punctuation do not matter. */
  text?: string;
}

/** A grid that was read. */
export interface WordGrid {
  /** Its rows, as a puzzle of words has them. */
  grid: string;
  /** The board, as its text. */
  board: string;
  /** What stands on the squares. */
  cells: Record<SquareName, WordPart>;
  /** In how many ways it can be read as the text; `null` if none was given. */
  readings: WordReadings | null;
  /** The squares of one of these ways; `null` if there is none. */
  squares: SquareName[] | null;
}

/** The kind of error; codes are the same in every release. */
export type ErrorCode =
  /** The animation file would be larger than 100 MiB. */
  | "animation-too-large"
  /** A value that cannot be read at all, such as a symbol in place of a number. The original exception is the `cause`, and the message begins with the method’s name, as with `"freed"` and `"in-use"`. */
  | "bad-argument"
  | "bad-board"
  /** A puzzle’s text, or one of its numbers. */
  | "bad-givens"
  | "bad-graph"
  | "bad-keypad"
  | "bad-leaper"
  | "bad-length"
  | "bad-limit"
  /** A message that no other share of the count can have sent. */
  | "bad-message"
  /** A text is no rule. `at` and `length` say where it goes wrong. */
  | "bad-moves"
  | "bad-rule"
  | "bad-setting"
  | "bad-square"
  | "bad-start"
  | "bad-tour"
  | "board-too-large"
  /** Two numbers of a puzzle contradict each other. */
  | "clashing-givens"
  | "count-overflow"
  /** The module failed in the middle of this call or an earlier one, and has to be started again: see `whenCrashed`. */
  | "crashed"
  /** An object was used after `free()`. */
  | "freed"
  | "graph-too-large"
  /** A move by hand cannot be made: `what` says why. */
  | "illegal-move"
  /** An object is in the middle of another call. */
  | "in-use"
  | "keypad-too-large"
  /** The object was made before the module failed. */
  | "lost"
  /** There is no canvas to paint an animation on. */
  | "needs-canvas"
  /** A run is not written as a program. */
  | "no-program"
  | "no-tour"
  | "not-for-this-board"
  /** A counter was to be divided before its plan was made, or after its end. */
  | "not-now"
  /** The module was called before `init` (or `initSync`) had started it. */
  | "not-started"
  | "not-supported"
  | "out-of-memory"
  | "square-is-a-hole"
  /** A text is too long to be valid. */
  | "too-long"
  /** The task is too long for a single call. */
  | "too-long-for-one-call"
  | "too-much-memory"
  | "too-much-to-count"
  | "too-wide-to-count"
  | "unknown-algorithm"
  | "unknown-key"
  /** There is no setting with this name. The message suggests the nearest one. */
  | "unknown-setting";

/** Why a move by hand cannot be made. */
export type IllegalMove = "not-a-move" | "visited" | "hole" | "comes-last" | "over";

/** What a sentence or a part of one says, for those who say it in another language. */
export interface Phrase {
  /** Which it is: `"BoardError.TooLarge"`. Kinds are finer than codes, of which one may have several sentences, and may change with any release. Of errors of JavaScript itself it is the code. */
  kind: string;
  /** The facts in it, by name: `{ width: 9000, height: 8, most: 4096 }`. */
  facts: Record<string, string | number>;
  /** The facts that are phrases themselves, by name, where there are any. `facts` has them in English. */
  phrases?: Record<string, Phrase>;
}

/** The properties of every error thrown here, in addition to its message. */
export interface KnightsTourError extends Error, Phrase {
  code: ErrorCode;
  /** For `"illegal-move"`. */
  what?: IllegalMove;
  /** For `"bad-rule"`: where the mistake begins in the text, and how long it is; 0 if something is missing there. */
  at?: number;
  length?: number;
}

/** The layout of a board in a text, and its characters: `layout` is `"size"` for `8x8`, `"rows"` with one character per square, `"spaced"` or `"separated"` (by commas, tabs or bars), or `"flat"` for all rows in one line. */
export interface BoardForm {
  layout: "size" | "rows" | "spaced" | "separated" | "flat";
  /** The characters for squares, except that of the start. */
  squares: string;
  holes: string;
}

/** A board read from a text. */
export interface BoardInfo {
  width: number;
  height: number;
  /** Without holes. */
  squares: number;
  /** The board in the shortest form: `"8x8"` when it is full. */
  text: string;
}

/** A graph read from a text. */
export interface GraphInfo {
  /** The names of the vertices, in order of number. */
  names: string[];
  /** Each counted once. */
  edges: number;
  /** The format of the text. */
  form: GraphForm;
  /** The list in the shortest form, `"1-2-3-1"`: consecutive edges are chains, separated by commas. */
  text: string;
}

/** A graph with a name. */
export interface NamedGraph {
  id: string;
  name: string;
  graph: string;
}

/** One reading of a text as a board. */
export interface BoardReading {
  /** Squares per row, including holes. */
  width: number;
  height: number;
  /** In the shortest form: `"8x8"` when it is full. */
  board: string;
  /** The start of the tour, if the text marks one. */
  start?: SquareName;
  /** The format detected. */
  form: BoardForm;
}

/** The most likely reading of a text as a board. */
export interface ParsedBoard extends BoardReading {
  /** Other possible readings, the more likely ones first. */
  alternatives: BoardReading[];
}

/** A board of a well-known shape. */
export interface Shape {
  id: string;
  name: string;
  board: string;
}

/** The two lengths of a piece’s leap, such as `[1, 2]` for the knight; a list of pairs if it has several leaps, such as `[[0, 1], [1, 1]]` for the king. */
export type Leaps = [number, number] | [number, number][];

/** A leaper with its name. */
export interface NamedLeaper {
  name: string;
  /** Its leaps, each with the shorter length first. */
  lengths: Leaps;
}

/** The maximum sizes accepted. */
export interface Limits {
  /** Squares per side. */
  maxSide: number;
  /** Squares, including holes, of the largest board whose runs can go back. */
  maxRecordedSquares: number;
  /** Steps that can be undone at once; to go back further a run is recomputed. */
  maxRecordedSteps: number;
  /** Vertices of a graph that is not a board. */
  maxVertices: number;
  /** Edges in the list of such a graph. */
  maxEdges: number;
}

/** The sequences of keys to count or list. Errors have their own codes: `"bad-keypad"`, `"keypad-too-large"`,
 * `"unknown-key"`, `"bad-start"`, `"bad-length"`, `"bad-limit"`, `"too-much-to-count"` or `"out-of-memory"`. */
export interface SequenceProblem {
  /** Rows of characters, top row first, separated by `/` or newlines; a space is a gap: `"123/456/789/ 0 "`. At most 1000 keys, all different. */
  keypad: string;
  /** Keys of each sequence, 1 to 10,000. */
  length: number;
  /** The piece that moves from one key to the next, by its leaps. Default `[1, 2]`, the knight. */
  leaper?: Leaps;
  /** The first key. Default: any. */
  start?: string;
  /** Limits on the keys, at most 100. Default: none. */
  limits?: SequenceLimit[];
}

/** "At most this many of these keys." */
export interface SequenceLimit {
  /** The keys, in any order. Default: all keys of the keypad. */
  keys?: string;
  /** How often they may occur. */
  atMost: number;
  /** Whether the limit applies to each key, rather than to all together. Default `false`. */
  each?: boolean;
}

/** The layout of a keypad. */
export interface KeypadInfo {
  /** Its rows, separated by `/`, in the shortest form. */
  text: string;
  columns: number;
  rows: number;
  /** In reading order: the first has number 0. */
  keys: KeyInfo[];
  /** The maximum number of keys on a keypad. */
  maxKeys: number;
  /** The maximum number of keys in a sequence. */
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

/** The result of checking a sequence. */
export interface SequenceCheck {
  /** The number of correct keys, from the first. */
  holds: number;
  /** The keys that could follow these, in reading order; empty if the sequence is complete. */
  next: string[];
  /** The fault of the key after them, if there is one. */
  fault?: SequenceFault;
}

/** The fault of `key`. */
export type SequenceFault =
  /** The keypad has no such key. */
  | { code: "no-such-key"; key: string }
  /** All sequences must begin with `start`. */
  | { code: "other-start"; key: string; start: string }
  /** From `from`, moves lead only to `ways`. */
  | { code: "no-move"; key: string; from: string; ways: string[] }
  /** There are already `atMost` of `keys`, the maximum by the limit with this number, counted from 0. */
  | { code: "limit-broken"; key: string; limit: number; atMost: number; keys: string[] }
  /** The sequence is already complete. */
  | { code: "too-long"; key: string; length: number };

/**
 * Tells whenever the module has failed in the middle of a call, as it does for lack of memory. That call throws an `Error` with
 * the code `"crashed"`, and so does every other until `init` (or `initSync`) starts the module again. Objects made before, such as a
 * `Session`, are lost: what is asked of them throws one with the code `"lost"`, and freeing them does nothing.
 */
export function whenCrashed(listener: () => void): void;
