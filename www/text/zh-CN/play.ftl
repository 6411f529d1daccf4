labels =
    .modes = 玩法
    .undo = 撤销
    .place = 换个起点
    .step = 走一步
    .hint = 提示
    .watch = 一走不成就告诉我
    .boards = 别的棋盘
    .target = 目标
    .otherBoard = 自己画一个棋盘
    .legal = 显示我能去哪里
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
gameLabels =
    .game = 这一局
    .newGame = 从头开始
    .takeBack = 悔棋
    .redo = 恢复
    .judge = 还走得成吗？
modes =
    .free = 找一条巡游
    .predict = 猜规则的走法
    .uncrossed = 路线不许交叉
    .numbers = 填数字
    .words = 巡游上的文字
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
notAboutTours = 提示和判断是针对巡游的。这条路线只要不与自身交叉。
-kind = { $kind ->
        [tie] 有并列的
        [close] 只差一条出路的
        [clear] 差得更多的
       *[own] 没有并列的
    }
finishable = 还走得成：从这里还能走完巡游。
judging = 正在找能走完的办法…
elsewhere =
    .explore = 探索：看规则从同一起点怎么走
    .compare = 比较：几种方法从同一起点出发
    .guess = 学习：为什么乱走不行
    .rule = 学习：汪斯道夫规则
    .longest = 探索：寻找最长的路线
-form = { $form ->
        [squares] 一串格子
        [moves] 一串走法
        [table] 表格
        [numbered-board] 写着编号的棋盘
        [pairs] 行和列
       *[numbers] 格子的编号
    }
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
isLongest = 这是最长的路线：{ NUMBER($squares) }个{"格子"}中，没有路线能走过超过{ NUMBER($visited) }个。
notClosed = 你走遍了所有{"格子"}，可是一步回不到{ $start }。所以这是开放巡游，不是封闭巡游。
closable = 你走遍了所有{"格子"}。再走一步回到{ $start }，巡游就封闭了。
noMoves =
    .hole = { $to }那里没有{"格子"}。
    .visited = {"马"}已经走过{ $to }了。
    .not-a-move = 到不了{ $to }：它在{ -distance }的地方。{ $howItMoves }
    .no-edge = 从{ $from }到{ $to }没有边。
    .over = 巡游已经完成了。
    .comesLast = 巡游要在{ $to }结束，最后再去那里。
went = { $to }，{ NUMBER($visited) }/{ NUMBER($squares) }。可以去{ NUMBER($ways) }个{"格子"}。
tookBack = 已悔棋，回到{ $to }。
-fewest = { $ways ->
        [0] 没有出路
       *[other] 出路最少，{ NUMBER($ways) }条
    }
-all-fewest = { $ways ->
        [0] 都没有出路
       *[other] 出路最少，都是{ NUMBER($ways) }条
    }
hints =
    .onlyMove = 只有一种走法：{ $looksAt }。
    .moves = { $looksAt }。再要一次提示，就告诉你规则走到哪里。
    .ownRight = 对。{ $told }
    .ownTie = 对，这里有并列：按规则，{ LIST($best) }一样好。
    .goesToOnly = 规则走到{ $to }：只有这一种走法。
    .goesTo = 规则走到{ $to }。它{ -fewest }。
    .breaksTie = 规则走到{ $to }。有{ NUMBER($tied) }个{"格子"}并列，{ -all-fewest }，并列时的规则选了这个。
    .ownTieElsewhere = 对，这里有并列：按规则，{ LIST($best) }一样好。规则选{ $to }。
    .right = 对：{ $to }{ -fewest }。
    .tie = 对，这里有并列：{ LIST($best) }{ -all-fewest }。
    .tieElsewhere = 对，这里有并列：{ LIST($best) }{ -all-fewest }。并列时的规则选{ $to }。
    .wrong = 不对：{ $looksAt }。规则走到{ $to }。
strongHint = { $hintChoice }再要一次提示，就替你走这一步。
score = { $asked ->
            [0] 还没有回答。
           *[other] 回答{ NUMBER($asked) }次，答对{ NUMBER($right) }次，现在连对{ NUMBER($streak) }次。你最长连对{ NUMBER($longest) }次。
        }
lost = 已经走不成了：{ $why }。
lostSince = { $move ->
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
boards =
    .ring = 3 × 3圆环
    .cross = 十二格的十字形
howItMoves = { $way ->
        [straight] {"马"}向上、下、左或右走{ NUMBER($long) }格。
        [diagonal] {"马"}沿对角线走{ NUMBER($long) }格。
       *[leap] {"马"}朝一个方向走{ NUMBER($long) }格，再向旁边走{ NUMBER($short) }格。
    }
heading = 共{ NUMBER($squares) }个{"格子"}，已走{ NUMBER($visited) }个
begins = {"马"}从{ $start }出发。
opening = { $target ->
        [closed] { begins }把每个{"格子"}恰好走一次，再回到{ $start }。
        [end] { begins }把每个{"格子"}恰好走一次，最后停在{ $end }。
       *[open] { begins }把每个{"格子"}恰好走一次。
    }
usualRule = 汪斯道夫规则走到出路最少的{"格子"}。出路就是从那里一步能到、还没走过的{"格子"}。
takes = 规则走到{ $sought }{"格子"}。
takesNext = 如果还剩几个，就走{ $sought }那个。
moveHint = { $hasRings ->
        [true] { $press }圆圈来移动{"马"}，或者拖动它。
       *[false] { $press }{"马"}能走到的{"格子"}，或者拖动{"马"}。
    }
predictHint = { $press }规则下一步要去的{"格子"}。
placeHint = { $press }作为起点的{"格子"}。
inReach = 一步能到
standing = {"马"}在{ $name }。
won = { $isOwn ->
        [true] 你做到了！
       *[false] 成功了！
    }{ $isClosed ->
        [true] 一条封闭巡游：每个{"格子"}恰好走一次，又回到了起点。
       *[false] 一条完整的巡游：每个{"格子"}恰好走一次。
    }
-across = 向{ $isRight ->
        [true] 右
       *[false] 左
    }{ NUMBER($across) }格
-up = 向{ $isUp ->
        [true] 上
       *[false] 下
    }{ NUMBER($up) }格
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across }、{ -up }
    }
