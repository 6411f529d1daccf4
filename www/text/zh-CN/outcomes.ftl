others =
    .start = 起点
    .seed = 种子
    .start-seed = 起点或种子
    .seed-tie-break = 种子或并列时的规则
    .start-seed-tie-break = 起点、种子或并列时的规则
answeredBy = 答案来自“{ $method }”。
-effort = { $of ->
        [steps] 走了{ $limit }步
        [sweeps] 更新了{ $limit }轮
        [exchanges] 交换了{ $limit }次走法
        [guesses] 猜了{ $limit }次
       *[milliseconds] 用了{ $limit }毫秒
    }
texts =
    .over = - 运行结束了。
    .onlySquare = 唯一的{"格子"}{ SQUARE($start) }走过了：巡游完成。
    .closed = 一条封闭巡游。{ NUMBER($squares) }个{"格子"}各走一次，最后再走一步就回到起点{ SQUARE($start) }。
    .open = 一条开放巡游。{ NUMBER($squares) }个{"格子"}各走一次，从{ SQUARE($start) }到{ SQUARE($end) }。
    .onlySquareNotClosed = - 唯一的{"格子"}走过了，但没有一步能封闭巡游。
    .notClosed = { NUMBER($squares) }个{"格子"}全都走过了。你要的是封闭巡游，但从{ SQUARE($end) }一步回不到{ SQUARE($start) }。
    .stuck = {"马"}卡在了{ SQUARE($at) }：{ NUMBER($squares) }个{"格子"}走了{ $visited }个，剩下的{ $left }个到不了。
    .cycles = 每个{"格子"}都连着两条线，但连成了{ $loops }个圈，不是一条巡游。
    .impossible = 没有这样的巡游：{ $why }。
    .impossibleFrom = 从{ SQUARE($start) }出发没有这样的巡游：{ PARTS($why) }。
    .longest = { $isSure ->
            [true] 最长的路线：从{ SQUARE($start) }到{ SQUARE($end) }，走过{ NUMBER($squares) }个{"格子"}中的{ NUMBER($visited) }个。
           *[false] 找到的最长路线从{ SQUARE($start) }到{ SQUARE($end) }，走过{ NUMBER($squares) }个{"格子"}中的{ NUMBER($visited) }个。任何路线都不可能超过{ NUMBER($most) }个。
        }
    .uncrossed = { $isSure ->
            [true] 不与自身交叉的最长路线：从{ SQUARE($start) }到{ SQUARE($end) }，走过{ NUMBER($squares) }个{"格子"}中的{ NUMBER($visited) }个。
           *[false] 找到的不与自身交叉的最长路线从{ SQUARE($start) }到{ SQUARE($end) }，走过{ NUMBER($squares) }个{"格子"}中的{ NUMBER($visited) }个。其他路线没有全部试过。
        }
    .gaveUp = { $isClosed ->
            [true] { -effort }，没有找到封闭巡游。
           *[false] { -effort }，没有找到巡游。
        }
    .triedInTurn = { $rounds ->
            [1] 这些方法都没有找到：{ COMMAS($methods) }。
           *[other] 这些方法轮流试了{ $rounds }遍，都没有找到：{ COMMAS($methods) }。
        }
    .tryBoard = - 试试小一点的{"棋盘"}，或者走法少一点的{"棋盘"}。
    .tryMethods = - “几种方法轮着试”会试别的方法，其中有些能证明没有巡游。
    .printed = 照原文印的规则不管用：请在“{ $option }”里试试“{ $value }”。
    .allAtOnce = 全部同时变化，走法常常会永远开开关关：请在“{ $option }”里试试“{ $value }”。
    .tryAnother = 换一个{ $other }试试。
    .tryAnotherOr = 换一个{ $other }试试，或者把“{ $field }”设为“{ $value }”。
