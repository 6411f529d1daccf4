tours_al-adli =
    .name = Die Tour von al-Adli
    .by = al-Adli ar-Rumi, Bagdad
    .year = um 840
    .about = Eine der ältesten Touren, die erhalten sind. In einer Handschrift von etwa 1350 steht sie zweimal: einmal mit Zahlen und einmal mit Wörtern, die ein Gedicht ergeben, wenn du sie entlang der Tour liest.

tours_rudrata =
    .name = Die Schritte eines Pferdes
    .by = Rudrata, Kaschmir
    .year = 9. Jahrhundert
    .about = Ein Vers aus 32 Silben auf einem halben Schachbrett. Lies ihn Zeile für Zeile oder entlang der Springertour: Es ist beide Male derselbe Vers.

tours_desika =
    .name = Zwei Verse in einem
    .by = Vedanta Desika
    .year = um 1300
    .about = Dieselbe Tour wie bei Rudrata, etwa vier Jahrhunderte später. In den Zeilen steht Vers 929 eines Gedichts aus tausend Versen, und der Springer liest Vers 930.

tours_de-moivre =
    .name = Erst am Rand entlang, dann die Mitte
    .by = Abraham de Moivre
    .year = um 1722
    .about = Der Springer läuft immer wieder durch die zwei äußeren Ringe, solange er kann. Erst dann füllt er die sechzehn Felder in der Mitte.

tours_euler-36 =
    .name = Eulers Tour auf 36 Feldern
    .by = Leonhard Euler
    .year = 1759
    .about = Drehst du das Brett um eine halbe Drehung, sieht diese geschlossene Tour genauso aus. Die Zahlen auf gegenüberliegenden Feldern unterscheiden sich um 18.

tours_euler-halves =
    .name = Erst die eine Hälfte, dann die andere
    .by = Leonhard Euler
    .year = 1759
    .about = Der Springer füllt zuerst die untere Hälfte des Bretts. Die obere wiederholt sie nach einer halben Drehung. Darum unterscheiden sich die Zahlen auf gegenüberliegenden Feldern um 32.

tours_euler-half-board =
    .name = Eulers Lösung aus zwei Hälften
    .by = Leonhard Euler
    .year = 1759
    .about = Noch eine Tour, die eine Hälfte des Bretts vor der anderen füllt. Auch hier unterscheiden sich die Zahlen auf gegenüberliegenden Feldern um 32.

tours_euler-method =
    .name = Eulers Verfahren bei der Arbeit
    .by = Leonhard Euler
    .year = 1759
    .about = Euler begann mit einem Weg aus sechzig Feldern, der in einer Sackgasse endete. Er drehte Stücke davon um, bis die letzten vier Felder hineinpassten und die Tour sich schloss. Das hier ist die Tour, zu der er kam.

tours_gouraud =
    .name = Eine Tour für das Gedächtnis
    .by = Francis Fauvel Gouraud, der sie Euler zuschreibt
    .year = 1845
    .about = Diese Tour stand in einem Kurs, der das Gedächtnis schulte. Wer ihn las, lernte sie auswendig und sagte sie dann auf, von jedem beliebigen Feld aus.

tours_vandermonde =
    .name = Eine Tour aus Brüchen
    .by = Alexandre-Théophile Vandermonde
    .year = 1771
    .about = Vandermonde schrieb jedes Feld als Bruch, Spalte über Reihe, und verband Wege, die zusammen das Brett bedecken. Das ist die einzige Tour, die er veröffentlicht hat.

tours_roget-halves =
    .name = Zwei Hälften nach Rogets Verfahren
    .by = Peter Mark Roget
    .year = 1840
    .about = Vom Verfasser des berühmten englischen Wörterbuchs „Roget’s Thesaurus“. Der Springer füllt eine Hälfte des Bretts ganz, bevor er die andere betritt.

