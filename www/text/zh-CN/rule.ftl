own = 自己写
opened = 在这个列表下面可以写你的规则。
name = 你自己的规则
usual = 汪斯道夫规则，并列时：
measures_onward =
    .least = 出路最少的
    .greatest = 出路最多的
    .head = 出路
measures_onward-sum =
    .least = 再走一步后出路之和最小的
    .greatest = 再走一步后出路之和最大的
    .head = 下步合计
measures_onward-min =
    .least = 再走一步后能遇到最少出路的
    .greatest = 再走最差的一步后出路也最多的
    .head = 下步最少
measures_onward-max =
    .least = 再走最好的一步后出路也最少的
    .greatest = 再走一步后能遇到最多出路的
    .head = 下步最多
measures_onward2 =
    .least = 再走两步能到的{"格子"}最少的
    .greatest = 再走两步能到的{"格子"}最多的
    .head = 两步后
measures_degree =
    .least = 在空{"棋盘"}上走法最少的
    .greatest = 在空{"棋盘"}上走法最多的
    .head = 度数
measures_visited =
    .least = 一步远的已走{"格子"}最少的
    .greatest = 一步远的已走{"格子"}最多的
    .head = 邻近已走
measures_centre =
    .least = 离中心最近的
    .greatest = 离中心最远的
    .head = 到中心
measures_edge =
    .least = 离边缘最近的
    .greatest = 离边缘最远的
    .head = 到边缘
measures_corner =
    .least = 离角最近的
    .greatest = 离各个角最远的
    .head = 到角
measures_start =
    .least = 离起点最近的
    .greatest = 离起点最远的
    .head = 到起点
measures_turn =
    .least = 转弯最小的
    .greatest = 转弯最大的
    .head = 转弯
measures_row =
    .least = 行最靠下的
    .greatest = 行最靠上的
    .head = 行
measures_column =
    .least = 最靠左的
    .greatest = 最靠右的
    .head = 列
measures_quadrant =
    .least = 所在区编号最小的
    .greatest = 所在区编号最大的
    .head = 区
measures_order =
    .least = 走法顺序最靠前的
    .greatest = 走法顺序最靠后的
    .head = 顺序
measures_move =
    .least = 走法排在最前的
    .greatest = 走法排在最后的
    .head = 走法
formula = 公式
soughtByFormula = { $isLeast ->
        [true] { QUOTED($formula) }的值最小的
       *[false] { QUOTED($formula) }的值最大的
    }
sought = { $words }
values =
    .one = { $head }{ NUMBER($value) }
    .decisive = 由“{ $head }”决定
    .several = { $before }，{ $next }
columnHead = { $isDecisive ->
        [true] { $head } ✓
       *[false] { $head }
    }
centreUnit = { QUOTED($head) }是到棋盘中心的距离的平方，以半格为单位。
usualNumbers = 方法所看的数
named = 规则“{ $rule }”
-last = { $last ->
        [order] 按走法顺序选第一个
        [random] 随机选一个
       *[regions] 按{"棋盘"}的区域选
    }
-last-after = { $last ->
        [order] 选第一个
        [random] 随机选
       *[regions] 按{"棋盘"}的区域选
    }
ownLines =
    .measure = 按规则衡量每个候选
    .go = 走到{ $soughtBy }那个
    .tie = 并列时：{ -last }
    .tieBy = 并列时：依次选{ $criteria }，再{ -last-after }
    .then = { $before }、{ $next }
    .criterion = { $soughtBy }
race_first =
    .take = 你的规则要{ $soughtBy }那个：{ CHOSEN($to) }。
    .keep = 你的规则留下{ $soughtBy }几个：{ SOME($some) }。
race_next =
    .take = 其中它要{ $soughtBy }那个：{ CHOSEN($to) }。
    .keep = 其中它留下{ $soughtBy }几个：{ SOME($some) }。
race_last =
    .order = 这几个不分上下，所以按走法的顺序选第一个：{ CHOSEN($to) }。
    .random = 这几个不分上下，所以随机选一个：{ CHOSEN($to) }。
    .regions = 这几个不分上下，所以按{"棋盘"}这一区域的顺序来定：{ CHOSEN($to) }。
race_allEqual =
    .order = 按你的规则全都不分上下，所以按走法的顺序选第一个：{ CHOSEN($to) }。
    .random = 按你的规则全都不分上下，所以随机选一个：{ CHOSEN($to) }。
    .regions = 按你的规则全都不分上下，所以按{"棋盘"}这一区域的顺序来定：{ CHOSEN($to) }。
