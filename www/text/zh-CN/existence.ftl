-tour = { $isClosed ->
        [true] 封闭巡游
       *[false] 开放巡游
    }

existence =
    .yes = 这里有{ -tour }：{ $why }。
    .no = 这里没有{ -tour }：{ $why }。
    .noneFrom = 从{ $start }出发没有{ -tour }：{ $why }。
    .unknown = 不知道有没有{ -tour }：{ $why }。

reasons = { $first }；{ $second }

inShort =
    .yes = 这个{"棋盘"}有{ -tour }。
    .no = 这个{"棋盘"}没有{ -tour }。
    .unknown = 还不知道这个{"棋盘"}有没有{ -tour }。

foundHere = 这个{"棋盘"}有{ -tour }：刚刚找到了一条。

figures =
    .turns = 转弯
    .crossings = 交叉
    .lines = 直线
    .symmetry = 对称
    .sums = 行列的和

meanings =
    .turns = 路线改变方向的次数。
    .crossings = 路线上两步互相交叉的次数。
    .lines = 路线连续几步方向不变的地方。
    .symmetry = 把巡游这样旋转或翻转，得到的还是同一条路线。
    .sums = 每行、每列的编号加起来是多少。

symmetries =
    .half-turn = 转半圈
    .quarter-turn = 转四分之一圈
    .three-quarter-turn = 转四分之三圈
    .left-right = 左右翻转
    .top-bottom = 上下翻转
    .diagonal = 沿第一格的对角线翻转
    .anti-diagonal = 沿另一条对角线翻转

straightLines = { NUMBER($lines) }条{ NUMBER($moves) }步的

noFigure =
    .crossings = 没有数
    .lines = 没有
    .symmetry = 没有

sums =
    .magic = 幻方：每行、每列、每条对角线都是{ NUMBER($sum) }
    .semiMagic = 半幻方：每行、每列都是{ NUMBER($sum) }
    .unlike = 各行、各列的和不全相等
