labels =
    .intro = ナイトがキーパッド（たとえば電話）のキーの上を跳び、止まったキーの番号をかけていきます。ちがう番号は何通りできるでしょうか。
    .why = 就職の面接でよく出されるパズルです。番号をすべて試すと終わりませんが、うまく数えればあっという間です。
    .tryPhone = ナイトを電話に置く
    .trySource = 18個のキーで、母音は2つまで
    .pad = キーパッド
    .position = 列の中の位置
    .sequence = キーの列
    .erase = 最後のキーを消す
    .clear = すべて消す
    .countHeading = 列は何通り？
    .progress = 数えている進み具合
    .cancel = 中止
    .countAgain = 数える
    .copyCount = 数をコピー
    .byStart = 最初のキー別
    .codeHeading = 列を1つの数で表す
    .lowestFirst = 最初のキーをいちばん下の位にする
    .highestFirst = 最初のキーをいちばん上の位にする
    .whyTwo = なぜ数が2つあるの？
    .presets = 用意されたキーパッド
    .padText = キーパッドの行
    .padNote = キー1つに1文字、すき間は空白、次の行は改行で書きます。
    .lessLimits = なくなったキーの制限を外しました。
    .problem = どんな列を数える？
    .length = キーの数
    .start = 最初
    .limits = 制限
    .addLimit = 制限を加える
    .listHeading = すべての列を1つずつ
    .previous = 前へ
    .next = 次へ
    .page = ページ
    .goOn = さらに探す
    .exportAll = すべてテキストで保存
    .exporting = 保存の進み具合
    .pieceHeading = 駒
presets =
    .phone = 電話
    .source = 18キー（母音は2つまで）
anyStart = どのキーでも
atMost = 最大
of = 回：
allKeys = すべてのキー
manners =
    .together = 合わせて
    .each = それぞれ
limitName = 制限{ NUMBER($n) }
removeLimit = 制限{ NUMBER($n) }を外す
limitKeys = 制限{ NUMBER($n) }のキー
limitMost = 制限{ NUMBER($n) }の最大回数
limitManner = 制限{ NUMBER($n) }の数え方
keys =
    .play = 列に沿って歩く、または止める
    .back = 1つ戻る
    .forward = 1つ進む
    .first = 最初へ
    .last = 最後へ
    .cancel = 数えるのや保存を止める
    .help = キー操作を表示
    .move = となりのキーへ移る
    .press = キーを押す
    .erase = 列の最後のキーを消す
    .type = その名前のキーを押す
anyKey = A … Z、0 … 9
key = { $name }{ $isHere ->
            [true] 、ナイトの位置
           *[false] {""}
        }{ $isNext ->
            [true] 、次に押せます
           *[false] {""}
        }{ $times ->
            [0] {""}
           *[other] 、{ NUMBER($times) }回押しました
        }
position = { NUMBER($all) }キー中{ NUMBER($step) }番目
some = { $hasMore ->
            [true] { COMMAS($shown) }、ほか{ NUMBER($more) }個
           *[false] { COMMAS($shown) }
        }
caption =
    .only = { $next }を押しましょう。どの列もこのキーで始まります。
    .begin = キーを押して始めるか、列を入力しましょう。
    .next = { $isKnight ->
                [true] ナイトは{ $last }にいます。次に行けるのは{ $next }です。
               *[false] 駒は{ $last }にいます。次に行けるのは{ $next }です。
            }
    .whole = { $isKnight ->
                [true] ナイトは{ $last }にいます。これで{ NUMBER($length) }キーの列が完成です。
               *[false] 駒は{ $last }にいます。これで{ NUMBER($length) }キーの列が完成です。
            }
    .stuck = { $isKnight ->
                [true] ナイトは{ $last }にいます。次に押せるキーはありません。
               *[false] 駒は{ $last }にいます。次に押せるキーはありません。
            }
fault =
    .no-such-key = { NUMBER($place) }番目のキー：このキーパッドに{ QUOTED($key) }はありません。
    .other-start = { NUMBER($place) }番目のキー：列は{ $key }ではなく、{ $start }で始めてください。
    .no-move = { $hasWays ->
                [true] { NUMBER($place) }番目のキー：{ $from }から{ $key }へは行けません。{ $from }から行けるのは{ $ways }です。
               *[false] { NUMBER($place) }番目のキー：{ $from }からは、{ $key }にもほかのキーにも行けません。
            }
    .limit-broken = { $atMost ->
                [0] { NUMBER($place) }番目のキー：制限により、{ $key }は使えません。
               *[other] { $isOne ->
                    [true] { NUMBER($place) }番目のキー：{ $key }が使えるのは{ NUMBER($atMost) }回までで、もう使いきりました。
                   *[false] { NUMBER($place) }番目のキー：{ $key }を使うと多すぎます。{ $keys }は、合わせて{ NUMBER($atMost) }回までです。
                }
            }
    .too-long = { NUMBER($place) }番目のキー：ここでは列は{ NUMBER($length) }キーまでです。残りを消してください。
