# Fixed texts.
labels =
    .contest = Contest of rules
    .contestIntro = Is your rule better than the usual ones? They all run on the same boards from the same starts, and the page counts the tours.
    .contestRule = Your rule
    .beginContest = Begin the contest
    .cancelContest = Cancel
    .contestProgress = Progress of the contest
    .copyContest = Copy as CSV
    .copyScore = Copy the result

board = Board

# The head of a row: a board, with the name of its shape if it has holes.
heat = { $hasShape ->
            [true] { $shape }{", "}
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] , closed tour
           *[false] {""}
        }

mine = Yours
average = On average over all boards
explained = Small boards and boards with holes are tried from every square, large ones from 200 random squares. Where chance plays a part, the range below holds the true share with 95% confidence (Wilson, 1927).
cancelled = Cancelled. The table shows the results so far.
share = { $percent }%
between = { $low } to { $high }%
progress = { PERCENT($done, $all) } done
failed = The contest could not go on: { $message }

# Who has won: “own” and “best” are shares of tours.
result = Your rule makes a tour in { $own } of the runs, on average over all boards. { $isBest ->
            [true] It beats all the usual rules: the best of them, { QUOTED($name) }, has { $best }.
           *[false] The best of the usual rules is { QUOTED($name) } with { $best }.
        }

score = My knight’s rule { QUOTED($rule) } makes a tour in { $own } of the runs on { $on }; { QUOTED($name) } in { $other }.
