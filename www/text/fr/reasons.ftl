-line = { $isHigh ->
        [true] colonne
       *[false] ligne
    }
-lines = { $isHigh ->
        [true] colonnes
       *[false] lignes
    }
-start = { $isKnown ->
        [true] { $start }
       *[false] le départ
    }
-from-start = { $isKnown ->
        [true] de { $start }
       *[false] du départ
    }
reasons_names = { $all ->
        [0] {"certaines cases"}
       *[other] { $others ->
            [0] { LIST($names) }
            [one] { COMMAS($names) } et { NUMBER($others) } autre
           *[other] { COMMAS($names) } et { NUMBER($others) } autres
        }
    }
reasons_one-square = {"la seule case"} est déjà un tour ouvert, mais aucun coup ne peut le fermer
reasons_odd-area = à chaque saut, la couleur change : un tour fermé demande autant de cases claires que de foncées, mais ce plateau a un nombre impair de cases
reasons_side-1 = sur une seule { -line } de cases, le cavalier ne peut pas bouger
reasons_side-2 = { $second ->
        [2] sur 2 × 2 cases, le cavalier ne peut pas bouger
       *[other] avec deux { -lines } seulement, chaque saut avance de deux cases le long du plateau, et le cavalier ne revient jamais sur les cases qu’il a laissées de côté
    }
reasons_side-4 = avec quatre { -lines }, tout saut qui part d’une { -line } extérieure mène à une { -line } intérieure : un tour fermé n’atteindrait que la moitié des cases
reasons_small-exception = { $first ->
        [0] c’est
       *[other] { NUMBER($first) } × { NUMBER($second) } est
    } l’un des rares petits plateaux qui n’en ont pas, comme le montre une recherche complète
reasons_schwenk = tout rectangle plein en a un, sauf si son nombre de cases est impair, s’il a un côté de 1, 2 ou 4, ou si c’est 3 × 4, 3 × 6 ou 3 × 8 (Schwenk, 1991)
reasons_open-theorem = tout rectangle plein en a un, sauf quelques-uns, petits ou étroits (Cull et De Curtins, 1978 ; Conrad et d’autres, 1994)
reasons_knights-tour = la pièce peut faire tous les coups du cavalier, et le cavalier a un tel tour
reasons_torus-theorem = tout rectangle plein d’au moins trois cases en a un si ses bords opposés se rejoignent deux à deux (Watkins et Hoenigman, 1997)
reasons_cylinder-theorem = un rectangle plein d’au moins trois cases dont les bords gauche et droit se rejoignent en a un, sauf s’il n’a qu’une ligne, ou deux ou quatre lignes et un nombre pair de colonnes (Watkins, 2004)
reasons_found = une recherche de toutes les possibilités en trouve un
reasons_steps = une pièce qui passe à la case voisine peut parcourir tout rectangle plein, en allers et retours le long des rangées (Itai, Papadimitriou et Szwarcfiter, 1982, pour chaque départ)
reasons_circuit = une pièce qui passe à la case voisine peut faire le tour de tout rectangle plein d’au moins deux rangées et deux colonnes, si le nombre de cases est pair ou si elle va aussi en diagonale
reasons_no-theorem = aucun théorème connu ne traite ce cas
reasons_all-tried = toutes les possibilités ont été essayées
reasons_not-symmetric = l’échiquier lui-même n’est pas identique une fois tourné ou retourné ainsi
reasons_symmetry-fixed = plus de cases restent en place qu’un tour avec cette symétrie ne peut en visiter
reasons_symmetry-colours = chaque case et son image devraient être à un demi-tour ou un quart de tour de parcours l’une de l’autre, et les couleurs, qui alternent, ne le permettent pas
reasons_symmetry-no-middle = le tour devrait être inversé, mais il n’aurait pas de milieu, car aucun saut ne mène d’une case à son image
reasons_symmetry-ends = un quart de tour donnerait quatre bouts à un tour ouvert
reasons_colours = à chaque saut, la couleur change, { $first ->
        [0] et il y a trop de {"cases"} d’une même couleur
       *[other] mais il y a { NUMBER($first) } { $first ->
            [one] {"case"}
           *[other] {"cases"}
        } de couleur claire et { NUMBER($second) } de couleur foncée
    }
reasons_start-colour = { $commoner ->
        [dark] il y a { NUMBER($more) } cases foncées et seulement { NUMBER($fewer) } { $fewer ->
            [one] claire
           *[other] claires
        }, donc un tour doit commencer et finir sur une case foncée, mais { -start } est claire
        [light] il y a { NUMBER($more) } cases claires et seulement { NUMBER($fewer) } { $fewer ->
            [one] foncée
           *[other] foncées
        }, donc un tour doit commencer et finir sur une case claire, mais { -start } est foncée
       *[none] un tour commence et finit sur la couleur qui a {"une case"} de plus, mais { -start } a l’autre couleur
    }
reasons_inner-row = avec quatre { -lines }, tout saut qui part d’une { -line } extérieure mène à une { -line } intérieure : un tour doit donc commencer et finir sur une { -line } extérieure, et { -start } est sur une { -line } intérieure
reasons_start-exception = une recherche complète n’en a trouvé aucun à partir { -from-start }
reasons_end-is-start = un tour de plusieurs {"cases"} ne finit pas en { $start }, où il commence
reasons_end-colour = { $isKnown ->
        [true] chaque saut change de couleur : un tour commencé en { $last } finit donc sur l’autre couleur que celle de { $start }
       *[false] chaque saut change de couleur, et l’arrivée n’a pas la bonne pour ce départ
    }
