-line = { $isHigh ->
        [true] 列
       *[false] 行
    }
-start = { $isKnown ->
        [true] { $start }
       *[false] 起点
    }
reasons_names = { $all ->
        [0] 有些{"格子"}
       *[other] { $others ->
            [0] { LIST($names) }
           *[other] { COMMAS($names) }等{ NUMBER($all) }个{"格子"}
        }
    }
reasons_one-square = 只有一个{"格子"}，它本身就是一条开放巡游，却没有一步可以用来封闭
reasons_odd-area = 每走一步都换颜色，所以封闭巡游需要一样多的浅色{"格子"}和深色{"格子"}，可是这个{"棋盘"}的{"格子"}数是奇数
reasons_side-1 = 只有一{ -line }格子，马根本动不了
reasons_side-2 = { $second ->
        [2] 在2 × 2个格子上，马根本动不了
       *[other] 只有两{ -line }格子，每一步都要沿着棋盘走两格，跳过的格子再也回不去
    }
reasons_side-4 = 一共四{ -line }格子，从外侧的一{ -line }走一步总是到内侧，所以封闭巡游只能走到一半的格子
reasons_small-exception = { $first ->
        [0] 它
       *[other] { NUMBER($first) } × { NUMBER($second) }
    }是少数没有这种巡游的小棋盘之一，搜索了所有可能才知道
reasons_schwenk = 完整的矩形棋盘都有，除非格子数是奇数，或有一边是1、2或4，或棋盘是3 × 4、3 × 6或3 × 8（Schwenk，1991年）
reasons_open-theorem = 完整的矩形棋盘都有，只有少数太小或太窄的例外（Cull和De Curtins，1978年；Conrad等人，1994年）
reasons_knights-tour = 这个棋子能走马的每一步，而马有这样的巡游
reasons_torus-theorem = 左右和上下两边分别相连的完整矩形棋盘，只要有三格以上就有（Watkins和Hoenigman，1997年）
reasons_cylinder-theorem = 左右两边相连、至少有三格的完整矩形棋盘都有，除非只有一行，或有两行或四行且列数为偶数（Watkins，2004年）
reasons_found = 搜索所有可能可以找到
reasons_steps = 能走到相邻格的棋子可以沿着各行来回走遍任何完整的矩形棋盘（Itai、Papadimitriou和Szwarcfiter，1982年，适用于各个起点）
reasons_circuit = 能走到相邻格的棋子可以绕完整的矩形棋盘一圈，只要棋盘至少有两行两列，并且格子数是偶数，或棋子也能走斜线
reasons_no-theorem = 已知的定理都管不到这种情况
reasons_all-tried = 所有可能都试过了
reasons_not-symmetric = 棋盘本身这样旋转或镜像后并不相同
reasons_symmetry-fixed = 不动的格子太多，有这种对称的巡游走不完
reasons_symmetry-colours = 每个格子和它的对称格在巡游上要相隔一半或四分之一，这和交替的颜色不符
reasons_symmetry-no-middle = 巡游必须反向，但没有一步从格子走到它的对称格，所以没有中点
reasons_symmetry-ends = 旋转90度会让开放巡游有四个端点
reasons_colours = 每走一步都换颜色，可是{ $first ->
        [0] 有一种颜色的{"格子"}太多了
       *[other] 要走的浅色{"格子"}有{ NUMBER($first) }个，深色{"格子"}有{ NUMBER($second) }个
    }
reasons_start-colour = { $commoner ->
        [dark] 深色格子有{ NUMBER($more) }个，浅色格子只有{ NUMBER($fewer) }个，所以巡游必须从深色格子开始、在深色格子结束，而{ -start }是浅色
        [light] 浅色格子有{ NUMBER($more) }个，深色格子只有{ NUMBER($fewer) }个，所以巡游必须从浅色格子开始、在浅色格子结束，而{ -start }是深色
       *[none] 巡游的起点和终点都在多一个{"格子"}的那种颜色上，而{ -start }是另一种颜色
    }
reasons_inner-row = 一共四{ -line }格子，从外侧的一{ -line }走一步总是到内侧，所以巡游必须从外侧开始、在外侧结束，而{ -start }在内侧
reasons_start-exception = 搜索了所有可能，从{ -start }出发一条也没有
reasons_end-is-start = {"格子"}不止一个时，巡游不会在起点{ $start }结束
reasons_end-colour = { $isKnown ->
        [true] 每走一步都换颜色，所以从{ $last }出发的巡游结束时的颜色和{ $start }不同
       *[false] 每走一步都换颜色，从这个起点出发到不了这种颜色的终点
    }
