labels =
    .heading = O que as palavras significam

terms_tour =
    .term = Passeio do cavalo
    .meaning = Uma sequência de lances de cavalo que visita cada casa de um tabuleiro exatamente uma vez.

terms_closed =
    .term = Aberto, fechado
    .meaning = Um passeio é fechado se a última casa fica a um lance de cavalo da primeira: dá para seguir em volta para sempre. Senão, é aberto. Se você pedir um passeio aberto, pode sair um fechado por acaso.

terms_degree =
    .term = Grau
    .meaning = O número de lances que uma casa tem no tabuleiro vazio. No tabuleiro de xadrez, são 2 num canto e 8 no meio.

terms_onward =
    .term = Saídas
    .meaning = Os lances que você teria a partir de uma casa: um para cada casa não visitada a um lance dali. A regra de Warnsdorff vai sempre para a casa com menos saídas.

terms_tie =
    .term = Empate
    .meaning = Duas ou mais casas igualmente boas para uma regra. Uma segunda regra, o desempate, tem de escolher entre elas.

terms_deadEnd =
    .term = Beco sem saída
    .meaning = Uma casa em que o percurso trava: ainda há casas não visitadas, mas nenhuma a um lance dali. Se você pedir um passeio fechado, ele também trava quando nenhum lance pode mais levar de volta ao início.

terms_seed =
    .term = Semente
    .meaning = Um texto de onde a página tira todos os sorteios de um percurso. Os mesmos ajustes com a mesma semente dão sempre o mesmo percurso.

terms_sweep =
    .term = Varredura
    .meaning = Um passo da rede neural. Ela tem um neurônio para cada lance do tabuleiro, e uma varredura atualiza cada um deles uma vez.

terms_weight =
    .term = Peso
    .meaning = O quanto as caminhadas aleatórias de uma estimativa seguem a regra de Warnsdorff. Com peso 1, todas as casas não visitadas a um lance dali são igualmente prováveis. Com um peso menor, as casas com poucas saídas são mais prováveis.

terms_error =
    .term = Erro padrão
    .meaning = O quanto uma estimativa costuma errar por acaso. Cerca de duas em cada três estimativas ficam a menos de um erro padrão do valor verdadeiro, e 19 em cada 20, a menos de dois.

terms_semiMagic =
    .term = Semimágico
    .meaning = Numere as casas de um tabuleiro quadrado ao longo do passeio. Se todas as linhas e colunas têm a mesma soma, o passeio é semimágico. Se as duas diagonais longas também têm, ele é mágico.
