# Both nouns take the measure word 个; after a fraction, “6/64{"格"}” is short for squares.

# Whether each word of a phrase is looked up: yes, or nothing.
wordByWord = {""}

# What is said on graphs.
onGraphs =
    | 格子 | 顶点
    | 格 | 个顶点
    | 棋盘 | 图

# What is said on boards, if sentences have the words for graphs somewhere; else nothing.
onBoards =
    | {""} | {""}

# Pieces by the two lengths of their leap. The walker on a graph is named after Hamilton’s Traveller’s Dodecahedron.
pieces =
    | 1,2 | 马
    | 1,3 | 骆驼
    | 2,3 | 斑马
    | 1,4 | 长颈鹿
    | 3,4 | 羚羊
    | walker | 旅行者

# A piece that is named by the lengths of its leap.
leaper = ({ $r },{"\u00a0"}{ $s })跳子

# What is said of a piece by its name.
forms =
    | 马 | { $piece }
