own = 自分で書く
opened = このリストの下で規則を書けます。
name = 自分の規則
usual = ワーンスドルフの規則で、同点なら：
measures_onward =
    .least = 行き先がいちばん少ない
    .greatest = 行き先がいちばん多い
    .head = 行き先
measures_onward-sum =
    .least = 1手先の行き先の合計がいちばん小さい
    .greatest = 1手先の行き先の合計がいちばん大きい
    .head = 先の合計
measures_onward-min =
    .least = 1手先の行き先の最小値がいちばん小さい
    .greatest = 1手先の行き先の最小値がいちばん大きい
    .head = 先の最小
measures_onward-max =
    .least = 1手先の行き先の最大値がいちばん小さい
    .greatest = 1手先の行き先の最大値がいちばん大きい
    .head = 先の最大
measures_onward2 =
    .least = 2手先に空いている{"マス"}がいちばん少ない
    .greatest = 2手先に空いている{"マス"}がいちばん多い
    .head = 2手先
measures_degree =
    .least = 次数がいちばん小さい
    .greatest = 次数がいちばん大きい
    .head = 次数
measures_visited =
    .least = 1手で行ける所に通った{"マス"}がいちばん少ない
    .greatest = 1手で行ける所に通った{"マス"}がいちばん多い
    .head = 通過済み
measures_centre =
    .least = 中心にいちばん近い
    .greatest = 中心からいちばん遠い
    .head = 中心距離
measures_edge =
    .least = 端にいちばん近い
    .greatest = 端からいちばん遠い
    .head = 端距離
measures_corner =
    .least = 隅にいちばん近い
    .greatest = 隅からいちばん遠い
    .head = 隅距離
measures_start =
    .least = スタートにいちばん近い
    .greatest = スタートからいちばん遠い
    .head = 始点距離
measures_turn =
    .least = 曲がりがいちばん小さい
    .greatest = 曲がりがいちばん大きい
    .head = 曲がり
measures_row =
    .least = いちばん下の行の
    .greatest = いちばん上の行の
    .head = 行
measures_column =
    .least = いちばん左の
    .greatest = いちばん右の
    .head = 列
measures_quadrant =
    .least = 区画の番号がいちばん小さい
    .greatest = 区画の番号がいちばん大きい
    .head = 区画
measures_order =
    .least = 手の順番がいちばん早い
    .greatest = 手の順番がいちばん遅い
    .head = 順番
measures_move =
    .least = 順番のいちばん早い手で行ける
    .greatest = 順番のいちばん遅い手で行ける
    .head = 手
formula = 式
soughtByFormula = { $isLeast ->
        [true] { QUOTED($formula) }の値がいちばん小さい
       *[false] { QUOTED($formula) }の値がいちばん大きい
    }
sought = { $words }
values =
    .one = { $head }{ NUMBER($value) }
    .decisive = 決め手は{ $head }
    .several = { $before }、{ $next }
columnHead = { $isDecisive ->
        [true] { $head } ✓
       *[false] { $head }
    }
centreUnit = { QUOTED($head) }は、盤の中心までの距離を半マス単位で測り、2乗した数です。
usualNumbers = 方法が見ている値
named = 規則「{ $rule }」
-last = { $last ->
        [order] 手の順番で最初のもの
        [random] ランダムに選ぶ
       *[regions] {"盤"}の区域による
    }
-last-after = { $last ->
        [order] 最初のもの
        [random] ランダム
       *[regions] {"盤"}の区域
    }
ownLines =
    .measure = 各候補を規則ではかる
    .go = { $soughtBy }{"マス"}へ進む
    .tie = 同点なら：{ -last }
    .tieBy = 同点なら：{ $criteria }、次に{ -last-after }
    .then = { $before }、次に{ $next }
    .criterion = { $isLeast ->
            [true] { $head }が最小
           *[false] { $head }が最大
        }
race_first =
    .take = 規則は、{ $soughtBy }{"マス"}を選びます：{ CHOSEN($to) }。
    .keep = 規則はまず、{ $soughtBy }{"マス"}を残します：{ SOME($some) }。
race_next =
    .take = その中から、{ $soughtBy }{"マス"}を選びます：{ CHOSEN($to) }。
    .keep = その中から、{ $soughtBy }{"マス"}を残します：{ SOME($some) }。
race_last =
    .order = これらは互角なので、手の順番で最初のものを選びます：{ CHOSEN($to) }。
    .random = これらは互角なので、ランダムに1つ選びます：{ CHOSEN($to) }。
    .regions = これらは互角なので、{"盤"}のこの区域で決まっている順番に従います：{ CHOSEN($to) }。
race_allEqual =
    .order = 規則ではどれも互角なので、手の順番で最初のものを選びます：{ CHOSEN($to) }。
    .random = 規則ではどれも互角なので、ランダムに1つ選びます：{ CHOSEN($to) }。
    .regions = 規則ではどれも互角なので、{"盤"}のこの区域で決まっている順番に従います：{ CHOSEN($to) }。
