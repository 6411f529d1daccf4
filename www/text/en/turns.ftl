columns = - Turns
    - Crossings
thisTour = This tour
blocks = Divide and conquer
warnsdorff = Warnsdorff’s rule, an open tour
enough = Enough on n × n boards (proved)
needed = Needed on n × n boards (proved)
# Shown if a method found no tour.
noTour = - no tour found
    - –
source = Besa, Johnson, Mamano, Osegueda and Williams (2020) proved both bounds, each up to a constant c. The bound on turns needed is (6 − ε) n for every small ε. Others have announced still better tours since.
about = { NUMBER($round) } + c
