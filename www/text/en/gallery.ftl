# Fixed texts: `data-word` and `data-name` in the room's markup name them.
labels =
    .toWall = ← Back to all tours
    .browse = Previous and next tour
    .previous = Previous tour
    .next = Next tour
    .checked = What is notable about it
    .verse = The verse
    .readVerse = Read it square by square
    .chapters = The chapters of the book
    .figures = Statistics
    .numbers = Numbers and their sums
    .compare = What would Warnsdorff’s rule do?
    .numbering = Put number 1 on
    .fromKnight = The knight’s square
    .fromFirst = Original numbering
    .explore = Open in Explore
    .keepName = Name
    .keepNow = Keep on this device
    .collection = Famous knight’s tours
    .intro = The knight visits every square once. Choose a picture to see the whole tour and step through it.
    .search = Search
    .filters = Filters
    .clearAll = Clear all filters
    .own = Your tours
    .ownHelp = You can keep a tour here that you finished in Explore or Play, or found in Build. It stays on this device.
    .export = Save all as a file
    .import = Add from a file…
    .bringBack = Undo: bring it back
    .rescue = Save the unreadable data

# What the wall can be narrowed to.
properties =
    .kind = Start and end
    .symmetry = Symmetry
    .sums = Magic sums
    .piece = Piece
    .century = Century
    .size = Board

# The value that leaves all tours on the wall.
any = Any

values_kind =
    .closed = Closed: back to its start
    .open = Open: ends elsewhere
    .path = Path: not every square
values_symmetry =
    .symmetric = Symmetric
    .half-turn = Same after a half-turn
    .quarter-turn = Same after a quarter-turn
    .mirror = Same in a mirror
    .none = Not symmetric
values_sums =
    .magic = Magic
    .nearly = Nearly magic
values_century =
    .none = Made for this page

# $roman is the number of the century in Roman numerals.
century = { $century }{ ORDINAL($century) ->
            [one] st
            [two] nd
            [few] rd
           *[other] th
        } century{ UNUSED($roman) }

choice = { $value } ({ NUMBER($tours) })

# How many tours are on the wall.
onTheWall = { $isAll ->
            [true] All { NUMBER($all) } tours
           *[false] { $found ->
                [0] No tour matches all of this. Clear one of these filters:
               *[other] { NUMBER($found) } of { NUMBER($all) } tours
            }
        }

# A button that clears one filter.
clearOne = Clear { QUOTED($value) }: { NUMBER($tours) } { $tours ->
            [one] tour
           *[other] tours
        }

# A board with holes. $size is as in 8 × 8.
boardWithHoles = { $size }, { NUMBER($squares) } { $squares ->
            [one] square
           *[other] squares
        }

source = Source: { $text }
foundHere = { $hasCited ->
            [true] Found for this page and checked by its build. { $cited }
           *[false] Found for this page and checked by its build.
        }

# What is notable about a tour. $n and $other are the numbers in question, mostly sums.
particulars =
    .closed = Closed: one more move leads back to its start.
    .open = Open: its ends are not a knight’s move apart.
    .path = A path, not a tour: it visits { NUMBER($n) } of { NUMBER($squares) } squares.
    .asymmetric = It has no symmetry.
    .half-turn = Symmetric: it looks the same after a half-turn of the board.
    .quarter-turn = Symmetric: it looks the same after a quarter-turn of the board.
    .mirror = Symmetric: it looks the same in a mirror.
    .halves = It fills one half of the board before it enters the other.
    .opposite = The numbers on opposite squares always differ by { NUMBER($n) }.
    .opposites-add = The numbers on opposite squares always add up to { NUMBER($n) }.
    .quarters-differ = Turn the board by a quarter, and every number changes by { NUMBER($n) }.
    .semi-magic = Every row and every column adds up to { NUMBER($n) }.
    .magic = Magic: every row, every column and both diagonals add up to { NUMBER($n) }.
    .rows = Every row adds up to { NUMBER($n) }.
    .columns = Every column adds up to { NUMBER($n) }.
    .diagonals = The diagonals do not: they add up to { NUMBER($n) } and { NUMBER($other) }.
    .sums = Every row and every column adds up to { NUMBER($n) } or { NUMBER($other) }.
    .quarters = Within each quarter of the board, every row and every column adds up to { NUMBER($n) }.
    .crossings = No two of its moves cross.
    .verse = Read in the order of the tour, the syllables make a verse.
    .verse-as-rows = The syllables make the same verse in the order of the tour and row by row.

renumbered = Number 1 is on { $square } now.
notClosed = only a closed tour can start on any of its squares
notVisited = { QUOTED($square) } is not a square of this tour; type one such as c3

