labels =
    .title = ナイトツアー・ラボ
    .tagline = すべてのマスを1回ずつ通る道を見つけよう
    .loadFailed = 計算プログラムを起動できませんでした。
    .loadHelp = ここ数年のブラウザを使い、ウェブサーバーからページを開いてください。ブラウザのメッセージ：
    .wasmMissing = このブラウザではWebAssemblyが無効になっています。
    .wasmForbidden = このページのポリシーはWebAssemblyを禁止しています。script-srcに'wasm-unsafe-eval'がありません。
    .roomNotLoaded = この部屋を読み込めませんでした。
    .roomFailed = ページの一部を読み込めませんでした。ネットワークを確認して、もう一度試してください。
    .crashed = 計算プログラムが止まりました。
    .crashedHelp = おそらくメモリ不足です。ページを読み込み直せば続けられます。リンクは今見ていた画面を開きます。
    .crashedAgain = 計算プログラムがまた止まりました。
    .crashedAgainHelp = この盤にはメモリが足りないのかもしれません。もっと小さい盤を試してください。
    .tryAgain = もう一度
    .loadAgain = ページを読み込み直す
    .notLoadedAgain = ページにつながりません。ネットワークを確認して、もう一度試してください。
    .rooms = 部屋
    .introduction = はじめに
    .boardHeading = 盤
    .zoom = 拡大・縮小
    .zoomIn = 拡大
    .zoomOut = 縮小
    .zoomFit = 盤全体を表示
    .settings = 設定
    .playHead = 再生位置
    .scrubber = 手
    .speed = 速さ
    .tie = 同点
    .deadEnd = 行き止まり
    .presets = 大きさの例
    .width = 横
    .height = 縦
    .size = 大きさ
    .times = ×
    .start = スタート
    .end = ゴール
    .randomStart = ランダム
    .anyStart = どこでも
    .method = 方法
    .algorithm = アルゴリズム
    .tieBreak = 規則
    .moves = 手の順番
    .moveBoard = 順番を見る・変える
    .rule = 規則
    .target = ツアー
    .askBest = 見つかるまで別の方法も試す
    .askLongest = いちばん長い道を探す
    .whenStuck = 行き詰まったら
    .leaper = 駒
    .wrap = 面の形
    .otherLeaper = その他…
    .leaps = 跳び方（1,3や0,1+1,1のように）
    .editBoard = この盤を編集
    .graph = グラフを使う
    .backToBoard = 盤に戻る
    .graphHelp = 1-2 2-3のように辺を書きます。1-2-3のように続けても書けます。1行に名前を2つずつ書く、有名なグラフの名前を書く、0と1の行列を書く、という方法もあります。DIMACS、TSPLIB、graph6、sparse6、LAD、METIS、Pajek、GML、DOTの各形式も読めます。頂点は円の上に、有名なグラフはいつもの形に描きます。
    .graphs = 有名なグラフ
    .edges = 辺
    .useGraph = この辺を使う
    .seed = シード
    .reroll = 別の値
    .rerollLong = 別の値（シードを変える）
    .show = 表示
    .savePicture = 画像を保存
    .svg = SVG
    .png = PNG
    .more = その他
    .display = 画面
    .theme = 配色
    .language = 言語
    .sound = 音
    .share = 共有
    .help = ヘルプ
    .forTeachers = 先生方へ
    .checkTour = ツアーを確かめる
    .wholePage = ページ全体を開く
    .candidates = {"ナイト"}が進める{"マス"}
    .counters = カウンター
    .dismiss = 閉じる
    .newVersion = このページの新しい版があります。読み込んでも今の画面はそのままです。途中の計算だけが最初からになります。
    .useNewVersion = 今すぐ読み込む
    .kept = このページは端末に保存されました。ネットワークがなくても使えます。
    .undo = 元に戻す
    .forClass = 授業で使う
    .ask = 先に質問
    .reveal = 答えを見る
    .present = 全画面
    .leave = 終了
    .leavePresentation = 全画面を終了
    .squareNumbers = 表示する数字
    .legend = 印の意味
    .firstLine = マスの小さな数字は、そこから先に進めるマスの数です。ワーンスドルフの規則では、いつもこの数字がいちばん小さいマスへ進みます。
    .stepByStep = 方法の手順
    .forClassHelp = 「先に質問」は、だれかがマスを選ぶまで答えを隠します。「全画面」は盤を画面いっぱいに映します。
    .why = なぜ？
    .tieSource = だれの考え？
    .close = 閉じる
    .keys = キー操作
    .keysOnBoard = 盤を選んでいるときのキー
    .characterKeys = R、+、?など1文字のキーを使う
    .glossary = 用語集
    .numberedBoard = 1からの番号
    .fromZero = 0からの番号
    .pairs = (行, 列)の組
    .python = Pythonのリスト
    .squareList = {"マス"}
    .picture = 画像
    .playIt = このスタートから自分で進む
    .compareIt = 方法を比べる
    .countAll = ツアーをすべて数える
    .toPuzzle = パズルにする
    .figures = 数字で見るこのツアー
    .json = JSON
    .copy = コピー
    .saveText = 保存
    .numberFrom = 1番にする所
    .pickOnBoard = {"盤"}で選ぶ
    .turnsElsewhere = ほかの方法と比べる
    .results = このツアーを保存・コピー
    .keepInGallery = ギャラリーに残す
