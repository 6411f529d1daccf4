title = Para professores
intro = Aqui estão nove lições de cinco a dez minutos, sobre um quebra-cabeça que qualquer pessoa começa na hora. Mesmo assim, levou duzentos anos até alguém achar um jeito rápido de resolvê-lo. Você só precisa saber como o cavalo anda. Não há contas de usuário, e a página não envia nada a lugar nenhum.
download = Baixar a página num único arquivo
downloadNote = O arquivo funciona sem rede: copie-o para um pen drive e dê um clique duplo.
headings =
    .before = Antes da aula
    .plan = Um plano para 50 minutos
    .lessons = As lições, etapa por etapa
    .mistakes = O que os alunos costumam pensar
    .sheets = Folhas de exercícios
before = - _Sem rede:_ abra a página uma vez enquanto houver rede. O navegador a guarda, e depois todas as salas funcionam sem rede. Para computadores que nunca têm rede, copie a versão em arquivo único (`knights-tour-lab.html`) para um pen drive e dê um clique duplo.
    - _Com projetor:_ abra “Exibição” no alto da página e escolha o tema “Projetor”. Em “Explorar” e nas lições, aperte F. A explicação aparece em letras grandes ao lado do tabuleiro, e os ajustes ficam escondidos. Aperte Esc para sair. [Explorar para a aula](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector)
    - _Com passador de slides:_ em “Explorar”, aperte A para “Perguntar antes”. A página esconde a resposta até você avançar. Avance outra vez para fazer o lance. Nas lições, avançar mostra até dez lances de uma tentativa, depois a resposta de uma pergunta, e depois passa à próxima etapa.
    - _Só com teclado:_ aperte N para a próxima etapa e P para a anterior. As setas andam pelo tabuleiro, e Enter responde. Leitores de tela leem tudo.
    - _Para quem lê devagar:_ Ler em voz alta, no alto de cada etapa, lê o texto com a voz do próprio navegador.
    - _Sem aparelhos:_ imprima as folhas de exercícios abaixo. Também dá para usar tabuleiros de xadrez e um cavalo, ou casas riscadas a giz no chão e um aluno como cavalo.
    - _Links:_ cada etapa tem seu próprio endereço. Compartilhar, no alto da página, copia esse endereço. Também pode encher a tela com um código QR: os alunos o leem com a câmera para abrir a página.
planHead = - Minutos
    - O quê
    - Os alunos
