labels =
    .ladder = 闯关
    .ladderHelp = 六个棋盘，一个比一个难，还有一个没有巡游的。从5 × 5开始。
    .marksHelp = ✓ 走成了 · ★ 没用提示等帮助 · ★★ 连悔棋也没用
    .rungs = 各关的棋盘
    .forgetMarks = 清除我的成绩
    .day = 今日棋盘
    .dayHelp = 每个人拿到的棋盘都一样。每天世界协调时（UTC）零点换新的。
    .playDay = 开始走
    .shareLine = 分享你的成绩
    .copyShare = 复制
    .won = 成功了！
    .lookAt = 看看巡游
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6，封闭巡游
    .holes = 有洞的棋盘
    .camel = 骆驼的32个格子
    .longest = 4 × 4：最长的路线
-mark = { $mark ->
        [solved] 走成了
        [unaided] 没用帮助就走成了
        [straight] 没用帮助也没悔棋就走成了
       *[none] 还没走成
    }
rungName = { $rung }：{ -mark }
earned = { $sign } { $rung }：{ -mark }！
nextRung = 下一关：{ $rung }
notKept = 你的浏览器不能保存成绩。关闭页面后，成绩就没有了。
forgotten = 你的成绩已清除。
shareCopied = 你的成绩已复制。
copyRefused = 你的浏览器不允许复制。请选中这一行，自己复制。
dayTask = { $target ->
            [closed] { $dayName }：{ $board }。从{ $start }出发，走遍所有格子，再回到起点。
           *[other] { $dayName }：{ $board }。从{ $start }出发，走遍所有格子。
        }
summary = 共{ NUMBER($squares) }个{"格子"}，走到{ NUMBER($visited) }个；{ $helpUsed }。
shareLine = 骑士巡游实验室，{ $dayName }，{ $board }：{ $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) }/{ NUMBER($squares) }格，{ $helpUsed }。{ $link }
wrong =
    .day = { QUOTED($text) }不是日期；请写成2026-11-22这样
