signs =
    .number = Número pequeno e claro: quantos lances você teria a partir desta casa livre (as saídas dela).
    .order = Número em negrito num disco cheio: quando o cavalo chegou a esta casa.
    .candidate = Anel tracejado: o cavalo pode ir para cá. O número grande conta as saídas da casa.
    .chosen = Disco cheio com seta: a casa para onde o método vai.
    .tied = Anel contínuo com =: um empate, com tão poucas saídas quanto a casa escolhida.
    .tried = Anel riscado: já tentada; não levou a nada.
    .visited = Casa colorida: já visitada. A cor muda ao longo do passeio.
    .marked = Com moldura: uma casa citada no texto, como uma que não pode mais ser alcançada.
    .piece = Seta em salto: uma peça que não é o cavalo, com os dois comprimentos do salto.
    .hole = Hachurado: um buraco, onde não há casa.
