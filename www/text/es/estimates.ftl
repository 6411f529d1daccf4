exactNumber = número exacto
notEstimated = No se puede estimar: { $message }.
walked = { NUMBER($done) } de { NUMBER($all) }
noTour =
    .yet = ningún recorrido aún
    .atAll = ningún recorrido
percents = { $value } %
offBy =
    .some = un { $percents }
    .most = más del 99 %
standardError = Error estándar del { $error }: si estos paseos son típicos, el número verdadero se aleja probablemente (19 de cada 20 veces) un { $twice } como mucho de la estimación.
completed = { $walks ->
        [1] { NUMBER($completed) } de 1 paseo llegó a ser un recorrido.
       *[other] { NUMBER($completed) } de { NUMBER($walks) } paseos llegaron a ser recorridos.
    }
exact =
    .alone = El número exacto es { $number }.
    .hit = El número exacto es { $number }; la estimación coincide exactamente.
    .noEstimate = El número exacto es { $number }; ningún paseo llegó a ser un recorrido, así que no hay estimación.
    .below = El número exacto es { $number }; la estimación está { $off } por debajo.
    .above = El número exacto es { $number }; la estimación está { $off } por encima.
greedy =
    .looksCertain = Un peso voraz parece seguro, pero se equivoca.
    .isWrong = Un peso voraz se equivoca, y su error no lo delata.
    .miss = Declara un error del { $error }, pero la estimación { $isLow ->
            [true] se queda corta
           *[false] se pasa
        } en { $off }: está a { NUMBER($errors) } errores estándar. El { PERCENT($completed, $walks) } de sus paseos llega a ser un recorrido, pero todos se parecen. La mayoría de los recorridos son de otras clases, que casi nunca encuentra.
    .warning = Un peso de { $weight } es voraz: sus paseos se parecen. Su media parece segura, pero puede quedarse muy corta. Compárala con la del peso habitual.
spoken = { $label }: { $about }.
uncountedName = { $size } { $isClosed ->
        [true] cerrado
       *[false] abierto
    }
walksTick = { $size ->
        [millions] { $millions } M
       *[other] { $walks }
    }
curveName = peso { $weight }
scaleNote =
    .one = Recorridos estimados según los paseos; la sombra tiene dos errores estándar de ancho.
    .power = Recorridos estimados, en { $power }, según los paseos; la sombra tiene dos errores estándar de ancho.
noWalk = Todavía no hay ningún paseo.
plotSummary = Curva de la media: { $early } tras { NUMBER($earlyWalks) } { $earlyWalks ->
        [one] paseo
       *[other] paseos
    }, { $last } tras { NUMBER($lastWalks) }.
pointColumns =
    .walks = Paseos
    .average = Media
    .error = Error estándar
    .off = Desviación
