# The word for a square is its counter as well: “12マス”, “12頂点”.

# Whether each word of a phrase is looked up: yes, or nothing.
wordByWord = {""}

# What is said on graphs.
onGraphs =
    | マス | 頂点
    | 盤 | グラフ
    | 空の盤 | もとのグラフ
    | 各マス | 各頂点

# What is said on boards, if sentences have the words for graphs somewhere; else nothing.
onBoards =
    | {""} | {""}

# Pieces by the two lengths of their leap. The walker on a graph is named after Hamilton’s Traveller’s Dodecahedron.
pieces =
    | 1,2 | ナイト
    | 1,3 | キャメル
    | 2,3 | ゼブラ
    | 1,4 | ジラフ
    | 3,4 | アンテロープ
    | walker | 旅人

# A piece that is named by the lengths of its leap.
leaper = ({ $r }, { $s })リーパー

# What is said of a piece by its name.
forms =
    | ナイト | { $piece }
