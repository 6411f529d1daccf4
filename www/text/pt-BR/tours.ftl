tours_al-adli =
    .name = O passeio de al-Adli
    .by = al-Adli ar-Rumi, Bagdá
    .year = cerca de 840
    .about = Um dos passeios mais antigos que ainda temos. Um manuscrito de cerca de 1350 o mostra duas vezes: uma vez desenhado com números, outra com palavras que formam um poema quando lidas ao longo do passeio.

tours_rudrata =
    .name = Os passos de um cavalo
    .by = Rudrata, Caxemira
    .year = século IX
    .about = Um verso de 32 sílabas em meio tabuleiro de xadrez. Leia linha por linha ou ao longo do passeio do cavalo: é o mesmo verso.

tours_desika =
    .name = Dois versos em um
    .by = Vedanta Desika
    .year = cerca de 1300
    .about = O mesmo passeio de Rudrata, uns quatro séculos depois. As linhas contêm o verso 929 de um poema de mil versos, e o cavalo lê o verso 930.

tours_de-moivre =
    .name = Primeiro a borda, depois o meio
    .by = Abraham de Moivre
    .year = cerca de 1722
    .about = O cavalo dá voltas e mais voltas pelos dois anéis de fora enquanto pode. Só depois enche as dezesseis casas do meio.

tours_euler-36 =
    .name = O passeio de Euler de 36 casas
    .by = Leonhard Euler
    .year = 1759
    .about = Gire o tabuleiro meia-volta, e este passeio fechado fica igual. Os números de casas opostas diferem em 18.

tours_euler-halves =
    .name = Uma metade, depois a outra
    .by = Leonhard Euler
    .year = 1759
    .about = O cavalo enche primeiro a metade de baixo do tabuleiro. A metade de cima a repete, girada meia-volta, por isso os números de casas opostas diferem em 32.

tours_euler-half-board =
    .name = A solução de Euler em meio tabuleiro
    .by = Leonhard Euler
    .year = 1759
    .about = Outro passeio que enche uma metade do tabuleiro antes da outra. Aqui também, os números de casas opostas diferem em 32.

tours_euler-method =
    .name = O método de Euler em ação
    .by = Leonhard Euler
    .year = 1759
    .about = Euler começou com um caminho de sessenta casas que tinha travado. Ele inverteu partes do caminho até que as últimas quatro casas coubessem e o passeio fechasse. Este é o passeio a que ele chegou.

tours_gouraud =
    .name = Um passeio para decorar
    .by = Francis Fauvel Gouraud, que dá o crédito a Euler
    .year = 1845
    .about = Este passeio saiu num curso de memorização. Os leitores o decoravam e depois o recitavam a partir de qualquer casa.

tours_vandermonde =
    .name = Um passeio feito de frações
    .by = Alexandre-Théophile Vandermonde
    .year = 1771
    .about = Vandermonde escreveu cada casa como uma fração, coluna sobre fileira, e juntou caminhos que, somados, cobrem o tabuleiro. É o único passeio que ele publicou.

tours_roget-halves =
    .name = Meios tabuleiros pelo método de Roget
    .by = Peter Mark Roget
    .year = 1840
    .about = Do autor do Roget’s Thesaurus, o dicionário de sinônimos inglês. O cavalo termina uma metade do tabuleiro antes de entrar na outra.

tours_roget =
    .name = Letra por letra: L, E, A, P
    .by = Peter Mark Roget
    .year = 1840
    .about = Roget marcou as casas com as letras de LEAP (“salto” em inglês), em quadrados e losangos de quatro lances. O cavalo visita todas as dezesseis casas de uma letra antes da seguinte. Cada linha e cada coluna soma 244 ou 276.

tours_beverley =
    .name = O primeiro passeio mágico
    .by = William Beverley
    .year = 1848
    .about = O primeiro passeio mágico conhecido: cada linha e cada coluna soma 260. Dentro de cada quadrante do tabuleiro, elas somam 130. As diagonais, não. Muitos livros o publicam por engano como sendo de Euler.

tours_wenzelides =
    .name = Mágico, fechado e simétrico
    .by = C. Wenzelides
    .year = cerca de 1850
    .about = Um oficial aposentado da Morávia procurou um passeio assim durante anos. É fechado e simétrico, e cada linha e cada coluna tem a mesma soma.

tours_jaenisch =
    .name = O passeio mágico de Jaenisch
    .by = Carl Friedrich von Jaenisch
    .year = 1862
    .about = Um passeio fechado em que todas as linhas e colunas somam 260. As diagonais somam 348 e 168.

tours_dudeney =
    .name = Faltam quatro para ser mágico
    .by = publicado por Henry Ernest Dudeney
    .year = 1917
    .about = Cada linha e cada coluna soma 260. As diagonais somam 264 e 256: quatro a mais e quatro a menos. Em 2003, uma busca por computador provou que nenhum passeio no tabuleiro de xadrez acerta as duas diagonais.

