# Both nouns take the measure word 个; after a fraction, “6/64{"格"}” is short for squares.

wordByWord = {""}
onGraphs =
    | 格子 | 顶点
    | 格 | 个顶点
    | 棋盘 | 图
onBoards =
    | {""} | {""}
pieces =
    | 1,2 | 马
    | 1,3 | 骆驼
    | 2,3 | 斑马
    | 1,4 | 长颈鹿
    | 3,4 | 羚羊
    | walker | 旅行者
leaper = ({ $r },{"\u00a0"}{ $s })跳子
forms =
    | 马 | { $piece }
