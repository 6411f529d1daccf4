hand =
    .title = Um passeio à mão
    .known = - Num passeio, o cavalo visita cada casa exatamente uma vez.
        - Os tabuleiros 2 × 2, 3 × 3 e 4 × 4 não têm passeios, mas o 5 × 5 tem.
        - As pessoas fazem passeios assim há quase 1.200 anos.
    .goOn = Jogar: encontre um passeio no 5 × 5
hand_steps_watch =
    .text = O cavalo anda duas casas numa direção e uma para o lado. No passeio do cavalo, ele visita cada casa do tabuleiro exatamente uma vez. Aperte “Reproduzir” e veja um passeio crescer.
hand_steps_moves =
    .text = O cavalo está no canto, em a1. No meio do tabuleiro ele tem oito lances. Aqui, tem bem menos.
    .ask = { $press } uma casa para onde o cavalo pode ir.
    .right = Certo! De a1, o cavalo só tem dois lances: para b3 e para c2.
    .nudge = Ali não dá. Conte duas casas para cima ou para a direita, depois uma para o lado, e tente de novo.
    .wrong = Ali também não. De a1, o cavalo pode ir para b3 e para c2.
hand_steps_first-tour =
    .text = Agora é a sua vez. Este tabuleiro tem 4 casas de largura e 3 de altura, e há passeios que começam no canto a1.
    .ask = Visite todas as 12 casas. Desfaça lances quantas vezes quiser.
    .right = Um passeio completo! Quase todo mundo precisa de várias tentativas: um lance errado muitas vezes só aparece bem mais tarde.
    .wrong = Um beco sem saída. Desfaça alguns lances: em qual casa o cavalo não conseguiria mais entrar?
hand_steps_smallest =
    .text = No 2 × 2, o cavalo nem consegue se mover, e no 3 × 3 ele nunca chega ao meio. Tente o 4 × 4 aqui: faça o que fizer, sempre sobra uma casa.
    .ask = Quantas casas de lado tem o menor tabuleiro quadrado com um passeio, sem contar o de uma casa só?
    .right = Certo: 5 × 5. Ele tem passeios, mas nenhum que volte ao início.
    .nudge = Esse não. Você acabou de ver que 2, 3 e 4 são pequenos demais. Tente de novo.
    .wrong = São 5: o tabuleiro 5 × 5 tem passeios. No 4 × 4, já se testaram todas as possibilidades, e não há nenhum.
hand_steps_euler =
    .text = Leonhard Euler transformou os passeios em matemática. Ele desenhou este em 1759. As primeiras 32 casas enchem a metade de baixo. A metade de cima é o mesmo caminho, girado meia-volta.
    .ask = A casa 1 é a4. { $press } a casa que recebe o número 33.
    .right = Certo. A meia-volta leva a4 a h5, e cada número da metade de baixo a outro que vale 32 a mais.
    .nudge = Ali não. Imagine o tabuleiro de cabeça para baixo: onde a4 vai parar? Tente mais uma vez.
    .wrong = É h5: uma meia-volta em torno do meio do tabuleiro leva a4 até lá.
hand_steps_al-adli =
    .text = Os passeios são mais antigos que Euler. Dizem que este é de al-Adli, um mestre de xadrez de Bagdá. Ele volta ao início. Aperte “Avançar” para percorrê-lo.
    .ask = Que idade ele tem?
    .options =
        | Cerca de 270 anos | Essa é a época de Euler, mas as pessoas já anotavam passeios muito antes dele.
        | Cerca de 500 anos | É mais antigo ainda: al-Adli viveu muito antes do xadrez moderno.
        | Quase 1.200 anos | Certo: é mais ou menos do ano 840. Só se conhece um outro passeio tão antigo assim.
guess =
    .title = Por que chutar não funciona
    .known = - Lances ao acaso quase nunca dão um passeio.
        - O retrocesso desfaz lances e tenta outros. Assim, nenhum passeio lhe escapa.
        - Isso pode levar milhões de colocações: ele percebe tarde demais um lance errado.
    .goOn = Explorar: veja o retrocesso no 5 × 5
