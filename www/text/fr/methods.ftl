formationSides =
    .left = Au bord gauche
    .right = Au bord droit
    .bottom = Au bord inférieur
    .top = Au bord supérieur
uses =
    .goes-on = De là, le chemin peut atteindre {"une case libre"}.
    .closes = De là, le chemin peut atteindre le départ.
    .detour = Maintenant, un détour y entre.
    .none = De toutes les extrémités possibles, c’est la plus ancienne.
options_order =
    .name = Ordre
options_order_values_tutorial =
    .name = Dans l’ordre des sauts
    .short = ordre : celui des sauts
options_order_values_fewest-first =
    .name = Le moins de sorties d’abord
    .short = ordre : le moins de sorties d’abord
options_prune =
    .name = Anticiper
options_prune_values_false =
    .name = Non
    .short = anticiper : non
options_prune_values_true =
    .name = Oui : revenir s’il n’y a plus de tour
    .short = anticiper : oui
options_update =
    .name = Mise à jour
options_update_values_shuffled =
    .name = Un par un, mélangés
    .short = mise à jour : un par un, mélangés
options_update_values_fixed =
    .name = Un par un, dans l’ordre
    .short = mise à jour : un par un, dans l’ordre
options_update_values_all-at-once =
    .name = Tous à la fois
    .short = mise à jour : tous à la fois
options_equation =
    .name = Règle
options_equation_values_corrected =
    .name = Corrigée
    .short = règle : corrigée
options_equation_values_printed =
    .name = Telle qu’imprimée : ne marche pas
    .short = règle : telle qu’imprimée
options_merge =
    .name = Raccorder
options_merge_values_false =
    .name = Non
    .short = raccorder : non
options_merge_values_true =
    .name = Oui : les boucles à la fin
    .short = raccorder : oui
options_growth =
    .name = Croissance
options_growth_values_fewest =
    .name = Le moins de sorties d’abord
    .short = croissance : le moins de sorties d’abord
options_growth_values_random =
    .name = Au hasard
    .short = croissance : au hasard
options_symmetry =
    .name = Symétrie
options_symmetry_values_any =
    .name = La première possible
    .short = symétrie : la première possible
options_symmetry_values_half-turn =
    .name = Demi-tour
    .short = symétrie : demi-tour
options_symmetry_values_quarter-turn =
    .name = Quart de tour
    .short = symétrie : quart de tour
options_symmetry_values_mirror =
    .name = Miroir
    .short = symétrie : miroir
options_crossings =
    .name = Croisements
options_crossings_values_any =
    .name = Permis
    .short = croisements : permis
options_crossings_values_none =
    .name = Aucun
    .short = croisements : aucun
otherOption = { $id } : { $value }
triedBy =
    .warnsdorff = Chaque essai a suivi la règle jusqu’à une impasse, ou a utilisé tous ses pas.
    .restarts = Chaque essai a fini dans une impasse, ou ne s’est pas fermé.
    .backtracking = Le temps a manqué pour essayer toutes les possibilités.
    .edges-first = Tout ce qui restait n’a pas pu entrer sous forme de détours.
    .blocks = La méthode n’a pas trouvé de tour d’un des blocs, ou pas de moyen d’en raccorder deux.
    .rotations = La méthode a retourné le bout de son chemin et recommencé pendant tout ce temps.
    .cycles = Aucun échange n’a raccordé les boucles qui restaient, et tout essayer serait trop long.
    .neural = Le réseau s’est stabilisé sur plusieurs boucles, ou pas du tout.
    .symmetric = Aucun chemin n’a pu être relié à ses images.
askedMethods =
    .theory = la théorie
    .cycles = le raccord de petites boucles
    .rotations = la rotation du bout d’un chemin
    .decision = la décision {"case"} par {"case"}
    .cycles-again = le raccord d’autres boucles
    .exhaustive = la recherche complète