tours_jelliss-8x14 =
    .name = Mágico em 8 × 14
    .by = George Jelliss
    .year = 2020
    .about = Cada linha soma 452, e cada coluna, 791. Tabuleiros deste tamanho estavam entre os últimos em que ninguém sabia se existe um passeio mágico.

tours_perec =
    .name = A vida: modo de usar
    .by = Georges Perec
    .year = 1978
    .about = Um prédio de Paris como tabuleiro de 10 × 10. Cada casa é um cômodo, e o cavalo vai de um a outro, com um capítulo do romance em cada um. O porão do canto, o número 66, não tem capítulo: Perec o deixou de fora de propósito, por isso são 99. Sempre que o cavalo tocou os quatro lados do prédio, termina uma parte do livro.

tours_kumar-6x10 =
    .name = Quase mágico em 10 × 6
    .by = Awani Kumar
    .year = 2020
    .about = Cada coluna soma 183. As linhas erram por pouco uma soma comum: somam 299, 305 ou 311.

tours_kumar-4x14 =
    .name = Quase mágico em 14 × 4
    .by = Awani Kumar
    .year = 2019
    .about = Cada coluna soma 114. As linhas erram por pouco uma soma comum: somam 395, 399 ou 403. Um tabuleiro com um lado de quatro casas não tem passeio fechado.

tours_turk =
    .name = O truque da máquina de xadrez
    .year = a partir de 1770
    .about = A máquina de Wolfgang von Kempelen, uma figura em trajes turcos, venceu no xadrez por décadas. Havia uma pessoa escondida nela. Ela também levava um cavalo por todo o tabuleiro, a partir da casa que o público escolhesse. Para isso basta um passeio fechado: comece onde o cavalo está e siga a linha. Não sabemos por quais casas passava o dela, então este é outro passeio fechado. Numere-o a partir da casa que você quiser.

tours_first-board =
    .name = O menor tabuleiro com um passeio
    .about = Nenhum retângulo menor tem um passeio, a não ser o de uma casa só. Em 1821, Robert Willis escreveu que doze casas bastam, num folheto sobre uma máquina que diziam jogar xadrez.

tours_five =
    .name = Pelo meio do 5 × 5
    .about = Um tabuleiro com um número ímpar de casas não tem passeio fechado. Neste, aberto, a casa do meio é o número 13, e os números de casas opostas sempre somam 26.

tours_five-by-six =
    .name = O menor passeio fechado
    .about = Nenhum retângulo com menos de 30 casas tem um passeio fechado. Este tabuleiro tem oito, se cada um contar num só sentido.

tours_three-by-ten =
    .name = Três fileiras bastam
    .about = Euler achava que um tabuleiro de três fileiras não tem passeio fechado. Em 1918, Ernest Bergholt mostrou um em 3 × 10. Há dezesseis.

tours_six-quarter =
    .name = Igual após um quarto de volta
    .about = Um tabuleiro 6 × 6 tem 9.862 passeios fechados. Só dez deles ficam iguais depois de um quarto de volta do tabuleiro. Este é um deles.

tours_ten-quarter =
    .name = Um quarto de volta em 10 × 10
    .about = Um quarto de volta deste tabuleiro leva cada casa um quarto do passeio adiante, a uma casa da outra cor. Então um quarto das casas tem de ser um número ímpar. Aqui são 25, mas são 16 no 8 × 8 e 36 no 12 × 12: lá não existe um passeio assim.

tours_roesselsprung =
    .name = Um verso como enigma: o Rösselsprung
    .by = verso de Alfred Tennyson
    .year = 1850
    .about = Revistas do século XIX publicavam versos assim. Cada casa contém uma sílaba, e o leitor segue o cavalo. Aqui, duas estrofes de In Memoriam, de Tennyson, estão sobre um passeio de Euler, uma em cada metade do tabuleiro.

tours_camel =
    .name = O camelo numa cor só
    .about = O camelo salta uma casa numa direção e três na outra, então nunca sai da sua cor. Nas 32 casas escuras, ele consegue um passeio fechado. Euler também encontrou um.

tours_giraffe =
    .name = O menor quadrado da girafa
    .about = A girafa salta uma casa numa direção e quatro na outra. Num tabuleiro quadrado menor, ela não tem passeio fechado.

tours_zebra =
    .name = O menor quadrado da zebra
    .about = A zebra salta duas casas numa direção e três na outra. Num tabuleiro quadrado menor, ela não tem passeio fechado.

tours_antelope =
    .name = O menor quadrado do antílope
    .about = O antílope salta três casas numa direção e quatro na outra. Num tabuleiro quadrado menor, ele não tem passeio fechado.

tours_uncrossed =
    .name = Um caminho que nunca se cruza
    .about = Isto é um caminho, não um passeio: seus 35 lances visitam 36 casas e nunca se cruzam. No tabuleiro de xadrez, não há caminho sem cruzamentos mais longo.
