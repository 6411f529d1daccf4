formationSides =
    .left = Na borda esquerda
    .right = Na borda direita
    .bottom = Na borda de baixo
    .top = Na borda de cima
uses =
    .goes-on = Dali, o caminho pode alcançar {"uma casa"} livre.
    .closes = Dali, o caminho pode alcançar o início.
    .detour = Agora cabe um desvio.
    .none = De todas as pontas possíveis, faz mais tempo que o caminho não termina nesta.
options_order =
    .name = Ordem
options_order_values_tutorial =
    .name = Na ordem dos lances
    .short = ordem: dos lances
options_order_values_fewest-first =
    .name = Menos saídas primeiro
    .short = ordem: menos saídas primeiro
options_prune =
    .name = Olhar adiante
options_prune_values_false =
    .name = Não
    .short = olhar adiante: não
options_prune_values_true =
    .name = Sim: desiste quando não há mais passeio
    .short = olhar adiante: sim
options_update =
    .name = Atualização
options_update_values_shuffled =
    .name = Um a um, sorteados
    .short = atualização: um a um, sorteados
options_update_values_fixed =
    .name = Um a um, em ordem
    .short = atualização: um a um, em ordem
options_update_values_all-at-once =
    .name = Todos de uma vez
    .short = atualização: todos de uma vez
options_equation =
    .name = Regra
options_equation_values_corrected =
    .name = Corrigida
    .short = regra: corrigida
options_equation_values_printed =
    .name = Como impressa: não funciona
    .short = regra: como impressa
options_merge =
    .name = Juntar
options_merge_values_false =
    .name = Não
    .short = juntar: não
options_merge_values_true =
    .name = Sim: os ciclos, no fim
    .short = juntar: sim
options_growth =
    .name = Crescimento
options_growth_values_fewest =
    .name = Menos saídas primeiro
    .short = crescimento: menos saídas primeiro
options_growth_values_random =
    .name = Por sorteio
    .short = crescimento: por sorteio
options_symmetry =
    .name = Simetria
options_symmetry_values_any =
    .name = A primeira possível
    .short = simetria: a primeira possível
options_symmetry_values_half-turn =
    .name = Meia-volta
    .short = simetria: meia-volta
options_symmetry_values_quarter-turn =
    .name = Quarto de volta
    .short = simetria: quarto de volta
options_symmetry_values_mirror =
    .name = Espelho
    .short = simetria: espelho
options_crossings =
    .name = Cruzamentos
options_crossings_values_any =
    .name = Permitidos
    .short = cruzamentos: permitidos
options_crossings_values_none =
    .name = Nenhum
    .short = cruzamentos: nenhum
otherOption = { $id }: { $value }
triedBy =
    .warnsdorff = Cada tentativa seguiu a regra até um beco sem saída, ou gastou todos os passos.
    .restarts = Cada tentativa terminou num beco sem saída, ou não fechou.
    .backtracking = Não houve tempo para testar todas as possibilidades.
    .edges-first = Nem {"todas as casas"} que sobraram couberam como desvios.
    .blocks = O método não encontrou um passeio de um dos blocos, ou não achou como juntar dois deles.
    .rotations = Todo esse tempo, o método girou a ponta do caminho e recomeçou.
    .cycles = Nenhuma troca juntou os ciclos que restavam, e testar tudo levaria tempo demais.
    .neural = A rede chegou a vários ciclos, ou não chegou ao repouso.
    .symmetric = Nenhum caminho pôde ser unido às suas imagens.
askedMethods =
    .theory = teoria
    .cycles = juntar ciclos pequenos
    .rotations = girar a ponta do caminho
    .decision = decidir {"casa"} por {"casa"}
    .cycles-again = juntar outros ciclos
    .exhaustive = busca completa
pruneCauses =
    .unreachable = nenhum lance leva mais a { SQUARE($name) }
    .too-many-ends = { SQUARE($name) } só poderia ser uma ponta, e o passeio já tem as duas pontas
    .cut-in-two = daqui não se chega mais a { SQUARE($name) }
    .start-cut-off = {"nenhuma casa"} livre fica a um lance do início, { SQUARE($name) }
rotation = { $left ->
            [0] Não falta {"nenhuma casa"}, mas { SQUARE($start) } não fica a um lance de { SQUARE($focus) }.
           *[other] De { SQUARE($focus) }, o caminho não alcança {"nenhuma casa"} livre.
        } O método liga essa ponta a { SQUARE($at) } e inverte o caminho dali em diante. Agora ele termina em { CHOSEN($to) }. { PARTS($use) }
