errors_BoardError =
    .NoSquares = Dieses Brett hat keine Felder; schreib eine Größe wie „8x8“ oder Zeilen wie „..#/...“
    .ZeroSide = Die Seiten eines Bretts müssen mindestens 1 lang sein, wie in „8x8“
    .TooLarge = Ein Brett mit { NUMBER($width) } × { NUMBER($height) } Feldern ist zu groß; jede Seite darf höchstens { NUMBER($most) } lang sein
    .RaggedRows = Zeile { NUMBER($row) } des Bretts hat { NUMBER($found) } Felder, die erste aber { NUMBER($expected) }; alle Zeilen müssen gleich lang sein (schreib # für ein Loch)
    .UnknownCharacter = „{ $character }“ in Zeile { NUMBER($row) } ist weder Feld noch Loch; schreib „8x8“ für ein volles Brett oder Zeilen aus . (Feld) und # (Loch), getrennt durch /
    .UnknownSymbol = „{ $character }“ in Zeile { NUMBER($row) }, Stelle { NUMBER($place) }, ist weder Feld noch Loch; schreib . x oder 0 für ein Feld, # - _ oder ein Leerzeichen für ein Loch und 1 oder s für den Start
    .SecondStart = Zeile { NUMBER($row) } hat an Stelle { NUMBER($place) } einen zweiten Start; markiere nur ein Feld als Start, mit 1 oder s
    .TextTooLong = Dieser Text ist zu lang für ein Brett; er darf höchstens { NUMBER($most) } Zeichen haben
    .SideTooShort = Die Seite kann nicht „{ NUMBER($side) }“ sein; möglich ist eine ganze Zahl ab { NUMBER($least) }

errors_SquareError =
    .NotASquare = „{ $text }“ ist kein Feld; schreib einen Buchstaben für die Spalte und eine Zahl für die Reihe, etwa „a1“
    .OffBoard = { $text } liegt nicht auf diesem Brett; wähle ein Feld von a1 bis { $last }
    .Hole = { $text } ist auf diesem Brett ein Loch; wähle ein Feld
    .NotAVertex = „{ $text }“ ist kein Knoten dieses Graphen; wähle einen von { $some }

errors_LeaperError =
    .NotALeaper = ({ $r }, { $s }) ist keine Figur; schreib zwei ganze Zahlen von 0 bis { NUMBER($most) }, nicht beide 0, wie (1, 2) für den Springer

errors_GraphError =
    .NoVertices = Dieser Graph hat keine Knoten; schreib seine Kanten, etwa „1-2 2-3“
    .NoEdges = Diese { NUMBER($vertices) } Knoten haben keine Kante; schreib Kanten wie „1-2 2-3“ oder zwei Namen pro Zeile
    .HalfAPair = In Zeile { NUMBER($line) } des Graphen steht nur { $name }, das in anderen Zeilen Kanten hat; schreib zwei Namen pro Zeile, etwa „1 2“; nur ein Knoten ohne Kanten steht allein
    .NotAPair = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib zwei Namen pro Zeile, etwa „1 2“, oder Kanten wie „1-2 2-3“
    .NotAdjacency = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib einen Knoten, einen Doppelpunkt und seine Nachbarn, etwa „a: b c“
    .NotDimacs = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib zuerst „p edge 3 2“ und dann Kanten wie „e 1 2“ zwischen Knoten ab 1
    .NotTsplib = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST oder ADJ_LIST und eine EDGE_DATA_SECTION mit Knoten ab 1, die mit -1 endet
    .NotGraph6 = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib einen einzigen Graphen in graph6, mit so vielen Zeichen, wie seine Knoten brauchen
    .NotSparse6 = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib einen einzigen Graphen in sparse6, einen Doppelpunkt und die Zeichen danach
    .NotLad = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib wie im Format LAD zuerst die Anzahl der Knoten, dann eine Zeile für jeden Knoten mit der Anzahl seiner Nachbarn und den Nachbarn, nummeriert ab 0
    .NotMetis = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib wie für METIS ohne Gewichte zuerst die Anzahl der Knoten und Kanten, dann eine Zeile für jeden Knoten mit seinen Nachbarn, nummeriert ab 1
    .Miscounted = Die erste Zeile verspricht { NUMBER($told) } Kanten, aber die Nachbarschaftslisten darunter (als METIS gelesen) haben { NUMBER($found) }; sind die Zeilen Kanten, schreib jede mit Bindestrich, etwa „1-2“
    .OneSided = { $from } nennt { $to } als Nachbarn, aber { $to } nennt { $from } nicht (als METIS gelesen); sind die Zeilen Kanten, schreib jede mit Bindestrich, etwa „1-2“
    .NotPajek = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib wie für Pajek zuerst *Vertices mit ihrer Anzahl und nach *Edges zwei Zahlen pro Zeile
    .NotGml = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib GML wie graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]
    .NotDot = Zeile { NUMBER($line) } des Graphen ist nicht lesbar; schreib DOT: das Wort graph und in geschweiften Klammern Kanten wie a -- b; in einem digraph a -> b und b -> a
    .Directed = Dieser Graph ist gerichtet: Er hat eine Kante von { $from } nach { $to }, aber keine zurück; schreib einen Graphen, dessen Kanten in beide Richtungen gehen, etwa „{ $from }-{ $to }“
    .EdgeOrHeader = Die erste Zeile „{ TYPED($from) } { TYPED($to) }“ kann eine Kante sein oder sagen, wie viele Knoten und Kanten folgen; schreib Kanten mit Bindestrich, etwa „{ TYPED($from) }-{ TYPED($to) }“
    .UnknownName = Kein Graph heißt „{ $name }“; wähle einen von { $known }, oder schreib Kanten wie „1-2 2-3“ („{ $name },“ ist ein einzelner Knoten)
    .UnknownCharacter = „{ $character }“ ist in einem Graphen ungültig; schreib Kanten wie „1-2 2-3“: Namen aus Buchstaben und Ziffern, mit einem Bindestrich dazwischen
    .LooseEdge = Kante Nummer { NUMBER($number) } des Graphen hat nur ein Ende; schreib beide, wie in „1-2“
    .LoopEdge = Die Kante { $name }-{ $name } führt zu sich selbst zurück; eine Kante muss zwei verschiedene Knoten verbinden
    .LongName = „{ $name }“ ist zu lang für einen Knoten; ein Name darf höchstens { NUMBER($most) } Zeichen haben
    .TooManyCharacters = Dieser Text ist zu lang für einen Graphen; er darf höchstens { NUMBER($most) } Zeichen haben
    .TooManyVertices = Dieser Graph ist zu groß; er darf höchstens { NUMBER($most) } Knoten haben
    .TooManyEdges = Dieser Graph ist zu groß; er darf höchstens { NUMBER($most) } Kanten haben

