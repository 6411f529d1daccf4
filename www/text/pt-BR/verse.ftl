labels =
    .boardHeading = O texto no tabuleiro
    .cancel = Cancelar
    .takeBack = Desfazer
    .redo = Refazer
    .hint = Dica
    .check = Está certo?
    .clear = Recomeçar
    .showRings = Mostrar aonde posso ir
    .showTour = Mostrar o passeio
    .make = Seu texto
    .text = Um verso ou uma frase
    .textHelp = Ponha hífens onde a palavra é cortada: ca-va-lo. Um hífen que deve ficar é escrito duas vezes. Cada parte ocupa uma casa.
    .suggest = Sugerir sílabas
    .cut = Cortar em
    .board = Tabuleiro
    .bestBoard = O que melhor se encaixa
    .target = Passeio
    .style = Desenho
    .another = Outro passeio
    .fewer = Um passeio com menos modos de ler
    .give = Compartilhar
    .mark = Marcar a primeira casa
    .solution = Imprimir a solução em uma segunda página
    .copyLink = Copiar o link
    .linkNote = O link mostra o tabuleiro sem o passeio. O endereço contém o texto: alguém curioso pode encontrá-lo ali.
    .print = Imprimir
    .saveSvg = Salvar como SVG, para um pôster
    .savePng = Salvar como imagem
    .copyGrid = Copiar como tabela
    .printed = Resolver um impresso
    .grid = As sílabas, uma fileira em cada linha
    .gridHelp = Separe as casas com espaços, tabulações ou |, e ponha # para um buraco. Você pode colar uma tabela.
    .known = O texto dele, se você souber
    .useGrid = Ler
    .making = Procurando um passeio…
    .backToPlay = Voltar aos outros jogos
    .own = Criar o seu
    .solutionHeading = Solução
actions =
    .back = Desfazer uma casa
    .forward = Ler de novo
    .hint = Mostrar a próxima casa
    .check = Está certo até aqui?
    .restart = Recomeçar
onBoard =
    .move = De casa em casa
    .rowStart = Primeira casa da fileira
    .rowEnd = Última casa da fileira
    .choose = Ler esta casa; na última lida, desfazê-la
cuts =
    .marks = Sílabas, nos hífens
    .letters = Letras
    .words = Palavras
targets =
    .any = Qualquer um
    .closed = Fechado: da última casa um lance leva à primeira
    .open = Aberto
styles =
    .any = Qualquer um
    .symmetric = Igual de cabeça para baixo
    .few-crossings = Poucos cruzamentos
heading = Palavras ao longo de um passeio do cavalo
example = O ca-va-lo sal-ta du-as ca-sas e u-ma ao la-do, do pre-to ao bran-co, e pi-sa to-das u-ma vez.
exampleCut = marks
task = Vá de casa em casa com lances de cavalo, de modo que as { NUMBER($parts) } partes formem um texto. { $isMarked ->
        [true] A primeira casa está marcada.
       *[false] Comece onde você acha que o texto começa.
    }
caption = { NUMBER($read) } de { NUMBER($parts) } partes lidas
soFar = { $text }…
square = { $square }: { $text }{ $isStart ->
        [true] , o texto começa aqui
       *[false] {""}
    }{ $isRead ->
        [true] , lida
       *[false] {""}
    }{ $isPlace ->
        [true] , a um lance de cavalo
       *[false] {""}
    }{ $isPointedOut ->
        [true] , a próxima casa
       *[false] {""}
    }
refused =
    .read = Você já leu { $square }. “Desfazer” volta atrás.
    .far = { $square } não está a um lance de cavalo de { $from }: o cavalo salta duas casas em uma direção e uma para o lado.
checked =
    .right = Até aqui o texto está certo.
    .wrong = Em algum ponto você saiu do texto. Volte até onde ele ainda faz sentido.
    .unknown = A página não conhece este texto; só você pode dizer.
whole =
    .right = Você leu o texto inteiro!
    .wrong = Todas as casas foram lidas, mas não formam o texto.
    .unknown = Você leu todas as casas!
noHint = O texto não é conhecido aqui, por isso não há dica.
offTheWay = Você não está no caminho conhecido aqui. Volte algumas casas.
noTour = Nenhum passeio do cavalo deste tabuleiro forma esse texto.
noSyllables = Aqui não se sabe onde cortar as palavras desta língua. Ponha os hífens você mesmo.
ways = { $kind ->
        [more-than] mais de { NUMBER($number) }
        [at-least] pelo menos { NUMBER($number) }
       *[exactly] { NUMBER($number) }
    }
readings =
    .one = Só há um modo de ler.
    .several = Partes iguais podem ser trocadas. Modos de ler: { $ways }; a partir da primeira casa: { $fromStart }.
parts = { NUMBER($parts) } { $parts ->
        [one] parte
        [many] de partes
       *[other] partes
    }{ $rests ->
        [0] {""}
        [one] , e sobra { NUMBER($rests) } casa
        [many] , e sobram { NUMBER($rests) } de casas
       *[other] , e sobram { NUMBER($rests) } casas
    }
holed = { $size }, com buracos
begins = Há { NUMBER($parts) } partes no tabuleiro.
copied = Copiado.
copyRefused = O navegador não permitiu copiar.
pictureFailed = O navegador não conseguiu criar a imagem. Salve como SVG.
tooLong = Um texto pode ter no máximo { NUMBER($most) } { $most ->
        [one] caractere
        [many] de caracteres
       *[other] caracteres
    }.
title = Palavras em um passeio: { $text } · Lab do Passeio do Cavalo
wrong =
    .choice = { QUOTED($value) } não existe; escolha entre { COMMAS($known) }