tours_roget =
    .name = Buchstabe für Buchstabe: L, E, A, P
    .by = Peter Mark Roget
    .year = 1840
    .about = Roget beschriftete die Felder mit den Buchstaben von LEAP, englisch für „Sprung“. Je vier Züge bilden ein Quadrat oder eine Raute. Der Springer besucht alle sechzehn Felder eines Buchstabens, bevor er zum nächsten geht. Jede Zeile und jede Spalte hat die Summe 244 oder 276.

tours_beverley =
    .name = Die erste magische Tour
    .by = William Beverley
    .year = 1848
    .about = Die erste bekannte magische Tour: Jede Zeile und jede Spalte hat die Summe 260, in jedem Viertel des Bretts die Summe 130. Die Diagonalen nicht. Viele Bücher nennen irrtümlich Euler als Urheber.

tours_wenzelides =
    .name = Magisch, geschlossen und symmetrisch
    .by = C. Wenzelides
    .year = um 1850
    .about = Ein Offizier im Ruhestand in Mähren suchte jahrelang nach so einer Tour. Sie ist geschlossen und symmetrisch, und alle Zeilen und Spalten haben dieselbe Summe.

tours_jaenisch =
    .name = Die magische Tour von Jaenisch
    .by = Carl Friedrich von Jaenisch
    .year = 1862
    .about = Eine geschlossene Tour, deren Zeilen und Spalten alle die Summe 260 haben. Ihre Diagonalen haben die Summen 348 und 168.

tours_dudeney =
    .name = Um vier an der Magie vorbei
    .by = abgedruckt von Henry Ernest Dudeney
    .year = 1917
    .about = Jede Zeile und jede Spalte hat die Summe 260. Die Diagonalen haben 264 und 256: vier zu viel und vier zu wenig. Im Jahr 2003 bewies eine Suche mit dem Computer, dass auf dem Schachbrett bei keiner Tour beide Diagonalen stimmen.

tours_jelliss-8x14 =
    .name = Magisch auf 8 × 14
    .by = George Jelliss
    .year = 2020
    .about = Jede Zeile hat die Summe 452 und jede Spalte die Summe 791. Bretter dieser Größe gehörten zu den letzten, bei denen niemand wusste, ob es eine magische Tour gibt.

tours_perec =
    .name = Das Leben Gebrauchsanweisung
    .by = Georges Perec
    .year = 1978
    .about = Ein Haus in Paris als Brett mit 10 × 10 Feldern. Jedes Feld ist ein Raum, und der Springer geht von Raum zu Raum, in jedem ein Kapitel des Romans. Der Keller in der Ecke, die Nummer 66, hat kein Kapitel: Perec ließ ihn absichtlich aus, deshalb sind es 99. Immer wenn der Springer alle vier Seiten des Hauses berührt hat, endet ein Teil des Buchs.

tours_kumar-6x10 =
    .name = Fast magisch auf 10 × 6
    .by = Awani Kumar
    .year = 2020
    .about = Jede Spalte hat die Summe 183. Die Zeilen verfehlen eine gemeinsame Summe nur knapp: Sie ergeben 299, 305 oder 311.

tours_kumar-4x14 =
    .name = Fast magisch auf 14 × 4
    .by = Awani Kumar
    .year = 2019
    .about = Jede Spalte hat die Summe 114. Die Zeilen verfehlen eine gemeinsame Summe nur knapp: Sie ergeben 395, 399 oder 403. Auf einem vier Felder breiten Brett gibt es keine geschlossene Tour.

tours_turk =
    .name = Der Trick der Schachmaschine
    .year = ab 1770
    .about = Wolfgang von Kempelens Maschine, eine Figur in türkischer Tracht, gewann jahrzehntelang im Schach. Drinnen saß ein Mensch versteckt. Sie führte auch einen Springer von jedem Feld, das ein Gast auswählte, einmal um das ganze Brett. Dafür genügt eine geschlossene Tour: Beginne, wo der Springer steht, und folge der Linie. Welche Felder ihre Tour nahm, wissen wir nicht; dies ist also eine andere geschlossene Tour. Nummeriere sie ab einem Feld deiner Wahl.

