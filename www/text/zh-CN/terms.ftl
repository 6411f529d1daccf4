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
    | 0,1 | 大臣
    | 0,1+1,1 | 王
    | 1,2+1,3 | 角马
    | 3,4+0,5 | 五跳子
    | walker | 旅行者
leap = ({ $r },{"\u00a0"}{ $s })
leaper = { $leaps }跳子
forms =
    | 马 | { $piece }
