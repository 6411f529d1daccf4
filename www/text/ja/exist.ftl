-tour = { $target ->
        [closed] 閉じたツアー
       *[other] 開いたツアー
    }
-line = { $lines ->
        [columns] 列
       *[rows] 行
    }
labels =
    .intro = この盤にナイトツアーはあるでしょうか。探す前に考えましょう。いつまで探しても終わらない盤もあります。
    .map = ツアーができる盤
    .kind = ツアーの種類
    .board = 盤
    .legend = 印の意味
    .seeWhy = 理由を見る
    .more = もっと：だれが証明した？
    .closedTheorem = 穴のない盤では、マスの数が奇数のとき、または1辺が1、2、4のとき、閉じたツアーはありません。3 × 4、3 × 6、3 × 8の盤にもありません。ほかの盤にはすべてあります。Allen Schwenkが1991年に証明しました。
    .fourLines = ここで見られる、1辺が4の盤についての証明は、Louis Pósaによるものです。
    .openTheorem = 穴のない盤で辺がどちらも3以上なら、開いたツアーがあります。例外は3 × 3、3 × 5、3 × 6、4 × 4だけです。Paul CullとJeffery De Curtins（1978年）、Axel Conradたち（1994年）が証明しました。
    .joinedTheorems = 左右の端がつながった輪では、1行だけの盤と、2行か4行で列の数が偶数の盤を除いて、3マス以上の穴のない盤に必ず閉じたツアーがあります（John Watkins、2004年）。上下の端もつながったドーナツでは、そのすべての盤にあります（WatkinsとRebecca Hoenigman、1997年）。
    .why = なぜ？
    .sides = 縦と横
    .fromSquare = 最初のマス（空ならどこでも）
    .toSquare = 最後のマス（空ならどこでも）
    .aboutMap = 地図が示すのは、始まりと終わりがどこであれ、そのようなツアーがあるかどうかです。
    .picture = 盤
    .playOn = この盤で自分で進む
targets =
    .closed = 閉じたツアー
    .open = 開いたツアー
keys =
    .move = となりの盤へ移る
    .rowStart = 行の最初の盤へ
    .rowEnd = 行の最後の盤へ
    .choose = この盤を説明する
signs_schwenk =
    .sign = ✓
    .short = 定理で証明済み
signs_open-theorem =
    .sign = ✓
    .short = 定理で証明済み
signs_torus-theorem =
    .sign = ✓
    .short = ドーナツについての定理で証明済み
signs_cylinder-theorem =
    .sign = ✓
    .short = 輪についての定理で証明済み
signs_found =
    .sign = ✓
    .short = マスが少なく、探して見つけた
signs_one-square =
    .sign = •
    .short = 1マスだけ
signs_odd-area =
    .sign = ≠
    .short = 縦も横も奇数
signs_side-1 =
    .sign = 1
    .short = 1辺が1
signs_side-2 =
    .sign = 2
    .short = 1辺が2
signs_side-4 =
    .sign = 4
    .short = 1辺が4
signs_small-exception =
    .sign = !
    .short = 小さな盤、すべて調べた
signs_knights-tour =
    .sign = ✓
    .short = ナイトと同じ動きができる駒
signs_steps =
    .sign = ✓
    .short = 1行ずつ順に進める駒
signs_circuit =
    .sign = ✓
    .short = 盤をぐるりと1周できる駒
signs_colours =
    .sign = ≠
    .short = 一方の色のマスが多い
signs_too-few-moves =
    .sign = –
    .short = 行き先が足りないマスがある
signs_not-connected =
    .sign = ÷
    .short = 行けないマスがある
signs_no-theorem =
    .sign = ?
    .short = 決める定理がない
onRing =
    .side-1 = 1行だけ
    .side-2 = 2行で、列の数が偶数
    .side-4 = 4行で、列の数が偶数
openInExplore = 「調べる」で試す
watchSearch = この探索を「調べる」で見る
watchConstruction = 作られるようすを「調べる」で見る
beforeArgument = 「再生」を押すと、証明を1マスずつ見られます。
searchBrokenOff = すべてを試す前に探索が止まりました。もう一度盤を選ぶと、始めからやり直します。
searching = そのようなツアーを、長くて10秒間探しています…
meaning = { $answer ->
            [yes] ツアーあり：{ $short }。
            [unknown] 不明：{ $short }。
           *[other] ツアーなし：{ $short }。
        }
boards = { NUMBER($n) }枚の盤
mapName = { $target ->
            [closed] 横と縦の大きさごとの盤：閉じたツアー
           *[other] 横と縦の大きさごとの盤：開いたツアー
        }{ $wrap ->
            [columns] （輪）
            [both] （ドーナツ）
           *[none] {""}
        }
cell = { $size }：{ -tour }{ $answer ->
        [yes] あり
        [unknown] あるかどうか不明
       *[other] なし
    }、{ $short }
