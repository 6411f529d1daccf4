errors_BoardError =
    .NoSquares = este tabuleiro não tem casas; escreva um tamanho, como “8x8”, ou fileiras, como “..#/...”
    .ZeroSide = cada lado de um tabuleiro tem de ser pelo menos 1, como em “8x8”
    .TooLarge = um tabuleiro de { NUMBER($width) } × { NUMBER($height) } é grande demais; cada lado pode ter no máximo { NUMBER($most) }
    .RaggedRows = a fileira { NUMBER($row) } do tabuleiro tem { NUMBER($found) } { $found ->
            [one] casa
           *[other] casas
        }, mas a primeira tem { NUMBER($expected) }; todas as fileiras têm de ter o mesmo comprimento (escreva # para um buraco)
    .UnknownCharacter = “{ $character }” na fileira { NUMBER($row) } não é casa nem buraco; escreva “8x8” para um tabuleiro completo, ou fileiras de . (casa) e # (buraco) separadas por /
    .UnknownSymbol = “{ $character }” na fileira { NUMBER($row) }, posição { NUMBER($place) }, não é casa nem buraco; escreva . x ou 0 para uma casa, # - _ ou um espaço para um buraco, e 1 ou s para o início
    .SecondStart = a fileira { NUMBER($row) } tem um segundo início na posição { NUMBER($place) }; marque só uma casa como início, com 1 ou s
    .TextTooLong = este texto é longo demais para um tabuleiro; pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .SideTooShort = o lado não pode ser “{ NUMBER($side) }”; pode ser um número inteiro a partir de { NUMBER($least) }
errors_SquareError =
    .NotASquare = “{ $text }” não é uma casa; escreva a letra da coluna e o número da fileira, como “a1”
    .OffBoard = { $text } não fica neste tabuleiro; escolha uma casa de a1 a { $last }
    .Hole = { $text } é um buraco neste tabuleiro; escolha uma casa
    .NotAVertex = “{ $text }” não é um vértice deste grafo; escolha um destes: { $some }
errors_LeaperError =
    .NotALeaper = ({ $r }, { $s }) não é um saltador; escreva dois números inteiros de 0 a { NUMBER($most) }, não os dois 0, como (1, 2) para o cavalo
    .TooManyLeaps = uma peça tem de 1 a { NUMBER($most) } saltos; tire os outros
    .Rider = “{ $name }” não é um saltador, e sim uma peça corredora: até onde ela vai depende do que está no caminho; escolha uma peça que salte, como 1,3 ou king
    .NotAPiece = “{ $text }” não é uma peça; escreva as duas medidas do salto dela, como 1,3, vários saltos unidos por +, como 0,1+1,1, ou um nome em inglês, como king
errors_MoveOrderError =
    .NotAnOrder = “{ $value }” não é uma ordem de lances; escreva { $known }, ou todos os lances da peça como colunas para a direita e fileiras para cima, como “2,1 1,2 -1,2”
    .RepeatedMove = esta ordem tem { $step } duas vezes; escreva cada lance uma vez
    .NoSuchMove = esta peça não tem o lance { $step }; os dela são { $moves }
    .MissingMoves = falta { $missing } nesta ordem; escreva cada lance da peça uma vez
    .NoDirections = um grafo não tem direções para ordenar lances; escolha um tabuleiro
errors_GraphError =
    .NoVertices = este grafo não tem vértices; escreva as arestas dele, como “1-2 2-3”
    .NoEdges = { $vertices ->
            [1] este vértice não tem arestas; escreva arestas como “1-2 2-3”, ou dois nomes por linha
           *[other] estes { NUMBER($vertices) } vértices não têm arestas; escreva arestas como “1-2 2-3”, ou dois nomes por linha
        }
    .HalfAPair = a linha { NUMBER($line) } do grafo só tem { $name }, que tem arestas em outras linhas; escreva dois nomes por linha, como “1 2”; só um vértice sem arestas fica sozinho
    .NotAPair = não dá para ler a linha { NUMBER($line) } do grafo; escreva dois nomes por linha, como “1 2”, ou arestas como “1-2 2-3”
    .NotAdjacency = não dá para ler a linha { NUMBER($line) } do grafo; escreva um vértice, dois-pontos e os vizinhos dele, como “a: b c”
    .NotDimacs = não dá para ler a linha { NUMBER($line) } do grafo; escreva primeiro “p edge 3 2”, e depois arestas como “e 1 2” entre vértices a partir de 1
    .NotTsplib = não dá para ler a linha { NUMBER($line) } do grafo; escreva TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST ou ADJ_LIST, e uma EDGE_DATA_SECTION de vértices a partir de 1 que termine com -1
    .NotGraph6 = não dá para ler a linha { NUMBER($line) } do grafo; escreva um só grafo em graph6, com o número de caracteres de que os vértices precisam
    .NotSparse6 = não dá para ler a linha { NUMBER($line) } do grafo; escreva um só grafo em sparse6: dois-pontos e os caracteres depois dele
    .NotLad = não dá para ler a linha { NUMBER($line) } do grafo; escreva primeiro o número de vértices, como no formato LAD; depois uma linha para cada vértice, com o número de vizinhos e os vizinhos, numerados a partir de 0
    .NotMetis = não dá para ler a linha { NUMBER($line) } do grafo; escreva primeiro os números de vértices e de arestas, como no METIS sem pesos; depois uma linha para cada vértice, com os vizinhos dele, numerados a partir de 1
    .Miscounted = a primeira linha promete { NUMBER($told) } { $told ->
            [one] aresta
           *[other] arestas
        }, mas as listas de vizinhos abaixo dela (lidas como METIS) têm { NUMBER($found) }; se as linhas são arestas, escreva cada uma com um traço, como “1-2”
    .OneSided = { $from } tem { $to } como vizinho, mas { $to } não tem { $from } (lido como METIS); se as linhas são arestas, escreva cada uma com um traço, como “1-2”
    .NotPajek = não dá para ler a linha { NUMBER($line) } do grafo; escreva primeiro *Vertices com o número deles, como no Pajek, e depois de *Edges dois números por linha
    .NotGml = não dá para ler a linha { NUMBER($line) } do grafo; escreva em GML, como graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]
    .NotDot = não dá para ler a linha { NUMBER($line) } do grafo; escreva em DOT: a palavra graph e, entre chaves, arestas como a -- b; num digraph, a -> b e b -> a
    .Directed = este grafo é orientado: tem uma aresta de { $from } para { $to }, mas nenhuma de volta; escreva um grafo em que as arestas vão nos dois sentidos, como “{ $from }-{ $to }”
    .EdgeOrHeader = a primeira linha “{ TYPED($from) } { TYPED($to) }” pode ser uma aresta, ou dizer quantos vértices e arestas vêm a seguir; escreva as arestas com um traço, como “{ TYPED($from) }-{ TYPED($to) }”
    .UnknownName = nenhum grafo se chama “{ $name }”; escolha um destes: { $known }, ou escreva arestas como “1-2 2-3” (“{ $name },” é um só vértice)
    .UnknownCharacter = “{ $character }” não vale num grafo; escreva arestas como “1-2 2-3”: nomes de letras e algarismos, com um traço entre eles
    .LooseEdge = a aresta número { NUMBER($number) } do grafo só tem uma ponta; escreva as duas, como em “1-2”
    .LoopEdge = a aresta { $name }-{ $name } é um laço; uma aresta tem de ligar dois vértices diferentes
    .LongName = “{ $name }” é longo demais para um vértice; um nome pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .TooManyCharacters = este texto é longo demais para um grafo; pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .TooManyVertices = este grafo é grande demais; pode ter no máximo { NUMBER($most) } { $most ->
            [one] vértice
           *[other] vértices
        }
    .TooManyEdges = este grafo é grande demais; pode ter no máximo { NUMBER($most) } { $most ->
            [one] aresta
           *[other] arestas
        }
