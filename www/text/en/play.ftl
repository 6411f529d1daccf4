# Fixed texts: `data-word` and `data-name` in the room's markup name them.
labels =
    .modes = How you play
    .undo = Undo
    .place = Choose another start
    .step = Step
    .hint = Hint
    .watch = Tell me as soon as it is lost
    .boards = Other boards
    .target = Aim
    .otherBoard = Draw a board of your own
    .legal = Show where I can go
    .show = Help on the board
    .candidates = {"Squares"} to go to
    .handOver = Let a method go on
    .handOverNow = Let it go on
    .tieRule = Rule
    .ownRule = Your rule
    .score = This round
    .check = Check my tour
    .checkHelp = Paste your tour here. It can be a list of squares such as a1 c2, or the board with its numbers. Lists that a program prints work too, such as (0, 1).
    .tourText = Your tour
    .checkNow = Check it
    .takeTour = Copy this tour
    .against = Compared with the rule
    .ghost = The rule from the same start.

# Those of them that the element for other pages has too.
gameLabels =
    .game = This game
    .newGame = Start over
    .takeBack = Take back
    .redo = Redo
    .judge = Is it lost?

modes =
    .free = Find a tour
    .predict = Predict the rule’s moves
    .uncrossed = Never cross your path
    .numbers = Fill in the numbers
    .words = Read words along a tour

# Names of actions that differ from those in other rooms.
actions =
    .back = Take a move back
    .forward = Make it again
    .restart = Start over
    .undo = Bring the last game back
    .hint = Hint, stronger each time
    .judge = Is it lost?

# What the keys do while the board is in focus.
onBoard =
    .move = Next {"square"} to go to; with Shift, from {"square"} to {"square"}
    .rowStart = First {"square"} of the row
    .rowEnd = Last {"square"} of the row
    .choose = Go there

# The aims.
aims =
    .open = Visit every square
    .closed = Visit all and return to the start

predictHeading = Which move does the rule choose?
startFixed = The start is fixed here.
# After that, if moves were lost by it.
undoOffer = “Undo” brings your moves back.

# They have been brought back.
undone = Your moves are back.

noHint = There is no move left, so there is no hint.
notAboutTours = Hints and verdicts are about tours. This path only must not cross itself.
# The kinds of choices, by how hard they are to predict.
-kind = { $kind ->
        [tie] with a tie
        [close] with a difference of one
        [clear] with a larger difference
       *[own] without a tie
    }
finishable = Not lost: you can still complete a tour from here.
judging = Searching for a way to finish…
# Links to more about a game.
elsewhere =
    .explore = Explore: watch the rule from the same start
    .compare = Compare: several methods from the same start
    .guess = Learn: why guessing fails
    .rule = Learn: Warnsdorff’s rule
    .longest = Explore: find the longest path

# The notation of a pasted tour.
-form = { $form ->
        [squares] Read as a list of squares
        [moves] Read as a list of moves
        [table] Read as a table
        [numbered-board] Read as a numbered board
        [pairs] Read as rows and columns
       *[numbers] Read as numbers of squares
    }

# How a tour is written for other places.
writings =
    .numberedBoard = Numbers from 1
    .fromZero = Numbers from 0
    .pairs = (row, column) pairs
    .python = Python list
    .squareList = Squares

copyRefused = Your browser did not allow copying.
boardWithHoles = { NUMBER($width) } × { NUMBER($height) } with { NUMBER($holes) } { $holes ->
            [one] hole
           *[other] holes
        }
atWork = { $method } goes on from here. { $press } a {"square"} to take over again.
stuck = The {"knight"} is stuck, with { NUMBER($left) } { $left ->
            [one] {"square"}
           *[other] {"squares"}
        } left. Take moves back, or start over.
isLongest = This is a longest path: no path visits more than { NUMBER($visited) } of the { NUMBER($squares) } {"squares"}.
notClosed = You visited every {"square"}, but no move leads back to { $start }. So this is an open tour, not a closed one.
closable = You visited every {"square"}. One more move, back to { $start }, closes the tour.
noMoves =
    .hole = There is no {"square"} at { $to }.
    .visited = The {"knight"} has already been on { $to }.
    .not-a-move = Not { $to }: it is { -distance }. { $howItMoves }
    .no-edge = No edge leads from { $from } to { $to }.
    .over = The tour is complete.
    .comesLast = The tour has to end on { $to }, so go there last.
went = { $to }, { NUMBER($visited) } of { NUMBER($squares) }. { NUMBER($ways) } { $ways ->
            [one] {"square"}
           *[other] {"squares"}
        } to go to.
