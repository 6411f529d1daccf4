labels =
    .boardHeading = 棋盘上的文字
    .cancel = 取消
    .takeBack = 撤销
    .redo = 恢复
    .hint = 提示
    .check = 填对了吗？
    .clear = 重新开始
    .showRings = 显示能走到的格子
    .showTour = 显示巡游
    .make = 你的文字
    .text = 一首诗或一句话
    .textHelp = 在要断开的地方写“-”。要保留的“-”写两个。断开的每一部分占一格。
    .suggest = 建议音节
    .cut = 断成
    .board = 棋盘
    .bestBoard = 最合适的
    .target = 巡游
    .style = 图案
    .another = 换一个巡游
    .fewer = 换一个读法更少的巡游
    .give = 分给别人
    .mark = 标出第一格
    .solution = 在第二页印出答案
    .copyLink = 复制链接
    .linkNote = 打开链接，看到的是没有巡游的棋盘。网址里有这段文字，好奇的人能在那里找到它。
    .print = 打印
    .saveSvg = 保存为SVG，可做海报
    .savePng = 保存为图片
    .copyGrid = 复制为表格
    .printed = 解一道印好的题
    .grid = 各个音节，每行文字写棋盘的一行
    .gridHelp = 格子之间用空格、制表符或“|”隔开，洞写“#”。也可以粘贴表格。
    .known = 它的原文（如果你知道）
    .useGrid = 开始读
    .making = 正在找巡游…
    .backToPlay = 回到别的玩法
    .own = 自己出一道
    .solutionHeading = 答案
actions =
    .back = 撤销一格
    .forward = 再读这一格
    .hint = 显示下一格
    .check = 到现在为止对吗？
    .restart = 重新开始
onBoard =
    .move = 在格子之间移动
    .rowStart = 到这一行的第一格
    .rowEnd = 到这一行的最后一格
    .choose = 接着读这一格；在刚读的那格上则撤销
cuts =
    .marks = 按“-”断开
    .letters = 单字
    .words = 词（按空格断开）
targets =
    .any = 任意
    .closed = 闭合：最后一格一步能到第一格
    .open = 开放
styles =
    .any = 任意
    .symmetric = 倒过来也一样
    .few-crossings = 交叉少
heading = 沿着骑士巡游读文字
example = 马走日字，先两格，再一格，黑白相间，走遍棋盘，每格只到一次，不重复，不遗漏。
exampleCut = letters
task = 按马的走法一格一格地走，让{ NUMBER($parts) }个部分连成一段文字。{ $isMarked ->
        [true] 第一格已标出。
       *[false] 从你认为是开头的格子开始。
    }
caption = 已读{ NUMBER($read) }个，共{ NUMBER($parts) }个
soFar = { $text }…
square = { $square }：{ $text }{ $isStart ->
        [true] ，文字从这里开始
       *[false] {""}
    }{ $isRead ->
        [true] ，已读
       *[false] {""}
    }{ $isPlace ->
        [true] ，马一步能到
       *[false] {""}
    }{ $isPointedOut ->
        [true] ，下一格
       *[false] {""}
    }
refused =
    .read = { $square }已经读过了。“撤销”可以退回。
    .far = 从{ $from }到{ $square }不是马的一步：马往一个方向走两格，再往旁边走一格。
checked =
    .right = 到现在为止都对。
    .wrong = 有个地方走偏了。退回到还读得通的地方。
    .unknown = 网页不知道这段文字，只有你自己能判断。
whole =
    .right = 你读完了整段文字！
    .wrong = 所有格子都读过了，但连不成这段文字。
    .unknown = 你读完了所有格子！
noHint = 这里不知道原文，所以没有提示。
offTheWay = 你不在这里所知道的路线上。退回几格。
noTour = 这个棋盘上没有哪个骑士巡游能读出这段文字。
noSyllables = 这里不知道这种语言的词该在哪里断开。请自己写“-”。
ways = { $kind ->
        [more-than] 超过{ NUMBER($number) }种
        [at-least] 至少{ NUMBER($number) }种
       *[exactly] { NUMBER($number) }种
    }
readings =
    .one = 只有一种读法。
    .several = 相同的部分可以互换。读法：{ $ways }；从第一格开始的：{ $fromStart }。
parts = { NUMBER($parts) }个部分{ $rests ->
        [0] {""}
       *[other] ，余下{ NUMBER($rests) }格
    }
holed = { $size }，有洞
begins = 棋盘上有{ NUMBER($parts) }个部分。
copied = 已复制。
copyRefused = 浏览器不允许复制。
pictureFailed = 浏览器无法生成图片。请保存为SVG。
tooLong = 文字最多{ NUMBER($most) }个字符。
title = 沿着巡游的文字：{ $text } · 骑士巡游实验室
wrong =
    .choice = 没有{ QUOTED($value) }；可选的有{ COMMAS($known) }
