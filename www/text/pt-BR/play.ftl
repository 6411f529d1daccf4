labels =
    .modes = Como você joga
    .undo = Recuperar partida
    .place = Escolher outro início
    .step = Passo
    .hint = Dica
    .watch = Avisar assim que estiver perdido
    .boards = Outros tabuleiros
    .target = Objetivo
    .otherBoard = Desenhar seu tabuleiro
    .legal = Mostrar aonde posso ir
    .show = Ajuda no tabuleiro
    .candidates = {"Casas"} aonde ir
    .handOver = Deixar um método seguir
    .handOverNow = Deixar seguir
    .tieRule = Regra
    .ownRule = Sua regra
    .score = Esta rodada
    .check = Conferir meu passeio
    .checkHelp = Cole aqui seu passeio. Pode ser uma lista de casas, como a1 c2, ou o tabuleiro com os números. Listas que um programa imprime também servem, como (0, 1).
    .tourText = Seu passeio
    .checkNow = Conferir
    .takeTour = Copiar este passeio
    .against = Comparação com a regra
    .ghost = A regra a partir do mesmo início.
gameLabels =
    .game = Esta partida
    .newGame = Recomeçar
    .takeBack = Desfazer
    .redo = Refazer
    .judge = Está perdido?
modes =
    .free = Achar um passeio
    .predict = Prever os lances da regra
    .uncrossed = Nunca cruze o seu caminho
    .numbers = Preencher os números
    .words = Palavras em um passeio
actions =
    .back = Desfazer um lance
    .forward = Refazer o lance
    .restart = Recomeçar
    .undo = Recuperar a partida anterior
    .hint = Dica, cada vez mais forte
    .judge = Está perdido?
onBoard =
    .move = {"Próxima casa"} aonde ir; com Shift, de {"casa"} em {"casa"}
    .rowStart = {"Primeira casa"} da fileira
    .rowEnd = {"Última casa"} da fileira
    .choose = Ir para lá
aims =
    .open = Visitar todas as casas
    .closed = Visitar todas e voltar ao início
predictHeading = Que lance a regra escolhe?
startFixed = Aqui o início é fixo.
undoOffer = “Recuperar partida” traz seus lances de volta.
undone = Seus lances estão de volta.
noHint = Não há mais lances, por isso não há dica.
notAboutTours = Dicas e veredictos tratam de passeios. Este caminho só não pode se cruzar.
-kind = { $kind ->
        [tie] com empate
        [close] com diferença de um
        [clear] com diferença maior
       *[own] sem empate
    }
finishable = Não está perdido: daqui ainda dá para completar um passeio.
judging = Procurando um jeito de terminar…
elsewhere =
    .explore = Explorar: veja a regra a partir do mesmo início
    .compare = Comparar: vários métodos a partir do mesmo início
    .guess = Aprender: por que chutar não funciona
    .rule = Aprender: a regra de Warnsdorff
    .longest = Explorar: procure o caminho mais longo
-form = { $form ->
        [squares] Lido como lista de casas
        [moves] Lido como lista de lances
        [table] Lido como tabela
        [numbered-board] Lido como tabuleiro numerado
        [pairs] Lido como linhas e colunas
       *[numbers] Lido como números de casas
    }
writings =
    .numberedBoard = Números a partir de 1
    .fromZero = Números a partir de 0
    .pairs = Pares (linha, coluna)
    .python = Lista em Python
    .squareList = Casas
copyRefused = Seu navegador não permitiu copiar.
boardWithHoles = { NUMBER($width) } × { NUMBER($height) } com { NUMBER($holes) } { $holes ->
            [one] buraco
            [many] de buracos
           *[other] buracos
        }
atWork = { $method } segue daqui. { $press } {"uma casa"} para assumir de novo.
stuck = { $left ->
            [1] {"O cavalo"} travou, e falta 1 {"casa"}. Desfaça alguns lances ou recomece.
           *[other] {"O cavalo"} travou, e faltam { NUMBER($left) } {"casas"}. Desfaça alguns lances ou recomece.
        }
