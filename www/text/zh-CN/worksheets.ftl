labels =
    .print = 打印
    .withSolutions = 附上答案
    .withoutSolutions = 不附答案
    .other = 换一组题
    .kind = 练习单
    .board = 棋盘
    .width = 宽
    .height = 高
    .show = 显示
    .name = 姓名：
    .grade = 难度
    .each = 每页的棋盘数
    .making = 正在出题…
knightMove = 马走“日”字：朝一个方向走两格，再向旁边走一格。中间的格子可以跳过去。
warnsdorff = 规则：总是走到出路最少的格子。出路就是从那里一步能到、还没有写数的格子。马走“日”字：朝一个方向走两格，再向旁边走一格。
lines = - 从
    - 到
oneSolution = 这是许多答案中的一个。
checkSolution = 每个数都可以从前一个数一步跳到，答案就是对的。
cross = 十二格的十字形
sheets_blank =
    .title = 空白棋盘
    .rule = { knightMove }
    .task = 马能不能把每个格子恰好走一次？在起点写1，再按走到的先后给格子编号。
sheets_counts =
    .title = 写有出路数的棋盘
    .rule = { warnsdorff }
    .task = 每格角上的小数字，是从那里出发的走法数。从任意一格开始，写上1。总是走到小数字最小的格子。每走一步，就把从那里一步能到的格子的小数字都减1。
sheets_predict =
    .title = 预测接下来的五步
    .rule = { warnsdorff }
    .task = 马站在有框的格子上。规则会带它去哪里？把接下来的五个数写在棋盘上，把格子的名称写在横线上。不会出现并列。
sheets_follow =
    .title = 按一条规则走六步
    .rule = 规则：走到离边缘最近的格子，其中角上的最近。如果有几个同样近，就选出路最少的。出路就是从那里一步能到、还没有写数的格子。马走“日”字：朝一个方向走两格，再向旁边走一格。
    .task = 马站在有框的格子上。规则会带它去哪里？把接下来的六个数写在棋盘上，把格子的名称写在横线上。每一步都只有一个最好的格子。
sheets_error =
    .title = 找错误
    .rule = { knightMove }
    .task = 每个棋盘本来是一条巡游的开头，可是有两个数对调了。从1开始顺着数走。第一次走错是在哪两个数之间？
sheets_cross =
    .title = 十二格谜题
    .rule = { knightMove }
    .task = 让马走遍全部12个格子，再回到出发的地方。提示：把格子画成点，把走法画成点之间的线，然后把图理顺。
sheets_numbers =
    .title = 填数字
    .rule = { knightMove }
    .task = 巡游的一些数字已经给出。请填上其余的数字，使每个数字与前一个数字之间恰好是马的一步。每个数字只出现一次，而且只有一个解。
noSolution = { $board }棋盘没有巡游。
wrongMove = 从{ $first }到{ $last }，马一步到不了。
exercise = { NUMBER($n) }.
solutionsOf = 答案：{ $title }
pictureOf = { $isSolved ->
            [true] 答案
           *[false] 题目
        }{ NUMBER($n) }：{ $board }
tooSmall = { $board }棋盘出不了这种题。换个大一点的，例如8 × 8。
foot = 骑士巡游实验室 · { $board } · 种子{ $seed }
nextMove = { NUMBER($n) }：{ $square }
cell = { $square }：{ $what ->
            [hole] 没有格子
            [empty] 空
           *[text] { $text }
        }{ $isKnightHere ->
            [true] ，马在这里
           *[false] {""}
        }
row = 第{ NUMBER($n) }行。{ $cells }。
cells = { $first }；{ $second }
