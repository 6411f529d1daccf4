orderNames =
    .encyclopaedia = Programa de uma enciclopédia
    .tutorial = A partir da direita, em sentido anti-horário (livros)
    .geeksforgeeks = A partir de baixo, em sentido anti-horário (GeeksforGeeks)
    .clockwise = A partir de cima, em sentido horário
    .rows = Primeiro as casas mais altas
    .columns = Primeiro as casas mais à esquerda
ownOrder = A sua
intro = Os números dizem qual lance vem antes. Arraste um número até outro, ou toque nos dois. No teclado, aperte uma seta ou um algarismo sobre um número.
move = { $isRight ->
        [true] { NUMBER($across) } para a direita
       *[false] { NUMBER($across) } para a esquerda
    }, { $isUp ->
        [true] { NUMBER($along) } para cima
       *[false] { NUMBER($along) } para baixo
    }: número { NUMBER($place) } de { NUMBER($all) }
picked = Agora toque no número cujo lugar ele ocupa.
undo = Desfazer
usual = Ordem usual