isLongest = É um caminho de comprimento máximo: nenhum visita mais de { NUMBER($visited) } das { NUMBER($squares) } {"casas"}.
notClosed = Você visitou {"todas as casas"}, mas nenhum lance leva de volta a { $start }. Então este é um passeio aberto, e não fechado.
closable = Você visitou {"todas as casas"}. Mais um lance, de volta a { $start }, fecha o passeio.
noMoves =
    .hole = Não há {"nenhuma casa"} em { $to }.
    .visited = {"O cavalo"} já passou por { $to }.
    .not-a-move = Não é { $to }: fica { -distance }. { $howItMoves }
    .no-edge = Nenhuma aresta leva de { $from } a { $to }.
    .over = O passeio está completo.
    .comesLast = O passeio tem de terminar em { $to }: vá lá por último.
went = { $to }, { NUMBER($visited) } de { NUMBER($squares) }. { NUMBER($ways) } { $ways ->
            [one] {"casa"}
            [many] de {"casas"}
           *[other] {"casas"}
        } aonde ir.
tookBack = De volta a { $to }.
hints =
    .onlyMove = Só há um lance: { $looksAt }.
    .moves = { $looksAt }. Outra dica diz para onde a regra vai.
    .ownRight = Certo. { $told }
    .ownTie = Certo, é um empate: para a regra, tanto faz entre { LIST($best) }.
    .goesToOnly = A regra vai para { $to }: é o único lance.
    .goesTo = A regra vai para { $to }. É o menor número de saídas: { NUMBER($ways) }.
    .breaksTie = A regra vai para { $to }. O menor número de saídas é { NUMBER($ways) }, com empate entre { $tied ->
            [2] {"duas casas"}
           *[other] { WORD($tied) } {"casas"}
        }, e o desempate escolhe { $to }.
    .ownTieElsewhere = Certo, é um empate: para a regra, tanto faz entre { LIST($best) }. Ela escolhe { $to }.
    .right = Certo: { $to } tem o menor número de saídas, { NUMBER($ways) }.
    .tie = Certo, é um empate: { LIST($best) } têm o menor número de saídas, { NUMBER($ways) } cada.
    .tieElsewhere = Certo, é um empate: { LIST($best) } têm o menor número de saídas, { NUMBER($ways) } cada. O desempate escolhe { $to }.
    .wrong = Não: { $looksAt }. A regra vai para { $to }.
strongHint = { $hintChoice } Outra dica faz o lance.
score = { $asked ->
            [0] Nenhuma resposta ainda.
           *[other] Acertos: { NUMBER($right) } em { NUMBER($asked) } { $asked ->
                    [one] resposta
                    [many] de respostas
                   *[other] respostas
                }. Seguidos: { NUMBER($streak) } (recorde: { NUMBER($longest) }).
        }
lost = Perdido: { $why }.
lostSince = { $move ->
            [0] Estava perdido desde o início, em { $name }.
           *[other] Está perdido desde o lance { NUMBER($move) }, para { $name }.
        }
undecided = Não sabemos: em { NUMBER($seconds) } { $seconds ->
            [one] segundo
            [many] de segundos
           *[other] segundos
        }, a busca não achou um jeito de terminar, nem uma prova de que não há.
takeBackTo = Voltar até antes do lance { NUMBER($move) }
handedOver = Agora quem joga é: { $method }. { $press } “Passo” ou “Reproduzir”.
next =
    .closed = Próximo desafio: um passeio fechado
    .findFault = Descobrir onde deu errado
    .board = A seguir: { $board }
wrong =
    .size = um tabuleiro para jogar pode ter no máximo { NUMBER($most) } { $most ->
            [one] casa
            [many] de casas
           *[other] casas
        }; este tem { NUMBER($squares) }
    .path = { QUOTED($text) } não é um lance ali; os lances anteriores ficam
    .mode = { QUOTED($text) } não é um modo de jogo; escreva free ou predict
tooLong = Isto é longo demais. Um passeio pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
            [many] de caracteres
           *[other] caracteres
        }.