guess_steps_random-walk =
    .text = Imagine que o cavalo anda ao acaso. De cada casa, ele vai para qualquer uma ainda não visitada, até travar. Experimente aqui: mova sem pensar.
    .ask = Quantas das 64 casas ele visita, em média? Dê um palpite.
    .exact = Exatamente: ele visita umas 35. Na próxima etapa, mil cavalos vão tentar.
    .right = Bem perto: ele visita umas 35. Na próxima etapa, mil cavalos vão tentar.
    .wrong = Ele visita umas 35. Na próxima etapa, mil cavalos vão tentar.
guess_steps_thousand-walks =
    .text = Mil cavalos vão andar ao acaso, todos a partir de d4. Primeiro dê um palpite, depois veja. Cada barra mostra quantas caminhadas chegaram àquele número de casas.
    .ask = Quantas das mil caminhadas vão ser passeios?
    .options =
        | Nenhuma | Certo. Lances ao acaso quase nunca dão certo: eles deixam casas isoladas para trás.
        | Umas dez | Menos. Para fazer um passeio, o cavalo teria de acertar o chute mais de sessenta vezes seguidas.
        | Umas cem | Muito menos. Lembre-se da sua própria caminhada ao acaso: quantas casas sobraram?
guess_steps_backtracking =
    .text = O retrocesso, ou backtracking, também chuta. Quando trava, ele desfaz o último lance e tenta outro. Esta tentativa já travou algumas vezes. Aperte “Avançar” ou “Reproduzir” e observe.
guess_steps_placements =
    .text = Vamos contar quantas vezes o retrocesso coloca o cavalo numa casa. Um passeio no 5 × 5 sem nenhum erro precisa de 25 colocações. Desfazer um lance não conta.
    .ask = De quantas colocações o retrocesso precisa a partir de a1? Basta um palpite: dezenas, centenas, milhares, milhões?
    .exact = Exatamente: 8.839 colocações, num tabuleiro de apenas 25 casas.
    .right = Bem perto: são 8.839, num tabuleiro de apenas 25 casas.
    .wrong = São 8.839, num tabuleiro de apenas 25 casas.
guess_steps_growth =
    .text = No 6 × 6, o mesmo método precisa de 248.168 colocações, quase trinta vezes mais. Aqui está ele no 8 × 8, depois dos primeiros dois mil passos.
    .ask = De quantas colocações ele precisa no 8 × 8 a partir de a1?
    .options =
        | Cerca de 15.000 | Mais: até o 6 × 6 precisou de muito mais que isso.
        | Cerca de 500.000 | Mais: isso é só o dobro do 6 × 6.
        | Mais de 8 milhões | Certo: precisa de 8.250.732. E olha que este canto é um canto de sorte.
guess_steps_race =
    .text = Veja três tabuleiros ao mesmo tempo, com cada colocação contada. O terceiro começa em d4 e é interrompido depois de 20 milhões de colocações. Nem 100 milhões bastariam.
    .ask = Por que demora tanto?
    .options =
        | Ele percebe tarde demais um lance errado | Certo. Depois de um lance errado no começo, ele tenta todas as continuações, e são bilhões, antes de desfazer aquele lance.
        | O computador é lento demais | Ele é rápido: faz cerca de um milhão de colocações por segundo.
        | Nenhum passeio começa em d4 | Começa, sim. A próxima lição tem uma regra que o encontra em 63 lances.
guess_steps_orders =
    .text = A nossa ordem dos oito lances é só uma de 40.320. Veja o mesmo método no 6 × 6 a partir de a1 em doze delas; nada mais muda. Cada tentativa para depois de um milhão de colocações.
    .ask = A primeira ordem é a nossa, com 248.168 colocações. De quantas a melhor das doze precisa?
    .options =
        | Cerca de 200.000 | Muito menos. A ordem decide quais lances errados vêm primeiro.
        | Cerca de 9.000 | Certo: 8.910. E metade das ordens não tinha acabado depois de um milhão.
        | 36 | Isso seria um passeio sem nenhum erro. Até uma boa ordem erra.
