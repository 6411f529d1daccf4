-a-tour = { $target ->
        [closed] a closed tour
       *[other] an open tour
    }
-kind = { $target ->
        [closed] closed
       *[other] open
    }

# Fixed texts.
labels =
    .intro = Does this board have a knight’s tour? Ask before you search: on some boards you would search forever.
    .map = Where tours are possible
    .kind = Kind of tour
    .board = Board
    .legend = What the signs mean
    .seeWhy = See why
    .more = More: who proved this?
    .closedTheorem = A full board has no closed tour if its number of squares is odd, or if a side is 1, 2 or 4. The boards 3 × 4, 3 × 6 and 3 × 8 have none either. All others have one: Allen Schwenk proved it in 1991.
    .fourLines = The proof for boards with a side of 4, which you can watch here, is by Louis Pósa.
    .openTheorem = Open tours exist on every full board with sides of 3 or more, except 3 × 3, 3 × 5, 3 × 6 and 4 × 4. Proofs are by Paul Cull and Jeffery De Curtins (1978) and Axel Conrad and others (1994).
    .joinedTheorems = On a ring, where the left and right edges are joined, every full board of three or more squares has a closed tour. The exceptions have a single row, or two or four rows and an even number of columns (John Watkins, 2004). On a doughnut, where top and bottom are joined as well, all of them have one (Watkins and Rebecca Hoenigman, 1997).
    .why = Why
    .sides = Height and width
    .fromSquare = First square, or any
    .toSquare = Last square, or any
    .aboutMap = The map says whether there is such a tour at all, wherever it begins and ends.
    .picture = The board
    .playOn = Play on this board

# The two kinds of tours.
targets =
    .closed = Closed tours
    .open = Open tours

# The keys on the map.
keys =
    .move = Go from board to board
    .rowStart = First board of the row
    .rowEnd = Last board of the row
    .choose = Explain this board

# The signs on the map, and their names in its cells.
signs_schwenk =
    .sign = ✓
    .short = proved by a theorem

signs_open-theorem =
    .sign = ✓
    .short = proved by a theorem
signs_torus-theorem =
    .sign = ✓
    .short = proved by a theorem about doughnuts
signs_cylinder-theorem =
    .sign = ✓
    .short = proved by a theorem about rings
signs_found =
    .sign = ✓
    .short = a few squares, and a search finds one
signs_one-square =
    .sign = •
    .short = a single square
signs_odd-area =
    .sign = ≠
    .short = both sides odd
signs_side-1 =
    .sign = 1
    .short = a side of 1
signs_side-2 =
    .sign = 2
    .short = a side of 2
signs_side-4 =
    .sign = 4
    .short = a side of 4
signs_small-exception =
    .sign = !
    .short = a small board, searched completely
signs_knights-tour =
    .sign = ✓
    .short = the piece can do what the knight can
signs_steps =
    .sign = ✓
    .short = the piece steps through row after row
signs_circuit =
    .sign = ✓
    .short = the piece steps around the whole board
signs_colours =
    .sign = ≠
    .short = more squares of one colour
signs_too-few-moves =
    .sign = –
    .short = a square with too few moves
signs_not-connected =
    .sign = ÷
    .short = squares that cannot be reached
signs_no-theorem =
    .sign = ?
    .short = no theorem decides it

# The same on a ring, where only the number of rows matters.
onRing =
    .side-1 = a single row
    .side-2 = two rows, and an even number of columns
    .side-4 = four rows, and an even number of columns

openInExplore = Try it in Explore
watchSearch = Watch this search in Explore
watchConstruction = Watch it being made in Explore
beforeArgument = Press Play to see the proof, square by square.
# The search failed.
searchBrokenOff = The search stopped before it had tried everything. Choose the board again to restart it.
searching = Searching for such a tour, for at most 10 seconds…
meaning = { $answer ->
            [yes] There is a tour: { $short }.
            [unknown] Not known: { $short }.
           *[other] No tour: { $short }.
        }
boards = { NUMBER($n) } { $n ->
            [one] board
           *[other] boards
        }
mapName = { $target ->
            [closed] Boards by width and height: closed tours
           *[other] Boards by width and height: open tours
        }{ $wrap ->
            [columns] {" "}on a ring
            [both] {" "}on a doughnut
           *[none] {""}
        }

# A board of the map in words: its size, whether there is a tour, and the sign.
cell = { $size }: { $answer ->
        [yes] { -a-tour }
        [unknown] perhaps { -a-tour }
       *[other] no { -kind } tour
    }, { $short }

# Under the map while nothing is pointed at: “Choose”, or “Tap”.
caption = { $press } a board to see why.

