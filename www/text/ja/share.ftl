heading = 共有
link = リンク
copyLink = リンクをコピー
linkCopied = リンクをコピーしました。今見ているとおりのページが開きます。
forPupils = 生徒の端末用：発表の表示ではなく、ふつうのページが開きます。
asSeen = 今見ているとおりに
copied = コピーしました
refused = ブラウザがコピーを許可しませんでした。テキストを選んであります。Ctrl+Cでコピーしてください。
reach =
    .file = このページはファイルから開いたので、リンクはこの端末でしか使えません。だれかに送るときは、ファイルと、リンクの#から後ろの部分をいっしょに送ってください。
    .device = このリンクは、この端末でしか使えません。

qr = QRコード
qrName = リンクのQRコード
showLarge = 大きく表示
picture = 画像
savePicture = 画像を保存
svg = SVG
png = PNG
svgTooLarge = この盤は大きすぎてSVGにできません。PNGで保存してください。
pictureFailed = このブラウザは画像を作れませんでした。もっと小さい盤を試してください。
animation = アニメーション
poster = ポスター
embed = 埋め込み
fromBeginning = 最初から始める
frameCode = iframeのコード
frameOfRun = 盤、ボタン、説明1文を、幅480ピクセルまでで表示します。
frameOfRoom = この部屋を枠の中に表示します。
elementCode = Webコンポーネントのコード
elementHelp = 幅と色がページに合います。スクリプトはこのサイトから読み込みます。何も表示されないときは、embedとpkgの2つのフォルダを自分のサイトにコピーしてください。別のサイトのスクリプトを使うには、そのサイトの許可が必要だからです（Access-Control-Allow-Origin）。ページにコンテンツセキュリティポリシーがある場合は、script-srcとconnect-srcにスクリプトのアドレスを、script-srcに'wasm-unsafe-eval'を加えてください。
elementHelpFile = 幅と色がページに合います。このサイトのembedとpkgの2つのフォルダを、自分のページの横にコピーしてください。ページにコンテンツセキュリティポリシーがある場合は、script-src 'self' 'wasm-unsafe-eval'とconnect-src 'self'を加えてください。
copy = コピー

isCopied = { $what }：コピーしました。

tooLongForQr = リンクが長すぎて、QRコードにできません。{ NUMBER($bytes) }文字ありますが、カメラが読めるのは{ NUMBER($most) }文字までです。リンクをコピーしてください。

pictureSaved = { $file }に保存しました。

cite = このページを引用
citation = 引用の文
bibtex = BibTeXの項目
citationOf = { $name }、バージョン{ $version }。{ $link }（{ $day }閲覧）
accessed = { $day }閲覧
