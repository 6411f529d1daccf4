errors_BoardError =
    .NoSquares = 这个棋盘没有格子；请写大小，例如“8x8”，或写各行，例如“..#/...”
    .ZeroSide = 棋盘的每边至少是1，例如“8x8”
    .TooLarge = { NUMBER($width) } × { NUMBER($height) }的棋盘太大；每边最多{ NUMBER($most) }
    .RaggedRows = 棋盘的第{ NUMBER($row) }行有{ NUMBER($found) }格，而第一行有{ NUMBER($expected) }格；各行必须一样长（洞写成#）
    .UnknownCharacter = 第{ NUMBER($row) }行的“{ $character }”既不是格子也不是洞；完整的棋盘写“8x8”，否则写各行，用.表示格子，#表示洞，/隔开各行
    .UnknownSymbol = 第{ NUMBER($row) }行第{ NUMBER($place) }个字符“{ $character }”既不是格子也不是洞；格子写.、x或0，洞写#、-、_或空格，起点写1或s
    .SecondStart = 第{ NUMBER($row) }行第{ NUMBER($place) }个字符是第二个起点；只能用1或s标出一个起点
    .TextTooLong = 对棋盘来说这段文字太长；最多{ NUMBER($most) }个字符
    .SideTooShort = 边长不能是“{ NUMBER($side) }”；请写不小于{ NUMBER($least) }的整数

errors_SquareError =
    .NotASquare = “{ $text }”不是格子；请写列的字母和行的数字，例如“a1”
    .OffBoard = { $text }不在这个棋盘上；请选a1到{ $last }的格子
    .Hole = { $text }在这个棋盘上是洞；请选一个格子
    .NotAVertex = “{ $text }”不是这个图的顶点；可选的有{ $some }

errors_LeaperError =
    .NotALeaper = ({ $r }, { $s })不是跳子；请写两个0到{ NUMBER($most) }的整数，不能都是0，例如马是(1, 2)

errors_GraphError =
    .NoVertices = 这个图没有顶点；请写出它的边，例如“1-2 2-3”
    .NoEdges = 这{ NUMBER($vertices) }个顶点没有边；请写边，例如“1-2 2-3”，或者每行写两个名称
    .HalfAPair = 图的第{ NUMBER($line) }行只有{ $name }，而它在别的行里有边；请每行写两个名称，例如“1 2”；只有没有边的顶点才单独写
    .NotAPair = 图的第{ NUMBER($line) }行读不懂；请每行写两个名称，例如“1 2”，或者写边，例如“1-2 2-3”
    .NotAdjacency = 图的第{ NUMBER($line) }行读不懂；请写顶点、冒号和它的邻点，例如“a: b c”
    .NotDimacs = 图的第{ NUMBER($line) }行读不懂；请先写“p edge 3 2”，再写边，例如“e 1 2”，顶点从1编号
    .NotTsplib = 图的第{ NUMBER($line) }行读不懂；请写TYPE : HCP、DIMENSION、EDGE_DATA_FORMAT : EDGE_LIST或ADJ_LIST，再写EDGE_DATA_SECTION，顶点从1编号，以-1结束
    .NotGraph6 = 图的第{ NUMBER($line) }行读不懂；请写一个graph6格式的图，字符数要和顶点数相符
    .NotSparse6 = 图的第{ NUMBER($line) }行读不懂；请写一个sparse6格式的图：冒号，后面是字符
    .NotLad = 图的第{ NUMBER($line) }行读不懂；请按LAD格式先写顶点数，然后每个顶点一行：邻点的个数和各个邻点，从0编号
    .NotMetis = 图的第{ NUMBER($line) }行读不懂；请按没有权重的METIS格式先写顶点数和边数，然后每个顶点一行，写它的邻点，从1编号
    .Miscounted = 第一行说有{ NUMBER($told) }条边，而下面的邻点列表里（按METIS格式读取）有{ NUMBER($found) }条；如果各行是边，请用短线写，例如“1-2”
    .OneSided = { $from }把{ $to }列为邻点，{ $to }却没有列出{ $from }（按METIS格式读取）；如果各行是边，请用短线写，例如“1-2”
    .NotPajek = 图的第{ NUMBER($line) }行读不懂；请按Pajek格式先写*Vertices和顶点数，在*Edges之后每行写两个数
    .NotGml = 图的第{ NUMBER($line) }行读不懂；请写GML，例如graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]
    .NotDot = 图的第{ NUMBER($line) }行读不懂；请写DOT：先写graph，再在花括号里写边，例如a -- b；在digraph里写a -> b和b -> a
    .Directed = 这个图是有向的：从{ $from }到{ $to }有边，反过来没有；请写两个方向都通的图，例如“{ $from }-{ $to }”
    .EdgeOrHeader = 第一行“{ TYPED($from) } { TYPED($to) }”可能是一条边，也可能是顶点数和边数；边请用短线写，例如“{ TYPED($from) }-{ TYPED($to) }”
    .UnknownName = 没有叫“{ $name }”的图；可选的有{ $known }，也可以写边，例如“1-2 2-3”（“{ $name },”是单独一个顶点）
    .UnknownCharacter = 图里不能用“{ $character }”；请写边，例如“1-2 2-3”：名称由字母和数字组成，中间是短线
    .LooseEdge = 图的第{ NUMBER($number) }条边只有一端；请把两端都写上，例如“1-2”
    .LoopEdge = 边{ $name }-{ $name }是自环；一条边必须连接两个不同的顶点
    .LongName = 作为顶点，“{ $name }”太长；名称最多{ NUMBER($most) }个字符
    .TooManyCharacters = 对图来说这段文字太长；最多{ NUMBER($most) }个字符
    .TooManyVertices = 这个图太大；最多{ NUMBER($most) }个顶点
    .TooManyEdges = 这个图太大；最多{ NUMBER($most) }条边

