corner = corner

# How far a square is from the edge of the board.

fromEdge = { $distance ->
            [0] on the edge
           *[other] { NUMBER($distance) } { $distance ->
                    [one] square
                   *[other] squares
                } from the edge
        }

# The place of a square in a fixed order.
inOrder = { short.inOrder } in order

moves = { $value ->
            [0] no move
            [one] { $value } move
           *[other] { $value } moves
        }

# A measure by its name, such as “turn”, and its value.
other = { $head } { NUMBER($value) }

# The same beside a bar, where there is little room.
short =
    .corner = { corner }
    .inOrder = { NUMBER($value) }{ ORDINAL($value) ->
            [one] st
            [two] nd
            [few] rd
           *[other] th
        }
