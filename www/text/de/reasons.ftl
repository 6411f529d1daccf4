-line = { $isHigh ->
        [true] Spalte
       *[false] Reihe
    }
-lines = { $isHigh ->
        [true] Spalten
       *[false] Reihen
    }
-start = { $isKnown ->
        [true] { $start }
       *[false] der Start
    }
reasons_names = { $all ->
        [0] einige {"Felder"}
       *[other] { $others ->
            [0] { LIST($names) }
           *[other] { COMMAS($names) } und noch { NUMBER($others) }
        }
    }
reasons_one-square = {"Ein einzelnes Feld"} ist schon eine offene Tour, aber kein Zug kann sie schließen
reasons_odd-area = Jeder Zug wechselt die Farbe; eine geschlossene Tour braucht also gleich viele helle und dunkle Felder, aber dieses Brett hat eine ungerade Felderzahl
reasons_side-1 = Auf einer einzigen { -line } von Feldern hat der Springer keinen Zug
reasons_side-2 = { $second ->
        [2] Auf 2 × 2 Feldern hat der Springer keinen Zug
       *[other] Auf nur zwei { -lines } führt jeder Zug zwei Felder am Brett entlang, und der Springer kommt nie zu den Feldern zurück, die er überspringt
    }
reasons_side-4 = Auf vier { -lines } führt jeder Zug aus einer äußeren { -line } in eine innere; eine geschlossene Tour könnte also nur die Hälfte der Felder erreichen
reasons_small-exception = { $first ->
        [0] Dies
       *[other] { NUMBER($first) } × { NUMBER($second) }
    } ist eines der wenigen kleinen Bretter ohne eine; das zeigt eine vollständige Suche
reasons_schwenk = Jedes volle Rechteck hat eine, außer wenn seine Felderzahl ungerade ist, eine Seite 1, 2 oder 4 lang ist oder es 3 × 4, 3 × 6 oder 3 × 8 ist (Schwenk, 1991)
reasons_open-theorem = Jedes volle Rechteck hat eine, außer ein paar kleinen oder schmalen (Cull und De Curtins, 1978; Conrad und andere, 1994)
reasons_knights-tour = Die Figur kann jeden Zug des Springers ausführen, und der Springer hat eine solche Tour
reasons_torus-theorem = Jedes volle Rechteck ab drei Feldern hat eine, wenn linker und rechter sowie oberer und unterer Rand zusammenhängen (Watkins und Hoenigman, 1997)
reasons_cylinder-theorem = Ein volles Rechteck von mindestens drei Feldern, dessen linker und rechter Rand zusammenhängen, hat eine, außer bei einer einzigen Reihe und bei zwei oder vier Reihen mit einer geraden Zahl von Spalten (Watkins, 2004)
reasons_found = Eine Suche nach allen Möglichkeiten findet eine
reasons_steps = Eine Figur, die auf das nächste Feld zieht, kann durch jedes volle Rechteck gehen, hin und her durch die Reihen (Itai, Papadimitriou und Szwarcfiter, 1982, für jedes Startfeld)
reasons_circuit = Eine Figur, die auf das nächste Feld zieht, kann jedes volle Rechteck mit mindestens zwei Reihen und Spalten umrunden, wenn die Zahl seiner Felder gerade ist oder die Figur auch schräg zieht
reasons_no-theorem = Kein bekannter Satz gilt für diesen Fall
reasons_all-tried = Alle Möglichkeiten wurden versucht
reasons_not-symmetric = Das Brett selbst ist so gedreht oder gespiegelt nicht dasselbe
reasons_symmetry-fixed = Dabei bleiben mehr Felder an ihrem Ort, als eine Tour mit dieser Symmetrie besuchen kann
reasons_symmetry-colours = Jedes Feld und sein Bild müssten auf der Tour eine halbe oder eine Viertelrunde auseinanderliegen, und das passt nicht zu den Farben, die auf einer Tour abwechseln
reasons_symmetry-no-middle = Die Tour müsste dabei umgekehrt werden, hätte aber keine Mitte, denn kein Zug führt von einem Feld zu seinem Bild
reasons_symmetry-ends = Durch eine Vierteldrehung hätte eine offene Tour vier Enden
reasons_colours = { $first ->
        [0] Jeder Zug wechselt die Farbe, und von einer Farbe gibt es zu viele {"Felder"}
       *[other] Jeder Zug wechselt die Farbe, aber { NUMBER($first) } { $first ->
            [one] {"Feld"} ist
           *[other] {"Felder"} sind
        } hell und { NUMBER($second) } dunkel
    }
