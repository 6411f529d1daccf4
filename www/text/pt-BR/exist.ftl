-tour = { $target ->
        [closed] passeio fechado
       *[other] passeio aberto
    }
-rows = { $lines ->
        [columns] colunas
       *[rows] fileiras
    }
-row = { $lines ->
        [columns] coluna
       *[rows] fileira
    }
-dark-squares = { NUMBER($dark) } { $dark ->
        [one] escura
        [many] de escuras
       *[other] escuras
    }
-light-squares = { NUMBER($light) } { $light ->
        [one] clara
        [many] de claras
       *[other] claras
    }
labels =
    .intro = Este tabuleiro tem um passeio do cavalo? Pergunte antes de procurar: em alguns tabuleiros, você procuraria para sempre.
    .map = Onde há passeios
    .kind = Tipo de passeio
    .board = Tabuleiro
    .legend = O que os sinais significam
    .seeWhy = Ver por quê
    .more = Mais: quem provou isso?
    .closedTheorem = Um tabuleiro completo não tem passeio fechado se o número de casas é ímpar ou se um lado mede 1, 2 ou 4. Os tabuleiros 3 × 4, 3 × 6 e 3 × 8 também não têm. Todos os outros têm: Allen Schwenk provou isso em 1991.
    .fourLines = A prova para tabuleiros com um lado de 4, que você pode acompanhar aqui, é de Louis Pósa.
    .openTheorem = Há passeios abertos em todos os tabuleiros completos com lados de 3 ou mais, menos 3 × 3, 3 × 5, 3 × 6 e 4 × 4. As provas são de Paul Cull e Jeffery De Curtins (1978) e de Axel Conrad e outros (1994).
    .joinedTheorems = Num anel, com as bordas esquerda e direita ligadas, todo tabuleiro completo de três casas ou mais tem um passeio fechado, a não ser que haja uma só fileira, ou duas ou quatro fileiras e um número par de colunas (John Watkins, 2004). Numa rosquinha, com as bordas de cima e de baixo também ligadas, todos têm um (Watkins e Rebecca Hoenigman, 1997).
    .why = Por quê
    .sides = Altura e largura
    .fromSquare = Primeira casa (vazio: qualquer)
    .toSquare = Última casa (vazio: qualquer)
    .aboutMap = O mapa diz se existe algum passeio assim, comece e termine onde for.
    .picture = O tabuleiro
    .playOn = Jogar neste tabuleiro
targets =
    .closed = Passeios fechados
    .open = Passeios abertos
keys =
    .move = Ir de tabuleiro em tabuleiro
    .rowStart = Primeiro tabuleiro da fileira
    .rowEnd = Último tabuleiro da fileira
    .choose = Explicar este tabuleiro
signs_schwenk =
    .sign = ✓
    .short = provado por um teorema
signs_open-theorem =
    .sign = ✓
    .short = provado por um teorema
signs_torus-theorem =
    .sign = ✓
    .short = provado por um teorema sobre rosquinhas
signs_cylinder-theorem =
    .sign = ✓
    .short = provado por um teorema sobre anéis
signs_found =
    .sign = ✓
    .short = poucas casas, achado por uma busca
signs_one-square =
    .sign = •
    .short = uma casa só
signs_odd-area =
    .sign = ≠
    .short = os dois lados ímpares
signs_side-1 =
    .sign = 1
    .short = um lado de 1
signs_side-2 =
    .sign = 2
    .short = um lado de 2
signs_side-4 =
    .sign = 4
    .short = um lado de 4
signs_small-exception =
    .sign = !
    .short = um tabuleiro pequeno, testado por completo
signs_knights-tour =
    .sign = ✓
    .short = a peça pode fazer o que o cavalo faz
signs_steps =
    .sign = ✓
    .short = a peça percorre fileira por fileira
signs_circuit =
    .sign = ✓
    .short = a peça dá a volta no tabuleiro inteiro
signs_colours =
    .sign = ≠
    .short = mais casas de uma cor
signs_too-few-moves =
    .sign = –
    .short = uma casa com lances de menos
signs_not-connected =
    .sign = ÷
    .short = casas que não se alcançam
signs_no-theorem =
    .sign = ?
    .short = nenhum teorema decide
onRing =
    .side-1 = uma só fileira
    .side-2 = duas fileiras e um número par de colunas
    .side-4 = quatro fileiras e um número par de colunas
openInExplore = Tentar em Explorar
watchSearch = Ver esta busca em Explorar
watchConstruction = Ver a construção em Explorar
beforeArgument = Aperte “Reproduzir” para ver a prova, casa por casa.
searchBrokenOff = A busca parou antes de tentar tudo. Escolha o tabuleiro de novo para recomeçar.
searching = Buscando um passeio assim, por no máximo 10 segundos…
meaning = { $answer ->
            [yes] Há um passeio: { $short }.
            [unknown] Não se sabe: { $short }.
           *[other] Nenhum passeio: { $short }.
        }
boards = { NUMBER($n) } { $n ->
            [one] tabuleiro
            [many] de tabuleiros
           *[other] tabuleiros
        }
mapName = { $target ->
            [closed] Tabuleiros por largura e altura: passeios fechados
           *[other] Tabuleiros por largura e altura: passeios abertos
        }{ $wrap ->
            [columns] {" "}num anel
            [both] {" "}numa rosquinha
           *[none] {""}
        }
