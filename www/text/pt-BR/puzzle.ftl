labels =
    .boardHeading = O quebra-cabeça
    .missing = Números que ainda faltam
    .cancel = Cancelar
    .takeBack = Desfazer
    .redo = Refazer
    .erase = Apagar
    .hint = Dica
    .check = Está certo?
    .tellWrong = Avisar na hora se um número estiver errado
    .clear = Apagar todos os meus números
    .day = Quebra-cabeça do dia
    .dayHelp = Todo mundo recebe os mesmos três quebra-cabeças. À meia-noite UTC chegam outros.
    .ladder = A escada
    .another = Outro quebra-cabeça
    .size = Tabuleiro
    .grade = Dificuldade
    .target = Passeio
    .symmetry = Desenho das casas dadas
    .piece = Peça
    .make = Criar
    .oneMore = Mais um parecido
    .own = Criar o seu
    .ownHelp = Escreva uma fileira em cada linha: números, . para uma casa livre, # para um buraco. Ponha os números que você quer dar e veja se há exatamente uma solução.
    .givens = Seu quebra-cabeça
    .useGivens = Jogar
    .keepEntries = Dar todos os números do tabuleiro
    .solved = Resolvido!
    .shareLine = Compartilhe seu resultado
    .copyShare = Copiar
    .making = Criando um quebra-cabeça…
    .judging = Procurando soluções…
    .backToPlay = Voltar aos outros jogos
    .thin = Tirar números
    .thinning = Tirando números…
actions =
    .back = Desfazer um número
    .forward = Pôr o número de novo
    .erase = Apagar o número
    .hint = Dica, cada vez mais forte
    .check = Está certo até aqui?
    .restart = Apagar todos os meus números
onBoard =
    .move = De casa em casa
    .rowStart = Primeira casa da fileira
    .rowEnd = Última casa da fileira
    .choose = Pôr o próximo número, ou seguir a partir deste
    .digits = Pôr este número
    .erase = Apagar o número
grades =
    .easy = Fácil
    .medium = Médio
    .hard = Difícil
    .very-hard = Muito difícil
targets =
    .open = Aberto: a última casa pode ser qualquer uma
    .closed = Fechado: o último número fica a um lance do 1
symmetries =
    .none = Qualquer um
    .turned = Igual depois de meia-volta
    .quarter = Igual depois de um quarto de volta
    .mirrored = Igual no espelho
rungs =
    .five = 5 × 5, fácil
    .six = 6 × 6, fácil
    .closed = 6 × 6, passeio fechado
    .seven = 7 × 7, médio
    .eight = 8 × 8, difícil
    .turned = 8 × 8, passeio fechado, difícil
rungName = { $rung }: { $isReached ->
        [true] resolvido
       *[false] ainda por resolver
    }
nextRung = A seguir: { $rung }
heading = Preencha os números
task = Preencha os números de 1 a { NUMBER($squares) } de modo que cada um fique a um lance { $piece ->
        [knight] de cavalo
       *[other] da peça { $leaps }
    } do seguinte.{ $isClosed ->
        [true] {" "}O último número também fica a um lance do 1.
       *[false] {""}
    }
unique = Só há uma solução.
caption = { $hasNext ->
        [true] Agora é a vez do { NUMBER($next) }. { $missing ->
            [one] Falta { NUMBER($missing) } número.
            [many] Faltam { NUMBER($missing) } de números.
           *[other] Faltam { NUMBER($missing) } números.
        }
       *[false] Todos os números estão no tabuleiro.
    }
nextNumber = Pôr agora o { NUMBER($number) }
wherePlaces = { $hasNext ->
        [true] Mostrar onde o { NUMBER($number) } pode ficar
       *[false] Mostrar onde um número pode ficar
    }
square = { $square }, { $kind ->
        [given] { NUMBER($number) }, dado
        [entered] { NUMBER($number) }
       *[open] livre
    }{ $isWrong ->
        [true] , errado
       *[false] {""}
    }{ $isPlace ->
        [true] , o próximo número pode ficar aqui
       *[false] {""}
    }{ $isPointedOut ->
        [true] , a dica fala desta casa
       *[false] {""}
    }{ $isStruck ->
        [true] , descartada
       *[false] {""}
    }{ $isDiffering ->
        [true] , diferente em duas soluções
       *[false] {""}
    }{ $hasNeighbours ->
        [true] ; { LIST($neighbours) }
       *[false] {""}
    }
neighbour = { $isThere ->
        [true] o { NUMBER($number) } em { $square }
       *[false] o { NUMBER($number) } falta
    }
begins = { $board }: números dados, { NUMBER($given) } de { NUMBER($squares) }.
goesOn = { $square }: { NUMBER($number) }.{ $hasNext ->
        [true] {" "}Agora é a vez do { NUMBER($next) }.
       *[false] {""}
    }
refused =
    .given = O número em { $square } é dado e não muda.
    .taken = O { NUMBER($number) } já é dado em { $square }.
    .beyond = Os números vão de 1 a { NUMBER($squares) }.