rule =
    .title = Uma regra que olha adiante
    .known = - A regra de Warnsdorff vai para a casa que tem menos saídas.
        - Uma casa assim logo ficaria isolada. Por isso a regra a visita enquanto pode.
        - No 8 × 8, ela quase sempre encontra um passeio, sem desfazer nenhum lance.
    .goOn = Explorar: veja o motivo de cada lance
rule_steps_degrees =
    .text = De uma casa do meio, o cavalo tem oito lances.
    .ask = Quantos lances o cavalo tem a partir de um canto?
    .right = Certo: dois. Um cavalo que entra num canto tem de sair pelo único outro lance.
    .nudge = Quase. Duas casas numa direção e uma para o lado: a que casas do tabuleiro isso leva a partir de a1?
    .wrong = São dois: de a1 o cavalo pode ir para b3 e para c2, e para mais nenhuma.
rule_steps_onward-moves =
    .text = Eis uma regra simples: vá para a casa que tem menos saídas, ou seja, menos lances para continuar. Esses números estão no tabuleiro. H. C. von Warnsdorff encontrou esta regra em 1823. O cavalo está em a2.
    .ask = { $press } a casa para onde a regra vai.
    .right = Certo: b4 tem 4 saídas, c3 tem 7.
    .nudge = Ali não. Olhe as casas a um lance de a2: qual tem o menor número?
    .wrong = O cavalo pode ir para b4, com 4 saídas, ou para c3, com 7. A regra escolhe b4.
rule_steps_predict =
    .text = Agora sem os números. Para cada casa aonde o cavalo pode ir, conte os lances que ele teria a partir dali.
    .ask = Que casa a regra escolhe? Responda dez vezes. Se houver empate, qualquer uma das casas empatadas vale.
rule_steps_edge =
    .text = Esta tentativa da regra começou em d4. Logo ela chega à borda e fica perto dela.
    .ask = Por que a regra visita primeiro a borda?
    .options =
        | Ali o caminho é mais curto | Todos os passeios de um tabuleiro têm o mesmo número de lances.
        | As casas de lá têm poucos lances e logo ficariam isoladas | Certo. A regra visita as casas difíceis enquanto ainda pode. O meio pode esperar.
        | Há mais casas na borda | Conte: 28 ficam na borda, e 36 não.
ties =
    .title = Quando há empate
    .known = - Quando há empate, várias casas têm o menor número de saídas.
        - A escolha entre elas pode levar a um passeio ou a um beco sem saída.
        - Uma regra que funciona a partir de todas as casas de um tabuleiro pode falhar em outro.
    .goOn = Comparar: veja onde a regra falha no 7 × 7
ties_steps_stuck =
    .text = Muitas vezes, várias casas empatam com o menor número de saídas, e a regra não diz qual escolher. Esta tentativa, a partir de c1, pega então a que está mais à direita. Ela trava depois de 16 lances.
ties_steps_roth =
    .text = Aqui estão a mesma regra e o mesmo início. No empate, esta tentativa pega a casa mais longe do centro e encontra um passeio. A ideia é de A. Roth. Volte para ver onde as duas tentativas se separam.
ties_steps_how-often =
    .text = Testamos a regra a partir de cada uma das 64 casas do tabuleiro de xadrez. No empate, ela tentava as oito direções sempre na mesma ordem, primeiro as da direita.
    .ask = A partir de quantas das 64 casas ela trava?
    .exact = Exatamente: ela trava a partir de três. A próxima etapa mostra quais.
    .right = Bem perto: ela trava a partir de três. A próxima etapa mostra quais.
    .wrong = Ela trava a partir de apenas três. A próxima etapa mostra quais.
