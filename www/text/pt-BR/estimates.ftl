exactNumber = número exato
notEstimated = Não dá para estimar isso: { $message }.
walked = { NUMBER($done) } de { NUMBER($all) }
noTour =
    .yet = nenhum passeio ainda
    .atAll = nenhum passeio
percents = { $value }%
offBy =
    .some = { $percents }
    .most = mais de 99%
-walks = { NUMBER($walks) } { $walks ->
        [one] caminhada
        [many] de caminhadas
       *[other] caminhadas
    }
standardError = Erro padrão de { $error }: se estas caminhadas forem típicas, o número verdadeiro provavelmente (19 vezes em 20) fica a menos de { $twice } da estimativa.
completed = { $completed ->
        [1] 1 de { -walks } virou passeio.
       *[other] { NUMBER($completed) } de { -walks } viraram passeios.
    }
exact =
    .alone = O número exato é { $number }.
    .hit = O número exato é { $number }; a estimativa é exatamente essa.
    .noEstimate = O número exato é { $number }; nenhuma caminhada virou passeio, então não há estimativa.
    .below = O número exato é { $number }; a estimativa fica { $off } abaixo dele.
    .above = O número exato é { $number }; a estimativa fica { $off } acima dele.
greedy =
    .looksCertain = Um peso guloso parece certeiro, mas está errado.
    .isWrong = Um peso guloso está errado, e o erro dele não mostra isso.
    .miss = Ele indica um erro de { $error }, mas a estimativa está { $off } { $isLow ->
            [true] abaixo
           *[false] acima
        } do certo: a { NUMBER($errors) } { $errors ->
            [one] erro padrão
            [many] de erros padrão
           *[other] erros padrão
        } de distância. { PERCENT($completed, $walks) } das caminhadas viram passeios, mas elas se parecem umas com as outras. A maioria dos passeios é de outros tipos, que ele quase nunca encontra.
    .warning = Um peso de { $weight } é guloso: as caminhadas se parecem. A média delas parece certeira, mas pode ser baixa demais. Compare com o peso normal.
spoken = { $label }: { $about }.
uncountedName = { $size } { $isClosed ->
        [true] fechados
       *[false] abertos
    }
walksTick = { $size ->
        [millions] { $millions } mi
       *[other] { $walks }
    }
curveName = peso { $weight }
scaleNote =
    .one = Passeios estimados conforme o número de caminhadas; a faixa tem dois erros padrão de largura.
    .power = Passeios estimados, em { $power }, conforme o número de caminhadas; a faixa tem dois erros padrão de largura.
noWalk = Ainda não há nenhuma caminhada.
plotSummary = Curva da média: { $early } após { NUMBER($earlyWalks) } { $earlyWalks ->
        [one] caminhada
        [many] de caminhadas
       *[other] caminhadas
    }, { $last } após { NUMBER($lastWalks) }.
pointColumns =
    .walks = Caminhadas
    .average = Média
    .error = Erro padrão
    .off = Desvio
