labels =
    .intro = Que formas de tabuleiro têm um passeio do cavalo? Abra buracos e veja: uma única casa a menos pode tornar o passeio impossível.
    .tools = O que faz um clique ou a tecla Espaço
    .wholeBoard = O tabuleiro inteiro
    .back = Desfazer e refazer
    .openInExplore = Abrir em Explorar
    .countTours = Contar os passeios
    .isPossible = Um passeio é possível?
    .side = Tamanho da forma
    .shapes = Formas
    .boardText = Texto do tabuleiro
    .textHeading = O tabuleiro como texto
    .writtenAs = Formato
    .takeText = Usar este texto
    .readings = Também pode ser lido como
    .copyText = Copiar
    .resetText = Escrever o tabuleiro de novo
    .pictureHeading = Um tabuleiro a partir de uma imagem
    .choosePicture = Escolher uma imagem…
    .dropPicture = Ou solte uma aqui. Ela fica no seu computador.
    .longest = Lado maior
    .threshold = Brilho
    .takeLight = Partes claras viram casas
tools =
    .toggle = Abrir ou fechar
    .add = Fechar buracos
    .erase = Abrir buracos
    .start = Pôr o início
changes =
    .fill = Só casas
    .clear = Só buracos
    .invert = Inverter
steps =
    .undo = Desfazer
    .redo = Refazer
forms =
    .rows = Fileiras de . e #
    .puzzle = Enigma: 0, espaço, 1 para o início
keys =
    .undo = Desfazer a última mudança do tabuleiro
    .redo = Refazer a mudança desfeita
    .help = Mostrar as teclas
    .move = Andar pelo tabuleiro
    .rowStart = Ir à primeira casa da fileira
    .rowEnd = Ir à última casa da fileira
    .choose = Abrir ou fechar um buraco, ou pôr ali o início
copied = O texto do tabuleiro foi copiado.
notCopied = O navegador não permitiu copiar. Selecione o texto e copie você mesmo.
tour =
    .open = Passeio aberto
    .closed = Passeio fechado
answers =
    .yes = Possível
    .no = Impossível
    .unknown = Ainda não se sabe
undecided = Nenhum teorema conhecido vale para este tabuleiro. Uma busca leva até dez segundos.
findOut = Buscar
cancel = Cancelar
searching = Tempo da busca
openTour = Abrir em Explorar
layouts =
    .size = uma largura e uma altura
    .rows = linhas de caracteres
    .spaced = linhas com um espaço entre as casas
    .separated = linhas com separadores entre as casas
    .flat = tudo numa linha só
space = espaço
both = { $before } e { $symbol }
-meaning = { $known ->
            [both] { $squares } para uma casa, { $holes } para um buraco
            [squares] { $squares } para uma casa
            [holes] { $holes } para um buraco
           *[neither] {""}
        }
readAs = { $known ->
            [neither] Lido como { $layout }.
           *[other] Lido como { $layout }: { -meaning }.
        }
reading = { $size }: { $squares } para uma casa{ $known ->
            [squares] {""}
            [neither] {""}
           *[other] , { $holes } para um buraco
        }
noStart = nenhum início
noSquares = Este tabuleiro ainda não tem casas. Primeiro, crie algumas.
contents = { $hasHoles ->
            [true] { NUMBER($squares) } { $squares ->
                    [one] casa
                    [many] de casas
                   *[other] casas
                } e { NUMBER($holes) } { $holes ->
                    [one] buraco
                    [many] de buracos
                   *[other] buracos
                }
           *[false] { NUMBER($squares) } { $squares ->
                    [one] casa
                    [many] de casas
                   *[other] casas
                }
        }
hint = { $board }. { $tool ->
            [toggle] Arraste para abrir buracos ou fechá-los de novo.
            [add] Arraste para fechar buracos. O botão direito ou um toque longo os abre.
            [erase] Arraste para abrir buracos.
           *[start] { $press } a casa em que o passeio deve começar.
        }
cell = { $isStart ->
            [true] { $name }, início
           *[false] { $isSquare ->
                    [true] { $name }, casa
                   *[false] { $name }, buraco
                }
        }
undone = Desfeito. { $board }.
redone = Refeito. { $board }.
title = { $build } · { $size }, { $squares } · { $page }
marked = { $many ->
            [0] Essas casas estão marcadas no tabuleiro.
           *[other] Com destaque no tabuleiro: { $commas }.
        }
verdict = { $tour }: { $answer }.
findOutOf = { $target ->
            [open] Buscar um passeio aberto
           *[other] Buscar um passeio fechado
        }
cancelOf = { $target ->
            [open] Cancelar a busca de um passeio aberto
           *[other] Cancelar a busca de um passeio fechado
        }
found =
    .tour = Um passeio de { $first } a { $last } está desenhado no tabuleiro.
    .none = A busca provou que não há nenhum passeio.
    .unknown = Sem resposta depois de 10 segundos: a busca não encontrou nem um passeio, nem uma prova de que não existe. Tente um tabuleiro menor, ou um com menos lances.
    .cancelled = Cancelado.
    .failed = A busca falhou. Mensagem do navegador: { $message }
findingOf = { $tour }: { $finding }
wrong =
    .size = um tabuleiro de { NUMBER($width) } × { NUMBER($height) } é grande demais para desenhar à mão; cada lado pode ter no máximo { $most }
    .text = este texto é longo demais; aqui, pode ter no máximo { NUMBER($most) } { $most ->
            [one] caractere
            [many] de caracteres
           *[other] caracteres
        }
    .side = escreva um número inteiro de { $least } a { $most }
picture =
    .unreadable = o navegador não consegue ler este arquivo como imagem; escolha um arquivo PNG, JPEG ou WebP
    .tooLarge = uma imagem de { NUMBER($width) } × { NUMBER($height) } pixels é grande demais; escolha uma com no máximo { NUMBER($millions) } milhões de pixels
    .tooHeavy = um arquivo de { NUMBER($megabytes) } MB é grande demais; escolha um com no máximo { NUMBER($most) } MB
