labels =
    .game = 这一局
    .modes = 玩法
    .newGame = 从头开始
    .takeBack = 悔棋
    .redo = 恢复
    .undo = 撤销
    .place = 换个起点
    .step = 走一步
    .hint = 提示
    .judge = 还走得成吗？
    .watch = 一走不成就告诉我
    .boards = 别的棋盘
    .target = 目标
    .otherBoard = 自己画一个棋盘
    .legal = 我能去哪里
    .show = 棋盘上的帮助
    .candidates = 可以去的{"格子"}
    .handOver = 让一种方法接着走
    .handOverNow = 让它接着走
    .tieRule = 规则
    .ownRule = 你的规则
    .score = 这一轮
    .check = 检查我的巡游
    .checkHelp = 把你的巡游粘贴到这里。可以是一串格子，例如a1 c2，也可以是写着编号的棋盘。程序打印的列表也行，例如(0, 1)。
    .tourText = 你的巡游
    .checkNow = 检查
    .takeTour = 复制这条巡游
    .against = 和规则比一比
    .ghost = 规则从同一起点走。
    .tryNext = 接下来试什么

modes =
    .free = 找一条巡游
    .predict = 猜规则的走法

actions =
    .back = 悔一步棋
    .forward = 恢复这一步
    .restart = 从头开始
    .undo = 恢复上一局
    .hint = 提示，一次比一次多
    .judge = 还走得成吗？

onBoard =
    .move = 到下一个可以去的{"格子"}；按住Shift则在{"格子"}之间移动
    .rowStart = 到这一行的第一个{"格子"}
    .rowEnd = 到这一行的最后一个{"格子"}
    .choose = 走到那里

aims =
    .open = 走遍所有格子
    .closed = 走遍所有格子，再回到起点

predictHeading = 规则会选哪一步？
startFixed = 这里的起点是固定的。
undoOffer = 按“撤销”可以找回你走过的步。
undone = 你走过的步回来了。
noHint = 已经没有走法了，所以没有提示。
kinds =
    .tie = 有并列的
    .close = 只差一条出路的
    .clear = 差得更多的
    .own = 没有并列的

finishable = 还走得成：从这里还能走完巡游。
judging = 正在找能走完的办法…
elsewhere =
    .explore = 探索：看规则从同一起点怎么走
    .compare = 比较：几种方法从同一起点出发
    .guess = 学习：为什么乱走不行
    .rule = 学习：汪斯道夫规则

forms =
    .squares = 一串格子
    .moves = 一串走法
    .table = 表格
    .numbered-board = 写着编号的棋盘
    .pairs = 行和列
    .numbers = 格子的编号

writings =
    .numberedBoard = 从1编号
    .fromZero = 从0编号
    .pairs = （行，列）数对
    .python = Python列表
    .squareList = 格子

copyRefused = 你的浏览器不允许复制。

boardWithHoles = { NUMBER($width) } × { NUMBER($height) }，有{ NUMBER($holes) }个洞

atWork = 从这里起由“{ $method }”接着走。{ $press }一个{"格子"}，就换你来走。

stuck = {"马"}卡住了，还剩{ NUMBER($left) }个{"格子"}。悔几步棋，或者从头开始。

notClosed = 你走遍了所有{"格子"}，可是一步回不到{ $start }。所以这是开放巡游，不是封闭巡游。

closable = 你走遍了所有{"格子"}。再走一步回到{ $start }，巡游就封闭了。

noMoves =
    .hole = { $to }那里没有{"格子"}。
    .visited = {"马"}已经走过{ $to }了。
    .not-a-move = { $hasLengths ->
            [true] 到不了{ $to }：它在{ $distance }的地方。{ $howItMoves }
           *[false] 从{ $from }到{ $to }没有边。
        }
    .over = 巡游已经完成了。

went = { $to }，{ NUMBER($visited) }/{ NUMBER($squares) }。可以去{ NUMBER($ways) }个{"格子"}。

tookBack = 已悔棋，回到{ $to }。

hints =
    .onlyMove = 只有一种走法：{ $looksAt }。
    .moves = { $looksAt }。再要一次提示，就告诉你规则走到哪里。
    .ownRight = 对。{ $told }
    .ownTie = 对，这里有并列：按规则，{ $named }一样好。

strongHint = { $hintChoice }再要一次提示，就替你走这一步。

score =
    { $asked ->
            [0] 还没有回答。
           *[other] 回答{ NUMBER($asked) }次，答对{ NUMBER($right) }次，现在连对{ NUMBER($streak) }次。你最长连对{ NUMBER($longest) }次。
        }

lost = 已经走不成了：{ $why }。

lostSince =
    { $move ->
            [0] 从起点{ $name }开始就走不成了。
           *[other] 从第{ NUMBER($move) }步走到{ $name }时起，就走不成了。
        }

undecided = 不知道：搜索了{ NUMBER($seconds) }秒，既没有找到能走完的办法，也没能证明走不完。

takeBackTo = 回到第{ NUMBER($move) }步之前

handedOver = “{ $method }”接着走。{ $press }“走一步”或“播放”。

next =
    .closed = 下一个目标：封闭巡游
    .findFault = 找出是哪里走错了
    .board = 下一个：{ $board }

wrong =
    .size = 自己走的棋盘最多有{ NUMBER($most) }个格子，这个有{ NUMBER($squares) }个
    .path = { QUOTED($text) }在那里走不通；它之前的步都保留
    .mode = 没有{ QUOTED($text) }这种玩法；请写free（找巡游）或predict（猜规则的走法）

tooLong = 太长了。巡游最多{ NUMBER($most) }个字符。

tourCopied = 已复制：{ $writing }。
