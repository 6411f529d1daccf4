/**
 * Why there is a tour, or none: the one sentence for each code, whoever says it. It follows a colon, without a full
 * stop.
 * @import { Telling } from "../telling.js"
 */

import { list, number, plain, square, word } from "./sentence.js";
import { WALKER } from "../terms.js";
import { fillIn, termsOf, usualTerms } from "./terms.js";

/** The number of squares up to which a sentence names all of them; of more it names the first three. */
const MAX_NAMED = 4;

/** "a1, b2 e c3"; of many squares "a1, b2, c3 e mais 7". The count may be larger than the list. @type {(squares: readonly string[], count?: number) => string} */
function named(squares, count = 0) {
  const all = Math.max(squares.length, count);
  const shown = all > MAX_NAMED ? squares.slice(0, 3) : squares;
  const rest = all - shown.length;
  return plain(
    list([...shown.map((name) => [square(name)]), ...(rest > 0 ? [[`mais ${number(rest)}`]] : [])]),
  );
}

/** The sentence for a code; where squares and numbers are empty, it is about some squares, or about the start. @type {(code: string, squares: readonly string[], numbers: readonly number[], isHigh: boolean) => string} */
function because(code, squares, numbers, isHigh) {
  const [first = 0, second = 0] = numbers;
  const isKnown = squares.length > 0;
  const isOneSquare = squares.length === 1;
  const isOne = isOneSquare && first <= 1;
  const some = named(squares);
  const counted = named(squares, first);
  const start = squares[0];
  // A board four squares across has two outer lines and two inner ones along its longer side.
  const [line, lines] = isHigh ? ["coluna", "colunas"] : ["fileira", "fileiras"];
  switch (code) {
    case "one-square":
      return "{uma casa} só já é um passeio aberto, mas não há lance para fechá-lo";
    case "odd-area":
      return "todo lance troca a cor, então um passeio fechado precisa de {tantas casas} de uma cor quanto da outra, mas o número de {casas} deste {tabuleiro} é ímpar";
    case "side-1":
      return `numa única ${line} de casas, o cavalo não tem nenhum lance`;
    case "side-2":
      return second === 2
        ? "em 2 × 2 casas, o cavalo não tem nenhum lance"
        : `com apenas duas ${lines}, cada lance avança duas casas ao longo do tabuleiro, e o cavalo nunca volta às casas que pulou`;
    case "side-4":
      return `com quatro ${lines}, todo lance de uma ${line} externa leva a uma interna, então um passeio fechado só alcançaria metade das casas`;
    case "small-exception":
      return first > 0
        ? `o ${first} × ${second} é um dos poucos tabuleiros pequenos sem passeio, como mostra uma busca por todas as possibilidades`
        : "este é um dos poucos tabuleiros pequenos sem passeio, como mostra uma busca por todas as possibilidades";
    case "schwenk":
      return "todo retângulo completo tem um, a não ser que o número de casas seja ímpar, que um lado seja 1, 2 ou 4, ou que ele seja 3 × 4, 3 × 6 ou 3 × 8 (Schwenk, 1991)";
    case "open-theorem":
      return "todo retângulo completo tem um, menos alguns pequenos ou estreitos (Cull e De Curtins, 1978; Conrad e outros, 1994)";
    case "no-theorem":
      return "nenhum teorema conhecido vale para este caso";
    case "all-tried":
      return "todas as possibilidades foram testadas";
    case "colours":
      return numbers.length === 0
        ? "todo lance troca a cor, e há {casas} demais de uma das cores"
        : `todo lance troca a cor, mas há ${number(first)} {casas claras} e ${number(second)} {escuras} a visitar`;
    case "start-colour":
      return `um passeio começa e termina na cor que tem {uma casa} a mais, mas ${start ?? "o início"} tem a outra cor`;
    case "inner-row":
      return `com quatro ${lines}, todo lance de uma ${line} externa leva a uma interna, então um passeio tem de começar e terminar numa ${line} externa, e ${start ?? "o início"} fica numa interna`;
    case "start-exception":
      return isKnown
        ? `uma busca completa não encontrou nenhum a partir de ${start}`
        : "uma busca completa não encontrou nenhum a partir do início";
    case "too-few-moves":
      return first === 0
        ? "{uma casa} tem lances de menos"
        : second === 1
          ? `${counted} ${isOne ? "não tem" : "não têm"} nenhum lance`
          : `${counted} ${isOne ? "tem" : "têm"} menos que os dois lances de que um passeio fechado precisa em cada {casa}`;
    case "too-many-ends":
      return !isKnown
        ? "há {casas} demais com um único lance, e um passeio só tem duas pontas"
        : isOne
          ? `${some} é uma terceira posição com um só lance, e um passeio só tem duas pontas`
          : second === 1
            ? `${counted} têm só um lance, e apenas uma posição dessas pode ser uma ponta do passeio`
            : `${counted} têm só um lance, e apenas ${word(second, "f")} dessas posições podem ser pontas do passeio`;
    case "not-connected":
      return isKnown
        ? `nenhuma sequência de lances leva a ${counted}`
        : "nenhuma sequência de lances leva a {algumas casas}";
    case "cut-squares":
      return isKnown
        ? `sem ${some}, o resto do {tabuleiro} se divide em mais partes do que um passeio consegue visitar`
        : "sem {algumas casas}, o resto do {tabuleiro} se divide em mais partes do que um passeio consegue visitar";
    case "end-parts":
      return isKnown
        ? `${word(first, "f")} partes só se ligam ao resto por ${some}, e cada uma precisaria de uma ponta do passeio, mas ${second === 1 ? "só uma pode ter" : `só ${word(second, "f")} podem ter`}`
        : "há partes demais que só se ligam ao resto por {poucas casas}, e cada uma precisaria de uma ponta do passeio";
    case "forced-moves":
      return isKnown
        ? `${start} precisaria de mais de dois lances: ${named(squares.slice(1), first)} têm dois cada, e precisam do lance até ${start}`
        : "{uma casa} precisaria de mais de dois lances";
    case "forced-cycle":
      return isKnown
        ? `os lances que todo passeio tem de usar já formam um ciclo só por ${counted}`
        : "os lances que todo passeio tem de usar já formam um ciclo por apenas {algumas casas}";
    case "no-two-factor":
      return isKnown
        ? isOneSquare
          ? `${some} precisa de ${number(first)} lances, mas em volta só há lugar para ${number(second)}`
          : `juntas, as posições ${some} precisam de ${number(first)} lances, mas em volta delas só há lugar para ${number(second)}`
        : "nenhuma escolha de lances dá a cada {casa} os dois de que um passeio fechado precisa";
    case "no-cycle-cover":
      return isKnown
        ? `os lances de ${some} só levam a ${number(second)} {casas}, mas seria preciso ter ${number(first)}`
        : "nenhuma escolha de lances leva de cada {casa} a {outra}";
    case "separate-cycles":
      return !isKnown
        ? "{algumas casas} ficam isoladas do resto, quaisquer que sejam os lances"
        : second === 0
          ? "quaisquer que sejam os dois lances de cada {casa}, nenhum leva a uma ponta do passeio"
          : isOne
            ? `${counted} fica sem ligação com o resto, quaisquer que sejam os lances`
            : `${counted} ficam sem ligação com o resto, quaisquer que sejam os lances`;
    case "separate-parts":
      return isKnown
        ? `um passeio que visita ${named(squares.slice(0, first), first)} não pode visitar também ${named(squares.slice(first), second)}`
        : "duas partes do {tabuleiro} podem ser visitadas, mas não as duas pelo mesmo passeio";
    case "stuck":
      return isKnown
        ? `{nenhuma casa} livre fica a um lance de ${start}`
        : "{nenhuma casa} livre fica a um lance do fim do caminho";
    case "not-closed":
      return squares.length > 1
        ? `não falta {nenhuma casa}, mas ${squares[1]} não fica a um lance de ${start}`
        : "não falta {nenhuma casa}, mas o fim não fica a um lance do início";
    case "never-entered":
      return isKnown
        ? `nenhum lance leva mais a ${counted}`
        : "nenhum lance leva mais a {algumas casas}";
    case "start-cut-off":
      return isKnown
        ? `não sobrou {nenhuma casa} livre a um lance de ${start}, então o passeio não pode fechar`
        : "não sobrou {nenhuma casa} livre a um lance do início, então o passeio não pode fechar";
    case "too-many-dead-ends":
      return !isKnown
        ? "há {casas} demais com um só lance restante"
        : isOne
          ? `${counted} só tem mais um lance, então o passeio terminaria ali e não fecharia`
          : second === 0
            ? `${counted} só têm mais um lance, então o passeio terminaria ali e não fecharia`
            : `${counted} só têm mais um lance, e o passeio só pode terminar num desses lugares`;
    case "cut-in-two":
      return isKnown
        ? `nenhuma sequência de lances leva mais do fim do caminho a ${counted}`
        : "nenhuma sequência de lances leva mais do fim do caminho a {algumas casas}";
    default:
      return code;
  }
}

/** Why there is no tour, or one, as it follows “Não existe um passeio assim: ”. @param {Telling} telling */
export const why = ({ code, squares, numbers, isGraph, isHigh }) =>
  fillIn(because(code, squares, numbers, isHigh), isGraph ? termsOf(WALKER) : usualTerms);
