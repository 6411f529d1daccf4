from = 从第几步
to = 到第几步
size = 大小（像素）
sizes = 常用大小
sizeNames =
    .page = 480：网页
    .slides = 1080：幻灯片
delay = 每步的时间（毫秒）
theme = 配色
choice = 每步之前显示可选的格子
kind = 类型
kinds =
    .gif = GIF
    .video = 视频（MP4）
-file = { $kind ->
            [gif] GIF
           *[video] 视频
        }
make = 制作{ -file }
making = 正在制作{ -file }…
cancel = 取消
save = 保存
play = 播放
looking = 正在计算这次运行有多长…
cancelled = 已取消。
preview = 动画预览
progress = 制作动画的进度
noEncoder = 这个浏览器做不了这么大的视频。选小一点的，或者做成GIF。
range = { NUMBER($least) }到{ NUMBER($most) }
plan = { NUMBER($frames) }帧，{ $every ->
            [0] {""}
            [1] {""}
           *[other] 每{ NUMBER($every) }步一帧，
        }{ $width } × { $height }像素，{ $isLong ->
            [true] { NUMBER($minutes) }分钟
           *[false] { NUMBER($seconds) }秒
        }，大约{ $bytes }。
kilobytes = { NUMBER($n) } kB
megabytes = { $n } MB
beyond = 这次运行有{ NUMBER($steps) }步。请写不超过{ NUMBER($steps) }的数。
soFar = 目前{ $bytes }
made = { $kind ->
            [gif] { kinds.gif }
           *[video] { kinds.video }
        }做好了（{ $bytes }）
saved = 已保存为{ $file }。
failed = { $hasMessage ->
            [true] { -file }没能做出来：{ $message }。
           *[false] 这个浏览器没能做出{ -file }。试试小一点，或者步数少一点。
        }
