labels =
    .boardHeading = パズル
    .missing = まだ入っていない数字
    .cancel = 中止
    .takeBack = 1つ戻す
    .redo = 1つ進める
    .erase = 消す
    .hint = ヒント
    .check = 合っている？
    .tellWrong = まちがえたらすぐ知らせる
    .clear = 自分の数字を全部消す
    .day = 今日のパズル
    .dayHelp = みんなに同じ3つのパズルが出ます。UTCの午前0時に新しいパズルになります。
    .ladder = ステップアップ
    .another = 別のパズル
    .size = 盤
    .grade = 難しさ
    .target = ツアー
    .symmetry = 最初の数字の配置
    .piece = 駒
    .make = 作る
    .oneMore = 同じようなパズルをもう1つ
    .own = 自分で作る
    .ownHelp = 盤の1行を1行に書きます。数字のほか、空いたマスは「.」、穴は「#」です。最初から見せる数字を入れて、解がちょうど1つになるか見てみましょう。
    .givens = 自分のパズル
    .useGivens = 挑戦する
    .keepEntries = 盤の数字を全部、最初からの数字にする
    .solved = 解けました！
    .shareLine = 結果を共有
    .copyShare = コピー
    .making = パズルを作っています…
    .judging = 解を探しています…
    .backToPlay = ほかの遊び方に戻る
    .thin = 数字を減らす
    .thinning = 数字を減らしています…
actions =
    .back = 入れた数字を1つ戻す
    .forward = 戻した数字を入れ直す
    .erase = 数字を消す
    .hint = ヒント（だんだん強くなる）
    .check = ここまで合っている？
    .restart = 自分の数字を全部消す
onBoard =
    .move = マスからマスへ移る
    .rowStart = 行の最初のマスへ
    .rowEnd = 行の最後のマスへ
    .choose = 次の数字を入れる、またはこの数字から続ける
    .digits = その数字を入れる
    .erase = 数字を消す
grades =
    .easy = やさしい
    .medium = ふつう
    .hard = 難しい
    .very-hard = とても難しい
targets =
    .open = 開いたツアー：最後のマスはどこでもよい
    .closed = 閉じたツアー：最後の数字から1へ1手で行ける
symmetries =
    .none = 指定なし
    .turned = 180°回しても同じ
    .quarter = 90°回しても同じ
    .mirrored = 鏡に映しても同じ
rungs =
    .five = 5 × 5（やさしい）
    .six = 6 × 6（やさしい）
    .closed = 6 × 6（閉じたツアー）
    .seven = 7 × 7（ふつう）
    .eight = 8 × 8（難しい）
    .turned = 8 × 8（閉じたツアー、難しい）
rungName = { $rung }：{ $isReached ->
        [true] 完成
       *[false] まだ
    }
nextRung = 次は{ $rung }
heading = 数字をうめましょう
task = 1から{ NUMBER($squares) }までの数字を、どの数字からも次の数字へ{ $piece ->
        [knight] ナイトの動き
       *[other] この駒の動き{ $leaps }
    }1回で行けるようにうめましょう。{ $isClosed ->
        [true] 最後の数字からも、1手で1に戻れます。
       *[false] {""}
    }
unique = 解は1つだけです。
caption = { $hasNext ->
        [true] 次は{ NUMBER($next) }。残りは{ NUMBER($missing) }個です。
       *[false] 数字が全部うまりました。
    }
nextNumber = 次に{ NUMBER($number) }を入れる
wherePlaces = { $hasNext ->
        [true] { NUMBER($number) }が入るマスを示す
       *[false] 数字が入るマスを示す
    }
