# The word for a square is its counter as well: “12マス”, “12頂点”.

wordByWord = {""}
onGraphs =
    | マス | 頂点
    | 盤 | グラフ
    | 空の盤 | もとのグラフ
    | 各マス | 各頂点
onBoards =
    | {""} | {""}
pieces =
    | 1,2 | ナイト
    | 1,3 | キャメル
    | 2,3 | ゼブラ
    | 1,4 | ジラフ
    | 3,4 | アンテロープ
    | 0,1 | ワジール
    | 0,1+1,1 | キング
    | 1,2+1,3 | グヌー
    | 3,4+0,5 | ファイブリーパー
    | walker | 旅人
leap = ({ $r }, { $s })
leaper = { $leaps }リーパー
forms =
    | ナイト | { $piece }
