others =
    .start = outro início
    .seed = outra semente
    .start-seed = outro início ou outra semente
    .seed-tie-break = outra semente ou outro desempate
    .start-seed-tie-break = outro início, outra semente ou outro desempate
answeredBy = Método que deu a resposta: { $method }.
-effort = { $of ->
        [steps]
            { $limit ->
                [one] { $limit } passo
                [many] { $limit } de passos
               *[other] { $limit } passos
            }
        [sweeps]
            { $limit ->
                [one] { $limit } varredura
                [many] { $limit } de varreduras
               *[other] { $limit } varreduras
            }
        [exchanges]
            { $limit ->
                [one] { $limit } troca de lances
                [many] { $limit } de trocas de lances
               *[other] { $limit } trocas de lances
            }
        [guesses]
            { $limit ->
                [one] { $limit } palpite
                [many] { $limit } de palpites
               *[other] { $limit } palpites
            }
       *[milliseconds]
            { $limit ->
                [one] { $limit } milissegundo
                [many] { $limit } de milissegundos
               *[other] { $limit } milissegundos
            }
    }
texts =
    .over = - O percurso terminou.
    .onlySquare = Não falta {"nenhuma casa"}: só há { SQUARE($start) }, e o passeio está pronto.
    .closed = Um passeio fechado. Ele passa uma vez por {"todas as"} { NUMBER($squares) } {"casas"}, e o fim fica a um lance do início, { SQUARE($start) }.
    .open = Um passeio aberto. Ele passa uma vez por {"todas as"} { NUMBER($squares) } {"casas"}, de { SQUARE($start) } a { SQUARE($end) }.
    .onlySquareNotClosed = - Não falta {"nenhuma casa"}, mas nenhum lance fecha o passeio.
    .notClosed = O caminho passa por {"todas as"} { NUMBER($squares) } {"casas"}. Você pediu um passeio fechado, mas { SQUARE($start) } não fica a um lance de { SQUARE($end) }.
    .stuck = {"O cavalo"} travou em { SQUARE($at) }: passou por { $visited } de { NUMBER($squares) } {"casas"}, e { $left ->
            [1] {"uma"} ficou fora de alcance
           *[other] {"as outras"} { $left } ficaram fora de alcance
        }.
    .cycles = Cada {"casa"} tem dois lances, mas eles formam { $loops ->
            [one] { $loops } ciclo
            [many] { $loops } de ciclos
           *[other] { $loops } ciclos
        }, e não um único passeio.
    .impossible = Não existe um passeio assim: { $why }.
    .impossibleFrom = Nenhum passeio assim começa em { SQUARE($start) }: { PARTS($why) }.
    .longest = { $isSure ->
            [true] O caminho mais longo: visita { NUMBER($visited) } de { NUMBER($squares) } {"casas"}, de { SQUARE($start) } a { SQUARE($end) }.
           *[false] O caminho mais longo encontrado visita { NUMBER($visited) } de { NUMBER($squares) } {"casas"}, de { SQUARE($start) } a { SQUARE($end) }. Nenhum caminho pode visitar mais de { NUMBER($most) }.
        }
    .uncrossed = { $isSure ->
            [true] O caminho mais longo que nunca se cruza: visita { NUMBER($visited) } de { NUMBER($squares) } {"casas"}, de { SQUARE($start) } a { SQUARE($end) }.
           *[false] O caminho mais longo encontrado que nunca se cruza visita { NUMBER($visited) } de { NUMBER($squares) } {"casas"}, de { SQUARE($start) } a { SQUARE($end) }. Nem todos os outros caminhos foram tentados.
        }
    .gaveUp = { $isClosed ->
            [true] Nenhum passeio fechado foi encontrado em { -effort }.
           *[false] Nenhum passeio foi encontrado em { -effort }.
        }
    .triedInTurn = { $rounds ->
            [1] Métodos que não encontraram nenhum: { COMMAS($methods) }.
           *[other] Métodos que não encontraram nenhum, em { $rounds } rodadas: { COMMAS($methods) }.
        }
    .tryBoard = - Tente um {"tabuleiro"} menor, ou um com menos lances.
    .tryMethods = - “Vários métodos em sequência” tenta outros métodos, e alguns deles podem provar que não há nenhum passeio.
    .printed = A regra não funciona como foi impressa: tente “{ $value }” em “{ $option }”.
    .allAtOnce = Quando todos mudam de uma vez, os lances muitas vezes ligam e desligam sem parar: tente “{ $value }” em “{ $option }”.
    .tryAnother = Tente { $other }.
    .tryAnotherOr = Tente { $other }, ou escolha “{ $value }” em “{ $field }”.
