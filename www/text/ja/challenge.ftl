labels =
    .challenge = 挑戦状を作る
    .challengeHelp = このパズルのリンクを作ります。解いた人には、送り返すためのコードが出ます。届いたコードを下に貼ると、確かめられます。
    .allowed = 使ってよい助け
    .goal = 続けて正解する数
    .copyChallenge = リンクをコピー
    .leaveChallenge = 挑戦状をやめる
    .result = 確かめるコード
    .checkResult = コードを確かめる
    .resultLine = 自分のコード
    .copyResult = コードをコピー
helps =
    .back = 手を戻す
    .ways = 進めるマス
    .layers = 数字と線
    .hint = ヒント
    .judge = 「もうだめ？」
reached = 挑戦成功です！　下のコードを、挑戦状をくれた人に送りましょう。
challengeCopied = 挑戦状のリンクをコピーしました。
resultCopied = コードをコピーしました。
copyRefused = ブラウザがコピーを許可しませんでした。
notAllowed = この挑戦では、その助けは使えません。
refused =
    .unreadable = これはコードではありません。「knights-tour-result」で始まる行全体を貼ってください。
    .changed = このコードは書き換えられたか、途中で切れています。もう一度、行全体をコピーしてください。
    .missed = 手は読めましたが、挑戦は成功していません。
-aim = { $mode ->
            [predict] 規則の手を{ NUMBER($goal) }回続けて当てる
           *[free] { $target ->
                    [closed] ここから閉じたツアーを見つける
                    [end] ここから{ $end }までのツアーを見つける
                   *[open] ここからツアーを見つける
                }
        }
task = { $hasHelp ->
            [true] 挑戦：{ -aim }。使ってよい助け：{ COMMAS($help) }。
           *[false] 挑戦：{ -aim }。助けは使えません。
        }
uses =
    .back = 手戻し{ NUMBER($times) }回
    .hint = ヒント{ NUMBER($times) }回
    .restart = やり直し{ NUMBER($times) }回
    .judge = 「もうだめ？」{ NUMBER($times) }回
    .watch = だめになったときの知らせあり
    .ways = 進めるマスの表示あり
    .layers = 数字や線の表示あり
    .method = 自動で進めた手あり
    .pasted = 貼りつけた手あり
    .link = リンクから来た手あり
helpUsed = { $hasHelp ->
            [true] { COMMAS($help) }
           *[false] 助けなし
        }
-start = { $locked ->
        [0] { $start }から
       *[other] { $start }から（決められた{ NUMBER($locked) }手のあと）
    }
verified = { $mode ->
            [predict] ✓ 成功：{ $board }、{ -start }、続けて{ NUMBER($goal) }回正解。答えた数{ NUMBER($done) }、{ helpUsed }。
           *[other] ✓ 成功：{ $board }、{ -start }、{ $target ->
                    [closed] 閉じたツアー
                   *[other] ツアー
                }完成。{ NUMBER($done) }手、{ helpUsed }。
        }
wrong =
    .locked = { QUOTED($text) }は決められた手の数として使えません。{ NUMBER($least) }から{ NUMBER($most) }までの整数を書いてください。決められた手はなしにします
    .goal = { QUOTED($text) }は続けて正解する数として使えません。{ NUMBER($least) }から{ NUMBER($most) }までの整数を書いてください。目標は{ NUMBER($usual) }回にします
    .help = { QUOTED($text) }という助けはありません。次の中から選んでください：{ COMMAS($known) }
