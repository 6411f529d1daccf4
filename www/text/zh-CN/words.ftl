paces =
    .slow = 慢
    .normal = 中
    .fast = 快
noTimeline = 这个{"棋盘"}太大，没法记住每一步。运行可以前进或重来，但不能后退。
candidateTags =
    .chosen = 选中
    .tied = = 并列
    .tried = 试过
graphForms =
    .edges = {""}
    .pairs = 识别为每行两个名称：
    .adjacency = 识别为邻点列表：
    .dimacs = 识别为DIMACS：
    .tsplib = 识别为TSPLIB：
    .graph6 = 识别为graph6：
    .sparse6 = 识别为sparse6：
    .matrix = 识别为矩阵：
    .lad = 识别为LAD：
    .metis = 识别为METIS：
    .pajek = 识别为Pajek：
    .gml = 识别为GML：
    .dot = 识别为DOT：
    .name = {""}
anyStart = 巡游可以从任何地方开始。
insteads =
    .room = 现在显示“探索”。
    .step = 运行停在开头。
    .tour = 现在显示汪斯道夫规则。
    .layers = 现在显示通常的内容。
    .rule = 现在使用通常的规则。
    .graph = 现在显示棋盘。
    .byHand = 所有的步都由方法来走。
    .ask = 答案会显示出来。
    .present = 现在显示通常的页面。
    .view = 现在显示通常的页面。
    .numberFrom = 从起点开始编号。
    .numbers = 格子上显示方法所看的数。
tooSmallFor = 格子太小，显示不下。
preparing = 正在准备…
copied = 已复制
saved = 已保存
copyFailed = 没能复制
crashed = 求解程序停止了工作。可能是内存不够了：试试小一点的棋盘。
remedies =
    .unreachable = 请检查网络，再试一次。
    .gone = 本页有了更新的版本。请重新加载页面：你会回到现在的画面。
    .broken = 页面的一个文件没有传完整。请重新加载页面：你会回到现在的画面。
speed =
    .slow = { NUMBER($seconds) }秒一步
    .fast = 每秒{ NUMBER($steps) }步
speedText = 速度：{ $pace }
namedSpeed = { $pace }，{ $speed }
unfit = { $name }（{ $why }）
unfitHere = { $name }（这个棋盘上不能用）
upTo = 最多{ NUMBER($squares) }个格子
useBoard = { $withKnight ->
            [true] 改用{ $valueName }和马
           *[false] 改用{ $valueName }
        }
noneAhead = { $what ->
            [tie] 后面没有并列了：这是运行的结尾。
           *[other] 后面没有死路了：这是运行的结尾。
        }
inARow = { $first }，{ $second }
tiedAndChosen = = 并列，选中
methodWith = { $method }，{ $setting }
withKey = { $name }（{ $key }）
keysTogether = { $first } { $second }
playOrPause = { $play } / { $pause }
copyForm = { $copy }：{ $form }
saveForm = { $saveText }：{ $form }
savePictureAs = { $savePicture }：{ $label }
press =
    .tap = 轻点
    .choose = 选择
hints =
    .start = { $press }一个{"格子"}，从那里重新开始。
    .go = { $press }有圆环的{"格子"}走过去，{ $press }别的{"格子"}则从那里重新开始。
    .numberFrom = { $press }要编为1号的{"格子"}。
    .answer = { $press }它要去的{"格子"}。
answered = { $isRight ->
            [true] 对，是{ $to }。
           *[false] 不是{ $to }。
        }
noWay = {"马"}不能走到{ $to }。
startOn = 从{ $square }重新开始
ofSquare =
    .hole = 洞
    .start = 起点，编号1
    .open = 没走过
    .chosen = 下一步选它
    .candidate = 候选
    .joinedToNothing = 不和任何顶点相连
    .joinedTo = 和{ COMMAS($names) }相连
    .visited = 走过，编号{ $number }
    .joinedToMany = 和{ NUMBER($vertices) }个顶点相连
markedSquare = { $told }，已标记
knightHere = { $isGraph ->
            [true] { $walker }在这里
           *[false] 马在这里
        }
gridName = 棋盘，宽{ NUMBER($width) }，高{ NUMBER($height) }
graphName = 图，{ NUMBER($vertices) }个顶点
graphSize = { $form }{ NUMBER($vertices) }个顶点，{ NUMBER($edges) }条边。
size = { $width } × { $height }
holes = 这个棋盘有{ NUMBER($squares) }个格子和{ NUMBER($missing) }个洞。选一种大小，就会变成完整的矩形。
randomStart = 随机选中：{ $start }。
fields =
    .room = 板块
    .graph = 图
    .step = 步数
    .numbers = 数字
    .tour = 给定的巡游
    .byHand = 自己走的步
    .view = 视图
refused = 没有改动：{ $clip }。
replaced =
    .what = { $name }：{ $message }。
    .instead = 改用{ QUOTED($instead) }。
    .ignored = 页面不理会它。
beyondEnd = { $steps ->
            [0] { $step }：这次运行一步也没有。页面显示它的结尾。
           *[other] { $step }：这次运行只有{ NUMBER($steps) }步。页面显示它的结尾。
        }
noSuchMove = { $name }：链接里有一步走不通。从那里起由方法来走。
waits = 这种方法不能接着你的步走下去。点一个格子，自己走下一步。{ UNUSED($press) }
notRenumbered = { $name }：只有封闭巡游才能从任意一格编号。现在从起点开始编号。
wrong =
    .hole = { $excerpt }在这个棋盘上是洞；请选一个格子
    .player = 这里不能自己走；请选一种会走的方法
    .side = { $label }必须是1到{ NUMBER($most) }的整数
    .tooLong = 对链接来说太长了；最多{ NUMBER($most) }个字符
    .outOfPlace = 和链接里的其他内容放在一起，它没有意义
    .room = 没有叫{ QUOTED($value) }的板块
    .step = { QUOTED($value) }不是链接可用的步数；请写0到{ NUMBER($most) }的整数
    .flag = { QUOTED($value) }既不是true也不是false；请写true，或者不写
    .view = 没有{ QUOTED($value) }这种视图；请写{ $known }，或者不写
    .layers = 没有{ QUOTED($value) }这个图层；可选的有{ COMMAS($known) }
    .theme = 没有{ QUOTED($value) }这个主题；可选的有{ COMMAS($known) }
    .language = 本页没有{ QUOTED($value) }这种语言；可选的有{ COMMAS($known) }
tooLargeToShow = { NUMBER($squares) }个{"格子"}太多，这里显示不下。请改为复制或保存。
loading = 正在加载{ $what }…
loadingReader = 正在加载读取此格式所需的部分…
loadingMethod = 正在加载这个方法…
roomHelp = { $remedie }浏览器给出的信息：
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because }你还是可以运行，看看它在哪里停下。
        }
