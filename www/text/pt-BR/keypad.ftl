labels =
    .intro = Um cavalo salta pelas teclas de um teclado, como o de um telefone, e disca cada tecla em que pousa. Quantos números diferentes ele consegue discar?
    .why = Esse quebra-cabeça aparece em entrevistas de emprego: testar todos os números leva uma eternidade, mas uma contagem esperta sai na hora.
    .tryPhone = Pôr o cavalo num telefone
    .trySource = O mesmo com 18 teclas e no máximo duas vogais
    .pad = Teclado
    .position = Posição na sequência
    .sequence = Sequência
    .erase = Apagar a última tecla
    .clear = Limpar
    .countHeading = Quantas sequências?
    .progress = Progresso da contagem
    .cancel = Cancelar
    .countAgain = Contar
    .copyCount = Copiar o número
    .byStart = Pela primeira tecla
    .codeHeading = A sequência como um só número
    .lowestFirst = Primeira tecla como último algarismo
    .highestFirst = Primeira tecla como primeiro algarismo
    .whyTwo = Por que dois números?
    .presets = Teclados prontos
    .padText = Fileiras do teclado
    .padNote = Digite um caractere para cada tecla, um espaço para um vão e uma nova linha para uma nova fileira.
    .lessLimits = Os limites de teclas que não existem mais foram removidos.
    .problem = Quais sequências?
    .length = Teclas
    .start = Início
    .limits = Limites
    .addLimit = Adicionar limite
    .listHeading = Todas as sequências, uma a uma
    .previous = Anterior
    .next = Próxima
    .page = Página
    .goOn = Continuar procurando
    .exportAll = Salvar tudo como texto
    .exporting = Progresso da exportação
    .pieceHeading = Peça
presets =
    .phone = Telefone
    .source = 18 teclas, no máximo duas vogais
anyStart = qualquer tecla
atMost = No máximo
of = de
allKeys = todas as teclas
manners =
    .together = juntas
    .each = cada uma
limitName = Limite { NUMBER($n) }
removeLimit = Remover limite { NUMBER($n) }
limitKeys = Teclas do limite { NUMBER($n) }
limitMost = Máximo do limite { NUMBER($n) }
limitManner = Como o limite { NUMBER($n) } conta
keys =
    .play = Percorrer a sequência, ou parar
    .back = Voltar
    .forward = Avançar
    .first = Ir ao início
    .last = Ir ao fim
    .cancel = Parar de contar ou de salvar
    .help = Mostrar as teclas de atalho
    .move = Ir de tecla em tecla
    .press = Apertar a tecla
    .erase = Apagar a última tecla da sequência
    .type = Apertar a tecla com este nome
anyKey = A … Z, 0 … 9
key = { $name }{ $isHere ->
            [true] , o cavalo está aqui
           *[false] {""}
        }{ $isNext ->
            [true] , pode vir a seguir
           *[false] {""}
        }{ $times ->
            [0] {""}
            [1] , apertada { NUMBER($times) } vez
           *[other] , apertada { NUMBER($times) } vezes
        }
position = tecla { NUMBER($step) } de { NUMBER($all) }
some = { $hasMore ->
            [true] { COMMAS($shown) } e mais { NUMBER($more) }
           *[false] { LIST($shown) }
        }
caption =
    .only = Aperte { $next }: toda sequência começa por ela.
    .begin = Aperte uma tecla para começar, ou digite uma sequência.
    .next = { $isKnight ->
                [true] O cavalo está em { $last }. Pode continuar para { $next }.
               *[false] A peça está em { $last }. Pode continuar para { $next }.
            }
    .whole = { $isKnight ->
                [true] O cavalo está em { $last }: uma sequência completa de { NUMBER($length) } { $length ->
                    [one] tecla
                    [many] de teclas
                   *[other] teclas
                }.
               *[false] A peça está em { $last }: uma sequência completa de { NUMBER($length) } { $length ->
                    [one] tecla
                    [many] de teclas
                   *[other] teclas
                }.
            }
    .stuck = { $isKnight ->
                [true] O cavalo está em { $last }, e nenhuma tecla pode vir a seguir.
               *[false] A peça está em { $last }, e nenhuma tecla pode vir a seguir.
            }
fault =
    .no-such-key = Tecla { NUMBER($place) }: não há { QUOTED($key) } neste teclado.
    .other-start = Tecla { NUMBER($place) }: toda sequência tem de começar com { $start }, e não com { $key }.
    .no-move = { $hasWays ->
                [true] Tecla { NUMBER($place) }: nenhum lance leva de { $from } a { $key }. De { $from }, os lances levam a { $ways }.
               *[false] Tecla { NUMBER($place) }: nenhum lance leva de { $from } a { $key }, nem a qualquer outra tecla.
            }
    .limit-broken = { $atMost ->
                [0] Tecla { NUMBER($place) }: os limites não permitem { $key }.
               *[other] { $isOne ->
                    [true] Tecla { NUMBER($place) }: { $key } pode aparecer no máximo { -often }, e já aparece.
                   *[false] Tecla { NUMBER($place) }: { $key } passaria do limite: no máximo { NUMBER($atMost) } de { $keys }.
                }
            }
    .too-long = Tecla { NUMBER($place) }: aqui, uma sequência só tem { NUMBER($length) } { $length ->
                [one] tecla
                [many] de teclas
               *[other] teclas
            }. Apague o resto.
