labels =
    .boardHeading = 谜题
    .missing = 还没填的数字
    .cancel = 取消
    .takeBack = 撤销
    .redo = 恢复
    .erase = 擦掉
    .hint = 提示
    .check = 填对了吗？
    .tellWrong = 一填错就告诉我
    .clear = 擦掉我填的所有数字
    .day = 今日谜题
    .dayHelp = 每个人拿到的三道谜题都一样。每天世界协调时（UTC）零点换新的。
    .ladder = 闯关
    .another = 换一道谜题
    .size = 棋盘
    .grade = 难度
    .target = 巡游
    .symmetry = 给出的格子的图案
    .piece = 棋子
    .make = 出题
    .oneMore = 再来一道这样的
    .own = 自己出题
    .ownHelp = 每行文字写棋盘的一行：数字照写，空格子写“.”，洞写“#”。写上你想给出的数字，看看是不是恰好有一个解。
    .givens = 你的谜题
    .useGivens = 开始填
    .keepEntries = 把棋盘上的数字都作为给出的数字
    .solved = 解出来了！
    .shareLine = 分享你的成绩
    .copyShare = 复制
    .making = 正在出题…
    .judging = 正在找解…
    .backToPlay = 回到别的玩法
    .thin = 减少数字
    .thinning = 正在减少数字…
actions =
    .back = 撤销填的一个数字
    .forward = 恢复这个数字
    .erase = 擦掉这个数字
    .hint = 提示，一次比一次多
    .check = 到现在为止填对了吗？
    .restart = 擦掉我填的所有数字
onBoard =
    .move = 在格子之间移动
    .rowStart = 到这一行的第一格
    .rowEnd = 到这一行的最后一格
    .choose = 填下一个数字，或者从这个数字接着填
    .digits = 填这个数字
    .erase = 擦掉这个数字
grades =
    .easy = 简单
    .medium = 中等
    .hard = 难
    .very-hard = 很难
targets =
    .open = 开放：最后一格在哪里都行
    .closed = 封闭：从最后一个数字一步能到1
symmetries =
    .none = 任意
    .turned = 转半圈后图案不变
    .quarter = 转四分之一圈后图案不变
    .mirrored = 照镜子图案不变
rungs =
    .five = 5 × 5，简单
    .six = 6 × 6，简单
    .closed = 6 × 6，封闭巡游
    .seven = 7 × 7，中等
    .eight = 8 × 8，难
    .turned = 8 × 8，封闭巡游，难
rungName = { $rung }：{ $isReached ->
        [true] 解出来了
       *[false] 还没解出来
    }
nextRung = 下一关：{ $rung }
heading = 填数字
task = 填入1到{ NUMBER($squares) }，让每个数字到下一个数字都正好是{ $piece ->
        [knight] 马的一步
       *[other] 这个棋子的一步{ $leaps }
    }。{ $isClosed ->
        [true] 最后一个数字到1也是一步。
       *[false] {""}
    }
unique = 只有一个解。
caption = { $hasNext ->
        [true] 下一个填{ NUMBER($next) }。还差{ NUMBER($missing) }个数字。
       *[false] 所有数字都填上了。
    }
nextNumber = 下一个填{ NUMBER($number) }
wherePlaces = { $hasNext ->
        [true] 显示{ NUMBER($number) }能填在哪里
       *[false] 显示数字能填在哪里
    }
