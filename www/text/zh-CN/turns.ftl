columns = - 转弯
    - 交叉
thisTour = 这条巡游
blocks = 分治法
warnsdorff = 汪斯道夫规则（开放巡游）
enough = 在n × n棋盘上够用（已证明）
needed = 在n × n棋盘上必需（已证明）
noTour = - 没找到巡游
    - –
source = 这两个界限由Besa、Johnson、Mamano、Osegueda和Williams证明（2020年），各自可差一个常数c。必需的转弯数的下界是(6 − ε)n，其中ε是任意小的正数。此后又有人宣布了更好的巡游。
about = { NUMBER($round) } + c