tookBack = Taken back to { $to }.
hints =
    .onlyMove = There is only one move: { $looksAt }.
    .moves = { $looksAt }. Another hint says where the rule goes.
    .ownRight = Right. { $told }
    .ownTie = Right, it is a tie: { LIST($best) } are equally good by the rule.
    .goesToOnly = The rule goes to { $to }: it is the only move.
    .goesTo = The rule goes to { $to }. It has the fewest onward moves, { NUMBER($ways) }.
    .breaksTie = The rule goes to { $to }. { WORD_AT_FIRST($tied) } {"squares"} tie for the fewest onward moves, { NUMBER($ways) } each, and the tie-break picks this one.
    .ownTieElsewhere = Right, it is a tie: { LIST($best) } are equally good by the rule. It picks { $to }.
    .right = Right: { $to } has the fewest onward moves, { NUMBER($ways) }.
    .tie = Right, it is a tie: { LIST($best) } have the fewest onward moves, { NUMBER($ways) } each.
    .tieElsewhere = Right, it is a tie: { LIST($best) } have the fewest onward moves, { NUMBER($ways) } each. The tie-break picks { $to }.
    .wrong = No: { $looksAt }. The rule goes to { $to }.
strongHint = { $hintChoice } Another hint makes the move.
score = { $asked ->
            [0] No answer yet.
           *[other] { NUMBER($right) } of { NUMBER($asked) } { $asked ->
                    [one] answer
                   *[other] answers
                } right, { NUMBER($streak) } in a row. Your longest streak is { NUMBER($longest) }.
        }
lost = Lost: { $why }.
lostSince = { $move ->
            [0] It was lost from the start, on { $name }.
           *[other] It has been lost since move { NUMBER($move) }, to { $name }.
        }
undecided = We don’t know: in { NUMBER($seconds) } { $seconds ->
            [one] second
           *[other] seconds
        } the search found no way to finish, and no proof against one.
takeBackTo = Go back to before move { NUMBER($move) }
handedOver = { $method } takes over. { $press } Step or Play.
next =
    .closed = Next challenge: a closed tour
    .findFault = Find where it went wrong
    .board = Next: { $board }
wrong =
    .size = a board to play on can have { NUMBER($most) } squares at most; this one has { NUMBER($squares) }
    .path = { QUOTED($text) } is not a move there; the moves before it are kept
    .mode = { QUOTED($text) } cannot be played; write free or predict
tooLong = This is too long. A tour can have at most { NUMBER($most) } characters.
tourCopied = Copied: { $writing }.

# The suggested boards, if they have a better name than their size.
boards =
    .ring = 3 × 3 ring
    .cross = 12-square cross

-long = { $long ->
        [1] one square
       *[other] { WORD($long) } squares
    }

# How a piece moves, by the two lengths of its leap.
howItMoves = { $way ->
        [straight] The {"knight"} moves { -long } left, right, up or down.
        [diagonal] The {"knight"} moves { -long } along a diagonal.
       *[leap] The {"knight"} moves { -long } one way and { WORD($short) } to the side.
    }

# The heading above the story.
heading = { NUMBER($visited) } of { NUMBER($squares) } { $squares ->
        [one] {"square"}
       *[other] {"squares"}
    } visited

begins = The {"knight"} starts on { $start }.

# Before the first move.
opening = { $target ->
        [closed] { begins } Visit every {"square"} exactly once, then move back to { $start }.
        [end] { begins } Visit every {"square"} exactly once, and end on { $end }.
       *[open] { begins } Visit every {"square"} exactly once.
    }

# What Warnsdorff’s rule does, before the first prediction.
usualRule = Warnsdorff’s rule moves to the {"square"} with the fewest onward moves. Those are the moves from there to {"squares"} not visited yet.

# What a rule of one’s own does: its first line, and each later one.
takes = The rule takes the {"square"} { $sought }.
takesNext = If several are left, it takes the one { $sought }.

# Under the board.
moveHint = { $hasRings ->
        [true] { $press } a ring to move the {"knight"}, or drag it.
       *[false] { $press } a {"square"} that the {"knight"} can go to, or drag the {"knight"}.
    }
predictHint = { $press } the {"square"} where the rule goes next.
placeHint = { $press } the {"square"} to start on.

# In the description of a square.
inReach = a move away

standing = The {"knight"} is on { $name }.

# The tour is complete; somebody else may have made some of its moves.
won = { $isOwn ->
        [true] You did it!
       *[false] Yes!
    } { $isClosed ->
        [true] A closed tour: every {"square"} exactly once, and back to the start.
       *[false] A complete tour: every {"square"} exactly once.
    }

-across = { $across ->
        [1] one square
       *[other] { WORD($across) } squares
    } to the { $isRight ->
        [true] right
       *[false] left
    }
-up = { $up ->
        [1] one square
       *[other] { WORD($up) } squares
    } { $isUp ->
        [true] up
       *[false] down
    }

# Where a square is from another.
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across } and { -up }
    }

# A button to go to a square, with its onward moves.
wayWith = { $square } ({ NUMBER($ways) })

-onward = { $value ->
        [0] no onward move
       *[other] { NUMBER($value) } { $value ->
            [one] onward move
           *[other] onward moves
        }
    }

# Squares with as many onward moves.
have = { $areSeveral ->
        [true] { LIST($squares) } have { -onward } each
       *[false] { LIST($squares) } has { -onward }
    }

