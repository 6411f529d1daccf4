-tour = { $target ->
        [closed] 封闭巡游
       *[other] 开放巡游
    }
-line = { $lines ->
        [columns] 列
       *[rows] 行
    }
labels =
    .intro = 这个棋盘有骑士巡游吗？先想一想再搜索：在有些棋盘上，你会永远搜索下去。
    .map = 哪里有巡游
    .kind = 巡游的类型
    .board = 棋盘
    .legend = 图例
    .seeWhy = 看看为什么
    .more = 更多：这是谁证明的？
    .closedTheorem = 完整的棋盘如果格子数是奇数，或者有一边是1、2或4，就没有封闭巡游；3 × 4、3 × 6和3 × 8也没有。其他的都有：Allen Schwenk在1991年证明了这一点。
    .fourLines = 有一边是4的棋盘，证明出自Louis Pósa，你可以在这里看。
    .openTheorem = 每边都不小于3的完整棋盘都有开放巡游，只有3 × 3、3 × 5、3 × 6和4 × 4例外。证明者是Paul Cull和Jeffery De Curtins（1978年）以及Axel Conrad等人（1994年）。
    .joinedTheorems = 在左右两边相连的环上，除了只有一行，或有两行或四行且列数为偶数的情况，三格以上的完整棋盘都有封闭巡游（John Watkins，2004年）。在上下两边也相连的甜甜圈上，这些棋盘全都有（Watkins和Rebecca Hoenigman，1997年）。
    .why = 为什么
    .sides = 高和宽
    .fromSquare = 起点（空着表示任意）
    .toSquare = 终点（空着表示任意）
    .aboutMap = 这张图只说有没有这样的巡游，不论从哪里开始、到哪里结束。
    .picture = 棋盘
    .playOn = 在这个棋盘上自己走
targets =
    .closed = 封闭巡游
    .open = 开放巡游
keys =
    .move = 在棋盘之间移动
    .rowStart = 到这一行的第一个棋盘
    .rowEnd = 到这一行的最后一个棋盘
    .choose = 解释这个棋盘
signs_schwenk =
    .sign = ✓
    .short = 有定理证明
signs_open-theorem =
    .sign = ✓
    .short = 有定理证明
signs_torus-theorem =
    .sign = ✓
    .short = 有甜甜圈的定理证明
signs_cylinder-theorem =
    .sign = ✓
    .short = 有环的定理证明
signs_found =
    .sign = ✓
    .short = 格子很少，搜索找到
signs_one-square =
    .sign = •
    .short = 只有一个格子
signs_odd-area =
    .sign = ≠
    .short = 两边都是奇数
signs_side-1 =
    .sign = 1
    .short = 有一边是1
signs_side-2 =
    .sign = 2
    .short = 有一边是2
signs_side-4 =
    .sign = 4
    .short = 有一边是4
signs_small-exception =
    .sign = !
    .short = 小棋盘，已搜索所有可能
signs_knights-tour =
    .sign = ✓
    .short = 这个棋子能走马的每一步
signs_steps =
    .sign = ✓
    .short = 这个棋子能一行一行地走完
signs_circuit =
    .sign = ✓
    .short = 这个棋子能绕整个棋盘一圈
signs_colours =
    .sign = ≠
    .short = 一种颜色的格子更多
signs_too-few-moves =
    .sign = –
    .short = 有格子走法太少
signs_not-connected =
    .sign = ÷
    .short = 有格子到不了
signs_no-theorem =
    .sign = ?
    .short = 没有定理能判断
onRing =
    .side-1 = 只有一行
    .side-2 = 两行，且列数为偶数
    .side-4 = 四行，且列数为偶数
openInExplore = 在“探索”里试试
watchSearch = 在“探索”里看这次搜索
watchConstruction = 在“探索”里看它怎样造出来
beforeArgument = 按“播放”，一格一格地看证明。
searchBrokenOff = 搜索还没有试完就停了。再选一次这个棋盘，就能重新开始。
searching = 正在搜索这样的巡游，最多10秒……
meaning = { $answer ->
            [yes] 有巡游：{ $short }。
            [unknown] 未知：{ $short }。
           *[other] 没有巡游：{ $short }。
        }
boards = { NUMBER($n) }个棋盘
mapName = { $target ->
            [closed] 各种宽和高的棋盘：封闭巡游
           *[other] 各种宽和高的棋盘：开放巡游
        }{ $wrap ->
            [columns] （环）
            [both] （甜甜圈）
           *[none] {""}
        }
cell = { $size }：{ $answer ->
        [yes] 有
        [unknown] 不知道有没有
       *[other] 没有
    }{ -tour }，{ $short }