wayWith = { $square }（{ NUMBER($ways) }）
have = { LIST($squares) }{ $value ->
        [0] 没有出路
       *[other] { $areSeveral ->
            [true] 各有
           *[false] 有
        }{ NUMBER($value) }条出路
    }
values = { $square }：{ $values }
looksAt = { $first }；{ $second }
hintPlayed = 规则走到了{ $to }。
onlyWay = { $areSeveral ->
        [true] 从那里起，每次都只有一种走法：{ COMMAS($squares) }。
       *[false] 从那里只有一种走法：到{ COMMAS($squares) }。
    }
missedOf = { -kind }{ NUMBER($asked) }次中错{ NUMBER($missed) }次
missed = { $hasMissed ->
        [true] 你答错的：{ $inARow }。
       *[false] 你一次也没错。
    }
marked = 已标出：{ COMMAS($squares) }。
ruleRuns = 汪斯道夫规则从{ $start }运行了{ NUMBER($runs) }次，并列时随机选。{ $isDone ->
        [true] { $tours ->
            [0] 没有一次像你这样走遍所有{"格子"}。
           *[other] 有{ NUMBER($tours) }次像你一样走遍了所有{"格子"}。
        }
       *[false] { $asFar ->
            [0] 没有一次走得有你远
           *[other] 有{ NUMBER($asFar) }次至少走得和你一样远
        }，{ $tours ->
            [0] 没有一次走遍所有{"格子"}。
           *[other] 有{ NUMBER($tours) }次走遍了所有{"格子"}。
        }
    }
quotes = { $first }、{ QUOTED($second) }
leftOut = { $others ->
        [0] 忽略了{ $quotes }。
       *[other] 忽略了{ $quotes }和另外{ NUMBER($others) }处文字。
    }
openMarks = 当作空格子的标记：{ $quotes }。
read = { $hasSize ->
        [true] 识别为{ $size }上的{ -form }
       *[false] 识别为{ -form }
    }：正确的有{ NUMBER($holds) }个{"格子"}。
good = 这是一条开放巡游。
bad = { $isTour ->
        [true] 到那里巡游已经完整，但文字还在继续：{ $problem }。
       *[false] 还不是巡游：{ $problem }。
    }
ownDeparture = 第{ NUMBER($move) }步走到了{ $to }；规则会走到{ EITHER($best) }。
departure = 第{ NUMBER($move) }步走到了{ $to }，那里有{ NUMBER($value) }条出路；而{ LIST($best) }{ $least ->
        [0] 没有出路
       *[other] { $areSeveral ->
            [true] 各只有
           *[false] 只有
        }{ NUMBER($least) }条
    }。
-rule = { $isByOwn ->
        [true] 规则
       *[false] 汪斯道夫规则
    }
departures = { $left ->
        [0] { $isOver ->
            [true] 每一步都合乎{ -rule }。
           *[false] 到现在为止，每一步都合乎{ -rule }。
        }
       *[other] { NUMBER($moves) }步中有{ NUMBER($left) }步没有按{ -rule }走。
    }
ghostReached = { $isAll ->
        [true] 它走遍了所有{"格子"}。
       *[false] 共{ NUMBER($squares) }个{"格子"}，它走了{ NUMBER($visited) }个。
    }
unreadable = { $hasProblem ->
        [true] 这段文字读不懂：{ $problem }。
       *[false] 这段文字读不懂。
    }请按顺序粘贴格子，例如a1 b3 c5，或者粘贴写着编号的棋盘。
off = { $label }：{ $message }。现在是关闭的。
title = { $size }，{ NUMBER($visited) }/{ NUMBER($squares) } · { $play } · { $page }
uncrossed =
    .begins = 走一条不与自身交叉的路线，越长越好。从{ $start }开始。
    .crosses = { $move }与{ $crossed }交叉。请悔一步：这条路线不许与自身交叉。
    .goesOn = { NUMBER($moves) }步，没有交叉。从这里有{ NUMBER($ways) }步不会交叉。
    .ends = { NUMBER($moves) }步，没有交叉，也没有别的不交叉的走法了。{ $end ->
            [longest] 这个棋盘上没有更长的路线：真棒！
            [shorter] 这个棋盘上最长的路线有{ NUMBER($most) }步。
           *[unknown] 这里最长能有多长，还没有人写下来。
        }