caption = 盤を{ $press }すると、理由がわかります。
onSurface = { $wrap ->
        [columns] 輪になった{ $size }
        [both] ドーナツ形の{ $size }
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece }：
       *[false] {""}
    }{ $size }に{ $ends ->
        [both] { $start }から{ $end }への
        [start] { $start }から始まる
       *[none] {""}
    }{ -tour }はある？
title = { $size }の{ $target } · { $exist } · { $title }
part =
    .colours = チェス盤のようにマスに色をつけます。1手動くと、必ず色が変わります。
    .lines = 今度は別の分け方をします。外側の{ -line }と内側の{ -line }です。
    .outer-moves = 外側の{ -line }から出る手を見ましょう。どれも内側へ行きます。ですから、閉じたツアーが外側のマスを続けて2つ通ることはありません。マスの半分は外側なので、1周のあいだ、外、内、外、内と交互に進むしかありません。
    .alternation = 1手動くと、色も必ず変わります。a1は外側の黒マスです。そこから行けるのは、外側の黒マスと内側の白マスだけです。
    .reach = a1から、行ける所までたどります。
found =
    .colours = ここまで：黒{ NUMBER($dark) }マス、白{ NUMBER($light) }マス。
    .lines = ここまで：外側{ NUMBER($outer) }マス、内側{ NUMBER($inner) }マス。
    .alternation = ここまで：行ける{ NUMBER($met) }マス、行けない{ NUMBER($missed) }マス。
    .reach = ここまで：行けた{ NUMBER($reached) }マス。
step =
    .light = { $name }は白です。
    .dark = { $name }は黒です。
    .outer = { $name }は外側の{ -line }にあります。
    .inner = { $name }は内側の{ -line }にあります。
    .bound = { $name }から行けるのは{ LIST($moves) }。内側の{ -line }だけです。
    .met = 交互に進むツアーは{ $name }に行けます。
    .missed = 交互に進むツアーは{ $name }に行けません。
    .reached = { LIST($moves) }から{ $name }へ行けます。
    .start = { $name }から始めます。
conclusion =
    .pending = ということは…
    .alternation = つまり、{ NUMBER($area) }マスのうち{ NUMBER($missed) }マスを通れません。閉じたツアーはありません。
    .oneSquare = つまり、駒は自分のマスから動けません。閉じたツアーはありません。
    .reach = つまり、{ NUMBER($area) }マスのうち{ NUMBER($left) }マスには行けません。{ -tour }はありません。
    .colours = 閉じたツアーは黒、白、黒、白と進むので、両方が同じ数だけ必要です。ここには黒{ NUMBER($dark) }マス、白{ NUMBER($light) }マス。閉じたツアーはありません。
searchPlan = { $target ->
            [closed] ここでは、色だけではツアーがないと言えません。そこで、すべて試します。ナイトはあらゆる手を試し、行き止まりになったら戻ります。閉じたツアーはすべてのマスを通るので、a1から始めるだけで足ります。
           *[other] ここでは、色だけではツアーがないと言えません。そこで、すべて試します。ナイトはあらゆる手を試し、行き止まりになったら戻ります。{ NUMBER($starts) }マスのどれからも始めますが、見られるのはa1からの分です。
        }
searchFound =
    .soFar = ここまでにナイトを{ NUMBER($placements) }回置きました。スタートは{ NUMBER($of) }マスのうち{ NUMBER($start) }マス目です。
    .none = ナイトを{ NUMBER($placements) }回置いて、すべてを試しました。{ -tour }はありません。
    .some = ナイトを{ NUMBER($placements) }回置いて、{ NUMBER($tours) }個のツアーが見つかりました。
construction =
    .oneSquare = ナイトは、ただ1つのマスにもういます。
    .made = これは今作った、{ NUMBER($squares) }マスの{ -tour }です。小さな盤は探して見つけ、細長い盤は同じ模様をくり返し、大きな盤は小さなブロックのツアーをつなぎます。ツアーのある盤なら、いつもこの方法でできます。
visit =
    .before = 「再生」を押すと、ツアーを1マスずつたどれます。
    .square = { NUMBER($squares) }マスのうち{ NUMBER($position) }マス目：{ $name }。
    .oneSquare = ツアーは{ $first }だけです。
    .closed = { NUMBER($squares) }マスすべてを通りました。{ $last }から{ $first }へ1手で戻れます。
    .open = { $first }から{ $last }まで、{ NUMBER($squares) }マスすべてを通りました。
picture = { $name }（{ $progress }）{ $sentence }
wrong =
    .board = 地図にあるのは、1辺が1から{ NUMBER($most) }までの穴のない盤です。4x7のように書いてください
    .side = 1から{ NUMBER($most) }までの整数を書いてください。
    .target = { QUOTED($value) }というツアーの種類はありません。closedかopenを選んでください
    .wrap = { QUOTED($value) }という面の形はありません。columns（輪）かboth（ドーナツ）を選ぶか、消してください
