labels =
    .title = 骑士巡游实验室
    .tagline = 每个格子恰好走一次，看看怎么做到
    .loadFailed = 求解程序无法启动。
    .loadHelp = 请用近几年的浏览器，并从网站服务器打开本页。浏览器给出的信息：
    .wasmMissing = 这个浏览器关闭了WebAssembly。
    .wasmForbidden = 本页的安全策略禁用了WebAssembly：script-src里缺少'wasm-unsafe-eval'。
    .roomNotLoaded = 这个板块没能加载。
    .roomFailed = 页面的一部分没能加载。请检查网络，再试一次。
    .crashed = 求解程序停止了工作。
    .crashedHelp = 可能是内存不够了。重新加载页面就能继续：链接仍会带你回到刚才的画面。
    .crashedAgain = 求解程序又停止了工作。
    .crashedAgainHelp = 这台设备的内存可能不够用于这么大的棋盘。换一个小一点的试试。
    .tryAgain = 再试一次
    .loadAgain = 重新加载页面
    .notLoadedAgain = 无法连接到本页。请检查网络，再试一次。
    .rooms = 板块
    .introduction = 入门
    .boardHeading = 棋盘
    .zoom = 缩放
    .zoomIn = 放大
    .zoomOut = 缩小
    .zoomFit = 显示整个棋盘
    .settings = 设置
    .playHead = 播放进度
    .scrubber = 步数
    .speed = 速度
    .tie = 并列
    .deadEnd = 死路
    .presets = 大小
    .width = 宽
    .height = 高
    .size = 大小
    .times = ×
    .start = 起点
    .end = 终点
    .randomStart = 随机
    .anyStart = 任意
    .method = 方法
    .algorithm = 算法
    .tieBreak = 规则
    .moves = 走法顺序
    .moveBoard = 查看和更改顺序
    .rule = 规则
    .target = 巡游
    .askBest = 换别的方法，直到成功
    .askLongest = 寻找最长的路线
    .whenStuck = 卡住时
    .leaper = 棋子
    .wrap = 曲面
    .otherLeaper = 其他…
    .leaps = 跳法，例如1,3或0,1+1,1
    .editBoard = 编辑这个棋盘
    .graph = 改用图（顶点和边）
    .backToBoard = 回到棋盘
    .graphHelp = 写出各条边，例如1-2 2-3；连着的几条也可以写成1-2-3。还可以每行写两个名称、写一个著名的图的名称，或者写一个由0和1组成的矩阵。DIMACS、TSPLIB、graph6、sparse6、LAD、METIS、Pajek、GML和DOT格式的文件也能用。顶点画在一个圆上，著名的图按通常的样子画。
    .graphs = 著名的图
    .edges = 边
    .useGraph = 使用这些边
    .seed = 种子
    .reroll = 换一个
    .rerollLong = 换一个种子
    .show = 显示
    .savePicture = 保存图片
    .svg = SVG
    .png = PNG
    .more = 更多
    .display = 外观
    .theme = 主题
    .language = 语言
    .sound = 声音
    .share = 分享
    .help = 帮助
    .forTeachers = 给老师
    .checkTour = 检查我的巡游
    .wholePage = 打开完整页面
    .candidates = {"马"}可以去的{"格子"}
    .counters = 计数
    .dismiss = 知道了
    .newVersion = 本页有新版本了。加载后画面不变，只有没算完的计算要重新开始。
    .useNewVersion = 现在加载
    .kept = 本页已存到这台设备上，没有网络也能用。
    .undo = 撤销
    .forClass = 课堂模式
    .ask = 先提问
    .reveal = 揭晓
    .present = 全屏演示
    .leave = 退出
    .leavePresentation = 退出全屏演示
    .squareNumbers = 显示哪种数字
    .legend = 图例
    .firstLine = 格子上的小数字表示：到了那里，还有几个格子可去。汪斯道夫规则：总是走到数字最小的格子。
    .stepByStep = 方法的每一步
    .forClassHelp = “先提问”会藏起答案，等有人点了格子才显示。“全屏演示”让棋盘占满屏幕。
    .why = 为什么？
    .tieSource = 这是谁提出的？
    .close = 关闭
    .keys = 按键
    .keysOnBoard = 焦点在棋盘上时的按键
    .characterKeys = 使用单字符按键，例如R、+和?
    .glossary = 词语解释
    .numberedBoard = 从1编号
    .fromZero = 从0编号
    .pairs = （行，列）数对
    .python = Python列表
    .squareList = {"格子"}列表
    .picture = 图片
    .playIt = 从这个起点自己走
    .compareIt = 比较几种方法
    .countAll = 数一数所有巡游
    .toPuzzle = 做成谜题
    .figures = 这条巡游的数据
    .json = JSON
    .copy = 复制
    .saveText = 保存
    .numberFrom = 从哪里编号
    .pickOnBoard = 在{"棋盘"}上选
    .turnsElsewhere = 与其他方法相比
    .results = 保存或复制这条巡游
    .keepInGallery = 收入画廊
