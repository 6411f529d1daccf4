columns = - 曲がる回数
    - 交差
thisTour = このツアー
blocks = 分割統治法
warnsdorff = ワーンスドルフの規則（開いたツアー）
enough = n × nの盤でこれだけあれば足りる（証明済み）
needed = n × nの盤でこれだけは必要（証明済み）
noTour = - ツアーは見つからず
    - –
source = 2つの限界は、Besa、Johnson、Mamano、Osegueda、Williamsが2020年に証明しました。どちらも定数cだけの幅があります。必要な曲がる回数の限界は、どんなに小さなεに対しても（6 − ε） nです。その後、さらによいツアーを発表した人もいます。
about = { NUMBER($round) } + c
