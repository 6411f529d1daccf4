formationSides =
    .left = Am linken Rand
    .right = Am rechten Rand
    .bottom = Am unteren Rand
    .top = Am oberen Rand
uses =
    .goes-on = Von dort kommt der Weg {"auf ein freies Feld"}.
    .closes = Von dort kommt der Weg zum Start.
    .detour = Jetzt passt ein Umweg hinein.
    .none = Von allen möglichen Enden ist es am längsten her, dass der Weg hier endete.
options_order =
    .name = Reihenfolge
options_order_values_tutorial =
    .name = Nach der Zugreihenfolge
    .short = Reihenfolge: der Züge
options_order_values_fewest-first =
    .name = Wenigste Folgezüge zuerst
    .short = Reihenfolge: wenigste Folgezüge zuerst
options_prune =
    .name = Vorausschauen
options_prune_values_false =
    .name = Nein
    .short = Vorausschauen: nein
options_prune_values_true =
    .name = Ja: aufgeben, wo keine Tour bleibt
    .short = Vorausschauen: ja
options_update =
    .name = Erneuern
options_update_values_shuffled =
    .name = Einzeln, gemischt
    .short = Erneuern: einzeln, gemischt
options_update_values_fixed =
    .name = Einzeln, der Reihe nach
    .short = Erneuern: einzeln, der Reihe nach
options_update_values_all-at-once =
    .name = Alle auf einmal
    .short = Erneuern: alle auf einmal
options_equation =
    .name = Regel
options_equation_values_corrected =
    .name = Berichtigt
    .short = Regel: berichtigt
options_equation_values_printed =
    .name = Wie gedruckt: klappt nicht
    .short = Regel: wie gedruckt
options_merge =
    .name = Verbinden
options_merge_values_false =
    .name = Nein
    .short = Verbinden: nein
options_merge_values_true =
    .name = Ja: die Kreise am Ende
    .short = Verbinden: ja
options_growth =
    .name = Weitergehen
options_growth_values_fewest =
    .name = Wenigste Folgezüge zuerst
    .short = Weitergehen: wenigste Folgezüge zuerst
options_growth_values_random =
    .name = Zufällig
    .short = Weitergehen: zufällig
options_symmetry =
    .name = Symmetrie
options_symmetry_values_any =
    .name = Die erste mögliche
    .short = Symmetrie: die erste mögliche
options_symmetry_values_half-turn =
    .name = Halbe Drehung
    .short = Symmetrie: halbe Drehung
options_symmetry_values_quarter-turn =
    .name = Vierteldrehung
    .short = Symmetrie: Vierteldrehung
options_symmetry_values_mirror =
    .name = Spiegelung
    .short = Symmetrie: Spiegelung
options_crossings =
    .name = Kreuzungen
options_crossings_values_any =
    .name = Erlaubt
    .short = Kreuzungen: erlaubt
options_crossings_values_none =
    .name = Keine
    .short = Kreuzungen: keine
otherOption = { $id }: { $value }
triedBy =
    .warnsdorff = Jeder Versuch folgte der Regel in eine Sackgasse oder verbrauchte alle seine Schritte.
    .restarts = Jeder Versuch endete in einer Sackgasse oder schloss sich nicht.
    .backtracking = Die Zeit reichte nicht, um alle Möglichkeiten zu versuchen.
    .edges-first = Nicht alle übrigen {"Felder"} passten als Umwege hinein.
    .blocks = Das Verfahren fand für einen der Blöcke keine Tour oder keinen Weg, zwei davon zu verbinden.
    .rotations = Das Verfahren hat die ganze Zeit das Ende seines Weges gedreht und neu begonnen.
    .cycles = Kein Tausch verband die übrigen Kreise, und alles zu versuchen würde zu lange dauern.
    .neural = Das Netz kam mit mehreren Kreisen zur Ruhe oder gar nicht.
    .symmetric = Kein Weg, der wuchs, ließ sich mit seinen Bildern verbinden.
askedMethods =
    .theory = die Theorie
    .cycles = kleine Kreise verbinden
    .rotations = das Ende eines Weges drehen
    .decision = {"Feld für Feld"} entscheiden
    .cycles-again = andere Kreise verbinden
    .exhaustive = die vollständige Suche