errors_MoveKind =
    .Knight = 马的走法
    .Leaper = 这个棋子的走法
    .Edge = 这个图的边

errors_NotATour =
    .NotASquare = 列表的第{ NUMBER($at) }项不是这个棋盘的格子
    .Repeated = { $name }走了两次，第二次是第{ NUMBER($at) }项
    .NotAMove = 从{ $from }到{ $to }（列表的第{ NUMBER($at) }项）不是{ $kind }
    .Incomplete = { NUMBER($squares) }个格子只走了{ NUMBER($visited) }个

errors_TourTextError =
    .TooLong = 巡游的文字最多{ NUMBER($most) }个字符
    .NumberTwice = { NUMBER($number) }出现了两次；每个数只写一次，从0或1开始
    .NumberMissing = 缺少{ NUMBER($number) }：下一个数是{ NUMBER($next) }；每个数都要写一次，从0或1开始
    .NumberOnHole = { NUMBER($number) }写在{ $name }上，而它在这个棋盘上是洞；数只写在格子上，洞写成#
    .StepIsNoMove = 从{ $first }到{ $second }（{ $from }到{ $to }）不是{ $kind }
    .NotAMove = 从{ $first }到{ $second }（{ $from }到{ $to }，列表的第{ NUMBER($at) }项）不是{ $kind }
    .Repeated = { $text }（{ $name }）走了两次，第二次是第{ NUMBER($at) }项

errors_ChoiceError =
    .NotAChoice = 不能是“{ $value }”；可以是{ $known }

