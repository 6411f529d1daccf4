labels =
    .print = 印刷
    .withSolutions = 解答つき
    .withoutSolutions = 解答なし
    .other = 別の問題
    .kind = ワークシート
    .board = 盤
    .width = 横
    .height = 縦
    .show = 表示
    .name = 名前：
    .grade = 難しさ
    .each = 1ページの盤の数
    .making = パズルを作っています…
knightMove = ナイトは、縦か横に2マス、そこから直角に1マス進んだ所へ跳びます。間のマスは跳び越えます。
warnsdorff = 規則：行き先がいちばん少ないマスへ進みます。行き先とは、そこから次に進める、まだ番号のないマスのことです。ナイトは、縦か横に2マス、そこから直角に1マス進んだ所へ跳びます。
lines = - 前の番号
    - 次の番号
oneSolution = たくさんある答えの1つです。
checkSolution = どの番号も、1つ前の番号からナイトの1手で行ければ正解です。
cross = 12マスの十字
sheets_blank =
    .title = 白紙の盤
    .rule = { knightMove }
    .task = ナイトは、すべてのマスをちょうど1回ずつ通れるでしょうか。始めるマスに1と書き、通る順に番号をつけましょう。
sheets_counts =
    .title = 行き先の数を書いた盤
    .rule = { warnsdorff }
    .task = マスの角の小さな数字は、そのマスから出る手の数です。好きなマスから始めて、1と書きましょう。いつも、小さな数字がいちばん小さいマスへ進みます。1手進むごとに、そのマスから1手で行けるマスの小さな数字を1ずつ減らします。
sheets_predict =
    .title = 次の5手を予想しよう
    .rule = { warnsdorff }
    .task = ナイトは枠のついたマスにいます。規則ではどこへ進むでしょう。続きの5つの番号を盤に、そのマスの名前を線の上に書きましょう。同点はありません。
sheets_follow =
    .title = 規則に従って6手進もう
    .rule = 規則：端にいちばん近いマスへ進みます。隅がいちばん近いとします。同じ近さのマスがいくつもあれば、行き先がいちばん少ないマスを選びます。行き先とは、そこから次に進める、まだ番号のないマスのことです。ナイトは、縦か横に2マス、そこから直角に1マス進んだ所へ跳びます。
    .task = ナイトは枠のついたマスにいます。規則ではどこへ進むでしょう。続きの6つの番号を盤に、そのマスの名前を線の上に書きましょう。いちばんよいマスは、いつも1つに決まります。
sheets_error =
    .title = まちがい探し
    .rule = { knightMove }
    .task = どの盤にもツアーの始めの部分がかいてありますが、2つの番号が入れ替わっています。1から順にたどりましょう。最初のまちがった手は、どの番号とどの番号の間ですか。
sheets_cross =
    .title = 12マスのパズル
    .rule = { knightMove }
    .task = ナイトで12マスすべてを通り、始めのマスに戻りましょう。ヒント：マスを点で、手を点と点を結ぶ線でかきます。そして、線のもつれをほどきましょう。
sheets_numbers =
    .title = 数字をうめる
    .rule = { knightMove }
    .task = ツアーの数字がいくつか書いてあります。どの数字も1つ前の数字からナイトの動きで行けるように、残りの数字を書き入れましょう。同じ数字は一度しか使えません。解は1つだけです。
noSolution = { $board }の盤にはツアーがありません。
wrongMove = { $first }から{ $last }へは、ナイトの動きではありません。
exercise = { NUMBER($n) }.
solutionsOf = 解答：{ $title }
pictureOf = { $isSolved ->
            [true] 解答
           *[false] 問題
        }{ NUMBER($n) }：{ $board }
tooSmall = { $board }の盤には、この問題はありません。8 × 8のような、もっと大きい盤にしてください。
foot = ナイトツアー・ラボ · { $board } · シード { $seed }
nextMove = { NUMBER($n) }：{ $square }
cell = { $square }は{ $what ->
            [hole] マスなし
            [empty] 空
           *[text] { $text }
        }{ $isKnightHere ->
            [true] （ナイト）
           *[false] {""}
        }
row = { NUMBER($n) }行目：{ $cells }。
cells = { $first }、{ $second }
