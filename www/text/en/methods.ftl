# Where four strands turn, by side.
formationSides =
    .left = left edge
    .right = right edge
    .bottom = lower edge
    .top = upper edge

# The purpose of rotating a path.
uses =
    .goes-on = From there the path can reach an open {"square"}.
    .closes = From there the path can reach the start.
    .detour = Now a detour fits.
    .none = Of all possible ends, the path ended here longest ago.

# The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name.
options_order =
    .name = Order

options_order_values_tutorial =
    .name = In the order of moves
    .short = order: of moves
options_order_values_fewest-first =
    .name = Fewest onward moves first
    .short = order: fewest onward moves first
options_prune =
    .name = Look ahead
options_prune_values_false =
    .name = No
    .short = look ahead: no
options_prune_values_true =
    .name = Yes: give up where no tour is left
    .short = look ahead: yes
options_update =
    .name = Update
options_update_values_shuffled =
    .name = One by one, shuffled
    .short = update: one by one, shuffled
options_update_values_fixed =
    .name = One by one, in order
    .short = update: one by one, in order
options_update_values_all-at-once =
    .name = All at once
    .short = update: all at once
options_equation =
    .name = Rule
options_equation_values_corrected =
    .name = Corrected
    .short = rule: corrected
options_equation_values_printed =
    .name = As printed: does not work
    .short = rule: as printed
options_merge =
    .name = Merge
options_merge_values_false =
    .name = No
    .short = merge: no
options_merge_values_true =
    .name = Yes: the loops at the end
    .short = merge: yes
options_growth =
    .name = Growth
options_growth_values_fewest =
    .name = Fewest onward moves first
    .short = growth: fewest onward moves first
options_growth_values_random =
    .name = At random
    .short = growth: at random
options_symmetry =
    .name = Symmetry
options_symmetry_values_any =
    .name = The first that is possible
    .short = symmetry: first possible
options_symmetry_values_half-turn =
    .name = Half turn
    .short = symmetry: half turn
options_symmetry_values_quarter-turn =
    .name = Quarter turn
    .short = symmetry: quarter turn
options_symmetry_values_mirror =
    .name = Mirror
    .short = symmetry: mirror
options_crossings =
    .name = Crossings
options_crossings_values_any =
    .name = Allowed
    .short = crossings: allowed
options_crossings_values_none =
    .name = None
    .short = crossings: none

# Another setting, in short.
otherOption = { $id }: { $value }

# What a method has tried when it gives up.
triedBy =
    .warnsdorff = Each attempt followed the rule to a dead end, or used up its steps.
    .restarts = Every attempt ended in a dead end, or did not close.
    .backtracking = There was no time to try every possibility.
    .edges-first = Not all the {"squares"} left over fit in as detours.
    .blocks = The method found no tour of one of the blocks, or no way to join two of them.
    .rotations = The method rotated the end of its path and restarted all that time.
    .cycles = No exchange joined the loops that were left, and trying everything would take too long.
    .neural = The network settled on several loops, or not at all.
    .symmetric = No path that grew could be joined to its images.

# The methods that are tried in turn, in a sentence.
askedMethods =
    .theory = theory
    .cycles = joining small loops
    .rotations = rotating a path’s end
    .decision = deciding {"square"} by {"square"}
    .cycles-again = joining other loops
    .exhaustive = the exhaustive search

# Why backtracking gives up a square before it is stuck.
pruneCauses =
    .unreachable = no move leads to { SQUARE($name) } any more
    .too-many-ends = { SQUARE($name) } could only be an end, and the tour has both its ends already
    .cut-in-two = { SQUARE($name) } can no longer be reached from here
    .start-cut-off = no open {"square"} is a move from the start, { SQUARE($name) }

# A path ends in a dead end, or at the wrong place.
rotation = { $left ->
            [0] Every {"square"} is visited, but { SQUARE($start) } is not a move from { SQUARE($focus) }.
           *[other] From { SQUARE($focus) } the path can reach no open {"square"}.
        } The method joins this end to { SQUARE($at) } and turns the path from there around. It now ends on { CHOSEN($to) }. { PARTS($use) }

