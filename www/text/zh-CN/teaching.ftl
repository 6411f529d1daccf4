title = 给老师
intro = 这里有九节课，每节五到十分钟，讲的是一个谁都能马上动手的谜题。可是人们花了两百年，才找到快速解开它的办法。只要知道马怎么走就够了。不需要账号，页面也不会向任何地方发送数据。
download = 下载单文件版
downloadNote = 这个文件不需要网络：拷到U盘上，双击就能打开。
headings =
    .before = 课前准备
    .plan = 50分钟教案
    .lessons = 每节课的各页
    .mistakes = 学生常有的误解
    .sheets = 练习单
before = - _没有网络：_有网络时先打开一次本页。浏览器会把它存下来，以后每个板块都能离线使用。从不联网的电脑，可以把单文件版（`knights-tour-lab.html`）拷到U盘上，双击打开。
    - _用投影：_打开页面顶部的“外观”，把主题选为“投影”。在“探索”和课程里按F，解说就会用大字显示在棋盘旁边，设置会隐藏起来。按Esc退出。[课堂用的“探索”](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)
    - _用翻页笔：_在“探索”里按A，打开“先提问”。页面会藏起答案，按一下前进才显示，再按一下才走这一步。在课程里，前进键最多放十步棋，再显示问题的答案，然后翻到下一页。
    - _只用键盘：_按N到下一页，按P回上一页。方向键在棋盘上移动，回车键回答。屏幕阅读器能读出所有内容。
    - _阅读较慢的学生：_每一页上方的“朗读”会用浏览器自带的语音读出文字。
    - _没有设备：_打印下面的练习单。也可以用国际象棋棋盘和马，或者用粉笔在地上画格子，让一个学生当马。
    - _链接：_每一页都有自己的网址，用页面顶部的“分享”可以复制。它还能把二维码放大到整个屏幕，学生扫一扫就能打开页面。
planHead = - 分钟
    - 内容
    - 学生活动
plan =
    | 0–8 | [亲手走一遍](#learn?lesson=hand&step=3)：4 × 3棋盘，两人一组 | 走棋
    | 8–15 | [随意乱走](#learn?lesson=guess&step=1)：每人写下一个估计，然后让[一千匹马](#learn?lesson=guess&step=2)来试 | 估计
    | 15–25 | 投影[汪斯道夫规则](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)，打开“先提问”：每一步全班表决 | 预测
    | 25–35 | [预测十次](#learn?lesson=rule&step=3)：学生独立完成，用设备或纸都行 | 预测
    | 35–43 | [并列为什么重要](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191)：三个里面谁会卡住？ | 表决
    | 43–50 | [5 × 5可能有封闭巡游吗？](#learn?lesson=colours&step=2)先讨论，再回答。家庭作业：[十二格谜题](#learn?sheet=cross) | 说理
about =
    .hand = 年龄：十岁起。基础：无。目标：学生知道什么是巡游，并体会到找出一条很难。
    .guess = 年龄：十岁起。基础：第1课。目标：学生比较随意乱走和有条理的搜索，看到工作量增长得多快。
    .rule = 年龄：十岁起。基础：第1课。目标：学生会用一条向前看一步的经验规则。
    .ties = 年龄：十岁起。基础：第3课。目标：学生明白，几乎总是管用的规则并不是定理。
    .colours = 年龄：十岁起。基础：奇数和偶数。目标：学生证明一件事不可能。
    .graph = 年龄：十岁起。基础：无。目标：学生换一种方式画谜题，并认识哈密顿圈。
    .fast = 年龄：十五岁起。基础：第3课。目标：学生了解分治法，知道什么是线性时间。
    .many = 年龄：十五岁起。基础：大数。目标：学生会列举、计数和估计，并会检验结果。
    .invent = 年龄：十岁起。基础：第3课。目标：学生发明并检验一条规则，明白好规则要看还剩下什么。
stepHead = - 页
    - 活动
    - 问题
    - 答案
engagement =
    .none = 观看
    .move = 走棋
    .predict = 预测
    .square = 找格
    .choose = 选择
    .number = 计算
    .estimate = 估计
    .mark = 标记
    .try = 发明
note = 第一次答错会得到提示，可以再答一次。之后页面会说明答案。答错也能继续往下学。进度存在设备上，学生可以自己清除。
mistakes = - _“规则总能成功。”_如果按固定顺序处理并列，从国际象棋棋盘64个格子中的3个出发就会失败。在非常大的棋盘上，它几乎总是失败。[看看在哪里](#learn?lesson=ties&step=5)
    - _“我卡住了，一定是最后一步走错了。”_走错的通常是更早的一步。在“[自己走](#play)”里，“还走得成吗？”会指出是哪一步。
    - _“棋盘大一倍，时间长一倍。”_回溯法在5 × 5上要落子8,839次，在6 × 6上要248,168次。[数一数](#learn?lesson=guess&step=6)
    - _“我们没找到巡游，所以没有巡游。”_只有证明或者完整的搜索才能说明没有。[可能吗？](#exist?target=closed&board=4x7)里两样都有。
    - _“路线短一点更好。”_同一个棋盘上，每条巡游的步数都一样。
    - _“电脑一条一条数完就行了。”_一条一条数可不行。就算每秒数一百万条，国际象棋棋盘的封闭巡游也要数五个月。[还有什么办法？](#learn?lesson=many&step=4)
sheets = - 直接从浏览器打印，黑白，A4或Letter纸都行。答案单独一页，可以不附。每页都印有种子：种子相同，练习单就相同。
    - [空白棋盘](#learn?sheet=blank&board=6x6)，从3 × 3到20 × 20；[写有出路数的棋盘](#learn?sheet=counts&board=6x6)
    - [预测接下来的五步](#learn?sheet=predict&seed=1)
    - [按一条规则走六步](#learn?sheet=follow&seed=1)，配合第9课
    - [找错误](#learn?sheet=error&seed=1)
    - [十二格谜题](#learn?sheet=cross)
    - [填数字](#learn?sheet=numbers&board=6x6&seed=1)，每页一题、两题或四题，从简单到很难
    - [巡游上的文字](#verse)，适合语文课和外语课：把自己的一首诗断开放到棋盘上，学生按马的走法读出来。下一首可以让他们自己写。问问他们有几种读法，是哪些相同的字造成的。
answers =
    .move = 一条巡游；答案不止一个
    .mark = Schwenk定理，这一页里有说明
    .try = 例如“fewest onward, farthest centre, least turn”（出路最少、离中心最远、转弯最小）
    .predict = 每次回答后，这一页都会说明理由
    .number = { $isEstimate ->
            [true] 大约{ NUMBER($right) }
           *[false] { NUMBER($right) }
        }
    .squares = { $many ->
            [1] { $first }
            [2] { $first }或{ $second }
           *[other] { COMMAS($squares) }中的任意一个
        }