errors_MoveKind =
    .Knight = um lance de cavalo
    .Leaper = um lance desta peça
    .Edge = uma aresta deste grafo
errors_NotATour =
    .NotASquare = o número { NUMBER($at) } da lista não é uma casa deste tabuleiro
    .Repeated = { $name } aparece duas vezes, a segunda como número { NUMBER($at) }
    .NotAMove = o passo de { $from } para { $to }, número { NUMBER($at) } da lista, não é { $kind }
    .Incomplete = o caminho só visita { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
            [one] casa
           *[other] casas
        }
errors_TourTextError =
    .TooLong = o texto de um passeio pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .NumberTwice = { NUMBER($number) } aparece duas vezes; escreva cada número uma vez, a partir de 0 ou de 1
    .NumberMissing = falta { NUMBER($number) }: o número seguinte é { NUMBER($next) }; escreva cada número uma vez, a partir de 0 ou de 1
    .NumberOnHole = { NUMBER($number) } está em { $name }, que é um buraco neste tabuleiro; escreva números só nas casas, e # nos buracos
    .StepIsNoMove = o passo de { $first } para { $second }, de { $from } a { $to }, não é { $kind }
    .NotAMove = o passo de { $first } para { $second }, de { $from } a { $to }, número { NUMBER($at) } da lista, não é { $kind }
    .Repeated = { $text }, { $name }, aparece duas vezes, a segunda como número { NUMBER($at) }
