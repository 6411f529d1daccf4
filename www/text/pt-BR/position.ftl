labels =
    .typing = Jogar digitando
    .typed = Um lance ou uma pergunta
    .typedHelp = Digite um lance, como b3 ou Cb3, e aperte Enter. Digite ajuda para saber o que mais dá para perguntar. Com Esc você volta ao tabuleiro.
    .sendTyped = Enviar
spellings =
    .where = - onde
        - cavalo
        - o
        - where
        - knight
        - w
        - k
    .ways = - lances
        - ir
        - i
        - moves
        - go
        - g
    .row = - fileira
        - linha
        - row
        - rank
        - x
    .column = - coluna
        - column
        - file
        - y
    .left = - faltam
        - restam
        - left
        - n
    .sum = - tabuleiro
        - posição
        - posicao
        - board
        - position
        - s
    .back = - voltar
        - desfazer
        - back
        - undo
    .hint = - dica
        - hint
        - h
    .lost = - perdido
        - lost
        - l
    .start = - início
        - inicio
        - start
        - b
    .help = - ajuda
        - help
        - ?
pieceLetters = - c
actions =
    .typing = Digitar um lance ou uma pergunta
    .where = Dizer onde {"o cavalo"} está
    .ways = Dizer aonde se pode ir
    .row = Ler esta fileira
    .column = Ler esta coluna
    .left = Dizer que {"casas"} faltam
    .sum = Resumir a posição
help = Digite {"uma casa"}, como b3, para ir até lá, ou b3? para saber as saídas dali. Ou digite onde, lances, fileira, fileira 3, coluna, coluna c, faltam, tabuleiro, voltar, dica, perdido ou início c3.
noRows = Um grafo não tem fileiras nem colunas.
where = {"O cavalo"} está em { $name }. Visitou { NUMBER($visited) } de { NUMBER($squares) } {"casas"}.
ways = { $many ->
            [0] De { $name }, {"o cavalo"} não pode se mover.
            [one] De { $name }, {"o cavalo"} pode ir a { NUMBER($many) } {"casa"}: { COMMAS($names) }.
           *[other] De { $name }, {"o cavalo"} pode ir a { NUMBER($many) } {"casas"}: { COMMAS($names) }.
        }
cell =
    .hole = { $square } buraco
    .knight = { $square } {"cavalo"}
    .visited = { $square } número { NUMBER($visit) }
    .open = { $square } livre
    .several = { $first }, { $second }
row = Fileira { $row }: { $cells }.
column = Coluna { $column }, de baixo para cima: { $cells }.
sum = { $board }: {"o cavalo"} está em { $name }, visitou { NUMBER($visited) } de { NUMBER($squares) } {"casas"} e { $many ->
        [0] não pode se mover
       *[other] pode ir para { COMMAS($names) }
    }.
noRow = Não existe a fileira { $text }. As fileiras vão de 1 a { $rows }.
noColumn = Não existe a coluna { $text }. As colunas vão de a até { $last }.
left = { $squares ->
            [0] Não falta {"nenhuma casa"}.
           *[other] { $hasNames ->
                    [true] { $squares ->
                            [1] Falta 1 {"casa"}
                           *[other] Faltam { NUMBER($squares) } {"casas"}
                        }: { COMMAS($names) }.
                   *[false] { $squares ->
                            [1] Falta 1 {"casa"}
                           *[other] Faltam { NUMBER($squares) } {"casas"}
                        }.
                }
        }
unknown = “{ $text }” não é {"uma casa"} nem uma pergunta. Digite ajuda.
