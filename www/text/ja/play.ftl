labels =
    .game = このゲーム
    .modes = 遊び方
    .newGame = 最初から
    .takeBack = 1手戻す
    .redo = 手を進める
    .undo = 元に戻す
    .place = スタートを変える
    .step = 1手進む
    .hint = ヒント
    .judge = もうだめ？
    .watch = だめになったらすぐ知らせる
    .boards = ほかの盤
    .target = 目標
    .otherBoard = 自分で盤をかく
    .legal = 進めるマス
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
    .tryNext = 次に試すこと

modes =
    .free = ツアーを見つける
    .predict = 規則の手を当てる

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
kinds =
    .tie = 同点の場面
    .close = 差が1の場面
    .clear = 差が2以上の場面
    .own = 同点でない場面

finishable = まだ大丈夫。ここからツアーを完成できます。
judging = 最後まで行ける道を探しています…
elsewhere =
    .explore = 調べる：同じスタートから規則を見る
    .compare = 比べる：同じスタートからいくつもの方法を試す
    .guess = 学ぶ：当てずっぽうではだめなわけ
    .rule = 学ぶ：ワーンスドルフの規則

forms =
    .squares = マスの並び
    .moves = 手の並び
    .table = 表
    .numbered-board = 番号をつけた盤
    .pairs = 行と列の組
    .numbers = マスの番号の並び

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

notClosed = すべての{"マス"}を通りましたが、{ $start }へは1手で戻れません。閉じたツアーではなく、開いたツアーです。

closable = すべての{"マス"}を通りました。あと1手、{ $start }に戻ればツアーが閉じます。

noMoves =
    .hole = { $to }に{"マス"}はありません。
    .visited = {"ナイト"}はもう{ $to }を通りました。
    .not-a-move = { $hasLengths ->
            [true] { $to }へは進めません。そこは{ $distance }の所です。{ $howItMoves }
           *[false] { $from }から{ $to }への辺はありません。
        }
    .over = ツアーはもう完成しています。

went = { $to }、{ NUMBER($squares) }のうち{ NUMBER($visited) }。進めるのは{ NUMBER($ways) }{"マス"}。

tookBack = { $to }に戻しました。

hints =
    .onlyMove = 進める{"マス"}は1つだけです：{ $looksAt }。
    .moves = { $looksAt }。もう一度ヒントを見ると、規則がどこへ進むかわかります。
    .ownRight = 正解です。{ $told }
    .ownTie = 正解、同点です。規則では{ $named }が互角です。

strongHint = { $hintChoice }もう一度ヒントを見ると、1手進めます。

score =
    { $asked ->
            [0] まだ答えていません。
           *[other] { NUMBER($asked) }問中{ NUMBER($right) }問正解。連続正解は今{ NUMBER($streak) }問、最高{ NUMBER($longest) }問です。
        }

lost = もうツアーはできません。{ $why }。

lostSince =
    { $move ->
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
