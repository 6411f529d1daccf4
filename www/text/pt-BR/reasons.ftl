-line = { $isHigh ->
        [true] coluna
       *[false] fileira
    }
-lines = { $isHigh ->
        [true] colunas
       *[false] fileiras
    }
-start = { $isKnown ->
        [true] { $start }
       *[false] o início
    }
-from-start = { $isKnown ->
        [true] de { $start }
       *[false] do início
    }
-parts = { $first ->
        [0] nenhuma
        [1] uma
        [2] duas
       *[other] { WORD($first) }
    }
-ends = { $second ->
        [0] nenhuma
        [1] uma
        [2] duas
       *[other] { WORD($second) }
    }
reasons_names = { $all ->
        [0] {"algumas casas"}
       *[other] { $others ->
            [0] { LIST($names) }
           *[other] { COMMAS($names) } e mais { NUMBER($others) }
        }
    }
reasons_one-square = {"uma casa"} só já é um passeio aberto, mas não há lance para fechá-lo
reasons_odd-area = todo lance troca a cor, então um passeio fechado precisa de {"tantas casas"} de uma cor quanto da outra, mas o número de {"casas"} deste {"tabuleiro"} é ímpar
reasons_side-1 = numa única { -line } de casas, o cavalo não tem nenhum lance
reasons_side-2 = { $second ->
        [2] em 2 × 2 casas, o cavalo não tem nenhum lance
       *[other] com apenas duas { -lines }, cada lance avança duas casas ao longo do tabuleiro, e o cavalo nunca volta às casas que pulou
    }
reasons_side-4 = com quatro { -lines }, todo lance de uma { -line } externa leva a uma interna, então um passeio fechado só alcançaria metade das casas
reasons_small-exception = { $first ->
        [0] este
       *[other] o { NUMBER($first) } × { NUMBER($second) }
    } é um dos poucos tabuleiros pequenos sem passeio, como mostra uma busca por todas as possibilidades
reasons_schwenk = todo retângulo completo tem um, a não ser que o número de casas seja ímpar, que um lado seja 1, 2 ou 4, ou que ele seja 3 × 4, 3 × 6 ou 3 × 8 (Schwenk, 1991)
reasons_open-theorem = todo retângulo completo tem um, menos alguns pequenos ou estreitos (Cull e De Curtins, 1978; Conrad e outros, 1994)
reasons_knights-tour = a peça pode fazer todos os lances do cavalo, e o cavalo tem um passeio assim
reasons_torus-theorem = todo retângulo completo de três casas ou mais tem um se as bordas opostas estão ligadas duas a duas (Watkins e Hoenigman, 1997)
reasons_cylinder-theorem = um retângulo completo de pelo menos três casas com as bordas esquerda e direita ligadas tem um, a não ser que haja uma só fileira, ou duas ou quatro fileiras e um número par de colunas (Watkins, 2004)
reasons_found = uma busca de todas as possibilidades encontra um
reasons_steps = uma peça que passa à casa ao lado pode percorrer todo retângulo completo, indo e voltando pelas fileiras (Itai, Papadimitriou e Szwarcfiter, 1982, de qualquer início)
reasons_circuit = uma peça que passa à casa ao lado pode dar a volta em todo retângulo completo com pelo menos duas fileiras e duas colunas, se o número de casas for par ou se ela também andar na diagonal
reasons_no-theorem = nenhum teorema conhecido vale para este caso
reasons_all-tried = todas as possibilidades foram testadas
reasons_not-symmetric = o próprio tabuleiro não fica igual quando é girado ou espelhado assim
reasons_symmetry-fixed = isso deixa no lugar mais casas do que um passeio com essa simetria pode visitar
reasons_symmetry-colours = cada casa e sua imagem teriam de ficar a meia volta ou a um quarto de volta do passeio, e as cores, que se alternam, não permitem isso
reasons_symmetry-no-middle = o passeio teria de ser invertido, mas não teria meio, pois nenhum lance leva de uma casa à sua imagem
reasons_symmetry-ends = com um quarto de volta, um passeio aberto teria quatro pontas
reasons_colours = todo lance troca a cor, { $first ->
        [0] e há {"casas"} demais de uma das cores
       *[other] mas há { NUMBER($first) } {"casas claras"} e { NUMBER($second) } {"escuras"} a visitar
    }
reasons_start-colour = { $commoner ->
        [dark] há { NUMBER($more) } casas escuras e só { NUMBER($fewer) } { $fewer ->
            [one] clara
           *[other] claras
        }, então um passeio tem de começar e terminar numa casa escura, mas { -start } é clara
        [light] há { NUMBER($more) } casas claras e só { NUMBER($fewer) } { $fewer ->
            [one] escura
           *[other] escuras
        }, então um passeio tem de começar e terminar numa casa clara, mas { -start } é escura
       *[none] um passeio começa e termina na cor que tem {"uma casa"} a mais, mas { -start } tem a outra cor
    }
reasons_inner-row = com quatro { -lines }, todo lance de uma { -line } externa leva a uma interna, então um passeio tem de começar e terminar numa { -line } externa, e { -start } fica numa interna
reasons_start-exception = uma busca completa não encontrou nenhum a partir { -from-start }
reasons_end-is-start = um passeio de mais de {"uma casa"} não termina em { $start }, onde começa
reasons_end-colour = { $isKnown ->
        [true] cada lance muda de cor, então um passeio a partir de { $last } termina na outra cor que a de { $start }
       *[false] cada lance muda de cor, e o fim tem a cor errada para este início
    }
