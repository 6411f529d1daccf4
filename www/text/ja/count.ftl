labels =
    .intro = ある盤に、ちがうツアーはいくつあるでしょうか。チェス盤では多すぎて書き並べられません。そこで、うまい数え方を考えます。
    .heading = 何を数えるか
    .withHoles = 穴のある盤
    .boardText = 盤を.と#の行、または大きさで書く
    .takeBoard = この盤を使う
    .drawBoard = 「作る」でかく
    .fromSquare = 最初のマス（空ならどこでも）
    .toSquare = 最後のマス（空ならどこでも）
    .starts = それぞれのマスから始まる数
    .directed = 逆向きのツアーは
    .copies = 回したり裏返したりしたツアーは
    .memory = メモリ
    .exact = 正確に数える
    .howCounted = もっと：どうやって数える？
    .start = 数える
    .startAnyway = それでも数える
    .notNow = 今はやめる
    .cancel = 中止
    .countProgress = 数えている進み具合
    .estimates = 見積もり
    .estimateIntro = ランダムな歩みから、まだだれも数えていない盤でも、およその数がわかります。
    .howEstimated = もっと：歩みでどうやって数える？
    .chances = 100万分の1の確率で見つかるツアーを1つ見つけたら、100万のツアーと数えます。行き止まりになったら、0と数えます。
    .average = たくさんの歩みの平均は、ツアーの数に近づきます（ドナルド・クヌース、1975年）。回したり裏返したりしたものは、別々に数えます。
    .fours = 時間を節約するため、4つの歩みが最初の3分の1をいっしょに進みます（Herman KahnとTheodore Harris、1951年）。
    .walkSettings = 見積もり方
    .weight = 重み
    .weightNote = 重み1では、どの手も同じように選びます。重みが小さいほど、ワーンスドルフの規則に近くなります。
    .weightMore = 重みが小さいと、行き先の少ないマスを選び、その近くのマスを残します。8 × 8では、重み0.75が実際のツアーの動きにいちばん近くなります。
    .walks = 歩みの回数
    .estimate = 見積もる
    .badWeight = 悪い重みを試す
    .estimateProgress = 見積もりの進み具合
    .asTable = 曲線を表で見る
    .uncounted = まだだれも数えていない盤：
    .tours = すべてのツアー
    .toursIntro = 見つけた順に、1つずつ並べます。回したり裏返したりしたものも入ります。ツアーを選ぶと「調べる」で開きます。
    .list = 並べる
    .previous = 前へ
    .next = 次へ
    .known = 知られている数
    .findKnown = 盤、数、名前でさがす
    .copyCsv = CSVでコピー
    .copyJson = JSONでコピー
    .knownNote = 「ここで数えた数」は、このページを開いてから数えたものです。開いたツアーには、閉じられるものも入ります。
    .allAsCsv = 知られている数をすべてCSVで
    .allAsJson = 知られている数をすべてJSONで
    .history = まちがっていた数
    .announced = 1996年、2人の研究者が、8 × 8の盤に閉じたツアーは33,439,123,484,294通りあると発表しました（Martin LöbbingとIngo Wegener。二分決定図という方法を使いました）。
    .corrected = これは正しいはずがありません。ツアーは、裏返したり90°回したりすれば必ず別のツアーになり、180°回すと同じツアーになることもあります。ですから、ツアーは4つか8つの組になりますが、この数は4で割り切れません。1997年にBrendan McKayが13,267,364,410,532通りと数えました。このページで数えても同じです。
    .countIt = ここで数える
directions =
    .false = 同じツアー
    .true = 別のツアー
copies =
    .false = 別のツアー
    .true = 同じツアー
unlisted = この場合の数は、まだ一覧にありません。数えるか、見積もってみましょう。
foundRows = { NUMBER($all) }件のうち{ NUMBER($found) }件
cancelled = 中止しました。
notYet = –
methods =
    .folded = 盤の上半分を1行ずつ進みながら数えます。鏡に映した形は1つにまとめます。下半分は上半分をさかさにしたものなので、最後に2つをつなぎます。
    .frontier = 1マスずつ進みながら数えます。それまでに選んだ手については、つながっていない端だけを覚えておきます。そのため、同じ状況を2度調べることはありません。
