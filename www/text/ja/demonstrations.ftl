labels =
    .stop = 止める
    .again = もう一度
    .unfold = ほどく
    .fold = もどす
    .pause = 一時停止
    .drawing = 盤からグラフへ
    .previous = 前のページ
    .next = 次のページ
    .check = 確かめる
    .clear = 消す
    .tryRule = この規則を試す
    .contest = この規則で競う
running = 計算中…
guessFirst = 先に答えましょう。それからナイトが出発します。
tieBreaks = 同点の決め方
rulesGuessFirst = 先に答えましょう。それから、どの規則もすべてのマスから1回ずつ始めます。
threeRules = - ランダムに進む
    - 端にいちばん近い
    - 行き先がいちばん少ない
guessMap = 横と縦の大きさごとの盤
mapSigns =
    .schwenk = 閉じたツアーがある
    .open-theorem = ツアーがある
    .one-square = 1マスだけ
    .odd-area = ツアーなし：マスの数が奇数
    .side-1 = ツアーなし：1辺が1
    .side-2 = ツアーなし：1辺が2
    .side-4 = ツアーなし：1辺が4
    .small-exception = ツアーなし：盤が小さすぎる
timed = すべて計り終えました。方法ごとに、いちばん長い棒を幅いっぱいにしています。
searching = 探しています…
estimateBar = 本当の数は、3回に約2回は太い棒の中に、20回に19回は細い棒の中にあります。
estimateMarks =
    .known = McKay、1997年
    .wrong = 1996年の発表
scaleName = 閉じたツアーの数（兆）
imagesOf =
    .found = 今見つけたツアー
    .euler = 1759年のオイラーのツアー
failed = ブラウザで計算できませんでした：{ $message }
walksMade = { NUMBER($walks) }回の結果：{ NUMBER($squares) }マスのうち平均{ NUMBER($mean, minimumFractionDigits: 1) }マス、最高{ NUMBER($best) }マス、{ $tours ->
            [0] ツアーはなし
           *[other] ツアーは{ NUMBER($tours) }回
        }。
walksSoFar = ここまで{ NUMBER($walks) }回。棒から数を読み取りましょう。
bin = { NUMBER($from) }–{ NUMBER($to) }マス：{ NUMBER($walks) }回
lane = { $board }、{ $start }から
placements = 置いた回数{ NUMBER($n) }
laneOver = { $isTour ->
            [true] { NUMBER($n) }回置いてツアーができました。
           *[false] { $isStopped ->
                    [true] { NUMBER($n) }回置いたところで止めました。
                   *[false] { NUMBER($n) }回置いて、ツアーはありませんでした。
                }
        }
mapMade = { $rule }：{ NUMBER($starts) }マスのうち{ NUMBER($tours) }マスからツアーができました。
stuckFrom = { $start }から行き詰まり：「調べる」で見る
failuresOn = { $stuck ->
            [0] { $board }：行き詰まりなし
           *[other] { $board }：{ NUMBER($starts) }マスのうち{ NUMBER($stuck) }マスで行き詰まり（{ NUMBER($percent, minimumFractionDigits: 1) }%）
        }
failuresFound = { $without ->
            [0] { NUMBER($boards) }種類の盤を調べました。規則はどの盤でも行き詰まります。
           *[other] { NUMBER($boards) }種類の盤を調べました。規則が行き詰まらないのは{ NUMBER($without) }種類だけです。
        }
orderInExplore = 順番{ $moves }のバックトラック法：「調べる」で見る
ordersTried = { NUMBER($orders) }通りの順番のうち{ NUMBER($done) }通りが、{ NUMBER($most) }回以内に巡回にたどり着きました。いちばんよいものは{ NUMBER($least) }回でした。
usualRule = { $isLarge ->
            [true] Rothの規則
           *[false] ワーンスドルフの規則
        }
ruleTried = { $rule }：{ NUMBER($runs) }か所から始めてツアー{ NUMBER($tours) }回
againstRoth = { $lead ->
            [ahead] Rothに勝ちました！　ツアーは{ NUMBER($own) }回、Rothの規則は{ NUMBER($roths) }回です。これくらいの差は、運かもしれません。ほかの盤でも競えば、もっとよくわかります。
            [level] Rothの規則と同じです。どちらもツアーは{ NUMBER($own) }回。あと1つ見つけられますか。
           *[behind] Rothの規則の勝ちです。Rothが{ NUMBER($roths) }回、こちらは{ NUMBER($own) }回。別の規則を試してみましょう。
        }
unfolded = { $share ->
            [0] 盤
            [1] 輪にかいたグラフ
           *[other] ほどいている途中
        }
guessCell = { $size }{ $isMarked ->
            [true] 、印あり
           *[false] {""}
        }
guessedCell = { $size }：閉じたツアー{ $exists ->
            [true] あり
           *[false] なし
        }、{ $reason }。予想は{ $isRight ->
            [true] 当たり
           *[false] はずれ
        }
guessing = { NUMBER($boards) }枚の盤のうち{ NUMBER($marked) }枚に印
guessed = { NUMBER($boards) }枚の盤のうち、{ NUMBER($right) }枚で当たりました。はずれた盤は太い枠です。閉じたツアーがないのは、次の3つの場合だけです。マスの数が奇数のとき、1辺が1、2、4のとき、それに3 × 4、3 × 6、3 × 8のとき。A. J. Schwenkが1991年に証明しました。
seconds = { $n }秒
milliseconds = { $n } ms
timing = { $hasMs ->
            [true] { $board }：{ $duration }{ $hasTimes ->
                    [true] （{ NUMBER($times, minimumFractionDigits: 1) }倍）
                   *[false] {""}
                }
           *[false] { $board }：1秒ではツアーなし
        }
notTimed = { $board }：試していません
toursPage = { NUMBER($pages) }ページ中{ NUMBER($page) }ページ、ツアーは全部で{ NUMBER($tours) }通り
openTour = ツアー{ NUMBER($n) }：「調べる」で見る
counted = { $what }：{ $tours }通り、{ $duration }で数えました
laneEnded = { $name }：{ $outcome }
asSentence = { $result }。
counting = { $what }：ここまで{ NUMBER($states) }状態
toursOf = { $board }の{ $isClosed ->
            [true] 閉じた
           *[false] 開いた
        }ツアー
sweep = { $what }：{ NUMBER($layers) }ステップ、同時に最大{ NUMBER($most) }状態
estimated = { NUMBER($walks) }回歩いて、閉じたツアーは約{ NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }兆通り。
positions = { $what }：ちがう向きは{ NUMBER($different) }通り
positionsTold = 今見つけたツアーには、ちがう向きが{ NUMBER($found) }通り、オイラーのツアーには{ NUMBER($eulers) }通りあります。
