heading = 分享
link = 链接
copyLink = 复制链接
linkCopied = 链接已复制。打开它，看到的就是现在的页面。
forPupils = 供学生的设备使用：打开的是普通页面，不是演示。
asSeen = 和我看到的一样
copied = 已复制
refused = 浏览器不允许复制。文字已经选中：请按Ctrl+C复制。
reach =
    .file = 本页是从文件打开的，所以链接只能在这台电脑上用。想分享，请把文件和链接里从#开始的部分一起发过去。
    .device = 这个链接只能在这台电脑上用。

qr = 二维码
qrName = 链接的二维码
showLarge = 放大显示
picture = 图片
savePicture = 保存图片
svg = SVG
png = PNG
svgTooLarge = 这个棋盘太大，不能存成SVG。请存成PNG。
pictureFailed = 这个浏览器没能做出图片。试试小一点的棋盘。
animation = 动画
poster = 海报
embed = 嵌入
fromBeginning = 从头开始
frameCode = iframe代码
frameOfRun = 显示棋盘、按钮和一句解说，最宽480像素。
frameOfRoom = 在框架里显示这个板块。
elementCode = Web组件代码
elementHelp = 它会适应你网页的宽度和配色，脚本从本站加载。如果你的网页上什么也没有，请把embed和pkg两个文件夹复制到你自己的网站：别的网站必须允许使用这个脚本（Access-Control-Allow-Origin）。如果你的网页有内容安全策略，script-src和connect-src里要写上脚本的地址，script-src里还要有'wasm-unsafe-eval'。
elementHelpFile = 它会适应你网页的宽度和配色。请把本站的embed和pkg两个文件夹复制到你的网页旁边。如果你的网页有内容安全策略，需要script-src 'self' 'wasm-unsafe-eval'和connect-src 'self'。
copy = 复制

isCopied = { $what }：已复制。

tooLongForQr = 链接太长，做不成二维码：它有{ NUMBER($bytes) }个字符，而摄像头最多能读{ NUMBER($most) }个。请改为复制链接。

pictureSaved = 已保存为{ $file }。

cite = 引用本页
citation = 引用文字
bibtex = BibTeX条目
citationOf = { $name }，版本{ $version }。{ $link }（访问日期：{ $day }）
accessed = 访问日期：{ $day }
