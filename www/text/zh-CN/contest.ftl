labels =
    .contest = 规则大赛
    .contestIntro = 你的规则比常用的规则更好吗？它们在同样的棋盘上从同样的起点出发，页面来数谁走成的巡游多。
    .contestRule = 你的规则
    .beginContest = 开始比赛
    .cancelContest = 取消
    .contestProgress = 比赛的进度
    .copyContest = 复制为CSV
    .copyScore = 复制结果
board = 棋盘
heat = { $hasShape ->
            [true] { $shape }，
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] ，封闭巡游
           *[false] {""}
        }
mine = 你的
average = 所有棋盘的平均
explained = 小棋盘和有洞的棋盘从每个格子出发，大棋盘从随机选的200个格子出发。结果与运气有关时，下面的范围以95%的置信度包含真正的比例（Wilson，1927年）。
cancelled = 已取消。表里是到目前为止的结果。
share = { $percent }%
between = { $low }%到{ $high }%
progress = 已完成{ PERCENT($done, $all) }
failed = 比赛没能继续：{ $message }
result = 所有棋盘平均下来，你的规则有{ $own }的运行走成巡游。{ $isBest ->
            [true] 它胜过了所有常用的规则：其中最好的{ QUOTED($name) }是{ $best }。
           *[false] 常用的规则中最好的是{ QUOTED($name) }，有{ $best }。
        }
score = 我的骑士巡游规则{ QUOTED($rule) }在{ $on }上有{ $own }的运行走成巡游；{ QUOTED($name) }是{ $other }。