plan =
    | 0–8 | [Um passeio à mão](#learn?lesson=hand&step=3) num tabuleiro de 4 × 3, em duplas | jogam
    | 8–15 | [Lances ao acaso](#learn?lesson=guess&step=1): cada um anota uma estimativa, depois [mil cavalos](#learn?lesson=guess&step=2) tentam | estimam
    | 15–25 | [A regra de Warnsdorff](#explore?board=8x8&start=b1&ask=true&present=true&theme=projector) no projetor, com “Perguntar antes”: a turma vota em cada lance | preveem
    | 25–35 | [Dez previsões](#learn?lesson=rule&step=3): cada aluno trabalha sozinho, num aparelho ou no papel | preveem
    | 35–43 | [Por que os empates importam](#compare?board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191): qual das três raias trava? | votam
    | 43–50 | [O 5 × 5 pode ter um passeio fechado?](#learn?lesson=colours&step=2) Primeiro discutir, depois responder. Dever de casa: [o quebra-cabeça de 12 casas](#learn?sheet=cross) | argumentam
about =
    .hand = Idade: a partir de dez anos. Pré-requisitos: nenhum. Objetivo: os alunos sabem o que é um passeio e que é difícil encontrar um.
    .guess = Idade: a partir de dez anos. Pré-requisitos: lição 1. Objetivo: os alunos comparam a busca ao acaso com a busca sistemática e veem como o trabalho cresce depressa.
    .rule = Idade: a partir de dez anos. Pré-requisitos: lição 1. Objetivo: os alunos usam uma regra prática que olha um lance adiante.
    .ties = Idade: a partir de dez anos. Pré-requisitos: lição 3. Objetivo: os alunos veem que uma regra que quase sempre funciona não é um teorema.
    .colours = Idade: a partir de dez anos. Pré-requisitos: números pares e ímpares. Objetivo: os alunos provam que algo é impossível.
    .graph = Idade: a partir de dez anos. Pré-requisitos: nenhum. Objetivo: os alunos desenham um quebra-cabeça de outro jeito e conhecem os ciclos hamiltonianos.
    .fast = Idade: a partir de quinze anos. Pré-requisitos: lição 3. Objetivo: os alunos conhecem a ideia de dividir para conquistar e sabem o que é tempo linear.
    .many = Idade: a partir de quinze anos. Pré-requisitos: números grandes. Objetivo: os alunos listam, contam, estimam e conferem um resultado.
    .invent = Idade: a partir de dez anos. Pré-requisitos: lição 3. Objetivo: os alunos inventam uma regra, testam-na e aprendem que uma regra melhor olha para o que resta.
stepHead = - Etapa
    - Os alunos
    - Pergunta
    - Resposta
engagement =
    .none = observam
    .move = jogam
    .predict = preveem
    .square = acham uma casa
    .choose = escolhem
    .number = contam ou calculam
    .estimate = estimam
    .mark = marcam tabuleiros
    .try = inventam
note = Depois da primeira resposta errada, o aluno recebe uma dica e pode tentar de novo. Em seguida, a etapa explica a resposta. Ninguém precisa acertar para continuar. O progresso fica no aparelho, e os alunos podem apagá-lo.
mistakes = - _“A regra sempre funciona.”_ Com os desempates numa ordem fixa, ela falha a partir de 3 das 64 casas do tabuleiro de xadrez. Em tabuleiros muito grandes, falha quase sempre. [Veja onde](#learn?lesson=ties&step=5)
    - _“Se travei, meu último lance estava errado.”_ Em geral, foi um lance anterior. Em [Jogar](#play), “Está perdido?” diz qual.
    - _“Um tabuleiro duas vezes maior leva o dobro do tempo.”_ O retrocesso precisa de 8.839 colocações no 5 × 5 e de 248.168 no 6 × 6. [Conte](#learn?lesson=guess&step=6)
    - _“Não achamos nenhum passeio, então não existe.”_ Só uma prova ou uma busca completa pode mostrar isso. [É possível?](#exist?target=closed&board=4x7) tem as duas.
    - _“Um caminho mais curto seria melhor.”_ Todos os passeios de um tabuleiro têm o mesmo número de lances.
    - _“Um computador pode simplesmente contar todos.”_ Um a um, não. A um milhão de passeios por segundo, os passeios fechados do tabuleiro de xadrez levariam cinco meses. [Como, então?](#learn?lesson=many&step=4)
sheets = - Imprima pelo navegador, em preto e branco, em A4 ou Carta. As soluções ficam numa página à parte, que você pode omitir. Cada página mostra a semente: a mesma semente dá de novo a mesma folha.
    - [Tabuleiros vazios](#learn?sheet=blank&board=6x6) de 3 × 3 a 20 × 20, e [tabuleiros com saídas](#learn?sheet=counts&board=6x6)
    - [Os próximos cinco lances para prever](#learn?sheet=predict&seed=1)
    - [Uma regra para seguir por seis lances](#learn?sheet=follow&seed=1), para a lição 9
    - [Um erro para encontrar](#learn?sheet=error&seed=1)
    - [O quebra-cabeça de 12 casas](#learn?sheet=cross)
    - [Números para preencher](#learn?sheet=numbers&board=6x6&seed=1): um, dois ou quatro quebra-cabeças numa página, de fácil a muito difícil
    - [Palavras em um passeio](#verse), para a aula de língua: um verso seu é cortado em sílabas e posto num tabuleiro, e a turma o lê com lances de cavalo. O próximo ela mesma pode escrever. Pergunte de quantos modos se pode ler e quais sílabas iguais são a causa.
answers =
    .move = um passeio; há vários
    .mark = o teorema de Schwenk, que a etapa explica
    .try = por exemplo, “fewest onward, farthest centre, least turn”: menos saídas, mais longe do centro, virada mais leve
    .predict = a etapa dá o motivo de cada uma
    .number = { $isEstimate ->
            [true] cerca de { NUMBER($right) }
           *[false] { NUMBER($right) }
        }
    .squares = { $many ->
            [1] { $first }
            [2] { $first } ou { $second }
           *[other] qualquer uma de { COMMAS($squares) }
        }
