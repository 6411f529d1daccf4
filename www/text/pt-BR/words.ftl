paces =
    .slow = lenta
    .normal = normal
    .fast = rápida
noTimeline = Este {"tabuleiro"} é grande demais para lembrar cada passo. O percurso pode avançar ou recomeçar, mas não voltar.
candidateTags =
    .chosen = escolha
    .tied = = empate
    .tried = não deu certo
graphForms =
    .edges = {""}
    .pairs = Lido como dois nomes por linha:{" "}
    .adjacency = Lido como listas de vizinhos:{" "}
    .dimacs = Lido como DIMACS:{" "}
    .tsplib = Lido como TSPLIB:{" "}
    .graph6 = Lido como graph6:{" "}
    .sparse6 = Lido como sparse6:{" "}
    .matrix = Lido como matriz:{" "}
    .lad = Lido como LAD:{" "}
    .metis = Lido como METIS:{" "}
    .pajek = Lido como Pajek:{" "}
    .gml = Lido como GML:{" "}
    .dot = Lido como DOT:{" "}
    .name = {""}
anyStart = O passeio pode começar em qualquer lugar.
insteads =
    .room = Aparece a sala Explorar.
    .step = O percurso está no início.
    .tour = Aparece a regra de Warnsdorff.
    .layers = Aparecem as camadas habituais.
    .rule = Vale a regra habitual.
    .graph = Aparece um tabuleiro.
    .byHand = O método faz todos os lances.
    .ask = As respostas aparecem.
    .present = Aparece a página habitual.
    .view = Aparece a página habitual.
    .numberFrom = Os números começam no início.
    .numbers = As casas mostram o que o método observa.
tooSmallFor = As casas são pequenas demais para isso.
preparing = Preparando…
copied = Copiado
saved = Salvo
copyFailed = Não foi possível copiar
crashed = O cálculo parou de funcionar. Provavelmente faltou memória: tente um tabuleiro menor.
remedies =
    .unreachable = Verifique a rede e tente de novo.
    .gone = Há uma versão mais nova desta página. Recarregue a página: você volta ao que está vendo.
    .broken = Um arquivo da página chegou incompleto. Recarregue a página: você volta ao que está vendo.
speed =
    .slow = um passo a cada { NUMBER($seconds) } s
    .fast = { NUMBER($steps) } { $steps ->
            [one] passo
            [many] de passos
           *[other] passos
        }/s
speedText = Velocidade: { $pace }
namedSpeed = { $pace }, { $speed }
unfit = { $name } ({ $why })
unfitHere = { $name } (não neste tabuleiro)
upTo = até { NUMBER($squares) } { $squares ->
            [one] casa
            [many] de casas
           *[other] casas
        }
useBoard = { $withKnight ->
            [true] Usar { $valueName } e o cavalo
           *[false] Usar { $valueName }
        }
noneAhead = { $what ->
            [tie] Não há mais empates: este é o fim do percurso.
           *[other] Não há mais becos sem saída: este é o fim do percurso.
        }
inARow = { $first }, { $second }
tiedAndChosen = = empate, escolha
methodWith = { $method }, { $setting }
withKey = { $name } ({ $key })
keysTogether = { $first } { $second }
playOrPause = { $play } / { $pause }
copyForm = { $copy }: { $form }
saveForm = { $saveText }: { $form }
savePictureAs = { $savePicture }: { $label }
press =
    .tap = Escolha
    .choose = Escolha
hints =
    .start = { $press } {"uma casa"} para recomeçar dali.
    .go = { $press } {"uma casa"} com anel para ir até lá, ou qualquer {"outra"} para recomeçar dali.
    .numberFrom = { $press } {"a casa"} que recebe o número 1.
    .answer = { $press } {"a casa"} para onde {"o cavalo"} vai.
answered = { $isRight ->
            [true] { $to }: certo.
           *[false] Não é { $to }.
        }
