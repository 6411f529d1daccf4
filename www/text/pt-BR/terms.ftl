# What differs stands in braces with every word whose gender depends on it, as in “{"todas as casas"} do {"tabuleiro"}” or
# “{"o cavalo"}”: a casa is feminine and o vértice is not, and a zebra is a piece as well.

wordByWord = yes
onGraphs =
    | casa | vértice
    | casas | vértices
    | tabuleiro | grafo
    | tabuleiros | grafos
    | Casa | Vértice
    | Casas | Vértices
    | Tabuleiro | Grafo
    | a | o
    | as | os
    | A | O
    | As | Os
    | uma | um
    | Uma | Um
    | da | do
    | das | dos
    | na | no
    | nas | nos
    | à | ao
    | às | aos
    | numa | num
    | pela | pelo
    | pelas | pelos
    | toda | todo
    | todas | todos
    | Toda | Todo
    | Todas | Todos
    | nenhuma | nenhum
    | Nenhuma | Nenhum
    | outra | outro
    | outras | outros
    | Outra | Outro
    | única | único
    | duas | dois
    | Duas | Dois
    | primeira | primeiro
    | última | último
    | aquela | aquele
    | aquelas | aqueles
    | delas | deles
    | Delas | Deles
    | ela | ele
    | visitada | visitado
    | visitadas | visitados
    | marcadas | marcados
    | elas | eles
    | Próxima | Próximo
    | Primeira | Primeiro
    | Última | Último
    | próxima | próximo
    | próximas | próximos
    | juntas | juntos
    | prontas | prontos
    | candidata | candidato
    | escolhida | escolhido
    | boas | bons
    | dela | dele
    | essas | esses
    | Essas | Esses
    | dessas | desses
    | Dessas | Desses
    | algumas | alguns
    | poucas | poucos
    | tantas | tantos
    | certa | certo
    | certas | certos
    | claras | claros
    | escuras | escuros
    | várias | vários
    | ambas | ambos
    | empatadas | empatados
onBoards =
    | {""} | {""}
pieces =
    | 1,2 | cavalo
    | 1,3 | camelo
    | 2,3 | zebra
    | 1,4 | girafa
    | 3,4 | antílope
    | 0,1 | vizir
    | 0,1+1,1 | rei
    | 1,2+1,3 | gnu
    | 3,4+0,5 | saltador de cinco
    | walker | viajante
leap = ({ $r }, { $s })
leaper = saltador { $leaps }
forms =
    | cavalo | { $piece }
    | o | { $piece ->
            [zebra] a
            [girafa] a
           *[other] o
        }
    | O | { $piece ->
            [zebra] A
            [girafa] A
           *[other] O
        }
    | do | { $piece ->
            [zebra] da
            [girafa] da
           *[other] do
        }
    | ao | { $piece ->
            [zebra] à
            [girafa] à
           *[other] ao
        }
    | no | { $piece ->
            [zebra] na
            [girafa] na
           *[other] no
        }
    | pelo | { $piece ->
            [zebra] pela
            [girafa] pela
           *[other] pelo
        }
    | um | { $piece ->
            [zebra] uma
            [girafa] uma
           *[other] um
        }
