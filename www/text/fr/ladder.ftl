labels =
    .ladder = L’échelle
    .ladderHelp = Six plateaux, chacun plus difficile que le précédent, et un sans tour. Commence par 5 × 5.
    .marksHelp = ✓ résolu · ★ sans indice ni autre aide · ★★ et sans reprendre de coup
    .rungs = Plateaux de l’échelle
    .forgetMarks = Effacer mes étoiles
    .day = Plateau du jour
    .dayHelp = Le même plateau pour tout le monde. Un nouveau arrive à minuit UTC.
    .playDay = Jouer
    .shareLine = Partage ton résultat
    .copyShare = Copier
    .won = Bravo !
    .lookAt = Regarder le tour
rungs =
    .five = 5 × 5
    .six = 6 × 6
    .eight = 8 × 8
    .closed = 6 × 6, tour fermé
    .holes = Un plateau à trous
    .camel = Les 32 cases du chameau
    .longest = 4 × 4 : le plus long chemin
-mark = { $mark ->
        [solved] résolu
        [unaided] résolu sans aide
        [straight] résolu sans aide ni coup repris
       *[none] pas encore résolu
    }
rungName = { $rung } : { -mark }
earned = { $sign } { $rung } : { $mark ->
            [solved] c’est résolu !
            [unaided] résolu sans aide, bravo !
            [straight] sans aide ni coup repris, bravo !
           *[none] {""}
        }
nextRung = Suivant : { $rung }
notKept = Ton navigateur ne peut pas garder tes étoiles. Elles disparaissent quand tu fermes cette page.
forgotten = Tes étoiles sont effacées.
shareCopied = Ton résultat est copié.
copyRefused = Ton navigateur n’a pas permis de copier. Sélectionne la ligne et copie-la toi-même.
dayTask = { $target ->
            [closed] { $dayName } : { $board }. Pars de { $start }, passe par chaque case, puis reviens au départ.
           *[other] { $dayName } : { $board }. Pars de { $start } et passe par chaque case.
        }
summary = { NUMBER($visited) } { $visited ->
            [one] {"case"}
           *[other] {"cases"}
        } sur { NUMBER($squares) }, { $helpUsed }.
shareLine = Le labo du cavalier, { $dayName }, { $board } : { $isTour ->
            [true] ★{" "}
           *[false] {""}
        }{ NUMBER($visited) } sur { NUMBER($squares) }, { $helpUsed }. { $link }
wrong =
    .day = { QUOTED($text) } n’est pas un jour ; écris-le comme 2026-11-22
