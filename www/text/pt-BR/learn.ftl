labels =
    .boardHeading = O tabuleiro
    .lessons = Lições
    .steps = Etapas da lição
    .previous = Etapa anterior
    .next = Próxima etapa
    .known = O que você já sabe
    .toldKnown = O que você já sabe:
    .nextLesson = Próxima lição
    .allDone = Esta foi a última lição. Você concluiu todas!
    .lastSeen = Esta foi a última lição. A lista mostra as etapas que ainda faltam.
    .keepsake = Guardar uma imagem
    .onBoard = No tabuleiro
    .takeBack = Desfazer
    .startOver = Recomeçar
    .step = Avançar
    .play = Reproduzir
    .toEnd = Até o fim
    .answer = Sua resposta
    .check = Conferir
    .readAloud = Ler em voz alta
    .stopReading = Parar de ler
    .present = Apresentar
    .leave = Sair
    .leavePresentation = Sair da apresentação
    .erase = Apagar meu progresso
    .teachers = Para professores
    .worksheets = Folhas de exercícios
    .backToLessons = Voltar às lições
    .beside = O mesmo no tabuleiro
actions =
    .nextStep = Próxima etapa da lição
    .previousStep = Etapa anterior
    .forward = Avançar um lance
    .back = Desfazer um lance
    .clickOn = Passador: avança um lance, depois mostra a resposta, depois passa de etapa
    .clickBack = Passador: volta um lance, depois a etapa
onBoard =
    .move = Andar de casa em casa
    .rowStart = Primeira casa da fileira
    .rowEnd = Última casa da fileira
    .choose = Ir para esta casa ou responder com ela
tooFew = São mais que isso. Tente de novo.
tooMany = São menos que isso. Tente de novo.
wantsNumber = Escreva um número, como 40, ou por extenso, como quarenta.
finished = Você chegou ao fim da última lição.
first = Esta é a primeira etapa da primeira lição.
notKept = Não dá para salvar seu progresso: o armazenamento deste aparelho está cheio ou bloqueado. Ele se perde quando você fechar a página.
erased = Seu progresso foi apagado.
progress = Etapa { NUMBER($step) } de { NUMBER($steps) }
stepName = { $isDone ->
            [true] Etapa { NUMBER($step) }, concluída
           *[false] Etapa { NUMBER($step) }
        }
lessonTitle = { NUMBER($lesson) }. { $title }
tryAgain = Não é bem isso. { $why } Tente de novo.
solution = { $why } A resposta certa é “{ $right }”.
shownAnswer = “{ $right }”. { $why }
tried = { $isRight ->
            [true] { $text }, certo
           *[false] { $text }, errado
        }
visitedOf = { NUMBER($visited) } de { NUMBER($squares) } { $squares ->
            [one] casa visitada
            [many] de casas visitadas
           *[other] casas visitadas
        }
noWay = {"O cavalo"} não pode ir de { $from } para { $to }.
coloured = { $isDark ->
            [true] { $told }, escura
           *[false] { $told }, clara
        }
begins = Lição { $lesson }, { NUMBER($steps) } { $steps ->
            [one] etapa
            [many] de etapas
           *[other] etapas
        }.
wrong =
    .lesson = { QUOTED($text) } não é uma lição; aparece a primeira
    .step = esta lição tem { NUMBER($steps) } { $steps ->
            [one] etapa
            [many] de etapas
           *[other] etapas
        }, e não existe a etapa { QUOTED($text) }; aparece a etapa { NUMBER($shown) }
    .sheet = { QUOTED($text) } não é uma folha de exercícios; existem { LIST($kinds) }
    .board = esta folha de exercícios tem tabuleiros de { $least }x{ $least } a { $most }x{ $most }, e não { QUOTED($text) }; aparece { $board }
    .boards = { QUOTED($text) } não é um número de tabuleiros para uma página; escolha entre { COMMAS($known) }
stepTitle = { $lesson }, etapa { NUMBER($step) }
ages =
    .ten = A partir de dez anos
    .fifteen = A partir de quinze anos
doneOf = { $isAll ->
            [true] concluída
           *[false] { NUMBER($done) } de { NUMBER($steps) } etapas
        }
predicted = Acertos: { NUMBER($right) } de { NUMBER($asked) }. { $left ->
            [one] Falta
           *[other] Faltam
        } { NUMBER($left) }.
roundOver = { $areAllRight ->
            [true] Essa foi a última: você acertou todas as { NUMBER($asked) }.
           *[false] Essa foi a última: você acertou { NUMBER($right) } de { NUMBER($asked) }. Aperte “Recomeçar” para tentar outra vez.
        }
notThere = Não é { $square }: tem { NUMBER($value) } { $value ->
            [one] saída
           *[other] saídas
        }. {"Outra casa"} a um lance de { $from } tem menos. Tente de novo.
corrected = Link corrigido: { $message }.
title = { $what } · { $learn } · { $page }
