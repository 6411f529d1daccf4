labels =
    .title = Comparar métodos
    .intro = Todas as raias têm o mesmo tabuleiro e o mesmo início, mas cada uma tem seu método. Qual deles visita todas as casas?
    .parts = O que comparar
    .lanes = Raias
    .addLane = Adicionar raia
    .common = Tabuleiro e início
    .whyTies = Por que os empates importam
    .picker = Mudar o método desta raia
    .reroll = Outra semente
    .runs = Tentativas terminadas
    .noRuns = Toda tentativa que você levar até o fim aparece nesta lista.
    .copyCsv = Copiar como CSV
    .clear = Limpar a lista
    .map = Mapa de sucesso
    .mapIntro = Faz diferença onde o cavalo começa? O mapa começa uma tentativa em cada casa e marca como ela termina.
    .testWarnsdorff = Testar a afirmação “a regra de Warnsdorff dá sempre um passeio fechado”
    .testNeural = Testar a afirmação “a rede neural sempre chega ao repouso”
    .compute = Fazer o mapa
    .cancel = Cancelar
    .seeds = Tentativas por casa
    .progress = Progresso do mapa
    .method = Método
    .rule = Sua regra
    .seedNote = As tentativas usam esta semente e as seguintes. Escolha uma casa do mapa para abrir a tentativa dela.
parts =
    .race = Corrida
    .map = Mapa
    .contest = Torneio
tiesIntro = Três cavalos seguem a regra de Warnsdorff. A única diferença é o que fazem quando há empate: qual trava primeiro? A corrida leva { NUMBER($seconds) } segundos.
lane = Raia { NUMBER($n) }
removeLane = Remover a raia { NUMBER($n) }
methods =
    .warnsdorff = Vai para onde há menos saídas
    .backtracking = Desfaz lances quando trava
    .restarts = Recomeça quando trava
    .rotations = Vira o caminho quando trava
    .edges-first = Primeiro as bordas, depois conserta
    .blocks = Junta passeios de blocos pequenos
    .cycles = Junta ciclos pequenos
    .smooth = Faz poucas viradas
    .neural = Todas as casas decidem ao mesmo tempo
    .permutations = Testa todas as ordens das casas
    .best = Tenta vários métodos
    .longest = Visita o máximo de casas
    .symmetric = Joga também nas imagens
tieBreaks =
    .first = No empate: a primeira de uma lista fixa
    .random = No empate: sorteia
    .pohl-sum = No empate: olha um lance adiante
    .pohl-min = No empate: procura a passagem mais estreita
    .roth = No empate: longe do centro
    .roth-random = No empate: longe do centro, depois sorteia
    .squirrel-cull = No empate: um plano para cada parte do tabuleiro
ownRule = Segue uma regra sua
notHere = este método não funciona neste tabuleiro a partir deste início; escolha outro início
otherTarget = { $target ->
            [closed] Este método só procura passeios fechados.
           *[other] Este método só procura outro tipo de passeio ({ $name }).
        }
status =
    .start = No início
    .step = Passo { NUMBER($position) }
    .closed = Passeio fechado
    .open = Passeio aberto
    .stuck = Travou: { NUMBER($visited) } de { NUMBER($squares) } casas
    .longest = Caminho: { NUMBER($visited) } de { NUMBER($squares) } casas
    .cycles = { NUMBER($cycles) } { $cycles ->
                [one] ciclo
                [many] de ciclos
               *[other] ciclos
            }, não um passeio
    .impossible = Não existe
    .gave-up = Desistiu
ofLanes = { COMMAS($lanes) }: { $status }.
ofAllLanes = { $status }.
title = { $compare } em { $board }, { $progress } · { $page }
caption = { $press } uma casa para começar todas as raias nela.
computing = Calculando: passo { NUMBER($position) }. Aperte Esc para parar.
ofLane = { $lane }: { $problem }
tooFewLanes = Raias: para comparar são precisas duas. A página acrescentou outra.
tooManyLanes = Raias: o link tem { NUMBER($found) }, e há lugar para { NUMBER($most) }. A página mostra as { NUMBER($most) } primeiras.
boardTooLarge = um tabuleiro de { NUMBER($squares) } { $squares ->
            [one] casa
            [many] de casas
           *[other] casas
        } é grande demais para esta sala; escolha um de no máximo { NUMBER($most) }
wrongSeeds = { $seeds }: { QUOTED($value) } não está disponível; escolha entre { COMMAS($known) }. A página usa { $usual }.
wordReplaced = { $called }: { $message }. { $name ->
            [lanes] A página mostra as raias habituais.
            [map] A página usa o método habitual.
            [seeds] A página usa o número habitual.
           *[other] A página não faz nenhum torneio.
        }
wrong =
    .graph = Comparar só funciona com tabuleiros; abra o grafo em Explorar
    .part = { QUOTED($value) } não está disponível; escolha entre { COMMAS($known) }