square = { $square }，{ $kind ->
        [given] { NUMBER($number) }，题目给出的
        [entered] { NUMBER($number) }
       *[open] 空着
    }{ $isWrong ->
        [true] ，填错了
       *[false] {""}
    }{ $isPlace ->
        [true] ，可以填下一个数字
       *[false] {""}
    }{ $isPointedOut ->
        [true] ，提示说的就是这一格
       *[false] {""}
    }{ $isStruck ->
        [true] ，已排除
       *[false] {""}
    }{ $isDiffering ->
        [true] ，两个解在这里不同
       *[false] {""}
    }{ $hasNeighbours ->
        [true] ；{ COMMAS($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] { NUMBER($number) }在{ $square }
       *[false] { NUMBER($number) }还没填
    }
begins = { $board }：共{ NUMBER($squares) }个数字，给出了{ NUMBER($given) }个。
goesOn = { $square }：{ NUMBER($number) }。{ $hasNext ->
        [true] 下一个填{ NUMBER($next) }。
       *[false] {""}
    }
refused =
    .given = { $square }的数字是题目给出的，不能改。
    .taken = 题目已经把{ NUMBER($number) }给在{ $square }了。
    .beyond = 数字从1到{ NUMBER($squares) }。
checked = { $wrong ->
        [0] 到现在为止都填对了。
       *[other] 有{ NUMBER($wrong) }个数字填错了，已在棋盘上标出。
    }
notKnown = 这道谜题不是恰好有一个解，所以说不准哪些数字是对的。
full = { $isKnown ->
        [true] 所有数字都填上了，但有的填错了。按“填对了吗？”就能看到。
       *[false] 所有数字都填上了。
    }
wrongHere = { $square }的{ NUMBER($number) }填错了。先把它擦掉。
nothingLeft = 所有数字都填上了。
contradiction = 有了这些数字，谜题就解不出来了：其中有一个填错了。
noHint = 从这里出发，没有哪一步容易讲清楚。看看棋盘的别处，或者撤销一个数字。
entered = { NUMBER($number) }填在{ $square }了。
where =
    .number = 找找{ NUMBER($number) }的位置：它只剩一个格子可填了。
    .square = 看看{ $square }：这一格只剩一个数字可填了。
because =
    .too-far = { NUMBER($number) }到{ $at }的{ NUMBER($from) }必须正好是{ NUMBER($moves) }步。
    .no-neighbour = { NUMBER($number) }的一步之内，要有一个格子填它前面的数字，还要有一个格子填它后面的数字。
    .two-ways = 与{ $square }相隔一步的格子只剩{ $one }和{ $other }：巡游从一个来，到另一个去。
    .cut-off = 如果{ NUMBER($number) }填在{ $square }，{ $part }一带的格子就填不满了。
    .try = 试试把{ NUMBER($number) }填在{ $square }：再填{ NUMBER($steps) }个数字就走不下去了。
    .long-try = { NUMBER($number) }填在{ $square }行不通，不过要往后看很多步才知道。
so =
    .number = 所以{ NUMBER($number) }填在{ $square }。
    .square = 所以{ $square }填{ NUMBER($number) }。
result = { $isLong ->
        [true] { NUMBER($minutes) }分钟
       *[false] { NUMBER($seconds) }秒
    }，{ $hints ->
        [0] 没用提示
       *[other] 用了{ NUMBER($hints) }次提示
    }
solvedAloud = 解出来了：{ $result }。
shareLine = 骑士巡游实验室，{ $name }：{ $result }。{ $link }
puzzleOfDay = { $date }，{ $grade }
ownPuzzle = { $board }填数字
verdict =
    .unique = 恰好有一个解。{ $grade ->
            [easy] 难度：简单。
            [medium] 难度：中等。
            [hard] 难度：难。
            [very-hard] 难度：很难。
           *[none] {""}
        }
    .several = 有好几个解。其中两个解有{ NUMBER($count) }个格子不同。
    .none = 没有解。
    .clash = 没有解：不能同时给出{ LIST($numbers) }。
    .unknown = 不知道是不是只有一个解：搜索已经停止。
    .spare = { $count ->
            [0] 给出的每个数字都不可少。
           *[other] 下面的数字，单独去掉任何一个都可以：{ LIST($numbers) }。
        }
    .settling = { $isEnough ->
            [true] 在{ $square }填上{ NUMBER($number) }，就恰好有一个解。
           *[false] 再给一个数字的话，在{ $square }填{ NUMBER($number) }能确定很多。
        }
otherGrade = 没能及时找到那样的谜题。这一道的难度是：{ $grade ->
        [easy] 简单
        [medium] 中等
        [hard] 难
       *[very-hard] 很难
    }。
copied = 你的成绩已复制。
copyRefused = 你的浏览器不允许复制。请选中这一行，自己复制。
tooLong = 谜题最多{ NUMBER($most) }个字符。
title = 填数字：{ $board } · 骑士巡游实验室
wrong =
    .day = { QUOTED($text) }不是日期；请写成2026-11-22这样
    .grade = 没有{ QUOTED($text) }这个难度；可选的有{ COMMAS($known) }
    .rung = 闯关里没有{ QUOTED($text) }；可选的有{ COMMAS($known) }
    .target = 没有{ QUOTED($text) }这种巡游；可选的有{ COMMAS($known) }
    .filled = { QUOTED($text) }不是格子里的数字；请写成c2:5这样
