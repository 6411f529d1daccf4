exactNumber = genaue Zahl
notEstimated = Das lässt sich nicht schätzen: { $message }.
walked = { NUMBER($done) } von { NUMBER($all) }
noTour =
    .yet = noch keine Tour
    .atAll = keine Tour
percents = { $value } %
offBy =
    .some = { $percents }
    .most = mehr als 99 %
-walks = { NUMBER($walks) } { $walks ->
        [one] Weg
       *[other] Wegen
    }
standardError = Standardfehler { $error }: Sind diese Wege typisch, weicht die wahre Zahl wahrscheinlich (in 19 von 20 Fällen) höchstens um { $twice } von der Schätzung ab.
completed = { $completed ->
        [0] Keiner von { -walks } wurde eine Tour.
        [1] Einer von { -walks } wurde eine Tour.
       *[other] { NUMBER($completed) } von { -walks } wurden Touren.
    }
exact =
    .alone = Die genaue Zahl ist { $number }.
    .hit = Die genaue Zahl ist { $number }; die Schätzung trifft sie genau.
    .noEstimate = Die genaue Zahl ist { $number }; kein Weg wurde eine Tour, also gibt es keine Schätzung.
    .below = Die genaue Zahl ist { $number }; die Schätzung liegt { $off } darunter.
    .above = Die genaue Zahl ist { $number }; die Schätzung liegt { $off } darüber.
greedy =
    .looksCertain = Ein gieriges Gewicht sieht sicher aus, ist aber falsch.
    .isWrong = Ein gieriges Gewicht ist falsch, und sein Fehler zeigt es nicht.
    .miss = Es gibt einen Fehler von { $error } an, aber die Schätzung ist { $off } zu { $isLow ->
            [true] niedrig
           *[false] hoch
        }: { NUMBER($errors) } Standardfehler daneben. { PERCENT($completed, $walks) } seiner Wege werden Touren, aber diese sehen sich ähnlich. Die meisten Touren sind von anderer Art, und die findet es so gut wie nie.
    .warning = Ein Gewicht von { $weight } ist gierig: Seine Wege sehen sich ähnlich. Ihr Durchschnitt sieht sicher aus, kann aber viel zu niedrig sein. Vergleiche ihn mit dem üblichen Gewicht.
spoken = { $label }: { $about }.
uncountedName = { $size } { $isClosed ->
        [true] geschlossen
       *[false] offen
    }
walksTick = { $size ->
        [millions] { $millions } Mio.
       *[other] { $walks }
    }
curveName = Gewicht { $weight }
scaleNote =
    .one = Geschätzte Touren nach Anzahl der Wege; die Schattierung ist zwei Standardfehler breit.
    .power = Geschätzte Touren, in { $power }, nach Anzahl der Wege; die Schattierung ist zwei Standardfehler breit.
noWalk = Es gibt noch keinen Weg.
plotSummary = Kurve des Durchschnitts: { $early } nach { NUMBER($earlyWalks) } { $earlyWalks ->
        [one] Weg
       *[other] Wegen
    }, { $last } nach { NUMBER($lastWalks) } { $lastWalks ->
        [one] Weg
       *[other] Wegen
    }.
pointColumns =
    .walks = Wege
    .average = Durchschnitt
    .error = Standardfehler
    .off = Abweichung
