formationSides =
    .left = 左端
    .right = 右端
    .bottom = 下端
    .top = 上端
uses =
    .goes-on = そこからなら、空いている{"マス"}へ進めます。
    .closes = そこからなら、スタートへ戻れます。
    .detour = これで寄り道が入ります。
    .none = 端にできる{"マス"}のうち、いちばん長く端になっていなかったものです。
options_order =
    .name = 順番
options_order_values_tutorial =
    .name = 手の順番どおり
    .short = 順番：手の順番
options_order_values_fewest-first =
    .name = 行き先の少ない順
    .short = 順番：行き先の少ない順
options_prune =
    .name = 先読み
options_prune_values_false =
    .name = しない
    .short = 先読み：しない
options_prune_values_true =
    .name = する：見こみがなければ戻る
    .short = 先読み：する
options_update =
    .name = 更新
options_update_values_shuffled =
    .name = 1つずつ、順番を混ぜて
    .short = 更新：1つずつ、順番を混ぜて
options_update_values_fixed =
    .name = 1つずつ、決まった順番で
    .short = 更新：1つずつ、決まった順番で
options_update_values_all-at-once =
    .name = すべて同時に
    .short = 更新：すべて同時に
options_equation =
    .name = 式
options_equation_values_corrected =
    .name = 正しく直したもの
    .short = 式：正しく直したもの
options_equation_values_printed =
    .name = 本のまま：うまくいかない
    .short = 式：本のまま
options_merge =
    .name = 連結
options_merge_values_false =
    .name = しない
    .short = 連結：しない
options_merge_values_true =
    .name = する：最後に輪をつなぐ
    .short = 連結：する
options_growth =
    .name = のばし方
options_growth_values_fewest =
    .name = 行き先の少ない順
    .short = のばし方：行き先の少ない順
options_growth_values_random =
    .name = ランダム
    .short = のばし方：ランダム
options_symmetry =
    .name = 対称
options_symmetry_values_any =
    .name = できる最初のもの
    .short = 対称：できる最初のもの
options_symmetry_values_half-turn =
    .name = 半回転
    .short = 対称：半回転
options_symmetry_values_quarter-turn =
    .name = 4分の1回転
    .short = 対称：4分の1回転
options_symmetry_values_mirror =
    .name = 鏡うつし
    .short = 対称：鏡うつし
options_crossings =
    .name = 交差
options_crossings_values_any =
    .name = あってもよい
    .short = 交差：あってもよい
options_crossings_values_none =
    .name = なし
    .short = 交差：なし
otherOption = { $id }：{ $value }
triedBy =
    .warnsdorff = どの回も、規則に従って行き止まりになるか、歩数を使いきりました。
    .restarts = どの回も、行き止まりになるか、閉じませんでした。
    .backtracking = すべての可能性を試すには時間が足りませんでした。
    .edges-first = 残った{"マス"}の中に、寄り道で通れないものがありました。
    .blocks = ツアーが見つからないブロックがあったか、つなげないブロックがありました。
    .rotations = ずっと、道の端を組み替えては、やり直していました。
    .cycles = どう入れ替えても、残った輪がつながりませんでした。すべて試すには時間がかかりすぎます。
    .neural = ネットワークは、いくつもの輪になって落ち着いたか、落ち着きませんでした。
    .symmetric = できた道を、うつした道とつなぐことができませんでした。
askedMethods =
    .theory = 理論
    .cycles = 小さな輪をつなぐ方法
    .rotations = 道の端を組み替える方法
    .decision = 1{"マス"}ずつ調べる方法
    .cycles-again = 別の輪をつなぐ方法
    .exhaustive = すべてを試す方法
pruneCauses =
    .unreachable = { SQUARE($name) }へ行く手がもうないからです。
    .too-many-ends = { SQUARE($name) }はツアーの端にしかなれませんが、両端はもう決まっているからです。
    .cut-in-two = ここからは、もう{ SQUARE($name) }へ行けないからです。
    .start-cut-off = スタートの{ SQUARE($name) }へ1手で戻れる{"マス"}が、もう空いていないからです。
