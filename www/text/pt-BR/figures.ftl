figures =
    .turns = Viradas
    .crossings = Cruzamentos
    .lines = Retas
    .symmetry = Simetria
    .sums = Somas
meanings =
    .turns = Quantas vezes o caminho muda de direção.
    .crossings = Quantas vezes dois lances do caminho se cruzam.
    .lines = Trechos em que o caminho segue reto por vários lances.
    .symmetry = Girar ou espelhar o passeio desse modo dá o mesmo caminho.
    .sums = O que somam os números de cada linha e de cada coluna.
symmetries =
    .half-turn = meia-volta
    .quarter-turn = um quarto de volta
    .three-quarter-turn = três quartos de volta
    .left-right = um espelho da esquerda para a direita
    .top-bottom = um espelho de cima para baixo
    .diagonal = a diagonal da primeira casa
    .anti-diagonal = a outra diagonal
straightLines = { NUMBER($lines) } { $lines ->
            [one] reta
            [many] de retas
           *[other] retas
        } de { NUMBER($moves) } { $moves ->
            [one] lance
            [many] de lances
           *[other] lances
        }
noFigure =
    .crossings = não contados
    .lines = nenhuma
    .symmetry = nenhuma
sums =
    .magic = mágico: cada linha, coluna e diagonal soma { NUMBER($sum) }
    .semiMagic = semimágico: cada linha e coluna soma { NUMBER($sum) }
    .unlike = linhas e colunas não têm todas a mesma soma
