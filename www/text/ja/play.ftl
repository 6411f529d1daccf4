labels =
    .modes = 遊び方
    .undo = 元に戻す
    .place = スタートを変える
    .step = 1手進む
    .hint = ヒント
    .watch = だめになったらすぐ知らせる
    .boards = ほかの盤
    .target = 目標
    .otherBoard = 自分で盤をかく
    .legal = 進めるマスを示す
    .show = 盤に出す助け
    .candidates = 進める{"マス"}
    .handOver = 続きを方法にまかせる
    .handOverNow = 続きをまかせる
    .tieRule = 規則
    .ownRule = 自分の規則
    .score = 今回の結果
    .check = ツアーを確かめる
    .checkHelp = ここにツアーを貼ってください。a1 c2のようなマスの並びでも、番号をつけた盤でもかまいません。(0, 1)のように、プログラムが書き出した並びも読めます。
    .tourText = 自分のツアー
    .checkNow = 確かめる
    .takeTour = このツアーをコピー
    .against = 規則と比べる
    .ghost = 同じスタートからの規則。
gameLabels =
    .game = このゲーム
    .newGame = 最初から
    .takeBack = 1手戻す
    .redo = 手を進める
    .judge = もうだめ？
modes =
    .free = ツアーを見つける
    .predict = 規則の手を当てる
    .uncrossed = 道を交差させない
    .numbers = 数字をうめる
    .words = ツアーに沿うことば
actions =
    .back = 1手戻す
    .forward = 戻した手を進める
    .restart = 最初から
    .undo = 前のゲームに戻す
    .hint = ヒント（だんだん強くなる）
    .judge = もうだめ？
onBoard =
    .move = 次の進める{"マス"}へ（Shiftを押しながらなら、となりの{"マス"}へ）
    .rowStart = 行の最初の{"マス"}へ
    .rowEnd = 行の最後の{"マス"}へ
    .choose = そこへ進む
aims =
    .open = すべてのマスを通る
    .closed = すべて通ってスタートに戻る
predictHeading = 規則ではどこへ進む？
startFixed = ここではスタートを変えられません。
undoOffer = 「元に戻す」で手を取り戻せます。
undone = 手が元に戻りました。
noHint = もう進める手がないので、ヒントはありません。
notAboutTours = ヒントと判定はツアーのためのものです。この道は自分と交差しなければよいのです。
-kind = { $kind ->
        [tie] 同点の場面
        [close] 差が1の場面
        [clear] 差が2以上の場面
       *[own] 同点でない場面
    }
finishable = まだ大丈夫。ここからツアーを完成できます。
judging = 最後まで行ける道を探しています…
elsewhere =
    .explore = 調べる：同じスタートから規則を見る
    .compare = 比べる：同じスタートからいくつもの方法を試す
    .guess = 学ぶ：当てずっぽうではだめなわけ
    .rule = 学ぶ：ワーンスドルフの規則
    .longest = 調べる：いちばん長い道を探す
-form = { $form ->
        [squares] マスの並び
        [moves] 手の並び
        [table] 表
        [numbered-board] 番号をつけた盤
        [pairs] 行と列の組
       *[numbers] マスの番号の並び
    }
writings =
    .numberedBoard = 1からの番号
    .fromZero = 0からの番号
    .pairs = (行, 列)の組
    .python = Pythonのリスト
    .squareList = マス
copyRefused = ブラウザがコピーを許可しませんでした。
boardWithHoles = { NUMBER($width) } × { NUMBER($height) }、穴{ NUMBER($holes) }個
atWork = { $method }が続きを進めます。{"マス"}を{ $press }すると、また自分で動かせます。
stuck = {"ナイト"}は行き詰まりました。残りは{ NUMBER($left) }{"マス"}です。手を戻すか、最初からやり直しましょう。
isLongest = いちばん長い道です。{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}より多く通る道はありません。
notClosed = すべての{"マス"}を通りましたが、{ $start }へは1手で戻れません。閉じたツアーではなく、開いたツアーです。
closable = すべての{"マス"}を通りました。あと1手、{ $start }に戻ればツアーが閉じます。
noMoves =
    .hole = { $to }に{"マス"}はありません。
    .visited = {"ナイト"}はもう{ $to }を通りました。
    .not-a-move = { $to }へは進めません。そこは{ -distance }の所です。{ $howItMoves }
    .no-edge = { $from }から{ $to }への辺はありません。
    .over = ツアーはもう完成しています。
    .comesLast = ツアーは{ $to }で終わるので、そこへは最後に行きます。
went = { $to }、{ NUMBER($squares) }のうち{ NUMBER($visited) }。進めるのは{ NUMBER($ways) }{"マス"}。
tookBack = { $to }に戻しました。
-tied = { $tied ->
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { NUMBER($tied) }個
    }
