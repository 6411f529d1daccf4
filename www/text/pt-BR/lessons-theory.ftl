colours =
    .title = Prove com as cores
    .known = - Todo lance de cavalo troca a cor da casa.
        - Por isso um tabuleiro com número ímpar de casas não tem passeio fechado.
        - Uma prova poupa a busca: ninguém precisa testar todos os caminhos.
    .goOn = É possível? Pergunte sobre outros tabuleiros
colours_steps_count =
    .text = Todo lance de cavalo troca a cor da casa. Este tabuleiro tem 25 casas.
    .ask = Quantas casas têm a cor do canto a1?
    .right = Certo: 13, e 12 têm a outra cor.
    .nudge = Quase. Conte as casas dessa cor fileira por fileira e tente de novo.
    .wrong = São 13, uma a mais que as da outra cor, porque o número de casas é ímpar.
colours_steps_odd =
    .text = Um passeio fechado volta ao início. Ao longo de toda a volta, casas claras e escuras se alternam.
    .ask = O 5 × 5 pode ter um passeio fechado?
    .options =
        | Sim, com sorte | Numa volta completa, claras e escuras se alternam, então haveria o mesmo número de cada uma. Mas são 13 e 12.
        | Não | Certo: numa volta completa há tantas casas claras quanto escuras, e 13 não é 12. Por isso, nenhum tabuleiro com um número ímpar de casas tem um passeio fechado.
colours_steps_start =
    .text = Um passeio aberto de 25 casas começa e termina na cor que tem 13 casas.
    .ask = { $press } uma casa em que nenhum passeio pode começar.
    .right = Certo: ela é da cor que tem 12 casas, então nenhum passeio pode começar ali.
    .nudge = Ali um passeio pode começar: é a cor dos cantos. Procure a outra cor.
    .wrong = Essa casa também tem a cor dos cantos. Escolha uma vizinha dela, acima ou ao lado.
colours_steps_argument =
    .text = Este tabuleiro, de 4 casas de altura, pode ter um passeio fechado? Ele tem tantas casas claras quanto escuras. Uma segunda maneira de dividir as casas leva a uma contradição. Aperte “Reproduzir” ou “Avançar”.
    .ask = Onde está a contradição?
    .options =
        | Externas e internas se alternariam, e claras e escuras também | Certo. Então todas as casas externas teriam uma cor só. Mas uma fileira externa tem as duas.
        | Há mais casas externas que internas | Há 14 de cada. É por isso que elas teriam de se alternar.
        | Algumas casas só têm dois lances | É verdade, mas dois lances bastam para entrar e sair.
colours_steps_map =
    .text = Quais tabuleiros têm passeios fechados? Aqui estão todos, de 3 × 3 a 10 × 10. As cores excluem alguns, e um lado de 4 exclui outros. Tabuleiros pequenos podem ser simplesmente pequenos demais.
    .ask = Primeiro dê um palpite: marque todos os tabuleiros que têm um passeio fechado. Depois aperte “Conferir”.
colours_steps_blame =
    .text = Provas também acham erros. Este caminho no 5 × 5 não pode mais virar um passeio: uma casa ficou isolada.
    .ask = Qual casa não pode mais ser alcançada?
    .right = Certo: as duas entradas de e1 já foram usadas.
    .nudge = Essa não. Procure uma casa da borda com as duas entradas já usadas.
    .wrong = É e1. As duas entradas dela, c2 e d3, já foram usadas.
graph =
    .title = Desenhe o tabuleiro como grafo
    .known = - Num grafo, as casas são pontos e os lances são linhas.
        - Se um ponto só tem duas linhas, um passeio fechado usa as duas.
        - Um passeio fechado do cavalo é um ciclo hamiltoniano.
    .goOn = Explorar: veja a regra jogar o jogo de Hamilton
graph_steps_ring =
    .text = Desenhe cada casa como um ponto e cada lance como uma linha: isso é um grafo. Este tabuleiro, 3 × 3 sem o meio, desdobra-se num círculo. Aperte “Desdobrar” ou mova o controle.
    .ask = Quantos passeios fechados ele tem? O início e o sentido não importam.
    .right = Certo: um, o próprio círculo. Não há outro jeito.
    .nudge = Quase. Desdobre o tabuleiro e siga as linhas: quantas vezes você pode escolher?
    .wrong = Ele tem um: o próprio círculo. Cada ponto só tem duas linhas.
