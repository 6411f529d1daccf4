labels =
    .intro = 哪些形状的棋盘有骑士巡游？挖几个洞看看：只少一个格子，就可能没有巡游了。
    .tools = 点击或空格键的作用
    .wholeBoard = 整个棋盘
    .back = 撤销和重做
    .openInExplore = 在“探索”里打开
    .countTours = 数它的巡游
    .isPossible = 可能有巡游吗？
    .side = 形状的大小
    .shapes = 形状
    .boardText = 棋盘的文字
    .textHeading = 用文字写棋盘
    .writtenAs = 写法
    .takeText = 使用这段文字
    .readings = 也可以读成
    .copyText = 复制
    .resetText = 重新写出棋盘
    .pictureHeading = 从图片得到棋盘
    .choosePicture = 选择图片…
    .dropPicture = 也可以把图片拖到这里。它只留在你的电脑上。
    .longest = 长边
    .threshold = 亮度
    .takeLight = 亮的部分变成格子
tools =
    .toggle = 挖或填
    .add = 填
    .erase = 挖
    .start = 设起点
changes =
    .fill = 全部填上
    .clear = 全部挖掉
    .invert = 全部反转
steps =
    .undo = 撤销
    .redo = 重做
forms =
    .rows = 用.和#写各行
    .puzzle = 谜题：0、空格，1为起点
keys =
    .undo = 撤销对棋盘的上一次改动
    .redo = 重做
    .help = 显示按键说明
    .move = 在棋盘上移动
    .rowStart = 到这一行的第一格
    .rowEnd = 到这一行的最后一格
    .choose = 挖掉或填上这一格，或把起点设在这里
copied = 棋盘的文字已复制。
notCopied = 浏览器拒绝复制。请选中文字，自己复制。
tour =
    .open = 开放巡游
    .closed = 封闭巡游
answers =
    .yes = 可能
    .no = 不可能
    .unknown = 还不知道
undecided = 已知的定理都管不到这个棋盘。搜索最多需要十秒。
findOut = 搜索
cancel = 取消
searching = 搜索的时间
openTour = 在“探索”里打开它
layouts =
    .size = 宽和高
    .rows = 一行行字符
    .spaced = 各行，格子之间有空格
    .separated = 各行，格子之间有分隔符
    .flat = 所有行写在一行里
space = 空格
both = { $before }和{ $symbol }
-meaning = { $known ->
            [both] { $squares }表示格子，{ $holes }表示洞
            [squares] { $squares }表示格子
            [holes] { $holes }表示洞
           *[neither] {""}
        }
readAs = { $known ->
            [neither] 识别为{ $layout }。
           *[other] 识别为{ $layout }：{ -meaning }。
        }
reading = { $size }：{ -meaning }
noStart = 没有起点
noSquares = 这个棋盘还没有格子。先填上几个。
contents = { $hasHoles ->
            [true] { NUMBER($squares) }个格子，{ NUMBER($holes) }个洞
           *[false] { NUMBER($squares) }个格子
        }
hint = { $board }。{ $tool ->
            [toggle] 拖动可以挖洞，或者把洞填上。
            [add] 拖动可以填洞。用右键或长按则是挖洞。
            [erase] 拖动可以挖洞。
           *[start] { $press }作为巡游起点的格子。
        }
cell = { $name }，{ $isStart ->
            [true] 起点
           *[false] { $isSquare ->
                    [true] 格子
                   *[false] 洞
                }
        }
undone = 已撤销。{ $board }。
redone = 已重做。{ $board }。
title = { $build } · { $size }，{ $squares } · { $page }
marked = { $many ->
            [0] 这些格子已在棋盘上标出。
           *[other] 棋盘上已标出：{ $commas }。
        }
verdict = { $tour }：{ $answer }。
findOutOf = { $target ->
            [open] 搜索开放巡游
           *[other] 搜索封闭巡游
        }
cancelOf = { $target ->
            [open] 取消搜索开放巡游
           *[other] 取消搜索封闭巡游
        }
found =
    .tour = 棋盘上画出了一条从{ $first }到{ $last }的巡游。
    .none = 搜索证明了没有巡游。
    .unknown = 10秒后还没有答案：既没有找到巡游，也没能证明不存在。试试小一点的棋盘，或者走法少一点的棋盘。
    .cancelled = 已取消。
    .failed = 搜索失败。浏览器给出的信息：{ $message }
findingOf = { $tour }：{ $finding }
wrong =
    .size = { NUMBER($width) } × { NUMBER($height) }的棋盘太大，不能手画；每边最多{ $most }格
    .text = 这段文字太长；这里最多{ NUMBER($most) }个字符
    .side = 请写{ $least }到{ $most }的整数
picture =
    .unreadable = 浏览器不能把这个文件当作图片读取；请选PNG、JPEG或WebP文件
    .tooLarge = { NUMBER($width) } × { NUMBER($height) }像素的图片太大；请选最多{ $myriads }万像素的
    .tooHeavy = { NUMBER($megabytes) } MB的文件太大；请选最多{ NUMBER($most) } MB的
