style = 样式

styles =
    .numbered = 编号
    .line = 线条
    .ribbon = 丝带
    .woven = 编织
    .turns = 转弯

legend =
    .turns = { NUMBER($turns) }格转弯
    .straight = { NUMBER($straight) }格直行

paper = 纸张

papers =
    .letter = Letter（信纸）
    .legal = Legal（法律文书）
    .tabloid = Tabloid（小报）
    .square = 正方形，300 mm
    .other = 其他大小

otherSize = 纸张大小
otherSizeHelp = 宽 × 高，单位mm或px，例如300x400mm。
orientation = 方向

orientations =
    .auto = 跟随棋盘
    .portrait = 纵向
    .landscape = 横向

title = 标题
caption = 说明文字
theme = 配色
blackAndWhite = 黑白
preview = 海报预览
saveSvg = 保存SVG
savePng = 保存PNG
print = 打印
pixels = PNG长边的像素数
making = 正在制作PNG…
pngFailed = 这个浏览器做不了这么大的图片。减少像素数，或者保存SVG，它打印多大都清晰。
printFailed = 这个浏览器没能打印海报。请保存SVG，再打印那个文件。
tooLarge = 页面能为最多{ NUMBER($most) }个格子的棋盘做海报，这个棋盘有{ NUMBER($squares) }个。更大的棋盘请用命令knights-tour。
size = { NUMBER($width) } × { NUMBER($height) }像素。你的浏览器大约需要{ $memory } MB内存。
badPixels = 像素数请写{ NUMBER($least) }到{ NUMBER($most) }的整数。
saved = 已保存为{ $file }。
