exactNumber = 准确的数
notEstimated = 这个没法估计：{ $message }。
walked = { NUMBER($done) }/{ NUMBER($all) }
noTour =
    .yet = 还没有走成巡游
    .atAll = 没有走成巡游
percents = { $value }%
offBy =
    .some = { $percents }
    .most = 99%以上
standardError = 标准误差是{ $error }：如果这些走法有代表性，真正的数与估计值大概（20次里有19次）相差不到{ $twice }。
completed = 走了{ NUMBER($walks) }次，有{ NUMBER($completed) }次走成巡游。
exact =
    .alone = 准确的数是{ $number }。
    .hit = 准确的数是{ $number }；估计值正好等于它。
    .noEstimate = 准确的数是{ $number }；没有一次走成巡游，所以没有估计值。
    .below = 准确的数是{ $number }；估计值比它小{ $off }。
    .above = 准确的数是{ $number }；估计值比它大{ $off }。
greedy =
    .looksCertain = 贪心的权重看起来很有把握，其实是错的。
    .isWrong = 贪心的权重是错的，从误差却看不出来。
    .miss = 它自称误差只有{ $error }，可是估计值偏{ $isLow ->
            [true] 小
           *[false] 大
        }{ $off }，差了{ NUMBER($errors) }个标准误差。有{ PERCENT($completed, $walks) }走成了巡游，但这些巡游都很像。大多数巡游是别的样子，它几乎从来碰不到。
    .warning = 权重{ $weight }太贪心：走出来的路线都很像。平均值看起来很有把握，却可能小得多。和通常的权重比一比。
spoken = { $label }：{ $about }。
uncountedName = { $size }{ $isClosed ->
        [true] 封闭
       *[false] 开放
    }
walksTick = { $size ->
        [small] { $walks }
       *[tenThousands] { $tenThousands }万
    }
curveName = 权重{ $weight }
scaleNote =
    .one = 纵轴是估计的巡游数，横轴是走的次数；阴影宽两个标准误差。
    .power = 纵轴是估计的巡游数（单位{ $power }），横轴是走的次数；阴影宽两个标准误差。
noWalk = 还没有走过。
plotSummary = 平均值的曲线：走{ NUMBER($earlyWalks) }次后是{ $early }，走{ NUMBER($lastWalks) }次后是{ $last }。
pointColumns =
    .walks = 走的次数
    .average = 平均值
    .error = 标准误差
    .off = 偏差
