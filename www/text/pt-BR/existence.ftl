-tour = { $isClosed ->
        [true] passeio fechado
       *[false] passeio aberto
    }
existence =
    .yes = Aqui existe um { -tour }: { $why }.
    .no = Aqui não existe nenhum { -tour }: { $why }.
    .noneFrom = Nenhum { -tour } começa em { $start }: { $why }.
    .noneBetween = Nenhum { -tour } leva de { $start } a { $end }: { $why }.
    .unknown = Não se sabe se existe um { -tour }: { $why }.
reasons = { $first }; { $second }
inShort =
    .yes = Este {"tabuleiro"} tem um { -tour }.
    .no = Este {"tabuleiro"} não tem nenhum { -tour }.
    .unknown = Ainda não sabemos se este {"tabuleiro"} tem um { -tour }.
foundHere = Este {"tabuleiro"} tem um { -tour }: acabamos de encontrar um.