pruneCauses =
    .unreachable = plus aucun saut ne mène à { SQUARE($name) }
    .too-many-ends = { SQUARE($name) } ne pourrait être qu’une extrémité, et le tour a déjà les deux
    .cut-in-two = on ne peut plus atteindre { SQUARE($name) } d’ici
    .start-cut-off = {"aucune case libre"} n’est à un saut du départ, { SQUARE($name) }
rotation = { $left ->
            [0] Tout est visité, mais aucun saut ne ramène de { SQUARE($focus) } à { SQUARE($start) }.
           *[other] De { SQUARE($focus) }, le chemin n’atteint {"aucune case libre"}.
        } La méthode relie cette extrémité à { SQUARE($at) } et retourne la suite du chemin. Il finit maintenant en { CHOSEN($to) }. { PARTS($use) }
-maker = { $isRule ->
        [true] la règle
       *[false] la méthode
    }
wentByHand =
    .alone = Tu vas en { $to }.
    .same = Tu vas en { $to }, comme { -maker } l’aurait fait.
    .other = Tu vas en { $to } ; { -maker } préférait { $preferred }.
-ways = { $ways ->
        [0] aucune sortie
        [one] { $ways } sortie
       *[other] { $ways } sorties
    }
-with-ways = { $ways ->
        [0] sans { -ways }
       *[other] avec { -ways }
    }
-next-order = L’ordre suivant, { $order }
-attempts = { $attempts ->
        [one] { $attempts } essai
       *[other] { $attempts } essais
    }
-complete = { $complete ->
        [one] { $complete } complet
       *[other] { $complete } complets
    } ({ PERCENT($complete, $attempts) })
-loops = { $cycles ->
        [one] { $cycles } boucle
       *[other] { $cycles } boucles
    }
-loops-left = { $cycles ->
        [1] Il reste une boucle : un tour fermé.
       *[other] Il reste { $cycles } boucles.
    }
-still-missing = { $missing ->
        [0] {"Chaque case"} en a maintenant deux.
        [one] Il manque encore { $missing } saut.
       *[other] Il manque encore { $missing } sauts.
    }
-sweeps = { $sweeps ->
        [one] { $sweeps } balayage
       *[other] { $sweeps } balayages
    }
-asked-at-first = { $method ->
        [theory] La théorie
        [cycles] Le raccord de petites boucles
        [rotations] La rotation du bout d’un chemin
        [decision] La décision {"case"} par {"case"}
        [cycles-again] Le raccord d’autres boucles
       *[exhaustive] La recherche complète
    }
-cause = { $cause ->
        [several-cycles] Le réseau s’est stabilisé sur { -loops } au lieu d’une seule.
        [no-merge] Le réseau ne peut plus raccorder ses { -loops }.
        [too-many-sweeps] Le réseau ne s’est pas stabilisé en { -sweeps }.
       *[frozen] Le réseau s’est stabilisé, mais il y a des {"cases"} sans leurs deux sauts.
    }
