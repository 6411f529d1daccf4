labels =
    .typing = 文字で遊ぶ
    .typed = 手または質問
    .typedHelp = b3やNb3のように手を書いて、Enterキーを押します。「ヘルプ」と書くと、ほかに聞けることがわかります。Escキーで盤に戻ります。
    .sendTyped = 送る
spellings =
    .where = - どこ
        - 場所
        - ナイト
        - where
        - knight
        - w
        - k
    .ways = - 行き先
        - 手
        - moves
        - go
        - g
    .row = - 行
        - ランク
        - row
        - rank
        - x
    .column = - 列
        - ファイル
        - column
        - file
        - y
    .left = - 残り
        - のこり
        - left
        - n
    .sum = - 盤
        - 局面
        - board
        - position
        - s
    .back = - 戻る
        - もどる
        - back
        - undo
    .hint = - ヒント
        - hint
        - h
    .lost = - もうだめ
        - もうだめ？
        - だめ
        - lost
        - l
    .start = - スタート
        - start
        - b
    .help = - ヘルプ
        - help
        - ?
        - ？
pieceLetters = - ナイト
    - ナ
actions =
    .typing = 手または質問を書く
    .where = {"ナイト"}のいる所を読む
    .ways = 進める所を読む
    .row = この行を読む
    .column = この列を読む
    .left = 残っている{"マス"}を読む
    .sum = 今のようすを読む
help = b3のように{"マス"}を書くと、そこへ進みます。b3?と書くと、そこからの行き先の数がわかります。ほかに、どこ、行き先、行、行 3、列、列 c、残り、盤、戻る、ヒント、もうだめ、スタート c3、と書けます。
noRows = グラフには行も列もありません。
where = {"ナイト"}は{ $name }にいます。{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通りました。
ways = { $many ->
            [0] {"ナイト"}は{ $name }から動けません。
           *[other] {"ナイト"}が{ $name }から進めるのは{ NUMBER($many) }{"マス"}：{ COMMAS($names) }。
        }
cell =
    .hole = { $square }は穴
    .knight = { $square }は{"ナイト"}
    .visited = { $square }は{ NUMBER($visit) }番
    .open = { $square }は空き
    .several = { $first }、{ $second }
row = 行{ $row }：{ $cells }。
column = 列{ $column }、下から：{ $cells }。
sum = { $board }で、{"ナイト"}は{ $name }にいます。{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通りました。{ $many ->
        [0] もう動けません。
       *[other] 進めるのは{ LIST($names) }です。
    }
noRow = 行{ $text }はありません。行は1から{ $rows }までです。
noColumn = 列{ $text }はありません。列はaから{ $last }までです。
left = { $squares ->
            [0] 残っている{"マス"}はありません。
           *[other] { $hasNames ->
                    [true] 残りは{ NUMBER($squares) }{"マス"}：{ COMMAS($names) }。
                   *[false] 残りは{ NUMBER($squares) }{"マス"}です。
                }
        }
unknown = 「{ $text }」は{"マス"}でも質問でもありません。「ヘルプ」と書いてください。
