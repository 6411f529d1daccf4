labels =
    .intro = Quantos passeios diferentes um tabuleiro tem? No de xadrez, são tantos que ninguém consegue listá-los, por isso se buscam jeitos espertos de contar.
    .heading = O que contar
    .withHoles = Um tabuleiro com buracos
    .boardText = O tabuleiro como fileiras de . e #, ou como tamanho
    .takeBoard = Usar este tabuleiro
    .drawBoard = Desenhar em Montar
    .fromSquare = Primeira casa (vazio: qualquer)
    .toSquare = Última casa (vazio: qualquer)
    .starts = Quantos começam em cada casa
    .directed = Um passeio ao contrário conta como
    .copies = Um passeio girado ou espelhado conta como
    .memory = Memória
    .exact = Contagem exata
    .howCounted = Mais: como ela conta?
    .start = Contar
    .startAnyway = Contar mesmo assim
    .notNow = Agora não
    .cancel = Cancelar
    .countProgress = Progresso da contagem
    .estimates = Estimativa
    .estimateIntro = Caminhadas ao acaso dão uma ideia do número, mesmo em tabuleiros que ninguém contou.
    .howEstimated = Mais: como caminhadas contam passeios?
    .chances = Uma caminhada que acha um passeio com chance de uma em um milhão conta como um milhão de passeios. Um beco sem saída conta como nenhum.
    .average = A média de muitas caminhadas tende ao número de passeios (Donald Knuth, 1975). Cópias giradas e espelhadas contam em separado.
    .fours = Quatro caminhadas têm o primeiro terço em comum, o que poupa tempo (Herman Kahn e Theodore Harris, 1951).
    .walkSettings = Como estimar
    .weight = Peso
    .weightNote = Com peso 1, uma caminhada faz qualquer lance. Quanto menor o peso, mais de perto ela segue a regra de Warnsdorff.
    .weightMore = Um peso pequeno prefere casas com poucas saídas e poupa as casas ao lado delas. No 8 × 8, um peso de 0,75 é o que mais se parece com o jeito de andar dos passeios.
    .walks = Caminhadas
    .estimate = Estimar
    .badWeight = Testar um peso ruim
    .estimateProgress = Progresso da estimativa
    .asTable = A curva como tabela
    .uncounted = Estes ninguém contou:
    .tours = Todos os passeios
    .toursIntro = Um após o outro, como uma busca os encontra, com as cópias giradas e espelhadas. Escolha um passeio para abri-lo em Explorar.
    .list = Listar
    .previous = Anteriores
    .next = Próximos
    .known = Números conhecidos
    .findKnown = Procurar um tabuleiro, número ou nome
    .copyCsv = Copiar como CSV
    .copyJson = Copiar como JSON
    .knownNote = “Contados aqui” quer dizer desde que você abriu esta página. Entre os passeios abertos estão os que poderiam ser fechados.
    .allAsCsv = Todos os números conhecidos em CSV
    .allAsJson = Todos os números conhecidos em JSON
    .history = O número que estava errado
    .announced = Em 1996, dois pesquisadores anunciaram que o tabuleiro 8 × 8 tem 33.439.123.484.294 passeios fechados (Martin Löbbing e Ingo Wegener, com diagramas de decisão binária).
    .corrected = Isso não pode estar certo. Um espelhamento ou um quarto de volta sempre dá um passeio diferente; uma meia-volta às vezes dá o mesmo. Então os passeios vêm em grupos de quatro ou de oito, mas aquele número não é divisível por quatro. Brendan McKay contou 13.267.364.410.532 em 1997, e esta página também.
    .countIt = Contar aqui
directions =
    .false = o mesmo passeio
    .true = outro passeio
copies =
    .false = outro passeio
    .true = o mesmo passeio
unlisted = A lista não tem nenhum número para este caso. Conte, ou faça uma estimativa.
foundRows = { NUMBER($found) } de { NUMBER($all) }
cancelled = Cancelado.
notYet = –
methods =
    .folded = A contagem percorre, fileira por fileira, a metade de cima do tabuleiro, com imagens espelhadas como uma só. A metade de baixo é a mesma de cabeça para baixo, então no fim as duas metades se juntam.
    .frontier = A contagem vai casa por casa. Dos lances escolhidos até ali, ela só lembra as pontas soltas, e assim nunca passa duas vezes pela mesma situação.