reasons_start-colour = { $commoner ->
        [dark] Es gibt { NUMBER($more) } dunkle Felder und nur { NUMBER($fewer) } { $fewer ->
            [one] helles
           *[other] helle
        }, also muss eine Tour auf einem dunklen beginnen und enden; aber { -start } ist hell
        [light] Es gibt { NUMBER($more) } helle Felder und nur { NUMBER($fewer) } { $fewer ->
            [one] dunkles
           *[other] dunkle
        }, also muss eine Tour auf einem hellen beginnen und enden; aber { -start } ist dunkel
       *[none] Eine Tour beginnt und endet auf der Farbe, die {"ein Feld"} mehr hat, aber { -start } hat die andere Farbe
    }
reasons_inner-row = Auf vier { -lines } führt jeder Zug aus einer äußeren { -line } in eine innere; eine Tour muss also in einer äußeren { -line } beginnen und enden, aber { -start } liegt in einer inneren
reasons_start-exception = { $isKnown ->
        [true] Eine vollständige Suche fand keine, die auf { $start } beginnt
       *[false] Eine vollständige Suche fand keine, die dort beginnt
    }
reasons_end-is-start = Eine Tour durch mehr als {"ein Feld"} endet nicht auf { $start }, wo sie beginnt
reasons_end-colour = { $isKnown ->
        [true] Jeder Zug wechselt die Farbe; von { $last } aus endet eine Tour also auf der anderen Farbe als { $start }
       *[false] Jeder Zug wechselt die Farbe, und das Ende hat für diesen Start die falsche
    }
reasons_end-cut-off = Es ist kein Zug mehr übrig, mit dem die Tour auf { $isKnown ->
        [true] { $start }
       *[false] ihrem Ende
    } enden könnte
reasons_ends-elsewhere = { $counted } { $isOne ->
        [true] hat
       *[false] haben
    } nur noch einen Zug, also müsste die Tour statt am verlangten Ende dort enden
reasons_between-theorem = Auf jedem quadratischen Brett ab 6 × 6 gibt es eine zwischen je zwei Feldern, deren Farben es zulassen (Conrad und andere, 1994)
reasons_too-few-moves = { $first ->
        [0] {"Ein Feld"} hat zu wenige Züge
       *[other] { $counted } { $isOne ->
            [true] hat
           *[false] haben
        } { $second ->
            [1] keinen Zug
           *[other] weniger als die zwei Züge, die {"jedes Feld"} für eine geschlossene Tour braucht
        }
    }
reasons_too-many-ends = { $isKnown ->
        [true] { $isOne ->
            [true] Mit { $some } {"hat schon ein drittes Feld"} nur einen Zug, und eine Tour hat nur zwei Enden
           *[false] { $counted } haben je nur einen Zug, und nur { $second ->
                [1] {"eines davon"} kann ein Ende der Tour sein
               *[other] { WORD($second) } davon können Enden der Tour sein
            }
        }
       *[false] Zu viele {"Felder"} haben nur einen Zug, und eine Tour hat nur zwei Enden
    }
reasons_not-connected = { $isKnown ->
        [true] Kein Zug führt nach { $counted }
       *[false] Zu einigen {"Feldern"} führt kein Zug
    }
