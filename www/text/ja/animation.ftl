from = 最初のステップ
to = 最後のステップ
size = 大きさ（ピクセル）
sizes = よく使う大きさ
sizeNames =
    .page = 480：ウェブ用
    .slides = 1080：スライド用
delay = 1ステップの時間（ms）
theme = 色
choice = 1手ごとに、進めるマスを見せる
kind = 種類
kinds =
    .gif = GIF
    .video = 動画（MP4）
-file = { $kind ->
            [gif] GIF
           *[video] 動画
        }
make = { -file }を作る
making = { -file }を作っています…
cancel = 中止
save = 保存
play = 再生
looking = この回の長さを調べています…
cancelled = 中止しました。
preview = アニメーションの見本
progress = アニメーションの進み具合
noEncoder = このブラウザは、この大きさの動画を作れません。もっと小さくするか、GIFを作ってください。
range = { NUMBER($least) }～{ NUMBER($most) }
plan = { NUMBER($frames) }コマ{ $every ->
            [0] {""}
            [1] {""}
           *[other] （{ NUMBER($every) }ステップごと）
        }、{ $width } × { $height }ピクセル、{ $isLong ->
            [true] { NUMBER($minutes) }分
           *[false] { NUMBER($seconds) }秒
        }、約{ $bytes }。
kilobytes = { NUMBER($n) } kB
megabytes = { $n } MB
beyond = この回は{ NUMBER($steps) }ステップです。{ NUMBER($steps) }までの数を書いてください。
soFar = ここまで{ $bytes }
made = { $kind ->
            [gif] { kinds.gif }
           *[video] { kinds.video }
        }ができました（{ $bytes }）
saved = { $file }に保存しました。
failed = { $hasMessage ->
            [true] { -file }を作れませんでした：{ $message }。
           *[false] このブラウザは{ -file }を作れませんでした。もっと小さくするか、ステップを減らしてください。
        }
