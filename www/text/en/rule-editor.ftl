# Fixed texts.
labels =
    .title = Your rule
    .intro = The {"knight"} takes the best {"square"} by line 1. If several are equally good, the next line decides.
    .lines = Lines of the rule
    .last = Then
    .add = Add a line
    .addFormula = Add a formula
    .undo = Undo change
    .usual = Start from Warnsdorff’s
    .text = As text
    .copy = Copy rule

# The words of a rule for the least and the greatest, as choices.
superlatives =
    .fewest = Fewest
    .most = Most
    .nearest = Nearest
    .farthest = Farthest
    .least = Least
    .greatest = Greatest

# Each measure as a choice after “fewest” and its like, and what it means.
measures_onward =
    .name = onward moves
    .means = The open {"squares"} one move away from it.

measures_onward-sum =
    .name = onward moves ahead: the sum
    .means = Go one move further in thought. Add up the onward moves of all those {"squares"}.
measures_onward-min =
    .name = onward moves ahead: the least
    .means = Go one move further in thought. Take the smallest number of onward moves there.
measures_onward-max =
    .name = onward moves ahead: the most
    .means = Go one move further in thought. Take the largest number of onward moves there.
measures_onward2 =
    .name = {"squares"} two moves ahead
    .means = The open {"squares"} that two more moves can lead to.
measures_degree =
    .name = moves on the empty {"board"}
    .means = All moves it had before the tour began.
measures_visited =
    .name = visited {"squares"} a move away
    .means = The visited {"squares"} one move away from it.
measures_centre =
    .name = the centre
    .means = Its distance from the middle of the board.
measures_edge =
    .name = the edge
    .means = 0 in a corner, 1 on the edge, 2 one step further in.
measures_corner =
    .name = a corner
    .means = Its distance from the corner that is nearest to it.
measures_start =
    .name = the start
    .means = Its distance from the square where the tour began.
measures_turn =
    .name = turn
    .means = How sharply the knight turns. Straight on is 0.
measures_row =
    .name = row
    .means = Rows count from 1 at the bottom.
measures_column =
    .name = column
    .means = Columns count from 1 at the left.
measures_quadrant =
    .name = quarter of the board
    .means = Quarter 1 is at the top right, then 2, 3 and 4 against the clock.
measures_order =
    .name = place in the order of moves
    .means = The page tries the moves in a fixed order. This is its place there.
measures_move =
    .name = place of the move in the order
    .means = The place of the move in the whole order of moves, whether or not the others are open.

# Below a formula.
formulaHelp = Use words such as onward and visited, whole numbers, + - * ( ), min(a, b) and max(a, b).

# Where a new formula begins: on a board, and on a graph, which has no edge.
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

# Who wins in the end.
lasts =
    .order = the first in the order of moves
    .random = any of them, at random
    .regions = by region (Squirrel and Cull)

# The mark where something is missing in a rule.
missing = ?

ofLine =
    .line = Line { NUMBER($n) }
    .superlative = Line { NUMBER($n) }: fewest or most
    .measure = Line { NUMBER($n) }: what counts
    .formula = Line { NUMBER($n) }: formula
    .up = Move line { NUMBER($n) } up
    .down = Move line { NUMBER($n) } down
    .remove = Remove line { NUMBER($n) }
told =
    .used = Your rule is now: { $text }.
    .copied = The rule is copied.
    .notCopied = The rule could not be copied. It is selected.