onSurface = { $wrap ->
        [columns] { $size } on a ring
        [both] { $size } on a doughnut
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece }: does
       *[false] Does
    } { $size } have { -a-tour }{ $ends ->
        [both] {" "}from { $start } to { $end }
        [start] {" "}from { $start }
       *[none] {""}
    }?
title = { $target } of { $size } · { $exist } · { $title }

# The parts of an argument.
part =
    .colours = Colour the squares as on a chessboard. Every move changes the colour.
    .lines = Now divide them another way, into the outer { $lines ->
            [columns] columns
           *[rows] rows
        } and the inner ones.
    .outer-moves = Look at the moves from the outer { $lines ->
            [columns] columns
           *[rows] rows
        }: they all lead to inner ones. So a closed tour never visits two outer squares one after the other. Half of the squares are outer, so it has to go out, in, out, in, all the way round.
    .alternation = Every move also changes the colour. From a1, which is outer and dark, the tour reaches only dark outer squares and light inner ones.
    .reach = Follow the moves from a1 as far as they lead.

# How many squares of each kind have been found in a part of the argument.
found =
    .colours = Found: { NUMBER($dark) } dark, { NUMBER($light) } light.
    .lines = Found: { NUMBER($outer) } outer, { NUMBER($inner) } inner.
    .alternation = Found: { NUMBER($met) } met, { NUMBER($missed) } missed.
    .reach = Found: { NUMBER($reached) } reached.

# The steps of an argument, square by square.
step =
    .light = { $name } is light.
    .dark = { $name } is dark.
    .outer = { $name } is in an outer { $lines ->
            [columns] column
           *[rows] row
        }.
    .inner = { $name } is in an inner { $lines ->
            [columns] column
           *[rows] row
        }.
    .bound = From { $name } the moves lead to { LIST($moves) }: inner { $lines ->
            [columns] columns
           *[rows] rows
        } only.
    .met = A tour that alternates can reach { $name }.
    .missed = A tour that alternates never reaches { $name }.
    .reached = A move leads from { LIST($moves) } to { $name }.
    .start = Start on { $name }.

# What the argument comes to, and what stands there before its end.
conclusion =
    .pending = So …
    .alternation = So the tour would never visit { NUMBER($missed) } of the { NUMBER($area) } squares: there is no closed tour.
    .oneSquare = So the piece never leaves its square: there is no closed tour.
    .reach = So { NUMBER($left) } of the { NUMBER($area) } squares { $left ->
            [one] is
           *[other] are
        } out of reach: there is no { -kind } tour.
    .colours = A closed tour goes dark, light, dark, light, so it needs equally many of both. Here there are { NUMBER($dark) } and { NUMBER($light) }: there is no closed tour.

searchPlan = { $target ->
            [closed] Colours do not rule out a tour here, so we try everything. The knight tries every move and goes back from every dead end. A closed tour visits every square, so one start is enough: a1.
           *[other] Colours do not rule out a tour here, so we try everything. The knight tries every move and goes back from every dead end. It starts from each of the { NUMBER($starts) } squares; you can follow it from a1.
        }
-tried = The knight was placed { NUMBER($placements) } { $placements ->
        [one] time
       *[other] times
    }

# What the searches from one square after another found.
searchFound =
    .soFar = { -tried } so far, from { NUMBER($start) } of { NUMBER($of) } { $of ->
            [one] start
           *[other] starts
        }.
    .none = { -tried } until nothing was left to try: there is no { -kind } tour.
    .some = { -tried }, and { NUMBER($tours) } { $tours ->
            [one] tour was
           *[other] tours were
        } found.

# Where a tour comes from.
construction =
    .oneSquare = The knight already stands on the only square.
    .made = Here is { -a-tour } of { NUMBER($squares) } squares, made just now. Small boards are searched, narrow ones repeat a pattern, and large ones join the tours of small blocks. This works on every board that has a tour.

# The sentence while a tour is followed.
visit =
    .before = Press Play to follow the tour, square by square.
    .square = Square { NUMBER($position) } of { NUMBER($squares) }: { $name }.
    .oneSquare = The tour is { $first } alone.
    .closed = All { NUMBER($squares) } squares are visited, and a move leads from { $last } back to { $first }.
    .open = All { NUMBER($squares) } squares are visited, from { $first } to { $last }.

picture = { $name } ({ $progress }) { $sentence }
wrong =
    .board = the map shows full boards with sides from 1 to { NUMBER($most) }; write one as 4x7
    .side = Write a whole number from 1 to { NUMBER($most) }.
    .target = { QUOTED($value) } is not a kind of tour; choose closed or open
    .wrap = { QUOTED($value) } is not a surface; choose columns (a ring) or both (a doughnut), or leave it out
