manySteps = Mais de { NUMBER($steps) } de passos e ainda nenhum passeio. Talvez um dos primeiros lances tenha sido ruim: o retrocesso testa tudo o que pode vir depois dele antes de trocá-lo.
howLong =
    .unknown = Isso pode demorar mais do que qualquer um consegue esperar; quanto, ninguém sabe de antemão.
    .fromA1 = A partir de a1, o passeio vem depois de { NUMBER($placements) } colocações: cerca de { $time } nesta velocidade.
    .most = A partir da maioria das casas do 8 × 8, são mais de { NUMBER($placements) } de colocações: cerca de { $time } ou mais nesta velocidade.
warnsdorff = A regra de Warnsdorff encontra um passeio a partir do mesmo início em { NUMBER($moves) } lances.