# After “ist”.

errors_MoveKind =
    .Knight = kein Springerzug
    .Leaper = kein Zug dieser Figur
    .Edge = keine Kante dieses Graphen

errors_NotATour =
    .NotASquare = Nummer { NUMBER($at) } der Liste ist kein Feld dieses Bretts
    .Repeated = { $name } wird zweimal besucht, das zweite Mal als Nummer { NUMBER($at) }
    .NotAMove = Der Schritt von { $from } nach { $to }, Nummer { NUMBER($at) } der Liste, ist { $kind }
    .Incomplete = Nur { NUMBER($visited) } von { NUMBER($squares) } Feldern sind besucht

errors_TourTextError =
    .TooLong = Der Text einer Tour darf höchstens { NUMBER($most) } Zeichen haben
    .NumberTwice = { NUMBER($number) } kommt zweimal vor; schreib jede Zahl einmal, beginnend mit 0 oder 1
    .NumberMissing = { NUMBER($number) } fehlt: Die nächste Zahl ist { NUMBER($next) }; schreib jede Zahl einmal, beginnend mit 0 oder 1
    .NumberOnHole = { NUMBER($number) } steht auf { $name }, einem Loch dieses Bretts; schreib Zahlen nur auf Felder, und # für ein Loch
    .StepIsNoMove = Der Schritt von { $first } nach { $second }, von { $from } nach { $to }, ist { $kind }
    .NotAMove = Der Schritt von { $first } nach { $second }, von { $from } nach { $to }, Nummer { NUMBER($at) } der Liste, ist { $kind }
    .Repeated = { $text }, also { $name }, wird zweimal besucht, das zweite Mal als Nummer { NUMBER($at) }

errors_ChoiceError =
    .NotAChoice = „{ $value }“ geht hier nicht; möglich ist { $known }

