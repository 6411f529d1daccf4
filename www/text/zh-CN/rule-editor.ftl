labels =
    .title = 你的规则
    .intro = {"马"}按第1行选最好的{"格子"}。如果有几个同样好，就由下一行决定。
    .lines = 规则的各行
    .last = 最后
    .add = 添加一行
    .addFormula = 添加公式
    .undo = 撤销改动
    .usual = 从汪斯道夫规则开始
    .text = 规则文字
    .copy = 复制规则

superlatives =
    .fewest = 最少
    .most = 最多
    .nearest = 最近
    .farthest = 最远
    .least = 最小
    .greatest = 最大

measures_onward =
    .name = 出路
    .means = 从它一步能到、没走过的{"格子"}。

measures_onward-sum =
    .name = 下一步的出路：合计
    .means = 在心里再走一步，把那些{"格子"}的出路全部加起来。

measures_onward-min =
    .name = 下一步的出路：最少的
    .means = 在心里再走一步，取那里最少的出路数。

measures_onward-max =
    .name = 下一步的出路：最多的
    .means = 在心里再走一步，取那里最多的出路数。

measures_onward2 =
    .name = 两步后的{"格子"}
    .means = 再走两步能到、没走过的{"格子"}。

measures_degree =
    .name = 空{"棋盘"}上的走法
    .means = 巡游开始之前，它所有的走法。

measures_visited =
    .name = 一步远的已走{"格子"}
    .means = 从它一步能到、已经走过的{"格子"}。

measures_centre =
    .name = 到中心
    .means = 它到棋盘中心的距离。

measures_edge =
    .name = 到边缘
    .means = 角上是0，边上是1，再往里一排是2。

measures_corner =
    .name = 到角
    .means = 它到最近的角的距离。

measures_start =
    .name = 到起点
    .means = 它到巡游起点的距离。

measures_turn =
    .name = 转弯
    .means = 马转弯有多急。直走是0。

measures_row =
    .name = 行
    .means = 从下往上数，最下面是第1行。

measures_column =
    .name = 列
    .means = 从左往右数，最左边是第1列。

measures_quadrant =
    .name = 棋盘的区
    .means = 右上是1区，再逆时针是2、3、4区。

measures_order =
    .name = 在走法顺序中的位置
    .means = 页面按固定的顺序尝试各种走法，这是它排在第几。

formulaHelp = 可以用onward、visited这样的词，还有整数、+ - * ( )、min(a, b)和max(a, b)。
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

lasts =
    .order = 按走法顺序选第一个
    .random = 随机选一个
    .regions = 按区域（Squirrel和Cull）

missing = ?

ofLine =
    .line = 第{ NUMBER($n) }行
    .superlative = 第{ NUMBER($n) }行：最少还是最多
    .measure = 第{ NUMBER($n) }行：看什么
    .formula = 第{ NUMBER($n) }行：公式
    .up = 把第{ NUMBER($n) }行上移
    .down = 把第{ NUMBER($n) }行下移
    .remove = 去掉第{ NUMBER($n) }行

told =
    .used = 现在你的规则是：{ $text }。
    .copied = 规则已复制。
    .notCopied = 规则没能复制，已经选中。
