orderNames =
    .encyclopaedia = 百科事典のプログラム
    .tutorial = 右から反時計回り（教科書）
    .geeksforgeeks = 下から反時計回り（GeeksforGeeks）
    .clockwise = 上から時計回り
    .rows = 上のマスから
    .columns = 左のマスから
ownOrder = 自分の順番
intro = 数字は、どの手を先に試すかを表します。数字を別の数字の上へドラッグするか、2つを順にタップしてください。キーボードでは、数字の上で矢印キーか数字キーを押します。
move = { $isRight ->
        [true] 右へ{ NUMBER($across) }
       *[false] 左へ{ NUMBER($across) }
    }、{ $isUp ->
        [true] 上へ{ NUMBER($along) }
       *[false] 下へ{ NUMBER($along) }
    }：{ NUMBER($all) }のうち{ NUMBER($place) }番
picked = 次に、入れたい順番の数字をタップしてください。
undo = 元に戻す
usual = いつもの順番
