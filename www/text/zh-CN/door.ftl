labels =
    .question = 马能不能走遍棋盘，每格恰好走一次？
    .meaning = 在骑士巡游中，国际象棋的马（也叫骑士）跳遍整个棋盘，每个格子只落脚一次。
    .begin = 五分钟弄明白
    .tryIt = 自己试一试
    .tryItMore = 在小棋盘上走走马。
    .seeIt = 看看怎么做到
    .seeItMore = 一条简单的规则，一步一步看。
    .teachIt = 用于教学
    .teachItMore = 给老师：教案、练习单和投影视图。
    .skip = 直接进实验室
    .stop = 让马停下
    .goOn = 让马继续走
    .jump = 马交给你了：请跳到带圈的格子。
count = { NUMBER($visited) } / { NUMBER($squares) }

languageNotKept = { $language }没有存到这台设备上，现在也连不上网络。页面仍为中文。