keptFirst = Antes disso, conta num tabuleiro dobrado os passeios que ficam iguais ao girar ou espelhar, porque eles têm menos cópias.
outOfMemory = A contagem parou, talvez por falta de memória. Tente um tabuleiro menor.
stages =
    .planning = fazendo um plano
    .joining = juntando as metades
    .symmetric = contando os passeios simétricos
details = Detalhes
faults =
    .overflow = o programa calculava com 64 bits, e falta um múltiplo de 2⁶⁴
    .symmetry = os passeios formam grupos de quatro ou oito, e esse número não é divisível por quatro
    .by-hand = foi achado à mão
    .unexplained = outros programas, escritos de forma independente, concordam em outro número
tooLarge = Grande demais para um navegador. Digite este comando:
copyCommand = Copiar
columns =
    .board = Tabuleiro
    .known = Número conhecido
    .kind = Passeios
    .here = Contados aqui
    .source = Fonte
noTours = Não há passeios assim.
withHoles = um tabuleiro com buracos
-kind = { $isClosed ->
        [true] fechados
       *[false] abertos
    }
spoken = { NUMBER($tours) } { $tours ->
        [one] passeio { $isClosed ->
            [true] fechado
           *[false] aberto
        }
        [many] de passeios { -kind }
       *[other] passeios { -kind }
    } em { $size }.
title = { $count }: passeios { -kind } em { $size } · { $page }
-where = {"do cavalo"} em { $size }, { NUMBER($squares) } { $squares ->
        [one] casa
        [many] de casas
       *[other] casas
    }
meaning =
    .closed = Passeios fechados { -where }: cada casa uma vez, e depois um lance de volta à primeira. Tanto faz onde um passeio começa.
    .open = Passeios abertos { -where }: cada casa uma vez, com fim em qualquer lugar. Entram também aqueles em que as pontas ficam, por acaso, a um lance uma da outra.
    .directed = Um passeio e o mesmo ao contrário contam como dois.
    .undirected = Um passeio e o mesmo ao contrário contam como um.
    .upToSymmetry = Cópias giradas e espelhadas contam como o mesmo passeio.
    .separately = Cópias giradas e espelhadas contam como passeios diferentes.
    .from = Só contam os que vão de { $start }{ $hasEnd ->
            [true] {" "}a { $end }
           *[false] {" "}a qualquer lugar
        }, cada um nesse sentido.
kind = { -kind }, { $isDirected ->
        [true] orientados
       *[false] não orientados
    }
bytes =
    .MiB = { NUMBER($value) } MiB
    .GiB = { NUMBER($value, minimumFractionDigits: 1) } GiB
duration =
    .tenths = { NUMBER($value, minimumFractionDigits: 1) } s
    .seconds = { NUMBER($value) } s
    .minutes = { NUMBER($value) } min{ $seconds ->
            [0] {""}
           *[other] {" "}{ NUMBER($seconds) } s
        }
    .hours = { NUMBER($value) } { $value ->
            [one] hora
            [many] de horas
           *[other] horas
        }
    .days = { NUMBER($value) } { $value ->
            [one] dia
            [many] de dias
           *[other] dias
        }
    .years = { NUMBER($value) } { $value ->
            [one] ano
            [many] de anos
           *[other] anos
        }
percent =
    .some = { $percent }%
    .least = menos de 0,1%
memoryOf = Até { NUMBER($nLess) } GiB
settings =
    .page = Página
    .show = Em ação
    .board = Tabuleiro
    .leaper = Peça
    .theme = Tema
    .target = Passeio
    .seed = Semente
wrong =
    .choice = { QUOTED($value) } não está disponível; escolha entre { COMMAS($known) }
    .page = { QUOTED($value) } não é uma página; escreva um número inteiro, como 1
replaced =
    .other = { $name }: { $message }. Em vez disso, vale { QUOTED($instead) }.
    .usual = { $name }: { $message }. Em vez disso, vale o valor habitual.
taking = cerca de { $inWords } e { $bytes } de memória
costs =
    .none = Um teorema já dá a resposta, então isso não leva tempo nenhum.
    .known = { $hasSeconds ->
            [true] Isso leva cerca de { $inWords } e usa até { $bytes } de memória.
           *[false] Isso usa até { $bytes } de memória.
        }
    .coming = Calculando quanta memória isso usa…
    .guessed = Numa estimativa grosseira, isso exige { $taking }. A contagem é interrompida no limite de “{ $memory }”.
    .unknown = Durante a contagem se vê quanta memória ela usa. Ela é interrompida no limite de “{ $memory }”.