errors_ChoiceError =
    .NotAChoice = “{ $value }” não vale aqui; escolha entre { $known }
errors_SearchError =
    .UnknownAlgorithm = não há um algoritmo “{ $id }”; escolha um destes: { $known }
    .NotOffered = “{ $value }” não vale aqui; escolha entre { $known }
    .NotAnywhere = o início não pode ser “any”; pode ser uma casa, ou “random” (“any” é para passeios fechados e, nos abertos, para métodos que escolhem onde começar, como “best”)
    .EndOfClosed = um passeio fechado não tem última casa; tire o fim ou peça um passeio aberto
    .CannotEnd = “{ $method }” não consegue terminar onde se pede; estes métodos conseguem: { $known }
    .EndFromAnywhere = o início não pode ser “any” quando há um fim; diga a primeira casa ou tire o fim
    .EndIsStart = um passeio não pode terminar em { $square }, onde começa; escolha outro fim
    .NeedsBoard = “{ $method }” não serve aqui: precisa de casas em colunas e fileiras, que um grafo não tem
    .NeedsEdges = “{ $method }” não serve aqui: precisa de um tabuleiro sem bordas ligadas; escolha a superfície plana
    .CannotResume = “{ $method }” não serve aqui: não consegue continuar a partir de lances que não fez
    .NeedsKnightOnRectangle = “{ $method }” não serve aqui: só funciona para o cavalo num retângulo completo
    .NeedsRoomForFormation = “{ $method }” não serve aqui: precisa de um lado par de pelo menos 16 e de outro de pelo menos 12, ou de 12 × 12, 12 × 14 ou 14 × 14 casas
    .TooManyMoves = “{ $method }” não serve aqui: precisa de um neurônio para cada lance, e tem no máximo { NUMBER($most) }
    .NoCentre = “{ $method }” não serve aqui: só um tabuleiro tem centro; escolha outro desempate
    .RuleNeedsBoard = a regra “{ $rule }” não serve aqui: ela pergunta onde ficam as casas, e um grafo não tem fileiras nem colunas; tire essa parte
    .TooManyTwoMovesAway = a regra “{ $rule }” não serve neste grafo: onward2 olha dois lances à frente, e aqui eles são tantos que um passo demoraria demais; use onward-sum no lugar dela
    .NeedsCorner = “{ $method }” não serve aqui: vale para o cavalo em tabuleiros quadrados completos de 5 × 5 ou mais, a partir de um canto; escolha um início assim ou outro desempate
    .TooLarge = “{ $method }” só vai até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .NotHere = esta parte do programa de cálculo não tem este método; carregue antes o programa inteiro
    .NoTourGiven = não há um passeio para repetir; dê um a uma Session em `tour`, como “a1b3c5”
    .DoesNotClose = “{ $method }” não serve aqui: o passeio não fecha, porque o fim não fica a um lance do início
errors_RuleError =
    .BadRule = não dá para ler esta regra: { $why }