errors_SearchError =
    .UnknownAlgorithm = Es gibt keinen Algorithmus „{ $id }“; wähle einen von { $known }
    .NotOffered = „{ $value }“ geht hier nicht; möglich ist { $known }
    .NotAnywhere = Der Start kann nicht „any“ sein; möglich ist ein Feld oder „random“ („any“ ist für geschlossene Touren und für offene bei Verfahren, die ihren Anfang selbst wählen, etwa „best“)
    .NeedsBoard = „{ $method }“ geht auf diesem Brett nicht: Das Verfahren braucht Felder in Reihen und Spalten, und die hat ein Graph nicht
    .CannotResume = „{ $method }“ geht auf diesem Brett nicht: Das Verfahren kann nach Zügen, die es nicht selbst gemacht hat, nicht weitermachen
    .NeedsKnightOnRectangle = „{ $method }“ geht auf diesem Brett nicht: Das klappt nur für den Springer auf einem vollen Rechteck
    .NeedsRoomForFormation = „{ $method }“ geht auf diesem Brett nicht: Nötig sind eine gerade Seite von mindestens 16 und eine andere von mindestens 12, oder 12 × 12, 12 × 14 oder 14 × 14 Felder
    .TooManyMoves = „{ $method }“ geht auf diesem Brett nicht: Das Netz braucht ein Neuron für jeden Zug und hat höchstens { NUMBER($most) }
    .NoCentre = „{ $method }“ geht auf diesem Brett nicht: Nur ein Brett hat eine Mitte; wähle einen anderen Stichentscheid
    .RuleNeedsBoard = Die Regel „{ $rule }“ geht auf diesem Brett nicht: Sie fragt, wo Felder liegen, und ein Graph hat keine Reihen und Spalten; lass das weg
    .TooManyTwoMovesAway = Die Regel „{ $rule }“ geht auf diesem Graphen nicht: onward2 blickt zwei Züge voraus, und davon gibt es hier so viele, dass ein Schritt zu lange dauern würde; nimm stattdessen onward-sum
    .NeedsCorner = „{ $method }“ geht auf diesem Brett nicht: Das gilt für den Springer auf vollen quadratischen Brettern ab 5 × 5 und mit Start in einer Ecke; wähle so einen Start oder einen anderen Stichentscheid
    .TooLarge = „{ $method }“ geht nur bis { NUMBER($largest) } Felder; dieses Brett hat { NUMBER($squares) }
    .NoTourGiven = Es gibt keine Tour zum Abspielen; gib einer Session eine in `tour`, wie in „a1b3c5“
    .DoesNotClose = „{ $method }“ geht auf diesem Brett nicht: Die Tour schließt sich nicht, denn von ihrem Ende führt kein Zug zum Start

errors_RuleError =
    .BadRule = Diese Regel ist nicht lesbar: { $why }

errors_RuleFault =
    .TooLong = Sie ist länger als { NUMBER($most) } Zeichen
    .UnknownCharacter = „{ $character }“ bedeutet hier nichts; eine Regel hat Wörter, ganze Zahlen, + - * ( ) und Kommas
    .Ends = Sie endet, wo noch etwas stehen müsste: { $wanted }
    .OutOfPlace = Statt „{ $found }“ müsste hier stehen: { $wanted }
    .Empty = Sie ist leer; schreib, worauf der Springer achten soll, wie in „fewest onward“
    .TooManyCriteria = Sie hat mehr als { NUMBER($most) } Kriterien
    .AfterOrder = Das entscheidet nie etwas, denn bei „order“ davor sind nie zwei Felder gleich
    .Constant = Das ist für alle Felder dieselbe Zahl und entscheidet nichts
    .Repeated = „{ $criterion }“ entscheidet nie etwas: Es bleiben nur Felder übrig, die nach „{ $earlier }“ gleich sind
    .TooDeep = Ihre Klammern sind mehr als { NUMBER($most) }-fach verschachtelt
    .TooLargeNumber = Zahlen dürfen höchstens { NUMBER($most) } sein

# In the nominative.

errors_WantedInRule =
    .Criterion = ein Kriterium wie „fewest onward“
    .End = das Ende, denn es ist nichts mehr zu entscheiden
    .CommaOrEnd = ein Komma oder das Ende
    .Measure = eines von { $measures }
    .Sign = „{ $sign }“

