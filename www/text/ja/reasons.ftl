-line = { $isHigh ->
        [true] 列
       *[false] 行
    }
-start = { $isKnown ->
        [true] { $start }
       *[false] スタート
    }
-parts = { $first ->
        [1] 1つ
        [2] 2つ
        [3] 3つ
        [4] 4つ
        [5] 5つ
        [6] 6つ
        [7] 7つ
        [8] 8つ
        [9] 9つ
       *[other] { NUMBER($first) }個
    }
reasons_names = { $all ->
        [0] いくつかの{"マス"}
       *[other] { LIST($names) }{ $others ->
            [0] {""}
           *[other] 、ほか{ NUMBER($others) }{"マス"}
        }
    }
reasons_one-square = 1{"マス"}だけなら開いたツアーはもうできていますが、閉じるための手がありません
reasons_odd-area = 1手動くと必ず色が変わるので、閉じたツアーには白と黒が同じ数だけ必要です。でも、この{"盤"}の{"マス"}の数は奇数です
reasons_side-1 = { -line }が1つだけでは、ナイトは動けません
reasons_side-2 = { $second ->
        [2] 2 × 2では、ナイトは動けません
       *[other] { -line }が2つだけだと、どの手も長い辺に沿って2マスずつ進むので、とばしたマスに戻れません
    }
reasons_side-4 = { -line }が4つだと、外側の{ -line }から出る手はすべて内側へ行きます。そのため、閉じたツアーではマスの半分にしか行けません
reasons_small-exception = { $first ->
        [0] この盤
       *[other] { NUMBER($first) } × { NUMBER($second) }
    }は、ツアーのない数少ない小さな盤の1つです。すべての可能性を調べて確かめられています
reasons_schwenk = 穴のない長方形の盤には、必ず閉じたツアーがあります。ただし、マスの数が奇数のとき、1辺が1、2、4のとき、3 × 4、3 × 6、3 × 8のときを除きます（Schwenk、1991年）
reasons_open-theorem = 穴のない長方形の盤には、いくつかの小さな盤や細長い盤を除いて、開いたツアーがあります（CullとDe Curtins、1978年。Conradたち、1994年）
reasons_knights-tour = この駒はナイトの動きをすべてできて、ナイトにはそのようなツアーがあります
reasons_torus-theorem = 左右と上下の端がつながった、3マス以上の穴のない長方形の盤には、必ずツアーがあります（WatkinsとHoenigman、1997年）
reasons_cylinder-theorem = 左右の端がつながった、3マス以上の穴のない長方形の盤には、1行だけの盤と、2行か4行で列の数が偶数の盤を除いて、ツアーがあります（Watkins、2004年）
reasons_found = すべての可能性を探すと、見つかります
reasons_steps = 隣のマスへ動ける駒は、段を行ったり来たりして、穴のない長方形の盤をすべて回れます（どのスタートからでも：Itai、Papadimitriou、Szwarcfiter、1982年）
reasons_circuit = 隣のマスへ動ける駒は、2段2列以上ある穴のない長方形の盤を1周できます。ただし、マスの数が偶数であるか、斜めにも動けるときです
reasons_no-theorem = この場合に当てはまる定理は知られていません
reasons_all-tried = すべての可能性を試しました
reasons_not-symmetric = 盤そのものが、そのように回したり、うつしたりすると同じになりません
reasons_symmetry-fixed = この対称のツアーが通れるよりも多くのマスが、動かずに残ります
reasons_symmetry-colours = マスとその像は、ツアーの半分か4分の1だけ離れるはずですが、交互に変わる色に合いません
reasons_symmetry-no-middle = ツアーが逆向きになるはずですが、マスからその像へ行く手がないので、中央がありません
reasons_symmetry-ends = 4分の1回転では、開いたツアーの端が4つになります
reasons_colours = 1手動くと必ず色が変わりますが、{ $first ->
        [0] 一方の色の{"マス"}が多すぎます
       *[other] 通る{"マス"}は白が{ NUMBER($first) }、黒が{ NUMBER($second) }です
    }
reasons_start-colour = { $commoner ->
        [dark] 黒のマスは{ NUMBER($more) }個、白のマスは{ NUMBER($fewer) }個しかないので、ツアーは黒で始まり、黒で終わるしかありません。でも、{ -start }は白です
        [light] 白のマスは{ NUMBER($more) }個、黒のマスは{ NUMBER($fewer) }個しかないので、ツアーは白で始まり、白で終わるしかありません。でも、{ -start }は黒です
       *[none] ツアーは、1{"マス"}多いほうの色で始まり、その色で終わります。でも、{ -start }はもう一方の色です
    }