ties_steps_success-map =
    .text = Aqui a regra parte de cada casa. O sinal ✓ é um passeio, a cruz é um beco sem saída. Escolha outro desempate e compare.
    .ask = Com o desempate de Roth não aparece nenhuma cruz. Isso prova que, com ele, a regra sempre funciona?
    .options =
        | Sim | Só prova para este tabuleiro. No 7 × 7, a regra falha a partir de algumas casas.
        | Não | Certo: 64 tentativas não dizem nada sobre outros tabuleiros. No 7 × 7, ela falha a partir de algumas casas.
ties_steps_larger-boards =
    .text = Onde mais a regra falha? Aqui ela parte de cada casa de dez tabuleiros. No empate, pega sempre a primeira direção. Os links abrem uma tentativa que trava.
    .ask = O que o gráfico mostra de 6 × 6 a 30 × 30?
    .options =
        | A proporção de falhas cai de um tabuleiro para o outro | Compare 14 × 14 com 18 × 18, ou 20 × 20 com 30 × 30: essas barras crescem.
        | A proporção sobe e desce | Certo: dez tabuleiros não mostram uma tendência clara. Os maiores mostram: no 200 × 200, a regra falha mais vezes do que acerta, e no 500 × 500, quase sempre.
        | A proporção cresce de um tabuleiro para o outro | Compare 8 × 8 com 10 × 10: essa barra fica mais curta.
invent =
    .title = Invente uma regra
    .known = - Uma boa regra olha o que ainda resta, não só onde a casa fica.
        - A ordem das linhas importa: a linha 2 só decide quando a linha 1 não consegue.
        - Para saber qual regra é melhor, faça as duas começarem nas mesmas casas.
    .goOn = Comparar: inscreva a sua regra no torneio
invent_steps_edge =
    .text = Uma regra diz ao cavalo qual casa escolher. Eis uma em que qualquer pessoa pensaria: vá para a casa mais perto da borda. Aperte “Reproduzir” e veja até onde ela chega.
    .ask = Ela trava a partir de 57 das 64 casas, e esta é uma delas. Qual é o problema da regra?
    .options =
        | Ela não percebe quando casas ficam isoladas | Certo. A distância até a borda nunca muda, mas os lances que restam mudam. Esta regra não os vê.
        | Ela vai para a borda cedo demais | A regra de Warnsdorff também vai cedo para lá, e funciona a partir de 61 casas.
        | Ela começou na casa errada | Ela trava a partir de quase todas as casas, então a culpa não é do início.
invent_steps_three-rules =
    .text = Três regras partem uma vez de cada uma das 64 casas: qualquer lance ao acaso, a casa mais perto da borda e a casa com menos saídas. Elas param onde travam.
    .ask = A partir de quantas casas a regra “menos saídas” faz um passeio? Dê um palpite.
    .options =
        | Umas 7 | Mais. Esse é o resultado de “mais perto da borda”.
        | Umas 30 | Mais. Num tabuleiro tão pequeno, ela quase nunca trava.
        | Umas 60 | Certo: de 61. Ela conta o que resta, e por isso é tão melhor.
invent_steps_own-rule =
    .text = Agora escreva as suas regras. O cavalo escolhe a melhor casa pela linha 1, e se várias forem igualmente boas, decide a linha 2. Teste quantas regras quiser. Depois ponha “mais perto da borda” primeiro e “menos saídas” em segundo.
    .ask = A partir de quantas das 64 casas essa regra faz um passeio?
    .right = Certo: de 32. Agora troque as duas linhas de lugar. A ordem das linhas importa!
    .nudge = Quase. A linha 1 é “mais perto da borda”, e a linha 2, “menos saídas”. Aperte “Testar esta regra” e leia o número.
    .wrong = São 32: muito mais que só com a borda, mas apenas a metade. Agora troque as duas linhas de lugar.
invent_steps_beat-roth =
    .text = No 100 × 100, a regra de Warnsdorff trava muitas vezes. A. Roth acrescentou uma segunda linha: mais longe do centro. Escreva uma regra ainda melhor. Todas as regras partem das mesmas 1.000 casas.
    .ask = Você consegue vencer a regra de Roth?
