-tour = { $isClosed ->
        [true] 封闭巡游
       *[false] 开放巡游
    }
existence =
    .yes = 这里有{ -tour }：{ $why }。
    .no = 这里没有{ -tour }：{ $why }。
    .noneFrom = 从{ $start }出发没有{ -tour }：{ $why }。
    .noneBetween = 从{ $start }到{ $end }没有{ -tour }：{ $why }。
    .unknown = 不知道有没有{ -tour }：{ $why }。
reasons = { $first }；{ $second }
inShort =
    .yes = 这个{"棋盘"}有{ -tour }。
    .no = 这个{"棋盘"}没有{ -tour }。
    .unknown = 还不知道这个{"棋盘"}有没有{ -tour }。
foundHere = 这个{"棋盘"}有{ -tour }：刚刚找到了一条。