reasons_inner-row = { -line }が4つだと、外側の{ -line }から出る手はすべて内側へ行きます。そのため、ツアーは外側の{ -line }で始まり、外側で終わるしかありません。でも、{ -start }は内側です
reasons_start-exception = { -start }からは、すべてを調べても見つかりませんでした
reasons_end-is-start = {"マス"}が2つ以上あるとき、ツアーは始まりの{ $start }では終わりません
reasons_end-colour = { $isKnown ->
        [true] 1手ごとに色が変わるので、{ $last }から始めたツアーは{ $start }とは違う色で終わります
       *[false] 1手ごとに色が変わるので、このスタートからはその色で終われません
    }
reasons_end-cut-off = { $isKnown ->
        [true] { $start }
       *[false] ゴール
    }で終わるための手が残っていません
reasons_ends-elsewhere = { $counted }には手が1つしか残っていないので、ツアーはゴールではなくそこで終わるしかありません
reasons_between-theorem = 6 × 6以上の正方形の盤では、色の合う2マスの間にいつもツアーがあります（Conradほか、1994年）
reasons_too-few-moves = { $first ->
        [0] 手が足りない{"マス"}があります
       *[other] { $second ->
            [1] { $counted }には手がありません
           *[other] 閉じたツアーではどの{"マス"}にも手が2つ必要ですが、{ $counted }には足りません
        }
    }
reasons_too-many-ends = { $isKnown ->
        [true] { $isOne ->
            [true] 手が1つだけの{"マス"}は、{ $some }で3つ目です。ツアーの端は2つしかありません
           *[false] { $counted }には手が1つずつしかありません。そのうちツアーの端になれるのは{ NUMBER($second) }つだけです
        }
       *[false] 手が1つだけの{"マス"}が多すぎます。ツアーの端は2つしかありません
    }
reasons_not-connected = { $counted }へ行く手がありません
reasons_cut-squares = { $some }がないと、残りの{"マス"}は、1つのツアーで通れる数より多くの部分に分かれます
reasons_end-parts = { $isKnown ->
        [true] { $some }だけでつながっている部分が{ -parts }あり、どれにもツアーの端が必要ですが、端を置けるのは{ NUMBER($second) }つだけです
       *[false] わずかな{"マス"}だけでつながっている部分が多すぎます。どれにもツアーの端が必要です
    }
reasons_forced-moves = { $isKnown ->
        [true] { -start }には手が3つ以上必要になります。手が2つしかない{ $rest }は、どれも{ -start }への手を使うしかないからです
       *[false] 手が3つ以上必要な{"マス"}が出てきます
    }
reasons_forced-cycle = どのツアーでも必ず使う手だけで、{ $counted }を回る輪ができてしまいます
reasons_no-two-factor = { $isKnown ->
        [true] { $some }には合わせて{ NUMBER($first) }手が必要ですが、まわりの{"マス"}には{ NUMBER($second) }手分しか余裕がありません
       *[false] どう手を選んでも、閉じたツアーに必要な2手がそろわない{"マス"}が残ります
    }
reasons_no-cycle-cover = { $isKnown ->
        [true] { $some }から出る手で行けるのは{ NUMBER($second) }{"マス"}だけですが、{ NUMBER($first) }{"マス"}必要です
       *[false] どう手を選んでも、すべての{"マス"}から別々の{"マス"}へ進むことはできません
    }
reasons_separate-cycles = { $isKnown ->
        [true] { $second ->
            [0] それぞれの{"マス"}でどの2手を選んでも、ツアーの端へは行けません
           *[other] どの手を選んでも、{ $counted }は残りから切りはなされます
        }
       *[false] どの手を選んでも、{ $counted }は残りから切りはなされます
    }
reasons_separate-parts = { $isKnown ->
        [true] { $these }を通るツアーは、{ $those }を通れません
       *[false] この{"盤"}には、それぞれなら通れても、1つのツアーでは両方を通れない2つの部分があります
    }
reasons_stuck = { $isKnown ->
        [true] { -start }
       *[false] 端
    }から1手で行ける、まだ通っていない{"マス"}がありません
reasons_not-closed = すべての{"マス"}を通りましたが、{ $squares ->
        [0] 最後
        [1] 最後
       *[other] { $last }
    }から{ $isKnown ->
        [true] { $start }
       *[false] 最初
    }へは1手で戻れません
reasons_never-entered = { $counted }へ行く手がもうありません
reasons_start-cut-off = { -start }へ1手で戻れる{"マス"}をすべて使ってしまったので、ツアーを閉じられません
reasons_too-many-dead-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $counted }には手が1つしか残っていないので、ツアーはそこで終わり、閉じられません
           *[false] { $second ->
                [0] { $counted }には手が1つしか残っていないので、ツアーはそこで終わり、閉じられません
               *[other] { $counted }には手が1つずつしか残っていません。ツアーが終われるのは、そのうち1つだけです
            }
        }
       *[false] 残りの手が1つだけの{"マス"}が多すぎます
    }
reasons_cut-in-two = 道の端から{ $counted }へ行く手が、もうつながっていません