# The line at each step of a path that is not a tour.
pathStep = { $isStart ->
            [true] The path starts on { $square }.
           *[false] Move { $step } of { $of }: to { $square }.
        }

# The chapter of a novel that the knight stands on; at some chapters a part of the book ends.
chapter = Chapter { NUMBER($number) }.{ $isRound ->
            [true] {" "}The knight has touched all four sides of the house: here a part of the book ends.
           *[false] {""}
        }

# The square of the tour that has no chapter.
noChapter = No chapter: the cellar that the book leaves out.

# A part of the book: its knight touches all four sides, but in the last part.
part = Chapters { NUMBER($first) } to { NUMBER($last) }: { $isRound ->
            [true] all four sides
           *[false] the rest
        }

# The name of a square for screen readers.
squareLabel = { $square }, { $place ->
            [0] not visited
           *[other] number { NUMBER($place) }
        }{ $isKnightHere ->
            [true] , { $knightHere }
           *[false] {""}
        }

# The line under the board. $press is “Choose” or “Tap”.
caption = { $press } a square to see the move that leads there.

keys =
    .move = Go from square to square
    .rowStart = First square of the row
    .rowEnd = Last square of the row
    .choose = See the move that leads to this square
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] Read: { $read }
               *[false] Read so far: { $read }
            }
           *[false] Nothing has been read yet.
        }
counting = Counting how often the tour follows the rule…

# The names of the tour and of the rule's run in their comparison.
compared =
    .tour = This tour
    .path = This path
    .rule = The rule’s tour

comparedRows =
    .end = Result
    .turns = Turns
    .crossings = Crossings
reached = { $end ->
            [stuck] stuck after { NUMBER($visited) } of { NUMBER($squares) } squares
            [closed] a closed tour
           *[open] an open tour
        }
ruleFrom = { $isUsual ->
            [true] Warnsdorff’s rule from { $start }. On a tie it goes to the square farther from the centre:
           *[false] Warnsdorff’s rule from { $start }. On a tie it goes to the first of the tied squares:
        }
agreement = { $isAlways ->
            [true] This tour always follows the rule: each of its { NUMBER($choices) } moves goes to a square with the fewest onward moves.
           *[false] This tour follows the rule in { NUMBER($agreeing) } of its { NUMBER($choices) } moves: there it goes to a square with the fewest onward moves.
        }
title = { $name }, { $progress } · { $gallery } · { $title }
unnamed = A tour of { $board }

# Messages about keeping tours.
kept =
    .done = { QUOTED($name) } is kept on this device.
    .removed = { QUOTED($name) } has been removed.
    .back = { QUOTED($name) } is back.
    .none = You have not kept a tour yet.
    .found = { NUMBER($found) } of your { NUMBER($all) } tours match the filters.
    .denied = Your tours cannot be kept on this device: its storage is full or blocked. Save them as a file, or they are lost when you close the page.
    .unreadable = The page cannot read the tours kept on this device. Nothing is lost: save the data as a file before you remove it.
    .added = { $added ->
                [0] The file has no new tour.
               *[other] { NUMBER($added) } { $added ->
                    [one] tour
                   *[other] tours
                } added.
            }{ $same ->
                [0] {""}
               *[other] {" "}{ NUMBER($same) } { $same ->
                    [one] tour was
                   *[other] tours were
                } here already.
            }
    .refused = { QUOTED($name) } was left out: { $why }.
    .saved = Saved.
    .file = knights-tours.json

remove = Remove { QUOTED($name) }

# Errors, for the line beside a field.
wrong =
    .name = type a name for the tour
    .longName = this name is too long; use at most { NUMBER($most) } characters
    .sameTour = you have kept this tour already, as { QUOTED($name) }
    .tooMany = at most { NUMBER($most) } tours can be kept; save them as a file, then remove some
    .tooLarge = a tour of more than { NUMBER($most) } squares cannot be kept
    .file = the file is too large: it has more than { NUMBER($most) } bytes
    .unreadableFile = the file cannot be opened; choose it again
    .notJson = this is not valid JSON; choose a file that this page saved
    .notOurs = this is not a list of tours saved by this page
    .newer = a newer version of this page saved the file; reload the page to update it
    .notATour = its squares do not make a tour
    .noSquares = it has no squares
    .tour = there is no tour { QUOTED($id) } in the collection
    .filter = there is no { QUOTED($value) } here; choose from { COMMAS($known) }

# A link named what is not there.
noSuchTour = Tour: { $message }. All tours are shown instead.

noSuchFilter = { $property }: { $message }. The link’s other filters are used.
