labels =
    .question = ナイトはすべての⁠マ⁠ス⁠を1⁠回⁠ず⁠つ通れる？
    .meaning = ナイトが盤じゅうを跳びまわり、どのマスにもちょうど1回ずつ止まる。それがナイトツアーです。
    .begin = 5分で体験する
    .tryIt = 自分でやってみる
    .tryItMore = 小さな盤でナイトを動かします。
    .seeIt = やり方を見る
    .seeItMore = 簡単な規則を1手ずつたどります。
    .teachIt = 授業で使う
    .teachItMore = 先生方へ：授業案、ワークシート、プロジェクター表示。
    .skip = ラボへ進む
    .stop = ナイトを止める
    .goOn = ナイトを動かす
    .jump = ナイトを動かしてみましょう。輪のついたマスを選んでください。
count = { NUMBER($visited) } / { NUMBER($squares) }

languageNotKept = 「{ $language }」は端末に保存されておらず、ネットワークにも接続できません。ページは日本語のままです。
