labels =
    .title = 方法を比べる
    .intro = どのレーンも盤とスタートは同じで、方法だけがちがいます。すべてのマスを通れるのはどれでしょう。
    .parts = 何を比べるか
    .lanes = レーン
    .addLane = レーンを増やす
    .common = 盤とスタート
    .whyTies = 同点が大事なわけ
    .picker = このレーンの方法を変える
    .reroll = 別のシード
    .runs = 終わった回
    .noRuns = 最後まで再生した回が、ここに並びます。
    .copyCsv = CSVでコピー
    .clear = 一覧を消す
    .map = 成功マップ
    .mapIntro = スタートのマスで結果は変わるでしょうか。すべてのマスから1回ずつ始めて、結果に印をつけます。
    .testWarnsdorff = 「ワーンスドルフの規則はいつも閉じたツアーになる」は本当か
    .testNeural = 「ニューラルネットワークは必ず落ち着く」は本当か
    .compute = マップを作る
    .cancel = 中止
    .seeds = 1マスあたりの回数
    .progress = マップの進み具合
    .method = 方法
    .rule = 自分の規則
    .seedNote = このシードと、それに続くシードを使います。マップのマスを選ぶと、その回が開きます。
parts =
    .race = レース
    .map = マップ
    .contest = 競争
tiesIntro = 3つのナイトはどれもワーンスドルフの規則に従います。ちがうのは、同点のときにどうするかだけです。最初に行き詰まるのはどれでしょう。レースは{ NUMBER($seconds) }秒で終わります。
lane = レーン{ NUMBER($n) }
removeLane = レーン{ NUMBER($n) }を外す
methods =
    .warnsdorff = 行き先がいちばん少ないマスへ進む
    .backtracking = 行き詰まったら手を戻す
    .restarts = 行き詰まったら最初からやり直す
    .rotations = 行き詰まったら道を組み替える
    .edges-first = まず端を通り、あとで直す
    .blocks = 小さなブロックのツアーをつなぐ
    .cycles = 小さな輪をつなぐ
    .smooth = あまり曲がらない
    .neural = すべてのマスが同時に決める
    .permutations = マスの順番をすべて試す
    .best = いくつもの方法を試す
    .longest = できるだけ多くのマスを通る
    .symmetric = うつした場所でも同時に進む
tieBreaks =
    .first = 同点なら：決まった順番で最初のマス
    .random = 同点なら：ランダムに選ぶ
    .pohl-sum = 同点なら：もう1手先を見る
    .pohl-min = 同点なら：先がいちばん狭いほうへ
    .roth = 同点なら：中心から遠いほうへ
    .roth-random = 同点なら：中心から遠いほう、次にランダム
    .squirrel-cull = 同点なら：盤の区域ごとの計画に従う
ownRule = 自分の規則に従う
notHere = この方法は、この盤のこのスタートでは使えません。別のスタートを選んでください
otherTarget = { $target ->
            [closed] この方法は閉じたツアーだけを探します。
           *[other] この方法は別の種類のツアーだけを探します（{ $name }）。
        }
status =
    .start = スタート前
    .step = ステップ{ NUMBER($position) }
    .closed = 閉じたツアー
    .open = 開いたツアー
    .stuck = 行き詰まり：{ NUMBER($visited) }/{ NUMBER($squares) }マス
    .longest = 道：{ NUMBER($squares) }マスのうち{ NUMBER($visited) }マス
    .cycles = 1つのツアーにならず、輪が{ $cycles ->
                [1] 1つ
                [2] 2つ
                [3] 3つ
                [4] 4つ
                [5] 5つ
                [6] 6つ
                [7] 7つ
                [8] 8つ
                [9] 9つ
               *[other] { NUMBER($cycles) }個
            }
    .impossible = ツアーは存在しない
    .gave-up = あきらめた
ofLanes = { COMMAS($lanes) }：{ $status }。
ofAllLanes = { $status }。
title = { $compare }：{ $board }、{ $progress } · { $page }
caption = マスを{ $press }すると、すべてのレーンがそこから始まります。
computing = 計算中：ステップ{ NUMBER($position) }。Escキーで止まります。
ofLane = { $lane }：{ $problem }
tooFewLanes = レーン：比べるには2本必要です。もう1本を加えました。
tooManyLanes = レーン：リンクには{ NUMBER($found) }本ありますが、使えるのは{ NUMBER($most) }本までです。最初の{ NUMBER($most) }本を表示します。
boardTooLarge = { NUMBER($squares) }マスの盤は、この部屋には大きすぎます。{ NUMBER($most) }マスまでの盤を選んでください
wrongSeeds = { $seeds }：{ QUOTED($value) }は使えません。{ COMMAS($known) }から選んでください。代わりに{ $usual }を使います。
wordReplaced = { $called }：{ $message }。{ $name ->
            [lanes] いつものレーンを表示します。
            [map] いつもの方法を使います。
            [seeds] いつもの回数を使います。
           *[other] 競争は行いません。
        }
