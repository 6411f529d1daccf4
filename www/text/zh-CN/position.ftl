labels =
    .typing = 打字来走
    .typed = 走法或问题
    .typedHelp = 输入走法，例如b3或Nb3，再按回车。输入“帮助”，看看还能问什么。按Esc回到棋盘。
    .sendTyped = 回车
spellings =
    .where = - 在哪
        - 在哪里
        - 马在哪里
        - 哪里
        - 马
        - where
        - knight
        - w
        - k
    .ways = - 走法
        - 能去
        - 能去哪里
        - 我能去哪里
        - moves
        - go
        - g
    .row = - 行
        - row
        - rank
        - x
    .column = - 列
        - column
        - file
        - y
    .left = - 剩下
        - 还剩
        - left
        - n
    .sum = - 棋盘
        - 局面
        - board
        - position
        - s
    .back = - 悔棋
        - 退回
        - 撤销
        - back
        - undo
    .hint = - 提示
        - hint
        - h
    .lost = - 走得成吗
        - 还走得成吗
        - 还走得成吗？
        - 还走得成吗?
        - 没救
        - 没救了
        - 没救了吗
        - 没救了吗？
        - 没救了吗?
        - lost
        - l
    .start = - 起点
        - start
        - b
    .help = - 帮助
        - help
        - ?
        - ？
pieceLetters = - 马
    - 馬
actions =
    .typing = 输入走法或问题
    .where = 说出{"马"}在哪里
    .ways = 说出它能去哪里
    .row = 读出这一行
    .column = 读出这一列
    .left = 说出还剩哪些{"格子"}
    .sum = 概括局面
help = 输入一个{"格子"}（例如b3）就走到那里，输入b3?就说出那里有几条出路。也可以输入：在哪、走法、行、行 3、列、列 c、剩下、棋盘、悔棋、提示、走得成吗、起点 c3。
noRows = 图没有行和列。
where = {"马"}在{ $name }。共{ NUMBER($squares) }个{"格子"}，走过了{ NUMBER($visited) }个。
ways = { $many ->
            [0] 从{ $name }，{"马"}走不动了。
           *[other] 从{ $name }，{"马"}可以去{ NUMBER($many) }个{"格子"}：{ COMMAS($names) }。
        }
cell =
    .hole = { $square }：洞
    .knight = { $square }：{"马"}
    .visited = { $square }：{ NUMBER($visit) }号
    .open = { $square }：没走过
    .several = { $first }，{ $second }
row = 第{ $row }行：{ $cells }。
column = { $column }列，从下往上：{ $cells }。
sum = { $board }：{"马"}在{ $name }，共{ NUMBER($squares) }个{"格子"}，走过了{ NUMBER($visited) }个，{ $many ->
        [0] 它走不动了
       *[other] 它可以去{ COMMAS($names) }
    }。
noRow = 没有第{ $text }行。只有第1行到第{ $rows }行。
noColumn = 没有{ $text }列。只有a列到{ $last }列。
left = { $squares ->
            [0] 一个{"格子"}也没有剩。
           *[other] { $hasNames ->
                    [true] 还剩{ NUMBER($squares) }个{"格子"}：{ COMMAS($names) }。
                   *[false] 还剩{ NUMBER($squares) }个{"格子"}。
                }
        }
unknown = “{ $text }”既不是{"格子"}，也不是问题。输入“帮助”看看。
