formationSides =
    .left = 左边
    .right = 右边
    .bottom = 下边
    .top = 上边
uses =
    .goes-on = 从那里又能走到没走过的{"格子"}。
    .closes = 从那里能走到起点。
    .detour = 现在可以插进一段绕行。
    .none = 在可能的末端里，路线最久没在这里停过。
options_order =
    .name = 顺序
options_order_values_tutorial =
    .name = 按走法顺序
    .short = 顺序：走法顺序
options_order_values_fewest-first =
    .name = 出路最少的优先
    .short = 顺序：出路最少的优先
options_prune =
    .name = 向前看
options_prune_values_false =
    .name = 否
    .short = 向前看：否
options_prune_values_true =
    .name = 是：已无巡游就放弃
    .short = 向前看：是
options_update =
    .name = 更新
options_update_values_shuffled =
    .name = 逐个，打乱顺序
    .short = 更新：逐个，打乱顺序
options_update_values_fixed =
    .name = 逐个，按顺序
    .short = 更新：逐个，按顺序
options_update_values_all-at-once =
    .name = 同时全部
    .short = 更新：同时全部
options_equation =
    .name = 规则
options_equation_values_corrected =
    .name = 改正后的
    .short = 规则：改正后的
options_equation_values_printed =
    .name = 照原文印的：不管用
    .short = 规则：照原文印的
options_merge =
    .name = 合并
options_merge_values_false =
    .name = 否
    .short = 合并：否
options_merge_values_true =
    .name = 是：最后合并各圈
    .short = 合并：是
options_growth =
    .name = 延长
options_growth_values_fewest =
    .name = 出路最少的优先
    .short = 延长：出路最少的优先
options_growth_values_random =
    .name = 随机
    .short = 延长：随机
options_symmetry =
    .name = 对称
options_symmetry_values_any =
    .name = 第一种可能的
    .short = 对称：第一种可能的
options_symmetry_values_half-turn =
    .name = 旋转180度
    .short = 对称：旋转180度
options_symmetry_values_quarter-turn =
    .name = 旋转90度
    .short = 对称：旋转90度
options_symmetry_values_mirror =
    .name = 镜像
    .short = 对称：镜像
options_crossings =
    .name = 交叉
options_crossings_values_any =
    .name = 允许
    .short = 交叉：允许
options_crossings_values_none =
    .name = 没有
    .short = 交叉：没有
otherOption = { $id }：{ $value }
triedBy =
    .warnsdorff = 每次尝试都按规则走进了死路，或者用完了步数。
    .restarts = 每次尝试都走进了死路，或者没有封闭。
    .backtracking = 没有时间试遍所有可能。
    .edges-first = 剩下的{"格子"}不能全都作为绕行插进去。
    .blocks = 方法没有找到某一块的巡游，或者没有办法合并其中两块。
    .rotations = 方法一直在翻转路线的末端，并且多次重来。
    .cycles = 怎样交换也连不起剩下的圈，而试遍所有可能要花太久。
    .neural = 网络稳定在几个圈上，或者根本没有稳定。
    .symmetric = 没有一条路线能和它的对称路线连起来。
askedMethods =
    .theory = 定理
    .cycles = 连接小圈
    .rotations = 翻转路线末端
    .decision = 逐个{"格子"}判定
    .cycles-again = 连接别的圈
    .exhaustive = 穷举搜索
pruneCauses =
    .unreachable = 再没有一步能到{ SQUARE($name) }
    .too-many-ends = { SQUARE($name) }只能作端点，而巡游的两个端点都已经有了
    .cut-in-two = 从这里再也到不了{ SQUARE($name) }
    .start-cut-off = 没走过的{"格子"}里，没有一个能一步回到起点{ SQUARE($name) }
