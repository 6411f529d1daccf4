corner = 角上
fromEdge = { $distance ->
            [0] 在边上
           *[other] 离边缘{ NUMBER($distance) }格
        }
inOrder = 按顺序第{ $value }个
moves = { $value ->
            [0] 没有走法
           *[other] { $value }种走法
        }
other = { $head }{ NUMBER($value) }
short =
    .corner = 角
    .inOrder = 第{ $value }