hints =
    .onlyMove = 進める{"マス"}は1つだけです：{ $looksAt }。
    .moves = { $looksAt }。もう一度ヒントを見ると、規則がどこへ進むかわかります。
    .ownRight = 正解です。{ $told }
    .ownTie = 正解、同点です。規則では{ LIST($best) }が互角です。
    .goesToOnly = 規則では{ VERTEX($to) }{ $to }へ進みます。ほかに手はありません。
    .goesTo = 規則では{ VERTEX($to) }{ $to }へ進みます。行き先は{ NUMBER($ways) }か所で、いちばん少ないからです。
    .breaksTie = 規則では{ VERTEX($to) }{ $to }へ進みます。行き先がいちばん少ない{ NUMBER($ways) }か所の{"マス"}が{ -tied }あり、同点の決め方でこれを選びます。
    .ownTieElsewhere = 正解、同点です。規則では{ LIST($best) }が互角で、その中から{ VERTEX($to) }{ $to }を選びます。
    .right = 正解です。行き先は{ VERTEX($to) }{ $to }がいちばん少なく、{ NUMBER($ways) }か所です。
    .tie = 正解、同点です。行き先は{ LIST($best) }がいちばん少なく、{ NUMBER($ways) }か所です。
    .tieElsewhere = 正解、同点です。行き先は{ LIST($best) }がいちばん少なく、{ NUMBER($ways) }か所です。同点の決め方では{ VERTEX($to) }{ $to }へ進みます。
    .wrong = ちがいます。{ $looksAt }。規則では{ VERTEX($to) }{ $to }へ進みます。
strongHint = { $hintChoice }もう一度ヒントを見ると、1手進めます。
score = { $asked ->
            [0] まだ答えていません。
           *[other] { NUMBER($asked) }問中{ NUMBER($right) }問正解。連続正解は今{ NUMBER($streak) }問、最高{ NUMBER($longest) }問です。
        }
lost = もうツアーはできません。{ $why }。
lostSince = { $move ->
            [0] 最初の{ $name }から、できないと決まっていました。
           *[other] できなくなったのは、{ NUMBER($move) }手目の{ $name }からです。
        }
undecided = わかりません。{ NUMBER($seconds) }秒探しましたが、最後まで行ける道も、ないという証明も見つかりませんでした。
takeBackTo = { NUMBER($move) }手目の前に戻す
handedOver = { $method }が引きつぎます。「1手進む」か「再生」を{ $press }してください。
next =
    .closed = 次の目標：閉じたツアー
    .findFault = どこでまちがえたか調べる
    .board = 次は{ $board }
wrong =
    .size = 遊べる盤は{ NUMBER($most) }マスまでですが、この盤は{ NUMBER($squares) }マスあります
    .path = { QUOTED($text) }はそこでは進めない手です。その前までの手を使います
    .mode = { QUOTED($text) }という遊び方はありません。freeかpredictと書いてください
tooLong = 長すぎます。ツアーは{ NUMBER($most) }文字までです。
tourCopied = コピーしました：{ $writing }。
boards =
    .ring = 3 × 3の輪
    .cross = 12マスの十字
howItMoves = { $way ->
        [straight] {"ナイト"}は、上下左右に{ NUMBER($long) }マス動きます。
        [diagonal] {"ナイト"}は、ななめに{ NUMBER($long) }マス動きます。
       *[leap] {"ナイト"}は、縦か横に{ NUMBER($long) }マス、そこから直角に{ NUMBER($short) }マス進んだ所へ跳びます。
    }
heading = { NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}通過
begins = {"ナイト"}は{ VERTEX($start) }{ $start }から始めます。
opening = { $target ->
        [closed] { begins }すべての{"マス"}をちょうど1回ずつ通り、{ VERTEX($start) }{ $start }に戻りましょう。
        [end] { begins }すべての{"マス"}をちょうど1回ずつ通り、{ $end }で終わりましょう。
       *[open] { begins }すべての{"マス"}をちょうど1回ずつ通りましょう。
    }
usualRule = ワーンスドルフの規則では、行き先がいちばん少ない{"マス"}へ進みます。行き先とは、そこから次に進める、まだ通っていない{"マス"}のことです。
takes = 規則では、{ $sought }{"マス"}へ進みます。
takesNext = いくつも残れば、その中から、{ $sought }{"マス"}を選びます。
moveHint = { $hasRings ->
        [true] 丸を{ $press }すると{"ナイト"}が動きます。ドラッグしてもかまいません。
       *[false] {"ナイト"}が進める{"マス"}を{ $press }するか、{"ナイト"}をドラッグしてください。
    }
