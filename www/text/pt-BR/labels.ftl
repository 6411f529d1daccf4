labels =
    .title = Lab do Passeio do Cavalo
    .tagline = Visite cada casa exatamente uma vez e veja como
    .loadFailed = Não foi possível iniciar o programa que calcula os passeios.
    .loadHelp = Use um navegador dos últimos anos e abra a página a partir de um servidor web. Mensagem do navegador:
    .wasmMissing = O WebAssembly está desativado neste navegador.
    .wasmForbidden = A política desta página proíbe o WebAssembly: falta 'wasm-unsafe-eval' em script-src.
    .roomNotLoaded = Não foi possível carregar esta sala.
    .roomFailed = Uma parte da página não pôde ser carregada. Verifique a rede e tente de novo.
    .crashed = O cálculo parou de funcionar.
    .crashedHelp = Provavelmente faltou memória. Recarregue a página para continuar: o link ainda leva ao que você estava vendo.
    .crashedAgain = O cálculo parou de funcionar outra vez.
    .crashedAgainHelp = Talvez este aparelho tenha pouca memória para este tabuleiro. Tente um menor.
    .tryAgain = Tentar de novo
    .loadAgain = Recarregar a página
    .notLoadedAgain = Não foi possível acessar a página. Verifique a rede e tente de novo.
    .rooms = Salas
    .introduction = Introdução
    .boardHeading = Tabuleiro
    .zoom = Zoom
    .zoomIn = Aproximar
    .zoomOut = Afastar
    .zoomFit = Mostrar o tabuleiro inteiro
    .settings = Ajustes
    .playHead = Controles
    .scrubber = Lance
    .speed = Velocidade
    .tie = Empate
    .deadEnd = Beco sem saída
    .presets = Tamanhos
    .width = Largura
    .height = Altura
    .size = Tamanho
    .times = ×
    .start = Início
    .end = Fim
    .randomStart = Sortear
    .anyStart = Qualquer
    .method = Método
    .algorithm = Algoritmo
    .tieBreak = Regra
    .moves = Ordem dos lances
    .moveBoard = Ver e mudar a ordem
    .rule = Regra
    .target = Passeio
    .askBest = Tentar outros métodos até um funcionar
    .askLongest = Procurar o caminho mais longo
    .whenStuck = Se travar
    .leaper = Peça
    .wrap = Superfície
    .otherLeaper = Outra…
    .leaps = Saltos, como 1,3 ou 0,1+1,1
    .editBoard = Editar este tabuleiro
    .graph = Usar um grafo
    .backToBoard = Voltar ao tabuleiro
    .graphHelp = Escreva arestas como 1-2 2-3, ou 1-2-3 para várias seguidas. Também vale escrever dois nomes por linha, o nome de um grafo conhecido ou uma matriz de 0 e 1. Arquivos DIMACS, TSPLIB, graph6, sparse6, LAD, METIS, Pajek, GML e DOT também funcionam. A página desenha os vértices em círculo, e os grafos conhecidos na forma habitual.
    .graphs = Grafos conhecidos
    .edges = Arestas
    .useGraph = Usar estas arestas
    .seed = Semente
    .reroll = Outra
    .rerollLong = Outra semente
    .show = Mostrar
    .savePicture = Salvar imagem
    .svg = SVG
    .png = PNG
    .more = Mais
    .display = Exibição
    .theme = Tema
    .language = Idioma
    .sound = Som
    .share = Compartilhar
    .help = Ajuda
    .forTeachers = Para professores
    .checkTour = Conferir meu passeio
    .wholePage = Abrir a página inteira
    .candidates = {"Casas"} aonde {"o cavalo"} pode ir
    .counters = Contadores
    .dismiss = Dispensar
    .newVersion = Há uma versão nova desta página. Ao carregá-la, o que você vê fica como está; só os cálculos em andamento recomeçam.
    .useNewVersion = Carregar agora
    .kept = Esta página está salva neste aparelho. Ela funciona sem rede.
    .undo = Desfazer
    .forClass = Para a aula
    .ask = Perguntar antes
    .reveal = Mostrar
    .present = Apresentar
    .leave = Sair
    .leavePresentation = Sair da apresentação
    .squareNumbers = Números a mostrar
    .legend = O que os sinais significam
    .firstLine = O número pequeno em cada casa diz quantos lances haveria a partir dela. Regra de Warnsdorff: vá sempre para o menor número.
    .stepByStep = O método, passo a passo
    .forClassHelp = “Perguntar antes” esconde cada resposta até alguém escolher uma casa. “Apresentar” enche a tela com o tabuleiro.
    .why = Por quê?
    .tieSource = Quem propôs isso?
    .close = Fechar
    .keys = Teclas
    .keysOnBoard = Teclas com o foco no tabuleiro
    .characterKeys = Usar teclas de um só caractere, como R, + e ?
    .glossary = O que as palavras significam
    .numberedBoard = Números a partir de 1
    .fromZero = Números a partir de 0
    .pairs = Pares (linha, coluna)
    .python = Lista em Python
    .squareList = {"Casas"}
    .picture = Imagem
    .playIt = Jogar a partir deste início
    .compareIt = Comparar métodos
    .countAll = Contar todos os passeios
    .toPuzzle = Fazer um quebra-cabeça
    .figures = Este passeio em números
    .json = JSON
    .copy = Copiar
    .saveText = Salvar
    .numberFrom = Numerar a partir de
    .pickOnBoard = Escolher no {"tabuleiro"}
    .turnsElsewhere = Comparado com outros métodos
    .results = Salvar ou copiar este passeio
    .keepInGallery = Guardar na Galeria
