methodNames =
    .warnsdorff = 汪斯道夫规则
    .restarts = 汪斯道夫规则，直到封闭
    .backtracking = 回溯法
    .permutations = 穷举排列
    .edges-first = 欧拉式：先填边上，再修补
    .rotations = Pósa翻转法
    .blocks = 分治法
    .smooth = 少转弯
    .cycles = 连接小圈
    .neural = 神经网络
    .best = 几种方法轮着试
    .given = 给定的巡游

tieBreakNames =
    .roth = 离中心最远（Roth）
    .roth-random = 离中心最远，再随机选
    .first = 按固定顺序选第一个
    .random = 随机选
    .pohl-sum = 向前看：和最小（Pohl）
    .pohl-min = 向前看：数最小（Pohl）
    .squirrel-cull = 按区域（Squirrel和Cull）

shapeNames =
    .ring = 圆环
    .cross = 十字形
    .small-cross = 十二格的十字形
    .diamond = 菱形
    .l = L形
    .staircase = 阶梯形

graphNames =
    .path = 8个顶点的路径
    .complete = 5个顶点的完全图
    .cube = 正方体
    .petersen = 彼得森图
    .icosian = 周游世界游戏
    .herschel = 赫歇尔图

pieceNames =
    .knight = 马
    .camel = 骆驼
    .zebra = 斑马
    .giraffe = 长颈鹿
    .antelope = 羚羊
