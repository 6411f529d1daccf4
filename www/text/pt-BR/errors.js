/**
 * What errors of the solver say, by their kind.
 * @import { AllErrors } from "../error-kinds.js"
 */

import { count, number } from "./sentence.js";

/** @param {number} n */
const squares = (n) => count(n, { one: "casa", other: "casas" });

/** @param {number} n */
const characters = (n) => count(n, { one: "caractere", other: "caracteres" });

/** A number of bytes in readable units. @param {number} n */
const bytes = (n) =>
  n >= 2 ** 30
    ? `${number(Math.round((10 * n) / 2 ** 30) / 10)} GiB`
    : n >= 2 ** 20
      ? `${number(Math.round(n / 2 ** 20))} MiB`
      : `${number(Math.max(1, Math.round(n / 2 ** 10)))} KiB`;

/** What a method or a room can do on boards up to a size. @type {(what: string) => (facts: { squares: number, largest: number }) => string} */
const upTo = (what) => (facts) =>
  `${what} até ${squares(facts.largest)}; este tabuleiro tem ${number(facts.squares)}`;

/** @type {AllErrors} */
export const errors = {
  "BoardError.NoSquares":
    "este tabuleiro não tem casas; escreva um tamanho, como “8x8”, ou fileiras, como “..#/...”",
  "BoardError.ZeroSide": "cada lado de um tabuleiro tem de ser pelo menos 1, como em “8x8”",
  "BoardError.TooLarge": ({ width, height, most }) =>
    `um tabuleiro de ${number(width)} × ${number(height)} é grande demais; cada lado pode ter no máximo ${number(most)}`,
  "BoardError.RaggedRows": ({ row, expected, found }) =>
    `a fileira ${number(row)} do tabuleiro tem ${squares(found)}, mas a primeira tem ${number(expected)}; todas as fileiras têm de ter o mesmo comprimento (escreva # para um buraco)`,
  "BoardError.UnknownCharacter":
    "“{character}” na fileira {row} não é casa nem buraco; escreva “8x8” para um tabuleiro completo, ou fileiras de . (casa) e # (buraco) separadas por /",
  "BoardError.UnknownSymbol":
    "“{character}” na fileira {row}, posição {place}, não é casa nem buraco; escreva . x ou 0 para uma casa, # - _ ou um espaço para um buraco, e 1 ou s para o início",
  "BoardError.SecondStart":
    "a fileira {row} tem um segundo início na posição {place}; marque só uma casa como início, com 1 ou s",
  "BoardError.TextTooLong": ({ most }) =>
    `este texto é longo demais para um tabuleiro; pode ter no máximo ${characters(most)}`,
  "BoardError.SideTooShort":
    "o lado não pode ser “{side}”; pode ser um número inteiro a partir de {least}",
  "SquareError.NotASquare":
    "“{text}” não é uma casa; escreva a letra da coluna e o número da fileira, como “a1”",
  "SquareError.OffBoard": "{text} não fica neste tabuleiro; escolha uma casa de a1 a {last}",
  "SquareError.Hole": "{text} é um buraco neste tabuleiro; escolha uma casa",
  "SquareError.NotAVertex": "“{text}” não é um vértice deste grafo; escolha um destes: {some}",
  "LeaperError.NotALeaper":
    "({r}, {s}) não é um saltador; escreva dois números inteiros de 0 a {most}, não os dois 0, como (1, 2) para o cavalo",
  "GraphError.NoVertices": "este grafo não tem vértices; escreva as arestas dele, como “1-2 2-3”",
  "GraphError.NoEdges": ({ vertices }) =>
    vertices === 1
      ? "este vértice não tem arestas; escreva arestas como “1-2 2-3”, ou dois nomes por linha"
      : `estes ${number(vertices)} vértices não têm arestas; escreva arestas como “1-2 2-3”, ou dois nomes por linha`,
  "GraphError.HalfAPair":
    "a linha {line} do grafo só tem {name}, que tem arestas em outras linhas; escreva dois nomes por linha, como “1 2”; só um vértice sem arestas fica sozinho",
  "GraphError.NotAPair":
    "não dá para ler a linha {line} do grafo; escreva dois nomes por linha, como “1 2”, ou arestas como “1-2 2-3”",
  "GraphError.NotAdjacency":
    "não dá para ler a linha {line} do grafo; escreva um vértice, dois-pontos e os vizinhos dele, como “a: b c”",
  "GraphError.NotDimacs":
    "não dá para ler a linha {line} do grafo; escreva primeiro “p edge 3 2”, e depois arestas como “e 1 2” entre vértices a partir de 1",
  "GraphError.NotTsplib":
    "não dá para ler a linha {line} do grafo; escreva TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST ou ADJ_LIST, e uma EDGE_DATA_SECTION de vértices a partir de 1 que termine com -1",
  "GraphError.NotGraph6":
    "não dá para ler a linha {line} do grafo; escreva um só grafo em graph6, com o número de caracteres de que os vértices precisam",
  "GraphError.NotSparse6":
    "não dá para ler a linha {line} do grafo; escreva um só grafo em sparse6: dois-pontos e os caracteres depois dele",
  "GraphError.NotLad":
    "não dá para ler a linha {line} do grafo; escreva primeiro o número de vértices, como no formato LAD; depois uma linha para cada vértice, com o número de vizinhos e os vizinhos, numerados a partir de 0",
  "GraphError.NotMetis":
    "não dá para ler a linha {line} do grafo; escreva primeiro os números de vértices e de arestas, como no METIS sem pesos; depois uma linha para cada vértice, com os vizinhos dele, numerados a partir de 1",
  "GraphError.Miscounted": ({ told, found }) =>
    `a primeira linha promete ${count(told, { one: "aresta", other: "arestas" })}, mas as listas de vizinhos abaixo dela (lidas como METIS) têm ${number(found)}; se as linhas são arestas, escreva cada uma com um traço, como “1-2”`,
  "GraphError.OneSided":
    "{from} tem {to} como vizinho, mas {to} não tem {from} (lido como METIS); se as linhas são arestas, escreva cada uma com um traço, como “1-2”",
  "GraphError.NotPajek":
    "não dá para ler a linha {line} do grafo; escreva primeiro *Vertices com o número deles, como no Pajek, e depois de *Edges dois números por linha",
  "GraphError.NotGml":
    "não dá para ler a linha {line} do grafo; escreva em GML, como graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]",
  "GraphError.NotDot":
    "não dá para ler a linha {line} do grafo; escreva em DOT: a palavra graph e, entre chaves, arestas como a -- b; num digraph, a -> b e b -> a",
  "GraphError.Directed":
    "este grafo é orientado: tem uma aresta de {from} para {to}, mas nenhuma de volta; escreva um grafo em que as arestas vão nos dois sentidos, como “{from}-{to}”",
  "GraphError.EdgeOrHeader": ({ from, to }) =>
    `a primeira linha “${from} ${to}” pode ser uma aresta, ou dizer quantos vértices e arestas vêm a seguir; escreva as arestas com um traço, como “${from}-${to}”`,
  "GraphError.UnknownName":
    "nenhum grafo se chama “{name}”; escolha um destes: {known}, ou escreva arestas como “1-2 2-3” (“{name},” é um só vértice)",
  "GraphError.UnknownCharacter":
    "“{character}” não vale num grafo; escreva arestas como “1-2 2-3”: nomes de letras e algarismos, com um traço entre eles",
  "GraphError.LooseEdge":
    "a aresta número {number} do grafo só tem uma ponta; escreva as duas, como em “1-2”",
  "GraphError.LoopEdge":
    "a aresta {name}-{name} é um laço; uma aresta tem de ligar dois vértices diferentes",
  "GraphError.LongName": ({ name, most }) =>
    `“${name}” é longo demais para um vértice; um nome pode ter no máximo ${characters(most)}`,
  "GraphError.TooManyCharacters": ({ most }) =>
    `este texto é longo demais para um grafo; pode ter no máximo ${characters(most)}`,
  "GraphError.TooManyVertices": ({ most }) =>
    `este grafo é grande demais; pode ter no máximo ${count(most, { one: "vértice", other: "vértices" })}`,
  "GraphError.TooManyEdges": ({ most }) =>
    `este grafo é grande demais; pode ter no máximo ${count(most, { one: "aresta", other: "arestas" })}`,
  "MoveKind.Knight": "um lance de cavalo",
  "MoveKind.Leaper": "um lance desta peça",
  "MoveKind.Edge": "uma aresta deste grafo",
  "NotATour.NotASquare": "o número {at} da lista não é uma casa deste tabuleiro",
  "NotATour.Repeated": "{name} aparece duas vezes, a segunda como número {at}",
  "NotATour.NotAMove": "o passo de {from} para {to}, número {at} da lista, não é {kind}",
  "NotATour.Incomplete": ({ visited, squares: all }) =>
    `o caminho só visita ${number(visited)} de ${squares(all)}`,
  "TourTextError.TooLong": ({ most }) =>
    `o texto de um passeio pode ter no máximo ${characters(most)}`,
  "TourTextError.NumberTwice":
    "{number} aparece duas vezes; escreva cada número uma vez, a partir de 0 ou de 1",
  "TourTextError.NumberMissing":
    "falta {number}: o número seguinte é {next}; escreva cada número uma vez, a partir de 0 ou de 1",
  "TourTextError.NumberOnHole":
    "{number} está em {name}, que é um buraco neste tabuleiro; escreva números só nas casas, e # nos buracos",
  "TourTextError.StepIsNoMove": "o passo de {first} para {second}, de {from} a {to}, não é {kind}",
  "TourTextError.NotAMove":
    "o passo de {first} para {second}, de {from} a {to}, número {at} da lista, não é {kind}",
  "TourTextError.Repeated": "{text}, {name}, aparece duas vezes, a segunda como número {at}",
  "ChoiceError.NotAChoice": "“{value}” não vale aqui; escolha entre {known}",
  "SearchError.UnknownAlgorithm": "não há um algoritmo “{id}”; escolha um destes: {known}",
  "SearchError.NotOffered": "“{value}” não vale aqui; escolha entre {known}",
  "SearchError.NotAnywhere":
    "o início não pode ser “any”; pode ser uma casa, ou “random” (“any” é para passeios fechados e, nos abertos, para métodos que escolhem onde começar, como “best”)",
  "SearchError.NeedsBoard":
    "“{method}” não serve aqui: precisa de casas em colunas e fileiras, que um grafo não tem",
  "SearchError.CannotResume":
    "“{method}” não serve aqui: não consegue continuar a partir de lances que não fez",
  "SearchError.NeedsKnightOnRectangle":
    "“{method}” não serve aqui: só funciona para o cavalo num retângulo completo",
  "SearchError.NeedsRoomForFormation":
    "“{method}” não serve aqui: precisa de um lado par de pelo menos 16 e de outro de pelo menos 12, ou de 12 × 12, 12 × 14 ou 14 × 14 casas",
  "SearchError.TooManyMoves":
    "“{method}” não serve aqui: precisa de um neurônio para cada lance, e tem no máximo {most}",
  "SearchError.NoCentre":
    "“{method}” não serve aqui: só um tabuleiro tem centro; escolha outro desempate",
  "SearchError.RuleNeedsBoard":
    "a regra “{rule}” não serve aqui: ela pergunta onde ficam as casas, e um grafo não tem fileiras nem colunas; tire essa parte",
  "SearchError.NeedsCorner":
    "“{method}” não serve aqui: vale para o cavalo em tabuleiros quadrados completos de 5 × 5 ou mais, a partir de um canto; escolha um início assim ou outro desempate",
  "SearchError.TooLarge": ({ method, ...facts }) => upTo(`“${method}” só vai`)(facts),
  "SearchError.NoTourGiven":
    "não há um passeio para repetir; dê um a uma Session em `tour`, como “a1b3c5”",
  "SearchError.DoesNotClose":
    "“{method}” não serve aqui: o passeio não fecha, porque o fim não fica a um lance do início",
  "RuleError.BadRule": "não dá para ler esta regra: {why}",
  "RuleFault.TooLong": ({ most }) => `ela tem mais de ${characters(most)}`,
  "RuleFault.UnknownCharacter":
    "“{character}” não significa nada aqui; uma regra tem palavras, números inteiros, + - * ( ) e vírgulas",
  "RuleFault.Ends": "ela termina onde deveria haver {wanted}",
  "RuleFault.OutOfPlace": "deveria haver {wanted} no lugar de “{found}”",
  "RuleFault.Empty":
    "ela está vazia; escreva o que o cavalo deve procurar, como em “fewest onward”",
  "RuleFault.TooManyCriteria": ({ most }) =>
    `ela tem mais de ${count(most, { one: "critério", other: "critérios" })}`,
  "RuleFault.AfterOrder":
    "isto nunca decide nada, porque antes dele vem “order”, em que não há duas casas iguais",
  "RuleFault.Constant": "isto é o mesmo número para todas as casas, então não decide nada",
  "RuleFault.Repeated":
    "“{criterion}” nunca decide nada: só restam casas que são iguais para “{earlier}”",
  "RuleFault.TooDeep": "ela tem mais de {most} parênteses uns dentro dos outros",
  "RuleFault.TooLargeNumber": "os números podem ser no máximo {most}",
  "WantedInRule.Criterion": "um critério como “fewest onward”",
  "WantedInRule.End": "o fim, porque não resta nada a decidir",
  "WantedInRule.CommaOrEnd": "uma vírgula ou o fim",
  "WantedInRule.Measure": "uma destas palavras: {measures}",
  "WantedInRule.Sign": "“{sign}”",
  "RunError.IllegalMove": "{square} não pode ser o próximo lance: {what}",
  "RunError.NotAPath":
    "“{method}” não serve aqui: os lances não formam um só caminho, então ninguém pode continuá-lo à mão",
  "RunError.BadMovesByHand":
    "“{text}” não vale aqui; pode haver até {most} lances, como “12:e5,13:g6”, cada um com os passos antes dele",
  "RunError.NotATour": "estas casas não são um passeio: {fault}",
  "RunError.WalksBoards": "“{method}” não serve aqui: só repete passeios de tabuleiros",
  "RunError.FixedStart":
    "“{method}” não serve aqui: um passeio aberto começa na sua primeira casa; escolha-a como início",
  "RunError.NoSuchSteps":
    "o primeiro passo não pode ser “{from}”; pode ser um número inteiro até {to}, o último passo a mostrar",
  "RunError.TooLargeToAnimate": upTo("uma animação pode mostrar"),
  "RunError.AnimationTooLarge": ({ most }) =>
    `esta animação passaria de ${bytes(most)}; use menos passos ou um tamanho menor`,
  "ProgramError.NoSuchMethod":
    "não há um programa para “{method}”; escolha warnsdorff ou backtracking",
  "ProgramError.NeedsBoard":
    "não há programas para grafos que não são tabuleiros; escolha um tabuleiro",
  "ProgramError.TooLarge":
    "um programa pode ter um tabuleiro de até {most} × {most} casas; este tem um lado de {side}",
  "ProgramError.OpenOnly": "só há programas para passeios abertos; escolha o passeio aberto",
  "ProgramError.NoRegions":
    "não há um programa para as regiões de Squirrel e Cull; escolha outra regra",
  "ProgramError.NoPruning":
    "não há um programa para o retrocesso que olha adiante; desligue Olhar adiante",
  "ProgramError.NoMovesByHand": "não há um programa para lances feitos à mão; deixe-os de fora",
  "ProgramError.TooLargeValues":
    "esta regra pode ter valores acima de {most}, que algumas linguagens não comportam; use números menores",
  "ProgramError.TooLong": ({ lines, most }) =>
    `esta regra ocupa ${count(lines, { one: "linha", other: "linhas" })} nesta linguagem, e um programa tem no máximo ${number(most)}; use menos medidas, ou pare num beco sem saída`,
  "PosterError.NoBoard":
    "um pôster mostra um passeio num tabuleiro, e isto é outro grafo; escolha um tabuleiro",
  "PosterError.TooLarge": upTo("um pôster pode mostrar"),
  "PosterError.LeapsTooFar": ({ most }) =>
    `o estilo trançado só pode mostrar saltos de no máximo ${squares(most)} ao longo de uma fileira ou coluna; escolha outro estilo para esta peça`,
  "PosterError.TooLong": ({ most }) => `isto pode ter no máximo ${characters(most)}`,
  "PosterError.BadPaper":
    "o papel não pode ser “{paper}”; pode ser um destes: {papers}, ou números inteiros como 300x400mm, de {least_mm} a {most_mm}, ou 1200x800px, de {least_px} a {most_px}",
  "CountError.TooWide": ({ width, widest }) =>
    `isto é largo demais para uma contagem exata: ela teria de acompanhar ${squares(width)} ao mesmo tempo, e só consegue ${number(widest)}; use um tabuleiro mais estreito, ou um grafo com menos arestas`,
  "CountError.NeedsMemory": ({ needed, limit }) =>
    `esta contagem precisa de cerca de ${bytes(needed)} de memória, mas o limite é ${bytes(limit)}; aumente o limite ou use um tabuleiro menor`,
  "CountError.NeedsMoreMemory": ({ needed, limit }) =>
    `esta contagem precisa de mais de ${bytes(needed)} de memória, mas o limite é ${bytes(limit)}; aumente o limite ou use um tabuleiro menor`,
  "CountError.Overflow":
    "há 2¹²⁸ passeios ou mais, e números maiores não podem ser contados aqui; use um tabuleiro menor",
  "CountError.NotFolded":
    "a contagem dobrada não serve aqui: ela só conta passeios do cavalo em retângulos completos de 3 × 4 a {widest} × 255 casas; use o método frontier",
  "CountError.FoldedOverflow":
    "a contagem dobrada não serve aqui: os números podem precisar de mais de 64 bits; use o método frontier, que tem 128",
  "CountError.TooLargeToCount": upTo("a contagem exata vai"),
  "CountError.TooLargeToDecide": upTo("a decisão passo a passo vai"),
  "CountError.TooLargeToEstimate": upTo("a estimativa vai"),
  "CountError.BadWeight": ({ weight, least, greatest }) =>
    `o peso não pode ser “${weight}”; pode ser um número de ${least.replace(".", ",")} a ${greatest.replace(".", ",")}`,
  "KeypadError.NoKeys":
    "este teclado não tem teclas; escreva fileiras de caracteres separadas por /, com um espaço para um vão, como em “123/456/789/ 0 ”",
  "KeypadError.TooManyKeys": "este teclado tem teclas demais; pode ter no máximo {most}",
  "KeypadError.KeyTooFar":
    "a tecla na fileira {row}, posição {place}, fica longe demais; ponha todas as teclas nas primeiras {most} fileiras e posições",
  "KeypadError.BadKey":
    "“{character}” na fileira {row}, posição {place}, não pode ser uma tecla; escreva um caractere visível para cada tecla, mas não /, e um espaço para um vão",
  "KeypadError.RepeatedKey":
    "a tecla “{key}” aparece pela segunda vez na fileira {row}, posição {place}; escreva cada tecla uma vez",
  "KeypadError.UnknownKey":
    "“{key}” na posição {place} não é uma tecla deste teclado; as teclas são {known}",
  "KeypadError.BadStart":
    "“{text}” não pode ser o início; escreva uma tecla do teclado, ou nada para começar em qualquer lugar",
  "KeypadError.BadLength": "uma sequência não pode ter {length} teclas; pode ter de 1 a {most}",
  "KeypadError.SequenceTooLong": "esta sequência tem teclas demais; pode ter no máximo {most}",
  "KeypadError.TooManyLimits": "há limites demais; use no máximo {most}",
  "KeypadError.TooMuchToCount": ({ additions, bytes: needed, most_additions, most_bytes }) =>
    `esta contagem pode exigir ${count(additions, { one: "adição", other: "adições" })} e ${bytes(needed)} de memória, mas o máximo é ${number(most_additions)} e ${bytes(most_bytes)}; peça sequências mais curtas, menos teclas ou menos limites`,
  "KeypadError.TooManyCounts":
    "com estes limites, a contagem precisa de {bits} bits para cada sequência, mas o máximo é {most}; limite menos teclas",
  "KeypadError.OutOfMemory": ({ bytes: needed }) =>
    `este aparelho não tem mais memória para ${bytes(needed)} de contagens; peça sequências mais curtas`,
  "CallError.BadSetting": "“{value}” não vale aqui; use {wanted}",
  "CallError.TooLong": ({ most }) => `isto pode ter no máximo ${characters(most)}`,
  "CallError.TooLargeToList": upTo("a lista vai"),
  "CallError.TooLargeToArgue": upTo("uma prova vai"),
  "CallError.TooLargeForAVerdict": ({ squares: all, largest }) =>
    `um caminho inacabado pode ser julgado em até ${squares(largest)}, buracos incluídos; este tabuleiro tem ${number(all)}`,
  "CallError.NotSupported": "falta a este navegador: {lacking}; use um atual",
  "Wanted.MapSide": "um número inteiro de 1 a 64",
  "Wanted.OneKey": "uma tecla do teclado",
  "Wanted.RandomNumbers": "números aleatórios",
  "Wanted.CanvasContext": "contexto 2D de um canvas para desenhar",
  "Wanted.Canvas": "canvas para desenhar",
  "Wanted.Bytes": "um número de bytes de {least} a {most}",
  "Wanted.BytesOrNoLimit":
    "um número de bytes de {least} a {most}, ou “none” para o tempo de uma chamada",
  "Wanted.AnimationSize": "um número inteiro de pixels de {least} a {most}",
  "Wanted.AnimationDelay": "um número inteiro de milissegundos de {least} a {most}",
  "Wanted.Step": "um número inteiro de passos de 0 a {most}",
  "Wanted.Weights": "um número de {least} a {most}",
  crashed: "o cálculo falhou, provavelmente por falta de memória",
  lost: "{call}: este objeto se perdeu quando o cálculo falhou; crie outro",
  "IllegalMove.NotAMove": "nenhum lance leva até lá a partir da última casa",
  "IllegalMove.Visited": "essa casa já foi visitada; escolha uma não visitada",
  "IllegalMove.Hole": "é um buraco; escolha uma casa",
  "IllegalMove.Over": "o passeio está completo; volte para tentar outro caminho",
};