predictHint = 規則が次に進む{"マス"}を{ $press }してください。
placeHint = スタートにする{"マス"}を{ $press }してください。
inReach = 1手で行ける
standing = {"ナイト"}は{ VERTEX($name) }{ $name }にいます。
won = { $isOwn ->
        [true] できました！{"　"}
       *[false] {""}
    }{ $isClosed ->
        [true] 閉じたツアーの完成です。すべての{"マス"}をちょうど1回ずつ通り、スタートに戻りました。
       *[false] ツアーの完成です。すべての{"マス"}をちょうど1回ずつ通りました。
    }
-across = { $isRight ->
        [true] 右
       *[false] 左
    }に{ NUMBER($across) }マス
-up = { $isUp ->
        [true] 上
       *[false] 下
    }に{ NUMBER($up) }マス
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across }、{ -up }
    }
wayWith = { $square }（{ NUMBER($ways) }）
-onward = { $value ->
        [0] 行き先なし
       *[other] 行き先{ NUMBER($value) }か所
    }
have = { LIST($squares) }は{ -onward }
values = { VERTEX($square) }{ $square }は{ $values }
looksAt = { $first }。{ $second }
hintPlayed = 規則に従って{ VERTEX($to) }{ $to }へ進みました。
onlyWay = { $areSeveral ->
        [true] そこからは毎回1つの手しかありませんでした：{ LIST($squares) }。
       *[false] そこから進めたのは{ LIST($squares) }だけでした。
    }
missedOf = { -kind }で{ NUMBER($asked) }問中{ NUMBER($missed) }問
missed = { $hasMissed ->
        [true] まちがえたのは、{ COMMAS($choices) }です。
       *[false] まちがいはありませんでした。
    }
marked = 印つき：{ COMMAS($squares) }。
-visiting = { $tours ->
        [0] すべての{"マス"}を通れたことはありません。
       *[other] すべての{"マス"}を通れたのは{ NUMBER($tours) }回です。
    }
-getting = { $asFar ->
        [0] 今の記録に届いたことはありません。
       *[other] 今の記録に届いたのは{ NUMBER($asFar) }回です。
    }
ruleRuns = ワーンスドルフの規則を{ $start }から{ NUMBER($runs) }回試しました（同点はランダムに決めます）。{ $isDone ->
        [true] 同じように{ -visiting }
       *[false] { -getting }{ -visiting }
    }
quotes = { $first }{ QUOTED($second) }
leftOut = { $others ->
        [0] 読みとばした所：{ $quotes }。
       *[other] 読みとばした所：{ $quotes }、ほか{ NUMBER($others) }か所。
    }
openMarks = 空いたマスとして読んだ印：{ $quotes }。
read = { $hasSize ->
        [true] { $size }の盤の{ -form }
       *[false] { -form }
    }として読みました。{ NUMBER($holds) }{"マス"}まで正しい並びです。
good = 開いたツアーです。
bad = { $isTour ->
        [true] そこでツアーは完成していますが、続きがあります：{ $problem }。
       *[false] まだツアーではありません：{ $problem }。
    }
ownDeparture = { NUMBER($move) }手目は{ $to }。規則なら{ EITHER($best) }でした。
departure = { NUMBER($move) }手目は{ $to }（{ -onward }）。{ LIST($best) }なら{ NUMBER($least) }か所でした。
-rule = { $isByOwn ->
        [true] 規則
       *[false] ワーンスドルフの規則
    }
departures = { $left ->
        [0] { $isOver ->
            [true] どの手も、{ -rule }で進めるものでした。
           *[false] ここまでのどの手も、{ -rule }で進めるものです。
        }
       *[other] { NUMBER($moves) }手のうち{ NUMBER($left) }手が、{ -rule }とちがいます。
    }
ghostReached = { $isAll ->
        [true] すべての{"マス"}を通ります。
       *[false] { NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通ります。
    }
unreadable = { $hasProblem ->
        [true] 読めませんでした：{ $problem }。
       *[false] 読めませんでした。
    }a1 b3 c5のように、マスを順に貼ってください。数字をます目に並べた盤でもかまいません。
off = { $label }：{ $message }。オフにします。
title = { $size }、{ NUMBER($visited) }/{ NUMBER($squares) } · { $play } · { $page }
uncrossed =
    .begins = 自分と交差しない道を、できるだけ長く作ってください。{ $start }から始まります。
    .crosses = { $move }は{ $crossed }と交差します。手を戻してください。この道は自分と交差してはいけません。
    .goesOn = { NUMBER($moves) }手、交差なしです。ここから交差しない手は{ NUMBER($ways) }通りです。
    .ends = { NUMBER($moves) }手、交差なしです。交差しない手はもうありません。{ $end ->
            [longest] この盤でこれより長い道はありません。お見事です！
            [shorter] この盤でいちばん長い道は{ NUMBER($most) }手です。
           *[unknown] ここでどれだけ長くできるかは、まだ誰も書き残していません。
        }
