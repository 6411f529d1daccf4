labels =
    .ladder = The ladder
    .ladderHelp = Six boards, each harder than the last, and one without a tour. Start with 5 × 5.
    .marksHelp = ✓ solved · ★ without hints or other help · ★★ without undo, too
    .rungs = Boards of the ladder
    .forgetMarks = Erase my marks
    .day = Board of the day
    .dayHelp = Everyone gets the same board. A new one comes at midnight UTC.
    .playDay = Play it
    .shareLine = Share your result
    .copyShare = Copy it
    .won = You did it!
    .lookAt = Look at the tour
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6, closed tour
    .holes = A board with holes
    .camel = The camel’s 32 squares
    .longest = 4 × 4: the longest path

# How far a visitor is with a board of the ladder.
-mark = { $mark ->
        [solved] solved
        [unaided] solved without help
        [straight] solved without help or undo
       *[none] not solved yet
    }

rungName = { $rung }: { -mark }

# A board was solved. $sign is ✓, ★ or ★★.
earned = { $sign } { $rung }: { -mark }!

nextRung = Next: { $rung }
notKept = Your browser cannot save your marks. They are gone when you close this page.
forgotten = Your marks are erased.
shareCopied = Your result is copied.
copyRefused = Your browser did not allow copying. Select the line and copy it yourself.
dayTask = { $dayName }: { $board }. Start on { $start } and visit every square{ $target ->
            [closed] , then return to the start
           *[other] {""}
        }.
summary = { NUMBER($visited) } of { NUMBER($squares) } { $squares ->
            [one] {"square"}
           *[other] {"squares"}
        }, { $helpUsed }.
shareLine = Knight’s Tour Lab, { $dayName }, { $board }: { $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) } of { NUMBER($squares) }, { $helpUsed }. { $link }
wrong =
    .day = { QUOTED($text) } is not a day; write it as 2026-11-22
