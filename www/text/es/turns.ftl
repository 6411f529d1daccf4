columns = - Giros
    - Cruces
thisTour = Este recorrido
blocks = Divide y vencerás
warnsdorff = Regla de Warnsdorff, un recorrido abierto
enough = Bastan en tableros n × n (demostrado)
needed = Hacen falta en tableros n × n (demostrado)
noTour = - ningún recorrido
    - –
source = Besa, Johnson, Mamano, Osegueda y Williams (2020) demostraron ambas cotas, cada una salvo una constante c. La cota de los giros que hacen falta es (6 − ε) n para todo ε pequeño. Desde entonces otros han anunciado recorridos aún mejores.
about = { NUMBER($round) } + c
