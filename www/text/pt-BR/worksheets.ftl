labels =
    .print = Imprimir
    .withSolutions = Com as soluções
    .withoutSolutions = Sem as soluções
    .other = Outros exercícios
    .kind = Folha de exercícios
    .board = Tabuleiro
    .width = Largura
    .height = Altura
    .show = Mostrar
    .name = Nome:
    .grade = Dificuldade
    .each = Tabuleiros na página
    .making = Criando os quebra-cabeças…
knightMove = O cavalo anda duas casas numa direção e uma para o lado. Ele salta por cima das casas do caminho.
warnsdorff = A regra: vá sempre para a casa com menos saídas, ou seja, com menos lances para casas ainda sem número. O cavalo anda duas casas numa direção e uma para o lado.
lines = - De
    - a
oneSolution = Uma de muitas soluções.
checkSolution = Uma solução está certa se cada número fica a um lance de cavalo do anterior.
cross = cruz de 12 casas
sheets_blank =
    .title = Um tabuleiro vazio
    .rule = { knightMove }
    .task = Um cavalo consegue visitar cada casa exatamente uma vez? Escreva 1 na casa em que você começa e numere as casas na ordem das visitas.
sheets_counts =
    .title = Um tabuleiro com saídas
    .rule = { warnsdorff }
    .task = O número pequeno no canto da casa conta os lances a partir dela. Comece onde quiser e escreva 1. Vá sempre para onde o número pequeno é menor. Depois de cada lance, tire 1 de todos os números pequenos que ficam a um lance dali.
sheets_predict =
    .title = Preveja os próximos cinco lances
    .rule = { warnsdorff }
    .task = O cavalo está na casa com moldura. Para onde a regra o leva? Escreva os próximos cinco números no tabuleiro, e as casas nas linhas. Não há empates.
sheets_follow =
    .title = Siga uma regra por seis lances
    .rule = A regra: vá para a casa mais perto da borda; um canto é o mais perto de todos. Se várias estiverem igualmente perto, escolha a que tem menos saídas, ou seja, menos lances para casas ainda sem número. O cavalo anda duas casas numa direção e uma para o lado.
    .task = O cavalo está na casa com moldura. Para onde a regra o leva? Escreva os próximos seis números no tabuleiro, e as casas nas linhas. Há sempre uma única casa melhor.
sheets_error =
    .title = Encontre o erro
    .rule = { knightMove }
    .task = Cada tabuleiro deveria mostrar o começo de um passeio, mas dois números trocaram de lugar. Siga os números a partir do 1. Entre quais números está o primeiro lance errado?
sheets_cross =
    .title = O quebra-cabeça de 12 casas
    .rule = { knightMove }
    .task = Visite todas as 12 casas com um cavalo e volte ao ponto de partida. Dica: desenhe as casas como pontos, e os lances como linhas entre eles. Depois desembarace o desenho.
sheets_numbers =
    .title = Preencha os números
    .rule = { knightMove }
    .task = Alguns números de um passeio são dados. Escreva os outros, de modo que cada número esteja a um lance de cavalo do anterior. Cada número aparece uma vez, e só há uma solução.
noSolution = O tabuleiro { $board } não tem nenhum passeio.
wrongMove = De { $first } a { $last } não é um lance de cavalo.
exercise = { NUMBER($n) }.
solutionsOf = Soluções: { $title }
pictureOf = { $isSolved ->
            [true] Solução { NUMBER($n) }: { $board }
           *[false] Exercício { NUMBER($n) }: { $board }
        }
tooSmall = Não há um exercício assim no tabuleiro { $board }. Use um maior, como 8 × 8.
foot = Lab do Passeio do Cavalo · { $board } · semente { $seed }
nextMove = { NUMBER($n) }: { $square }
cell = { $square }: { $what ->
            [hole] não há casa
            [empty] vazia
           *[text] { $text }
        }{ $isKnightHere ->
            [true] , com o cavalo
           *[false] {""}
        }
row = Fileira { NUMBER($n) }. { $cells }.
cells = { $first }; { $second }
