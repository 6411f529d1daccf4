/**
 * What errors of the solver say in English, without a capital and a full stop, and the facts in it. Facts that are
 * words, such as `fault` or `wanted`, are phrases listed here as well, and arrive translated.
 *
 * Written by `KINDS=write cargo test --test it error_kinds`.
 */

/** What visitors of the page may read. */
export interface ErrorFacts {
  /** this board has no squares; write a size such as "8x8", or rows such as "..#/..." */
  "BoardError.NoSquares": {};
  /** a board's sides must be at least 1, as in "8x8" */
  "BoardError.ZeroSide": {};
  /** a board of {width} × {height} is too large; each side can be at most {most} */
  "BoardError.TooLarge": { width: number; height: number; most: number };
  /** row {row} of the board has {found} squares but the first row has {expected}; all rows must be equally long (write # for a hole) */
  "BoardError.RaggedRows": { row: number; expected: number; found: number };
  /** '{character}' in row {row} is neither a square nor a hole; write "8x8" for a full board, or rows of . (square) and # (hole) separated by / */
  "BoardError.UnknownCharacter": { character: string; row: number };
  /** '{character}' in row {row}, place {place}, is neither a square nor a hole; write . x or 0 for a square, # - _ or a space for a hole, and 1 or s for the start */
  "BoardError.UnknownSymbol": { character: string; row: number; place: number };
  /** row {row} has a second start in place {place}; mark only one square as the start, with 1 or s */
  "BoardError.SecondStart": { row: number; place: number };
  /** this text is too long for a board; it can have at most {most} characters */
  "BoardError.TextTooLong": { most: number };
  /** side cannot be "{side}"; it can be a whole number from {least} on */
  "BoardError.SideTooShort": { side: number; least: number };
  /** "{text}" is not a square; write a file letter and a rank number, such as "a1" */
  "SquareError.NotASquare": { text: string };
  /** {text} is not on this board; choose a square from a1 to {last} */
  "SquareError.OffBoard": { text: string; last: string };
  /** {text} is a hole in this board; choose a square */
  "SquareError.Hole": { text: string };
  /** "{text}" is not a vertex of this graph; choose one of {some} */
  "SquareError.NotAVertex": { text: string; some: string };
  /** ({r}, {s}) is not a leaper; write two whole numbers from 0 to {most}, not both 0, as in (1, 2) for the knight */
  "LeaperError.NotALeaper": { r: string; s: string; most: number };
  /** a piece has 1 to {most} leaps; leave the others out */
  "LeaperError.TooManyLeaps": { most: number };
  /** a {name} is a rider, not a leaper: how far it goes depends on what is in its way; choose a piece that leaps, such as king or 1,3 */
  "LeaperError.Rider": { name: string };
  /** "{text}" is not a piece; write the two lengths of its leap, such as 1,3, several leaps joined by +, such as 0,1+1,1, or a name, such as king */
  "LeaperError.NotAPiece": { text: string };
  /** "{value}" is no order of moves; write {known}, or all moves of the piece as columns to the right and rows up, such as "2,1 1,2 -1,2" */
  "MoveOrderError.NotAnOrder": { value: string; known: string };
  /** this order has {step} twice; write each move once */
  "MoveOrderError.RepeatedMove": { step: string };
  /** this piece has no move {step}; its moves are {moves} */
  "MoveOrderError.NoSuchMove": { step: string; moves: string };
  /** this order lacks {missing}; write every move of the piece once */
  "MoveOrderError.MissingMoves": { missing: string };
  /** a graph has no directions in which moves could be ordered; choose a board */
  "MoveOrderError.NoDirections": {};
  /** this graph has no vertices; write its edges, such as "1-2 2-3" */
  "GraphError.NoVertices": {};
  /** these {vertices} vertices have no edge; write edges such as "1-2 2-3", or two names in a line */
  "GraphError.NoEdges": { vertices: number };
  /** line {line} of the graph has only {name}, which has edges in other lines; write two names in each line, such as "1 2"; only a vertex without edges stands alone */
  "GraphError.HalfAPair": { line: number; name: string };
  /** line {line} of the graph cannot be read; write two names in a line, such as "1 2", or edges such as "1-2 2-3" */
  "GraphError.NotAPair": { line: number };
  /** line {line} of the graph cannot be read; write a vertex, a colon and its neighbours, such as "a: b c" */
  "GraphError.NotAdjacency": { line: number };
  /** line {line} of the graph cannot be read; write "p edge 3 2" first, and then edges such as "e 1 2" between vertices from 1 */
  "GraphError.NotDimacs": { line: number };
  /** line {line} of the graph cannot be read; write TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST or ADJ_LIST, and an EDGE_DATA_SECTION of vertices from 1 that ends with -1 */
  "GraphError.NotTsplib": { line: number };
  /** line {line} of the graph cannot be read; write one graph in graph6, with the number of characters that its vertices need */
  "GraphError.NotGraph6": { line: number };
  /** line {line} of the graph cannot be read; write one graph in sparse6, a colon and the characters behind it */
  "GraphError.NotSparse6": { line: number };
  /** line {line} of the graph cannot be read; write the number of vertices first, as in the LAD format; then a line for each vertex, with the number of its neighbours and the neighbours, numbered from 0 */
  "GraphError.NotLad": { line: number };
  /** line {line} of the graph cannot be read; write the numbers of vertices and edges first, as for METIS without weights; then a line for each vertex, with its neighbours, numbered from 1 */
  "GraphError.NotMetis": { line: number };
  /** the first line promises {told} edges, but the lists of neighbours below it (read as METIS) have {found}; if the lines are edges, write each with a dash, such as "1-2" */
  "GraphError.Miscounted": { told: number; found: number };
  /** {from} lists {to} as a neighbour, but {to} does not list {from} (read as METIS); if the lines are edges, write each with a dash, such as "1-2" */
  "GraphError.OneSided": { from: string; to: string };
  /** line {line} of the graph cannot be read; write *Vertices with their number first, as for Pajek, and after *Edges two numbers in a line */
  "GraphError.NotPajek": { line: number };
  /** line {line} of the graph cannot be read; write GML such as graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ] */
  "GraphError.NotGml": { line: number };
  /** line {line} of the graph cannot be read; write DOT: the word graph, and in braces edges such as a -- b; in a digraph a -> b and b -> a */
  "GraphError.NotDot": { line: number };
  /** this graph is directed: it has an edge from {from} to {to}, but none back; write a graph whose edges go both ways, such as "{from}-{to}" */
  "GraphError.Directed": { from: string; to: string };
  /** the first line "{from} {to}" may be an edge or say how many vertices and edges follow; write edges with a dash, such as "{from}-{to}" */
  "GraphError.EdgeOrHeader": { from: number; to: number };
  /** no graph is called "{name}"; choose one of {known}, or write edges such as "1-2 2-3" ("{name}," is a single vertex) */
  "GraphError.UnknownName": { name: string; known: string };
  /** '{character}' is invalid in a graph; write edges such as "1-2 2-3": names of letters and digits, with a dash between them */
  "GraphError.UnknownCharacter": { character: string };
  /** edge number {number} of the graph has only one end; write both, as in "1-2" */
  "GraphError.LooseEdge": { number: number };
  /** the edge {name}-{name} is a loop; an edge must join two different vertices */
  "GraphError.LoopEdge": { name: string };
  /** "{name}" is too long for a vertex; a name can have at most {most} characters */
  "GraphError.LongName": { name: string; most: number };
  /** this text is too long for a graph; it can have at most {most} characters */
  "GraphError.TooManyCharacters": { most: number };
  /** this graph is too large; it can have at most {most} vertices */
  "GraphError.TooManyVertices": { most: number };
  /** this graph is too large; it can have at most {most} edges */
  "GraphError.TooManyEdges": { most: number };
  /** a knight’s move */
  "MoveKind.Knight": {};
  /** a move of this piece */
  "MoveKind.Leaper": {};
  /** an edge of this graph */
  "MoveKind.Edge": {};
  /** number {at} of the list is not a square of this board */
  "NotATour.NotASquare": { at: number };
  /** {name} is visited twice, the second time as number {at} */
  "NotATour.Repeated": { name: string; at: number };
  /** the step from {from} to {to}, number {at} of the list, is not {kind} */
  "NotATour.NotAMove": { from: string; to: string; at: number; kind: string };
  /** only {visited} of {squares} squares are visited */
  "NotATour.Incomplete": { visited: number; squares: number };
  /** the text of a tour can have at most {most} characters */
  "TourTextError.TooLong": { most: number };
  /** {number} appears twice; write each number once, beginning with 0 or 1 */
  "TourTextError.NumberTwice": { number: number };
  /** {number} is missing: the next number is {next}; write each number once, beginning with 0 or 1 */
  "TourTextError.NumberMissing": { number: number; next: number };
  /** {number} stands on {name}, which is a hole in this board; write numbers only on squares, and # for a hole */
  "TourTextError.NumberOnHole": { number: number; name: string };
  /** the step from {first} to {second}, {from} to {to}, is not {kind} */
  "TourTextError.StepIsNoMove": {
    first: string;
    second: string;
    from: string;
    to: string;
    kind: string;
  };
  /** the step from {first} to {second}, {from} to {to}, number {at} of the list, is not {kind} */
  "TourTextError.NotAMove": {
    first: string;
    second: string;
    from: string;
    to: string;
    at: number;
    kind: string;
  };
  /** {text}, {name}, is visited twice, the second time as number {at} */
  "TourTextError.Repeated": { text: string; name: string; at: number };
  /** {setting} cannot be "{value}"; it can be {known} */
  "ChoiceError.NotAChoice": { setting: string; value: string; known: string };
  /** there is no algorithm "{id}"; choose one of {known} */
  "SearchError.UnknownAlgorithm": { id: string; known: string };
  /** {setting} cannot be "{value}"; it can be {known} */
  "SearchError.NotOffered": { setting: string; value: string; known: string };
  /** start cannot be "any"; it can be a square, or "random" ("any" is for closed tours, and for open ones with methods that choose where to begin, such as "best") */
  "SearchError.NotAnywhere": {};
  /** a closed tour has no last square; leave end out, or ask for an open tour */
  "SearchError.EndOfClosed": {};
  /** {method} cannot be asked for a last square; these methods can: {known} */
  "SearchError.CannotEnd": { method: string; known: string };
  /** start cannot be "any" if end is given; name the first square, or leave end out */
  "SearchError.EndFromAnywhere": {};
  /** a tour cannot end on {square}, where it begins; choose another last square */
  "SearchError.EndIsStart": { square: string };
  /** {method} cannot be used on this board: it needs squares in ranks and files, which a graph does not have */
  "SearchError.NeedsBoard": { method: string };
  /** {method} cannot be used on this board: it needs a board whose edges are not joined; leave wrap out */
  "SearchError.NeedsEdges": { method: string };
  /** {method} cannot be used on this board: it cannot continue from moves that it has not made */
  "SearchError.CannotResume": { method: string };
  /** {method} cannot be used on this board: it only works for the knight on a full rectangle */
  "SearchError.NeedsKnightOnRectangle": { method: string };
  /** {method} cannot be used on this board: it needs one side that is even and at least 16 and another of at least 12, or 12 × 12, 12 × 14 or 14 × 14 squares */
  "SearchError.NeedsRoomForFormation": { method: string };
  /** {method} cannot be used on this board: it needs a neuron for each move, and has at most {most} */
  "SearchError.TooManyMoves": { method: string; most: number };
  /** {method} cannot be used on this board: only a board has a centre; choose another tie-break */
  "SearchError.NoCentre": { method: string };
  /** the rule "{rule}" cannot be used on this board: it asks where squares lie, and a graph has no rows and columns; leave that out */
  "SearchError.RuleNeedsBoard": { rule: string };
  /** the rule "{rule}" cannot be used on this graph: onward2 looks two moves ahead, and there are so many here that a step would take too long; use onward-sum instead */
  "SearchError.TooManyTwoMovesAway": { rule: string };
  /** {method} cannot be used on this board: it is defined for the knight on full square boards of 5 × 5 and more, starting in a corner; choose such a start or another tie-break */
  "SearchError.NeedsCorner": { method: string };
  /** {method} only works on up to {largest} squares; this board has {squares} */
  "SearchError.TooLarge": { method: string; squares: number; largest: number };
  /** this method needs the whole solver; load it first */
  "SearchError.NotHere": {};
  /** there is no tour to replay; give a Session one in `tour`, as in "a1b3c5" */
  "SearchError.NoTourGiven": {};
  /** {method} cannot be used on this board: its tour does not close, because its end is not a move from its start */
  "SearchError.DoesNotClose": { method: string };
  /** this rule cannot be read: {why} */
  "RuleError.BadRule": { at: number; length: number; why: string };
  /** it is longer than {most} characters */
  "RuleFault.TooLong": { most: number };
  /** “{character}” means nothing here; a rule has words, whole numbers, + - * ( ) and commas */
  "RuleFault.UnknownCharacter": { character: string };
  /** it ends where {wanted} should be */
  "RuleFault.Ends": { wanted: string };
  /** there should be {wanted} instead of “{found}” */
  "RuleFault.OutOfPlace": { wanted: string; found: string };
  /** it is empty; write what the knight should look for, as in “fewest onward” */
  "RuleFault.Empty": {};
  /** it has more than {most} criteria */
  "RuleFault.TooManyCriteria": { most: number };
  /** this never decides anything, because no two squares have the same “order” before it */
  "RuleFault.AfterOrder": {};
  /** this is the same number for all squares, so it decides nothing */
  "RuleFault.Constant": {};
  /** “{criterion}” never decides anything: only squares that are equal by “{earlier}” are left */
  "RuleFault.Repeated": { criterion: string; earlier: string };
  /** its parentheses are more than {most} deep */
  "RuleFault.TooDeep": { most: number };
  /** numbers can be at most {most} */
  "RuleFault.TooLargeNumber": { most: number };
  /** a criterion such as “fewest onward” */
  "WantedInRule.Criterion": {};
  /** the end, because nothing is left to decide */
  "WantedInRule.End": {};
  /** a comma or the end */
  "WantedInRule.CommaOrEnd": {};
  /** one of {measures} */
  "WantedInRule.Measure": { measures: string };
  /** “{sign}” */
  "WantedInRule.Sign": { sign: string };
  /** {square} cannot be the next move: {what} */
  "RunError.IllegalMove": { square: string; what: string };
  /** {method} cannot be used on this board: its moves do not form one path, so nobody can continue it by hand */
  "RunError.NotAPath": { method: string };
  /** byHand cannot be "{text}"; it can be up to {most} moves such as "12:e5,13:g6", each with the steps before it */
  "RunError.BadMovesByHand": { text: string; most: number };
  /** these squares are not a tour: {fault} */
  "RunError.NotATour": { fault: string };
  /** {method} cannot be used on this board: it only replays tours of boards */
  "RunError.WalksBoards": { method: string };
  /** {method} cannot be used on this board: an open tour begins on its first square; choose that as the start */
  "RunError.FixedStart": { method: string };
  /** from cannot be "{from}"; it can be a whole number up to {to}, the last step to show */
  "RunError.NoSuchSteps": { from: number; to: number };
  /** an animation can show up to {largest} squares; this board has {squares} */
  "RunError.TooLargeToAnimate": { squares: number; largest: number };
  /** this animation would be larger than {most}; use fewer steps or a smaller size */
  "RunError.AnimationTooLarge": { most: number };
  /** there is no program for {method}; choose warnsdorff or backtracking */
  "ProgramError.NoSuchMethod": { method: string };
  /** there is no program for graphs that are not boards; choose a board */
  "ProgramError.NeedsBoard": {};
  /** there is no program for a board whose edges are joined; leave wrap out */
  "ProgramError.NeedsEdges": {};
  /** a program can have a board of up to {most} × {most} squares; this one has a side of {side} */
  "ProgramError.TooLarge": { side: number; most: number };
  /** there are only programs for open tours; choose target open */
  "ProgramError.OpenOnly": {};
  /** there is no program for Squirrel and Cull’s regions; choose another rule */
  "ProgramError.NoRegions": {};
  /** there is no program for backtracking that looks ahead; choose prune false */
  "ProgramError.NoPruning": {};
  /** there is no program for moves made by hand; leave byHand out */
  "ProgramError.NoMovesByHand": {};
  /** this rule can have values beyond {most}, which some languages cannot hold; use smaller numbers */
  "ProgramError.TooLargeValues": { most: number };
  /** this rule takes {lines} lines in this language, and a program has at most {most}; use fewer measures, or stop at a dead end */
  "ProgramError.TooLong": { lines: number; most: number };
  /** a poster shows a tour of a board, and this is another graph; choose a board */
  "PosterError.NoBoard": {};
  /** a poster draws each move as a single line, which a move over a joined edge is not; leave wrap out, or take an SVG of the run */
  "PosterError.JoinedEdges": {};
  /** a poster can show up to {largest} squares; this board has {squares} */
  "PosterError.TooLarge": { squares: number; largest: number };
  /** the style woven can only show leaps of at most {most} squares along a row or a column; choose another style for this piece */
  "PosterError.LeapsTooFar": { most: number };
  /** {setting} can have at most {most} characters */
  "PosterError.TooLong": { setting: string; most: number };
  /** paper cannot be "{paper}"; it can be one of {papers}, or whole numbers such as 300x400mm, from {least_mm} to {most_mm}, or 1200x800px, from {least_px} to {most_px} */
  "PosterError.BadPaper": {
    paper: string;
    papers: string;
    least_mm: number;
    most_mm: number;
    least_px: number;
    most_px: number;
  };
  /** this is too wide for an exact count: it would have to track {width} squares at once, and can track {widest}; use a narrower board, or a graph with fewer edges */
  "CountError.TooWide": { width: number; widest: number };
  /** this count needs about {needed} of memory, but the limit is {limit}; raise the limit or use a smaller board */
  "CountError.NeedsMemory": { needed: number; limit: number };
  /** this count needs more than {needed} of memory, but the limit is {limit}; raise the limit or use a smaller board */
  "CountError.NeedsMoreMemory": { needed: number; limit: number };
  /** there are 2¹²⁸ tours or more, and larger numbers cannot be counted here; use a smaller board */
  "CountError.Overflow": {};
  /** folded counting cannot be used on this board: it only counts knight’s tours on full rectangles of 3 × 4 to {widest} × 255 squares; use the frontier method */
  "CountError.NotFolded": { widest: number };
  /** only open tours begin or end somewhere; leave start and end out for closed ones and for tours up to symmetry */
  "CountError.EndsOfOpenOnly": {};
  /** name the start as well, or only the start: as many tours begin on a square as end there */
  "CountError.EndWithoutStart": {};
  /** tours of a board whose edges are joined are not counted up to symmetry: its symmetries include shifts along the board; leave upToSymmetry out */
  "CountError.JoinedEdges": {};
  /** folded counting cannot be used on this board: its numbers may need more than 64 bits; use the frontier method, which has 128 */
  "CountError.FoldedOverflow": {};
  /** exact counting works on up to {largest} squares; this board has {squares} */
  "CountError.TooLargeToCount": { squares: number; largest: number };
  /** estimating works on up to {largest} squares; this board has {squares} */
  "CountError.TooLargeToEstimate": { squares: number; largest: number };
  /** weight cannot be "{weight}"; it can be a number from {least} to {greatest} */
  "CountError.BadWeight": { weight: string; least: string; greatest: string };
  /** this keypad has no keys; write rows of characters separated by /, a space for a gap, as in "123/456/789/ 0 " */
  "KeypadError.NoKeys": {};
  /** this keypad has too many keys; it can have at most {most} */
  "KeypadError.TooManyKeys": { most: number };
  /** the key in row {row}, place {place}, is too far out; put every key in the first {most} rows and places */
  "KeypadError.KeyTooFar": { row: number; place: number; most: number };
  /** '{character}' in row {row}, place {place}, cannot be a key; write one visible character for each key, but not /, and a space for a gap */
  "KeypadError.BadKey": { character: string; row: number; place: number };
  /** the key '{key}' appears a second time in row {row}, place {place}; write each key once */
  "KeypadError.RepeatedKey": { key: string; row: number; place: number };
  /** '{key}' in place {place} is not a key of this keypad; its keys are {known} */
  "KeypadError.UnknownKey": { key: string; place: number; known: string };
  /** "{text}" cannot be the start; write one key of the keypad, or nothing to start anywhere */
  "KeypadError.BadStart": { text: string };
  /** a sequence cannot have {length} keys; it can have from 1 to {most} */
  "KeypadError.BadLength": { length: number; most: number };
  /** this sequence has too many keys; it can have at most {most} */
  "KeypadError.SequenceTooLong": { most: number };
  /** there are too many limits; use at most {most} */
  "KeypadError.TooManyLimits": { most: number };
  /** counting these may take {additions} additions and {bytes} of memory, but the most is {most_additions} and {most_bytes}; ask for shorter sequences, fewer keys or fewer limits */
  "KeypadError.TooMuchToCount": {
    additions: number;
    bytes: number;
    most_additions: number;
    most_bytes: number;
  };
  /** counting with these limits needs {bits} bits for each sequence, but the most is {most}; limit fewer keys */
  "KeypadError.TooManyCounts": { bits: number; most: number };
  /** this device has no memory left for {bytes} of counts; ask for shorter sequences */
  "KeypadError.OutOfMemory": { bytes: number };
  /** this puzzle has no squares; write a row in each line, with spaces between its squares */
  "PuzzleError.NoRows": {};
  /** this text is too long for a puzzle; it can have at most {most} characters */
  "PuzzleError.TextTooLong": { most: number };
  /** "{text}" in row {row}, place {place}, is not a number; write a number, . for an open square, or # for a hole */
  "PuzzleError.UnknownCell": { text: string; row: number; place: number };
  /** row {row} has {found} squares but the first row has {expected}; write # for every hole */
  "PuzzleError.RaggedRows": { row: number; expected: number; found: number };
  /** these numbers are for a board of {width} × {height}, not {board}; write a row for each of its rows */
  "PuzzleError.OtherBoard": { width: number; height: number; board: string };
  /** a puzzle can have up to {largest} squares, and with holes {area}; this board has {squares} */
  "PuzzleError.TooLarge": { squares: number; largest: number; area: number };
  /** {number} stands on {square}, which is a hole; put it on a square */
  "PuzzleError.OnHole": { number: number; square: string };
  /** {number} on {square} is not possible; the numbers are 1 to {most} */
  "PuzzleError.BeyondBoard": { number: number; square: string; most: number };
  /** {number} stands on {first} and on {second}; put each number on one square */
  "PuzzleError.NumberTwice": { number: number; first: string; second: string };
  /** {second} on {second_square} is too far from {first} on {first_square}: the piece needs at least {least} moves and has {moves}; move one of them */
  "PuzzleError.TooFar": {
    first: number;
    first_square: string;
    second: number;
    second_square: string;
    moves: number;
    least: number;
  };
  /** {first} on {first_square} and {second} on {second_square} do not go together: {moves} moves from one never end on the other, because of the colours of the squares; move one of them */
  "PuzzleError.WrongColours": {
    first: number;
    first_square: string;
    second: number;
    second_square: string;
    moves: number;
  };
  /** no moves lead from {first} on {first_square} to {second} on {second_square}; move one of them */
  "PuzzleError.NotJoined": {
    first: number;
    first_square: string;
    second: number;
    second_square: string;
  };
  /** symmetry cannot be "{symmetry}" on this board; it can be {known} */
  "PuzzleError.NotSymmetric": { symmetry: string; known: string };
  /** no tour of this board was found to make a puzzle of; choose another board, piece or target */
  "PuzzleError.NoTour": {};
  /** this text has no letters; write a verse or a sentence, with hyphens between syllables */
  "PuzzleError.NoText": {};
  /** this text is too long for a puzzle; it can have at most {most} letters */
  "PuzzleError.TooManyLetters": { most: number };
  /** this text has {parts} parts, and a board has room for {most}; take a shorter text, or longer parts */
  "PuzzleError.TooManyParts": { parts: number; most: number };
  /** "{part}" has {letters} letters, and a square has room for {most}; cut it by hyphens */
  "PuzzleError.PartTooLong": { part: string; letters: number; most: number };
  /** the text has {parts} parts, and the board {board} has {squares} squares; choose a larger board */
  "PuzzleError.TooFewSquares": { board: string; squares: number; parts: number };
  /** no such tour was found for the text; choose another board, start or kind of tour */
  "PuzzleError.NoWordTour": {};
  /** {setting} cannot be "{value}"; it can be {wanted} */
  "CallError.BadSetting": { setting: string; value: string; wanted: string };
  /** {setting} can have at most {most} characters */
  "CallError.TooLong": { setting: string; most: number };
  /** listing works on up to {largest} squares; this board has {squares} */
  "CallError.TooLargeToList": { squares: number; largest: number };
  /** an argument works on up to {largest} squares; this board has {squares} */
  "CallError.TooLargeToArgue": { squares: number; largest: number };
  /** an unfinished path can be judged on up to {largest} squares, holes included; this board has {squares} */
  "CallError.TooLargeForAVerdict": { squares: number; largest: number };
  /** this browser does not have {lacking}; use a current one */
  "CallError.NotSupported": { lacking: string };
  /** a whole number from 1 to 64 */
  "Wanted.MapSide": {};
  /** one key of the keypad */
  "Wanted.OneKey": {};
  /** random numbers */
  "Wanted.RandomNumbers": {};
  /** 2D context of a canvas to draw on */
  "Wanted.CanvasContext": {};
  /** canvas to draw on */
  "Wanted.Canvas": {};
  /** a number of bytes from {least} to {most} */
  "Wanted.Bytes": { least: number; most: number };
  /** a number of bytes from {least} to {most}, or "none" for the time of a call */
  "Wanted.BytesOrNoLimit": { least: number; most: number };
  /** a whole number of pixels from {least} to {most} */
  "Wanted.AnimationSize": { least: number; most: number };
  /** a whole number of milliseconds from {least} to {most} */
  "Wanted.AnimationDelay": { least: number; most: number };
  /** a whole number of steps from 0 to {most} */
  "Wanted.Step": { most: number };
  /** a number from {least} to {most} */
  "Wanted.Weights": { least: string; most: string };
  /** the solver failed, most likely for lack of memory */
  crashed: {};
  /** {call}: this object was lost when the solver failed; make a new one */
  lost: { call: string };
  /** no move leads there from the last square */
  "IllegalMove.NotAMove": {};
  /** it has been visited already; choose an unvisited square */
  "IllegalMove.Visited": {};
  /** it is a hole; choose a square */
  "IllegalMove.Hole": {};
  /** the tour has to end there; visit all other squares before */
  "IllegalMove.ComesLast": {};
  /** the tour is complete; go back to try another way */
  "IllegalMove.Over": {};
}

