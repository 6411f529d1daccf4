labels =
    .title = 比较各种方法
    .intro = 每条赛道的棋盘和起点都一样，方法各不相同。谁能走遍所有格子？
    .parts = 比较什么
    .lanes = 赛道
    .addLane = 添加赛道
    .common = 棋盘和起点
    .whyTies = 并列为什么重要
    .picker = 更换这条赛道的方法
    .reroll = 换一个种子
    .runs = 已结束的运行
    .noRuns = 播放到底的每次运行都会列在这里。
    .copyCsv = 复制为CSV
    .clear = 清空列表
    .map = 成败图
    .mapIntro = 马从哪里出发要紧吗？成败图从每个格子运行一次，并标出结果。
    .testWarnsdorff = 检验说法“汪斯道夫规则总能得到封闭巡游”
    .testNeural = 检验说法“神经网络总会稳定下来”
    .compute = 制作成败图
    .cancel = 取消
    .seeds = 每格运行次数
    .progress = 成败图的进度
    .method = 方法
    .rule = 你的规则
    .seedNote = 各次运行从这个种子起依次使用。点图上的格子，可以打开它的运行。
parts =
    .race = 比赛
    .map = 成败图
    .contest = 大赛
tiesIntro = 三匹马都按汪斯道夫规则走，只是遇到并列时的做法不同。哪一匹先卡住？比赛用时{ NUMBER($seconds) }秒。
lane = 赛道{ NUMBER($n) }
removeLane = 移除赛道{ NUMBER($n) }
methods =
    .warnsdorff = 走到接下来路最少的格子
    .backtracking = 卡住就退回几步
    .restarts = 卡住就从头再来
    .rotations = 卡住就把一段路翻过来
    .edges-first = 先走边上，再修补
    .blocks = 把小块的巡游拼起来
    .cycles = 把小圈连成大圈
    .smooth = 尽量少转弯
    .neural = 所有格子同时决定
    .permutations = 试遍格子的每种排列
    .best = 几种方法轮着试
    .longest = 走尽可能多的格子
    .symmetric = 对称的位置同时走
tieBreaks =
    .first = 并列时：按固定顺序选第一个
    .random = 并列时：随机选
    .pohl-sum = 并列时：再向前看一步
    .pohl-min = 并列时：找前方最窄的路
    .roth = 并列时：远离中心
    .roth-random = 并列时：远离中心，再随机选
    .squirrel-cull = 并列时：棋盘各区域有各自的顺序
ownRule = 按你自己的规则走
notHere = 在这个棋盘上从这个起点出发，这种方法不能用；请换一个起点
otherTarget = { $target ->
            [closed] 这种方法只找封闭巡游。
           *[other] 这种方法只找另一类巡游（{ $name }）。
        }
status =
    .start = 在起点
    .step = 第{ NUMBER($position) }步
    .closed = 封闭巡游
    .open = 开放巡游
    .stuck = 卡住：{ NUMBER($visited) }/{ NUMBER($squares) }格
    .longest = 路线：{ NUMBER($squares) }格走了{ NUMBER($visited) }格
    .cycles = 是{ NUMBER($cycles) }个圈，不是一条巡游
    .impossible = 没有这样的巡游
    .gave-up = 放弃了
ofLanes = { COMMAS($lanes) }：{ $status }。
ofAllLanes = { $status }。
title = { $compare }，{ $board }，{ $progress } · { $page }
caption = { $press }一个格子，让所有赛道从那里出发。
computing = 正在计算：第{ NUMBER($position) }步。按Esc停止。
ofLane = { $lane }：{ $problem }
tooFewLanes = 赛道：至少要两条才能比较。页面又添了一条。
tooManyLanes = 赛道：链接里有{ NUMBER($found) }条，这里只放得下{ NUMBER($most) }条。页面显示前{ NUMBER($most) }条。
boardTooLarge = { NUMBER($squares) }个格子的棋盘对这个板块来说太大了；请选最多{ NUMBER($most) }个格子的
wrongSeeds = { $seeds }：不能用{ QUOTED($value) }；可选的有{ COMMAS($known) }。页面改用{ $usual }。
wordReplaced = { $called }：{ $message }。{ $name ->
            [lanes] 页面显示通常的赛道。
            [map] 页面使用通常的方法。
            [seeds] 页面使用通常的次数。
           *[other] 页面不举行比赛。
        }
