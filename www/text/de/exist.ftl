-a-tour = { $target ->
        [closed] eine geschlossene Tour
       *[other] eine offene Tour
    }
-no-tour = { $target ->
        [closed] keine geschlossene Tour
       *[other] keine offene Tour
    }
-rows = { $lines ->
        [columns] Spalten
       *[rows] Reihen
    }
-row = { $lines ->
        [columns] Spalte
       *[rows] Reihe
    }
labels =
    .intro = Hat dieses Brett eine Springertour? Frag, bevor du suchst: Auf manchen Brettern würdest du ewig suchen.
    .map = Wo Touren möglich sind
    .kind = Art der Tour
    .board = Brett
    .legend = Was die Zeichen bedeuten
    .seeWhy = Sieh, warum
    .more = Mehr: Wer hat das bewiesen?
    .closedTheorem = Ein volles Brett hat keine geschlossene Tour, wenn seine Felderzahl ungerade ist oder eine Seite 1, 2 oder 4 lang ist. Auch die Bretter 3 × 4, 3 × 6 und 3 × 8 haben keine. Alle anderen haben eine: Das hat Allen Schwenk 1991 bewiesen.
    .fourLines = Der Beweis für Bretter mit einer Seite der Länge 4, den du hier ansehen kannst, ist von Louis Pósa.
    .openTheorem = Offene Touren gibt es auf jedem vollen Brett mit Seiten ab 3, außer auf 3 × 3, 3 × 5, 3 × 6 und 4 × 4. Beweise stammen von Paul Cull und Jeffery De Curtins (1978) und von Axel Conrad und anderen (1994).
    .joinedTheorems = Auf einem Ring, wo linker und rechter Rand zusammenhängen, hat jedes volle Brett ab drei Feldern eine geschlossene Tour, außer bei einer einzigen Reihe und bei zwei oder vier Reihen mit einer geraden Zahl von Spalten (John Watkins, 2004). Auf einem Reifen, wo auch oberer und unterer Rand zusammenhängen, haben alle eine (Watkins und Rebecca Hoenigman, 1997).
    .why = Warum
    .sides = Höhe und Breite
    .fromSquare = Erstes Feld (leer: jedes)
    .toSquare = Letztes Feld (leer: jedes)
    .aboutMap = Die Karte sagt, ob es überhaupt eine solche Tour gibt, wo immer sie beginnt und endet.
    .picture = Das Brett
    .playOn = Auf diesem Brett spielen
targets =
    .closed = Geschlossene Touren
    .open = Offene Touren
keys =
    .move = Von Brett zu Brett gehen
    .rowStart = Erstes Brett der Reihe
    .rowEnd = Letztes Brett der Reihe
    .choose = Dieses Brett erklären
signs_schwenk =
    .sign = ✓
    .short = durch einen Satz bewiesen
signs_open-theorem =
    .sign = ✓
    .short = durch einen Satz bewiesen
signs_torus-theorem =
    .sign = ✓
    .short = durch einen Satz über Reifen bewiesen
signs_cylinder-theorem =
    .sign = ✓
    .short = durch einen Satz über Ringe bewiesen
signs_found =
    .sign = ✓
    .short = wenige Felder, durch eine Suche gefunden
signs_one-square =
    .sign = •
    .short = ein einziges Feld
signs_odd-area =
    .sign = ≠
    .short = beide Seiten ungerade
signs_side-1 =
    .sign = 1
    .short = eine Seite der Länge 1
signs_side-2 =
    .sign = 2
    .short = eine Seite der Länge 2
signs_side-4 =
    .sign = 4
    .short = eine Seite der Länge 4
signs_small-exception =
    .sign = !
    .short = ein kleines Brett, vollständig durchsucht
signs_knights-tour =
    .sign = ✓
    .short = die Figur kann, was der Springer kann
signs_steps =
    .sign = ✓
    .short = die Figur zieht Reihe für Reihe hin und her
signs_circuit =
    .sign = ✓
    .short = die Figur zieht um das ganze Brett herum
signs_colours =
    .sign = ≠
    .short = mehr Felder der einen Farbe
signs_too-few-moves =
    .sign = –
    .short = ein Feld mit zu wenigen Zügen
signs_not-connected =
    .sign = ÷
    .short = Felder, die nicht zu erreichen sind
signs_no-theorem =
    .sign = ?
    .short = kein Satz entscheidet es
onRing =
    .side-1 = eine einzige Reihe
    .side-2 = zwei Reihen und eine gerade Zahl von Spalten
    .side-4 = vier Reihen und eine gerade Zahl von Spalten
openInExplore = In „Erkunden“ ausprobieren
watchSearch = Diese Suche in „Erkunden“ ansehen
watchConstruction = In „Erkunden“ sehen, wie sie entsteht
beforeArgument = Drücke „Abspielen“, um den Beweis Feld für Feld zu sehen.
searchBrokenOff = Die Suche brach ab, bevor sie alles versucht hatte. Wähle das Brett noch einmal, um sie neu zu beginnen.
searching = Eine solche Tour wird gesucht, höchstens 10 Sekunden lang …
meaning = { $answer ->
            [yes] Es gibt eine Tour: { $short }.
            [unknown] Nicht bekannt: { $short }.
           *[other] Keine Tour: { $short }.
        }
boards = { NUMBER($n) } { $n ->
            [one] Brett
           *[other] Bretter
        }
mapName = { $target ->
            [closed] Bretter nach Breite und Höhe: geschlossene Touren
           *[other] Bretter nach Breite und Höhe: offene Touren
        }{ $wrap ->
            [columns] {" "}auf einem Ring
            [both] {" "}auf einem Reifen
           *[none] {""}
        }
