about =
    .name = 简体中文
    .direction = ltr
    .withoutScripts = 本页在你的浏览器里运行，需要开启JavaScript。请在浏览器设置中开启它，然后重新加载页面。
    .loading = 正在加载…网络慢时要等一会儿。如果这句话一直不消失，请重新加载页面。如果还是不行：本页必须从网站服务器打开，不能直接打开文件。
    .loadAgain = 重新加载页面

about_app =
    .name = 骑士巡游实验室
    .shortName = 骑士巡游
    .description = 动手试、仔细看、弄明白骑士巡游：马把棋盘的每个格子恰好走一次。

about_app_pictures =
    .explore = 探索：棋盘、播放进度和这一步的理由
    .play = 自己走：亲手走马
    .explorePhone = 手机上的“探索”
    .playPhone = 手机上的“自己走”

about_notFound =
    .heading = 没有这个页面
    .why = 链接可能被截断了，或者输错了。
    .home = 去骑士巡游实验室