tourCopied = Copiado: { $writing }.
boards =
    .ring = Anel 3 × 3
    .cross = Cruz de 12 casas
-long = { $long ->
        [1] uma casa
        [2] duas casas
       *[other] { WORD($long) } casas
    }
howItMoves = { $way ->
        [straight] {"O cavalo"} anda { -long } para a esquerda, para a direita, para cima ou para baixo.
        [diagonal] {"O cavalo"} anda { -long } numa diagonal.
       *[leap] {"O cavalo"} anda { -long } numa direção e { $short ->
            [1] uma
            [2] duas
           *[other] { WORD($short) }
        } para o lado.
    }
heading = { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
        [one] {"casa visitada"}
       *[other] {"casas visitadas"}
    }
begins = {"O cavalo"} começa em { $start }.
opening = { $target ->
        [closed] { begins } Visite cada {"casa"} exatamente uma vez e depois volte a { $start }.
        [end] { begins } Visite cada {"casa"} exatamente uma vez e termine em { $end }.
       *[open] { begins } Visite cada {"casa"} exatamente uma vez.
    }
usualRule = A regra de Warnsdorff vai para {"a casa"} com menos saídas: as saídas são os lances dali para {"casas"} ainda sem visita.
takes = A regra fica com {"a casa"} { $sought }.
takesNext = Se houver empate, fica com {"aquela"} { $sought }.
moveHint = { $hasRings ->
        [true] { $press } um anel para mover {"o cavalo"}, ou arraste-o.
       *[false] { $press } {"uma casa"} aonde {"o cavalo"} pode ir, ou arraste {"o cavalo"}.
    }
predictHint = { $press } {"a casa"} para onde a regra vai agora.
placeHint = { $press } {"a casa"} para começar.
inReach = a um lance
standing = {"O cavalo"} está em { $name }.
won = { $isOwn ->
        [true] Você conseguiu!
       *[false] Pronto!
    } { $isClosed ->
        [true] Um passeio fechado: cada {"casa"} exatamente uma vez, e de volta ao início.
       *[false] Um passeio completo: cada {"casa"} exatamente uma vez.
    }
-across = { $across ->
        [1] uma casa
        [2] duas casas
       *[other] { WORD($across) } casas
    } à { $isRight ->
        [true] direita
       *[false] esquerda
    }
-up = { $up ->
        [1] uma casa
        [2] duas casas
       *[other] { WORD($up) } casas
    } { $isUp ->
        [true] acima
       *[false] abaixo
    }
-distance = { $where ->
        [across] { -across }
        [up] { -up }
       *[both] { -across } e { -up }
    }
wayWith = { $square } ({ NUMBER($ways) })
-onward = { $value ->
        [0] nenhuma saída
       *[other] { NUMBER($value) } { $value ->
            [one] saída
            [many] de saídas
           *[other] saídas
        }
    }
have = { $areSeveral ->
        [true] { $value ->
            [0] { LIST($squares) } não têm nenhuma saída
           *[other] { LIST($squares) } têm { -onward } cada
        }
       *[false] { $value ->
            [0] { LIST($squares) } não tem nenhuma saída
           *[other] { LIST($squares) } tem { -onward }
        }
    }
values = { $square }: { $values }
looksAt = { $first }; { $second }
hintPlayed = A regra foi para { $to }.
onlyWay = { $areSeveral ->
        [true] Dali, só havia um lance de cada vez: { LIST($squares) }.
       *[false] Dali, o único lance era para { LIST($squares) }.
    }
missedOf = { NUMBER($missed) } de { NUMBER($asked) } { $asked ->
        [one] escolha
        [many] de escolhas
       *[other] escolhas
    } { -kind }
missed = { $hasMissed ->
        [true] Você errou { LIST($choices) }.
       *[false] Você não errou nenhuma.
    }
marked = Com destaque: { COMMAS($squares) }.
-visiting = { $tours ->
        [0] Nenhuma tentativa visitou
       *[other] { NUMBER($tours) } { $tours ->
            [one] tentativa visitou
            [many] de tentativas visitaram
           *[other] tentativas visitaram
        }
    } {"todas as casas"}