pruneCauses =
    .unreachable = Kein Zug führt mehr nach { SQUARE($name) }
    .too-many-ends = { SQUARE($name) } könnte nur ein Ende sein, und die Tour hat schon beide Enden
    .cut-in-two = { SQUARE($name) } ist von hier aus nicht mehr zu erreichen
    .start-cut-off = {"Kein freies Feld"} ist einen Zug vom Start entfernt, von { SQUARE($name) }
rotation = { $left ->
            [0] {"Jedes Feld"} ist besucht, aber von { SQUARE($focus) } führt kein Zug nach { SQUARE($start) }.
           *[other] Von { SQUARE($focus) } aus kommt der Weg {"auf kein freies Feld"}.
        } Das Verfahren verbindet dieses Ende mit { SQUARE($at) } und dreht den Weg von dort an um. Er endet jetzt auf { CHOSEN($to) }. { PARTS($use) }
wentByHand =
    .alone = Du bist nach { $to } gezogen.
    .same = { $isRule ->
            [true] Du bist nach { $to } gezogen, wie es die Regel täte.
           *[false] Du bist nach { $to } gezogen, wie es das Verfahren täte.
        }
    .other = { $isRule ->
            [true] Du bist nach { $to } gezogen; die Regel hätte lieber { $preferred } genommen.
           *[false] Du bist nach { $to } gezogen; das Verfahren hätte lieber { $preferred } genommen.
        }
-with-ways = { $ways ->
        [0] ohne Folgezug
        [one] mit { $ways } Folgezug
       *[other] mit { $ways } Folgezügen
    }
-next-order = Die nächste Reihenfolge, { $order }
-complete = { $complete ->
        [one] { $complete } besuchte
       *[other] { $complete } besuchten
    } {"jeden Knoten"} ({ PERCENT($complete, $attempts) })
-loops = { $cycles ->
        [one] { $cycles } Kreis
       *[other] { $cycles } Kreise
    }
-loops-left = { $cycles ->
        [1] Ein Kreis ist übrig: eine geschlossene Tour.
       *[other] { $cycles } Kreise sind übrig.
    }
-still-missing = { $missing ->
        [0] Jetzt hat {"jedes Feld"} zwei.
        [one] { $missing } Zug fehlt noch.
       *[other] { $missing } Züge fehlen noch.
    }
-after-sweeps = { $sweeps ->
        [one] Nach { $sweeps } Durchlauf
       *[other] Nach { $sweeps } Durchläufen
    }
-squares = { $squares ->
        [one] { $squares } {"Feld"}
       *[other] { $squares } {"Feldern"}
    }
-asked-at-first = { $method ->
        [theory] Die Theorie
        [cycles] Das Verbinden kleiner Kreise
        [rotations] Das Drehen am Ende eines Weges
        [decision] Das Entscheiden {"Feld für Feld"}
        [cycles-again] Das Verbinden anderer Kreise
       *[exhaustive] Die vollständige Suche
    }
-cause = { $cause ->
        [several-cycles] { $cycles ->
            [one] Das Netz ist mit { $cycles } Kreis statt einem zur Ruhe gekommen.
           *[other] Das Netz ist mit { $cycles } Kreisen statt einem zur Ruhe gekommen.
        }
        [no-merge] Das Netz kann seine { -loops } nicht weiter verbinden.
        [too-many-sweeps] { -after-sweeps } ist das Netz noch nicht zur Ruhe gekommen.
       *[frozen] Das Netz ist zur Ruhe gekommen, aber manche {"Felder"} haben nicht zwei Züge.
    }
