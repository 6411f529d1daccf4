labels =
    .challenge = Lancer un défi
    .challengeHelp = Fabrique un lien vers ce problème. Qui le résout reçoit un code à t’envoyer. Colle ce code ci-dessous pour le vérifier.
    .allowed = Aides permises
    .goal = Réponses justes de suite
    .copyChallenge = Copier le lien
    .leaveChallenge = Quitter le défi
    .result = Un code à vérifier
    .checkResult = Vérifier le code
    .resultLine = Ton code
    .copyResult = Copier le code
helps =
    .back = reprendre des coups
    .ways = où je peux aller
    .layers = nombres et traits
    .hint = indices
    .judge = « Est-ce perdu ? »
reached = Défi réussi ! Envoie le code ci-dessous à qui te l’a lancé.
challengeCopied = Le lien de ton défi est copié.
resultCopied = Ton code est copié.
copyRefused = Ton navigateur n’a pas permis de copier.
notAllowed = Ce défi ne permet pas cette aide.
refused =
    .unreadable = Ce n’est pas un code. Colle toute la ligne qui commence par « knights-tour-result ».
    .changed = Ce code a été modifié ou coupé. Copie de nouveau toute la ligne.
    .missed = Les coups sont lisibles, mais ils ne résolvent pas le défi.
-aim = { $mode ->
            [predict] prédis le coup de la règle { NUMBER($goal) } fois de suite
           *[free] { $target ->
                    [closed] trouve un tour fermé à partir d’ici
                    [end] trouve un tour d’ici jusqu’en { $end }
                   *[open] trouve un tour à partir d’ici
                }
        }
task = { $hasHelp ->
            [true] Défi : { -aim }. Aides permises : { LIST($help) }.
           *[false] Défi : { -aim }, sans aide.
        }
uses =
    .back = { NUMBER($times) } { $times ->
            [one] coup repris
           *[other] coups repris
        }
    .hint = { NUMBER($times) } { $times ->
            [one] indice
           *[other] indices
        }
    .restart = { NUMBER($times) } { $times ->
            [one] nouvel essai
           *[other] nouveaux essais
        }
    .judge = « Est-ce perdu ? » demandé { NUMBER($times) } fois
    .watch = un avertissement quand c’était perdu
    .ways = les coups possibles marqués
    .layers = les nombres ou les traits affichés
    .method = des coups joués par une méthode
    .pasted = des coups collés
    .link = des coups venus d’un lien
helpUsed = { $hasHelp ->
            [true] avec { LIST($help) }
           *[false] sans aide
        }
-start = { $locked ->
        [0] depuis { $start }
       *[other] depuis { $start } après { NUMBER($locked) } { $locked ->
                [one] coup donné
               *[other] coups donnés
            }
    }
verified = { $mode ->
            [predict] ✓ Réussi : { NUMBER($goal) } { $goal ->
                    [one] réponse juste
                   *[other] réponses justes
                } de suite sur { $board } { -start }, en { NUMBER($done) } { $done ->
                    [one] réponse
                   *[other] réponses
                }, { helpUsed }.
           *[other] ✓ Réussi : { $target ->
                    [closed] un tour fermé
                   *[other] un tour
                } sur { $board } { -start }, en { NUMBER($done) } { $done ->
                    [one] coup
                   *[other] coups
                }, { helpUsed }.
        }
wrong =
    .locked = { QUOTED($text) } n’est pas un nombre de coups imposés ; écris un nombre entier de { NUMBER($least) } à { NUMBER($most) }. Aucun coup n’est imposé
    .goal = { QUOTED($text) } n’est pas un nombre de prédictions de suite ; écris un nombre entier de { NUMBER($least) } à { NUMBER($most) }. Le but est { NUMBER($usual) }
    .help = { QUOTED($text) } n’est pas une aide qu’un défi peut permettre ; choisis parmi { COMMAS($known) }
