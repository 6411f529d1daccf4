manySteps = 已经走了{ NUMBER($steps) }多步，还没有找到巡游。也许前面某一步走错了：回溯法要把这一步之后的所有走法都试完，才会改它。
howLong =
    .unknown = 这可能久得谁也等不了；到底要多久，事先谁也说不准。
    .fromA1 = 从a1出发，要落子{ NUMBER($placements) }次才找到巡游：按现在的速度大约要{ $time }。
    .most = 在8 × 8上，从大多数格子出发都要落子{ NUMBER($placements) }次以上：按现在的速度大约要{ $time }，甚至更久。
warnsdorff = 从同一个起点出发，汪斯道夫规则{ NUMBER($moves) }步就能走出一条巡游。