rooms =
    .explore = Explorar
    .play = Jogar
    .learn = Aprender
    .gallery = Galeria
    .compare = Comparar
    .build = Montar
    .count = Contar
    .exist = É possível?
    .keypad = Teclado
    .puzzle = Preencher os números
    .verse = Palavras em um passeio
actions =
    .play = Reproduzir
    .first = Início
    .back = Voltar
    .forward = Avançar
    .last = Fim
    .nextTie = Próximo empate
    .nextDeadEnd = Próximo beco sem saída
    .faster = Mais rápido
    .slower = Mais devagar
    .restart = Recomeçar
    .undo = Desfazer
    .share = Compartilhar
    .help = Ajuda
    .cancel = Parar o cálculo
play =
    .play = Reproduzir
    .pause = Pausar
    .again = Reproduzir de novo
gridActions =
    .move = Andar de casa em casa
    .rowStart = Primeira casa da fileira
    .rowEnd = Última casa da fileira
    .choose = Ir para esta casa ou começar nela
toKnight = Voltar ao cavalo
cameraActions =
    .zoomIn = Aproximar
    .zoomOut = Afastar
    .zoomFit = Mostrar o tabuleiro inteiro
targets =
    .open = Aberto: termina onde for
    .closed = Fechado: volta ao início
whenStuck =
    .stop = Parar e mostrar
    .backtrack = Retroceder
    .restart = Recomeçar
layers =
    .graph = todos os lances
    .degrees = saídas
    .numbers = números
    .path = caminho
    .colours = cores
squareNumbers =
    .edge-distance = distância até a borda
    .moves = lances de cada {"casa"}
themes =
    .auto = Do sistema
    .light = Claro
    .dark = Escuro
    .projector = Projetor
surfaces =
    .none = Plana
    .columns = Anel (cilindro)
    .both = Rosquinha (toro)
surfaceNotes =
    .columns = As bordas esquerda e direita estão ligadas: um lance que sai por uma entra pela outra. Ele é desenhado com dois traços curtos, cada um com o nome da casa para onde vai.
    .both = As bordas esquerda e direita estão ligadas, e as de cima e de baixo também: um lance que sai por uma borda entra pela oposta. Ele é desenhado com dois traços curtos, cada um com o nome da casa para onde vai.
sounds =
    .off = Desligado
    .taps = Batidinhas
    .pitch = Saídas
keyNames =
    .Space = Espaço
    .Enter = Enter
    .Home = Home
    .End = End
    .Shift = Shift
    .Ctrl = Ctrl
    .Backspace = Backspace
    .ArrowLeft = ←
    .ArrowRight = →
    .ArrowUp = ↑
    .ArrowDown = ↓
    .PageUp = Page Up
    .PageDown = Page Down
    .Escape = Esc
counters =
    .steps = { $n ->
            [one] passo
           *[other] passos
        }
    .visited = { $n ->
            [one] visitada
           *[other] visitadas
        }
    .ties = { $n ->
            [one] empate
           *[other] empates
        }
    .deadEnds = { $n ->
            [one] beco sem saída
           *[other] becos sem saída
        }
    .backtracks = { $n ->
            [one] retrocesso
           *[other] retrocessos
        }
    .restarts = { $n ->
            [one] recomeço
           *[other] recomeços
        }
    .placements = { $n ->
            [one] colocação
           *[other] colocações
        }
    .orders = { $n ->
            [one] ordem testada
           *[other] ordens testadas
        }
    .rotations = { $n ->
            [one] rotação
           *[other] rotações
        }
    .joins = { $n ->
            [one] junção
           *[other] junções
        }
    .splices = { $n ->
            [one] desvio
           *[other] desvios
        }
    .sweeps = { $n ->
            [one] varredura
           *[other] varreduras
        }
