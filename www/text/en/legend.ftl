# The legend of rings, colours and signs on a board.
signs =
    .number = Small, light number: how many moves you would have from this open square (its onward moves).
    .order = Bold number in a full disc: when the knight came to this square.
    .candidate = Dashed ring: the knight can go here next. The large number counts its onward moves.
    .chosen = Full disc with an arrow: the square that the method goes to.
    .tied = Solid ring with =: a tie, with as few onward moves as the chosen square.
    .tried = Crossed-out ring: already tried; it led nowhere.
    .visited = Coloured square: already visited. The colour changes along the tour.
    .marked = Framed: a square mentioned in the text, such as one that can no longer be reached.
    .piece = Leaping arrow: a piece that is not a knight, with the two lengths of its leap.
    .hole = Hatched: a hole, where there is no square.