errors_RunError =
    .IllegalMove = { $square } kann nicht der nächste Zug sein: { $what }
    .NotAPath = „{ $method }“ geht auf diesem Brett nicht: Die Züge bilden keinen einzelnen Weg, also kann niemand von Hand weiterziehen
    .BadMovesByHand = „{ $text }“ geht hier nicht; möglich sind bis zu { NUMBER($most) } Züge wie „12:e5,13:g6“, jeder mit den Schritten davor
    .NotATour = Diese Felder sind keine Tour: { $fault }
    .WalksBoards = „{ $method }“ geht auf diesem Brett nicht: Abspielen lassen sich nur Touren von Brettern
    .FixedStart = „{ $method }“ geht auf diesem Brett nicht: Eine offene Tour beginnt auf ihrem ersten Feld; wähle dieses als Start
    .NoSuchSteps = Der Anfang kann nicht „{ NUMBER($from) }“ sein; möglich ist eine ganze Zahl bis { NUMBER($to) }, dem letzten gezeigten Schritt
    .TooLargeToAnimate = Eine Animation kann bis zu { NUMBER($largest) } Felder zeigen; dieses Brett hat { NUMBER($squares) }
    .AnimationTooLarge = Diese Animation wäre größer als { BYTES($most) }; nimm weniger Schritte oder eine kleinere Größe

errors_ProgramError =
    .NoSuchMethod = Für „{ $method }“ gibt es kein Programm; wähle Warnsdorffs Regel oder das Backtracking
    .NeedsBoard = Für Graphen, die keine Bretter sind, gibt es kein Programm; wähle ein Brett
    .TooLarge = Ein Programm kann ein Brett bis { NUMBER($most) } × { NUMBER($most) } haben; dieses hat eine Seite der Länge { NUMBER($side) }
    .OpenOnly = Programme gibt es nur für offene Touren; wähle eine offene Tour
    .NoRegions = Für die Bereiche von Squirrel und Cull gibt es kein Programm; wähle eine andere Regel
    .NoPruning = Für Backtracking, das vorausschaut, gibt es kein Programm; schalte das Vorausschauen aus
    .NoMovesByHand = Für Züge von Hand gibt es kein Programm; lass sie weg
    .TooLargeValues = Diese Regel kann Werte über { NUMBER($most) } haben, die nicht in jede Sprache passen; nimm kleinere Zahlen
    .TooLong = Diese Regel braucht in dieser Sprache { NUMBER($lines) } Zeilen, und ein Programm hat höchstens { NUMBER($most) }; nimm weniger Maße oder halte in der Sackgasse an

errors_PosterError =
    .NoBoard = Ein Poster zeigt eine Tour auf einem Brett, und dies ist ein anderer Graph; wähle ein Brett
    .TooLarge = Ein Poster kann bis zu { NUMBER($largest) } Felder zeigen; dieses Brett hat { NUMBER($squares) }
    .LeapsTooFar = Der Stil „Geflochten“ kann nur Sprünge von höchstens { NUMBER($most) } Feldern entlang einer Reihe oder Spalte zeigen; wähle für diese Figur einen anderen
    .TooLong = Das darf höchstens { NUMBER($most) } Zeichen haben
    .BadPaper = Das Papier kann nicht „{ $paper }“ sein; möglich ist eines von { $papers }, oder ganze Zahlen wie 300x400mm, von { NUMBER($least_mm) } bis { NUMBER($most_mm) }, oder 1200x800px, von { NUMBER($least_px) } bis { NUMBER($most_px) }