rotation = { $left ->
            [0] 所有{"格子"}都走过了，但从{ SQUARE($focus) }一步回不到{ SQUARE($start) }。
           *[other] 从{ SQUARE($focus) }走不到没走过的{"格子"}。
        }方法把这个末端接到{ SQUARE($at) }，再把从那里开始的一段路翻转过来。现在末端在{ CHOSEN($to) }。{ PARTS($use) }
-maker = { $isRule ->
        [true] 规则
       *[false] 方法
    }
wentByHand =
    .alone = 你走到了{ $to }。
    .same = 你走到了{ $to }，{ -maker }也会这样走。
    .other = 你走到了{ $to }；{ -maker }本想去{ $preferred }。
-with-ways = { $ways ->
        [0] ，那里没有出路
       *[other] ，那里有{ $ways }条出路
    }
-next-order = 下一种排列是{ $order }。
-loops-left = { $cycles ->
        [1] 只剩一个圈了：一条封闭巡游。
       *[other] 还剩{ $cycles }个圈。
    }
-still-missing = { $missing ->
        [0] 现在每个{"格子"}都连着两条线了。
       *[other] 还缺{ $missing }条线。
    }
-cause = { $cause ->
        [several-cycles] 网络稳定了，但得到的是{ $cycles }个圈，不是一个。
        [no-merge] 剩下的{ $cycles }个圈，网络再也合并不了。
        [too-many-sweeps] 过了{ $sweeps }轮，网络还没有稳定。
       *[frozen] 网络稳定了，但有些{"格子"}不是连着两条线。
    }
