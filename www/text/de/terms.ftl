# What differs stands in braces with its article and adjectives: “{"jedes Feld"} {"des Bretts"}”. There are the words
# for boards; only in the accusative, where Feld stays as it is but Knoten does not, those for graphs: “Besuche {"jeden Knoten"}”.

wordByWord = {""}
onGraphs =
    | Feld | Knoten
    | Felder | Knoten
    | Feldern | Knoten
    | das | der
    | Das Feld | Der Knoten
    | Ein Feld | Ein Knoten
    | ein Feld | ein Knoten
    | Kein Feld | Kein Knoten
    | kein Feld | kein Knoten
    | Jedes Feld | Jeder Knoten
    | jedes Feld | jeder Knoten
    | jedes Feldes | jedes Knotens
    | Ein einzelnes Feld | Ein einzelner Knoten
    | hat schon ein drittes Feld | hat schon ein dritter Knoten
    | eines davon | einer davon
    | jedem Feld | jedem Knoten
    | auf ein unbesuchtes Feld | zu einem unbesuchten Knoten
    | Ein anderes Feld | Ein anderer Knoten
    | Das einzige Feld | Der einzige Knoten
    | das beste | der beste
    | das übrige | der übrige
    | ein übriges Feld | ein übriger Knoten
    | Kein freies Feld | Kein freier Knoten
    | Kein übriges Feld | Kein übriger Knoten
    | Erstes Feld | Erster Knoten
    | Letztes Feld | Letzter Knoten
    | Nächstes mögliches Feld | Nächster möglicher Knoten
    | Feld für Feld | Knoten für Knoten
    | Feld zu Feld | Knoten zu Knoten
    | für das Feld | für den Knoten
    | auf das | zu dem
    | auf das Feld | zu dem Knoten
    | auf ein Feld | zu einem Knoten
    | auf das nächste Feld | zum nächsten Knoten
    | auf das nächste unversuchte Feld | zum nächsten unversuchten Knoten
    | auf ein freies Feld | zu einem freien Knoten
    | auf irgendein freies Feld | zu irgendeinem freien Knoten
    | auf kein freies Feld | zu keinem freien Knoten
    | auf unbesuchte Felder | zu unbesuchten Knoten
    | Das Brett | Der Graph
    | des Bretts | des Graphen
    | Dieses Brett | Dieser Graph
    | dieses Brett | dieser Graph
    | Auf dem Brett | Im Graphen
    | Auf diesem Brett | In diesem Graphen
    | auf dem leeren Brett | zu Beginn
    | auf kleinen Brettern | in kleinen Graphen
onBoards =
    | den Knoten | das Feld
    | einen Knoten | ein Feld
    | jeden Knoten | jedes Feld
    | den ersten Knoten | das erste Feld
    | den nächsten Knoten | das nächste Feld
    | einen anderen | ein anderes
    | einen unversuchten Knoten | ein unversuchtes Feld
    | den Graphen | das Brett
    | einen | eines
    | einen kleineren Graphen | ein kleineres Brett
pieces =
    | 1,2 | Springer
    | 1,3 | Kamel
    | 2,3 | Zebra
    | 1,4 | Giraffe
    | 3,4 | Antilope
    | 0,1 | Wesir
    | 0,1+1,1 | König
    | 1,2+1,3 | Gnu
    | 3,4+0,5 | Fünfspringer
    | walker | Reisender
leap = ({ $r }, { $s })
leaper = { $leaps }-Springer
forms =
    | Springer | { $piece }
    | der Springer | { $piece ->
            [Kamel] das { $piece }
            [Zebra] das { $piece }
            [Gnu] das { $piece }
            [Giraffe] die { $piece }
            [Antilope] die { $piece }
            [Reisender] der Reisende
           *[other] der { $piece }
        }
    | Der Springer | { $piece ->
            [Kamel] Das { $piece }
            [Zebra] Das { $piece }
            [Gnu] Das { $piece }
            [Giraffe] Die { $piece }
            [Antilope] Die { $piece }
            [Reisender] Der Reisende
           *[other] Der { $piece }
        }
    | den Springer | { $piece ->
            [Kamel] das { $piece }
            [Zebra] das { $piece }
            [Gnu] das { $piece }
            [Giraffe] die { $piece }
            [Antilope] die { $piece }
            [Reisender] den Reisenden
           *[other] den { $piece }
        }
    | er | { $piece ->
            [Kamel] es
            [Zebra] es
            [Gnu] es
            [Giraffe] sie
            [Antilope] sie
           *[other] er
        }
