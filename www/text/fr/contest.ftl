labels =
    .contest = Concours de règles
    .contestIntro = Ta règle est-elle meilleure que les règles habituelles ? Toutes courent sur les mêmes plateaux depuis les mêmes départs, et la page compte les tours.
    .contestRule = Ta règle
    .beginContest = Lancer le concours
    .cancelContest = Arrêter
    .contestProgress = Avancement du concours
    .copyContest = Copier en CSV
    .copyScore = Copier le résultat
board = Plateau
heat = { $hasShape ->
            [true] { $shape }{", "}
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] , tour fermé
           *[false] {""}
        }
mine = La tienne
average = En moyenne sur tous les plateaux
explained = Les petits plateaux et les plateaux à trous sont essayés depuis chaque case, les grands depuis 200 cases au hasard. Là où le hasard joue, l’intervalle au-dessous contient la vraie part avec une confiance de 95 % (Wilson, 1927).
cancelled = Arrêté. Le tableau montre les résultats obtenus jusqu’ici.
share = { $percent } %
between = de { $low } à { $high } %
progress = { PERCENT($done, $all) } effectués
failed = Le concours n’a pas pu continuer : { $message }
result = Ta règle fait un tour dans { $own } des essais, en moyenne sur tous les plateaux. { $isBest ->
            [true] Elle bat toutes les règles habituelles : la meilleure, { QUOTED($name) }, en est à { $best }.
           *[false] La meilleure des règles habituelles est { QUOTED($name) }, avec { $best }.
        }
score = Ma règle du cavalier { QUOTED($rule) } fait un tour dans { $own } des essais sur { $on } ; { QUOTED($name) }, dans { $other }.