rotation = { $left ->
            [0] すべての{"マス"}を通りましたが、{ SQUARE($focus) }から{ SQUARE($start) }へは1手で戻れません。
           *[other] { SQUARE($focus) }からは、空いている{"マス"}へ進めません。
        }そこで、道の端の{ SQUARE($focus) }を{ SQUARE($at) }につなぎ、{ SQUARE($at) }から先を逆向きにします。新しい端は{ CHOSEN($to) }です。{ PARTS($use) }
-maker = { $isRule ->
        [true] 規則
       *[false] 方法
    }
wentByHand =
    .alone = 自分で{ $to }へ進みました。
    .same = 自分で{ $to }へ進みました。{ -maker }でも同じです。
    .other = 自分で{ $to }へ進みました。{ -maker }なら{ $preferred }でした。
-ways = { $ways ->
        [0] 行き先なし
       *[other] 行き先{ $ways }か所
    }
-next-order = 次の順列は{ $order }
-loops = { $cycles ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $cycles }個
    }
-things-left = { $left ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $left }個
    }
-things-moves = { $moves ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $moves }個
    }
-things-joined = { $joined ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { $joined }個
    }
-loops-left = { $cycles ->
        [1] 残った輪は1つ。閉じたツアーです。
       *[other] 残りの輪は{ -loops }です。
    }
-still-missing = { $missing ->
        [0] これで、どの{"マス"}にも手が2つあります。
       *[other] あと{ $missing }手足りません。
    }
-cause = { $cause ->
        [several-cycles] ネットワークは落ち着きましたが、輪が1つではなく{ -loops }あります。
        [no-merge] ネットワークは、{ -loops }の輪をこれ以上つなげません。
        [too-many-sweeps] ネットワークは{ $sweeps }回のスイープでは落ち着きませんでした。
       *[frozen] ネットワークは落ち着きましたが、手が2つない{"マス"}があります。
    }