stories =
    .forward = { $tried ->
            [0] 从{ SQUARE($focus) }出发，{"马"}按顺序试下一个{"格子"}：{ CHOSEN($to) }
           *[other] 从{ SQUARE($focus) }出发已有{ $tried }个{"格子"}试过不行，{"马"}按顺序试下一个：{ CHOSEN($to) }
        }{ $left ->
            [0] 。
           *[other] 。还有{ $left }个，以后再试。
        }
    .prune = 从{ SQUARE($focus) }不可能走成巡游：{ PARTS($why) }。{"马"}退回{ CHOSEN($to) }。
    .by-hand = { $isSame ->
            [true] 你从{ SQUARE($focus) }走到{ CHOSEN($to) }{ -with-ways }，{ -maker }也会这样走。
           *[false] 你从{ SQUARE($focus) }走到{ CHOSEN($to) }{ -with-ways }；{ -maker }本想去{ SQUARE($preferred) }。
        }
    .closed-by-hand = 你走到{ CHOSEN($to) }，把巡游封闭了。
    .take-next = 巡游从{ SQUARE($focus) }走到{ CHOSEN($to) }{ -with-ways }{ $kind ->
            [more] { $fewest ->
                [0] 。汪斯道夫规则会去一个没有出路的{"格子"}
               *[other] 。汪斯道夫规则会去一个只有{ $fewest }条出路的{"格子"}
            }
            [fewest] ，是最少的，正是汪斯道夫规则要选的
           *[other] {""}
        }。
    .breaks = { -next-order }从{ SQUARE($from) }到{ SQUARE($to) }一步到不了。
    .not-closed = { -next-order }每一步都走得通，但是从{ SQUARE($from) }一步回不到{ SQUARE($to) }。
    .holds = { -next-order }每一步都走得通。
    .attempt-failed = { $isOpen ->
            [true] 所有{"格子"}都走过了，但巡游是开放的。
           *[false] 走进死路：共{ $squares }个{"格子"}，走了{ $visited }个。
        }{"马"}把走过的步全部退回。到现在试了{ $attempts }次：{ $complete }次走遍所有{"格子"}（{ PERCENT($complete, $attempts) }），没有一次封闭。
    .closed-after-attempts = 所有{"格子"}都走过了，再走到{ CHOSEN($to) }就封闭了。试了{ $attempts }次，这是第一次封闭（{ PERCENT($one, $attempts) }）。其中{ $complete }次走遍所有{"格子"}（{ PERCENT($complete, $attempts) }）。
    .grow = 路线从{ SQUARE($focus) }接着走到{ CHOSEN($to) }{ -with-ways }{ $isTied ->
            [true] ，是从同样好的里面随机选的
           *[false] {""}
        }。
    .grow-at-random = 路线从{ SQUARE($focus) }接着走到{ CHOSEN($to) }，是从{ $candidates }个{"格子"}里随机选的。
    .rotations-failed = 方法把末端翻转了{ $turns }次，没有成功；共{ $squares }个{"格子"}，走了{ $visited }个。它把走过的步全部退回，开始第{ $next }次尝试。
    .cut = { $side ->
            [rows] 方法在从下数第{ $after }行之后把{"棋盘"}切开。
           *[columns] 方法在从左数第{ $after }列之后把{"棋盘"}切开。
        }
    .base-tour = { $isWhole ->
            [true] 整个{"棋盘"}就是一块{ $size }，
           *[false] 以{ SQUARE($corner) }为角的一块{ $size }，
        }{ $origin ->
            [copied] 和另一块同样大小的走同样的巡游。
            [closed] 用搜索找到一条封闭巡游。
           *[open] 用搜索找到一条开放巡游。
        }
    .blocks-joined = 两块合成一块：两边各去掉一步，换成跨过去的两步，其中一步从{ SQUARE($from) }到{ SQUARE($to) }。还剩{ $left }条巡游。
    .piece-inserted = 从{ SQUARE($from) }到{ SQUARE($to) }的一步让开位置，插进下一块的巡游。
    .strand-ends = 从{ SQUARE($corner) }开始的{ NUMBER($columns) }列走出一条巡游，从中引出四股线。
    .strands = 四股线从{ SQUARE($corner) }开始，继续穿过两列。
    .strands-tied = 方法把四股线接到从{ SQUARE($corner) }开始的各列上。
    .opened = 你要的是开放巡游，所以去掉从{ SQUARE($last) }回到起点{ SQUARE($start) }的一步。
    .formation-sets-out = 四股线从{ SQUARE($from) }和它旁边的格子出发，两两相连，并排前进。
    .formation-advances = { $strands ->
            [4] 四股线全都直走，第一股到了{ SQUARE($to) }。
           *[other] { NUMBER($strands) }股线直走，第一股到了{ SQUARE($to) }。
        }
    .formation-turns = 到了{ $edge }，四股线走{ $moves }步，转进下面四排。
    .formation-ends = 在最后一个角上的{ SQUARE($at) }，第一股和第三股相接，第二股和第四股相接。这与开头的两两相连不同，所以四股连成了一条封闭巡游。
    .formation-too-large = 在这个{"棋盘"}上，四股线没有地方转弯。这条转弯和交叉都少的巡游是事先搜索到的。
    .match = { $moves ->
            [1] 再选一步，给余地最小的{"格子"}。{ -still-missing }
           *[other] 再选{ $moves }步，每次都给余地最小的{"格子"}。{ -still-missing }
        }
    .augment = 有两个{"格子"}各缺一步。换掉一串走法，去掉{ $out }步、加上{ $added }步，它们就各多了一步。{ -still-missing }
    .merge = 两个圈合成一个：两边各去掉一步，换成跨过去的两步。较小的圈有{ $size }个{"格子"}。{ -loops-left }
    .exchange = 这次换得更多，去掉{ $out }步、加上同样多步，把{ $joined }个圈连了起来。{ -loops-left }
    .shift = 没有两个圈能合并。换掉{ $out }步，圈变了样，但还是{ $cycles }个。
    .match-again = 这{ $cycles }个圈合不起来。方法去掉所有的步，开始第{ $attempt }次尝试。
    .try-all = 现在方法把所有可能都试一遍：共{ $ends }种情况，弄清了{ $tried }种。
    .found = 试遍所有可能，找到了一条巡游。
    .next-method = “{ $name }”没有得出答案。接下来是“{ $next }”。
    .decide = 这种方法同时跟踪穿过各个{"格子"}的所有路线：共{ $squares }个{"格子"}，完成了{ $finished }个，下一个是{ SQUARE($focus) }；目前有{ $states }种状态。
    .answered = “{ $name }”找到了一条巡游。
    .wake = 第{ $attempt }次尝试：{ $moves }种走法中，随机打开了{ $active }种。
    .sweep = 第{ $sweep }轮：切换了{ $switched }种走法，现在打开着{ $active }种。共{ $squares }个{"格子"}，{ $settled }个有了所需的两条线。
    .several-cycles = { $sweeps }轮以后，每个{"格子"}都连着两条线，但连成了{ $cycles }个圈。
    .frozen = { $sweeps }轮以后不再变化，但{ $squares }个{"格子"}中只有{ $settled }个连着两条线。
    .merge-cycles = 两个圈合成一个：两边各去掉一步，换成跨过去的两步。{ -loops-left }
    .longer = 找到更长的路线：走过{ NUMBER($visited) }个{"格子"}。任何路线都不可能超过{ NUMBER($most) }个。
    .grow-paths = 到现在走了{ NUMBER($paths) }条路线。还没有一条超过{ NUMBER($visited) }个{"格子"}，任何路线都不可能超过{ NUMBER($most) }个。
    .try-longer = 现在试遍所有路线。已看过{ NUMBER($positions) }个局面。还没有一条超过{ NUMBER($visited) }个{"格子"}，任何路线都不可能超过{ NUMBER($most) }个。
    .grow-alike = 路线从{ SQUARE($focus) }走到{ CHOSEN($to) }，{ $images ->
            [1] 对称的路线
           *[other] { $images }条对称的路线
        }同时前进。
    .rotate-alike = { $left ->
            [0] 在{ SQUARE($focus) }结束的路线不能和对称的路线连起来。
           *[other] 路线在{ SQUARE($focus) }卡住了。
        }方法翻转路线的末端，对称的路线也一样。现在它在{ CHOSEN($to) }结束。
    .close-alike = 路线和对称的路线连成一条巡游。
    .restart-alike = 翻转末端没有用。方法去掉所有的步，开始第{ NUMBER($next) }次尝试。
    .try-alike = 现在试遍折叠后棋盘上的所有路线。已看过{ NUMBER($positions) }个局面。
    .reseed = { -cause }它去掉所有的步，开始第{ $attempt }次尝试。
    .to-corner = { $tied ->
            [1] 有一个角一步能到，角优先：{ CHOSEN($to) }。
           *[other] 有{ $tied }个角一步能到，角优先。随机选一个：{ CHOSEN($to) }。
        }
    .near-edge = 从{ SQUARE($focus) }能到的{"格子"}里，最靠近边缘的是{ CHOSEN($to) }，{ $distance ->
            [0] 在边上
           *[other] 离边缘{ $distance }格
        }{ $tied ->
            [1] {""}
           *[other] ，是从{ $tied }个里随机选的
        }。
    .detour = 一段绕行：在{ SQUARE($from) }和{ SQUARE($to) }之间插进{ $letters }个剩下的{"格子"}，编为{ $letters ->
            [1] { $first }
           *[other] { $first }到{ $last }
        }。
    .renumber = { $left ->
            [0] 所有{"格子"}都走过了。
           *[other] 有{ $left }个{"格子"}插不进去。
        }带字母的{ $lettered }个{"格子"}换成数字编号。