# Who makes the moves.
-maker = { $isRule ->
        [true] the rule
       *[false] the method
    }

# A move by hand, and the one that the rule or the method would have made.
wentByHand =
    .alone = You went to { $to }.
    .same = You went to { $to }, as { -maker } would.
    .other = You went to { $to }; { -maker } preferred { $preferred }.

-ways = { $ways ->
        [0] no onward move
        [one] { $ways } onward move
       *[other] { $ways } onward moves
    }

# An order of the squares, by their numbers on the board.
-next-order = The next order, { $order }

-complete = { NUMBER($complete) } visited every {"square"} ({ PERCENT($complete, $attempts) })
-loops = { $cycles ->
        [one] { $cycles } loop
       *[other] { $cycles } loops
    }
-loops-left = { $cycles ->
        [1] One loop is left: a closed tour.
       *[other] { $cycles } loops are left.
    }

# How many moves are missing until every square has two.
-still-missing = { $missing ->
        [0] Now every {"square"} has two.
        [one] { $missing } move is still missing.
       *[other] { $missing } moves are still missing.
    }

-sweeps = { $sweeps ->
        [one] { $sweeps } sweep
       *[other] { $sweeps } sweeps
    }

# The methods that are tried in turn, at the beginning of a sentence.
-asked-at-first = { $method ->
        [theory] Theory
        [cycles] Joining small loops
        [rotations] Rotating a path’s end
        [decision] Deciding {"square"} by {"square"}
        [cycles-again] Joining other loops
       *[exhaustive] The exhaustive search
    }

# Why the network gives up an attempt.
-cause = { $cause ->
        [several-cycles] The network settled on { -loops } instead of one.
        [no-merge] The network cannot join its { -loops } any further.
        [too-many-sweeps] The network did not settle within { -sweeps }.
       *[frozen] The network settled, but some {"squares"} do not have two moves.
    }

