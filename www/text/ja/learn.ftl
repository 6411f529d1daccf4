labels =
    .boardHeading = 盤
    .lessons = レッスン
    .steps = レッスンのステップ
    .previous = 前のステップ
    .next = 次のステップ
    .known = わかったこと
    .toldKnown = わかったこと：
    .nextLesson = 次のレッスン
    .allDone = これが最後のレッスンでした。すべてのレッスンが終わりました！
    .lastSeen = これが最後のレッスンでした。まだ終えていないステップは、一覧でわかります。
    .keepsake = 記念の画像を保存
    .onBoard = 盤の上で
    .takeBack = 戻る
    .startOver = 最初から
    .step = 1つ進む
    .play = 再生
    .toEnd = 最後へ
    .answer = 答え
    .check = 確かめる
    .readAloud = 読み上げる
    .stopReading = 読み上げを止める
    .present = 全画面
    .leave = 終了
    .leavePresentation = 全画面を終了
    .erase = 進み具合を消す
    .teachers = 先生方へ
    .worksheets = ワークシート
    .backToLessons = レッスンに戻る
    .beside = 盤の上では
actions =
    .nextStep = レッスンの次のステップ
    .previousStep = 前のステップ
    .forward = 1手進む
    .back = 1手戻る
    .clickOn = リモコン：1手進む、終わったら答え、次のステップ
    .clickBack = リモコン：1手戻る、終わったら前のステップ
onBoard =
    .move = となりのマスへ移る
    .rowStart = 行の最初のマスへ
    .rowEnd = 行の最後のマスへ
    .choose = このマスへ進む、またはこのマスで答える
tooFew = もっと多いです。もう一度考えましょう。
tooMany = もっと少ないです。もう一度考えましょう。
wantsNumber = 40のような数か、「四十」のような言葉で答えてください。
finished = 最後のレッスンの終わりまで来ました。
first = これが最初のレッスンの最初のステップです。
notKept = 進み具合を保存できません。この端末の保存場所がいっぱいか、使えなくなっています。ページを閉じると消えてしまいます。
erased = 進み具合を消しました。
progress = ステップ{ NUMBER($step) }/{ NUMBER($steps) }
stepName = ステップ{ NUMBER($step) }{ $isDone ->
            [true] 、完了
           *[false] {""}
        }
lessonTitle = { NUMBER($lesson) }. { $title }
tryAgain = おしい。{ $why }もう一度考えましょう。
solution = { $why }正解は「{ $right }」です。
shownAnswer = 「{ $right }」。{ $why }
tried = { $text }、{ $isRight ->
            [true] 正解
           *[false] 不正解
        }
visitedOf = { NUMBER($squares) }か所中{ NUMBER($visited) }か所を通過
noWay = {"ナイト"}は{ $from }から{ $to }へは進めません。
coloured = { $told }、{ $isDark ->
            [true] 黒
           *[false] 白
        }
begins = レッスン{ $lesson }、全{ NUMBER($steps) }ステップ。
wrong =
    .lesson = { QUOTED($text) }というレッスンはないので、最初のレッスンを開きました
    .step = このレッスンは{ NUMBER($steps) }ステップで、{ QUOTED($text) }はないので、ステップ{ NUMBER($shown) }を開きました
    .sheet = { QUOTED($text) }というワークシートはありません。あるのは{ COMMAS($kinds) }です
    .board = このワークシートの盤は{ $least }x{ $least }から{ $most }x{ $most }までで、{ QUOTED($text) }は使えないので、{ $board }にしました
    .boards = 1ページの盤の数は{ QUOTED($text) }にはできません。次の中から選んでください：{ COMMAS($known) }
stepTitle = { $lesson }、ステップ{ NUMBER($step) }
ages =
    .ten = 10歳から
    .fifteen = 15歳から
doneOf = { $isAll ->
            [true] 完了
           *[false] { NUMBER($steps) }ステップ中{ NUMBER($done) }完了
        }
predicted = { NUMBER($asked) }問中{ NUMBER($right) }問正解。あと{ NUMBER($left) }問です。
roundOver = { $areAllRight ->
            [true] これで終わりです。{ NUMBER($asked) }問すべて正解でした！
           *[false] これで終わりです。{ NUMBER($asked) }問中{ NUMBER($right) }問正解でした。「最初から」でもう一度できます。
        }
notThere = { $square }ではありません。そこは{ $value ->
            [0] 行き先なし
           *[other] 行き先{ NUMBER($value) }か所
        }です。{ $from }から1手で行ける{"マス"}の中に、もっと少ないものがあります。もう一度やってみましょう。
corrected = { $message }。
title = { $what } · { $learn } · { $page }