-getting = { $asFar ->
        [0] Nenhuma tentativa chegou tão longe quanto você
       *[other] { NUMBER($asFar) } { $asFar ->
            [one] tentativa chegou pelo menos tão longe quanto você
            [many] de tentativas chegaram pelo menos tão longe quanto você
           *[other] tentativas chegaram pelo menos tão longe quanto você
        }
    }
ruleRuns = A regra de Warnsdorff foi testada { NUMBER($runs) } { $runs ->
        [one] vez
        [many] de vezes
       *[other] vezes
    } a partir de { $start }, com desempate por sorteio. { $isDone ->
        [true] { -visiting }, como você.
       *[false] { -getting }. { -visiting }.
    }
quotes = { $first }, { QUOTED($second) }
leftOut = { $others ->
        [0] Ignorado: { $quotes }.
       *[other] Ignorado: { $quotes } e mais { NUMBER($others) }.
    }
openMarks = Lido como casa livre: { $quotes }.
-right = { NUMBER($holds) } { $holds ->
        [one] {"casa certa"}
        [many] de {"casas certas"}
       *[other] {"casas certas"}
    }.
read = { $hasSize ->
        [true] { -form } em { $size }: { -right }
       *[false] { -form }: { -right }
    }
good = É um passeio aberto.
bad = { $isTour ->
        [true] Ali o passeio está completo, mas o texto continua: { $problem }.
       *[false] Ainda não é um passeio: { $problem }.
    }
ownDeparture = O lance { NUMBER($move) } foi para { $to }; a regra teria ido para { EITHER($best) }.
departure = O lance { NUMBER($move) } foi para { $to }, { $value ->
        [0] sem nenhuma saída
       *[other] com { -onward }
    }; { $areSeveral ->
        [true] { LIST($best) } tinham { NUMBER($least) } cada.
       *[false] { LIST($best) } tinha { NUMBER($least) }.
    }
-rule = { $isByOwn ->
        [true] a regra
       *[false] a regra de Warnsdorff
    }
departures = { $left ->
        [0] { $isOver ->
            [true] Todos os lances são lances que { -rule } poderia ter feito.
           *[false] Até agora, todos os lances são lances que { -rule } poderia ter feito.
        }
       *[other] { NUMBER($left) } de { NUMBER($moves) } { $moves ->
            [one] lance
            [many] de lances
           *[other] lances
        } { $left ->
            [one] não seguiu
           *[other] não seguiram
        } { -rule }.
    }
ghostReached = { $isAll ->
        [true] Ela visita {"todas as casas"}.
       *[false] Ela visita { NUMBER($visited) } de { NUMBER($squares) } {"casas"}.
    }
unreadable = { $hasProblem ->
        [true] Não conseguimos ler isto: { $problem }.
       *[false] Não conseguimos ler isto.
    } Cole as casas em ordem, por exemplo a1 b3 c5. Ou cole o tabuleiro como uma tabela de números.
off = { $label }: { $message }. Fica desligado.
title = { $size }, { NUMBER($visited) } de { NUMBER($squares) } · { $play } · { $page }
uncrossed =
    .begins = Faça um caminho que nunca se cruze, o mais longo que puder. Ele começa em { $start }.
    .crosses = { $move } cruza { $crossed }. Desfaça o lance: este caminho não pode se cruzar.
    .goesOn = { NUMBER($moves) } { $moves ->
            [one] lance
           *[other] lances
        } e nenhum cruzamento. Daqui { NUMBER($ways) } { $ways ->
            [one] lance não cruza
           *[other] lances não cruzam
        } nada.
    .ends = { NUMBER($moves) } { $moves ->
            [one] lance
           *[other] lances
        } e nenhum cruzamento, e agora nenhum lance está livre. { $end ->
            [longest] Nenhum caminho deste tabuleiro é mais longo: muito bem!
            [shorter] O caminho mais longo deste tabuleiro tem { NUMBER($most) }.
           *[unknown] Ninguém anotou até onde se pode ir aqui.
        }
