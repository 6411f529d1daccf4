exactNumber = nombre exact
notEstimated = Pas d’estimation possible : { $message }.
walked = { NUMBER($done) } sur { NUMBER($all) }
noTour =
    .yet = pas encore de tour
    .atAll = aucun tour
percents = { $value } %
offBy =
    .some = { $percents }
    .most = plus de 99 %
standardError = Erreur type { $error } : si ces marches sont typiques, le vrai nombre est probablement (19 fois sur 20) à moins de { $twice } de l’estimation.
completed = Sur { NUMBER($walks) } { $walks ->
        [one] marche
       *[other] marches
    }, { $completed ->
        [0] aucune n’est devenue un tour
        [1] une seule est devenue un tour
       *[other] { NUMBER($completed) } sont devenues des tours
    }.
exact =
    .alone = Le nombre exact est { $number }.
    .hit = Le nombre exact est { $number } ; l’estimation tombe exactement dessus.
    .noEstimate = Le nombre exact est { $number } ; aucune marche n’est devenue un tour, donc il n’y a pas d’estimation.
    .below = Le nombre exact est { $number } ; l’estimation est de { $off } au-dessous.
    .above = Le nombre exact est { $number } ; l’estimation est de { $off } au-dessus.
greedy =
    .looksCertain = Un poids glouton a l’air sûr, mais il se trompe.
    .isWrong = Un poids glouton se trompe, et son erreur ne le montre pas.
    .miss = Il annonce une erreur de { $error }, mais l’estimation est { $isLow ->
            [true] trop basse
           *[false] trop haute
        } de { $off } : un écart de { NUMBER($errors) } erreurs types. { PERCENT($completed, $walks) } de ses marches deviennent des tours, mais elles se ressemblent. La plupart des tours sont d’autres genres, qu’il ne trouve presque jamais.
    .warning = Un poids de { $weight } est glouton : ses marches se ressemblent. Leur moyenne a l’air sûre, mais peut être bien trop basse. Compare-la avec celle du poids habituel.
spoken = { $label } : { $about }.
uncountedName = { $size }, { $isClosed ->
        [true] fermés
       *[false] ouverts
    }
walksTick = { $size ->
        [millions] { $millions } M
       *[other] { $walks }
    }
curveName = poids { $weight }
scaleNote =
    .one = Tours estimés selon le nombre de marches ; la bande a deux erreurs types de large.
    .power = Tours estimés, en { $power }, selon le nombre de marches ; la bande a deux erreurs types de large.
noWalk = Il n’y a pas encore de marche.
plotSummary = Courbe de la moyenne : { $early } après { NUMBER($earlyWalks) } { $earlyWalks ->
        [one] marche
       *[other] marches
    }, { $last } après { NUMBER($lastWalks) }.
pointColumns =
    .walks = Marches
    .average = Moyenne
    .error = Erreur type
    .off = Écart
