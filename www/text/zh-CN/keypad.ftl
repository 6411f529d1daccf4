labels =
    .intro = 马在键盘（比如电话键盘）的按键上跳来跳去，落到哪个键就拨哪个键。它能拨出多少个不同的号码？
    .why = 求职面试常出这道题：一个一个地试永远试不完，巧妙地数却不费时间。
    .tryPhone = 把马放到电话上
    .trySource = 换成18个键，最多两个元音
    .pad = 键盘
    .position = 在序列中的位置
    .sequence = 序列
    .erase = 删去最后一键
    .clear = 清空
    .countHeading = 有多少个序列？
    .progress = 计数的进度
    .cancel = 取消
    .countAgain = 计数
    .copyCount = 复制这个数
    .byStart = 按第一个键分
    .codeHeading = 把序列写成一个数
    .lowestFirst = 第一个键是最低位
    .highestFirst = 第一个键是最高位
    .whyTwo = 为什么有两个数？
    .presets = 现成的键盘
    .padText = 键盘的各行
    .padNote = 每个键写一个字符，空缺写空格，换行就是新的一行。
    .lessLimits = 有些限制针对的键已经没有了，所以去掉了。
    .problem = 哪些序列？
    .length = 键数
    .start = 起点
    .limits = 限制
    .addLimit = 添加限制
    .listHeading = 逐个列出所有序列
    .previous = 上一页
    .next = 下一页
    .page = 页
    .goOn = 继续搜索
    .exportAll = 全部保存为文本
    .exporting = 导出的进度
    .pieceHeading = 棋子
presets =
    .phone = 电话
    .source = 18个键，最多两个元音字母
anyStart = 任意键
atMost = 最多
of = 次：
allKeys = 所有键
manners =
    .together = 合计
    .each = 每个
limitName = 限制{ NUMBER($n) }
removeLimit = 去掉限制{ NUMBER($n) }
limitKeys = 限制{ NUMBER($n) }的键
limitMost = 限制{ NUMBER($n) }的最多次数
limitManner = 限制{ NUMBER($n) }怎样计次
keys =
    .play = 沿着序列走，或停下
    .back = 后退
    .forward = 前进
    .first = 到开头
    .last = 到结尾
    .cancel = 停止计数或保存
    .help = 显示按键说明
    .move = 在键之间移动
    .press = 按下这个键
    .erase = 删去序列的最后一键
    .type = 按下同名的键
anyKey = A … Z，0 … 9
key = { $name }{ $isHere ->
            [true] ，马在这里
           *[false] {""}
        }{ $isNext ->
            [true] ，可以接着按
           *[false] {""}
        }{ $times ->
            [0] {""}
           *[other] ，按过{ NUMBER($times) }次
        }
position = 第{ NUMBER($step) }个键，共⁠{ NUMBER($all) }⁠个
some = { $hasMore ->
            [true] { COMMAS($shown) }等{ $all }个键
           *[false] { LIST($shown) }
        }
caption =
    .only = 按{ $next }：每个序列都从它开始。
    .begin = 按一个键开始，或者直接输入一个序列。
    .next = { $isKnight ->
                [true] 马在{ $last }，接着可以去{ $next }。
               *[false] 棋子在{ $last }，接着可以去{ $next }。
            }
    .whole = { $isKnight ->
                [true] 马在{ $last }：序列完整了，共{ NUMBER($length) }个键。
               *[false] 棋子在{ $last }：序列完整了，共{ NUMBER($length) }个键。
            }
    .stuck = { $isKnight ->
                [true] 马在{ $last }，没有可以接着按的键。
               *[false] 棋子在{ $last }，没有可以接着按的键。
            }
fault =
    .no-such-key = 第{ NUMBER($place) }个键：这个键盘上没有{ QUOTED($key) }。
    .other-start = 第{ NUMBER($place) }个键：每个序列必须从{ $start }开始，不能从{ $key }开始。
    .no-move = { $hasWays ->
                [true] 第{ NUMBER($place) }个键：从{ $from }不能跳到{ $key }。从{ $from }可以跳到{ $ways }。
               *[false] 第{ NUMBER($place) }个键：从{ $from }不能跳到{ $key }，也不能跳到其他任何键。
            }
    .limit-broken = { $atMost ->
                [0] 第{ NUMBER($place) }个键：限制不允许用{ $key }。
               *[other] { $isOne ->
                    [true] 第{ NUMBER($place) }个键：{ $key }最多出现{ NUMBER($atMost) }次，已经够了。
                   *[false] 第{ NUMBER($place) }个键：再按{ $key }就多了：{ $keys }合计最多出现{ NUMBER($atMost) }次。
                }
            }
    .too-long = 第{ NUMBER($place) }个键：这里的序列只有{ NUMBER($length) }个键。把多出来的删掉。
