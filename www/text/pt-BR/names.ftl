methodNames =
    .warnsdorff = Regra de Warnsdorff
    .restarts = Regra de Warnsdorff até fechar
    .backtracking = Retrocesso (backtracking)
    .permutations = Força bruta
    .edges-first = À moda de Euler: primeiro as bordas
    .rotations = Rotações de Pósa
    .blocks = Dividir para conquistar
    .smooth = Poucas viradas
    .cycles = Juntar ciclos pequenos
    .neural = Rede neural
    .best = Vários métodos em sequência
    .given = Um passeio dado

tieBreakNames =
    .roth = Mais longe do centro (Roth)
    .roth-random = Mais longe do centro, depois sorteio
    .first = Primeira numa ordem fixa
    .random = Sorteio
    .pohl-sum = Olhar adiante: menor soma (Pohl)
    .pohl-min = Olhar adiante: menor número (Pohl)
    .squirrel-cull = Por região (Squirrel e Cull)

shapeNames =
    .ring = Anel
    .cross = Cruz
    .small-cross = Cruz de 12 casas
    .diamond = Losango
    .l = L
    .staircase = Escada

graphNames =
    .path = Caminho de 8
    .complete = Grafo completo de 5
    .cube = Cubo
    .petersen = Grafo de Petersen
    .icosian = Jogo Icosiano
    .herschel = Grafo de Herschel

pieceNames =
    .knight = Cavalo
    .camel = Camelo
    .zebra = Zebra
    .giraffe = Girafa
    .antelope = Antílope