rooms =
    .explore = 調べる
    .play = 遊ぶ
    .learn = 学ぶ
    .gallery = ギャラリー
    .compare = 比べる
    .build = 作る
    .count = 数える
    .exist = できる？
    .keypad = 電話のキー
    .puzzle = 数字をうめる
    .verse = ツアーに沿うことば
actions =
    .play = 再生
    .first = 最初へ
    .back = 1つ戻る
    .forward = 1つ進む
    .last = 最後へ
    .nextTie = 次の同点へ
    .nextDeadEnd = 次の行き止まりへ
    .faster = 速く
    .slower = 遅く
    .restart = 最初から
    .undo = 元に戻す
    .share = 共有
    .help = ヘルプ
    .cancel = 計算を止める
play =
    .play = 再生
    .pause = 一時停止
    .again = もう一度再生
gridActions =
    .move = となりのマスへ移る
    .rowStart = 行の最初のマスへ
    .rowEnd = 行の最後のマスへ
    .choose = このマスへ進む、またはここから始める
toKnight = ナイトのマスに戻る
cameraActions =
    .zoomIn = 拡大
    .zoomOut = 縮小
    .zoomFit = 盤全体を表示
targets =
    .open = 開いた：終わりは自由
    .closed = 閉じた：スタートに戻る
whenStuck =
    .stop = 止めて見せる
    .backtrack = 1手戻る
    .restart = やり直す
layers =
    .graph = すべての手
    .degrees = 行き先の数
    .numbers = 番号
    .path = 道すじ
    .colours = 色
squareNumbers =
    .edge-distance = 端からの距離
    .moves = {"各マス"}の次数
themes =
    .auto = 自動
    .light = 明るい
    .dark = 暗い
    .projector = プロジェクター
surfaces =
    .none = 平ら
    .columns = 輪（円筒）
    .both = ドーナツ（トーラス）
surfaceNotes =
    .columns = 左右の端がつながっています。一方の端から出た手は、もう一方から入ります。手は2本の短い線で描かれ、それぞれに行き先のマスの名前が付きます。
    .both = 左右の端と上下の端がつながっています。端から出た手は、反対側の端から入ります。手は2本の短い線で描かれ、それぞれに行き先のマスの名前が付きます。
sounds =
    .off = なし
    .taps = 着地の音
    .pitch = 行き先の数
keyNames =
    .Space = スペース
    .Enter = Enter
    .Home = Home
    .End = End
    .Shift = Shift
    .Ctrl = Ctrl
    .Backspace = Backspace
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Page Up
    .PageDown = Page Down
    .Escape = Esc
counters =
    .steps = { $n ->
           *[other] ステップ
        }
    .visited = { $n ->
           *[other] 通過
        }
    .ties = { $n ->
           *[other] 同点
        }
    .deadEnds = { $n ->
           *[other] 行き止まり
        }
    .backtracks = { $n ->
           *[other] 後戻り
        }
    .restarts = { $n ->
           *[other] やり直し
        }
    .placements = { $n ->
           *[other] 置いた回数
        }
    .orders = { $n ->
           *[other] 試した順列
        }
    .rotations = { $n ->
           *[other] 組み替え
        }
    .joins = { $n ->
           *[other] 連結
        }
    .splices = { $n ->
           *[other] 寄り道
        }
    .sweeps = { $n ->
           *[other] スイープ
        }