errors_RuleFault =
    .TooLong = ela tem mais de { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .UnknownCharacter = “{ $character }” não significa nada aqui; uma regra tem palavras, números inteiros, + - * ( ) e vírgulas
    .Ends = ela termina onde deveria haver { $wanted }
    .OutOfPlace = deveria haver { $wanted } no lugar de “{ $found }”
    .Empty = ela está vazia; escreva o que o cavalo deve procurar, como em “fewest onward”
    .TooManyCriteria = ela tem mais de { NUMBER($most) } { $most ->
            [one] critério
           *[other] critérios
        }
    .AfterOrder = isto nunca decide nada, porque antes dele vem “order”, em que não há duas casas iguais
    .Constant = isto é o mesmo número para todas as casas, então não decide nada
    .Repeated = “{ $criterion }” nunca decide nada: só restam casas que são iguais para “{ $earlier }”
    .TooDeep = ela tem mais de { NUMBER($most) } parênteses uns dentro dos outros
    .TooLargeNumber = os números podem ser no máximo { NUMBER($most) }
errors_WantedInRule =
    .Criterion = um critério como “fewest onward”
    .End = o fim, porque não resta nada a decidir
    .CommaOrEnd = uma vírgula ou o fim
    .Measure = uma destas palavras: { $measures }
    .Sign = “{ $sign }”
errors_RunError =
    .IllegalMove = { $square } não pode ser o próximo lance: { $what }
    .NotAPath = “{ $method }” não serve aqui: os lances não formam um só caminho, então ninguém pode continuá-lo à mão
    .BadMovesByHand = “{ $text }” não vale aqui; pode haver até { NUMBER($most) } lances, como “12:e5,13:g6”, cada um com os passos antes dele
    .NotATour = estas casas não são um passeio: { $fault }
    .WalksBoards = “{ $method }” não serve aqui: só repete passeios de tabuleiros
    .FixedStart = “{ $method }” não serve aqui: um passeio aberto começa na sua primeira casa; escolha-a como início
    .NoSuchSteps = o primeiro passo não pode ser “{ NUMBER($from) }”; pode ser um número inteiro até { NUMBER($to) }, o último passo a mostrar
    .TooLargeToAnimate = uma animação pode mostrar até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .AnimationTooLarge = esta animação passaria de { BYTES($most) }; use menos passos ou um tamanho menor
errors_ProgramError =
    .NoSuchMethod = não há um programa para “{ $method }”; escolha warnsdorff ou backtracking
    .NeedsBoard = não há programas para grafos que não são tabuleiros; escolha um tabuleiro
    .NeedsEdges = não há programas para tabuleiros com bordas ligadas; escolha a superfície plana
    .TooLarge = um programa pode ter um tabuleiro de até { NUMBER($most) } × { NUMBER($most) } casas; este tem um lado de { NUMBER($side) }
    .OpenOnly = só há programas para passeios abertos; escolha o passeio aberto
    .NoRegions = não há um programa para as regiões de Squirrel e Cull; escolha outra regra
    .NoPruning = não há um programa para o retrocesso que olha adiante; desligue Olhar adiante
    .NoMovesByHand = não há um programa para lances feitos à mão; deixe-os de fora
    .TooLargeValues = esta regra pode ter valores acima de { NUMBER($most) }, que algumas linguagens não comportam; use números menores
    .TooLong = esta regra ocupa { NUMBER($lines) } { $lines ->
            [one] linha
           *[other] linhas
        } nesta linguagem, e um programa tem no máximo { NUMBER($most) }; use menos medidas, ou pare num beco sem saída
errors_PosterError =
    .NoBoard = um pôster mostra um passeio num tabuleiro, e isto é outro grafo; escolha um tabuleiro
    .JoinedEdges = um pôster desenha cada lance com uma só linha, e um lance por cima de bordas ligadas precisa de duas; escolha a superfície plana ou salve a imagem como SVG
    .TooLarge = um pôster pode mostrar até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .LeapsTooFar = o estilo trançado só pode mostrar saltos de no máximo { NUMBER($most) } { $most ->
            [one] casa
           *[other] casas
        } ao longo de uma fileira ou coluna; escolha outro estilo para esta peça
    .TooLong = isto pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .BadPaper = o papel não pode ser “{ $paper }”; pode ser um destes: { $papers }, ou números inteiros como 300x400mm, de { NUMBER($least_mm) } a { NUMBER($most_mm) }, ou 1200x800px, de { NUMBER($least_px) } a { NUMBER($most_px) }
errors_CountError =
    .TooWide = isto é largo demais para uma contagem exata: ela teria de acompanhar { NUMBER($width) } { $width ->
            [one] casa
           *[other] casas
        } ao mesmo tempo, e só consegue { NUMBER($widest) }; use um tabuleiro mais estreito, ou um grafo com menos arestas
    .NeedsMemory = esta contagem precisa de cerca de { BYTES($needed) } de memória, mas o limite é { BYTES($limit) }; aumente o limite ou use um tabuleiro menor
    .NeedsMoreMemory = esta contagem precisa de mais de { BYTES($needed) } de memória, mas o limite é { BYTES($limit) }; aumente o limite ou use um tabuleiro menor
    .Overflow = há 2¹²⁸ passeios ou mais, e números maiores não podem ser contados aqui; use um tabuleiro menor
    .NotFolded = a contagem dobrada não serve aqui: ela só conta passeios do cavalo em retângulos completos de 3 × 4 a { NUMBER($widest) } × 255 casas; use o método frontier
    .JoinedEdges = passeios de um tabuleiro com bordas ligadas não são contados a menos de simetria: os deslocamentos também são simetrias; conte todos
    .EndsOfOpenOnly = só passeios abertos começam ou terminam em algum lugar; tire início e fim para os fechados e a menos de simetria
    .EndWithoutStart = diga também o início, ou só o início: numa casa começam tantos passeios quantos terminam
    .FoldedOverflow = a contagem dobrada não serve aqui: os números podem precisar de mais de 64 bits; use o método frontier, que tem 128
    .TooLargeToCount = a contagem exata vai até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .TooLargeToEstimate = a estimativa vai até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .BadWeight = { $weight ->
            [none] o peso tem de ser um número de { TYPED($least) } a { TYPED($greatest) }
           *[other] o peso não pode ser “{ TYPED($weight) }”; pode ser um número de { TYPED($least) } a { TYPED($greatest) }
        }
errors_KeypadError =
    .NoKeys = este teclado não tem teclas; escreva fileiras de caracteres separadas por /, com um espaço para um vão, como em “123/456/789/ 0 ”
    .TooManyKeys = este teclado tem teclas demais; pode ter no máximo { NUMBER($most) }
    .KeyTooFar = a tecla na fileira { NUMBER($row) }, posição { NUMBER($place) }, fica longe demais; ponha todas as teclas nas primeiras { NUMBER($most) } fileiras e posições
    .BadKey = “{ $character }” na fileira { NUMBER($row) }, posição { NUMBER($place) }, não pode ser uma tecla; escreva um caractere visível para cada tecla, mas não /, e um espaço para um vão
    .RepeatedKey = a tecla “{ $key }” aparece pela segunda vez na fileira { NUMBER($row) }, posição { NUMBER($place) }; escreva cada tecla uma vez
    .UnknownKey = “{ $key }” na posição { NUMBER($place) } não é uma tecla deste teclado; as teclas são { $known }
    .BadStart = “{ $text }” não pode ser o início; escreva uma tecla do teclado, ou nada para começar em qualquer lugar
    .BadLength = uma sequência não pode ter { NUMBER($length) } teclas; pode ter de 1 a { NUMBER($most) }
    .SequenceTooLong = esta sequência tem teclas demais; pode ter no máximo { NUMBER($most) }
    .TooManyLimits = há limites demais; use no máximo { NUMBER($most) }
    .TooMuchToCount = esta contagem pode exigir { NUMBER($additions) } { $additions ->
            [one] adição
            [many] de adições
           *[other] adições
        } e { BYTES($bytes) } de memória, mas o máximo é { NUMBER($most_additions) } e { BYTES($most_bytes) }; peça sequências mais curtas, menos teclas ou menos limites
    .TooManyCounts = com estes limites, a contagem precisa de { NUMBER($bits) } bits para cada sequência, mas o máximo é { NUMBER($most) }; limite menos teclas
    .OutOfMemory = este aparelho não tem mais memória para { BYTES($bytes) } de contagens; peça sequências mais curtas
errors_PuzzleError =
    .NoRows = este desafio não tem casas; escreva uma fileira em cada linha, com espaços entre as casas
    .TextTooLong = este texto é longo demais para um desafio; pode ter no máximo { NUMBER($most) } caracteres
    .UnknownCell = “{ $text }”, na fileira { NUMBER($row) }, posição { NUMBER($place) }, não é um número; escreva um número, . para uma casa aberta ou # para um buraco
    .RaggedRows = a fileira { NUMBER($row) } do desafio tem { NUMBER($found) } casas, mas a primeira tem { NUMBER($expected) }; escreva # para cada buraco
    .OtherBoard = estes números são para um tabuleiro de { NUMBER($width) } × { NUMBER($height) }, e o tabuleiro é { $board }; escreva uma linha para cada fileira dele
    .TooLarge = um desafio pode ter até { NUMBER($largest) } casas, { NUMBER($area) } com os buracos; este tabuleiro tem { NUMBER($squares) }
    .OnHole = { NUMBER($number) } está em { $square }, que é um buraco; coloque-o numa casa
    .BeyondBoard = { NUMBER($number) } em { $square } não é possível; os números vão de 1 a { NUMBER($most) }
    .NumberTwice = { NUMBER($number) } está em { $first } e em { $second }; coloque cada número numa só casa
    .TooFar = { NUMBER($second) } em { $second_square } está longe demais de { NUMBER($first) } em { $first_square }: a peça precisa de pelo menos { NUMBER($least) } lances e tem { NUMBER($moves) }; mude um dos dois
    .WrongColours = { NUMBER($first) } em { $first_square } e { NUMBER($second) } em { $second_square } não combinam: por causa das cores das casas, { NUMBER($moves) } lances nunca levam de uma à outra; mude um dos dois
    .NotJoined = nenhum lance leva de { NUMBER($first) } em { $first_square } a { NUMBER($second) } em { $second_square }; mude um dos dois
    .NotSymmetric = este tabuleiro não tem essa simetria; pode ser { $known }
    .NoTour = não foi encontrado nenhum passeio deste tabuleiro para um desafio; escolha outro tabuleiro, outra peça ou outro tipo de passeio
    .NoText = este texto não tem letras; escreva um verso ou uma frase, com hífens entre as sílabas
    .TooManyLetters = este texto é longo demais para um desafio; pode ter no máximo { NUMBER($most) } letras
    .TooManyParts = este texto tem { NUMBER($parts) } partes, e num tabuleiro cabem { NUMBER($most) }; use um texto mais curto ou partes mais longas
    .PartTooLong = “{ $part }” tem { NUMBER($letters) } letras, e numa casa cabem { NUMBER($most) }; divida com hífens
    .TooFewSquares = o texto tem { NUMBER($parts) } partes, e o tabuleiro { $board } tem { NUMBER($squares) } casas; escolha um tabuleiro maior
    .NoWordTour = não foi encontrado nenhum passeio assim para o texto; escolha outro tabuleiro, outro início ou outro tipo de passeio
errors_CallError =
    .BadSetting = “{ $value }” não vale aqui; use { $wanted }
    .TooLong = isto pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
           *[other] caracteres
        }
    .TooLargeToList = a lista vai até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .TooLargeToArgue = uma prova vai até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }; este tabuleiro tem { NUMBER($squares) }
    .TooLargeForAVerdict = um caminho inacabado pode ser julgado em até { NUMBER($largest) } { $largest ->
            [one] casa
           *[other] casas
        }, buracos incluídos; este tabuleiro tem { NUMBER($squares) }
    .NotSupported = falta a este navegador: { $lacking }; use um atual