tours_first-board =
    .name = Das kleinste Brett mit einer Tour
    .about = Kein kleineres Rechteck hat eine Tour, außer ein einzelnes Feld. Dass zwölf Felder genügen, schrieb Robert Willis 1821 in einem Heft über eine Maschine, die angeblich Schach spielte.

tours_five =
    .name = Durch die Mitte von 5 × 5
    .about = Ein Brett mit einer ungeraden Anzahl von Feldern hat keine geschlossene Tour. Bei dieser offenen ist das mittlere Feld die Nummer 13, und gegenüberliegende Zahlen ergeben immer 26.

tours_five-by-six =
    .name = Die kleinste geschlossene Tour
    .about = Kein Rechteck mit weniger als 30 Feldern hat eine geschlossene Tour. Dieses Brett hat acht, wenn du jede nur in einer Richtung zählst.

tours_three-by-ten =
    .name = Drei Reihen genügen
    .about = Euler glaubte, ein drei Felder breites Brett habe keine geschlossene Tour. Ernest Bergholt zeigte 1918 eine auf 3 × 10. Es gibt sechzehn.

tours_six-quarter =
    .name = Gleich, um ein Viertel gedreht
    .about = Ein Brett mit 6 × 6 Feldern hat 9.862 geschlossene Touren. Nur zehn davon sehen nach einer Vierteldrehung des Bretts genauso aus. Das ist eine davon.

tours_ten-quarter =
    .name = Um ein Viertel gedreht: 10 × 10
    .about = Drehst du dieses Brett um ein Viertel, kommt jedes Feld auf ein Feld der anderen Farbe, das ein Viertel der Tour weiter liegt. Darum muss ein Viertel der Felderzahl ungerade sein. Hier sind das 25 Felder, auf 8 × 8 aber 16 und auf 12 × 12 sind es 36: Dort gibt es keine solche Tour.

tours_roesselsprung =
    .name = Ein Gedicht als Rätsel: der Rösselsprung
    .by = Verse von Alfred Tennyson
    .year = 1850
    .about = Zeitschriften des 19. Jahrhunderts druckten gern Gedichte als Rätsel: Auf jedem Feld steht eine Silbe, und wer liest, folgt dem Springer. Hier liegen zwei Strophen aus Tennysons „In Memoriam“ auf einer Tour von Euler, auf jeder Hälfte des Bretts eine.

tours_camel =
    .name = Das Kamel auf einer Farbe
    .about = Das Kamel springt ein Feld in die eine Richtung und drei in die andere. Darum verlässt es nie seine Farbe. Auf den 32 dunklen Feldern schafft es eine geschlossene Tour. Auch Euler hat eine gefunden.

tours_giraffe =
    .name = Das kleinste Quadrat der Giraffe
    .about = Die Giraffe springt ein Feld in die eine Richtung und vier in die andere. Auf kleineren quadratischen Brettern hat sie keine geschlossene Tour.

tours_zebra =
    .name = Das kleinste Quadrat des Zebras
    .about = Das Zebra springt zwei Felder in die eine Richtung und drei in die andere. Auf kleineren quadratischen Brettern hat es keine geschlossene Tour.

tours_antelope =
    .name = Das kleinste Quadrat der Antilope
    .about = Die Antilope springt drei Felder in die eine Richtung und vier in die andere. Auf kleineren quadratischen Brettern hat sie keine geschlossene Tour.

tours_uncrossed =
    .name = Ein Weg, der sich nie kreuzt
    .about = Das ist ein Weg, keine Tour: Seine 35 Züge besuchen 36 Felder und kreuzen sich nie. Auf dem Schachbrett ist kein kreuzungsfreier Weg länger.