reasons_end-cut-off = il ne reste aucun saut par lequel le tour pourrait finir { $isKnown ->
        [true] en { $start }
       *[false] à son arrivée
    }
reasons_ends-elsewhere = { $counted } { $isOne ->
        [true] n’a
       *[false] n’ont
    } plus qu’un saut possible : le tour devrait finir là, et non à l’arrivée demandée
reasons_between-theorem = sur tout échiquier carré à partir de 6 × 6, il y en a un entre deux cases quelconques dont les couleurs le permettent (Conrad et d’autres, 1994)
reasons_too-few-moves = { $first ->
        [0] {"une case"} a trop peu de sauts possibles
       *[other] { $counted } { $second ->
            [1] { $isOne ->
                [true] n’a
               *[false] n’ont
            } aucun saut possible
           *[other] { $isOne ->
                [true] n’a pas
               *[false] n’ont pas
            } les deux sauts possibles dont un tour fermé a besoin partout
        }
    }
reasons_too-many-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $some } n’a qu’un saut possible, comme deux autres déjà, et un tour n’a que deux extrémités
           *[false] { $counted } n’ont qu’un saut possible, et au plus { WORD($second) } d’entre {"elles"} { $second ->
                [1] peut
               *[other] peuvent
            } être une extrémité du tour
        }
       *[false] trop de {"cases"} n’ont qu’un saut possible, et un tour n’a que deux extrémités
    }
reasons_not-connected = aucun chemin ne mène à { $isKnown ->
        [true] { $counted }
       *[false] {"certaines cases"}
    }
reasons_cut-squares = sans { $isKnown ->
        [true] { $some }
       *[false] quelques {"cases"}
    }, le reste se sépare en plus de morceaux qu’un seul tour ne peut en parcourir
reasons_end-parts = { $isKnown ->
        [true] { WORD($first) } morceaux ne sont reliés que par { $some }, et il faudrait une extrémité du tour dans chacun, mais il ne peut y en avoir que dans { WORD($second) }
       *[false] trop de morceaux ne sont reliés au reste que par quelques {"cases"}, et il faudrait une extrémité du tour dans chacun
    }
reasons_forced-moves = { $isKnown ->
        [true] il faudrait plus de deux sauts en { $start } : { $rest } n’en ont que deux, dont un vers { $start }
       *[false] il faudrait plus de deux sauts en un même endroit
    }
reasons_forced-cycle = les sauts que tout tour doit utiliser forment déjà une boucle { $isKnown ->
        [true] par { $counted } seulement
       *[false] à part
    }
reasons_no-two-factor = { $isKnown ->
        [true] il faut en tout { NUMBER($first) } sauts pour { $some }, mais il n’y a de place alentour que pour { NUMBER($second) }
       *[false] aucun choix de sauts n’en donne deux à {"chaque case"}, comme le demande un tour fermé
    }
reasons_no-cycle-cover = { $isKnown ->
        [true] les sauts depuis { $some } ne mènent qu’à { NUMBER($second) } { $second ->
            [one] {"case"}
           *[other] {"cases"}
        }, mais il en faudrait { NUMBER($first) }
       *[false] aucun choix de sauts ne mène de {"chaque case"} à {"une autre case"}
    }
reasons_separate-cycles = { $isKnown ->
        [true] { $second ->
            [0] quels que soient les deux sauts choisis pour {"chaque case"}, aucun ne mène à une extrémité du tour
           *[other] quels que soient les sauts choisis, rien ne relie { $counted } au reste
        }
       *[false] quels que soient les sauts choisis, rien ne relie {"certaines cases"} au reste
    }
reasons_separate-parts = { $isKnown ->
        [true] un tour qui passe par { $these } ne peut pas passer aussi par { $those }
       *[false] deux parties du {"plateau"} peuvent être parcourues chacune, mais pas les deux par un même tour
    }
reasons_stuck = {"aucune case libre"} n’est à un saut de { $isKnown ->
        [true] { $start }
       *[false] la fin du chemin
    }
reasons_not-closed = il ne reste rien à visiter, mais aucun saut { $squares ->
        [0] ne ramène au départ
        [1] ne ramène au départ
       *[other] ne mène de { $last } à { $start }
    }
reasons_never-entered = plus aucun saut ne mène à { $isKnown ->
        [true] { $counted }
       *[false] {"certaines cases"}
    }
reasons_start-cut-off = tout ce qui est à un saut { -from-start } est déjà utilisé, donc le tour ne peut plus se fermer
reasons_too-many-dead-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $counted } n’a plus qu’un saut possible : le tour finirait là sans se fermer
           *[false] { $counted } n’ont plus qu’un saut possible{ $second ->
                [0]  : le tour finirait là sans se fermer
               *[other] , et le tour ne peut finir qu’à un seul de ces endroits
            }
        }
       *[false] trop de {"cases"} n’ont plus qu’un saut possible
    }
reasons_cut-in-two = plus aucun chemin ne mène du bout du parcours à { $isKnown ->
        [true] { $counted }
       *[false] {"certaines cases"}
    }
