own = Escreva a sua
opened = Você pode escrever sua regra abaixo desta lista.
name = Sua própria regra
usual = Regra de Warnsdorff e, no empate:
measures_onward =
    .least = com menos saídas
    .greatest = com mais saídas
    .head = saídas
measures_onward-sum =
    .least = com a menor soma de saídas um lance adiante
    .greatest = com a maior soma de saídas um lance adiante
    .head = soma adiante
measures_onward-min =
    .least = com menos saídas um lance adiante
    .greatest = com mais saídas depois do pior lance seguinte
    .head = mín. adiante
measures_onward-max =
    .least = com menos saídas depois do melhor lance seguinte
    .greatest = com mais saídas um lance adiante
    .head = máx. adiante
measures_onward2 =
    .least = com menos {"casas"} livres dois lances adiante
    .greatest = com mais {"casas"} livres dois lances adiante
    .head = dois adiante
measures_degree =
    .least = com menos lances no {"tabuleiro"} vazio
    .greatest = com mais lances no {"tabuleiro"} vazio
    .head = lances
measures_visited =
    .least = com menos {"casas visitadas"} a um lance
    .greatest = com mais {"casas visitadas"} a um lance
    .head = visitas
measures_centre =
    .least = mais perto do centro
    .greatest = mais longe do centro
    .head = centro
measures_edge =
    .least = mais perto da borda
    .greatest = mais longe da borda
    .head = borda
measures_corner =
    .least = mais perto de um canto
    .greatest = mais longe dos cantos
    .head = canto
measures_start =
    .least = mais perto do início
    .greatest = mais longe do início
    .head = início
measures_turn =
    .least = com a virada mais leve
    .greatest = com a virada mais forte
    .head = virada
measures_row =
    .least = na fileira mais baixa
    .greatest = na fileira mais alta
    .head = fileira
measures_column =
    .least = mais à esquerda
    .greatest = mais à direita
    .head = coluna
measures_quadrant =
    .least = no quadrante de menor número
    .greatest = no quadrante de maior número
    .head = quadrante
measures_order =
    .least = que vem antes na ordem dos lances
    .greatest = que vem depois na ordem dos lances
    .head = ordem
measures_move =
    .least = com o primeiro lance da ordem
    .greatest = com o último lance da ordem
    .head = lance
formula = fórmula
soughtByFormula = { $isLeast ->
        [true] com o menor valor de { QUOTED($formula) }
       *[false] com o maior valor de { QUOTED($formula) }
    }
sought = { $words }
values =
    .one = { $head } { NUMBER($value) }
    .decisive = decisão por: { $head }
    .several = { $before }, { $next }
columnHead = { $isDecisive ->
        [true] { $head } ✓
       *[false] { $head }
    }
centreUnit = { QUOTED($head) } é a distância até o meio do tabuleiro, em meias casas, vezes ela mesma.
usualNumbers = o que o método observa
named = Regra “{ $rule }”
-last = { $last ->
        [order] {"a primeira"} na ordem
        [random] sortear
       *[regions] região do {"tabuleiro"}
    }
-last-after = { $last ->
        [order] {"a primeira"}
        [random] sortear
       *[regions] região do {"tabuleiro"}
    }
ownLines =
    .measure = medir cada {"candidata"} pela regra
    .go = ir para {"a casa"} { $soughtBy }
    .tie = no empate: { -last }
    .tieBy = no empate: {"a"} { $criteria }, depois { -last-after }
    .then = { $before }, depois { $next }
    .criterion = { $soughtBy }
race_first =
    .take = Sua regra fica com {"a casa"} { $soughtBy }: { CHOSEN($to) }.
    .keep = Sua regra mantém {"as casas"} { $soughtBy }: { SOME($some) }.
race_next =
    .take = {"Dessas"}, ela fica com {"aquela"} { $soughtBy }: { CHOSEN($to) }.
    .keep = {"Dessas"}, ela mantém {"as casas"} { $soughtBy }: { SOME($some) }.
race_last =
    .order = Como são iguais, ela fica com {"a primeira"} na ordem dos lances: { CHOSEN($to) }.
    .random = Como são iguais, o acaso escolhe: { CHOSEN($to) }.
    .regions = Como são iguais, decide a ordem para esta parte do {"tabuleiro"}: { CHOSEN($to) }.
race_allEqual =
    .order = Para sua regra são iguais, então ela fica com {"a primeira"} na ordem dos lances: { CHOSEN($to) }.
    .random = Para sua regra são iguais, então o acaso escolhe: { CHOSEN($to) }.
    .regions = Para sua regra são iguais, então decide a ordem para esta parte do {"tabuleiro"}: { CHOSEN($to) }.
