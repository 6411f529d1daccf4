labels =
    .toWall = ← 回到所有巡游
    .browse = 上一条和下一条巡游
    .previous = 上一条巡游
    .next = 下一条巡游
    .checked = 它的特别之处
    .verse = 诗句
    .readVerse = 一格一格地读
    .chapters = 书的各章
    .figures = 数据
    .numbers = 编号与和
    .compare = 汪斯道夫规则会怎么走？
    .numbering = 1号放在
    .fromKnight = 马所在的格子
    .fromFirst = 原来的编号
    .explore = 在“探索”里打开
    .keepName = 名称
    .keepNow = 存到这台设备
    .collection = 著名的骑士巡游
    .intro = 马把每个格子走一次。选一幅图，就能看到整条巡游，还可以一步一步地看。
    .search = 搜索
    .filters = 筛选
    .clearAll = 清除所有筛选
    .own = 你的巡游
    .ownHelp = 你在“探索”或“自己走”里走完的巡游，或者在“搭棋盘”里找到的巡游，都可以收在这里。它们只存在这台设备上。
    .export = 全部保存为文件
    .import = 从文件添加…
    .bringBack = 撤销：放回来
    .rescue = 保存无法读取的数据
properties =
    .kind = 起点和终点
    .symmetry = 对称
    .sums = 幻方
    .piece = 棋子
    .century = 世纪
    .size = 棋盘
any = 不限
values_kind =
    .closed = 封闭：回到起点
    .open = 开放：在别处结束
    .path = 路径：没走遍
values_symmetry =
    .symmetric = 对称
    .half-turn = 转半圈后不变
    .quarter-turn = 转四分之一圈后不变
    .mirror = 照镜子后不变
    .none = 不对称
values_sums =
    .magic = 幻方
    .nearly = 接近幻方
values_century =
    .none = 为本页制作
century = { $century }世纪
choice = { $value }（{ NUMBER($tours) }）
onTheWall = { $isAll ->
            [true] 全部{ NUMBER($all) }条巡游
           *[false] { $found ->
                [0] 没有符合所有条件的巡游。请清除其中一个筛选：
               *[other] { NUMBER($all) }条巡游中的{ NUMBER($found) }条
            }
        }
clearOne = 清除{ QUOTED($value) }：{ NUMBER($tours) }条巡游
boardWithHoles = { $size }，{ NUMBER($squares) }个格子
source = 出处：{ $text }
foundHere = { $hasCited ->
            [true] 为本页面找到，并在构建时验证过。{ $cited }
           *[false] 为本页面找到，并在构建时验证过。
        }
particulars =
    .closed = 封闭：再走一步就回到起点。
    .open = 开放：首尾两格之间马一步到不了。
    .path = 是路径而不是巡游：{ NUMBER($squares) }个格子只走了{ NUMBER($n) }个。
    .asymmetric = 它没有对称性。
    .half-turn = 对称：棋盘转半圈，它看上去不变。
    .quarter-turn = 对称：棋盘转四分之一圈，它看上去不变。
    .mirror = 对称：在镜子里看上去不变。
    .halves = 它先填满半边棋盘，再进入另一半。
    .opposite = 关于中心对称的两格，编号总是相差{ NUMBER($n) }。
    .opposites-add = 关于中心对称的两格，编号之和总是{ NUMBER($n) }。
    .quarters-differ = 把棋盘转四分之一圈，每个编号都改变{ NUMBER($n) }。
    .semi-magic = 每行、每列的和都是{ NUMBER($n) }。
    .magic = 幻方：每行、每列和两条对角线的和都是{ NUMBER($n) }。
    .rows = 每行的和都是{ NUMBER($n) }。
    .columns = 每列的和都是{ NUMBER($n) }。
    .diagonals = 对角线不是这样：两条的和分别是{ NUMBER($n) }和{ NUMBER($other) }。
    .sums = 每行、每列的和都是{ NUMBER($n) }或{ NUMBER($other) }。
    .quarters = 棋盘分成四块，每一块里每行、每列的和都是{ NUMBER($n) }。
    .crossings = 没有任何两步互相交叉。
    .verse = 按巡游的顺序读，各个音节连成一首诗。
    .verse-as-rows = 按巡游的顺序读和一行一行地读，音节连成的是同一首诗。
