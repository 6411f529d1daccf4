tieSources =
    .pohl-sum = I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.
    .pohl-min = I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.
    .roth = A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource.
    .roth-random = A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource; o sorteio é nosso.
    .squirrel-cull = D. Squirrel e P. Cull, “A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”, 1996.
rulesInShort =
    .first = Ela desempata por uma ordem fixa de lances.
    .random = Ela desempata por sorteio.
    .pohl-sum = Ela desempata pela menor soma um lance adiante.
    .pohl-min = Ela desempata pelo menor número um lance adiante.
    .roth = Ela desempata pela distância até o centro.
    .roth-random = Ela desempata pela distância até o centro e depois por sorteio.
    .squirrel-cull = Ela desempata pela região do {"tabuleiro"}.
    .own = Ela desempata como diz a sua regra e depois por sorteio.
callouts =
    .tie = {" "}Empate.
    .backtrack = {" "}Beco sem saída.
    .restart = {" "}Beco sem saída.
-where = { $isStart ->
        [true] {"O cavalo"} começa em { SQUARE($from) }. Dali,
       *[false] De { SQUARE($from) }, {"o cavalo"}
    }
-several = { $hasTried ->
        [true] ainda tem { $many ->
            [2] {"duas"}
           *[other] { WORD($many) }
        } {"casas"} a tentar
       *[false] tem { WORD($many) } lances possíveis
    }
-single = { $hasTried ->
        [true] só tem mais {"uma casa"} a tentar:
       *[false] só tem um lance: para
    }
-with-ways = { $ways ->
        [0] sem nenhuma saída
        [one] com { $ways } saída
       *[other] com { $ways } saídas
    }
choices =
    .only = { -where } { -single } { CHOSEN($to) }, { -with-ways }.
    .fewest = { -where } { -several }: { PARTS($open) }{ $others ->
            [0] {""}
           *[other] {" "}e mais { $others }
        }. O menor número de saídas: { CHOSEN($to) }.
    .open = { $isFirst ->
            [true] { SQUARE($square) } { -with-ways }
           *[false] , { SQUARE($square) } { $ways ->
                [0] { -with-ways }
               *[other] com { $ways }
            }
        }
    .tie = { -where } { -several }. Empatam com o menor número de saídas ({ $ways }): { SOME($some) }.
    .allTied = { $hasTried ->
            [true] { -where } { -several }, cada {"uma"} { -with-ways }: { SOME($some) }.
           *[false] { -where } { -several }, cada um { -with-ways }: { SOME($some) }.
        }
    .onlyByRule = { -where } { -single } { CHOSEN($to) }.
    .byRule = { -where } { -several }.
tieRules =
    .first = Para desempatar, a regra pega {"a primeira"} numa ordem fixa de lances: { CHOSEN($to) }.
    .random = Para desempatar, a regra sorteia: { CHOSEN($to) }.
    .pohl-sum = Para desempatar, a regra olha um lance adiante e soma as saídas de lá. A menor soma é de { CHOSEN($to) }.
    .pohl-min = Para desempatar, a regra olha um lance adiante. O menor número de saídas vem depois de { CHOSEN($to) }.
    .roth = Para desempatar, a regra pega {"uma"} das mais distantes do centro: { CHOSEN($to) }.
    .roth-random = Para desempatar, a regra sorteia entre {"as"} mais distantes do centro: { CHOSEN($to) }.
    .squirrel-cull = Para desempatar, a regra segue uma ordem fixa para esta parte do {"tabuleiro"}: { CHOSEN($to) }.
deadEnds =
    .not-closed = Não falta {"nenhuma casa"}, mas { SQUARE($start) } não fica a um lance de { SQUARE($from) }.
    .start-cut-off = Beco sem saída: {"nenhuma casa"} restante fica a um lance do início, { SQUARE($start) }, então o passeio não poderia fechar.
    .all-tried = {"O cavalo"} tentou todos os lances a partir de { SQUARE($from) }. Todos levaram a um beco sem saída.
    .budget = - Esta tentativa gastou todos os passos.
    .no-onward-move = Beco sem saída: {"nenhuma casa"} livre fica a um lance de { SQUARE($from) }.
texts =
    .goesBack = {"O cavalo"} volta para { CHOSEN($to) }.
    .restarts = A tentativa { NUMBER($attempt) } começa em { CHOSEN($start) }. { PARTS($rulesInShort) }
    .closes = Não falta {"nenhuma casa"}, e o início fica a um lance de { SQUARE($from) }. O lance para { CHOSEN($to) } fecha o passeio.
question = { $algorithm ->
            [warnsdorff] Que lance a regra escolhe?
           *[other] Que lance o método faz?
        }
-unit = { $unit ->
        [move] lance
        [order] ordem
       *[step] passo
    }
-unit-at-first = { $unit ->
        [move] Lance
        [order] Ordem
       *[step] Passo
    }
-step = { $isAtFirst ->
        [true] Passo
       *[false] passo
    }
headway =
    .of = { $isAtFirst ->
            [true] { -unit-at-first } { $position } de { $most }
           *[false] { -unit } { $position } de { $most }
        }
    .visited = { -step } { $position } · { $visited } de { $squares ->
            [one] { $squares } {"casa"}
            [many] { $squares } de {"casas"}
           *[other] { $squares } {"casas"}
        }
    .nothing = { -step } 0
    .soFar = { -step } { $position } de { $recorded } até agora
    .over = { -step } { $position } de { $recorded }
heading =
    .tour = Passeio encontrado
    .over = O fim deste percurso
    .before = { $unit ->
            [move] Antes do primeiro lance
            [order] Antes da primeira ordem
           *[step] Antes do primeiro passo
        }
title = { $progress } · { $board } a partir de { $start } · { $room } · { $page }
ready = Tudo pronto
spoken = { -unit-at-first } { NUMBER($position) }. { $story }
asks = { -unit-at-first } { NUMBER($position) }, { $focus }. { $question }
shortly = { -unit-at-first } { NUMBER($position) }, { $focus }.{ $callout }
computing = Calculando: { -unit } { NUMBER($position) }, { $visited } de { $squares ->
        [one] { $squares } {"casa"}
        [many] { $squares } de {"casas"}
       *[other] { $squares } {"casas"}
    }. Aperte Esc para parar.