square = { $square }、{ $kind ->
        [given] { NUMBER($number) }、最初からの数字
        [entered] { NUMBER($number) }
       *[open] 空き
    }{ $isWrong ->
        [true] 、まちがい
       *[false] {""}
    }{ $isPlace ->
        [true] 、次の数字が入る
       *[false] {""}
    }{ $isPointedOut ->
        [true] 、ヒントのマス
       *[false] {""}
    }{ $isStruck ->
        [true] 、ここではない
       *[false] {""}
    }{ $isDiffering ->
        [true] 、2つの解でちがう
       *[false] {""}
    }{ $hasNeighbours ->
        [true] 。{ COMMAS($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] { NUMBER($number) }は{ $square }
       *[false] { NUMBER($number) }はまだ
    }
begins = { $board }：{ NUMBER($squares) }個のうち{ NUMBER($given) }個の数字が最初から入っています。
goesOn = { $square }は{ NUMBER($number) }です。{ $hasNext ->
        [true] 次は{ NUMBER($next) }を入れます。
       *[false] {""}
    }
refused =
    .given = { $square }の数字は最初からのもので、変えられません。
    .taken = { NUMBER($number) }は最初から{ $square }に入っています。
    .beyond = 数字は1から{ NUMBER($squares) }までです。
checked = { $wrong ->
        [0] ここまで全部合っています。
       *[other] まちがいが{ NUMBER($wrong) }個あります。盤に印をつけました。
    }
notKnown = このパズルは解がちょうど1つではないので、どの数字が正しいかは決まりません。
full = { $isKnown ->
        [true] 数字は全部うまりましたが、まちがいがあります。「合っている？」を選ぶとわかります。
       *[false] 数字が全部うまりました。
    }
wrongHere = { $square }の{ NUMBER($number) }はまちがいです。まずそれを消しましょう。
nothingLeft = 数字が全部うまりました。
contradiction = この数字のままでは解けません。どれかがまちがっています。
noHint = ここからは、かんたんに説明できる手がありません。盤のほかの所を見るか、数字を1つ戻しましょう。
entered = { $square }に{ NUMBER($number) }を入れました。
where =
    .number = { NUMBER($number) }の場所を探しましょう。入るマスはもう1つしかありません。
    .square = { $square }を見ましょう。ここに入る数字はもう1つしかありません。
because =
    .too-far = { NUMBER($number) }は、{ $at }の{ NUMBER($from) }からちょうど{ NUMBER($moves) }手の所に入ります。
    .no-neighbour = { NUMBER($number) }には、前の数字のマスと次の数字のマスが、どちらも1手で行ける所に必要です。
    .two-ways = { $square }から1手で行けるマスは、もう{ $one }と{ $other }しかありません。ツアーは一方から来て、もう一方へ進みます。
    .cut-off = { $square }に{ NUMBER($number) }を入れると、{ $part }のあたりのマスがうめられなくなります。
    .try = { $square }に{ NUMBER($number) }を入れてみると、あと{ NUMBER($steps) }個で行き詰まります。
    .long-try = { $square }に{ NUMBER($number) }を入れるとうまくいきませんが、ずっと先まで読まないとわかりません。
so =
    .number = だから、{ NUMBER($number) }は{ $square }に入ります。
    .square = だから、{ $square }には{ NUMBER($number) }が入ります。
result = { $isLong ->
        [true] { NUMBER($minutes) }分
       *[false] { NUMBER($seconds) }秒
    }、{ $hints ->
        [0] ヒントなし
       *[other] ヒント{ NUMBER($hints) }回
    }
solvedAloud = 解けました：{ $result }。
shareLine = ナイトツアー・ラボ、{ $name }：{ $result }。 { $link }
puzzleOfDay = { $date }、{ $grade }
ownPuzzle = { $board }の数字パズル
verdict =
    .unique = 解はちょうど1つです。{ $grade ->
            [easy] やさしいパズルです。
            [medium] ふつうの難しさです。
            [hard] 難しいパズルです。
            [very-hard] とても難しいパズルです。
           *[none] {""}
        }
    .several = 解がいくつもあります。そのうち2つは{ NUMBER($count) }マスでちがいます。
    .none = 解はありません。
    .clash = 解はありません。最初からの数字のうち、{ LIST($numbers) }が両立しません。
    .unknown = 解が1つかどうかはわかりません。探すのを途中でやめました。
    .spare = { $count ->
            [0] どの数字も必要です。
           *[other] 次の数字は、どれか1つだけならなくてもかまいません：{ LIST($numbers) }。
        }
    .settling = { $isEnough ->
            [true] { $square }に{ NUMBER($number) }を置けば、解はちょうど1つになります。
           *[false] あと1つ置くなら、{ $square }の{ NUMBER($number) }で多くが決まります。
        }
otherGrade = 時間内に、そのようなパズルが見つかりませんでした。このパズルの難しさは「{ $grade ->
        [easy] やさしい
        [medium] ふつう
        [hard] 難しい
       *[very-hard] とても難しい
    }」です。
copied = 結果をコピーしました。
copyRefused = ブラウザがコピーを許可しませんでした。行を選んで、自分でコピーしてください。
tooLong = パズルは{ NUMBER($most) }文字までです。
title = 数字をうめる：{ $board } · ナイトツアー・ラボ
wrong =
    .day = { QUOTED($text) }は日付ではありません。2026-11-22のように書いてください
    .grade = { QUOTED($text) }という難しさはありません。次の中から選んでください：{ COMMAS($known) }
    .rung = { QUOTED($text) }はステップアップにありません。次の中から選んでください：{ COMMAS($known) }
    .target = { QUOTED($text) }というツアーの種類はありません。次の中から選んでください：{ COMMAS($known) }
    .filled = { QUOTED($text) }はマスの数字として読めません。c2:5のように書いてください