reasons_cut-squares = { $isKnown ->
        [true] Ohne { $some } zerfallen die anderen {"Felder"} in mehr Teile, als eine Tour besuchen kann
       *[false] Ohne einige {"Felder"} zerfallen die anderen in mehr Teile, als eine Tour besuchen kann
    }
reasons_end-parts = { $isKnown ->
        [true] { NUMBER($first) } Teile hängen nur über { $some } zusammen, und jeder bräuchte ein Ende der Tour, aber nur { $second ->
            [1] einer kann
           *[other] { WORD($second) } können
        } eines haben
       *[false] Zu viele Teile hängen nur über wenige {"Felder"} mit dem Rest zusammen, und jeder bräuchte ein Ende der Tour
    }
reasons_forced-moves = { $isKnown ->
        [true] { $start } würde mehr als zwei Züge brauchen: { $rest } haben je zwei und brauchen davon den nach { $start }
       *[false] {"Ein Feld"} würde mehr als zwei Züge brauchen
    }
reasons_forced-cycle = Die Züge, die jede Tour nehmen muss, bilden schon einen Kreis { $isKnown ->
        [true] allein durch { $counted }
       *[false] durch nur einige {"Felder"}
    }
reasons_no-two-factor = { $isKnown ->
        [true] { $some } brauchen zusammen { NUMBER($first) } Züge, aber die {"Felder"} ringsum haben nur Platz für { NUMBER($second) }
       *[false] Keine Auswahl von Zügen gibt {"jedem Feld"} die zwei, die eine geschlossene Tour braucht
    }
reasons_no-cycle-cover = { $isKnown ->
        [true] Die Züge von { $some } führen nur zu { NUMBER($second) } {"Feldern"}, aber { NUMBER($first) } sind nötig
       *[false] Keine Auswahl von Zügen führt von {"jedem Feld"} zu einem anderen
    }
reasons_separate-cycles = { $isKnown ->
        [true] { $second ->
            [0] Welche zwei Züge {"jedes Feld"} auch bekommt, keiner führt zu einem Ende der Tour
           *[other] { $counted } { $isOne ->
                [true] bleibt
               *[false] bleiben
            } vom Rest abgeschnitten, welche Züge man auch wählt
        }
       *[false] Einige {"Felder"} bleiben vom Rest abgeschnitten, welche Züge man auch wählt
    }
reasons_separate-parts = { $isKnown ->
        [true] Eine Tour, die { $these } besucht, kann nicht auch noch { $those } besuchen
       *[false] Zwei Teile {"des Bretts"} lassen sich einzeln besuchen, aber nicht beide mit einer Tour
    }
reasons_stuck = { $isKnown ->
        [true] Von { $start }
       *[false] Vom Ende
    } führt kein Zug {"auf ein unbesuchtes Feld"}
reasons_not-closed = {"Jedes Feld"} ist besucht, und von { $squares ->
        [0] dort
        [1] dort
       *[other] { $last }
    } führt kein Zug nach { -start }
reasons_never-entered = { $isKnown ->
        [true] Kein Zug führt mehr nach { $counted }
       *[false] Zu einigen {"Feldern"} führt kein Zug mehr
    }
reasons_start-cut-off = {"Jedes Feld"}, von dem aus ein Zug { $isKnown ->
        [true] nach { $start }
       *[false] zum Start
    } führt, ist verbraucht, also kann sich die Tour nicht schließen
reasons_too-many-dead-ends = { $isKnown ->
        [true] { $isOne ->
            [true] { $counted } hat nur noch einen Zug, also würde die Tour dort enden und sich nicht schließen
           *[false] { $counted } haben je nur noch einen Zug, { $second ->
                [0] also würde die Tour dort enden und sich nicht schließen
               *[other] und nur auf einem davon kann die Tour enden
            }
        }
       *[false] Zu viele {"Felder"} haben nur noch einen Zug
    }
reasons_cut-in-two = Vom Ende des Weges führen { $isKnown ->
        [true] keine Züge mehr nach { $counted }
       *[false] zu einigen {"Feldern"} keine Züge mehr
    }