reasons_end-cut-off = 没有走法能让巡游在{ $isKnown ->
        [true] { $start }
       *[false] 终点
    }结束了
reasons_ends-elsewhere = { $counted }只剩一步可走，巡游只能在那里结束，而不是在终点
reasons_between-theorem = 在6 × 6以上的正方形棋盘上，只要颜色允许，任意两格之间都有巡游（Conrad等，1994）
reasons_too-few-moves = { $first ->
        [0] 有的{"格子"}走法太少
       *[other] { $counted }{ $second ->
            [1] 没有走法
           *[other] 的走法不到两种，而封闭巡游在每个{"格子"}都需要两种
        }
    }
reasons_too-many-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $some }是第三个只有一种走法的{"格子"}，而巡游只有两个端点
           *[false] { $counted }各只有一种走法，其中最多{ NUMBER($second) }个能作巡游的端点
        }
       *[false] 只有一种走法的{"格子"}太多，而巡游只有两个端点
    }
reasons_not-connected = 没有走法能到{ $counted }
reasons_cut-squares = 去掉{ $some }，剩下的{"格子"}就分成了太多块，一条巡游走不完
reasons_end-parts = { $isKnown ->
        [true] 有{ NUMBER($first) }块只通过{ $some }相连，每块都需要巡游的一个端点，可是只有{ NUMBER($second) }块能有
       *[false] 有太多块只通过少数几个{"格子"}和别处相连，每块都需要巡游的一个端点
    }
reasons_forced-moves = { $isKnown ->
        [true] { -start }会需要两种以上的走法：{ $rest }各只有两种走法，都必须用上通往{ -start }的那一种
       *[false] 有一个{"格子"}会需要两种以上的走法
    }
reasons_forced-cycle = 每条巡游都必须用到的走法，已经只在{ $counted }之间连成了一个圈
reasons_no-two-factor = { $squares ->
        [0] 不管怎样选，都不能让每个{"格子"}得到封闭巡游所需的两条线
        [1] { $some }需要{ NUMBER($first) }步，可是与它相邻的{"格子"}只容得下{ NUMBER($second) }步
       *[other] { $some }合起来需要{ NUMBER($first) }步，可是与它们相邻的{"格子"}只容得下{ NUMBER($second) }步
    }
reasons_no-cycle-cover = { $isKnown ->
        [true] 从{ $some }只能走到{ NUMBER($second) }个{"格子"}，可是需要{ NUMBER($first) }个
       *[false] 不管怎样选，都不能让每个{"格子"}各通往不同的{"格子"}
    }
reasons_separate-cycles = { $isKnown ->
        [true] { $second ->
            [0] 不管每个{"格子"}选哪两条线，都没有一条通到巡游的端点
           *[other] 不管选哪些走法，{ $counted }都和其余部分断开
        }
       *[false] 不管选哪些走法，{ $counted }都和其余部分断开
    }
reasons_separate-parts = { $isKnown ->
        [true] 巡游走了{ $these }，就走不了{ $those }
       *[false] {"棋盘"}有两部分各自都能走到，却不能在同一条巡游里都走到
    }
reasons_stuck = 从{ $isKnown ->
        [true] { $start }
       *[false] 末端
    }一步能到的{"格子"}都走过了
reasons_not-closed = 所有{"格子"}都走过了，可是从{ $squares ->
        [0] 最后一个
        [1] 最后一个
       *[other] { $last }
    }一步回不到{ $isKnown ->
        [true] { $start }
       *[false] 第一个
    }
reasons_never-entered = 再没有一步能到{ $counted }
reasons_start-cut-off = 从{ -start }一步能到的{"格子"}都用掉了，巡游没法封闭
reasons_too-many-dead-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $counted }只剩一步可走，巡游会在那里结束，没法封闭
           *[false] { $counted }各只剩一步可走，{ $second ->
                [0] 巡游会在那里结束，没法封闭
               *[other] 而巡游只能在其中一个结束
            }
        }
       *[false] 只剩一步可走的{"格子"}太多了
    }
reasons_cut-in-two = 从路线的末端再也走不到{ $counted }
