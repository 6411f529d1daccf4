# Where tie-breaks come from.
tieSources =
    .pohl-sum = I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.
    .pohl-min = I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.
    .roth = A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource.
    .roth-random = A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource; the random choice is ours.
    .squirrel-cull = D. Squirrel and P. Cull, “A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”, 1996.

# Tie-breaks, to complete “It breaks ties …”.
rulesInShort =
    .first = by a fixed order of moves
    .random = at random
    .pohl-sum = by the smallest sum one move ahead
    .pohl-min = by the smallest number one move ahead
    .roth = by the distance from the centre
    .roth-random = by the distance from the centre, then at random
    .squirrel-cull = by the region of the {"board"}
    .own = as your rule says, then at random

# What a screen reader announces about the next step while a run plays.
callouts =
    .tie = {" "}Tie.
    .backtrack = {" "}Dead end.
    .restart = {" "}Dead end.

# How a sentence about a choice begins.
-where = { $isStart ->
        [true] The {"knight"} begins on { SQUARE($from) }. From there it
       *[false] From { SQUARE($from) } the {"knight"}
    }

# Among how many squares the knight can choose, if there are several.
-several = { $hasTried ->
        [true] has { WORD($many) } {"squares"} left to try
       *[false] has { WORD($many) } possible moves
    }

# The same if there is only one.
-single = { $hasTried ->
        [true] has only one {"square"} left to try:
       *[false] has only one move: to
    }

-ways = { $ways ->
        [0] no onward move
        [one] { $ways } onward move
       *[other] { $ways } onward moves
    }

# The choices of Warnsdorff’s rule, and of a rule of one’s own; “open” is a square with its onward moves, in the list of all.
choices =
    .only = { -where } { -single } { CHOSEN($to) }, with { -ways }.
    .fewest = { -where } { -several }: { PARTS($open) }{ $others ->
            [0] {""}
            [one] {" "}and { $others } other
           *[other] {" "}and { $others } others
        }. The fewest onward moves: { CHOSEN($to) }.
    .open = { $isFirst ->
            [true] { SQUARE($square) } with { -ways }
           *[false] , { SQUARE($square) } with { $ways ->
                [0] { -ways }
               *[other] { $ways }
            }
        }{ $isFirstWithAny ->
            [true] {""}
           *[false] {""}
        }
    .tie = { -where } { -several }. { WORD_AT_FIRST($tied) } of them tie for the fewest onward moves ({ NUMBER($ways) }): { SOME($some) }.
    .allTied = { -where } { -several }, { $tied ->
            [2] both
           *[other] all
        } with { -ways }: { SOME($some) }.
    .onlyByRule = { -where } { -single } { CHOSEN($to) }.
    .byRule = { -where } { -several }.

tieRules =
    .first = To break the tie, the rule picks the first in a fixed order of moves: { CHOSEN($to) }.
    .random = To break the tie, the rule picks one at random: { CHOSEN($to) }.
    .pohl-sum = To break the tie, the rule looks one move further and adds up the onward moves there. The smallest sum belongs to { CHOSEN($to) }.
    .pohl-min = To break the tie, the rule looks one move further. The fewest onward moves follow after { CHOSEN($to) }.
    .roth = To break the tie, the rule picks one farthest from the centre: { CHOSEN($to) }.
    .roth-random = To break the tie, the rule picks at random among those farthest from the centre: { CHOSEN($to) }.
    .squirrel-cull = To break the tie, the rule follows a fixed order for this part of the {"board"}: { CHOSEN($to) }.
deadEnds =
    .not-closed = Every {"square"} is visited, but { SQUARE($start) } is not a move from { SQUARE($from) }.
    .start-cut-off = Dead end: no remaining {"square"} is a move from the start, { SQUARE($start) }, so the tour could not close.
    .all-tried = The {"knight"} has tried every move from { SQUARE($from) }. Each led to a dead end.
    .budget = - This attempt has used all its steps.
    .no-onward-move = Dead end: no open {"square"} is a move from { SQUARE($from) }.
texts =
    .goesBack = The {"knight"} goes back to { CHOSEN($to) }.
    .restarts = Attempt { NUMBER($attempt) } begins on { CHOSEN($start) }. It breaks ties { PARTS($rulesInShort) }.
    .closes = Every {"square"} is visited, and the start is one move away from { SQUARE($from) }. The move to { CHOSEN($to) } closes the tour.
question = { $algorithm ->
            [warnsdorff] Which move does the rule choose?
           *[other] Which move does the method make?
        }

# A step, or the order of squares that is tried.
-unit = { $unit ->
        [move] move
        [order] order
       *[step] step
    }

-unit-at-first = { $unit ->
        [move] Move
        [order] Order
       *[step] Step
    }
-step = { $isAtFirst ->
        [true] Step
       *[false] step
    }

# How far a run is.
headway =
    .of = { $isAtFirst ->
            [true] { -unit-at-first } { NUMBER($position) } of { NUMBER($most) }
           *[false] { -unit } { NUMBER($position) } of { NUMBER($most) }
        }
    .visited = { -step } { NUMBER($position) } · { NUMBER($visited) } of { $squares ->
            [one] { $squares } {"square"}
           *[other] { $squares } {"squares"}
        }
    .nothing = { -step } 0
    .soFar = { -step } { NUMBER($position) } of { NUMBER($recorded) } so far
    .over = { -step } { NUMBER($position) } of { NUMBER($recorded) }

heading =
    .tour = Tour found
    .over = The end of this run
    .before = Before the first { -unit }

# The title of the window.
title = { $progress } · { $board } from { $start } · { $room } · { $page }
ready = Ready

# What a screen reader announces: which step it is, and its story, or a question; in short where the knight is.
spoken = { -unit-at-first } { NUMBER($position) }. { $story }
asks = { -unit-at-first } { NUMBER($position) }, { $focus }. { $question }
shortly = { -unit-at-first } { NUMBER($position) }, { $focus }.{ $callout }

# Shown during a long computation.
computing = Computing: { -unit } { NUMBER($position) }, { NUMBER($visited) } of { $squares ->
        [one] { $squares } {"square"}
       *[other] { $squares } {"squares"}
    } visited. Esc stops it.