columns =
    .board = Tabuleiro
    .start = Início
    .method = Método
    .outcome = Resultado
    .steps = Passos
    .backtracks = Retrocessos
    .restarts = Recomeços
    .closed = Fechado?
yes = sim
no = não
method = { $method }{ $whenStuck ->
            [backtrack] , retroceder
            [restart] , recomeçar
           *[other] {""}
        }, semente { $seed }
mapProgress = { NUMBER($done) } de { NUMBER($all) } tentativas
mapCancelled = Cancelado. O mapa mostra os resultados até aqui.
mapFailed = Não foi possível fazer o mapa: { $message }
mapTooLarge = O mapa precisa de um tabuleiro de no máximo { NUMBER($most) } { $most ->
            [one] casa
            [many] de casas
           *[other] casas
        }. Escolha um menor acima.
ofMap = { $map }: { $problem }
rate = Passeios: { NUMBER($tours) } em { $isOncePerSquare ->
            [true] { NUMBER($tried) } { $tried ->
                [one] início
                [many] de inícios
               *[other] inícios
            }
           *[false] { NUMBER($tried) } { $tried ->
                [one] tentativa
                [many] de tentativas
               *[other] tentativas
            }
        }, { $closed ->
            [0] nenhum deles fechado
            [one] { NUMBER($closed) } deles fechado
           *[other] { NUMBER($closed) } deles fechados
        }.{ $refused ->
            [0] {""}
           *[other] {" "}O método não pode começar em { NUMBER($refused) } { $refused ->
                [one] outra casa
                [many] de outras casas
               *[other] outras casas
            }.
        }
claims =
    .warnsdorff = { $failed ->
                [0] Neste tabuleiro, a afirmação é verdadeira: toda tentativa deu um passeio fechado.
               *[other] Neste tabuleiro, a afirmação é falsa: { NUMBER($failed) } { $failed ->
                    [one] tentativa não deu
                    [many] de tentativas não deram
                   *[other] tentativas não deram
                } um passeio fechado.
            }
    .neural = { $isImpossible ->
                [true] Este tabuleiro não tem passeio fechado, então a rede não tem o que encontrar.
               *[false] { $restless ->
                    [0] { $tried ->
                        [one] Neste tabuleiro, a afirmação é verdadeira: a única tentativa chegou ao repouso.
                       *[other] Neste tabuleiro, a afirmação é verdadeira: todas as { NUMBER($tried) } tentativas chegaram ao repouso.
                    }
                   *[other] Neste tabuleiro, a afirmação é falsa: { NUMBER($restless) } { $restless ->
                        [one] tentativa nunca chegou
                        [many] de tentativas nunca chegaram
                       *[other] tentativas nunca chegaram
                    } ao repouso.
                }{ $cycles ->
                    [0] {""}
                   *[other] {" "}Mas { NUMBER($cycles) } { $cycles ->
                        [one] tentativa terminou
                        [many] de tentativas terminaram
                       *[other] tentativas terminaram
                    } em vários ciclos em vez de um só passeio.
                }
            }
inGeneral =
    .warnsdorff = Em outros tabuleiros, ela também não vale. A regra nunca olha para o caminho de volta ao início, então um passeio só fecha por sorte. No 8 × 8, isso acontece em cerca de 13% das tentativas com desempate por sorteio. Em tabuleiros grandes, o sorteio quase nunca chega a dar um passeio.
    .neural = Em geral, ela não vale. Com a regra como costuma ser impressa, nenhuma de 442.000 tentativas medidas chegou ao repouso com dois lances em cada casa. Com a regra corrigida, todas chegaram quando os neurônios eram atualizados em ordem sorteada. Em ordem fixa, de 91% a 97%. Ninguém provou que sempre funciona. E os lances raramente formam um único passeio: no 8 × 8, em cerca de 20% das tentativas.
endings =
    .closed = passeio fechado
    .open = passeio aberto
    .stuck = travou
    .cycles = vários ciclos
    .impossible = não existe passeio
    .gave-up = desistiu
    .refused = o método não pode começar aqui
cell =
    .idle = { $square }: ainda não testada
    .one = { $square }: { $ending }. Abrir esta tentativa em Explorar
    .many = { $square }: { NUMBER($tours) } { $tours ->
                [one] passeio
                [many] de passeios
               *[other] passeios
            } em { NUMBER($runs) } tentativas, { $percent }%, fechados: { NUMBER($closed) }. Abrir em Explorar uma que terminou com “{ $ending }”
legend =
    .closed = passeio fechado
    .open = passeio aberto
    .failed = nenhum passeio
    .refused = não pode começar aqui
shareLegend = Com várias tentativas por casa, o número é a porcentagem que deu um passeio. Escolha uma casa para abrir uma das tentativas dela, de preferência uma que falhou.
