-tour = { $isClosed ->
        [true] 閉じたツアー
       *[false] 開いたツアー
    }

existence =
    .yes = { -tour }があります。{ $why }。
    .no = { -tour }はありません。{ $why }。
    .noneFrom = { $start }から始まる{ -tour }はありません。{ $why }。
    .unknown = { -tour }があるかどうかはわかっていません。{ $why }。

reasons = { $first }。{ $second }

inShort =
    .yes = この{"盤"}には{ -tour }があります。
    .no = この{"盤"}には{ -tour }はありません。
    .unknown = この{"盤"}に{ -tour }があるかどうかは、まだわかりません。

foundHere = この{"盤"}には{ -tour }があります。さきほど見つかりました。

figures =
    .turns = 曲がる回数
    .crossings = 交差
    .lines = まっすぐな線
    .symmetry = 対称性
    .sums = 合計

meanings =
    .turns = 道の向きが変わる回数です。
    .crossings = 道の2つの手が交わる回数です。
    .lines = 何手も続けてまっすぐ進む所です。
    .symmetry = このように回したり裏返したりしても、同じ道になります。
    .sums = 各行と各列の番号を足した数です。

symmetries =
    .half-turn = 180°の回転
    .quarter-turn = 90°の回転
    .three-quarter-turn = 270°の回転
    .left-right = 左右の裏返し
    .top-bottom = 上下の裏返し
    .diagonal = 最初のマスを通る対角線
    .anti-diagonal = もう1本の対角線

straightLines = { NUMBER($moves) }手が{ NUMBER($lines) }本

noFigure =
    .crossings = 数えていません
    .lines = なし
    .symmetry = なし

sums =
    .magic = 魔方陣：どの行も列も対角線も合計は{ NUMBER($sum) }
    .semiMagic = 半魔方陣：どの行も列も合計は{ NUMBER($sum) }
    .unlike = 行と列の合計はそろっていません