stories =
    .forward = Von { SQUARE($focus) } aus versucht {"der Springer"} {"den nächsten Knoten"} der Reihe nach{ $tried ->
            [0] {""}
            [1] , nach einem Fehlschlag
           *[other] , nach { WORD($tried) } Fehlschlägen
        }: { CHOSEN($to) }.{ $left ->
            [0] {""}
            [1] {" "}{"Ein anderes Feld"} bleibt für später.
           *[other] {" "}Noch { WORD($left) } {"Felder"} bleiben für später.
        }
    .prune = Von { SQUARE($focus) } aus ist keine Tour möglich: { PARTS($why) }. {"Der Springer"} geht zurück nach { CHOSEN($to) }.
    .by-hand = Du ziehst von { SQUARE($focus) } nach { CHOSEN($to) }, { -with-ways }{ $isSame ->
            [true] { $isRule ->
                [true] , wie es die Regel täte
               *[false] , wie es das Verfahren täte
            }
           *[false] { $isRule ->
                [true] ; die Regel hätte lieber { SQUARE($preferred) } genommen
               *[false] ; das Verfahren hätte lieber { SQUARE($preferred) } genommen
            }
        }.
    .closed-by-hand = Du schließt die Tour mit dem Zug nach { CHOSEN($to) }.
    .take-next = Die Tour geht von { SQUARE($focus) } nach { CHOSEN($to) }, { -with-ways }{ $kind ->
            [more] . Warnsdorffs Regel würde {"auf ein Feld"} mit { $fewest } gehen
            [fewest] : die wenigsten, wie Warnsdorffs Regel es will
           *[other] {""}
        }.
    .breaks = { -next-order }: Von { SQUARE($from) } nach { SQUARE($to) } führt kein Zug.
    .not-closed = { -next-order }: Jeder Schritt ist ein Zug. Aber von { SQUARE($from) } führt kein Zug zurück nach { SQUARE($to) }.
    .holds = { -next-order }: Jeder Schritt ist ein Zug.
    .attempt-failed = { $isOpen ->
            [true] {"Jedes Feld"} ist besucht, aber die Tour ist offen.
           *[false] Sackgasse nach { $visited } von { -squares }.
        } {"Der Springer"} nimmt alle Züge zurück. Bisher { $attempts ->
            [one] { $attempts } Versuch
           *[other] { $attempts } Versuche
        }: { -complete }; keine Tour schloss sich.
    .closed-after-attempts = {"Jedes Feld"} ist besucht, und der Zug nach { CHOSEN($to) } schließt die Tour. In { $attempts ->
            [one] { $attempts } Versuch
           *[other] { $attempts } Versuchen
        } ist es die erste, die sich schließt ({ PERCENT($one, $attempts) }). Von den Versuchen { -complete }.
    .grow = Der Weg geht von { SQUARE($focus) } nach { CHOSEN($to) } weiter, { -with-ways }{ $isTied ->
            [true] , zufällig unter gleichen gewählt
           *[false] {""}
        }.
    .grow-at-random = Der Weg geht von { SQUARE($focus) } nach { CHOSEN($to) } weiter, zufällig aus { $candidates ->
            [one] { $candidates } {"Feld"}
           *[other] { $candidates } {"Feldern"}
        } gewählt.
    .rotations-failed = Das Verfahren hat das Ende { $turns }-mal ohne Erfolg gedreht und { $visited } von { -squares } besucht. Es nimmt alle Züge zurück und beginnt Versuch { $next }.
    .cut = { $side ->
            [rows] Das Verfahren zerschneidet {"den Graphen"} nach Reihe { $after } von unten.
           *[columns] Das Verfahren zerschneidet {"den Graphen"} nach Spalte { $after } von links.
        }
    .base-tour = { $isWhole ->
            [true] {"Das Brett"} ist ein einziger Block, { $size }. Er
           *[false] Der Block { $size } bei { SQUARE($corner) }
        } { $origin ->
            [copied] bekommt dieselbe Tour wie ein anderer dieser Größe.
            [closed] bekommt eine geschlossene Tour, durch Suchen gefunden.
           *[open] bekommt eine offene Tour, durch Suchen gefunden.
        }
    .blocks-joined = Aus zwei Blöcken wird einer. Zwei Züge hinüber ersetzen je einen Zug von beiden; einer davon führt von { SQUARE($from) } nach { SQUARE($to) }. { $left ->
            [1] Eine Tour ist übrig.
           *[other] { $left } Touren sind übrig.
        }
    .piece-inserted = Der Zug von { SQUARE($from) } nach { SQUARE($to) } macht Platz für die Tour des nächsten Stücks.
    .strand-ends = { $columns ->
            [1] Eine Spalte ab { SQUARE($corner) } bekommt eine Tour, aus der vier Stränge weiterführen.
           *[other] { NUMBER($columns) } Spalten ab { SQUARE($corner) } bekommen eine Tour, aus der vier Stränge weiterführen.
        }
    .strands = Die vier Stränge gehen durch zwei Spalten weiter, ab { SQUARE($corner) }.
    .strands-tied = Das Verfahren verknüpft die vier Stränge mit den Spalten ab { SQUARE($corner) }.
    .opened = Du wolltest eine offene Tour, also fällt der Zug von { SQUARE($last) } zurück zum Start, nach { SQUARE($start) }, weg.
    .formation-sets-out = Vier Stränge brechen von { SQUARE($from) } und den Nachbarn auf, paarweise verbunden. Sie gehen nebeneinander weiter.
    .formation-advances = { $strands ->
            [4] Alle vier Stränge gehen geradeaus, der erste nach { SQUARE($to) }.
            [1] Ein Strang geht geradeaus, nach { SQUARE($to) }.
           *[other] { NUMBER($strands) } Stränge gehen geradeaus, der erste nach { SQUARE($to) }.
        }
    .formation-turns = { $edge } biegen die Stränge in die nächsten vier Reihen ein, mit { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
        }.
    .formation-ends = In der letzten Ecke, bei { SQUARE($at) }, trifft der erste Strang den dritten und der zweite den vierten. Das sind nicht die Paare vom Anfang, also werden alle vier eine geschlossene Tour.
    .formation-too-large = {"Auf diesem Brett"} haben vier Stränge keinen Platz zum Abbiegen. Diese Tour fand vorher eine Suche nach wenigen Knicken und Kreuzungen.
    .match = { $moves ->
            [1] Ein Zug mehr, {"für das Feld"} mit der knappsten Auswahl. { -still-missing }
           *[other] { $moves } Züge mehr, jeder {"für das Feld"} mit der knappsten Auswahl. { -still-missing }
        }
    .augment = Zwei {"Feldern"} fehlt ein Zug. Eine Kette von Zügen wird getauscht, { $out } hinaus und { $added } hinein; so bekommen beide einen. { -still-missing }
    .merge = Aus zwei Kreisen wird einer: Zwei Züge hinüber ersetzen je einen Zug von beiden. Der kleinere Kreis hatte { $size ->
            [one] { $size } {"Feld"}
           *[other] { $size } {"Felder"}
        }. { -loops-left }
    .exchange = Ein längerer Tausch, { $out ->
            [one] { $out } Zug
           *[other] { $out } Züge
        } hinaus und ebenso viele hinein, verbindet { $joined } Kreise. { -loops-left }
    .shift = Keine zwei Kreise lassen sich verbinden. Ein Tausch von { $out ->
            [one] { $out } Zug
           *[other] { $out } Zügen
        } ergibt andere Kreise, es bleiben aber { $cycles }.
    .match-again = Diese { $cycles } Kreise bleiben getrennt. Das Verfahren entfernt alle Züge und beginnt Versuch { $attempt }.
    .try-all = Jetzt probiert das Verfahren alle Möglichkeiten: { $tried } von { $ends ->
            [one] { $ends } Fall
           *[other] { $ends } Fällen
        } erledigt.
    .found = Beim Probieren aller Möglichkeiten hat sich eine Tour gefunden.
    .next-method = { $method ->
            [theory] Die Theorie hat keine Antwort.
           *[other] { -asked-at-first } fand keine Antwort.
        } Als Nächstes: { $next }.
    .decide = Dieses Verfahren verfolgt alle Wege durch die {"Felder"} zugleich: { $finished } von { -squares } sind erledigt, und { SQUARE($focus) } ist an der Reihe; bisher { $states ->
            [one] { $states } Zustand
           *[other] { $states } Zustände
        }.
    .answered = { -asked-at-first } hat eine Tour gefunden.
    .wake = Versuch { $attempt }: Von { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
        } { $active ->
            [one] wird einer
           *[other] werden { $active }
        } zufällig eingeschaltet.
    .sweep = Durchlauf { $sweep }: { $switched ->
            [one] { $switched } Zug
           *[other] { $switched } Züge
        } umgeschaltet, { $active } aktiv. { $settled } von { -squares } { $settled ->
            [one] hat schon zwei Züge
           *[other] haben schon zwei Züge
        }.
    .several-cycles = { -after-sweeps } hat {"jedes Feld"} zwei Züge, aber sie bilden { -loops }.
    .frozen = { -after-sweeps } ändert sich nichts mehr, aber nur { $settled } von { -squares } { $settled ->
            [one] hat
           *[other] haben
        } zwei Züge.
    .merge-cycles = Aus zwei Kreisen wird einer: Zwei Züge hinüber ersetzen je einen Zug von beiden. { -loops-left }
    .longer = Ein längerer Weg: Er besucht { NUMBER($visited) } {"Felder"}. Kein Weg kann mehr als { NUMBER($most) } besuchen.
    .grow-paths = Bisher gewachsene Wege: { NUMBER($paths) }. Noch besucht keiner mehr als { NUMBER($visited) } {"Felder"}, und keiner kann mehr als { NUMBER($most) } besuchen.
    .try-longer = Jetzt wird jeder Weg versucht. Stellungen bisher: { NUMBER($positions) }. Noch hat keiner mehr als { NUMBER($visited) } {"Felder"}, und keiner kann mehr als { NUMBER($most) } haben.
    .grow-alike = Der Weg führt von { SQUARE($focus) } weiter nach { CHOSEN($to) }, und { $images ->
            [1] sein Bild geht
           *[other] seine Bilder gehen
        } mit.
    .rotate-alike = { $left ->
            [0] Der Weg, der auf { SQUARE($focus) } endet, lässt sich nicht mit seinen Bildern verbinden.
           *[other] Auf { SQUARE($focus) } geht es nicht weiter.
        } Das Verfahren dreht sein Ende um, auch in den Bildern. Er endet jetzt auf { CHOSEN($to) }.
    .close-alike = Der Weg und seine Bilder werden zu einer Tour verbunden.
    .restart-alike = Das Ende umzudrehen hat nicht geholfen. Das Verfahren nimmt alle Züge zurück und beginnt Versuch { NUMBER($next) }.
    .try-alike = Jetzt wird jeder Weg durch das gefaltete Brett versucht. Stellungen bisher: { NUMBER($positions) }.
    .reseed = { -cause } Es entfernt alle Züge und beginnt Versuch { $attempt }.
    .to-corner = { $tied ->
            [1] Ecken haben Vorrang, und eine ist erreichbar: { CHOSEN($to) }.
           *[other] Ecken haben Vorrang, und { WORD($tied) } sind erreichbar. Eine davon, zufällig: { CHOSEN($to) }.
        }
    .near-edge = { $distance ->
            [0] { $tied ->
                [1] Von { SQUARE($focus) } aus ist ein Feld am Rand erreichbar: { CHOSEN($to) }.
               *[other] Von { SQUARE($focus) } aus sind { WORD($tied) } Felder am Rand erreichbar. Eines davon, zufällig: { CHOSEN($to) }.
            }
           *[other] Von { SQUARE($focus) } aus liegt { CHOSEN($to) } dem Rand am nächsten, { $distance ->
                [one] { $distance } Feld
               *[other] { $distance } Felder
            } davon entfernt{ $tied ->
                [1] {""}
               *[other] , zufällig aus { WORD($tied) } gleichen gewählt
            }.
        }
    .detour = { $letters ->
            [1] Ein Umweg: Zwischen { SQUARE($from) } und { SQUARE($to) } passt {"ein übriges Feld"} hinein, als { $first }.
           *[other] Ein Umweg: Zwischen { SQUARE($from) } und { SQUARE($to) } passen { $letters } übrige {"Felder"} hinein, als { $first } bis { $last }.
        }
    .renumber = { $left ->
            [0] {"Jedes Feld"} ist besucht.
            [1] {"Ein Feld"} passte nicht hinein.
           *[other] { $left } {"Felder"} passten nicht hinein.
        } { $lettered ->
            [1] {"Das Feld"} mit Buchstaben bekommt eine Zahl.
           *[other] Die { $lettered } {"Felder"} mit Buchstaben bekommen Zahlen.
        }
