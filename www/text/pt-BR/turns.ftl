columns = - Viradas
    - Cruzamentos
thisTour = Este passeio
blocks = Dividir para conquistar
warnsdorff = Regra de Warnsdorff, um passeio aberto
enough = Bastam em tabuleiros n × n (provado)
needed = Necessários em tabuleiros n × n (provado)
noTour = - nenhum passeio encontrado
    - –
source = Besa, Johnson, Mamano, Osegueda e Williams (2020) provaram os dois limites, cada um a menos de uma constante c. O limite das viradas necessárias é (6 − ε) n para todo ε pequeno. Depois disso, outros autores anunciaram passeios ainda melhores.
about = { NUMBER($round) } + c
