labels =
    .challenge = Lançar um desafio
    .challengeHelp = Crie um link para este quebra-cabeça. Quem resolver recebe um código para mandar a você. Cole esse código abaixo para conferir.
    .allowed = Ajudas que você permite
    .goal = Acertos seguidos
    .copyChallenge = Copiar o link
    .leaveChallenge = Sair do desafio
    .result = Um código para conferir
    .checkResult = Conferir o código
    .resultLine = Seu código
    .copyResult = Copiar o código
helps =
    .back = voltar lances
    .ways = aonde posso ir
    .layers = números e linhas
    .hint = dicas
    .judge = “Está perdido?”
reached = Você resolveu o desafio! Mande o código abaixo a quem o lançou.
challengeCopied = O link do seu desafio foi copiado.
resultCopied = Seu código foi copiado.
copyRefused = Seu navegador não permitiu copiar.
notAllowed = Este desafio não permite essa ajuda.
refused =
    .unreadable = Isto não é um código. Cole a linha inteira que começa com “knights-tour-result”.
    .changed = Este código foi alterado ou cortado. Copie de novo a linha inteira.
    .missed = Conseguimos ler os lances, mas eles não resolvem o desafio.
-aim = { $mode ->
            [predict] { $goal ->
                    [1] preveja o lance da regra 1 vez
                   *[other] preveja o lance da regra { NUMBER($goal) } vezes seguidas
                }
           *[free] { $target ->
                    [closed] encontre um passeio fechado a partir daqui
                    [end] encontre um passeio daqui até { $end }
                   *[open] encontre um passeio a partir daqui
                }
        }
task = { $hasHelp ->
            [true] Desafio: { -aim }. Permitido: { LIST($help) }.
           *[false] Desafio: { -aim }, sem ajuda.
        }
uses =
    .back = { NUMBER($times) } { $times ->
            [one] lance desfeito
            [many] de lances desfeitos
           *[other] lances desfeitos
        }
    .hint = { NUMBER($times) } { $times ->
            [one] dica
            [many] de dicas
           *[other] dicas
        }
    .restart = { NUMBER($times) } { $times ->
            [one] nova tentativa
            [many] de novas tentativas
           *[other] novas tentativas
        }
    .judge = { NUMBER($times) } { $times ->
            [one] pergunta
            [many] de perguntas
           *[other] perguntas
        } “Está perdido?”
    .watch = um aviso quando ficou perdido
    .ways = lances possíveis marcados
    .layers = números ou linhas à mostra
    .method = lances feitos por um método
    .pasted = lances colados
    .link = lances vindos de um link
helpUsed = { $hasHelp ->
            [true] com { LIST($help) }
           *[false] sem ajuda
        }
-start = { $locked ->
        [0] a partir de { $start }
       *[other] a partir de { $start }, depois de { NUMBER($locked) } { $locked ->
                [one] lance dado
                [many] de lances dados
               *[other] lances dados
            }
    }
verified = { $mode ->
            [predict] ✓ Resolvido: { NUMBER($goal) } { $goal ->
                    [one] acerto
                    [many] de acertos seguidos
                   *[other] acertos seguidos
                } em { $board } { -start }, em { NUMBER($done) } { $done ->
                    [one] resposta
                    [many] de respostas
                   *[other] respostas
                }, { helpUsed }.
           *[other] ✓ Resolvido: { $target ->
                    [closed] um passeio fechado
                   *[other] um passeio
                } em { $board } { -start }, em { NUMBER($done) } { $done ->
                    [one] lance
                    [many] de lances
                   *[other] lances
                }, { helpUsed }.
        }
wrong =
    .locked = { QUOTED($text) } não é um número de lances travados; escreva um número inteiro de { NUMBER($least) } a { NUMBER($most) }. Nenhum lance fica travado
    .goal = { QUOTED($text) } não é um número de previsões seguidas; escreva um número inteiro de { NUMBER($least) } a { NUMBER($most) }. A meta é { NUMBER($usual) }
    .help = { QUOTED($text) } não é uma ajuda que um desafio possa permitir; escolha entre { COMMAS($known) }
