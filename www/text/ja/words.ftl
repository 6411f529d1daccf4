paces =
    .slow = 遅い
    .normal = 標準
    .fast = 速い
noTimeline = この{"盤"}は大きすぎて、すべてのステップを覚えておけません。先へ進むことと最初からやり直すことはできますが、戻ることはできません。
candidateTags =
    .chosen = 選択
    .tied = ＝同点
    .tried = 試した
graphForms =
    .edges = {""}
    .pairs = 1行に名前が2つの形式：
    .adjacency = 隣の頂点の一覧：
    .dimacs = DIMACS形式：
    .tsplib = TSPLIB形式：
    .graph6 = graph6形式：
    .sparse6 = sparse6形式：
    .matrix = 行列：
    .lad = LAD形式：
    .metis = METIS形式：
    .pajek = Pajek形式：
    .gml = GML形式：
    .dot = DOT形式：
    .name = {""}
anyStart = ツアーはどこから始まってもかまいません。
insteads =
    .room = 代わりに「調べる」を開きます。
    .step = この回の最初を表示します。
    .tour = 代わりにワーンスドルフの規則を表示します。
    .layers = いつもの表示にします。
    .rule = いつもの規則を使います。
    .graph = 代わりに盤を表示します。
    .byHand = すべて自動で進めます。
    .ask = 答えを表示します。
    .present = ふつうの画面を表示します。
    .view = ふつうの画面を表示します。
    .numberFrom = 番号はスタートから始めます。
    .numbers = マスには、方法が見ている値を表示します。
tooSmallFor = マスが小さすぎて表示できません。
preparing = 準備中…
copied = コピーしました
saved = 保存しました
copyFailed = コピーできませんでした
crashed = 計算プログラムが止まりました。おそらくメモリ不足です。もっと小さい盤を試してください。
remedies =
    .unreachable = ネットワークを確認して、もう一度試してください。
    .gone = このページの新しい版があります。ページを読み込み直してください。今見ている所に戻ります。
    .broken = ページのファイルが途中までしか届きませんでした。ページを読み込み直してください。今見ている所に戻ります。
speed =
    .slow = { NUMBER($seconds) }秒に1ステップ
    .fast = 1秒に{ NUMBER($steps) }ステップ
speedText = 速さ：{ $unbroken }
namedSpeed = { $pace }、{ $speed }
unfit = { $name }（{ $why }）
unfitHere = { $name }（この盤では不可）
upTo = { NUMBER($squares) }マスまで
useBoard = { $withKnight ->
            [true] { $valueName }とナイトを使う
           *[false] { $valueName }を使う
        }
noneAhead = { $what ->
            [tie] この先に同点はありません。この回の終わりです。
           *[other] この先に行き止まりはありません。この回の終わりです。
        }
inARow = { $first }、{ $second }
tiedAndChosen = ＝同点、選択
methodWith = { $method }、{ $setting }
withKey = { $name }（{ $key }）
keysTogether = { $first }+{ $second }
playOrPause = 再生・一時停止{ UNUSED($play) }
copyForm = { $copy }：{ $form }
saveForm = { $saveText }：{ $form }
savePictureAs = { $savePicture }：{ $label }
press =
    .tap = タップ
    .choose = 選択
hints =
    .start = {"マス"}を{ $press }すると、そこから始め直します。
    .go = 丸のついた{"マス"}を{ $press }すると、そこへ進みます。ほかの{"マス"}なら、そこから始め直します。
    .numberFrom = 1番にする{"マス"}を{ $press }してください。
    .answer = 次に進む{"マス"}を{ $press }してください。
answered = { $isRight ->
            [true] { $to }、正解です。
           *[false] { $to }ではありません。
        }
noWay = {"ナイト"}は{ $to }へは進めません。
startOn = { $square }から始め直す
ofSquare =
    .hole = 穴
    .start = スタート、1番
    .open = 空き
    .chosen = 次に進む所
    .candidate = 候補
    .joinedToNothing = どこにもつながっていない
    .joinedTo = つながる頂点は{ COMMAS($names) }
    .visited = { $number }番
    .joinedToMany = つながる頂点は{ NUMBER($vertices) }個
markedSquare = { $told }、印つき
knightHere = { $isGraph ->
            [true] { $walker }の位置
           *[false] ナイトの位置
        }
gridName = 盤、横{ NUMBER($width) }、縦{ NUMBER($height) }
graphName = { NUMBER($vertices) }頂点のグラフ
graphSize = { $form }頂点{ NUMBER($vertices) }個、辺{ NUMBER($edges) }本。
size = { $width } × { $height }
holes = この盤には、マスが{ NUMBER($squares) }、穴が{ NUMBER($missing) }あります。大きさを選ぶと、穴のない長方形になります。
randomStart = ランダムに選んだマス：{ $start }。
fields =
    .room = 部屋
    .graph = グラフ
    .step = ステップ
    .numbers = 数字
    .tour = 与えられたツアー
    .byHand = 自分で進めた手
    .view = 表示
refused = 変更できません：{ $clip }。
replaced =
    .what = { $name }：{ $message }。
    .instead = 代わりに{ QUOTED($instead) }を使います。
    .ignored = この値は使いません。
beyondEnd = { $steps ->
            [0] { $step }：この回にはステップがありません。終わりを表示します。
           *[other] { $step }：この回は{ NUMBER($steps) }ステップまでです。終わりを表示します。
        }
noSuchMove = { $name }：このリンクには、できない手があります。そこから先は、自動で進めます。
waits = この方法は、自分で進めた手の続きを進められません。マスを{ $press }して、次の手も自分で進めてください。
notRenumbered = { $name }：好きなマスを1番にできるのは、閉じたツアーだけです。番号はスタートから始めます。
wrong =
    .hole = { $excerpt }はこの盤では穴です。マスを選んでください
    .player = ここでは自分で手を進められません。手を進める方法を選んでください
    .side = { $label }は1から{ NUMBER($most) }までの整数にしてください
    .tooLong = リンクには長すぎます。{ NUMBER($most) }文字までです
    .outOfPlace = このリンクのほかの項目といっしょでは、意味がありません
    .room = { QUOTED($value) }という部屋はありません
    .step = { QUOTED($value) }はリンクのステップ数として使えません。0から{ NUMBER($most) }までの整数を書いてください
    .flag = { QUOTED($value) }はtrueでもfalseでもありません。trueと書くか、項目を消してください
    .view = { QUOTED($value) }という表示はありません。{ $known }と書くか、項目を消してください
    .layers = { QUOTED($value) }という表示項目はありません。次の中から選んでください：{ COMMAS($known) }
    .theme = { QUOTED($value) }という配色はありません。次の中から選んでください：{ COMMAS($known) }
    .language = このページに{ QUOTED($value) }という言語はありません。次の中から選んでください：{ COMMAS($known) }
tooLargeToShow = { NUMBER($squares) }{"マス"}は多すぎて、ここには表示できません。コピーするか保存してください。
loading = 「{ $what }」を読み込み中…
loadingReader = この形式の読み取り機能を読み込み中…
loadingMethod = この方法を読み込み中…
roomHelp = { $remedie }ブラウザのメッセージ：
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because }それでも進めて、どこで終わるか見ることはできます。
        }
