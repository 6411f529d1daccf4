labels =
    .ladder = A escada
    .ladderHelp = Seis tabuleiros, cada um mais difícil que o anterior, e um sem passeio. Comece com 5 × 5.
    .marksHelp = ✓ resolvido · ★ sem dicas nem outra ajuda · ★★ também sem desfazer
    .rungs = Tabuleiros da escada
    .forgetMarks = Apagar minhas marcas
    .day = Tabuleiro do dia
    .dayHelp = Todo mundo recebe o mesmo tabuleiro. À meia-noite UTC chega outro.
    .playDay = Jogar
    .shareLine = Compartilhe seu resultado
    .copyShare = Copiar
    .won = Você conseguiu!
    .lookAt = Ver o passeio
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6, passeio fechado
    .holes = Um tabuleiro com buracos
    .camel = As 32 casas do camelo
    .longest = 4 × 4: o caminho mais longo
-mark = { $mark ->
        [solved] resolvido
        [unaided] resolvido sem ajuda
        [straight] resolvido sem ajuda e sem desfazer
       *[none] ainda por resolver
    }
rungName = { $rung }: { -mark }
earned = { $sign } { $rung }: { -mark }!
nextRung = A seguir: { $rung }
notKept = Seu navegador não consegue salvar suas marcas. Elas somem quando você fechar esta página.
forgotten = Suas marcas foram apagadas.
shareCopied = Seu resultado foi copiado.
copyRefused = Seu navegador não permitiu copiar. Selecione a linha e copie você mesmo.
dayTask = { $target ->
            [closed] { $dayName }: { $board }. Comece em { $start }, visite todas as casas e volte ao início.
           *[other] { $dayName }: { $board }. Comece em { $start } e visite todas as casas.
        }
summary = { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
            [one] {"casa"}
            [many] de {"casas"}
           *[other] {"casas"}
        }, { $helpUsed }.
shareLine = Lab do Passeio do Cavalo, { $dayName }, { $board }: { $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) } de { NUMBER($squares) }, { $helpUsed }. { $link }
wrong =
    .day = { QUOTED($text) } não é um dia; escreva como 2026-11-22