stories =
    .forward = De { SQUARE($focus) }, {"le cavalier"} essaie le prochain coup dans l’ordre{ $tried ->
            [0] {""}
            [1] , après un coup qui a échoué
           *[other] , après { WORD($tried) } coups qui ont échoué
        } : { CHOSEN($to) }.{ $left ->
            [0] {""}
            [1] {" "}Il reste un autre coup à essayer plus tard.
           *[other] {" "}Il reste { WORD($left) } autres coups à essayer plus tard.
        }
    .prune = De { SQUARE($focus) }, aucun tour n’est possible : { PARTS($why) }. {"Le cavalier"} revient en { CHOSEN($to) }.
    .by-hand = { $isSame ->
            [true] Tu vas de { SQUARE($focus) } en { CHOSEN($to) }, { -with-ways }, comme { -maker } l’aurait fait.
           *[false] Tu vas de { SQUARE($focus) } en { CHOSEN($to) }, { -with-ways } ; { -maker } préférait { SQUARE($preferred) }.
        }
    .closed-by-hand = Tu fermes le tour par le coup vers { CHOSEN($to) }.
    .take-next = Le tour va de { SQUARE($focus) } en { CHOSEN($to) }, qui { $ways ->
            [0] n’a { -ways }
           *[other] a { -ways }
        }{ $kind ->
            [more] . La règle de Warnsdorff irait là où il n’y en a { $fewest ->
                [0] aucune
               *[other] que { $fewest }
            }
            [fewest] , le plus petit nombre, comme le veut la règle de Warnsdorff
           *[other] {""}
        }.
    .breaks = { -next-order } : de { SQUARE($from) } à { SQUARE($to) }, ce n’est pas un saut.
    .not-closed = { -next-order } : chaque pas est un saut. Mais de { SQUARE($from) }, aucun saut ne ramène à { SQUARE($to) }.
    .holds = { -next-order } : chaque pas est un saut.
    .attempt-failed = { $isOpen ->
            [true] Tout est visité, mais le tour est ouvert.
           *[false] Impasse après { $visited ->
                [one] { $visited } {"case"}
               *[other] { $visited } {"cases"}
            } sur { $squares }.
        } {"Le cavalier"} reprend tous ses coups. { -attempts } pour l’instant : { -complete }, aucun fermé.
    .closed-after-attempts = Tout est visité, et le coup vers { CHOSEN($to) } ferme le tour. C’est le premier à se fermer en { -attempts } ({ PERCENT($one, $attempts) }), dont { -complete }.
    .grow = Le chemin continue de { SQUARE($focus) } vers { CHOSEN($to) }, { -with-ways }{ $isTied ->
            [true] , au hasard entre ex æquo
           *[false] {""}
        }.
    .grow-at-random = Le chemin continue de { SQUARE($focus) } vers { CHOSEN($to) }, au hasard parmi { $candidates ->
            [one] { $candidates } {"case"}
           *[other] { $candidates } {"cases"}
        }.
    .rotations-failed = La méthode a retourné le bout du chemin { $turns } fois sans succès, avec { $visited ->
            [one] { $visited } {"case visitée"}
           *[other] { $visited } {"cases visitées"}
        } sur { $squares }. Elle reprend tous les coups et commence l’essai { $next }.
    .cut = { $side ->
            [rows] La méthode coupe le {"plateau"} après la ligne { $after }, en comptant d’en bas.
           *[columns] La méthode coupe le {"plateau"} après la colonne { $after }, en comptant de la gauche.
        }
    .base-tour = { $isWhole ->
            [true] Le {"plateau"} est un seul bloc de { $size }. Il
           *[false] Le bloc de { $size } en { SQUARE($corner) }
        } { $origin ->
            [copied] reçoit le même tour qu’un autre bloc de sa taille.
            [closed] reçoit un tour fermé, trouvé par une recherche.
           *[open] reçoit un tour ouvert, trouvé par une recherche.
        }
    .blocks-joined = Deux blocs n’en font plus qu’un : deux sauts de l’un à l’autre remplacent un saut de chacun ; l’un d’eux mène de { SQUARE($from) } à { SQUARE($to) }. { $left ->
            [1] Il reste un tour.
           *[other] Il reste { $left } tours.
        }
    .piece-inserted = Le saut de { SQUARE($from) } à { SQUARE($to) } fait place au tour du morceau suivant.
    .strand-ends = { $columns ->
            [1] À partir de { SQUARE($corner) }, une colonne reçoit un tour d’où partent quatre brins.
           *[other] À partir de { SQUARE($corner) }, { NUMBER($columns) } colonnes reçoivent un tour d’où partent quatre brins.
        }
    .strands = Les quatre brins traversent encore deux colonnes, à partir de { SQUARE($corner) }.
    .strands-tied = La méthode noue les quatre brins aux colonnes qui commencent en { SQUARE($corner) }.
    .opened = Tu voulais un tour ouvert : on enlève donc le saut qui ramène de { SQUARE($last) } au départ, { SQUARE($start) }.
    .formation-sets-out = Quatre brins partent de { SQUARE($from) } et de ses voisines, reliés deux par deux. Ils avancent côte à côte.
    .formation-advances = { $strands ->
            [4] Les quatre brins vont tout droit, le premier jusqu’en { SQUARE($to) }.
           *[other] { NUMBER($strands) } { $strands ->
                    [one] brin va
                   *[other] brins vont
                } tout droit, le premier jusqu’en { SQUARE($to) }.
        }
    .formation-turns = { $edge }, les brins passent aux quatre lignes suivantes, en { $moves ->
            [one] { $moves } saut
           *[other] { $moves } sauts
        }.
    .formation-ends = Dans le dernier coin, en { SQUARE($at) }, le premier brin rejoint le troisième, et le deuxième le quatrième. Ce ne sont pas les paires du début : les quatre deviennent donc un seul tour fermé.
    .formation-too-large = Sur ce {"plateau"}, quatre brins n’ont pas la place de tourner. Ce tour vient d’une recherche faite à l’avance, avec peu de virages et de croisements.
    .match = { $moves ->
            [1] Un saut de plus, là où il y a le moins de choix. { -still-missing }
           *[other] { $moves } sauts de plus, chacun là où il y a le moins de choix. { -still-missing }
        }
    .augment = Il manque un saut à {"deux cases"}. En échangeant une chaîne de sauts, { $out } enlevés et { $added } ajoutés, on en donne un à chaque bout. { -still-missing }
    .merge = Deux boucles n’en font plus qu’une : deux sauts de l’une à l’autre remplacent un saut de chacune. La plus petite avait { $size ->
            [one] { $size } {"case"}
           *[other] { $size } {"cases"}
        }. { -loops-left }
    .exchange = Un échange plus long, { $out ->
            [one] { $out } saut
           *[other] { $out } sauts
        } contre autant, raccorde { $joined ->
            [one] { $joined } boucle
           *[other] { $joined } boucles
        }. { -loops-left }
    .shift = Aucune boucle ne peut être raccordée à une autre. En échangeant { $out ->
            [one] { $out } saut
           *[other] { $out } sauts
        }, on obtient d’autres boucles ; il y en a toujours { $cycles }.
    .match-again = Ces { $cycles } boucles restent séparées. La méthode enlève tous les sauts et commence l’essai { $attempt }.
    .try-all = La méthode essaie maintenant toutes les possibilités : { $tried } cas réglés sur { $ends }.
    .found = En essayant toutes les possibilités, la méthode a trouvé un tour.
    .next-method = { -asked-at-first } n’a pas trouvé la réponse. Voici maintenant { $next }.
    .decide = Cette méthode suit à la fois tous les passages possibles : { $finished ->
            [one] { $finished } {"case"}
           *[other] { $finished } {"cases"}
        } sur { $squares }, et ensuite { SQUARE($focus) } ; { $states ->
            [one] { $states } état
           *[other] { $states } états
        } pour l’instant.
    .answered = { -asked-at-first } a trouvé un tour.
    .wake = Essai { $attempt } : { $moves ->
            [one] { $moves } saut
           *[other] { $moves } sauts
        }, dont { $active ->
            [one] { $active } activé
           *[other] { $active } activés
        } au hasard.
    .sweep = Balayage { $sweep } : { $switched ->
            [one] { $switched } saut basculé
           *[other] { $switched } sauts basculés
        }, { $active ->
            [one] { $active } actif
           *[other] { $active } actifs
        }. { $settled ->
            [one] { $settled } {"case"} sur { $squares } a
           *[other] { $settled } {"cases"} sur { $squares } ont
        } les deux sauts qu’il faut.
    .several-cycles = Après { -sweeps }, {"chaque case"} a deux sauts, mais ils forment { -loops }.
    .frozen = Après { -sweeps }, plus rien ne change, mais seulement { $settled ->
            [one] { $settled } {"case"} sur { $squares } a
           *[other] { $settled } {"cases"} sur { $squares } ont
        } deux sauts.
    .merge-cycles = Deux boucles n’en font plus qu’une : deux sauts de l’une à l’autre remplacent un saut de chacune. { -loops-left }
    .longer = Un chemin plus long : il visite { NUMBER($visited) } {"cases"}. Aucun chemin ne peut en visiter plus de { NUMBER($most) }.
    .grow-paths = Chemins essayés jusqu’ici : { NUMBER($paths) }. Aucun ne visite encore plus de { NUMBER($visited) } {"cases"}, et aucun ne peut en visiter plus de { NUMBER($most) }.
    .try-longer = Tous les chemins sont maintenant essayés. Positions jusqu’ici : { NUMBER($positions) }. Aucun n’a encore plus de { NUMBER($visited) } {"cases"}, et aucun ne peut en avoir plus de { NUMBER($most) }.
    .grow-alike = Le chemin continue de { SQUARE($focus) } à { CHOSEN($to) }, et { $images ->
            [1] son image avance
           *[other] ses images avancent
        } avec lui.
    .rotate-alike = { $left ->
            [0] Le chemin qui finit en { SQUARE($focus) } ne peut pas être relié à ses images.
           *[other] Le chemin est bloqué en { SQUARE($focus) }.
        } La méthode retourne son bout, dans les images aussi. Il finit maintenant en { CHOSEN($to) }.
    .close-alike = Le chemin et ses images sont reliés en un tour.
    .restart-alike = Retourner le bout n’a rien donné. La méthode enlève tous les sauts et commence l’essai { NUMBER($next) }.
    .try-alike = Tous les chemins à travers l’échiquier plié sont maintenant essayés. Positions jusqu’ici : { NUMBER($positions) }.
    .reseed = { -cause } Il enlève tous les sauts et commence l’essai { $attempt }.
    .to-corner = { $tied ->
            [1] Un coin est à portée, et les coins passent d’abord : { CHOSEN($to) }.
           *[other] { WORD_AT_FIRST($tied) } coins sont à portée, et les coins passent d’abord. Un au hasard : { CHOSEN($to) }.
        }
    .near-edge = De { SQUARE($focus) }, le plus près du bord est { CHOSEN($to) }, { $distance ->
            [0] au bord
            [one] à { $distance } case du bord
           *[other] à { $distance } cases du bord
        }{ $tied ->
            [1] {""}
           *[other] , au hasard parmi { WORD($tied) }
        }.
    .detour = Un détour : entre { SQUARE($from) } et { SQUARE($to) }, on glisse { $letters ->
            [1] { $letters } {"case"}, sous le nom { $first }
           *[other] { $letters } {"cases"}, de { $first } à { $last }
        }.
    .renumber = { $left ->
            [0] Tout est visité.
            [1] { $left } {"case"} n’a pas trouvé de place.
           *[other] { $left } {"cases"} n’ont pas trouvé de place.
        } { $lettered ->
            [1] {"Celle"} qui a une lettre reçoit un numéro.
           *[other] Les { $lettered } qui ont une lettre reçoivent un numéro.
        }
