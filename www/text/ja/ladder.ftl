labels =
    .ladder = ステップアップ
    .ladderHelp = だんだん難しくなる6つの盤と、ツアーのない盤が1つ。5 × 5から始めましょう。
    .marksHelp = ✓ 完成 · ★ ヒントなどの助けなし · ★★ 手を戻すこともなし
    .rungs = ステップアップの盤
    .forgetMarks = 印を消す
    .day = 今日の盤
    .dayHelp = みんなに同じ盤が出ます。UTCの午前0時に新しい盤になります。
    .playDay = 挑戦する
    .shareLine = 結果を共有
    .copyShare = コピー
    .won = できました！
    .lookAt = ツアーを見る
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6（閉じたツアー）
    .holes = 穴のある盤
    .camel = キャメルの32マス
    .longest = 4 × 4、いちばん長い道
-mark = { $mark ->
        [solved] 完成
        [unaided] 助けなしで完成
        [straight] 助けも手戻しもなしで完成
       *[none] まだ
    }
rungName = { $rung }：{ -mark }
earned = { $sign } { $rung }：{ -mark }！
nextRung = 次は{ $rung }
notKept = このブラウザには印を保存できません。ページを閉じると消えます。
forgotten = 印を消しました。
shareCopied = 結果をコピーしました。
copyRefused = ブラウザがコピーを許可しませんでした。行を選んで、自分でコピーしてください。
dayTask = { $target ->
            [closed] { $dayName }：{ $board }。{ $start }から始めて、すべてのマスを通り、スタートに戻ります。
           *[other] { $dayName }：{ $board }。{ $start }から始めて、すべてのマスを通ります。
        }
summary = { NUMBER($squares) }{"マス"}のうち{ NUMBER($visited) }{"マス"}、{ $helpUsed }。
shareLine = ナイトツアー・ラボ、{ $dayName }、{ $board }：{ $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) }/{ NUMBER($squares) }マス、{ $helpUsed }。 { $link }
wrong =
    .day = { QUOTED($text) }は日付ではありません。2026-11-22のように書いてください
