-tour = { $isClosed ->
        [true] 閉じたツアー
       *[false] 開いたツアー
    }
existence =
    .yes = { -tour }があります。{ $why }。
    .no = { -tour }はありません。{ $why }。
    .noneFrom = { $start }から始まる{ -tour }はありません。{ $why }。
    .noneBetween = { $start }から{ $end }への{ -tour }はありません。{ $why }。
    .unknown = { -tour }があるかどうかはわかっていません。{ $why }。
reasons = { $first }。{ $second }
inShort =
    .yes = この{"盤"}には{ -tour }があります。
    .no = この{"盤"}には{ -tour }はありません。
    .unknown = この{"盤"}に{ -tour }があるかどうかは、まだわかりません。
foundHere = この{"盤"}には{ -tour }があります。さきほど見つかりました。