noWay = {"O cavalo"} não pode ir para { $to }.
startOn = Recomeçar em { $square }
ofSquare =
    .hole = buraco
    .start = início, visita número 1
    .open = livre
    .chosen = próxima escolha
    .candidate = opção
    .joinedToNothing = sem ligações
    .joinedTo = ligado a { COMMAS($names) }
    .visited = visita número { $number }
    .joinedToMany = ligado a { NUMBER($vertices) } { $vertices ->
            [one] vértice
            [many] de vértices
           *[other] vértices
        }
markedSquare = { $told }, com destaque
knightHere = { $isGraph ->
            [true] o { $walker } está aqui
           *[false] o cavalo está aqui
        }
gridName = Tabuleiro, { NUMBER($width) } por { NUMBER($height) }
graphName = Grafo, { NUMBER($vertices) } { $vertices ->
        [one] vértice
        [many] de vértices
       *[other] vértices
    }
graphSize = { $form }{ NUMBER($vertices) } { $vertices ->
        [one] vértice
        [many] de vértices
       *[other] vértices
    }, { NUMBER($edges) } { $edges ->
        [one] aresta
        [many] de arestas
       *[other] arestas
    }.
size = { $width } × { $height }
holes = Este tabuleiro tem { NUMBER($squares) } { $squares ->
            [one] casa
            [many] de casas
           *[other] casas
        } e { NUMBER($missing) } { $missing ->
            [one] buraco
            [many] de buracos
           *[other] buracos
        }. Escolher um tamanho faz um retângulo completo.
randomStart = Sorteio: { $start }.
fields =
    .room = Sala
    .graph = Grafo
    .step = Passo
    .numbers = Números
    .tour = Passeio dado
    .byHand = Lances à mão
    .view = Visualização
refused = Nada mudou: { $clip }.
replaced =
    .what = { $name }: { $message }.
    .instead = Em vez disso, vale { QUOTED($instead) }.
    .ignored = Isso é ignorado.
beyondEnd = { $steps ->
            [0] Passo: este percurso não tem passos. A página mostra o fim.
           *[other] Passo: este percurso só tem { NUMBER($steps) } { $steps ->
                    [one] passo
                    [many] de passos
                   *[other] passos
                }. A página mostra o fim.
        }
noSuchMove = { $name }: um lance deste link não é possível. A partir dali, o método faz os lances.
waits = Este método não consegue continuar a partir dos seus lances. { $press } uma casa para fazer o próximo lance por conta própria.
notRenumbered = { $name }: só um passeio fechado pode ser numerado a partir de qualquer casa. Os números começam no início.
wrong =
    .hole = { $excerpt } é um buraco neste tabuleiro; escolha uma casa
    .player = aqui não se fazem lances à mão; escolha um método que os faça
    .side = { $side ->
            [width] a largura
           *[height] a altura
        } tem de ser um número inteiro de 1 a { NUMBER($most) }
    .tooLong = isto é longo demais para um link; pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
            [many] de caracteres
           *[other] caracteres
        }
    .outOfPlace = não faz sentido junto com as outras partes deste link
    .room = não há uma sala chamada { QUOTED($value) }
    .step = { QUOTED($value) } não é um número de passos que um link possa pedir; escreva um número inteiro de 0 a { NUMBER($most) }
    .flag = { QUOTED($value) } não é true nem false; escreva true, ou deixe de fora
    .view = { QUOTED($value) } não é uma visualização; escreva { $known }, ou deixe de fora
    .layers = { QUOTED($value) } não é uma camada; escolha entre { COMMAS($known) }
    .theme = { QUOTED($value) } não é um tema; escolha entre { COMMAS($known) }
    .language = esta página não existe em { QUOTED($value) }; escolha entre { COMMAS($known) }
tooLargeToShow = { NUMBER($squares) } { $squares ->
            [one] {"casa"}
            [many] de {"casas"}
           *[other] {"casas"}
        }: é demais para mostrar aqui. Copie ou salve o texto.
loading = Carregando: { $what }…
loadingReader = Carregando o que lê este formato…
loadingMethod = Carregando este método…
roomHelp = { $remedie } Mensagem do navegador:
noTour = { $isOver ->
            [true] { $because }
           *[false] { $because } Mesmo assim, você pode tentar e ver onde termina.
        }