# A square with what a rule of one’s own looks at.
values = { $square }: { $values }

# What the rule looks at, one after the other.
looksAt = { $first }; { $second }

# The strongest hint.
hintPlayed = The rule went to { $to }.

# Moves without a choice.
onlyWay = { $areSeveral ->
        [true] From there it had only one move each time: { LIST($squares) }.
       *[false] From there the only move was to { LIST($squares) }.
    }

# The choices missed in a round.
missedOf = { NUMBER($missed) } of { NUMBER($asked) } { $asked ->
        [one] choice
       *[other] choices
    } { -kind }

missed = { $hasMissed ->
        [true] You missed: { LIST($choices) }.{ UNUSED($inARow) }
       *[false] You missed none.
    }

# Squares that a sentence only counts, listed for screen readers.
marked = Marked: { COMMAS($squares) }.

-visiting = { $tours ->
        [0] No run
       *[other] { NUMBER($tours) } { $tours ->
            [one] run
           *[other] runs
        }
    } visited every {"square"}
-getting = { $asFar ->
        [0] No run
       *[other] { NUMBER($asFar) } { $asFar ->
            [one] run
           *[other] runs
        }
    } got at least as far as you

# Other languages have other words if all runs did.
-otherwise = { $areAllTours ->
        [true] {""}
       *[false] {""}
    }{ $areAllAsFar ->
        [true] {""}
       *[false] {""}
    }

# How far Warnsdorff’s rule gets.
ruleRuns = Warnsdorff’s rule ran { NUMBER($runs) } { $runs ->
        [one] time
       *[other] times
    } from { $start }, with ties broken randomly. { $isDone ->
        [true] { -visiting }, as you did.
       *[false] { -getting }. { -visiting }.
    }{ -otherwise }

# Texts that are quoted, one after the other.
quotes = { $first }, { QUOTED($second) }

# Ignored text in a pasted tour.
leftOut = { $others ->
        [0] Ignored: { $quotes }.
       *[other] Ignored: { $quotes } and { NUMBER($others) } more.
    }

# Unusual marks of open squares in a pasted board.
openMarks = Taken as open squares: { $quotes }.

# The valid part of a pasted tour; names the board if its size is given.
-right = { NUMBER($holds) } { $holds ->
        [one] {"square"} is
       *[other] {"squares"} are
    } right.

read = { $hasSize ->
        [true] { -form } on { $size }: { -right }
       *[false] { -form }: { -right }
    }

# What is said of a tour that was pasted, and of its error.
good = It is an open tour.
bad = { $isTour ->
        [true] The tour is complete there, but the text goes on: { $problem }.
       *[false] Not a tour yet: { $problem }.
    }

# A move that departs from a rule of one’s own.
ownDeparture = Move { NUMBER($move) } went to { $to }; the rule would have gone to { EITHER($best) }.

# A move that departs from Warnsdorff’s rule.
departure = Move { NUMBER($move) } went to { $to } with { -onward }; { $areSeveral ->
        [true] { LIST($best) } had { NUMBER($least) } each.
       *[false] { LIST($best) } had { NUMBER($least) }.
    }

-rule = { $isByOwn ->
        [true] the rule
       *[false] Warnsdorff’s rule
    }
departures = { $left ->
        [0] { $isOver ->
            [true] Every move is one that { -rule } could have made.
           *[false] So far, every move is one that { -rule } could have made.
        }
       *[other] { NUMBER($left) } of { NUMBER($moves) } { $moves ->
            [one] move
           *[other] moves
        } did not follow { -rule }.
    }
ghostReached = { $isAll ->
        [true] It visits every {"square"}.
       *[false] It visits { NUMBER($visited) } of { NUMBER($squares) } {"squares"}.
    }

# A pasted text without a single square.
unreadable = { $hasProblem ->
        [true] We couldn’t read this: { $problem }.
       *[false] We couldn’t read this.
    } Paste the squares in order, for example a1 b3 c5. Or paste the board as a grid of numbers.

# A switch in a link that was neither on nor off.
off = { $label }: { $message }. It is off.

# The title of the window.
title = { $size }, { NUMBER($visited) } of { NUMBER($squares) } · { $play } · { $page }

# A path that may not cross itself.
uncrossed =
    .begins = Make a path that never crosses itself, as long as you can. It begins on { $start }.
    .crosses = { $move } crosses { $crossed }. Take it back: this path must not cross itself.
    .goesOn = { NUMBER($moves) } { $moves ->
            [one] move
           *[other] moves
        } and no crossing. From here { NUMBER($ways) } { $ways ->
            [one] move crosses
           *[other] moves cross
        } nothing.
    .ends = { NUMBER($moves) } { $moves ->
            [one] move
           *[other] moves
        } and no crossing, and now no other move is free. { $end ->
            [longest] No path on this board is longer: well done!
            [shorter] The longest path on this board has { NUMBER($most) }.
           *[unknown] Nobody has written down how long one can be here.
        }
