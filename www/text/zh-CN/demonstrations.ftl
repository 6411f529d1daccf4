labels =
    .stop = 停止
    .again = 再来
    .unfold = 展开
    .fold = 折起
    .pause = 暂停
    .drawing = 从棋盘到图
    .previous = 上一页
    .next = 下一页
    .check = 检查
    .clear = 清空
    .tryRule = 试试这条规则
    .contest = 用它比一场
running = 正在运行…
guessFirst = 先回答，马才会出发。
tieBreaks = 并列时的规则
rulesGuessFirst = 先回答，然后每条规则从每个格子出发一次。
threeRules = - 随便走
    - 离边缘最近
    - 出路最少
guessMap = 各种宽和高的棋盘
mapSigns =
    .schwenk = 有封闭巡游
    .open-theorem = 有巡游
    .one-square = 只有一个格子
    .odd-area = 没有巡游：格子数是奇数
    .side-1 = 没有巡游：有一边是1
    .side-2 = 没有巡游：有一边是2
    .side-4 = 没有巡游：有一边是4
    .small-exception = 没有巡游：棋盘太小
timed = 全部计时完毕。每种方法最长的柱子占满整个宽度。
searching = 正在搜索…
estimateBar = 真正的数落在粗线段里，三次中大约有两次；落在细线段里，20次中有19次。
estimateMarks =
    .known = McKay，1997年
    .wrong = 1996年宣布的数
scaleName = 封闭巡游（万亿条）
imagesOf =
    .found = 刚找到的一条巡游
    .euler = 欧拉1759年的巡游
failed = 你的浏览器没能算出来：{ $message }
walksMade = 走了{ NUMBER($walks) }次：共{ NUMBER($squares) }格，平均走到{ NUMBER($mean, minimumFractionDigits: 1) }格，最多{ NUMBER($best) }格，{ $tours ->
            [0] 没有走成巡游
           *[other] { NUMBER($tours) }次走成巡游
        }。
walksSoFar = 已经走了{ NUMBER($walks) }次。从线段上读出那个数。
bin = { NUMBER($from) }–{ NUMBER($to) }格：{ NUMBER($walks) }次
lane = { $board }，从{ $start }出发
placements = 落子{ NUMBER($n) }次
laneOver = { $isTour ->
            [true] { placements }后走成巡游。
           *[false] { $isStopped ->
                    [true] { placements }后停止。
                   *[false] { placements }，没有找到巡游。
                }
        }
mapMade = { $rule }：{ NUMBER($starts) }个起点中，有{ NUMBER($tours) }个走成巡游。
stuckFrom = 从{ $start }出发卡住：在“探索”里看
failuresOn = { $stuck ->
            [0] { $board }：从不卡住
           *[other] { $board }：{ NUMBER($starts) }个起点中有{ NUMBER($stuck) }个卡住（{ NUMBER($percent, minimumFractionDigits: 1) }%）
        }
failuresFound = { $without ->
            [0] 查了{ NUMBER($boards) }个棋盘，规则在每个棋盘上都会卡住。
           *[other] 查了{ NUMBER($boards) }个棋盘，除了{ NUMBER($without) }个以外，规则在每个棋盘上都会卡住。
        }
orderInExplore = 按{ $moves }的顺序回溯：在“探索”里查看
ordersTried = { NUMBER($orders) }种顺序里有{ NUMBER($done) }种在{ NUMBER($most) }次落子以内找到周游；最好的用了{ NUMBER($least) }次。
usualRule = { $isLarge ->
            [true] Roth的规则
           *[false] 汪斯道夫规则
        }
ruleTried = { $rule }：{ NUMBER($runs) }个起点，走成{ NUMBER($tours) }条巡游
againstRoth = { $lead ->
            [ahead] 你胜过了Roth：你走成{ NUMBER($own) }条，他的规则走成{ NUMBER($roths) }条。领先这么一点，也可能是运气。到别的棋盘上比一场，才看得更清楚。
            [level] 和Roth的规则打平：都是{ NUMBER($own) }条。还能再多一条吗？
           *[behind] Roth的规则领先：他{ NUMBER($roths) }条，你{ NUMBER($own) }条。换个办法试试。
        }
unfolded = { $share ->
            [0] 棋盘
            [1] 图，画成一个圆环
           *[other] 展开途中
        }
guessCell = { $isMarked ->
            [true] { $size }，已标记
           *[false] { $size }
        }
guessedCell = { $size }：{ $exists ->
            [true] 有封闭巡游
           *[false] 没有封闭巡游
        }，{ $reason }；{ $isRight ->
            [true] 你猜对了
           *[false] 你猜错了
        }
guessing = { NUMBER($boards) }个棋盘，已标记{ NUMBER($marked) }个
guessed = { NUMBER($boards) }个棋盘里你猜对了{ NUMBER($right) }个；没猜对的有粗框。棋盘都有封闭巡游，只有三种例外：格子数是奇数；有一边是1、2或4；棋盘是3 × 4、3 × 6或3 × 8。这是A. J. Schwenk在1991年证明的。
seconds = { $n }秒
milliseconds = { $n }毫秒
timing = { $hasMs ->
            [true] { $hasTimes ->
                    [true] { $board }：{ $duration }（{ NUMBER($times, minimumFractionDigits: 1) }倍）
                   *[false] { $board }：{ $duration }
                }
           *[false] { $board }：一秒内没有找到巡游
        }
notTimed = { $board }：没有试
toursPage = 第{ NUMBER($page) }页，共{ NUMBER($pages) }页，{ NUMBER($tours) }条巡游
openTour = 第{ NUMBER($n) }条巡游：在“探索”里看
counted = { $what }：{ $tours }条，用时{ $duration }
laneEnded = { $name }：{ $outcome }
asSentence = { $result }。
counting = { $what }：目前有{ NUMBER($states) }种状态
toursOf = { $board }的{ $isClosed ->
            [true] 封闭
           *[false] 开放
        }巡游
sweep = { $what }：{ NUMBER($layers) }步，同时最多{ NUMBER($most) }种状态
estimated = 走了{ NUMBER($walks) }次：封闭巡游大约有{ NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }万亿条。
positions = { $what }：{ NUMBER($different) }种不同的摆法
positionsTold = 一条巡游有{ NUMBER($found) }种不同的摆法，欧拉的有{ NUMBER($eulers) }种。
