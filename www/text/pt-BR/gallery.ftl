labels =
    .toWall = ← Todos os passeios
    .browse = Passeio anterior e próximo
    .previous = Passeio anterior
    .next = Próximo passeio
    .checked = O que ele tem de especial
    .verse = O verso
    .readVerse = Ler casa por casa
    .chapters = Os capítulos do livro
    .figures = Estatísticas
    .numbers = Números e suas somas
    .compare = O que faria a regra de Warnsdorff?
    .numbering = Pôr o número 1 em
    .fromKnight = A casa do cavalo
    .fromFirst = Numeração original
    .explore = Abrir em Explorar
    .keepName = Nome
    .keepNow = Guardar neste aparelho
    .collection = Passeios do cavalo famosos
    .intro = O cavalo visita cada casa uma vez. Escolha uma imagem para ver o passeio inteiro e segui-lo passo a passo.
    .search = Buscar
    .filters = Filtros
    .clearAll = Limpar todos os filtros
    .own = Seus passeios
    .ownHelp = Aqui você pode guardar um passeio que completou em Explorar ou Jogar, ou que encontrou em Montar. Ele fica neste aparelho.
    .export = Salvar todos num arquivo
    .import = Adicionar de um arquivo…
    .bringBack = Desfazer: trazer de volta
    .rescue = Salvar os dados ilegíveis
properties =
    .kind = Início e fim
    .symmetry = Simetria
    .sums = Somas mágicas
    .piece = Peça
    .century = Século
    .size = Tabuleiro
any = Qualquer
values_kind =
    .closed = Fechado: volta ao início
    .open = Aberto: termina em outro lugar
    .path = Caminho: não visita todas as casas
values_symmetry =
    .symmetric = Simétrico
    .half-turn = Igual após meia-volta
    .quarter-turn = Igual após um quarto de volta
    .mirror = Igual no espelho
    .none = Sem simetria
values_sums =
    .magic = Mágico
    .nearly = Quase mágico
values_century =
    .none = Feito para esta página
century = Século { $roman }
choice = { $value } ({ NUMBER($tours) })
onTheWall = { $isAll ->
            [true] Todos os { NUMBER($all) } passeios
           *[false] { $found ->
                [0] Nenhum passeio corresponde a tudo isso. Limpe um destes filtros:
               *[other] { NUMBER($found) } de { NUMBER($all) } passeios
            }
        }
clearOne = Limpar { QUOTED($value) }: { NUMBER($tours) } { $tours ->
            [one] passeio
            [many] de passeios
           *[other] passeios
        }
boardWithHoles = { $size }, { NUMBER($squares) } { $squares ->
            [one] casa
            [many] de casas
           *[other] casas
        }
source = Fonte: { $text }
foundHere = { $hasCited ->
            [true] Encontrado para esta página e conferido quando ela é montada. { $cited }
           *[false] Encontrado para esta página e conferido quando ela é montada.
        }
particulars =
    .closed = Fechado: mais um lance leva de volta ao início.
    .open = Aberto: as pontas não ficam a um lance de cavalo uma da outra.
    .path = Um caminho, não um passeio: visita { NUMBER($n) } de { NUMBER($squares) } casas.
    .asymmetric = Não tem simetria.
    .half-turn = Simétrico: fica igual depois de uma meia-volta do tabuleiro.
    .quarter-turn = Simétrico: fica igual depois de um quarto de volta do tabuleiro.
    .mirror = Simétrico: fica igual no espelho.
    .halves = Enche uma metade do tabuleiro antes de entrar na outra.
    .opposite = Os números de casas opostas sempre diferem em { NUMBER($n) }.
    .opposites-add = Os números de casas opostas sempre somam { NUMBER($n) }.
    .quarters-differ = Gire o tabuleiro um quarto de volta, e cada número muda em { NUMBER($n) }.
    .semi-magic = Cada linha e cada coluna soma { NUMBER($n) }.
    .magic = Mágico: cada linha, cada coluna e as duas diagonais somam { NUMBER($n) }.
    .rows = Cada linha soma { NUMBER($n) }.
    .columns = Cada coluna soma { NUMBER($n) }.
    .diagonals = As diagonais, não: elas somam { NUMBER($n) } e { NUMBER($other) }.
    .sums = Cada linha e cada coluna soma { NUMBER($n) } ou { NUMBER($other) }.
    .quarters = Dentro de cada quadrante do tabuleiro, cada linha e cada coluna soma { NUMBER($n) }.
    .crossings = Nenhum lance cruza outro.
    .verse = Lidas na ordem do passeio, as sílabas formam um verso.
    .verse-as-rows = As sílabas formam o mesmo verso na ordem do passeio e linha por linha.
renumbered = Agora o número 1 está em { $square }.
notClosed = só um passeio fechado pode começar em qualquer casa sua
notVisited = { QUOTED($square) } não é uma casa deste passeio; digite uma como c3
pathStep = { $isStart ->
            [true] O caminho começa em { $square }.
           *[false] Lance { $step } de { $of }: para { $square }.
        }