stories =
    .forward = { $tried ->
            [0] {""}
           *[other] { $tried }か所で失敗したので、
        }{"ナイト"}は{ SQUARE($focus) }から、順番で次の{"マス"}を試します：{ CHOSEN($to) }。{ $left ->
            [0] {""}
           *[other] 残りの{ $left }か所は、あとで試します。
        }
    .prune = { SQUARE($focus) }からはツアーができません。{ PARTS($why) }{"ナイト"}は{ CHOSEN($to) }に戻ります。
    .by-hand = 自分で{ SQUARE($focus) }から{ CHOSEN($to) }へ進みます（{ -ways }）。{ $isSame ->
            [true] { -maker }でも同じです。
           *[false] { -maker }なら{ SQUARE($preferred) }でした。
        }
    .closed-by-hand = 自分で{ CHOSEN($to) }へ進み、ツアーを閉じます。
    .take-next = ツアーは{ SQUARE($focus) }から{ CHOSEN($to) }へ進みます（{ -ways }）。{ $kind ->
            [more] ワーンスドルフの規則なら、行き先が{ $fewest }か所の{"マス"}へ進むところです。
            [fewest] いちばん少ないので、ワーンスドルフの規則どおりです。
           *[other] {""}
        }
    .breaks = { -next-order }。{ SQUARE($from) }から{ SQUARE($to) }へは1手で進めません。
    .not-closed = { -next-order }。どこも1手で進めますが、{ SQUARE($from) }から{ SQUARE($to) }へは1手で戻れません。
    .holds = { -next-order }。どこも1手で進めます。
    .attempt-failed = { $isOpen ->
            [true] すべての{"マス"}を通りましたが、ツアーは開いたままです。
           *[false] { $squares }{"マス"}のうち{ $visited }{"マス"}で行き止まりです。
        }{"ナイト"}は手をすべて戻します。ここまで{ $attempts }回のうち、すべての{"マス"}を通れたのは{ $complete }回（{ PERCENT($complete, $attempts) }）、閉じたものはありません。
    .closed-after-attempts = すべての{"マス"}を通り、{ CHOSEN($to) }へ進むとツアーが閉じます。{ $attempts }回目で初めて閉じました（{ PERCENT($one, $attempts) }）。そのうち、すべての{"マス"}を通れたのは{ $complete }回（{ PERCENT($complete, $attempts) }）です。
    .grow = 道は{ SQUARE($focus) }から{ CHOSEN($to) }へのびます（{ -ways }）。{ $isTied ->
            [true] 同点なので、ランダムに選びました。
           *[false] {""}
        }
    .grow-at-random = 道は{ SQUARE($focus) }から{ CHOSEN($to) }へのびます。{ $candidates }{"マス"}からランダムに選びました。
    .rotations-failed = 端を{ $turns }回組み替えましたが、だめでした。通ったのは{ $squares }{"マス"}のうち{ $visited }{"マス"}です。手をすべて戻し、{ $next }回目を始めます。
    .cut = { $side ->
            [rows] {"盤"}を、下から{ $after }行目のすぐ上で切ります。
           *[columns] {"盤"}を、左から{ $after }列目のすぐ右で切ります。
        }
    .base-tour = { $isWhole ->
            [true] {"盤"}全体が、{ $size }の1つのブロックです。
           *[false] { SQUARE($corner) }にある{ $size }のブロックです。
        }{ $origin ->
            [copied] 同じ大きさのほかのブロックと、同じツアーを使います。
            [closed] 探して見つけた閉じたツアーを使います。
           *[open] 探して見つけた開いたツアーを使います。
        }
    .blocks-joined = 2つのブロックが1つになります。それぞれの手を1つずつ取り、代わりにブロックをまたぐ手を2つ入れます。その1つは{ SQUARE($from) }から{ SQUARE($to) }へ行く手です。残りのツアーは{ -things-left }です。
    .piece-inserted = { SQUARE($from) }から{ SQUARE($to) }への手を外し、そこに次の部分のツアーを入れます。
    .strand-ends = { SQUARE($corner) }から{ NUMBER($columns) }列がツアーになり、そこから4本の道すじがのびます。
    .strands = 4本の道すじは、{ SQUARE($corner) }から2列ぶん進みます。
    .strands-tied = 4本の道すじを、{ SQUARE($corner) }から始まる列につなぎます。
    .opened = 開いたツアーを作るので、{ SQUARE($last) }からスタートの{ SQUARE($start) }へ戻る手を外します。
    .formation-sets-out = { SQUARE($from) }とその近くから、4本の道すじが出発します。始めの所では2本ずつつながっていて、並んで進みます。
    .formation-advances = { $strands ->
            [4] 4本の道すじがまっすぐ進み、最初の1本が{ SQUARE($to) }に着きます。
           *[other] { NUMBER($strands) }本の道すじがまっすぐ進み、最初の1本が{ SQUARE($to) }に着きます。
        }
    .formation-turns = { $edge }で、道すじが{ $moves }手で次の4本の列へ折り返します。
    .formation-ends = 最後の隅の{ SQUARE($at) }で、1本目は3本目と、2本目は4本目と出会います。始めとはちがう組み合わせなので、4本がまとまって1つの閉じたツアーになります。
    .formation-too-large = この{"盤"}には、4本の道すじが曲がる場所がありません。曲がる回数と交差の少ないツアーを、前もって探しておきました。
    .match = { $moves ->
            [1] 選べる手がいちばん少ない{"マス"}に、手を1つ加えます。{ -still-missing }
           *[other] 選べる手がいちばん少ない{"マス"}から順に、手を{ -things-moves }加えます。{ -still-missing }
        }
    .augment = 2つの{"マス"}で手が足りません。手を鎖のように入れ替え、{ $out }手を外して{ $added }手を入れると、両方に1つずつ増えます。{ -still-missing }
    .merge = 2つの輪が1つになります。それぞれの手を1つずつ取り、代わりに輪をまたぐ手を2つ入れます。小さいほうの輪は{ $size }{"マス"}でした。{ -loops-left }
    .exchange = もっと長い入れ替えで、{ $out }手を外し、同じ数だけ入れて、{ -things-joined }の輪をつなぎます。{ -loops-left }
    .shift = つなげる輪がありません。{ $out }手を入れ替えると、輪の形が変わります。数は{ -loops }のままです。
    .match-again = { -loops }の輪は、つながりません。手をすべて外し、{ $attempt }回目を始めます。
    .try-all = すべての可能性を試します。{ $ends }通りのうち{ $tried }通りが済みました。
    .found = すべての可能性を試して、ツアーが見つかりました。
    .next-method = { $name }では答えが出ませんでした。次は{ $next }です。
    .decide = この方法は、{"マス"}のあらゆる通り方を同時に調べます。{ $squares }{"マス"}のうち{ $finished }{"マス"}が済み、次は{ SQUARE($focus) }です。ここまでに{ $states }個の状態があります。
    .answered = { $name }でツアーが見つかりました。
    .wake = { $attempt }回目。{ $moves }手のうち{ $active }手を、ランダムにオンにしました。
    .sweep = スイープ{ $sweep }。{ $switched }手が切り替わり、{ $active }手がオンです。{ $squares }{"マス"}のうち{ $settled }{"マス"}に、必要な2手があります。
    .several-cycles = { $sweeps }回のスイープで、どの{"マス"}にも手が2つできました。でも、輪が{ -loops }あります。
    .frozen = { $sweeps }回のスイープで、もう何も変わらなくなりました。でも、手が2つあるのは{ $squares }{"マス"}のうち{ $settled }{"マス"}だけです。
    .merge-cycles = 2つの輪が1つになります。それぞれの手を1つずつ取り、代わりに輪をまたぐ手を2つ入れます。{ -loops-left }
    .longer = もっと長い道が見つかりました。{ NUMBER($visited) }{"マス"}を通ります。{ NUMBER($most) }{"マス"}より多く通る道はありません。
    .grow-paths = これまでにのばした道は{ NUMBER($paths) }本です。まだ{ NUMBER($visited) }{"マス"}が最高で、{ NUMBER($most) }{"マス"}より多く通る道はありません。
    .try-longer = すべての道を試しています。これまでに調べた局面は{ NUMBER($positions) }です。まだ{ NUMBER($visited) }{"マス"}が最高で、{ NUMBER($most) }{"マス"}より多く通る道はありません。
    .grow-alike = 道は{ SQUARE($focus) }から{ CHOSEN($to) }へ進み、うつした道も{ $images ->
            [1] 1本、
           *[other] { $images }本、
        }いっしょに進みます。
    .rotate-alike = { $left ->
            [0] { SQUARE($focus) }で終わる道は、うつした道とつながりません。
           *[other] 道は{ SQUARE($focus) }で行き詰まりました。
        }道の端を組み替えます。うつした道も同じです。道は{ CHOSEN($to) }で終わるようになりました。
    .close-alike = 道とうつした道がつながって、ツアーになります。
    .restart-alike = 端を組み替えても、うまくいきませんでした。手をすべて戻し、{ NUMBER($next) }回目を始めます。
    .try-alike = 折りたたんだ盤のすべての道を試しています。これまでに調べた局面は{ NUMBER($positions) }です。
    .reseed = { -cause }手をすべて外し、{ $attempt }回目を始めます。
    .to-corner = { $tied ->
            [1] 隅が先です。行ける隅は{ CHOSEN($to) }です。
           *[other] 隅が先です。行ける隅が{ $tied }つあるので、ランダムに1つ選びます：{ CHOSEN($to) }。
        }
    .near-edge = { SQUARE($focus) }から行ける{"マス"}のうち、端にいちばん近いのは{ CHOSEN($to) }（{ $distance ->
            [0] 端のマス
           *[other] 端から{ $distance }マス
        }）{ $tied ->
            [1] です。
           *[other] 。同じ近さの{ $tied }つからランダムに選びました。
        }
    .detour = 寄り道です。{ SQUARE($from) }と{ SQUARE($to) }の間に、残った{ $letters }{"マス"}が{ $letters ->
            [1] { $first }
           *[other] { $first }から{ $last }
        }として入ります。
    .renumber = { $left ->
            [0] すべての{"マス"}を通りました。
           *[other] { $left }{"マス"}は入りませんでした。
        }文字のついた{ $lettered }{"マス"}に番号をつけます。