graph_steps_cross =
    .text = Esta cruz tem 12 casas. Desdobrada, é quase um anel: oito casas têm três lances, e quatro só têm dois.
    .ask = Uma casa só tem dois lances. O que um passeio fechado faz ali?
    .options =
        | Usa os dois | Certo: precisa de um para entrar e de outro para sair. Assim, a maior parte do passeio é obrigatória.
        | Usa um deles | Aí ele poderia entrar na casa, mas não sair dela.
graph_steps_cross-tour =
    .text = Aqui está a mesma cruz, desenhada como um anel. Seus lances aparecem também no tabuleiro ao lado. No tabuleiro, é um quebra-cabeça. No anel, quase não há o que escolher.
    .ask = Encontre um passeio fechado: visite todas as casas e volte a b1.
    .right = Um passeio fechado! No anel é fácil; no tabuleiro era um quebra-cabeça.
    .wrong = Um beco sem saída. Desfaça alguns lances: onde uma casa tem duas linhas, use as duas.
graph_steps_icosian =
    .text = Em 1857, William Rowan Hamilton inventou um jogo. Você viaja pelas arestas de um dodecaedro, visita cada uma das 20 cidades uma vez e volta. Uma volta assim se chama ciclo hamiltoniano. Um passeio fechado do cavalo é um deles.
    .ask = Visite todas as cidades e volte à primeira.
    .right = Um ciclo hamiltoniano, num grafo que não é um tabuleiro.
    .wrong = Um beco sem saída. Desfaça alguns lances.
graph_steps_herschel =
    .text = A regra da lição 3 não precisa de tabuleiro. Ela só conta linhas que levam a pontos não visitados. Este é o grafo de Herschel.
    .ask = Que ponto a regra escolhe? Responda cinco vezes. Se houver empate, qualquer um dos pontos empatados vale.
graph_steps_petersen =
    .text = O grafo de Petersen tem dez pontos, cada um com três linhas. Experimente você mesmo.
    .ask = Existe uma volta completa pelos dez pontos?
    .options =
        | Sim | Dá para visitar os dez, mas não para voltar. Este é o grafo mais famoso desse tipo.
        | Não | Certo: dá para visitar os dez, mas não para voltar. Ninguém conhece um teste rápido que funcione para todos os grafos.
fast =
    .title = Passeios em tabuleiros enormes
    .known = - Dividir para conquistar é fazer passeios pequenos e juntá-los num grande.
        - Um método linear leva o quádruplo do tempo para o quádruplo de casas.
        - É por isso que ele dá conta de um milhão de casas.
    .goOn = Comparar: dois métodos disputam uma corrida no 50 × 50
fast_steps_blocks =
    .text = Dividir para conquistar: este método corta o tabuleiro 12 × 12 em quatro blocos e dá a cada um um passeio fechado. Depois junta os vizinhos: troca um lance de cada um por dois lances que atravessam de um para o outro. Aperte “Avançar” e observe.
    .ask = Quantas junções transformam quatro passeios em um?
    .right = Certo: três. Cada junção deixa um passeio a menos.
    .nudge = Quase. Cada junção transforma dois passeios em um. Comece com quatro e tente de novo.
    .wrong = São três: cada junção deixa um passeio a menos, e quatro viram um.
fast_steps_timings =
    .text = Quanto tempo os métodos levam? Agora seu aparelho cronometra três deles. Cada tabuleiro tem o quádruplo de casas do anterior.
    .ask = Um método é linear se o quádruplo de casas leva o quádruplo do tempo. Quais métodos parecem lineares?
    .options =
        | Os três | O retrocesso já se perde no segundo tabuleiro.
        | A regra de Warnsdorff e dividir para conquistar | Certo, mais ou menos: de um tabuleiro para o outro, eles levam mais ou menos o quádruplo do tempo. Nos tabuleiros pequenos é tudo rápido demais para comparar.
        | Nenhum | Olhe os tabuleiros maiores: a cada vez, dois métodos levam mais ou menos o quádruplo do tempo.
fast_steps_hundred =
    .text = Aqui está um tabuleiro de 100 × 100, dividido em blocos. Aperte “Reproduzir” e veja o método juntá-los.
    .ask = Suponha que ele leve 2 ms. Quanto tempo um método linear leva para 1.000 × 1.000?
    .options =
        | 20 ms | Os lados são dez vezes maiores. O número de casas fica quantas vezes maior?
        | 200 ms | Certo: cem vezes mais casas levam cem vezes mais tempo.
        | 2 s | Isso é mil vezes mais tempo. O número de casas fica quantas vezes maior?
