tieSources =
    .pohl-sum = I. Pohl，“A method for finding Hamilton paths and knight’s tours”，Communications of the ACM，1967年。
    .pohl-min = I. Pohl，“A method for finding Hamilton paths and knight’s tours”，Communications of the ACM，1967年。
    .roth = A. Roth，“The Problem of the Knight: A Fast and Simple Algorithm”，MathSource。
    .roth-random = A. Roth，“The Problem of the Knight: A Fast and Simple Algorithm”，MathSource；随机选择是我们加的。
    .squirrel-cull = D. Squirrel和P. Cull，“A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”，1996年。
rulesInShort =
    .first = 按固定的走法顺序选
    .random = 随机选
    .pohl-sum = 选向前一步出路之和最小的
    .pohl-min = 选向前一步出路最少的
    .roth = 选离中心最远的
    .roth-random = 选离中心最远的，再随机选
    .squirrel-cull = 按{"棋盘"}的区域选
    .own = 先按你的规则，再随机选
callouts =
    .tie = 并列。
    .backtrack = 死路。
    .restart = 死路。
-where = { $isStart ->
        [true] {"马"}从{ SQUARE($from) }出发，
       *[false] {"马"}在{ SQUARE($from) }，
    }
-several = { $hasTried ->
        [true] 还有{ $many }个{"格子"}没试过
       *[false] 有{ $many }种走法
    }
-single = { $hasTried ->
        [true] 只剩一个{"格子"}没试过：
       *[false] 只有一种走法：到
    }
choices =
    .only = { -where }{ -single }{ CHOSEN($to) }{ $ways ->
            [0] ，那里没有出路。
           *[other] ，那里有{ $ways }条出路。
        }
    .fewest = { -where }{ -several }：{ PARTS($open) }{ $others ->
            [0] {""}
           *[other] ，还有另外{ $others }个
        }。出路最少的是{ CHOSEN($to) }。
    .open = { $isFirst ->
            [true] { $ways ->
                [0] { SQUARE($square) }没有出路
               *[other] { SQUARE($square) }有{ $ways }条出路
            }
           *[false] { $ways ->
                [0] ，{ SQUARE($square) }没有出路
               *[other] ，{ SQUARE($square) }有{ $ways }条
            }
        }
    .tie = { $ways ->
            [0] { -where }{ -several }。其中{ $tied }个并列，都没有出路：{ SOME($some) }。
           *[other] { -where }{ -several }。其中{ $tied }个并列，出路最少，都是{ $ways }条：{ SOME($some) }。
        }
    .allTied = { $ways ->
            [0] { -where }{ -several }，而且都没有出路：{ SOME($some) }。
           *[other] { -where }{ -several }，而且都有{ $ways }条出路：{ SOME($some) }。
        }
    .onlyByRule = { -where }{ -single }{ CHOSEN($to) }。
    .byRule = { -where }{ -several }。
tieRules =
    .first = 规则按固定的走法顺序选第一个：{ CHOSEN($to) }。
    .random = 规则随机选一个：{ CHOSEN($to) }。
    .pohl-sum = 规则再向前看一步，把那里的出路加起来，和最小的是{ CHOSEN($to) }。
    .pohl-min = 规则再向前看一步，前方出路最少的是{ CHOSEN($to) }。
    .roth = 规则选离中心最远的：{ CHOSEN($to) }。
    .roth-random = 规则从离中心最远的几个里随机选一个：{ CHOSEN($to) }。
    .squirrel-cull = 规则按{"棋盘"}这一区域的固定顺序选：{ CHOSEN($to) }。
deadEnds =
    .not-closed = 所有{"格子"}都走过了，但从{ SQUARE($from) }一步回不到{ SQUARE($start) }。
    .start-cut-off = 死路：剩下的{"格子"}里，没有一个能一步回到起点{ SQUARE($start) }，所以巡游没法封闭。
    .all-tried = 从{ SQUARE($from) }出发的走法，{"马"}全都试过了，每一种都走进死路。
    .budget = - 这次尝试用完了所有步数。
    .no-onward-move = 死路：从{ SQUARE($from) }一步走不到任何没走过的{"格子"}。
texts =
    .goesBack = {"马"}退回{ CHOSEN($to) }。
    .restarts = 第{ NUMBER($attempt) }次尝试从{ CHOSEN($start) }出发。并列时，{ PARTS($rulesInShort) }。
    .closes = 所有{"格子"}都走过了，而且从{ SQUARE($from) }一步就能回到起点。走到{ CHOSEN($to) }，巡游就封闭了。
question = { $algorithm ->
            [warnsdorff] 规则会选哪一步？
           *[other] 方法会走哪一步？
        }
-nth = { $unit ->
        [order] 第{ NUMBER($position) }种排列
       *[step] 第{ NUMBER($position) }步
    }
headway =
    .of = { $unit ->
            [order] { -nth }，共{"\u2060"}{ $most }{"\u2060"}种
           *[move] { -nth }，共{"\u2060"}{ $most }{"\u2060"}步
        }
    .visited = 第{ $position }步 · 已走{ $visited }/{"\u2060"}{ $squares }{"\u2060"}{"格"}
    .nothing = { $isAtFirst ->
            [true] 第0步
           *[false] 第0步
        }
    .soFar = 第{ $position }步，目前共{"\u2060"}{ $recorded }{"\u2060"}步
    .over = 第{ $position }步，共{"\u2060"}{ $recorded }{"\u2060"}步
heading =
    .tour = 找到巡游了
    .over = 这次运行结束了
    .before = { $unit ->
            [order] 第一种排列之前
           *[step] 第一步之前
        }
title = { $progress } · { $board }，从{ $start }出发 · { $room } · { $page }
ready = 准备好了
spoken = { -nth }。{ $story }
asks = { -nth }，{ $focus }。{ $question }
shortly = { -nth }，{ $focus }。{ $callout }
computing = 正在计算：{ -nth }，已走{ $visited }/{ $squares }{"格"}。按Esc停止。