code_lines =
    .place = {"ナイト"}をスタートに置く
    .until-all-visited = すべての{"マス"}を通るまで：
    .count-onward-moves = 各候補の行き先を数える
    .go-to-fewest = いちばん少ない所へ進む
    .close = スタートに戻ってツアーを閉じる
    .out-of-steps = 歩数切れ：同点はランダムにやり直す
    .prune = ここからは無理：1手戻る
    .try-next = まだ試していない次の{"マス"}へ
    .take-back = もうない：最後の手を戻す
    .all-tried = すべて試した：ツアーはない
    .until-stuck = 行き詰まるまで：
    .corner-or-nearest-edge = 隅へ、なければ端に近い所へ
    .splice-detours = 残った{"マス"}を寄り道で通る
    .rotate-end = 行き詰まったら端を組み替える
    .renumber = 文字の{"マス"}に番号をつける
    .break-tie-at-random = 同点なら：ランダムに選ぶ
    .take-next = ツアーの次の{"マス"}へ進む
    .restart = だめなら、やり直す
    .grow = 行き先の少ないほうへのばす
    .grow-at-random = 空いている{"マス"}へのばす
    .rotate-until-closed = 閉じるまで端を組み替える
    .cut = {"盤"}をブロックに切る
    .base-tours = 各ブロックのツアーを探す
    .until-one-tour = ツアーが1つになるまで：
    .join = 1手ずつ外し、またぐ2手でつなぐ
    .insert = 1手の代わりに部分を入れる
    .strands = 4行に4本の道すじを通す
    .open = スタートの所で開く
    .set-out = 4本の道すじが隅から出発
    .until-last-corner = 反対の隅に着くまで：
    .advance = 並んでまっすぐ進む
    .turn = 端で次の列へ折り返す
    .end = 最後に交差させてつなぐ
    .written-down = 小さな盤：見つけておいたツアー
    .diagnose = ツアーができない理由を探す
    .bound = 色と区画から上限を数える
    .until-bound = 上限の長さの道ができるまで：
    .grow-paths = 別の場所から道をのばす
    .try-longer = 小さければ、すべて試す
    .fold = 対称で盤を折りたたむ
    .grow-alike = 道とうつした道をのばす
    .rotate-alike = 行き詰まったら端を組み替える
    .close-alike = うつした道とつなぐ
    .restart-alike = だめなら、やり直す
    .try-alike = 小さければ、すべて試す
    .match-greedily = 手の少ない{"マス"}から2手ずつ選ぶ
    .augment = 全部2手になるまで鎖で入れ替え
    .until-one-cycle = 輪が1つになるまで：
    .merge = 2手を2手に替え、輪を2つつなぐ
    .exchange = つながらなければ、もっと入れ替え
    .match-again = だめなら、別の手から始める
    .try-all = 小さい{"盤"}なら、すべて試す
    .ask-theory = 理論で調べる
    .ask-cycles = 小さな輪をつなぐ、だめなら
    .ask-rotations = 道の端を組み替える、だめなら
    .ask-decision = 1{"マス"}ずつ調べる、だめなら
    .ask-cycles-again = 別の輪をつなぐ、だめなら
    .ask-exhaustive = すべて試す、だめなら
    .give-up = あきらめる
    .wake = 手をランダムにオンにする
    .until-two-each = どの{"マス"}も2手になるまで：
    .switch = U > 3ならオン、U < 0ならオフ
    .one-cycle = 輪が1つなら、ツアー
    .reseed = でなければ、ランダムにやり直す
    .each-order = {"マス"}の順列のそれぞれで：
    .follow = 1手で進める間、たどる
    .holds = 全部進めたら、ツアー
    .update = U ← U + 4 − 両端でオンの手
    .update-printed = U ← U + 2 − {"マス"}を共有するオンの手
code_ties =
    .first = 同点なら：手の順番で最初のもの
    .random = 同点なら：ランダムに選ぶ
    .pohl-sum = 同点なら：1手先の合計が最小
    .pohl-min = 同点なら：1手先が最少
    .roth = 同点なら：中心からいちばん遠い
    .roth-random = 同点なら：中心から遠い、次にランダム
    .squirrel-cull = 同点なら：{"盤"}の区域による
code_deadEnds =
    .stop = 行き止まりなら：止める
    .backtrack = 行き止まりなら：1手戻る
    .restart = 行き止まり：同点はランダムにやり直す