code_lines =
    .place = poser {"le cavalier"} sur le départ
    .until-all-visited = tant qu’il reste {"des cases"} libres :
    .count-onward-moves = compter les sorties de chaque choix
    .go-to-fewest = aller là où il y en a le moins
    .close = fermer le tour : revenir au départ
    .out-of-steps = plus de pas : relancer au sort
    .prune = plus de tour possible : revenir
    .try-next = jouer le prochain coup non essayé
    .take-back = aucun : reprendre le dernier coup
    .all-tried = tout est essayé : il n’y a pas de tour
    .until-stuck = jusqu’au blocage :
    .corner-or-nearest-edge = aller à un coin, sinon près du bord
    .splice-detours = glisser le reste sous forme de détours
    .rotate-end = si c’est bloqué, retourner le bout
    .renumber = changer les lettres en numéros
    .break-tie-at-random = égalité : choisir au hasard
    .take-next = jouer le coup suivant du tour
    .restart = si ça échoue, recommencer
    .grow = l’allonger, le moins de sorties d’abord
    .grow-at-random = l’allonger au hasard
    .rotate-until-closed = retourner le bout jusqu’à fermer
    .cut = couper le {"plateau"} en blocs
    .base-tours = chercher un tour de chaque bloc
    .until-one-tour = tant qu’il reste plusieurs tours :
    .join = raccorder deux tours : 2 sauts pour 2
    .insert = remplacer un saut par un morceau
    .strands = mener quatre brins sur quatre lignes
    .open = ouvrir le tour au départ
    .set-out = quatre brins partent d’un coin
    .until-last-corner = jusqu’au coin opposé :
    .advance = avancer tout droit, côte à côte
    .turn = au bord, passer aux lignes suivantes
    .end = là, joindre les brins en croix
    .written-down = petits plateaux : un tour déjà trouvé
    .diagnose = chercher ce qui exclut un tour
    .bound = compter ce que les couleurs permettent
    .until-bound = tant qu’aucun chemin n’y arrive :
    .grow-paths = faire pousser d’autres chemins
    .try-longer = si c’est petit, tout essayer
    .fold = plier l’échiquier selon la symétrie
    .grow-alike = allonger le chemin et ses images
    .rotate-alike = si c’est bloqué, tourner les bouts
    .close-alike = relier le chemin à ses images
    .restart-alike = si ça échoue, recommencer
    .try-alike = si c’est petit, tout essayer
    .match-greedily = deux sauts partout, les rares d’abord
    .augment = échanger en chaîne jusqu’à l’obtenir
    .until-one-cycle = tant qu’il y a plusieurs boucles :
    .merge = raccorder deux boucles : 2 sauts pour 2
    .exchange = sinon, échanger plus de sauts
    .match-again = si ça échoue, repartir d’autres sauts
    .try-all = petits {"plateaux"} : tout essayer
    .ask-theory = interroger la théorie
    .ask-cycles = raccorder de petites boucles, sinon
    .ask-rotations = retourner le bout d’un chemin, sinon
    .ask-decision = décider {"case"} par {"case"}, sinon
    .ask-cycles-again = raccorder d’autres boucles, sinon
    .ask-exhaustive = tout essayer, sinon
    .give-up = abandonner
    .wake = activer des sauts au hasard
    .until-two-each = jusqu’à deux sauts par {"case"} :
    .switch = U > 3 : activer ; U < 0 : désactiver
    .one-cycle = une seule boucle : c’est un tour
    .reseed = sinon, relancer au hasard
    .each-order = pour chaque ordre des {"cases"} :
    .follow = le suivre tant que ce sont des sauts
    .holds = tous des sauts : c’est un tour
    .update = U ← U + 4 − sauts actifs aux deux bouts
    .update-printed = U ← U + 2 − sauts actifs voisins
code_ties =
    .first = égalité : le premier dans l’ordre
    .random = égalité : au hasard
    .pohl-sum = égalité : plus petite somme ensuite
    .pohl-min = égalité : moins de sorties ensuite
    .roth = égalité : au plus loin du centre
    .roth-random = égalité : loin du centre, puis hasard
    .squirrel-cull = égalité : selon la zone du {"plateau"}
code_deadEnds =
    .stop = impasse : s’arrêter
    .backtrack = impasse : reprendre un coup
    .restart = impasse : relance, départage au sort
