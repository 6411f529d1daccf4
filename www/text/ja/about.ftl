about =
    .name = 日本語
    .direction = ltr
    .withoutScripts = このページはブラウザの中で動くので、JavaScriptが必要です。ブラウザの設定で有効にしてから、ページを読み込み直してください。
    .loading = 読み込み中です… ネットワークが遅いと、しばらくかかります。この文が消えないときは、ページを読み込み直してください。それでもだめなら、ページはファイルからではなく、ウェブサーバーから開く必要があります。
    .loadAgain = ページを読み込み直す

about_app =
    .name = ナイトツアー・ラボ
    .shortName = ナイトツアー
    .description = ナイトツアーを試して、見て、理解しよう。ナイトが盤のすべてのマスをちょうど1回ずつ通ります。

about_app_pictures =
    .explore = 調べる：盤と再生ボタン、手の理由
    .play = 遊ぶ：自分でナイトを動かす
    .explorePhone = スマートフォンで「調べる」
    .playPhone = スマートフォンで「遊ぶ」

about_notFound =
    .heading = このページはありません
    .why = リンクが途中で切れたか、打ちまちがいかもしれません。
    .home = ナイトツアー・ラボへ
