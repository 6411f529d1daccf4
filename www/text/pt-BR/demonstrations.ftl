labels =
    .stop = Parar
    .again = De novo
    .unfold = Desdobrar
    .fold = Dobrar
    .pause = Pausar
    .drawing = Do tabuleiro ao grafo
    .previous = Página anterior
    .next = Próxima página
    .check = Conferir
    .clear = Limpar
    .tryRule = Testar esta regra
    .contest = Fazer um torneio com ela
running = Executando…
guessFirst = Primeiro responda: aí os cavalos partem.
tieBreaks = Desempate
rulesGuessFirst = Primeiro responda: aí cada regra parte uma vez de cada casa.
threeRules = - Qualquer lance, ao acaso
    - Mais perto da borda
    - Menos saídas
guessMap = Tabuleiros por largura e altura
mapSigns =
    .schwenk = há um passeio fechado
    .open-theorem = há um passeio
    .one-square = uma casa só
    .odd-area = nenhum passeio: o número de casas é ímpar
    .side-1 = nenhum passeio: um lado de 1
    .side-2 = nenhum passeio: um lado de 2
    .side-4 = nenhum passeio: um lado de 4
    .small-exception = nenhum passeio: o tabuleiro é pequeno demais
timed = Todas as tentativas foram cronometradas. A barra mais longa de cada método ocupa toda a largura.
searching = Procurando…
estimateBar = O número verdadeiro fica na barra grossa cerca de duas vezes em três, e na fina, 19 vezes em 20.
estimateMarks =
    .known = McKay, 1997
    .wrong = anunciado em 1996
scaleName = trilhões de passeios fechados
imagesOf =
    .found = Um passeio encontrado agora
    .euler = O passeio de Euler de 1759
failed = Seu navegador não conseguiu calcular isso: { $message }
walksMade = { NUMBER($walks) } { $walks ->
            [one] caminhada
            [many] de caminhadas
           *[other] caminhadas
        }: em média { NUMBER($mean, minimumFractionDigits: 1) } de { NUMBER($squares) } casas, no máximo { NUMBER($best) }, { $tours ->
            [0] nenhum passeio
           *[other] { NUMBER($tours) } { $tours ->
                [one] passeio
                [many] de passeios
               *[other] passeios
            }
        }.
walksSoFar = { NUMBER($walks) } { $walks ->
            [one] caminhada
            [many] de caminhadas
           *[other] caminhadas
        } até agora. Leia o número na barra.
bin = { NUMBER($from) }–{ NUMBER($to) } casas: { NUMBER($walks) }
lane = { $board } a partir de { $start }
placements = { NUMBER($n) } { $n ->
            [one] colocação
            [many] de colocações
           *[other] colocações
        }
laneOver = { $isTour ->
            [true] Um passeio após { placements }.
           *[false] { $isStopped ->
                    [true] Parou após { placements }.
                   *[false] Nenhum passeio após { placements }.
                }
        }
mapMade = { $rule }: passeios a partir de { NUMBER($tours) } de { NUMBER($starts) } casas.
stuckFrom = Travou a partir de { $start }: ver em Explorar
failuresOn = { $stuck ->
            [0] { $board }: nunca travou
           *[other] { $board }: travou a partir de { NUMBER($stuck) } de { NUMBER($starts) } ({ NUMBER($percent, minimumFractionDigits: 1) }%)
        }
failuresFound = { $without ->
            [0] { NUMBER($boards) } { $boards ->
                    [one] tabuleiro testado
                    [many] de tabuleiros testados
                   *[other] tabuleiros testados
                }. A regra trava em todos.
           *[other] { NUMBER($boards) } { $boards ->
                    [one] tabuleiro testado
                    [many] de tabuleiros testados
                   *[other] tabuleiros testados
                }. A regra trava em todos, menos { WORD($without) }.
        }
orderInExplore = Retrocesso na ordem { $moves }: ver em Explorar
ordersTried = { NUMBER($done) } de { NUMBER($orders) } ordens chegaram a um passeio em até { NUMBER($most) } colocações; a melhor precisou de { NUMBER($least) }.
usualRule = { $isLarge ->
            [true] Regra de Roth
           *[false] Regra de Warnsdorff
        }