-maker = { $isRule ->
        [true] a regra
       *[false] o método
    }
wentByHand =
    .alone = Você foi para { $to }.
    .same = Você foi para { $to }, como { -maker } iria.
    .other = Você foi para { $to }; { -maker } preferia { $preferred }.
-with-ways = { $ways ->
        [0] sem nenhuma saída
        [one] com { $ways } saída
       *[other] com { $ways } saídas
    }
-next-order = A próxima ordem, { $order }
-squares = { $squares ->
        [one] { $squares } {"casa"}
        [many] { $squares } de {"casas"}
       *[other] { $squares } {"casas"}
    }
-attempts = { $attempts ->
        [one] { $attempts } tentativa
        [many] { $attempts } de tentativas
       *[other] { $attempts } tentativas
    }
-loops = { $cycles ->
        [one] { $cycles } ciclo
        [many] { $cycles } de ciclos
       *[other] { $cycles } ciclos
    }
-loops-left = { $cycles ->
        [1] Resta um ciclo: um passeio fechado.
       *[other] Restam { $cycles } ciclos.
    }
-still-missing = { $missing ->
        [0] Agora cada {"casa"} tem dois.
        [1] Ainda falta 1 lance.
       *[other] Ainda faltam { $missing } lances.
    }
-sweeps = { $sweeps ->
        [one] { $sweeps } varredura
        [many] { $sweeps } de varreduras
       *[other] { $sweeps } varreduras
    }
-moves = { $moves ->
        [one] { $moves } lance
        [many] { $moves } de lances
       *[other] { $moves } lances
    }
-moves-out = { $out ->
        [one] { $out } lance
        [many] { $out } de lances
       *[other] { $out } lances
    }
-cause = { $cause ->
        [several-cycles] A rede parou em { -loops }, em vez de um só.
        [no-merge] A rede não consegue mais juntar seus { -loops }.
        [too-many-sweeps] A rede não chegou ao repouso em { -sweeps }.
       *[frozen] A rede chegou ao repouso, mas {"algumas casas"} não têm dois lances.
    }
