labels =
    .game = Esta partida
    .modes = Como você joga
    .newGame = Recomeçar
    .takeBack = Voltar
    .redo = Refazer
    .undo = Recuperar partida
    .place = Escolher outro início
    .step = Passo
    .hint = Dica
    .judge = Está perdido?
    .watch = Avisar assim que estiver perdido
    .boards = Outros tabuleiros
    .target = Objetivo
    .otherBoard = Desenhar seu tabuleiro
    .legal = Aonde posso ir
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
    .tryNext = O que tentar agora

modes =
    .free = Achar um passeio
    .predict = Prever os lances da regra

actions =
    .back = Voltar um lance
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
kinds =
    .tie = com empate
    .close = com diferença de um
    .clear = com diferença maior
    .own = sem empate

finishable = Não está perdido: daqui ainda dá para completar um passeio.
judging = Procurando um jeito de terminar…
elsewhere =
    .explore = Explorar: veja a regra a partir do mesmo início
    .compare = Comparar: vários métodos a partir do mesmo início
    .guess = Aprender: por que chutar não funciona
    .rule = Aprender: a regra de Warnsdorff

forms =
    .squares = Lido como lista de casas
    .moves = Lido como lista de lances
    .table = Lido como tabela
    .numbered-board = Lido como tabuleiro numerado
    .pairs = Lido como linhas e colunas
    .numbers = Lido como números de casas

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

stuck =
    { $left ->
            [1] {"O cavalo"} travou, e falta 1 {"casa"}. Desfaça alguns lances ou recomece.
           *[other] {"O cavalo"} travou, e faltam { NUMBER($left) } {"casas"}. Desfaça alguns lances ou recomece.
        }

notClosed = Você visitou {"todas as casas"}, mas nenhum lance leva de volta a { $start }. Então este é um passeio aberto, e não fechado.

closable = Você visitou {"todas as casas"}. Mais um lance, de volta a { $start }, fecha o passeio.

noMoves =
    .hole = Não há {"nenhuma casa"} em { $to }.
    .visited = {"O cavalo"} já passou por { $to }.
    .not-a-move = { $hasLengths ->
            [true] Não é { $to }: fica { $distance }. { $howItMoves }
           *[false] Nenhuma aresta leva de { $from } a { $to }.
        }
    .over = O passeio está completo.

went =
    { $to }, { NUMBER($visited) } de { NUMBER($squares) }. { NUMBER($ways) } { $ways ->
            [one] {"casa"}
            [many] de {"casas"}
           *[other] {"casas"}
        } aonde ir.

tookBack = De volta a { $to }.

hints =
    .onlyMove = Só há um lance: { $looksAt }.
    .moves = { $looksAt }. Outra dica diz para onde a regra vai.
    .ownRight = Certo. { $told }
    .ownTie = Certo, é um empate: para a regra, tanto faz entre { $named }.

strongHint = { $hintChoice } Outra dica faz o lance.

score =
    { $asked ->
            [0] Nenhuma resposta ainda.
           *[other] Acertos: { NUMBER($right) } em { NUMBER($asked) } { $asked ->
                    [one] resposta
                    [many] de respostas
                   *[other] respostas
                }. Seguidos: { NUMBER($streak) } (recorde: { NUMBER($longest) }).
        }

lost = Perdido: { $why }.

lostSince =
    { $move ->
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
