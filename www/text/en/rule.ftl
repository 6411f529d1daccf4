# Choices of the list of rules: the last one, and the heading of those before it.
own = Write your own

opened = You can write your rule below this list.
# The name of the method that follows it.
name = Your own rule
usual = Warnsdorff’s rule, and on a tie:
# Which squares a criterion prefers, to complete “those …”, and the heading of its column.
measures_onward =
    .least = with the fewest onward moves
    .greatest = with the most onward moves
    .head = onward
measures_onward-sum =
    .least = with the smallest sum of onward moves one move ahead
    .greatest = with the largest sum of onward moves one move ahead
    .head = sum ahead
measures_onward-min =
    .least = with the fewest onward moves one move ahead
    .greatest = with the most onward moves after the poorest next move
    .head = least ahead
measures_onward-max =
    .least = with the fewest onward moves after the richest next move
    .greatest = with the most onward moves one move ahead
    .head = most ahead
measures_onward2 =
    .least = with the fewest open {"squares"} two moves ahead
    .greatest = with the most open {"squares"} two moves ahead
    .head = two ahead
measures_degree =
    .least = with the fewest moves on the empty {"board"}
    .greatest = with the most moves on the empty {"board"}
    .head = all moves
measures_visited =
    .least = with the fewest visited {"squares"} a move away
    .greatest = with the most visited {"squares"} a move away
    .head = visited
measures_centre =
    .least = nearest the centre
    .greatest = farthest from the centre
    .head = centre
measures_edge =
    .least = nearest the edge
    .greatest = farthest from the edge
    .head = edge
measures_corner =
    .least = nearest a corner
    .greatest = farthest from the corners
    .head = corner
measures_start =
    .least = nearest the start
    .greatest = farthest from the start
    .head = start
measures_turn =
    .least = with the slightest turn
    .greatest = with the sharpest turn
    .head = turn
measures_row =
    .least = in the lowest row
    .greatest = in the highest row
    .head = row
measures_column =
    .least = farthest left
    .greatest = farthest right
    .head = column
measures_quadrant =
    .least = in the quarter with the lowest number
    .greatest = in the quarter with the highest number
    .head = quarter
measures_order =
    .least = first in the order of moves
    .greatest = last in the order of moves
    .head = order
measures_move =
    .least = by the move that comes first
    .greatest = by the move that comes last
    .head = move

# A measure may be a formula.
formula = formula

soughtByFormula = { $isLeast ->
        [true] with the least value of { QUOTED($formula) }
       *[false] with the greatest value of { QUOTED($formula) }
    }

# The words of a criterion, of one square or of several. A place, such as “nearest the edge”, may need a verb.
sought = { $words }{ $isSeveral ->
        [true] {""}
       *[false] {""}
    }{ $isPlace ->
        [true] {""}
       *[false] {""}
    }

# A candidate’s values, for screen readers.
values =
    .one = { $head } { NUMBER($value) }
    .decisive = decided by { $head }
    .several = { $before }, { $next }

# A heading may be too long for a narrow column: the measure tells which one it is.
-column = { $measure ->
        [onward] { $head }
       *[other] { $head }
    }

columnHead = { $isDecisive ->
        [true] { -column } ✓
       *[false] { -column }
    }

# What the numbers of the column “centre” are.
centreUnit = { QUOTED($head) } is the distance from the middle of the board, in half squares, times itself.

# The numbers on squares that are not a measure of somebody’s choice.
usualNumbers = what the method looks at

named = Rule “{ $rule }”

# What breaks the last tie, in the pseudo-code.
-last = { $last ->
        [order] first in order of moves
        [random] any of them, at random
       *[regions] by region of the {"board"}
    }

# The same after others.
-last-after = { $last ->
        [order] the first
        [random] at random
       *[regions] by region of the {"board"}
    }

ownLines =
    .measure = measure each candidate by the rule
    .go = go to the one { $soughtBy }
    .tie = on a tie: { -last }
    .tieBy = on a tie: { $criteria }, then { -last-after }
    .then = { $before }, then { $next }
    .criterion = { $text }{ UNUSED($soughtBy) }{ UNUSED($head) }{ UNUSED($formula) }{ $isLeast ->
            [true] {""}
           *[false] {""}
        }{ $measure ->
            [onward] {""}
           *[other] {""}
        }
race_first =
    .take = Your rule takes the one { $soughtBy }: { CHOSEN($to) }.
    .keep = Your rule keeps those { $soughtBy }: { SOME($some) }.
race_next =
    .take = Of these it takes the one { $soughtBy }: { CHOSEN($to) }.
    .keep = Of these it keeps those { $soughtBy }: { SOME($some) }.
race_last =
    .order = These are equal, so it takes the first in the order of moves: { CHOSEN($to) }.
    .random = These are equal, so chance picks one: { CHOSEN($to) }.
    .regions = These are equal, so the order for this part of the {"board"} decides: { CHOSEN($to) }.
race_allEqual =
    .order = All are equal by your rule, so it takes the first in the order of moves: { CHOSEN($to) }.
    .random = All are equal by your rule, so chance picks one: { CHOSEN($to) }.
    .regions = All are equal by your rule, so the order for this part of the {"board"} decides: { CHOSEN($to) }.