code_lines =
    .place = 把{"马"}放在起点
    .until-all-visited = 重复，直到走遍所有{"格子"}：
    .count-onward-moves = 数每个候选的出路
    .go-to-fewest = 走到出路最少的那个
    .close = 封闭巡游：回到起点
    .out-of-steps = 步数用完：重来，并列时随机选
    .prune = 从这里已无巡游：退回
    .try-next = 走到下一个没试过的{"格子"}
    .take-back = 没有了：退回上一步
    .all-tried = 全都试过了：没有巡游
    .until-stuck = 重复，直到卡住：
    .corner-or-nearest-edge = 走到角，否则走最靠边的
    .splice-detours = 把剩下的{"格子"}作为绕行插进去
    .rotate-end = 卡住时，翻转路线的末端
    .renumber = 给带字母的{"格子"}编号
    .break-tie-at-random = 并列时：随机选
    .take-next = 走到巡游的下一个{"格子"}
    .restart = 如果不行，就重来
    .grow = 延长路线，出路最少的优先
    .grow-at-random = 延长到任一没走过的{"格子"}
    .rotate-until-closed = 翻转末端，直到封闭
    .cut = 把{"棋盘"}切成块
    .base-tours = 用搜索找出每块的巡游
    .until-one-tour = 重复，直到只剩一条巡游：
    .join = 合并两条：各去一步，换成跨越的两步
    .insert = 把一块插到一步的位置上
    .strands = 引四股线穿过四行
    .open = 在起点处断开巡游
    .set-out = 四股线从一个角出发
    .until-last-corner = 重复，直到对面的角：
    .advance = 并排直走
    .turn = 到了边上，转进下几排
    .end = 在那里把四股线交错连接
    .written-down = 小棋盘：用事先找到的巡游
    .diagnose = 看看有没有什么使巡游不可能
    .bound = 按颜色和区域算出上限
    .until-bound = 直到有路线达到上限：
    .grow-paths = 从别的起点走新路线
    .try-longer = 小的就试遍所有路线
    .fold = 按对称折叠棋盘
    .grow-alike = 延长路线和对称路线
    .rotate-alike = 卡住就一起翻转末端
    .close-alike = 和对称路线连起来
    .restart-alike = 不行就重来
    .try-alike = 小棋盘试遍所有路线
    .match-greedily = 给各{"格子"}连两条线，余地最小的优先
    .augment = 沿着链条交换，直到都有两条线
    .until-one-cycle = 重复，直到只剩一个圈：
    .merge = 合并两个圈：两步换两步
    .exchange = 都合不了，就交换更多步
    .match-again = 如果不行，换别的圈重来
    .try-all = 在小{"棋盘"}上，试遍所有可能
    .ask-theory = 问定理
    .ask-cycles = 连接小圈，不行就
    .ask-rotations = 翻转路线的末端，不行就
    .ask-decision = 一个{"格子"}一个{"格子"}地判定，不行就
    .ask-cycles-again = 连接别的圈，不行就
    .ask-exhaustive = 试遍所有可能，不行就
    .give-up = 放弃
    .wake = 随机打开一些走法
    .until-two-each = 重复，直到每个{"格子"}有两条线：
    .switch = U大于3：打开；U小于0：关闭
    .one-cycle = 如果连成一个圈，就是巡游
    .reseed = 否则随机重来
    .each-order = 对{"格子"}的每种排列：
    .follow = 只要每步走得通就走下去
    .holds = 全都走得通，就是巡游
    .update = U ← U + 4 − 两端的已打开走法数
    .update-printed = U ← U + 2 − 共用{"格子"}的已打开走法数
code_ties =
    .first = 并列时：按走法顺序选第一个
    .random = 并列时：随机选一个
    .pohl-sum = 并列时：选下一步出路之和最小的
    .pohl-min = 并列时：选下一步出路最少的
    .roth = 并列时：选离中心最远的
    .roth-random = 并列时：选最靠外的，再随机选
    .squirrel-cull = 并列时：按{"棋盘"}的区域选
code_deadEnds =
    .stop = 遇到死路：停下
    .backtrack = 遇到死路：退回一步
    .restart = 遇到死路：重来，并列时随机选
