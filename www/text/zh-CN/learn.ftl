labels =
    .boardHeading = 棋盘
    .lessons = 课程
    .steps = 这节课的各页
    .previous = 上一页
    .next = 下一页
    .known = 现在你知道了
    .toldKnown = 现在你知道了：
    .nextLesson = 下一课
    .allDone = 这是最后一课。所有的课都学完了！
    .lastSeen = 这是最后一课。还没完成的页，列表里看得到。
    .keepsake = 保存一张纪念图
    .onBoard = 在棋盘上
    .takeBack = 悔棋
    .startOver = 从头开始
    .step = 前进
    .play = 播放
    .toEnd = 到结尾
    .answer = 你的答案
    .check = 检查
    .readAloud = 朗读
    .stopReading = 停止朗读
    .present = 全屏演示
    .leave = 退出
    .leavePresentation = 退出全屏演示
    .erase = 清除我的进度
    .teachers = 给老师
    .worksheets = 练习单
    .backToLessons = 回到课程
    .beside = 在棋盘上看是这样
actions =
    .nextStep = 课程的下一页
    .previousStep = 课程的上一页
    .forward = 前进一步棋
    .back = 后退一步棋
    .clickOn = 翻页笔：先前进一步棋，再显示答案，再到下一页
    .clickBack = 翻页笔：先后退一步棋，再到上一页
onBoard =
    .move = 在格子之间移动
    .rowStart = 到这一行的第一格
    .rowEnd = 到这一行的最后一格
    .choose = 走到这一格，或者用它回答
tooFew = 比这多。再试一次。
tooMany = 比这少。再试一次。
wantsNumber = 写一个数，例如40，也可以写“四十”。
finished = 最后一课也学完了。
first = 这是第一课的第一页。
notKept = 你的进度无法保存：这台设备的存储空间已满或被禁用。关闭页面后，进度就会丢失。
erased = 你的进度已清除。
progress = 第{ NUMBER($step) }页，共{ NUMBER($steps) }页
stepName = { $isDone ->
            [true] 第{ NUMBER($step) }页，已完成
           *[false] 第{ NUMBER($step) }页
        }
lessonTitle = 第{ NUMBER($lesson) }课：{ $title }
tryAgain = 不太对。{ $why }再试一次。
solution = { $why }正确答案是“{ $right }”。
shownAnswer = “{ $right }”。{ $why }
tried = { $text }，{ $isRight ->
            [true] 答对了
           *[false] 答错了
        }
visitedOf = 已走{ NUMBER($visited) }个，共{ NUMBER($squares) }个
noWay = {"马"}不能从{ $from }走到{ $to }。
coloured = { $told }，{ $isDark ->
            [true] 深色
           *[false] 浅色
        }
begins = 课程“{ $lesson }”，共{ NUMBER($steps) }页。
wrong =
    .lesson = 没有{ QUOTED($text) }这节课，现在显示第一课
    .step = 这节课有{ NUMBER($steps) }页，没有{ QUOTED($text) }这一页，现在显示第{ NUMBER($shown) }页
    .sheet = 没有{ QUOTED($text) }这种练习单，可选的有{ COMMAS($kinds) }
    .board = 这种练习单的棋盘从{ $least }x{ $least }到{ $most }x{ $most }，不能是{ QUOTED($text) }，现在显示{ $board }
    .boards = 一页不能有{ QUOTED($text) }个棋盘；可选的有{ COMMAS($known) }
stepTitle = { $lesson }，第{ NUMBER($step) }页
ages =
    .ten = 十岁起
    .fifteen = 十五岁起
doneOf = { $isAll ->
            [true] 已完成
           *[false] 已完成{ NUMBER($done) }/{ NUMBER($steps) }页
        }
predicted = { NUMBER($asked) }次中答对{ NUMBER($right) }次，还剩{ NUMBER($left) }次。
roundOver = { $areAllRight ->
            [true] 最后一次答完了：{ NUMBER($asked) }次全对。
           *[false] 最后一次答完了：{ NUMBER($asked) }次中答对{ NUMBER($right) }次。想再试，就“从头开始”。
        }
notThere = 不是{ $square }：它有{ NUMBER($value) }条出路。从{ $from }一步能到的{"格子"}里，还有更少的。再试一次。
corrected = { $message }。
title = { $what } · { $learn } · { $page }