cell = { $size }: { $answer ->
        [yes] { -a-tour }
        [unknown] vielleicht { -a-tour }
       *[other] { -no-tour }
    }, { $short }
caption = { $press } ein Brett, um zu sehen, warum.
onSurface = { $wrap ->
        [columns] { $size } als Ring
        [both] { $size } als Reifen
       *[none] { $size }
    }
heading = { $hasPiece ->
        [true] { $piece }: Hat
       *[false] Hat
    } { $size } { -a-tour }{ $ends ->
        [both] {" "}von { $start } nach { $end }
        [start] {" "}von { $start } aus
       *[none] {""}
    }?
title = { $target } auf { $size } · { $exist } · { $title }
part =
    .colours = Färbe die Felder wie auf einem Schachbrett. Jeder Zug wechselt die Farbe.
    .lines = Teile sie jetzt anders ein, in die äußeren { -rows } und die inneren.
    .outer-moves = Sieh dir die Züge von den äußeren { -rows } an: Alle führen in innere. Eine geschlossene Tour besucht also nie zwei äußere Felder nacheinander. Die Hälfte der Felder ist außen, also muss sie rundherum immer abwechseln: außen, innen, außen, innen.
    .alternation = Jeder Zug wechselt auch die Farbe. Von a1, das außen liegt und dunkel ist, erreicht die Tour nur dunkle äußere und helle innere Felder.
    .reach = Folge den Zügen von a1 aus, so weit sie führen.
found =
    .colours = Gefunden: { NUMBER($dark) } dunkle, { NUMBER($light) } helle.
    .lines = Gefunden: { NUMBER($outer) } äußere, { NUMBER($inner) } innere.
    .alternation = Gefunden: { NUMBER($met) } erreichte, { NUMBER($missed) } verfehlte.
    .reach = Gefunden: { NUMBER($reached) } erreichte.
step =
    .light = { $name } ist hell.
    .dark = { $name } ist dunkel.
    .outer = { $name } liegt in einer äußeren { -row }.
    .inner = { $name } liegt in einer inneren { -row }.
    .bound = Von { $name } führen die Züge nach { LIST($moves) }: nur in innere { -rows }.
    .met = Eine Tour, die abwechselt, kann { $name } erreichen.
    .missed = Eine Tour, die abwechselt, erreicht { $name } nie.
    .reached = Ein Zug führt von { LIST($moves) } nach { $name }.
    .start = Beginne auf { $name }.
conclusion =
    .pending = Also …
    .alternation = Also würde die Tour { NUMBER($missed) } der { NUMBER($area) } Felder nie besuchen: Es gibt keine geschlossene Tour.
    .oneSquare = Also verlässt die Figur ihr Feld nie: Es gibt keine geschlossene Tour.
    .reach = Also { $left ->
            [1] ist
           *[other] sind
        } { NUMBER($left) } der { NUMBER($area) } Felder unerreichbar: Es gibt { -no-tour }.
    .colours = Eine geschlossene Tour geht dunkel, hell, dunkel, hell, also braucht sie von beiden gleich viele. Hier sind es { NUMBER($dark) } dunkle und { NUMBER($light) } helle: Es gibt keine geschlossene Tour.
searchPlan = { $target ->
            [closed] Die Farben schließen hier keine Tour aus, also probieren wir alles. Der Springer versucht jeden Zug und kehrt aus jeder Sackgasse um. Eine geschlossene Tour besucht jedes Feld, also genügt ein Start: a1.
           *[other] Die Farben schließen hier keine Tour aus, also probieren wir alles. Der Springer versucht jeden Zug und kehrt aus jeder Sackgasse um. Er beginnt auf jedem der { NUMBER($starts) } Felder; von a1 aus kannst du zusehen.
        }
-times = { $placements ->
        [1] einmal
       *[other] { NUMBER($placements) }-mal
    }
searchFound =
    .soFar = Der Springer wurde bisher { -times } gesetzt, jetzt von Start { NUMBER($start) } von { NUMBER($of) } aus.
    .none = Der Springer wurde { -times } gesetzt, bis nichts mehr zu versuchen war: Es gibt { -no-tour }.
    .some = Der Springer wurde { -times } gesetzt, und { NUMBER($tours) } { $tours ->
            [one] Tour wurde
           *[other] Touren wurden
        } gefunden.
construction =
    .oneSquare = Der Springer steht schon auf dem einzigen Feld.
    .made = Hier ist { -a-tour } über { NUMBER($squares) } Felder, eben erst gemacht. Kleine Bretter werden durchsucht, schmale wiederholen ein Muster, und große verbinden die Touren kleiner Blöcke. Das klappt auf jedem Brett, das eine Tour hat.
visit =
    .before = Drücke „Abspielen“, um der Tour Feld für Feld zu folgen.
    .square = Feld { NUMBER($position) } von { NUMBER($squares) }: { $name }.
    .oneSquare = Die Tour besteht nur aus { $first }.
    .closed = Alle { NUMBER($squares) } Felder sind besucht, und ein Zug führt von { $last } zurück nach { $first }.
    .open = Alle { NUMBER($squares) } Felder sind besucht, von { $first } bis { $last }.
picture = { $name } ({ $progress }) { $sentence }
wrong =
    .board = Die Karte zeigt volle Bretter mit Seiten von 1 bis { NUMBER($most) }; schreib eines wie 4x7
    .side = Schreib eine ganze Zahl von 1 bis { NUMBER($most) }.
    .target = { QUOTED($value) } ist keine Art von Tour; wähle closed oder open
    .wrap = { QUOTED($value) } ist keine Fläche; wähle columns (Ring) oder both (Reifen) oder lass es weg
