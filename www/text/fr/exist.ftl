-tour = { $target ->
        [closed] tour fermé
       *[other] tour ouvert
    }
-rows = { $lines ->
        [columns] colonnes
       *[rows] lignes
    }
-row = { $lines ->
        [columns] colonne
       *[rows] ligne
    }
labels =
    .intro = Ce plateau a-t-il un tour du cavalier ? Mieux vaut se le demander avant de chercher : sur certains plateaux, on chercherait pour toujours.
    .map = Où les tours sont possibles
    .kind = Genre de tour
    .board = Plateau
    .legend = Le sens des signes
    .seeWhy = Voir pourquoi
    .more = Plus : qui l’a prouvé ?
    .closedTheorem = Un plateau plein n’a pas de tour fermé si son nombre de cases est impair, ou s’il a un côté de 1, 2 ou 4. Les plateaux 3 × 4, 3 × 6 et 3 × 8 n’en ont pas non plus. Tous les autres en ont un : Allen Schwenk l’a prouvé en 1991.
    .fourLines = La preuve pour les plateaux qui ont un côté de 4, que tu peux suivre ici, est de Louis Pósa.
    .openTheorem = Tout plateau plein dont les côtés valent au moins 3 a un tour ouvert, sauf 3 × 3, 3 × 5, 3 × 6 et 4 × 4. Les preuves sont de Paul Cull et Jeffery De Curtins (1978), et d’Axel Conrad et d’autres (1994).
    .joinedTheorems = Sur un anneau, où les bords gauche et droit se rejoignent, tout plateau plein d’au moins trois cases a un tour fermé, sauf s’il n’y a qu’une ligne, ou deux ou quatre lignes et un nombre pair de colonnes (John Watkins, 2004). Sur une bouée, où le haut et le bas se rejoignent aussi, tous en ont un (Watkins et Rebecca Hoenigman, 1997).
    .why = Pourquoi
    .sides = Hauteur et largeur
    .fromSquare = Première case (vide : toutes)
    .toSquare = Dernière case (vide : toutes)
    .aboutMap = La carte dit s’il existe un tel tour, où qu’il commence et où qu’il finisse.
    .picture = Le plateau
    .playOn = Jouer sur ce plateau
targets =
    .closed = Tours fermés
    .open = Tours ouverts
keys =
    .move = Aller de plateau en plateau
    .rowStart = Premier plateau de la ligne
    .rowEnd = Dernier plateau de la ligne
    .choose = Expliquer ce plateau
signs_schwenk =
    .sign = ✓
    .short = prouvé par un théorème
signs_open-theorem =
    .sign = ✓
    .short = prouvé par un théorème
signs_torus-theorem =
    .sign = ✓
    .short = prouvé par un théorème sur les bouées
signs_cylinder-theorem =
    .sign = ✓
    .short = prouvé par un théorème sur les anneaux
signs_found =
    .sign = ✓
    .short = peu de cases, trouvé par une recherche
signs_one-square =
    .sign = •
    .short = une seule case
signs_odd-area =
    .sign = ≠
    .short = deux côtés impairs
signs_side-1 =
    .sign = 1
    .short = un côté de 1
signs_side-2 =
    .sign = 2
    .short = un côté de 2
signs_side-4 =
    .sign = 4
    .short = un côté de 4
signs_small-exception =
    .sign = !
    .short = petit plateau, entièrement exploré
signs_knights-tour =
    .sign = ✓
    .short = la pièce peut tout ce que peut le cavalier
signs_steps =
    .sign = ✓
    .short = la pièce parcourt ligne après ligne
signs_circuit =
    .sign = ✓
    .short = la pièce fait le tour de tout le plateau
signs_colours =
    .sign = ≠
    .short = plus de cases d’une couleur
signs_too-few-moves =
    .sign = –
    .short = une case qui a trop peu de sauts
signs_not-connected =
    .sign = ÷
    .short = des cases hors d’atteinte
signs_no-theorem =
    .sign = ?
    .short = aucun théorème n’en décide
onRing =
    .side-1 = une seule ligne
    .side-2 = deux lignes et un nombre pair de colonnes
    .side-4 = quatre lignes et un nombre pair de colonnes
openInExplore = L’essayer dans Explorer
watchSearch = Suivre cette recherche dans Explorer
watchConstruction = Voir sa construction dans Explorer
beforeArgument = Appuie sur « Lecture » pour voir la preuve, case par case.
searchBrokenOff = La recherche s’est arrêtée avant d’avoir tout essayé. Choisis de nouveau le plateau pour la relancer.
searching = Recherche d’un tel tour, pendant 10 secondes au plus…
meaning = { $answer ->
            [yes] Il y a un tour : { $short }.
            [unknown] On ne sait pas : { $short }.
           *[other] Pas de tour : { $short }.
        }
boards = { NUMBER($n) } { $n ->
            [one] plateau
           *[other] plateaux
        }
mapName = { $target ->
            [closed] Plateaux par largeur et hauteur : tours fermés
           *[other] Plateaux par largeur et hauteur : tours ouverts
        }{ $wrap ->
            [columns] {" "}en anneau
            [both] {" "}en bouée
           *[none] {""}
        }
cell = { $size } : { $answer ->
        [yes] un
        [unknown] peut-être un
       *[other] pas de
    } { -tour }, { $short }
