columns = - Knicke
    - Kreuzungen
thisTour = Diese Tour
blocks = Teile und herrsche
warnsdorff = Warnsdorffs Regel, eine offene Tour
enough = Reicht auf n × n (bewiesen)
needed = Nötig auf n × n (bewiesen)
noTour = - keine Tour gefunden
    - –
source = Besa, Johnson, Mamano, Osegueda und Williams (2020) haben beide Schranken bewiesen, jeweils bis auf eine Konstante c. Die Schranke für die nötigen Knicke ist (6 − ε) n für jedes noch so kleine ε. Andere haben seitdem noch bessere Touren angekündigt.
about = { NUMBER($round) } + c
