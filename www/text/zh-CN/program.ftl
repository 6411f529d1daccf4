labels =
    .program = 程序：Python、Java 等
    .programHelp = 这个程序会做同样的运行，并打印出编好号的棋盘。
    .language = 编程语言
    .copyProgram = 复制
    .saveProgram = 保存
listing = 程序{ QUOTED($name) }
