labels =
    .intro = 一个棋盘有多少条不同的巡游？国际象棋棋盘上多得列不完，所以人们想出了各种巧妙的数法。
    .heading = 数什么
    .withHoles = 有洞的棋盘
    .boardText = 棋盘：用.和#写各行，或者写大小
    .takeBoard = 使用这个棋盘
    .drawBoard = 在“搭棋盘”里画
    .fromSquare = 起点（空着表示任意）
    .toSquare = 终点（空着表示任意）
    .starts = 从每个格子出发的有多少
    .directed = 反着走的巡游算作
    .copies = 旋转或翻转后的巡游算作
    .memory = 内存
    .exact = 精确计数
    .howCounted = 更多：是怎么数的？
    .start = 开始数
    .startAnyway = 还是要数
    .notNow = 先不数
    .cancel = 取消
    .countProgress = 计数的进度
    .estimates = 估计
    .estimateIntro = 随机走很多次，就能推测出大概的数，连没人数过的棋盘也行。
    .howEstimated = 更多：随机走怎么能数巡游？
    .chances = 走成某条巡游的机会是百万分之一，这一次就算作一百万条巡游。走进死路就算零条。
    .average = 走的次数多了，平均值就趋近巡游的条数（Donald Knuth，1975年）。旋转和翻转后的分开算。
    .fours = 每四次共用开头的三分之一，这样省时间（Herman Kahn和Theodore Harris，1951年）。
    .walkSettings = 怎样估计
    .weight = 权重
    .weightNote = 权重为1时随便走哪一步都行。权重越小，就越听从汪斯道夫规则。
    .weightMore = 小的权重偏爱出路少的格子，并避开它们旁边的格子。在8 × 8上，权重0.75最接近巡游真正的走法。
    .walks = 走的次数
    .estimate = 估计
    .badWeight = 试试不好的权重
    .estimateProgress = 估计的进度
    .asTable = 曲线的表格
    .uncounted = 这些还没有人数过：
    .tours = 所有巡游
    .toursIntro = 按搜索找到的顺序一条一条列出，旋转和翻转后的也算在内。选一条就在“探索”里打开。
    .list = 列出来
    .previous = 上一页
    .next = 下一页
    .known = 已知的数
    .findKnown = 查找棋盘、数或人名
    .copyCsv = 复制为CSV
    .copyJson = 复制为JSON
    .knownNote = “这里数出”指打开本页以来数出的。开放巡游也包括可以封闭的。
    .allAsCsv = 所有已知的数（CSV）
    .allAsJson = 所有已知的数（JSON）
    .history = 那个错误的数
    .announced = 1996年，两位研究者宣布8 × 8棋盘有33,439,123,484,294条封闭巡游（Martin Löbbing和Ingo Wegener，用二元决策图）。
    .corrected = 这不可能对。翻转或者转四分之一圈，得到的总是另一条巡游；转半圈，有时得到同一条。所以巡游四条一组或八条一组，可是那个数不能被4整除。Brendan McKay在1997年数出13,267,364,410,532，本页也数出同样的数。
    .countIt = 在这里数一数
directions =
    .false = 同一条
    .true = 另一条
copies =
    .false = 另一条
    .true = 同一条
unlisted = 这个还没有已知的数。可以数一数，或者估计。
foundRows = { NUMBER($all) }个中的{ NUMBER($found) }个
cancelled = 已取消。
notYet = –
methods =
    .folded = 计数从上半个棋盘一行一行地进行，互为镜像的算作一种。下半个棋盘倒过来是一样的，所以最后把两半接起来。
    .frontier = 计数一格一格地进行。在选过的走法里，它只记住没接上的端点，所以同样的局面不会算两次。
keptFirst = 在这之前，先在折叠的棋盘上数出旋转或翻转后不变的巡游，因为它们的副本更少。
outOfMemory = 计数停止了，可能是内存不够。试试小一点的棋盘。
stages =
    .planning = 正在制定计划
    .joining = 正在拼接两半
    .symmetric = 正在数对称的巡游
details = 详情
faults =
    .overflow = 当时的程序用64位计算，少了2⁶⁴的若干倍
    .symmetry = 巡游四条或八条成一组，而这个数不能被四整除
    .by-hand = 那是手工找出的
    .unexplained = 别人各自编写的程序都得出另一个数
tooLarge = 对浏览器来说太大。请输入这条命令：
copyCommand = 复制
columns =
    .board = 棋盘
    .known = 已知的数
    .kind = 巡游
    .here = 这里数出
    .source = 出处
noTours = 没有这样的巡游。
withHoles = 有洞的棋盘
-tours = { $size }的{ $isClosed ->
        [true] 封闭巡游
       *[false] 开放巡游
    }
spoken = { -tours }有{ NUMBER($tours) }条。
title = { $count }：{ -tours } · { $page }
-where = { $size }（{ NUMBER($squares) }个格子）上{ $piece }的
meaning =
    .closed = { -where }封闭巡游：每个格子走一次，再走一步回到第一格。从哪里开始都算同一条。
    .open = { -where }开放巡游：每个格子走一次，在哪里结束都行。首尾碰巧只差一步的也算在内。
    .directed = 一条巡游和它的反向算两条。
    .undirected = 一条巡游和它的反向算一条。
    .upToSymmetry = 旋转和翻转后的算同一条。
    .separately = 旋转和翻转后的算不同的巡游。
    .from = 只数从{ $start }出发{ $hasEnd ->
            [true] 、到{ $end }结束
           *[false] {""}
        }的，每条按这个方向算一条。