rooms =
    .explore = 探索
    .play = 自己走
    .learn = 学习
    .gallery = 画廊
    .compare = 比较
    .build = 搭棋盘
    .count = 计数
    .exist = 可能吗？
    .keypad = 电话键盘
    .puzzle = 填数字
    .verse = 巡游上的文字
actions =
    .play = 播放
    .first = 开头
    .back = 后退
    .forward = 前进
    .last = 结尾
    .nextTie = 下一处并列
    .nextDeadEnd = 下一条死路
    .faster = 加快
    .slower = 放慢
    .restart = 重来
    .undo = 撤销
    .share = 分享
    .help = 帮助
    .cancel = 停止计算
play =
    .play = 播放
    .pause = 暂停
    .again = 再放一遍
gridActions =
    .move = 在格子之间移动
    .rowStart = 到这一行的第一格
    .rowEnd = 到这一行的最后一格
    .choose = 走到这一格，或者从它开始
toKnight = 回到马所在的格子
cameraActions =
    .zoomIn = 放大
    .zoomOut = 缩小
    .zoomFit = 显示整个棋盘
targets =
    .open = 开放：终点不限
    .closed = 封闭：回到起点
whenStuck =
    .stop = 停下来看
    .backtrack = 回溯
    .restart = 重来
layers =
    .graph = 所有走法
    .degrees = 出路
    .numbers = 序号
    .path = 路线
    .colours = 颜色
squareNumbers =
    .edge-distance = 离边缘的距离
    .moves = 每个{"格子"}的走法数
themes =
    .auto = 跟随系统
    .light = 浅色
    .dark = 深色
    .projector = 投影
surfaces =
    .none = 平面
    .columns = 环（圆柱面）
    .both = 甜甜圈（环面）
surfaceNotes =
    .columns = 左右两边相连：从一边走出去的一步，从另一边进来。这一步画成两条短线，每条旁边写着它通往的格子。
    .both = 左右两边相连，上下两边也相连：从一边走出去的一步，从对面进来。这一步画成两条短线，每条旁边写着它通往的格子。
sounds =
    .off = 关闭
    .taps = 落子声
    .pitch = 出路数
keyNames =
    .Space = 空格
    .Enter = Enter
    .Home = Home
    .End = End
    .Shift = Shift
    .Ctrl = Ctrl
    .Backspace = Backspace
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Page Up
    .PageDown = Page Down
    .Escape = Esc
counters =
    .steps = { $n ->
           *[other] 步
        }
    .visited = { $n ->
           *[other] 已走
        }
    .ties = { $n ->
           *[other] 并列
        }
    .deadEnds = { $n ->
           *[other] 死路
        }
    .backtracks = { $n ->
           *[other] 回溯
        }
    .restarts = { $n ->
           *[other] 重来
        }
    .placements = { $n ->
           *[other] 落子
        }
    .orders = { $n ->
           *[other] 试过的排列
        }
    .rotations = { $n ->
           *[other] 翻转
        }
    .joins = { $n ->
           *[other] 拼接
        }
    .splices = { $n ->
           *[other] 绕行
        }
    .sweeps = { $n ->
           *[other] 轮
        }
