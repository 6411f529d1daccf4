labels =
    .intro = どんな形の盤にナイトツアーがあるでしょうか。穴をあけて試しましょう。たった1マス欠けただけで、ツアーがなくなることもあります。
    .tools = クリックやスペースキーですること
    .wholeBoard = 盤全体
    .back = 取り消し・やり直し
    .openInExplore = 「調べる」で開く
    .countTours = ツアーを数える
    .isPossible = ツアーはある？
    .side = 形の大きさ
    .shapes = 形
    .boardText = 盤のテキスト
    .textHeading = テキストで書いた盤
    .writtenAs = 書き方
    .takeText = このテキストを使う
    .readings = ほかの読み方
    .copyText = コピー
    .resetText = 盤を書き直す
    .pictureHeading = 画像から盤を作る
    .choosePicture = 画像を選ぶ…
    .dropPicture = ここに画像を落としてもかまいません。画像はこの端末から出ません。
    .longest = 長いほうの辺
    .threshold = 明るさ
    .takeLight = 明るい所をマスにする
tools =
    .toggle = あける・うめる
    .add = うめる
    .erase = あける
    .start = スタート
changes =
    .fill = 全部うめる
    .clear = 全部あける
    .invert = 全部入れ替え
steps =
    .undo = 取り消し
    .redo = やり直し
forms =
    .rows = .と#の行
    .puzzle = パズル式：0、空白、スタートは1
keys =
    .undo = 盤の変更を取り消す
    .redo = 取り消しをやめる
    .help = キー操作を表示
    .move = 盤の上を移る
    .rowStart = 行の最初のマスへ
    .rowEnd = 行の最後のマスへ
    .choose = 穴をあける・うめる、またはそこをスタートにする
copied = 盤のテキストをコピーしました。
notCopied = ブラウザがコピーを許可しませんでした。テキストを選んで、自分でコピーしてください。
tour =
    .open = 開いたツアー
    .closed = 閉じたツアー
answers =
    .yes = ある
    .no = ない
    .unknown = まだわからない
undecided = この盤に当てはまる定理は知られていません。探すと、最大10秒かかります。
findOut = 探す
cancel = 中止
searching = 探している時間
openTour = 「調べる」で開く
layouts =
    .size = 横と縦の大きさ
    .rows = 文字の行
    .spaced = マスの間に空白を入れた行
    .separated = マスの間に区切りを入れた行
    .flat = 全体を1行に書いたもの
space = 空白
both = { $before }と{ $symbol }
-meaning = { $known ->
            [both] マスは{ $squares }、穴は{ $holes }
            [squares] マスは{ $squares }
            [holes] 穴は{ $holes }
           *[neither] {""}
        }
readAs = { $known ->
            [neither] 読み方：{ $layout }。
           *[other] 読み方：{ $layout }（{ -meaning }）。
        }
reading = { $size }：{ -meaning }
noStart = スタートなし
noSquares = この盤にはまだマスがありません。先にいくつかうめてください。
contents = { $hasHoles ->
            [true] { NUMBER($squares) }マス、穴{ NUMBER($holes) }個
           *[false] { NUMBER($squares) }マス
        }
hint = { $board }。{ $tool ->
            [toggle] なぞると穴があき、穴をなぞると元に戻ります。
            [add] なぞると穴がうまります。右ボタンか長押しなら、穴があきます。
            [erase] なぞると穴があきます。
           *[start] ツアーを始めるマスを{ $press }してください。
        }
cell = { $name }、{ $isStart ->
            [true] スタート
           *[false] { $isSquare ->
                    [true] マス
                   *[false] 穴
                }
        }
undone = 取り消しました。{ $board }。
redone = やり直しました。{ $board }。
title = { $build } · { $size }、{ $squares } · { $page }
marked = { $many ->
            [0] そのマスには盤に印をつけてあります。
           *[other] 盤に印をつけたマス：{ COMMAS($squares) }。
        }
verdict = { $tour }：{ $answer }。
findOutOf = { $target ->
            [open] 開いたツアーを探す
           *[other] 閉じたツアーを探す
        }
cancelOf = { $target ->
            [open] 開いたツアーを探すのを中止
           *[other] 閉じたツアーを探すのを中止
        }
found =
    .tour = { $first }から{ $last }までのツアーを盤にかきました。
    .none = 探索の結果、ツアーがないことが証明されました。
    .unknown = 10秒では答えが出ませんでした。ツアーも、ツアーがないという証明も見つかりません。もっと小さい盤か、手の少ない盤を試してください。
    .cancelled = 中止しました。
    .failed = 探索に失敗しました。ブラウザのメッセージ：{ $message }
findingOf = { $tour }：{ $finding }
wrong =
    .size = { NUMBER($width) } × { NUMBER($height) }の盤は、手でかくには大きすぎます。1辺は{ $most }までです
    .text = テキストが長すぎます。ここでは{ NUMBER($most) }文字までです
    .side = { $least }から{ $most }までの整数を書いてください
picture =
    .unreadable = ブラウザはこのファイルを画像として読めません。PNG、JPEG、WebPのファイルを選んでください
    .tooLarge = { NUMBER($width) } × { NUMBER($height) }ピクセルの画像は大きすぎます。{ $myriads }万ピクセルまでの画像を選んでください
    .tooHeavy = { NUMBER($megabytes) } MBのファイルは大きすぎます。{ NUMBER($most) } MBまでのファイルを選んでください
