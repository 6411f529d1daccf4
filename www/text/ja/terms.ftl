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
    | walker | 旅人
leaper = ({ $r }, { $s })リーパー
forms =
    | ナイト | { $piece }
