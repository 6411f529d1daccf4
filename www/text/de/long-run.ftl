manySteps = Mehr als { NUMBER($steps) } Schritte und noch keine Tour. Vielleicht war ein früher Zug falsch: Das Backtracking probiert erst alles durch, was auf ihn folgen kann, bevor es ihn ändert.
howLong =
    .unknown = Das kann länger dauern, als irgendjemand warten kann. Wie lange, weiß vorher niemand.
    .fromA1 = Von a1 aus kommt die Tour nach { NUMBER($placements) } Setzschritten: bei diesem Tempo etwa { $time }.
    .most = Von den meisten Feldern auf 8 × 8 aus braucht es über { NUMBER($placements) } Setzschritte: bei diesem Tempo etwa { $time } oder mehr.
warnsdorff = Warnsdorffs Regel findet vom selben Start aus eine Tour in { NUMBER($moves) } Zügen.
