from = Do passo
to = Até o passo
size = Tamanho, em pixels
sizes = Tamanhos usuais
sizeNames =
    .page = 480: página web
    .slides = 1080: slides
delay = Tempo de cada passo, em ms
theme = Cores
choice = Mostrar as opções antes de cada lance
kind = Tipo
kinds =
    .gif = GIF
    .video = Vídeo (MP4)
-file = { $kind ->
            [gif] GIF
           *[video] vídeo
        }
make = Criar { -file }
making = Criando o { -file }…
cancel = Cancelar
save = Salvar
play = Reproduzir
looking = Calculando a duração do percurso…
cancelled = Cancelado.
preview = Prévia da animação
progress = Progresso da animação
noEncoder = Este navegador não consegue criar um vídeo deste tamanho. Escolha um tamanho menor, ou crie um GIF.
range = de { NUMBER($least) } a { NUMBER($most) }
plan = { NUMBER($frames) } { $frames ->
            [one] quadro
            [many] de quadros
           *[other] quadros
        }{ $every ->
            [0] {""}
            [1] {""}
           *[other] , um a cada { NUMBER($every) } passos
        }, { $width } × { $height } pixels, { $isLong ->
            [true] { NUMBER($minutes) } min
           *[false] { NUMBER($seconds) } s
        }, cerca de { $bytes }.
kilobytes = { NUMBER($n) } kB
megabytes = { $n } MB
beyond = O percurso tem { NUMBER($steps) } { $steps ->
            [one] passo
            [many] de passos
           *[other] passos
        }. Escreva um número até { NUMBER($steps) }.
soFar = { $bytes } até agora
made = { $kind ->
            [gif] { kinds.gif }
           *[video] { kinds.video }
        } pronto ({ $bytes })
saved = Salvo em { $file }.
failed = { $hasMessage ->
            [true] Não foi possível criar o { -file }: { $message }.
           *[false] Este navegador não conseguiu criar o { -file }. Tente um tamanho menor ou menos passos.
        }