stories =
    .forward = De { SQUARE($focus) }, {"o cavalo"} tenta {"a próxima casa"} na ordem{ $tried ->
            [0] {""}
            [1] , depois de {"uma"} que falhou
            [2] , depois de {"duas"} que falharam
           *[other] , depois de { WORD($tried) } que falharam
        }: { CHOSEN($to) }.{ $left ->
            [0] {""}
            [1] {" "}Fica mais {"uma"} para tentar depois.
            [2] {" "}Ficam mais {"duas"} para tentar depois.
           *[other] {" "}Ficam mais { WORD($left) } para tentar depois.
        }
    .prune = De { SQUARE($focus) }, nenhum passeio é possível: { PARTS($why) }. {"O cavalo"} volta para { CHOSEN($to) }.
    .by-hand = { $isSame ->
            [true] Você vai de { SQUARE($focus) } para { CHOSEN($to) }, { -with-ways }, como { -maker } iria.
           *[false] Você vai de { SQUARE($focus) } para { CHOSEN($to) }, { -with-ways }; { -maker } preferia { SQUARE($preferred) }.
        }
    .closed-by-hand = Você fecha o passeio com o lance para { CHOSEN($to) }.
    .take-next = O passeio vai de { SQUARE($focus) } para { CHOSEN($to) }, { -with-ways }{ $kind ->
            [more] . A regra de Warnsdorff iria para {"uma casa"} com { $fewest }
            [fewest] , o mínimo, como a regra de Warnsdorff prefere
           *[other] {""}
        }.
    .breaks = { -next-order }: de { SQUARE($from) } para { SQUARE($to) } não é um lance.
    .not-closed = { -next-order }: cada passo é um lance. Mas de { SQUARE($from) } nenhum lance leva de volta a { SQUARE($to) }.
    .holds = { -next-order }: cada passo é um lance.
    .attempt-failed = { $isOpen ->
            [true] Não falta {"nenhuma casa"}, mas o passeio é aberto.
           *[false] Beco sem saída, com { $visited } de { -squares }.
        } {"O cavalo"} desfaz todos os lances. { -attempts } até agora: { $complete ->
            [0] nenhuma passou por {"todas as casas"}.
            [1] 1 passou por {"todas as casas"} ({ PERCENT($complete, $attempts) }), sem fechar.
           *[other] { $complete } passaram por {"todas as casas"} ({ PERCENT($complete, $attempts) }), nenhuma fechou.
        }
    .closed-after-attempts = Não falta {"nenhuma casa"}, e o lance para { CHOSEN($to) } fecha o passeio. É a primeira vez que fecha em { -attempts } ({ PERCENT($one, $attempts) }). { $complete ->
            [1] Só esta passou
           *[other] Destas, { $complete } passaram
        } por {"todas as casas"} ({ PERCENT($complete, $attempts) }).
    .grow = O caminho segue de { SQUARE($focus) } para { CHOSEN($to) }, { -with-ways }{ $isTied ->
            [true] , por sorteio entre iguais
           *[false] {""}
        }.
    .grow-at-random = O caminho segue de { SQUARE($focus) } para { CHOSEN($to) }, por sorteio entre { $candidates ->
            [one] { $candidates } {"casa"}
           *[other] { $candidates } {"casas"}
        }.
    .rotations-failed = O método girou a ponta { $turns ->
            [one] { $turns } vez
            [many] { $turns } de vezes
           *[other] { $turns } vezes
        } sem sucesso, com { $visited } de { -squares } no caminho. Ele desfaz todos os lances e começa a tentativa { $next }.
    .cut = { $side ->
            [rows] O método corta o {"tabuleiro"} depois da fileira { $after }, contando de baixo.
           *[columns] O método corta o {"tabuleiro"} depois da coluna { $after }, contando da esquerda.
        }
    .base-tour = { $isWhole ->
            [true] O {"tabuleiro"} é um só bloco de { $size }. Ele
           *[false] O bloco de { $size } em { SQUARE($corner) }
        } { $origin ->
            [copied] recebe o mesmo passeio que outro do mesmo tamanho.
            [closed] recebe um passeio fechado, encontrado por busca.
           *[open] recebe um passeio aberto, encontrado por busca.
        }
    .blocks-joined = Dois blocos viram um. Dois lances que atravessam substituem um lance de cada; um deles vai de { SQUARE($from) } para { SQUARE($to) }. { $left ->
            [1] Resta um passeio.
           *[other] Restam { $left } passeios.
        }
    .piece-inserted = O lance de { SQUARE($from) } para { SQUARE($to) } abre espaço para o passeio do próximo pedaço.
    .strand-ends = { $columns ->
            [1] A partir de { SQUARE($corner) }, 1 coluna recebe um passeio de onde saem quatro fios.
           *[other] A partir de { SQUARE($corner) }, { NUMBER($columns) } colunas recebem um passeio de onde saem quatro fios.
        }
    .strands = Os quatro fios seguem por duas colunas, a partir de { SQUARE($corner) }.
    .strands-tied = O método amarra os quatro fios às colunas a partir de { SQUARE($corner) }.
    .opened = Você pediu um passeio aberto, então fica de fora o lance de { SQUARE($last) } de volta ao início, { SQUARE($start) }.
    .formation-sets-out = Quatro fios partem de { SQUARE($from) } e da vizinhança, ligados dois a dois. Eles seguem lado a lado.
    .formation-advances = { $strands ->
            [4] Os quatro fios seguem reto, o primeiro até { SQUARE($to) }.
            [1] 1 fio segue reto, até { SQUARE($to) }.
           *[other] { NUMBER($strands) } fios seguem reto, o primeiro até { SQUARE($to) }.
        }
    .formation-turns = { $edge }, os fios viram para as quatro linhas seguintes, com { -moves }.
    .formation-ends = No último canto, em { SQUARE($at) }, o primeiro fio encontra o terceiro, e o segundo encontra o quarto. Não são os pares do começo, então os quatro viram um só passeio fechado.
    .formation-too-large = Neste {"tabuleiro"}, quatro fios não têm espaço para virar. Este passeio foi encontrado antes, por uma busca de poucas viradas e poucos cruzamentos.
    .match = { $moves ->
            [1] Mais um lance, {"na casa"} com menos opções. { -still-missing }
           *[other] Mais { -moves }, cada um {"na casa"} com menos opções. { -still-missing }
        }
    .augment = Faltam lances em {"duas casas"}. Trocar uma cadeia de lances, { $out } para fora e { $added } para dentro, dá um a cada. { -still-missing }
    .merge = Dois ciclos viram um: dois lances que atravessam substituem um lance de cada. O ciclo menor tinha { $size ->
            [one] { $size } {"casa"}
            [many] { $size } de {"casas"}
           *[other] { $size } {"casas"}
        }. { -loops-left }
    .exchange = Uma troca mais longa, { -moves-out } para fora e outros tantos para dentro, junta { $joined ->
            [one] { $joined } ciclo
           *[other] { $joined } ciclos
        }. { -loops-left }
    .shift = Não dá para juntar nenhum par de ciclos. Trocar { -moves-out } dá ciclos diferentes, ainda { $cycles }.
    .match-again = Estes { $cycles } ciclos continuam separados. O método remove todos os lances e começa a tentativa { $attempt }.
    .try-all = Agora o método testa todas as possibilidades: { $tried } de { $ends ->
            [one] { $ends } caso resolvido
            [many] { $ends } de casos resolvidos
           *[other] { $ends } casos resolvidos
        }.
    .found = Testar todas as possibilidades deu certo: há um passeio.
    .next-method = Sem resposta: { $name }. Próximo método: { $next }.
    .decide = Este método acompanha todos os caminhos ao mesmo tempo: passou por { $finished } de { -squares }, e a seguir vem { SQUARE($focus) }; { $states ->
            [one] { $states } estado
            [many] { $states } de estados
           *[other] { $states } estados
        } até agora.
    .answered = Passeio encontrado. Método: { $name }.
    .wake = Tentativa { $attempt }: de { -moves }, { $active ->
            [1] 1 foi ligado
           *[other] { $active } foram ligados
        } por sorteio.
    .sweep = Varredura { $sweep }: { $switched ->
            [one] { $switched } lance mudou
            [many] { $switched } de lances mudaram
           *[other] { $switched } lances mudaram
        }, { $active ->
            [one] { $active } ativo
            [many] { $active } de ativos
           *[other] { $active } ativos
        }. { $settled } de { -squares } já { $settled ->
            [1] tem os dois de que precisa
           *[other] têm os dois de que precisam
        }.
    .several-cycles = Depois de { -sweeps }, cada {"casa"} tem dois lances, mas eles formam { -loops }.
    .frozen = Depois de { -sweeps }, nada mais muda, mas só { $settled } de { -squares } { $settled ->
            [1] tem
           *[other] têm
        } dois lances.
    .merge-cycles = Dois ciclos viram um: dois lances que atravessam substituem um lance de cada. { -loops-left }
    .longer = Um caminho mais longo: visita { NUMBER($visited) } {"casas"}. Nenhum caminho pode visitar mais de { NUMBER($most) }.
    .grow-paths = Caminhos que cresceram até agora: { NUMBER($paths) }. Nenhum visita ainda mais de { NUMBER($visited) } {"casas"}, e nenhum pode visitar mais de { NUMBER($most) }.
    .try-longer = Agora todos os caminhos são testados. Posições até agora: { NUMBER($positions) }. Nenhum tem ainda mais de { NUMBER($visited) } {"casas"}, e nenhum pode ter mais de { NUMBER($most) }.
    .grow-alike = O caminho segue de { SQUARE($focus) } para { CHOSEN($to) }, e { $images ->
            [1] sua imagem vai
           *[other] suas imagens vão
        } junto.
    .rotate-alike = { $left ->
            [0] O caminho que termina em { SQUARE($focus) } não pode ser unido às suas imagens.
           *[other] O caminho travou em { SQUARE($focus) }.
        } O método vira a ponta, também nas imagens. Agora ele termina em { CHOSEN($to) }.
    .close-alike = O caminho e suas imagens se unem num passeio.
    .restart-alike = Virar a ponta não ajudou. O método desfaz todos os lances e começa a tentativa { NUMBER($next) }.
    .try-alike = Agora todos os caminhos pelo tabuleiro dobrado são testados. Posições até agora: { NUMBER($positions) }.
    .reseed = { -cause } Ela remove todos os lances e começa a tentativa { $attempt }.
    .to-corner = { $tied ->
            [1] {"O cavalo"} alcança um canto, e os cantos vêm primeiro: { CHOSEN($to) }.
           *[other] {"O cavalo"} alcança { WORD($tied) } cantos, e os cantos vêm primeiro. Um deles, por sorteio: { CHOSEN($to) }.
        }
    .near-edge = De { SQUARE($focus) }, a casa mais perto da borda é { CHOSEN($to) }, { $distance ->
            [0] na borda
            [one] a { $distance } casa da borda
           *[other] a { $distance } casas da borda
        }{ $tied ->
            [1] {""}
            [2] , por sorteio entre duas
           *[other] , por sorteio entre { WORD($tied) }
        }.
    .detour = Um desvio: entre { SQUARE($from) } e { SQUARE($to) } { $letters ->
            [1] cabe 1 {"casa"} que sobrou, como { $first }
           *[other] cabem { $letters } {"casas"} que sobraram, de { $first } a { $last }
        }.
    .renumber = { $left ->
            [0] Não falta {"nenhuma casa"}.
            [1] 1 {"casa"} não coube.
            [many] { $left } de {"casas"} não couberam.
           *[other] { $left } {"casas"} não couberam.
        } { $lettered ->
            [1] {"A única"} com letra recebe um número.
           *[other] {"As"} { $lettered } com letra recebem números.
        }
