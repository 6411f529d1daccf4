labels =
    .challenge = 出一道挑战
    .challengeHelp = 为这道题生成一个链接。谁解出来，就会得到一个代码，可以发给你。把代码粘贴到下面就能核对。
    .allowed = 允许用的帮助
    .goal = 连续答对
    .copyChallenge = 复制链接
    .leaveChallenge = 退出挑战
    .result = 要核对的代码
    .checkResult = 核对代码
    .resultLine = 你的代码
    .copyResult = 复制代码
helps =
    .back = 悔棋
    .ways = 标出能去哪里
    .layers = 数字和线
    .hint = 提示
    .judge = “还走得成吗？”
reached = 挑战成功！把下面的代码发给出题的人吧。
challengeCopied = 挑战的链接已复制。
resultCopied = 你的代码已复制。
copyRefused = 你的浏览器不允许复制。
notAllowed = 这道挑战不允许用这种帮助。
refused =
    .unreadable = 这不是代码。请粘贴以“knights-tour-result”开头的一整行。
    .changed = 这个代码被改动或截断了。请重新复制整行。
    .missed = 走法可以读出来，但没有完成挑战。
-aim = { $mode ->
            [predict] 连续{ NUMBER($goal) }次猜对规则的下一步
           *[free] { $target ->
                    [closed] 从这里出发，找一条封闭巡游
                    [end] 从这里出发，找一条到{ $end }结束的巡游
                   *[open] 从这里出发，找一条巡游
                }
        }
task = { $hasHelp ->
            [true] 挑战：{ -aim }。可以用：{ COMMAS($help) }。
           *[false] 挑战：{ -aim }，不用任何帮助。
        }
uses =
    .back = 悔棋{ NUMBER($times) }步
    .hint = 提示{ NUMBER($times) }次
    .restart = 重来{ NUMBER($times) }次
    .judge = 问“还走得成吗？”{ NUMBER($times) }次
    .watch = 走不成时的警告
    .ways = 标出的走法
    .layers = 数字或线
    .method = 方法代走
    .pasted = 粘贴的走法
    .link = 链接里的走法
helpUsed = { $hasHelp ->
            [true] 用了这些帮助：{ COMMAS($help) }
           *[false] 没用帮助
        }
-start = { $locked ->
        [0] 从{ $start }出发
       *[other] 从{ $start }出发，开头{ NUMBER($locked) }步是给定的
    }
verified = { $mode ->
            [predict] ✓ 挑战成功：{ $board }，{ -start }，连续答对{ NUMBER($goal) }次，共回答{ NUMBER($done) }次；{ helpUsed }。
           *[other] ✓ 挑战成功：{ $board }，{ -start }，走了{ NUMBER($done) }步，是一条{ $target ->
                    [closed] 封闭巡游
                   *[other] 巡游
                }；{ helpUsed }。
        }
wrong =
    .locked = { QUOTED($text) }不是锁定的步数；请写{ NUMBER($least) }到{ NUMBER($most) }的整数。现在没有锁定任何一步
    .goal = { QUOTED($text) }不是连续答对的次数；请写{ NUMBER($least) }到{ NUMBER($most) }的整数。现在的目标是{ NUMBER($usual) }次
    .help = { QUOTED($text) }不是挑战可以允许的帮助；可选的有{ COMMAS($known) }