errors_Wanted =
    .MapSide = um número inteiro de 1 a 64
    .OneKey = uma tecla do teclado
    .RandomNumbers = números aleatórios
    .CanvasContext = contexto 2D de um canvas para desenhar
    .Canvas = canvas para desenhar
    .Bytes = um número de bytes de { NUMBER($least) } a { NUMBER($most) }
    .BytesOrNoLimit = um número de bytes de { NUMBER($least) } a { NUMBER($most) }, ou “none” para o tempo de uma chamada
    .AnimationSize = um número inteiro de pixels de { NUMBER($least) } a { NUMBER($most) }
    .AnimationDelay = um número inteiro de milissegundos de { NUMBER($least) } a { NUMBER($most) }
    .Step = um número inteiro de passos de 0 a { NUMBER($most) }
    .Weights = um número de { $least } a { $most }
errors_crashed = o cálculo falhou, provavelmente por falta de memória
errors_lost = { $call }: este objeto se perdeu quando o cálculo falhou; crie outro
errors_IllegalMove =
    .NotAMove = nenhum lance leva até lá a partir da última casa
    .Visited = essa casa já foi visitada; escolha uma não visitada
    .Hole = é um buraco; escolha uma casa
    .ComesLast = o passeio tem de terminar ali; passe antes por todas as outras
    .Over = o passeio está completo; volte para tentar outro caminho