# A sentence for each kind of step.
stories =
    .forward = From { SQUARE($focus) } the {"knight"} tries the next {"square"} in order{ $tried ->
            [0] {""}
           *[other] , after { WORD($tried) } that failed
        }: { CHOSEN($to) }.{ $left ->
            [0] {""}
            [one] {" "}One more {"square"} is left to try later.
           *[other] {" "}Another { WORD($left) } {"squares"} are left to try later.
        }
    .prune = From { SQUARE($focus) } no tour is possible: { PARTS($why) }. The {"knight"} goes back to { CHOSEN($to) }.
    .by-hand = { $isSame ->
            [true] You go from { SQUARE($focus) } to { CHOSEN($to) }, with { -ways }, as { -maker } would.
           *[false] You go from { SQUARE($focus) } to { CHOSEN($to) }, with { -ways }; { -maker } preferred { SQUARE($preferred) }.
        }
    .closed-by-hand = You close the tour with the move to { CHOSEN($to) }.
    .take-next = The tour goes from { SQUARE($focus) } to { CHOSEN($to) }, which has { -ways }{ $kind ->
            [more] . Warnsdorff’s rule would go to a {"square"} with { NUMBER($fewest) }
            [fewest] , the fewest, as Warnsdorff’s rule prefers
           *[other] {""}
        }.
    .breaks = { -next-order }: from { SQUARE($from) } to { SQUARE($to) } is not a move.
    .not-closed = { -next-order }: every step is a move. But from { SQUARE($from) } no move leads back to { SQUARE($to) }.
    .holds = { -next-order }: every step is a move.
    .attempt-failed = { $isOpen ->
            [true] Every {"square"} is visited, but the tour is open.
           *[false] Dead end with { NUMBER($visited) } of { $squares ->
                [one] { $squares } {"square"}
               *[other] { $squares } {"squares"}
            } visited.
        } The {"knight"} takes all moves back. { $attempts ->
            [one] { $attempts } attempt
           *[other] { $attempts } attempts
        } so far: { -complete }, none closed.
    .closed-after-attempts = Every {"square"} is visited, and the move to { CHOSEN($to) } closes the tour. It is the first to close in { $attempts ->
            [one] { $attempts } attempt
           *[other] { $attempts } attempts
        } ({ PERCENT($one, $attempts) }). Of these, { -complete }.
    .grow = The path goes on from { SQUARE($focus) } to { CHOSEN($to) }, with { -ways }{ $isTied ->
            [true] , at random among equals
           *[false] {""}
        }.
    .grow-at-random = The path goes on from { SQUARE($focus) } to { CHOSEN($to) }, at random from { $candidates ->
            [one] { $candidates } {"square"}
           *[other] { $candidates } {"squares"}
        }.
    .rotations-failed = The method rotated the end { $turns ->
            [one] { $turns } time
           *[other] { $turns } times
        } without success, with { NUMBER($visited) } of { $squares ->
            [one] { $squares } {"square"}
           *[other] { $squares } {"squares"}
        } visited. It takes all moves back and begins attempt { NUMBER($next) }.
    .cut = { $side ->
            [rows] The method cuts the {"board"} after row { NUMBER($after) } from below.
           *[columns] The method cuts the {"board"} after column { NUMBER($after) } from the left.
        }
    .base-tour = { $isWhole ->
            [true] The {"board"} is a single block of { $size }. It
           *[false] The block of { $size } at { SQUARE($corner) }
        } { $origin ->
            [copied] gets the same tour as another of its size.
            [closed] gets a closed tour, found by search.
           *[open] gets an open tour, found by search.
        }
    .blocks-joined = Two blocks become one. Two moves across replace a move of each; one of them leads from { SQUARE($from) } to { SQUARE($to) }. { $left ->
            [1] One tour is left.
           *[other] { $left } tours are left.
        }
    .piece-inserted = The move from { SQUARE($from) } to { SQUARE($to) } makes room for the tour of the next piece.
    .strand-ends = { NUMBER($columns) } { $columns ->
            [one] column
           *[other] columns
        } from { SQUARE($corner) } get a tour from which four strands lead on.
    .strands = The four strands go on through two columns, from { SQUARE($corner) }.
    .strands-tied = The method ties the four strands to the columns from { SQUARE($corner) }.
    .opened = You asked for an open tour, so the move from { SQUARE($last) } back to the start, { SQUARE($start) }, is left out.
    .formation-sets-out = Four strands set out from { SQUARE($from) } and its neighbours, joined in pairs. They go on side by side.
    .formation-advances = { $strands ->
            [4] All four strands go straight on, the first to { SQUARE($to) }.
           *[other] { NUMBER($strands) } { $strands ->
                    [one] strand goes
                   *[other] strands go
                } straight on, the first to { SQUARE($to) }.
        }
    .formation-turns = At the { $edge } the strands turn into the next four lines, with { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }.
    .formation-ends = In the last corner, at { SQUARE($at) }, the first strand meets the third, and the second meets the fourth. These are not the pairs from the beginning, so all four become one closed tour.
    .formation-too-large = On this {"board"} four strands have no room to turn. A search for few turns and crossings found this tour beforehand.
    .match = { $moves ->
            [1] One more move, for the {"square"} with the fewest to spare. { -still-missing }
           *[other] { $moves } more moves, each for the {"square"} with the fewest to spare. { -still-missing }
        }
    .augment = Two {"squares"} lack a move. Exchanging a chain of moves, { NUMBER($out) } out and { NUMBER($added) } in, gives both of them one. { -still-missing }
    .merge = Two loops become one: two moves across replace a move of each. The smaller loop had { $size ->
            [one] { $size } {"square"}
           *[other] { $size } {"squares"}
        }. { -loops-left }
    .exchange = A longer exchange, { $out ->
            [one] { $out } move
           *[other] { $out } moves
        } out and as many in, joins { $joined ->
            [one] { $joined } loop
           *[other] { $joined } loops
        }. { -loops-left }
    .shift = No two loops can be joined. Exchanging { $out ->
            [one] { $out } move
           *[other] { $out } moves
        } gives different loops, still { NUMBER($cycles) } of them.
    .match-again = These { NUMBER($cycles) } loops stay apart. The method removes all moves and begins attempt { NUMBER($attempt) }.
    .try-all = Now the method tries every possibility: { NUMBER($tried) } of { $ends ->
            [one] { $ends } case
           *[other] { $ends } cases
        } settled.
    .found = Trying every possibility has found a tour.
    .next-method = { -asked-at-first } did not find the answer. Next comes { $next }.{ UNUSED($name) }
    .decide = This method tracks all ways through the {"squares"} at once: { NUMBER($finished) } of { $squares ->
            [one] { $squares } {"square"}
           *[other] { $squares } {"squares"}
        } are done, and { SQUARE($focus) } is next; { $states ->
            [one] { $states } state
           *[other] { $states } states
        } so far.
    .answered = { -asked-at-first } has found a tour.{ UNUSED($name) }
    .wake = Attempt { NUMBER($attempt) }: of { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }, { $active ->
            [one] { $active } is
           *[other] { $active } are
        } switched on at random.
    .sweep = Sweep { NUMBER($sweep) }: { $switched ->
            [one] { $switched } move
           *[other] { $switched } moves
        } switched, { NUMBER($active) } active. { NUMBER($settled) } of { $squares ->
            [one] { $squares } {"square"}
           *[other] { $squares } {"squares"}
        } { $settled ->
            [one] has the two it needs
           *[other] have the two they need
        }.
    .several-cycles = After { -sweeps } every {"square"} has two moves, but they form { -loops }.
    .frozen = After { -sweeps } nothing changes any more, but only { $settled } of { $squares ->
            [one] { $squares } {"square"}
           *[other] { $squares } {"squares"}
        } { $settled ->
            [one] has
           *[other] have
        } two moves.
    .merge-cycles = Two loops become one: two moves across replace a move of each. { -loops-left }
    .longer = A longer path: it visits { NUMBER($visited) } {"squares"}. No path can visit more than { NUMBER($most) }.
    .grow-paths = Paths that have grown so far: { NUMBER($paths) }. None visits more than { NUMBER($visited) } {"squares"} yet, and none can visit more than { NUMBER($most) }.
    .try-longer = Now every path is tried. Positions so far: { NUMBER($positions) }. None has more than { NUMBER($visited) } {"squares"} yet, and none can have more than { NUMBER($most) }.
    .grow-alike = The path goes on from { SQUARE($focus) } to { CHOSEN($to) }, and { $images ->
            [1] its image goes
           *[other] its images go
        } along.
    .rotate-alike = { $left ->
            [0] The path that ends on { SQUARE($focus) } cannot be joined to its images.
           *[other] The path is stuck on { SQUARE($focus) }.
        } The method turns its end round, in the images as well. It now ends on { CHOSEN($to) }.
    .close-alike = The path and its images are joined to a tour.
    .restart-alike = Turning the end did not help. The method takes all moves back and begins attempt { NUMBER($next) }.
    .try-alike = Now every path through the folded board is tried. Positions so far: { NUMBER($positions) }.
    .reseed = { -cause } It removes all moves and begins attempt { NUMBER($attempt) }.
    .to-corner = { $tied ->
            [1] A corner can be reached, and corners come first: { CHOSEN($to) }.
           *[other] { WORD_AT_FIRST($tied) } corners can be reached, and corners come first. One of them at random: { CHOSEN($to) }.
        }
    .near-edge = From { SQUARE($focus) } the {"square"} nearest to the edge is { CHOSEN($to) }, { $distance ->
            [0] on the edge
            [one] { $distance } square from the edge
           *[other] { $distance } squares from the edge
        }{ $tied ->
            [1] {""}
           *[other] , one of { WORD($tied) } at random
        }.
    .detour = A detour: between { SQUARE($from) } and { SQUARE($to) }, { $letters ->
            [one] { $letters } {"square"} left over fits in as { $first }
           *[other] { $letters } {"squares"} left over fit in as { $first } to { $last }
        }.
    .renumber = { $left ->
            [0] Every {"square"} is visited.
            [one] { $left } {"square"} did not fit in.
           *[other] { $left } {"squares"} did not fit in.
        } { $lettered ->
            [1] The one with a letter gets a number.
           *[other] The { $lettered } with letters get numbers.
        }

