style = スタイル

styles =
    .numbered = 番号
    .line = 線
    .ribbon = リボン
    .woven = 織物
    .turns = 曲がり角

legend =
    .turns = { NUMBER($turns) }マスで曲がる
    .straight = { NUMBER($straight) }マスで直進

paper = 用紙

papers =
    .letter = レター
    .legal = リーガル
    .tabloid = タブロイド
    .square = 正方形、300 mm
    .other = その他の大きさ

otherSize = 用紙の大きさ
otherSizeHelp = 横 × 縦を、300x400mmのようにmmかpxで書きます。
orientation = 向き

orientations =
    .auto = 盤に合わせる
    .portrait = 縦
    .landscape = 横

title = 題名
caption = 説明
theme = 色
blackAndWhite = 白黒
preview = ポスターの見本
saveSvg = SVGを保存
savePng = PNGを保存
print = 印刷
pixels = PNGの長いほうの辺（ピクセル）
making = PNGを作っています…
pngFailed = このブラウザは、これほど大きな画像を作れませんでした。ピクセルを減らすか、どんな大きさでも印刷できるSVGで保存してください。
printFailed = このブラウザはポスターを印刷できませんでした。SVGを保存して、そのファイルを印刷してください。
tooLarge = ポスターにできるのは{ NUMBER($most) }マスまでの盤です。この盤は{ NUMBER($squares) }マスです。もっと大きい盤には、コマンドknights-tourを使ってください。
size = { NUMBER($width) } × { NUMBER($height) }ピクセル。ブラウザのメモリを約{ $memory } MB使います。
badPixels = { NUMBER($least) }から{ NUMBER($most) }までの整数を書いてください。
saved = { $file }に保存しました。
