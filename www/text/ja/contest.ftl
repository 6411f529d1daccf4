labels =
    .contest = 規則の競争
    .contestIntro = 自分の規則は、いつもの規則よりよいでしょうか。同じ盤、同じスタートで試して、ツアーの数を数えます。
    .contestRule = 自分の規則
    .beginContest = 競争を始める
    .cancelContest = 中止
    .contestProgress = 競争の進み具合
    .copyContest = CSVでコピー
    .copyScore = 結果をコピー
board = 盤
heat = { $hasShape ->
            [true] { $shape }、
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] （閉じたツアー）
           *[false] {""}
        }
mine = 自分
average = すべての盤の平均
explained = 小さな盤と穴のある盤では、すべてのマスから試します。大きな盤では、ランダムに選んだ200マスから試します。偶然が関わる場合は、下に示した範囲に、95%の信頼度で本当の割合が入ります（Wilson、1927年）。
cancelled = 中止しました。表にはここまでの結果が出ています。
share = { $percent }%
between = { $low }–{ $high }%
progress = { PERCENT($done, $all) }完了
failed = 競争を続けられませんでした：{ $message }
result = 自分の規則では、すべての盤の平均で{ $own }がツアーになりました。{ $isBest ->
            [true] いつもの規則すべてに勝ちました！　その中でいちばんよい{ QUOTED($name) }は{ $best }です。
           *[false] いつもの規則でいちばんよいのは{ QUOTED($name) }の{ $best }です。
        }
score = わたしのナイトの規則{ QUOTED($rule) }は、{ $on }で{ $own }がツアーになりました。{ QUOTED($name) }は{ $other }です。