code_lines =
    .place = put the {"knight"} on the start
    .until-all-visited = until every {"square"} is visited:
    .count-onward-moves = count each candidate’s onward moves
    .go-to-fewest = go to the one with the fewest
    .close = close the tour: return to the start
    .out-of-steps = out of steps: restart, random ties
    .prune = no tour left from here: take it back
    .try-next = go to the next {"square"} not tried
    .take-back = none left: take the last move back
    .all-tried = nothing left to try: there is no tour
    .until-stuck = until stuck:
    .corner-or-nearest-edge = go to a corner, else nearest the edge
    .splice-detours = visit {"squares"} left over as detours
    .rotate-end = if stuck, rotate the path’s end
    .renumber = number the {"squares"} with letters
    .break-tie-at-random = on a tie: choose at random
    .take-next = go to the next {"square"} of the tour
    .restart = if that fails, restart
    .grow = extend it, fewest onward moves first
    .grow-at-random = extend it to any open {"square"}
    .rotate-until-closed = rotate the end until it closes
    .cut = cut the {"board"} into blocks
    .base-tours = find a tour of each block by search
    .until-one-tour = until one tour is left:
    .join = join two: one move of each for two across
    .insert = put a piece in the place of a move
    .strands = lead four strands through four rows
    .open = open the tour at the start
    .set-out = four strands set out from a corner
    .until-last-corner = until they reach the opposite one:
    .advance = go straight on side by side
    .turn = at an edge, turn into the next lines
    .end = there, join the strands crosswise
    .written-down = on small boards: a tour found before
    .diagnose = look for what rules out a tour
    .bound = count what colours and parts allow
    .until-bound = until a path visits as many:
    .grow-paths = let paths grow from other starts
    .try-longer = on small {"boards"}, try every path
    .fold = fold the board by the symmetry
    .grow-alike = extend the path and its images
    .rotate-alike = if stuck, rotate the ends together
    .close-alike = join the path to its images
    .restart-alike = if that fails, restart
    .try-alike = on small boards, try every path
    .match-greedily = give {"squares"} two moves, scarcest first
    .augment = exchange along chains till all have two
    .until-one-cycle = until a single loop is left:
    .merge = join two loops: two moves for two
    .exchange = if none join, exchange more moves
    .match-again = if that fails, start with others
    .try-all = on small {"boards"}, try everything
    .ask-theory = ask theory
    .ask-cycles = join small loops, or else
    .ask-rotations = rotate a path’s end, or else
    .ask-decision = decide {"square"} by {"square"}, or else
    .ask-cycles-again = join other loops, or else
    .ask-exhaustive = try everything, or else
    .give-up = give up
    .wake = switch moves on at random
    .until-two-each = until every {"square"} has two moves:
    .switch = U over 3: switch on; U under 0: off
    .one-cycle = if they form one loop, it is a tour
    .reseed = otherwise restart at random
    .each-order = for each order of the {"squares"}:
    .follow = follow it while each step is a move
    .holds = if all are moves, it is a tour
    .update = U ← U + 4 − active moves at both ends
    .update-printed = U ← U + 2 − active moves that share a {"square"}
code_ties =
    .first = on a tie: first in order of moves
    .random = on a tie: any of them, at random
    .pohl-sum = on a tie: least sum one move ahead
    .pohl-min = on a tie: fewest one move ahead
    .roth = on a tie: farthest from the centre
    .roth-random = on a tie: farthest out, then random
    .squirrel-cull = on a tie: by region of the {"board"}
code_deadEnds =
    .stop = at a dead end: stop
    .backtrack = at a dead end: go back one move
    .restart = at a dead end: restart, random ties
