others =
    .start = スタート
    .seed = シード
    .start-seed = スタートかシード
    .seed-tie-break = シードか同点の決め方
    .start-seed-tie-break = スタート、シード、同点の決め方のどれか
answeredBy = 答えを出したのは、{ $method }です。
-effort = { $of ->
        [steps] { $limit }ステップ
        [sweeps] { $limit }回のスイープ
        [exchanges] { $limit }回の入れ替え
        [guesses] { $limit }回の推測
       *[milliseconds] { $limit }ミリ秒
    }
-things = { $loops ->
        [1] つ
        [2] つ
        [3] つ
        [4] つ
        [5] つ
        [6] つ
        [7] つ
        [8] つ
        [9] つ
       *[other] 個
    }
texts =
    .over = - この回は終わりました。
    .onlySquare = ただ1つの{"マス"}、{ SQUARE($start) }を通りました。ツアーの完成です。
    .closed = 閉じたツアーです。{ NUMBER($squares) }{"マス"}すべてを1回ずつ通り、最後の{"マス"}から最初の{ SQUARE($start) }へ1手で戻れます。
    .open = 開いたツアーです。{ SQUARE($start) }から{ SQUARE($end) }まで、{ NUMBER($squares) }{"マス"}すべてを1回ずつ通ります。
    .onlySquareNotClosed = - ただ1つの{"マス"}を通りましたが、ツアーを閉じる手がありません。
    .notClosed = { NUMBER($squares) }{"マス"}すべてを通りましたが、{ SQUARE($end) }から{ SQUARE($start) }へは1手で戻れないので、閉じたツアーにはなりません。
    .stuck = {"ナイト"}は{ SQUARE($at) }で行き詰まりました。通ったのは{ NUMBER($squares) }{"マス"}のうち{ $visited }{"マス"}で、残りの{ $left }{"マス"}には行けません。
    .cycles = どの{"マス"}にも手が2つありますが、1つのツアーではなく、輪が{ $loops }{ -things }あります。
    .impossible = そのようなツアーはありません。{ $why }。
    .impossibleFrom = { SQUARE($start) }から始まるツアーはありません。{ PARTS($why) }。
    .longest = { $isSure ->
            [true] いちばん長い道です。{ SQUARE($start) }から{ SQUARE($end) }まで、{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通ります。
           *[false] 見つかった中でいちばん長い道は、{ SQUARE($start) }から{ SQUARE($end) }まで、{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通ります。{ NUMBER($most) }{"マス"}より多く通る道はありません。
        }
    .uncrossed = { $isSure ->
            [true] 自分と交差しない、いちばん長い道です。{ SQUARE($start) }から{ SQUARE($end) }まで、{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通ります。
           *[false] 見つかった中で、自分と交差しないいちばん長い道は、{ SQUARE($start) }から{ SQUARE($end) }まで、{ NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}を通ります。ほかの道をすべて試したわけではありません。
        }
    .gaveUp = { $isClosed ->
            [true] { -effort }では、閉じたツアーは見つかりませんでした。
           *[false] { -effort }では、ツアーは見つかりませんでした。
        }
    .triedInTurn = { $rounds ->
            [1] 次の方法では見つかりませんでした：{ COMMAS($methods) }。
           *[other] 次の方法を{ $rounds }周試しましたが、見つかりませんでした：{ COMMAS($methods) }。
        }
    .tryBoard = - もっと小さい{"盤"}か、手の少ない{"盤"}を試してください。
    .tryMethods = - 「いくつもの方法を順に」では、ほかの方法も試します。その中には、ツアーがないと証明できるものもあります。
    .printed = 本にのっている式のままでは、うまくいきません。「{ $option }」で「{ $value }」を試してください。
    .allAtOnce = すべて同時に変えると、手がいつまでもオンとオフをくり返すことがよくあります。「{ $option }」で「{ $value }」を試してください。
    .tryAnother = { $other }を変えてみてください。
    .tryAnotherOr = { $other }を変えるか、「{ $field }」を「{ $value }」にしてみてください。