tooLong = Numa estimativa grosseira, esta contagem exigiria { $taking }. Começar mesmo assim?
refusal = Não dá para contar isso aqui: { $message }.
notCounted =
    .refused = A contagem parou: { $message }.
    .said = Mensagem do navegador: { $bare }.
notListed = Não dá para listar esses passeios: { $message }.
progress =
    .now = Agora
    .layer = camada { NUMBER($layer) } de { NUMBER($all) }
    .states = Estados nela
    .memory = Memória
    .cores = Núcleos do processador
    .time = Tempo até agora
    .timeLeft = Tempo restante
    .about = cerca de { $duration }
layersCaption =
    .soFar = Estados guardados depois de cada camada de casas já pronta, até agora no máximo { NUMBER($most) }.
    .over = Estados guardados depois de cada camada de casas, no máximo { NUMBER($most) }.
layersSummary = Barras: { NUMBER($done) } de { NUMBER($steps) } { $steps ->
        [one] camada pronta
        [many] de camadas prontas
       *[other] camadas prontas
    }. A maior é a camada { NUMBER($largest) }, com { NUMBER($most) } { $most ->
        [one] estado
        [many] de estados
       *[other] estados
    }.
counted = Passeios { -kind } em { $size }, { $isDirected ->
        [true] os dois sentidos contados em separado
       *[false] os dois sentidos contados como um
    }, { $isUpToSymmetry ->
        [true] cópias giradas e espelhadas contadas como uma
       *[false] cópias giradas e espelhadas contadas em separado
    }. Tempo da contagem: { $duration }.
countedFrom = Passeios abertos de { $size } a partir de { $start }{ $hasEnd ->
        [true] {" "}até { $end }
       *[false] {""}
    }, cada um nesse sentido. Contados em { $duration }.
otherWay =
    .undirected = Com os dois sentidos como um, são { $tours }.
    .directed = Com os sentidos contados em separado, são { $tours }.
published =
    .same = É o número conhecido: { $source }.
    .other = O número conhecido é { $tours }: { $source }.
source =
    .byOne = { $name } ({ $by })
    .byBoth = { $name } ({ $by }, { $year })
sources = { $first }; { $second }
countedByCommand = contados pelo programa de linha de comando
using = { NUMBER($threads) } { $threads ->
            [one] thread
            [many] de threads
           *[other] threads
        } e { $bytes } de memória{ $hasDiskBytes ->
            [true] , mais { $bytes2 } de disco
           *[false] {""}
        }
byCommand = O programa de linha de comando contou em { $knownTime }, com { $using }.
checked =
    .seam = Com as metades unidas abaixo da linha { NUMBER($row) }, e não no meio, o número é o mesmo.
    .order = Com as casas em outra ordem, o número é o mesmo.
    .frontier = Contando casa por casa, sem metades, o número é o mesmo.
    .threads = Com { NUMBER($threads) } { $threads ->
            [one] thread
            [many] de threads
           *[other] threads
        }, o número é o mesmo.
    .symmetry = Se as cópias giradas ou espelhadas contam como um só passeio, há { $classes }. Confere: com os passeios que as simetrias não mudam, a divisão é exata.
    .estimate = { NUMBER($walks) } caminhos aleatórios o situam entre { $low } e { $high }.
differs = { $source } traz { $grouped }. Está errado: { $fault }.
bothWays = { $source } conta os dois sentidos separadamente: { $grouped }.
takes = Leva { $knownTime }, com { $using }.
copyCommandFor = Copiar o comando para { $sizeOf }
same = o mesmo, em { $duration }
openTour = Passeio { NUMBER($index) }: abrir em Explorar
toursShown = { $hasAll ->
            [true] Passeios { NUMBER($first) } a { NUMBER($last) } de { $grouped }
           *[false] Passeios { NUMBER($first) } a { NUMBER($last) }
        }
searching = { $passed ->
            [0] Procurando…
           *[other] Procurando… { NUMBER($passed) } { $passed ->
                    [one] pulado
                    [many] de pulados
                   *[other] pulados
                }
        }
startsSoFar = Contando: { NUMBER($done) } de { NUMBER($squares) }…
startOf = { $square }: { NUMBER($tours) }
starts = { NUMBER($tours) } { $tours ->
        [one] passeio aberto
        [many] de passeios abertos
       *[other] passeios abertos
    }, com os dois sentidos em separado. { LIST($list) }.