errors_CountError =
    .TooWide = Für eine genaue Zählung ist das zu breit: { NUMBER($width) } Felder wären gleichzeitig zu verfolgen, möglich sind { NUMBER($widest) }; nimm ein schmaleres Brett oder einen Graphen mit weniger Kanten
    .NeedsMemory = Diese Zählung braucht etwa { BYTES($needed) } Speicher, aber die Grenze ist { BYTES($limit) }; erhöhe die Grenze oder nimm ein kleineres Brett
    .NeedsMoreMemory = Diese Zählung braucht mehr als { BYTES($needed) } Speicher, aber die Grenze ist { BYTES($limit) }; erhöhe die Grenze oder nimm ein kleineres Brett
    .Overflow = Es gibt 2¹²⁸ Touren oder mehr, und größere Zahlen lassen sich hier nicht zählen; nimm ein kleineres Brett
    .NotFolded = Das gefaltete Zählen geht auf diesem Brett nicht: Es zählt nur Springertouren auf vollen Rechtecken von 3 × 4 bis { NUMBER($widest) } × 255 Feldern; nimm das Verfahren Feld für Feld
    .FoldedOverflow = Das gefaltete Zählen geht auf diesem Brett nicht: Seine Zahlen brauchen vielleicht mehr als 64 Bit; nimm das Verfahren Feld für Feld, das 128 hat
    .TooLargeToCount = Genau zählen lässt sich bis { NUMBER($largest) } Felder; dieses Brett hat { NUMBER($squares) }
    .TooLargeToDecide = Schritt für Schritt entscheiden lässt sich bis { NUMBER($largest) } Felder; dieses Brett hat { NUMBER($squares) }
    .TooLargeToEstimate = Schätzen lässt sich bis { NUMBER($largest) } Felder; dieses Brett hat { NUMBER($squares) }
    .BadWeight = { $weight ->
            [none] Das Gewicht muss eine Zahl von { TYPED($least) } bis { TYPED($greatest) } sein
           *[other] Das Gewicht kann nicht „{ TYPED($weight) }“ sein; möglich ist eine Zahl von { TYPED($least) } bis { TYPED($greatest) }
        }

errors_KeypadError =
    .NoKeys = Dieses Tastenfeld hat keine Tasten; schreib Reihen von Zeichen, getrennt durch /, mit einem Leerzeichen für eine Lücke, wie in „123/456/789/ 0 “
    .TooManyKeys = Dieses Tastenfeld hat zu viele Tasten; es darf höchstens { NUMBER($most) } haben
    .KeyTooFar = Die Taste in Reihe { NUMBER($row) }, Stelle { NUMBER($place) }, liegt zu weit außen; jede Taste muss in den ersten { NUMBER($most) } Reihen und Stellen liegen
    .BadKey = „{ $character }“ in Reihe { NUMBER($row) }, Stelle { NUMBER($place) }, kann keine Taste sein; schreib ein sichtbares Zeichen für jede Taste, aber nicht /, und ein Leerzeichen für eine Lücke
    .RepeatedKey = Die Taste „{ $key }“ kommt in Reihe { NUMBER($row) }, Stelle { NUMBER($place) }, ein zweites Mal vor; schreib jede Taste einmal
    .UnknownKey = „{ $key }“ an Stelle { NUMBER($place) } ist keine Taste dieses Tastenfelds; seine Tasten sind { $known }
    .BadStart = „{ $text }“ kann nicht der Start sein; schreib eine Taste des Tastenfelds, oder nichts für einen beliebigen Start
    .BadLength = Eine Folge kann nicht { NUMBER($length) } Tasten haben; möglich sind 1 bis { NUMBER($most) }
    .SequenceTooLong = Diese Folge hat zu viele Tasten; sie darf höchstens { NUMBER($most) } haben
    .TooManyLimits = Es sind zu viele Grenzen; nimm höchstens { NUMBER($most) }
    .TooMuchToCount = Das zu zählen kann { NUMBER($additions) } Additionen und { BYTES($bytes) } Speicher brauchen, höchstens gehen { NUMBER($most_additions) } und { BYTES($most_bytes) }; nimm kürzere Folgen, weniger Tasten oder weniger Grenzen
    .TooManyCounts = Mit diesen Grenzen braucht das Zählen { NUMBER($bits) } Bit für jede Folge, höchstens gehen { NUMBER($most) }; begrenze weniger Tasten
    .OutOfMemory = Dieses Gerät hat keine { BYTES($bytes) } Speicher mehr für die Zählung; nimm kürzere Folgen