checked = { $wrong ->
        [0] Até aqui, está tudo certo.
        [one] { NUMBER($wrong) } número está errado. Ele está marcado no tabuleiro.
        [many] { NUMBER($wrong) } de números estão errados. Eles estão marcados no tabuleiro.
       *[other] { NUMBER($wrong) } números estão errados. Eles estão marcados no tabuleiro.
    }
notKnown = Este quebra-cabeça não tem exatamente uma solução. Por isso ninguém pode dizer quais números estão certos.
full = { $isKnown ->
        [true] Todos os números estão no tabuleiro, mas alguns estão errados. “Está certo?” mostra quais.
       *[false] Todos os números estão no tabuleiro.
    }
wrongHere = O { NUMBER($number) } em { $square } está errado. Apague-o primeiro.
nothingLeft = Todos os números estão no tabuleiro.
contradiction = Com estes números, o quebra-cabeça não tem solução: um deles está errado.
noHint = Nenhum passo daqui é fácil o bastante para explicar. Olhe outra parte do tabuleiro ou tire um número.
entered = O { NUMBER($number) } está agora em { $square }.
where =
    .number = Procure um lugar para o { NUMBER($number) }: só resta uma casa para ele.
    .square = Olhe { $square }: só resta um número para esta casa.
because =
    .too-far = O { NUMBER($number) } tem de ficar exatamente a { NUMBER($moves) } { $moves ->
            [one] lance
            [many] de lances
           *[other] lances
        } do { NUMBER($from) } em { $at }.
    .no-neighbour = O { NUMBER($number) } precisa de uma casa para o número anterior e de outra para o seguinte, ambas a um lance.
    .two-ways = A um lance de { $square } só restam duas casas, { $one } e { $other }: o passeio vem de uma e vai para a outra.
    .cut-off = Com o { NUMBER($number) } em { $square }, não daria para preencher as casas em volta de { $part }.
    .try = Experimente o { NUMBER($number) } em { $square }: depois de mais { NUMBER($steps) } { $steps ->
            [one] número
            [many] de números
           *[other] números
        }, não dá para seguir.
    .long-try = O { NUMBER($number) } em { $square } não dá certo, mas só se vê isso pensando muitos lances à frente.
so =
    .number = Então o { NUMBER($number) } fica em { $square }.
    .square = Então { $square } recebe o { NUMBER($number) }.
result = { $isLong ->
        [true] { NUMBER($minutes) } min
       *[false] { NUMBER($seconds) } s
    }, { $hints ->
        [0] sem dicas
        [one] com { NUMBER($hints) } dica
        [many] com { NUMBER($hints) } de dicas
       *[other] com { NUMBER($hints) } dicas
    }
solvedAloud = Resolvido: { $result }.
shareLine = Lab do Passeio do Cavalo, { $name }: { $result }. { $link }
puzzleOfDay = { $date }, { $grade }
ownPuzzle = números em { $board }
verdict =
    .unique = Tem exatamente uma solução.{ $grade ->
            [easy] {" "}É fácil.
            [medium] {" "}É de dificuldade média.
            [hard] {" "}É difícil.
            [very-hard] {" "}É muito difícil.
           *[none] {""}
        }
    .several = Tem várias soluções. Duas delas diferem em { NUMBER($count) } { $count ->
            [one] casa.
            [many] de casas.
           *[other] casas.
        }
    .none = Não tem solução.
    .clash = Não tem solução: não dá para ter assim, ao mesmo tempo, { LIST($numbers) }.
    .unknown = Não se sabe se tem só uma solução: a busca foi encerrada.
    .spare = { $count ->
            [0] Todos os números dados são necessários.
            [one] { LIST($numbers) } não é necessário.
           *[other] Cada um destes poderia ser tirado sozinho: { LIST($numbers) }.
        }
    .settling = { $isEnough ->
            [true] Com { NUMBER($number) } em { $square }, teria exatamente uma solução.
           *[false] Mais um número que esclareceria muito: { NUMBER($number) } em { $square }.
        }
otherGrade = Um quebra-cabeça desse tipo não foi achado a tempo. Este é { $grade ->
        [easy] fácil
        [medium] de dificuldade média
        [hard] difícil
       *[very-hard] muito difícil
    }.
copied = Seu resultado foi copiado.
copyRefused = Seu navegador não permitiu copiar. Selecione a linha e copie você mesmo.
tooLong = Um quebra-cabeça pode ter no máximo { NUMBER($most) } { $most ->
        [one] caractere
        [many] de caracteres
       *[other] caracteres
    }.
title = Preencher os números: { $board } · Lab do Passeio do Cavalo
wrong =
    .day = { QUOTED($text) } não é um dia; escreva como 2026-11-22
    .grade = { QUOTED($text) } não é uma dificuldade; escolha entre { COMMAS($known) }
    .rung = { QUOTED($text) } não está na escada; escolha entre { COMMAS($known) }
    .target = { QUOTED($text) } não é um tipo de passeio; escolha entre { COMMAS($known) }
    .filled = { QUOTED($text) } não é um número numa casa; escreva como c2:5