keptFirst = その前に、回したり裏返したりしても変わらないツアーを、折りたたんだ盤で数えます。そのようなツアーは、同じとみなすものが少ないからです。
outOfMemory = 途中で止まりました。メモリが足りなくなったのかもしれません。もっと小さい盤を試してください。
stages =
    .planning = 計画を立てている
    .joining = 2つの半分をつないでいる
    .symmetric = 対称なツアーを数えている
details = くわしく
faults =
    .overflow = プログラムが64ビットで計算したため、2⁶⁴の倍数だけ足りません
    .symmetry = ツアーは4つか8つずつ組になりますが、この数は4で割り切れません
    .by-hand = 手で見つけた数です
    .unexplained = 別々に作られたほかのプログラムが、そろってちがう数を出しています
tooLarge = ブラウザには大きすぎます。このコマンドを打ってください：
copyCommand = コピー
columns =
    .board = 盤
    .known = 知られている数
    .kind = ツアー
    .here = ここで数えた数
    .source = 出典
noTours = そのようなツアーはありません。
withHoles = 穴のある盤
-tours = { $size }の{ $isClosed ->
        [true] 閉じたツアー
       *[false] 開いたツアー
    }
spoken = { -tours }は{ NUMBER($tours) }通り。
title = { $count }：{ -tours } · { $page }
-where = { $size }（{ NUMBER($squares) }マス）で、{ $piece }の
meaning =
    .closed = { -where }閉じたツアーを数えます。すべてのマスを1回ずつ通り、もう1手で最初のマスに戻るものです。どこから始めても同じとみなします。
    .open = { -where }開いたツアーを数えます。すべてのマスを1回ずつ通り、どこで終わってもかまいません。たまたま1手でスタートに戻れるものも入ります。
    .directed = 逆向きのツアーは、別のものとして数えます。
    .undirected = 逆向きのツアーは、合わせて1つと数えます。
    .upToSymmetry = 回したり裏返したりしたものは、同じツアーとみなします。
    .separately = 回したり裏返したりしたものは、別のツアーとみなします。
    .from = { $start }から{ $hasEnd ->
            [true] { $end }まで
           *[false] 始まるもの
        }だけを、その向きで1つずつ数えます。
kind = { $isClosed ->
        [true] 閉じた
       *[false] 開いた
    }、{ $isDirected ->
        [true] 向きを区別する
       *[false] 向きを区別しない
    }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) }秒
    .seconds = { NUMBER($value) }秒
    .minutes = { NUMBER($value) }分{ $seconds ->
            [0] {""}
           *[other] { NUMBER($seconds) }秒
        }
    .hours = { NUMBER($value) }時間
    .days = { NUMBER($value) }日
    .years = { NUMBER($value) }年
percent =
    .some = { $percent }%
    .least = 0.1%未満
memoryOf = { NUMBER($nLess) } GiBまで
settings =
    .page = ページ
    .show = 作業中の表示
    .board = 盤
    .leaper = 駒
    .theme = 配色
    .target = ツアー
    .seed = シード
wrong =
    .choice = { QUOTED($value) }は使えません。次の中から選んでください：{ COMMAS($known) }
    .page = { QUOTED($value) }はページではありません。1のような整数を書いてください
replaced =
    .other = { $name }：{ $message }。代わりに{ QUOTED($instead) }を使います。
    .usual = { $name }：{ $message }。代わりにいつもの値を使います。
taking = 約{ $inWords }、メモリ{ $bytes }
costs =
    .none = 定理で答えがわかるので、時間はかかりません。
    .known = { $hasSeconds ->
            [true] 約{ $inWords }かかり、メモリを{ $bytes }まで使います。
           *[false] メモリを{ $bytes }まで使います。
        }
    .coming = 必要なメモリを調べています…
    .guessed = 目安は{ $taking }です。「{ $memory }」の上限に達すると止まります。
    .unknown = 使うメモリは、数えながら表示します。「{ $memory }」の上限に達すると止まります。
