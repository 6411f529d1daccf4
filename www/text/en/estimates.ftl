# The sentences below are about random walks over the board: some of them become tours, and from these the number of all tours is estimated.
exactNumber = exact number

notEstimated = This cannot be estimated: { $message }.
walked = { NUMBER($done) } of { NUMBER($all) }

# In place of an estimate, while walks are made and at the end.
noTour =
    .yet = no tour yet
    .atAll = no tour

# A number that is already written as the language does: 0.5 or 12.
percents = { $value }%

# How far off an estimate is: a number of per cent, or nearly all.
offBy =
    .some = { $percents }
    .most = more than 99%

standardError = Standard error { $error }: if these walks are typical, the true number is probably (19 times in 20) within { $twice } of the estimate.
completed = { NUMBER($completed) } of { NUMBER($walks) } { $walks ->
        [one] walk
       *[other] walks
    } became tours.

# The exact number, and how far the estimate is off it.
exact =
    .alone = The exact number is { $number }.
    .hit = The exact number is { $number }; the estimate is exactly that.
    .noEstimate = The exact number is { $number }; no walk became a tour, so there is no estimate.
    .below = The exact number is { $number }; the estimate is { $off } below it.
    .above = The exact number is { $number }; the estimate is { $off } above it.

# A weight makes walks prefer some squares; “greedy” is one that prefers them too much.
greedy =
    .looksCertain = A greedy weight looks certain, but is wrong.
    .isWrong = A greedy weight is wrong, and its error does not show it.
    .miss = It claims an error of { $error }, but the estimate is { $off } too { $isLow ->
            [true] low
           *[false] high
        }: { NUMBER($errors) } standard errors away. { PERCENT($completed, $walks) } of its walks become tours, but these look alike. Most tours are of other kinds, which it hardly ever finds.
    .warning = A weight of { $weight } is greedy: its walks look alike. Their average looks certain, but can be far too low. Compare it with the usual weight.

# What is said aloud: the label of the estimate, and what it is.
spoken = { $label }: { $about }.

# An example of tours that nobody has counted: the size of the board, and the tours.
uncountedName = { $size } { $isClosed ->
        [true] closed
       *[false] open
    }

# A tick of the axis of walks. Which sizes are shortened depends on the language: 20,000, or 2 M.
walksTick = { $size ->
        [millions] { $millions } M
        [tenThousands] { $walks }
       *[small] { $walks }{ UNUSED($tenThousands) }
    }

curveName = weight { $weight }

# What the axes show, perhaps in a power of ten such as 10¹².
scaleNote =
    .one = Estimated tours against walks; the shade is two standard errors wide.
    .power = Estimated tours, in { $power }, against walks; the shade is two standard errors wide.

noWalk = There is no walk yet.
# The curve in words: two of its points.
plotSummary = Curve of the average: { $early } after { NUMBER($earlyWalks) } walks, { $last } after { NUMBER($lastWalks) }.

# The columns of the curve’s table.
pointColumns =
    .walks = Walks
    .average = Average
    .error = Standard error
    .off = Off by
