# What may be changed after a failure, to complete “Try another …”.
others =
    .start = start
    .seed = seed
    .start-seed = start or seed
    .seed-tie-break = seed or tie-break
    .start-seed-tie-break = start, seed or tie-break

# The method that found the answer, by its name. Other languages may need a sentence for each.
answeredBy = { $by ->
        [theory] The answer came from { $method }.
       *[other] The answer came from { $method }.
    }

-effort = { $of ->
        [steps]
            { $limit ->
                [one] { $limit } step
               *[other] { $limit } steps
            }
        [sweeps]
            { $limit ->
                [one] { $limit } sweep
               *[other] { $limit } sweeps
            }
        [exchanges]
            { $limit ->
                [one] { $limit } exchange of moves
               *[other] { $limit } exchanges of moves
            }
        [guesses]
            { $limit ->
                [one] { $limit } guess
               *[other] { $limit } guesses
            }
       *[milliseconds]
            { $limit ->
                [one] { $limit } millisecond
               *[other] { $limit } milliseconds
            }
    }
texts =
    .over = - The run is over.
    .onlySquare = The only {"square"}, { SQUARE($start) }, is visited: the tour is done.
    .closed = A closed tour. All { NUMBER($squares) } {"squares"} are visited once, and the last is a move from the first, { SQUARE($start) }.
    .open = An open tour. All { NUMBER($squares) } {"squares"} are visited once, from { SQUARE($start) } to { SQUARE($end) }.
    .onlySquareNotClosed = - The only {"square"} is visited, but no move closes the tour.
    .notClosed = All { NUMBER($squares) } {"squares"} are visited. You asked for a closed tour, but { SQUARE($start) } is not one move from { SQUARE($end) }.
    .stuck = The {"knight"} is stuck on { SQUARE($at) }: { $visited } of { NUMBER($squares) } {"squares"} { $visited ->
            [one] is
           *[other] are
        } visited, and { $left ->
            [1] the one left is out of reach
           *[other] the other { $left } are out of reach
        }.
    .cycles = Every {"square"} has two moves, but they form { $loops ->
            [one] { $loops } loop
           *[other] { $loops } loops
        }, not a single tour.
    .impossible = There is no such tour: { $why }.
    .impossibleFrom = No such tour begins on { SQUARE($start) }: { PARTS($why) }.
    .longest = { $isSure ->
            [true] The longest path: it visits { NUMBER($visited) } of { NUMBER($squares) } {"squares"}, from { SQUARE($start) } to { SQUARE($end) }.
           *[false] The longest path that was found visits { NUMBER($visited) } of { NUMBER($squares) } {"squares"}, from { SQUARE($start) } to { SQUARE($end) }. No path can visit more than { NUMBER($most) }.
        }
    .uncrossed = { $isSure ->
            [true] The longest path that never crosses itself: it visits { NUMBER($visited) } of { NUMBER($squares) } {"squares"}, from { SQUARE($start) } to { SQUARE($end) }.
           *[false] The longest path found that never crosses itself visits { NUMBER($visited) } of { NUMBER($squares) } {"squares"}, from { SQUARE($start) } to { SQUARE($end) }. Not every other path was tried.
        }
    .gaveUp = { $isClosed ->
            [true] No closed tour was found in { -effort }.
           *[false] No tour was found in { -effort }.
        }
    .triedInTurn = { $rounds ->
            [1] These methods found none: { COMMAS($methods) }.
           *[other] These methods found none: { COMMAS($methods) }, in { $rounds } rounds.
        }
    .tryBoard = - Try a smaller {"board"}, or one with fewer moves.
    .tryMethods = - “Several methods in turn” tries other methods, and some of them can prove that no tour exists.
    .printed = The rule does not work as it is printed: try “{ $value }” under “{ $option }”.
    .allAtOnce = When all change at once, moves often switch on and off forever: try “{ $value }” under “{ $option }”.
    .tryAnother = Try another { $other }.
    .tryAnotherOr = Try another { $other }, or set “{ $field }” to “{ $value }”.