errors_SearchError =
    .UnknownAlgorithm = 没有“{ $id }”这种算法；可选的有{ $known }
    .NotOffered = 不能是“{ $value }”；可以是{ $known }
    .NotAnywhere = start不能是“any”；可以是一个格子或“random”（“any”用于封闭巡游，或者用于自己选起点的方法的开放巡游，例如“best”）
    .NeedsBoard = “{ $method }”不能用在这里：它需要排成行和列的格子，而图没有行和列
    .CannotResume = “{ $method }”不能用在这里：它不能接着别人的步走下去
    .NeedsKnightOnRectangle = “{ $method }”不能用在这个棋盘上：它只适用于马和完整的矩形棋盘
    .NeedsRoomForFormation = “{ $method }”不能用在这个棋盘上：它要求一边是不小于16的偶数，另一边不小于12，或者棋盘是12 × 12、12 × 14或14 × 14
    .TooManyMoves = “{ $method }”不能用在这个棋盘上：每种走法需要一个神经元，而它最多有{ NUMBER($most) }个
    .NoCentre = “{ $method }”不能用在这里：只有棋盘才有中心；请换一条并列时的规则
    .RuleNeedsBoard = 规则“{ $rule }”不能用在这里：它要看格子的位置，而图没有行和列；请去掉这一项
    .TooManyTwoMovesAway = 规则“{ $rule }”不能用在这个图上：onward2要往前看两步，而这里两步之内的走法太多，走一步会花太长时间；请改用onward-sum
    .NeedsCorner = “{ $method }”不能用在这里：它只适用于马从角上出发、边长不小于5的完整正方形棋盘；请换到这样的起点，或者换一条并列时的规则
    .TooLarge = “{ $method }”最多只能用于{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .NoTourGiven = 没有可以重放的巡游；请在`tour`里给Session一条，例如“a1b3c5”
    .DoesNotClose = “{ $method }”不能用在这里：它的巡游不封闭，因为从终点一步回不到起点

errors_RuleError =
    .BadRule = 这条规则读不懂：{ $why }

errors_RuleFault =
    .TooLong = 超过了{ NUMBER($most) }个字符
    .UnknownCharacter = “{ $character }”在这里没有意义；规则由单词、整数和半角的+ - * ( ) ,组成
    .Ends = 这里应该是{ $wanted }，规则却结束了
    .OutOfPlace = 这里应该是{ $wanted }，而不是“{ $found }”
    .Empty = 规则是空的；请写出马要找什么，例如“fewest onward”
    .TooManyCriteria = 超过了{ NUMBER($most) }条标准
    .AfterOrder = 这一条永远起不了作用，因为它前面的“order”对任何两个格子都不相同
    .Constant = 这一条对所有格子都是同一个数，所以起不了作用
    .Repeated = “{ $criterion }”永远起不了作用：剩下的格子按“{ $earlier }”已经全都相等
    .TooDeep = 括号超过了{ NUMBER($most) }层
    .TooLargeNumber = 数最大只能是{ NUMBER($most) }

errors_WantedInRule =
    .Criterion = 一条标准，例如“fewest onward”
    .End = 结尾，因为已经没有什么可决定的了
    .CommaOrEnd = 逗号或结尾
    .Measure = { $measures }之一
    .Sign = “{ $sign }”

errors_RunError =
    .IllegalMove = 下一步不能走到{ $square }：{ $what }
    .NotAPath = “{ $method }”不能用在这里：它的步不连成一条路线，所以没法接着自己走
    .BadMovesByHand = 不能是“{ $text }”；最多有{ NUMBER($most) }步，例如“12:e5,13:g6”，每步前面写它之前的步数
    .NotATour = 这些格子不是一条巡游：{ $fault }
    .WalksBoards = “{ $method }”不能用在这里：它只重放棋盘上的巡游
    .FixedStart = “{ $method }”不能用在这里：开放巡游从它的第一格开始；请把那一格选为起点
    .NoSuchSteps = 起始步不能是“{ NUMBER($from) }”；请写不超过{ NUMBER($to) }（最后一步）的整数
    .TooLargeToAnimate = 动画最多显示{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .AnimationTooLarge = 这个动画会超过{ BYTES($most) }；请减少步数，或者选小一点

errors_ProgramError =
    .NoSuchMethod = { $method }没有对应的程序；请选warnsdorff或backtracking
    .NeedsBoard = 不是棋盘的图没有对应的程序；请选一个棋盘
    .TooLarge = 程序的棋盘最多{ NUMBER($most) } × { NUMBER($most) }；这个棋盘有一边是{ NUMBER($side) }
    .OpenOnly = 只有开放巡游才有程序；请选开放
    .NoRegions = Squirrel和Cull的区域没有对应的程序；请换一条规则
    .NoPruning = 向前看的回溯法没有对应的程序；请把“向前看”设为“否”
    .NoMovesByHand = 自己走的步不能写成程序；请去掉这些步
    .TooLargeValues = 这条规则的值可能超过{ NUMBER($most) }，有些语言存不下；请用小一点的数
    .TooLong = 这条规则用这种语言要写{ NUMBER($lines) }行，而程序最多{ NUMBER($most) }行；请少用几个量，或者遇到死路就停下

errors_PosterError =
    .NoBoard = 海报显示的是棋盘上的巡游，而这是别的图；请选一个棋盘
    .TooLarge = 海报最多显示{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .LeapsTooFar = “编织”样式只能显示沿行或列最多{ NUMBER($most) }格的跳跃；请为这个棋子换一种样式
    .TooLong = 最多{ NUMBER($most) }个字符
    .BadPaper = 纸张不能是“{ $paper }”；可以是{ $papers }之一，也可以写整数，例如300x400mm（从{ NUMBER($least_mm) }到{ NUMBER($most_mm) }），或1200x800px（从{ NUMBER($least_px) }到{ NUMBER($most_px) }）

errors_CountError =
    .TooWide = 太宽了，没法精确计数：要同时跟踪{ NUMBER($width) }个格子，而最多能跟踪{ NUMBER($widest) }个；请用窄一点的棋盘，或者边少一点的图
    .NeedsMemory = 这次计数大约需要{ BYTES($needed) }内存，而上限是{ BYTES($limit) }；请提高上限，或者用小一点的棋盘
    .NeedsMoreMemory = 这次计数需要超过{ BYTES($needed) }的内存，而上限是{ BYTES($limit) }；请提高上限，或者用小一点的棋盘
    .Overflow = 巡游有2¹²⁸条或更多，这么大的数在这里数不了；请用小一点的棋盘
    .NotFolded = 折半计数不能用在这个棋盘上：它只能数3 × 4到{ NUMBER($widest) } × 255的完整矩形棋盘上马的巡游；请用逐格计数（frontier）
    .FoldedOverflow = 折半计数不能用在这个棋盘上：它的数可能超过64位；请用逐格计数（frontier），它有128位
    .TooLargeToCount = 精确计数最多用于{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .TooLargeToDecide = 逐格判定最多用于{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .TooLargeToEstimate = 估计最多用于{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .BadWeight = { $weight ->
            [none] 权重必须是{ $least }到{ $greatest }的数
           *[other] 权重不能是“{ $weight }”；请写{ $least }到{ $greatest }的数
        }

errors_KeypadError =
    .NoKeys = 这个键盘没有键；请写各行的字符，用/隔开，空缺写空格，例如“123/456/789/ 0 ”
    .TooManyKeys = 这个键盘的键太多；最多{ NUMBER($most) }个
    .KeyTooFar = 第{ NUMBER($row) }行第{ NUMBER($place) }个键离得太远；请把所有键放在前{ NUMBER($most) }行、每行前{ NUMBER($most) }个位置里
    .BadKey = 第{ NUMBER($row) }行第{ NUMBER($place) }个字符“{ $character }”不能作键；每个键写一个看得见的字符，不能是/，空缺写空格
    .RepeatedKey = 键“{ $key }”在第{ NUMBER($row) }行第{ NUMBER($place) }个位置又出现了；每个键只写一次
    .UnknownKey = 第{ NUMBER($place) }个“{ $key }”不是这个键盘的键；它的键有{ $known }
    .BadStart = “{ $text }”不能作起点；请写键盘上的一个键，起点不限就什么也不写
    .BadLength = 序列不能有{ NUMBER($length) }个键；可以有1到{ NUMBER($most) }个
    .SequenceTooLong = 这个序列的键太多；最多{ NUMBER($most) }个
    .TooManyLimits = 限制太多；最多用{ NUMBER($most) }条
    .TooMuchToCount = 数这些可能要做{ NUMBER($additions) }次加法、占用{ BYTES($bytes) }内存，而最多是{ NUMBER($most_additions) }次和{ BYTES($most_bytes) }；请缩短序列，或者减少键或限制
    .TooManyCounts = 有了这些限制，每个序列需要{ NUMBER($bits) }位来计数，而最多{ NUMBER($most) }位；请少限制几个键
    .OutOfMemory = 这台设备没有{ BYTES($bytes) }内存来计数了；请缩短序列

errors_PuzzleError =
    .NoRows = 这个谜题没有格子；请每行写一排：每格写一个数或 .，用空格分开
    .TextTooLong = 这段文字作为谜题太长了；最多可以有{ NUMBER($most) }个字符
    .UnknownCell = 第{ NUMBER($row) }排第{ NUMBER($place) }个“{ $text }”不是数；请写一个数，空格子写 .，洞写 #
    .RaggedRows = 谜题的第{ NUMBER($row) }排有{ NUMBER($found) }格，而第一排有{ NUMBER($expected) }格；每个空格子写 .，洞写 #
    .OtherBoard = 这些数适用于{ NUMBER($width) } × { NUMBER($height) }的棋盘，而棋盘是{ $board }；请为棋盘的每一排写一行
    .TooLarge = 谜题最多可以有{ NUMBER($largest) }格，算上洞{ NUMBER($area) }格；这个棋盘有{ NUMBER($squares) }格
    .OnHole = { NUMBER($number) }在{ $square }上，而那是一个洞；请放到格子上
    .BeyondBoard = { $square }上不能是{ NUMBER($number) }；数只能是 1 到{ NUMBER($most) }
    .NumberTwice = { NUMBER($number) }同时在{ $first }和{ $second }上；每个数只能放在一格
    .TooFar = { $second_square }上的{ NUMBER($second) }离{ $first_square }上的{ NUMBER($first) }太远：棋子至少要走{ NUMBER($least) }步，而只有{ NUMBER($moves) }步；请移动其中一个
    .WrongColours = { $first_square }上的{ NUMBER($first) }和{ $second_square }上的{ NUMBER($second) }不相容：由于格子的颜色，{ NUMBER($moves) }步永远无法从一格走到另一格；请移动其中一个
    .NotJoined = 从{ $first_square }上的{ NUMBER($first) }走不到{ $second_square }上的{ NUMBER($second) }；请移动其中一个
    .NotSymmetric = 这个棋盘没有这种对称；可以是{ $known }
    .NoTour = 没有找到这个棋盘上可以做成谜题的巡游；请换一个棋盘、棋子或巡游类型

errors_CallError =
    .BadSetting = 不能是“{ $value }”；可以是{ $wanted }
    .TooLong = 最多{ NUMBER($most) }个字符
    .TooLargeToList = 逐条列出最多用于{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .TooLargeToArgue = 证明最多用于{ NUMBER($largest) }个格子；这个棋盘有{ NUMBER($squares) }个
    .TooLargeForAVerdict = 没走完的路线最多能在{ NUMBER($largest) }个格子上判断，洞也算在内；这个棋盘有{ NUMBER($squares) }个
    .NotSupported = 这个浏览器没有{ $lacking }；请用新一点的浏览器

errors_Wanted =
    .MapSide = 1到64的整数
    .OneKey = 键盘上的一个键
    .RandomNumbers = 随机数
    .CanvasContext = 画布的2D绘图环境
    .Canvas = 可以画图的画布
    .Bytes = { NUMBER($least) }到{ NUMBER($most) }的字节数
    .BytesOrNoLimit = { NUMBER($least) }到{ NUMBER($most) }的字节数，或“none”（只限一次调用的时间）
    .AnimationSize = { NUMBER($least) }到{ NUMBER($most) }的整数（像素）
    .AnimationDelay = { NUMBER($least) }到{ NUMBER($most) }的整数（毫秒）
    .Step = 0到{ NUMBER($most) }的整数（步数）
    .Weights = { $least }到{ $most }的数

errors_crashed = 求解程序失败了，多半是因为内存不够

errors_lost = { $call }：求解程序失败时这个对象丢失了；请新建一个

errors_IllegalMove =
    .NotAMove = 从上一格一步到不了那里
    .Visited = 那里已经走过了；请选没走过的格子
    .Hole = 那里是洞；请选一个格子
    .Over = 巡游已经完成；想试别的走法，请先悔棋
