columns = - Virages
    - Croisements
thisTour = Ce tour
blocks = Diviser pour régner
warnsdorff = Règle de Warnsdorff, un tour ouvert
enough = Suffit sur un plateau n × n (prouvé)
needed = Nécessaire sur un plateau n × n (prouvé)
noTour = - pas de tour trouvé
    - –
source = Besa, Johnson, Mamano, Osegueda et Williams (2020) ont prouvé les deux bornes, chacune à une constante c près. Le nombre de virages nécessaires est (6 − ε) n, pour tout ε, si petit soit-il. Depuis, d’autres ont annoncé des tours encore meilleurs.
about = { NUMBER($round) } + c
