# Fixed texts.
labels =
    .typing = Play by typing
    .typed = A move or a question
    .typedHelp = Type a move, such as b3 or Nb3, and press Enter. Type help to learn what else you can ask. Esc takes you back to the board.
    .sendTyped = Enter

# The words for each question; a row and a column may be named after them.
spellings =
    .where = - where
        - knight
        - w
        - k
    .ways = - moves
        - go
        - g
    .row = - row
        - rank
        - x
    .column = - column
        - file
        - y
    .left = - left
        - n
    .sum = - board
        - position
        - s
    .back = - back
        - undo
    .hint = - hint
        - h
    .lost = - lost
        - l
    .start = - start
        - b
    .help = - help
        - ?

# The letters of the knight before the square of a move, in lower case; the English one works as well.
pieceLetters = - n

# What the keys say.
actions =
    .typing = Type a move or a question
    .where = Say where the {"knight"} is
    .ways = Say where it can go
    .row = Read out this row
    .column = Read out this column
    .left = Say which {"squares"} are left
    .sum = Sum up the position

help = Type a {"square"}, such as b3, to move there, or b3? to learn its onward moves. Or type where, moves, row, row 3, column, column c, left, board, back, hint, lost or start c3.
noRows = A graph has no rows and columns.
where = The {"knight"} is on { $name }. It has visited { NUMBER($visited) } of { NUMBER($squares) } {"squares"}.
ways = { $many ->
            [0] From { $name } the {"knight"} cannot move.
            [one] From { $name } the {"knight"} can go to { NUMBER($many) } {"square"}: { COMMAS($names) }.
           *[other] From { $name } the {"knight"} can go to { NUMBER($many) } {"squares"}: { COMMAS($names) }.
        }

# One of the squares of a row or a column, and several of them.
cell =
    .hole = { $square } hole
    .knight = { $square } {"knight"}
    .visited = { $square } number { NUMBER($visit) }
    .open = { $square } open
    .several = { $first }, { $second }

row = Row { $row }: { $cells }.
column = Column { $column }, from the bottom: { $cells }.
sum = On { $board } the {"knight"} is on { $name }, { NUMBER($visited) } of { NUMBER($squares) } {"squares"} are visited, and { $many ->
        [0] it cannot move
       *[other] it can go to { COMMAS($names) }
    }.
noRow = There is no row { $text }. The rows go from 1 to { $rows }.
noColumn = There is no column { $text }. The columns go from a to { $last }.
left = { $squares ->
            [0] No {"square"} is left.
           *[other] { NUMBER($squares) } { $squares ->
                    [one] {"square"} is
                   *[other] {"squares"} are
                } left{ $hasNames ->
                    [true] : { COMMAS($names) }
                   *[false] {""}
                }.
        }
unknown = “{ $text }” is neither a {"square"} nor a question. Type help.
