manySteps = Plus de { NUMBER($steps) } d’étapes, et toujours pas de tour. Peut-être qu’un des premiers coups était mauvais : le retour sur trace essaie tout ce qui peut le suivre avant de le changer.
howLong =
    .unknown = Cela peut durer plus longtemps que quiconque ne peut attendre ; combien de temps, personne ne le sait d’avance.
    .fromA1 = Depuis a1, le tour arrive après { NUMBER($placements) } poses : environ { $time } à cette vitesse.
    .most = Depuis la plupart des cases de 8 × 8, il faut plus de { NUMBER($placements) } de poses : environ { $time } ou plus à cette vitesse.
warnsdorff = La règle de Warnsdorff trouve un tour en { NUMBER($moves) } coups depuis le même départ.