caption = { $press } un plateau pour voir pourquoi.
onSurface = { $wrap ->
        [columns] { $size } en anneau
        [both] { $size } en bouée
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece } : le
       *[false] Le
    } plateau { $size } a-t-il un { -tour }{ $ends ->
        [both] {" "}de { $start } à { $end }
        [start] {" "}à partir de { $start }
       *[none] {""}
    } ?
title = { $target } de { $size } · { $exist } · { $title }
part =
    .colours = Colorie les cases comme sur un échiquier. À chaque saut, la couleur change.
    .lines = Partage-les maintenant autrement : les { -rows } extérieures et les { -rows } intérieures.
    .outer-moves = Regarde les sauts qui partent des { -rows } extérieures : ils mènent tous aux { -rows } intérieures. Un tour fermé ne passe donc jamais par deux cases extérieures de suite. Comme la moitié des cases sont extérieures, il doit aller dehors, dedans, dehors, dedans, tout du long.
    .alternation = À chaque saut, la couleur change aussi. Depuis a1, qui est extérieure et foncée, le tour n’atteint que les cases extérieures foncées et les cases intérieures claires.
    .reach = Suis les sauts depuis a1 aussi loin qu’ils mènent.
found =
    .colours = Cases trouvées : { NUMBER($dark) } { $dark ->
            [one] foncée
           *[other] foncées
        }, { NUMBER($light) } { $light ->
            [one] claire
           *[other] claires
        }.
    .lines = Cases trouvées : { NUMBER($outer) } { $outer ->
            [one] extérieure
           *[other] extérieures
        }, { NUMBER($inner) } { $inner ->
            [one] intérieure
           *[other] intérieures
        }.
    .alternation = Cases trouvées : { NUMBER($met) } { $met ->
            [one] atteinte
           *[other] atteintes
        }, { NUMBER($missed) } { $missed ->
            [one] manquée
           *[other] manquées
        }.
    .reach = Cases trouvées : { NUMBER($reached) } { $reached ->
            [one] atteinte
           *[other] atteintes
        }.
step =
    .light = { $name } est claire.
    .dark = { $name } est foncée.
    .outer = { $name } est sur une { -row } extérieure.
    .inner = { $name } est sur une { -row } intérieure.
    .bound = De { $name }, les sauts mènent à { LIST($moves) } : des { -rows } intérieures seulement.
    .met = Un tour qui alterne peut atteindre { $name }.
    .missed = Un tour qui alterne n’atteint jamais { $name }.
    .reached = Un saut mène de { LIST($moves) } à { $name }.
    .start = On part de { $name }.
conclusion =
    .pending = Donc…
    .alternation = Donc le tour ne passerait jamais par { NUMBER($missed) } des { NUMBER($area) } cases : il n’y a pas de tour fermé.
    .oneSquare = Donc la pièce ne quitte jamais sa case : il n’y a pas de tour fermé.
    .reach = Donc { NUMBER($left) } des { NUMBER($area) } cases { $left ->
            [1] est
           *[other] sont
        } hors de portée : il n’y a pas de { -tour }.
    .colours = Un tour fermé va de foncé à clair, de clair à foncé : il lui faut autant des deux. Ici, il y en a { NUMBER($dark) } et { NUMBER($light) } : il n’y a pas de tour fermé.
searchPlan = { $target ->
            [closed] Les couleurs n’excluent pas de tour ici, alors on essaie tout. Le cavalier tente chaque coup et revient de chaque impasse. Un tour fermé passe par toutes les cases : un seul départ suffit, a1.
           *[other] Les couleurs n’excluent pas de tour ici, alors on essaie tout. Le cavalier tente chaque coup et revient de chaque impasse. Il part de chacune des { NUMBER($starts) } cases ; tu peux le suivre depuis a1.
        }
-tried = Le cavalier a été posé { NUMBER($placements) } fois
searchFound =
    .soFar = { -tried } pour l’instant, départ { NUMBER($start) } sur { NUMBER($of) }.
    .none = { -tried }, et il ne reste rien à essayer : il n’y a pas de { -tour }.
    .some = { -tried }, et la recherche a trouvé { NUMBER($tours) } { $tours ->
            [one] tour
           *[other] tours
        }.
construction =
    .oneSquare = Le cavalier est déjà sur la seule case.
    .made = Voici un { -tour } de { NUMBER($squares) } cases, fabriqué à l’instant. Sur les petits plateaux, on cherche ; sur les plateaux étroits, on répète un motif ; sur les grands, on raccorde les tours de petits blocs. Cela marche sur tous les plateaux qui ont un tour.
visit =
    .before = Appuie sur « Lecture » pour suivre le tour, case par case.
    .square = Case { NUMBER($position) } sur { NUMBER($squares) } : { $name }.
    .oneSquare = Le tour, c’est { $first } à elle seule.
    .closed = Les { NUMBER($squares) } cases sont visitées, et un saut ramène de { $last } à { $first }.
    .open = Les { NUMBER($squares) } cases sont visitées, de { $first } à { $last }.
picture = { $name } ({ $progress }) { $sentence }
wrong =
    .board = la carte montre les plateaux pleins dont les côtés vont de 1 à { NUMBER($most) } ; écris-en un comme 4x7
    .side = Écris un nombre entier de 1 à { NUMBER($most) }.
    .target = { QUOTED($value) } n’est pas un genre de tour ; choisis closed (fermé) ou open (ouvert)
    .wrap = { QUOTED($value) } n’est pas une surface ; choisis columns (anneau) ou both (bouée), ou enlève-le
