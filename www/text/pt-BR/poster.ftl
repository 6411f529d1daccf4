style = Estilo
styles =
    .numbered = Numerado
    .line = Linha
    .ribbon = Fita
    .woven = Trançado
    .turns = Viradas
legend =
    .turns = { NUMBER($turns) } { $turns ->
            [one] virada
            [many] de viradas
           *[other] viradas
        }
    .straight = { NUMBER($straight) } em linha reta
paper = Papel
papers =
    .letter = Carta
    .legal = Ofício
    .tabloid = Tabloide
    .square = Quadrado, 300 mm
    .other = Outro tamanho
otherSize = Tamanho do papel
otherSizeHelp = Largura × altura em mm ou px, como 300x400mm.
orientation = Orientação
orientations =
    .auto = Como o tabuleiro
    .portrait = Retrato
    .landscape = Paisagem
title = Título
caption = Legenda
theme = Cores
blackAndWhite = Preto e branco
preview = Prévia do pôster
saveSvg = Salvar SVG
savePng = Salvar PNG
print = Imprimir
pixels = PNG, lado maior em pixels
making = Criando o PNG…
pngFailed = Este navegador não conseguiu criar uma imagem tão grande. Escolha menos pixels, ou salve o SVG, que se imprime em qualquer tamanho.
printFailed = Este navegador não conseguiu imprimir o pôster. Salve o SVG e imprima o arquivo.
tooLarge = A página faz pôsteres de tabuleiros com até { NUMBER($most) } casas; este tem { NUMBER($squares) }. Para tabuleiros maiores, use o comando knights-tour.
size = { NUMBER($width) } × { NUMBER($height) } pixels. Seu navegador precisa de cerca de { $memory } MB de memória para isso.
badPixels = Escreva um número inteiro de pixels de { NUMBER($least) } a { NUMBER($most) }.
saved = Salvo em { $file }.