tooLong = 目安では{ $taking }かかります。それでも始めますか。
refusal = ここでは数えられません：{ $message }。
notCounted =
    .refused = 途中で止まりました：{ $message }。
    .said = ブラウザのメッセージ：{ $bare }。
notListed = このツアーは並べられません：{ $message }。
progress =
    .now = 今
    .layer = { NUMBER($all) }層のうち{ NUMBER($layer) }層目
    .states = 層の状態
    .memory = メモリ
    .cores = CPUコア
    .time = かかった時間
    .timeLeft = 残り時間
    .about = 約{ $duration }
layersCaption =
    .soFar = 終わった層ごとに覚えた状態の数。ここまでの最大は{ NUMBER($most) }。
    .over = マスの層ごとに覚えた状態の数。最大{ NUMBER($most) }。
layersSummary = 棒グラフ：{ NUMBER($steps) }層のうち{ NUMBER($done) }層が終わりました。いちばん大きいのは{ NUMBER($largest) }層目で、{ NUMBER($most) }状態です。
counted = { -tours }（{ $isDirected ->
        [true] 向きを区別する
       *[false] 向きを区別しない
    }、{ $isUpToSymmetry ->
        [true] 回したり裏返したりしたものは同じとみなす
       *[false] 回したり裏返したりしたものは別とみなす
    }）。{ $duration }で数えました。
countedFrom = { $size }の開いたツアーのうち、{ $start }から{ $hasEnd ->
        [true] { $end }まで
       *[false] 始まるもの
    }（その向きで1つずつ）。数えるのにかかった時間：{ $duration }。
otherWay =
    .undirected = 向きを区別しなければ{ $tours }通りです。
    .directed = 向きを区別すれば{ $tours }通りです。
published =
    .same = 知られている数と同じです：{ $source }。
    .other = 知られている数は{ $tours }です：{ $source }。
source =
    .byOne = { $name }（{ $by }）
    .byBoth = { $name }（{ $by }、{ $year }）
sources = { $first }；{ $second }
countedByCommand = コマンドで数えた数
using = { NUMBER($threads) }スレッド、メモリ{ $bytes }{ $hasDiskBytes ->
            [true] 、ディスク{ $bytes2 }
           *[false] {""}
        }
byCommand = コマンドは{ $knownTime }で数えました（{ $using }）。
checked =
    .seam = 真ん中ではなく{ NUMBER($row) }行目の下で半分どうしをつないでも、同じ数になります。
    .order = マスの順番を変えて数えても、同じ数になります。
    .frontier = 半分に分けず、1マスずつ数えても、同じ数になります。
    .threads = { NUMBER($threads) }スレッドで数えても、同じ数になります。
    .symmetry = 回したものや裏返したものを同じと数えると{ $classes }です。対称で変わらないツアーを加えると割り切れるので、つじつまが合います。
    .estimate = { NUMBER($walks) }回のランダムな歩きでは、{ $low }から{ $high }の間と見積もられます。
differs = { $source }では{ $grouped }です。これは誤りです：{ $fault }。
bothWays = { $source }は2つの向きを別々に数えています：{ $grouped }。
takes = { $knownTime }かかります（{ $using }）。
copyCommandFor = { $sizeOf }のコマンドをコピー
same = 同じ、{ $duration }
openTour = ツアー{ NUMBER($index) }：「調べる」で開く
toursShown = { $hasAll ->
            [true] ツアー{ NUMBER($first) }–{ NUMBER($last) }（全{ $grouped }通り）
           *[false] ツアー{ NUMBER($first) }–{ NUMBER($last) }
        }
searching = { $passed ->
            [0] 探しています…
           *[other] 探しています…　{ NUMBER($passed) }通りとばしました
        }
startsSoFar = 数えています：{ NUMBER($done) }/{ NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = 開いたツアーは{ NUMBER($tours) }個（向きの違いは別に数えます）。{ COMMAS($list) }。