fast_steps_thousand =
    .text = E este é o 1.000 × 1.000. Aperte “Reproduzir”. As casas são pequenas demais para desenhar; por isso, as cores mostram quando o cavalo as visita.
    .ask = Quantos lances tem um passeio fechado deste tabuleiro?
    .right = Certo: um milhão, um a partir de cada casa. O último lance leva de volta ao início.
    .nudge = Quase. Um passeio fechado faz um lance a partir de cada casa. Quantas casas há?
    .wrong = Tem 1.000.000: um a partir de cada uma das 1.000 × 1.000 casas.
many =
    .title = Conte todos os passeios
    .known = - O 5 × 5 tem 864 passeios, e o 8 × 8 tem mais de 13 trilhões de passeios fechados.
        - Dá para contar os passeios sem encontrar cada um: a varredura só lembra estados e números.
        - Girando e espelhando passeios, alguns números errados se entregam.
    .goOn = Contar: conte os passeios fechados do 6 × 6
many_steps_five =
    .text = O menor tabuleiro quadrado com passeios é o 5 × 5, e todos os passeios dele são abertos. Encontre um você mesmo, se quiser.
    .ask = Quantos passeios ele tem? Cada um conta uma vez só, em qualquer sentido. Dê um palpite.
    .exact = Exatamente: são 864, ou 1.728 se os dois sentidos contarem.
    .right = Bem perto: são 864, ou 1.728 se os dois sentidos contarem.
    .wrong = São 864, ou 1.728 se os dois sentidos contarem.
many_steps_all-tours =
    .text = Aqui estão todos, encontrados um a um. O disco é uma ponta, e o anel, a outra. Cada imagem abre em Explorar.
many_steps_six =
    .text = No 6 × 6 também há passeios fechados. Encontrá-los um a um demoraria, mas há um jeito mais rápido de contar.
    .ask = Quantos passeios fechados o 6 × 6 tem? Basta um palpite: centenas, milhares, milhões?
    .exact = Exatamente: são 9.862. Cada um conta uma vez só, em qualquer sentido.
    .right = Bem perto: são 9.862. Cada um conta uma vez só, em qualquer sentido.
    .wrong = São 9.862. Cada um conta uma vez só, em qualquer sentido.
many_steps_sweep =
    .text = Este método varre o tabuleiro casa por casa. Ele só lembra como os caminhos inacabados estão ligados, e de quantas maneiras se chega a cada estado desses. Cada barra é um passo da varredura.
    .ask = O que o método esquece?
    .options =
        | Os próprios passeios | Certo: muitos caminhos dividem o mesmo estado, e o método só guarda quantos são.
        | Quantos caminhos existem | Isso ele guarda: um número para cada estado.
many_steps_estimate =
    .text = No 8 × 8, a varredura leva uns dez segundos; a sala Contar faz isso. Uma estimativa é mais rápida. Ela faz muitas caminhadas ao acaso e dá a cada uma um peso conforme a chance que ela tinha.
    .ask = Espere até a barra ficar curta. Leia: quantos passeios fechados o 8 × 8 tem?
    .options =
        | Cerca de um milhão | Muito mais: só o 6 × 6 já tem quase dez mil.
        | Cerca de 13 trilhões | Certo. O número exato é 13.267.364.410.532.
        | Cerca de 33 trilhões | Isso fica bem longe da barra. Mas esse número já foi anunciado por duas pessoas: veja na próxima etapa.
many_steps_positions =
    .text = Uma vez, duas pessoas anunciaram 33.439.123.484.294 passeios fechados no 8 × 8; outra encontrou 13.267.364.410.532. Para ver que um dos números está errado, gire e espelhe os passeios. Cada um tem 8 posições, ou 4 se a meia-volta o deixa igual.
    .ask = Como isso mostra que 33.439.123.484.294 está errado?
    .options =
        | 94 não é divisível por 4 | Certo: grupos de 8 e de 4 somam um múltiplo de 4, e esse número não é um múltiplo de 4. Já 13.267.364.410.532 é.
        | É grande demais para ser verdade | Isso não prova nada: o número verdadeiro também é grande. Olhe os dois últimos algarismos.
        | É par | Par ele tem de ser: grupos de 8 e de 4 somam um número par. Dá para dizer mais?