cell = { $size }: { $answer ->
        [yes] um
        [unknown] talvez um
       *[other] nenhum
    } { -tour }, { $short }
caption = { $press } um tabuleiro para ver por quê.
onSurface = { $wrap ->
        [columns] { $size } num anel
        [both] { $size } numa rosquinha
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece }: o
       *[false] O
    } { $size } tem um { -tour }{ $ends ->
        [both] {" "}de { $start } a { $end }
        [start] {" "}a partir de { $start }
       *[none] {""}
    }?
title = { $target } do { $size } · { $exist } · { $title }
part =
    .colours = Pinte as casas como num tabuleiro de xadrez. Todo lance troca a cor.
    .lines = Agora divida as casas de outro jeito: as das { -rows } externas e as das internas.
    .outer-moves = Olhe os lances das { -rows } externas: todos levam às internas. Então um passeio fechado nunca visita duas casas externas seguidas. Metade das casas é externa, por isso ele tem de ir para fora, para dentro, para fora, para dentro, até o fim da volta.
    .alternation = Todo lance também troca a cor. De a1, que é externa e escura, o passeio só alcança casas externas escuras e internas claras.
    .reach = Siga os lances a partir de a1 até onde eles levam.
found =
    .colours = Até aqui: { -dark-squares }, { -light-squares }.
    .lines = Até aqui: { NUMBER($outer) } { $outer ->
            [one] externa
            [many] de externas
           *[other] externas
        }, { NUMBER($inner) } { $inner ->
            [one] interna
            [many] de internas
           *[other] internas
        }.
    .alternation = Até aqui: { NUMBER($met) } { $met ->
            [one] alcançada
            [many] de alcançadas
           *[other] alcançadas
        }, { NUMBER($missed) } { $missed ->
            [one] deixada de fora
            [many] de deixadas de fora
           *[other] deixadas de fora
        }.
    .reach = Até aqui: { NUMBER($reached) } { $reached ->
            [one] alcançada
            [many] de alcançadas
           *[other] alcançadas
        }.
step =
    .light = { $name } é clara.
    .dark = { $name } é escura.
    .outer = { $name } está numa { -row } externa.
    .inner = { $name } está numa { -row } interna.
    .bound = De { $name }, os lances levam a { LIST($moves) }: só { -rows } internas.
    .met = Um passeio que se alterna consegue alcançar { $name }.
    .missed = Um passeio que se alterna nunca alcança { $name }.
    .reached = Um lance leva de { LIST($moves) } a { $name }.
    .start = Comece em { $name }.
conclusion =
    .pending = Então…
    .alternation = Então o passeio nunca visitaria { NUMBER($missed) } das { NUMBER($area) } casas: não há nenhum passeio fechado.
    .oneSquare = Então a peça nunca sai da sua casa: não há nenhum passeio fechado.
    .reach = Então { NUMBER($left) } das { NUMBER($area) } casas { $left ->
            [1] fica
           *[other] ficam
        } fora de alcance: não há nenhum { -tour }.
    .colours = Um passeio fechado vai escura, clara, escura, clara, então precisa do mesmo número de cada uma. Aqui há { -dark-squares } e { -light-squares }: não há nenhum passeio fechado.
searchPlan = { $target ->
            [closed] As cores não excluem um passeio aqui, então tentamos tudo. O cavalo tenta cada lance e volta de cada beco sem saída. Um passeio fechado visita todas as casas, por isso basta um início: a1.
           *[other] As cores não excluem um passeio aqui, então tentamos tudo. O cavalo tenta cada lance e volta de cada beco sem saída. Ele parte de cada uma das { NUMBER($starts) } casas; você pode acompanhá-lo a partir de a1.
        }
-tried = O cavalo foi colocado { NUMBER($placements) } { $placements ->
        [one] vez
        [many] de vezes
       *[other] vezes
    }
searchFound =
    .soFar = { -tried } até agora, no início { NUMBER($start) } de { NUMBER($of) }.
    .none = { -tried } até não restar mais nada a tentar: não há nenhum { -tour }.
    .some = { -tried }, e { $tours ->
            [1] encontrou-se 1 passeio
           *[other] encontraram-se { NUMBER($tours) } passeios
        }.
construction =
    .oneSquare = O cavalo já está na única casa.
    .made = Eis um { -tour } de { NUMBER($squares) } casas, feito agora mesmo. Em tabuleiros pequenos, faz-se uma busca; os estreitos repetem um padrão; e os grandes juntam os passeios de blocos pequenos. Isso funciona em todo tabuleiro que tem um passeio.
visit =
    .before = Aperte “Reproduzir” para seguir o passeio, casa por casa.
    .square = Casa { NUMBER($position) } de { NUMBER($squares) }: { $name }.
    .oneSquare = O passeio é só { $first }.
    .closed = Todas as { NUMBER($squares) } casas foram visitadas, e um lance leva de { $last } de volta a { $first }.
    .open = Todas as { NUMBER($squares) } casas foram visitadas, de { $first } a { $last }.
picture = { $name } ({ $progress }) { $sentence }
wrong =
    .board = o mapa mostra tabuleiros completos com lados de 1 a { NUMBER($most) }; escreva um como 4x7
    .side = Escreva um número inteiro de 1 a { NUMBER($most) }.
    .target = { QUOTED($value) } não é um tipo de passeio; escolha closed ou open
    .wrap = { QUOTED($value) } não é uma superfície; escolha columns (anel) ou both (rosquinha), ou deixe de fora
