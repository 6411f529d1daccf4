labels =
    .title = 自分の規則
    .intro = {"ナイト"}は、1行目でいちばんよい{"マス"}へ進みます。互角のものがいくつもあれば、次の行で決めます。
    .lines = 規則の行
    .last = 最後に
    .add = 行を加える
    .addFormula = 式を加える
    .undo = 変更を取り消す
    .usual = ワーンスドルフの規則から始める
    .text = テキスト
    .copy = 規則をコピー

superlatives =
    .fewest = 少ない順
    .most = 多い順
    .nearest = 近い順
    .farthest = 遠い順
    .least = 小さい順
    .greatest = 大きい順

measures_onward =
    .name = 行き先
    .means = そこから1手で行ける、まだ通っていない{"マス"}の数。

measures_onward-sum =
    .name = 1手先の行き先：合計
    .means = もう1手先を考えます。そこにある{"マス"}すべての行き先の数を足します。

measures_onward-min =
    .name = 1手先の行き先：最小
    .means = もう1手先を考えます。そこでいちばん小さい行き先の数をとります。

measures_onward-max =
    .name = 1手先の行き先：最大
    .means = もう1手先を考えます。そこでいちばん大きい行き先の数をとります。

measures_onward2 =
    .name = 2手先の{"マス"}
    .means = あと2手で行ける、まだ通っていない{"マス"}の数。

measures_degree =
    .name = 次数（{"空の盤"}での手の数）
    .means = ツアーが始まる前にあった手の数。

measures_visited =
    .name = 1手で行ける通った{"マス"}
    .means = そこから1手で行ける、もう通った{"マス"}の数。

measures_centre =
    .name = 中心
    .means = 盤の中心からの距離。

measures_edge =
    .name = 端
    .means = 隅は0、端は1、その1つ内側は2。

measures_corner =
    .name = 隅
    .means = いちばん近い隅からの距離。

measures_start =
    .name = スタート
    .means = ツアーを始めたマスからの距離。

measures_turn =
    .name = 曲がり
    .means = ナイトがどれだけ急に曲がるか。まっすぐなら0。

measures_row =
    .name = 行
    .means = 行は下から1、2、3と数えます。

measures_column =
    .name = 列
    .means = 列は左から1、2、3と数えます。

measures_quadrant =
    .name = 盤の区画
    .means = 区画1は右上。そこから反時計回りに2、3、4。

measures_order =
    .name = 手の順番
    .means = このページは、決まった順番で手を試します。その中での順番です。

formulaHelp = onwardやvisitedなどの言葉、整数、+ - * ( )、min(a, b)、max(a, b)を使えます。
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

lasts =
    .order = 手の順番で最初のもの
    .random = ランダムに選ぶ
    .regions = 区域による（SquirrelとCull）

missing = ?

ofLine =
    .line = { NUMBER($n) }行目
    .superlative = { NUMBER($n) }行目：少ない順か多い順か
    .measure = { NUMBER($n) }行目：比べるもの
    .formula = { NUMBER($n) }行目：式
    .up = { NUMBER($n) }行目を上へ
    .down = { NUMBER($n) }行目を下へ
    .remove = { NUMBER($n) }行目を消す

told =
    .used = 規則が変わりました：{ $text }。
    .copied = 規則をコピーしました。
    .notCopied = 規則をコピーできませんでした。選んであります。
