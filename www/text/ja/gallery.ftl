labels =
    .toWall = ← すべてのツアーに戻る
    .browse = 前後のツアー
    .previous = 前のツアー
    .next = 次のツアー
    .checked = 注目したいところ
    .verse = 詩
    .readVerse = 1マスずつ読む
    .chapters = 本の章
    .figures = データ
    .numbers = 番号とその合計
    .compare = ワーンスドルフの規則ならどうする？
    .numbering = 1番にするマス
    .fromKnight = ナイトのいるマス
    .fromFirst = もとの番号
    .explore = 「調べる」で開く
    .keepName = 名前
    .keepNow = この端末に残す
    .collection = 有名なナイトツアー
    .intro = ナイトは、どのマスも1回ずつ通ります。絵を選ぶと、ツアー全体を見たり、1手ずつたどったりできます。
    .search = 検索
    .filters = しぼりこみ
    .clearAll = 条件をすべて消す
    .own = 自分のツアー
    .ownHelp = 「調べる」や「遊ぶ」で完成させたツアー、「作る」で見つけたツアーをここに残せます。保存先はこの端末だけです。
    .export = すべてファイルに保存
    .import = ファイルから追加…
    .bringBack = 取り消して元に戻す
    .rescue = 読めないデータを保存
properties =
    .kind = 始まりと終わり
    .symmetry = 対称性
    .sums = 魔方陣
    .piece = 駒
    .century = 世紀
    .size = 盤
any = すべて
values_kind =
    .closed = 閉じた：スタートに戻る
    .open = 開いた：別のマスで終わる
    .path = 道：通らないマスがある
values_symmetry =
    .symmetric = 対称
    .half-turn = 180°回しても同じ
    .quarter-turn = 90°回しても同じ
    .mirror = 鏡に映しても同じ
    .none = 対称でない
values_sums =
    .magic = 魔方陣
    .nearly = 魔方陣に近い
values_century =
    .none = このページのための作品
century = { $century }世紀
choice = { $value }（{ NUMBER($tours) }）
onTheWall = { $isAll ->
            [true] 全{ NUMBER($all) }作品
           *[false] { $found ->
                [0] すべてに当てはまるツアーはありません。次のどれかの条件を外してください：
               *[other] { NUMBER($all) }作品のうち{ NUMBER($found) }作品
            }
        }
clearOne = { QUOTED($value) }を外す：{ NUMBER($tours) }作品
boardWithHoles = { $size }、{ NUMBER($squares) }マス
source = 出典：{ $text }
foundHere = { $hasCited ->
            [true] このページのために見つけ、作成時に確かめたものです。{ $cited }
           *[false] このページのために見つけ、作成時に確かめたものです。
        }
particulars =
    .closed = 閉じたツアー。もう1手でスタートに戻れます。
    .open = 開いたツアー。両はしのマスは、ナイトの1手で結ばれていません。
    .path = ツアーではなく、道です。{ NUMBER($squares) }マスのうち{ NUMBER($n) }マスを通ります。
    .asymmetric = 対称性はありません。
    .half-turn = 対称。盤を180°回しても同じ形です。
    .quarter-turn = 対称。盤を90°回しても同じ形です。
    .mirror = 対称。鏡に映しても同じ形です。
    .halves = 盤の半分をすべて通ってから、残りの半分に入ります。
    .opposite = 向かい合うマスの番号の差は、いつも{ NUMBER($n) }です。
    .opposites-add = 向かい合うマスの番号の和は、いつも{ NUMBER($n) }です。
    .quarters-differ = 盤を90°回すと、どの番号も{ NUMBER($n) }だけ変わります。
    .semi-magic = どの行もどの列も、合計は{ NUMBER($n) }です。
    .magic = 魔方陣です。どの行もどの列も、2本の対角線も、合計は{ NUMBER($n) }です。
    .rows = どの行も、合計は{ NUMBER($n) }です。
    .columns = どの列も、合計は{ NUMBER($n) }です。
    .diagonals = 対角線の合計はそろわず、{ NUMBER($n) }と{ NUMBER($other) }です。
    .sums = どの行もどの列も、合計は{ NUMBER($n) }か{ NUMBER($other) }です。
    .quarters = 盤を4つに分けた中でも、どの行もどの列も合計は{ NUMBER($n) }です。
    .crossings = どの2つの手も交差しません。
    .verse = ツアーの順に音節を読むと、詩になります。
    .verse-as-rows = ツアーの順に読んでも、1行ずつ読んでも、音節は同じ詩になります。
renumbered = 1番は{ $square }になりました。
notClosed = 好きなマスを1番にできるのは、閉じたツアーだけです
notVisited = { QUOTED($square) }はこのツアーのマスではありません。c3のように書いてください
pathStep = { $isStart ->
            [true] 道は{ $square }から始まります。
           *[false] { $of }手中{ $step }手目：{ $square }へ。
        }