chapter = Capítulo { NUMBER($number) }.{ $isRound ->
            [true] {" "}O cavalo tocou os quatro lados do prédio: aqui termina uma parte do livro.
           *[false] {""}
        }
noChapter = Sem capítulo: o porão que o livro deixa de fora.
part = Capítulos { NUMBER($first) } a { NUMBER($last) }: { $isRound ->
            [true] os quatro lados
           *[false] o resto
        }
squareLabel = { $square }, { $place ->
            [0] não visitada
           *[other] número { NUMBER($place) }
        }{ $isKnightHere ->
            [true] , { $knightHere }
           *[false] {""}
        }
caption = { $press } uma casa para ver o lance que leva até ela.
keys =
    .move = Andar de casa em casa
    .rowStart = Primeira casa da fileira
    .rowEnd = Última casa da fileira
    .choose = Ver o lance que leva a esta casa
readSoFar = { $hasRead ->
            [true] { $isAll ->
                [true] Lido: { $read }
               *[false] Lido até agora: { $read }
            }
           *[false] Nada foi lido ainda.
        }
counting = Contando quantas vezes o passeio segue a regra…
compared =
    .tour = Este passeio
    .path = Este caminho
    .rule = O passeio da regra
comparedRows =
    .end = Resultado
    .turns = Viradas
    .crossings = Cruzamentos
reached = { $end ->
            [stuck] travou depois de { NUMBER($visited) } de { NUMBER($squares) } casas
            [closed] um passeio fechado
           *[open] um passeio aberto
        }
ruleFrom = { $isUsual ->
            [true] Regra de Warnsdorff a partir de { $start }. No empate, ela vai para a casa mais longe do centro:
           *[false] Regra de Warnsdorff a partir de { $start }. No empate, ela vai para a primeira das casas empatadas:
        }
agreement = { $isAlways ->
            [true] Este passeio segue sempre a regra: cada um dos { NUMBER($choices) } lances vai para uma casa com o menor número de saídas.
           *[false] Este passeio segue a regra em { NUMBER($agreeing) } dos { NUMBER($choices) } lances: neles, vai para uma casa com o menor número de saídas.
        }
title = { $name }, { $progress } · { $gallery } · { $title }
unnamed = Um passeio em { $board }
kept =
    .done = { QUOTED($name) } está guardado neste aparelho.
    .removed = { QUOTED($name) } foi removido.
    .back = { QUOTED($name) } está de volta.
    .none = Você ainda não guardou nenhum passeio.
    .found = { NUMBER($found) } dos seus { NUMBER($all) } passeios { $found ->
                [one] passa
               *[other] passam
            } pelos filtros.
    .denied = Não dá para guardar seus passeios neste aparelho: o armazenamento está cheio ou bloqueado. Salve-os num arquivo, ou eles se perdem quando você fechar a página.
    .unreadable = A página não consegue ler os passeios guardados neste aparelho. Nada se perdeu: salve os dados num arquivo antes de removê-los.
    .added = { $added ->
                [0] O arquivo não tem passeios novos.
               *[other] { NUMBER($added) } { $added ->
                    [one] passeio adicionado
                    [many] de passeios adicionados
                   *[other] passeios adicionados
                }.
            }{ $same ->
                [0] {""}
               *[other] {" "}{ NUMBER($same) } { $same ->
                    [one] passeio já estava
                    [many] de passeios já estavam
                   *[other] passeios já estavam
                } aqui.
            }
    .refused = { QUOTED($name) } ficou de fora: { $why }.
    .saved = Salvo.
    .file = passeios-do-cavalo.json
remove = Remover { QUOTED($name) }
wrong =
    .name = digite um nome para o passeio
    .longName = este nome é longo demais; use no máximo { NUMBER($most) } { $most ->
            [one] caractere
            [many] de caracteres
           *[other] caracteres
        }
    .sameTour = você já guardou este passeio, com o nome { QUOTED($name) }
    .tooMany = só dá para guardar { NUMBER($most) } { $most ->
            [one] passeio
            [many] de passeios
           *[other] passeios
        }; salve-os num arquivo e depois remova alguns
    .tooLarge = não dá para guardar um passeio com mais de { NUMBER($most) } { $most ->
            [one] casa
            [many] de casas
           *[other] casas
        }
    .file = o arquivo é grande demais: tem mais de { NUMBER($most) } { $most ->
            [one] byte
            [many] de bytes
           *[other] bytes
        }
    .unreadableFile = não foi possível abrir o arquivo; escolha-o de novo
    .notJson = isto não é um JSON válido; escolha um arquivo salvo por esta página
    .notOurs = isto não é uma lista de passeios salva por esta página
    .newer = o arquivo foi salvo por uma versão mais nova desta página; recarregue a página para atualizá-la
    .notATour = as casas não formam um passeio
    .noSquares = não tem casas
    .tour = não há um passeio { QUOTED($id) } na coleção
    .filter = não há { QUOTED($value) } aqui; escolha entre { COMMAS($known) }
noSuchTour = Passeio: { $message }. Em vez dele, aparecem todos os passeios.
noSuchFilter = { $property }: { $message }. Valem os outros filtros do link.