ruleTried = { $rule }: { NUMBER($tours) } { $tours ->
            [one] passeio
            [many] de passeios
           *[other] passeios
        } em { NUMBER($runs) } { $runs ->
            [one] início
            [many] de inícios
           *[other] inícios
        }
againstRoth = { $lead ->
            [ahead] Você venceu Roth: { NUMBER($own) } { $own ->
                    [one] passeio
                    [many] de passeios
                   *[other] passeios
                }, contra { NUMBER($roths) } da regra dele. Uma vantagem tão pequena pode ser sorte. Um torneio em outros tabuleiros mostra mais.
            [level] Tão boa quanto a de Roth: { NUMBER($own) } { $own ->
                    [one] passeio
                    [many] de passeios
                   *[other] passeios
                } cada uma. Você consegue mais um?
           *[behind] A regra de Roth está na frente: { NUMBER($roths) } { $roths ->
                    [one] passeio
                    [many] de passeios
                   *[other] passeios
                } contra { NUMBER($own) }. Tente outra coisa.
        }
unfolded = { $share ->
            [0] O tabuleiro
            [1] O grafo, desenhado como anel
           *[other] No meio do caminho
        }
guessCell = { $isMarked ->
            [true] { $size }, marcado
           *[false] { $size }
        }
guessedCell = { $size }: { $exists ->
            [true] tem passeio fechado
           *[false] não tem passeio fechado
        }, { $reason }; { $isRight ->
            [true] você acertou
           *[false] você errou
        }
guessing = { $marked ->
            [1] 1 de { NUMBER($boards) } tabuleiros marcado
           *[other] { NUMBER($marked) } de { NUMBER($boards) } tabuleiros marcados
        }
guessed = Você acertou { NUMBER($right) } de { NUMBER($boards) } tabuleiros; os outros têm uma moldura grossa. Um tabuleiro tem um passeio fechado, a não ser em três casos: o número de casas é ímpar; um lado mede 1, 2 ou 4; ou ele é 3 × 4, 3 × 6 ou 3 × 8. A. J. Schwenk provou isso em 1991.
seconds = { $n } s
milliseconds = { $n } ms
timing = { $hasMs ->
            [true] { $board }: { $duration }{ $hasTimes ->
                    [true] {" "}(× { NUMBER($times, minimumFractionDigits: 1) })
                   *[false] {""}
                }
           *[false] { $board }: nenhum passeio em um segundo
        }
notTimed = { $board }: não testado
toursPage = Página { NUMBER($page) } de { NUMBER($pages) }, { NUMBER($tours) } { $tours ->
            [one] passeio
            [many] de passeios
           *[other] passeios
        } ao todo
openTour = Passeio { NUMBER($n) }: ver em Explorar
counted = { $what }: { $tours }, contados em { $duration }
laneEnded = { $name }: { $outcome }
asSentence = { $result }.
counting = { $what }: { NUMBER($states) } { $states ->
            [one] estado
            [many] de estados
           *[other] estados
        } até agora
toursOf = { $isClosed ->
            [true] Passeios fechados do { $board }
           *[false] Passeios abertos do { $board }
        }
sweep = { $what }: { NUMBER($layers) } { $layers ->
            [one] passo
            [many] de passos
           *[other] passos
        }, no máximo { NUMBER($most) } { $most ->
            [one] estado
            [many] de estados
           *[other] estados
        } ao mesmo tempo
estimated = Após { NUMBER($walks) } { $walks ->
            [one] caminhada
            [many] de caminhadas
           *[other] caminhadas
        }: cerca de { NUMBER($estimate, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } trilhões de passeios fechados.
positions = { $what }: { NUMBER($different) } { $different ->
            [one] posição diferente
            [many] de posições diferentes
           *[other] posições diferentes
        }
positionsTold = Um dos passeios tem { NUMBER($found) } { $found ->
            [one] posição diferente
            [many] de posições diferentes
           *[other] posições diferentes
        }; o de Euler tem { NUMBER($eulers) }.
