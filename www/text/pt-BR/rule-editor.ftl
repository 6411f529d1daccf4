labels =
    .title = Sua regra
    .intro = {"O cavalo"} escolhe {"a"} melhor {"casa"} pela linha 1. Se houver empate, decide a linha seguinte.
    .lines = Linhas da regra
    .last = Depois
    .add = Adicionar linha
    .addFormula = Adicionar fórmula
    .undo = Desfazer mudança
    .usual = Partir da de Warnsdorff
    .text = Como texto
    .copy = Copiar regra

superlatives =
    .fewest = Menos
    .most = Mais
    .nearest = Mais perto:
    .farthest = Mais longe:
    .least = Mínimo:
    .greatest = Máximo:

measures_onward =
    .name = saídas
    .means = {"As casas"} livres a um lance dali.

measures_onward-sum =
    .name = saídas adiante: a soma
    .means = Avance mais um lance em pensamento. Some as saídas de {"todas aquelas casas"}.

measures_onward-min =
    .name = saídas adiante: o mínimo
    .means = Avance mais um lance em pensamento. Pegue o menor número de saídas que houver lá.

measures_onward-max =
    .name = saídas adiante: o máximo
    .means = Avance mais um lance em pensamento. Pegue o maior número de saídas que houver lá.

measures_onward2 =
    .name = {"casas"} dois lances adiante
    .means = {"As casas"} livres a que mais dois lances podem levar.

measures_degree =
    .name = lances no {"tabuleiro"} vazio
    .means = Todos os lances que havia ali antes de o passeio começar.

measures_visited =
    .name = {"casas visitadas"} a um lance
    .means = {"As casas visitadas"} a um lance dali.

measures_centre =
    .name = centro
    .means = A distância até o meio do tabuleiro.

measures_edge =
    .name = borda
    .means = 0 num canto, 1 na borda, 2 um passo mais para dentro.

measures_corner =
    .name = canto
    .means = A distância até o canto mais próximo.

measures_start =
    .name = início
    .means = A distância até a casa em que o passeio começou.

measures_turn =
    .name = virada
    .means = O quanto o cavalo vira. Seguir reto é 0.

measures_row =
    .name = fileira
    .means = As fileiras contam a partir de 1, de baixo para cima.

measures_column =
    .name = coluna
    .means = As colunas contam a partir de 1, da esquerda para a direita.

measures_quadrant =
    .name = quadrante do tabuleiro
    .means = O quadrante 1 fica em cima, à direita; depois vêm 2, 3 e 4, no sentido anti-horário.

measures_order =
    .name = lugar na ordem dos lances
    .means = A página tenta os lances numa ordem fixa. Este é o lugar ali.

formulaHelp = Use palavras como onward e visited, números inteiros, + - * ( ), min(a, b) e max(a, b).
formulas =
    .board = 2*onward + edge
    .graph = 2*onward + visited

lasts =
    .order = o que vem antes na ordem
    .random = qualquer, por sorteio
    .regions = por região (Squirrel e Cull)

missing = ?

ofLine =
    .line = Linha { NUMBER($n) }
    .superlative = Linha { NUMBER($n) }: menos ou mais
    .measure = Linha { NUMBER($n) }: o que conta
    .formula = Linha { NUMBER($n) }: fórmula
    .up = Subir a linha { NUMBER($n) }
    .down = Descer a linha { NUMBER($n) }
    .remove = Remover a linha { NUMBER($n) }

told =
    .used = Agora a sua regra é: { $text }.
    .copied = A regra foi copiada.
    .notCopied = Não foi possível copiar a regra. Ela está selecionada.
