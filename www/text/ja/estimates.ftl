exactNumber = 正確な数
notEstimated = 見積もれません：{ $message }。
walked = { NUMBER($done) }/{ NUMBER($all) }
noTour =
    .yet = まだツアーなし
    .atAll = ツアーなし
percents = { $value }%
offBy =
    .some = { $percents }
    .most = 99%以上
standardError = 標準誤差は{ $error }。この歩みがかたよっていなければ、本当の数と見積もりの差は、おそらく（20回に19回は）{ $twice }以内です。
completed = { NUMBER($walks) }回の歩みのうち、ツアーになったのは{ NUMBER($completed) }回です。
exact =
    .alone = 正確な数は{ $number }です。
    .hit = 正確な数は{ $number }で、見積もりはぴったりです。
    .noEstimate = 正確な数は{ $number }で、ツアーになった歩みがないので、見積もりはありません。
    .below = 正確な数は{ $number }で、見積もりはそれより{ $off }小さい値です。
    .above = 正確な数は{ $number }で、見積もりはそれより{ $off }大きい値です。
greedy =
    .looksCertain = 欲ばりな重みは確かそうに見えますが、まちがっています。
    .isWrong = 欲ばりな重みはまちがっていて、しかも誤差にはそれが表れません。
    .miss = 誤差は{ $error }のはずなのに、見積もりは{ $off }も{ $isLow ->
            [true] 小さすぎます
           *[false] 大きすぎます
        }。標準誤差の{ NUMBER($errors) }倍もずれています。歩みの{ PERCENT($completed, $walks) }がツアーになりますが、どれも似たものばかりです。ほとんどのツアーはちがう種類で、この重みではめったに見つかりません。
    .warning = 重み{ $weight }は欲ばりで、似たような歩みばかりになります。平均は確かそうに見えても、ずっと小さすぎることがあります。ふつうの重みと比べましょう。
spoken = { $label }：{ $about }。
uncountedName = { $size }の{ $isClosed ->
        [true] 閉じた
       *[false] 開いた
    }ツアー
walksTick = { $size ->
        [millions] { $tenThousands }万
       *[other] { $walks }
    }
curveName = 重み{ $weight }
scaleNote =
    .one = 横は歩みの回数、縦はツアーの数の見積もり。影の幅は標準誤差の2倍です。
    .power = 横は歩みの回数、縦はツアーの数の見積もり（単位{ $power }）。影の幅は標準誤差の2倍です。
noWalk = まだ歩みがありません。
plotSummary = 平均の曲線：{ NUMBER($earlyWalks) }回で{ $early }、{ NUMBER($lastWalks) }回で{ $last }。
pointColumns =
    .walks = 歩み
    .average = 平均
    .error = 標準誤差
    .off = ずれ