limit = { $atMost ->
            [0] { $which ->
                [all] どのキーも使わない
                [one] { $keys }も使わない
               *[several] { $keys }も使わない
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] どのキーも{ NUMBER($atMost) }回まで
                    [one] { $keys }は{ NUMBER($atMost) }回まで
                   *[several] { $keys }はそれぞれ{ NUMBER($atMost) }回まで
                }
               *[false] { $which ->
                    [all] 全部のキーを合わせて{ NUMBER($atMost) }回まで
                    [one] { $keys }は{ NUMBER($atMost) }回まで
                   *[several] { $keys }は合わせて{ NUMBER($atMost) }回まで
                }
            }
        }
nor = {", "}
question = { NUMBER($length) }キーの列{ $hasMoves ->
            [true] （{ $isKnight ->
                [true] どのキーも前のキーからナイトの動きで進む
               *[false] どのキーも前のキーから{ $leaps }の跳び方で進む
            }{ $hasStart ->
                [true] 、{ $start }で始まる
               *[false] {""}
            }{ $hasLimits ->
                [true] 、{ COMMAS($limits) }
               *[false] {""}
            }）
           *[false] { $hasStart ->
                [true] （{ $start }で始まる{ $hasLimits ->
                    [true] 、{ COMMAS($limits) }
                   *[false] {""}
                }）
               *[false] { $hasLimits ->
                    [true] （{ COMMAS($limits) }）
                   *[false] {""}
                }
            }
        }。
betweenLimits = 、
sequences = { $short }通り
counted = { $sequences }。
size = { NUMBER($length) }けた、約{ $short }
percent = { $floor }%
cancelled = 数えるのを中止しました。
notCounted = 数えられませんでした：{ $message }。
columns = - キー
    - 列の数
whyTwo = - キー1つを数字1つとみると、列全体が1つの長い数になります。どちらの端からでも読めます。
    - 18キーのもとになった記事では、A H A H K B K B K Bの数は309,514,218,678です。最初のキーは1の位、2番目は18の位、3番目は18²の位、と続きます。
    - 同じ記事のプログラムは、77,396,869,081と答えます。code = code × 18 + digit（ホーナー法）で計算するので、最初のキーがいちばん上の位になります。
    - どちらの読み方でも、同じ長さの2つの列が同じ数になることはありません。
digits = { $isOne ->
            [true] キーが1つだけなら、どの数も0です。
           *[false] キーはそれぞれ{ NUMBER($base) }進法の数字です：{ $pairs }。
        }
betweenPairs = 、
noCode = 列を入力すると、その数が出ます。
listed = { $isNone ->
            [true] ありません。
           *[false] { $hasAll ->
                [true] { $all }通りのうち{ NUMBER($from) }–{ NUMBER($to) }
               *[false] { NUMBER($from) }–{ NUMBER($to) }
            }
        }
pageFound = { NUMBER($page) }ページ：{ $what }
beyondList = 一覧は{ NUMBER($page) }ページより前で終わります。
searching = 探しています…
searchedLong = まだ見つかりません。この制限に合う列はわずかです。さらに探すか、制限をゆるめてください。
none = そのような列はありません。
walkIt = { $sequence }に沿って歩く
exported = { $hasAll ->
            [true] { NUMBER($done) }/{ $big }
           *[false] { NUMBER($done) }通り
        }
exportDone = { NUMBER($lines) }通りを保存しました。
exportCancelled = 中止しました。何も保存していません。
nothingToExport = 保存するものがありません。
exportTooLarge = すべての列を書くと{ NUMBER($megabytes) } MBを超え、ブラウザでは扱えません。列を短くするか、最初のキーを1つに決めてください。
fileName = knight-sequences-of-{ $length }.txt
title = { $keypad } · { NUMBER($length) }キー{ $hasTotal ->
            [true] ：{ $sequences }
           *[false] {""}
        } · { $page }
fields =
    .step = ステップ
    .theme = 配色
passedOver = { $name }：{ $message }。この値は使いません。
wrong =
    .number = { QUOTED($value) }は{ NUMBER($least) }から{ NUMBER($most) }までの整数ではありません
    .limit = { QUOTED($value) }は制限ではありません。AEIO:2のように、キーと数を書いてください