-often = { NUMBER($atMost) } { $atMost ->
            [one] vez
            [many] de vezes
           *[other] vezes
        }
limit = { $atMost ->
            [0] { $which ->
                [all] nenhuma tecla
                [one] nenhum { $keys }
               *[several] nenhum dentre { $keys }
            }
           *[other] { $isEach ->
                [true] { $which ->
                    [all] cada tecla no máximo { -often }
                    [one] { $keys } no máximo { -often }
                   *[several] no máximo { -often } cada um dentre { $keys }
                }
               *[false] { $which ->
                    [all] no máximo { NUMBER($atMost) } de todas as teclas
                    [one] no máximo { NUMBER($atMost) } de { $keys }
                   *[several] no máximo { NUMBER($atMost) } de { $keys }
                }
            }
        }
nor = {", "}
question = Sequências de { NUMBER($length) } { $length ->
            [one] tecla
            [many] de teclas
           *[other] teclas
        }{ $hasMoves ->
            [true] { $isKnight ->
                [true] , cada uma a um lance de cavalo da anterior
               *[false] , cada uma a um salto { $leaps } da anterior
            }
           *[false] {""}
        }{ $hasStart ->
            [true] , começando com { $start }
           *[false] {""}
        }{ $hasLimits ->
            [true] ; limites: { LIST($limits) }
           *[false] {""}
        }.
betweenLimits = {", "}
sequences = { $short } { $value ->
            [one] sequência
            [many] de sequências
           *[other] sequências
        }
counted = { $sequences }.
size = { NUMBER($length) } { $length ->
            [one] algarismo
            [many] de algarismos
           *[other] algarismos
        }, cerca de { $short }
percent = { $floor }%
cancelled = A contagem foi cancelada.
notCounted = Não deu para contar: { $message }.
columns = - Tecla
    - Sequências
whyTwo = - Cada tecla é um algarismo, então uma sequência é um número comprido. Dá para lê-lo a partir de qualquer uma das pontas.
    - O artigo de onde vêm as 18 teclas dá 309.514.218.678 para A H A H K B K B K B. Ali, a primeira tecla vale 1, a segunda 18, a terceira 18², e assim por diante.
    - O programa do mesmo artigo dá 77.396.869.081. Ele calcula código = código × 18 + algarismo (método de Horner), e assim a primeira tecla vira o algarismo de maior valor.
    - Dos dois jeitos, duas sequências diferentes do mesmo comprimento nunca recebem o mesmo número.
digits = { $isOne ->
            [true] Com uma única tecla, todo número é 0.
           *[false] Cada tecla é um algarismo na base { NUMBER($base) }: { $pairs }.
        }
betweenPairs = {", "}
noCode = Digite uma sequência para ver o número dela.
listed = { $isNone ->
            [true] Nenhuma.
           *[false] { NUMBER($from) } a { NUMBER($to) }{ $hasAll ->
                [true] {" "}de { $all }
               *[false] {""}
            }
        }
pageFound = Página { NUMBER($page) }: { $what }
beyondList = A lista termina antes da página { NUMBER($page) }.
searching = Procurando…
searchedLong = Nenhuma encontrada ainda. Poucas sequências respeitam esses limites: continue procurando ou afrouxe-os.
none = Não existe nenhuma sequência assim.
walkIt = Percorrer { $sequence }
exported = { $hasAll ->
            [true] { NUMBER($done) } de { $big }
           *[false] { NUMBER($done) } { $done ->
                    [one] sequência
                    [many] de sequências
                   *[other] sequências
                }
        }
exportDone = { NUMBER($lines) } { $lines ->
            [one] sequência salva
            [many] de sequências salvas
           *[other] sequências salvas
        }.
exportCancelled = Cancelado. Nada foi salvo.
nothingToExport = Não há nada para salvar.
exportTooLarge = Todas as sequências ocupariam mais de { NUMBER($megabytes) } MB, demais para um navegador. Peça sequências mais curtas, ou um só início.
fileName = sequencias-do-cavalo-de-{ $length }.txt
title = { $keypad } · { NUMBER($length) } { $length ->
            [one] tecla
            [many] de teclas
           *[other] teclas
        }{ $hasTotal ->
            [true] : { $sequences }
           *[false] {""}
        } · { $page }
fields =
    .step = Passo
    .theme = Tema
passedOver = { $name }: { $message }. A página ignora isso.
wrong =
    .number = { QUOTED($value) } não é um número inteiro de { NUMBER($least) } a { NUMBER($most) }
    .limit = { QUOTED($value) } não é um limite; escreva teclas e um número, como em AEIO:2
