corner = 隅
fromEdge = { $distance ->
            [0] 端
           *[other] 端から{ NUMBER($distance) }マス
        }
inOrder = 順番は{ short.inOrder }
moves = 次数{ $value }
other = { $head }{ NUMBER($value) }
short =
    .corner = { corner }
    .inOrder = { $value }番目
