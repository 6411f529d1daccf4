labels =
    .question = Um cavalo consegue visitar cada casa exatamente uma vez?
    .meaning = No passeio do cavalo, o cavalo salta por todo o tabuleiro e pousa em cada casa uma única vez.
    .begin = Descubra em cinco minutos
    .tryIt = Tente você mesmo
    .tryItMore = Mova o cavalo num tabuleiro pequeno.
    .seeIt = Veja como se faz
    .seeItMore = Siga uma regra simples, lance por lance.
    .teachIt = Use na aula
    .teachItMore = Para professores: plano de aula, folhas de exercícios e modo projetor.
    .skip = Ir direto ao laboratório
    .stop = Parar o cavalo
    .goOn = Deixar o cavalo seguir
    .jump = O cavalo é seu: salte para uma casa com anel.
count = { NUMBER($visited) } de { NUMBER($squares) }

languageNotKept = { $language } não está salvo neste aparelho, e não há rede. A página continua em português.