code_lines =
    .place = pôr {"o cavalo"} no início
    .until-all-visited = até visitar {"todas as casas"}:
    .count-onward-moves = contar as saídas de cada {"candidata"}
    .go-to-fewest = ir para {"a casa"} que tem menos
    .close = fechar o passeio: voltar ao início
    .out-of-steps = sem passos: recomeçar, sortear empates
    .prune = sem passeio possível daqui: desfazer
    .try-next = ir para {"a próxima casa"} a tentar
    .take-back = se não há: desfazer o último lance
    .all-tried = nada mais a tentar: não há passeio
    .until-stuck = até travar:
    .corner-or-nearest-edge = ir a um canto, ou perto da borda
    .splice-detours = visitar {"as"} que sobraram em desvios
    .rotate-end = se travar, girar a ponta do caminho
    .renumber = numerar {"as casas"} com letras
    .break-tie-at-random = no empate: sortear
    .take-next = ir para {"a próxima casa"} do passeio
    .restart = se falhar, recomeçar
    .grow = prolongar, menos saídas primeiro
    .grow-at-random = prolongar para qualquer {"casa"} livre
    .rotate-until-closed = girar a ponta até fechar
    .cut = cortar o {"tabuleiro"} em blocos
    .base-tours = buscar um passeio de cada bloco
    .until-one-tour = até restar um só passeio:
    .join = juntar dois: um lance de cada por dois
    .insert = pôr um pedaço no lugar de um lance
    .strands = levar quatro fios por 4 fileiras
    .open = abrir o passeio no início
    .set-out = quatro fios partem de um canto
    .until-last-corner = até chegarem ao canto oposto:
    .advance = seguir reto, lado a lado
    .turn = na borda, virar para outras linhas
    .end = ali, juntar os fios em cruz
    .written-down = se pequeno: um passeio já guardado
    .diagnose = procurar o que impede um passeio
    .bound = contar o que as cores permitem
    .until-bound = até um caminho visitar tantas:
    .grow-paths = fazer crescer outros caminhos
    .try-longer = se for pequeno, testar todos
    .fold = dobrar o tabuleiro pela simetria
    .grow-alike = estender o caminho e as imagens
    .rotate-alike = se travar, girar as pontas juntas
    .close-alike = unir o caminho às imagens
    .restart-alike = se falhar, recomeçar
    .try-alike = se for pequeno, testar todos
    .match-greedily = dar dois lances, menos opções antes
    .augment = trocar em cadeia até haver dois em cada
    .until-one-cycle = até restar um só ciclo:
    .merge = juntar dois ciclos: dois por dois
    .exchange = se não der, trocar mais lances
    .match-again = se falhar, começar com outros
    .try-all = em {"tabuleiros"} pequenos, testar tudo
    .ask-theory = consultar a teoria
    .ask-cycles = juntar ciclos pequenos, ou então
    .ask-rotations = girar a ponta do caminho, ou então
    .ask-decision = decidir {"casa"} por {"casa"}, ou então
    .ask-cycles-again = juntar outros ciclos, ou então
    .ask-exhaustive = testar tudo, ou então
    .give-up = desistir
    .wake = ligar lances por sorteio
    .until-two-each = até cada {"casa"} ter dois lances:
    .switch = U > 3: ligar; U < 0: desligar
    .one-cycle = se formam um ciclo, é um passeio
    .reseed = senão, recomeçar por sorteio
    .each-order = para cada ordem {"das casas"}:
    .follow = segui-la enquanto houver lance
    .holds = se tudo são lances, é um passeio
    .update = U ← U + 4 − ativos nas duas pontas
    .update-printed = U ← U + 2 − ativos na mesma {"casa"}
code_ties =
    .first = no empate: {"a primeira"} na ordem
    .random = no empate: sortear
    .pohl-sum = no empate: menor soma adiante
    .pohl-min = no empate: mínimo um lance adiante
    .roth = no empate: mais longe do centro
    .roth-random = no empate: mais longe, e sortear
    .squirrel-cull = no empate: região do {"tabuleiro"}
code_deadEnds =
    .stop = num beco sem saída: parar
    .backtrack = num beco sem saída: voltar um lance
    .restart = num beco: recomeçar, sortear empates