kind = { $isClosed ->
        [true] 封闭
       *[false] 开放
    }，{ $isDirected ->
        [true] 区分方向
       *[false] 不分方向
    }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) }秒
    .seconds = { NUMBER($value) }秒
    .minutes = { NUMBER($value) }{ $seconds ->
            [0] 分钟
           *[other] 分{ NUMBER($seconds) }秒
        }
    .hours = { NUMBER($value) }小时
    .days = { NUMBER($value) }天
    .years = { NUMBER($value) }年
percent =
    .some = { $percent }%
    .least = 不到0.1%
memoryOf = 最多{ NUMBER($nLess) } GiB
settings =
    .page = 页
    .show = 计算过程
    .board = 棋盘
    .leaper = 棋子
    .theme = 主题
    .target = 巡游
    .seed = 种子
wrong =
    .choice = 不能用{ QUOTED($value) }；可选的有{ COMMAS($known) }
    .page = { QUOTED($value) }不是页码；请写整数，例如1
replaced =
    .other = { $name }：{ $message }。改用{ QUOTED($instead) }。
    .usual = { $name }：{ $message }。改用默认值。
taking = 大约{ $inWords }和{ $bytes }内存
costs =
    .none = 有一条定理已经给出了答案，所以不费时间。
    .known = { $hasSeconds ->
            [true] 大约需要{ $inWords }，最多占用{ $bytes }内存。
           *[false] 最多占用{ $bytes }内存。
        }
    .coming = 正在计算需要多少内存…
    .guessed = 粗略估计需要{ $taking }。到了“{ $memory }”里的上限就停下。
    .unknown = 需要多少内存，数的时候会显示。到了“{ $memory }”里的上限就停下。
tooLong = 粗略估计，这次计数需要{ $taking }。还是要开始吗？
refusal = 这个在这里没法数：{ $message }。
notCounted =
    .refused = 计数停止了：{ $message }。
    .said = 浏览器给出的信息：{ $bare }。
notListed = 这些巡游列不出来：{ $message }。
progress =
    .now = 现在
    .layer = 第{ NUMBER($layer) }层，共{ NUMBER($all) }层
    .states = 其中的状态
    .memory = 内存
    .cores = 处理器核心
    .time = 已用时间
    .timeLeft = 剩余时间
    .about = 大约{ $duration }
layersCaption =
    .soFar = 每个已完成的层之后保留的状态数，目前最多{ NUMBER($most) }种。
    .over = 每层格子之后保留的状态数，最多{ NUMBER($most) }种。
layersSummary = 柱状图：共{ NUMBER($steps) }层，完成了{ NUMBER($done) }层。最大的是第{ NUMBER($largest) }层，有{ NUMBER($most) }种状态。
counted = { -tours }，{ $isDirected ->
        [true] 两个方向分开算
       *[false] 两个方向算一条
    }，{ $isUpToSymmetry ->
        [true] 旋转和翻转后的算一条
       *[false] 旋转和翻转后的分开算
    }。用时{ $duration }。
countedFrom = { $size }上从{ $start }出发{ $hasEnd ->
        [true] 、到{ $end }结束
       *[false] {""}
    }的开放巡游，每条按这个方向算一条。用时{ $duration }。
otherWay =
    .undirected = 两个方向算一条时，有{ $tours }条。
    .directed = 两个方向分开算时，有{ $tours }条。
published =
    .same = 这正是已知的数：{ $source }。
    .other = 已知的数是{ $tours }：{ $source }。
source =
    .byOne = { $name }（{ $by }）
    .byBoth = { $name }（{ $by }，{ $year }）
sources = { $first }；{ $second }
countedByCommand = 由命令行程序数出
using = { NUMBER($threads) }个线程和{ $bytes }内存{ $hasDiskBytes ->
            [true] ，另用{ $bytes2 }磁盘空间
           *[false] {""}
        }
byCommand = 命令行程序用{ $knownTime }数出，用了{ $using }。
checked =
    .seam = 两半不在正中而在第{ NUMBER($row) }行之下拼合，得数相同。
    .order = 换一种顺序取格子，得数相同。
    .frontier = 不分两半，一格一格地数，得数相同。
    .threads = 用{ NUMBER($threads) }个线程，得数相同。
    .symmetry = 旋转和镜像算同一条时，有{ $classes }条。两者吻合：加上各种对称保持不变的巡游，正好除尽。
    .estimate = { NUMBER($walks) }次随机行走估计它在{ $low }与{ $high }之间。
differs = { $source }给出{ $grouped }。那是错的：{ $fault }。
bothWays = { $source }把两个方向分开数：{ $grouped }。
takes = 需要{ $knownTime }，用{ $using }。
copyCommandFor = 复制{ $sizeOf }的命令
same = 相同，用时{ $duration }
openTour = 第{ NUMBER($index) }条巡游：在“探索”里打开
toursShown = { $hasAll ->
            [true] 第{ NUMBER($first) }到{ NUMBER($last) }条巡游，共{ $grouped }条
           *[false] 第{ NUMBER($first) }到{ NUMBER($last) }条巡游
        }
searching = { $passed ->
            [0] 正在搜索…
           *[other] 正在搜索…已跳过{ NUMBER($passed) }条
        }
startsSoFar = 正在数：{ NUMBER($done) }/{ NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = 一共{ NUMBER($tours) }条开放巡游，两个方向分开算。{ COMMAS($list) }。