wrong =
    .graph = “比较”只能用棋盘；请在“探索”里打开这个图
    .part = 不能用{ QUOTED($value) }；可选的有{ COMMAS($known) }
columns =
    .board = 棋盘
    .start = 起点
    .method = 方法
    .outcome = 结果
    .steps = 步数
    .backtracks = 回溯
    .restarts = 重来
    .closed = 封闭？
yes = 是
no = 否
method = { $method }{ $whenStuck ->
            [backtrack] ，回溯
            [restart] ，重来
           *[other] {""}
        }，种子{ $seed }
mapProgress = { NUMBER($done) }/{ NUMBER($all) }次运行
mapCancelled = 已取消。图上是到目前为止的结果。
mapFailed = 成败图没能做出来：{ $message }
mapTooLarge = 成败图要求棋盘最多{ NUMBER($most) }个格子。请在上面选小一点的棋盘。
ofMap = { $map }：{ $problem }
rate = { $isOncePerSquare ->
            [true] { NUMBER($tried) }个起点中，有{ NUMBER($tours) }个走成巡游，其中{ NUMBER($closed) }条封闭。
           *[false] { NUMBER($tried) }次运行中，有{ NUMBER($tours) }次走成巡游，其中{ NUMBER($closed) }条封闭。
        }{ $refused ->
            [0] {""}
           *[other] 另有{ NUMBER($refused) }个格子，这种方法不能从那里出发。
        }
claims =
    .warnsdorff = { $failed ->
                [0] 在这个棋盘上说法成立：每次运行都得到封闭巡游。
               *[other] 在这个棋盘上说法不成立：有{ NUMBER($failed) }次运行没有得到封闭巡游。
            }
    .neural = { $isImpossible ->
                [true] 这个棋盘没有封闭巡游，所以网络没有东西可找。
               *[false] { $restless ->
                    [0] 在这个棋盘上说法成立：{ NUMBER($tried) }次运行全都稳定下来了。
                   *[other] 在这个棋盘上说法不成立：有{ NUMBER($restless) }次运行一直没有稳定。
                }{ $cycles ->
                    [0] {""}
                   *[other] 不过有{ NUMBER($cycles) }次运行最后是几个圈，而不是一条巡游。
                }
            }
inGeneral =
    .warnsdorff = 在别的棋盘上也不成立。规则从不考虑回起点的路，所以只有碰运气才会封闭。在8 × 8上，并列时随机选，大约13%的运行会封闭。在大棋盘上，并列时随机选，几乎根本走不成巡游。
    .neural = 一般来说不成立。按通常印出来的规则，实测442,000次运行，没有一次稳定在每格连两条线的状态。按改正后的规则，如果神经元以打乱的顺序轮流更新，所有运行都稳定了；如果顺序固定，91到97%稳定。没有人证明过它总会成功。而且选出的走法很少正好连成一条巡游：在8 × 8上大约只有20%的运行做到。
endings =
    .closed = 封闭巡游
    .open = 开放巡游
    .stuck = 卡住
    .cycles = 几个圈
    .impossible = 没有这样的巡游
    .gave-up = 放弃了
    .refused = 方法不能从这里出发
cell =
    .idle = { $square }：还没有运行
    .one = { $square }：{ $ending }。在“探索”里打开这次运行
    .many = { $square }：{ NUMBER($runs) }次运行中有{ NUMBER($tours) }次走成巡游，占{ $percent }%，其中{ NUMBER($closed) }条封闭。在“探索”里打开结果是“{ $ending }”的一次
legend =
    .closed = 封闭巡游
    .open = 开放巡游
    .failed = 没有走成
    .refused = 不能从这里出发
shareLegend = 每格运行几次时，数字是走成巡游的百分比。点一个格子可以打开它的一次运行；如果有失败的，就打开失败的。