/** What only programs can do wrong. */
export interface ProgramFacts {
  /** the edge {from}-{to} cannot be in a graph of {order} vertices; it must join two different ones of 0 to {last} */
  "GraphError.BadEdge": { from: number; to: number; order: number; last: number };
  /** this count cannot be shared: 2 to 64 workers can share folded counting only, which counts knight’s tours on full rectangles of 3 × 4 to {widest} × 255 squares */
  "CountError.NotShared": { widest: number };
  /** a count cannot be divided into {shares} shares; ask for 1 to {most} */
  "CountError.BadShares": { shares: number; most: number };
  /** this count has no plan yet; advance it until plan.bytes is a number, then divide it */
  "CountError.NotPlanned": {};
  /** this count is finished, so there is nothing left to divide; make a new counter with the same settings */
  "CountError.Over": {};
  /** this counter is a share already; only the first share can divide the count */
  "CountError.NotTheFirst": {};
  /** this message does not come from another share of the same count, or it was changed on the way; deliver every message unchanged to the share that it is for */
  "CountError.NotFromAShare": {};
  /** message {number} of share {from} arrived, but message {expected} is next; deliver every message once, in the order in which it was sent */
  "CountError.NotTheNextMessage": { from: number; number: number; expected: number };
  /** there is no key {key}; choose a number from 0 to {last} */
  "KeypadError.NoSuchKey": { key: number; keys: number; last: number };
  /** a puzzle is for a board; choose one instead of a graph */
  "PuzzleError.NoBoard": {};
  /** the edges of a puzzle cannot be joined; leave wrap out */
  "PuzzleError.JoinedEdges": {};
  /** {square} has the numbers {first} and {second}; give each square one number */
  "PuzzleError.SquareTwice": { square: string; first: number; second: number };
  /** there is no setting {name}; did you mean {nearest}? */
  "CallError.MisspeltSetting": { name: string; nearest: string };
  /** there is no setting "{name}"; there are: {known} */
  "CallError.UnknownSetting": { name: string; known: string };
  /** walks cannot be "{walks}"; one call can make at most {most} on this board (use an Estimator for more) */
  "CallError.TooManyWalks": { walks: number; most: number };
  /** an animation needs a canvas; where there is no OffscreenCanvas, as in Node, set canvas to a function (width, height) => canvas of a canvas package whose Path2D is global */
  "CallError.NeedsCanvas": {};
  /** no tour was found: the search ended with {visited} of {squares} squares visited; backtracking or another start may find one */
  "CallError.NoTour": { visited: number; squares: number };
  /** there is no such tour ({why}); ask `diagnose` for the squares to blame */
  "CallError.NoSuchTour": { why: string };
  /** this count takes too long for one call; set limit to "none" in scripts and workers, or make a TourCounter and call its advance(milliseconds) until it is done */
  "CallError.CountTooLong": {};
  /** this search takes too long for one call; set limit to more milliseconds, or to "none" in scripts and workers */
  "CallError.SearchTooLong": {};
  /** a text */
  "Wanted.Text": {};
  /** a text such as "8x8" */
  "Wanted.Board": {};
  /** a board such as "8x8" */
  "Wanted.BoardText": {};
  /** rows of . and # */
  "Wanted.Rows": {};
  /** a text such as "1-2 2-3" */
  "Wanted.Graph": {};
  /** a text such as "fewest onward, farthest centre" */
  "Wanted.Rule": {};
  /** a text such as "python" */
  "Wanted.Language": {};
  /** two whole numbers, as in [1, 2], a list of such pairs, or a text such as 0,1+1,1 */
  "Wanted.Leaper": {};
  /** an object such as { board: "8x8" } */
  "Wanted.RunSettings": {};
  /** an object such as { board: "6x6" } */
  "Wanted.CountSettings": {};
  /** an object such as { width: 400, height: 400 } */
  "Wanted.View": {};
  /** as in { zoom: 2, x: 4, y: 4 } */
  "Wanted.Camera": {};
  /** given to a Session, and to nothing else */
  "Wanted.ForSessions": {};
  /** a whole number */
  "Wanted.Number": {};
  /** a whole number from 0 to 4294967295 */
  "Wanted.Count": {};
  /** true or false */
  "Wanted.Flag": {};
  /** a function (width, height) => canvas */
  "Wanted.CanvasMaker": {};
  /** a number of milliseconds from 0 */
  "Wanted.MillisecondsFrom0": {};
  /** a number of milliseconds from 0, or "none" */
  "Wanted.MillisecondsOrNoLimit": {};
  /** an array of at most 1000 texts */
  "Wanted.Seeds": {};
  /** an array of settings, such as ["start"] */
  "Wanted.SettingNames": {};
  /** an object such as { givens: "1 . ./. # ./3 . ." } */
  "Wanted.PuzzleSettings": {};
  /** an object such as { board: "8x8", grade: "hard" } */
  "Wanted.PuzzleMakerSettings": {};
  /** an object such as { c5: 17 } */
  "Wanted.PuzzleEntries": {};
  /** an object such as { text: "A verse of syl-la-bles" } */
  "Wanted.WordPuzzleSettings": {};
  /** an object such as { grid: "verse a of" } */
  "Wanted.WordGridSettings": {};
  /** an object such as { board: "5x5", squares: tour } */
  "Wanted.PosterSettings": {};
  /** tie, dead-end */
  "Wanted.Landmarks": {};
  /** an array of squares, by name or by number, or a text */
  "Wanted.Squares": {};
  /** a list of squares */
  "Wanted.SquareList": {};
  /** a list of pairs */
  "Wanted.PairList": {};
  /** chequered, blank, none */
  "Wanted.Looks": {};
  /** rows such as "123/456/789/ 0 " */
  "Wanted.KeypadRows": {};
  /** an object such as { keypad: "123/456/789/ 0 ", length: 7 } */
  "Wanted.KeypadProblem": {};
  /** an array such as [{ keys: "AEIO", atMost: 2 }] */
  "Wanted.Limits": {};
  /** a text of keys */
  "Wanted.Keys": {};
  /** an array of {known} */
  "Wanted.Layers": { known: string };
  /** {known} */
  "Wanted.Themes": { known: string };
  /** {known} */
  "Wanted.PosterThemes": { known: string };
  /** {call}: this object was freed; make a new one */
  freed: { call: string };
  /** {call}: this object is in the middle of another call; wait for its end */
  "in-use": { call: string };
  /** the solver has not started; call `await init()` first */
  "not-started": {};
  /** {call}: {text}; give it what it takes */
  "bad-argument": { call: string; text: string };
}

export type AnyErrorFacts = ErrorFacts & ProgramFacts;
export type ErrorKind = keyof AnyErrorFacts;

/** The phrase with facts in braces, or made of the facts, as for plurals. */
export type ErrorText<K extends ErrorKind> = string | ((facts: AnyErrorFacts[K]) => string);

/** Phrases in place of the solver’s English ones. */
export type SomeErrors = { [K in ErrorKind]?: ErrorText<K> };

/** Those that every language but English has. */
export type AllErrors = SomeErrors & { [K in keyof ErrorFacts]: ErrorText<K> };
