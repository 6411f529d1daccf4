orderNames =
    .encyclopaedia = 百科全书的程序
    .tutorial = 从右开始逆时针（教科书）
    .geeksforgeeks = 从下开始逆时针（GeeksforGeeks）
    .clockwise = 从上开始顺时针
    .rows = 上方的格子优先
    .columns = 左方的格子优先
ownOrder = 自定义
intro = 数字表示哪种走法在先。把一个数字拖到另一个上，或者依次点这两个。用键盘时，在数字上按方向键或数字键。
move = { $isRight ->
        [true] 向右{ NUMBER($across) }
       *[false] 向左{ NUMBER($across) }
    }，{ $isUp ->
        [true] 向上{ NUMBER($along) }
       *[false] 向下{ NUMBER($along) }
    }：{ NUMBER($all) }种中的第{ NUMBER($place) }
picked = 现在点它要占的位置上的数字。
undo = 撤销
usual = 通常的顺序
