tieSources =
    .pohl-sum = I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.
    .pohl-min = I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.
    .roth = A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource.
    .roth-random = A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource。ランダムに選ぶところは、このページの工夫です。
    .squirrel-cull = D. Squirrel and P. Cull, “A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”, 1996.
rulesInShort =
    .first = 同点なら、決まった手の順番で選びます。
    .random = 同点なら、ランダムに選びます。
    .pohl-sum = 同点なら、1手先の合計が小さいほうを選びます。
    .pohl-min = 同点なら、1手先の数が小さいほうを選びます。
    .roth = 同点なら、中心から遠いほうを選びます。
    .roth-random = 同点なら、中心から遠いほう、次にランダムに選びます。
    .squirrel-cull = 同点なら、{"盤"}の区域によって選びます。
    .own = 同点なら、自分の規則に従い、次にランダムに選びます。
callouts =
    .tie = 同点。
    .backtrack = 行き止まり。
    .restart = 行き止まり。
-where = { $isStart ->
        [true] {"ナイト"}は{ SQUARE($from) }から始めます。
       *[false] {"ナイト"}は{ SQUARE($from) }にいます。
    }
-several = { $hasTried ->
        [true] まだ試していない{"マス"}は{ $many }か所
       *[false] 進める{"マス"}は{ $many }か所
    }
-single = { $hasTried ->
        [true] まだ試していない{"マス"}は1つだけ
       *[false] 進める{"マス"}は1つだけ
    }
-ways = { $ways ->
        [0] 行き先なし
       *[other] 行き先{ $ways }か所
    }
-tied = { $tied ->
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $tied }個
    }
choices =
    .only = { -where }{ -single }、{ CHOSEN($to) }（{ -ways }）です。
    .fewest = { -where }{ -several }：{ PARTS($open) }{ $others ->
            [0] {""}
           *[other] 、ほか{ $others }か所
        }。行き先がいちばん少ないのは{ CHOSEN($to) }です。
    .open = { $isFirst ->
            [true] { SQUARE($square) }（{ -ways }）
           *[false] 、{ SQUARE($square) }（{ $ways ->
                [0] { -ways }
               *[other] { $ways }か所
            }）
        }
    .tie = { -where }{ -several }です。そのうち{ -tied }が、{ -ways }で同点です：{ SOME($some) }。
    .allTied = { -where }{ -several }で、{ $tied ->
            [2] どちらも
           *[other] どれも
        }{ -ways }です：{ SOME($some) }。
    .onlyByRule = { -where }{ -single }、{ CHOSEN($to) }です。
    .byRule = { -where }{ -several }です。
tieRules =
    .first = 同点なので、手の順番で最初の{ CHOSEN($to) }を選びます。
    .random = 同点なので、ランダムに{ CHOSEN($to) }を選びます。
    .pohl-sum = 同点なので、もう1手先を見て、そこにある行き先の数を足します。合計がいちばん小さいのは{ CHOSEN($to) }です。
    .pohl-min = 同点なので、もう1手先を見ます。その先の行き先がいちばん少ないのは{ CHOSEN($to) }です。
    .roth = 同点なので、中心からいちばん遠い{ CHOSEN($to) }を選びます。
    .roth-random = 同点なので、中心からいちばん遠いものの中から、ランダムに{ CHOSEN($to) }を選びます。
    .squirrel-cull = 同点なので、{"盤"}のこの区域で決まっている順番に従い、{ CHOSEN($to) }を選びます。
deadEnds =
    .not-closed = すべての{"マス"}を通りましたが、{ SQUARE($from) }から{ SQUARE($start) }へは1手で戻れません。
    .start-cut-off = 行き止まりです。スタートの{ SQUARE($start) }へ1手で戻れる{"マス"}が残っていないので、ツアーを閉じられません。
    .all-tried = {"ナイト"}は{ SQUARE($from) }からの手をすべて試しました。どれも行き止まりでした。
    .budget = - この回の歩数を使いきりました。
    .no-onward-move = 行き止まりです。{ SQUARE($from) }から1手で行ける、空いている{"マス"}がありません。
texts =
    .goesBack = {"ナイト"}は{ CHOSEN($to) }に戻ります。
    .restarts = { CHOSEN($start) }から、{ NUMBER($attempt) }回目を始めます。{ PARTS($rulesInShort) }
    .closes = すべての{"マス"}を通りました。{ SQUARE($from) }からスタートへは1手です。{ CHOSEN($to) }へ進むと、ツアーが閉じます。
question = { $algorithm ->
            [warnsdorff] 規則ではどこへ進む？
           *[other] この方法ではどこへ進む？
        }
-nth = { $unit ->
        [move] { NUMBER($position) }手目
        [order] { NUMBER($position) }番目の順列
       *[step] ステップ{ NUMBER($position) }
    }
headway =
    .of = { $unit ->
            [move] { $position }/{ $most }{"\u2060"}手
           *[order] 順列{ $position }/{ $most }
        }
    .visited = ステップ{ $position } · { $visited }/{ $squares }{"マス"}
    .nothing = { $isAtFirst ->
            [true] ステップ0
           *[false] ステップ0
        }
    .soFar = ステップ{ $position }（ここまで{ $recorded }）
    .over = ステップ{ $position }/{ $recorded }
heading =
    .tour = ツアー発見
    .over = この回の終わり
    .before = { $unit ->
            [move] 1手目の前
            [order] 最初の順列の前
           *[step] 最初のステップの前
        }
title = { $progress } · { $board }、{ $start }から · { $room } · { $page }
ready = 準備完了
spoken = { -nth }。{ $story }
asks = { -nth }、{ $focus }。{ $question }
shortly = { -nth }、{ $focus }。{ $callout }
computing = 計算中：{ -nth }、{ $squares }{"マス"}のうち{ $visited }{"マス"}通過。Escキーで止まります。