limit = { $atMost ->
            [0] { $which ->
                [all] 一个键也不能用
                [one] 不能用{ $keys }
               *[several] 不能用{ $keys }
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] 每个键最多{ NUMBER($atMost) }次
                    [one] { $keys }最多{ NUMBER($atMost) }次
                   *[several] { $keys }每个最多{ NUMBER($atMost) }次
                }
               *[false] { $which ->
                    [all] 所有键合计最多{ NUMBER($atMost) }次
                    [one] { $keys }最多{ NUMBER($atMost) }次
                   *[several] { $keys }合计最多{ NUMBER($atMost) }次
                }
            }
        }
nor = {", "}
question = { NUMBER($length) }个键的序列{ $hasMoves ->
            [true] { $isKnight ->
                [true] ，从每个键到下一个键都是马走一步
               *[false] ，从每个键到下一个键都是{ $leaps }跳一步
            }
           *[false] {""}
        }{ $hasStart ->
            [true] ，以{ $start }开头
           *[false] {""}
        }{ $hasLimits ->
            [true] ，{ $series }
           *[false] {""}
        }。
betweenLimits = ，
sequences = { $short }个序列
counted = { $sequences }。
size = { NUMBER($length) }位数，大约{ $short }
percent = { $floor }%
cancelled = 计数已取消。
notCounted = 没有计数：{ $message }。
columns = - 键
    - 序列
whyTwo = - 每个键是一个数字，所以一个序列就是一个很长的数。从哪一头读都行。
    - 这18个键来自一篇文章，文中A H A H K B K B K B对应309,514,218,678。那里第一个键的单位是1，第二个是18，第三个是18²，依此类推。
    - 同一篇文章里的程序却给出77,396,869,081。它算的是code = code × 18 + digit（秦九韶算法，又叫霍纳法则），所以第一个键成了最高位。
    - 不管用哪种，长度相同的两个不同序列，得到的数一定不同。
digits = { $isOne ->
            [true] 只有一个键时，每个数都是0。
           *[false] 每个键是一个{ NUMBER($base) }进制数字：{ $pairs }。
        }
betweenPairs = ，
noCode = 输入一个序列，就能看到它对应的数。
listed = { $isNone ->
            [true] 没有。
           *[false] 第{ NUMBER($from) }到{ NUMBER($to) }个{ $hasAll ->
                [true] ，共{ $all }个
               *[false] {""}
            }
        }
pageFound = 第{ NUMBER($page) }页：{ $what }
beyondList = 列表不到第{ NUMBER($page) }页就结束了。
searching = 正在搜索…
searchedLong = 还没有找到。符合这些限制的序列很少：继续搜索，或者放宽限制。
none = 没有这样的序列。
walkIt = 沿着{ $sequence }走
exported = { $hasAll ->
            [true] { NUMBER($done) }/{ $big }
           *[false] { NUMBER($done) }个序列
        }
exportDone = 保存了{ NUMBER($lines) }个序列。
exportCancelled = 已取消，什么也没有保存。
nothingToExport = 没有可以保存的。
exportTooLarge = 全部序列会超过{ NUMBER($megabytes) } MB，浏览器存不下。选短一点的序列，或者只选一个起点。
fileName = knight-sequences-of-{ $length }.txt
title = { $hasTotal ->
            [true] { $keypad } · { NUMBER($length) }个键：{ $sequences } · { $page }
           *[false] { $keypad } · { NUMBER($length) }个键 · { $page }
        }
fields =
    .step = 步数
    .theme = 主题
passedOver = { $name }：{ $message }。页面不理会它。
wrong =
    .number = { QUOTED($value) }不是{ NUMBER($least) }到{ NUMBER($most) }的整数
    .limit = { QUOTED($value) }不是限制；请写键和一个数，例如AEIO:2
