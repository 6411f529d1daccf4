labels =
    .boardHeading = 盤の上の文
    .cancel = 中止
    .takeBack = 1つ戻す
    .redo = 1つ進める
    .hint = ヒント
    .check = 合っている？
    .clear = はじめから
    .showRings = 行けるマスを見せる
    .showTour = ツアーを見せる
    .make = 自分の文
    .text = 詩や文
    .textHelp = 言葉を切る所に「-」を入れます。残したい「-」は2つ続けて書きます。区切ったものが1つずつマスに入ります。
    .suggest = 音節に切る
    .cut = 切り方
    .board = 盤
    .bestBoard = いちばん合う盤
    .target = ツアー
    .style = 形
    .another = 別のツアー
    .fewer = 読み方がもっと少ないツアー
    .give = みんなに渡す
    .mark = 最初のマスに印をつける
    .solution = 2ページ目に答えを印刷する
    .copyLink = リンクをコピー
    .linkNote = リンクを開くと、ツアーのない盤が出ます。アドレスには文が入っているので、気になる人はそこで見つけられます。
    .print = 印刷
    .saveSvg = SVGで保存（ポスター用）
    .savePng = 画像で保存
    .copyGrid = 表としてコピー
    .printed = 印刷された問題を解く
    .grid = 音節（1行に盤の1行）
    .gridHelp = マスの間は空白かタブか「|」で区切り、穴は「#」と書きます。表を貼り付けることもできます。
    .known = 答えの文（わかっていれば）
    .useGrid = 読む
    .making = ツアーを探しています…
    .backToPlay = ほかの遊び方に戻る
    .own = 自分で作る
    .solutionHeading = 答え
actions =
    .back = マスを1つ戻す
    .forward = 戻したマスを読む
    .hint = 次のマスを見せる
    .check = ここまで合っている？
    .restart = はじめから
onBoard =
    .move = マスからマスへ移る
    .rowStart = 行の最初のマスへ
    .rowEnd = 行の最後のマスへ
    .choose = このマスを次に読む（最後に読んだマスなら戻す）
cuts =
    .marks = 「-」で切る
    .letters = 1文字ずつ
    .words = 単語ごと（空白で切る）
targets =
    .any = どれでも
    .closed = 閉じたツアー：最後のマスから最初のマスへ1手
    .open = 開いたツアー
styles =
    .any = どれでも
    .symmetric = 逆さにしても同じ形
    .few-crossings = 交差が少ない
heading = ツアーに沿って読むことば
example = ナイトは二つ進んで一つ曲がりすべてのます目を一度ずつ訪れます。
exampleCut = letters
task = ナイトの動きでマスからマスへ進み、{ NUMBER($parts) }個をつなげて文にしましょう。{ $isMarked ->
        [true] 最初のマスには印があります。
       *[false] 文の始まりだと思うマスから始めてください。
    }
caption = { NUMBER($parts) }個のうち{ NUMBER($read) }個を読みました
soFar = { $text }…
square = { $square }：{ $text }{ $isStart ->
        [true] 、文の始まり
       *[false] {""}
    }{ $isRead ->
        [true] 、読んだマス
       *[false] {""}
    }{ $isPlace ->
        [true] 、ナイトで1手
       *[false] {""}
    }{ $isPointedOut ->
        [true] 、次のマス
       *[false] {""}
    }
refused =
    .read = { $square }はもう読みました。「1つ戻す」で戻れます。
    .far = { $square }は{ $from }からナイトの1手では行けません。ナイトは、ある方向に2マス、横に1マス跳びます。
checked =
    .right = ここまで合っています。
    .wrong = どこかで文から外れました。意味が通る所まで戻りましょう。
    .unknown = このページは答えの文を知りません。合っているかは自分で考えましょう。
whole =
    .right = 文を全部読みました！
    .wrong = マスは全部読みましたが、その文にはなりません。
    .unknown = 全部のマスを読みました！
noHint = 答えの文がわからないので、ヒントはありません。
offTheWay = ここで知っている道から外れています。何マスか戻ってください。
noTour = この盤のどのナイトツアーも、その文にはなりません。
noSyllables = この言語の音節の切れ目は、ここではわかりません。自分で「-」を入れてください。
ways = { $kind ->
        [more-than] { NUMBER($number) }通りより多い
        [at-least] { NUMBER($number) }通り以上
       *[exactly] { NUMBER($number) }通り
    }
readings =
    .one = 読み方は1通りだけです。
    .several = 同じものは入れ替えられます。読み方：{ $ways }、最初のマスから：{ $fromStart }。
parts = { NUMBER($parts) }個{ $rests ->
        [0] {""}
       *[other] 、余るマスは{ NUMBER($rests) }個
    }
holed = { $size }、穴あり
begins = 盤に{ NUMBER($parts) }個あります。
copied = コピーしました。
copyRefused = ブラウザがコピーを許可しませんでした。
pictureFailed = ブラウザで画像を作れませんでした。SVGで保存してください。
tooLong = 文は{ NUMBER($most) }文字までです。
title = ツアーに沿うことば：{ $text } · ナイトツアー・ラボ
wrong =
    .choice = { QUOTED($value) }はありません。次の中から選んでください：{ COMMAS($known) }
