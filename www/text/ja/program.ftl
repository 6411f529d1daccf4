labels =
    .program = プログラム：Python、Javaなど
    .programHelp = このプログラムは同じ順に進み、番号のついた盤を書き出します。
    .language = 言語
    .copyProgram = コピー
    .saveProgram = 保存
listing = プログラム{ QUOTED($name) }