errors_PuzzleError =
    .NoRows = Dieses Rätsel hat keine Felder; schreib in jede Zeile eine Reihe: für jedes Feld eine Zahl oder ., durch Leerzeichen getrennt
    .TextTooLong = Dieser Text ist zu lang für ein Rätsel; er darf höchstens { NUMBER($most) } Zeichen haben
    .UnknownCell = „{ $text }“ in Reihe { NUMBER($row) }, Stelle { NUMBER($place) }, ist keine Zahl; schreib eine Zahl, . für ein offenes Feld oder # für ein Loch
    .RaggedRows = Reihe { NUMBER($row) } des Rätsels hat { NUMBER($found) } Felder, die erste aber { NUMBER($expected) }; schreib . für jedes offene Feld und # für ein Loch
    .OtherBoard = Diese Zahlen sind für ein Brett von { NUMBER($width) } × { NUMBER($height) }, das Brett ist aber { $board }; schreib eine Zeile für jede seiner Reihen
    .TooLarge = Ein Rätsel kann bis zu { NUMBER($largest) } Felder haben, mit Löchern { NUMBER($area) }; dieses Brett hat { NUMBER($squares) }
    .OnHole = { NUMBER($number) } steht auf { $square }, und das ist ein Loch; setz die Zahl auf ein Feld
    .BeyondBoard = { NUMBER($number) } auf { $square } geht nicht; die Zahlen sind 1 bis { NUMBER($most) }
    .NumberTwice = { NUMBER($number) } steht auf { $first } und auf { $second }; setz jede Zahl auf ein einziges Feld
    .TooFar = { NUMBER($second) } auf { $second_square } ist zu weit von { NUMBER($first) } auf { $first_square }: Die Figur braucht mindestens { NUMBER($least) } Züge und hat { NUMBER($moves) }; versetz eine der beiden
    .WrongColours = { NUMBER($first) } auf { $first_square } und { NUMBER($second) } auf { $second_square } passen nicht zusammen: { NUMBER($moves) } Züge führen wegen der Farben der Felder nie vom einen zum anderen; versetz eine der beiden
    .NotJoined = Von { NUMBER($first) } auf { $first_square } führen keine Züge zu { NUMBER($second) } auf { $second_square }; versetz eine der beiden
    .NotSymmetric = Diese Symmetrie hat das Brett nicht; möglich ist { $known }
    .NoTour = Auf diesem Brett wurde keine Tour für ein Rätsel gefunden; nimm ein anderes Brett, eine andere Figur oder eine andere Art von Tour

errors_CallError =
    .BadSetting = „{ $value }“ geht hier nicht; möglich ist { $wanted }
    .TooLong = Das darf höchstens { NUMBER($most) } Zeichen haben
    .TooLargeToList = Auflisten lässt sich bis { NUMBER($largest) } Felder; dieses Brett hat { NUMBER($squares) }
    .TooLargeToArgue = Ein Beweis lässt sich bis { NUMBER($largest) } Felder führen; dieses Brett hat { NUMBER($squares) }
    .TooLargeForAVerdict = Ein unfertiger Weg lässt sich bis { NUMBER($largest) } Felder beurteilen, Löcher mitgezählt; dieses Brett hat { NUMBER($squares) }
    .NotSupported = Diesem Browser fehlt etwas: { $lacking }; nimm einen aktuellen

errors_Wanted =
    .MapSide = eine ganze Zahl von 1 bis 64
    .OneKey = eine Taste des Tastenfelds
    .RandomNumbers = Zufallszahlen
    .CanvasContext = der 2D-Kontext einer Zeichenfläche (Canvas)
    .Canvas = eine Zeichenfläche (Canvas)
    .Bytes = eine Anzahl von Byte, von { NUMBER($least) } bis { NUMBER($most) }
    .BytesOrNoLimit = eine Anzahl von Byte, von { NUMBER($least) } bis { NUMBER($most) }, oder „none“ für die Dauer eines Aufrufs
    .AnimationSize = eine ganze Zahl von Pixeln, von { NUMBER($least) } bis { NUMBER($most) }
    .AnimationDelay = eine ganze Zahl von Millisekunden, von { NUMBER($least) } bis { NUMBER($most) }
    .Step = eine ganze Zahl von Schritten, von 0 bis { NUMBER($most) }
    .Weights = eine Zahl von { $least } bis { $most }

errors_crashed = Das Rechenprogramm ist abgestürzt, wohl aus Mangel an Speicher

errors_lost = { $call }: Dieses Objekt ging verloren, als das Rechenprogramm abstürzte; mach ein neues

errors_IllegalMove =
    .NotAMove = Vom letzten Feld führt kein Zug dorthin
    .Visited = Es ist schon besucht; wähle ein unbesuchtes Feld
    .Hole = Es ist ein Loch; wähle ein Feld
    .Over = Die Tour ist vollständig; geh zurück, um es anders zu versuchen
