methodNames =
    .warnsdorff = ワーンスドルフの規則
    .restarts = ワーンスドルフの規則を閉じるまで
    .backtracking = バックトラック法
    .permutations = 総当たり
    .edges-first = オイラー式：まず端、あとで直す
    .rotations = Pósaの組み替え
    .blocks = 分割統治法
    .smooth = あまり曲がらない
    .cycles = 小さな輪をつなぐ
    .neural = ニューラルネットワーク
    .best = いくつもの方法を順に
    .given = 与えられたツアー

tieBreakNames =
    .roth = 中心からいちばん遠い（Roth）
    .roth-random = 中心から遠い、次にランダム
    .first = 決まった順番で最初
    .random = ランダム
    .pohl-sum = 先読み：合計が最小（Pohl）
    .pohl-min = 先読み：数が最小（Pohl）
    .squirrel-cull = 区域による（SquirrelとCull）

shapeNames =
    .ring = 輪
    .cross = 十字
    .small-cross = 12マスの十字
    .diamond = ひし形
    .l = L字
    .staircase = 階段

graphNames =
    .path = 8頂点の道
    .complete = 5頂点の完全グラフ
    .cube = 立方体
    .petersen = ピーターセングラフ
    .icosian = イコシアンゲーム
    .herschel = ハーシェルグラフ

pieceNames =
    .knight = ナイト
    .camel = キャメル
    .zebra = ゼブラ
    .giraffe = ジラフ
    .antelope = アンテロープ