reasons_end-cut-off = não sobrou nenhum lance com que o passeio possa terminar { $isKnown ->
        [true] em { $start }
       *[false] no fim pedido
    }
reasons_ends-elsewhere = { $counted } só { $isOne ->
        [true] tem
       *[false] têm
    } mais um lance, então o passeio teria de terminar ali, e não no fim pedido
reasons_between-theorem = em todo tabuleiro quadrado a partir de 6 × 6 há um entre duas casas quaisquer cujas cores o permitam (Conrad e outros, 1994)
reasons_too-few-moves = { $first ->
        [0] {"uma casa"} tem lances de menos
       *[other] { $counted } { $second ->
            [1] { $isOne ->
                [true] não tem
               *[false] não têm
            } nenhum lance
           *[other] { $isOne ->
                [true] tem
               *[false] têm
            } menos que os dois lances de que um passeio fechado precisa em cada {"casa"}
        }
    }
reasons_too-many-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $some } é uma terceira posição com um só lance, e um passeio só tem duas pontas
           *[false] { $counted } têm só um lance, e apenas { $second ->
                [1] uma posição dessas pode ser uma ponta
               *[other] { -ends } dessas posições podem ser pontas
            } do passeio
        }
       *[false] há {"casas"} demais com um único lance, e um passeio só tem duas pontas
    }
reasons_not-connected = nenhuma sequência de lances leva a { $isKnown ->
        [true] { $counted }
       *[false] {"algumas casas"}
    }
reasons_cut-squares = sem { $isKnown ->
        [true] { $some }
       *[false] {"algumas casas"}
    }, o resto do {"tabuleiro"} se divide em mais partes do que um passeio consegue visitar
reasons_end-parts = { $isKnown ->
        [true] { -parts } partes só se ligam ao resto por { $some }, e cada uma precisaria de uma ponta do passeio, mas só { $second ->
            [1] uma pode
           *[other] { -ends } podem
        } ter
       *[false] há partes demais que só se ligam ao resto por {"poucas casas"}, e cada uma precisaria de uma ponta do passeio
    }
reasons_forced-moves = { $isKnown ->
        [true] { $start } precisaria de mais de dois lances: { $rest } têm dois cada, e precisam do lance até { $start }
       *[false] {"uma casa"} precisaria de mais de dois lances
    }
reasons_forced-cycle = os lances que todo passeio tem de usar já formam um ciclo { $isKnown ->
        [true] só por { $counted }
       *[false] por apenas {"algumas casas"}
    }
reasons_no-two-factor = { $squares ->
        [0] nenhuma escolha de lances dá a cada {"casa"} os dois de que um passeio fechado precisa
        [1] { $some } precisa de { NUMBER($first) } lances, mas em volta só há lugar para { NUMBER($second) }
       *[other] juntas, as posições { $some } precisam de { NUMBER($first) } lances, mas em volta delas só há lugar para { NUMBER($second) }
    }
reasons_no-cycle-cover = { $isKnown ->
        [true] os lances de { $some } só levam a { NUMBER($second) } {"casas"}, mas seria preciso ter { NUMBER($first) }
       *[false] nenhuma escolha de lances leva de cada {"casa"} a {"outra"}
    }
reasons_separate-cycles = { $isKnown ->
        [true] { $second ->
            [0] quaisquer que sejam os dois lances de cada {"casa"}, nenhum leva a uma ponta do passeio
           *[other] { $counted } { $isOne ->
                [true] fica
               *[false] ficam
            } sem ligação com o resto, quaisquer que sejam os lances
        }
       *[false] {"algumas casas"} ficam isoladas do resto, quaisquer que sejam os lances
    }
reasons_separate-parts = { $isKnown ->
        [true] um passeio que visita { $these } não pode visitar também { $those }
       *[false] duas partes do {"tabuleiro"} podem ser visitadas, mas não as duas pelo mesmo passeio
    }
reasons_stuck = {"nenhuma casa"} livre fica a um lance { $isKnown ->
        [true] de { $start }
       *[false] do fim do caminho
    }
reasons_not-closed = não falta {"nenhuma casa"}, mas { $squares ->
        [0] o fim não fica a um lance do início
        [1] o fim não fica a um lance do início
       *[other] { $last } não fica a um lance de { $start }
    }
reasons_never-entered = nenhum lance leva mais a { $isKnown ->
        [true] { $counted }
       *[false] {"algumas casas"}
    }
reasons_start-cut-off = não sobrou {"nenhuma casa"} livre a um lance { -from-start }, então o passeio não pode fechar
reasons_too-many-dead-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $counted } só tem mais um lance, então o passeio terminaria ali e não fecharia
           *[false] { $counted } só têm mais um lance, { $second ->
                [0] então o passeio terminaria ali e não fecharia
               *[other] e o passeio só pode terminar num desses lugares
            }
        }
       *[false] há {"casas"} demais com um só lance restante
    }
reasons_cut-in-two = nenhuma sequência de lances leva mais do fim do caminho a { $isKnown ->
        [true] { $counted }
       *[false] {"algumas casas"}
    }