code_lines =
    .place = setze {"den Springer"} auf den Start
    .until-all-visited = bis {"jedes Feld"} besucht ist:
    .count-onward-moves = zähle die Folgezüge der Kandidaten
    .go-to-fewest = geh zum Kandidaten mit den wenigsten
    .close = schließe die Tour: zurück zum Start
    .out-of-steps = keine Schritte mehr: neu, mit Zufall
    .prune = keine Tour mehr möglich: zurück
    .try-next = geh {"auf das nächste unversuchte Feld"}
    .take-back = nichts mehr: letzten Zug zurück
    .all-tried = nichts mehr zu versuchen: keine Tour
    .until-stuck = bis es nicht weitergeht:
    .corner-or-nearest-edge = geh in eine Ecke, sonst nah zum Rand
    .splice-detours = besuche übrige {"Felder"} als Umwege
    .rotate-end = geht es nicht weiter, dreh das Ende
    .renumber = nummeriere die {"Felder"} mit Buchstaben
    .break-tie-at-random = Gleichstand: wähle zufällig
    .take-next = geh {"auf das nächste Feld"} der Tour
    .restart = klappt das nicht, beginne neu
    .grow = geh weiter: wenigste Folgezüge
    .grow-at-random = geh {"auf irgendein freies Feld"}
    .rotate-until-closed = dreh das Ende, bis es sich schließt
    .cut = zerlege {"den Graphen"} in Blöcke
    .base-tours = suche in jedem Block eine Tour
    .until-one-tour = bis nur eine Tour übrig ist:
    .join = verbinde zwei: tausche je einen Zug
    .insert = ersetze einen Zug durch ein Stück
    .strands = führe vier Stränge durch vier Reihen
    .open = öffne die Tour am Start
    .set-out = vier Stränge beginnen in einer Ecke
    .until-last-corner = bis sie gegenüber ankommen:
    .advance = geh nebeneinander geradeaus
    .turn = am Rand: bieg ab, vier Reihen weiter
    .end = verbinde dort die Stränge über Kreuz
    .written-down = kleine Bretter: eine bekannte Tour
    .diagnose = suche, was eine Tour ausschließt
    .bound = zähle, was Farben und Teile erlauben
    .until-bound = bis ein Weg so viele besucht:
    .grow-paths = lass Wege anderswo wachsen
    .try-longer = auf kleinen {"Brettern"}: versuche jeden
    .fold = falte das Brett nach der Symmetrie
    .grow-alike = verlängere Weg und Bilder
    .rotate-alike = steckt er fest, drehe alle Enden
    .close-alike = verbinde den Weg mit den Bildern
    .restart-alike = klappt das nicht, beginne neu
    .try-alike = auf kleinen Brettern: versuche jeden
    .match-greedily = gib {"Feldern"} zwei Züge, knappe zuerst
    .augment = tausche Ketten, bis alle zwei haben
    .until-one-cycle = bis nur ein Kreis übrig ist:
    .merge = verbinde zwei Kreise mit zwei Zügen
    .exchange = geht das nicht, tausche mehr Züge
    .match-again = klappt das nicht, beginne anders
    .try-all = {"auf kleinen Brettern"}: versuche alles
    .ask-theory = frag die Theorie
    .ask-cycles = verbinde kleine Kreise, sonst
    .ask-rotations = dreh das Ende eines Weges, sonst
    .ask-decision = entscheide {"Feld für Feld"}, sonst
    .ask-cycles-again = verbinde andere Kreise, sonst
    .ask-exhaustive = versuche alles, sonst
    .give-up = gib auf
    .wake = schalte zufällig Züge ein
    .until-two-each = bis {"jedes Feld"} zwei Züge hat:
    .switch = U über 3: an; U unter 0: aus
    .one-cycle = ist es ein einziger Kreis: eine Tour
    .reseed = sonst beginne zufällig neu
    .each-order = für jede Reihenfolge der {"Felder"}:
    .follow = folge ihr, solange es Züge sind
    .holds = sind alle Züge, ist es eine Tour
    .update = U ← U + 4 − aktive an beiden Enden
    .update-printed = U ← U + 2 − aktive am selben {"Feld"}
code_ties =
    .first = Gleichstand: nach Zugreihenfolge
    .random = Gleichstand: zufällig
    .pohl-sum = Gleichstand: kleinste Summe danach
    .pohl-min = Gleichstand: wenigste danach
    .roth = Gleichstand: weit weg von der Mitte
    .roth-random = Gleichstand: weit weg, dann zufällig
    .squirrel-cull = Gleichstand: nach Bereich {"des Bretts"}
code_deadEnds =
    .stop = in der Sackgasse: anhalten
    .backtrack = in der Sackgasse: einen Zug zurück
    .restart = in der Sackgasse: neu, mit Zufall