caption = { $press }一个棋盘，看看为什么。
onSurface = { $wrap ->
        [columns] 环形的{ $size }
        [both] 甜甜圈形的{ $size }
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece }：
       *[false] {""}
    }{ $size }有{ $ends ->
        [both] 从{ $start }到{ $end }的
        [start] 从{ $start }出发的
       *[none] {""}
    }{ -tour }吗？
title = { $size }的{ $target } · { $exist } · { $title }
part =
    .colours = 像国际象棋棋盘那样给格子涂色。每走一步都换颜色。
    .lines = 现在换一种分法：分成外侧的{ -line }和内侧的{ -line }。
    .outer-moves = 看看外侧各{ -line }的走法：全都通到内侧。所以封闭巡游不会连续走两个外侧的格子。外侧的格子正好占一半，所以它必须一外一内、一外一内，这样走完一圈。
    .alternation = 每走一步也都换颜色。a1在外侧，是深色，所以从它出发，巡游只能走到外侧的深色格和内侧的浅色格。
    .reach = 从a1出发，能走到哪里就走到哪里。
found =
    .colours = 已找到：深色{ NUMBER($dark) }个，浅色{ NUMBER($light) }个。
    .lines = 已找到：外侧{ NUMBER($outer) }个，内侧{ NUMBER($inner) }个。
    .alternation = 已找到：能走到的{ NUMBER($met) }个，走不到的{ NUMBER($missed) }个。
    .reach = 已找到：到得了的{ NUMBER($reached) }个。
step =
    .light = { $name }是浅色的。
    .dark = { $name }是深色的。
    .outer = { $name }在外侧的一{ -line }里。
    .inner = { $name }在内侧的一{ -line }里。
    .bound = 从{ $name }可以走到{ LIST($moves) }：都在内侧的{ -line }里。
    .met = 交替着走的巡游能走到{ $name }。
    .missed = 交替着走的巡游永远走不到{ $name }。
    .reached = 从{ LIST($moves) }一步走到{ $name }。
    .start = 从{ $name }出发。
conclusion =
    .pending = 所以……
    .alternation = 所以{ NUMBER($area) }个格子里，有{ NUMBER($missed) }个巡游永远走不到：没有封闭巡游。
    .oneSquare = 所以棋子离不开它的格子：没有封闭巡游。
    .reach = 所以{ NUMBER($area) }个格子里，有{ NUMBER($left) }个到不了：没有{ -tour }。
    .colours = 封闭巡游一深一浅、一深一浅地走，所以两种颜色必须一样多。这里深色有{ NUMBER($dark) }个，浅色有{ NUMBER($light) }个：没有封闭巡游。
searchPlan = { $target ->
            [closed] 在这里，颜色排除不了巡游，所以我们把所有可能都试一遍。马尝试每一种走法，遇到死路就退回来。封闭巡游经过每个格子，所以只试一个起点就够了：a1。
           *[other] 在这里，颜色排除不了巡游，所以我们把所有可能都试一遍。马尝试每一种走法，遇到死路就退回来。它从{ NUMBER($starts) }个格子各出发一次；你可以看从a1出发的那次。
        }
searchFound =
    .soFar = 目前落子{ NUMBER($placements) }次，正在试第{ NUMBER($start) }个起点，共{ NUMBER($of) }个。
    .none = 落子{ NUMBER($placements) }次以后，再也没有可试的了：没有{ -tour }。
    .some = 落子{ NUMBER($placements) }次，找到{ NUMBER($tours) }条巡游。
construction =
    .oneSquare = 马已经站在唯一的格子上了。
    .made = 这是刚刚做出来的一条{ -tour }，有{ NUMBER($squares) }个格子。小棋盘靠搜索，窄棋盘重复一种图案，大棋盘把小块的巡游拼起来。只要棋盘有巡游，这样总能做出来。
visit =
    .before = 按“播放”，一格一格地跟着巡游走。
    .square = 第{ NUMBER($position) }格，共{ NUMBER($squares) }格：{ $name }。
    .oneSquare = 这条巡游只有{ $first }一格。
    .closed = { NUMBER($squares) }个格子全部走遍，再走一步就从{ $last }回到{ $first }。
    .open = { NUMBER($squares) }个格子全部走遍，从{ $first }到{ $last }。
picture = { $name }（{ $progress }）{ $sentence }
wrong =
    .board = 图上只有边长为1到{ NUMBER($most) }的完整棋盘；请写成4x7这样
    .side = 请写1到{ NUMBER($most) }的整数。
    .target = { QUOTED($value) }不是巡游的类型；请选closed（封闭）或open（开放）
    .wrap = { QUOTED($value) }不是一种表面；请选columns（环）或both（甜甜圈），或者去掉