renumbered = 现在1号在{ $square }。
notClosed = 只有封闭巡游才能从任意一格开始
notVisited = { QUOTED($square) }不是这条巡游的格子；请写一个格子，例如c3
pathStep = { $isStart ->
            [true] 路径从{ $square }出发。
           *[false] 第{ $step }步，共{ $of }步：到{ $square }。
        }
chapter = 第{ NUMBER($number) }章。{ $isRound ->
            [true] 马碰到过楼房的四条边了：书的一部到此结束。
           *[false] {""}
        }
noChapter = 没有这一章：书里跳过了这间地下室。
part = 第{ NUMBER($first) }章到第{ NUMBER($last) }章：{ $isRound ->
            [true] 四条边
           *[false] 其余
        }
squareLabel = { $square }，{ $place ->
            [0] 没走过
           *[other] { NUMBER($place) }号
        }{ $isKnightHere ->
            [true] ，{ $knightHere }
           *[false] {""}
        }
caption = { $press }一个格子，看看哪一步走到那里。
keys =
    .move = 在格子之间移动
    .rowStart = 到这一行的第一格
    .rowEnd = 到这一行的最后一格
    .choose = 看走到这一格的那一步
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] 读出来是：{ $read }
               *[false] 目前读到：{ $read }
            }
           *[false] 还没有读出什么。
        }
counting = 正在数这条巡游有多少步符合规则…
compared =
    .tour = 这条巡游
    .path = 这条路径
    .rule = 规则的巡游
comparedRows =
    .end = 结果
    .turns = 转弯
    .crossings = 交叉
reached = { $end ->
            [stuck] 共{ NUMBER($squares) }格，走了{ NUMBER($visited) }格后卡住
            [closed] 封闭巡游
           *[open] 开放巡游
        }
ruleFrom = { $isUsual ->
            [true] 汪斯道夫规则，从{ $start }出发。并列时走到离中心更远的格子：
           *[false] 汪斯道夫规则，从{ $start }出发。并列时走到其中的第一个格子：
        }
agreement = { $isAlways ->
            [true] 这条巡游完全符合规则：{ NUMBER($choices) }步中，每一步都走到出路最少的格子。
           *[false] 这条巡游的{ NUMBER($choices) }步中，有{ NUMBER($agreeing) }步符合规则：走到了出路最少的格子。
        }
title = { $name }，{ $progress } · { $gallery } · { $title }
unnamed = { $board }的一条巡游
kept =
    .done = { QUOTED($name) }已存到这台设备。
    .removed = { QUOTED($name) }已移除。
    .back = { QUOTED($name) }放回来了。
    .none = 你还没有收藏巡游。
    .found = 你的{ NUMBER($all) }条巡游中，有{ NUMBER($found) }条符合筛选。
    .denied = 你的巡游不能存到这台设备上：存储空间已满或被禁用。请把它们保存为文件，否则关闭页面后就会丢失。
    .unreadable = 页面读不出存在这台设备上的巡游。数据并没有丢失：先把它保存为文件，再移除。
    .added = { $added ->
                [0] 文件里没有新的巡游。
               *[other] 添加了{ NUMBER($added) }条巡游。
            }{ $same ->
                [0] {""}
               *[other] 有{ NUMBER($same) }条巡游这里早已有了。
            }
    .refused = { QUOTED($name) }没有添加：{ $why }。
    .saved = 已保存。
    .file = knights-tours.json
remove = 移除{ QUOTED($name) }
wrong =
    .name = 请给这条巡游起个名称
    .longName = 名称太长了；最多{ NUMBER($most) }个字符
    .sameTour = 这条巡游你已经收藏了，名称是{ QUOTED($name) }
    .tooMany = 最多收藏{ NUMBER($most) }条巡游；请先保存为文件，再移除几条
    .tooLarge = 超过{ NUMBER($most) }个格子的巡游不能收藏
    .file = 文件太大：超过了{ NUMBER($most) }字节
    .unreadableFile = 文件打不开；请重新选择
    .notJson = 这不是有效的JSON；请选择本页保存的文件
    .notOurs = 这不是本页保存的巡游列表
    .newer = 这个文件是较新版本的页面保存的；请重新加载页面以更新
    .notATour = 它的格子不能连成巡游
    .noSquares = 它没有格子
    .tour = 画廊里没有{ QUOTED($id) }这条巡游
    .filter = 这里没有{ QUOTED($value) }；可选的有{ COMMAS($known) }
noSuchTour = 巡游：{ $message }。现在显示所有巡游。
noSuchFilter = { $property }：{ $message }。链接里的其他筛选照常使用。
