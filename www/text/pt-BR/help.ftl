rooms_explore =
    .heading = O que fazer em “Explorar”
    .steps = - Aperte “Avançar” para fazer um lance, ou “Reproduzir” para ver todos.
        - Leia a frase sobre o próximo lance: ela diz quais casas são possíveis e qual é a melhor.
        - Escolha uma casa com anel para ir até ela, ou qualquer outra para recomeçar dali.
rooms_play =
    .heading = O que fazer em “Jogar”
    .steps = - Escolha a casa do primeiro lance e depois faça um lance de cavalo após o outro.
        - Desfaça lances quantas vezes quiser e peça uma dica quando travar.
        - Comece com 5 × 5 e depois tente um tabuleiro maior.
rooms_learn =
    .heading = O que fazer em “Aprender”
    .steps = - Escolha uma lição. A lição 1 só pede cinco minutos.
        - Leia a etapa, olhe o tabuleiro ou responda à pergunta, e passe à próxima etapa.
        - Volte mais tarde: a página lembra, neste aparelho, até onde você chegou.
rooms_gallery =
    .heading = O que fazer na Galeria
    .steps = - Escolha uma imagem para abrir o passeio.
        - Leia quem o fez e percorra-o lance por lance.
        - Guarde aqui também os seus próprios passeios.
rooms_compare =
    .heading = O que fazer em “Comparar”
    .steps = - Escolha um tabuleiro e um início para todos.
        - Escolha um método para cada raia.
        - Aperte “Reproduzir” e veja quais encontram um passeio.
rooms_build =
    .heading = O que fazer em “Montar”
    .steps = - Arraste sobre casas para abrir buracos, e sobre buracos para fechá-los.
        - Leia se um passeio é possível e por quê.
        - Abra seu tabuleiro em Explorar para ver um passeio nele.
rooms_count =
    .heading = O que fazer em “Contar”
    .steps = - Escolha um tabuleiro. Comece com um pequeno, como 5 × 5.
        - Conte os passeios um a um, ou estime quantos há num tabuleiro maior.
        - Compare seu número com os números conhecidos.
rooms_exist =
    .heading = O que fazer em “É possível?”
    .steps = - Escolha uma casa do mapa. Ela representa um tabuleiro com aquele número de colunas e fileiras.
        - Leia a prova de que o tabuleiro tem um passeio, ou de que não pode ter.
        - Siga a prova passo a passo no tabuleiro.
rooms_keypad =
    .heading = O que fazer em “Teclado”
    .steps = - Escolha um teclado e quantas teclas o número tem.
        - Leia quantos números existem e percorra a lista.
        - Escolha as teclas para discar um número.
versionOf = { $name }, versão { $version }
keepEverything = Guardar tudo para usar sem rede ({ $megabytes } MB)
keepingName = Salvar para usar sem rede
percent = { NUMBER($percent) }%
keptAll = Tudo está salvo neste aparelho, em todos os idiomas. Funciona sem rede.
notKept = Não foi possível salvar tudo. Verifique a rede e tente de novo: o que já chegou fica guardado.
rooms_puzzle =
    .heading = O que fazer em “Preencher os números”
    .steps = - Toque numa casa livre para pôr o próximo número, ou digite um número.
        - Toque num número para seguir a partir dele, ou escolha outro na fila embaixo do tabuleiro.
        - Peça uma dica quando travar: primeiro ela diz onde olhar, depois por quê.
rooms_verse =
    .heading = O que fazer com palavras em um passeio
    .steps = - Toque nas partes na ordem em que formam um texto. Toque de novo na última para desfazê-la.
        - Escreva ou cole um texto seu: os hífens o cortam em sílabas, e cada uma ocupa uma casa.
        - Imprima, envie o link, ou cole um passatempo de uma revista e resolva aqui.