wrong =
    .graph = 「比べる」で使えるのは盤だけです。グラフは「調べる」で開いてください
    .part = { QUOTED($value) }は使えません。次の中から選んでください：{ COMMAS($known) }
columns =
    .board = 盤
    .start = スタート
    .method = 方法
    .outcome = 結果
    .steps = ステップ
    .backtracks = 後戻り
    .restarts = やり直し
    .closed = 閉じた？
yes = はい
no = いいえ
method = { $method }{ $whenStuck ->
            [backtrack] 、1手戻る
            [restart] 、やり直す
           *[other] {""}
        }、シード{ $seed }
mapProgress = { NUMBER($all) }回のうち{ NUMBER($done) }回
mapCancelled = 中止しました。マップにはここまでの結果が出ています。
mapFailed = マップを作れませんでした：{ $message }
mapTooLarge = マップを作れるのは{ NUMBER($most) }マスまでの盤です。上で、もっと小さい盤を選んでください。
ofMap = { $map }：{ $problem }
rate = { $isOncePerSquare ->
            [true] { NUMBER($tried) }マスのうち{ NUMBER($tours) }マスでツアーができました。そのうち閉じたツアーは{ NUMBER($closed) }マスです。
           *[false] { NUMBER($tried) }回のうち{ NUMBER($tours) }回でツアーができました。そのうち閉じたツアーは{ NUMBER($closed) }回です。
        }{ $refused ->
            [0] {""}
           *[other] この方法では始められないマスが{ NUMBER($refused) }あります。
        }
claims =
    .warnsdorff = { $failed ->
                [0] この盤では本当です。どの回も閉じたツアーになりました。
               *[other] この盤では本当ではありません。{ NUMBER($failed) }回は閉じたツアーになりませんでした。
            }
    .neural = { $isImpossible ->
                [true] この盤には閉じたツアーがないので、ネットワークが見つけるものはありません。
               *[false] { $restless ->
                    [0] この盤では本当です。{ NUMBER($tried) }回すべてで落ち着きました。
                   *[other] この盤では本当ではありません。{ NUMBER($restless) }回は落ち着きませんでした。
                }{ $cycles ->
                    [0] {""}
                   *[other] ただし、{ NUMBER($cycles) }回は1つのツアーではなく、いくつもの輪になりました。
                }
            }
inGeneral =
    .warnsdorff = ほかの盤でも正しくありません。規則はスタートへ帰る道を見ていないので、ツアーが閉じるのは運しだいです。8 × 8で同点をランダムに決めると、閉じるのは約13%。大きな盤では、同点をランダムに決めると、ツアーそのものがめったにできません。
    .neural = 一般には正しくありません。よく本にのっている式では、442,000回調べて、すべてのマスに手が2つある状態で落ち着いたことは一度もありませんでした。正しく直した式では、ニューロンを毎回ちがう順番で更新すると、すべて落ち着きました。決まった順番では91%から97%です。必ずうまくいくと証明した人はいません。それに、手が1つのツアーにまとまることは少なく、8 × 8では約20%です。
endings =
    .closed = 閉じたツアー
    .open = 開いたツアー
    .stuck = 行き詰まり
    .cycles = いくつもの輪
    .impossible = ツアーは存在しない
    .gave-up = あきらめた
    .refused = ここからは始められない
cell =
    .idle = { $square }：まだです
    .one = { $square }：{ $ending }。この回を「調べる」で開く
    .many = { $square }：{ NUMBER($runs) }回のうち{ NUMBER($tours) }回でツアー（{ $percent }%）、閉じたもの{ NUMBER($closed) }回。「{ $ending }」で終わった回を「調べる」で開く
legend =
    .closed = 閉じたツアー
    .open = 開いたツアー
    .failed = ツアーなし
    .refused = ここからは始められない
shareLegend = 1マスで何回も試した場合、数字はツアーになった割合（%）です。マスを選ぶと、その中の1回が開きます。失敗があれば、失敗した回です。