chapter = 第{ NUMBER($number) }章。{ $isRound ->
            [true] ナイトが建物の4つの辺すべてにふれました。本の1つの部がここで終わります。
           *[false] {""}
        }
noChapter = 章はありません。本が書かずにおいた地下室です。
part = 第{ NUMBER($first) }章から第{ NUMBER($last) }章：{ $isRound ->
            [true] 4つの辺すべて
           *[false] 残り
        }
squareLabel = { $square }、{ $place ->
            [0] 通らない
           *[other] { NUMBER($place) }番
        }{ $isKnightHere ->
            [true] 、{ $knightHere }
           *[false] {""}
        }
caption = マスを{ $press }すると、そこへ行く手がわかります。
keys =
    .move = となりのマスへ移る
    .rowStart = 行の最初のマスへ
    .rowEnd = 行の最後のマスへ
    .choose = このマスへ行く手を見る
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] 全文：{ $read }
               *[false] ここまで：{ $read }
            }
           *[false] まだ何も読んでいません。
        }
counting = ツアーが規則どおりに進む回数を数えています…
compared =
    .tour = このツアー
    .path = この道
    .rule = 規則のツアー
comparedRows =
    .end = 結果
    .turns = 曲がる回数
    .crossings = 交差
reached = { $end ->
            [stuck] { NUMBER($squares) }マスのうち{ NUMBER($visited) }マスで行き詰まり
            [closed] 閉じたツアー
           *[open] 開いたツアー
        }
ruleFrom = { $isUsual ->
            [true] ワーンスドルフの規則で{ $start }から。同点なら、中心から遠いほうへ進みます：
           *[false] ワーンスドルフの規則で{ $start }から。同点なら、その中の最初のマスへ進みます：
        }
agreement = { $isAlways ->
            [true] このツアーはいつも規則どおりです。{ NUMBER($choices) }手すべてで、行き先がいちばん少ないマスへ進んでいます。
           *[false] このツアーは、{ NUMBER($choices) }手のうち{ NUMBER($agreeing) }手で規則どおりです。そこでは、行き先がいちばん少ないマスへ進んでいます。
        }
title = { $name }、{ $progress } · { $gallery } · { $title }
unnamed = { $board }のツアー
kept =
    .done = { QUOTED($name) }をこの端末に残しました。
    .removed = { QUOTED($name) }を削除しました。
    .back = { QUOTED($name) }を元に戻しました。
    .none = まだツアーを残していません。
    .found = 自分のツアー{ NUMBER($all) }のうち、条件に合うのは{ NUMBER($found) }です。
    .denied = この端末にはツアーを残せません。保存場所がいっぱいか、使えなくなっています。ファイルに保存しないと、ページを閉じたときに消えてしまいます。
    .unreadable = この端末に残したツアーを読めません。データはまだあります。消す前に、ファイルに保存してください。
    .added = { $added ->
                [0] ファイルに新しいツアーはありません。
               *[other] { $added ->
                    [1] 1つ
                    [2] 2つ
                    [3] 3つ
                    [4] 4つ
                    [5] 5つ
                    [6] 6つ
                    [7] 7つ
                    [8] 8つ
                    [9] 9つ
                   *[other] { NUMBER($added) }個
                }のツアーを追加しました。
            }{ $same ->
                [0] {""}
               *[other] { $same ->
                    [1] 1つ
                    [2] 2つ
                    [3] 3つ
                    [4] 4つ
                    [5] 5つ
                    [6] 6つ
                    [7] 7つ
                    [8] 8つ
                    [9] 9つ
                   *[other] { NUMBER($same) }個
                }は前からあるものでした。
            }
    .refused = { QUOTED($name) }は追加しませんでした：{ $why }。
    .saved = 保存しました。
    .file = knights-tours.json
remove = { QUOTED($name) }を削除
wrong =
    .name = ツアーの名前を書いてください
    .longName = 名前が長すぎます。{ NUMBER($most) }文字までにしてください
    .sameTour = このツアーは{ QUOTED($name) }としてもう残してあります
    .tooMany = 残せるツアーは{ NUMBER($most) }までです。ファイルに保存してから、いくつか削除してください
    .tooLarge = { NUMBER($most) }マスより大きいツアーは残せません
    .file = ファイルが大きすぎます。{ NUMBER($most) }バイトを超えています
    .unreadableFile = ファイルを開けません。もう一度選んでください
    .notJson = 正しいJSONではありません。このページが保存したファイルを選んでください
    .notOurs = このページが保存したツアーの一覧ではありません
    .newer = このファイルは、このページのもっと新しい版で保存されました。ページを読み込み直して更新してください
    .notATour = このマスの並びはツアーになっていません
    .noSquares = マスがありません
    .tour = { QUOTED($id) }というツアーはギャラリーにありません
    .filter = { QUOTED($value) }はありません。次の中から選んでください：{ COMMAS($known) }
noSuchTour = ツアー：{ $message }。代わりにすべてのツアーを表示します。
noSuchFilter = { $property }：{ $message }。リンクのほかの条件は使います。
